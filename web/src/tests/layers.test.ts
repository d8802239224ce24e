import { expect, test } from "vitest";
import { LAYERS, lineStyles, measured, offered, shownStyles, unitOf } from "../lib/layers";
import type { Battlefield, Layer, Person } from "../lib/messages";

const map = (given: Partial<Battlefield>): Battlefield => ({
  kind: "grid",
  width: 9,
  height: 9,
  grain: 1,
  unit: "ft5",
  up: false,
  layers: [],
  features: [],
  things: [],
  apart: [],
  diagonals: "5-5-5",
  ...given,
});
const layer = (style: string): Layer => ({ id: style, style, runs: [], edges: [] });
const person = (given: Partial<Person>): Person => ({ threatens: [], body: { x: 1, y: 1, height: 0 }, ...given }) as unknown as Person;

test("squares are counted as the game does", () => {
  expect(measured(map({}), [0, 0], [4, 3])).toEqual({ squares: 4, far: 20, unit: "ft" });
  expect(measured(map({ diagonals: "5-10-5" }), [0, 0], [4, 3])).toEqual({ squares: 5, far: 25, unit: "ft" });
});

test("on an open field the straight line counts", () => {
  expect(measured(map({ kind: "field", grain: 10, unit: "m", diagonals: "" }), [0, 0], [30, 40])).toEqual({
    squares: null,
    far: 5,
    unit: "m",
  });
});

test("a unit may say how many of it make a square", () => {
  expect(unitOf("ft5")).toEqual([5, "ft"]);
  expect(unitOf("span")).toEqual([1, "span"]);
});

test("only what the view has is offered", () => {
  expect(offered(map({}), [person({})], false)).toEqual(["names"]);
  const rich = map({ layers: [layer("dark"), layer("heavy")] });
  expect(offered(rich, [person({ threatens: [[1, 1, 2]], body: { x: 1, y: 1, height: 3 } as Person["body"] })], true)).toEqual([
    "reach",
    "threat",
    "moves",
    "ground",
    "light",
    "heights",
    "names",
  ]);
});

test("walls and doors are always drawn", () => {
  const ground = map({ layers: [layer("wall"), layer("dark"), layer("heavy")] });
  expect(shownStyles(ground, { ...LAYERS, light: false, ground: false })).toEqual(["wall"]);
  expect(shownStyles(ground, LAYERS)).toEqual(["wall", "dark", "heavy"]);
});

test("what only stands between squares is shown as a line", () => {
  const low = { ...layer("low"), edges: [[1, 1, 0]] } as Layer;
  const wall = { ...layer("wall"), runs: [[0, 1, 2]], edges: [[1, 1, 0]] } as Layer;
  expect([...lineStyles(map({ layers: [low, wall] }))]).toEqual(["low"]);
});
