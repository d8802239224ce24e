// What a JSON Schema says of a value: enough of it to make a form. Pure functions.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Fields = { [key: string]: Json };
export type Path = (string | number)[];

export interface Part {
  $ref?: string;
  type?: string;
  anyOf?: Part[];
  enum?: Json[];
  const?: Json;
  default?: Json;
  description?: string;
  properties?: Record<string, Part>;
  required?: string[];
  additionalProperties?: Part | boolean;
  propertyNames?: Part;
  items?: Part;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  maxLength?: number;
  pattern?: string;
}
export interface Schema extends Part {
  $defs?: Record<string, Part>;
}

export type Kind = "choice" | "yes" | "number" | "text" | "words" | "marks" | "numbers" | "list" | "table" | "fields" | "either" | "raw";

export const isFields = (value: Json | undefined): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** A part behind its reference, and without the variant "nothing". */
export function plain(schema: Schema, part: Part | undefined): Part {
  let found = part ?? {};
  for (let n = 0; n < 8; n++) {
    if (found.$ref) {
      const named = schema.$defs?.[found.$ref.split("/").at(-1)!] ?? {};
      const told = found.description ?? named.description;
      found = told === undefined ? named : { ...named, description: told };
    } else if (found.anyOf) {
      const some = found.anyOf.filter((each) => each.type !== "null");
      if (some.length !== 1) return some.length === found.anyOf.length ? found : { ...found, anyOf: some };
      const told = found.description;
      found = {
        ...some[0]!,
        ...(told === undefined ? {} : { description: told }),
        ...(found.default === undefined ? {} : { default: found.default }),
      };
    } else return found;
  }
  return found;
}

/** What kind of thing can be entered; a part must be plain. */
export function kindOf(schema: Schema, part: Part): Kind {
  if (part.anyOf) {
    const all = part.anyOf.map((each) => plain(schema, each));
    if (all.every((each) => each.enum ?? each.const !== undefined)) return "choice";
    return "either";
  }
  if (part.enum || part.const !== undefined) return "choice";
  if (part.type === "boolean") return "yes";
  if (part.type === "integer" || part.type === "number") return "number";
  if (part.type === "string") return "text";
  if (part.type === "array") {
    const item = plain(schema, part.items);
    if (item.enum) return "marks";
    if (item.type === "string") return "words";
    if ((item.type === "integer" || item.type === "number") && part.maxItems !== undefined) return "numbers";
    if (item.properties || item.anyOf?.some((each) => plain(schema, each).properties)) return "list";
    return "raw";
  }
  if (part.properties) return "fields";
  if (isPart(part.additionalProperties)) return "table";
  return "raw";
}
export const isPart = (found: Part | boolean | undefined): found is Part => typeof found === "object";

/** The words of a choice. */
export function choices(schema: Schema, part: Part): Json[] {
  if (part.anyOf) return part.anyOf.flatMap((each) => choices(schema, plain(schema, each)));
  return part.enum ?? (part.const !== undefined ? [part.const] : []);
}

/** Of several variants, the one that a value is. */
export function variantOf(schema: Schema, part: Part, value: Json | undefined): number {
  const all = (part.anyOf ?? []).map((each) => plain(schema, each));
  const fits = (each: Part): boolean => {
    if (each.const !== undefined) return each.const === value;
    if (each.enum) return each.enum.includes(value as Json);
    if (Array.isArray(value)) return each.type === "array";
    if (isFields(value)) return each.type === "object" || !!each.properties;
    if (typeof value === "number") return each.type === "number" || (each.type === "integer" && Number.isInteger(value));
    return each.type === typeof value;
  };
  const found = all.findIndex(fits);
  return found < 0 ? all.findIndex((each) => each.type === "string" && !each.enum && each.const === undefined) : found;
}

/** A value to begin with. */
export function blank(schema: Schema, part: Part | undefined): Json {
  const found = plain(schema, part);
  if (found.default !== undefined && found.default !== null) return found.default;
  switch (kindOf(schema, found)) {
    case "choice":
      return choices(schema, found)[0] ?? null;
    case "yes":
      return false;
    case "number":
      return Math.max(found.minimum ?? 0, Math.min(found.maximum ?? 0, 0));
    case "text":
      return "";
    case "numbers":
      return Array.from({ length: found.minItems ?? 1 }, () => blank(schema, found.items));
    case "either":
      return blank(schema, found.anyOf?.[0]);
    case "fields":
      return Object.fromEntries((found.required ?? []).map((key) => [key, blank(schema, found.properties?.[key])]));
    case "table":
      return {};
    default:
      return [];
  }
}

/** A name of a field as people read it. */
export const label = (key: string): string => key.replaceAll("_", " ");

/** A place in the structure, as the server writes it. */
export const spell = (path: Path): string =>
  path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");

/** The value at a place. */
export function at(value: Json | undefined, path: Path): Json | undefined {
  let found = value;
  for (const part of path) {
    if (Array.isArray(found) && typeof part === "number") found = found[part];
    else if (isFields(found) && typeof part === "string") found = found[part];
    else return undefined;
  }
  return found;
}

/** The same with another value at a place; undefined takes it away. What is not on the way stays the same object. */
export function put(value: Json | undefined, path: Path, what: Json | undefined, order: string[] = []): Json {
  const [part, ...rest] = path;
  if (part === undefined) return what ?? null;
  if (typeof part === "number") {
    const list = Array.isArray(value) ? [...value] : [];
    if (!rest.length && what === undefined) list.splice(part, 1);
    else list[part] = put(list[part], rest, what);
    return list;
  }
  const fields = isFields(value) ? value : {};
  if (!rest.length && what === undefined) {
    const { [part]: _, ...others } = fields;
    return others;
  }
  const made = { ...fields, [part]: put(fields[part], rest, what) };
  if (part in fields || !order.length) return made;
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(Object.entries(made).sort(([a], [b]) => rank(a) - rank(b)));
}
