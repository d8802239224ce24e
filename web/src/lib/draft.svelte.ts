// An answer in the making: one option (or decree), its values so far, what is legal beside them.
import type { AreaTold, Domain, FieldTold, Leg, Outcome, Reason } from "./messages";
import { type Place, type Way, walk } from "./geometry";
import { isOnMap } from "./onmap";
import type { Table } from "./table.svelte";

export type Values = Record<string, unknown>;
export interface Field {
  name: string;
  label: string;
  told: FieldTold;
  /** What happens if it is left out, where that is known in words. */
  leftOut: string;
}
/** An option of a question or a decree, with words. */
export interface Act {
  id: string;
  who: string;
  label: string;
  help: string;
  edit: boolean;
  fields: Field[];
  usual: Values | null;
}

const PREFILLED = new Set(["one", "several", "yes_no", "number", "split"]);

export class Draft {
  values = $state<Values>({});
  domains = $state.raw<Record<string, Domain>>({});
  needs = $state.raw<Record<string, string>>({});
  against = $state.raw<Reason[]>([]);
  /** Which other values would be legal, in a sentence. */
  change = $state("");
  area = $state.raw<AreaTold | null>(null);
  complete = $state(false);
  active = $state("");
  busy = $state(true);
  odds = $state.raw<Map<string, Outcome | null>>(new Map());
  whole = $state.raw<Outcome | null>(null);
  way = $state.raw<Leg[]>([]);
  /** The way to the place under the pointer, before it is chosen. */
  ahead = $state.raw<{ end: string; legs: Leg[] } | null>(null);
  /** Whether somebody has chosen anything, beside what is usual. */
  touched = $state(false);
  /** Whether somebody has said whom it is aimed at; until then it is a proposal, made anew beside every other choice. */
  private decided = false;
  private proposed = "";
  /** The field whose value comes from another option. */
  private kept = "";
  private asked = 0;
  private opened = new Set<string>();
  /** All that is given is what is usual: the first field waits for another choice, whatever else turns out to be needed. */
  private untouched: boolean;

  constructor(
    readonly table: Table,
    readonly act: Act,
    given: Values = {},
  ) {
    for (const field of act.fields) if (!isOnMap(field.told.takes) || !field.told.optional) this.opened.add(field.name);
    for (const field of act.fields) {
      const usual = act.usual?.[field.name];
      if (usual !== undefined && (!field.told.optional || field === this.aim) && PREFILLED.has(field.told.takes))
        this.values[field.name] = usual;
    }
    Object.assign(this.values, given);
    this.untouched = !this.missing();
    this.active = (this.missing() ?? act.fields.find((each) => !each.told.optional) ?? act.fields[0])?.name ?? "";
  }

  field(name: string): Field | undefined {
    return this.act.fields.find((each) => each.name === name);
  }
  /** The field that says whom it is aimed at: a needed one, else one that may be left out. */
  get aim(): Field | undefined {
    const people = this.act.fields.filter(
      (each) => each.told.takes === "one" && each.told.type === "combatant" && this.needs[each.name] !== "pointless",
    );
    return people.find((each) => !each.told.optional) ?? people[0];
  }
  private missing(): Field | undefined {
    return this.act.fields.find((each) => this.wanted(each) && this.values[each.name] === undefined);
  }
  private get given(): Values {
    return $state.snapshot(this.values) as Values;
  }
  private about(given: Values): { who: string; option: string; given: Values } {
    return { who: this.act.edit ? "" : this.act.who, option: this.act.id, given };
  }

  /** Whom another option was aimed at, for this one too; whoever is not legal for it is dropped. */
  keep(target: unknown): void {
    const field = this.aim;
    if (!field || target === undefined || this.act.edit) return;
    this.values[field.name] = target;
    this.kept = field.name;
    this.decided = true;
  }

  /** Ask what is legal now. A needed field with one legal value fills itself. */
  async probe(): Promise<void> {
    const number = ++this.asked;
    this.busy = true;
    const found = await this.table.ask("probe", { ...this.about(this.given), wanted: [...this.opened] });
    if (number !== this.asked) return;
    if (!found) {
      this.busy = false;
      return;
    }
    this.domains = found.domains;
    this.needs = found.needs;
    this.against = found.against;
    this.change = found.change;
    this.area = found.area;
    this.complete = found.complete;
    const kept = this.field(this.kept);
    this.kept = "";
    if (kept && !this.choices(kept).includes(this.values[kept.name])) {
      const usual = this.act.usual?.[kept.name];
      if (usual === undefined) delete this.values[kept.name];
      else this.values[kept.name] = usual;
      this.decided = false;
      return this.probe();
    }
    const only = this.act.fields.find(
      (each) => this.wanted(each) && this.values[each.name] === undefined && this.single(each) !== undefined,
    );
    if (only) {
      this.values[only.name] = this.single(only);
      return this.probe();
    }
    this.busy = false;
    if (this.values[this.active] !== undefined && !this.untouched) this.active = this.missing()?.name ?? this.active;
    void this.judge(number);
  }

