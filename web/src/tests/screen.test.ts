import { describe, expect, it } from "vitest";
import { isCramped } from "../lib/screen";

describe("a card on the shared screen", () => {
  it("has room for short words beside the stone", () => {
    expect(isCramped("Alley Knife", 6)).toBe(false);
    expect(isCramped("Hull breaker", 2)).toBe(false);
  });
  it("never breaks a word in the middle", () => {
    expect(isCramped("Камышовый колдун", 6)).toBe(true);
    expect(isCramped("Камышовый колдун", 5)).toBe(false);
  });
  it("has two lines for a name", () => {
    expect(isCramped("Села Быстрая Вода", 6)).toBe(true);
    expect(isCramped("Села Быстрая Вода", 3)).toBe(false);
  });
});
