import { expect, test } from "vitest";
import { besides, share } from "../lib/vitals";

test("what protects health counts with it", () => {
  expect(share({ now: 27, max: 27, stamina: 0, stamina_max: 27, temp: 4, resolve: 3 })).toBe(0.5);
  expect(share({ now: 4, max: 8 })).toBe(0.5);
  expect(share(null)).toBeNull();
});

test("what else a game counts is told, if there is any", () => {
  expect(besides({ now: 27, max: 27, stamina: 0, stamina_max: 27, resolve: 3 })).toEqual([
    ["stamina", 0, 27],
    ["resolve", 3, 0],
  ]);
  expect(besides({ now: 9, max: 9, temp: 2, nonlethal: 0 })).toEqual([]);
});
