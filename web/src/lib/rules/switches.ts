// The switches of a game as its schema tells them: each belongs to a rule, has a usual value, and a fight may change it.
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
interface Part {
  description?: string;
  default?: Json;
}
export interface Schema {
  $defs?: Record<string, { properties?: Record<string, Part> }>;
}
export interface Switch {
  id: string;
  rules: string[];
  usual: Json;
}

const RULE = /\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+\b/g;

/** Every switch, with the rules that its description names. */
export function switchesOf(schema: Schema): Switch[] {
  const parts = Object.entries(schema.$defs?.Options?.properties ?? {});
  return parts.map(([id, part]) => ({ id, rules: [...new Set(part.description?.match(RULE) ?? [])], usual: part.default ?? null }));
}

/** Those that belong to a rule; where no rule is asked for, those of all the rules that are shown. */
export function concerning(all: readonly Switch[], cited: string, shown: readonly string[]): Switch[] {
  const wanted = new Set(cited ? [cited] : shown);
  return all.filter((each) => each.rules.some((rule) => wanted.has(rule)));
}