  /** Chances of what is being chosen, and what its way costs: they come after, and move nothing. Whoever is meant by leaving
   * the target out is shown as chosen, so that nobody is attacked unseen. */
  private async judge(number: number): Promise<void> {
    if (this.act.edit) return;
    const walked = this.act.fields.some((each) => isOnMap(each.told.takes) && this.values[each.name] !== undefined);
    const way = walked ? await this.table.ask("way", this.about(this.given)) : null;
    if (number !== this.asked) return;
    this.way = way?.way ?? [];
    const aimed = this.aim;
    if (!this.table.mayOdds) return;
    if (aimed && this.complete && !this.decided && this.values[aimed.name] === undefined) {
      const found = await this.table.ask("odds", this.about(this.given));
      if (number !== this.asked) return;
      const meant = Object.keys(found?.odds?.fates ?? {}).filter((each) => this.choices(aimed).includes(each));
      if (meant.length === 1) {
        this.values[aimed.name] = meant[0];
        this.proposed = aimed.name;
        return this.probe();
      }
    }
    if (aimed) {
      const given = this.given;
      delete given[aimed.name];
      const found = await this.table.ask("odds", { ...this.about(given), field: aimed.name });
      if (number === this.asked && found?.values) this.odds = new Map(found.values.map(([id, each]) => [String(id), each]));
    } else if (this.complete) {
      const found = await this.table.ask("odds", this.about(this.given));
      if (number === this.asked) this.whole = found?.odds ?? null;
    }
  }

  /** What an area would cover with this place, without choosing it. */
  async peek(name: string, place: Place): Promise<void> {
    const number = ++this.asked;
    const found = await this.table.ask("probe", { ...this.about({ ...this.given, [name]: place }), wanted: [] });
    if (number === this.asked && found) this.area = found.area;
  }

  /** What a way would cost and whom it would provoke, without choosing it. */
  async foresee(name: string, way: Way): Promise<void> {
    const places = walk(way);
    const end = places.at(-1)!.join();
    if (this.ahead?.end === end) return;
    const found = await this.table.ask("way", this.about({ ...this.given, [name]: places }));
    this.ahead = { end, legs: found?.way ?? [] };
  }

  wanted(field: Field): boolean {
    return !field.told.optional || this.needs[field.name] === "needed";
  }

  private single(field: Field): unknown {
    const values = this.domains[field.name]?.values;
    return field.told.takes !== "text" && values?.length === 1 ? values[0] : undefined;
  }

  /** The names or words that a field can take now. */
  choices(field: Field): unknown[] {
    const domain = this.domains[field.name];
    const now = this.values[field.name];
    if (field.told.takes === "several") {
      const taken = (now as string[] | undefined) ?? [];
      if (field.told.all_of) return taken.length ? taken : ((domain?.values?.[0] as string[] | undefined) ?? field.told.among ?? []);
      const open = new Set([...taken, ...(domain?.further ?? []), ...((domain?.values ?? []) as string[][]).flat()]);
      return (field.told.among ?? [...open]).filter((each) => open.has(String(each)));
    }
    if (field.told.takes === "split") {
      const named = new Set(((domain?.values ?? []) as Record<string, number>[]).flatMap((each) => Object.keys(each)));
      const among = field.told.among ?? [...named];
      return named.size ? among.filter((each) => named.has(String(each))) : among;
    }
    const values = domain?.values ?? [];
    if (field !== this.aim) return values;
    const side = this.table.person(this.act.who)?.side;
    const friend = (id: unknown) => Number(this.table.person(String(id))?.side === side);
    return [...values].sort((a, b) => friend(a) - friend(b));
  }

  set(name: string, value: unknown): void {
    if (value === undefined) delete this.values[name];
    else this.values[name] = value;
    this.decided ||= name === this.aim?.name;
    if (this.proposed && !this.decided) delete this.values[this.proposed];
    this.proposed = "";
    this.untouched = false;
    this.touched = true;
    void this.probe();
  }

  /** Places and ways that may be left out are looked up only when somebody wants them. */
  open(name: string): void {
    this.active = name;
    if (this.opened.has(name)) return;
    this.opened.add(name);
    void this.probe();
  }

  /** What choosing somebody means: the active field first, then any other that takes such a name. */
  toggle(id: string): boolean {
    const names = [this.active, ...this.act.fields.map((each) => each.name)];
    for (const name of names) {
      const field = this.field(name);
      if (!field || !this.choices(field).includes(id)) continue;
      if (field.told.takes === "one") this.set(name, this.dropped(name, id) ? undefined : id);
      else if (field.told.takes === "several") this.flip(name, id);
      else if (field.told.takes === "split") this.share(name, id, 1);
      else continue;
      this.active = name;
      return true;
    }
    return false;
  }

  /** Whether choosing somebody again drops the choice; whoever was only proposed is thereby chosen. */
  dropped(name: string, id: unknown): boolean {
    return this.values[name] === id && (this.decided || name !== this.aim?.name);
  }

  flip(name: string, id: string): void {
    const field = this.field(name);
    const now = (this.values[name] as string[] | undefined) ?? [];
    if (field?.told.all_of) return this.set(name, [id, ...this.choices(field).filter((each) => each !== id)]);
    const next = now.includes(id) ? now.filter((each) => each !== id) : [...now, id];
    this.set(name, next.length || field?.told.at_least === 0 ? next : undefined);
  }

  share(name: string, id: string, by: number): void {
    const now = { ...((this.values[name] as Record<string, number> | undefined) ?? {}) };
    const next = (now[id] ?? 0) + by;
    if (next > 0) now[id] = next;
    else delete now[id];
    this.set(name, now);
  }

  take(name: string, way: Way): void {
    this.set(name, walk(way));
  }

  async send(): Promise<boolean> {
    const values = this.given;
    if (this.act.edit) return this.table.act({ do: "decree", edit: this.act.id, values });
    return this.table.act({ do: "answer", who: this.act.who, option: this.act.id, values });
  }
}
