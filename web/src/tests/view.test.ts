import { expect, test } from "vitest";
import type { Act, Line, Person, Sections } from "../lib/messages";
import { after, NOTHING } from "../lib/view";

const person = (id: string, out = false) => ({ id, name: id, side: "a", out }) as unknown as Person;
const line = (n: number, text = `line ${n}`): Line => ({ line: n, under: null, round: 1, turn: "", kind: "x", rules: [], text });

test("people are changed one by one, and ordered anew when the order is told", () => {
  const first = after(NOTHING, { combatants: { some: [person("a"), person("b")], ids: ["a", "b"] } }, true);
  const second = after(first, { combatants: { some: [person("b", true)] } }, false);
  expect(second.people.map((each) => [each.id, each.out])).toEqual([
    ["a", false],
    ["b", true],
  ]);
  expect(after(second, { combatants: { some: [], ids: ["b"] } }, false).people.map((each) => each.id)).toEqual(["b"]);
});

test("groups of the order keep their places, and a shorter order is cut", () => {
  const group = (count: number) => ({ members: [], count, side: "", tie: false });
  const first = after(
    NOTHING,
    {
      order: {
        some: [
          [0, group(9)],
          [1, group(5)],
        ],
        size: 2,
      },
    },
    true,
  );
  const second = after(first, { order: { some: [[1, group(4)]], size: 2 } }, false);
  expect(second.order.map((each) => each.count)).toEqual([9, 4]);
  expect(after(second, { order: { some: [], size: 1 } }, false).order).toHaveLength(1);
});

test("the log is cut where the server says, as undo does", () => {
  const first = after(NOTHING, { log: { from: 0, lines: [line(0), line(1), line(2)], mark: "m" } }, true);
  const second = after(first, { log: { from: 1, lines: [line(1, "other")], mark: "n" } }, false);
  expect(second.log.map((each) => each.text)).toEqual(["line 0", "other"]);
  expect(second.mark).toBe("n");
});

test("a whole view forgets all but words and log", () => {
  const told: Sections = {
    names: { some: { a: "Ann", b: "Bo" } },
    words: { option: { hit: { text: "Hit" } } },
    log: { from: 0, lines: [line(0)], mark: "m" },
  };
  const now = after(after(NOTHING, told, true), { names: { some: { c: "Cy" } } }, true);
  expect(now.names).toEqual({ c: "Cy" });
  expect(now.words.option?.hit?.text).toBe("Hit");
  expect(now.log).toHaveLength(1);
});

test("names that are gone are gone", () => {
  const first = after(NOTHING, { names: { some: { a: "Ann", b: "Bo" } } }, true);
  expect(after(first, { names: { some: {}, gone: ["a"] } }, false).names).toEqual({ b: "Bo" });
});

test("acts are told anew from where they have changed, and a whole view leaves those before", () => {
  const act = (text: string): Act => ({ kind: "act", depth: 1, who: "", text, lines: [] });
  const first = after(NOTHING, { story: { from: 0, acts: [act("a"), act("b")] } }, true);
  const second = after(first, { story: { from: 1, acts: [act("b, hit"), act("c")] } }, false);
  expect(second.story.map((each) => each.text)).toEqual(["a", "b, hit", "c"]);
  expect(after(second, { story: { from: 2, acts: [act("d")] } }, true).story.map((each) => each.text)).toEqual(["a", "b, hit", "d"]);
});
