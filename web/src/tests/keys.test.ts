import { expect, test } from "vitest";
import { against, between, capsOf, combination, ending, isKey, KEYS, letterOf, lettersFor, valueOf } from "../lib/keys";
import type { OptionTold } from "../lib/messages";
import { caps, listed } from "../lib/sorting";

const option = (id: string, group: string, open = true, ends = false): OptionTold => ({
  id,
  group,
  open,
  closed: [],
  fields: {},
  usual: null,
  ends,
});

test("keys go by their place on the keyboard", () => {
  expect([letterOf("KeyA"), letterOf("Space"), letterOf("Digit1")]).toEqual(["A", "", ""]);
  expect(valueOf("Digit3")).toBe(2);
  expect(valueOf("Digit0")).toBe(-1);
});

test("options have the letters of their verbs, each another", () => {
  const ids = ["attack", "charge", "coup_de_grace", "march", "run", "ready", "defend", "delay", "pass"];
  const found = lettersFor(ids);
  expect(["attack", "charge", "march", "ready", "defend", "pass"].map((id) => found.get(id))).toEqual(["A", "C", "M", "R", "D", "P"]);
  expect(["coup_de_grace", "run", "delay"].map((id) => found.get(id))).toEqual(["G", "N", "E"]);
  const many = lettersFor(Array.from({ length: 30 }, (_, n) => `act_${n}`));
  expect([many.size, new Set(many.values()).size]).toEqual([26, 26]);
});

test("a prompt is used with U and passed with P", () => {
  const two = [option("react", "magic"), option("let_pass", "other", true, true)];
  expect([...caps(two, true)]).toEqual([
    ["react", "U"],
    ["let_pass", "P"],
  ]);
  expect(caps(two, false).get("react")).toBe("R");
  expect(caps([...two, option("brace", "posture")], true).get("brace")).toBe("B");
});

test("legal options are listed by sort, in the order of the rules within one", () => {
  const options = [
    option("pass", "other"),
    option("walk", "move"),
    option("run", "move"),
    option("hit", "attack"),
    option("fly", "move", false),
  ];
  expect(listed(options).map((each) => each.id)).toEqual(["hit", "walk", "run", "pass"]);
});

test("the way on is the open option that says so, whatever it is called", () => {
  expect(ending([option("end", "other"), option("wait", "other", true, true)])?.id).toBe("wait");
  expect(ending([option("end", "other", false, true)])).toBeUndefined();
});

const key = (code: string, held: { ctrlKey?: boolean; shiftKey?: boolean; key?: string } = {}) => ({
  code,
  key: held.key ?? "",
  ctrlKey: held.ctrlKey ?? false,
  shiftKey: held.shiftKey ?? false,
});

test("a key is told by its place and what is held; a single sign wherever a layout has it", () => {
  expect(combination(key("KeyZ", { ctrlKey: true }))).toBe("Ctrl+KeyZ");
  expect(isKey(key("KeyZ", { ctrlKey: true }), KEYS.undo)).toBe(true);
  expect(isKey(key("Digit7", { shiftKey: true, key: "?" }), KEYS.help)).toBe(true);
  expect(capsOf("Ctrl+Shift+KeyZ")).toBe("Ctrl Shift Z");
  expect(capsOf("Slash")).toBe("/");
});

test("a key that does something else, or chooses, cannot be taken", () => {
  expect(against(KEYS, "undo", key("KeyY", { ctrlKey: true }))).toBe("redo");
  expect(against(KEYS, "undo", key("KeyA"))).toBe("fixed");
  expect(against(KEYS, "undo", key("Digit3", { shiftKey: true }))).toBe("fixed");
  expect(against(KEYS, "undo", key("KeyU", { ctrlKey: true }))).toBe("");
  expect(against(KEYS, "theme", key("KeyT", { shiftKey: true }))).toBe("");
});

test("a range goes both ways", () => {
  expect(between(4, 2)).toEqual([2, 3, 4]);
  expect(between(1, 1)).toEqual([1]);
});
