import { expect, test } from "vitest";
import type { SettingTold } from "../lib/messages";
import { freeId, meant, wishOf } from "../lib/reinforce";
import { blow, settingFor } from "../lib/settings";
import { holdsAll, spans } from "../lib/spans";

const SIDES = [
  { id: "a", name: "Wardens" },
  { id: "b", name: "Raiders" },
];
const KINDS = [
  { id: "mire_hound", name: "Mire Hound" },
  { id: "war_hound", name: "War Hound" },
  { id: "hound", name: "Hound" },
];

test("how many of whom, and of which side", () => {
  expect(wishOf("4 mire hound", SIDES)).toEqual({ count: 4, kind: "mire hound", side: "" });
  expect(wishOf("2 hound raiders", SIDES)).toEqual({ count: 2, kind: "hound", side: "b" });
  for (const other of ["attack 4", "4", "0 hounds", "-4"]) expect(wishOf(other, SIDES)).toBeNull();
});

test("the one that is called so is meant, else all that hold the words", () => {
  expect(meant(KINDS, "hound").map((each) => each.id)).toEqual(["hound"]);
  expect(meant(KINDS, "mire").map((each) => each.id)).toEqual(["mire_hound"]);
  expect(meant(KINDS, "h").length).toBe(3);
  expect(meant(KINDS, "h", new Set(["mire_hound", "war_hound"])).map((each) => each.id)).toEqual(["hound"]);
  expect(meant(KINDS, "mire", new Set(["mire_hound"])).map((each) => each.id)).toEqual(["mire_hound"]);
  expect(freeId("hound_1", new Set(["hound_1", "hound_2"]))).toBe("hound_3");
});

const setting = (what: string, now: string, more: Partial<SettingTold> = {}): SettingTold => ({
  what,
  now,
  label: what,
  takes: "number",
  type: "number",
  optional: false,
  ...more,
});

test("a number on a card stands for a setting", () => {
  const all = [
    setting("bor.bow.loaded", "1"),
    setting("bor.hp", "5"),
    setting("bor.speed_walk", "30"),
    setting("bor.conditions", "", { takes: "several", among: ["prone"] }),
  ];
  expect(settingFor(all, "bor", "health")?.what).toBe("bor.hp");
  expect(settingFor(all, "bor", "speed")?.what).toBe("bor.speed_walk");
  expect(settingFor(all, "bor", "prone")?.what).toBe("bor.conditions");
  expect(settingFor(all, "bor", "wisdom")).toBeUndefined();
});

test("a blow is a blow, whether a game counts what is left or what was lost", () => {
  expect(blow(setting("bor.hp", "5"), 5, "-3")).toBe("-3");
  expect(blow(setting("bor.damage", "0"), 30, "-3")).toBe("+3");
  expect(blow(setting("bor.damage", "7"), 23, "+4")).toBe("-4");
  expect(blow(setting("bor.hp", "5"), 5, "=12")).toBe("=12");
});

test("a rule is told with the rules and words that it names", () => {
  expect(spans("As E5-PRONE-5; see `speed`.")).toEqual([
    { kind: "plain", text: "As " },
    { kind: "rule", text: "E5-PRONE-5" },
    { kind: "plain", text: "; see " },
    { kind: "code", text: "speed" },
    { kind: "plain", text: "." },
  ]);
  expect(holdsAll("Standing up while prone", "PRONE stand")).toBe(true);
});
