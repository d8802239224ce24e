// Chances of an answer in one line: the first hit (or success), then out of the fight. And what they come from.
import type { FateTold, Outcome, Part, Question } from "./messages";
import type { Table } from "./table.svelte";

/** What can be asked about chances: whose they are, what comes of it for him, and of all. */
export interface Asked {
  name: string;
  outcome: Outcome;
  fate: FateTold | null;
  /** Whether the numbers behind them are only believed. */
  guess: boolean;
}

export interface Chance {
  hit: number | null;
  /** What that is the chance of: a hit, or success as such. */
  of: "hit" | "success";
  out: number | null;
  guess: boolean;
}

/** Whether what an outcome says of somebody, or of anybody, rests on what is only believed. */
export const isGuess = (outcome: Outcome, id?: string): boolean =>
  id === undefined ? outcome.estimated.length > 0 : outcome.estimated.includes(id);

/** The chances of an outcome: of its only fate, or of success as a whole; nothing where no dice decide. */
export function chanceOf(outcome: Outcome | null): Chance | null {
  if (!outcome) return null;
  const fates = Object.values(outcome.fates);
  const fate = fates.length === 1 ? fates[0]! : null;
  const hit = fate?.hit ?? outcome.success;
  return hit === null && !fate?.felled
    ? null
    : {
        hit,
        of: fate?.hit !== null && fate?.hit !== undefined ? "hit" : "success",
        out: fate ? fate.felled : null,
        guess: isGuess(outcome),
      };
}

/** What can be asked about the outcome of an option: its only fate, or all of it. */
export function askedOf(name: string, outcome: Outcome): Asked {
  const fates = Object.values(outcome.fates);
  return { name, outcome, fate: fates.length === 1 ? fates[0]! : null, guess: isGuess(outcome) };
}

/** The chances that a breakdown is about, each with what it is the chance of. */
export function because({ fate, outcome }: Asked): ["hit" | "saved" | "success" | "out-chance", number][] {
  const first = (["hit", "saved"] as const).find((each) => (fate?.[each] ?? null) !== null);
  const found: ["hit" | "saved" | "success" | "out-chance", number][] = first
    ? [[first, fate![first]!]]
    : outcome.success !== null
      ? [["success", outcome.success]]
      : [];
  return fate ? [...found, ["out-chance", fate.felled]] : found;
}

export const sum = (parts: readonly Part[]): number => parts.reduce((all, each) => all + each.value, 0);

/** Ask for the chances of the usual answers of these options, one after another; `tell` hears of each. */
export async function weigh(
  table: Table,
  question: Question,
  ids: readonly string[],
  tell: (id: string, chance: Chance, outcome: Outcome) => void,
): Promise<void> {
  for (const id of ids) {
    const usual = question.options.find((each) => each.id === id)?.usual;
    const found = usual && (await table.ask("odds", { who: question.who, option: id, given: usual }));
    const chance = found ? chanceOf(found.odds ?? null) : null;
    if (chance && found?.odds) tell(id, chance, found.odds);
  }
}
