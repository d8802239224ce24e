"""Damage and healing: from the rolled number to the pools, and what follows (SF-DMG)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.acts import folding
from affray.core.dice import smaller
from affray.core.modifiers import Modifier, Tally
from affray.core.scene import Scene
from affray.core.script import Script

from ..model.events import Damaged, Healed
from ..model.kinds import Card
from ..model.stats import Combat, Fighter
from ..time.undertakings import undertaking
from ..time.windows import Happening, Occurrence, after
from . import dying
from .concentration import disturb
from .conditions import end_with

KINETIC = ("B", "P", "S")


def split(amount: int, types: Sequence[str]) -> list[tuple[str, int]]:
    """Damage of several types in equal parts, what is left over with the first ones.

    >>> split(7, ("S", "F")), split(5, ())
    ([('S', 4), ('F', 3)], [('other', 5)])
    """
    if not types:
        return [("other", amount)]
    share, rest = divmod(amount, len(types))
    return [(type_, share + (number < rest)) for number, type_ in enumerate(types)]


def reduced(card: Card, amount: int, types: Sequence[str], bypass: Sequence[str] = ()) -> list[tuple[str, int]]:
    """Immunity, vulnerability, damage reduction and resistance, in that order (SF-DMG-1, SF-DMG-2, SF-DMG-7)."""
    found: list[tuple[str, int]] = []
    reduction = card.dr
    if reduction and any(each in card.dr_bypass for each in (*bypass, *types)):
        reduction = 0
    for type_, part in split(amount, types):
        if type_ in card.immune:
            part = 0
        if type_ in card.vulnerable:
            part += part // 2
        if type_ in KINETIC:
            taken_off = min(part, reduction)
            reduction -= taken_off
            part -= taken_off
        part -= min(part, card.resist.get(type_, 0))
        found.append((type_, part))
    return found


@folding
def deal(
    scene: Scene[Combat],
    fighter: Fighter,
    amount: int,
    types: Sequence[str],
    source: str,
    *,
    nonlethal: bool = False,
    halved: bool = False,
    bypass: Sequence[str] = (),
    disrupts: bool = True,
    only_hit_points: bool = False,
    during: Happening | None = None,
) -> Script[int]:
    """One source of damage, from the rolled number to death; returns what is left of it (SF-DMG-1 to SF-DMG-6).

    `halved` by a saving throw; `disrupts` if an attack or a failed save brings it (SF-CAST-10). It is answered with
    what it is part of (`during`), else by itself (SF-READY-10).
    """
    if not fighter.present:
        return 0
    parts = reduced(fighter.card, max(0, amount // 2 if halved else amount), types, bypass)
    total = 0
    for _, part in parts:
        total += part
    temp = smaller(fighter.temp_hp, total)
    stamina = 0 if only_hit_points else smaller(fighter.sp, total - temp)
    left = total - temp - stamina
    before = fighter.hp
    fighter.temp_hp -= temp
    fighter.sp -= stamina
    fighter.hp = max(0, before - left)
    if scene.recording:
        tally = Tally(tuple([Modifier(part, type_) for type_, part in parts]))
        pools = (temp, stamina, before - fighter.hp, fighter.sp, fighter.hp)
        scene.tell(Damaged(fighter.id, total, source, tally, *pools, rules=("SF-DMG-1",)))
    if not total:
        return 0
    if fighter.marks:
        end_with(scene, fighter, "damage", "damage")
    if disrupts and (fighter.casting is not None or fighter.concentrating_on):
        disturb(scene, fighter)
    harmed = Happening(fighter.id) if during is None else during
    harmed.occurrences.append(Occurrence("damaged", fighter.id, source))
    if before == 0 and left:
        dying.hurt(scene, fighter, left, nonlethal)
    elif fighter.hp == 0 and left:
        with undertaking(scene):  # nothing keeps anybody on its feet at 0 Hit Points
            yield from dying.drop(scene, fighter, left - before, nonlethal)
    if during is None:
        yield from after(scene, harmed)
    return total


def heal(
    scene: Scene[Combat], fighter: Fighter, hit_points: int, stamina: int, source: str, rule: str = "SF-DMG-5"
) -> None:
    """Hit Points and Stamina Points come back, up to the maximum; any healing stabilizes (SF-DMG-5, SF-DEATH-12)."""
    if not fighter.present:
        return
    before, sp = fighter.hp, fighter.sp
    fighter.hp = min(fighter.card.hp_max, before + max(0, hit_points))
    fighter.sp = min(fighter.card.sp_max, sp + max(0, stamina))
    if scene.recording:
        back = (fighter.hp - before, fighter.sp - sp)
        scene.tell(Healed(fighter.id, sum(back), fighter.hp, source, *back, fighter.sp, rules=(rule,)))
    if fighter.hp > before:
        end_with(scene, fighter, "healing", "healed")
    if before == 0 and fighter.hp:
        dying.wake(scene, fighter, "SF-DEATH-12")
    elif hit_points > 0 or stamina > 0:
        dying.stabilize_now(scene, fighter, "SF-DEATH-12")
