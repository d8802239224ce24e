"""Spells and powers as they are used: declared, resolved by attack, save or at once, and kept up (E5-SPELL; 4.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from affray.core.acts import Lost, folding, interruption, underway
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.space.measure import Footprint

from ..body.conditions import begin_effect, concentrate, ended_power, gain
from ..body.damage import UNHARMED, Part, damage_object, deal_damage, give_temp_hp, halvings_for, heal
from ..body.dice import bonus, roll_pool, save
from ..body.settling import results_window, settle, unsettled
from ..fight.attacks import attack, late_responses
from ..fight.hits import damage_dice
from ..fight.movement import teleport
from ..fight.strikes import Strike
from ..ground.areas import Area, begins_before
from ..ground.board import fits, nearest_free
from ..ground.cover import cover, cover_from_point, ruled_cover
from ..ground.knowing import is_known, seems_free
from ..model.catalogue import in_order, no
from ..model.events import AttackLost, PowerUsed
from ..model.kinds import AttackKind, Power, SaveAgainst, Template
from ..model.naming import Naming, having
from ..model.stats import Combat, Fighter
from ..time.windows import Happening, watched, window
from .aiming import Aim, aim_of, completed, is_harmful, takes_targets, teleported, why_not_aim, why_not_at, why_not_said
from .casting import pay, why_not_pay


def save_dc(fighter: Fighter, power: Power) -> int:
    """The DC of a power's save: the printed one, else that of the user's spells (E5-SPELL-2)."""
    return power.save.dc if power.save is not None and power.save.dc else fighter.card.save_dc


# -- refusals --------------------------------------------------------------------------------------
def why_not_use(
    combat: Combat, fighter: Fighter, power: Power, values: Values, paid: str, cause: str = ""
) -> Iterator[Refusal]:
    """Every rule against a use of a power, what is left out being completed with its defaults (E5-SPELL-1)."""
    strange = list(why_not_said(power, values))
    if strange:
        yield from strange
        return
    yield from why_not_pay(combat, fighter, power, values, paid)
    full = completed(combat, fighter, power, values, cause)
    if full is not None:
        yield from why_not_aim(combat, fighter, power, full)
    else:
        yield from why_nobody(combat, fighter, power)


def why_nobody(combat: Combat, fighter: Fighter, power: Power) -> Iterator[Refusal]:
    """What is against the first target one might think of, where no legal one is left."""
    if takes_targets(power):
        harmful = is_harmful(power)
        for other in combat.fighters.values():
            if other.present and harmful == combat.hostile(fighter, other) and is_known(combat, fighter.side, other):
                yield from why_not_at(combat, fighter, power, other.id)
                return
    yield no("E5-SPELL-1", "out_of_range", power=power.id, range=power.range_ft)


def usable(
    combat: Combat, fighter: Fighter, powers: Sequence[Power], values: Values, paid: str = "", cause: str = ""
) -> list[Refusal]:
    """What is against an answer that names one of these powers; without a name, against them all.

    `paid` is what pays for it, the power's own cost unless given.
    """
    first: list[Refusal] = []
    for power in powers:
        if values.get("power", power.id) == power.id:
            found = in_order(why_not_use(combat, fighter, power, values, paid or power.cost, cause))
            if not found:
                return []
            first = first or found
    return first


# -- the procedure ---------------------------------------------------------------------------------
@folding
def use(
    scene: Scene[Combat], fighter: Fighter, power: Power, values: Values, paid: str, cause: str = ""
) -> Script[bool]:
    """A power: spend, declare, resolve, settle. False if it came to nothing."""
    combat = scene.state
    full = completed(combat, fighter, power, values, cause)
    if full is None:
        return False
    aim = aim_of(combat, fighter, power, full)
    slot = pay(combat, fighter, power, full, paid)
    if scene.recording:
        at = full.get("at")
        place = "" if at is None else f"{at[0]},{at[1]}"
        begins = begins_before(combat, fighter, power, full)
        rules = ("E5-SPELL-1", *(("E5-SPELL-3",) if slot else ()), *(("E5-SPELL-6",) if begins else ()))
        scene.tell(PowerUsed(fighter.id, power.id, aim.targets, place, slot, paid, begins, rules=rules))
    action = "use" if paid == "action" else ""
    if power.attack is not None:
        yield from strike(scene, fighter, power, power.attack, aim, paid, action)
        return True
    happening: Happening | None = None
    declared: Aim | None = aim
    try:
        if watched(combat, "on_declare"):
            what = "casts" if power.is_spell else "uses_power"
            happening = Happening(what, fighter.id, aim.targets, action, power=power)
            yield from window(scene, "on_declare", happening)
            declared = yield from aimed_again(scene, fighter, power, full, aim)
        while declared is not None:
            with underway(scene, partial(is_aimed, combat, fighter, power, full, declared)) as act:
                rolled = yield from roll_effect(scene, fighter, power, declared)
            if not act.lost:
                yield from interruption(scene, take_effect(scene, fighter, power, declared, rolled))
                break
            declared = yield from aimed_again(scene, fighter, power, full, declared)
    except Lost:
        tell_lost(scene, fighter, power, "E5-SPELL-17")
        raise
    if declared is not None:
        if unsettled(combat):
            yield from settle(scene)
        yield from results_window(scene)
    if happening is not None:
        yield from late_responses(scene, happening)
    return declared is not None


def is_aimed(combat: Combat, fighter: Fighter, power: Power, values: Values, aim: Aim) -> bool:
    """Whether what a power is aimed at is still legal, or one of several targets (E5-REACT-8)."""
    if power.shape or not takes_targets(power):
        return not any(why_not_aim(combat, fighter, power, values))
    return any(next(why_not_at(combat, fighter, power, name), None) is None for name in aim.targets)


def tell_lost(scene: Scene[Combat], fighter: Fighter, power: Power, rule: str) -> None:
    if scene.recording:
        scene.tell(AttackLost(fighter.id, power.id, rules=(rule,)))


def aimed_again(scene: Scene[Combat], fighter: Fighter, power: Power, values: Values, aim: Aim) -> Script[Aim | None]:
    """The aim as it is after an interruption; None if the power is lost and its costs with it (E5-REACT-8)."""
    combat, found = scene.state, aim
    if power.shape or not takes_targets(power):
        legal = not any(why_not_aim(combat, fighter, power, values))
        found = aim_of(combat, fighter, power, values) if legal else Aim()
    else:
        left = tuple([name for name in aim.targets if not any(why_not_at(combat, fighter, power, name))])
        if not left and power.max_targets == 1:
            left = yield from retarget(scene, fighter, power)
        found = replace(aim, targets=left)
    if found.targets or found.area is not None:
        return found
    tell_lost(scene, fighter, power, "E5-REACT-8")
    return None


def retarget(scene: Scene[Combat], fighter: Fighter, power: Power) -> Script[tuple[str, ...]]:
    """Another legal target from the same place, or the power is lost (E5-REACT-8)."""
    combat = scene.state

    def legal() -> list[str]:
        return [name for name in combat.fighters if not any(why_not_at(combat, fighter, power, name))]

    def known() -> list[Option]:
        target = having(Naming("target", "out_of_range", "E5-SPELL-1"), legal)
        return [Option("target", {"target": target}), Option("lose")]

    def question() -> Choose | None:
        return Choose(fighter.id, "retarget", known) if legal() else None

    pick = yield from ask(scene, question)
    return () if pick is None or pick.do == "lose" else (str(pick["target"]),)


def strike(
    scene: Scene[Combat], fighter: Fighter, power: Power, kind: AttackKind, aim: Aim, paid: str, action: str
) -> Script[None]:
    """A power with an attack roll against each of its targets (E5-SPELL-5); the rest of it follows a hit."""
    if power.concentration:
        concentrate(scene, fighter, power.id)
    for number, name in enumerate(aim.targets):
        if number and any(why_not_at(scene.state, fighter, power, name)):  # one of several is spared
            tell_lost(scene, fighter, power, "E5-REACT-8")
            continue
        hit = yield from attack(scene, fighter, Strike(kind, target=name), paid, action, power)
        target = scene.state.fighters.get(hit)
        if target is not None:
            affect(scene, fighter, power, target)
    if power.concentration:
        ended_power(scene, power.id, fighter.id)


# -- effects ---------------------------------------------------------------------------------------
class Effect(NamedTuple):
    """What was rolled for a power: who saved, the damage, the healing, the temporary hit points."""

    saved: Mapping[str, bool]
    parts: Sequence[Part]
    healing: int
    temp_hp: int


def roll_effect(scene: Scene[Combat], fighter: Fighter, power: Power, aim: Aim) -> Script[Effect]:
    """Concentration, saves, and one damage roll for all (E5-SPELL-4, E5-DMG-5)."""
    if power.concentration:
        concentrate(scene, fighter, power.id)
    saved = yield from make_saves(scene, fighter, power, aim)
    parts: list[Part] = []
    if power.damage is not None and aim.targets:
        amount = yield from damage_roll(scene, fighter, power)
        parts = [Part(amount, power.damage_type, True)]
    healing = temp_hp = 0
    if power.healing is not None:
        healing = yield from roll_pool(scene, fighter.id, "healing", power.healing)
    if power.temp_hp is not None:
        temp_hp = yield from roll_pool(scene, fighter.id, "temp_hp", power.temp_hp)
    return Effect(saved, parts, healing, temp_hp)


def take_effect(scene: Scene[Combat], fighter: Fighter, power: Power, aim: Aim, rolled: Effect) -> Script[None]:
    """Each target in initiative order, as far as it still is one (E5-SPELL-4, E5-REACT-8)."""
    combat = scene.state
    saved, parts, healing, temp_hp = rolled
    targets = aim.targets
    if takes_targets(power):
        targets = tuple([name for name in targets if next(why_not_at(combat, fighter, power, name), None) is None])
    for name in targets:
        target = combat.fighters.get(name)
        if target is None:
            if parts and not saved.get(name, False):
                damage_object(scene, name, parts, fighter.id)
            continue
        yield from hurt(scene, fighter, power, target, parts, saved.get(name))
        if saved.get(name):
            continue
        heal(scene, target, healing, fighter.id)
        combat.stake = (temp_hp, ())
        taken = yield from give_temp_hp(scene, target, temp_hp if keeps_up(fighter, power) else 0)
        combat.stake = (0, ())
        affect(scene, fighter, power, target, taken)
        if aim.to is not None and target is teleported(combat, fighter, power, {"targets": (name,)}):
            yield from land(scene, fighter, target, aim.to)
    if power.concentration:
        ended_power(scene, power.id, fighter.id)


def damage_roll(scene: Scene[Combat], fighter: Fighter, power: Power) -> Script[int]:
    """The damage of a power, once for everybody; an average for the master's creatures by option (E5-MON-7)."""
    assert power.damage is not None
    pool = power.damage
    return (yield from damage_dice(scene, fighter, pool, False, bonus(pool.plus)))


