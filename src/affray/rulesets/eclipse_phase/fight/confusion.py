"""Confusion: what somebody does who has lost the thread (EP-COND-3)."""

from __future__ import annotations

from functools import partial

from affray.core.scene import Scene
from affray.core.script import Script, roll
from affray.space.field import Point, along

from ..body.blows import UNARMED, Blow, is_blast, origin, weapon_of
from ..body.calls import fling
from ..body.conditions import displaced, gain, lose
from ..body.pools import resist
from ..ground.board import apart_at_most, barring_enemy, may_stand, put, sees, shown, walled_off
from ..model.conditions import ROOTED
from ..model.events import ForcedMove, Ruled
from ..model.kinds import GRAIN, OF_THE_MIND, Weapon
from ..model.stats import ACTIVE, Combat, Fighter
from .areas import DIRECTIONS, part_of
from .attacks import volley
from .targets import has_shots

NEARBY = 10
"""Metres."""
OUTCOMES = ("nothing", "random_act", "flee", "attack")


def confusion(scene: Scene[Combat], who: str) -> Script[bool]:
    """A COG check at -30 in each slot; on a failure chance decides, and the slot is used up (EP-COND-3)."""
    if (yield from resist(scene, who, "cog", "EP-COND-3", (-30, "confused", "EP-COND-3"))).success:
        return False
    (die,) = yield from roll(scene, who, "confusion", 1, 100)
    outcome = OUTCOMES[die % 100 // 25]
    if scene.recording:
        scene.tell(Ruled("confusion", who, outcome, rules=("EP-COND-3",)))
    if outcome == "random_act":
        yield from random_act(scene, who)
    elif outcome == "flee":
        yield from bolt(scene, who, scene.state.fighters[who].card.move_full)
    elif outcome == "attack":
        yield from lash_out(scene, who)
    return True


def random_act(scene: Scene[Combat], who: str) -> Script[None]:
    """1d6: lie down, get up, drop what is in hand, cower, or wander about."""
    (die,) = yield from roll(scene, who, "random_act", 1, 6)
    fighter = scene.state.fighters[who]
    if die == 1:
        gain(scene, who, "prone", "EP-COND-3")
    elif die == 2:
        lose(scene, who, "prone", "EP-COND-3")
    elif die == 3 and fighter.ready:
        scene.change(partial(fling, who, fighter.ready[0], fighter.pos))
    elif die == 4:
        scene.change(partial(cower, who))
    elif die > 4:
        yield from bolt(scene, who, fighter.card.move_base)


def cower(who: str, combat: Combat) -> None:
    combat.fighters[who].full_defense = True


def bolt(scene: Scene[Combat], who: str, limit: int) -> Script[None]:
    """As far as possible in a random direction."""
    (way,) = yield from roll(scene, who, "direction", 1, 8)
    fighter = scene.state.fighters[who]
    if fighter.marks & ROOTED:
        return
    dx, dy = DIRECTIONS[way - 1]
    metres = limit // GRAIN
    end = Point(fighter.pos.x + part_of(dx, metres), fighter.pos.y + part_of(dy, metres), fighter.pos.z)
    for far in range(metres * GRAIN, 0, -GRAIN):
        spot = along(fighter.pos, end, far)
        if may_stand(scene.state, fighter, spot) and is_open(scene.state, fighter, spot):
            start = fighter.pos
            scene.change(partial(put, who, spot))
            if scene.recording:
                scene.tell(ForcedMove(who, "", shown(spot), rules=("EP-COND-3",)))
            displaced(scene, who, start)
            return


def is_open(combat: Combat, fighter: Fighter, spot: Point) -> bool:
    return not walled_off(combat, fighter.pos, spot) and not barring_enemy(combat, fighter, fighter.pos, spot)


def lash_out(scene: Scene[Combat], who: str) -> Script[None]:
    """Attack somebody nearby at random, with what is in hand."""
    combat = scene.state
    fighter = combat.fighters[who]
    weapon = at_hand(fighter)
    start = origin(fighter, weapon)
    most = combat.options.melee_range_m if weapon.melee else NEARBY
    near = [
        each.id for each in combat.fighters.values()
        if each.id != who and each.status == ACTIVE and apart_at_most(start, each.pos, most)
        and sees(combat, start, each.pos) and each.is_known_to(fighter.side)
    ]  # fmt: skip
    if near:
        (die,) = yield from roll(scene, who, "random_target", 1, len(near))
        mode = "" if not weapon.modes else "SS" if "SS" in weapon.modes else weapon.modes[0]
        use = "hit" if mode in ("BF", "FA") else ""
        yield from volley(scene, [Blow(who, near[die - 1], weapon, mode, use)])


def at_hand(fighter: Fighter) -> Weapon:
    """The first weapon in hand that can be used, else bare hands."""
    for name in fighter.ready:
        weapon = fighter.arms[name]
        if weapon.kind in OF_THE_MIND or is_blast(weapon):
            continue
        if weapon.melee or not weapon.modes or any(has_shots(fighter, weapon, mode) for mode in weapon.modes[:1]):
            return weapon
    found = weapon_of(fighter, UNARMED.id)
    assert found is not None
    return found
