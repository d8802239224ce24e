// Words of the game master that are no answer: others join (`4 levy`), a number is changed (`-7`, `+4`, `=12`), a place is shown
// (`@5,8`), rules are looked up.
import { joining, kinds, meant, reinforce, wishOf } from "./reinforce";
import { blow, settingFor } from "./settings";
import type { Table } from "./table.svelte";
import { t } from "./words";

type Said = "done" | "refused" | "other";
const said = (done: boolean): Said => (done ? "done" : "refused");

/** Whether these words were meant for this, and done; what is wrong with them is told as a refusal. */
export async function spoken(table: Table, text: string): Promise<Said> {
  if (/^@\s*[\d.]+\s*,\s*[\d.]+$/.test(text)) return show(table, text);
  if (/^[-−+=]\d+$/.test(text)) return strike(table, text.replace("−", "-"));
  const sides = [...new Set(table.view.people.map((each) => each.side))].map((id) => ({ id, name: table.name(id) }));
  const wish = wishOf(text, sides);
  const edit = wish && (await joining(table));
  if (!wish || !edit) return "other";
  const found = meant(await kinds(table, edit), wish.kind);
  if (found.length !== 1) return refuse(table, found.length ? t("which-kind", { names: found.slice(0, 6).map((each) => each.name).join(", ") }) : t("no-kind", { name: wish.kind }));
  return said((await reinforce(table, edit, { ...wish, kind: found[0]!.id })) > 0);
}

function refuse(table: Table, text: string): Said {
  table.refused = [{ rule: "", text }];
  return "refused";
}

function show(table: Table, text: string): Said {
  const grain = table.view.battlefield?.grain || 1;
  const [x, y] = text.slice(1).split(",").map(Number);
  table.cursor = [Math.round(x! * grain), Math.round(y! * grain)];
  return "done";
}

/** Hurt, heal or set whoever is selected, or chosen as a target. */
async function strike(table: Table, text: string): Promise<Said> {
  const who = table.selected || table.actor?.id || "";
  const all = (await table.ask("settings", { of: who }))?.settings ?? [];
  const setting = settingFor(all, who, "health");
  const left = table.person(who)?.health?.now ?? 0;
  return said(!!setting && (await table.act({ do: "decree", edit: "set", values: { what: setting.what, to: blow(setting, left, text) } })));
}
