// What somebody wishes to be simulated, and how it is said.
import type { Simulate } from "../messages";

/** How many fights, or below 1: until every chance is known to so much either way. */
export const COUNTS = [200, 1000, 5000, 0.02] as const;
/** How many fights for each answer of whoever is asked. */
export const EACH = [0, 50, 200] as const;
const LIMIT = 20_000;

export interface Wish {
  /** After so many replies; null is now. */
  at: number | null;
  players: Record<string, string>;
  count: number;
  each: number;
  /** What the dice are made of, empty for anything. */
  seed: string;
}

export const usual = (): Wish => ({ at: null, players: {}, count: COUNTS[0], each: EACH[1], seed: "" });

/** The message; `master` alone weighs answers and goes back. */
export function said(wish: Wish, master: boolean): Simulate {
  const players = Object.fromEntries(Object.entries(wish.players).filter(([, style]) => style));
  return {
    do: "simulate",
    ...(wish.count < 1 ? { count: LIMIT, until: wish.count } : { count: wish.count }),
    ...(Object.keys(players).length ? { players } : {}),
    ...(wish.seed ? { seed: Number(wish.seed) } : {}),
    ...(master ? { each: wish.each, ...(wish.at === null ? {} : { at: wish.at }) } : {}),
  };
}
