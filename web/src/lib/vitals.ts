// How somebody is, in numbers: what is left of what, and whatever else a game counts. Pure functions.
type Health = Readonly<Record<string, number>>;

const MOST = "_max";
const PLAIN = new Set(["now", "max", "temp"]);

/** The share that is left, of everything that is counted down together; null if nothing is known. */
export function share(health: Health | null): number | null {
  if (!health?.max) return null;
  const stores = Object.keys(health).filter((each) => each.endsWith(MOST));
  const left = stores.reduce((sum, each) => sum + (health[each.slice(0, -MOST.length)] ?? 0), health.now ?? 0);
  return left / stores.reduce((sum, each) => sum + (health[each] ?? 0), health.max);
}

/** What is counted besides, as far as there is any of it: its name, how much is there, and of how much. */
export function besides(health: Health | null): [name: string, now: number, of: number][] {
  return Object.entries(health ?? {}).flatMap(([name, now]): [string, number, number][] => {
    if (PLAIN.has(name) || name.endsWith(MOST)) return [];
    const of = health?.[name + MOST] ?? 0;
    return now || of ? [[name, now, of]] : [];
  });
}
