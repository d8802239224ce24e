// Who fights, as the file says it: entries, sides, `4 levy`. Pure functions.
import type { Battlefield, Body } from "../messages";
import { type Layout } from "./layout";
import { type Fields, isFields, type Json, plain } from "./schema";

export interface Person {
  id: string;
  name: string;
  side: string;
  entry: number | null;
  off: boolean;
  body: Body | null;
}
export interface Picture {
  battlefield: Battlefield;
  people: Person[];
  sides: Record<string, string>;
}
/** Somebody in a bestiary. */
export interface Known {
  table: string;
  id: string;
  name: string;
  entry: Json;
}
export interface Side {
  id: string;
  entries: number[];
}

/** `4 levy side b`, as an entry may be written in short. */
export function spelt(entry: Json): Fields {
  if (isFields(entry)) return entry;
  const [, count, unit, side] = /^(?:(\d+) )?(\S+)(?: side (\S+))?$/.exec(String(entry ?? "")) ?? [];
  const made: Fields = { unit: unit ?? String(entry ?? "") };
  if (side) made.side = side;
  if (count && count !== "1") made.count = Number(count);
  return made;
}

/** What is asked for in the search box: how many, and the words to look for. */
export function wish(text: string): { count: number; words: string[] } {
  const [, count, rest] = /^\s*(?:(\d{1,3})\s*[x×]?\s+)?(.*?)\s*$/.exec(text) ?? [];
  return {
    count: Math.max(1, Number(count ?? 1)),
    words: (rest ?? "")
      .toLowerCase()
      .split(/[\s_]+/)
      .filter(Boolean),
  };
}

/** Those whose names hold all words; an exact id first, then names that begin with the words. */
export function matching(all: Known[], words: string[]): Known[] {
  const about = (each: Known) => `${each.id.replaceAll("_", " ")} ${each.name}`.toLowerCase();
  const found = all.filter((each) => words.every((word) => about(each).includes(word)));
  const said = words.join(" ");
  const rank = (each: Known) =>
    each.id.replaceAll("_", " ") === said || each.name.toLowerCase() === said ? 0 : each.name.toLowerCase().startsWith(said) ? 1 : 2;
  return found.sort((a, b) => rank(a) - rank(b));
}

export const entriesOf = (data: Fields): Json[] => (Array.isArray(data.combatants) ? data.combatants : []);
export const bestiaryOf = (data: Fields): Fields => (isFields(data.bestiary) ? data.bestiary : {});

/** The side of an entry: its own, else that of its stat block. */
export function sideOf(data: Fields, entry: Json, known: Map<string, Known>): string {
  const said = spelt(entry);
  if (typeof said.side === "string") return said.side;
  const unit = String(said.unit ?? "");
  const block = bestiaryOf(data)[unit] ?? known.get(unit)?.entry;
  return isFields(block) && typeof block.side === "string" ? block.side : "";
}

/** The name that people read for an entry. */
export function nameOf(data: Fields, entry: Json, known: Map<string, Known>): string {
  const said = spelt(entry);
  if (typeof said.name === "string" && said.name) return said.name;
  const unit = String(said.unit ?? "");
  const own = bestiaryOf(data)[unit];
  if (isFields(own) && typeof own.name === "string" && own.name) return own.name;
  return known.get(unit)?.name ?? (unit || "?");
}

/** Sides with their entries: those that the game has, those that are offered, and all that occur. */
export function sidesOf(data: Fields, layout: Layout, known: Map<string, Known>, offered: string[]): Side[] {
  const fixed = plain(layout.schema, layout.placed.properties?.side).enum as string[] | undefined;
  const found = new Map<string, number[]>((fixed ?? []).map((each) => [each, []]));
  const entries = entriesOf(data).map((each) => sideOf(data, each, known));
  for (const each of [...entries, ...offered]) if (!found.has(each)) found.set(each, []);
  entries.forEach((side, at) => found.get(side)!.push(at));
  return [...found].map(([id, members]) => ({ id, entries: members }));
}

/** Whether the sides have names that the game gives. */
export const fixedSides = (layout: Layout): boolean => !!plain(layout.schema, layout.placed.properties?.side).enum;

/** Numbers that say most about somebody, as far as a game has them. */
const TELLING = ["hp_max", "durability", "ac", "kac", "eac", "level", "cr", "guard", "armor_kinetic", "armor_energy"];
/** A few numbers of a stat block, to tell it from others. */
export function numbers(layout: Layout, entry: Json, called: (key: string) => string): string {
  if (!isFields(entry)) return "";
  const is = (key: string) => typeof entry[key] === "number";
  const telling = TELLING.filter(is);
  const told = (
    telling.length ? telling : [...(layout.unit.required ?? []), ...Object.keys(layout.unit.properties ?? {})].filter(is)
  ).slice(0, 3);
  return told.map((key) => `${called(key)} ${String(entry[key])}`).join(", ");
}

/** An id that nobody has yet. */
export function fresh(name: string, taken: readonly string[]): string {
  const base =
    name
      .toLowerCase()
      .normalize("NFC")
      .replace(/[^\p{L}\p{N}]+/gu, "_")
      .replace(/^_+|_+$/g, "") || "somebody";
  if (!taken.includes(base)) return base;
  for (let n = 2; ; n++) if (!taken.includes(`${base}_${n}`)) return `${base}_${n}`;
}
