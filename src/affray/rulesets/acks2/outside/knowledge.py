"""What a side knows of a combat: who is unseen, and what is forgotten of strangers."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from affray.core.events import NOBODY_UNSEEN, Unseen
from affray.core.scene import Scene
from affray.core.views import Forgetful
from affray.rulesets.table import believed, looks
from affray.rulesets.unknown import strangers, unname, watching, with_public

from ..ground.board import take_up
from ..ground.perceiving import things_known
from ..model.conditions import HIDDEN
from ..model.kinds import ACTIVE, Card
from ..model.stats import Combat, Ready, Warrior

ORDINARY_HP, ORDINARY_AC, ORDINARY_THROW, ORDINARY_SAVE = 8, 3, 10, 13
"""What is believed of the numbers of a stranger."""


# -- who is unseen ---------------------------------------------------------------------------------
def unseen(combat: Combat) -> Unseen:
    """By side: those of whom it does not know yet, and the hidden whose place it does not know (ACKS-COND-8)."""
    people, found = combat.warriors.values(), NOBODY_UNSEEN
    hidden = [each for each in people if each.tracked_by is not None and each.marks & HIDDEN]
    if hidden:
        sides = dict.fromkeys([each.side for each in people])
        lost = {side: frozenset([each.id for each in hidden if not each.is_known_to(side)]) for side in sides}
        found = with_public(lost, [each.side for each in people if each.player])
    return strangers(people, found, lambda each: each.player)


def where(combat: Combat, who: str) -> tuple[int, int, int] | None:
    warrior = combat.warriors[who]
    shown = combat.ground.mapped and warrior.status == ACTIVE
    return (warrior.place.x, warrior.place.y, warrior.elevation) if shown else None


def side_of(combat: Combat, who: str) -> str:
    return combat.warriors[who].side if who in combat.warriors else who


# -- forgetting ------------------------------------------------------------------------------------
def forget(scene: Scene[Combat], side: str, secret: Collection[str], asked: bool) -> None:
    """Change the state to what a side believes. Objects stay the same ones: scripts that wait hold on to them."""
    combat = scene.state
    gone = unseen(combat).get(side, frozenset())
    staying = frozenset[str]()
    if gone:
        busy = {combat.acting, combat.charger, combat.charged_target, *combat.triggered}
        staying = gone & busy if asked else staying
        forget_unseen(scene, gone - staying)
        if busy & gone:
            scene.windows.clear()  # that such a window is open is a secret; whoever is asked in it has its question
    combat.lying = things_known(combat, watching(side, combat.warriors.values(), lambda each: each.player), gone)
    combat.missed = []
    if not asked:  # who is asked must know at which number
        combat.count = believed_count(combat)
    for warrior in combat.warriors.values():
        if warrior.side != side:
            forget_stranger(warrior, secret)
    unname(combat.warriors, staying)


def seem(combat: Combat, who: str) -> None:
    combat.acting = who


def forget_unseen(scene: Scene[Combat], gone: frozenset[str]) -> None:
    """Nobody finds them any more, but a script that waits and knows a name."""
    combat = scene.state
    for name in gone:
        warrior = combat.warriors[name]
        warrior.status = "fled"
        take_up(combat.ground, warrior)
    combat.warriors = Forgetful(combat.warriors, gone)
    combat.due = [name for name in combat.due if name not in gone]
    combat.triggered = [name for name in combat.triggered if name not in gone]
    combat.bonds = tuple([name for name in combat.bonds if name not in gone])
    combat.stirred = {
        name: tuple([each for each in others if each not in gone])
        for name, others in combat.stirred.items()
        if name not in gone
    }


def believed_count(combat: Combat) -> int:
    """Where the count seems to be: at the last number at which somebody known was called. That it goes on to a number
    at which nobody known has his segment is not told: somebody else may have his there.
    """
    busy = [combat.acting] if combat.acting else combat.due
    if any(name in combat.warriors for name in busy):
        return combat.count
    numbers = [each.number for each in combat.warriors.values() if each.status == ACTIVE and each.number]
    return min([number for number in numbers if number >= combat.count], default=combat.count)


def forget_stranger(warrior: Warrior, secret: Collection[str]) -> None:
    shape = looks(warrior.hp, warrior.card.hp_max)
    if "stats" in secret:
        warrior.card = stranger(warrior.card)
        warrior.cleaves = 0
    if "health" in secret:
        warrior.hp = believed(shape, warrior.card.hp_max)
        warrior.hp_at_start, warrior.nonlethal = warrior.card.hp_max, 0
    if "gear" in secret:
        warrior.arms = Forgetful(warrior.arms, [name for name in warrior.arms if name not in warrior.hand])
        warrior.ammo = Forgetful(warrior.ammo, list(warrior.ammo))
        warrior.castings = Forgetful(warrior.castings, list(warrior.castings))
    if "readied" in secret:
        if warrior.ready is not None:
            warrior.ready = Ready("", "", "", (), (), warrior.ready.round)
        warrior.wait_for = ""


def stranger(card: Card) -> Card:
    """A card as a stranger reads it: what can be seen, and the ordinary for the rest."""
    return replace(
        card, hp_max=ORDINARY_HP, ac=ORDINARY_AC, attack_throw=ORDINARY_THROW, hit_dice=1, level=1, str_mod=0,
        dex_mod=0, con_mod=0, wil_mod=0, init_bonus=0, surprise_bonus=0, surprise_penalty=0,
        saves=dict.fromkeys(card.saves, ORDINARY_SAVE), morale=None if card.morale is None else 0, cleave_max=0,
        healing_rank=0, proficiencies=(), backstab_dice=0, sneak_throw=None, hide_throw=None,
        spells=Forgetful(card.spells, list(card.spells)), resist=(), immune=(),
    )  # fmt: skip
