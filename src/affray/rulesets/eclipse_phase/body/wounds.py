"""What follows a hit: falling, dying, knockdown, and the checks that keep somebody up (EP-WOUND, EP-DEATH)."""

from __future__ import annotations

from affray.core.acts import folded
from affray.core.scene import Scene
from affray.core.script import Script

from ..model.conditions import UNCONSCIOUS
from ..model.events import Bleeding, Damaged, Fell
from ..model.kinds import Condition, Hit, Status
from ..model.stats import ACTIVE, Combat
from ..model.underway import present
from .calls import called_shot
from .conditions import add, depart, gain
from .leaving import unable
from .pools import resist
from .traits import weapon_traits


def settle(scene: Scene[Combat]) -> Script[None]:
    """Everything that the hits so far call for, in their order (EP-DEATH-3, EP-TIE-7)."""
    combat = scene.state
    while combat.hits:
        hit = combat.hits.pop(0)
        with present(scene, hit.target), folded(scene, scene.last(Damaged, hit.target) if hit.by else None):
            yield from follow(scene, hit)


def follow(scene: Scene[Combat], hit: Hit) -> Script[None]:
    """Stabilising, then knockdown or unconsciousness, then the called shot, then weapon traits (EP-TEST-14)."""
    target = scene.state.fighters[hit.target]
    if target.status != ACTIVE:
        return
    if hit.damage:
        fall_by_damage(scene, hit)
        if target.status != ACTIVE:
            return
        if is_dying(scene.state, hit.target):
            yield from stabilise(scene, hit.target)
    if not target.marks & UNCONSCIOUS and hit.wounds:
        yield from reel(scene, hit)
    if hit.called:
        yield from called_shot(scene, hit)
    if hit.weapon is not None and hit.weapon.traits and target.status == ACTIVE:
        yield from weapon_traits(scene, hit)


def fall_by_damage(scene: Scene[Combat], hit: Hit) -> None:
    """Dead or destroyed, out as a mook, unconscious or disabled (EP-DEATH-1, EP-DEATH-2, EP-DEATH-8)."""
    combat, who = scene.state, hit.target
    target = combat.fighters[who]
    card = target.card
    if target.damage >= card.death_rating:
        fell(scene, who, "destroyed" if card.synthmorph else "dead", "EP-DEATH-2")
    elif combat.options.one_hit_mooks and card.has("mook"):
        fell(scene, who, "out", "EP-DEATH-8")
    elif target.damage >= card.durability and not target.marks & UNCONSCIOUS:
        knock_out(scene, who, "disabled" if card.synthmorph else "unconscious", "EP-DEATH-1")


def fell(scene: Scene[Combat], who: str, status: Status, rule: str) -> None:
    """Out of the fight for good."""
    if scene.recording:
        scene.tell(Fell(who, status, rules=(rule,)))
    depart(scene, who, status, rule)


def knock_out(scene: Scene[Combat], who: str, word: str, rule: str) -> None:
    """Unconscious, or disabled, and prone (EP-COND-12)."""

    def effect(combat: Combat) -> None:
        add(combat, who, Condition("unconscious"))

    scene.change(effect)
    if scene.recording:
        scene.tell(Fell(who, word, rules=(rule,)))
    unable(scene, who)


def is_dying(combat: Combat, who: str) -> bool:
    """A biomorph with a wound and its Durability used up that has made no check yet (EP-DEATH-4)."""
    target = combat.fighters[who]
    if target.card.synthmorph or target.bleeding or target.stable:
        return False
    return target.wounds > 0 and target.damage >= target.card.durability


def stabilise(scene: Scene[Combat], who: str) -> Script[None]:
    """One SOM check, or medichines: stable or bleeding (EP-DEATH-4, EP-DEATH-7)."""
    if scene.state.fighters[who].card.has("medichines"):
        set_bleeding(scene, who, False, "EP-DEATH-7")
        return
    found = yield from resist(scene, who, "som", "EP-DEATH-4")
    set_bleeding(scene, who, not found.success, "EP-DEATH-4")


def set_bleeding(scene: Scene[Combat], who: str, bleeds: bool, rule: str) -> None:
    def effect(combat: Combat) -> None:
        target = combat.fighters[who]
        target.bleeding, target.stable = bleeds, not bleeds

    scene.change(effect)
    if scene.recording:
        scene.tell(Bleeding(who, "bleeding" if bleeds else "stable", rules=(rule,)))


def reel(scene: Scene[Combat], hit: Hit) -> Script[None]:
    """One wound: a SOM check or prone. More: prone, and a SOM check or unconscious (EP-WOUND-6, EP-WOUND-7)."""
    who = hit.target
    if hit.wounds == 1:
        if not (yield from resist(scene, who, "som", "EP-WOUND-6")).success:
            gain(scene, who, "prone", "EP-WOUND-6")
        return
    gain(scene, who, "prone", "EP-WOUND-7")
    if not (yield from resist(scene, who, "som", "EP-WOUND-7")).success:
        machine = scene.state.fighters[who].card.synthmorph
        knock_out(scene, who, "disabled" if machine else "unconscious", "EP-WOUND-7")


def bleed(scene: Scene[Combat], who: str) -> None:
    """One point for each wound in each End phase; it causes no wounds (EP-DEATH-5)."""

    def effect(combat: Combat) -> None:
        target = combat.fighters[who]
        target.damage += target.wounds
        combat.hits.append(Hit(who, damage=target.wounds))

    scene.change(effect)
