// An encounter in the making: its text and what it says, kept together by the server, with everything that is wrong.
import { get, post, read, Refused, write } from "../api";
import type { Battlefield, Estimated, Patch } from "../messages";
import { prefs } from "../prefs.svelte";
import { drawn, featuresOf, mapOf } from "./ground";
import { type Layout, layoutOf } from "./layout";
import { bestiaryOf, fixedSides, type Known, type Picture } from "./people";
import { type Fields, isFields, type Json, type Path, put, type Schema, spell } from "./schema";

export interface Problem {
  line: number;
  column: number;
  where: string;
  rule: string;
  text: string;
  warning: boolean;
  hint: string;
  lacks: string;
}
interface Answer {
  text: string;
  lost: string[];
  data: Fields | null;
  ok: boolean;
  problems: Problem[];
  picture: Picture | null;
}
export interface Brought {
  entries: Fields;
  missed: { text: string }[];
  assumed: { text: string }[];
}
/** What this browser keeps of an encounter in the making: its text, and under which name what of it is saved. */
interface Kept {
  text: string;
  name: string;
  saved?: string;
}
interface Moment {
  data: Fields;
  text: string;
}
/** What is chosen, for its form: somebody, a stat block of the file, or a feature of the map. */
export type Chosen = { what: "entry"; at: number } | { what: "unit"; id: string } | { what: "feature"; at: number } | null;

const PAUSE = 350,
  APART = 520,
  TOGETHER = 1200,
  STEPS = 200;
const KEPT = "affray-draft";

export class Building {
  data = $state.raw<Fields>({});
  text = $state("");
  layout = $state.raw<Layout | null>(null);
  known = $state.raw<Known[]>([]);
  problems = $state.raw<Problem[]>([]);
  picture = $state.raw<Picture | null>(null);
  /** The entries that the picture shows. */
  pictured = $state.raw<Json[]>([]);
  /** How kinds of features are drawn, as far as the server has drawn them. */
  styles = $state.raw<Map<string, string>>(new Map());
  up = $state(false);
  unit = $state("");
  lost = $state.raw<string[]>([]);
  ok = $state(false);
  unreadable = $state(false);
  pending = $state(false);
  /** The text was changed and is not read yet: the forms wait, so that none of both is lost. */
  typing = $state(false);
  trouble = $state("");
  chosen = $state.raw<Chosen>(null);
  side = $state("");
  offered = $state.raw<string[]>([]);
  /** The name under which it is saved here, and the text that was. */
  name = $state("");
  saved = $state("");
  estimate = $state.raw<Estimated | null>(null);
  estimated = $state("");
  running = $state(false);
  private past = $state.raw<Moment[]>([]);
  private future = $state.raw<Moment[]>([]);
  private said: "" | "form" | "text" = "";
  private version = 0;
  private timer = 0;
  private sent = 0;
  private last = { what: "", at: 0 };
  private under: Promise<void> | null = null;
  private stopper: AbortController | null = null;

