"""Spells and powers as they are used: declared, resolved by attack, save or at once, and kept up (E5-SPELL; 4.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from affray.core.fields import OneOf
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.space.measure import Footprint

from .aiming import Aim, aim_of, completed, is_harmful, takes_targets, teleported, why_not_aim, why_not_at
from .areas import Area
from .attacks import attack, late_responses
from .board import cover, cover_between, cover_from_point, fits, ruled_cover
from .casting import pay, why_not_pay
from .catalogue import in_order, no
from .conditions import begin_effect, concentrate, ended_power, gain
from .damage import Part, damage_object, deal_damage, give_temp_hp, heal
from .dice import roll_pool, save
from .events import AttackLost, PowerUsed
from .kinds import AttackKind, Power, SaveAgainst, Template
from .movement import teleport
from .settling import results_window, settle
from .stats import Combat, Fighter
from .strikes import Strike
from .windows import Happening, watched, window

UNHARMED = -1
"""So many halvings stand for no damage at all."""


def save_dc(fighter: Fighter, power: Power) -> int:
    """The DC of a power's save: the printed one, else that of the user's spells (E5-SPELL-2)."""
    return power.save.dc if power.save is not None and power.save.dc else fighter.card.save_dc


# -- refusals --------------------------------------------------------------------------------------
def why_not_use(
    combat: Combat, fighter: Fighter, power: Power, values: Values, paid: str, cause: str = ""
) -> Iterator[Refusal]:
    """Every rule against a use of a power, what is left out being completed with its defaults (E5-SPELL-1)."""
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
            if other.present and harmful == combat.hostile(fighter, other):
                yield from why_not_at(combat, fighter, power, other.id)
                return
    yield from no("out_of_range", "E5-SPELL-1", power=power.id, range=power.range_ft)


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
def use(
    scene: Scene[Combat], fighter: Fighter, power: Power, values: Values, paid: str, cause: str = ""
) -> Script[bool]:
    """A power: spend, declare, resolve, settle. False if it came to nothing."""
    combat = scene.state
    full = completed(combat, fighter, power, values, cause)
    if full is None:
        return False
    aim = aim_of(combat, fighter, power, full)
    slot = pay(fighter, power, full, paid)
    if scene.recording:
        at = full.get("at")
        place = "" if at is None else f"{at[0]},{at[1]}"
        rules = ("E5-SPELL-1", *(("E5-SPELL-3",) if slot else ()))
        scene.tell(PowerUsed(fighter.id, power.id, aim.targets, place, slot, paid, rules=rules))
    action = "use" if paid == "action" else ""
    if power.attack is not None:
        yield from strike(scene, fighter, power, power.attack, aim, paid, action)
        return True
    happening: Happening | None = None
    declared: Aim | None = aim
    if watched(combat, "on_declare"):
        what = "casts" if power.is_spell else "uses_power"
        happening = Happening(what, fighter.id, aim.targets, action, power=power)
        yield from window(scene, "on_declare", happening)
        declared = yield from aimed_again(scene, fighter, power, full, aim)
    if declared is not None:
        yield from take_effect(scene, fighter, power, declared)
        yield from settle(scene)
        yield from results_window(scene)
    if happening is not None:
        yield from late_responses(scene, happening)
    return declared is not None


def aimed_again(scene: Scene[Combat], fighter: Fighter, power: Power, values: Values, aim: Aim) -> Script[Aim | None]:
    """The aim as it is after an interruption; None if the power is lost and its costs with it (E5-REACT-8)."""
    combat = scene.state
    rule, found = "E5-REACT-8", aim
    if not fighter.present or fighter.incapacitated:
        rule, found = "E5-SPELL-17", Aim()
    elif power.shape or not takes_targets(power):
        legal = not any(why_not_aim(combat, fighter, power, values))
        found = aim_of(combat, fighter, power, values) if legal else Aim()
    else:
        left = tuple([name for name in aim.targets if not any(why_not_at(combat, fighter, power, name))])
        if not left and power.max_targets == 1:
            left = yield from retarget(scene, fighter, power)
        found = replace(aim, targets=left)
    if found.targets or found.area is not None:
        return found
    if scene.recording:
        scene.tell(AttackLost(fighter.id, power.id, rules=(rule,)))
    return None


def retarget(scene: Scene[Combat], fighter: Fighter, power: Power) -> Script[tuple[str, ...]]:
    """Another legal target from the same place, or the power is lost (E5-REACT-8)."""
    combat = scene.state

    def legal() -> list[str]:
        return [name for name in combat.fighters if not any(why_not_at(combat, fighter, power, name))]

    def known() -> list[Option]:
        return [Option("target", {"target": OneOf(legal)}), Option("lose")]

    def question() -> Choose | None:
        able = fighter.present and not fighter.incapacitated
        return Choose(fighter.id, "retarget", known) if able and legal() else None

    pick = yield from ask(scene, question)
    return () if pick is None or pick.do == "lose" else (str(pick["target"]),)


def strike(
    scene: Scene[Combat], fighter: Fighter, power: Power, kind: AttackKind, aim: Aim, paid: str, action: str
) -> Script[None]:
    """A power with an attack roll against each of its targets (E5-SPELL-5); the rest of it follows a hit."""
    if power.concentration:
        concentrate(scene, fighter, power.id)
    for name in aim.targets:
        hit = yield from attack(scene, fighter, Strike(kind, target=name), paid, action, power)
        target = scene.state.fighters.get(name)
        if hit and target is not None:
            affect(scene, fighter, power, target)
    if power.concentration:
        ended_power(scene, power.id, fighter.id)


# -- effects ---------------------------------------------------------------------------------------
def take_effect(scene: Scene[Combat], fighter: Fighter, power: Power, aim: Aim) -> Script[None]:
    """Saves, one damage roll for all, then each target in initiative order (E5-SPELL-4, E5-DMG-5)."""
    combat = scene.state
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
    for name in aim.targets:
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
            yield from land(scene, target, aim.to)
    if power.concentration:
        ended_power(scene, power.id, fighter.id)


def damage_roll(scene: Scene[Combat], fighter: Fighter, power: Power) -> Script[int]:
    """The damage of a power, once for everybody; an average for the master's creatures by option (E5-MON-7)."""
    assert power.damage is not None
    if scene.state.options.monster_damage == "average" and fighter.controller == "gm":
        return power.damage.average
    return (yield from roll_pool(scene, fighter.id, "damage", power.damage))


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
    origin = (area.point[0] // 2, area.point[1] // 2)
    if area.point[0] % 2 and area.point[1] % 2 and origin in fighter.place.squares():
        return cover_between(combat, Footprint(*origin), target.place, fighter, target)
    return cover_from_point(combat, area.point, target)


def hurt(
    scene: Scene[Combat], fighter: Fighter, power: Power, target: Fighter, parts: Sequence[Part], saved: bool | None
) -> Script[None]:
    """The damage of a power to one target (E5-SPELL-4, E5-MON-10)."""
    halvings = halvings_for(target, power, saved)
    if parts and halvings != UNHARMED and target.present:
        yield from deal_damage(scene, target, parts, fighter.id, halvings=halvings)


def halvings_for(target: Fighter, power: Power, saved: bool | None) -> int:
    """How often the damage is halved: by a save for half, and better with evasion (E5-DMG-15, E5-MON-10)."""
    if saved is None or power.save is None:
        return 0
    if power.save.half and power.save.ability == "dex" and target.card.evasion:
        return UNHARMED if saved else 1
    if saved:
        return 1 if power.save.half else UNHARMED
    return 0


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


def land(scene: Scene[Combat], target: Fighter, place: Footprint) -> Script[None]:
    """A teleport, if the place is still free (E5-MOVE-14)."""
    if fits(scene.state, target, place, max(0, target.elevation)):
        yield from teleport(scene, target, place)
