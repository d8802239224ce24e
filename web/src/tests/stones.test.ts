import { expect, test } from "vitest";
import { letters, shapes } from "../lib/stones";

test.each([
  ["Alley Knife", "AK"],
  ["Tusk Raider 2", "T2"],
  ["Бляшаноручка 1", "Б1"],
  ["Сокрушитель обшивки", "СО"],
  ["Orc", "OR"],
  ["Mire Hound 12", "M12"],
])("%s is %s", (name, stone) => {
  expect(letters(name)).toBe(stone);
});

test("shapes follow the order of the encounter, not of names; who is neutral has none of them", () => {
  expect([...shapes(["raiders", "neutral", "heroes", "raiders", "crows", "mob"])]).toEqual([
    ["raiders", 0],
    ["heroes", 1],
    ["crows", 2],
    ["mob", 3],
  ]);
});
