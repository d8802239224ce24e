"""Damage, healing, and the border between life and death (E5-DMG, E5-HEAL, E5-DEATH; steps 9 to 11 of an attack)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from affray.core.acts import Lost, folding, underway
from affray.core.dice import smaller
from affray.core.modifiers import Modifier, Tally
from affray.core.scene import Abandoned, Scene
from affray.core.script import Choose, Option, Script, ask

from ..model.conditions import HARDENED, HARDER_ROLLS
from ..model.events import Damaged, DeathSave, FeatureChanged, Fell, Healed, ObjectDamaged, TempHp
from ..model.kinds import Resisted, SaveAgainst
from ..model.stats import Combat, Fighter
from .conditions import die, gain, note, stop_concentrating, wake
from .dice import WEARY, Edge, d20, save

UNHARMED = -1
"""So many halvings stand for no damage at all."""


class Part(NamedTuple):
    """A typed part of damage, rolled and with its modifiers, before the target changes it."""

    amount: int
    type: str
    magical: bool = False


def applies(filters: Sequence[Resisted], part: Part) -> bool:
    """Whether a resistance, vulnerability or immunity meets a part of damage (E5-DMG-10, E5-DMG-11)."""
    return any(each.type == part.type and not (each.nonmagical and part.magical) for each in filters)


def adjusted(
    parts: Sequence[Part],
    halvings: int,
    reduction: int,
    resistances: Sequence[Resisted],
    vulnerabilities: Sequence[Resisted],
    immunities: Sequence[Resisted],
    resists_all: bool = False,
) -> list[Part]:
    """Each typed part: halved, reduced, then resistance, then vulnerability (E5-DMG-6 to E5-DMG-11, E5-DMG-15)."""
    found: list[Part] = []
    for part in parts:
        amount = max(part.amount, 0)
        for _ in range(halvings):
            amount //= 2
        taken_off = min(amount, reduction)
        amount, reduction = amount - taken_off, reduction - taken_off
        if resists_all or (resistances and applies(resistances, part)):
            amount //= 2
        if vulnerabilities and applies(vulnerabilities, part):
            amount *= 2
        if (immunities and applies(immunities, part)) or (resists_all and part.type == "poison"):
            amount = 0
        found.append(Part(amount, part.type, part.magical))
    return found


@folding
def deal_damage(
    scene: Scene[Combat],
    fighter: Fighter,
    parts: Sequence[Part],
    source: str,
    *,
    critical: bool = False,
    melee_by: Fighter | None = None,
    halvings: int = 0,
    reduction: int = 0,
) -> Script[int]:
    """One instance of damage, from the rolled parts to hit points, death and concentration; returns what it came to.

    `melee_by` is who may knock out instead of killing; `halvings` how often the damage is halved before anything else.
    """
    if not fighter.present:
        return 0
    card = fighter.card
    if fighter.effects:
        halvings, reduction = halvings + lasting_halvings(fighter), reduction + lasting_reduction(fighter)
    stone = bool(fighter.marks & HARDENED)
    final = adjusted(
        parts, halvings, reduction, card.resistances, card.vulnerabilities, card.immunities, stone
    )
    total = 0
    for part in final:
        total += part.amount
    absorbed = smaller(fighter.temp_hp, total)
    left = total - absorbed
    before = fighter.hp
    fighter.temp_hp -= absorbed
    fighter.hp = max(0, before - left)
    if scene.recording:
        by_type: dict[str, int] = {}
        for part in final:
            by_type[part.type] = by_type.get(part.type, 0) + part.amount
        tally = Tally(tuple([Modifier(amount, name) for name, amount in by_type.items()]))
        rules = ("E5-DMG-1", "E5-DMG-6", "E5-DMG-12")
        scene.tell(Damaged(fighter.id, total, source, tally, absorbed, fighter.hp, tuple(by_type), rules=rules))
    if not total:
        return 0
    note(scene.state, "takes_damage", fighter.id, source)
    if before == 0:
        hurt_at_zero(scene, fighter, total, left, critical)
    elif fighter.hp == 0:
        yield from drop_to_zero(scene, fighter, left - before, melee_by)
    if fighter.concentration:
        yield from keep_concentration(scene, fighter, total)
    return total


def halvings_for(target: Fighter, against: SaveAgainst | None, saved: bool | None) -> int:
    """How often damage is halved: by a save for half, and better with evasion (E5-DMG-15, E5-MON-10)."""
    if saved is None or against is None:
        return 0
    if against.half and against.ability == "dex" and target.card.evasion:
        return UNHARMED if saved else 1
    if saved:
        return 1 if against.half else UNHARMED
    return 0


def lasting_halvings(fighter: Fighter) -> int:
    """How many different effects halve the damage (E5-DICE-12, E5-DMG-15)."""
    return len(dict.fromkeys(each.power for each in fighter.effects if each.change.half_damage))


def lasting_reduction(fighter: Fighter) -> int:
    """What different effects take off the damage, each at its strongest (E5-DICE-12, E5-DMG-15)."""
    best: dict[str, int] = {}
    for effect in fighter.effects:
        best[effect.power] = max(best.get(effect.power, 0), effect.change.damage_reduction)
    return sum(best.values())


def keep_concentration(scene: Scene[Combat], fighter: Fighter, damage: int) -> Script[None]:
    """A Constitution save against 10 or half the damage, whichever is higher (E5-SPELL-10)."""
    power, kept = fighter.concentration, True
    with underway(scene, lambda: fighter.concentration == power):
        kept = yield from save(scene, fighter, "con", max(10, damage // 2), "concentration")
    if not kept:
        stop_concentrating(scene, fighter, "concentration", "E5-SPELL-10")


# -- zero hit points -------------------------------------------------------------------------------
def drop_to_zero(scene: Scene[Combat], fighter: Fighter, excess: int, melee_by: Fighter | None) -> Script[None]:
    """Hit points have reached 0: the attacker may knock it out, then it falls (E5-DEATH-23)."""
    fighter.stops += 1
    fighter.death_successes = fighter.death_failures = 0
    note(scene.state, "drops_to_zero", fighter.id, melee_by.id if melee_by is not None else "")
    knocked_out = False
    if melee_by is not None and scene.state.options.knock_out:
        try:
            knocked_out = yield from ask_knock_out(scene, melee_by, fighter)
        except (Abandoned, Lost):  # nobody has knocked it out, and nobody stays awake at 0 hit points
            lay_low(scene, fighter, excess, False)
            raise
    lay_low(scene, fighter, excess, knocked_out)


def lay_low(scene: Scene[Combat], fighter: Fighter, excess: int, knocked_out: bool) -> None:
    """Knocked out, dead at once or unconscious, unless a decree has raised it (E5-DEATH-1 to -4, -23, -24)."""
    if fighter.hp or not fighter.present:
        return
    how, rule = "unconscious", "E5-DEATH-4"
    if knocked_out:
        how, rule = "knocked_out", "E5-DEATH-23"
    elif not fighter.card.death_saves:
        how, rule = "dead", "E5-DEATH-1"
    elif excess >= fighter.hp_max:
        how, rule = "instant_death", "E5-DEATH-3"
    if scene.recording:
        scene.tell(Fell(fighter.id, how, rules=(rule,)))
    if how in ("dead", "instant_death"):
        die(scene, fighter, how, rule)
        return
    fighter.stable = knocked_out
    gain(scene, fighter, "unconscious", cause="zero")


def ask_knock_out(scene: Scene[Combat], attacker: Fighter, fighter: Fighter) -> Script[bool]:
    """The attacker chooses when the damage is dealt (E5-DEATH-23)."""

    def known() -> list[Option]:
        return [Option("kill"), Option("knock_out")]

    def question() -> Choose | None:
        falls = fighter.present and not fighter.hp and attacker.present
        return Choose(attacker.id, "knock_out", known) if falls else None

    pick = yield from ask(scene, question)
    return pick is not None and pick.do == "knock_out"


def hurt_at_zero(scene: Scene[Combat], fighter: Fighter, total: int, left: int, critical: bool) -> None:
    """Damage at 0 hit points: failures, or death at once (E5-DEATH-11 to -13, -19, -21, -22, -24)."""
    if not fighter.card.death_saves:
        die(scene, fighter, "damage", "E5-DEATH-24")
        return
    if left >= fighter.hp_max:
        die(scene, fighter, "instant_death", "E5-DEATH-13")
        return
    if not left and scene.state.options.temp_hp_prevents_failure:
        return
    fighter.stable = False
    fail(scene, fighter, 2 if critical else 1, "E5-DEATH-12" if critical else "E5-DEATH-11")


def fail(scene: Scene[Combat], fighter: Fighter, times: int, rule: str) -> None:
    """Failed death saving throws; the third kills (E5-DEATH-8)."""
    fighter.death_failures = min(3, fighter.death_failures + times)
    dead = fighter.death_failures >= 3
    tell_state(scene, fighter, "dead" if dead else "failure", rule)
    if dead:
        die(scene, fighter, "death_saves", "E5-DEATH-8")


def tell_state(scene: Scene[Combat], fighter: Fighter, outcome: str, rule: str) -> None:
    if scene.recording:
        scene.tell(DeathSave(fighter.id, fighter.death_successes, fighter.death_failures, outcome, rules=(rule,)))


def stabilise(scene: Scene[Combat], fighter: Fighter, rule: str) -> None:
    """Stable at 0 hit points, counters back to 0 (E5-DEATH-8, E5-DEATH-14, E5-DEATH-18)."""
    fighter.stable = True
    fighter.death_successes = fighter.death_failures = 0
    tell_state(scene, fighter, "stable", rule)


def death_save(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """A death saving throw: 10 or more succeeds; natural 1 and 20 count by themselves (E5-DEATH-7 to -10, -15)."""
    edge = Edge()
    if fighter.exhaustion >= HARDER_ROLLS:
        edge.worse.append(WEARY)
    with underway(scene, lambda: is_dying(fighter)) as act:
        fallen = yield from d20(scene, fighter, "death_save", edge, (), 10, ("E5-DEATH-7",), "save_die")
    if act.lost:
        return
    if fallen.natural == 20:
        heal(scene, fighter, 1, fighter.id, "E5-DEATH-10")
    elif fallen.natural == 1:
        fail(scene, fighter, 2, "E5-DEATH-9")
    elif fallen.total < 10:
        fail(scene, fighter, 1, "E5-DEATH-7")
    elif fighter.death_successes == 2:
        stabilise(scene, fighter, "E5-DEATH-8")
    else:
        fighter.death_successes += 1
        tell_state(scene, fighter, "success", "E5-DEATH-7")


def is_dying(fighter: Fighter) -> bool:
    """At 0 hit points, neither dead nor stable, and with death saving throws to make."""
    return fighter.hp == 0 and fighter.present and not fighter.stable and fighter.card.death_saves


# -- healing ---------------------------------------------------------------------------------------
def heal(scene: Scene[Combat], fighter: Fighter, amount: int, source: str, rule: str = "E5-HEAL-1") -> int:
    """Regained hit points up to the maximum; they wake who was at 0 (E5-HEAL-1, E5-HEAL-2, E5-DEATH-5, -14)."""
    if fighter.dead or amount <= 0:
        return 0
    before = fighter.hp
    fighter.hp = min(fighter.hp_max, before + amount)
    if scene.recording:
        scene.tell(Healed(fighter.id, fighter.hp - before, fighter.hp, source, rules=(rule,)))
    if before == 0 and fighter.hp:
        fighter.stable = False
        fighter.death_successes = fighter.death_failures = 0
        wake(scene, fighter)
    return fighter.hp - before


def give_temp_hp(scene: Scene[Combat], fighter: Fighter, amount: int) -> Script[bool]:
    """Temporary hit points do not add up: the receiver keeps the old or takes the new number (E5-HEAL-3).

    Returns whether it took the new; they last until used up unless an effect is named that they end with (E5-HEAL-5).
    """

    def known() -> list[Option]:
        return [Option("old"), Option("new")]

    def question() -> Choose | None:
        return Choose(fighter.id, "temp_hp", known) if fighter.temp_hp and fighter.present else None

    if amount <= 0 or fighter.dead:
        return False
    pick = yield from ask(scene, question)
    taken = pick is None or pick.do == "new"
    if taken:
        fighter.temp_hp, fighter.temp_hp_effect = amount, 0
    if scene.recording:
        scene.tell(TempHp(fighter.id, amount, fighter.temp_hp, rules=("E5-HEAL-3",)))
    return taken


# -- objects ---------------------------------------------------------------------------------------
OBJECTS_IGNORE = (Resisted("poison"), Resisted("psychic"))


def damage_object(scene: Scene[Combat], name: str, parts: Sequence[Part], who: str) -> int:
    """Damage to an object: immune to poison and psychic, nothing below its threshold, broken at 0 (E5-OBJ-1 to -3)."""
    combat = scene.state
    thing = combat.map.features[name].object
    if thing is None or combat.feature_hp.get(name, 0) <= 0:
        return 0
    final = adjusted(
        parts, 0, 0, thing.resistances, thing.vulnerabilities, (*thing.immunities, *OBJECTS_IGNORE)
    )
    total = sum(part.amount for part in final)
    if total < thing.threshold:
        total = 0
    combat.feature_hp[name] = max(0, combat.feature_hp[name] - total)
    if scene.recording:
        scene.tell(ObjectDamaged(name, total, combat.feature_hp[name], rules=("E5-OBJ-1", "E5-DMG-14")))
    if combat.feature_hp[name] == 0:
        combat.broken.append(name)
        combat.ground, combat.crowd = combat.map.ground(combat.opened, combat.broken), None
        if scene.recording:
            scene.tell(FeatureChanged(name, who, "broken", rules=("E5-OBJ-1",)))
    return total
