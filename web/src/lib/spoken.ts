// Words that are no answer of the grammar: others join (`4 levy`), a number is changed (`-7`, `hit 7`, `+4`, `=12`), a place is
// shown (`@5,8`), fights are simulated; and digits that stand for targets (`attack 1`).
import { Draft } from "./draft.svelte";
import { type Marks, numberSaid, shareOf } from "./marks";
import type { EditTold, NextWord } from "./messages";
import { joining, type Kind, kinds, meant, reinforce, usualSide, type Wish, wishOf } from "./reinforce";
import { blow, settingFor } from "./settings";
import type { Table } from "./table.svelte";
import { t } from "./words";

type Said = "done" | "refused" | "other";
const said = (done: boolean): Said => (done ? "done" : "refused");
const PLACE = /^@\s*([\d.]+)\s*,\s*([\d.]+)$/;
/** `hp knife -3`: somebody by any words of the name, and a number. */
const HEALTH = /^hp\s+(\S.*?)\s+([-−+=]?\d+)$/iu;
const MANY = /^simulate\s+(\d{2,5})$/;
/** Targets by their digits, each perhaps with a share: `1`, `1:3`. */
const NUMBERED = /^(\S+)((?:\s+[1-9](?::\d+)?)+)(.*)$/;

/** Whether these words were meant for this, and done; what is wrong with them is told as a refusal. */
export async function spoken(table: Table, text: string): Promise<Said> {
  const place = PLACE.exec(text);
  if (place) return show(table, Number(place[1]), Number(place[2]));
  const many = MANY.exec(text);
  if (many)
    return said(
      await table
        .act({ do: "simulate", count: Number(many[1]) })
        .then((done) => (done && document.querySelector<HTMLElement>("[data-simulate]")?.click(), done)),
    );
  const number = numberSaid(text);
  if (number) return strike(table, number, struck(table));
  const blow = hurt(table, text);
  if (blow && blow.who.length > 1)
    return refuse(
      table,
      text,
      t("which-kind", {
        names: blow.who
          .slice(0, 6)
          .map((id) => table.name(id))
          .join(", "),
      }),
    );
  if (blow?.who[0]) return strike(table, blow.number, new Map([[blow.who[0], 1]]));
  const found = await wanted(table, text);
  if (!found) return "other";
  const { wish, edit, fitting } = found;
  if (fitting.length !== 1)
    return refuse(
      table,
      text,
      fitting.length
        ? t("which-kind", {
            names: fitting
              .slice(0, 6)
              .map((each) => each.name)
              .join(", "),
          })
        : t("no-kind", { name: wish.kind }),
    );
  return said((await reinforce(table, edit, { ...wish, kind: fitting[0]!.id })) > 0);
}

/** What such words mean, before they are said, and how they can go on; nothing if they are others. */
export async function foretold(table: Table, text: string): Promise<{ meaning: string; next: NextWord[] } | null> {
  const place = PLACE.exec(text);
  if (place) return { meaning: t("means-place", { x: place[1]!, y: place[2]! }), next: [] };
  const many = MANY.exec(text);
  if (many) return { meaning: t("simulate-run", { n: Number(many[1]) }), next: [] };
  const number = numberSaid(text);
  if (number) return { meaning: blowMeans(table, number, [...struck(table).keys()]), next: [] };
  const blow = hurt(table, text);
  if (blow)
    return {
      meaning: blow.who.length === 1 ? blowMeans(table, blow.number, blow.who) : "",
      next: blow.who.length > 1 ? blow.who.map((id) => ({ word: `hp ${id} ${blow.number}`, text: table.name(id) })) : [],
    };
  const found = await wanted(table, text);
  if (!found) return null;
  const { wish, fitting } = found;
  const side = table.name(wish.side || usualSide(table));
  return {
    meaning: fitting.length === 1 ? t("means-join", { n: wish.count, who: fitting[0]!.name, side }) : "",
    next: fitting
      .filter((each) => each.id !== wish.kind)
      .slice(0, 12)
      .map((each) => ({ word: `${wish.count} ${each.id}`, text: each.name })),
  };
}

