"""What weapons do beside damage to whoever they hit (EP-TRAIT)."""

from __future__ import annotations

from affray.core.scene import Scene
from affray.core.script import Script

from ..model.conditions import UNCONSCIOUS
from ..model.events import Grappled
from ..model.kinds import SIZE_MODIFIER, TURNS_PER_MINUTE, Condition, Hit
from ..model.stats import Combat, Fighter
from .checks import Grade, Part
from .conditions import add, gain
from .pools import resist

MEDIUM = 2
SHOCK_TURNS = 3 * TURNS_PER_MINUTE
"""Three minutes (EP-TRAIT-2)."""
DAZZLED_FOR_GOOD = 0
WEAPON_FIRE = -1
"""The level of a fire that a weapon set (EP-TRAIT-9)."""


def weapon_traits(scene: Scene[Combat], hit: Hit) -> Script[None]:
    """Each trait of the weapon in its listed order; the unconscious only burn; outside a radius none works."""
    assert hit.weapon is not None
    if not hit.inside:
        return
    for trait in hit.weapon.traits:
        target = scene.state.fighters[hit.target]
        if trait == "incendiary":
            ignite(scene, hit)
        elif target.marks & UNCONSCIOUS:
            continue
        elif trait == "shock" and feels(target):
            yield from shock(scene, hit)
        elif trait == "stun" and feels(target):
            yield from stun(scene, hit)
        elif trait == "knockdown":
            yield from knock_down(scene, hit)
        elif trait == "blinding":
            yield from dazzle(scene, hit)
        elif trait == "entangling":
            yield from entangle(scene, hit)
        elif trait == "pain" and feels(target):
            yield from pain(scene, hit)


def feels(target: Fighter) -> bool:
    """Whether shock, stun and pain work on it (part 2.4)."""
    return not target.card.synthmorph and not target.card.has("shock_immune")


def strength(target: Fighter) -> list[Part]:
    """A check of strength: the size of the body counts (EP-SIZE-1)."""
    size = SIZE_MODIFIER[target.card.size]
    return [(size, "size", "EP-SIZE-1")] if size else []


def failures(found: Grade) -> int:
    """Superior failures; a critical one counts as none (EP-TEST-6)."""
    return 0 if found.success else found.superior


def shock(scene: Scene[Combat], hit: Hit) -> Script[None]:
    """Biomorphs only, even if no damage came through (EP-TRAIT-2)."""
    target = scene.state.fighters[hit.target]
    rule = "EP-TRAIT-2"
    extra: list[Part] = [(target.card.armor_energy, "armor", rule), (SIZE_MODIFIER[target.card.size], "size", rule)]
    found = yield from resist(scene, hit.target, "som", rule, *extra)
    if found.success:
        gain(scene, hit.target, "stunned", rule, turns=3, by=hit.by)
        return
    gain(scene, hit.target, "prone", rule)
    gain(scene, hit.target, "incapacitated", rule, turns=1 + 2 * failures(found), by=hit.by)
    gain(scene, hit.target, "stunned", rule, turns=SHOCK_TURNS, by=hit.by)


def stun(scene: Scene[Combat], hit: Hit) -> Script[None]:
    """A SOM check with kinetic armour or stunned, by a critical failure also incapacitated (EP-TRAIT-3)."""
    target = scene.state.fighters[hit.target]
    rule, size = "EP-TRAIT-3", target.card.size
    bulk = 30 if size > MEDIUM else -30 if size < MEDIUM else 0
    extra: list[Part] = [(target.card.armor_kinetic, "armor", rule), (bulk, "size", rule)]
    found = yield from resist(scene, hit.target, "som", rule, *extra)
    if found.success:
        return
    if found.critical:
        gain(scene, hit.target, "incapacitated", rule, turns=1, by=hit.by)
    gain(scene, hit.target, "stunned", rule, turns=20 if found.critical else 1 + failures(found), by=hit.by)


def knock_down(scene: Scene[Combat], hit: Hit) -> Script[None]:
    """A SOM check or prone, even unwounded (EP-TRAIT-4)."""
    extra = strength(scene.state.fighters[hit.target])
    if not (yield from resist(scene, hit.target, "som", "EP-TRAIT-4", *extra)).success:
        gain(scene, hit.target, "prone", "EP-TRAIT-4")


def dazzle(scene: Scene[Combat], hit: Hit) -> Script[None]:
    """A REF check or blinded, by a critical failure for the rest of the fight (EP-TRAIT-5)."""
    found = yield from resist(scene, hit.target, "ref", "EP-TRAIT-5")
    if not found.success:
        turns = DAZZLED_FOR_GOOD if found.critical else 1 + failures(found)
        gain(scene, hit.target, "blinded", "EP-TRAIT-5", turns=turns, by=hit.by)


def entangle(scene: Scene[Combat], hit: Hit) -> Script[None]:
    """A REF check or grappled by the material, the harder the better the attack was (EP-TRAIT-6)."""
    grip = -10 * hit.superior
    extra: list[Part] = [(grip, "superior", "EP-TRAIT-6")] if grip else []
    if (yield from resist(scene, hit.target, "ref", "EP-TRAIT-6", *extra)).success:
        return

    def effect(combat: Combat) -> None:
        add(combat, hit.target, Condition("grappled", grip))

    scene.change(effect)
    if scene.recording:
        scene.tell(Grappled(hit.target, "", "grappled", rules=("EP-TRAIT-6",)))


def pain(scene: Scene[Combat], hit: Hit) -> Script[None]:
    """A WIL check or the next slot goes to flight; in either case -20 until the next End phase but one (EP-TRAIT-7)."""
    found = yield from resist(scene, hit.target, "wil", "EP-TRAIT-7")
    gain(scene, hit.target, "in_pain", "EP-TRAIT-7", turns=1, by=hit.by)
    if not found.success:
        gain(scene, hit.target, "fleeing", "EP-TRAIT-7", by=hit.by)


def ignite(scene: Scene[Combat], hit: Hit) -> None:
    """A hit with a superior success or a critical sets the target on fire (EP-TRAIT-9)."""
    if hit.critical or hit.superior:
        gain(scene, hit.target, "burning", "EP-TRAIT-9", level=WEAPON_FIRE, by=hit.by)
