// Written by `python -m tools.wire`: change the types in src/affray/server instead.

export type ToServer = Hello | Answer | Dice | Decree | Computer | Undo | Redo | Go | History | Moment | Probe | Way | Why | Odds | Read | Rule | Edits | Settings | HandOut | ChangeSeat | Revoke | Reissue | Leave | Withdraw | Pause | Settle | Simulate | Analyse | Cancel | Rest | Close;

export type FromServer = Welcome | View | Reply | Estimated | Analysed | Trouble | Closing;

/** The first thing a client says: what opens its seat, and what it has already. */
export interface Hello {
  do: "hello";
  id?: number;
  token: string;
  last?: Last | null;
  lang?: string | null;
}

/** What a client has from before: the ticket of its view, how many lines of the log, and their mark. */
export interface Last {
  ticket?: string;
  told?: number;
  mark?: string;
}

/** An answer for somebody: an option with its values, or in words. */
export interface Answer {
  do: "answer";
  id?: number;
  ticket?: string | null;
  client?: string | null;
  who: string;
  option?: string | null;
  values?: Record<string, unknown>;
  text?: string | null;
}

/** Dice for somebody: those of a real table, or generated ones if they are left out, or for each that is null. */
export interface Dice {
  do: "dice";
  id?: number;
  ticket?: string | null;
  client?: string | null;
  who: string;
  dice?: (number | null)[] | null;
}

/** The game master's word: an edit with its values, or in words. */
export interface Decree {
  do: "decree";
  id?: number;
  ticket?: string | null;
  client?: string | null;
  edit?: string | null;
  values?: Record<string, unknown>;
  text?: string | null;
}

/** Let the computer player answer one question for somebody. */
export interface Computer {
  do: "computer";
  id?: number;
  ticket?: string | null;
  client?: string | null;
  who: string;
}

/** Go back by the last choice, action or turn. */
export interface Undo {
  do: "undo";
  id?: number;
  ticket?: string | null;
  client?: string | null;
  by?: "action" | "choice" | "turn";
}

/** Go forward again. */
export interface Redo {
  do: "redo";
  id?: number;
  ticket?: string | null;
  client?: string | null;
  by?: "action" | "choice" | "turn";
}

/** Go to an entry of the journal, on this branch or another. */
export interface Go {
  do: "go";
  id?: number;
  ticket?: string | null;
  client?: string | null;
  entry: number;
}

/** Tell what was chosen so far, and which branches there are. */
export interface History {
  do: "history";
  id?: number;
}

/** Show the battlefield and everybody as they were after so many replies. Nothing changes for anybody. */
export interface Moment {
  do: "moment";
  id: number;
  position: number;
}

/** What is legal for the wanted fields of an option beside the values given. `who` is empty for a decree. */
export interface Probe {
  do: "probe";
  id?: number;
  who?: string;
  option: string;
  given?: Record<string, unknown>;
  wanted?: string[];
}

/** The way that values mean, step by step, with costs and whom it provokes. */
export interface Way {
  do: "way";
  id?: number;
  who?: string;
  option: string;
  given?: Record<string, unknown>;
}

/** Every reason against an option, or against an answer if values are given. */
export interface Why {
  do: "why";
  id?: number;
  who: string;
  option: string;
  given?: Record<string, unknown>;
}

/** What can come of an answer; with a `field`, of each of its legal values, or of those `among` them. */
export interface Odds {
  do: "odds";
  id?: number;
  who: string;
  option: string;
  given?: Record<string, unknown>;
  field?: string | null;
  among?: unknown[] | null;
}

/** What words mean as an answer for somebody, or as a decree, and how they can go on. */
export interface Read {
  do: "read";
  id?: number;
  who?: string;
  text: string;
}

/** The text of a rule. */
export interface Rule {
  do: "rule";
  id?: number;
  rule: string;
}

