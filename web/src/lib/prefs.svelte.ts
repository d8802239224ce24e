// What this browser remembers: theme, language, and the tables it has sat at.
import { shake } from "./device";
import { KEYS, type KeyName } from "./keys";
import { type Layer, LAYERS } from "./layers";
import { speak } from "./words";

export interface Known {
  table: string;
  token: string;
  title: string;
  game: string;
  role: string;
  at: number;
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T) ?? otherwise;
  } catch {
    return otherwise;
  }
}
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private windows keep nothing
  }
}

class Prefs {
  theme = $state(read("theme", matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
  lang = $state(read("lang", ["en", "ru", "uk"].find((each) => navigator.language.startsWith(each)) ?? "en"));
  /** Whether the device shakes when its player is asked. */
  shakes = $state(read("shakes", false));
  /** What is drawn on maps. */
  layers = $state.raw<Record<Layer, boolean>>({ ...LAYERS, ...read("layers", {}) });
  /** Which key does what. */
  keys = $state.raw<Record<KeyName, string>>({ ...KEYS, ...read("keys", {}) });
  tables = $state.raw<Known[]>(read("tables", []));

  constructor() {
    this.show();
    speak(this.lang);
  }
  private show(): void {
    document.documentElement.dataset.theme = this.theme;
  }
  setTheme(theme: string): void {
    this.theme = theme;
    write("theme", theme);
    this.show();
  }
  flip(): void {
    this.setTheme(this.theme === "dark" ? "light" : "dark");
  }
  setLang(lang: string): void {
    this.lang = lang;
    write("lang", lang);
    speak(lang);
  }
  setShakes(shakes: boolean): void {
    this.shakes = shakes;
    write("shakes", shakes);
    if (shakes) shake();
  }
  setLayer(layer: Layer, on: boolean): void {
    this.layers = { ...this.layers, [layer]: on };
    write("layers", this.layers);
  }
  setKey(name: KeyName, key: string): void {
    this.keys = { ...this.keys, [name]: key };
    write("keys", this.keys);
  }
  usualKeys(): void {
    this.keys = { ...KEYS };
    write("keys", {});
  }
  remember(known: Omit<Known, "at">): void {
    const others = this.tables.filter((each) => each.table !== known.table || each.token !== known.token);
    this.tables = [{ ...known, at: Date.now() }, ...others].slice(0, 12);
    write("tables", this.tables);
  }
  forget(table: string): void {
    this.tables = this.tables.filter((each) => each.table !== table);
    write("tables", this.tables);
  }
}

export const prefs = new Prefs();
