// What the builder has open: it outlives the page when the language changes.
import type { Building } from "./building.svelte";
import type { Tools } from "./tools.svelte";

export const opened: { building: Building | null; tools: Tools | null; source: string; lang: string; tab: "form" | "text" | "problems" } = {
  building: null,
  tools: null,
  source: "",
  lang: "",
  tab: "form",
};
