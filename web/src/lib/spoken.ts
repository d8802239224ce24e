// Words of the game master that are no answer: others join (`4 levy`), a number is changed (`-7`, `hit 7`, `+4`, `=12`), a place
// is shown (`@5,8`), rules are looked up.
import { type Marks, numberSaid, shareOf } from "./marks";
import { joining, kinds, meant, reinforce, wishOf } from "./reinforce";
import { blow, settingFor } from "./settings";
import type { Table } from "./table.svelte";
import { t } from "./words";

type Said = "done" | "refused" | "other";
const said = (done: boolean): Said => (done ? "done" : "refused");

/** Whether these words were meant for this, and done; what is wrong with them is told as a refusal. */
export async function spoken(table: Table, text: string): Promise<Said> {
  if (/^@\s*[\d.]+\s*,\s*[\d.]+$/.test(text)) return show(table, text);
  const number = numberSaid(text);
  if (number) return strike(table, number);
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

/** Hurt, heal or set all who are marked, else whoever is selected or acts: one decree for all who get the same. */
async function strike(table: Table, text: string): Promise<Said> {
  const marks: Marks = table.marked.size ? table.marked : new Map([[table.selected || table.actor?.id || "", 1]]);
  const wishes = new Map<string, string[]>();
  for (const [who, share] of marks) {
    const own = shareOf(text, share);
    if (own === null || !table.person(who)) continue;
    const setting = settingFor((await table.ask("settings", { of: who }))?.settings ?? [], who, "health");
    if (!setting) return "refused";
    const to = blow(setting, table.person(who)?.health?.now ?? 0, own);
    wishes.set(to, [...(wishes.get(to) ?? []), setting.what]);
  }
  for (const [to, whose] of wishes) if (!(await table.act({ do: "decree", edit: "set", values: { what: whose.length === 1 ? whose[0]! : whose, to } }))) return "refused";
  table.unmark();
  return said(wishes.size > 0);
}
