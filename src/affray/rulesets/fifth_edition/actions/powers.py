"""Using powers in the own turn, and ending concentration (E5-ACT-20, E5-SPELL-9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from affray.core.fields import Field
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..body.conditions import stop_concentrating
from ..magic.aiming import aims_of, fields_for_use, filled_in, heights_of
from ..magic.powers import usable, use
from ..model.catalogue import no
from ..model.kinds import Power
from ..model.naming import POWER, having
from ..model.stats import Combat, Fighter
from .deed import Deed, why_not_pay


class UsePower(Deed):
    """Cast a spell or use a power whose cost the turn's budget can pay (E5-ACT-20).

    Targets and places that are left out are the sensible ones (E5-DEC-28, E5-DEC-40).
    """

    id = "use"
    group = "magic"
    rule = "E5-ACT-20"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return [power.id for power in fighter.card.powers.values() if power.cost != "reaction"]

        def heights(values: Values) -> Sequence[int]:
            others = {"at": (fighter.place.x, fighter.place.y), **values, "height": fighter.elevation}
            found: set[int] = set()
            for name in [values["power"]] if "power" in values else among():
                whole = {**others, "power": name}
                power = fighter.card.powers.get(name)
                legal = power is not None and "height" in aims_of(power) and name in among()
                if power is not None and legal and not any(self.against(combat, fighter, whole)):
                    found.update(heights_of(combat, fighter, power, values))
            return sorted(found)

        further = dict(fields_for_use(combat, fighter, None))
        return {"power": having(POWER, among), **further, "height": replace(further["height"], bulk=heights)}

    def against(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        yield from self.unpaid(combat, fighter, values)
        yield from self.forbids(combat, fighter, values, "turn")

    def meant(self, scene: Scene[Combat], who: str, values: Values) -> Values:
        return filled_in(scene.state, scene.state.fighters[who], values)

    def own(self, fighter: Fighter, values: Values) -> list[Power]:
        """The powers that are meant: the one that is named, or all that a turn can pay for."""
        named = fighter.card.powers.get(values.get("power", ""))
        if named is not None:
            return [named]
        return [power for power in fighter.card.powers.values() if power.cost not in ("reaction", "legendary")]

    def paid_with(self, combat: Combat, fighter: Fighter, values: Values) -> str:
        named = fighter.card.powers.get(values.get("power", ""))
        return named.cost if named is not None else self.cost

    def unpaid(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        """Against every power that is meant: one that can be paid for is enough."""
        first: list[Refusal] = []
        for power in self.own(fighter, values):
            found = list(why_not_pay(combat, fighter, power.cost, self.id))
            if not found:
                return
            first = first or found
        yield from first

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        meant = self.own(fighter, values)
        if any(power.cost == "legendary" for power in meant):
            yield no("E5-MON-6", "legendary_timing", power=meant[0].id)
        elif not meant:
            yield no("E5-MON-3", "no_uses", who=fighter.id)
        else:
            yield from usable(combat, fighter, meant, values)

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        yield from use(scene, fighter, fighter.card.powers[values["power"]], values, paid)


class EndConcentration(Deed):
    """Stop concentrating, at any time and without an action (E5-SPELL-9)."""

    id = "end_concentration"
    group = "magic"
    cost = "free"
    rule = "E5-SPELL-9"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if not fighter.concentration:
            yield no("E5-SPELL-9", "no_uses", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        stop_concentrating(scene, fighter, "chosen", "E5-SPELL-9")
        yield from ()


POWER_ACTIONS: dict[str, Deed] = {deed.id: deed for deed in (UsePower(), EndConcentration())}