/** What the game master can decree now. */
export interface Edits {
  do: "edits";
  id?: number;
}

/** Every value of somebody, or of the `table` itself, that the game master can set. */
export interface Settings {
  do: "settings";
  id?: number;
  of?: string;
}

/** Hand out a seat; the reply has its token, this once. */
export interface HandOut {
  do: "seat.new";
  id?: number;
  role: "gm" | "onlooker" | "player" | "screen";
  name?: string;
  side?: string;
  answers?: string[] | null;
  lang?: "en" | "ru" | "uk";
  dice?: "generated" | "typed";
  computer?: boolean;
}

/** Rename a seat, say for whom it answers, in which language, with which dice, and whether the computer plays it. */
export interface ChangeSeat {
  do: "seat.change";
  id?: number;
  seat: string;
  name?: string | null;
  side?: string | null;
  answers?: string[] | null;
  lang?: "en" | "ru" | "uk" | null;
  dice?: "generated" | "typed" | null;
  computer?: boolean | null;
}

/** Take a seat away. */
export interface Revoke {
  do: "seat.revoke";
  id?: number;
  seat: string;
}

/** A new token for a seat; the old one is void. */
export interface Reissue {
  do: "seat.reissue";
  id?: number;
  seat: string;
}

/** Leave an answer standing for questions called `why` to `who` (patterns), until a round, if one is said. */
export interface Leave {
  do: "standing.leave";
  id?: number;
  why: string;
  option: string;
  who?: string;
  values?: Record<string, unknown>;
  until?: number | null;
}

/** Take back an answer that was left standing. */
export interface Withdraw {
  do: "standing.withdraw";
  id?: number;
  number: number;
}

/** Hold the generated dice, the computer and the standing answers, or let them go on. */
export interface Pause {
  do: "pause";
  id?: number;
  on: boolean;
}

/** Change options of the table: its secrets, who may undo, odds. */
export interface Settle {
  do: "options";
  id?: number;
  options: Record<string, unknown>;
}

/** Let the fight go on many times from here, elsewhere; estimates come as `estimate` while it runs. `at` begins where it stood after so many replies (0 is the start), `players` are styles by side. With `until` it ends as soon as every chance is known to so much either way, and `count` is only a limit. The same `seed` gives the same result. `each` is how many fights each answer gets to the question that is open there, 0 for none. */
export interface Simulate {
  do: "simulate";
  id?: number;
  count?: number;
  at?: number | null;
  players?: Record<string, string>;
  until?: number | null;
  seed?: number | null;
  each?: number;
}

/** Find out what decided the fight as it went so far, elsewhere: the chances of a side (the first, if none is said) after everything that happened, by about `budget` fights; `analysis` messages come while it runs. */
export interface Analyse {
  do: "analyse";
  id?: number;
  side?: string;
  budget?: number;
  alternatives?: number;
}

/** Stop the simulation or the analysis of this table. */
export interface Cancel {
  do: "cancel";
  id?: number;
}

/** Let the simulation or the analysis of this table rest with what is known, or go on. */
export interface Rest {
  do: "rest";
  id?: number;
  on: boolean;
}

/** Throw the table away with its journal, for good. */
export interface Close {
  do: "close";
  id?: number;
  table: string;
}

/** The seat that was opened, and the version of the server. */
export interface Welcome {
  type: "welcome";
  table: string;
  seat: string;
  role: string;
  version: string;
  game: string;
  title: string;
}

/** What has changed for this seat. `whole` if nothing from before counts but the first lines of the log. */
export interface View {
  type: "view";
  sections: Sections;
  whole?: boolean;
}

