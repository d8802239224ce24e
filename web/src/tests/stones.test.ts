import { expect, test } from "vitest";
import { letters, shapes } from "../lib/stones";

test.each([["Alley Knife", "AK"], ["Tusk Raider 2", "T2"], ["Бляшаноручка 1", "Б1"], ["Сокрушитель обшивки", "СО"], ["Orc", "OR"], ["Mire Hound 12", "M12"]])("%s is %s", (name, stone) => {
  expect(letters(name)).toBe(stone);
});

test("a side has the same shape whoever looks", () => {
  expect(shapes(["raiders", "heroes"])).toEqual(shapes(["heroes", "raiders", "heroes"]));
});
