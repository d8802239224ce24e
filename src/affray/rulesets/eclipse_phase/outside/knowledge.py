"""What a side knows of a fight: who is unseen, and what is forgotten of strangers."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from affray.core.events import NOBODY_UNSEEN, Unseen
from affray.core.scene import Scene
from affray.core.views import Forgetful
from affray.rulesets.table import believed, looks
from affray.rulesets.unknown import strangers, unname, watching, with_public

from ..ground.perceiving import things_known
from ..model.kinds import Card, Delay
from ..model.stats import ACTIVE, BEFORE, Combat, Fighter

ORDINARY_DURABILITY, ORDINARY_THRESHOLD, ORDINARY_SKILL = 30, 6, 40
"""What is believed of the numbers of a stranger."""


# -- who is unseen ---------------------------------------------------------------------------------
def is_played(fighter: Fighter) -> bool:
    return fighter.controller == "player"


def unseen(combat: Combat) -> Unseen:
    """By side: whoever is unknown to it, and before the first turn whoever lies in wait (EP-SURP-1)."""
    people = combat.fighters.values()
    found = NOBODY_UNSEEN
    if combat.ambushers and combat.phase in BEFORE:
        hiding = frozenset([each.id for each in people if each.side == combat.ambushers])
        sides = {each.side: hiding if each.side != combat.ambushers else frozenset[str]() for each in people}
        found = with_public(sides, [each.side for each in people if is_played(each)])
    return strangers(people, found, is_played)


def where(combat: Combat, who: str) -> tuple[int, int, int] | None:
    fighter = combat.fighters[who]
    return (fighter.pos.x, fighter.pos.y, fighter.pos.z) if fighter.status == ACTIVE and combat.mapped else None


def side_of(combat: Combat, who: str) -> str:
    return combat.fighters[who].side if who in combat.fighters else who


# -- forgetting ------------------------------------------------------------------------------------
def forget(scene: Scene[Combat], side: str, secret: Collection[str], asked: bool) -> None:
    """Change the state to what a side believes. Objects stay the same ones: scripts that wait hold on to them."""
    combat = scene.state
    gone = unseen(combat).get(side, frozenset())
    staying = frozenset[str]()
    if gone:
        busy = {combat.acting, *(combat.opening.of if combat.opening is not None else ())}
        if combat.assault is not None:
            busy |= {combat.assault.who, combat.assault.target}
        staying = gone & busy if asked else staying
        forget_unseen(scene, gone - staying)
        combat.order, combat.left = without(combat.order, gone), without(combat.left, gone)
        if busy & gone:
            scene.windows.clear()  # that such a window is open is a secret; whoever is asked in it has its question
    combat.lying = things_known(combat, watching(side, combat.fighters.values(), is_played), gone)
    combat.missed = []
    if not asked:
        combat.assault = None  # that somebody else is asked inside an act is not told
    for fighter in combat.fighters.values():
        if fighter.side != side:
            forget_stranger(fighter, secret)
    unname(combat.fighters, staying)
    if "stats" in secret:
        own = {each.card.threat_group for each in combat.fighters.values() if each.side == side}
        combat.threat = {name: points if name in own else 0 for name, points in combat.threat.items()}


def seem(combat: Combat, who: str) -> None:
    combat.acting = who


def forget_unseen(scene: Scene[Combat], gone: frozenset[str]) -> None:
    """Nobody finds them any more, but a script that waits and knows a name."""
    combat = scene.state
    for name in gone:
        combat.fighters[name].status = "removed"
    combat.fighters = Forgetful(combat.fighters, gone)
    combat.waiting = [name for name in combat.waiting if name not in gone]
    combat.asked = [name for name in combat.asked if name not in gone]
    combat.explosives = [each for each in combat.explosives if each.by not in gone]
    combat.suppressions = [each for each in combat.suppressions if each.by not in gone]


def without(places: list[tuple[str, ...]], gone: frozenset[str]) -> list[tuple[str, ...]]:
    """Places in the order without those of the unseen."""
    kept = [tuple([name for name in place if name not in gone]) for place in places]
    return [place for place in kept if place]


def forget_stranger(fighter: Fighter, secret: Collection[str]) -> None:
    shape = looks(fighter.card.durability - fighter.damage, fighter.card.durability)
    if "stats" in secret:
        fighter.card = stranger(fighter.card)
        fighter.pools = dict.fromkeys(fighter.pools, 0)
        fighter.temporary, fighter.boosts = {}, {}
    if "health" in secret:
        most = fighter.card.durability
        fighter.damage = most - believed(shape, most)
        fighter.wounds = fighter.damage // ORDINARY_THRESHOLD
        fighter.stress = fighter.traumas = fighter.wounds_off = fighter.traumas_off = 0
    if "gear" in secret:
        fighter.arms = Forgetful(fighter.arms, [name for name in fighter.arms if name not in fighter.ready])
        fighter.ammo = Forgetful(fighter.ammo, list(fighter.ammo))
    if "readied" in secret:
        fighter.aim = None
        if fighter.delay is not None:
            fighter.delay = Delay()


def stranger(card: Card) -> Card:
    """A card as a stranger reads it: what can be seen, and the ordinary for the rest."""
    return replace(
        card, skills=dict.fromkeys(card.skills, ORDINARY_SKILL), specializations=(),
        check_mods=dict.fromkeys(card.check_mods, 0), durability=ORDINARY_DURABILITY,
        wound_threshold=ORDINARY_THRESHOLD, death_rating=2 * ORDINARY_DURABILITY, armor_energy=0, armor_kinetic=0,
        armor_layers_extra=0, wounds_ignored=0, traumas_ignored=0, abilities=(),
    )  # fmt: skip
