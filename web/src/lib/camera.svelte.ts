// What part of the drawing is seen: wheel and pinch zoom, drags pan. The drawing is a sheet that is larger than its frame
// and is moved as a whole, so that the browser shifts a finished picture and draws nothing anew.
const CLOSEST = 6;
const SLACK = 6;

export class Camera {
  zoom = $state(1);
  /** Left and upper edge of what is seen, in parts of the sheet. */
  private x = $state(0);
  private y = $state(0);
  private fingers = new Map<number, [number, number]>();
  private apart = 0;
  /** Whether the last press moved the drawing, so that its click means nothing. */
  moved = false;

  /** Size and place of the sheet. */
  get sheet(): string {
    return `width:${this.zoom * 100}%;height:${this.zoom * 100}%;transform:translate(${-this.x * 100}%,${-this.y * 100}%)`;
  }
  private go(x: number, y: number): void {
    const most = 1 - 1 / this.zoom;
    [this.x, this.y] = [Math.max(0, Math.min(most, x)), Math.max(0, Math.min(most, y))];
  }
  /** Zoom about a point that is given as parts of the frame's width and height. */
  by(factor: number, at: [number, number] = [0.5, 0.5]): void {
    const before = this.zoom;
    this.zoom = Math.max(1, Math.min(CLOSEST, before * factor));
    this.go(this.x + at[0] / before - at[0] / this.zoom, this.y + at[1] / before - at[1] / this.zoom);
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
  /** A finger moves over the frame. */
  move(event: PointerEvent, frame: DOMRect): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now: [number, number] = [event.clientX, event.clientY];
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    if (this.fingers.size === 1 && Math.hypot(dx, dy) < SLACK && !this.moved) return;
    this.fingers.set(event.pointerId, now);
    if (this.fingers.size === 2) {
      const [a, b] = [...this.fingers.values()] as [[number, number], [number, number]];
      const apart = Math.hypot(a[0] - b[0], a[1] - b[1]);
      if (this.apart)
        this.by(apart / this.apart, [((a[0] + b[0]) / 2 - frame.left) / frame.width, ((a[1] + b[1]) / 2 - frame.top) / frame.height]);
      this.apart = apart;
    } else if (this.zoom > 1) {
      this.go(this.x - dx / frame.width / this.zoom, this.y - dy / frame.height / this.zoom);
      this.moved = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
  }
}
