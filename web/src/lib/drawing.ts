// Where things of the battlefield are on paper: squares and open fields alike. Pure functions.
import type { Battlefield, Body } from "./messages";
import type { Place } from "./geometry";

const WIDE = 640,
  LEAST = 16,
  MOST = 46;

export class Drawing {
  /** Pixels of one length that people speak of; small maps are drawn larger, so that letters keep their size. */
  readonly length: number;
  /** Pixels of one unit of a place. */
  readonly k: number;
  readonly width: number;
  readonly height: number;
  readonly grid: boolean;

  constructor(readonly field: Battlefield) {
    const grain = field.grain || 1;
    this.grid = field.kind === "grid";
    this.length = Math.max(LEAST, Math.min(MOST, WIDE / (Math.max(field.width, 1) / grain)));
    this.k = this.length / grain;
    this.width = Math.max(field.width, 1) * this.k;
    this.height = Math.max(field.height, 1) * this.k;
  }

  /** The top edge of a strip of `tall` units that begins at y. */
  top(y: number, tall = 0): number {
    return this.field.up ? this.height - (y + tall) * this.k : y * this.k;
  }
  centre([x, y]: Place): Place {
    return this.grid ? [(x + 0.5) * this.k, this.top(y, 1) + this.k / 2] : [x * this.k, this.top(y)];
  }
  middle(body: Body): Place {
    return body.round
      ? [body.x * this.k, this.top(body.y)]
      : [(body.x + body.wide / 2) * this.k, this.top(body.y, body.deep) + (body.deep * this.k) / 2];
  }
  radius(body: Body): number {
    return Math.max(8, (Math.min(body.wide, body.deep) * this.k) / 2 - Math.min(5, this.k / 8));
  }
  /** The place at a point of the drawing, with fractions. */
  at(x: number, y: number): Place {
    return [x / this.k, (this.field.up ? this.height - y : y) / this.k];
  }
  /** Numbers along an edge, not too many of them and not too near to each other. */
  marks(units: number, apart = 0): number[] {
    const lengths = Math.floor(units / (this.field.grain || 1)) + (this.grid ? 0 : 1);
    const step = Math.max(1, Math.ceil(lengths / 24), Math.ceil(apart / this.length));
    return Array.from({ length: lengths }, (_, n) => n).filter((n) => n % step === 0);
  }
}

/** How large the letters on a stone are: two of them fit, and they are not larger than need be to be read at this scale. */
export const lettersOf = (radius: number, scale = 1): number =>
  Math.max(8, Math.min(13, radius * 0.8), Math.min(LEGIBLE / scale, radius * 1.2));
/** Pixels below which letters cannot be read. */
export const LEGIBLE = 10;

export function hexagon(x: number, y: number, r: number): string {
  return Array.from({ length: 6 }, (_, n) => `${x + r * Math.cos((n * Math.PI) / 3)},${y + r * Math.sin((n * Math.PI) / 3)}`).join(" ");
}
