// What a simulation says, as the page draws it. Pure functions.
import type { WeighedTold } from "../messages";

export type Interval = [number, number, number];
export interface Bar {
  label: string;
  share: number;
  /** Whether the middle fight lasts so long. */
  middle: boolean;
}

/** The number that this part of a histogram does not exceed. */
export function quantile(histogram: readonly [number, number][], part: number): number {
  const wanted = part * histogram.reduce((sum, [, times]) => sum + times, 0);
  let seen = 0;
  for (const [number, times] of histogram) if ((seen += times) >= wanted) return number;
  return histogram.at(-1)?.[0] ?? 0;
}

/** Rounds as bars, at most so many of one width; the few fights beyond the last one belong to it. */
export function bars(lasted: readonly [number, number][], most = 12): Bar[] {
  const all = lasted.reduce((sum, [, times]) => sum + times, 0);
  if (!all) return [];
  const first = lasted[0]![0],
    last = lasted.at(-1)![0],
    middle = quantile(lasted, 0.5);
  const end = last - first < most ? last : Math.max(quantile(lasted, 0.97), first);
  const wide = Math.ceil((end - first + 1) / most);
  const count = Math.ceil((end - first + 1) / wide);
  return Array.from({ length: count }, (_, n) => {
    const low = first + n * wide,
      high = low + wide - 1,
      open = n === count - 1 && last > high;
    const within = (rounds: number) => rounds >= low && (open || rounds <= high);
    const times = lasted.reduce((sum, [rounds, each]) => sum + (within(rounds) ? each : 0), 0);
    return { label: open ? `${low}+` : wide > 1 ? `${low}–${high}` : `${low}`, share: times / all, middle: within(middle) };
  });
}

/** Whether a chance is known to be better or worse than even. */
export function verdict([, low, high]: Interval): "better" | "worse" | "open" {
  return low > 0.5 ? "better" : high < 0.5 ? "worse" : "open";
}

/** How far the true value may be from the estimate. */
export const margin = ([value, low, high]: Interval): number => Math.max(high - value, value - low);

/** The best answer, those that cannot be told from it because the intervals overlap, and those that are worse; by their places. */
export function ranked(answers: readonly WeighedTold[]): { best: number; close: number[]; worse: number[] } {
  const best = answers.reduce((top, each, n) => (each.chance[0] > answers[top]!.chance[0] ? n : top), 0);
  const floor = answers[best]?.chance[1] ?? 0;
  const others = answers.map((_, n) => n).filter((n) => n !== best);
  return { best, close: others.filter((n) => answers[n]!.chance[2] >= floor), worse: others.filter((n) => answers[n]!.chance[2] < floor) };
}

/** The square of 1.96 standard deviations, within which 95 of 100 estimates are. */
const WITHIN = 3.8416;

/** The chance of an end; one that has never come in so many fights is not told, and is as rare as that lets it be. */
export function chanceOf({ count, chances }: { count: number; chances: Record<string, Interval> }, end: string): Interval {
  return chances[end] ?? [0, 0, WITHIN / (count + WITHIN)];
}

/** The estimate of one end after fewer fights. */
export function trailOf(trail: readonly [number, Record<string, Interval>][], end: string): [number, Interval][] {
  return trail.map(([count, chances]) => [count, chanceOf({ count, chances }, end)]);
}

/** From where to where the chances are drawn: everything of the settled part, and even chances. */
export function range(points: readonly [number, Interval][]): [number, number] {
  const settled = points.slice(Math.floor(points.length / 5)).map(([, each]) => each);
  const low = Math.min(0.5, ...settled.map((each) => each[1])),
    high = Math.max(0.5, ...settled.map((each) => each[2]));
  const room = Math.max(0.02, (high - low) * 0.12);
  return [Math.max(0, low - room), Math.min(1, high + room)];
}

/** A share with one figure behind the point, in the manner of a language, in two parts: whole, and what is behind. */
export function tenths(share: number, lang: string): [string, string] {
  const text = (share * 100).toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return [text.slice(0, -2), text.slice(-2)];
}
