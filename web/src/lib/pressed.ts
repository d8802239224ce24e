// What a key does. Letters mean places on the keyboard, never letters of a language.
import { between, ending, isKey, type KeyName, letterOf, valueOf } from "./keys";
import { prefs } from "./prefs.svelte";
import { caps } from "./sorting";
import type { Table } from "./table.svelte";

type Toggle = (what: "keys") => void;

const click = (selector: string): boolean => press(document.querySelector<HTMLElement>(selector), (each) => each.click());
const focus = (selector: string): boolean => press(document.querySelector<HTMLElement>(selector), (each) => each.focus());
function press(found: HTMLElement | null, deed: (found: HTMLElement) => void): boolean {
  if (found) deed(found);
  return !!found;
}

/** Where the log and the history share a place, the one that is wanted comes first. */
function swapped(swap: string, wanted: string): boolean {
  const button = document.querySelector<HTMLElement>(swap);
  if (button?.offsetParent) {
    button.click();
    requestAnimationFrame(() => focus(wanted));
    return true;
  }
  return focus(wanted);
}

/** What each named key does; false if there is nothing to do. */
const DEEDS: Record<KeyName, (table: Table, event: KeyboardEvent, toggle: Toggle) => boolean> = {
  next: (table, event) => {
    const end = table.question?.kind === "choose" ? ending(table.question.options) : undefined;
    if (!end || (event.target as HTMLElement).matches("button")) return false;
    return (table.choose(end), true);
  },
  undo: (table) => (void table.act({ do: "undo", by: "choice" }), true),
  redo: (table) => table.master && (void table.act({ do: "redo", by: "choice" }), true),
  command: () => focus("[data-command]"),
  panes: () => pane(1),
  "panes-back": () => pane(-1),
  ruler: () => click("[data-ruler]"),
  text: () => click("[data-text]"),
  order: (table) => table.hasOrderView && ((table.ordered = !table.ordered), true),
  players: (table) => table.master && ((table.asPlayers = !table.asPlayers), true),
  log: () => swapped("[data-to-log]", ".log"),
  history: () => swapped("[data-to-history]", ".hist button"),
  simulate: () => click("[data-simulate]"),
  rules: (table) => ((table.reading = table.reading === null ? "" : null), true),
  theme: () => (prefs.flip(), true),
  help: (_table, _event, toggle) => (toggle("keys"), true),
};
/** What goes on while a dialogue is open. */
const ALWAYS = new Set<KeyName>(["help", "theme", "panes", "panes-back", "rules", "players"]);

/** One key; nothing but Enter and Escape while somebody types. */
export function pressed(event: KeyboardEvent, table: Table, toggle: Toggle, busy: boolean): void {
  const target = event.target as HTMLElement;
  if (target.matches("input, select, textarea") || event.altKey || event.metaKey) return;
  const names = (Object.keys(DEEDS) as KeyName[]).filter((each) => isKey(event, prefs.keys[each]));
  const name = names.find((each) => prefs.keys[each].length === 1) ?? names[0];
  const done = name ? (!busy || ALWAYS.has(name)) && DEEDS[name](table, event, toggle) : !event.ctrlKey && !busy && chosen(event, table);
  if (done) event.preventDefault();
}

/** Keys that choose: digits, letters, Enter, Escape, and signs with which a command begins. */
function chosen(event: KeyboardEvent, table: Table): boolean {
  const { draft, question } = table;
  if (event.key === "Escape") return (back(table), true);
  if (event.key === "Enter") {
    if (!draft?.complete || (event.target as HTMLElement).closest(".opts, .btn")) return false;
    return (void draft.send(), true);
  }
  const field = draft?.field(draft.active);
  if (event.key === "*" && draft && field?.told.takes === "several") return (draft.set(field.name, draft.choices(field).map(String)), true);
  if (/^[-−+=@]$/.test(event.key) && table.master) return typing(event.key);
  const digit = valueOf(event.code);
  if (digit >= 0) return draft ? valued(table, digit, event.shiftKey) : marked(table, digit, event.shiftKey);
  const letter = question?.kind === "choose" && !event.shiftKey ? letterOf(event.code) : "";
  const meant = letter ? [...caps(question!.options, table.interrupted)].find(([, each]) => each === letter)?.[0] : undefined;
  const option = question?.options.find((each) => each.id === meant && each.open);
  if (!option) return false;
  return (table.choose(option), true);
}

/** A step back: first what was chosen, then the option, then who is looked at. */
function back(table: Table): void {
  if (table.ruling) return void (table.ruling = false);
  if (table.draft?.touched && Object.keys(table.draft.values).length) return table.begin(table.draft.act);
  if (table.draft || table.refused.length || table.why) {
    table.draft = null;
    table.refused = [];
    table.why = null;
    return;
  }
  table.selected = "";
  table.unmark();
}

/** A digit chooses a value; with Shift all from the last one to this. */
function valued(table: Table, digit: number, range: boolean): boolean {
  const draft = table.draft!;
  const field = draft.field(draft.active);
  const choices = field ? draft.choices(field) : [];
  const value = choices[digit];
  if (!field || value === undefined) return false;
  if (field.told.takes === "one" || field.told.takes === "yes_no") draft.set(field.name, value);
  else if (range && field.told.takes === "several" && !field.told.all_of) {
    const taken = (draft.values[field.name] as string[] | undefined) ?? [];
    const last = choices.findIndex((each) => each === taken.at(-1));
    draft.set(field.name, [...new Set([...taken, ...between(Math.max(last, 0), digit).map((n) => String(choices[n]))])]);
  } else draft.toggle(String(value));
  return true;
}

/** Of the game master without an option: a digit marks somebody in the order; with Shift all from the last one to this. */
function marked(table: Table, digit: number, range: boolean): boolean {
  const who = table.numbered[digit];
  if (!who || !table.master) return false;
  const last = table.numbered.indexOf([...table.marked.keys()].at(-1) ?? "");
  for (const each of range && last >= 0 ? between(last, digit).map((n) => table.numbered[n]!) : [who])
    if (!range || !table.marked.has(each)) table.pick(each, true);
  return true;
}

/** A sign that begins a command: the command box has it. */
function typing(sign: string): boolean {
  const box = document.querySelector<HTMLInputElement>("[data-command]");
  if (!box) return false;
  box.focus();
  box.value = sign;
  return box.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The next pane gets the focus. */
function pane(by: number): boolean {
  const panes = [...document.querySelectorAll<HTMLElement>("section[aria-label], [role=alertdialog], [role=dialog]")].filter(
    (each) => each.offsetParent !== null,
  );
  const now = panes.findIndex((each) => each.contains(document.activeElement));
  const next = panes[(now + by + panes.length) % panes.length];
  if (!next) return false;
  next.tabIndex = -1;
  next.focus();
  return true;
}
