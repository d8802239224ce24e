import { expect, test } from "vitest";
import { holds, nearest, outline, type Row, spread, walk } from "../lib/geometry";

const ROWS: Row[] = [
  [0, 0, 4, 2],
  [3, 5, 5, 1],
];

test("a chain of digits is walked step by step", () => {
  expect(walk([1, 6, "70"])).toEqual([
    [1, 6],
    [0, 5],
    [0, 4],
  ]);
  expect(walk([1, 6, [[4, 4]]])).toEqual([
    [1, 6],
    [4, 4],
  ]);
});

test("rows hold every step and nothing between", () => {
  expect(spread(ROWS)).toEqual([
    [0, 0],
    [2, 0],
    [4, 0],
    [5, 3],
  ]);
  expect(holds(ROWS, [2, 0])).toBe(true);
  expect(holds(ROWS, [1, 0])).toBe(false);
});

test("the nearest place is one of the rows", () => {
  expect(nearest(ROWS, [2.9, 0.4])).toEqual([2, 0]);
  expect(nearest(ROWS, [9, 9])).toEqual([5, 3]);
  expect(nearest([], [1, 1])).toBeNull();
});

test("an outline has no lines inside", () => {
  expect(outline([[0, 0, 1]])).toHaveLength(6);
  expect(
    outline([
      [0, 0, 1],
      [1, 0, 1],
    ]),
  ).toHaveLength(8);
});
