"""Ways to do damage: the attacks and powers of a card as the computer player weighs them (E5-DEC-5, E5-DEC-7)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from ..fight.odds import ALL, expected_save, share_of, twice_average
from ..fight.strikes import is_launcher
from ..magic.aiming import is_harmful
from ..magic.casting import why_not_pay
from ..magic.powers import save_dc
from ..model.kinds import AttackKind, Power, PowerCost
from ..model.stats import Combat, Fighter

Wish = tuple[str, dict[str, Any]]
"""What to do, and with which values."""

FAR = 1_000_000
"""Feet that nothing is away."""

POINT = 800
"""What a point of damage counts: expectations are whole numbers of 800ths."""

USUAL = 520
"""What is expected of a point of twice the damage of an attack that hits 13 times of 20."""

CAUGHT = 2
"""How many an area catches, usually."""

SHOT = 30
"""Feet from which on a method is used from afar."""


Shares = tuple[tuple[int, int], ...]
"""What is left of something, share after share, each rounded down."""

Rival = tuple[str, int, int, int, int]
"""Against whom: its unit, hit points and AC, advantage or disadvantage, and twice the average of further dice."""


@dataclass(slots=True, eq=False)
class Use:
    """How an attack would be made: in two hands, how often, what is left of its worth; and what it was worth so far."""

    two_hands: bool
    times: int
    shares: Shares
    worths: dict[Rival, int] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Method:
    """A way to do damage: an attack, or a power with its attack if it has one.

    `limit` is how many feet it reaches, `normal` from where on a shot is hindered. `uses` are kept; `plainly` is how it
    is used where nothing is special.
    """

    do: str
    kind: AttackKind | None
    limit: int
    ranged: bool = False
    throw: bool = False
    times: int = 1
    power: Power | None = None
    normal: int = FAR
    weapon: AttackKind | None = field(default=None, init=False)
    """What must be in hand for it; None for powers, claws and fists."""
    uses: dict[tuple[bool, int, Shares], Use] = field(default_factory=dict, init=False, repr=False)
    plainly: Use = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self.plainly = self.use(False, self.times, ())
        if self.power is None and self.kind is not None and self.kind.is_item:
            self.weapon = self.kind

    def use(self, two_hands: bool, times: int, shares: Shares) -> Use:
        """How it is used now."""
        known = self.uses.get((two_hands, times, shares))
        if known is None:
            known = self.uses[two_hands, times, shares] = Use(two_hands, times, shares)
        return known


def methods_of(fighter: Fighter) -> tuple[Method, ...]:
    """Every way to do damage with an action, in the order of the file; the bare fist comes last."""
    memo = fighter.card.memo
    known: tuple[Method, ...] | None = memo.get("methods")
    if known is None:
        card = fighter.card
        found = [melee("multiattack", card.attacks[name], times) for name, times in card.multiattack]
        for kind in card.attacks.values():
            if kind.id not in ("improvised", "unarmed"):
                found += ways_to_attack(kind, card.attacks_per_action)
        found += powers_as_methods(fighter, "action")
        found.append(melee("attack", card.unarmed, card.attacks_per_action))
        known = memo["methods"] = tuple(found)
    return known


def bonus_methods_of(fighter: Fighter) -> tuple[Method, ...]:
    """Every power that does damage beside an action: with a bonus action, or at no cost."""
    memo = fighter.card.memo
    known: tuple[Method, ...] | None = memo.get("bonus methods")
    if known is None:
        found = [*powers_as_methods(fighter, "none"), *powers_as_methods(fighter, "bonus_action")]
        known = memo["bonus methods"] = tuple(found)
    return known


def powers_as_methods(fighter: Fighter, cost: PowerCost) -> list[Method]:
    """The powers of this cost that do damage to one target."""
    found: list[Method] = []
    for power in fighter.card.powers.values():
        if power.cost != cost or power.shape or not is_harmful(power):
            continue
        if cost == "none" and not (power.per_combat or power.recharge or power.slot):
            continue  # at no cost and without an end it would be used for ever
        if power.attack is not None:
            found += [replace(way, do="use", times=1, power=power) for way in ways_to_attack(power.attack, 1)]
        elif power.damage is not None:
            found.append(Method("use", None, power.range_ft, power=power))
    return found


def melee(do: str, kind: AttackKind, times: int) -> Method:
    return Method(do, kind, kind.reach, times=times)


def ways_to_attack(kind: AttackKind, times: int) -> list[Method]:
    """In melee, thrown, or shot."""
    normal, far = kind.range if kind.range is not None else (FAR, 0)
    if kind.mode == "ranged":
        shots = 1 if "loading" in kind.properties else times
        return [Method("attack", kind, far, True, times=shots, normal=normal)]
    found = [melee("attack", kind, times)]
    if kind.mode == "melee_or_thrown" and far:
        found.append(Method("attack", kind, far, True, True, times, normal=normal))
    return found


# -- what they are worth ---------------------------------------------------------------------------
def expected_power(fighter: Fighter, power: Power, target: Fighter) -> int:
    """The damage to expect of a power without an attack roll against one target, in 800ths of a point."""
    if power.resolve == "save":
        return expected_save(fighter, power, target, save_dc(fighter, power))
    if power.damage is None:
        return 0
    return ALL * twice_average(power.damage) * share_of(target, power.damage_type, True) // 2


def usual(fighter: Fighter, method: Method) -> int:
    """What a method does to ordinary people in a round, in 800ths of a point."""
    kind, power = method.kind, method.power
    if kind is None:
        return USUAL * twice_average(power.damage) if power is not None and power.damage is not None else 0
    twice = 0
    for part in kind.damage:
        twice += twice_average(part.dice)
        if part.by_ability:
            ability = "str" if kind.ability == "str" else "dex" if kind.ability == "dex" else ""
            own = (fighter.card.modifier("str"), fighter.card.modifier("dex"))
            twice += 2 * (fighter.card.modifier(ability) if ability else max(own))
    return USUAL * max(twice, 0) * method.times


def strengths(fighter: Fighter) -> tuple[int, int]:
    """What somebody does in a round hand to hand, and from afar, as its card has it, in 800ths of a point."""
    memo = fighter.card.memo
    known: tuple[int, int] | None = memo.get("strengths")
    if known is None:
        near = far = several = 0
        for method in methods_of(fighter):
            worth = usual(fighter, method)
            if method.do == "multiattack":
                several += worth
            elif method.limit >= SHOT and not method.throw:
                far = max(far, worth)
            else:
                near = max(near, worth)
        for power in fighter.card.powers.values():
            if power.shape and power.cost == "action" and power.damage is not None:
                burst = CAUGHT * USUAL * twice_average(power.damage)
                near, far = (near, max(far, burst)) if power.range_ft >= SHOT else (max(near, burst), far)
        known = memo["strengths"] = (max(near + second_blow(fighter), several), far)
    return known


def second_blow(fighter: Fighter) -> int:
    """What a second light weapon adds in a round (E5-TWF-1)."""
    light = [kind for kind in fighter.card.attacks.values() if kind.is_light_melee and kind.damage]
    return min([USUAL * twice_average(kind.damage[0].dice) for kind in light]) if len(light) > 1 else 0


def might(fighter: Fighter) -> int:
    """What somebody does in a round to ordinary people, in 800ths of a point."""
    known = fighter.card.memo.get("might")
    if known is None:
        known = fighter.card.memo["might"] = max(strengths(fighter))
    return int(known)


def is_shooter(fighter: Fighter) -> bool:
    """Whether somebody fights from afar rather than hand to hand: archers and casters."""
    known = fighter.card.memo.get("shooter")
    if known is None:
        near, far = strengths(fighter)
        known = fighter.card.memo["shooter"] = bool(far) and far >= near
    return bool(known)


# -- what can be used ------------------------------------------------------------------------------
def can_pay(combat: Combat, fighter: Fighter, power: Power) -> bool:
    """Whether the turn's budget and the power's own costs can be paid."""
    if power.cost == "action" and not fighter.budget.action:
        return False
    if power.cost == "bonus_action" and not fighter.budget.bonus_action:
        return False
    return not any(why_not_pay(combat, fighter, power, {}, power.cost))


def can_use(combat: Combat, fighter: Fighter, method: Method) -> bool:
    """Whether the turn's budget pays for an attack or power."""
    kind = method.kind
    if method.power is not None:
        return can_pay(combat, fighter, method.power)
    if fighter.budget.attacks_left:
        if fighter.budget.in_progress != method.do:
            return False
        return method.do != "multiattack" or kind is None or bool(fighter.budget.multiattack_left.get(kind.id))
    return fighter.budget.action


