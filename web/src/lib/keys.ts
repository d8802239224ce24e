// Keys by their position on the keyboard, so that Cyrillic layouts work. Pure functions.
const ROW = "QWERTYUIOPASDFGHJKLZXCVBNM";

/** What a key does besides choosing, and which one it is unless somebody says otherwise: its place on the keyboard with what is held. */
export const KEYS = {
  next: "Space",
  undo: "Ctrl+KeyZ",
  redo: "Ctrl+KeyY",
  command: "Slash",
  panes: "F6",
  "panes-back": "Shift+F6",
  ruler: "Shift+KeyD",
  text: "Shift+KeyM",
  order: "Shift+KeyO",
  players: "Shift+KeyV",
  log: "Shift+KeyL",
  history: "Shift+KeyH",
  simulate: "Shift+KeyS",
  rules: "Shift+KeyR",
  theme: "Shift+KeyT",
  help: "?",
};
export type KeyName = keyof typeof KEYS;
type Pressed = Pick<KeyboardEvent, "code" | "key" | "ctrlKey" | "shiftKey">;

/** Keys that have a meaning of their own, always. */
const FIXED = /^(?:Shift\+)?(?:Key[A-Z]|Digit\d|Enter|Escape|Tab|Arrow\w+|Minus|Equal|NumpadAdd|NumpadSubtract)$/;
const HELD = /^(?:Control|Shift|Alt|Meta)/;
const CAPS: Record<string, string> = {
  Slash: "/",
  Backslash: "\\",
  Comma: ",",
  Period: ".",
  Semicolon: ";",
  Quote: "'",
  Backquote: "`",
  BracketLeft: "[",
  BracketRight: "]",
};

/** A key with what is held, as it is remembered. */
export const combination = (event: Pressed): string => `${event.ctrlKey ? "Ctrl+" : ""}${event.shiftKey ? "Shift+" : ""}${event.code}`;

/** Whether this is the key. A single sign is meant wherever a layout has it. */
export const isKey = (event: Pressed, key: string): boolean =>
  key.length === 1 ? event.key === key && !event.ctrlKey : combination(event) === key;

/** What stands on the key caps. */
export const capsOf = (key: string): string =>
  key
    .split("+")
    .map((each) => CAPS[each] ?? each.replace(/^(?:Key|Digit)/, ""))
    .join(" ");

/** What is against a key for something: what it does already, or that it cannot be one; empty if nothing is. */
export function against(keys: Readonly<Record<KeyName, string>>, name: KeyName, event: Pressed): KeyName | "fixed" | "" {
  const key = combination(event);
  if (HELD.test(event.code) || (FIXED.test(key) && !/^Shift\+Key/.test(key))) return "fixed";
  return (Object.keys(keys) as KeyName[]).find((each) => each !== name && isKey(event, keys[each])) ?? "";
}

/** Verbs that have their first letter whenever they are legal. */
const VERBS = new Set(["attack", "move", "march", "charge", "defend", "ready", "wait", "use", "pass"]);

/** The letter of each of these options: the first of its verb, else of another of its words, else any of it, else whichever is free, those of the usual verbs
 * last; none if there are more options than letters. Ids are Latin in every language, and letters are places on the keyboard. */
export function lettersFor(ids: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  const own = new Set([...VERBS].map((each) => each[0]!));
  const wishes: ((id: string) => string[])[] = [
    (id) => (VERBS.has(id) ? [id[0]!] : []),
    (id) => [id[0]!],
    (id) =>
      id
        .split("_")
        .slice(1)
        .map((word) => word[0] ?? "")
        .filter((each) => !own.has(each)),
    (id) => [...id].filter((each) => !own.has(each)),
    () => [...ROW].filter((each) => !own.has(each.toLowerCase())),
    () => [...ROW],
  ];
  for (const wish of wishes) {
    for (const id of ids) {
      const letter = found.has(id)
        ? undefined
        : wish(id)
            .map((each) => each.toUpperCase())
            .find((each) => ROW.includes(each) && each && !taken.has(each));
      if (!letter) continue;
      found.set(id, letter);
      taken.add(letter);
    }
  }
  return found;
}

/** Which letter a key means, wherever a layout has it; empty if none. */
export const letterOf = (code: string): string => (/^Key[A-Z]$/.test(code) ? code.slice(3) : "");

/** Which value a digit means, from 0; -1 if none. */
export const valueOf = (code: string): number => (/^Digit[1-9]$/.test(code) ? Number(code.slice(5)) - 1 : -1);

/** The places from one to another, both of them, in the order of the list. */
export const between = (one: number, other: number): number[] =>
  Array.from({ length: Math.abs(one - other) + 1 }, (_, n) => Math.min(one, other) + n);

/** The option that ends the turn or lets something pass, if it is legal now. */
export function ending<T extends { open: boolean; ends: boolean }>(options: readonly T[]): T | undefined {
  return options.find((each) => each.open && each.ends);
}
