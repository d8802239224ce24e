"""What a hit does: damage, critical hits and their effects (SF-ATK-13 to SF-ATK-16, SF-DMG-3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from affray.core.fields import OneOf
from affray.core.modifiers import Modifier
from affray.core.notation import DicePool
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask

from ..body import effects, hindrances
from ..body.conditions import gain
from ..body.damage import deal
from ..body.dice import ability_modifier, pool, save
from ..ground.board import distance
from ..model.catalogue import no
from ..model.kinds import CriticalEffect, ItemKind
from ..model.naming import named
from ..model.stats import Combat, Fighter, Item
from ..time.moments import rounds
from ..time.undertakings import settle
from ..time.windows import Happening
from .circumstances import BROKEN, UNSKILLED, ability_of, deals_nonlethal
from .strikes import Strike, is_thrown

ARC = 10
"""Feet that an arc leaps at most (SF-ATK-15)."""
MINUTE = 10
"""Rounds (SF-ROUND-1)."""
FLAME = DicePool(1, 6)
"""Burning without a number (SF-COND-23)."""


# -- damage ----------------------------------------------------------------------------------------
@cache
def damage_bonus(value: int, why: str) -> Modifier:
    return Modifier(value, why, "SF-ATK-3")


def damage_modifiers(fighter: Fighter, item: Item, strike: Strike) -> list[Modifier]:
    """What is added to the dice: Strength in melee and with thrown weapons, never with grenades (SF-ATK-3, -7)."""
    kind = item.kind
    strong = "thrown" in kind.properties if is_thrown(kind, strike) else kind.is_melee
    own = kind.damage_bonus and item.owner == fighter.id  # of its owner's stat block (SF-ATK-8)
    found = [damage_bonus(kind.damage_bonus, "weapon")] if own else []
    if strong and fighter.card.str_mod:
        found.append(damage_bonus(fighter.card.str_mod, "str"))
    if item.broken:
        found.append(BROKEN)
    if fighter.marks:
        found += hindrances.on_damage(fighter.marks, strong)
    if fighter.effects:
        found += effects.modifiers(fighter, "damage")
    return found


def roll_damage(scene: Scene[Combat], fighter: Fighter, item: Item, strike: Strike, critical: bool) -> Script[int]:
    """Roll the damage, twice with all modifiers for a critical hit (SF-ATK-13)."""
    dice = item.kind.damage
    if dice is None:
        return 0
    plus = damage_modifiers(fighter, item, strike)
    found = yield from pool(scene, fighter.id, "damage", dice, plus)
    if critical:
        found += yield from pool(scene, fighter.id, "critical_damage", dice, plus)
    return found


def apply_hit(
    scene: Scene[Combat],
    fighter: Fighter,
    target: Fighter,
    item: Item,
    strike: Strike,
    critical: bool,
    happening: Happening | None,
) -> Script[int]:
    """Damage and, after a critical hit that hurts, the critical effect; returns the damage (SF-ATK-13 to -16)."""
    kind = item.kind
    amount = yield from roll_damage(scene, fighter, item, strike, critical)
    nonlethal = deals_nonlethal(fighter, item, strike)
    dealt = 0
    if kind.damage is not None:
        if amount < 1:
            amount, nonlethal = 1, True
        dealt = yield from deal(
            scene, target, amount, kind.damage_types, fighter.id, nonlethal=nonlethal, bypass=kind.properties,
            during=happening,
        )  # fmt: skip
        settle(scene)  # it has struck, whatever becomes of anybody
    if critical and kind.critical_effect is not None and not item.broken and (dealt or kind.damage is None):
        yield from critical_effect(scene, fighter, target, item, strike, kind.critical_effect)
    return dealt


# -- critical effects ------------------------------------------------------------------------------
def effect_dc(fighter: Fighter, kind: ItemKind, ability: str) -> int:
    """10, half the item level and the ability of the attack (SF-ATK-15, SF-ATK-18)."""
    dc = 10 + kind.item_level // 2 + ability_modifier(fighter, ability)
    return dc if kind.proficient else dc + UNSKILLED.value


def critical_effect(
    scene: Scene[Combat], fighter: Fighter, target: Fighter, item: Item, strike: Strike, effect: CriticalEffect
) -> Script[None]:
    """What a weapon adds to a critical hit (SF-ATK-15)."""
    if not target.present and effect.id != "arc":
        return
    if effect.id == "bleed":
        amount = yield from effect_dice(scene, fighter, effect)
        gain(scene, target, "bleeding", fighter.id, value=amount)
    elif effect.id in ("burn", "corrode"):
        name = "burning" if effect.id == "burn" else "corroding"
        gain(scene, target, name, fighter.id, dice=effect.value or FLAME)
    elif effect.id == "knockdown":
        gain(scene, target, "prone", fighter.id)
    elif effect.id == "stunned":
        gain(scene, target, "stunned", fighter.id, rounds(scene.state, 1))
    elif effect.id == "arc":
        yield from arc(scene, fighter, target, item, effect)
    else:
        dc = effect_dc(fighter, item.kind, ability_of(fighter, item.kind, strike))
        yield from withstood(scene, fighter, target, effect.id, dc)


def effect_dice(scene: Scene[Combat], fighter: Fighter, effect: CriticalEffect) -> Script[int]:
    return (yield from pool(scene, fighter.id, "critical_effect", effect.value or DicePool(0, 6, 1)))


def withstood(scene: Scene[Combat], fighter: Fighter, target: Fighter, effect: str, dc: int) -> Script[None]:
    """Staggered for a round or deafened for some minutes, after a failed Fortitude save (SF-ATK-15, SF-DMG-7)."""
    if "fort_effects" in target.card.immune:
        return
    length = 1
    if effect == "deafen":
        length = MINUTE * (yield from pool(scene, fighter.id, "critical_effect", DicePool(1, 4)))
    saved = yield from save(scene, target, "fort", dc, rule="SF-ATK-15")
    if not saved:
        name = "deafened" if effect == "deafen" else "staggered"
        gain(scene, target, name, fighter.id, rounds(scene.state, length))


def arc(
    scene: Scene[Combat], fighter: Fighter, target: Fighter, item: Item, effect: CriticalEffect
) -> Script[None]:
    """Energy leaps to the creature closest to the target (SF-ATK-15)."""

    def near() -> list[Fighter]:
        others = scene.state.fighters.values()
        found = [x for x in others if x.present and x is not target and x is not fighter and distance(target, x) <= ARC]
        least = min([distance(target, each) for each in found], default=0)
        return [each for each in found if distance(target, each) == least]

    other = yield from choose_closest(scene, fighter, near)
    if other is not None:
        amount = yield from effect_dice(scene, fighter, effect)
        yield from deal(scene, other, amount, item.kind.damage_types, fighter.id, disrupts=False)


def choose_closest(scene: Scene[Combat], fighter: Fighter, near: Callable[[], list[Fighter]]) -> Script[Fighter | None]:
    """Of several equally close creatures the actor chooses one (SF-GRID-12, SF-DP-31)."""

    def among() -> Sequence[str]:
        return [each.id for each in near()]

    def why_not(values: Values) -> list[Refusal]:
        if "target" in values and values["target"] not in among():
            return [no("SF-GRID-12", "no_target", target=values["target"])]
        return []

    def known() -> Sequence[Option]:
        closest = named(OneOf(among, type="combatant"), "no_target", "SF-GRID-12", "target")
        return (Option("closest", {"target": closest}, why_not),)

    def question() -> Choose | None:
        return Choose(fighter.id, "closest", known) if len(near()) > 1 else None

    pick = yield from ask(scene, question)
    if pick is not None:
        return scene.state.fighters[pick["target"]]
    found = near()
    return found[0] if found else None


