import { expect, test } from "vitest";
import { concerning, switchesOf } from "../lib/rules/switches";

const SCHEMA = {
  $defs: {
    Options: {
      properties: {
        ties: { description: "XY-TIE-1: Who is first (see XY-ORDER-2).", default: "both" },
        mood: { description: "No rule." },
        long: { description: "XY-2-SIZE-4: …", default: false },
      },
    },
  },
};

test("switches belong to the rules that their descriptions name", () => {
  const all = switchesOf(SCHEMA);
  expect(all.map((each) => [each.id, each.rules, each.usual])).toEqual([
    ["ties", ["XY-TIE-1", "XY-ORDER-2"], "both"],
    ["mood", [], null],
    ["long", ["XY-2-SIZE-4"], false],
  ]);
  expect(concerning(all, "XY-ORDER-2", []).map((each) => each.id)).toEqual(["ties"]);
  expect(concerning(all, "", ["XY-2-SIZE-4", "XY-TIE-1"]).map((each) => each.id)).toEqual(["ties", "long"]);
  expect(concerning(all, "", [])).toEqual([]);
  expect(switchesOf({})).toEqual([]);
});
