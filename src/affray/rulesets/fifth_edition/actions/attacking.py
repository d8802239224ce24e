"""Attack and Multiattack, the bonus attack with a second weapon, grapple, shove, escape (E5-ACT-3, E5-TWF, E5-GRAP)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from affray.core.fields import Field, YesNo, words
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.measure import Footprint

from ..body.conditions import lose
from ..body.hands import arsenal, carried, free_hands, grapples_of, kind_of
from ..fight.attacks import attack
from ..fight.grappling import best_skill, escape, holders, seize, why_no_hand, why_not_seize
from ..fight.odds import armour, promise, sign_against
from ..fight.strikes import Spot, Strike, is_another, limit_of, object_place, why_no_strike
from ..ground.board import distance, gap, squares_around
from ..ground.cover import cover
from ..ground.crowd import enemies_of
from ..ground.knowing import known_enemies
from ..model.battlefield import COVER_BONUS
from ..model.catalogue import Code, every, no
from ..model.events import Acted
from ..model.kinds import AttackKind
from ..model.naming import TARGET, WEAPON, Naming, fighters_field, having
from ..model.stats import Combat, Fighter
from .deed import Deed, pay, why_not_pay

SORTS: Mapping[str, tuple[str, ...]] = {
    "melee": ("melee",), "ranged": ("ranged",), "melee_or_thrown": ("melee", "ranged"),
}  # fmt: skip
"""How attacks of each mode are made, as a word of the language may say."""


def strike_of(combat: Combat, fighter: Fighter, values: Values, paid: str, offhand: bool = False) -> Strike | None:
    """The attack that the given values mean; what they leave open is filled with what anybody would do.

    Without a target it is aimed at the legal enemy that promises most.
    """
    item = str(values.get("with", ""))
    kind = kind_of(combat, fighter, item) if item else None
    if kind is None:
        return None
    target, at = str(values.get("target", "")), values.get("at")
    if not target and at is None:
        target = default_target(combat, fighter, kind, values, paid, offhand)
    return strike_at(combat, fighter, kind, values, target, at, offhand)


def strike_at(
    combat: Combat, fighter: Fighter, kind: AttackKind, values: Values, target: str, at: Spot | None, offhand: bool
) -> Strike:
    """An attack at somebody or at a square: thrown if the target is out of reach, in two hands if a hand is free."""
    item, throw, two_hands = str(values["with"]), values.get("throw"), values.get("two_hands")
    if throw is None:
        throw = kind.mode == "melee_or_thrown" and away_from(combat, fighter, target, at) > kind.reach
    if two_hands is None:
        two_hands = False
        if kind.versatile is not None and not throw and not offhand:
            two_hands = free_hands(combat, fighter) > (item not in fighter.held)
    return Strike(kind, item, target, at, bool(throw), bool(two_hands), str(values.get("ability", "")), offhand)


def away_from(combat: Combat, fighter: Fighter, target: str, at: Spot | None) -> int:
    """How many feet somebody is from what it attacks; 0 if that is nothing."""
    other = combat.fighters.get(target)
    if other is not None:
        return distance(fighter, other)
    place = object_place(combat, target, fighter) if target else None if at is None else Footprint(*at)
    return 0 if place is None else gap(fighter.place, fighter.elevation, place, 0 if target else fighter.elevation)


def default_target(
    combat: Combat, fighter: Fighter, kind: AttackKind, values: Values, paid: str, offhand: bool
) -> str:
    """The legal enemy that promises most damage, among equals the one with the fewest hit points (E5-DEC-5)."""
    found: list[tuple[int, int, str]] = []
    for other in known_enemies(combat, fighter):
        tried, away = strike_at(combat, fighter, kind, values, other.id, None, offhand), distance(fighter, other)
        if away <= limit_of(tried) and next(why_no_strike(combat, fighter, tried, paid), None) is None:
            ac = armour(other) + COVER_BONUS[cover(combat, fighter, other)]
            sign = sign_against(combat, fighter, other, away <= 5)
            value = promise(fighter, kind, tried.two_hands, other, ac, sign)
            found.append((-value, other.hp, other.id))
    return min(found)[2] if found else ""


def aimed(strike: Strike | None, values: Values) -> Values:
    """The values with the target that they mean (E5-DEC-5)."""
    return {**values, "target": strike.target} if strike is not None and strike.target else values


class Attack(Deed):
    """One attack of the Attack action; the first one takes the action (E5-ACT-3, E5-ACT-4, E5-TURN-4)."""

    id = "attack"
    group = "attack"
    rule = "E5-ACT-3"
    readiable = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def own() -> Sequence[str]:
            return arsenal(combat, fighter)

        def targets() -> Sequence[str]:
            return [*combat.fighters, *combat.map.features, *carried(combat)]

        def enemies() -> Sequence[str]:
            return [each.id for each in known_enemies(combat, fighter)]

        def squares() -> Iterator[Spot]:
            return squares_around(combat, fighter, self.farthest(combat, fighter))

        def sorts(item: str) -> Sequence[str]:
            kind = kind_of(combat, fighter, item)
            return () if kind is None else SORTS[kind.mode]

        target = having(TARGET, targets, enemies, optional=True, opens=True)
        return {
            "target": replace(target, concerns=lambda values: "at" not in values),
            "at": Place(squares, optional=True, opens=True, concerns=lambda values: "target" not in values),
            "with": replace(having(WEAPON, own), unasked=("unarmed", "improvised"), sorts=sorts),
            "throw": YesNo(optional=True, default=None),
            "two_hands": YesNo(optional=True, default=None),
            "ability": words("str", "dex"),
        }

    def farthest(self, combat: Combat, fighter: Fighter) -> int:
        """How many feet any of somebody's attacks reaches."""
        kinds = [kind_of(combat, fighter, item) for item in arsenal(combat, fighter)]
        return max([max(kind.reach, kind.range[1] if kind.range else 0) for kind in kinds if kind is not None])

    def meant(self, scene: Scene[Combat], who: str, values: Values) -> Values:
        return aimed(strike_of(scene.state, scene.state.fighters[who], values, "turn"), values)

    def goes_on(self, fighter: Fighter, values: Values) -> bool:
        """A further attack of the action in progress."""
        return fighter.budget.in_progress == self.id and fighter.budget.attacks_left > 0

    def unpaid(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        if not self.goes_on(fighter, values):
            yield from why_not_pay(combat, fighter, "action", self.id)
        elif fighter.incapacitated:
            yield no("E5-COND-10", "incapacitated", who=fighter.id)

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "target" in values and "at" in values:
            yield no("E5-ATK-20", "not_attackable", target=values["target"])
        strike = strike_of(combat, fighter, values, paid)
        if strike is None:
            return
        yield from why_no_strike(combat, fighter, strike, paid)
        if not strike.target and strike.at is None:
            code: Code = "out_of_range" if strike.ranged else "out_of_reach"
            yield no("E5-ATK-13" if strike.ranged else "E5-ATK-1", code, weapon=strike.item)

    def begin(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[Any]:
        first = not self.goes_on(fighter, values)
        strike = strike_of(scene.state, fighter, values, self.id)
        if strike is None:
            return self.effect(scene, fighter, values, paid)
        if first:
            self.take_action(fighter)
        self.count(fighter, strike.item)
        return attack(scene, fighter, strike, self.id, self.id if first else "")

    def take_action(self, fighter: Fighter) -> None:
        pay(fighter, "action")
        fighter.budget.in_progress, fighter.budget.attacks_left = "attack", fighter.card.attacks_per_action

    def count(self, fighter: Fighter, item: str) -> None:
        """One attack fewer."""
        fighter.budget.attacks_left -= 1

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        """As a readied response: exactly one attack (E5-READY-10; option `readied_multiattack`)."""
        combat = scene.state
        full = combat.options.readied_multiattack == "full" and paid == "reaction"
        for number in range(fighter.card.attacks_per_action if full else 1):
            strike = strike_of(combat, fighter, values, paid)
            if strike is None or (number and list(self.forbids(combat, fighter, values, paid))):
                return
            yield from attack(scene, fighter, strike, paid)


class Multiattack(Attack):
    """One attack of the listed ones, in any order, with movement in between (E5-MON-1)."""

    id = "multiattack"
    group = "attack"
    rule = "E5-MON-1"
    readiable = False

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def listed() -> Sequence[str]:
            return [name for name, _ in fighter.card.multiattack]

        return {**super().needs(combat, fighter), "with": having(Naming("with", "weapon_not_held", "E5-MON-1"), listed)}

    def goes_on(self, fighter: Fighter, values: Values) -> bool:
        return fighter.budget.in_progress == self.id and fighter.budget.attacks_left > 0

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if not fighter.card.multiattack:
            yield no("E5-MON-1", "action_spent", who=fighter.id)
        named = str(values.get("with", ""))
        if named and self.goes_on(fighter, values) and not fighter.budget.multiattack_left.get(named):
            yield no("E5-MON-1", "action_spent", attack=named)
        yield from super().forbids(combat, fighter, values, paid)

    def take_action(self, fighter: Fighter) -> None:
        pay(fighter, "action")
        fighter.budget.multiattack_left = dict(fighter.card.multiattack)
        fighter.budget.in_progress = "multiattack"
        fighter.budget.attacks_left = sum(fighter.budget.multiattack_left.values())

    def count(self, fighter: Fighter, item: str) -> None:
        super().count(fighter, item)
        fighter.budget.multiattack_left[item] -= 1


class Offhand(Deed):
    """The bonus attack with another light weapon in the other hand (E5-TWF-1, E5-TWF-5 to E5-TWF-7)."""

    id = "offhand"
    group = "attack"
    cost = "bonus_action"
    rule = "E5-TWF-1"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def own() -> Sequence[str]:
            return arsenal(combat, fighter)

        def light() -> Sequence[str]:
            return [item for item in fighter.held if is_light(combat, fighter, item)]

        return {
            "target": fighters_field(combat, TARGET, enemies_of(combat, fighter), optional=True, opens=True),
            "with": having(WEAPON, own, light),
            "throw": YesNo(optional=True, default=None),
            "ability": words("str", "dex"),
        }

    def meant(self, scene: Scene[Combat], who: str, values: Values) -> Values:
        return aimed(strike_of(scene.state, scene.state.fighters[who], values, "bonus_action", True), values)

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if not fighter.budget.light_attack_with:
            if fighter.budget.attack_made:
                yield from every("not_light", "E5-TWF-1", "E5-TWF-7", who=fighter.id)
            else:
                rules = ("E5-TWF-5", "E5-TWF-7") if fighter.budget.in_progress else ("E5-TWF-5",)
                yield from every("no_attack_action", *rules, who=fighter.id)
        strike = strike_of(combat, fighter, values, "bonus_action", True)
        if strike is None:
            return
        if not strike.kind.is_light_melee:
            yield from every("not_light", "E5-TWF-1", "E5-TWF-7", weapon=strike.item)
        if fighter.budget.light_attack_with and not is_another(fighter, strike.item):
            yield no("E5-TWF-6", "same_weapon", weapon=strike.item)
        if strike.kind.is_item and strike.item not in fighter.held:
            yield no("E5-WPN-11", "weapon_not_held", weapon=strike.item)
        else:
            yield from why_no_strike(combat, fighter, strike, "bonus_action")
        if not strike.target:
            yield no("E5-ATK-1", "out_of_reach", weapon=strike.item)

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        strike = strike_of(scene.state, fighter, values, paid, True)
        if strike is not None:
            yield from attack(scene, fighter, strike, paid)


def is_light(combat: Combat, fighter: Fighter, item: str) -> bool:
    kind = kind_of(combat, fighter, item)
    return kind is not None and kind.is_light_melee


class Seize(Deed):
    """Grapple or shove: takes the place of one attack of the Attack action (E5-GRAP-1, -2; E5-SHOVE-1, -2)."""

    readiable = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"target": fighters_field(combat, TARGET, enemies_of(combat, fighter))}

    def goes_on(self, fighter: Fighter) -> bool:
        return fighter.budget.in_progress == "attack" and fighter.budget.attacks_left > 0

    def unpaid(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        if not self.goes_on(fighter):
            yield from why_not_pay(combat, fighter, "action", self.id)
            if fighter.budget.in_progress == "multiattack" and fighter.budget.attacks_left:
                yield no("E5-MON-2", "action_spent", who=fighter.id)
        elif fighter.incapacitated:
            yield no("E5-COND-10", "incapacitated", who=fighter.id)

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if self.id == "grapple":
            yield from why_no_hand(combat, fighter)
        if "target" in values:
            yield from why_not_seize(combat, fighter, combat.fighters[values["target"]], self.id)

    def begin(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        first = not self.goes_on(fighter)
        if first:
            pay(fighter, "action")
            fighter.budget.in_progress, fighter.budget.attacks_left = "attack", fighter.card.attacks_per_action
        fighter.budget.attacks_left -= 1
        self.tell(scene, fighter, values, "attack")
        yield from seize(scene, fighter, scene.state.fighters[values["target"]], self.id, "attack" if first else "")

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        self.tell(scene, fighter, values, paid)
        yield from seize(scene, fighter, scene.state.fighters[values["target"]], self.id, "")

    def tell(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> None:
        if scene.recording:
            scene.tell(Acted(fighter.id, self.id, str(values["target"]), paid=paid, rules=(self.rule,)))


class Grapple(Seize):
    """Seize a creature with a free hand (E5-GRAP-1 to E5-GRAP-7)."""

    id = "grapple"
    group = "attack"
    rule = "E5-GRAP-1"


class Shove(Seize):
    """Knock a creature prone or push it away (E5-SHOVE-1 to E5-SHOVE-7)."""

    id = "shove"
    group = "attack"
    rule = "E5-SHOVE-1"


class Escape(Deed):
    """Break free of one grapple (E5-GRAP-9, E5-GRAP-15, E5-MON-5)."""

    id = "escape"
    group = "move"
    rule = "E5-GRAP-9"
    readiable = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        grapplers = [combat.fighters[name] for name in holders(fighter) if name in combat.fighters]
        return {
            "from": fighters_field(combat, Naming("from", "not_grappled", "E5-GRAP-9"), grapplers, optional=True),
            "with": words("athletics", "acrobatics"),
        }

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        held_by = holders(fighter)
        if not held_by or ("from" in values and values["from"] not in held_by):
            yield no("E5-GRAP-9", "not_grappled", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        grappler = str(values.get("from", "")) or holders(fighter)[0]
        yield from escape(scene, fighter, grappler, str(values.get("with", "")) or best_skill(fighter))


class Release(Deed):
    """Let go whom one grapples, without any action (E5-GRAP-12)."""

    id = "release"
    group = "other"
    cost = "free"
    rule = "E5-GRAP-12"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        naming = Naming("target", "not_grappled", "E5-GRAP-12")
        return {"target": fighters_field(combat, naming, grapples_of(combat, fighter))}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        held = grapples_of(combat, fighter)
        if not held or ("target" in values and combat.fighters[values["target"]] not in held):
            yield no("E5-GRAP-12", "not_grappled", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        other = scene.state.fighters[values["target"]]
        for condition in [each for each in other.conditions if each.name == "grappled" and each.source == fighter.id]:
            lose(scene, other, condition, "released", "E5-GRAP-12")
        yield from ()
