// What the builder finds in the schema of a game's encounters: the map and how it is painted, who fights, the switches.
import { isPart, type Part, plain, type Schema } from "./schema";

export type Way = "squares" | "edges" | "borders" | "rect";

export interface Layout {
  schema: Schema;
  game: string;
  /** The map, and the list in it of what stands there. */
  map: Part | null;
  features: string;
  feature: Part;
  ways: Way[];
  grid: boolean;
  /** Further lists of squares in the map, by name. */
  lists: string[];
  /** Without a map: the field for how far the sides are from each other. */
  apart: string;
  placed: Part;
  unit: Part;
  options: Part | null;
  /** Fields of the encounter that have no place elsewhere. */
  before: string[];
  order: string[];
}

/** Kinds of features that mean the same in all games. */
export const KINDS = ["wall", "door", "window", "pillar", "crate", "rubble", "fence", "hedge", "pit", "water", "fire"];
const WAYS: Way[] = ["squares", "edges", "borders", "rect"];
const ELSEWHERE = ["include", "game", "title", "id", "map", "combatants", "options", "bestiary", "exercises"];

export function layoutOf(game: string, schema: Schema): Layout {
  const top = schema.properties ?? {};
  const map = top.map ? plain(schema, top.map) : null;
  const inMap = Object.entries(map?.properties ?? {}).map(([key, part]) => [key, plain(schema, part)] as const);
  const item = (part: Part) => plain(schema, part.items);
  const [features, listed] = inMap.find(([, part]) => part.type === "array" && item(part).properties?.kind) ?? ["", {}];
  const feature = listed.items ? item(listed) : {};
  const ways = WAYS.filter((each) => feature.properties?.[each]);
  const entry = plain(schema, top.combatants).items;
  const variants = (entry?.anyOf ?? (entry ? [entry] : [])).map((each) => plain(schema, each));
  const bestiary = plain(schema, top.bestiary).additionalProperties;
  const apart = Object.keys(top).find((key) => key.startsWith("apart")) ?? "";
  return {
    schema,
    game,
    map,
    features,
    feature,
    ways,
    apart,
    grid: ways.includes("squares") || !ways.length,
    lists: inMap
      .filter(([, part]) => part.type === "array" && item(part).type === "array" && item(part).maxItems === 2)
      .map(([key]) => key),
    placed: variants.find((each) => each.properties) ?? {},
    unit: isPart(bestiary) ? plain(schema, bestiary) : {},
    options: top.options ? plain(schema, top.options) : null,
    before: Object.keys(top).filter((key) => !ELSEWHERE.includes(key) && key !== apart),
    order: ["include", ...Object.keys(top).filter((key) => key !== "include")],
  };
}

/** The fields of somebody's entry that are not those of a stat block. */
export const ownFields = (layout: Layout): string[] =>
  Object.keys(layout.placed.properties ?? {}).filter((key) => key !== "unit" && !(key in (layout.unit.properties ?? {})));

/** The first of these fields that an entry of this game has. */
export const fieldOf = (part: Part, ...names: string[]): string => names.find((each) => part.properties?.[each]) ?? "";
