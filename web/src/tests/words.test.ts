import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { FILES } from "../lib/naming";
import { ago, percent, signed, SOURCES } from "../lib/words";

const ids = (lang: string, sources = SOURCES) => new FluentResource(sources[lang]!).body.map((each) => each.id).sort();
const code = Object.values(
  import.meta.glob<string>(["../lib/**/*.svelte", "../lib/**/*.ts", "../App.svelte"], { query: "?raw", import: "default", eager: true }),
).join("\n");

test.each(["ru", "uk"])("%s says everything that English says", (lang) => {
  expect(ids(lang)).toEqual(ids("en"));
  expect(ids(lang, FILES)).toEqual(ids("en", FILES));
});

test("every sentence that the page asks for is there", () => {
  const asked = [...code.matchAll(/\bt\("([a-z0-9-]+)"/g)].map((each) => each[1]!);
  expect(asked.length).toBeGreaterThan(80);
  expect([...new Set(asked)].filter((each) => !ids("en").includes(each))).toEqual([]);
});

test("the page names no game", () => {
  expect(code).not.toMatch(/\backs|coinflip|starfinder|eclipse|fifth.?edition/i);
});

test("chances are whole, and 0 and 100 only if certain", () => {
  expect([0, 0.001, 0.614, 0.999, 1, null].map(percent)).toEqual(["0 %", "<1 %", "61 %", ">99 %", "100 %", "–"]);
  expect(signed(-3)).toBe("−3");
});

test("how long ago it was, in words", () => {
  const now = 1_800_000_000_000;
  expect([8, 60, 3 * 3600 + 5, 86_400].map((seconds) => ago(now - seconds * 1000, now, "en"))).toEqual([
    "8 seconds ago",
    "1 minute ago",
    "3 hours ago",
    "yesterday",
  ]);
  expect(ago(now + 5000, now, "en")).toBe("now");
  expect(ago(now - 120_000, now, "uk")).toBe("2 хвилини тому");
});
