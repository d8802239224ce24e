import { expect, test } from "vitest";
import { cap, ending, optionOf, valueOf } from "../lib/keys";
import type { OptionTold } from "../lib/messages";
import { listed } from "../lib/sorting";

const option = (id: string, group: string, open = true, ends = false): OptionTold => ({ id, group, open, closed: [], fields: {}, usual: null, ends });

test("keys go by their place on the keyboard, both ways", () => {
  for (let n = 0; n < 26; n++) expect(optionOf(`Key${cap(n)}`)).toBe(n);
  expect(cap(26)).toBe("");
  expect(optionOf("Space")).toBe(-1);
  expect(valueOf("Digit3")).toBe(2);
  expect(valueOf("Digit0")).toBe(-1);
});

test("legal options are listed by sort, in the order of the rules within one", () => {
  const options = [option("pass", "other"), option("walk", "move"), option("run", "move"), option("hit", "attack"), option("fly", "move", false)];
  expect(listed(options).map((each) => each.id)).toEqual(["hit", "walk", "run", "pass"]);
});

test("the way on is the open option that says so, whatever it is called", () => {
  expect(ending([option("end", "other"), option("wait", "other", true, true)])?.id).toBe("wait");
  expect(ending([option("end", "other", false, true)])).toBeUndefined();
});
