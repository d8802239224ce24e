import { expect, test } from "vitest";
import { type Frame, framed, legibly } from "../lib/framing";

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