/** The parts of a view that have changed; what is not there stays as it was. */
export interface Sections {
  head?: Head | null;
  seat?: SeatTold | null;
  seats?: Sitting[] | null;
  clock?: Clock | null;
  order?: Groups | null;
  battlefield?: Battlefield | null;
  combatants?: People | null;
  under_way?: UnderWay[] | null;
  asked?: Question[] | null;
  last_seen?: Seen[] | null;
  undo?: Record<string, Back> | null;
  probes?: Record<string, unknown>[] | null;
  standing?: Left[] | null;
  names?: Named | null;
  words?: Record<string, Record<string, Worded>> | null;
  log?: Log | null;
  story?: Story | null;
}

/** What concerns the table as a whole. `over` is how the fight ended, `result` the same in words, `sides` those of whom the seat knows somebody, in the order of the encounter. `paused`: nothing goes on by itself; `nowhere`: because the computer was left alone and nothing has changed for many rounds. */
export interface Head {
  ticket: string;
  game: string;
  title: string;
  side: string;
  sides: string[];
  lang: string;
  over: string;
  result: string;
  stuck: boolean;
  paused: boolean;
  nowhere: boolean;
  options: Record<string, unknown>;
  told: number;
  may: May;
}

/** What this seat may do besides: whose choices are undone here, whether it sees odds, whether it may simulate. */
export interface May {
  undo: "gm" | "own";
  odds: boolean;
  simulate: boolean;
}

/** A seat, as its own client and the game master see it. */
export interface SeatTold {
  id: string;
  role: string;
  name: string;
  side: string;
  answers: string[] | null;
  lang: string;
  dice: string;
  computer: boolean;
  revoked: boolean;
  connected: boolean;
}

/** Somebody at the table; the game master knows more of it. */
export interface Sitting {
  id: string;
  role: string;
  name: string;
  connected: boolean;
  side?: string | null;
  answers?: string[] | null;
  lang?: string | null;
  dice?: string | null;
  computer?: boolean | null;
  revoked?: boolean | null;
}

/** The round (or turn, as the game says), its part in the game's word, and whose turn it is. */
export interface Clock {
  round: number;
  phase: string;
  owner: string;
  unit: string;
  steps: Step[];
  count: Count | null;
  numbers: [string, number][];
}

/** A part of a round or turn that has a name: `state` is past, now or ahead. */
export interface Step {
  id: string;
  state: string;
}

/** A count that goes from one number to another: where it is, which numbers are somebody's, where delays end. */
export interface Count {
  first: number;
  last: number;
  now: number | null;
  used: number[];
  limits: number[];
}

/** Groups of the order that have changed, each with its place; there are `size` of them. */
export interface Groups {
  some: [number, Group][];
  size: number;
}

/** Places at the same count, or of one side where sides act in turn. `tie` if they act at the same time. */
export interface Group {
  members: Place[];
  count: number | null;
  side: string;
  tie: boolean;
}

/** Somebody's place in the order: `state` is now, next, done, held (delays, waits), aside (no turn now) or out. `note` says in a word what is special about it, `of` whom that concerns, `number` up to which count. */
export interface Place {
  who: string;
  state: string;
  note: string;
  of: string;
  number: number | null;
}

/** `kind` is grid, field (points, `grain` of them to one `unit`) or none (only distances between people, `apart`). `up` if y grows upwards. `diagonals` says how squares are counted across corners: 5-5-5, or 5-10-5 where every second one counts double; it is empty where lengths are straight lines. */
export interface Battlefield {
  kind: string;
  width: number;
  height: number;
  grain: number;
  unit: string;
  up: boolean;
  layers: Layer[];
  features: Patch[];
  things: Thing[];
  apart: [string, string, number][];
  diagonals: string;
}

/** One kind of ground of a grid: squares, and edges; (x, y, 0) lies between x and x + 1, (x, y, 1) between y and y + 1. `style` says how it is drawn: wall, low, fog, heavy, cover, dark, water, drop, door. */
export interface Layer {
  id: string;
  style: string;
  runs: [number, number, number][];
  edges: [number, number, number][];
}

