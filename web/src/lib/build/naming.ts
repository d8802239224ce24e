// What fields are called: words that mean the same in every game are told in the language of the page, others as the file has them.
import { either } from "../words";
import { label } from "./schema";

export const fieldName = (key: string): string => either(`field-${key}`, label(key));
