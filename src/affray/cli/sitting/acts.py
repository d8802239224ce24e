"""What can be done now, in a few lines: acts by sorts, with those they can be aimed at and the chances where cheap."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from rich.text import Text

from affray.core.fields import Field, Number, OneOf, SeveralOf, Split, YesNo
from affray.core.fight import Fight
from affray.core.places import Place, Places
from affray.core.refusals import Value
from affray.core.script import Choose, Option
from affray.odds import Odds
from affray.rulesets.table import Table
from affray.text import Speaker

from ..terminal import harmless
from .called import called, field_name, screen_name, told
from .cones import DIRECTION, directions
from .lines import flowing
from .typed import asked_for

GROUPS = ("attack", "move", "magic", "posture", "item", "talk", "other")
AIMS = ("target", "targets")
MANY = 6
"""So many values of an act are named at the most."""
FEW = 3
ENOUGH = 24
"""So many are looked at, to find those of other sides among them."""
ANYWHERE = "x,y"
APPROACH = "approach"
"""The word for going towards somebody, the same in every game that moves in words."""
HOSTILE = ("attack", "magic")
LEAD = -3
"""So many values, but only of the first attack; of the second a single one."""

Level = tuple[int, int, bool]
LEVELS: tuple[Level, ...] = (
    (MANY, MANY, True), (MANY, FEW, True), (4, 2, True), (4, 1, True), (MANY, 0, True), (FEW, 0, True),
    (FEW, 0, False), (1, 0, False), (LEAD, 0, False),
)  # fmt: skip
"""How much is told, the most first: how many values of attacks, how many of other acts, and what else each needs."""


@dataclass
class Act:
    """An option that can be answered: the values of its first field, and what else it needs."""

    id: str
    group: str
    aim: str = ""
    type: str = ""
    """What the values of that field stand for."""
    nobody: bool = False
    """Whether there is nobody whom one would aim it at."""
    values: list[str] = field(default_factory=list)
    chances: dict[str, str] = field(default_factory=dict)
    """What is told of a value: how likely it is, or of a direction whom it catches."""
    needs: list[str] = field(default_factory=list)
    """The other fields it needs, each with what it takes."""


class Acts:
    """Everything that can be answered to a question. `patience` is how many seconds odds may take."""

    def __init__(
        self, fight: Fight[Any], question: Choose, speaker: Speaker, table: Table, names: Mapping[str, str],
        patience: float = 0.0,
    ) -> None:  # fmt: skip
        self.fight, self.question, self.speaker, self.table = fight, question, speaker, table
        self.names = names
        usual = self.usual = fight.usual(question.who)
        known = [each for each in question.known() if usual.get(each.id) is not None]
        self.acts = [self.act(each) for each in known if not self.is_said_in_words(each)]
        self.closed = [each.id for each in question.known() if usual.get(each.id) is None]
        if patience > 0:
            self.weigh(patience)

    def is_said_in_words(self, option: Option) -> bool:
        """Whether an act goes to a place where nobody sees any, and other words lead there: without a map."""
        unseen = self.table.battlefield.kind == "none" and self.question.option(APPROACH) is not None
        placed = any(isinstance(each, (Place, Places)) and not each.optional for each in option.fields.values())
        return unseen and placed and option.group == "move"

    # -- what each of them needs -------------------------------------------------------------------
    def act(self, option: Option) -> Act:
        found = Act(option.id, option.group)
        needed = [name for name, domain in option.fields.items() if not domain.optional]
        aimed = option.group == "attack"
        possible = [x for x in AIMS if x in option.fields]
        aims = [x for x in possible if x in needed or (aimed and option.legal(x, limit=1))]
        found.nobody = aimed and bool(possible) and not aims  # what is left is to strike at a square, on a guess
        if found.nobody:
            return found
        named = [name for name in needed if isinstance(option.fields[name], (OneOf, SeveralOf))]
        free = bool(needed) and option.fields[needed[0]].takes == "text"  # any words would be taken for that
        main = "" if free else next(iter([*aims, *named]), "")
        if main:
            found.aim, found.values = main, self.values(option, main)
            found.type, found.nobody = option.fields[main].type, aimed and main in AIMS and not found.values
            if found.type == DIRECTION and (caught := directions(option, self.question.who, self.table)):
                found.values = [each for each in caught if each in found.values]
                found.chances = {each: self.people(who) for each, who in caught.items() if who}
        for name in needed:
            if name != main:
                takes = self.takes(option, name, option.fields[name])
                found.needs += [takes] if takes else []
        return found

    def values(self, option: Option, name: str) -> list[str]:
        """The legal values of a field, a few of them; those of which several can be named one by one."""
        legal = self.without_saying(option, name)
        flat = [str(each) for value in legal for each in (value if isinstance(value, tuple) else (value,))]
        found = list(dict.fromkeys(flat))
        if name not in AIMS:
            return found
        strangers = self.strangers_first(found)
        hostile = option.group == "attack" or self.is_for_strangers(option.fields[name])
        return strangers if hostile else list(dict.fromkeys([*strangers, *found]))

    def is_for_strangers(self, domain: Field) -> bool:
        """Whether a field means those of other sides first: whoever frightens somebody frightens none of its own."""
        likely = domain.likely() if isinstance(domain, OneOf) and domain.likely is not None else ()
        return bool(likely) and list(likely) == self.strangers_first(list(likely))

    def without_saying(self, option: Option, name: str) -> list[Value]:
        """The legal values beside what goes without saying: whom a sword reaches, not whom a thrown chair does."""
        for other, domain in option.fields.items():
            if domain.unasked and other != name:
                meant = asked_for(domain, option.legal(other))
                found = [each for value in meant for each in option.legal(name, {other: value}, limit=ENOUGH)]
                return list(dict.fromkeys(found))
        return option.legal(name, limit=ENOUGH)

    def strangers_first(self, names: list[str]) -> list[str]:
        """Whom one attacks: those of other sides, then things; one's own can be named, and nobody proposes it."""
        sides = {each.id: each.side for each in self.table.combatants}
        own = sides.get(self.question.who, "")
        return sorted([each for each in names if sides.get(each) != own], key=lambda each: each not in sides)

    def takes(self, option: Option, name: str, domain: Field) -> str:
        """What a field takes, in a word; nothing where there is no choice."""
        label = field_name(self.speaker, name, option.id)
        if isinstance(domain, (Place, Places)):
            return ANYWHERE
        if isinstance(domain, OneOf):
            legal = [str(each) for each in asked_for(domain, option.legal(name, limit=FEW + 1 + len(domain.unasked)))]
            if len(legal) == 1:
                return ""
            shown = [self.called(each, domain.type, domain.among()) for each in legal]
            return f"{label} {'|'.join(shown)}" if 0 < len(legal) <= FEW else f"<{label}>"
        if isinstance(domain, YesNo):
            return f"{label} {self.speaker.say('yes')}|{self.speaker.say('no')}"
        if isinstance(domain, Number):
            return f"{label} {domain.low}–{domain.high}" if domain.high - domain.low <= ENOUGH else f"<{label}>"
        if isinstance(domain, Split):
            usual = (self.usual.get(option.id) or {}).get(name, {})
            example = f" ({told(self.speaker, domain, usual, self.names)})" if usual else ""
            return self.speaker.say("cli-takes-share") + example
        return f"<{label}>"

    def called(self, value: str, type: str, among: Sequence[str]) -> str:
        return called(self.speaker, value, self.names, type, among)

    def people(self, ids: Sequence[str]) -> str:
        return f"({', '.join(self.speaker.name(each, self.names) for each in ids)})"

    # -- chances -----------------------------------------------------------------------------------
    def weigh(self, patience: float) -> None:
        """Say how likely attacks hit those they can be aimed at, as long as that does not take long."""
        until = monotonic() + patience
        for act in self.acts:
            option = self.question.option(act.id)
            if act.group not in HOSTILE or act.aim not in AIMS or option is None:
                continue
            several = isinstance(option.fields[act.aim], SeveralOf)
            for name in act.values[:MANY]:
                if monotonic() > until:
                    return
                value = (name,) if several else name
                found = self.fight.odds(option, {}, act.aim, self.question.who, [value])
                if chance := chance_of(found.get(value), name):
                    act.chances[name] = chance

    # -- lines -------------------------------------------------------------------------------------
    def lines(self, width: int, most: int, groups: Mapping[str, str], brief: bool = False) -> list[Text]:
        """As much as fits in so many lines, at least what the acts are called; `groups` are the words for their sorts,
        which are left out where it has to be `brief`.
        """
        for level in LEVELS:
            found = list(self.told(width, level, groups))
            if len(found) <= most:
                return found
        if not brief:
            return found
        together = [flowing(self.pieces(self.sorted(), level, width), width) for level in LEVELS]
        most = max(most, len(together[-1]))
        return min(found, next(each for each in together if len(each) <= most), key=len)

    def told(self, width: int, level: Level, groups: Mapping[str, str]) -> Iterator[Text]:
        """A line or more for every sort of acts, each told as fully as its lines allow."""
        known = list(dict.fromkeys(act.group for act in self.sorted()))
        if known == ["other"]:  # nothing to tell it apart from
            groups = {"other": ""}
        indent = max([len(groups.get(each, each)) for each in known], default=0) + 2
        for group in known:
            acts, head = [act for act in self.acts if act.group == group], groups.get(group, group).capitalize()
            found = [
                flowing(self.pieces(acts, each, width - indent), width, Text(head, "bold cyan"), indent)
                for each in (level, *LEVELS)
            ]
            yield from next(lines for lines in found[1:] if len(lines) <= len(found[0]))

    def sorted(self) -> list[Act]:
        """All acts, sort by sort."""
        order = [*GROUPS, *(act.group for act in self.acts)]
        return sorted(self.acts, key=lambda act: order.index(act.group))

    def pieces(self, acts: Sequence[Act], level: Level, room: int) -> list[Text]:
        """Acts as they are typed; those that reach nobody come last, all in one."""
        found = [self.fitting(act, level, room) for act in acts if not act.nobody]
        return found + self.idle([act for act in acts if act.nobody])

    def idle(self, acts: Sequence[Act]) -> list[Text]:
        """Acts that reach nobody, all in one."""
        names = ", ".join(harmless(screen_name(self.speaker, act.id)) for act in acts)
        return [Text.assemble((names, "bold"), (f" {self.speaker.say('cli-nobody-near')}", "dim"))] if acts else []

    def fitting(self, act: Act, level: Level, room: int) -> Text:
        """An act with as many of its values as there is room for."""
        most, others, more = level
        found = self.piece(act, level)
        for fewer in range(max(most, others) - 1, 0, -1):
            if found.cell_len <= room:
                break
            found = self.piece(act, (min(most, fewer), min(others, fewer), more))
        return found

    def piece(self, act: Act, level: Level) -> Text:
        """An act as one types it, its id or in other languages what it is called, and what it takes."""
        most, others, more = level
        values = most if act.group in HOSTILE else others
        if values < 0:
            lead = [each.id for each in self.acts if each.group in HOSTILE and each.values][:2]
            values = 0 if act.id not in lead else -values if act.id == lead[0] else 1
        found = Text.assemble((harmless(screen_name(self.speaker, act.id)), "bold"))
        shown = act.values[:values]
        if shown:
            said = [f"{self.called(each, act.type, act.values)} {act.chances.get(each, '')}".rstrip() for each in shown]
            more_of_them = ", …" if len(act.values) > len(shown) else ""
            found.append(f" {harmless(', '.join(said))}{more_of_them}")
        elif act.values and act.group in HOSTILE:
            found.append(" …")
        if act.values and not shown:
            return found
        rest = "" if found.plain.endswith("…") else "…"
        needs = filter(None, [each if more or each == ANYWHERE else rest for each in act.needs])
        found.append("".join(f" {harmless(each)}" for each in dict.fromkeys(needs)))
        return found


def chance_of(odds: Odds | None, who: str) -> str:
    """How likely it is that somebody is hit, or that it succeeds; empty if that is no question."""
    if odds is None or odds.certain:
        return ""
    fate = odds.fates.get(who)
    chance = fate.hit if fate is not None and fate.hit is not None else odds.success
    return "" if chance is None else f"{round(chance * 100)}%"


def words_for_groups(speaker: Speaker, acts: Sequence[Act]) -> dict[str, str]:
    """What the sorts of acts are called."""
    return {each: speaker.word("group", each) for each in dict.fromkeys(act.group for act in acts)}
