// A number typed with the thumb: what stands there after a key of the pad. Pure functions.

export type PadKey = number | "half" | "double" | "sign" | "clear";

/** No number at a table has more digits. */
const LONGEST = 5;
/** Set, take away, add. */
const SIGNS = ["", "−", "+"];

/** What stands there next: a digit goes behind the others, half is rounded down, the sign goes round. */
export function entered(text: string, key: PadKey): string {
  const [, given = "", digits = ""] = /^([-−+]?)(\d*)$/.exec(text.trim()) ?? [];
  const sign = given.replace("-", "−");
  if (key === "clear") return "";
  if (key === "sign") return SIGNS[(SIGNS.indexOf(sign) + 1) % SIGNS.length]! + digits;
  if (typeof key === "number") return digits.length < LONGEST ? sign + String(Number(digits + String(key))) : sign + digits;
  if (!digits) return sign;
  const grown = key === "half" ? Math.floor(Number(digits) / 2) : Number(digits) * 2;
  return String(grown).length <= LONGEST ? sign + String(grown) : sign + digits;
}

/** Whether there is only a thumb to type with. */
export const thumbOnly = (): boolean => matchMedia("(max-width: 700px)").matches;
