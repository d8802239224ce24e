// What fields are called: words that mean the same in every game are told in the language of the page, others as the file has them.
import { either } from "../words";
import { label } from "./schema";

/** Whether the page has a word for it. */
export const isNamed = (key: string): boolean => either(`field-${key}`, "") !== "";
export const fieldName = (key: string): string => either(`field-${key}`, label(key));
