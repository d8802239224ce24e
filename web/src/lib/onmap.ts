// What the draft of an answer puts on the map: legal places, ways, who can be chosen and who is. Pure functions.
import type { Draft } from "./draft.svelte";
import { isPlace, type Place, type Row, walk, type Way } from "./geometry";

/** Whether a field of this kind is chosen on the map. */
export const isOnMap = (takes: string): boolean => takes === "place" || takes === "places";

export interface OnMap {
  name: string;
  rows: Row[];
  /** Ways by their last place. */
  ends: Map<string, Way>;
  area: boolean;
}

/** The field that is chosen on the map: the active one, else the first that has places. */
export function mapField(draft: Draft | null): OnMap | null {
  if (!draft) return null;
  const name = [draft.active, ...draft.act.fields.map((each) => each.name)].find(
    (each) => draft.domains[each]?.rows || draft.domains[each]?.ways,
  );
  const domain = name === undefined ? undefined : draft.domains[name];
  if (name === undefined || !domain) return null;
  const ends = new Map<string, Way>();
  for (const way of (domain.ways ?? []) as Way[]) ends.set(walk(way).at(-1)!.join(), way);
  return { name, rows: domain.rows ?? [], ends, area: !!draft.field(name)?.told.area };
}

export function choosable(draft: Draft | null): Set<string> {
  const found = new Set<string>();
  for (const field of draft?.act.fields ?? [])
    if (field.told.type === "combatant") for (const each of draft!.choices(field)) found.add(String(each));
  return found;
}

/** Who is chosen so far, with a number where there are several or shares. */
export function chosen(draft: Draft | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(draft?.values ?? {})) {
    if (draft!.field(name)?.told.type !== "combatant" && typeof value === "string") continue;
    if (typeof value === "string") found.set(value, "");
    else if (Array.isArray(value)) value.forEach((each, n) => typeof each === "string" && found.set(each, String(n + 1)));
    else if (value && typeof value === "object") for (const [id, n] of Object.entries(value)) found.set(id, String(n));
  }
  for (const id of draft?.area?.who ?? []) if (!found.has(id)) found.set(id, "");
  return found;
}

/** The places to draw a line through: what is chosen, else where the pointer is. */
export function pathOf(draft: Draft | null, field: OnMap | null, hover: Place | null): Place[] {
  if (!draft || !field) return [];
  const given = draft.values[field.name];
  if (isPlace(given)) return [given];
  if (Array.isArray(given)) return given as Place[];
  const way = hover && field.ends.get(hover.join());
  if (way) return walk(way);
  return [];
}
