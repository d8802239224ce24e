// The table as the page knows it: the connection, the view of the seat, one draft of an answer, what was refused.
import { type Act, Draft, type Values } from "./draft.svelte";
import type {
  Analysed,
  Data,
  EditTold,
  Estimated,
  FromServer,
  Grounds,
  OptionTold,
  Person,
  Question,
  Reason,
  ToServer,
  Welcome,
} from "./messages";
import { happened, type Just } from "./just";
import { type Marks, toggled } from "./marks";
import { after, NOTHING, type Shown } from "./view";
import { atOnce, type Use } from "./prompting";
import { NO_SIDE, shapes } from "./stones";
import { t } from "./words";

type Without<M, K extends string> = M extends unknown ? Omit<M, K> : never;
type Told = Without<ToServer, "id" | "ticket" | "client">;
type Asking = "probe" | "way" | "why" | "odds" | "edits" | "settings" | "history" | "moment" | "read" | "rule";
export interface Answered {
  ok: boolean;
  refused: Reason[];
  data: unknown;
}

/** What this page tried in vain, in a few words, and every reason against it. */
export interface Attempt {
  number: number;
  what: string;
  reasons: Reason[];
}

const RETRY = [200, 500, 1000, 2000, 4000];
/** By the code with which a connection is closed for good: why. */
const LOST: Record<number, string> = { 4401: "no-seat", 4404: "no-table", 4500: "spoilt" };
/** Milliseconds in which a connection that lives answers. */
const SILENCE = 3000;
/** By this name the game master stands in the history. */
const MASTER = "gm";
/** So many refusals the page remembers. */
const REMEMBERED = 50;
const MOVES = new Set(["answer", "dice", "decree", "computer", "undo", "redo", "go"]);

export class Table {
  view = $state.raw<Shown>(NOTHING);
  welcome = $state.raw<Welcome | null>(null);
  connection = $state<"live" | "catching" | "offline">("catching");
  /** Why there is no such table for us: no seat, no table, thrown away. */
  lost = $state("");
  draft = $state.raw<Draft | null>(null);
  refused = $state.raw<Reason[]>([]);
  /** What was refused here, the latest last. */
  attempts = $state.raw<Attempt[]>([]);
  why = $state.raw<{ option: string; reasons: Grounds[]; change: string } | null>(null);
  /** Options that seemed open and turn out to have no legal answer, with the number of reasons. */
  barred = $state.raw<ReadonlyMap<string, number>>(new Map());
  picked = $state(0);
  estimate = $state.raw<Estimated | null>(null);
  analysis = $state.raw<Analysed | null>(null);
  selected = $state("");
  /** Those whom a number is meant for, if several. */
  marked = $state.raw<Marks>(new Map());
  /** What stands in the command box. */
  words = $state("");
  /** The rule that is being read, empty for the rules as such; null while nobody reads. */
  reading = $state<string | null>(null);
  /** Whose values the game master changes, and which of them was clicked. */
  changing = $state.raw<{ of: string; near: string } | null>(null);
  /** Whether the order is shown instead of the map. */
  ordered = $state(false);
  /** What was just done or undone, as long as the way back is offered. */
  just = $state.raw<Just | null>(null);
  /** Decrees that were said at once: the entry before them, the last of them, and how far it had come when they were taken back. */
  private one: { before: number; last: number; end: number | null } | null = null;
  /** Whether the game master looks at what the players see. */
  asPlayers = $state(false);
  /** Whether clicks on the map measure. */
  ruling = $state(false);
  /** Where the cursor of the map is. */
  cursor = $state.raw<[number, number] | null>(null);
  /** Whether the table is about to be thrown away, as long as it can be kept. */
  closing = $state(false);
  /** How many acts of ours wait for their reply. */
  waiting = $state(0);
  private socket: WebSocket | null = null;
  private replies = new Map<number, { message: Record<string, unknown>; done: (reply: Answered) => void }>();
  private number = 1;
  private tries = 0;
  private gone = false;
  /** How often the server has spoken. */
  private heard = 0;
  /** For which seat the app rolls on, and in whose turn. */
  private rolling: { seat: string; turn: string } | null = null;

