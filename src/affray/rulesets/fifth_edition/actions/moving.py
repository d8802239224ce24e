"""Moving: steps along a path, up and down, jumps, standing up and dropping prone (E5-MOVE, E5-PRONE)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from affray.core.fields import Field, Leg, Number, YesNo, words
from affray.core.places import Place, Places
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.bits import each
from affray.space.movement import flood

from ..body.conditions import gain
from ..body.dice import check
from ..body.hazards import enter_hazards
from ..body.settling import make_room, results_window, settle
from ..fight.movement import (
    dragged_by,
    on_the_way,
    stand_up,
    standing_cost,
    take_step,
    walk,
    why_not_put,
)
from ..fight.stepping import (
    Plan,
    Spot,
    default_mode,
    is_flying,
    leave_others,
    mode_said,
    movement_left,
    passable,
    plan_path,
    plan_rise,
    plan_steps,
    standing_in_others,
    vertical_mode,
    why_cannot_move,
)
from ..ground.board import floor_under
from ..model.catalogue import no
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from ..reactions.opportunity import provoked_by
from ..time.windows import Step
from .deed import Deed

FARTHEST = 10_000
"""No number of feet beyond it is told."""

MODES = ("walk", "climb", "swim", "fly", "burrow")


def paths(combat: Combat, fighter: Fighter) -> Iterator[tuple[Spot, ...]]:
    """A cheapest path to every place within the movement left; out of another creature's space first."""
    if standing_in_others(combat, fighter, known=True) and (way := leave_others(combat, fighter)):
        yield way
    grid = combat.ground.grid
    stops, through = passable(combat, fighter)
    start = fighter.place.y * grid.stride + fighter.place.x
    wide = flood(
        grid, start, max(0, movement_left(fighter)) // FOOT, wide=fighter.place.wide, blocked=stops, through=through,
        costly=through, extra=1 if fighter.prone else 0,
    )  # fmt: skip
    for square in each(wide.within()):
        if square != start:
            yield tuple(grid.at(number) for number in wide.path(square)[1:])


def why_nowhere(fighter: Fighter) -> list[Refusal]:
    """Why there is no path at all: too little movement left, or nothing but obstacles around."""
    step, left = FOOT * (2 if fighter.prone else 1), movement_left(fighter)
    if left < step:
        rule = "E5-READY-13" if fighter.response_spent >= 0 else "E5-MOVE-1"
        return [no(rule, "not_enough_movement", cost=step, left=max(0, left))]
    return [no("E5-MOVE-15", "square_blocked", who=fighter.id)]


def give_way(scene: Scene[Combat], fighter: Fighter) -> None:
    """Whoever was stopped for good in the space of another creature is put beside it (E5-SPACE-7)."""
    if fighter.present and any(why_cannot_move(fighter)) and standing_in_others(scene.state, fighter):
        make_room(scene, fighter)


