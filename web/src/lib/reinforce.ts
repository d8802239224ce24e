// Others join in the middle of a fight: `4 levy`, and if wanted of which side. What joins, and how, the game's own decree says.
import { get } from "./api";
import type { EditTold, Person } from "./messages";
import { nearest, type Place, type Row } from "./geometry";
import { holdsAll } from "./spans";
import type { Table } from "./table.svelte";

export interface Kind {
  id: string;
  name: string;
}
export interface Wish {
  count: number;
  kind: string;
  side: string;
}

/** `4 levy` as a wish; nothing if these are other words. */
export function wishOf(text: string, sides: readonly Kind[]): Wish | null {
  const found = /^(\d{1,2})\s+(\S.*)$/u.exec(text.trim());
  if (!found || Number(found[1]) < 1) return null;
  const words = found[2]!.trim();
  const last = words.split(/\s+/).at(-1)!.toLowerCase();
  const side = words.includes(" ") ? sides.find((each) => [each.id, each.name].some((name) => name.toLowerCase() === last)) : undefined;
  return { count: Number(found[1]), kind: side ? words.slice(0, words.length - last.length).trim() : words, side: side?.id ?? "" };
}

/** Those that the words mean: the one that is called so, else all that hold the words. Whoever is there already is meant only if no kind is. */
export function meant(kinds: readonly Kind[], words: string, there: ReadonlySet<string> = new Set()): Kind[] {
  const all = fitting(kinds, words);
  const fresh = all.filter((each) => !there.has(each.id));
  return fresh.length ? fresh : all;
}
function fitting(kinds: readonly Kind[], words: string): Kind[] {
  const said = words.toLowerCase();
  const exact = kinds.filter((each) => each.id.toLowerCase() === said || each.name.toLowerCase() === said);
  return exact.length ? exact.slice(0, 1) : kinds.filter((each) => holdsAll(`${each.id.replaceAll("_", " ")} ${each.name}`, words));
}

/** A name that nobody has yet. */
export function freeId(kind: string, taken: ReadonlySet<string>): string {
  const stem = kind.replace(/_\d+$/, "");
  for (let n = 1; ; n++) if (!taken.has(`${stem}_${n}`)) return `${stem}_${n}`;
}

/** The decree that lets others join: it has a field for a kind. Where there are several, the last is the game's entry rule. */
export async function joining(table: Table): Promise<EditTold | undefined> {
  const found = await table.ask("edits");
  return found?.edits.findLast((each) => Object.values(each.fields).some((field) => field.type === "kind"));
}
const kindField = (edit: EditTold): string => Object.entries(edit.fields).find(([, field]) => field.type === "kind")![0];
const placeField = (edit: EditTold): string | undefined => Object.entries(edit.fields).find(([, field]) => field.takes === "place")?.[0];

/** Everybody that can join, by name. */
export async function kinds(table: Table, edit: EditTold): Promise<Kind[]> {
  const field = kindField(edit);
  const domain = (await table.ask("probe", { who: "", option: edit.id, given: {}, wanted: [field] }))?.domains[field];
  const entries = await get<{ id: string; name: string }[]>(`/api/bestiary/${table.view.head?.game ?? ""}?lang=${table.lang}`).catch(
    () => [],
  );
  const names = new Map(entries.map((each) => [each.id, each.name]));
  const ids = (domain?.values ?? []).map(String);
  const known = ids.filter((id) => names.has(id));
  return [...known, ...ids.filter((id) => !names.has(id))].map((id) => ({ id, name: names.get(id) ?? table.name(id) }));
}

/** The side that is meant if none is said: the last one, which no player's seat belongs to if there is such a one. */
export function usualSide(table: Table): string {
  const sides = [...new Set(table.view.people.map((each) => each.side))];
  const played = new Set(table.view.seats.filter((each) => each.role === "player").map((each) => each.side));
  return sides.findLast((each) => !played.has(each)) ?? sides.at(-1) ?? "";
}

function among(people: readonly Person[], side: string): Place {
  const stand = people.filter((each) => each.side === side && each.body && !each.off);
  const them = stand.length ? stand : people.filter((each) => each.body);
  const mean = (of: (each: Person) => number) => Math.round(them.reduce((sum, each) => sum + of(each), 0) / Math.max(1, them.length));
  return [mean((each) => each.body!.x), mean((each) => each.body!.y)];
}

/** Let them join, each beside its side or around a place; says how many could. */
export function reinforce(table: Table, edit: EditTold, wish: Wish, at: Place | null = null): Promise<number> {
  const all = () => oneByOne(table, edit, wish, at);
  return wish.count > 1 ? table.asOne(all) : all();
}
async function oneByOne(table: Table, edit: EditTold, wish: Wish, at: Place | null): Promise<number> {
  const where = placeField(edit);
  for (let n = 0; n < wish.count; n++) {
    const taken = new Set([...table.view.people.map((each) => each.id), ...Object.keys(table.view.names)]);
    const given: Record<string, unknown> = {
      [kindField(edit)]: wish.kind,
      ...("id" in edit.fields ? { id: freeId(wish.kind, taken) } : {}),
      ...("side" in edit.fields ? { side: wish.side || usualSide(table) } : {}),
    };
    if (where && table.view.battlefield?.kind !== "none") {
      const domain = (await table.ask("probe", { who: "", option: edit.id, given, wanted: [where] }))?.domains[where];
      const spot = nearest((domain?.rows ?? []) as Row[], at ?? among(table.view.people, String(given.side ?? "")));
      if (spot) given[where] = spot;
    }
    const answer = (await table.ask("probe", { who: "", option: edit.id, given, wanted: [] }))?.answer ?? given;
    if (!(await table.act({ do: "decree", edit: edit.id, values: answer }))) return n;
  }
  return wish.count;
}
