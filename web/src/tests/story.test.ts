import { expect, test } from "vitest";
import type { Act, Line } from "../lib/messages";
import { chapters, follows, inFull, latest, onlyDice, rounds, says, since, told } from "../lib/story";

const act = (kind: Act["kind"], who: string, text: string, lines: number[] = [], depth = kind === "follows" ? 2 : 1): Act => ({
  kind,
  depth,
  who,
  text,
  lines,
});
const line = (n: number, text: string, kind = "moved"): Line => ({ line: n, under: null, round: 1, turn: "", kind, rules: [], text });
const STORY = [
  act("act", "", "Surprise"),
  act("round", "", "Round 1"),
  act("act", "", "Initiative", [], 0),
  act("turn", "ann", "Ann"),
  act("act", "ann", "→ 3,4 (10 ft)", [0]),
  act("act", "ann", "Sword → Bo: 17 vs 12, HIT, 3", [1, 4]),
  act("follows", "bo", "↯ Bo: parry", [2]),
  act("turn", "bo", "Bo"),
];
const LOG = [line(0, "Ann moves."), line(1, "Ann attacks."), line(2, "Bo parries."), line(3, "x"), line(4, "Roll: 17.", "rolled")];

test("a turn is a chapter, an act a line with what follows from it beneath", () => {
  const found = chapters(STORY);
  expect(found.map((each) => each.head?.text ?? null)).toEqual([null, "Round 1", "Ann", "Bo"]);
  expect(found[2]!.deeds.map((each) => [each.act.text, each.under.map((one) => one.text)])).toEqual([
    ["→ 3,4 (10 ft)", []],
    ["Sword → Bo: 17 vs 12, HIT, 3", ["↯ Bo: parry"]],
  ]);
});

test("nothing is lost, and the newest comes first", () => {
  const found = rounds(chapters(STORY));
  expect(found.map((each) => each.text)).toEqual(["Round 1", ""]);
  const said = found.flatMap((each) => each.chapters.flatMap((one) => [...one.deeds.map((deed) => deed.act.text), one.head?.text]));
  expect(said.filter((each) => each !== undefined)).toEqual([
    "Bo",
    "Sword → Bo: 17 vs 12, HIT, 3",
    "→ 3,4 (10 ft)",
    "Ann",
    "Initiative",
    "Round 1",
    "Surprise",
  ]);
});

test("a story that is cut begins with what is left", () => {
  expect(chapters(STORY, 6).map((each) => [each.head?.text, each.deeds.map((deed) => deed.act.text)])).toEqual([
    [undefined, ["↯ Bo: parry"]],
    ["Bo", []],
  ]);
});

test("the end is one deed, in the order in which it is told", () => {
  const [, , , last] = chapters([...STORY.slice(1, 6), act("end", "", "Ann has won"), act("end", "", "Fell: Bo")]).concat(
    chapters([act("end", "", "Ann has won"), act("end", "", "Fell: Bo")]),
  );
  expect([last!.deeds[0]!.act.text, last!.deeds[0]!.under.map((each) => each.text)]).toEqual(["Ann has won", ["Fell: Bo"]]);
});

test("a deed in full is told in the order in which things happened", () => {
  const deed = chapters(STORY)[2]!.deeds[1]!;
  expect(inFull(deed, LOG).map((each) => each.text)).toEqual(["Ann attacks.", "Bo parries.", "Roll: 17."]);
});

test("only what tells of dice", () => {
  const found = onlyDice(chapters(STORY), LOG);
  expect(found.flatMap((each) => each.deeds.map((deed) => deed.act.text))).toEqual(["Sword → Bo: 17 vs 12, HIT, 3"]);
});

test("the headline is the last act that says something", () => {
  expect(latest(STORY)?.act.text).toBe("Sword → Bo: 17 vs 12, HIT, 3");
  expect(latest([...STORY, act("act", "bo", "Initiative: ?")])?.act.text).toBe("Sword → Bo: 17 vs 12, HIT, 3");
  expect(latest([])).toBeNull();
});

test("what somebody did counts only in the turn that goes on", () => {
  expect(since(STORY.slice(0, 7), "ann")?.act.text).toBe("Sword → Bo: 17 vs 12, HIT, 3");
  expect(since(STORY, "ann")).toBeNull();
  expect(since(STORY, "bo")).toBeNull();
});

test("what follows is told in few lines, whom it befalls first", () => {
  const deed = {
    number: 0,
    act: { ...act("act", "ann", "Fire"), rows: [["Bo", "failure, 7"]] as [string, string][] },
    under: [act("follows", "cy", "Cy: ducks"), act("follows", "di", "Di: ?")],
  };
  expect(follows(deed)).toEqual(["Bo: failure, 7", "Cy: ducks"]);
  expect(follows(deed, 1)).toEqual(["Bo: failure, 7"]);
});

test("what is kept secret is left out of a sentence, but not a question", () => {
  expect(told("Bo: 5 damage (piercing), ? hit points left.")).toBe("Bo: 5 damage (piercing).");
  expect(told("Бо: урон 5 (колющий), осталось ? хитов.")).toBe("Бо: урон 5 (колющий).");
  expect(told("Bo moves to 9,2 (? ft).")).toBe("Bo moves to 9,2.");
  expect(told("Bo moves to 6.25,2, cost ?, on foot.")).toBe("Bo moves to 6.25,2, on foot.");
  expect(told("Ann says: where to?, here")).toBe("Ann says: where to?, here");
  expect(["Bo, initiative: ?.", "Bo, initiative: 7.", "Ann says: where to?"].map(says)).toEqual([false, true, true]);
});
