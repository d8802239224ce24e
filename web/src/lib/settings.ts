// Which setting a number on a card stands for. Pure functions.
import type { SettingTold } from "./messages";

/** By the id of a fact, a budget or a condition; `health` is what a game lists first, `at` where somebody stands. */
export function settingFor(all: readonly SettingTold[], of: string, near: string): SettingTold | undefined {
  const own = all.filter((each) => each.what.lastIndexOf(".") === of.length && each.what.startsWith(`${of}.`));
  if (near === "health") return own[0];
  const name = (each: SettingTold) => each.what.slice(of.length + 1);
  return (
    own.find((each) => name(each) === near) ??
    own.find((each) => name(each).startsWith(near) || near.startsWith(name(each))) ??
    own.find((each) => each.takes === "several" && (each.among ?? []).includes(near))
  );
}

/** What to set for a blow of so many, or a cure: some games count what is left, others what was lost. */
export function blow(setting: SettingTold, left: number, said: string): string {
  const counts = Number(setting.now) === left;
  if (said.startsWith("=")) return said;
  return counts ? said : said.startsWith("-") ? `+${said.slice(1)}` : `-${said.slice(1)}`;
}
