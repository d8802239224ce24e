import { expect, test } from "vitest";
import type { WeighedTold } from "../lib/messages";
import { bars, chanceOf, type Interval, margin, quantile, range, ranked, tenths, trailOf, verdict } from "../lib/simulate/figures";
import { said, usual } from "../lib/simulate/wish";

const answer = (...chance: Interval): WeighedTold => ({ option: "x", values: {}, words: "x", usual: false, count: 50, chance });

test("rounds are bars, with gaps, and a tail that is folded", () => {
  expect(bars([])).toEqual([]);
  expect(
    bars([
      [2, 1],
      [4, 3],
    ]).map((each) => [each.label, each.share, each.middle]),
  ).toEqual([
    ["2", 0.25, false],
    ["3", 0, false],
    ["4", 0.75, true],
  ]);
  const long = bars(
    [
      [3, 50],
      [5, 45],
      [6, 3],
      [40, 2],
    ],
    4,
  );
  expect(long.map((each) => each.label)).toEqual(["3", "4", "5", "6+"]);
  expect(long.at(-1)!.share).toBeCloseTo(0.05);
  const wide = bars(
    Array.from({ length: 30 }, (_, n) => [n + 1, 1] as [number, number]),
    10,
  );
  expect(wide.length).toBeLessThanOrEqual(10);
  expect(wide[0]!.label).toBe("1–3");
  expect(wide.reduce((sum, each) => sum + each.share, 0)).toBeCloseTo(1);
  expect(wide.filter((each) => each.middle)).toHaveLength(1);
});

test("the middle of a histogram", () => {
  expect([
    quantile(
      [
        [1, 1],
        [2, 1],
        [9, 2],
      ],
      0.5,
    ),
    quantile([], 0.5),
  ]).toEqual([2, 0]);
});

test("better than even is said only if the interval does not touch the half", () => {
  expect([verdict([0.6, 0.51, 0.7]), verdict([0.6, 0.5, 0.7]), verdict([0.3, 0.2, 0.49])]).toEqual(["better", "open", "worse"]);
  expect(margin([0.5, 0.3, 0.6])).toBeCloseTo(0.2);
});

test("answers whose intervals overlap are too close to call", () => {
  expect(ranked([answer(0.5, 0.4, 0.6), answer(0.7, 0.6, 0.8), answer(0.3, 0.2, 0.4)])).toEqual({ best: 1, close: [0], worse: [2] });
  expect(ranked([answer(0.9, 0.85, 0.95), answer(0.1, 0.05, 0.15)])).toEqual({ best: 0, close: [], worse: [1] });
});

test("the trail of one end, and how much of it is drawn", () => {
  const trail: [number, Record<string, Interval>][] = [
    [1, { a: [1, 0.2, 1] }],
    [2, { b: [0.5, 0.1, 0.9] }],
    [9, { a: [0.7, 0.6, 0.8] }],
  ];
  expect(trailOf(trail, "a").map(([count, [value]]) => [count, value])).toEqual([
    [1, 1],
    [2, 0],
    [9, 0.7],
  ]);
  const [low, high] = range(trailOf(trail, "a").slice(2));
  expect(low).toBeLessThan(0.5);
  expect(high).toBeGreaterThan(0.8);
  expect(high).toBeLessThan(1);
});

test("an end that never came is as rare as the number of fights says", () => {
  expect(chanceOf({ count: 200, chances: { b: [1, 0.98, 1] } }, "a")[2]).toBeCloseTo(0.0188, 4);
  expect(chanceOf({ count: 0, chances: {} }, "a")).toEqual([0, 0, 1]);
  expect(verdict(chanceOf({ count: 200, chances: {} }, "a"))).toBe("worse");
});

test("shares are written as languages write them", () => {
  expect([tenths(0.614, "en"), tenths(1, "en"), tenths(0.0625, "uk")]).toEqual([
    ["61", ".4"],
    ["100", ".0"],
    ["6", ",3"],
  ]);
});

test("a wish as it is said: a player neither goes back nor weighs answers", () => {
  expect(said(usual(), true)).toEqual({ do: "simulate", count: 200, each: 50 });
  expect(said({ at: 0, players: { a: "random", b: "" }, count: 0.02, each: 0, seed: "7" }, true)).toEqual({
    do: "simulate",
    count: 20_000,
    until: 0.02,
    players: { a: "random" },
    seed: 7,
    each: 0,
    at: 0,
  });
  expect(said({ ...usual(), at: 3 }, false)).toEqual({ do: "simulate", count: 200 });
});
