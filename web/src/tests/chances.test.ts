import { expect, test } from "vitest";
import { askedOf, because, chanceOf, isGuess } from "../lib/chances";
import type { FateTold, Outcome } from "../lib/messages";

const fate = (hit: number | null, felled: number): FateTold => ({
  hit,
  critical: null,
  saved: null,
  felled,
  damage: { mean: 0, low: 0, high: 0, spread: [] },
  conditions: {},
  check: null,
});
const outcome = (success: number | null, fates: Record<string, FateTold>): Outcome => ({
  success,
  amount: null,
  fates,
  assumed: [],
  estimated: Object.keys(fates).filter((each) => each === "stranger"),
  certain: false,
  check: null,
});

test("one target: its hit and its end", () => {
  expect(chanceOf(outcome(null, { bo: fate(0.65, 0.3) }))).toEqual({ hit: 0.65, of: "hit", out: 0.3, guess: false });
});

test("several targets, or none: success as a whole", () => {
  expect(chanceOf(outcome(0.5, { bo: fate(0.65, 0.3), cy: fate(0.1, 0) }))).toEqual({ hit: 0.5, of: "success", out: null, guess: false });
});

test("nothing is said where no dice decide", () => {
  expect(chanceOf(outcome(null, {}))).toBeNull();
  expect(chanceOf(null)).toBeNull();
});

test("what rests on a stranger's numbers is a guess", () => {
  const told = outcome(null, { stranger: fate(0.65, 0.3), bo: fate(0.5, 0) });
  expect([isGuess(told), isGuess(told, "stranger"), isGuess(told, "bo")]).toEqual([true, true, false]);
  expect(chanceOf(outcome(null, { stranger: fate(0.65, 0.3) }))?.guess).toBe(true);
});

test("a breakdown is about the hit, else about success", () => {
  expect(because(askedOf("Attack", outcome(null, { bo: fate(0.65, 0.3) })))).toEqual([
    ["hit", 0.65],
    ["out-chance", 0.3],
  ]);
  expect(because(askedOf("Hide", outcome(0.4, {})))).toEqual([["success", 0.4]]);
});
