import { expect, test } from "vitest";
import { Drawing } from "../lib/drawing";
import { beyond, bordered, type Frame, framed, legibly } from "../lib/framing";

const ALL: Frame = [-26, -10, 682, 492];
const body = (x: number, y: number) => ({ x, y, wide: 1, deep: 1, round: true, facing: null, height: 0 }) as never;
const field = (grid: boolean) => ({ grid, middle: ({ x, y }: { x: number; y: number }): [number, number] => [x, y] }) as never;
const FEW: [number, number][] = [
  [69, 299],
  [529, 253],
];

test("where letters are legible everything is seen", () => {
  expect(framed(ALL, FEW, 46, 13, [560, 480])).toEqual(ALL);
  expect(framed(ALL, [], 46, 13, [560, 100])).toEqual(ALL);
  expect(framed(ALL, FEW, 46, 13, [560, 360])).toEqual(ALL);
});

test("where they are not, as much around those who stand there as is legible", () => {
  const [x, y, wide, high] = framed(ALL, FEW, 46, 13, [560, 200]);
  expect(13 * Math.min(560 / wide, 200 / high)).toBeCloseTo(10);
  expect(y).toBeGreaterThan(ALL[1]);
  expect(y + high).toBeLessThan(ALL[1] + ALL[3]);
  for (const [px, py] of FEW) expect(px > x && px < x + wide && py > y && py < y + high).toBe(true);
});

test("nobody is cut off where they stand too far apart", () => {
  expect(
    framed(
      ALL,
      [
        [0, 0],
        [600, 460],
      ],
      46,
      13,
      [560, 100],
    ),
  ).toEqual(ALL);
});

test("stones on an open field are as large as can be read, and do not cover each other", () => {
  expect(legibly(field(false), [body(0, 0), body(100, 0)], 0.5)).toBe(25);
  expect(legibly(field(false), [body(0, 0), body(10, 0), body(100, 0)], 0.5)).toBeCloseTo(4.6);
  expect(legibly(field(true), [body(0, 0), body(100, 0)], 0.5)).toBe(0);
});

const paper = (kind: string) => new Drawing({ kind, width: 16, height: 12, grain: 1, up: true } as never);

test("whoever stands on the edge of an open field leaves the numbers along it to be read", () => {
  const edge = [body(0, 0), body(9, 9)];
  const [left, below] = beyond(paper("field"), edge, 1);
  expect(left).toBeGreaterThanOrEqual(20);
  expect(below).toBe(left);
  const [x, , wide, high] = bordered(paper("field"), edge, [900, 900]);
  const [plain, , narrower, lower] = bordered(paper("field"), [body(9, 9)], [900, 900]);
  expect([plain - x, wide - narrower, high - lower].map(Math.round)).toEqual([left, left, left].map(Math.round));
  expect(beyond(paper("grid"), edge, 1)).toEqual([0, 0]);
});

test("where the drawing shrinks, its numbers have more room", () => {
  expect(bordered(paper("grid"), [], [900, 900])[0]).toBe(-26);
  expect(bordered(paper("grid"), [], [340, 300])[0]).toBeLessThan(-35);
});
