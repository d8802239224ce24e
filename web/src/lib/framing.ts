// What part of a drawing is seen: all of it, or, where its letters would be too small to read, what it is about. Pure functions.
import { type Drawing, LEGIBLE } from "./drawing";
import type { Place } from "./geometry";
import type { Body } from "./messages";

/** Left and upper edge, width and height, in the drawing. */
export type Frame = [x: number, y: number, wide: number, high: number];

/** By so much the letters must grow, else it is better to see everything. */
const WORTH = 1.12;

/** Pixels of the room for one of the drawing; as it is drawn, while the room is not known. */
export const scaled = ([, , wide, high]: Frame, [across, down]: Place): number =>
  across > 0 && down > 0 ? Math.min(across / wide, down / high) : 1;

/** As much around these points as can be seen with letters of that size still legible: everything, if there is room for it. */
export function framed(all: Frame, points: readonly Place[], margin: number, letters: number, room: Place): Frame {
  if (!points.length || letters * scaled(all, room) >= LEGIBLE - 0.01) return all;
  const least = LEGIBLE / letters;
  const along = (n: 0 | 1): [number, number] => {
    const [start, length] = [all[n], all[n + 2]!];
    const low = Math.max(start, Math.min(...points.map((each) => each[n])) - margin);
    const high = Math.min(start + length, Math.max(...points.map((each) => each[n])) + margin);
    const size = Math.min(length, Math.max(high - low, room[n] / least));
    return [Math.max(start, Math.min(start + length - size, (low + high - size) / 2)), size];
  };
  const [[x, wide], [y, high]] = [along(0), along(1)];
  const some: Frame = [x, y, wide, high];
  return scaled(some, room) < scaled(all, room) * WORTH ? all : some;
}

/** How high the numbers along the edges are: legible at this scale. */
export const numbersHigh = (scale: number, least = LEGIBLE): number => least / Math.min(1, scale);

/** How far stones reach beyond the left and the lower edge: on an open field somebody can stand on the edge itself. */
export function beyond(drawing: Drawing, bodies: readonly Body[], scale: number): Place {
  if (drawing.grid) return [0, 0];
  const least = legibly(drawing, bodies, scale);
  const over = bodies.map((each): Place => {
    const [x, y] = drawing.middle(each),
      r = Math.max(least, drawing.radius(each)) + RING;
    return [r - x, y + r - drawing.height];
  });
  return [Math.max(0, ...over.map((each) => each[0])), Math.max(0, ...over.map((each) => each[1]))];
}
/** The ring around whoever acts. */
const RING = 5;

/** The whole drawing, with room for the numbers along its edges and for those who stand on them. */
export function bordered(drawing: Drawing, bodies: readonly Body[], room: Place, least = LEGIBLE): Frame {
  const scale = scaled([-26, -10, drawing.width + 38, drawing.height + 32], room);
  const high = numbersHigh(scale, least);
  const [left, below] = beyond(drawing, bodies, scale);
  const [x, y] = [left + 7 + 1.9 * high, Math.max(10, 0.9 * high)];
  return [-x, -y, drawing.width + x + 12, drawing.height + y + below + 5 + 1.7 * high];
}

/** How large stones on an open field must be at least to be read at this scale, as far as they would not cover each other. */
export function legibly(drawing: Pick<Drawing, "grid" | "middle">, bodies: readonly Body[], scale: number): number {
  if (drawing.grid) return 0;
  const at = bodies.map((each) => drawing.middle(each));
  const apart = at.flatMap(([x, y], n) => at.slice(n + 1).map(([u, v]) => Math.hypot(x - u, y - v))).filter((each) => each > 0);
  return Math.min(LEGIBLE / 0.8 / scale, ...apart.map((each) => each * 0.46));
}
