// The log as people read it: rounds, in each the turns, in each the acts with what follows from them. Pure functions.
import type { Act, Line } from "./messages";

export interface Deed {
  /** Its place among the acts, by which it is known as long as the fight does not go back. */
  number: number;
  act: Act;
  /** What follows from it. */
  under: Act[];
}
export interface Chapter {
  key: number;
  /** The heading of a turn or of a round; none before the first round. */
  head: Act | null;
  deeds: Deed[];
}

/** Chapters in the order in which things happened: a chapter is a turn, or what happens between two turns. */
export function chapters(acts: readonly Act[], from = 0): Chapter[] {
  const found: Chapter[] = [];
  for (let number = from; number < acts.length; number++) {
    const act = acts[number]!;
    const ends = act.kind === "end" && found.at(-1)?.deeds[0]?.act.kind !== "end";
    if (act.kind === "round" || act.kind === "turn" || ends || !found.length)
      found.push({ key: number, head: act.kind === "round" || act.kind === "turn" ? act : null, deeds: [] });
    if (act.kind === "round" || act.kind === "turn") continue;
    const deeds = found.at(-1)!.deeds;
    if ((act.kind === "follows" || (act.kind === "end" && !ends)) && deeds.length) deeds.at(-1)!.under.push(act);
    else deeds.push({ number, act, under: [] });
  }
  return found;
}

export interface Round {
  key: number;
  text: string;
  chapters: Chapter[];
}

/** Rounds with their chapters, and in those the deeds, the newest first. */
export function rounds(found: readonly Chapter[]): Round[] {
  const all: Round[] = [];
  for (const chapter of found) {
    const begins = chapter.head?.kind === "round";
    if (begins || !all.length) all.unshift({ key: chapter.key, text: begins ? chapter.head!.text : "", chapters: [] });
    if (chapter.deeds.length || chapter.head?.kind === "turn") all[0]!.chapters.unshift({ ...chapter, deeds: chapter.deeds.toReversed() });
  }
  return all;
}

/** Everything that the full log has of a deed. */
export const inFull = (deed: Deed, log: readonly Line[]): Line[] =>
  [deed.act, ...deed.under]
    .flatMap((act) => act.lines)
    .sort((a, b) => a - b)
    .flatMap((number) => log[number] ?? [])
    .filter((line) => line.text);

/** Whether a line tells of dice or coins that fell: it is called so, or has a number that is a sum. */
export const tellsDice = (line: Pick<Line, "kind" | "sums">): boolean => /(^|-)(rolled|tossed)$/.test(line.kind) || !!line.sums?.length;

/** Only the deeds that tell of dice; a turn without such a deed is left out. */
export function onlyDice(found: readonly Chapter[], log: readonly Line[]): Chapter[] {
  return found
    .map((each) => ({ ...each, deeds: each.deeds.filter((deed) => inFull(deed, log).some(tellsDice)) }))
    .filter((each) => each.deeds.length > 0 || each.head?.kind === "round");
}

/** A number that is kept secret stands for itself; a question mark of a sentence follows a word. */
const SECRET = /(?:^|[\s(])\?(?![^\s.,;:)])/;
const IN_BRACKETS = /\s*\((?:[^()]*\s)?\?(?![^\s.,;:)])[^()]*\)/g;
const CLAUSE = /[,;](?:(?![,;.:()]\s).)*\s\?(?![^\s.,;:)])(?:(?![,;.](?:\s|$)).)*/g;

/** A sentence without what is kept secret: a remark in brackets, or a part between commas. */
export const told = (text: string): string => text.replace(IN_BRACKETS, "").replace(CLAUSE, "");

/** Whether a sentence says anything beside what is kept secret. */
export const says = (text: string): boolean => !SECRET.test(told(text));

/** The last thing worth a headline. */
export function latest(acts: readonly Act[]): Deed | null {
  const turn = Math.max(0, acts.length - 40);
  return (
    chapters(acts, turn)
      .flatMap((each) => each.deeds)
      .findLast((each) => says(each.act.text)) ?? null
  );
}

/** What somebody has just done in the turn that goes on; nothing if another's turn was told since. */
export function since(acts: readonly Act[], who: string): Deed | null {
  const last = chapters(
    acts,
    Math.max(
      0,
      acts.findLastIndex((each) => each.kind === "turn"),
    ),
  ).at(-1);
  return last?.head?.who === who ? (last.deeds.findLast((each) => says(each.act.text)) ?? null) : null;
}

/** What follows from a deed, in a few lines: rows of those whom it befalls, then the rest. */
export function follows(deed: Deed, most = 3): string[] {
  const rows = (deed.act.rows ?? []).map(([name, text]) => `${name}: ${text}`);
  return [...rows, ...deed.under.map((each) => told(each.text)).filter(says)].slice(0, most);
}
