// How a prompt is used: one button for everything that could be done at once. Pure functions.
import type { OptionTold } from "./messages";

type Given = Record<string, unknown>;
export interface Use {
  option: OptionTold;
  /** The power or the like that is meant, where an option is only the way to use one. */
  named: string;
  given: Given;
}

/** A field that says what an option does at all. */
const NAMING = "power";

/** An option, once for everything that it could mean. */
export function usesOf(option: OptionTold): Use[] {
  const found = Object.entries(option.fields).find(
    ([, field]) => !field.optional && field.takes === "one" && field.type === NAMING && field.among?.length,
  );
  if (!found) return [{ option, named: "", given: {} }];
  const [name, field] = found;
  return field.among!.map((value) => ({ option, named: String(value), given: { [name]: value } }));
}

/** The whole answer where nothing is left to choose that one would have to look at; null where there is. */
export function atOnce({ option, given }: Pick<Use, "option" | "given">): Given | null {
  if (!option.usual) return null;
  const plain = Object.entries(option.fields).every(
    ([name, field]) =>
      field.optional || name in given || (field.takes === "one" && (field.type !== "combatant" || field.among?.length === 1)),
  );
  const same = Object.entries(given).every(([name, value]) => option.usual![name] === value);
  return plain && same ? option.usual : null;
}

/** Whether an option has anything to choose besides. */
export const hasChoice = ({ option, given }: Use): boolean =>
  Object.entries(option.fields).some(
    ([name, field]) => !(name in given) && (field.optional ? field.takes !== "text" : (field.among?.length ?? 2) > 1),
  );