  constructor(
    readonly id: string,
    private readonly token: string,
    public lang: string,
  ) {
    this.connect();
  }

  // -- the connection ------------------------------------------------------------------------------
  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`);
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      const { head, log, mark } = this.view;
      const last = head ? { ticket: head.ticket, told: log.length, mark } : null;
      socket.send(JSON.stringify({ do: "hello", token: this.token, lang: this.lang, last }));
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
      this.hear(JSON.parse(typeof data === "string" ? data : new TextDecoder().decode(data)) as FromServer);
    socket.onclose = (event) => {
      if (this.gone || this.socket !== socket) return;
      this.lost ||= LOST[event.code] ?? "";
      if (this.lost) return;
      this.connection = this.tries > 1 ? "offline" : "catching";
      setTimeout(() => this.socket === socket && !this.gone && this.connect(), RETRY[Math.min(this.tries++, RETRY.length - 1)]);
    };
  }

  leave(): void {
    this.gone = true;
    this.socket?.close();
  }

  /** After sleep or in another network: ask whether the server still hears us, and call again at once if it does not. */
  lookAfter(): void {
    const socket = this.socket;
    if (this.gone || this.lost || socket?.readyState === WebSocket.CONNECTING) return;
    if (socket?.readyState !== WebSocket.OPEN) return this.connect();
    this.unlessHeard(() => {
      this.connection = "catching";
      this.connect();
      socket.close();
    });
    socket.send(JSON.stringify({ do: "history", id: this.number++ }));
  }
  /** Do this if the server stays silent. */
  private unlessHeard(then: () => void): void {
    const { socket, heard } = this;
    setTimeout(() => this.socket === socket && this.heard === heard && !this.gone && then(), SILENCE);
  }

  private hear(message: FromServer): void {
    this.heard++;
    if (message.type === "welcome") {
      this.welcome = message;
      this.connection = "live";
      this.tries = 0;
      for (const { message: again } of this.replies.values()) this.socket?.send(JSON.stringify(again));
    } else if (message.type === "view") this.take(after(this.view, message.sections, message.whole ?? false));
    else if (message.type === "reply") {
      const waiting = this.replies.get(message.id);
      this.replies.delete(message.id);
      waiting?.done({ ok: message.ok, refused: message.refused ?? [], data: message.data ?? null });
    } else if (message.type === "estimate") this.estimate = message;
    else if (message.type === "analysis")
      this.analysis = { ...message, stretches: [...(this.analysis?.stretches.slice(0, message.from) ?? []), ...message.stretches] };
    else if (message.type === "closing" && message.why !== "shutdown" && message.why !== "reloaded") this.lost = message.why;
  }

  private take(now: Shown): void {
    const before = this.view.head?.ticket;
    if (this.master) this.just = happened(this.view, now) ?? this.just;
    this.view = now;
    if (now.head?.ticket === before) return;
    this.draft = this.draft?.act.edit ? this.draft : null;
    this.why = null;
    this.barred = new Map();
    this.refused = [];
    this.picked = 0;
    this.rollOn();
    const open = this.question?.options.filter((each) => each.open) ?? [];
    if (open.length === 1 && open[0] && Object.keys(open[0].fields).length) this.choose(open[0]);
  }

  /** Say something; the reply comes after the view that shows it. What changes the fight counts once, even if it is sent again. */
  say(message: Told): Promise<Answered> {
    const id = this.number++;
    const extra = MOVES.has(message.do)
      ? { ticket: this.view.head?.ticket, client: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}` }
      : {};
    const whole = { ...message, ...extra, id };
    if (this.socket?.readyState === WebSocket.OPEN && this.welcome) {
      this.socket.send(JSON.stringify(whole));
      this.unlessHeard(() => this.replies.has(id) && this.lookAfter());
    }
    return new Promise((done) => this.replies.set(id, { message: whole, done }));
  }

  async ask<K extends Asking>(what: K, about: Record<string, unknown> = {}): Promise<Data[K] | null> {
    const reply = await this.say({ do: what, ...about } as unknown as Told);
    if (!reply.ok) return null;
    this.learn((reply.data as { words?: Shown["words"] }).words ?? {});
    return reply.data as Data[K];
  }
  /** Words for what nobody has shown yet; they stay. */
  private learn(words: Shown["words"]): void {
    const fresh = Object.entries(words).some(([kind, some]) => Object.keys(some).some((id) => !this.view.words[kind]?.[id]));
    if (fresh) this.view = after(this.view, { words }, false);
  }

  /** Change the fight; keeps every reason against it. */
  async act(message: Told): Promise<boolean> {
    if (this.sending) return false;
    this.waiting++;
    const reply = await this.say(await this.whole(message));
    this.waiting--;
    this.refused = reply.refused;
    if (!reply.ok) this.remember(this.tried(message), reply.refused);
    if (reply.ok && !this.master) this.just = this.ownDeed(message);
    return reply.ok;
  }

  /** Do what is said once and takes several decrees: it is also taken back, and brought back, as one. */
  async asOne<T>(deed: () => Promise<T>): Promise<T> {
    const before = (await this.ask("history"))?.entry;
    const done = await deed();
    const last = (await this.ask("history"))?.steps.at(-1)?.entry;
    this.one = before === undefined || typeof last !== "number" ? null : { before, last, end: null };
    return done;
  }
  /** To undo or redo the last of several decrees that were said at once is to do so with all of them. */
  private async whole(message: Told): Promise<Told> {
    if (!this.one || (message.do !== "undo" && message.do !== "redo") || message.by !== "choice") return message;
    const { before, last, end } = this.one;
    const now = await this.ask("history");
    if (message.do === "undo" && now?.steps.at(-1)?.entry === last) {
      this.one.end = now.entry;
      return { do: "go", entry: before };
    }
    return message.do === "redo" && now?.entry === before && end !== null ? { do: "go", entry: end } : message;
  }

  /** The app rolls from now on, until there is something to choose or the turn is another's; these dice come first. */
  rollRest(question: Question, dice: (number | null)[] | null): Promise<boolean> {
    this.rolling = { seat: question.seat, turn: this.view.clock?.owner ?? "" };
    return this.act({ do: "dice", who: question.who, dice });
  }
  private rollOn(): void {
    const asked = this.view.asked.filter((each) => each.seat === this.rolling?.seat);
    if (
      !this.rolling ||
      this.view.head?.paused ||
      this.view.clock?.owner !== this.rolling.turn ||
      asked.some((each) => each.kind === "choose")
    )
      this.rolling = null;
    else if (asked[0]) void this.act({ do: "dice", who: asked[0].who });
  }

  /** Keep what was refused, for the log of this page. */
  remember(what: string, reasons: Reason[]): void {
    if (reasons.length)
      this.attempts = [...this.attempts, { number: (this.attempts.at(-1)?.number ?? 0) + 1, what, reasons }].slice(-REMEMBERED);
  }
  private tried(message: Told): string {
    if (message.do === "answer") return this.deed({ who: message.who, what: message.option ?? "" });
    if (message.do === "decree") return this.deed({ who: MASTER, what: message.edit ?? "" });
    if (message.do === "dice") return `${this.name(message.who)}: ${t("typed-dice")}`;
    if (message.do === "computer") return `${this.name(message.who)}: ${t("let-play")}`;
    return t(message.do === "undo" || message.do === "redo" ? message.do : "history");
  }

  /** What a player has just done or undone: whose choices others make, a player is not told. */
  private ownDeed(message: Told): Just | null {
    if (message.do === "undo") return this.just && { ...this.just, kind: "undone" };
    return message.do === "answer" && message.option ? { kind: "done", who: message.who, what: message.option } : null;
  }

  // -- what the page is about ----------------------------------------------------------------------
  get master(): boolean {
    return this.welcome?.role === "gm";
  }
  get plays(): boolean {
    return this.master || this.welcome?.role === "player";
  }
  /** Whether an act waits for the connection to come back; until it is through, there is no other. */
  get sending(): boolean {
    return this.waiting > 0 && this.connection !== "live";
  }
  /** The game master undoes whatever there is, a player where the table lets him. */
  get mayUndo(): boolean {
    return this.master ? !!this.view.undo.choice : this.plays && this.view.head?.may.undo === "own";
  }
  get mayOdds(): boolean {
    return this.master || !!this.view.head?.may.odds;
  }
  person(id: string): Person | undefined {
    return this.view.people.find((each) => each.id === id);
  }
  /** Those for whom a player answers; of the game master nobody. */
  get own(): Person[] {
    const { seat, people } = this.view;
    return seat && !this.master ? people.filter((each) => (seat.answers ? seat.answers.includes(each.id) : each.side === seat.side)) : [];
  }
  get question(): Question | undefined {
    return this.view.asked[Math.min(this.picked, this.view.asked.length - 1)];
  }
  /** Whoever the left pane is about: the one who is asked, else of one's own the next, else the one whose turn it is. */
  get actor(): Person | undefined {
    return (
      this.person(this.question?.who ?? "") ??
      this.own.find((each) => each.id === this.next?.id) ??
      this.own.find((each) => !each.out) ??
      this.own[0] ??
      this.person(this.view.clock?.owner ?? "")
    );
  }
  /** Who comes next in the order, behind whoever acts. */
  get next(): Person | undefined {
    const places = this.view.order.flatMap((each) => each.members);
    const now = places.findIndex((each) => each.state === "now");
    return this.person(
      [...places.slice(now + 1), ...places.slice(0, now + 1)].find((each) => each.state === "next" && each.who !== this.view.clock?.owner)
        ?.who ?? "",
    );
  }
  /** Whether the order is worth a page of its own: it has phases, and places with numbers, and no sides in turn. */
  get hasOrderView(): boolean {
    const { clock, order } = this.view;
    return !!clock?.steps.length && !clock.count && order.some((each) => each.count !== null) && !order.some((each) => each.side);
  }
  /** Whether somebody is asked inside the act of another. */
  get interrupted(): boolean {
    const question = this.question;
    return !!question && this.view.underWay.length > 0 && question.who !== this.view.clock?.owner;
  }
  readonly shapes = $derived(shapes(this.view.head?.sides ?? []));
  shape(person: Person | undefined): number {
    return person?.neutral ? NO_SIDE : (this.shapes.get(person?.side ?? "") ?? NO_SIDE);
  }

  // -- words ---------------------------------------------------------------------------------------
  name(id: string): string {
    return this.view.names[id] ?? this.view.words.name?.[id]?.text ?? (id === MASTER ? t("role-gm") : plain(id));
  }
  word(kind: string, id: string, short = false): string {
    const found = this.view.words[kind]?.[id];
    return (short ? (found?.short ?? found?.text) : found?.text) ?? this.view.names[id] ?? plain(id);
  }
  /** A value of a field in words. */
  label(value: unknown, type = ""): string {
    const id = String(value);
    if (type === "option" && this.view.words.option?.[id]) return this.word("option", id, true);
    if (this.view.names[id]) return this.name(id);
    for (const kind of ["name", "option", "condition", "status", "feature", "fact", "budget"]) {
      const found = this.view.words[kind]?.[id];
      if (found) return found.text;
    }
    const [stem, rest] = id.split(":");
    return rest ? `${this.label(stem)} (${plain(rest)})` : plain(id);
  }
  /** What a step of the past was, in a few words. */
  deed(step: { who: string; what: string }): string {
    const decreed = step.who === MASTER && (this.view.words.edit?.[step.what] || !this.view.words.option?.[step.what]);
    return `${this.name(step.who)}: ${this.word(decreed ? "edit" : "option", step.what, true)}`;
  }

  /** Those in the order, each once: a digit means one of them. */
  get numbered(): string[] {
    return [...new Set(this.view.order.flatMap((each) => each.members.map((place) => place.who)))].filter((id) => this.person(id));
  }

  // -- who is meant --------------------------------------------------------------------------------
  /** Look at somebody; of the game master also: mark one of several, as every click does once somebody is marked. */
  pick(id: string, several = false): void {
    if (this.master && (several || this.marked.size)) this.mark(id);
    else this.selected = this.selected === id ? "" : id;
  }
  /** Mark somebody, or no longer; whoever was looked at is the first of them. */
  mark(id: string): void {
    const first = !this.marked.size && this.selected && this.selected !== id ? toggled(this.marked, this.selected) : this.marked;
    this.marked = toggled(first, id);
    this.selected = "";
  }
  unmark(): void {
    this.marked = new Map();
  }
  /** How much of a number reaches somebody who is marked. */
  share(id: string, share: number): void {
    this.marked = new Map([...this.marked, [id, share]]);
  }

  // -- choosing ------------------------------------------------------------------------------------
  optionAct(option: OptionTold, who: string): Act {
    const fields = Object.entries(option.fields).map(([name, told]) => ({
      name,
      told,
      label: this.word("field", `${option.id}.${name}`),
      leftOut: "",
    }));
    const words = this.view.words.option?.[option.id];
    return {
      id: option.id,
      who,
      label: words?.text ?? plain(option.id),
      help: words?.help ?? "",
      edit: false,
      fields,
      usual: option.usual,
    };
  }
  editAct(edit: EditTold): Act {
    const fields = Object.entries(edit.fields).map(([name, told]) => ({ name, told, label: told.label, leftOut: told.left_out }));
    return { id: edit.id, who: "", label: edit.text, help: edit.help, edit: true, fields, usual: null };
  }

  choose(option: OptionTold): void {
    const question = this.question;
    if (!question) return;
    if (this.barred.has(option.id)) return void this.explain(option);
    this.why = null;
    this.refused = [];
    const whole = !Object.keys(option.fields).length ? {} : this.interrupted ? atOnce({ option, given: {} }) : null;
    if (whole) return void this.act({ do: "answer", who: question.who, option: option.id, values: whole });
    const last = this.draft && !this.draft.act.edit && this.draft.touched && this.draft.act.who === question.who ? this.draft : null;
    this.begin(this.optionAct(option, question.who), {}, last?.aim ? last.values[last.aim.name] : undefined);
  }
  /** Use what a prompt offers: at once if nothing is left to choose, or with a look at everything that could be chosen. */
  use(use: Use, look = false): void {
    const question = this.question;
    const whole = look ? null : atOnce(use);
    this.refused = [];
    if (question && whole) void this.act({ do: "answer", who: question.who, option: use.option.id, values: whole });
    else if (question && Object.keys(use.option.fields).length) this.begin(this.optionAct(use.option, question.who), use.given);
    else this.choose(use.option);
  }
  /** Change a value of somebody, or of the table itself: the one that was clicked, or any. */
  change(of: string, near = ""): void {
    this.draft = null;
    this.refused = [];
    this.changing = { of, near };
  }
  begin(act: Act, given: Values = {}, target: unknown = undefined): void {
    this.draft = new Draft(this, act, given);
    this.draft.keep(target);
    void this.draft.probe();
  }

  /** Find out whether options for which the server named no answer have one; not more of them than a moment allows. */
  async doubt(question: Question): Promise<void> {
    const ticket = this.view.head?.ticket;
    for (const option of question.options.filter(
      (each) => each.open && each.usual === null && Object.values(each.fields).some((field) => !field.optional),
    )) {
      const found = await this.ask("why", { who: question.who, option: option.id });
      if (this.view.head?.ticket !== ticket) return;
      if (found?.reasons.length) this.barred = new Map([...this.barred, [option.id, found.reasons.length]]);
    }
  }
  async explain(option: OptionTold): Promise<void> {
    if (this.why?.option === option.id) return void (this.why = null);
    const found = await this.ask("why", { who: this.question?.who ?? "", option: option.id });
    if (!found) return;
    this.why = { option: option.id, reasons: found.reasons, change: found.change };
    this.remember(this.deed({ who: this.question?.who ?? "", what: option.id }), found.reasons);
  }
}

export const plain = (id: string): string => id.replaceAll("_", " ");
