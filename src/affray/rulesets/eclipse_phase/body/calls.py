"""Called shots (EP-CALL): what the superior success that they use does to the target."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import get_args

from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask, roll
from affray.space.field import Point, distance_floor

from ..ground.board import may_stand, put, shown, walled_off
from ..ground.perceiving import lay, run_into
from ..model.conditions import UNCONSCIOUS
from ..model.events import Equipped, ForcedMove, Ruled, WeaponLanded
from ..model.kinds import GRAIN, OF_THE_MIND, CalledShot, Hit, Lying, Second
from ..model.stats import ACTIVE, Combat, Fighter, can_act
from .checks import Part
from .conditions import displaced, gain
from .pools import resist
from .traits import strength

CALLED = tuple(each for each in get_args(CalledShot) if each)
SECOND: dict[CalledShot, tuple[Second, ...]] = {
    "disarm": ("dice", "harder", "damage", "grip"),
    "redirect": ("harder", "damage"),
}
"""What a second superior success may be used for (EP-CALL-3, EP-CALL-5)."""
EFFECTS = ("slowed", "blinded", "dazed", "device")
"""What the game master may make of a specific target (EP-CALL-6)."""
PUSH = 2 * GRAIN


def second_superior(scene: Scene[Combat], who: str, called: CalledShot) -> Script[Second]:
    """The attacker says what a second superior success does (EP-CALL-3, EP-CALL-5); knockdown adds damage."""
    if called == "knockdown":
        return "damage"
    if called not in SECOND:
        return "dice"

    def known() -> list[Option]:
        return [Option(word) for word in SECOND[called]]

    def question() -> Choose | None:
        return Choose(who, "second_superior", known) if can_act(scene.state.fighters[who]) else None

    pick = yield from ask(scene, question)
    chosen = SECOND[called].index(pick.do) if pick is not None else 0
    return SECOND[called][chosen]


def called_shot(scene: Scene[Combat], hit: Hit) -> Script[None]:
    """The effect of a called shot on somebody who was hit."""
    if hit.called == "disarm":
        yield from disarm(scene, hit)
    elif hit.called == "knockdown":
        gain(scene, hit.target, "prone", "EP-CALL-4")
    elif hit.called == "redirect":
        yield from redirect(scene, hit)
    elif hit.called == "specific":
        yield from specific(scene, hit)


# -- disarming -------------------------------------------------------------------------------------
def disarm(scene: Scene[Combat], hit: Hit) -> Script[None]:
    """A SOM check at -30 or -60 keeps the weapon; else it lands 1d10 m away, or in the attacker's grip (EP-CALL-3)."""
    target = scene.state.fighters[hit.target]
    weapon = in_hand(target)
    if not weapon:
        return
    if not target.marks & UNCONSCIOUS:
        parts: list[Part] = [(-60 if hit.second == "harder" else -30, "disarm", "EP-CALL-3"), *strength(target)]
        if (yield from resist(scene, hit.target, "som", "EP-CALL-3", *parts)).success:
            return
    if hit.second == "grip":
        scene.change(partial(snatch, hit.by, hit.target, weapon))
        if scene.recording:
            scene.tell(Equipped(hit.target, weapon, "snatched", hit.by, rules=("EP-CALL-3",)))
        return
    (far,) = yield from roll(scene, hit.target, "landing", 1, 10)
    start = scene.state.fighters[hit.by].pos if hit.by in scene.state.fighters else target.pos
    spot = away_from(scene.state, start, target.pos, far * GRAIN)
    scene.change(partial(fling, hit.target, weapon, spot))
    if scene.recording:
        scene.tell(WeaponLanded(hit.target, weapon, shown(spot), rules=("EP-CALL-3",)))


def in_hand(target: Fighter) -> str:
    """The weapon that somebody holds, not one that is emplaced; empty for none."""
    return next((name for name in target.ready if target.arms[name].kind not in OF_THE_MIND), "")


def fling(who: str, weapon: str, spot: Point, combat: Combat) -> None:
    """A weapon leaves a hand and lies somewhere."""
    fighter = combat.fighters[who]
    if weapon in fighter.ready:
        thing, shots = fighter.give_up(weapon)
        lay(combat, Lying(thing, who, spot, shots))


def snatch(who: str, target: str, weapon: str, combat: Combat) -> None:
    """A weapon changes hands."""
    loser, taker = combat.fighters[target], combat.fighters[who]
    if weapon in loser.ready:
        thing, shots = loser.give_up(weapon)
        name = weapon if weapon not in taker.arms else f"{weapon}.{target}"
        taker.arms = {**taker.arms, name: replace(thing, id=name)}
        taker.ready = [*taker.ready, name]
        if shots is not None:
            taker.ammo = {**taker.ammo, name: shots}


