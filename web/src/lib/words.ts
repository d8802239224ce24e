// The page's own words. Those of the games come from the server, in the language of the seat.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import en from "../words/en.ftl?raw";
import ru from "../words/ru.ftl?raw";
import uk from "../words/uk.ftl?raw";

export const LANGUAGES: Record<string, string> = { en: "English", ru: "Русский", uk: "Українська" };
export const SOURCES: Record<string, string> = { en, ru, uk };
const bundles = new Map(Object.entries(SOURCES).map(([lang, text]) => [lang, make(lang, text)]));
let now = "en";

function make(lang: string, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** Further words, for a part of the page that is loaded later. */
export function learn(sources: Record<string, string>): void {
  for (const [lang, text] of Object.entries(sources)) bundles.get(lang)?.addResource(new FluentResource(text));
}

export function speak(lang: string): void {
  now = bundles.has(lang) ? lang : "en";
  document.documentElement.lang = now;
}

/** A sentence in the language of the page, else in English, else its id. */
export function t(id: string, facts: Record<string, string | number> = {}): string {
  for (const bundle of [bundles.get(now), bundles.get("en")]) {
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) return bundle.formatPattern(message.value, facts);
  }
  return id;
}

/** A word of the page if it has one, else what the table says. */
export function either(id: string, otherwise: string): string {
  const found = t(id);
  return found === id ? otherwise : found;
}

/** A chance as a whole percentage; 0 and 100 only where it is certain. */
export function percent(chance: number | null): string {
  if (chance === null) return "–";
  if (chance > 0 && chance < 0.005) return "<1 %";
  if (chance < 1 && chance > 0.995) return ">99 %";
  return `${Math.round(chance * 100)} %`;
}

/** How long ago a moment was, in words. */
export function ago(then: number, now: number, lang: string): string {
  const seconds = Math.min(0, (then - now) / 1000),
    words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, length] of [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ] as const)
    if (-seconds >= length) return words.format(Math.ceil(seconds / length), unit);
  return words.format(Math.ceil(seconds), "second");
}

/** A number with a real minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