/** A feature by its id: squares, or a rectangle (x1, y1, x2, y2), in a state (open, broken) and with traits. */
export interface Patch {
  id: string;
  kind: string;
  style: string;
  squares: [number, number][];
  rect: [number, number, number, number] | null;
  edges: [[number, number], [number, number]][];
  state: string;
  traits: [string, unknown][];
}

/** Something that lies there. */
export interface Thing {
  id: string;
  x: number;
  y: number;
}

/** Combatants that have changed; `ids` names all of them in their order, if that has changed. */
export interface People {
  some: Person[];
  ids?: string[] | null;
}

/** A combatant, as a seat may know it: `looks` is None where the table hides it. */
export interface Person {
  id: string;
  name: string;
  side: string;
  looks: string | null;
  status: string;
  out: boolean;
  off: boolean;
  body: Body | null;
  inside: string;
  reach: number;
  threatens: [number, number, number][];
  health: Record<string, number> | null;
  conditions: Lasts[];
  budget: Budget[] | null;
  facts: ([string, string | number])[] | null;
  holds: string[];
  carries: string[] | null;
  uses: [string, number][] | null;
  held: Waiting | null;
  hidden_from: string[];
  neutral: boolean;
  estimated: boolean;
}

/** Where somebody stands: the lowest corner of a footprint, or the middle of a disc (`round`). */
export interface Body {
  x: number;
  y: number;
  wide: number;
  deep: number;
  height: number;
  round: boolean;
  facing: number | null;
}

/** A condition or an effect, whence it comes, and when it ends; None if nothing ends it by itself. */
export interface Lasts {
  id: string;
  by: string;
  until: Until | null;
  level: number;
}

/** The moment with which something ends, whose it is, and its number, where there is one. */
export interface Until {
  id: string;
  of: string;
  number: number | null;
}

/** Something that can be spent: what is left of how much; `of` 0 where there is no limit to show. Of what is left so many are `barred` now: they cannot be spent. `rule` says why not, or what comes before. */
export interface Budget {
  id: string;
  left: number;
  of: number;
  unit: string;
  barred: number;
  rule: string;
}

/** An act that waits, as a seat may know it. */
export interface Waiting {
  kind: string;
  act: string | null;
  trigger: string | null;
  until: number | null;
}

/** An act that is being carried out, or interrupted: who does what to whom. */
export interface UnderWay {
  who: string;
  what: string;
  targets: string[];
}

/** A question to this seat. */
export interface Question {
  who: string;
  why: string;
  kind: "choose" | "roll";
  prompt: string;
  seat: string;
  options: OptionTold[];
  dice: [number, number] | null;
}

/** An option: open with its fields and the usual answer, or closed by rules; `ends` if it is the way on. */
export interface OptionTold {
  id: string;
  open: boolean;
  group: string;
  closed: string[];
  fields: Record<string, FieldTold>;
  usual: Record<string, unknown> | null;
  ends: boolean;
}

/** What a field takes; which limits there are depends on that. */
export interface FieldTold {
  takes: "number" | "one" | "place" | "places" | "several" | "split" | "text" | "yes_no";
  type: string;
  optional: boolean;
  default?: unknown;
  among?: unknown[] | null;
  at_least?: number | null;
  at_most?: number | null;
  all_of?: boolean | null;
  again?: boolean | null;
  low?: number | null;
  high?: number | null;
  step?: number | null;
  longest?: number | null;
  total?: number | null;
  exact?: boolean | null;
  grain?: number | null;
  body?: number[] | null;
  area?: boolean | null;
}

/** Where somebody was last seen. */
export interface Seen {
  id: string;
  at: number[];
  round: number;
}

/** What undo would undo. */
export interface Back {
  replies: number;
  who: string;
  what: string;
}

/** An answer left standing. */
export interface Left {
  number: number;
  seat: string;
  why: string;
  do: string;
  who: string;
  values: Record<string, unknown>;
  until: number | null;
}

