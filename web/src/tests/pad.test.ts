import { expect, test } from "vitest";
import { entered, type PadKey } from "../lib/pad";

const typed = (...keys: PadKey[]) => keys.reduce(entered, "");

test("digits go one behind another, as many as a number at a table has", () => {
  expect(typed(1, 4)).toBe("14");
  expect(typed(0, 7)).toBe("7");
  expect(typed(1, 2, 3, 4, 5, 6)).toBe("12345");
});

test("half is rounded down, double is double, and the sign stays", () => {
  expect(typed("sign", 1, 5, "half")).toBe("−7");
  expect(typed("sign", 7, "double")).toBe("−14");
  expect(typed("half")).toBe("");
  expect(typed(9, 9, 9, 9, 9, "double")).toBe("99999");
});

test("the sign goes round: set, take away, add", () => {
  expect([typed(7), typed(7, "sign"), typed(7, "sign", "sign"), typed(7, "sign", "sign", "sign")]).toEqual(["7", "−7", "+7", "7"]);
  expect(entered("-3", "sign")).toBe("+3");
});

test("what is no number gives way to one", () => {
  expect(entered("4 levy", 2)).toBe("2");
  expect(typed(1, "clear")).toBe("");
});
