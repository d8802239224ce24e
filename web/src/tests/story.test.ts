import { expect, test } from "vitest";
import type { Line } from "../lib/messages";
import { chapters, latest } from "../lib/story";

const line = (n: number, under: number | null, turn: string, text: string): Line => ({ line: n, under, round: 1, turn, kind: text, rules: [], text });
const LOG = [
  line(0, null, "", "Surprise."),
  line(1, null, "", "Round 1."),
  line(2, 1, "", "Initiative."),
  line(3, 1, "ann", "Turn: Ann."),
  line(4, 3, "ann", ""),
  line(5, 4, "ann", "Ann attacks."),
  line(6, 5, "ann", "Bo: 3 damage."),
  line(7, 6, "ann", "Bo is down."),
  line(8, 3, "ann", ""),
  line(9, 1, "", "The round ends."),
];

test("a turn is a chapter, an act a line with what came of it beneath", () => {
  const found = chapters(LOG);
  expect(found.map((each) => each.head?.text ?? null)).toEqual([null, "Round 1.", "Turn: Ann.", "Round 1."]);
  expect(found[2]!.deeds.map((each) => [each.line.text, each.under.map((one) => one.line.text)])).toEqual([["Ann attacks.", ["Bo: 3 damage.", "Bo is down."]]]);
  expect(found[3]!.deeds.map((each) => each.line.text)).toEqual(["The round ends."]);
});

test("nothing that has words is lost", () => {
  const told = chapters(LOG).flatMap((each) => [...(each.key === each.head?.line ? [each.head.text] : []), ...each.deeds.flatMap((deed) => [deed.line.text, ...deed.under.map((one) => one.line.text)])]);
  expect(told).toEqual(LOG.map((each) => each.text).filter(Boolean));
});

test("a way is told by its last step, the others beneath", () => {
  const steps = [1, 2, 3].map((n) => ({ ...line(n, n === 1 ? 0 : 1, "ann", `Ann moves to ${n}.`), kind: "moved" }));
  const [deed] = chapters([line(0, null, "ann", "Turn: Ann."), ...steps])[0]!.deeds;
  expect([deed!.line.text, deed!.under.map((each) => each.line.text)]).toEqual(["Ann moves to 3.", ["Ann moves to 1.", "Ann moves to 2."]]);
  expect(deed!.steps).toBe(true);
});

test("the headline is the last act", () => {
  expect(latest(chapters(LOG.slice(0, 8)))?.line.text).toBe("Ann attacks.");
  expect(latest([])).toBeNull();
});
