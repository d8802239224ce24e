import { expect, test } from "vitest";
import type { Act, Line, Sum } from "../lib/messages";
import { held, ofAct, pieces } from "../lib/sums";

const sum = (text: string, total: number): Sum => ({ text, total, parts: [] });
const roll = sum("20 = 13 (d20) + 7 skill", 20),
  damage = sum("-1 = 2 (die) − 3 weak", -1);

test("numbers stand between the words, each once, and only with their totals", () => {
  const line = { text: `Roll: ${roll.text}; damage ${damage.text}.`, sums: [roll, damage] };
  expect(pieces(line)).toEqual(["Roll: ", { text: "20", sum: roll }, "; damage ", { text: "−1", sum: damage }, "."]);
});

test("a sentence without them stays as it is", () => {
  expect(pieces({ text: "Nothing happens." })).toEqual(["Nothing happens."]);
});

test("an act has its numbers where the server says, with the sums of the full log", () => {
  const line = { line: 0, under: null, round: 1, turn: "", kind: "rolled", rules: [], text: "", sums: [roll, damage] } satisfies Line;
  const marks = [
    { row: 0, at: 12, size: 2, line: 0, sum: 0 },
    { row: 1, at: 5, size: 2, line: 0, sum: 1 },
    { row: 0, at: 18, size: 2, line: 7, sum: 0 },
  ];
  const act: Act = { kind: "act", depth: 1, who: "ann", text: "Sword → Bo: 20 vs 12", lines: [0], rows: [["Cy", "save −1"]], sums: marks };
  expect(ofAct(act, [line])).toEqual(["Sword → Bo: ", { text: "20", sum: roll }, " vs 12"]);
  expect(ofAct(act, [line], 1)).toEqual(["save ", { text: "−1", sum: damage }]);
});

test("a number is not parted from its brackets and commas", () => {
  const number = { text: "20", sum: roll };
  expect(held(["Ann (", number, "), Bo (", number, ")"])).toEqual([
    { before: "", piece: "Ann ", after: "" },
    { before: "(", piece: number, after: ")," },
    { before: "", piece: " Bo ", after: "" },
    { before: "(", piece: number, after: ")" },
  ]);
  expect(held(["Roll: ", number, " vs 12"]).map((each) => each.before + each.after)).toEqual(["", "", ""]);
});
