import { expect, test } from "vitest";
import { clamped, drawn, erased, lying, nearestEdge, paint, painted, roomFor, snapped } from "../lib/build/ground";
import { type Layout, layoutOf, ownFields } from "../lib/build/layout";
import { fresh, type Known, matching, sidesOf, spelt, wish } from "../lib/build/people";
import { at, blank, type Fields, kindOf, plain, put, type Schema, spell, variantOf } from "../lib/build/schema";
import { standing } from "../lib/build/standing";

const number = { type: "integer" };
const pair = { type: "array", items: number, minItems: 2, maxItems: 2 };
const squares = { type: "array", items: pair };
const schema: Schema = {
  type: "object",
  properties: {
    game: { const: "some" },
    title: { type: "string", default: "" },
    map: { anyOf: [{ $ref: "#/$defs/Map" }, { type: "null" }], default: null },
    apart_ft: { type: "integer", default: 30, minimum: 5 },
    combatants: { type: "array", items: { anyOf: [{ $ref: "#/$defs/Placed" }, { type: "string" }] } },
    surprise: { anyOf: [{ const: "none" }, { $ref: "#/$defs/Feature" }] },
    options: { $ref: "#/$defs/Options" },
    bestiary: { type: "object", additionalProperties: { $ref: "#/$defs/Unit" } },
  },
  $defs: {
    Map: { type: "object", properties: { size: pair, walls: squares, terrain: { type: "array", items: { $ref: "#/$defs/Feature" } } } },
    Feature: { type: "object", required: ["kind"], properties: { kind: { type: "string" }, squares, borders: { type: "array" } } },
    Placed: { type: "object", properties: { unit: { type: "string" }, side: { type: "string" }, at: pair, name: { type: "string" } } },
    Unit: { type: "object", required: ["name", "hp"], properties: { name: { type: "string" }, hp: { type: "integer", minimum: 1 } } },
    Options: { type: "object", properties: { fear: { anyOf: [{ type: "boolean" }, { const: "ask", type: "string" }] } } },
  },
};
const layout = layoutOf("some", schema);
const empty: Fields = { size: [8, 6] };

test("a layout is found in a schema", () => {
  expect([layout.features, layout.ways, layout.grid, layout.lists, layout.apart, layout.before]).toEqual([
    "terrain",
    ["squares", "borders"],
    true,
    ["walls"],
    "apart_ft",
    ["surprise"],
  ]);
  expect(ownFields(layout)).toEqual(["side", "at"]);
});

test("values have kinds, and something to begin with", () => {
  const kind = (part: object) => kindOf(schema, plain(schema, part));
  expect([
    kind({ type: "boolean" }),
    kind(pair),
    kind(squares),
    kind({ $ref: "#/$defs/Unit" }),
    kind(schema.properties!.bestiary!),
  ]).toEqual(["yes", "numbers", "raw", "fields", "table"]);
  expect(kind(schema.$defs!.Options!.properties!.fear!)).toBe("either");
  expect(variantOf(schema, schema.$defs!.Options!.properties!.fear!, "ask")).toBe(1);
  expect(variantOf(schema, schema.$defs!.Options!.properties!.fear!, true)).toBe(0);
  expect(blank(schema, { $ref: "#/$defs/Unit" })).toEqual({ name: "", hp: 1 });
});

test("a value is put at its place, and the rest stays the same", () => {
  const data: Fields = { game: "some", combatants: [{ unit: "a" }, { unit: "b" }] };
  const made = put(data, ["combatants", 1, "at"], [2, 3]) as Fields;
  expect(at(made, ["combatants", 1])).toEqual({ unit: "b", at: [2, 3] });
  expect(at(made, ["combatants", 0])).toBe(at(data, ["combatants", 0]));
  expect(Object.keys(put(data, ["title"], "T", layout.order) as Fields)).toEqual(["game", "title", "combatants"]);
  expect(at(put(data, ["combatants", 0], undefined), ["combatants"])).toEqual([{ unit: "b" }]);
  expect(spell(["combatants", 1, "at"])).toBe("combatants[1].at");
});

test.each([
  ["4 levy", 4, ["levy"]],
  ["levy", 1, ["levy"]],
  ["2x ford_beast", 2, ["ford", "beast"]],
  ["", 1, []],
])("%s is a wish", (text, count, words) => {
  expect(wish(text)).toEqual({ count, words });
});

test("somebody is found by the words of a name, the exact one first", () => {
  const all = ["ridge_raider", "raider", "mire_hound"].map((id): Known => ({ table: "bestiary", id, name: id, entry: {} }));
  expect(matching(all, ["raider"]).map((each) => each.id)).toEqual(["raider", "ridge_raider"]);
  expect(matching(all, ["rid", "rai"]).map((each) => each.id)).toEqual(["ridge_raider"]);
});

test("short entries are spelt out", () => {
  expect(spelt("4 levy side b")).toEqual({ unit: "levy", side: "b", count: 4 });
  expect(spelt("levy")).toEqual({ unit: "levy" });
});

test("sides are those that occur, and those that are offered", () => {
  const known = new Map([["hound", { table: "bestiary", id: "hound", name: "Hound", entry: { side: "pack" } }]]);
  const data: Fields = { combatants: ["hound", { unit: "x", side: "heroes" }] };
  expect(sidesOf(data, layout, known, ["heroes", "raiders"])).toEqual([
    { id: "pack", entries: [0] },
    { id: "heroes", entries: [1] },
    { id: "raiders", entries: [] },
  ]);
  expect(fresh("Ada Löw", ["ada_lo_w"])).not.toBe("ada_lo_w");
});

