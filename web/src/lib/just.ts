// What was just done, undone or brought back, found by comparing two moments. Pure functions.
import type { Back } from "./messages";
import type { Shown } from "./view";

export interface Just {
  kind: "done" | "undone" | "redone";
  who: string;
  what: string;
}

/** Milliseconds for which it is offered to take it back. */
export const OFFERED = 6000;

const told = (kind: Just["kind"], step: Back | undefined): Just | null => (step ? { kind, who: step.who, what: step.what } : null);

/** What happened between two moments as the game master sees them; nothing if only dice fell. */
export function happened(before: Shown, now: Shown): Just | null {
  if (!before.head || !now.head || before.head.ticket === now.head.ticket) return null;
  const [last, step] = [before.undo.choice, now.undo.choice];
  const [had, has] = [before.head.told, now.head.told];
  if (now.head.paused) {
    const back = has < had || (has === had && (step?.replies ?? 0) <= (last?.replies ?? 0) && !before.head.paused);
    return back ? told("undone", last) : told("redone", step);
  }
  const same = last && step && last.who === step.who && last.what === step.what && step.replies > last.replies;
  return same ? null : told("done", step);
}
