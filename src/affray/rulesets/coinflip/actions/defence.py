"""The defensive actions of units that were acted upon (COIN-DEF-5 to COIN-DEF-12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from affray.core.actions import Action
from affray.core.acts import underway
from affray.core.fields import Field, OneOf, Spot
from affray.core.modifiers import Tally
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.field import Point

from ..catalogue import in_order, no
from ..coins import passes, toss
from ..defence import affected, attacked, guard_pool
from ..events import Defended, HatchMoved
from ..ground import place_field, told, ways_out
from ..seats import living_pilot
from ..stats import Battle, Unit
from .movement import farthest_point, free_points, get_out, stopping_point, why_no_move, why_no_way_out, why_stuck


class Defence(Action[Battle]):
    """One defensive action of one affected unit; the defender's side answers for all its units."""

    rule: str = ""

    def fields(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        battle: Battle = scene.state

        def among() -> Sequence[str]:
            return list(battle.units)

        def likely() -> Sequence[str]:
            return affected(battle)

        rule = "COIN-DEF-1" if battle.phase == 3 else "COIN-DEF-2"
        unit = OneOf(among, likely, strange=lambda name: no(rule, unit=name), type="combatant")
        return {"unit": unit, **self.more_fields(battle)}

    def more_fields(self, battle: Battle) -> Mapping[str, Field]:
        return {}

    def why_not(self, scene: Scene[Any], who: str, values: Values) -> list[Refusal]:
        battle: Battle = scene.state
        found: list[Refusal] = []
        if battle.options.defence == "brace_only" and self.id != "brace":
            found.append(no("COIN-DEF-5", action=self.id))
        if "unit" in values:
            unit = battle.units[values["unit"]]
            found += self.not_entitled(battle, unit)
            found += self.forbids(battle, unit, values)
        return in_order(found)

    def not_entitled(self, battle: Battle, unit: Unit) -> Iterator[Refusal]:
        """Only affected units of the defender, each once in the phase (COIN-DEF-1, COIN-DEF-2, COIN-DEF-5)."""
        if unit.side != battle.defending_side:
            yield no("COIN-DEF-14", unit=unit.id)
        if unit.id in battle.defended:  # so it is affected, though it may have left the vehicle for whose sake it was
            yield no("COIN-DEF-5", unit=unit.id)
        elif unit.id not in affected(battle):
            yield no("COIN-DEF-1" if battle.phase == 3 else "COIN-DEF-2", unit=unit.id)

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        yield from ()

    def perform(self, scene: Scene[Battle], who: str, values: Values) -> Script[None]:
        """Declared, tossed and settled; given up if the unit may not do it any more, which costs nothing uncoined."""
        battle = scene.state
        unit, coins = battle.units[values["unit"]], battle.tossed
        with underway(scene, partial(self.goes_on, battle, unit, values)) as act:
            yield from self.settle(scene, unit, values)
        if not act.lost or battle.tossed > coins:
            battle.defended.append(unit.id)

    def goes_on(self, battle: Battle, unit: Unit, values: Values) -> bool:
        return not any(self.not_entitled(battle, unit)) and not any(self.forbids(battle, unit, values))

    def settle(self, scene: Scene[Battle], unit: Unit, values: Values) -> Script[None]:
        """Most defences are a 1OK check with one effect."""
        success = yield from passes(scene, unit.id, self.id, self.rule)
        to = told(scene.state, Point(*values["to"])) if "to" in values else ""
        scene.tell(Defended(unit.id, self.id, success, to=to, rules=(self.rule,)))
        if success:
            self.take_effect(scene, unit, values)

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        """What a passed check brings about."""


def is_guarded(battle: Battle, unit: Unit, guard: Tally) -> bool:
    """Whether this is still the guard pool; otherwise other coins are tossed than those that were asked for."""
    return guard_pool(battle, unit) == guard


class Brace(Defence):
    """Toss the guard pool; every tails cancels one point of damage (COIN-DEF-7)."""

    id = "brace"
    group = "posture"
    rule = "COIN-DEF-7"

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        if unit.id not in attacked(battle):
            yield no(self.rule, unit=unit.id)

    def settle(self, scene: Scene[Battle], unit: Unit, values: Values) -> Script[None]:
        battle = scene.state
        while True:
            guard = guard_pool(battle, unit)
            with underway(scene, partial(is_guarded, battle, unit, guard)) as brace:
                tails = yield from toss(scene, unit.id, self.id, guard.total, self.rule)
            if not brace.lost:
                break
        cancelled = min(tails, battle.allotment.get(unit.id, 0))
        battle.allotment[unit.id] = battle.allotment.get(unit.id, 0) - cancelled
        scene.tell(Defended(unit.id, self.id, cancelled > 0, cancelled, guard=guard, rules=(self.rule, "COIN-DEF-8")))


class Dodge(Defence):
    """Toss until the first heads or until nothing is left; every tails cancels one point of damage (COIN-DEF-9)."""

    id = "dodge"
    group = "posture"
    rule = "COIN-DEF-9"

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        if unit.id not in attacked(battle) or unit.technical or unit.inside:
            yield no(self.rule, unit=unit.id)

    def settle(self, scene: Scene[Battle], unit: Unit, values: Values) -> Script[None]:
        allotment, cancelled = scene.state.allotment, 0
        while allotment.get(unit.id, 0) and (yield from toss(scene, unit.id, self.id, 1, self.rule)):
            allotment[unit.id] = max(0, allotment.get(unit.id, 0) - 1)
            cancelled += 1
        scene.tell(Defended(unit.id, self.id, cancelled > 0, cancelled, rules=(self.rule,)))


class BailOut(Defence):
    """Jump out of the vehicle before the damage falls (COIN-DEF-10)."""

    id = "bail_out"
    group = "move"
    rule = "COIN-DEF-10"

    def more_fields(self, battle: Battle) -> Mapping[str, Field]:
        vehicles = [battle.units[battle.units[name].inside] for name in affected(battle) if battle.units[name].inside]

        def out(values: Values) -> Iterator[Spot] | None:
            unit = battle.units.get(values.get("unit", ""))
            return ways_out(battle, unit) if unit is not None and unit.inside else None

        return {"to": place_field(battle, *vehicles, bulk=out)}

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        if unit.technical or not unit.inside:
            yield no(self.rule, unit=unit.id)
        elif "to" in values:
            yield from why_no_way_out(battle, unit, Point(*values["to"]), self.rule)
        elif not any(True for _ in ways_out(battle, unit)):
            yield no(self.rule, vehicle=unit.inside)

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        get_out(scene, unit, Point(*values["to"]))


class SlamHatch(Defence):
    """Close the hatch; damage already allotted to those inside stays (COIN-DEF-11)."""

    id = "slam_hatch"
    group = "item"
    rule = "COIN-DEF-11"

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        manned = unit.technical and any(each.living and each.side == unit.side for each in battle.occupants(unit))
        if not manned or not unit.hatch_open:
            yield no(self.rule, unit=unit.id)

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        unit.hatch_open = False
        scene.tell(HatchMoved(unit.id, False, rules=(self.rule, "COIN-HATCH-7")))


class FallBack(Defence):
    """Move away as by running or driving; damage allotted to the unit stays (COIN-DEF-12).

    Without a map nobody names a point: then it is as far from all enemies as the field allows.
    """

    id = "fall_back"
    group = "move"
    rule = "COIN-DEF-12"

    def more_fields(self, battle: Battle) -> Mapping[str, Field]:
        def away(values: Values) -> Iterator[Spot] | None:
            unit = battle.units.get(values.get("unit", ""))
            return None if unit is None else free_points(battle, unit)

        return {"to": place_field(battle, bulk=away, optional=not battle.mapped)}

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        if unit.inside or (unit.technical and living_pilot(battle, unit) is None):
            yield no(self.rule, unit=unit.id)
        elif "to" in values:
            yield from why_no_move(battle, unit, Point(*values["to"]), self.rule)
        else:
            yield from why_stuck(battle, unit, self.rule)

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        to = Point(*values["to"]) if "to" in values else farthest_point(scene.state, unit)
        unit.pos = stopping_point(scene, unit, to)
