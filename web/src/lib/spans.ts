// The text of a rule in pieces: plain and stressed words, ids of other rules, words of encounter files. Pure functions.
export interface Span {
  kind: "plain" | "rule" | "code" | "stressed";
  text: string;
}

const PIECE = /(`[^`]+`|(?<!\w)\*(?![A-Z0-9]+-)[^*\s](?:[^*]*[^*\s])?\*(?!\w)|\b[A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-\d+\b)/;

export function spans(text: string): Span[] {
  return text
    .split(PIECE)
    .filter(Boolean)
    .map((each) =>
      PIECE.test(each)
        ? each.startsWith("`")
          ? { kind: "code", text: each.slice(1, -1) }
          : each.startsWith("*")
            ? { kind: "stressed", text: each.slice(1, -1) }
            : { kind: "rule", text: each }
        : { kind: "plain", text: each },
    );
}

/** Letters that are written in several ways are one. */
const even = (text: string): string => text.toLowerCase().replaceAll("ё", "е").replace(/[’ʼ`]/g, "'");
const ENDINGS =
  /(?:(?:ыми|ими|ого|его|ому|ему|ами|ями|ях|ах|ов|ев|ів|ей|ой|ый|ий|ая|яя|ое|ее|ые|ие|ых|их|ую|юю|ам|ям|ом|ем|ою|ею|їх|їй|[аяоеєиіїыуюьй])|(?:ings?|ed|es|s))$/;
const STEM = 4;

/** A word without the ending that a sentence gives it; ids and short words stay as they are. */
export function stem(word: string): string {
  const shorter = word.replace(ENDINGS, "");
  return shorter.length >= STEM && !/[\d-]/.test(word) ? shorter : word;
}

/** Whether all words are in a text, whatever their case and their endings. */
export const holdsAll = (text: string, words: string): boolean =>
  even(words)
    .split(/\s+/)
    .every((each) => even(text).includes(stem(each)));