test("walls gather, doors that are apart stay apart", () => {
  let map = empty;
  for (const square of [
    [0, 0],
    [5, 5],
  ] as [number, number][])
    map = paint(layout, map, { list: "", kind: "wall" }, { square }, false).map;
  for (const square of [
    [2, 2],
    [2, 3],
    [7, 0],
  ] as [number, number][])
    map = paint(layout, map, { list: "", kind: "door" }, { square }, false).map;
  expect(map.terrain).toEqual([
    {
      kind: "wall",
      squares: [
        [0, 0],
        [5, 5],
      ],
    },
    {
      kind: "door",
      squares: [
        [2, 2],
        [2, 3],
      ],
    },
    { kind: "door", squares: [[7, 0]] },
  ]);
  expect(painted(layout, map, { list: "", kind: "door" }, { square: [2, 3] }, false)).toBe(true);
  expect(lying(layout, map, { square: [5, 5] }, false)).toEqual([{ list: "terrain", at: 0 }]);
});

test("a feature with properties of its own is not painted into, unless it is chosen", () => {
  const map: Fields = { ...empty, terrain: [{ kind: "wall", squares: [[0, 0]], id: "tower" }] };
  expect(paint(layout, map, { list: "", kind: "wall" }, { square: [1, 1] }, false).at).toBe(1);
  expect(paint(layout, map, { list: "", kind: "wall" }, { square: [1, 1] }, false, 0).at).toBe(0);
});

test("the eraser takes everything at a place, and features of which nothing is left", () => {
  let map = paint(layout, empty, { list: "", kind: "wall" }, { square: [0, 0] }, false).map;
  map = paint(layout, map, { list: "walls", kind: "" }, { square: [0, 0] }, false).map;
  expect(map.walls).toEqual([[0, 0]]);
  expect(erased(layout, map, { square: [0, 0] }, false)).toEqual(empty);
});

test("edges are written as the game writes them, whichever way y grows", () => {
  const edge: [[number, number], [number, number]] = [
    [3, 3],
    [3, 4],
  ];
  expect(paint(layout, empty, { list: "", kind: "wall" }, { edge }, false).map.terrain).toEqual([{ kind: "wall", borders: [[3, 3, "S"]] }]);
  const map = paint(layout, empty, { list: "", kind: "wall" }, { edge }, true).map;
  expect(map.terrain).toEqual([{ kind: "wall", borders: [[3, 3, "N"]] }]);
  expect(drawn(layout, { map }, true, new Map())!.features[0]!.edges).toEqual([edge]);
  expect(
    lying(
      layout,
      map,
      {
        edge: [
          [3, 4],
          [3, 3],
        ],
      },
      true,
    ),
  ).toHaveLength(1);
  expect(erased(layout, map, { edge }, true)).toEqual(empty);
  expect(nearestEdge([3.5, 3.9], [8, 6])).toEqual(edge);
  expect(nearestEdge([0.1, 3.5], [8, 6])).toBeNull();
});

test("rectangles of an open field are painted and rubbed out", () => {
  const field: Layout = { ...layout, ways: ["rect"], grid: false };
  const { map } = paint(field, empty, { list: "", kind: "crate" }, { rect: [1, 1, 3, 2] }, true);
  expect(lying(field, map, { rect: [2, 1.5, 2, 1.5] }, true)).toHaveLength(1);
  expect(erased(field, map, { rect: [2, 1.5, 2, 1.5] }, true)).toEqual(empty);
});

test("somebody new finds room on the side's end of the map", () => {
  expect(roomFor(layout, { map: empty }, [], 1, false)).toEqual([2, 3]);
  expect(roomFor(layout, { map: empty }, [[2, 3]], 2, false)).toEqual([2, 2]);
  expect(roomFor(layout, { map: empty }, [], 3, true)).toEqual([3, 3]);
  expect(roomFor(layout, {}, [], 1, false)).toBeNull();
});

test("an id keeps the letters of its language", () => {
  expect(fresh("Новый участник", [])).toBe("новый_участник");
  expect(fresh("Їжак і вовк", ["їжак_і_вовк"])).toBe("їжак_і_вовк_2");
});

test("several whom the server has not drawn yet stand in a row and look where they are told", () => {
  const shown = standing({ combatants: [{ unit: "levy", side: "a", at: [2, 3], count: 3, facing: "E" }] }, null, [], new Map());
  expect(shown.map(({ entry, body }) => [entry, body.x, body.y, body.facing])).toEqual([
    [0, 2, 3, 2],
    [0, 3, 3, 2],
    [0, 4, 3, 2],
  ]);
});

test("places are those that a file can say, and on the map", () => {
  const [grid, field] = [{ grid: true }, { grid: false }] as unknown as Layout[];
  expect(snapped(grid!, [2.7, 3.2])).toEqual([2, 3]);
  expect(snapped(field!, [2.7, 3.2])).toEqual([2.5, 3]);
  expect(clamped(grid!, [10, 8], [12, -1])).toEqual([9, 0]);
  expect(clamped(field!, [10, 8], [12, 9])).toEqual([10, 8]);
});
