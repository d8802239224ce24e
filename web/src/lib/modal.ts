// A dialog over the page: it has the focus while it is open, and gives it back to where it came from.
const CAN = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex='0']";

/** What a dialog's element uses, made before anything in it takes the focus. Nothing behind it is reached with the keyboard. */
export function modal(): (node: HTMLElement) => { destroy: () => void } {
  const before = document.activeElement;
  return (node) => hold(node, before);
}

function hold(node: HTMLElement, before: Element | null): { destroy: () => void } {
  const shown = () => [...node.querySelectorAll<HTMLElement>(CAN)].filter((each) => each.checkVisibility());
  function keep(event: KeyboardEvent) {
    if (event.key !== "Tab") return;
    const all = shown();
    const [first, last] = [all[0], all.at(-1)];
    const now = document.activeElement;
    if (!first || !last || (node.contains(now) && now !== (event.shiftKey ? first : last))) return;
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
  if (!node.contains(document.activeElement)) {
    node.tabIndex = -1;
    node.focus({ preventScroll: true });
  }
  addEventListener("keydown", keep);
  return {
    destroy() {
      removeEventListener("keydown", keep);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
  };
}
