import { expect, test } from "vitest";
import { chanceOf } from "../lib/chances";
import type { FateTold, Outcome } from "../lib/messages";

const fate = (hit: number | null, felled: number): FateTold => ({ hit, critical: null, saved: null, felled, damage: { mean: 0, low: 0, high: 0 }, conditions: {} });
const outcome = (success: number | null, fates: Record<string, FateTold>): Outcome => ({ success, amount: null, fates, assumed: [], estimated: [], certain: false });

test("one target: its hit and its end", () => {
  expect(chanceOf(outcome(null, { bo: fate(0.65, 0.3) }))).toEqual({ hit: 0.65, out: 0.3 });
});

test("several targets, or none: success as a whole", () => {
  expect(chanceOf(outcome(0.5, { bo: fate(0.65, 0.3), cy: fate(0.1, 0) }))).toEqual({ hit: 0.5, out: null });
});

test("nothing is said where no dice decide", () => {
  expect(chanceOf(outcome(null, {}))).toBeNull();
  expect(chanceOf(null)).toBeNull();
});