/** Names that are new or have changed, and those that are gone. */
export interface Named {
  some: Record<string, string>;
  gone?: string[];
}

/** What an id is called, in full and where there is little room; of an option also what it does. */
export interface Worded {
  text: string;
  short?: string | null;
  help?: string | null;
}

/** Lines of the log from a number on; whatever the client has from there on is void. `mark` names the whole log. */
export interface Log {
  from: number;
  lines: Line[];
  mark: string;
}

/** A line of the log: the sentence, what it hangs on, and its numbers that have reasons. */
export interface Line {
  line: number;
  under: number | null;
  round: number;
  turn: string;
  kind: string;
  rules: string[];
  text: string;
  sums?: Sum[];
}

/** A number in a sentence, as it stands there, and what it is made of. */
export interface Sum {
  text: string;
  total: number;
  parts: Part[];
}

/** A part of a number, why it is there, and by which rule. */
export interface Part {
  value: number;
  cause: string;
  rule: string;
}

/** Acts from a number on; whatever the client has from there on is void. */
export interface Story {
  from: number;
  acts: Act[];
}

/** A line of the short log: an act with what came of it, or what follows from one, a round, a turn, the end. `who` acts, and the text says so itself if it is `named`; `rows` tell what it does to several; `lines` are those of the log that have all of it. */
export interface Act {
  kind: "act" | "end" | "follows" | "round" | "turn";
  depth: number;
  who: string;
  text: string;
  lines: number[];
  named?: boolean;
  rows?: [string, string][];
  sums?: Reasoned[];
}

/** A number in an act that has reasons: where it stands in the text, or in what a row says (counted from 1), and which of the sums of which line of the log it is. */
export interface Reasoned {
  row: number;
  at: number;
  size: number;
  line: number;
  sum: number;
}

/** What came of a message: `ok`, or every reason against it; `data` is what was asked for. */
export interface Reply {
  type: "reply";
  id: number;
  ok: boolean;
  refused?: Reason[];
  again?: boolean;
  data?: Record<string, unknown> | null;
}

/** Why not: the id of a rule, and the reason in a sentence. */
export interface Reason {
  rule: string;
  text: string;
}

/** How a simulation goes: how many fights `of` how many so far, the chance of each end and the number of rounds, each with its limits. `done` at the end, and `cancelled` if it came before all fights were fought; `rests` while it was told to rest. `lasted` says of how many fights had so many rounds, `stands` what becomes of everybody, `trail` what the chances were estimated after fewer fights. `seed` is what the dice were made of, `at` after how many replies it begins. */
export interface Estimated {
  type: "estimate";
  count: number;
  of?: number;
  chances: Record<string, [number, number, number]>;
  rounds?: [number, number, number];
  seed?: number;
  at?: number;
  seconds?: number;
  lasted?: [number, number][];
  stands?: Record<string, StandTold>;
  trail?: [number, Record<string, [number, number, number]>][];
  what_if?: WhatIf | null;
  done: boolean;
  cancelled?: boolean;
  rests?: boolean;
}

/** How often somebody still stands in the end, and with how much health of the `most` there was. */
export interface StandTold {
  stood: [number, number, number];
  health: [number, number, number];
  most: number;
}

/** Answers of somebody to the question that is open where the simulation begins, `each` fought so many times. */
export interface WhatIf {
  who: string;
  side: string;
  each: number;
  answers: WeighedTold[];
}

/** An answer, and how often the side of whoever gives it wins after it. `usual`: the computer player would do so. */
export interface WeighedTold {
  option: string;
  values: Record<string, unknown>;
  words: string;
  usual: boolean;
  count: number;
  chance: [number, number, number];
}

