// A sentence with the numbers in it that have reasons. Pure functions.
import type { Line, Sum } from "./messages";
import { told } from "./story";

/** The sentence in pieces: text, and numbers that explain themselves. */
export function pieces(line: Pick<Line, "text" | "sums">): (string | Sum)[] {
  let left: (string | Sum)[] = [line.text];
  for (const sum of line.sums ?? []) {
    left = left.flatMap((piece, n) => {
      if (typeof piece !== "string" || left.slice(0, n).includes(sum)) return [piece];
      const at = piece.indexOf(sum.text);
      return at < 0 ? [piece] : [piece.slice(0, at), sum, piece.slice(at + sum.text.length)];
    });
  }
  return left.filter((each) => each !== "");
}

/** The sentence with nothing but the totals, and without what is kept secret. */
export const plainly = (line: Pick<Line, "text" | "sums">): string =>
  pieces({ ...line, text: told(line.text) })
    .map((each) => (typeof each === "string" ? each : String(each.total).replace("-", "−")))
    .join("");
