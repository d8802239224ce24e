"""The status line, the order and the people, as a table shows them in any game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.text import Text

from affray.rulesets.sketch import by_side, letters
from affray.rulesets.table import STANCES, Budget, Combatant, Lasts, Place, Table
from affray.text import Speaker
from affray.text.messages import message_id

from ..terminal import harmless
from .lines import BETWEEN, shortened

Names = Mapping[str, str]

SIDES = ("cyan", "magenta", "yellow", "green", "blue")
"""The colours of the sides; the case of the letters says the same."""

STATES = {"now": "▶", "next": " ", "done": "✓", "held": "…", "aside": " ", "out": "✗"}
FULL, EMPTY = "●", "○"
MOST_CONDITIONS = 3
SHORTEST = 6
"""A name is cut to so many letters at the most where there is little room."""


class Status:
    """Tells of a table in one language, shortly."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    # -- one line ----------------------------------------------------------------------------------
    def line(self, table: Table, who: str, names: Names, width: int) -> Text:
        """When it is, who is asked in which shape, what is left to spend, and who comes next, as far as it fits."""
        parts = [self.clock(table)]
        person = next((each for each in table.combatants if each.id == who), None)
        if person is not None:
            parts.append(self.person(person, names, table))
            budget = person.budget or ()
            pools = [each for each in budget if each.of == 0]
            spent = [self.budget(each) for each in budget if each.of and not each.unit]
            parts += [" ".join(spent)] if spent else []
            parts += [self.budget(each) for each in budget if each.of and each.unit]
            parts += [" ".join(self.budget(each) for each in pools)] if pools else []
        elif who:
            parts.append(self.speaker.name(who, names))
        excess = len(BETWEEN.join(parts)) - width
        name = "" if person is None else self.speaker.name(person.id, names)
        if 0 < excess <= len(name) - SHORTEST:
            parts[1] = parts[1].replace(name, shortened(name, len(name) - excess), 1)
        told = Text(BETWEEN.join(harmless(each) for each in parts), "bold")
        coming = [self.speaker.name(each, names) for each in self.next(table, who)]
        if coming:
            self.add_next(told, coming, width)
        return told

    def add_next(self, told: Text, coming: list[str], width: int) -> None:
        """Who comes next, as many of them as fit."""
        head = f"{BETWEEN}{self.speaker.say('cli-status-next')} "
        room = width - told.cell_len - len(head)
        if room < SHORTEST:
            return
        taken = shortened(coming[0], room)
        for name in coming[1:3]:
            if len(taken) + len(name) + 2 > room:
                break
            taken += f", {name}"
        told.append(harmless(head + taken), "not bold")

    def clock(self, table: Table) -> str:
        clock = table.clock
        said = [self.speaker.say("cli-status-clock", unit=clock.unit, number=str(clock.round))]
        if clock.count is not None and clock.count.now is not None:
            said.append(self.speaker.say("cli-status-count", number=str(clock.count.now)))
        elif clock.steps and clock.phase:
            said.append(self.speaker.short("phase", clock.phase))
        return ", ".join(said)

    def person(self, person: Combatant, names: Names, table: Table) -> str:
        sign = letters(by_side(table.combatants)).get(person.id, "")
        said = [f"{sign} {self.speaker.name(person.id, names)}".strip(), *self.health(person)]
        lasting = [self.speaker.short("condition", each.id, names) for each in person.conditions if not stands(each)]
        return ", ".join([" ".join(said), *dict.fromkeys(lasting[:MOST_CONDITIONS])])

    def health(self, person: Combatant) -> Iterator[str]:
        """Health in numbers as far as they are known, what else is counted, if there is any of it."""
        if person.health is None:
            yield self.speaker.word("looks", person.looks)
            return
        numbers = dict(person.health)
        yield f"{numbers.pop('now', 0)}/{numbers.pop('max', 0)}"
        for name, number in numbers.items():
            most = numbers.get(f"{name}_max")
            if not name.endswith("_max") and (number or most):
                yield f"{self.brief('fact', name)} {number if most is None else f'{number}/{most}'}"

    def budget(self, each: Budget) -> str:
        """What is left of something: dots for a few, numbers for many."""
        name = self.brief("budget", each.id)
        if each.unit and each.of:
            return f"{each.left}/{each.of}\u00a0{self.brief('measure', each.unit)}"  # never parted by a border
        if not each.of or each.of > 3:
            return f"{name}\xa0{each.left}"
        left = max(0, min(each.left - each.barred, each.of))
        return f"{name} {FULL * left}{EMPTY * (each.of - left)}"

    def brief(self, kind: str, id: str) -> str:
        """The shortest word there is for something."""
        brief = message_id("brief", kind, id)
        return self.speaker.say(brief) if brief in self.speaker.messages else self.speaker.short(kind, id)

    def next(self, table: Table, who: str) -> list[str]:
        """Who comes next, in this round and then in the next one, unless players choose then who acts."""
        places = [(place, group.side) for group in table.order for place in group.members]
        waiting = [each.who for each, _ in places if each.state == "next" and each.who != who]
        again = [each.who for each, side in places if each.state == "done" and each.who != who and not side]
        return [*waiting, *again]

    # -- longer ------------------------------------------------------------------------------------
    def order(self, table: Table, names: Names) -> Iterator[Text]:
        """The order of this round, those at the same count side by side."""
        yield Text(harmless(self.clock(table)), "bold")
        signs = letters(by_side(table.combatants))
        people = {each.id: each for each in table.combatants}
        for group in table.order:
            head = "" if group.count is None else str(group.count)
            if group.side:
                yield Text(harmless(self.speaker.name(group.side)), "bold")
            for place in group.members:
                line = Text(f"{STATES.get(place.state, ' ')} {head:>3} ", "bold" if place.state == "now" else "")
                line.append(signs.get(place.who, " "), colour_of(table, place.who))
                line.append(f" {harmless(self.placed(place, people.get(place.who), names))}")
                yield line
                head = ""

    def people(self, table: Table, names: Names) -> Iterator[Text]:
        """Everybody, a line each: letter, id, name, shape, place."""
        signs = letters(by_side(table.combatants))
        wide = max([len(each.id) for each in table.combatants], default=0)
        for each in table.combatants:
            line = Text.assemble((f"{signs.get(each.id, ' ')} ", colour_of(table, each.id)), f"{each.id:<{wide}}  ")
            lasting = [self.speaker.short("condition", one.id, names) for one in each.conditions]
            status = self.speaker.word("status", each.status)
            shape = [status, *lasting] if each.out or not lasting else lasting
            said = [self.speaker.name(each.id, names), " ".join(self.health(each)), ", ".join(dict.fromkeys(shape))]
            line.append(harmless(BETWEEN.join(said)), "dim" if each.out else "")
            yield line

    def placed(self, place: Place, person: Combatant | None, names: Names) -> str:
        said = [self.speaker.name(place.who, names)]
        if person is not None:
            said += self.health(person)
        note = "" if not place.note else self.speaker.word("note", place.note)
        if place.of:
            note += f": {self.speaker.name(place.of, names)}"
        if place.number is not None:
            note += f" {place.number}"
        return " ".join(said) + (f" ({note.strip()})" if note.strip() else "")

    def everything(self, table: Table, person: Combatant, names: Names, grain: int) -> Iterator[Text]:
        """All that a table shows of somebody."""
        word, say, fact = self.speaker.word, self.speaker.say, self.fact
        sign = letters(by_side(table.combatants)).get(person.id, "")
        head = Text.assemble((f"{sign} ", colour_of(table, person.id)), (self.speaker.name(person.id, names), "bold"))
        side = self.speaker.name(person.side)
        head.append(harmless(f"  {person.id}, {side}, {word('status', person.status)}"))
        yield head
        yield fact("cli-who-health", f"{' '.join(self.health(person))} ({word('looks', person.looks)})")
        if person.body is not None:
            x, y = person.body.x, person.body.y
            whole = f"{x // grain},{y // grain}" if grain > 1 else f"{x},{y}"
            yield fact("cli-who-place", self.speaker.name(whole))
        if person.conditions:
            yield fact("cli-who-conditions", "; ".join(self.lasting(each, names) for each in person.conditions))
        if person.budget:
            yield fact("cli-who-budget", ", ".join(map(self.budget, person.budget)))
        if person.facts:
            yield fact("cli-who-facts", ", ".join(f"{word('fact', name)} {value}" for name, value in person.facts))
        if person.holds:
            yield fact("cli-who-holds", ", ".join(self.speaker.name(each, names) for each in person.holds))
        if person.carries:
            yield fact("cli-who-carries", ", ".join(self.speaker.name(each, names) for each in person.carries))
        if person.uses:
            uses = [f"{self.speaker.name(name, names)} {left}" for name, left in person.uses]
            yield fact("cli-who-uses", ", ".join(uses))
        if person.held is not None:
            said = [word("held", person.held.kind), person.held.act and word("act", person.held.act, names)]
            yield fact("cli-who-waits", ": ".join(each for each in said if each))
        if person.hidden_from:
            hidden = ", ".join(self.speaker.name(each, names) for each in person.hidden_from)
            yield fact("cli-who-hidden", say("cli-who-hidden-from", names=hidden))

    def fact(self, message: str, text: str) -> Text:
        return Text.assemble((f"  {self.speaker.say(message)}: ", "dim"), harmless(text))

    def lasting(self, each: Lasts, names: Names) -> str:
        """A condition, its level, from whom, and until when."""
        said = self.speaker.word("condition", each.id, names)
        if stands(each):
            return f"{said}: {self.speaker.name(each.by, names)}"
        if each.level > 1:
            said += f" {each.level}"
        more = [self.speaker.name(each.by, names)] if each.by else []
        if each.until is not None:
            until = [self.speaker.word("moment", each.until.id, names)]
            until += [self.speaker.name(each.until.of, names)] if each.until.of else []
            until += [str(each.until.number)] if each.until.number is not None else []
            more.append(self.speaker.say("cli-who-until", moment=" ".join(until)))
        return said + (f" ({', '.join(more)})" if more else "")


def stands(each: Lasts) -> bool:
    """Whether a condition tells how one stands to another."""
    return bool(each.by) and each.id in STANCES


def colour_of(table: Table, who: str) -> str:
    """The colour of somebody's side."""
    sides = list(dict.fromkeys(each.side for each in table.combatants))
    side = next((each.side for each in table.combatants if each.id == who), None)
    return f"bold {SIDES[sides.index(side) % len(SIDES)]}" if side is not None else ""