/** What decided a fight, as far as it is known: `played` fights `of` about so many, `each` from every moment; the chance of the `side` `before` anything happened, and the stretches `from` a number on (what the client has from there on is void). `turning` are the numbers of those that changed most. `done` and `cancelled` as in an estimate. */
export interface Analysed {
  type: "analysis";
  side: string;
  played: number;
  of: number;
  each: number;
  before: [number, number, number];
  from: number;
  stretches: StretchTold[];
  turning: number[];
  credits: Record<string, CreditTold>;
  result: string;
  done: boolean;
  cancelled?: boolean;
  rests?: boolean;
}

/** What happened between two moments of a fight: `luck` (dice), a `choice` or a `decree`; in `lines` of the game master's log from the first up to behind the last. `chance` of the side is that after it, `change` what it did to that, `own` the same for whoever it was. `usual`: the computer player would have chosen so. `better`: another answer that would have been better by `missed`. */
export interface StretchTold {
  kind: "choice" | "decree" | "luck";
  who: string;
  side: string;
  round: number;
  lines: [number, number];
  replies: [number, number];
  words: string;
  usual: boolean;
  chance: [number, number, number];
  change: [number, number, number];
  own: number;
  better?: string;
  missed?: [number, number, number] | null;
}

/** What somebody's dice and choices did for his side over the whole fight, and what he missed. */
export interface CreditTold {
  luck: number;
  choices: number;
  missed: number;
}

/** What was sent was no message: the connection goes on unless it is closed with the code of the error. */
export interface Trouble {
  type: "error";
  error: string;
  id?: number;
}

/** The server closes the connection: it stops, or the seat is void. Everything is stored. */
export interface Closing {
  type: "closing";
  why: "closed" | "reloaded" | "revoked" | "shutdown";
}

/** The reply to `probe`. `change` says which other values would be legal, if those given are not. */
export interface ProbeTold {
  domains: Record<string, Domain>;
  against: Reason[];
  missing: string[];
  complete: boolean;
  answer: Record<string, unknown> | null;
  area: AreaTold | null;
  needs: Record<string, "needed" | "pointless" | "useful">;
  change: string;
}

/** The legal values of a field: as they are, places as rows, ways as chains of steps, numbers as stretches. */
export interface Domain {
  takes: string;
  values?: unknown[] | null;
  rows?: [number, number, number, number][] | null;
  ways?: unknown[][] | null;
  stretches?: [number, number, number][] | null;
  further?: string[] | null;
}

/** What an answer puts on the map. */
export interface AreaTold {
  shape: string;
  size: number;
  width: number;
  centre: [number, number] | null;
  towards: [number, number] | null;
  rows: [number, number, number, number][] | null;
  who: string[] | null;
}

/** The reply to `way`. */
export interface WayTold {
  way: Leg[];
}

/** A step of a way. */
export interface Leg {
  place: [number, number];
  cost: number;
  provokes: string[];
}

/** The reply to `why`. `change` says what could be done first, after which the option is open; empty if unknown. */
export interface WhyTold {
  reasons: Grounds[];
  change: string;
}

/** A reason with the text of its rule. */
export interface Grounds {
  rule: string;
  text: string;
  says: string;
}

/** The reply to `odds`: of one answer, or of each value of a field; with the words for conditions that it can bring, which nobody at the table may have yet. */
export interface OddsTold {
  odds?: Outcome | null;
  values?: ([unknown, Outcome | null])[] | null;
  words: Record<string, Record<string, Worded>>;
}

/** What can come of an answer. */
export interface Outcome {
  success: number | null;
  amount: Chances | null;
  fates: Record<string, FateTold>;
  assumed: string[];
  estimated: string[];
  certain: boolean;
  check: CheckTold | null;
}

/** A number that dice decide: its mean and limits, and how likely it is from one number to another. */
export interface Chances {
  mean: number;
  low: number;
  high: number;
  spread: [number, number, number][];
}

/** What can become of somebody; chances are numbers from 0 to 1, None where nobody rolls for it. */
export interface FateTold {
  hit: number | null;
  critical: number | null;
  saved: number | null;
  felled: number;
  damage: Chances;
  conditions: Record<string, number>;
  check: CheckTold | null;
}

