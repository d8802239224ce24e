// Texts with the numbers in them that have reasons. Pure functions.
import type { Act, Line, Sum } from "./messages";

/** A number as it stands in a text, and what it is made of. */
export interface Reasoned {
  text: string;
  sum: Sum;
}
export type Piece = string | Reasoned;

const signed = (n: number): string => String(n).replace("-", "−");

/** A sentence of the full log in pieces: of a sum only the total is shown. */
export function pieces(line: Pick<Line, "text" | "sums">): Piece[] {
  let left: Piece[] = [line.text];
  for (const sum of line.sums ?? []) {
    left = left.flatMap((piece, n): Piece[] => {
      if (typeof piece !== "string" || left.slice(0, n).some((each) => typeof each !== "string" && each.sum === sum)) return [piece];
      const at = piece.indexOf(sum.text);
      return at < 0 ? [piece] : [piece.slice(0, at), { text: signed(sum.total), sum }, piece.slice(at + sum.text.length)];
    });
  }
  return left.filter((each) => each !== "");
}

/** The text of an act, or of one of its rows (counted from 1), in pieces; the sums are those of the full log. */
export function ofAct(act: Act, log: readonly Line[], row = 0): Piece[] {
  const text = row ? act.rows![row - 1]![1] : act.text;
  const found: Piece[] = [];
  let done = 0;
  for (const each of (act.sums ?? []).filter((each) => each.row === row).sort((a, b) => a.at - b.at)) {
    const sum = log[each.line]?.sums?.[each.sum];
    if (!sum || each.at < done) continue;
    found.push(text.slice(done, each.at), { text: text.slice(each.at, each.at + each.size), sum });
    done = each.at + each.size;
  }
  return [...found, text.slice(done)].filter((each) => each !== "");
}

/** A piece with what touches it and must not be parted from it by the end of a line: a bracket, a comma. */
export interface Held {
  before: string;
  piece: Piece;
  after: string;
}

/** Pieces as they are set: what touches a number stands with it. */
export function held(pieces: readonly Piece[]): Held[] {
  const found: Held[] = pieces.map((piece) => ({ before: "", piece, after: "" }));
  found.forEach((each, n) => {
    if (typeof each.piece === "string") return;
    const [last, next] = [found[n - 1], found[n + 1]];
    if (last && typeof last.piece === "string") {
      each.before = /[(«“+−]*$/.exec(last.piece)![0];
      last.piece = last.piece.slice(0, last.piece.length - each.before.length);
    }
    if (next && typeof next.piece === "string") {
      each.after = /^[^\s\p{L}\d(«“]*/u.exec(next.piece)![0];
      next.piece = next.piece.slice(each.after.length);
    }
  });
  return found.filter((each) => each.piece !== "");
}
