// The map of an encounter as the file says it: what lies where, and what painting changes. Pure functions.
import type { Battlefield, Patch } from "../messages";
import type { Place } from "../geometry";
import type { Layout, Way } from "./layout";
import { type Fields, isFields, type Json } from "./schema";

/** What is painted: a kind of feature, or one of the map's own lists of squares. */
export interface Brush {
  list: string;
  kind: string;
}
export type Edge = [Place, Place];
/** Where one paints: a square, the edge between two, or a rectangle. */
export interface Stroke {
  square?: Place | undefined;
  edge?: Edge | undefined;
  rect?: [number, number, number, number] | undefined;
}
/** A feature, or a list of squares, as found under the pointer. */
export interface Found {
  list: string;
  at: number;
}

const STYLES: Record<string, string> = {
  wall: "wall",
  pillar: "wall",
  door: "door",
  gate: "door",
  window: "low",
  crate: "low",
  fence: "low",
  barricade: "low",
  rubble: "heavy",
  hedge: "heavy",
  pit: "drop",
  water: "water",
  fire: "heavy",
  river: "water",
};
const MEANS: [RegExp, string][] = [
  [/^blocks_movement$|^blocked$/, "wall"],
  [/^drop/, "drop"],
  [/cover|obstacle|level/, "cover"],
  [/difficult|cost|movement/, "heavy"],
  [/dark|light/, "dark"],
  [/obscured|conceals|sight|loe/, "fog"],
];
const APART = ["door", "gate", "window"];
const SIDES: Record<string, Place> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

const squaresOf = (value: Json | undefined): Place[] =>
  Array.isArray(value)
    ? value.filter(
        (each): each is [number, number] =>
          Array.isArray(each) && each.length >= 2 && each.slice(0, 2).every((one) => typeof one === "number"),
      )
    : [];
const equal = (a: Place, b: Place) => a[0] === b[0] && a[1] === b[1];
const beside = (a: Place, b: Place) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;
const sameEdge = (a: Edge, b: Edge) => (equal(a[0], b[0]) && equal(a[1], b[1])) || (equal(a[0], b[1]) && equal(a[1], b[0]));

export const mapOf = (data: Fields): Fields | null => (isFields(data.map) ? data.map : null);
export function sizeOf(map: Fields): Place {
  const size = squaresOf([map.size ?? null])[0];
  return size && size[0] > 0 && size[1] > 0 ? [Math.min(size[0], 2000), Math.min(size[1], 2000)] : [1, 1];
}
export const featuresOf = (layout: Layout, map: Fields): Fields[] =>
  layout.features && Array.isArray(map[layout.features])
    ? (map[layout.features] as Json[]).map((each) => (isFields(each) ? each : {}))
    : [];

/** The edges of a feature, however the game writes them. */
export function edgesOf(feature: Fields, up: boolean): Edge[] {
  const pairs = (Array.isArray(feature.edges) ? feature.edges : [])
    .map((each) => squaresOf(each))
    .filter((each) => each.length === 2) as Edge[];
  const borders = (Array.isArray(feature.borders) ? feature.borders : []).flatMap((each): Edge[] => {
    if (!Array.isArray(each) || typeof each[0] !== "number" || typeof each[1] !== "number") return [];
    const step = SIDES[String(each[2])];
    return step
      ? [
          [
            [each[0], each[1]],
            [each[0] + step[0], each[1] + (up ? step[1] : -step[1])],
          ],
        ]
      : [];
  });
  return [...pairs, ...borders];
}
export const rectOf = (feature: Fields): [number, number, number, number] | null => {
  const rect = feature.rect;
  return Array.isArray(rect) && rect.length === 4 && rect.every((each) => typeof each === "number")
    ? (rect as [number, number, number, number])
    : null;
};

/** How a feature is drawn: as the server draws its kind, else by the kind, else by what is said of it. */
export function styleOf(feature: Fields, seen: Map<string, string>): string {
  const kind = typeof feature.kind === "string" ? feature.kind : "";
  const known = seen.get(kind) || STYLES[kind];
  if (known) return known;
  const said = Object.entries(feature)
    .filter(([, value]) => value !== null && value !== false && value !== "none" && value !== 0)
    .map(([key]) => key);
  return MEANS.find(([word]) => said.some((key) => word.test(key)))?.[1] ?? "area";
}
const listStyle = (name: string): string => STYLES[name.replace(/s$/, "")] ?? MEANS.find(([word]) => word.test(name))?.[1] ?? "low";

