// Chances of an answer in one line: the first hit (or success), then out of the fight.
import type { Outcome, Question } from "./messages";
import type { Table } from "./table.svelte";

export interface Chance {
  hit: number | null;
  out: number | null;
}

/** The chances of an outcome: of its only fate, or of success as a whole; nothing where no dice decide. */
export function chanceOf(outcome: Outcome | null): Chance | null {
  if (!outcome) return null;
  const fates = Object.values(outcome.fates);
  const fate = fates.length === 1 ? fates[0]! : null;
  const hit = fate?.hit ?? outcome.success;
  return hit === null && !fate?.felled ? null : { hit, out: fate ? fate.felled : null };
}

/** Ask for the chances of the usual answers of these options, one after another; `tell` hears of each. */
export async function weigh(table: Table, question: Question, ids: readonly string[], tell: (id: string, chance: Chance) => void): Promise<void> {
  for (const id of ids) {
    const usual = question.options.find((each) => each.id === id)?.usual;
    const found = usual && (await table.ask("odds", { who: question.who, option: id, given: usual }));
    const chance = found ? chanceOf(found.odds ?? null) : null;
    if (chance) tell(id, chance);
  }
}