def make_saves(scene: Scene[Combat], fighter: Fighter, power: Power, aim: Aim) -> Script[dict[str, bool]]:
    """Every target's save, cover counted from the origin of an area (E5-SPELL-4, E5-COVER-11).

    Objects fail Strength and Dexterity saves and are not concerned by others (E5-OBJ-2).
    """
    combat, against = scene.state, power.save
    found: dict[str, bool] = {}
    if against is None or power.resolve != "save":
        return found
    dc = save_dc(fighter, power)
    average = power.damage.average if power.damage is not None else 0
    for name in aim.targets:
        target = combat.fighters.get(name)
        if target is None:
            found[name] = against.ability not in ("str", "dex")
        elif target.present:
            covered = cover_of(combat, fighter, aim.area, target) if against.ability == "dex" else 0
            combat.stake = (average, tuple([each.name for each in power.conditions]))
            found[name] = yield from save(scene, target, against.ability, dc, "save", fighter, covered)
            combat.stake = (0, ())
    return found


def cover_of(combat: Combat, fighter: Fighter, area: Area | None, target: Fighter) -> int:
    """The cover of a target from the user, or from the origin of an area; the master has the last word (E5-COVER-8)."""
    if area is None:
        return cover(combat, fighter, target) if target is not fighter else 0
    if combat.rulings:
        ruled = ruled_cover(combat, fighter.id, target.id)
        if ruled is not None:
            return ruled
    return cover_from_point(combat, area.point, area.height, target)


