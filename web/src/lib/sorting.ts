// The order in which options are listed, and with it their keys. Pure functions.
import { ending, lettersFor } from "./keys";
import type { OptionTold } from "./messages";

const SORTS = ["attack", "magic", "move", "posture", "item", "talk", "other"];
const rank = (group: string): number => (SORTS.indexOf(group) + SORTS.length) % SORTS.length;

/** The legal options, by sort; within a sort in the order of the rules. */
export function listed(options: readonly OptionTold[]): OptionTold[] {
  return options.filter((each) => each.open).sort((a, b) => rank(a.group) - rank(b.group));
}

/** The letters of the legal options, by id. A prompt that can only be used or passed is used with U and passed with P, whatever these are called. */
export function caps(options: readonly OptionTold[], prompt: boolean): Map<string, string> {
  const open = listed(options);
  const pass = prompt ? ending(open) : undefined;
  if (!pass || open.length !== 2) return lettersFor(open.map((each) => each.id));
  return new Map(open.map((each) => [each.id, each === pass ? "P" : "U"]));
}
