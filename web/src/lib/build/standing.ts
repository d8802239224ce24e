// Where everybody stands on the map of the builder: as the server has placed them, moved by what was changed since.
import type { Place } from "../geometry";
import type { Body } from "../messages";
import { entriesOf, type Known, nameOf, type Picture, sideOf, spelt } from "./people";
import type { Fields, Json } from "./schema";

export interface Standing {
  key: string;
  entry: number;
  name: string;
  side: string;
  hidden: boolean;
  /** In the units of the file. */
  body: Body;
}
const placeOf = (entry: Json | undefined): Place | null => {
  const at = entry === undefined ? null : spelt(entry).at;
  return Array.isArray(at) && typeof at[0] === "number" && typeof at[1] === "number" ? [at[0], at[1]] : null;
};
const FACINGS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/** No row has more members. */
const MOST = 30;

/** Everybody as the server has drawn them; whoever it has not drawn yet stands in a row from the place that is said. */
export function standing(data: Fields, picture: Picture | null, pictured: Json[], known: Map<string, Known>, round = false): Standing[] {
  const grain = picture?.battlefield.grain || 1;
  return numbered(
    entriesOf(data).flatMap((entry, at): Standing[] => {
      const said = spelt(entry);
      const [name, side] = [nameOf(data, entry, known), sideOf(data, entry, known)];
      const hidden = said.hidden === true || said.unknown === true;
      const before = pictured.indexOf(entry) >= 0 ? pictured.indexOf(entry) : alike(pictured[at], entry) ? at : -1;
      const shown = before < 0 ? [] : (picture?.people ?? []).filter((each) => each.entry === before && each.body && !each.off);
      const [now, then] = [placeOf(entry), placeOf(pictured[before])];
      if (shown.length && (!now || then)) {
        const [dx, dy] = now && then ? [now[0] - then[0], now[1] - then[1]] : [0, 0];
        const facing = FACINGS.indexOf(String(said.facing ?? ""));
        return shown.slice(0, Number(said.count ?? 1) || 1).map((each, n) => {
          const { x, y, wide, deep, height, round } = each.body!;
          return {
            key: `${at}-${n}`,
            entry: at,
            name,
            side,
            hidden,
            body: {
              x: x / grain + dx,
              y: y / grain + dy,
              wide: wide / grain,
              deep: deep / grain,
              height,
              round,
              facing: facing < 0 ? each.body!.facing : facing,
            },
          };
        });
      }
      if (!now) return [];
      const facing = FACINGS.indexOf(String(said.facing ?? ""));
      return Array.from({ length: Math.min(MOST, Math.max(1, Number(said.count ?? 1) || 1)) }, (_, n) => ({
        key: `${at}-${n}`,
        entry: at,
        name,
        side,
        hidden,
        body: { x: now[0] + n, y: now[1], wide: 1, deep: 1, height: 0, round, facing: facing < 0 ? null : facing },
      }));
    }),
  );
}

/** Namesakes get numbers. */
function numbered(all: Standing[]): Standing[] {
  const many = new Map<string, number>(),
    count = new Map<string, number>();
  for (const each of all) many.set(each.name, (many.get(each.name) ?? 0) + 1);
  return all.map((each) => {
    const n = (count.get(each.name) ?? 0) + 1;
    count.set(each.name, n);
    return many.get(each.name)! > 1 ? { ...each, name: `${each.name} ${n}` } : each;
  });
}

/** Whether an entry is another one, only changed. */
function alike(before: Json | undefined, now: Json): boolean {
  return before !== undefined && spelt(before).unit === spelt(now).unit;
}