class Move(Deed):
    """Steps along a path, paid with the movement of the turn or of a readied move (E5-TURN-2, E5-MOVE-1)."""

    id = "move"
    group = "move"
    cost = "move"
    rule = "E5-TURN-2"
    readiable = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Iterable[tuple[Spot, ...]]:
            return paths(combat, fighter)

        def nowhere() -> list[Refusal]:
            return why_nowhere(fighter)

        def drags(values: Values) -> bool:
            return bool(dragged_by(combat, fighter, values.get("drag", True)))

        def all_of_them(values: Values) -> Iterable[tuple[Spot, ...]] | None:
            inside = standing_in_others(combat, fighter, known=True)
            hampered = inside or fighter.conditions or dragged_by(combat, fighter, True)
            return None if values or hampered or default_mode(fighter) != "walk" else among()

        def way(path: tuple[Spot, ...], values: Values) -> list[Leg]:
            return self.legs(combat, fighter, path, values)

        body = (fighter.place.wide, fighter.place.deep)
        return {
            "path": Places(among, none=nowhere, bulk=all_of_them, body=body, way=way),
            "by": words(*MODES),
            "drag": YesNo(optional=True, default=True),
            "put": Places(among, optional=True, concerns=drags),
        }

    def legs(self, combat: Combat, fighter: Fighter, path: tuple[Spot, ...], values: Values) -> list[Leg]:
        """The way step by step, with the feet it costs and who could answer with an opportunity attack (E5-OPP-3)."""
        mode = mode_said(fighter, values.get("by", ""))
        dragged = dragged_by(combat, fighter, values.get("drag", True))
        found: list[Leg] = []
        origin, height, spent = fighter.place, fighter.elevation, 0
        for plan in plan_steps(combat, fighter, path, mode, dragged):
            if isinstance(plan, Refusal):
                return []
            spent += plan.cost
            step = Step(fighter.id, origin, height, plan.place, plan.height, plan.gone)
            found.append(Leg((plan.place.x, plan.place.y), spent, provoked_by(combat, fighter, step)))
            origin, height = plan.place, plan.height
        return found

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        mode = mode_said(fighter, values.get("by", ""))
        stuck = list(why_cannot_move(fighter))
        yield from stuck
        if fighter.prone and mode == "fly":
            yield no("E5-PRONE-5", "prone_must_crawl", who=fighter.id)
        if mode not in fighter.card.speed and mode in ("fly", "burrow"):
            yield no("E5-MOVE-6", "speed_zero", mode=mode)
        elif "path" in values and not stuck:
            dragged = dragged_by(combat, fighter, values.get("drag", True))
            planned = plan_steps(combat, fighter, values["path"], mode, dragged)
            ways = [each.place for each in planned if isinstance(each, Plan)]
            yield from (each for each in planned if isinstance(each, Refusal))
            if values.get("put") and len(ways) == len(planned):
                yield from why_not_put(combat, fighter, dragged, ways, values["put"])

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        mode = mode_said(fighter, values.get("by", ""))
        path, put = values["path"], values.get("put", ())
        with on_the_way(scene, fighter):
            for number in range(walk(scene, fighter, path, mode), len(path)):
                dragged = dragged_by(combat, fighter, values.get("drag", True))
                last = number == len(path) - 1
                wish = put[number] if number < len(put) else None
                taken = yield from take_step(scene, fighter, path[number], mode, dragged, last, wish)
                if not taken or not fighter.present:
                    break
        give_way(scene, fighter)


class Rise(Deed):
    """Vertical steps of a flyer or climber, who may carry whom it holds; a negative number goes down (E5-MOVE-16)."""

    id = "rise"
    group = "move"
    cost = "move"
    rule = "E5-MOVE-16"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"steps": Number(-40, 40), "drag": YesNo(optional=True, default=True)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        yield from why_cannot_move(fighter)
        mode = vertical_mode(combat, fighter)
        if not mode:
            yield no("E5-MOVE-16", "speed_zero", who=fighter.id)
        if fighter.prone:
            yield no("E5-PRONE-5", "prone_must_crawl", who=fighter.id)
        steps = values.get("steps")
        if steps is not None and mode:
            dragged = dragged_by(combat, fighter, values.get("drag", True))
            yield from plan_rise(combat, fighter, steps, mode, dragged)

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        sign = 1 if values["steps"] > 0 else -1
        here = (fighter.place.x, fighter.place.y)
        count = abs(values["steps"])
        with on_the_way(scene, fighter):
            for number in range(1, count + 1):
                mode, last = vertical_mode(scene.state, fighter), number == count
                dragged = dragged_by(scene.state, fighter, values.get("drag", True))
                if not mode or not (yield from take_step(scene, fighter, here, mode, dragged, last, rise=sign)):
                    break
        give_way(scene, fighter)


