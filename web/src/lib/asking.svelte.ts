// Asking a number why: pointing at it, the focus on it, or a long press opens its breakdown; it stays while one points at it.
const POINTED = 220;
const PRESSED = 450;
const LINGERS = 160;

export class Asking<T> {
  /** What is asked about, and where it is on the page. */
  open = $state.raw<{ of: T; at: DOMRect } | null>(null);
  private timer = 0;

  tell(of: T, at: DOMRect): void {
    clearTimeout(this.timer);
    this.open = { of, at };
  }
  stay(): void {
    clearTimeout(this.timer);
  }
  leave(wait = LINGERS): void {
    clearTimeout(this.timer);
    if (wait) this.timer = window.setTimeout(() => (this.open = null), wait);
    else this.open = null;
  }
}

/** Whatever has this on it can be asked; null where there is nothing to say. */
export function asks<T>(node: HTMLElement, given: { asking: Asking<T>; of: T | null }) {
  let { asking, of } = given;
  let timer = 0;
  let pressed = false;
  const tell = () => of !== null && asking.tell(of, node.getBoundingClientRect());
  const forget = () => clearTimeout(timer);
  const after = (wait: number, then: () => void) => {
    forget();
    timer = window.setTimeout(then, wait);
  };
  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerenter: (event) => event.pointerType === "mouse" && after(POINTED, tell),
    pointerleave: (event) => {
      forget();
      if (event.pointerType === "mouse") asking.leave();
    },
    pointerdown: (event) => {
      pressed = false;
      if (event.pointerType !== "mouse")
        after(PRESSED, () => {
          pressed = of !== null;
          tell();
        });
    },
    pointerup: forget,
    pointercancel: forget,
    contextmenu: (event) => pressed && event.preventDefault(),
    focus: () => node.matches(":focus-visible") && tell(),
    blur: () => asking.leave(),
  };
  /** A long press asks, and does nothing else. */
  const click = (event: Event) => {
    if (!pressed) return;
    pressed = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const [name, heard] of Object.entries(listeners)) node.addEventListener(name, heard as EventListener);
  node.addEventListener("click", click, { capture: true });
  return {
    update(now: { asking: Asking<T>; of: T | null }) {
      ({ asking, of } = now);
    },
    destroy() {
      forget();
      asking.leave(0);
    },
  };
}
