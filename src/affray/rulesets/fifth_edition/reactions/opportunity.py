"""Opportunity attacks: one melee attack just before a seen enemy leaves the reach (E5-OPP)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from affray.core.fields import Field
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Option, Pick, Script

from ..body.hands import arsenal, free_hands, kind_of
from ..fight.attacks import attack
from ..fight.movement import ask_to_complete
from ..fight.strikes import Strike, why_no_strike
from ..ground.board import gap
from ..ground.sight import sees
from ..model.catalogue import in_order, no
from ..model.naming import WEAPON, having
from ..model.stats import Combat, Fighter
from ..time.windows import Happening, Reaction, Step, why_no_reaction


def leaves(fighter: Fighter, step: Step, reach: int) -> bool:
    """Before the step within, after it beyond the reach (E5-OPP-3)."""
    before = gap(fighter.place, fighter.elevation, step.origin, step.origin_height)
    return before <= reach and (step.gone or gap(fighter.place, fighter.elevation, step.to, step.height) > reach)


def fitting(combat: Combat, fighter: Fighter, step: Step) -> list[str]:
    """The melee attacks whose reach the mover leaves and that could be made now (E5-OPP-3, E5-OPP-8)."""
    found: list[str] = []
    for item in arsenal(combat, fighter):
        kind = kind_of(combat, fighter, item)
        if kind is None or not kind.is_melee or item == "improvised" or not leaves(fighter, step, kind.reach):
            continue
        if kind.is_item and item not in fighter.held:
            continue
        found.append(item)
    return found


def provoked_by(combat: Combat, mover: Fighter, step: Step) -> tuple[str, ...]:
    """Who could answer a step with an opportunity attack, as far as can be told before (E5-OPP-1, -3, -5)."""
    if mover.disengaged:
        return ()
    return tuple([
        each.id for each in combat.fighters.values()
        if each.present and combat.hostile(each, mover) and fitting(combat, each, step)
        and not why_no_reaction(each) and sees(combat, each, mover)
    ])  # fmt: skip


def strike_with(combat: Combat, fighter: Fighter, item: str, target: str, values: Values) -> Strike | None:
    kind = kind_of(combat, fighter, item)
    if kind is None:
        return None
    two_hands = kind.versatile is not None and free_hands(combat, fighter) > 0
    return Strike(
        kind, item, target, two_hands=bool(values.get("two_hands", two_hands)), ability=str(values.get("ability", ""))
    )


class OpportunityAttack(Reaction):
    """A single melee attack with the reaction, against somebody that leaves the reach by its own movement."""

    id = "opportunity_attack"

    def candidates(self, scene: Scene[Combat], window: str, happening: Happening) -> Sequence[str]:
        if window != "before_step":
            return ()
        side = scene.state.fighters[happening.who].side
        return [name for name, each in scene.state.fighters.items() if each.side != side and each.present]

    def offers(self, scene: Scene[Combat], fighter: Fighter, window: str, happening: Happening) -> list[Option]:
        combat = scene.state
        mover, step = combat.fighters[happening.who], happening.steps[0]
        if not fighter.present or fighter is mover or not combat.hostile(fighter, mover):
            return []
        if fighter.id in happening.targets:
            return []
        if not fitting(combat, fighter, step):
            return []

        def fields() -> Mapping[str, Field]:
            def among() -> Sequence[str]:
                return [*arsenal(combat, fighter), "grapple", "shove", "multiattack"]

            def likely() -> Sequence[str]:
                return fitting(combat, fighter, step)

            return {"with": having(WEAPON, among, likely)}

        def why_not(values: Values) -> list[Refusal]:
            return in_order(self.refusals(combat, fighter, mover, step, values))

        return [Option(self.id, fields, why_not, group="attack")]

    def refusals(
        self, combat: Combat, fighter: Fighter, mover: Fighter, step: Step, values: Values
    ) -> list[Refusal]:
        """Everything against it (E5-OPP-1, -5, -8, -12)."""
        found = why_no_reaction(fighter)
        if mover.disengaged:
            found.append(no("E5-OPP-5", "does_not_provoke", target=mover.id))
        if not sees(combat, fighter, mover):
            found.append(no("E5-OPP-1", "not_seen", target=mover.id))
        usable = [item for item in fitting(combat, fighter, step) if self.is_usable(combat, fighter, item, mover)]
        named = str(values.get("with", ""))
        if named in ("grapple", "shove", "multiattack"):
            return [*found, no("E5-OPP-8", "single_melee_only", action=named)]
        if not named and not usable:
            for item in fitting(combat, fighter, step)[:1]:
                strike = strike_with(combat, fighter, item, mover.id, values)
                found += [] if strike is None else list(why_no_strike(combat, fighter, strike, "reaction"))
        if named and named not in usable:
            strike = strike_with(combat, fighter, named, mover.id, values)
            found += [] if strike is None else list(why_no_strike(combat, fighter, strike, "reaction"))
            if named not in fitting(combat, fighter, step):
                found.append(no("E5-OPP-3", "out_of_reach", attack=named))
        if any(each.rule == "E5-COND-5" for each in found):
            found.append(no("E5-OPP-12", "charmed", target=mover.id))
        return found

    def is_usable(self, combat: Combat, fighter: Fighter, item: str, mover: Fighter) -> bool:
        strike = strike_with(combat, fighter, item, mover.id, {})
        return strike is not None and not list(why_no_strike(combat, fighter, strike, "reaction"))

    def play(self, scene: Scene[Combat], fighter: Fighter, pick: Pick, happening: Happening) -> Script[None]:
        """The attack, then the mover may complete its step or stay (E5-OPP-2, E5-OPP-9, E5-OPP-10)."""
        mover = scene.state.fighters[happening.who]
        stops = mover.stops
        strike = strike_with(scene.state, fighter, str(pick["with"]), mover.id, pick.values)
        if strike is None:
            return
        yield from attack(scene, fighter, strike, "reaction", fixed=True)
        if mover.stops == stops and mover.present and scene.state.options.mover_may_stop:
            yield from ask_to_complete(scene, mover, happening)
