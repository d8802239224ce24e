"""What an attack is made with and at, and everything that forbids it (E5-ATK-1, -13; E5-WPN; step 1 of an attack)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from affray.core.refusals import Refusal
from affray.space.measure import Footprint

from ..body.hands import free_hands
from ..ground.board import distance, gap
from ..ground.cover import cover, cover_between, cover_of_object
from ..ground.sight import has_lost
from ..model.battlefield import TOTAL
from ..model.catalogue import Code, every, no
from ..model.conditions import CONDITIONS, GRAPPLED, SPARING
from ..model.kinds import AttackKind
from ..model.stats import Combat, Fighter

Spot = tuple[int, int]


class Strike(NamedTuple):
    """One attack as declared: with what, at whom (a combatant, a feature, or a square), how."""

    kind: AttackKind
    item: str = ""
    target: str = ""
    at: Spot | None = None
    throw: bool = False
    two_hands: bool = False
    ability: str = ""
    offhand: bool = False

    @property
    def ranged(self) -> bool:
        return self.throw or self.kind.mode == "ranged"

    @property
    def goal(self) -> str:
        return self.target or ("" if self.at is None else f"{self.at[0]},{self.at[1]}")


def limit_of(strike: Strike) -> int:
    """How far an attack reaches at all."""
    if not strike.ranged:
        return strike.kind.reach
    return strike.kind.range[1] if strike.kind.range is not None else 0


def object_place(combat: Combat, name: str, fighter: Fighter) -> Footprint | None:
    """The square of a feature that is nearest to somebody; None if it cannot be attacked."""
    feature = combat.map.features.get(name)
    if feature is None or feature.object is None or name in combat.broken:
        return None
    places = [Footprint(x, y) for x, y in feature.places()]
    return min(places, key=lambda place: (gap(fighter.place, 0, place, 0), place.x, place.y), default=None)


# -- the target ------------------------------------------------------------------------------------
def why_no_target(combat: Combat, fighter: Fighter, strike: Strike) -> Iterator[Refusal]:
    """Everything against the target of an attack (E5-ATK-1, E5-ATK-13, E5-COVER-5, E5-SIGHT-8, E5-COND-5)."""
    if strike.target in combat.fighters:
        yield from why_not_creature(combat, fighter, combat.fighters[strike.target], strike)
        return
    if strike.target:
        place = object_place(combat, strike.target, fighter)
        if place is None:
            rule = "E5-OBJ-1" if strike.target in combat.map.features else "E5-OBJ-4"
            yield no(rule, "not_attackable", target=strike.target)
            return
        height = 0
    elif strike.at is not None:
        place, height = Footprint(*strike.at), fighter.elevation
        if not combat.ground.grid.has(*strike.at):
            yield no("E5-ATK-1", "out_of_range")
            return
    else:
        return
    yield from too_far(strike, gap(fighter.place, fighter.elevation, place, height))
    if strike.target:
        degree = cover_of_object(combat, fighter, strike.target)
    else:
        degree = cover_between(combat, fighter.place, place, fighter)
    if degree == TOTAL:
        yield no("E5-COVER-5", "total_cover", target=strike.goal)


def why_not_creature(combat: Combat, fighter: Fighter, target: Fighter, strike: Strike) -> Iterator[Refusal]:
    if not target.present or target is fighter:
        yield no("E5-OBJ-1", "not_attackable", target=target.id)
        return
    yield from too_far(strike, distance(fighter, target))
    if has_lost(fighter, target):
        yield no("E5-SIGHT-8", "not_seen", target=target.id)
    elif combat.options.cover_method == "centre_line" or combat.rulings:
        if cover(combat, fighter, target) == TOTAL:
            yield no("E5-COVER-5", "total_cover", target=target.id)
    if is_charmed_by(fighter, target):
        yield no("E5-COND-5", "charmed", target=target.id)
    if holds_another(combat, fighter, target, strike.kind.id):
        yield no("E5-MON-15", "already_grappled", attack=strike.kind.id)


def too_far(strike: Strike, away: int) -> Iterator[Refusal]:
    limit = limit_of(strike)
    if away > limit:
        if strike.ranged:
            yield no("E5-ATK-13", "out_of_range", distance=away, range=limit)
        else:
            yield from every("out_of_reach", "E5-ATK-1", "E5-SPACE-10", distance=away, reach=limit)


def is_charmed_by(fighter: Fighter, target: Fighter) -> bool:
    """Whether a condition makes somebody spare another one (E5-COND-5)."""
    if not fighter.marks & SPARING:
        return False
    return any(CONDITIONS[each.name].spares_source and each.source == target.id for each in fighter.conditions)


def holds_another(combat: Combat, fighter: Fighter, target: Fighter, attack: str) -> bool:
    """Whether this attack holds somebody else (E5-MON-15)."""
    if not combat.marks & GRAPPLED:
        return False
    for other in combat.fighters.values():
        if other is not target and other.conditions:
            for each in other.conditions:
                if each.name == "grappled" and each.source == fighter.id and each.via_attack == attack:
                    return True
    return False


# -- the weapon ------------------------------------------------------------------------------------
def channel(paid: str) -> str:
    """Which of action, bonus action and reaction an attack belongs to."""
    return paid if paid in ("bonus_action", "reaction") else "action"


def why_no_weapon(
    combat: Combat, fighter: Fighter, strike: Strike, may_draw: bool, paid: str
) -> Iterator[Refusal]:
    """Everything against the weapon: in hand, hands enough, ammunition, loading (E5-WPN-4, -5, -7, -11, -13)."""
    kind = strike.kind
    if kind.source != "weapon":
        if strike.throw and kind.range is None:
            yield no("E5-WPN-3", "out_of_range", attack=kind.id)
        return
    hands = free_hands(combat, fighter)
    if kind.is_item and strike.item not in fighter.held:
        hands -= 1
        if not fighter.stowed.get(strike.item):
            shots = kind.ammo is not None and not is_launcher(kind)
            code: Code = "no_ammunition" if shots else "weapon_not_held"
            yield no("E5-WPN-4" if shots else "E5-WPN-11", code, weapon=strike.item)
        elif not may_draw:
            yield no("E5-WPN-11", "weapon_not_held", weapon=strike.item)
        else:
            if not fighter.budget.utility:
                yield no("E5-FREE-4", "utility_spent", weapon=strike.item)
            if hands < 0:
                yield no("E5-WPN-11", "no_free_hand", weapon=strike.item)
    if kind.hands == 2 and hands < 1:
        yield no("E5-WPN-7", "no_free_hand", weapon=strike.item)
    if strike.two_hands and (kind.versatile is None or strike.throw or hands < 1):
        yield no("E5-WPN-7", "no_free_hand", weapon=strike.item)
    if strike.throw and kind.range is None:
        yield no("E5-WPN-3", "out_of_range", attack=kind.id)
    if is_launcher(kind):
        if kind.ammo is not None and fighter.uses_left.get(kind.id, 0) < 1:
            yield no("E5-WPN-4", "no_ammunition", weapon=strike.item)
        if kind.hands == 1 and hands < 1:
            yield no("E5-WPN-4", "no_free_hand", weapon=strike.item)
    if "loading" in kind.properties and channel(paid) in fighter.budget.loading_fired and is_under_way(fighter, paid):
        yield no("E5-WPN-5", "loading", weapon=strike.item)


def is_under_way(fighter: Fighter, paid: str) -> bool:
    """Whether the action that fired goes on; a new one, and every bonus action or reaction, loads anew."""
    return channel(paid) == "action" and fighter.budget.attacks_left > 0


def is_launcher(kind: AttackKind) -> bool:
    """A weapon that spends ammunition, not itself (E5-WPN-4)."""
    return "ammunition" in kind.properties


def why_no_strike(combat: Combat, fighter: Fighter, strike: Strike, paid: str) -> Iterator[Refusal]:
    """Everything against an attack but what pays for it. Weapons are drawn only in the own turn (E5-FREE-3, -6)."""
    may_draw = combat.owner == fighter.id and paid not in ("reaction", "legendary")
    yield from why_no_weapon(combat, fighter, strike, may_draw, paid)
    yield from why_no_target(combat, fighter, strike)


def best_ability(fighter: Fighter, kind: AttackKind, wished: str = "") -> str:
    """The ability of an attack: as printed, the attacker's choice with finesse (E5-ATK-7, -8, -16; E5-WPN-2)."""
    if kind.ability == "finesse":
        if wished in ("str", "dex"):
            return wished
        return "dex" if fighter.card.modifier("dex") > fighter.card.modifier("str") else "str"
    return fighter.card.casting_ability if kind.ability == "spell" else kind.ability


def is_another(fighter: Fighter, item: str) -> bool:
    """Whether a weapon is a different item from one that was attacked with: another copy counts (E5-TWF-6)."""
    copies = fighter.held.count(item)
    return any(used != item or copies >= (1 if thrown else 2) for used, thrown in fighter.budget.light_attack_with)
