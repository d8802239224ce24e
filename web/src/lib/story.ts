// The log as people read it: turns, in each the acts, under each what came of it. Pure functions.
import type { Line } from "./messages";

export interface Deed {
  line: Line;
  /** What came of it, with how deep it hangs. */
  under: { line: Line; depth: number }[];
  /** Whether it is one way of many steps: the line is the last of them, the others hang under it. */
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
  const heads = (line: Line): boolean => (line.turn === "" ? line.under === null && above.has(line.line) : parent(line)?.turn !== line.turn);
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
    if (line === head || !line.text) continue;
    const between = head ? chain.slice(chain.indexOf(head) + 1) : chain;
    const root = between.find((each) => each.text);
    const deed = root && chapter.deeds.find((each) => each.line === root);
    if (deed) deed.under.push({ line, depth: between.length - between.indexOf(deed.line) });
    else chapter.deeds.push({ line, under: [], steps: false });
  }
  for (const chapter of found) chapter.deeds = chapter.deeds.map(shortened);
  return found.filter((each) => (each.head?.text && each.key === each.head.line) || each.deeds.length);
}

/** Where an act is told step by step, the last step says it all. */
function shortened(deed: Deed): Deed {
  const last = deed.under.at(-1);
  if (!last || deed.under.some((each) => each.line.kind !== deed.line.kind)) return deed;
  const before = [{ line: deed.line, depth: 1 }, ...deed.under.slice(0, -1)];
  return { line: last.line, under: before, steps: true };
}

/** The last thing worth a headline. */
export function latest(found: readonly Chapter[]): Deed | null {
  return found.findLast((each) => each.deeds.length)?.deeds.at(-1) ?? null;
}
