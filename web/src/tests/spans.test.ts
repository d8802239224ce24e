import { describe, expect, it } from "vitest";
import { holdsAll, spans, stem } from "../lib/spans";

describe("the text of a rule", () => {
  it("is plain words, stressed ones, ids of rules and words of files", () => {
    expect(spans("The *natural* result: `side` values of E5-GEN-5, r(i*dx/n), r(i*dy/n).").map((each) => [each.kind, each.text])).toEqual([
      ["plain", "The "],
      ["stressed", "natural"],
      ["plain", " result: "],
      ["code", "side"],
      ["plain", " values of "],
      ["rule", "E5-GEN-5"],
      ["plain", ", r(i*dx/n), r(i*dy/n)."],
    ]);
  });
});

describe("searching the rules", () => {
  it("finds words in another case and with another ending", () => {
    expect(holdsAll("E5-OPP-8 Провоцированная атака — это одна рукопашная атака", "провоцированной атаки")).toBe(true);
    expect(holdsAll("Приховані предмети шукають", "прихованих предметів")).toBe(true);
    expect(holdsAll("Dropping prone does not provoke opportunity attacks", "provokes attack")).toBe(true);
    expect(holdsAll("Ещё один счёт", "счет")).toBe(true);
    expect(holdsAll("У комп'ютера є хід", "комп’ютер")).toBe(true);
  });
  it("does not find what is not there", () => {
    expect(holdsAll("Dropping prone does not provoke", "prone charge")).toBe(false);
  });
  it("leaves ids and short words alone", () => {
    expect(stem("e5-act-6")).toBe("e5-act-6");
    expect(stem("ход")).toBe("ход");
    expect(holdsAll("E5-ACT-6 Disengage", "ACT-6")).toBe(true);
  });
});
