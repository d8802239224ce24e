"""Names that an answer gives of things, weapons, powers and people: one that does not fit is refused by a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from affray.core.fields import OneOf, SeveralOf
from affray.core.refusals import Refusal, Value

from .catalogue import no
from .stats import Combat, Fighter


@dataclass(frozen=True)
class Having(OneOf):
    """One of these names; whatever else is named is refused with this code and rule (E5-GEN-8)."""

    code: str = "not_attackable"
    rule: str = "E5-OBJ-1"

    def __post_init__(self) -> None:
        if self.none is None:
            object.__setattr__(self, "none", partial(no, self.code, self.rule))

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        if value not in self.among():
            yield from no(self.code, self.rule, **{name: shown(value)})

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        return by_rule(self, name, words[0], super().parse(name, words))


@dataclass(frozen=True)
class HavingSeveral(SeveralOf):
    """Several of these names; whatever else is named is refused with this code and rule (E5-GEN-8)."""

    code: str = "not_attackable"
    rule: str = "E5-OBJ-1"

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        strange = [each for each in value if each not in self.among()] if isinstance(value, tuple) else []
        if strange:
            yield from no(self.code, self.rule, **{name: shown(strange[0])})
        else:
            yield from super().refusals(name, value)

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        return by_rule(self, name, words[0], super().parse(name, words))


def by_rule(field: Having | HavingSeveral, name: str, word: str, found: Value | Refusal) -> Value | Refusal:
    """What was read, or the rule against a word that names nothing."""
    if isinstance(found, Refusal) and found.rule == "CORE-FIELD":
        return no(field.code, field.rule, **{name: shown(word)})[0]
    return found


def shown(value: Value) -> str:
    return str(value)[:60]


def weapons(among: Callable[[], Sequence[str]], likely: Callable[[], Sequence[str]] | None = None) -> Having:
    """A field for something to attack with (E5-WPN-11)."""
    return Having(among, likely, code="weapon_not_held", rule="E5-WPN-11")


def fighters_field(
    combat: Combat,
    likely: Iterable[Fighter] = (),
    optional: bool = False,
    code: str = "not_attackable",
    rule: str = "E5-OBJ-1",
    opens: bool = False,
) -> Having:
    """A field for somebody in the fight; an abbreviation means one of the likely first."""
    preferred = [each.id for each in likely]

    def among() -> Sequence[str]:
        return [*preferred, *(name for name in combat.fighters if name not in preferred)]

    def meant() -> Sequence[str]:
        return preferred

    return Having(among, meant, optional=optional, opens=opens, code=code, rule=rule)
