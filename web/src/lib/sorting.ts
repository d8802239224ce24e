// The order in which options are listed, and with it their keys. Pure functions.
import type { OptionTold } from "./messages";

const SORTS = ["attack", "magic", "move", "posture", "item", "talk", "other"];
const rank = (group: string): number => (SORTS.indexOf(group) + SORTS.length) % SORTS.length;

/** The legal options, by sort; within a sort in the order of the rules. */
export function listed(options: readonly OptionTold[]): OptionTold[] {
  return options.filter((each) => each.open).sort((a, b) => rank(a.group) - rank(b.group));
}
