"""Names that an answer gives of things, weapons, powers and people: one that does not fit is refused by a rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from affray.core.fields import Names, OneOf, Type
from affray.core.refusals import Refusal

from .catalogue import Code, no
from .stats import Combat, Fighter


@dataclass(frozen=True, slots=True)
class Naming:
    """What a name is called in the facts, and by which code and rule one that means nothing is refused (E5-GEN-8)."""

    fact: str
    code: Code = "not_attackable"
    rule: str = "E5-OBJ-1"

    def __call__(self, value: str) -> Refusal:
        return no(self.rule, self.code, **{self.fact: value})

    def nothing(self) -> list[Refusal]:
        """Why nothing can be named at all."""
        return [no(self.rule, self.code)]


TARGET = Naming("target")
WEAPON = Naming("with", "weapon_not_held", "E5-WPN-11")
TYPES: dict[str, Type] = {
    **dict.fromkeys(("target", "targets", "ally", "from", "to", "who", "of"), "combatant"),
    "with": "item", "item": "item", "power": "power", "feature": "feature", "task": "word",
}  # fmt: skip
"""What a name stands for, by what it is called."""
POWER = Naming("power", "no_uses", "E5-MON-3")


def having(
    naming: Naming, among: Names, likely: Names | None = None, optional: bool = False, opens: bool = False
) -> OneOf:
    """A field for one of these names; whatever else is named is refused by its rule."""
    return OneOf(
        among, likely, optional=optional, opens=opens, strange=naming, none=naming.nothing,
        type=TYPES[naming.fact],
    )


def fighters_field(
    combat: Combat, naming: Naming, likely: Iterable[Fighter] = (), optional: bool = False, opens: bool = False
) -> OneOf:
    """A field for somebody in the fight; an abbreviation means one of the likely first."""
    preferred = [each.id for each in likely]

    def among() -> Sequence[str]:
        return [*preferred, *(name for name in combat.fighters if name not in preferred)]

    def meant() -> Sequence[str]:
        return preferred

    return having(naming, among, meant, optional, opens)