def away_from(combat: Combat, start: Point, point: Point, distance: int) -> Point:
    """So far beyond a point, seen from another, within the scene; along the x axis if they are one."""
    dx, dy = point.x - start.x, point.y - start.y
    length = distance_floor(start, point)
    if not length:
        dx, length = 1, 1
    extent = combat.extent
    x = min(max(point.x + dx * distance // length, extent.x1), extent.x2)
    y = min(max(point.y + dy * distance // length, extent.y1), extent.y2)
    return Point(x, y, point.z)


# -- pushing ---------------------------------------------------------------------------------------
def redirect(scene: Scene[Combat], hit: Hit) -> Script[None]:
    """The target is moved 2 m; into danger it may catch itself (EP-CALL-5)."""
    if hit.by not in scene.state.fighters:
        return
    target = scene.state.fighters[hit.target]
    risky = not target.marks & UNCONSCIOUS and may_be_danger(scene.state, pushed_to(scene.state, hit))
    if risky and (yield from rules_danger(scene, hit)):
        grip: Part = (-60 if hit.second == "harder" else -30, "redirect", "EP-CALL-5")
        if (yield from resist(scene, hit.target, "ref", "EP-CALL-5", grip)).success:
            return
    spot = pushed_to(scene.state, hit)
    if target.status == ACTIVE:
        run_into(scene, hit.target, away_from(scene.state, push_start(scene.state, hit), target.pos, PUSH))
    if target.status == ACTIVE and spot != target.pos:
        start = target.pos
        scene.change(partial(put, hit.target, spot))
        if scene.recording:
            scene.tell(ForcedMove(hit.target, hit.by, shown(spot), rules=("EP-CALL-5",)))
        displaced(scene, hit.target, start)


def may_be_danger(combat: Combat, spot: Point) -> bool:
    """A named part of the scene, or an explosive beside: only there the game master is asked."""
    if any(each.kind == "area" and each.rect.contains(spot) for each in combat.features.values()):
        return True
    return any(distance_floor(each.point, spot) <= PUSH for each in combat.explosives)


def rules_danger(scene: Scene[Combat], hit: Hit) -> Script[bool]:
    """The game master says whether the target is pushed into danger."""

    def known() -> list[Option]:
        return [Option("safe"), Option("danger")]

    pick = yield from ask(scene, lambda: Choose("gm", "danger", known))
    return pick is not None and pick.do == "danger"


def push_start(combat: Combat, hit: Hit) -> Point:
    """Whence the push comes: from the attacker, or opposite to the chosen point."""
    pos = combat.fighters[hit.target].pos
    if hit.towards is None or hit.towards == pos:
        return combat.fighters[hit.by].pos
    return Point(2 * pos.x - hit.towards.x, 2 * pos.y - hit.towards.y, pos.z)


def pushed_to(combat: Combat, hit: Hit) -> Point:
    """2 m towards the chosen point, else straight away from the attacker; shorter where something is in the way."""
    target = combat.fighters[hit.target]
    start = push_start(combat, hit)
    for distance in range(PUSH, 0, -GRAIN // 2):
        spot = away_from(combat, start, target.pos, distance)
        if may_stand(combat, target, spot) and not walled_off(combat, target.pos, spot):
            return spot
    return target.pos


# -- the game master's word ------------------------------------------------------------------------
def specific(scene: Scene[Combat], hit: Hit) -> Script[None]:
    """The game master sets the effect; left alone it is halved movement (EP-CALL-6)."""

    def known() -> list[Option]:
        return [Option(word) for word in EFFECTS]

    pick = yield from ask(scene, lambda: Choose("gm", "specific_target", known))
    effect = "slowed" if pick is None else pick.do
    if scene.recording:
        scene.tell(Ruled("specific_target", hit.target, effect, rules=("EP-CALL-6",)))
    if effect != "device":
        gain(scene, hit.target, effect, "EP-CALL-6", turns=0 if effect == "slowed" else 1, by=hit.by)
        return
    weapon = in_hand(scene.state.fighters[hit.target])
    if weapon:
        scene.change(partial(wreck, hit.target, weapon))


def wreck(who: str, weapon: str, combat: Combat) -> None:
    """A weapon is of no use any more."""
    fighter = combat.fighters[who]
    if weapon in fighter.ready:
        fighter.ready = [name for name in fighter.ready if name != weapon]
    fighter.arms = {name: each for name, each in fighter.arms.items() if name != weapon}
