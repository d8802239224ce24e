// Several who are marked: one number for all of them, of which each gets all, half, nothing or double. Pure functions.

/** By id: how much of a number reaches somebody. */
export type Marks = ReadonlyMap<string, number>;

const SHARES = [1, 0.5, 0, 2];

/** The share that comes after this one. */
export const nextShare = (share: number): number => SHARES[(SHARES.indexOf(share) + 1) % SHARES.length]!;

/** A share in a sign. */
export const shareSign = (share: number): string => (share === 0.5 ? "×½" : `×${share}`);

/** With one mark more, or without it. */
export function toggled(marks: Marks, id: string): Marks {
  const now = new Map(marks);
  if (!now.delete(id)) now.set(id, 1);
  return now;
}

/** The number that some words change or set (`-7`, `+4`, `=12`, `hit 7`, `heal 4`), with its sign; null if they are other words. */
export function numberSaid(words: string): string | null {
  const text = words.trim().replace("−", "-");
  const verb = /^(hit|heal)\s+(\d+)$/i.exec(text);
  if (verb) return `${verb[1]!.toLowerCase() === "hit" ? "-" : "+"}${verb[2]}`;
  return /^[-+=]\d+$/.test(text) ? text : null;
}

/** What reaches somebody of it, rounded down; null if nothing does. What is set is set for all alike. */
export function shareOf(said: string, share: number): string | null {
  if (share === 0) return null;
  return said.startsWith("=") ? said : `${said[0]}${Math.floor(Number(said.slice(1)) * share)}`;
}

/** So many, dealt out one by one from the first to the last and again. */
export function evenly(ids: readonly string[], total: number): Record<string, number> {
  const least = Math.floor(total / Math.max(1, ids.length));
  return Object.fromEntries(
    ids.map((id, n) => [id, least + Number(n < total - least * ids.length)] as const).filter(([, share]) => share > 0),
  );
}