/** What a roll is made of: what is added to the dice (parts of 0), what it is compared with, what is rolled against it, and why there are more dice than one. */
export interface CheckTold {
  adds: Part[];
  needs: Part[];
  resists: Part[];
  better: string[];
  worse: string[];
}

/** The reply to `edits`. */
export interface EditsTold {
  edits: EditTold[];
}

/** Something that the game master can decree. */
export interface EditTold {
  id: string;
  text: string;
  short: string;
  help: string;
  fields: Record<string, EditField>;
}

/** A field of a decree, and what happens if it is left out. */
export interface EditField {
  takes: "number" | "one" | "place" | "places" | "several" | "split" | "text" | "yes_no";
  type: string;
  optional: boolean;
  default?: unknown;
  among?: unknown[] | null;
  at_least?: number | null;
  at_most?: number | null;
  all_of?: boolean | null;
  again?: boolean | null;
  low?: number | null;
  high?: number | null;
  step?: number | null;
  longest?: number | null;
  total?: number | null;
  exact?: boolean | null;
  grain?: number | null;
  body?: number[] | null;
  area?: boolean | null;
  label: string;
  left_out: string;
}

/** The reply to `history`. */
export interface HistoryTold {
  position: number;
  entry: number;
  steps: StepTold[];
  branches: StepTold[];
  redoable: number;
  redo: StepTold | null;
}

/** A choice or a decree of the past, or the end of a branch, which may be dice. */
export interface StepTold {
  entry?: number | null;
  position?: number | null;
  who?: string | null;
  what?: string | null;
  text?: string | null;
}

/** The reply to `moment`, with the words of its ids: they stay, as those of a view do. */
export interface MomentTold {
  position: number;
  clock: Clock;
  battlefield: Battlefield;
  combatants: Person[];
  words: Record<string, Record<string, Worded>>;
}

/** The reply to `settings`. */
export interface SettingsTold {
  settings: SettingTold[];
}

/** A value that can be set: by which name (`what`), how people call it, and what it is `now`. */
export interface SettingTold {
  takes: "number" | "one" | "place" | "places" | "several" | "split" | "text" | "yes_no";
  type: string;
  optional: boolean;
  default?: unknown;
  among?: unknown[] | null;
  at_least?: number | null;
  at_most?: number | null;
  all_of?: boolean | null;
  again?: boolean | null;
  low?: number | null;
  high?: number | null;
  step?: number | null;
  longest?: number | null;
  total?: number | null;
  exact?: boolean | null;
  grain?: number | null;
  body?: number[] | null;
  area?: boolean | null;
  what: string;
  label: string;
  now: string;
}

/** The reply to `seat.new` and `seat.reissue`: the token is told this once. */
export interface Issued {
  seat: string;
  token: string;
}

/** The reply to `rule`. */
export interface RuleTold {
  rule: string;
  text: string;
}

/** The reply to `read`: the option or edit that the words mean with its values, the same in a sentence, everything against it as it stands, and what is missing; or dice. `next` has words with which the line can go on. */
export interface ReadTold {
  kind: "" | "edit" | "option";
  option: string;
  values: Record<string, unknown>;
  meaning: string;
  against: Reason[];
  missing: string[];
  complete: boolean;
  dice: number[] | null;
  next: NextWord[];
}

/** A word with which a line can go on, and what it means. */
export interface NextWord {
  word: string;
  text: string;
}

/** By message: what its reply has in `data`. */
export interface Data {
  "probe": ProbeTold;
  "way": WayTold;
  "why": WhyTold;
  "odds": OddsTold;
  "edits": EditsTold;
  "history": HistoryTold;
  "moment": MomentTold;
  "settings": SettingsTold;
  "seat.new": Issued;
  "seat.reissue": Issued;
  "rule": RuleTold;
  "read": ReadTold;
}
