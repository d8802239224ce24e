"""Spells: what they do when they take effect, and what lasts (ACKS-SPELL)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from affray.core.fields import Field, OneOf
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.core.timing import Lasting, Moment

from .attacks import Blow, strike
from .board import apart, sees, within_five
from .catalogue import in_order, no
from .conditions import end_spell, for_rounds, gain, stop_concentrating
from .damage import heal, hurt, roll_mortal_wounds, stand_again
from .events import SpellAbandoned, SpellTookEffect, StatusChanged
from .stats import BRAWLING, DEAFENED, Combat, Condition, Effect, Ongoing, Spell, Ward, Warrior
from .stepping import engagements, settle
from .throws import Part, roll_pool, save, throw


def why_no_target(combat: Combat, caster: Warrior, spell: Spell, target: Warrior) -> Iterator[Refusal]:
    """In range and in sight when the spell takes effect (ACKS-SPELL-5)."""
    if target.status not in ("active", "unconscious", "surrendered"):
        yield no("ACKS-SPELL-5", "gone", target=target.id)
    if spell.range == 0 and target is not caster:
        yield no("ACKS-SPELL-5", "self", target=target.id)
    elif target is not caster:
        if not (within_five(caster, target) if spell.range < 0 else apart(caster, target) <= spell.range):
            yield no("ACKS-SPELL-5", "range", target=target.id)
        if not sees(combat, caster, target):
            yield no("ACKS-SPELL-5", "sight", target=target.id)


def legal_targets(combat: Combat, caster: Warrior, spell: Spell) -> list[Warrior]:
    return [x for x in combat.warriors.values() if not list(why_no_target(combat, caster, spell, x))]


def choose_target(scene: Scene[Combat], caster: Warrior, spell: Spell) -> Script[Warrior | None]:
    """The target is chosen now (ACKS-DECL-7, D19)."""
    combat = scene.state

    def among() -> Sequence[str]:
        return list(combat.warriors)

    def likely() -> Sequence[str]:
        return [each.id for each in legal_targets(combat, caster, spell)]

    def why_not(values: Values) -> list[Refusal]:
        if "who" not in values:
            return []
        return in_order(why_no_target(combat, caster, spell, combat.warriors[values["who"]]))

    def fields() -> Mapping[str, Field]:
        return {"who": OneOf(among, likely)}

    def known() -> list[Option]:
        return [Option("target", fields, why_not), Option("none")]

    def question() -> Choose | None:
        return Choose(caster.id, "spell_target", known) if likely() and caster.status == "active" else None

    if spell.range == 0:
        return caster
    pick = yield from ask(scene, question)
    return None if pick is None or pick.do == "none" else combat.warriors[pick["who"]]


def cast(scene: Scene[Combat], caster: Warrior, spell: Spell) -> Script[None]:
    """The spell takes effect (ACKS-SPELL-2); without any target nothing is spent."""
    combat = scene.state
    if caster.marks & DEAFENED and spell.casting != "spell_like":
        if not (yield from throw(scene, caster, "deafened_casting", 8, [], "ACKS-COND-12")):
            caster.castings[spell.id] -= 1
            return
    target = yield from choose_target(scene, caster, spell)
    if target is None:
        if scene.recording:
            scene.tell(SpellAbandoned(caster.id, spell.id, rules=("ACKS-SPELL-5",)))
        return
    caster.castings[spell.id] -= 1
    if caster.concentrating:
        stop_concentrating(scene, caster)
    hostile = combat.hostile(caster, target)
    if hostile:
        combat.offensive = True
        if spell.harmful:
            for ward in list(caster.wards):
                end_spell(scene, caster, ward.spell, ward.by, "attack", "ACKS-ATK-11")
    if scene.recording:
        scene.tell(SpellTookEffect(caster.id, spell.id, (target.id,), rules=("ACKS-SPELL-2",)))
    if spell.range < 0 and hostile:
        touched = yield from strike(scene, caster, target, BRAWLING["fist"], Blow(how="touch"), harmless=True)
        if not touched.hit:
            return
    yield from take_effect(scene, caster, spell, target)


def take_effect(scene: Scene[Combat], caster: Warrior, spell: Spell, target: Warrior) -> Script[None]:
    """The save, then every effect; whoever is newly engaged from behind by it may turn."""
    half = False
    if spell.save:
        type_ = next((each.type for each in spell.effects if each.kind in ("damage", "ongoing")), "")
        if (yield from save(scene, target, spell.save, source=caster, damage_type=type_)):
            if not spell.half:
                return
            half = True
    before = engagements(scene.state)
    for effect in spell.effects:
        yield from apply(scene, caster, spell, effect, target, half)
    if spell.concentration:
        caster.concentrating = spell.id
    yield from settle(scene, before)


def apply(
    scene: Scene[Combat], caster: Warrior, spell: Spell, effect: Effect, target: Warrior, half: bool
) -> Script[None]:
    combat = scene.state
    until = for_rounds(combat, effect.rounds) if effect.rounds else None
    ends = effect.ends_on
    if effect.kind == "damage":
        amount = yield from roll_pool(scene, caster.id, "spell", effect.pool)
        parts: list[Part] = [(amount // 2 if half else amount, "spell", "ACKS-SPELL-2")]
        if target.status == "unconscious":
            yield from wake_the_wounded(scene, target, 0)
        else:
            hurt(scene, target, parts, effect.type, caster.id)
    elif effect.kind == "heal":
        yield from heal_with(scene, caster, spell, effect, target)
    elif effect.kind == "condition":
        gain(scene, target, Condition(effect.condition, caster.id, until, spell.id, ends), "ACKS-SPELL-2")
    elif effect.kind == "ongoing":
        target.ongoing.append(Ongoing(effect.pool, effect.type, effect.timing, ends, caster.id, spell.id, until))
        remember(combat, target, spell, caster, until)
    elif effect.kind == "ward" and effect.ward is not None:
        target.wards.append(Ward(effect.ward, caster.id, spell.id, until))
        remember(combat, target, spell, caster, until)
    elif effect.kind == "dispel":
        dispel(scene, target)


def remember(combat: Combat, target: Warrior, spell: Spell, caster: Warrior, until: Moment | None) -> None:
    if until is not None:
        combat.timing.begin(Lasting(target.id, spell.id, until, "ACKS-SPELL-2", caster.id))


def heal_with(scene: Scene[Combat], caster: Warrior, spell: Spell, effect: Effect, target: Warrior) -> Script[None]:
    """Conscious: hit points. Unconscious: the magic helps the mortal wounds roll instead (ACKS-DEATH-8, -9)."""
    if target.status == "unconscious" and scene.state.options.mortal_wounds == "full" and not target.treated:
        yield from wake_the_wounded(scene, target, spell.level)
        return
    amount = yield from roll_pool(scene, caster.id, "spell", effect.pool)
    heal(scene, target, amount, caster.id)
    if target.status == "unconscious" and target.hp > 0:
        stand_again(scene, target)
        if scene.recording:
            scene.tell(StatusChanged(target.id, "active", rules=("ACKS-DEATH-9",)))


def wake_the_wounded(scene: Scene[Combat], target: Warrior, level: int) -> Script[None]:
    """Magic on the fallen makes them roll mortal wounds (ACKS-DEATH-3)."""
    if scene.state.options.mortal_wounds == "full" and not target.treated:
        yield from roll_mortal_wounds(scene, target, level, 0)


def dispel(scene: Scene[Combat], target: Warrior) -> None:
    """Every spell on somebody ends (ACKS-SPELL-12)."""
    found = [(x.spell, x.by) for x in target.conditions if x.spell]
    found += [(x.spell, x.by) for x in target.wards] + [(x.spell, x.by) for x in target.ongoing]
    for spell, by in dict.fromkeys(found):
        end_spell(scene, target, spell, by, "dispel", "ACKS-SPELL-12")


# -- effects that come again -----------------------------------------------------------------------
def bite(scene: Scene[Combat], warrior: Warrior, timing: str) -> Script[None]:
    """Ongoing effects strike; then a save may end each spell that allows one (ACKS-SPELL-10 to ACKS-SPELL-12)."""
    due = [each for each in warrior.ongoing if each.timing == timing]
    saves: dict[tuple[str, str], str] = {}
    for effect in due:
        if warrior.status not in ("active", "unconscious", "surrendered"):
            return
        amount = yield from roll_pool(scene, warrior.id, "ongoing", effect.pool)
        hurt(scene, warrior, [(amount, "ongoing", "ACKS-SPELL-10")], effect.type, effect.by)
        if effect.ends_on.startswith("own_"):
            saves[effect.spell, effect.by] = effect.ends_on.split("_")[1]
    if timing == "start_of_initiative":
        for condition in warrior.conditions:
            if condition.ends_on.startswith("own_"):
                saves.setdefault((condition.spell, condition.by), condition.ends_on.split("_")[1])
    for (spell, by), category in saves.items():
        if warrior.status == "active" and (yield from save(scene, warrior, category)):
            end_spell(scene, warrior, spell, by, "save", "ACKS-SPELL-12")
