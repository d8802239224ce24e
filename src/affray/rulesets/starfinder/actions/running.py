"""Running: four times the speed in a straight line, and how long one can keep it up (SF-RUN)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise

from affray.core.fields import Field, words
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.bits import Bits
from affray.space.measure import FIVE_TEN
from affray.space.steps import STEPS
from affray.space.straight import offsets

from ..body.conditions import gain
from ..body.dice import check
from ..fight.movement import walk
from ..ground.board import sees_way
from ..ground.stepping import MODES, Spot, Way, default_mode, filled, passable, plan_path, speed_of, why_stuck
from ..model.catalogue import no
from ..model.conditions import NO_RUSH
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from ..time.moments import until_start
from .deed import Deed
from .moving import why_not_by


class Run(Deed):
    """Up to four times the speed in a straight line, flat-footed until the next turn (SF-RUN-1, SF-RUN-2)."""

    id = "run"
    group = "move"
    cost = "full"
    rule = "SF-RUN-1"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Iterable[Spot]:
            grid = combat.ground.grid
            return [square for square in grid.points(grid.open) if square != (fighter.place.x, fighter.place.y)]

        def all_of_them(values: Values) -> Iterable[Spot] | None:
            if values or fighter.conditions or fighter.altitude_ft or fighter.card.space > 1 or combat.zero_gravity:
                return None
            return straight_runs(combat, fighter, self.way(fighter, values))

        body = (fighter.place.wide, fighter.place.deep)
        return {"to": Place(among, body=body, bulk=all_of_them), "by": words(*MODES)}

    def way(self, fighter: Fighter, values: Values) -> Way:
        mode = str(values.get("by", default_mode(fighter)))
        return Way(mode, 4 * speed_of(fighter, mode), straight=True)

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        stuck = list(why_stuck(combat, fighter))
        yield from stuck
        way = self.way(fighter, values)
        if fighter.marks & NO_RUSH or way.mode in ("burrow", "climb") or (
            way.mode == "swim" and "swim" not in fighter.card.speed
        ):
            yield no("SF-RUN-7", "run_condition", who=fighter.id)
        if not sees_way(combat, fighter):
            yield no("SF-RUN-3", "run_ground", who=fighter.id)
        if fighter.run_rest_left and combat.options.run_limit == "enforced":
            yield no("SF-RUN-6", "run_limit", who=fighter.id)
        yield from why_not_by(fighter, way.mode)
        if "to" in values and not stuck:
            path = filled(fighter.place, [values["to"]])
            if way.mode != "fly" and any(self.is_difficult(combat, fighter, to) for to in path):
                yield no("SF-RUN-3", "run_ground", x=values["to"][0], y=values["to"][1])
            yield from plan_path(combat, fighter, path, way, "SF-RUN-1")

    def is_difficult(self, combat: Combat, fighter: Fighter, to: Spot) -> bool:
        grid = combat.ground.grid
        return bool(combat.ground.difficult & grid.filled(fighter.place._replace(x=to[0], y=to[1])))

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        """Flat-footed from the declaration on (SF-RUN-5)."""
        gain(scene, fighter, "flat_footed", fighter.id, until_start(scene.state, fighter.id), cause="run")
        yield from super().play(scene, fighter, values, paid)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        fighter.ran = True
        fighter.run_rounds += 1
        if combat.options.run_limit == "enforced" and fighter.run_rounds > fighter.card.con_score:
            margin = yield from check(scene, fighter, "con", 10 + fighter.run_checks, rule="SF-RUN-6")
            fighter.run_checks += 1
            if margin < 0:
                rest(fighter)
                return
        way = self.way(fighter, values)
        fighter.airborne_turn = fighter.airborne_turn or way.mode == "fly"
        yield from walk(scene, fighter, filled(fighter.place, [values["to"]]), way, "run")


def straight_runs(combat: Combat, fighter: Fighter, way: Way) -> Iterator[Spot] | None:
    """All squares to which somebody of one square may run on level ground; None if that must be tried (SF-RUN-1)."""
    stops, through, costly = passable(combat, fighter)
    if way.mode != "land" or costly:
        return None
    return clear_runs(combat, fighter, way.left // FOOT, stops, through)


def clear_runs(combat: Combat, fighter: Fighter, far: int, stops: Bits, through: Bits) -> Iterator[Spot]:
    """The squares within so many of movement to which a straight way is clear, as they are found."""
    ground, grid, here = combat.ground, combat.ground.grid, fighter.place
    steps, start = grid.steps(1, 1), grid.square(here.x, here.y)
    barred = stops | ground.difficult
    for x, y in grid.points(grid.open):
        dx, dy = x - here.x, y - here.y
        if not (dx or dy) or FIVE_TEN.distance(dx, dy) > far or through >> grid.square(x, y) & 1:
            continue
        at = start
        for number, way_on in strides(dx, dy, grid.stride):
            if not steps.may(at, number) or barred >> at + way_on & 1:
                break
            at += way_on
        else:
            yield x, y


@cache
def strides(dx: int, dy: int, stride: int) -> tuple[tuple[int, int], ...]:
    """The steps of a straight way, each with its number and by how much it changes the number of a square."""
    return tuple([
        (STEPS.index((b[0] - a[0], b[1] - a[1])), (b[1] - a[1]) * stride + b[0] - a[0])
        for a, b in pairwise(offsets(dx, dy))
    ])  # fmt: skip


REST = 10
"""Rounds of rest after running to the limit (SF-RUN-6)."""


def rest(fighter: Fighter) -> None:
    fighter.run_rest_left, fighter.run_rounds, fighter.run_checks = REST, 0, 0


def count_running(fighter: Fighter) -> None:
    """At the end of a turn: running rounds must be consecutive, and rest passes (SF-RUN-4, SF-RUN-6)."""
    if fighter.ran:
        fighter.ran = False
        return
    if fighter.run_rounds >= fighter.card.con_score:
        rest(fighter)
    if fighter.run_rest_left:
        fighter.run_rest_left -= 1
    fighter.run_rounds = fighter.run_checks = 0


RUNNING: Sequence[Deed] = (Run(),)
