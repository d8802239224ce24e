"""What a side knows of a fight: who is unseen, and what is forgotten of strangers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from itertools import takewhile

from affray.core.events import NOBODY_UNSEEN, PUBLIC, Unseen
from affray.core.scene import Scene
from affray.core.views import Forgetful
from affray.rulesets.table import believed, looks
from affray.rulesets.unknown import notice as known
from affray.rulesets.unknown import on_screen, strangers, unname, watching, with_public

from ..ground.awareness import locates, lurks
from ..ground.belongings import look_around, remember
from ..ground.board import sees
from ..model.conditions import INVISIBLE
from ..model.kinds import Card, Trigger
from ..model.stats import Combat, Effect, Fighter, Item, Readied

ORDINARY = 10
"""What is believed of a number of a stranger that nobody has seen: an armor class, Hit Points, Stamina."""
SOMETHING = Readied("", (), Trigger(""))
"""What is believed of a readied action: that there is one."""


# -- who is unseen ---------------------------------------------------------------------------------
def is_played(fighter: Fighter) -> bool:
    return fighter.controller == "player"


def unseen(combat: Combat) -> Unseen:
    """By side: whoever is unknown to it, or hidden from or invisible to all of it (SF-SKILL-3, SF-COND-25)."""
    people, hiders = combat.fighters.values(), hiding(combat)
    found = strangers(people, hidden(combat, hiders) if hiders else NOBODY_UNSEEN, is_played)
    if not hiders:
        return found
    return on_screen(found, people, hiders, watching(PUBLIC, people, is_played), partial(locates, combat))


def hiding(combat: Combat) -> list[Fighter]:
    """Those who may be hidden from or invisible to others."""
    return [each for each in combat.fighters.values() if (each.hidden_from or each.marks & INVISIBLE) and each.present]


def hidden(combat: Combat, hiders: Sequence[Fighter]) -> Unseen:
    """By side: those of whom nobody on it knows where they are, though it may have seen them."""
    sides = dict.fromkeys([each.side for each in combat.fighters.values()])
    found = {
        side: frozenset([each.id for each in hiders if each.side != side and lurks(combat, side, each)])
        for side in sides
    }  # fmt: skip
    return with_public(found, [each.side for each in combat.fighters.values() if is_played(each)])


def notice(combat: Combat) -> None:
    """Unknown ones whom somebody sees are known from now on, and so are things that lie, or lie no longer, where he
    looks (SF-GRID-11).
    """
    if combat.strangers:
        known(combat.fighters.values(), lambda one, other: one.able and other.present and sees(combat, one, other))
    if combat.unnoticed:
        look_around(combat)


def where(combat: Combat, who: str) -> tuple[int, int, int] | None:
    fighter = combat.fighters[who]
    return (fighter.place.x, fighter.place.y, fighter.altitude_ft) if fighter.present and combat.map.mapped else None


def side_of(combat: Combat, who: str) -> str:
    return combat.fighters[who].side if who in combat.fighters else who


# -- forgetting ------------------------------------------------------------------------------------
def forget(scene: Scene[Combat], side: str, secret: Collection[str], asked: bool) -> None:
    """Change the state to what a side believes. Objects stay the same ones: scripts that wait hold on to them."""
    combat = scene.state
    gone = unseen(combat).get(side, frozenset())
    staying = frozenset[str]()
    for fighter in combat.fighters.values():
        fighter.changed()
    remember(combat, watching(side, combat.fighters.values(), is_played))
    if gone:
        busy = {name for each in combat.under_way for name in (each.who, *each.targets)}
        staying = gone & busy if asked else staying
        forget_unseen(scene, gone - staying)
        if busy & gone:
            scene.windows.clear()  # that such a window is open is a secret; whoever is asked in it has its question
    for fighter in combat.fighters.values():
        if fighter.side != side:
            forget_stranger(fighter, secret)
            fighter.hidden_from = [name for name in fighter.hidden_from if side_of(combat, name) == side]
    unname(combat.fighters, staying)
    if not asked:
        combat.under_way = []  # that somebody else is asked inside an act is not told
    if "readied" in secret:
        combat.ready = [name for name in combat.ready if combat.fighters[name].side == side]
    combat.reactors = {  # every event stays: a script that waits in one looks for it
        window: {
            event: tuple([name for name in names if combat.fighters[name].side == side])
            for event, names in events.items()
        }
        for window, events in combat.reactors.items()
    }


def seem(combat: Combat, who: str) -> None:
    combat.turn_of = who


def forget_unseen(scene: Scene[Combat], gone: frozenset[str]) -> None:
    """Nobody finds them any more, but a script that waits and knows a name."""
    combat = scene.state
    for name in gone:
        combat.fighters[name].left_field = True
    combat.fighters, combat.crowd = Forgetful(combat.fighters, gone), None
    passed = list(takewhile(lambda slot: slot.id != combat.pointer, combat.order))
    combat.order = [slot for slot in combat.order if slot.anchor or slot.id not in gone]
    if combat.pointer in gone:  # then it stands behind whoever came before
        combat.pointer = next((slot.id for slot in reversed(passed) if slot in combat.order), "")
    combat.placed = [name for name in combat.placed if name not in gone]
    combat.waited = [name for name in combat.waited if name not in gone]
    combat.ready = [name for name in combat.ready if name not in gone]
    for fighter in combat.fighters.values():
        fighter.hidden_from = [name for name in fighter.hidden_from if name not in gone]
        fighter.grappling = [name for name in fighter.grappling if name not in gone]
        fighter.effects = [
            each for each in fighter.effects if each.target not in gone and not (each.source in gone and helps(each))
        ]  # fmt: skip


def helps(effect: Effect) -> bool:
    """Whether it changes nothing about whom it is on, but gives others an advantage once: harrying fire, a feint."""
    return bool(effect.uses) and not effect.changes and not effect.ability


def forget_stranger(fighter: Fighter, secret: Collection[str]) -> None:
    card = fighter.card
    shape = looks(fighter.hp + fighter.sp, card.hp_max + card.sp_max)
    if "stats" in secret:
        fighter.card = stranger(card, fighter.id)
        fighter.rp = min(1, fighter.rp)
    if "health" in secret:
        fighter.sp = 0
        fighter.hp = believed(shape, fighter.card.hp_max)
        fighter.temp_hp = 0
    if "gear" in secret:
        fighter.items = Forgetful(fighter.items, [name for name, item in fighter.items.items() if not shown(item)])
        fighter.uses_left = Forgetful(fighter.uses_left, list(fighter.uses_left))
        for item in fighter.items.values():
            item.loaded = item.kind.capacity or item.loaded
    if "readied" in secret and fighter.readied is not None:
        fighter.readied = SOMETHING


def shown(item: Item) -> bool:
    """In hand or worn: others see it."""
    return item.in_hand or item.wielded


def mindless(card: Card) -> tuple[str, ...]:
    """That a machine or a swarm has no mind to be moved can be seen (SF-DMG-7)."""
    return tuple([each for each in card.immune if each == "mind_affecting" and card.int_mod is None])


def stranger(card: Card, name: str) -> Card:
    """A card as a stranger reads it: what can be seen, and the ordinary for the rest."""
    key = ("stranger", name)  # copies of a stat block share their memo
    found: Card | None = card.memo.get(key)
    if found is None:
        found = card.memo[key] = replace(
            card, str_mod=0, dex_mod=0, con_mod=0, wis_mod=0, cha_mod=0, bab=0, init_mod=0, eac=ORDINARY,
            kac=ORDINARY, fort=0, ref=0, will=0, sp_max=0, hp_max=ORDINARY, rp_max=0, darkvision=0, blindsight=0,
            blindsense=0, dr=0, dr_bypass=(), resist={}, immune=mindless(card), vulnerable=(), skills={}, traits=(),
            abilities=Forgetful(card.abilities, list(card.abilities)), slots={}, fast_healing=0, memo={},
        )  # fmt: skip
    return found
