// The log as people read it: turns, in each the acts, under each what came of it. Pure functions.
import type { Line } from "./messages";

export interface Deed {
  line: Line;
  /** What came of it, with how deep it hangs. */
  under: { line: Line; depth: number }[];
  /** Whether it is one way of many steps: the line is the last of them, all hang under it. */
  steps: boolean;
}
export interface Chapter {
  key: number;
  round: number;
  turn: string;
  head: Line | null;
  deeds: Deed[];
}

/** Chapters in the order in which things happened: a chapter is a turn, or what happens between two turns. */
export function chapters(lines: readonly Line[]): Chapter[] {
  const at = new Map(lines.map((line) => [line.line, line]));
  const above = new Set(lines.map((line) => line.under));
  const parent = (line: Line): Line | undefined => (line.under === null ? undefined : at.get(line.under));
  /** A line that heads others: a turn, or whatever stands at the top with something under it. */
  const heads = (line: Line): boolean =>
    line.turn === "" ? line.under === null && above.has(line.line) : parent(line)?.turn !== line.turn;
  const found: Chapter[] = [];
  for (const line of lines) {
    const chain: Line[] = [];
    for (let each = parent(line); each; each = parent(each)) chain.unshift(each);
    const head = heads(line) ? line : (chain.findLast(heads) ?? null);
    let chapter = found.at(-1);
    if (!chapter || chapter.head !== head) {
      chapter = { key: line.line, round: line.round, turn: line.turn, head, deeds: [] };
      found.push(chapter);
    }
    if (line === head || !line.text || (line.quiet && !chain.some((each) => each !== head && each.text))) continue;
    const between = head ? chain.slice(chain.indexOf(head) + 1) : chain;
    const root = between.find((each) => each.text);
    const deed = root && chapter.deeds.find((each) => each.line === root);
    if (deed) deed.under.push({ line, depth: between.length - between.indexOf(deed.line) });
    else chapter.deeds.push({ line, under: [], steps: false });
  }
  for (const chapter of found) chapter.deeds = chapter.deeds.map(shortened);
  return found.filter((each) => (each.head?.text && each.key === each.head.line) || each.deeds.length);
}

/** What came of an act, without what a short log does without. */
export const loud = (deed: Deed): Deed["under"] => deed.under.filter((each) => !each.line.quiet);

/** Where an act is told step by step, the last step says it all, but for what it says of itself in brackets. */
function shortened(deed: Deed): Deed {
  const last = loud(deed).at(-1);
  if (!last || loud(deed).some((each) => each.line.kind !== deed.line.kind)) return deed;
  const line = { ...last.line, text: last.line.text.replace(/\s*\([^()]*\)(?=[^()]*$)/, "") };
  return { line, under: [{ line: deed.line, depth: 1 }, ...deed.under], steps: true };
}

/** Whether a line tells of dice or coins that fell: it is called so, or has a number that is a sum. */
export const tellsDice = (line: Pick<Line, "kind" | "sums">): boolean => /(^|-)(rolled|tossed)$/.test(line.kind) || !!line.sums?.length;

/** Of every act only what tells of dice; an act without dice is left out, and so is a turn without such an act. */
export function onlyDice(found: readonly Chapter[]): Chapter[] {
  const thrown = (deed: Deed): Deed => ({ ...deed, under: deed.under.filter((each) => tellsDice(each.line)) });
  return found
    .map((each) => ({ ...each, deeds: each.deeds.map(thrown).filter((deed) => deed.under.length > 0 || tellsDice(deed.line)) }))
    .filter((each) => each.deeds.length > 0 || (each.head !== null && each.key === each.head.line && tellsDice(each.head)));
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
export function latest(found: readonly Chapter[]): Deed | null {
  return found.flatMap((each) => each.deeds).findLast((each) => says(each.line.text)) ?? null;
}

/** What came of an act in a few lines: the last ones, rather without the dice. */
export function outcome(deed: Deed, most = 3): Line[] {
  const under = deed.steps
    ? []
    : loud(deed)
        .map((each) => each.line)
        .filter((line) => says(line.text));
  const plain = under.filter((line) => !tellsDice(line));
  return (plain.length ? plain : under).slice(-most);
}
