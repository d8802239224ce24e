"""Suppressive fire: a cone of covered ground with one roll for everybody who shows up in it (EP-RANGE-11)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from affray.core.acts import underway
from affray.core.fields import Area
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.field import Point, distance_floor

from ..body.blows import Blow, attack_test, defence_test, range_modifier
from ..body.checks import Part, burdens, skill_test, tell_test, throw
from ..body.damage import finish
from ..body.pools import Stake, spend_after, spend_before
from ..ground.board import cover_against, sees
from ..model.kinds import GRAIN, Suppression, Weapon
from ..model.stats import ACTIVE, Combat, Fighter, can_act
from ..model.underway import past_recall
from .attacks import choose_defence, hits, land, tell_attack

SHOTS = 20
HALF_WIDTH = 10 * GRAIN
PURPOSE = "suppressive_fire"
"""The roll that is kept says itself whether it failed: no attack follows it that would."""


def lay_down(scene: Scene[Combat], who: str, weapon: Weapon, end: Point) -> Script[None]:
    """One attack roll is made and kept; twenty shots are gone (EP-RANGE-11)."""
    shooter = scene.state.fighters[who]
    far: Part = (range_modifier(weapon, shooter.pos, end), "range", "EP-RANGE-1")
    test = skill_test(shooter, weapon.skill, [*burdens(shooter, "physical"), far], use=weapon.kind)
    stakes = [Stake([test], "attack", lambda: test.graded().success)]
    yield from spend_before(scene, stakes)
    test.roll = yield from throw(scene, who, PURPOSE)
    past_recall(scene)
    tell_test(scene, test, PURPOSE, ("EP-RANGE-11",))
    yield from spend_after(scene, stakes)
    tell_test(scene, test, PURPOSE, ("EP-RANGE-11",))
    apex = scene.state.fighters[who].pos
    fire = Suppression(who, weapon, apex, end, test.roll, (), test.cancelled, test.bonus, test.raised)
    scene.change(partial(begin, fire))


def begin(fire: Suppression, combat: Combat) -> None:
    fighter = combat.fighters[fire.by]
    if fire.weapon.ammo is not None:
        left = fighter.ammo.get(fire.weapon.id, fire.weapon.ammo) - SHOTS
        fighter.ammo = {**fighter.ammo, fire.weapon.id: left}
    fighter.aim, fighter.swept = None, ""
    combat.suppressions.append(fire)


def cease(who: str, combat: Combat) -> None:
    """The shooter's next slot has come up."""
    combat.suppressions = [each for each in combat.suppressions if each.by != who]


def in_cone(fire: Suppression, point: Point) -> bool:
    """Whether a point lies in the cone, which widens evenly from the shooter to its far end."""
    ax, ay = fire.end.x - fire.apex.x, fire.end.y - fire.apex.y
    px, py = point.x - fire.apex.x, point.y - fire.apex.y
    along, length = ax * px + ay * py, ax * ax + ay * ay
    if not 0 < along <= length:
        return False
    across = abs(ax * py - ay * px)  # both are scaled by the length of the axis
    return across * across * length <= HALF_WIDTH * HALF_WIDTH * along * along


def exposed(combat: Combat, fire: Suppression, fighter: Fighter) -> bool:
    """In the cone, in sight and out of cover, as long as somebody shoots."""
    if not can_act(combat.fighters[fire.by]):
        return False
    if fighter.id == fire.by or fighter.id in fire.hit or fighter.status != ACTIVE:
        return False
    if not in_cone(fire, fighter.pos) or not sees(combat, fire.apex, fighter.pos):
        return False
    return not cover_against(combat, fighter, fire.apex)


def cone_area(combat: Combat, shooter: Fighter, weapon: Weapon, end: Point | None) -> Area:
    """The ground that suppressive fire covers, as a table draws it, and who is out in the open there (EP-RANGE-11)."""
    width = 2 * HALF_WIDTH // GRAIN
    if end is None or end == shooter.pos:
        return Area("cone", 0, width)
    fire = Suppression(shooter.id, weapon, shooter.pos, end, 0)
    who = tuple([each.id for each in combat.fighters.values() if exposed(combat, fire, each)])
    length = distance_floor(shooter.pos, end) // GRAIN
    return Area("cone", length, width, (shooter.pos.x, shooter.pos.y), (end.x, end.y), who=who)


def under_fire(scene: Scene[Combat], who: str) -> Script[None]:
    """At the end of its slot, or as it leaves cover, somebody is out in the open (EP-RANGE-11)."""
    for fire in list(scene.state.suppressions):
        if exposed(scene.state, fire, scene.state.fighters[who]):
            with underway(scene, partial(exposed, scene.state, fire, scene.state.fighters[who])):
                yield from sweep(scene, fire, who)


def sweep(scene: Scene[Combat], fire: Suppression, who: str) -> Script[None]:
    """The kept roll as a single shot at somebody, who defends normally and is hit at most once."""
    blow = Blow(fire.by, who, fire.weapon, "SA", kept=True)
    how = yield from choose_defence(scene, blow)
    attack = attack_test(scene.state, blow)
    attack.roll, attack.cancelled, attack.bonus, attack.raised = fire.roll, fire.cancelled, fire.bonus, fire.raised
    guard = defence_test(scene.state, blow, how) if how else None
    if guard is not None:
        stakes = [Stake([guard], "defence", lambda: not hits(attack, guard))]
        yield from spend_before(scene, stakes)
        guard.roll = yield from throw(scene, who, "defence")
        yield from spend_after(scene, stakes)
    hit = hits(attack, guard)
    tell_attack(scene, blow, attack, guard, hit)
    if hit:
        scene.change(partial(note, fire, who))
        past_recall(scene)
        yield from land(scene, blow, attack.graded())
        yield from finish(scene)


def note(fire: Suppression, who: str, combat: Combat) -> None:
    combat.suppressions = [
        replace(each, hit=(*each.hit, who)) if each.by == fire.by and each.roll == fire.roll else each
        for each in combat.suppressions
    ]
