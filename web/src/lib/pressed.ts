// What a key does. Letters mean places on the keyboard, never letters of a language.
import { ending, optionOf, valueOf } from "./keys";
import { prefs } from "./prefs.svelte";
import { listed } from "./sorting";
import type { Table } from "./table.svelte";

type Toggle = (what: "keys") => void;

/** One key; nothing but Enter and Escape while somebody types. */
export function pressed(event: KeyboardEvent, table: Table, toggle: Toggle, busy: boolean): void {
  const target = event.target as HTMLElement;
  if (target.matches("input, select, textarea") || event.altKey || event.metaKey) return;
  const control = event.ctrlKey ? controlled(event, table) : event.shiftKey && /^Key/.test(event.code) ? shifted(event, table) : plainly(event, table, toggle, busy);
  if (control) event.preventDefault();
}

function controlled(event: KeyboardEvent, table: Table): boolean {
  if (event.code === "KeyZ") void table.act({ do: "undo", by: "choice" });
  else if (event.code === "KeyY" && table.master) void table.act({ do: "redo", by: "choice" });
  else return false;
  return true;
}

function shifted(event: KeyboardEvent, table: Table): boolean {
  if (event.code === "KeyT") prefs.flip();
  else if (event.code === "KeyO" && table.hasOrderView) table.ordered = !table.ordered;
  else if (event.code === "KeyR") table.reading = table.reading === null ? "" : null;
  else if (event.code === "KeyS") document.querySelector<HTMLElement>("[data-simulate]")?.click();
  else if (event.code === "KeyL") document.querySelector<HTMLElement>(".log")?.focus();
  else if (event.code === "KeyH") document.querySelector<HTMLElement>(".hist button")?.focus();
  else if (event.code === "KeyM") document.querySelector<HTMLElement>("[data-text]")?.click();
  else return false;
  return true;
}

function plainly(event: KeyboardEvent, table: Table, toggle: Toggle, busy: boolean): boolean {
  const { draft, question } = table;
  if (event.key === "?") return toggle("keys"), true;
  if (event.code === "F6") return pane(event.shiftKey ? -1 : 1), true;
  if (event.code === "Slash" && !event.shiftKey) return document.querySelector<HTMLElement>("[data-command]")?.focus(), true;
  if (busy && event.key !== "Escape") return false;
  if (event.key === "Escape") {
    table.draft = null;
    table.refused = [];
    table.selected = "";
    table.unmark();
    return true;
  }
  if (event.key === "Enter") {
    if (!draft?.complete || (event.target as HTMLElement).closest(".opts, .btn")) return false;
    void draft.send();
    return true;
  }
  if (event.code === "Space") {
    const end = question?.kind === "choose" ? ending(question.options) : undefined;
    if (!end || (event.target as HTMLElement).matches("button")) return false;
    table.choose(end);
    return true;
  }
  const digit = valueOf(event.code);
  const field = draft?.field(draft.active);
  if (digit >= 0 && draft && field) {
    const value = draft.choices(field)[digit];
    if (value === undefined) return false;
    if (field.told.takes === "one" || field.told.takes === "yes_no") draft.set(field.name, value);
    else draft.toggle(String(value));
    return true;
  }
  const counted = digit >= 0 && !draft && table.master ? table.numbered[digit] : undefined;
  if (counted) return table.pick(counted, true), true;
  if (event.key === "*" && draft && field?.told.takes === "several") return draft.set(field.name, draft.choices(field).map(String)), true;
  if (/^[-−+=@]$/.test(event.key) && table.master) return void typing(event.key), true;
  const option = optionOf(event.code);
  const chosen = question?.kind === "choose" ? listed(question.options)[option] : undefined;
  if (!chosen) return false;
  table.choose(chosen);
  return true;
}

/** A sign that begins a command: the command box has it. */
function typing(sign: string): void {
  const box = document.querySelector<HTMLInputElement>("[data-command]");
  if (!box) return;
  box.focus();
  box.value = sign;
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The next pane gets the focus. */
function pane(by: number): void {
  const panes = [...document.querySelectorAll<HTMLElement>("section[aria-label], [role=alertdialog], [role=dialog]")].filter((each) => each.offsetParent !== null);
  const now = panes.findIndex((each) => each.contains(document.activeElement));
  const next = panes[(now + by + panes.length) % panes.length];
  if (!next) return;
  next.tabIndex = -1;
  next.focus();
}