def hurt(
    scene: Scene[Combat], fighter: Fighter, power: Power, target: Fighter, parts: Sequence[Part], saved: bool | None
) -> Script[None]:
    """The damage of a power to one target (E5-SPELL-4, E5-MON-10)."""
    halvings = halvings_for(target, power.save, saved)
    if parts and halvings != UNHARMED and target.present:
        yield from deal_damage(scene, target, parts, fighter.id, halvings=halvings)


def affect(scene: Scene[Combat], fighter: Fighter, power: Power, target: Fighter, temp_hp: bool = False) -> None:
    """The conditions and changes that a power brings to one target (E5-SPELL-4, E5-SPELL-19).

    `temp_hp` if the target has taken temporary hit points from it: they end with a power that lasts (E5-HEAL-5).
    """
    for template in power.conditions:
        if keeps_up(fighter, power):
            afflict(scene, fighter, power, target, template)
    if (power.change is not None or temp_hp) and target.present and keeps_up(fighter, power):
        number = begin_effect(scene, target, power, fighter.id)
        if temp_hp:
            target.temp_hp_effect = number


def keeps_up(fighter: Fighter, power: Power) -> bool:
    """Whether the concentration that a power needs has not been lost while it takes effect (E5-SPELL-12)."""
    return not power.concentration or fighter.concentration == power.id


def afflict(scene: Scene[Combat], fighter: Fighter, power: Power, target: Fighter, template: Template) -> None:
    """A condition from a power; one without an end of its own lasts as long as the power."""
    ends, own = template.ends, ""
    if ends == "until_removed" and power.duration != "instant":
        ends, own = power.duration, fighter.id
    end_save = template.end_save
    if end_save is not None and not end_save.dc:
        end_save = SaveAgainst(end_save.ability, save_dc(fighter, power))
    kept_up = power.id if power.concentration else ""
    gain(
        scene, target, template.name, fighter.id, ends, end_save, template.escape_dc,
        level=template.level, power=kept_up, own=own,
    )  # fmt: skip


def land(scene: Scene[Combat], fighter: Fighter, target: Fighter, place: Footprint) -> Script[None]:
    """A teleport, if the place is still free (E5-MOVE-14).

    If somebody is there of whom its user's side does not know, it leads to the nearest free place (E5-SPACE-7).
    """
    combat, height = scene.state, max(0, target.elevation)
    if not fits(combat, target, place, height):
        free = nearest_free(combat, target, place, height)
        if free is None or not seems_free(combat, target, place, height, fighter.side):
            return
        place = free
    yield from teleport(scene, target, place)
