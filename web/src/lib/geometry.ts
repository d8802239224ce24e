// Places, rows of places and ways, as the wire has them. Pure functions.

export type Place = [x: number, y: number];
/** A row of places: y, first x, last x, and the step between them. */
export type Row = [y: number, first: number, last: number, step: number];
/** A way: its first place, then a digit of STEPS per step, or the further places if they are no neighbours. */
export type Way = [x: number, y: number, chain: string | Place[]];

export const STEPS: readonly Place[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** All places of a way. */
export function walk([x, y, chain]: Way): Place[] {
  const made: Place[] = [[x, y]];
  if (typeof chain !== "string") return [...made, ...chain];
  let at: Place = [x, y];
  for (const digit of chain) {
    const step = STEPS[Number(digit)] ?? [0, 0];
    at = [at[0] + step[0], at[1] + step[1]];
    made.push(at);
  }
  return made;
}

export function holds(rows: readonly Row[], [x, y]: Place): boolean {
  return rows.some(([row, first, last, step]) => row === y && x >= first && x <= last && (x - first) % step === 0);
}

/** The place of the rows that is nearest to a point; nothing if there are none. */
export function nearest(rows: readonly Row[], [x, y]: Place): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const [row, first, last, step] of rows) {
    const at = Math.max(first, Math.min(last, first + Math.round((x - first) / step) * step));
    const far = (at - x) ** 2 + (row - y) ** 2;
    if (far < least) [best, least] = [[at, row], far];
  }
  return best;
}

export function spread(rows: readonly Row[], most = Infinity): Place[] {
  const made: Place[] = [];
  for (const [y, first, last, step] of rows) {
    for (let x = first; x <= last && made.length < most; x += step) made.push([x, y]);
  }
  return made;
}

/** The outline of rows of squares (y, first x, last x) as lines between corners: [x1, y1, x2, y2]. */
export function outline(runs: readonly (readonly [number, number, number])[]): [number, number, number, number][] {
  const inside = new Set(runs.flatMap(([y, first, last]) => Array.from({ length: last - first + 1 }, (_, n) => `${first + n},${y}`)));
  const made: [number, number, number, number][] = [];
  for (const square of inside) {
    const [x, y] = square.split(",").map(Number) as Place;
    if (!inside.has(`${x - 1},${y}`)) made.push([x, y, x, y + 1]);
    if (!inside.has(`${x + 1},${y}`)) made.push([x + 1, y, x + 1, y + 1]);
    if (!inside.has(`${x},${y - 1}`)) made.push([x, y, x + 1, y]);
    if (!inside.has(`${x},${y + 1}`)) made.push([x, y + 1, x + 1, y + 1]);
  }
  return made;
}

export const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "number");
