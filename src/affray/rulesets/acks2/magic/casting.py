"""Spells: what they do when they take effect, and what lasts (ACKS-SPELL)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from affray.core.acts import folding, underway
from affray.core.scene import Scene
from affray.core.script import Script, roll
from affray.core.timing import Lasting

from ..body.conditions import end_by, end_spell, for_rounds, gain, stop_concentrating
from ..body.damage import come_to, heal, hurt, roll_mortal_wounds
from ..body.throws import roll_pool, save, throw
from ..fight.attacks import Blow, strike
from ..ground.engagement import stir
from ..ground.stepping import settle
from ..model.conditions import CONDITIONS, DEAFENED, SPEECHLESS
from ..model.events import SpellAbandoned, SpellTookEffect, StatusChanged
from ..model.kinds import BRAWLING, Effect, EffectTiming, Spell
from ..model.stats import Combat, Condition, Ongoing, Ward, Warrior
from .aiming import PRESENT, choose_targets


@folding
def cast(scene: Scene[Combat], caster: Warrior, spell: Spell) -> Script[None]:
    """The spell takes effect (ACKS-SPELL-2); without anything to aim at nothing is spent."""
    combat = scene.state
    targets: list[Warrior] | None = None
    with underway(scene, partial(can_cast, caster, spell)):
        if caster.marks & DEAFENED and spell.declared:
            if not (yield from throw(scene, caster, "deafened_casting", 8, [], "ACKS-COND-12")):
                caster.castings[spell.id] -= 1
                return
        targets = yield from choose_targets(scene, caster, spell)
    if targets is None:
        not_cast(scene, caster, spell, "ACKS-SPELL-5")
        return
    caster.castings[spell.id] -= 1
    if caster.concentrating:
        stop_concentrating(scene, caster)
    end_by(scene, caster, "casts")
    unwilling = [each for each in targets if combat.hostile(caster, each)]
    for each in unwilling:
        combat.offensive = each.harried = True
    if unwilling and spell.harmful:
        for ward in list(caster.wards):
            end_spell(scene, caster, ward.spell, ward.by, "attack", "ACKS-ATK-11")
    if scene.recording:
        names = tuple(each.id for each in targets)
        scene.tell(SpellTookEffect(caster.id, names, spell.id, rules=("ACKS-SPELL-2",)))
    if spell.range < 0 and spell.area is None:
        targets = yield from touched(scene, caster, targets)
    yield from take_effect(scene, caster, spell, targets)


def cast_now(scene: Scene[Combat], caster: Warrior, spell: Spell) -> Script[None]:
    """A declared spell is due: it needs a caster who can still speak and gesture (ACKS-SPELL-2, ACKS-SPELL-5)."""
    if not can_cast(caster, spell):
        not_cast(scene, caster, spell, "ACKS-SPELL-5")
        return
    yield from cast(scene, caster, spell)


def can_cast(caster: Warrior, spell: Spell) -> bool:
    """Whether a caster can still speak and gesture; items and abilities need less."""
    return caster.status == "active" and not (spell.declared and caster.marks & SPEECHLESS)


def not_cast(scene: Scene[Combat], caster: Warrior, spell: Spell, rule: str) -> None:
    """Nothing happens and no casting is spent."""
    if scene.recording:
        scene.tell(SpellAbandoned(caster.id, spell.id, rules=(rule,)))


def touched(scene: Scene[Combat], caster: Warrior, targets: Sequence[Warrior]) -> Script[list[Warrior]]:
    """Those whom a touch reaches: the unwilling only by an unarmed attack throw (ACKS-SPELL-6)."""
    found: list[Warrior] = []
    for each in targets:
        if scene.state.hostile(caster, each):
            touch = yield from strike(scene, caster, each, BRAWLING["fist"], Blow(how="touch"), harmless=True)
            if not touch.hit:
                continue
        found.append(each)
    return found


def take_effect(scene: Scene[Combat], caster: Warrior, spell: Spell, targets: Sequence[Warrior]) -> Script[None]:
    """Everybody's save, then every effect; whoever is newly engaged from behind by it may turn."""
    struck: list[tuple[Warrior, bool]] = []
    types = [each.type for each in spell.effects if each.kind in ("damage", "ongoing")]
    fear = any(each.condition and CONDITIONS[each.condition].fear for each in spell.effects)
    for target in targets:
        saved = False
        with underway(scene, partial(is_present, target)) as act:
            if spell.save and is_present(target):
                saved = yield from save(scene, target, spell.save, source=caster, types=types, fear=fear)
        if not act.lost and (not saved or spell.half):
            struck.append((target, saved))
    if not struck:
        return
    stir(scene.state)
    for effect in spell.effects:
        yield from apply(scene, caster, spell, effect, struck)
    if spell.concentration:
        caster.concentrating = spell.id
    yield from settle(scene)


