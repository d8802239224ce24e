// What can be shown on a map and hidden again, and the ruler. Pure functions.
import type { Place } from "./geometry";
import type { Battlefield, Person } from "./messages";

/** Everything that can be switched, and whether it is shown at first. */
export const LAYERS = { reach: true, threat: true, moves: true, ground: true, light: true, heights: true, names: false };
export type Layer = keyof typeof LAYERS;

/** Styles of the ground that are about seeing. */
const LIGHT = new Set(["dark", "fog"]);
const BARE = new Set(["wall", "door"]);

const stylesOf = (map: Battlefield): string[] => [...new Set([...map.layers, ...map.features].map((each) => each.style))].filter(Boolean);

/** The layers that this view has anything for. */
export function offered(map: Battlefield, people: readonly Person[], chooses: boolean): Layer[] {
  const styles = stylesOf(map);
  const has: Record<Layer, boolean> = {
    reach: people.some((each) => each.threatens.length > 0),
    threat: people.some((each) => each.threatens.length > 0),
    moves: chooses,
    ground: styles.some((each) => !LIGHT.has(each) && !BARE.has(each)),
    light: styles.some((each) => LIGHT.has(each)),
    heights: people.some((each) => !!each.body?.height),
    names: people.some((each) => each.body !== null),
  };
  return (Object.keys(LAYERS) as Layer[]).filter((each) => has[each]);
}

/** The styles of the ground that are drawn; walls and doors always are. */
export function shownStyles(map: Battlefield, shown: Readonly<Record<Layer, boolean>>): string[] {
  return stylesOf(map).filter((each) => (LIGHT.has(each) ? shown.light : BARE.has(each) || shown.ground));
}

/** The styles that are only drawn as lines between squares: the legend shows them so. */
export function lineStyles(map: Battlefield): ReadonlySet<string> {
  const flat = new Set([
    ...map.layers.filter((each) => each.runs.length).map((each) => each.style),
    ...map.features.filter((each) => each.rect || each.squares.length).map((each) => each.style),
  ]);
  const lines = [...map.layers, ...map.features].filter((each) => each.edges.length).map((each) => each.style);
  return new Set(lines.filter((each) => !flat.has(each)));
}

/** A unit such as `ft5`: so many of which to a square. */
export function unitOf(unit: string): [length: number, of: string] {
  const found = /^(\D+)(\d+)$/.exec(unit);
  return found ? [Number(found[2]), found[1]!] : [1, unit];
}

/** How far it is, as the game counts: in lengths (squares of a grid), and in its unit. */
export function measured(map: Battlefield, [x, y]: Place, [u, v]: Place): { squares: number | null; far: number; unit: string } {
  const [dx, dy] = [Math.abs(u - x), Math.abs(v - y)];
  const [each, unit] = unitOf(map.unit);
  if (map.kind !== "grid") return { squares: null, far: Math.round((Math.hypot(dx, dy) / (map.grain || 1)) * 100) / 100, unit };
  const squares = Math.max(dx, dy) + (map.diagonals === "5-10-5" ? Math.floor(Math.min(dx, dy) / 2) : 0);
  return { squares, far: squares * each, unit };
}