  readonly byId = $derived(new Map(this.known.map((each) => [each.id, each])));
  readonly map = $derived(mapOf(this.data));
  readonly ground = $derived(this.layout ? drawn(this.layout, this.data, this.up, this.styles) : null);
  readonly own = $derived(Object.keys(bestiaryOf(this.data)));
  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);
  readonly wrong = $derived(this.problems.filter((each) => !each.warning));
  readonly dirty = $derived(this.text !== this.saved);

  // -- beginning ---------------------------------------------------------------------------------
  /** Begin with the text of an encounter; it may be saved under a name, as it is or otherwise. */
  async open(text: string, name = "", saved = name ? text : ""): Promise<void> {
    [this.text, this.name, this.saved, this.past, this.future] = [text, name, saved, [], []];
    [this.chosen, this.lost, this.estimate, this.offered] = [null, [], null, []];
    this.said = "text";
    await this.settled();
  }
  /** Begin with nothing but a game. */
  async begin(game: string): Promise<void> {
    await this.learn(game);
    const size: Json = this.layout?.grid ? [16, 12] : [24, 16];
    if (this.text) this.step("");
    [this.chosen, this.lost, this.name, this.saved, this.text, this.estimate, this.unreadable] = [null, [], "", "", "", null, false];
    this.typing = false;
    this.offered = this.layout && fixedSides(this.layout) ? [] : ["heroes", "raiders"];
    this.side = "";
    this.data = { game, title: "", ...(this.layout?.map ? { map: { size } } : {}), combatants: [] };
    this.said = "form";
    await this.settled();
  }
  /** What was left behind in this browser. */
  static kept(): Kept | null {
    try {
      return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Kept | null;
    } catch {
      return null;
    }
  }
  private keep(): void {
    try {
      localStorage.setItem(KEPT, JSON.stringify({ text: this.text, name: this.name, saved: this.saved } satisfies Kept));
    } catch {
      // private windows keep nothing
    }
  }
  /** Look up what a game's encounters are made of. */
  private async learn(game: string): Promise<void> {
    if (this.layout?.game === game) return;
    const lang = prefs.lang;
    const [schema, known, samples] = await Promise.all([
      get<Schema>(`/api/schema/${game}?lang=${lang}`),
      get<Known[]>(`/api/bestiary/${game}?lang=${lang}`),
      get<{ game: string; name: string }[]>(`/api/samples?lang=${lang}`),
    ]);
    const like = samples.find((each) => each.game === game);
    const shown = like ? await get<Picture>(`/api/samples/${game}/${like.name}/preview?lang=${lang}`).catch(() => null) : null;
    this.layout = layoutOf(game, schema);
    this.known = known.filter((each) => each.table === "bestiary");
    this.up = shown?.battlefield.up ?? false;
    this.unit = shown?.battlefield.unit ?? "";
  }

  // -- changing ----------------------------------------------------------------------------------
  /** Change what it says. Changes of the same thing soon after each other are one step. */
  change(next: Fields, what = ""): void {
    if (next === this.data || this.unreadable || this.typing) return;
    this.step(what);
    this.data = next;
    this.soon("form");
  }
  /** Put a value at a place; undefined takes it away. */
  put(path: Path, value: Json | undefined): void {
    const order = path.length === 1 ? (this.layout?.order ?? []) : [];
    this.change(put(this.data, path, value, order) as Fields, value === undefined ? "" : spell(path));
  }
  /** Change the text. */
  typed(text: string): void {
    if (text === this.text) return;
    this.step("text");
    this.text = text;
    this.typing = true;
    this.soon("text");
  }
  private step(what: string): void {
    const now = Date.now();
    if (what && what === this.last.what && now - this.last.at < TOGETHER) {
      this.last.at = now;
      return;
    }
    this.last = { what, at: now };
    this.past = [...this.past.slice(1 - STEPS), { data: this.data, text: this.text }];
    this.future = [];
  }
  undo(): void {
    this.travel("past", "future");
  }
  redo(): void {
    this.travel("future", "past");
  }
  private travel(from: "past" | "future", to: "past" | "future"): void {
    const there = this[from].at(-1);
    if (!there) return;
    this[from] = this[from].slice(0, -1);
    this[to] = [...this[to], { data: this.data, text: this.text }];
    [this.data, this.text] = [there.data, there.text];
    this.last = { what: "", at: 0 };
    this.lost = [];
    this.unreadable = this.typing = false;
    this.soon("form");
  }

  // -- keeping text and data together ------------------------------------------------------------
  private soon(said: "form" | "text"): void {
    this.version++;
    this.said = said;
    this.pending = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.settled(), PAUSE);
  }
  /** Wait until everything is written and checked. */
  async settled(): Promise<void> {
    clearTimeout(this.timer);
    while (this.said || this.under) await (this.under ??= this.ask().finally(() => (this.under = null)));
  }
  private async ask(): Promise<void> {
    await new Promise((done) => setTimeout(done, Math.max(0, this.sent + APART - Date.now())));
    const [said, version, asked] = [this.said, this.version, this.data];
    this.said = "";
    this.sent = Date.now();
    try {
      const told = await post<Answer>("/api/encounters/draft", {
        text: this.text,
        lang: prefs.lang,
        ...(said === "form" ? { data: asked } : {}),
      });
      this.trouble = "";
      await this.take(told, said === "form", version === this.version, asked);
    } catch (error) {
      this.trouble = error instanceof Refused ? error.error : "offline";
      this.pending = false;
      if (error instanceof Refused && error.status !== 429 && error.status !== 503) {
        this.typing = false;
        return;
      }
      if (!this.said) this.said = said;
      await new Promise((done) => setTimeout(done, 2500));
    }
  }
  private async take(told: Answer, form: boolean, latest: boolean, asked: Fields): Promise<void> {
    if (form) {
      if (this.said !== "text") this.text = told.text;
      if (told.lost.length) this.lost = [...this.lost, ...told.lost];
    } else if (latest) {
      this.unreadable = !told.data;
      if (told.data) this.data = told.data;
    }
    if (!latest) return;
    this.typing = false;
    const data = form ? asked : this.data;
    const game = told.data?.game;
    const wrong = told.problems.some((each) => each.where === "game" && !each.warning);
    if (typeof game === "string" && !wrong) await this.learn(game).catch(() => undefined);
    // What is missing is shown where it will stand.
    this.problems = told.problems.map((each) =>
      each.lacks ? { ...each, where: [each.where, each.lacks].filter(Boolean).join(".") } : each,
    );
    this.ok = told.ok;
    this.pending = false;
    if (this.past.length || form) this.keep();
    if (!told.picture) return;
    this.picture = told.picture;
    this.pictured = Array.isArray(data.combatants) ? data.combatants : [];
    if (told.picture.battlefield.kind !== "none") this.up = told.picture.battlefield.up;
    const styles = new Map(this.styles);
    for (const each of told.picture.battlefield.features) if (each.style) styles.set(each.kind, each.style);
    this.styles = styles;
  }
  /** In another language: words of the bestiary and sentences of the problems. */
  async spoken(): Promise<void> {
    await this.settled();
    const game = this.layout?.game;
    if (!game) return;
    this.layout = null;
    await this.learn(game);
    this.said = "text";
    await this.settled();
  }

  // -- drawing -----------------------------------------------------------------------------------
  /** The ground as it would be with another map. */
  drawnWith(map: Fields): Battlefield | null {
    return this.layout ? drawn(this.layout, { ...this.data, map }, this.up, this.styles) : null;
  }
  /** A feature as it is drawn. */
  featureDrawn(at: number): Patch | undefined {
    const count = this.layout && this.map ? featuresOf(this.layout, this.map).length : 0;
    return this.ground?.features.at(this.ground.features.length - count + at);
  }

  // -- what is wrong where -----------------------------------------------------------------------
  /** Problems exactly at a place. */
  at(path: Path): Problem[] {
    const where = spell(path);
    return this.problems.filter((each) => each.where === where);
  }
  /** Problems at a place and below it. */
  within(path: Path): Problem[] {
    const where = spell(path);
    return this.problems.filter((each) => each.where === where || each.where.startsWith(`${where}.`) || each.where.startsWith(`${where}[`));
  }

  /** Stat blocks of another program's file into the file's own bestiary; what was not understood is told. */
  async bring(foreign: string): Promise<Brought> {
    const found = await post<Brought>("/api/import", { text: foreign, game: this.layout!.game, lang: prefs.lang });
    if (Object.keys(found.entries).length) this.put(["bestiary"], { ...bestiaryOf(this.data), ...found.entries });
    return found;
  }

  // -- saving, trying ----------------------------------------------------------------------------
  async save(name: string): Promise<void> {
    await this.settled();
    await write(`/api/encounters/${encodeURIComponent(name)}`, { text: this.text });
    [this.name, this.saved] = [name, this.text];
    this.keep();
  }
  /** Fight it many times, until it is done or stopped. */
  async tryOut(count: number): Promise<void> {
    await this.settled();
    if (this.running || !this.ok) return;
    this.stopper = new AbortController();
    [this.running, this.estimate, this.estimated, this.trouble] = [true, null, this.text, ""];
    try {
      for await (const line of read("/api/simulate", { encounter: this.text, count, lang: prefs.lang }, this.stopper.signal))
        this.estimate = JSON.parse(line) as Estimated;
    } catch (error) {
      if (!this.stopper.signal.aborted) this.trouble = error instanceof Refused ? error.error : "offline";
    } finally {
      this.running = false;
    }
  }
  stop(): void {
    this.stopper?.abort();
  }
  get title(): string {
    return isFields(this.data) && typeof this.data.title === "string" ? this.data.title : "";
  }
}
