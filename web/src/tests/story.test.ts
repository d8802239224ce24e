import { expect, test } from "vitest";
import type { Line } from "../lib/messages";
import { chapters, latest, loud, onlyDice, outcome, says, told } from "../lib/story";

const line = (n: number, under: number | null, turn: string, text: string): Line => ({
  line: n,
  under,
  round: 1,
  turn,
  kind: text,
  rules: [],
  text,
});
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
  expect(found[2]!.deeds.map((each) => [each.line.text, each.under.map((one) => one.line.text)])).toEqual([
    ["Ann attacks.", ["Bo: 3 damage.", "Bo is down."]],
  ]);
  expect(found[3]!.deeds.map((each) => each.line.text)).toEqual(["The round ends."]);
});

test("nothing that has words is lost", () => {
  const told = chapters(LOG).flatMap((each) => [
    ...(each.key === each.head?.line ? [each.head.text] : []),
    ...each.deeds.flatMap((deed) => [deed.line.text, ...deed.under.map((one) => one.line.text)]),
  ]);
  expect(told).toEqual(LOG.map((each) => each.text).filter(Boolean));
});

test("a way is told by its last step, the others beneath", () => {
  const steps = [1, 2, 3].map((n) => ({ ...line(n, n === 1 ? 0 : 1, "ann", `Ann moves to ${n} (5 ft).`), kind: "moved" }));
  const [deed] = chapters([line(0, null, "ann", "Turn: Ann."), ...steps])[0]!.deeds;
  expect([deed!.line.text, deed!.under.map((each) => each.line.text)]).toEqual([
    "Ann moves to 3.",
    [1, 2, 3].map((n) => `Ann moves to ${n} (5 ft).`),
  ]);
  expect(deed!.steps).toBe(true);
});

test("what a short log does without is under its act only, and never an act of its own", () => {
  const quiet = (n: number, under: number, text: string): Line => ({ ...line(n, under, "ann", text), quiet: true });
  const [chapter] = chapters([
    line(0, null, "ann", "Turn: Ann."),
    line(1, 0, "ann", "Ann attacks."),
    quiet(2, 1, "Bo cannot react."),
    line(3, 1, "ann", "Bo: 3 damage."),
    quiet(4, 0, "The turn ends."),
  ]);
  expect(chapter!.deeds.map((deed) => deed.line.text)).toEqual(["Ann attacks."]);
  expect(chapter!.deeds[0]!.under.map((each) => each.line.text)).toEqual(["Bo cannot react.", "Bo: 3 damage."]);
  expect(loud(chapter!.deeds[0]!).map((each) => each.line.text)).toEqual(["Bo: 3 damage."]);
  expect(outcome(chapter!.deeds[0]!).map((each) => each.text)).toEqual(["Bo: 3 damage."]);
});

test("a way is one way although somebody could not react to a step", () => {
  const steps = [1, 2].map((n) => ({ ...line(n, n === 1 ? 0 : 1, "ann", `Ann moves to ${n} (5 ft).`), kind: "moved" }));
  const [deed] = chapters([line(0, null, "ann", "Turn: Ann."), ...steps, { ...line(3, 1, "ann", "Bo cannot react."), quiet: true }])[0]!
    .deeds;
  expect([deed!.line.text, deed!.steps]).toEqual(["Ann moves to 2.", true]);
});

test("the headline is the last act", () => {
  expect(latest(chapters(LOG.slice(0, 8)))?.line.text).toBe("Ann attacks.");
  expect(latest([])).toBeNull();
});

test("only what tells of dice, each under its act", () => {
  const sum = { text: "3", total: 3, parts: [] };
  const rolled = [
    ...LOG.slice(0, 6),
    { ...LOG[6]!, sums: [sum] },
    LOG[7]!,
    { ...line(8, 3, "ann", "Ann throws."), kind: "dice-rolled" },
    line(9, 3, "ann", "Ann waits."),
  ];
  const found = onlyDice(chapters(rolled));
  expect(found.map((each) => each.head?.text)).toEqual(["Turn: Ann."]);
  expect(found[0]!.deeds.map((each) => [each.line.text, each.under.map((one) => one.line.text)])).toEqual([
    ["Ann attacks.", ["Bo: 3 damage."]],
    ["Ann throws.", []],
  ]);
  expect(onlyDice(chapters(LOG))).toEqual([]);
});

test("what is kept secret is left out of a sentence, but not a question", () => {
  expect(told("Bo: 5 damage (piercing), ? hit points left.")).toBe("Bo: 5 damage (piercing).");
  expect(told("Бо: урон 5 (колющий), осталось ? хитов.")).toBe("Бо: урон 5 (колющий).");
  expect(told("Bo moves to 9,2 (? ft).")).toBe("Bo moves to 9,2.");
  expect(told("Bo moves to 6.25,2, cost ?, on foot.")).toBe("Bo moves to 6.25,2, on foot.");
  expect(told("Ann says: where to?, here")).toBe("Ann says: where to?, here");
  expect(["Bo, initiative: ?.", "Bo, initiative: 7.", "Ann says: where to?"].map(says)).toEqual([false, true, true]);
});

test("a headline says something", () => {
  const secret = [line(1, null, "", "Ann attacks."), line(2, null, "", "Bo, initiative: ?.")];
  expect(latest(chapters(secret))!.line.text).toBe("Ann attacks.");
});

test("what came of an act: the last lines, without dice where there are others", () => {
  const rolled = { ...line(1, 0, "", "Attack roll: 17."), kind: "rolled" };
  const [deed] = chapters([
    line(9, null, "ann", "Turn."),
    { ...line(0, 9, "ann", "Ann attacks."), under: 9 },
    { ...rolled, turn: "ann" },
    ...["Lands.", "Hit.", "Bo: ? left."].map((text, n) => line(n + 2, 0, "ann", text)),
  ])[0]!.deeds;
  expect(outcome(deed!, 2).map((each) => each.text)).toEqual(["Lands.", "Hit."]);
  expect(outcome({ ...deed!, under: deed!.under.slice(0, 1) }).map((each) => each.text)).toEqual(["Attack roll: 17."]);
});
