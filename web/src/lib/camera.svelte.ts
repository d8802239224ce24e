// What part of the drawing is seen: wheel and pinch zoom, drags pan.
type Box = [x: number, y: number, wide: number, high: number];
const CLOSEST = 6;

export class Camera {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  private fingers = new Map<number, [number, number]>();
  private apart = 0;
  /** Whether the last press moved the drawing, so that its click means nothing. */
  moved = false;

  /** The box that is seen of the whole one. */
  seen([x, y, wide, high]: Box): Box {
    const w = wide / this.zoom, h = high / this.zoom;
    const left = Math.max(0, Math.min(wide - w, this.x)), up = Math.max(0, Math.min(high - h, this.y));
    return [x + left, y + up, w, h];
  }
  /** Zoom about a point that is given as parts of the width and the height. */
  by(factor: number, box: Box, at: [number, number] = [0.5, 0.5]): void {
    const next = Math.max(1, Math.min(CLOSEST, this.zoom * factor));
    const [left, up] = this.seen(box);
    this.x = left - box[0] + at[0] * (box[2] / this.zoom - box[2] / next);
    this.y = up - box[1] + at[1] * (box[3] / this.zoom - box[3] / next);
    this.zoom = next;
  }
  reset(): void {
    [this.zoom, this.x, this.y] = [1, 0, 0];
  }
  down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    this.moved = this.fingers.size > 1;
    this.apart = 0;
  }
  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.apart = 0;
  }
  move(event: PointerEvent, box: Box, frame: DOMRect): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now: [number, number] = [event.clientX, event.clientY];
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    if (this.fingers.size === 1 && Math.hypot(dx, dy) < 6 && !this.moved) return;
    this.fingers.set(event.pointerId, now);
    if (this.fingers.size === 2) {
      const [a, b] = [...this.fingers.values()] as [[number, number], [number, number]];
      const apart = Math.hypot(a[0] - b[0], a[1] - b[1]);
      if (this.apart) this.by(apart / this.apart, box, [((a[0] + b[0]) / 2 - frame.left) / frame.width, ((a[1] + b[1]) / 2 - frame.top) / frame.height]);
      this.apart = apart;
    } else if (this.zoom > 1) {
      const [left, up, wide] = this.seen(box);
      const scale = wide / frame.width;
      this.x = left - box[0] - dx * scale;
      this.y = up - box[1] - dy * scale;
      this.moved = true;
    }
  }
}
