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
from .called import called, screen_name
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
HOSTILE = ("attack", "magic")
LEAD = -3
"""So many values, but only of the first attack."""

Level = tuple[int, int, bool]
LEVELS: tuple[Level, ...] = (
    (MANY, MANY, True), (MANY, FEW, True), (4, 2, True), (4, 1, True), (FEW, 1, False), (MANY, 0, False),
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
        usual = fight.usual(question.who)
        self.acts = [self.act(each) for each in question.known() if usual.get(each.id) is not None]
        self.closed = [each.id for each in question.known() if usual.get(each.id) is None]
        if patience > 0:
            self.weigh(patience)

    # -- what each of them needs -------------------------------------------------------------------
    def act(self, option: Option) -> Act:
        found = Act(option.id, option.group)
        needed = [name for name, domain in option.fields.items() if not domain.optional]
        aimed = option.group == "attack"
        aims = [x for x in AIMS if x in option.fields and (x in needed or (aimed and option.legal(x, limit=1)))]
        named = [name for name in needed if isinstance(option.fields[name], (OneOf, SeveralOf))]
        main = next(iter([*aims, *named]), "")
        if main:
            found.aim, found.values = main, self.values(option, main)
            found.type, found.nobody = option.fields[main].type, aimed and main in AIMS and not found.values
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
        return self.strangers_first(found) if option.group == "attack" and name in AIMS else found

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
        label = name if self.speaker.lang == "en" else self.speaker.field(name, option.id)
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
            return f"{label} {domain.low}–{domain.high}"
        if isinstance(domain, Split):
            return "name=n"
        return f"<{label}>"

    def called(self, value: str, type: str, among: Sequence[str]) -> str:
        return called(self.speaker, value, self.names, type, among)

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
    def lines(self, width: int, most: int, groups: Mapping[str, str]) -> list[Text]:
        """As much as fits in so many lines, at least what the acts are called; `groups` are the words for the sorts."""
        found: list[Text] = []
        for level in LEVELS:
            found = list(self.told(width, level, groups))
            if len(found) <= most:
                break
        return found

    def told(self, width: int, level: Level, groups: Mapping[str, str]) -> Iterator[Text]:
        known = [each for each in GROUPS if any(act.group == each for act in self.acts)]
        known += [each for each in dict.fromkeys(act.group for act in self.acts) if each not in known]
        indent = max([len(groups.get(each, each)) for each in known], default=0) + 2
        for group in known:
            pieces = [self.fitting(act, level, width - indent) for act in self.acts if act.group == group]
            yield from flowing(pieces, width, Text(groups.get(group, group).capitalize(), "bold cyan"), indent)

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
            values = -values if act is next(each for each in self.acts if each.group in HOSTILE) else 0
        found = Text.assemble((harmless(screen_name(self.speaker, act.id)), "bold"))
        shown = act.values[:values]
        if shown:
            said = [f"{self.called(each, act.type, act.values)} {act.chances.get(each, '')}".rstrip() for each in shown]
            more_of_them = ", …" if len(act.values) > len(shown) else ""
            found.append(f" {harmless(', '.join(said))}{more_of_them}")
        elif act.values:
            found.append(" …")
        elif act.nobody:
            found.append(f" {self.speaker.say('cli-nobody-near')}", "dim")
        if act.nobody:
            return found
        needs = [each if more or each == ANYWHERE else "…" for each in act.needs]
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
