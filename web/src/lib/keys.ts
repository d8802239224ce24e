// Keys by their position on the keyboard, so that Cyrillic layouts work. Pure functions.
const ROW = "QWERTYUIOPASDFGHJKLZXCVBNM";

/** The key cap of the n-th legal option; empty if there are more options than letters. */
export const cap = (n: number): string => ROW[n] ?? "";

/** Which option a key means; -1 if none. */
export const optionOf = (code: string): number => (/^Key[A-Z]$/.test(code) ? ROW.indexOf(code.slice(3)) : -1);

/** Which value a digit means, from 0; -1 if none. */
export const valueOf = (code: string): number => (/^Digit[1-9]$/.test(code) ? Number(code.slice(5)) - 1 : -1);

/** The option that ends the turn or lets something pass, if it is legal now. */
export function ending<T extends { open: boolean; ends: boolean }>(options: readonly T[]): T | undefined {
  return options.find((each) => each.open && each.ends);
}