/** The map for drawing. */
export function drawn(layout: Layout, data: Fields, up: boolean, seen: Map<string, string>): Battlefield | null {
  const map = mapOf(data);
  if (!map) return null;
  const [width, height] = sizeOf(map);
  const patch = (each: Omit<Patch, "id" | "state" | "traits">): Patch => ({ id: "", state: "", traits: [], ...each });
  const inside = ([x, y]: Place) => x >= 0 && y >= 0 && x < width && y < height;
  const lists = Object.entries(map)
    .filter(([key]) => layout.lists.includes(key))
    .map(([key, value]) => patch({ kind: key, style: listStyle(key), squares: squaresOf(value).filter(inside), rect: null, edges: [] }));
  const others = Object.entries(map)
    .filter(([key, value]) => key !== layout.features && Array.isArray(value))
    .flatMap(([key, value]) =>
      (value as Json[]).filter(isFields).map((each) =>
        patch({
          kind: key,
          style: styleOf({ ...each, [key]: true }, seen),
          squares: squaresOf(each.squares).filter(inside),
          rect: null,
          edges: [],
        }),
      ),
    );
  const features = featuresOf(layout, map).map((each) =>
    patch({
      kind: String(each.kind ?? ""),
      style: styleOf(each, seen),
      squares: squaresOf(each.squares).filter(inside),
      rect: rectOf(each),
      edges: edgesOf(each, up),
    }),
  );
  return {
    kind: layout.grid ? "grid" : "field",
    width,
    height,
    grain: 1,
    unit: "",
    up,
    layers: [],
    features: [...lists, ...others, ...features],
    things: [],
    apart: [],
    diagonals: "",
  };
}

/** What lies at a place, the uppermost first. */
export function lying(layout: Layout, map: Fields, stroke: Stroke, up: boolean): Found[] {
  const { square, edge, rect } = stroke;
  const found: Found[] = [];
  featuresOf(layout, map).forEach((each, at) => {
    const box = rectOf(each);
    const hit =
      (square && squaresOf(each.squares).some((one) => equal(one, square))) ||
      (edge && edgesOf(each, up).some((one) => sameEdge(one, edge))) ||
      (box && rect && box[0] <= rect[0] && rect[0] <= box[2] && box[1] <= rect[1] && rect[1] <= box[3]);
    if (hit) found.unshift({ list: layout.features, at });
  });
  if (square) for (const key of layout.lists) if (squaresOf(map[key]).some((one) => equal(one, square))) found.push({ list: key, at: -1 });
  return found;
}

const withList = (map: Fields, key: string, list: Json[]): Fields => {
  const { [key]: _, ...rest } = map;
  return list.length ? { ...map, [key]: list } : rest;
};

/** The map without what lies at a place. */
export function erased(layout: Layout, map: Fields, stroke: Stroke, up: boolean): Fields {
  let made = map;
  for (const { list, at } of lying(layout, map, stroke, up)) {
    if (at < 0)
      made = withList(
        made,
        list,
        squaresOf(made[list]).filter((one) => !equal(one, stroke.square!)),
      );
    else {
      const feature = featuresOf(layout, made)[at]!;
      const less = rectOf(feature) && stroke.rect ? null : without(feature, stroke, up);
      const all = [...(made[list] as Json[])];
      if (less) all[at] = less;
      else all.splice(at, 1);
      made = withList(made, list, all);
      if (stroke.rect) return made;
    }
  }
  return made;
}

/** A feature without a square or an edge; null if nothing is left of it. */
function without(feature: Fields, { square, edge }: Stroke, up: boolean): Fields | null {
  const made: Fields = { ...feature };
  if (square && Array.isArray(feature.squares)) made.squares = squaresOf(feature.squares).filter((one) => !equal(one, square));
  if (edge && Array.isArray(feature.edges))
    made.edges = feature.edges.filter((each) => !edgesOf({ edges: [each] }, up).some((one) => sameEdge(one, edge)));
  if (edge && Array.isArray(feature.borders))
    made.borders = feature.borders.filter((each) => !edgesOf({ borders: [each] }, up).some((one) => sameEdge(one, edge)));
  for (const key of ["squares", "edges", "borders"]) if (Array.isArray(made[key]) && !(made[key] as Json[]).length) delete made[key];
  return ["squares", "edges", "borders", "rect"].some((key) => key in made) ? made : null;
}

/** Whether a brush has painted here already. */
export function painted(layout: Layout, map: Fields, brush: Brush, stroke: Stroke, up: boolean): boolean {
  return lying(layout, map, stroke, up).some(({ list, at }) =>
    brush.list ? list === brush.list : list === layout.features && at >= 0 && featuresOf(layout, map)[at]!.kind === brush.kind,
  );
}

