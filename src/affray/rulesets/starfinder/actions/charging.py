"""The charge: twice the speed in a straight line, then one melee attack (SF-CHARGE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from affray.core.fields import Field, YesNo, words
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..body import effects
from ..body.gear import draw, why_no_draw
from ..fight.attacks import attack, still_possible
from ..fight.charging import open_ends, why_no_line
from ..fight.maneuvers import MANEUVERS, Attempt, maneuver, why_down
from ..fight.movement import walk
from ..fight.strikes import Strike
from ..ground.board import distance, opponents, weapon_reach
from ..ground.stepping import Spot, Way, default_mode, filled, speed_of, why_adrift
from ..model.catalogue import no
from ..model.conditions import NO_RUSH
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter, Item
from ..time.moments import until_start
from ..time.undertakings import lose_action
from .deed import Deed, fighters_field, items_field


def melee_weapons(fighter: Fighter) -> list[str]:
    """What a charge may strike with, armed before unarmed."""
    found = [name for name, item in fighter.items.items() if item.location == "wielded" and item.kind.is_melee]
    return sorted(found, key=lambda name: fighter.items[name].kind.category == "unarmed")


class Charge(Deed):
    """Move straight at an opponent and strike once, with -2 on the attack and -2 AC (SF-CHARGE-1, SF-CHARGE-8).

    It is tested as a whole before the first step; whoever is stopped loses the attack, and after it nobody moves on
    (SF-CHARGE-9, SF-CHARGE-13).
    """

    id = "charge"
    group = "attack"
    cost = "full"
    rule = "SF-CHARGE-1"
    names_rule = "SF-CHARGE-2"

    def cost_of(self, combat: Combat, fighter: Fighter, values: Values) -> str:
        return "standard" if fighter.card.has("charge_as_standard") else "full"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def ends() -> list[Spot]:
            weapon = fighter.items.get(next(iter(melee_weapons(fighter)), ""))
            if weapon is None:
                return []
            return [end for foe in opponents(combat, fighter) for end in open_ends(combat, fighter, foe, weapon)]

        seen = [foe for foe in opponents(combat, fighter) if foe.id in fighter.los_at_turn_start]

        def in_range(values: Values) -> list[str]:
            """Who was seen and is near enough: everybody else need not be measured (SF-CHARGE-1, SF-CHARGE-7)."""
            longest = max([weapon_reach(fighter.card, each.kind) for each in fighter.items.values()], default=0)
            most = 2 * speed_of(fighter, default_mode(fighter)) + max(longest, FOOT) + 2 * FOOT
            return [foe.id for foe in seen if foe.present and distance(fighter, foe) <= most]

        return {
            "target": replace(fighters_field(combat, seen), narrow=in_range),
            "with": items_field(fighter, melee_weapons(fighter), optional=True),
            "to": Place(ends, optional=True),
            "draw": items_field(fighter, optional=True, opens=True),
            "maneuver": words(*MANEUVERS),
            "defensively": YesNo(optional=True),
        }

    def weapon(self, fighter: Fighter, values: Values) -> Item | None:
        """The weapon that is declared first: named, or drawn on the way, or the first in hand (SF-CHARGE-16)."""
        named = values.get("with", values.get("draw"))
        return fighter.items.get(str(named) if named is not None else next(iter(melee_weapons(fighter)), ""))

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if fighter.marks & NO_RUSH:
            yield no("SF-CHARGE-15", "charge_condition", who=fighter.id)
        yield from (each for each in why_adrift(combat, fighter) if each.rule != "SF-COND-11")
        yield from self.why_not_armed(fighter, values)
        if "target" not in values:
            return
        target = combat.fighters[values["target"]]
        if target is fighter or not target.present or not combat.hostile(fighter, target):
            yield no("SF-CHARGE-2", "no_target", target=target.id)
            return
        if target.id not in fighter.los_at_turn_start:
            yield no("SF-CHARGE-7", "charge_unseen", target=target.id)
        if values.get("maneuver") == "trip":
            yield from why_down(target)
        weapon = self.weapon(fighter, values)
        if weapon is not None and not fighter.marks & NO_RUSH:
            yield from why_no_line(combat, fighter, target, weapon, values.get("to"))

    def why_not_armed(self, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        """A wielded melee weapon, or one drawn on the way; a maneuver only with a trait (SF-CHARGE-10, -11)."""
        drawn = values.get("draw")
        if drawn is not None:
            if fighter.card.bab < 1:
                yield no("SF-CHARGE-10", "charge_draw", who=fighter.id)
            yield from why_no_draw(fighter, str(drawn))
        weapon = self.weapon(fighter, values)
        named = values.get("with")
        if weapon is None or not weapon.kind.is_melee or (weapon.location != "wielded" and named in (None, "") and (
            drawn is None
        )) or (named is not None and named != drawn and weapon.location != "wielded"):  # fmt: skip
            yield no("SF-ATK-17", "not_wielded", weapon=str(named or ""))
        wanted = values.get("maneuver")
        if wanted is not None and not fighter.card.has(f"charge_{wanted}"):
            yield no("SF-MANEUV-5", "maneuver_not_here", maneuver=wanted)
        if values.get("defensively"):
            yield no("SF-FDEF-4", "no_real_attack", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        target = combat.fighters[values["target"]]
        mild = fighter.card.has("charge_no_penalty")
        if not mild and combat.options.charge_ac_from == "declaration":
            lower_guard(scene, fighter)
        weapon = self.weapon(fighter, values)
        if values.get("draw") is not None:
            draw(scene, fighter, str(values["draw"]), rule="SF-CHARGE-10")
        if weapon is None:
            return
        end = values.get("to")
        if end is None:
            end = next(iter(open_ends(combat, fighter, target, weapon)), None)
        if end is None:
            return
        mode = default_mode(fighter)
        fighter.airborne_turn = fighter.airborne_turn or mode == "fly"
        way = Way(mode, 2 * speed_of(fighter, mode), straight=True)
        whole = yield from walk(scene, fighter, filled(fighter.place, [end]), way, "charge")
        if not fighter.present:
            return
        if not mild and combat.options.charge_ac_from == "after_move":
            lower_guard(scene, fighter)
        if not whole or (fighter.place.x, fighter.place.y) != tuple(end) or not fighter.able:
            return
        name = next((name for name, item in fighter.items.items() if item is weapon), "")
        strike = Strike(name, target.id, mode="charge", action=self.id)
        wanted = values.get("maneuver")

        def in_vain() -> bool:
            """Out of reach by now, or down already (SF-REACT-13)."""
            down = wanted == "trip" and next(why_down(target), None) is not None
            return down or not still_possible(combat, fighter, strike)

        if in_vain():
            lose_action(scene, fighter, self.id)
        elif wanted is not None:
            yield from maneuver(scene, fighter, Attempt(str(wanted), target.id, name, mode="charge"), in_vain)
        else:
            yield from attack(scene, fighter, strike)


def lower_guard(scene: Scene[Combat], fighter: Fighter) -> None:
    """-2 AC until the start of the next turn, whether the attack is made or not (SF-CHARGE-8, SF-CHARGE-14)."""
    effects.begin(
        scene, fighter, "charge", fighter.id, until_start(scene.state, fighter.id), changes=(("ac", -2),)
    )


CHARGING: Sequence[Deed] = (Charge(),)