class Jump(Deed):
    """A long jump: as many feet as the Strength score after a run-up of 10, half of it from standing (E5-MOVE-8)."""

    id = "jump"
    group = "move"
    cost = "move"
    rule = "E5-MOVE-8"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> list[Spot]:
            far = jump_limit(fighter) // FOOT
            x, y = fighter.place.x, fighter.place.y
            grid = combat.ground.grid
            around = [(x + dx, y + dy) for dy in range(-far, far + 1) for dx in range(-far, far + 1)]
            return [spot for spot in around if grid.has(*spot) and spot != (x, y)]

        def nowhere() -> list[Refusal]:
            return [no("E5-MOVE-8", "not_enough_movement", jump=FOOT, most=jump_limit(fighter))]

        return {"to": Place(among, none=nowhere, body=(fighter.place.wide, fighter.place.deep))}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        yield from why_cannot_move(fighter)
        if fighter.prone:
            yield no("E5-PRONE-5", "prone_must_crawl", who=fighter.id)
        if "to" not in values:
            return
        (x, y), most = values["to"], jump_limit(fighter)
        cost = FOOT * max(abs(x - fighter.place.x), abs(y - fighter.place.y))
        if not 0 < cost <= most:
            yield no("E5-MOVE-8", "not_enough_movement", jump=min(cost, FARTHEST), most=most)
            return
        path = straight_line((fighter.place.x, fighter.place.y), values["to"])
        fighter.jumping = True
        found = plan_path(combat, fighter, path, "walk", ())
        fighter.jumping = False
        yield from found

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        path = straight_line((fighter.place.x, fighter.place.y), values["to"])
        origin, height = fighter.place, fighter.elevation
        fighter.jumping = True
        try:
            with on_the_way(scene, fighter):
                for number, to in enumerate(path):
                    taken = yield from take_step(scene, fighter, to, "walk", (), number == len(path) - 1)
                    if not taken:
                        break
        finally:
            fighter.jumping = False
        yield from enter_hazards(scene, [Step(fighter.id, origin, height, fighter.place, fighter.elevation)])
        yield from settle(scene)
        landed = fighter.present and fighter.elevation <= floor_under(combat, fighter.place)
        if landed and combat.ground.difficult & combat.ground.grid.filled(fighter.place):
            total = yield from check(scene, fighter, "dex", "acrobatics", 10, "landing", rules=(self.rule,))
            if total < 10:
                gain(scene, fighter, "prone")
        yield from results_window(scene)


def jump_limit(fighter: Fighter) -> int:
    """How many feet somebody can jump; who does not walk, or is in the air, has nothing to leap from."""
    score = 0 if is_flying(fighter) or "walk" not in fighter.card.speed else fighter.card.scores["str"]
    return score if fighter.budget.run_up >= 10 else score // 2


def straight_line(start: Spot, end: Spot) -> list[Spot]:
    """The squares of a jump, one king's step after the other."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    count = max(abs(dx), abs(dy))
    return [
        (start[0] + (2 * dx * n + count) // (2 * count), start[1] + (2 * dy * n + count) // (2 * count))
        for n in range(1, count + 1)
    ]


class Stand(Deed):
    """Stand up for half the speed (E5-PRONE-3, E5-PRONE-4)."""

    id = "stand"
    group = "posture"
    cost = "move"
    rule = "E5-PRONE-3"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        for refusal in why_cannot_move(fighter):
            yield refusal
            if refusal["code"] == "speed_zero":
                yield no("E5-PRONE-4", "speed_zero", who=fighter.id)
        if not fighter.prone:
            yield no("E5-PRONE-3", "not_prone", who=fighter.id)
        cost, left = standing_cost(fighter), movement_left(fighter)
        if cost > left:
            yield no("E5-PRONE-4", "not_enough_movement", cost=cost, left=max(0, left))

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        stand_up(scene, fighter)
        yield from ()


class DropProne(Deed):
    """Lie down, at no cost (E5-PRONE-2)."""

    id = "drop_prone"
    group = "posture"
    cost = "free"
    rule = "E5-PRONE-2"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        yield from (each for each in why_cannot_move(fighter) if each["code"] == "cannot_move")
        if fighter.prone:
            yield no("E5-PRONE-2", "prone_must_crawl", who=fighter.id)

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        gain(scene, fighter, "prone")
        fighter.budget.run_up = 0
        yield from settle(scene)
        yield from results_window(scene)
