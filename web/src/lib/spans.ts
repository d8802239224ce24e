// The text of a rule in pieces: plain words, ids of other rules, words of encounter files. Pure functions.
export interface Span {
  kind: "plain" | "rule" | "code";
  text: string;
}

const PIECE = /(`[^`]+`|\b[A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-\d+\b)/;

export function spans(text: string): Span[] {
  return text
    .split(PIECE)
    .filter(Boolean)
    .map((each) =>
      PIECE.test(each)
        ? each.startsWith("`")
          ? { kind: "code", text: each.slice(1, -1) }
          : { kind: "rule", text: each }
        : { kind: "plain", text: each },
    );
}

/** Whether all words are in a text, whatever their case. */
export const holdsAll = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((each) => text.toLowerCase().includes(each));