/** The map with a place painted, and the number of the feature that has it. `chosen` is added to if it is of this kind. */
export function paint(layout: Layout, map: Fields, brush: Brush, stroke: Stroke, up: boolean, chosen = -1): { map: Fields; at: number } {
  if (brush.list) return { map: stroke.square ? { ...map, [brush.list]: [...squaresOf(map[brush.list]), stroke.square] } : map, at: -1 };
  const all = featuresOf(layout, map);
  if (stroke.rect) return { map: { ...map, [layout.features]: [...all, { kind: brush.kind, rect: stroke.rect }] }, at: all.length };
  const [key, piece] = pieceOf(layout, stroke, up);
  if (!key) return { map, at: -1 };
  let at =
    all[chosen]?.kind === brush.kind
      ? chosen
      : all.findIndex((each) => each.kind === brush.kind && joins(each, brush.kind, key, stroke, up));
  if (at < 0) {
    at = all.length;
    all.push({ kind: brush.kind });
  }
  const feature = all[at]!;
  all[at] = { ...feature, [key]: [...(Array.isArray(feature[key]) ? (feature[key] as Json[]) : []), piece] };
  return { map: { ...map, [layout.features]: all }, at };
}

/** Whether a stroke belongs to a feature: plain ones gather everything, a door only what is beside it. */
function joins(feature: Fields, kind: string, key: Way, { square, edge }: Stroke, up: boolean): boolean {
  if (!APART.includes(kind))
    return Object.keys(feature).every((each) => each === "kind" || each === "id" || each === key) && !feature.id && key in feature;
  if (square) return squaresOf(feature.squares).some((one) => beside(one, square));
  return (
    !!edge &&
    edgesOf(feature, up).some(
      (one) => one.some((a) => edge.some((b) => equal(a, b) || beside(a, b))) && (one[0][0] === one[1][0]) === (edge[0][0] === edge[1][0]),
    )
  );
}

/** How a stroke is written: the field, and what is added to it. */
function pieceOf(layout: Layout, { square, edge }: Stroke, up: boolean): [Way | "", Json] {
  if (square) return ["squares", square];
  if (!edge) return ["", null];
  if (layout.ways.includes("edges")) return ["edges", edge];
  const [a, b] = edge;
  const side = Object.entries(SIDES).find(([, [x, y]]) => b[0] - a[0] === x && b[1] - a[1] === (up ? y : -y))?.[0];
  return layout.ways.includes("borders") && side ? ["borders", [a[0], a[1], side]] : ["", null];
}

/** On an open field places are written in steps of this. */
export const GRAINS = 0.5;
/** The square of a point; on an open field the nearest point that is written. */
export const snapped = (layout: Layout, [x, y]: Place): Place =>
  layout.grid ? [Math.floor(x), Math.floor(y)] : [Math.round(x / GRAINS) * GRAINS, Math.round(y / GRAINS) * GRAINS];
/** The same place, but not outside the map. */
export const clamped = (layout: Layout, size: Place, [x, y]: Place): Place => {
  const last = layout.grid ? 1 : 0;
  return [Math.max(0, Math.min(size[0] - last, x)), Math.max(0, Math.min(size[1] - last, y))];
};

/** The edge of a square that is nearest to a point in it; none outside the map. */
export function nearestEdge([x, y]: Place, [width, height]: Place): Edge | null {
  const square: Place = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - square[0], y - square[1]];
  const far: [number, Place][] = [
    [u, [-1, 0]],
    [1 - u, [1, 0]],
    [v, [0, -1]],
    [1 - v, [0, 1]],
  ];
  const [, step] = far.sort((a, b) => a[0] - b[0])[0]!;
  const other: Place = [square[0] + step[0], square[1] + step[1]];
  const inside = (each: Place) => each[0] >= 0 && each[1] >= 0 && each[0] < width && each[1] < height;
  return inside(square) && inside(other) ? [square, other] : null;
}

/** A free row for somebody new: on the side's end of the map, as near to its middle as can be. */
export function roomFor(layout: Layout, data: Fields, taken: Place[], count: number, right: boolean): Place | null {
  const map = mapOf(data);
  if (!map) return null;
  const [width, height] = sizeOf(map);
  const step = layout.grid ? 1 : 2;
  const wide = Math.min(count, width) * step;
  const blocked = (x: number, y: number) =>
    taken.some((each) => Math.abs(each[0] - x) < step && Math.abs(each[1] - y) < step) ||
    lying(layout, map, layout.grid ? { square: [x, y] } : { rect: [x, y, x, y] }, false).length > 0;
  const middle = Math.floor(height / 2);
  const rows = Array.from(
    { length: Math.max(1, Math.floor(height / step)) },
    (_, n) => middle + (n % 2 ? -1 : 1) * Math.ceil(n / 2) * step,
  ).filter((y) => y >= 0 && y < height);
  const margin = Math.min(2, Math.max(0, width - wide));
  for (let column = 0; column + wide + margin <= width; column += step) {
    const x = right ? width - margin - wide - column : margin + column;
    for (const y of rows) if (Array.from({ length: Math.max(1, wide) }, (_, n) => x + n).every((each) => !blocked(each, y))) return [x, y];
  }
  return null;
}
