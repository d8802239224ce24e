"""Where a body goes: segments, standing up, dropping, jumping, cover, doors (EP-MOVE, EP-COND-10, EP-COND-13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import isqrt

from affray.core.fields import Field, OneOf
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Group, Script
from affray.space.field import Point, distance_at_most

from ..body.conditions import depart, gain, lose
from ..fight.movement import distance_of, forget_aim, travel, why_no_segment
from ..ground.board import TOTAL, aimed_from, cover_beside, sees, shown, standing_field
from ..model.catalogue import no
from ..model.conditions import PRONE
from ..model.events import Acted, CoverTaken, DoorChanged
from ..model.kinds import COVER_LEVELS, GRAIN, Status
from ..model.naming import Naming
from ..model.stats import Combat, Fighter
from .deed import Deed, in_extra

STANDING_JUMP, RUNNING_JUMP = 2 * GRAIN, 6 * GRAIN
REACH = 2 * GRAIN
"""So near must a door or an object be."""


class Move(Deed):
    """A segment of the declared movement (EP-MOVE-3)."""

    id = "move"
    group = "move"
    type = "automatic"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"to": standing_field(combat, fighter.pos, max(fighter.budget.move_left, GRAIN))}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        rule = "EP-EXTRA-10" if in_extra(combat, fighter) else "EP-MOVE-2"
        if fighter.budget.move_type == "none" or fighter.budget.move_left <= 0:
            yield no(rule, "undeclared" if fighter.budget.move_type == "none" else "used", who=fighter.id)
        if fighter.marks & PRONE and fighter.budget.move_type != "nonstandard":
            yield no("EP-MOVE-8", who=fighter.id)
        if "to" in values:
            to = Point(*values["to"])
            if to == fighter.pos or not distance_at_most(fighter.pos, to, fighter.budget.move_left):
                yield no(rule, "far", to=shown(to), left=fighter.budget.move_left // GRAIN)
            yield from why_no_segment(combat, fighter, to, fighter.budget.move_type)

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        yield from travel(scene, who, Point(*values["to"]), scene.state.fighters[who].budget.move_type)


class Jump(Deed):
    """Once per turn: 2 m standing, 6 m running (EP-MOVE-9)."""

    id = "jump"
    group = "move"
    type = "quick"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"to": standing_field(combat, fighter.pos, self.reach(combat, fighter))}

    def reach(self, combat: Combat, fighter: Fighter) -> int:
        far = RUNNING_JUMP if fighter.budget.moved and fighter.budget.move_type in ("full", "rush") else STANDING_JUMP
        size = fighter.card.size
        far = far // 2 if size < 2 else far * 3 // 2 if size > 2 else far
        return far * 2 if combat.options.gravity == "low" else far

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        if fighter.budget.jumped:
            yield no("EP-MOVE-9", "again", who=fighter.id)
        if fighter.marks & PRONE:
            yield no("EP-MOVE-8", who=fighter.id)
        if "to" in values:
            to = Point(*values["to"])
            if to == fighter.pos or not distance_at_most(fighter.pos, to, self.reach(combat, fighter)):
                yield no("EP-MOVE-9", "far", to=shown(to))
            yield from why_no_segment(combat, fighter, to, "jump")

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        scene.change(partial(take_off, who))
        yield from travel(scene, who, Point(*values["to"]), "jump", free=True)


def take_off(who: str, combat: Combat) -> None:
    combat.fighters[who].budget.jumped = True


class StandUp(Deed):
    """Up again; both rates are halved for this turn (EP-MOVE-7)."""

    id = "stand_up"
    group = "posture"
    type = "quick"
    rule = "EP-MOVE-7"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        if not fighter.marks & PRONE:
            yield no("EP-MOVE-7", "upright", who=fighter.id)

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        lose(scene, who, "prone", self.rule)
        scene.change(partial(slow_down, who))
        yield from ()


def slow_down(who: str, combat: Combat) -> None:
    """What is left of the movement when its rate is halved."""
    fighter = combat.fighters[who]
    whole = distance_of(combat, fighter, fighter.budget.move_type)
    gone = max(0, whole - fighter.budget.move_left)
    fighter.budget.stood_up = True
    fighter.budget.move_left = max(0, distance_of(combat, fighter, fighter.budget.move_type) - gone)


class DropProne(Deed):
    """Voluntary dropping (EP-COND-10)."""

    id = "drop_prone"
    group = "posture"
    type = "automatic"
    rule = "EP-COND-10"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        if fighter.marks & PRONE:
            yield no("EP-COND-10", "prone", who=fighter.id)

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        gain(scene, who, "prone", self.rule)
        yield from ()


class TakeCover(Deed):
    """Use the cover beside which one stands (EP-COND-13)."""

    id = "take_cover"
    group = "posture"
    type = "quick"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return cover_beside(combat, fighter.pos)

        return {"behind": OneOf(among, optional=True, strange=Naming("EP-COND-13"), type="feature")}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        if not cover_beside(combat, fighter.pos):
            yield no("EP-COND-13", who=fighter.id)

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        beside = cover_beside(scene.state, scene.state.fighters[who].pos)
        feature = str(values.get("behind", beside[0]))
        scene.change(partial(hide, who, feature))
        if scene.recording:
            level = COVER_LEVELS[scene.state.features[feature].level]
            scene.tell(CoverTaken(who, level, rules=("EP-COND-13", "EP-COND-14")))
        yield from ()


def hide(who: str, feature: str, combat: Combat) -> None:
    combat.fighters[who].cover = feature


class OpenDoor(Deed):
    """Open or close a door within reach (EP-COND-14)."""

    id = "open_door"
    group = "item"
    type = "quick"

    def doors(self, combat: Combat, fighter: Fighter) -> list[str]:
        known = combat.features.values()
        return [each.id for each in known if each.kind == "door" and each.rect.within(fighter.pos, REACH)]

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return self.doors(combat, fighter)

        def strange(value: str) -> Refusal:
            return why_not_that_door(combat, fighter, value)

        return {"door": OneOf(among, optional=True, strange=strange, type="feature")}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        known = any(each.kind == "door" for each in combat.features.values())
        if known and "door" not in values and not self.doors(combat, fighter):
            yield why_not_that_door(combat, fighter, "")

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        near = self.doors(scene.state, scene.state.fighters[who])
        door = str(values.get("door", near[0] if near else ""))
        if door:
            swing(scene, door, who)
        elif scene.recording:
            scene.tell(Acted(who, self.id, "", "", rules=("EP-ACT-5",)))
        yield from ()


def why_not_that_door(combat: Combat, fighter: Fighter, named: str) -> Refusal:
    """There is no such door, or it is too far away: the one that was named, else the nearest (EP-COND-14)."""
    doors = [each for each in combat.features.values() if each.kind == "door"]
    meant = [each for each in doors if each.id.startswith(named)] or doors
    far = [each for each in meant if not each.rect.within(fighter.pos, REACH)]
    if not far or len(far) < len(meant):
        return no("EP-COND-14", "no_target", value=named)
    door = min(far, key=lambda each: each.rect.squared_gap(fighter.pos))
    metres = -(-isqrt(door.rect.squared_gap(fighter.pos)) // GRAIN)
    return no("EP-COND-14", "far", item=door.id, distance=metres, reach=REACH // GRAIN)


def swing(scene: Scene[Combat], door: str, who: str) -> None:
    """A door changes its state, and with it who sees whom (EP-RANGE-10)."""
    is_open = not scene.state.features[door].level
    scene.change(partial(set_door, door, not is_open))
    for each in scene.state.fighters.values():
        if each.aim is None:
            continue
        eye = aimed_from(each, each.aim.weapon)
        if not sees(scene.state, eye, scene.state.fighters[each.aim.target].pos):
            scene.change(partial(forget_aim, each.id))
    if scene.recording:
        scene.tell(DoorChanged(who, door, "closed" if is_open else "open", rules=("EP-COND-14",)))


def set_door(door: str, opened: bool, combat: Combat) -> None:
    feature = combat.features[door]
    combat.features[door] = replace(feature, level=0 if opened else TOTAL)


class Flee(Deed):
    """Leave the scene: the controller's own decision (EP-DEATH-9)."""

    id = "flee"
    group: Group = "move"
    type = "automatic"
    status: Status = "fled"

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        depart(scene, who, self.status)
        yield from ()


class Surrender(Flee):
    """Give up the fight (EP-DEATH-9)."""

    id = "surrender"
    group = "talk"
    nature = "mental"
    status = "surrendered"


DEEDS: tuple[Deed, ...] = (
    Move(), StandUp(), DropProne(), TakeCover(), Jump(), OpenDoor(), Flee(), Surrender(),
)  # fmt: skip
