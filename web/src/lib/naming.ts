// What stands in the files of encounters, in the language of the page: fields, options of games, their values.
import en from "../words/files.en.ftl?raw";
import ru from "../words/files.ru.ftl?raw";
import uk from "../words/files.uk.ftl?raw";
import { label } from "./build/schema";
import { either, learn } from "./words";

export const FILES: Record<string, string> = { en, ru, uk };
learn(FILES);

export const fieldName = (key: string): string => either(`field-${key}`, label(key));
export const keyName = (key: string): string => either(`key-${key}`, label(key));
export const switchName = (key: string): string => either(`switch-${key}`, label(key));
export const valueName = (value: string): string => either(`value-${value}`, label(value));