def apply(
    scene: Scene[Combat], caster: Warrior, spell: Spell, effect: Effect, struck: Sequence[tuple[Warrior, bool]]
) -> Script[None]:
    """One effect upon everybody; its damage is rolled once, and who saved takes half."""
    if effect.kind == "damage":
        amount = yield from roll_pool(scene, caster.id, "spell", effect.pool)
        for target, half in struck:
            yield from damage(scene, caster, effect, target, amount // 2 if half else amount)
        return
    for target, _ in struck:
        if not is_present(target):
            continue
        with underway(scene, partial(is_present, target)):
            if effect.kind == "heal":
                yield from heal_with(scene, caster, spell, effect, target)
            elif effect.kind == "condition":
                yield from afflict(scene, caster, spell, effect, target)
            elif effect.kind == "dispel":
                dispel(scene, target)
            else:
                linger(scene.state, caster, spell, effect, target)


def is_present(target: Warrior) -> bool:
    return target.status in PRESENT


def damage(scene: Scene[Combat], caster: Warrior, effect: Effect, target: Warrior, amount: int) -> Script[None]:
    """Harm by magic; harmful necromancy on the fallen shows how badly they are wounded (ACKS-DEATH-3)."""
    if target.status == "unconscious" and effect.type == "necrotic" and is_unknown(scene.state, target):
        yield from roll_mortal_wounds(scene, target, 0, 0)
        return
    hurt(scene, target, [(amount, "spell", "ACKS-SPELL-2")], effect.type, caster.id)


def afflict(scene: Scene[Combat], caster: Warrior, spell: Spell, effect: Effect, target: Warrior) -> Script[None]:
    """A condition; fear without a duration of its own lasts 1d10 rounds (ACKS-COND-9)."""
    rounds = effect.rounds
    if effect.condition == "frightened" and not rounds and not effect.ends_on and not spell.concentration:
        (rounds,) = yield from roll(scene, target.id, "frightened", 1, 10)
    until = for_rounds(scene.state, rounds) if rounds else None
    gain(scene, target, Condition(effect.condition, caster.id, until, spell.id, effect.ends_on), "ACKS-SPELL-2")


def linger(combat: Combat, caster: Warrior, spell: Spell, effect: Effect, target: Warrior) -> None:
    """Damage that comes again, or a ward."""
    until = for_rounds(combat, effect.rounds) if effect.rounds else None
    if effect.kind == "ongoing":
        target.ongoing.append(
            Ongoing(effect.pool, effect.type, effect.timing, effect.ends_on, caster.id, spell.id, until)
        )
    elif effect.ward is not None:
        target.wards.append(Ward(effect.ward, caster.id, spell.id, until))
    if until is not None:
        combat.timing.begin(Lasting(target.id, spell.id, until, "ACKS-SPELL-2", caster.id))


def heal_with(scene: Scene[Combat], caster: Warrior, spell: Spell, effect: Effect, target: Warrior) -> Script[None]:
    """Conscious: hit points. Unconscious: the magic helps the mortal wounds roll instead (ACKS-DEATH-8, -9)."""
    if target.status == "unconscious" and is_unknown(scene.state, target):
        yield from roll_mortal_wounds(scene, target, spell.level, 0)
        return
    amount = yield from roll_pool(scene, caster.id, "spell", effect.pool)
    heal(scene, target, amount, caster.id)
    if target.status == "unconscious" and target.hp > 0:
        come_to(scene, target)
        if scene.recording:
            scene.tell(StatusChanged(target.id, "active", rules=("ACKS-DEATH-9",)))


def is_unknown(combat: Combat, target: Warrior) -> bool:
    """Nobody has looked yet how badly the fallen is wounded (ACKS-DEATH-3, ACKS-DEATH-10)."""
    return combat.options.mortal_wounds == "full" and not target.treated


def dispel(scene: Scene[Combat], target: Warrior) -> None:
    """Every spell on somebody ends (ACKS-SPELL-12)."""
    found = [(x.spell, x.by) for x in target.conditions if x.spell]
    found += [(x.spell, x.by) for x in target.wards] + [(x.spell, x.by) for x in target.ongoing]
    for spell, by in dict.fromkeys(found):
        end_spell(scene, target, spell, by, "dispel", "ACKS-SPELL-12")


# -- effects that come again -----------------------------------------------------------------------
def bite(scene: Scene[Combat], warrior: Warrior, timing: EffectTiming) -> Script[None]:
    """Ongoing effects strike; then a save may end each spell that allows one (ACKS-SPELL-10 to ACKS-SPELL-12)."""
    due = [each for each in warrior.ongoing if each.timing == timing]
    saves: dict[tuple[str, str], str] = {}
    for effect in due:
        if warrior.status not in PRESENT:
            return
        if effect not in warrior.ongoing:
            continue
        with underway(scene, partial(suffers, warrior, effect)):
            amount = yield from roll_pool(scene, warrior.id, "ongoing", effect.pool)
            hurt(scene, warrior, [(amount, "ongoing", "ACKS-SPELL-10")], effect.type, effect.by)
        if effect.ends_on.startswith("own_"):
            saves[effect.spell, effect.by] = effect.ends_on.split("_")[1]
    if timing == "start_of_initiative":
        for condition in warrior.conditions:
            if condition.ends_on.startswith("own_"):
                saves.setdefault((condition.spell, condition.by), condition.ends_on.split("_")[1])
    for (spell, by), category in saves.items():
        if warrior.status != "active" or not is_under(warrior, spell, by):
            continue
        with underway(scene, partial(is_under, warrior, spell, by)):
            if (yield from save(scene, warrior, category)):
                end_spell(scene, warrior, spell, by, "save", "ACKS-SPELL-12")


def suffers(warrior: Warrior, effect: Ongoing) -> bool:
    return warrior.status in PRESENT and effect in warrior.ongoing


def is_under(warrior: Warrior, spell: str, by: str) -> bool:
    """Whether a spell still lies on somebody who can fight it."""
    lying = [(each.spell, each.by) for each in warrior.conditions]
    lying += [(each.spell, each.by) for each in warrior.ongoing]
    return warrior.status == "active" and (spell, by) in lying
