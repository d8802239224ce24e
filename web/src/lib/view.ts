// The view of a seat, put together from the sections that the server sends. Pure functions.
import type {
  Act,
  Back,
  Battlefield,
  Clock,
  Group,
  Head,
  Left,
  Line,
  Person,
  Question,
  SeatTold,
  Sections,
  Seen,
  Sitting,
  UnderWay,
  Worded,
} from "./messages";

export interface Shown {
  head: Head | null;
  seat: SeatTold | null;
  seats: Sitting[];
  clock: Clock | null;
  order: Group[];
  battlefield: Battlefield | null;
  people: Person[];
  underWay: UnderWay[];
  asked: Question[];
  lastSeen: Seen[];
  undo: Record<string, Back>;
  standing: Left[];
  names: Record<string, string>;
  words: Record<string, Record<string, Worded>>;
  log: Line[];
  story: Act[];
  mark: string;
}

export const NOTHING: Shown = {
  head: null,
  seat: null,
  seats: [],
  clock: null,
  order: [],
  battlefield: null,
  people: [],
  underWay: [],
  asked: [],
  lastSeen: [],
  undo: {},
  standing: [],
  names: {},
  words: {},
  log: [],
  story: [],
  mark: "",
};

/** What is shown after a message; a whole view leaves of the old one only its words and its log. */
export function after(old: Shown, sections: Sections, whole: boolean): Shown {
  const base: Shown = whole ? { ...NOTHING, words: old.words, log: old.log, story: old.story, mark: old.mark } : old;
  const now = { ...base };
  if (sections.head) now.head = sections.head;
  if (sections.seat) now.seat = sections.seat;
  if (sections.seats) now.seats = sections.seats;
  if (sections.clock) now.clock = sections.clock;
  if (sections.battlefield) now.battlefield = sections.battlefield;
  if (sections.under_way) now.underWay = sections.under_way;
  if (sections.asked) now.asked = sections.asked;
  if (sections.last_seen) now.lastSeen = sections.last_seen;
  if (sections.undo) now.undo = sections.undo;
  if (sections.standing) now.standing = sections.standing;
  if (sections.combatants) {
    const known = new Map([...base.people, ...sections.combatants.some].map((each) => [each.id, each]));
    const ids = sections.combatants.ids ?? [...known.keys()];
    now.people = ids.flatMap((id) => known.get(id) ?? []);
  }
  if (sections.order) {
    const groups = base.order.slice(0, sections.order.size);
    for (const [at, group] of sections.order.some) groups[at] = group;
    now.order = groups;
  }
  if (sections.names) {
    now.names = { ...base.names, ...sections.names.some };
    for (const gone of sections.names.gone ?? []) delete now.names[gone];
  }
  if (sections.words) {
    now.words = { ...base.words };
    for (const [kind, words] of Object.entries(sections.words)) now.words[kind] = { ...base.words[kind], ...words };
  }
  if (sections.log) {
    now.log = [...base.log.slice(0, sections.log.from), ...sections.log.lines];
    now.mark = sections.log.mark;
  }
  if (sections.story) now.story = [...base.story.slice(0, sections.story.from), ...sections.story.acts];
  return now;
}
