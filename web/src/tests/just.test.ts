import { expect, test } from "vitest";
import { happened } from "../lib/just";
import type { Back, Head } from "../lib/messages";
import { NOTHING, type Shown } from "../lib/view";

const moment = (ticket: string, told: number, choice: Back | null, paused = false): Shown => ({
  ...NOTHING,
  head: { ticket, told, paused } as Head,
  undo: choice ? { choice } : {},
});
const step = (who: string, what: string, replies = 1): Back => ({ who, what, replies });

test("a choice is told, dice that fall after it are not", () => {
  const start = moment("a", 3, null),
    done = moment("b", 5, step("bor", "attack")),
    rolled = moment("c", 7, step("bor", "attack", 2));
  expect(happened(start, done)).toEqual({ kind: "done", who: "bor", what: "attack" });
  expect(happened(done, rolled)).toBeNull();
});

test("the same choice made again is told again", () => {
  expect(happened(moment("a", 5, step("bor", "attack", 2)), moment("b", 7, step("bor", "attack", 1)))?.kind).toBe("done");
});

test("undo tells what is gone, redo what is back", () => {
  const done = moment("b", 5, step("bor", "attack")),
    back = moment("a", 3, step("ann", "move"), true),
    again = moment("b", 5, step("bor", "attack"), true);
  expect(happened(done, back)).toEqual({ kind: "undone", who: "bor", what: "attack" });
  expect(happened(back, again)).toEqual({ kind: "redone", who: "bor", what: "attack" });
});

test("an act that told nothing can be undone too", () => {
  expect(happened(moment("b", 3, step("bor", "pass")), moment("a", 3, null, true))?.kind).toBe("undone");
});

test("nothing is told of the first view, or of the same moment", () => {
  expect(happened(NOTHING, moment("a", 3, step("bor", "attack")))).toBeNull();
  expect(happened(moment("a", 3, null), moment("a", 3, null))).toBeNull();
});
