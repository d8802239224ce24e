"""Moving: the own speed, guarded steps, withdrawing, running, crawling, standing up and dropping prone (SF-MACT)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from affray.core.fields import Field, Leg, Number, YesNo, words
from affray.core.places import Place, Places
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.bits import each

from ..body.conditions import gain, lose_all
from ..body.dice import check
from ..body.gear import draw, sheathe, why_no_draw, why_no_sheathe
from ..fight.hiding import go_into_hiding, has_shelter
from ..fight.jumping import gaps_of, why_no_jump
from ..fight.movement import rise, walk
from ..ground.board import floor_under, footprint, opponents, precise_sense, sees
from ..ground.stepping import (
    ANY_COST,
    MODES,
    Spot,
    Way,
    default_mode,
    filled,
    neighbours,
    plan_path,
    plan_step,
    reachable,
    speed_of,
    why_adrift,
    why_fast,
    why_no_guarded_step,
    why_stuck,
)
from ..model.catalogue import no
from ..model.conditions import HELD_FAST, NO_TUMBLING
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from ..reactions.opportunity import provoked_by
from .deed import Deed, items_field

CLIMB = 15
"""The DC of climbing out of a drop."""


def goes_plainly(fighter: Fighter) -> bool:
    """Whether a flood knows where somebody can go: on the ground, unhindered, and no wider at the end of the way."""
    return not (fighter.conditions or fighter.altitude_ft or fighter.squeezing)


def paths(combat: Combat, fighter: Fighter, feet: int) -> Iterator[tuple[Spot, ...]]:
    """A cheapest path to every place within so many feet."""
    grid = combat.ground.grid
    start = fighter.place.y * grid.stride + fighter.place.x
    wide = reachable(combat, fighter, feet)
    for square in each(wide.within()):
        if square != start:
            yield tuple(grid.at(number) for number in wide.path(square)[1:])


def why_not_by(fighter: Fighter, mode: str) -> Iterator[Refusal]:
    """A way of moving that somebody does not have (SF-MACT-13)."""
    if speed_of(fighter, mode) <= 0:
        yield no("SF-MACT-13", "no_speed", mode=mode)


def legs(
    combat: Combat, fighter: Fighter, path: Sequence[Spot], way: Way, exempt: Sequence[str] = ()
) -> list[Leg]:
    """The way step by step, with the feet it costs and whom each step provokes; the first none of the `exempt`."""
    found: list[Leg] = []
    mover, most = fighter, way.left
    squares = filled(fighter.place, path)
    for number, to in enumerate(squares):
        plan = plan_step(combat, mover, mover.place, mover.altitude_ft, to, way, number == len(squares) - 1)
        if isinstance(plan, list):
            return []
        way = way.onwards(plan)
        provokes = () if way.tumbling else provoked_by(combat, mover, () if number else exempt)
        found.append(Leg((plan.place.x, plan.place.y), most - way.left, provokes))
        mover = replace(mover, place=plan.place, altitude_ft=plan.height)
    return found


class Move(Deed):
    """Move up to the speed, perhaps drawing or sheathing one thing on the way (SF-MACT-13, SF-MACT-6, SF-MOVE-1)."""

    id = "move"
    group = "move"
    cost = "move"
    rule = "SF-MACT-13"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Iterable[tuple[Spot, ...]]:
            return paths(combat, fighter, speed_of(fighter, default_mode(fighter)))

        def all_of_them(values: Values) -> Iterable[tuple[Spot, ...]] | None:
            return None if values or not goes_plainly(fighter) else among()

        def way(path: tuple[Spot, ...], values: Values) -> list[Leg]:
            return legs(combat, fighter, path, self.way(fighter, {**values, "path": path}))

        body = (fighter.place.wide, fighter.place.deep)

        def flies(values: Values) -> bool:
            return str(values.get("by", default_mode(fighter))) == "fly"

        return {
            "path": Places(among, at_least=0, bulk=all_of_them, body=body, way=way),
            "by": words(*MODES),
            "altitude": Number(0, 2000, optional=True, concerns=flies),
            "draw": items_field(fighter, optional=True),
            "sheathe": items_field(fighter, optional=True),
            "tumble": words("half", "full"),
            "jump": YesNo(optional=True),
            "hide": YesNo(optional=True),
        }

    def way(self, fighter: Fighter, values: Values) -> Way:
        """Mode and allowance; ascent and height beyond the path cost extra (SF-MOVE-10, SF-SKILL-6)."""
        mode = str(values.get("by", default_mode(fighter)))
        left = speed_of(fighter, mode)
        tumbling = values.get("tumble") is not None
        if values.get("tumble") == "half":
            left //= 2
        rise = int(values.get("altitude", fighter.altitude_ft)) - fighter.altitude_ft
        if rise:
            steps = len(filled(fighter.place, values.get("path", ())))
            left -= max(rise, 0) + max(abs(rise) - FOOT * steps, 0)
        return Way(mode, left, nimble=fighter.nimble_ft, tumbling=tumbling)

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        stuck = list(why_stuck(combat, fighter))
        yield from stuck
        yield from self.why_not_merged(fighter, values)
        way = self.way(fighter, values)
        yield from why_not_by(fighter, way.mode)
        if values.get("tumble") and fighter.marks & NO_TUMBLING:
            yield no("SF-COND-24", "no_speed", who=fighter.id)
        if "altitude" in values and way.mode != "fly":
            yield no("SF-MACT-13", "no_speed", mode=way.mode)
        if "path" not in values or stuck:
            return
        path = filled(fighter.place, values["path"])
        if not path and values.get("altitude", fighter.altitude_ft) == fighter.altitude_ft:
            yield no("SF-MOVE-2", "blocked", x=fighter.place.x, y=fighter.place.y)
        if way.left < 0:
            yield no("SF-MACT-13", "too_far", cost=-way.left, left=0)
        else:
            yield from plan_path(combat, fighter, path, way)
        if values.get("jump"):
            yield from why_no_jump(combat, fighter, path)
        if values.get("hide") and path and not has_shelter(combat, there(fighter, path[-1])):
            yield no("SF-SKILL-3", "needs_cover", who=fighter.id)

    def why_not_merged(self, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        """One thing may be drawn or sheathed while moving, with a base attack bonus of at least 1 (SF-MACT-6)."""
        drawn, put_away = values.get("draw"), values.get("sheathe")
        if drawn is None and put_away is None:
            return
        if fighter.card.bab < 1 or (drawn is not None and put_away is not None):
            yield no("SF-MACT-6", "not_merged", who=fighter.id)
        if drawn is not None:
            yield from why_no_draw(fighter, str(drawn))
        if put_away is not None:
            yield from why_no_sheathe(fighter, str(put_away))

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        way = self.way(fighter, values)
        scales = way.mode != "climb" or (yield from climbs(scene, fighter))
        if values.get("draw") is not None:
            draw(scene, fighter, str(values["draw"]))
        if values.get("sheathe") is not None:
            sheathe(scene, fighter, str(values["sheathe"]))
        if not scales:
            return
        path = filled(fighter.place, values["path"])
        climb = climb_of(fighter, len(path), int(values.get("altitude", fighter.altitude_ft)))
        if way.mode == "fly":
            fighter.movement_mode, fighter.airborne_turn = "fly", True
        if path:
            whole = yield from walk(
                scene, fighter, path, way, way.mode, penalty=-10 if values.get("tumble") == "full" else 0,
                descent=climb, gaps=gaps_of(scene.state, fighter, path) if values.get("jump") else (),
            )  # fmt: skip
        else:
            whole = yield from rise(scene, fighter, int(values["altitude"]))
        if fighter.movement_mode == "fly" and fighter.altitude_ft <= 0:
            fighter.movement_mode = "land"
        if values.get("hide") and whole and fighter.able:
            yield from go_into_hiding(scene, fighter)


def there(fighter: Fighter, spot: Spot) -> Fighter:
    """Somebody as it would be elsewhere."""
    return replace(fighter, place=footprint(fighter, *spot))


def climbs(scene: Scene[Combat], fighter: Fighter) -> Script[bool]:
    """Climbing needs Athletics, or a climb speed (SF-MACT-13, SF-SKILL-3)."""
    if "climb" in fighter.card.speed:
        return True
    return (yield from check(scene, fighter, "athletics", CLIMB, rule="SF-MACT-13")) >= 0


def climb_of(fighter: Fighter, steps: int, altitude: int) -> list[int]:
    """The altitude after each step of somebody who rises or sinks on its way; the last one brings it there."""
    start = fighter.altitude_ft
    if altitude == start or not steps:
        return []
    sign = 1 if altitude > start else -1
    reach = abs(altitude - start)
    return [*(start + sign * min(FOOT * number, reach) for number in range(1, steps)), altitude]


class OneStep(Deed):
    """A move to a neighbouring square, on which nothing is drawn (SF-MACT-6)."""

    cost = "move"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> list[Spot]:
            return neighbours(combat, fighter)

        to = Place(among, body=(fighter.place.wide, fighter.place.deep))
        return {"to": to, "draw": items_field(fighter, optional=True)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if values.get("draw") is not None:
            yield no("SF-MACT-6", "not_merged", who=fighter.id)


class GuardedStep(OneStep):
    """Exactly 5 ft that provoke nobody (SF-MACT-9, SF-MACT-10)."""

    id = "guarded_step"
    group = "move"
    rule = "SF-MACT-9"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        yield from super().forbids(combat, fighter, values, paid)
        yield from why_no_guarded_step(combat, fighter, values.get("to"))

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        mode = default_mode(fighter)
        fighter.airborne_turn = fighter.airborne_turn or mode == "fly"
        yield from walk(scene, fighter, [values["to"]], Way(mode, 4 * FOOT, nimble=fighter.nimble_ft), "guarded")


class Withdraw(Deed):
    """Up to twice the speed; the first step does not provoke opponents one sees, all others do (SF-WDRAW-1 to -6)."""

    id = "withdraw"
    group = "move"
    cost = "full"
    rule = "SF-WDRAW-1"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Iterable[tuple[Spot, ...]]:
            return paths(combat, fighter, 2 * speed_of(fighter, default_mode(fighter)))

        def all_of_them(values: Values) -> Iterable[tuple[Spot, ...]] | None:
            return None if values or not goes_plainly(fighter) else among()

        def way(path: tuple[Spot, ...], values: Values) -> list[Leg]:
            return legs(combat, fighter, path, self.way(fighter, values), self.unanswered(combat, fighter))

        path = Places(among, bulk=all_of_them, body=(fighter.place.wide, fighter.place.deep), way=way)
        return {"path": path, "by": words(*MODES)}

    def unanswered(self, combat: Combat, fighter: Fighter) -> tuple[str, ...]:
        """Whom the first step does not provoke: the opponents that one sees (SF-WDRAW-1)."""
        all_known = fighter.card.has("blind_fight")
        return tuple([foe.id for foe in opponents(combat, fighter) if all_known or sees(combat, fighter, foe)])

    def way(self, fighter: Fighter, values: Values) -> Way:
        mode = str(values.get("by", default_mode(fighter)))
        return Way(mode, 2 * speed_of(fighter, mode), nimble=fighter.nimble_ft)

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        stuck = list(why_stuck(combat, fighter))
        yield from stuck
        if not precise_sense(fighter) and not fighter.card.has("blind_fight"):
            yield no("SF-WDRAW-4", "withdraw_blinded", who=fighter.id)
        way = self.way(fighter, values)
        yield from why_not_by(fighter, way.mode)
        if "path" in values and not stuck:
            yield from plan_path(combat, fighter, filled(fighter.place, values["path"]), way, "SF-WDRAW-1")

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        exempt = self.unanswered(scene.state, fighter)
        way = self.way(fighter, values)
        fighter.airborne_turn = fighter.airborne_turn or way.mode == "fly"
        yield from walk(scene, fighter, filled(fighter.place, values["path"]), way, "withdraw", exempt)


class Crawl(OneStep):
    """5 ft on the belly; a standing creature lies down for it and stays prone (SF-MACT-14)."""

    id = "crawl"
    group = "move"
    rule = "SF-MACT-14"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        yield from super().forbids(combat, fighter, values, paid)
        yield from why_fast(fighter, HELD_FAST)
        yield from why_adrift(combat, fighter)
        if "to" in values:
            yield from plan_path(combat, fighter, [values["to"]], Way("land", FOOT), "SF-MACT-14")

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        if not fighter.prone:
            gain(scene, fighter, "prone")
        yield from walk(scene, fighter, [values["to"]], Way("land", FOOT), "crawl")


class MinimumMove(Deed):
    """5 ft with a full action for whoever can move at all; no guarded step (SF-MOVE-8)."""

    id = "minimum_move"
    group = "move"
    cost = "full"
    rule = "SF-MOVE-8"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> list[Spot]:
            return neighbours(combat, fighter)

        return {"to": Place(among, body=(fighter.place.wide, fighter.place.deep))}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        stuck = list(why_stuck(combat, fighter))
        yield from stuck
        if not any(fighter.card.speed.values()):
            yield no("SF-MOVE-8", "no_speed", who=fighter.id)
        if "to" in values and not stuck:
            yield from plan_path(combat, fighter, [values["to"]], self.way(combat, fighter, values), "SF-MOVE-8")

    def way(self, combat: Combat, fighter: Fighter, values: Values) -> Way:
        """Whatever the ground; out of a drop by climbing."""
        x, y = values["to"]
        up = floor_under(combat, fighter.place._replace(x=x, y=y)) > fighter.altitude_ft
        mode = default_mode(fighter)
        return Way("climb" if up and mode != "fly" else mode, ANY_COST)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        way = self.way(scene.state, fighter, values)
        if way.mode == "climb" and not (yield from climbs(scene, fighter)):
            return
        yield from walk(scene, fighter, [values["to"]], way)


class StandUp(Deed):
    """Stand up from prone; no square is left, so nobody is provoked (SF-MACT-2)."""

    id = "stand_up"
    group = "posture"
    cost = "move"
    rule = "SF-MACT-2"

    def cost_of(self, combat: Combat, fighter: Fighter, values: Values) -> str:
        return "swift" if fighter.card.has("kip_up") else "move"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"draw": items_field(fighter, optional=True)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if values.get("draw") is not None:
            yield no("SF-MACT-6", "not_merged", who=fighter.id)
        if not fighter.prone:
            yield no("SF-MACT-2", "not_prone", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        lose_all(scene, fighter, "prone", "stood_up", "SF-MACT-2")
        yield from ()


class DropProne(Deed):
    """Lie down on the own square (SF-SWIFT-1)."""

    id = "drop_prone"
    group = "posture"
    cost = "swift"
    rule = "SF-SWIFT-1"
    purely_defensive = True

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if fighter.prone or combat.zero_gravity or fighter.altitude_ft > 0:
            yield no("SF-SWIFT-1", "nothing_to_change", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        gain(scene, fighter, "prone")
        yield from ()


MOVING: Sequence[Deed] = (
    Move(), GuardedStep(), Withdraw(), Crawl(), MinimumMove(), StandUp(), DropProne(),
)  # fmt: skip
