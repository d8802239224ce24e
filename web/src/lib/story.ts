// The log as people read it: turns, in each the acts, under each what came of it. Pure functions.
import type { Line } from "./messages";

export interface Deed {
  line: Line;
  /** What came of it, with how deep it hangs. */
  under: { line: Line; depth: number }[];
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
  const parent = (line: Line): Line | undefined => (line.under === null ? undefined : at.get(line.under));
  const isHead = (line: Line): boolean => line.turn !== "" && parent(line)?.turn !== line.turn;
  const found: Chapter[] = [];
  for (const line of lines) {
    const above: Line[] = [];
    for (let each = parent(line); each; each = parent(each)) above.unshift(each);
    const head = isHead(line) ? line : above.find(isHead);
    const top = head ?? above[0] ?? line;
    let chapter = found.at(-1);
    if (!chapter || chapter.key !== top.line) {
      chapter = { key: top.line, round: line.round, turn: line.turn, head: top === line || head ? top : null, deeds: [] };
      if (!line.text && top !== line) continue;
      found.push(chapter);
    }
    if (line === chapter.head || line === head || !line.text) continue;
    const root = above.slice(above.indexOf(top) + 1).find((each) => each.text);
    const deed = root && chapter.deeds.findLast((each) => each.line === root);
    if (deed) deed.under.push({ line, depth: above.length - above.indexOf(deed.line) });
    else chapter.deeds.push({ line, under: [] });
  }
  return found.filter((each) => each.head?.text || each.deeds.length);
}

/** The last thing worth a headline. */
export function latest(found: readonly Chapter[]): Deed | null {
  return found.findLast((each) => each.deeds.length)?.deeds.at(-1) ?? null;
}
