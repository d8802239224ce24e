import { expect, test } from "vitest";
import type { FieldTold, OptionTold } from "../lib/messages";
import { atOnce, hasChoice, usesOf } from "../lib/prompting";

const one = (type: string, among: string[], optional = false): FieldTold => ({ takes: "one", type, optional, among });
const option = (fields: Record<string, FieldTold>, usual: Record<string, unknown> | null): OptionTold => ({
  id: "react",
  open: true,
  group: "magic",
  closed: [],
  fields,
  usual,
  ends: false,
});

test("an option that is only the way to use a power is named by it, once for each", () => {
  const both = usesOf(option({ power: one("power", ["shield", "parry"]) }, { power: "shield" }));
  expect(both.map((each) => each.named)).toEqual(["shield", "parry"]);
  expect(both.map(atOnce)).toEqual([{ power: "shield" }, null]);
});

test("it is used at once where nobody would have to look", () => {
  const attack = usesOf(option({ attack: one("item", ["bite"]), target: one("combatant", ["bo"]) }, { attack: "bite", target: "bo" }))[0]!;
  expect([attack.named, atOnce(attack), hasChoice(attack)]).toEqual(["", { attack: "bite", target: "bo" }, false]);
  const whom = usesOf(option({ target: one("combatant", ["bo", "cy"]) }, { target: "bo" }))[0]!;
  expect([atOnce(whom), hasChoice(whom)]).toEqual([null, true]);
  const step = usesOf(option({ to: { takes: "place", type: "", optional: false } }, { to: [1, 2] }))[0]!;
  expect(atOnce(step)).toBeNull();
  expect(atOnce(usesOf(option({}, null))[0]!)).toBeNull();
});