/** `4 levy` as a wish, with the decree for it and everybody who may be meant. */
async function wanted(table: Table, text: string): Promise<{ wish: Wish; edit: EditTold; fitting: Kind[] } | null> {
  const sides = [...new Set(table.view.people.map((each) => each.side))].map((id) => ({ id, name: table.name(id) }));
  const wish = /^[\d\s]+$/.test(text) ? null : wishOf(text, sides);
  const edit = wish && (await joining(table));
  return wish && edit
    ? { wish, edit, fitting: meant(await kinds(table, edit), wish.kind, new Set(table.view.people.map((each) => each.id))) }
    : null;
}

/** The same words with names instead of the digits behind which targets stand: `attack 1`, `allot 1:3 2:1`. */
export async function withNames(table: Table, text: string): Promise<string> {
  const found = NUMBERED.exec(text);
  const ids = (table.question?.options ?? []).filter((each) => each.open && each.id.startsWith(found?.[1] ?? " "));
  const option = ids.find((each) => each.id === found?.[1]) ?? (ids.length === 1 ? ids[0] : undefined);
  if (!found || !option || !table.question) return text;
  const draft = new Draft(table, table.optionAct(option, table.question.who));
  await draft.probe();
  const field = draft.act.fields.find((each) => each.told.type === "combatant" && draft.choices(each).length > 0);
  const choices = field ? draft.choices(field) : [];
  const named = found[2]!
    .trim()
    .split(/\s+/)
    .map((each) => {
      const [n, share] = each.split(":");
      return choices[Number(n) - 1] === undefined ? each : `${String(choices[Number(n) - 1])}${share ? `=${share}` : ""}`;
    });
  return field
    ? [found[1], field.name, field.told.takes === "several" ? named.join(",") : named.join(" "), found[3]!.trim()].filter(Boolean).join(" ")
    : text;
}

function refuse(table: Table, words: string, why: string): Said {
  table.refused = [{ rule: "", text: why }];
  table.remember(words, table.refused);
  return "refused";
}

function show(table: Table, x: number, y: number): Said {
  const grain = table.view.battlefield?.grain || 1;
  table.cursor = [Math.round(x * grain), Math.round(y * grain)];
  return "done";
}

/** Those whom a number is for: all who are marked, else whoever is selected or acts. */
function struck(table: Table): Marks {
  return table.marked.size ? table.marked : new Map([[table.selected || table.actor?.id || "", 1]]);
}

/** Whose health is meant by such words, and the number; nothing if these are other words, or nobody is called so. */
function hurt(table: Table, text: string): { who: string[]; number: string } | null {
  const [, name = "", said = ""] = HEALTH.exec(text) ?? [];
  const all = table.view.people.map((each) => ({ id: each.id, name: table.name(each.id) }));
  const who = name ? meant(all, name).map((each) => each.id) : [];
  return who.length ? { who, number: numberSaid(said) ?? `=${said}` } : null;
}
const blowMeans = (table: Table, number: string, who: readonly string[]): string =>
  t(number.startsWith("=") ? "means-set" : number.startsWith("-") ? "means-hurt" : "means-heal", {
    n: number.slice(1),
    who: who.map((id) => table.name(id)).join(", "),
  });

/** Hurt, heal or set: one decree for all who get the same. */
async function strike(table: Table, text: string, whom: Marks): Promise<Said> {
  const wishes = new Map<string, string[]>();
  for (const [who, share] of whom) {
    const own = shareOf(text, share);
    if (own === null || !table.person(who)) continue;
    const setting = settingFor((await table.ask("settings", { of: who }))?.settings ?? [], who, "health");
    if (!setting) return "refused";
    const to = blow(setting, table.person(who)?.health?.now ?? 0, own);
    wishes.set(to, [...(wishes.get(to) ?? []), setting.what]);
  }
  for (const [to, whose] of wishes)
    if (!(await table.act({ do: "decree", edit: "set", values: { what: whose.length === 1 ? whose[0]! : whose, to } }))) return "refused";
  table.unmark();
  return said(wishes.size > 0);
}
