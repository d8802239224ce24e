import { expect, test } from "vitest";
import type { Sum } from "../lib/messages";
import { pieces, plainly } from "../lib/sums";

const sum = (text: string, total: number): Sum => ({ text, total, parts: [] });
const roll = sum("20 = 13 (d20) + 7 skill", 20),
  damage = sum("-1 = 2 (die) − 3 weak", -1);

test("numbers stand between the words, each once", () => {
  const line = { text: `Roll: ${roll.text}; damage ${damage.text}.`, sums: [roll, damage] };
  expect(pieces(line)).toEqual(["Roll: ", roll, "; damage ", damage, "."]);
  expect(plainly(line)).toBe("Roll: 20; damage −1.");
});

test("a sentence without them stays as it is", () => {
  expect(pieces({ text: "Nothing happens." })).toEqual(["Nothing happens."]);
  expect(plainly({ text: "Nothing happens.", sums: [] })).toBe("Nothing happens.");
});
