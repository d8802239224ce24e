import { expect, test } from "vitest";
import { evenly, nextShare, numberSaid, shareOf, shareSign, toggled } from "../lib/marks";

test("a mark comes and goes", () => {
  const both = toggled(toggled(new Map(), "bor"), "orc");
  expect([...both]).toEqual([
    ["bor", 1],
    ["orc", 1],
  ]);
  expect([...toggled(both, "bor")]).toEqual([["orc", 1]]);
});

test("numbers are said with a sign or a verb", () => {
  expect(["-7", "−7", "+4", "=12", "hit 7", "heal 4"].map(numberSaid)).toEqual(["-7", "-7", "+4", "=12", "-7", "+4"]);
  for (const other of ["7", "hit", "hit orc 7", "-7 orc", "4 levy", "--7"]) expect(numberSaid(other)).toBeNull();
});

test("of a blow arrives all, half, nothing, double", () => {
  const shares = [1, nextShare(1), nextShare(0.5), nextShare(0)];
  expect(shares.map(shareSign)).toEqual(["×1", "×½", "×0", "×2"]);
  expect(nextShare(2)).toBe(1);
  expect(shares.map((share) => shareOf("-7", share))).toEqual(["-7", "-3", null, "-14"]);
  expect(shares.map((share) => shareOf("=12", share))).toEqual(["=12", "=12", null, "=12"]);
});

test("a number is dealt out evenly, the first get what is over", () => {
  expect(evenly(["a", "b", "c"], 5)).toEqual({ a: 2, b: 2, c: 1 });
  expect(evenly(["a", "b", "c"], 1)).toEqual({ a: 1 });
  expect(evenly([], 3)).toEqual({});
});