def obstacle_to(fighter: Fighter, kind: AttackKind, hands: int) -> str | None:
    """What is in the way of an attack with a weapon: nothing (empty), a weapon that can be put away or dropped first,
    or more than that (None): it is not in hand and cannot be drawn, or ammunition or hands are missing (E5-DEC-7).

    An attack takes free hands to draw the weapon, to hold it with both hands, to load it.
    """
    name, launcher = kind.id, is_launcher(kind)
    drawn = name in fighter.held
    if drawn and kind.hands == 1 and hands >= 0 and not launcher and not fighter.budget.loading_fired:
        return ""
    if not drawn and not (fighter.budget.utility and fighter.stowed.get(name)):
        return None
    if launcher and kind.ammo is not None and fighter.uses_left.get(name, 0) < 1:
        return None
    if "loading" in kind.properties and fighter.budget.loading_fired:
        return None
    missing = (not drawn) + (kind.hands == 2 or launcher) - hands
    if missing <= 0:
        return ""
    others = in_the_way(fighter, kind)
    return others[0] if missing <= len(others) else None


def in_the_way(fighter: Fighter, kind: AttackKind) -> list[str]:
    """The other weapons in hand."""
    return [item for item in fighter.held if item != kind.id and item in fighter.card.attacks]


def is_last_weapon(fighter: Fighter, kind: AttackKind) -> bool:
    """Whether nothing to fight with hand to hand is left once this one is thrown."""
    if fighter.held.count(kind.id) + fighter.stowed.get(kind.id, 0) > 1:
        return False
    attacks = fighter.card.attacks
    others = [item for item in (*fighter.held, *fighter.stowed) if item != kind.id and item in attacks]
    natural = [each for each in attacks.values() if each.source == "natural" and each.is_melee]
    return not natural and not any(attacks[item].is_melee for item in others)
