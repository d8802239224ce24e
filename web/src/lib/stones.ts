// What stands on a stone: two letters of a name, or a letter and the number that tells namesakes apart.

/** Letters for a name in any script: initials of two words, a letter and a final number, or two first letters. */
export function letters(name: string): string {
  const words = name.split(/[\s\-–]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const last = words.at(-1) ?? "";
  const first = [...(words[0] ?? "?")];
  if (words.length > 1 && /^\d+$/.test(last)) return (first[0] ?? "").toUpperCase() + last.slice(-2);
  if (words.length > 1) return ((first[0] ?? "") + ([...last][0] ?? "")).toUpperCase();
  return first.slice(0, 2).join("").toUpperCase();
}

/** The last shape is for those of no side, and for sides beyond the third. */
export const NO_SIDE = 3;
/** The word that no game uses for a side. */
const NEUTRAL = "neutral";

/** Side by shape: the first, second and third of the encounter. */
export function shapes(sides: readonly string[]): Map<string, number> {
  const all = [...new Set(sides)].filter((each) => each !== NEUTRAL);
  return new Map(all.map((side, n) => [side, Math.min(n, NO_SIDE)]));
}
