// How much fits on the screen for everybody. Pure functions.

/** Letters of a line of a name beside its stone, for all cards of the order together. */
const LETTERS = 48;
const LINES = 2;

/** Whether a name has no room beside its stone, where there are so many cards: a word, or too many lines of them. */
export function isCramped(name: string, cards: number): boolean {
  const room = LETTERS / Math.max(1, cards);
  let lines = 1,
    used = 0;
  for (const word of name.split(/\s+/)) {
    if (word.length > room) return true;
    if (used && used + 1 + word.length > room) [lines, used] = [lines + 1, word.length];
    else used += (used ? 1 : 0) + word.length;
  }
  return lines > LINES;
}
