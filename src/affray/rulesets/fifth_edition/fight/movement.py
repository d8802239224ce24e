"""Steps as they are taken: paid ones, forced ones, teleports, jumps, standing up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import TracebackType

from affray.core.acts import Lost, underway
from affray.core.refusals import Refusal
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.rulesets.unknown import noticed_at
from affray.space.measure import Footprint
from affray.space.squeeze import NUMBER

from ..body.conditions import lose_all, lose_readied, release_all
from ..body.hands import grapples_of, reach_to, reaches_of
from ..body.hazards import enter_hazards
from ..body.settling import results_window, settle, unsettled
from ..ground.board import distance, fits, footprint, gap, may_share, nearest_free, others_at, spot
from ..ground.crowd import crowd_of, near_strangers, put, strangers_within
from ..ground.knowing import known_at
from ..model.catalogue import no
from ..model.events import Bumped, LeftField, Moved, Stopped
from ..model.kinds import FOOT, SQUARES
from ..model.stats import Combat, Fighter
from ..time.windows import Happening, Step, can_react, watched, window
from .stepping import Plan, Spot, movement_left, plan_step, plan_vertical, slows, speed_of


def provoked(scene: Scene[Combat], mover: Fighter, step: Step) -> bool:
    """Whether a step might leave somebody's reach: tested before the window is opened (E5-OPP-3).

    One who disengages provokes nobody; the window then only tells why (E5-OPP-5), as it does for those who have no
    reaction left (E5-REACT-2).
    """
    if mover.disengaged and not scene.recording:
        return False
    combat, origin = scene.state, step.origin
    if not strangers_within(combat, mover, origin):
        return False
    for other in combat.fighters.values():
        if other.side == mover.side or not other.present or not (scene.recording or can_react(other)):
            continue
        before = gap(other.place, other.elevation, origin, step.origin_height)
        after = gap(other.place, other.elevation, step.to, step.height)
        for reach in reaches_of(combat, other):
            if before <= reach and (step.gone or after > reach):
                return True
    return False


class on_the_way(underway):
    """Somebody moves, step after step, until something stops it: a fall to 0 or a speed of 0 (E5-OPP-9)."""

    __slots__ = ("fighter",)

    def __init__(self, scene: Scene[Combat], fighter: Fighter) -> None:
        stops, self.fighter = fighter.stops, fighter
        super().__init__(scene, lambda: fighter.present and fighter.stops == stops)

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> bool:
        super().__exit__(kind, problem, trace)
        if isinstance(problem, Lost):
            stop(self.scene, self.fighter, "stopped", "E5-OPP-9")
        return self.lost


# -- many steps ------------------------------------------------------------------------------------
def walk(scene: Scene[Combat], fighter: Fighter, path: Sequence[Spot], mode: str) -> int:
    """Take the first steps of a way at once, as far as nobody and nothing can answer them: how many they are.

    The same steps one after the other (`take_step`) lead to the same: on foot over open ground that nobody fills, out
    of the reach of strangers, without a log.
    """
    combat, ground = scene.state, scene.state.ground
    busy = scene.recording or "before_step" in combat.reactors or watched(combat, "after_step") or combat.results
    if busy or unsettled(combat) or ground.hazards or combat.options.diagonal_rule == "alternating_5_10":
        return 0
    odd = fighter.marks or fighter.elevation or fighter.jumping or fighter.response_spent >= 0
    if odd or mode != "walk" or SQUARES[fighter.card.size] > 1:
        return 0
    grid, left, spent, diagonals = ground.grid, movement_left(fighter, mode), 0, 0
    stops = crowd_of(combat).filled | ground.climb | ground.swim | ground.pits
    zone = 0 if fighter.disengaged else near_strangers(combat, fighter)
    steps, stride, x, y, taken = grid.steps().to, grid.stride, fighter.place.x, fighter.place.y, 0
    for to_x, to_y in path:
        number, square, end = NUMBER.get((to_x - x, to_y - y)), y * stride + x, to_y * stride + to_x
        if number is None or zone >> square & 1 or not steps[number] >> square & 1 or stops >> end & 1:
            break
        cost = 2 * FOOT if ground.difficult >> end & 1 else FOOT
        if spent + cost > left:
            break
        spent, diagonals, taken = spent + cost, diagonals + (number & 1), taken + 1
        x, y = to_x, to_y
    if taken:
        budget = fighter.budget
        budget.moved_ft, budget.busy, budget.diagonals = budget.moved_ft + spent, True, budget.diagonals + diagonals
        put(combat, fighter, Footprint(x, y), 0, run_up=budget.run_up + FOOT * taken)
    return taken


# -- one step --------------------------------------------------------------------------------------
def take_step(
    scene: Scene[Combat],
    fighter: Fighter,
    to: Spot,
    mode: str,
    dragged: Sequence[Fighter] = (),
    last: bool = True,
    wish: Spot | None = None,
    rise: int = 0,
) -> Script[bool]:
    """STEP: validate, let enemies strike, move and pay, settle, let the readied respond. True if it was taken.

    A step into somebody of whom the mover's side does not know is tried, and stops before him (`bump`).
    """
    combat = scene.state
    plan = real_plan(scene, fighter, to, mode, dragged, last, rise)
    if plan is None:
        return False
    step = Step(fighter.id, fighter.place, fighter.elevation, plan.place, plan.height, plan.gone)
    if "before_step" in combat.reactors or provoked(scene, fighter, step):

        def possible() -> bool:
            return isinstance(make_plan(combat, fighter, to, mode, dragged, last, rise), Plan)

        allowed = yield from interrupted(scene, fighter, step, dragged, possible)
        if not allowed:
            return False
        again = real_plan(scene, fighter, to, mode, dragged, last, rise)
        if again is None:
            return False
        plan = again
        step = Step(fighter.id, fighter.place, fighter.elevation, plan.place, plan.height, plan.gone)
    pay(fighter, plan)
    steps = enter(scene, fighter, plan, step, dragged, wish)
    if unsettled(combat) or watched(combat, "after_step") or combat.results or combat.ground.hazards:
        yield from arrive(scene, fighter, steps)
    return True


def make_plan(
    combat: Combat,
    fighter: Fighter,
    to: Spot,
    mode: str,
    dragged: Sequence[Fighter],
    last: bool,
    rise: int,
    really: bool = False,
) -> Plan | list[Refusal]:
    """The step as it would be now, sideways or up and down, as the mover's side knows it or as it `really` goes."""
    left = movement_left(fighter, mode, slows(fighter, dragged))
    if rise:
        return plan_vertical(combat, fighter, fighter.elevation + FOOT * rise, mode, left, last, really)
    return plan_step(
        combat, fighter, fighter.place, fighter.elevation, to, mode, left, dragged, last, fighter.budget.diagonals,
        really,
    )  # fmt: skip


def real_plan(
    scene: Scene[Combat], fighter: Fighter, to: Spot, mode: str, dragged: Sequence[Fighter], last: bool, rise: int
) -> Plan | None:
    """The step as it is taken; None if it is not, for a reason that is told."""
    plan = make_plan(scene.state, fighter, to, mode, dragged, last, rise)
    if not isinstance(plan, Plan):
        stop(scene, fighter, "refused", plan[0].rule)
        return None
    others = others_at(scene.state, fighter, plan.place, plan.height) if not plan.gone else []
    if not others or len(others) == len(known_at(scene.state, fighter, plan.place, plan.height)):
        return plan
    really = make_plan(scene.state, fighter, to, mode, dragged, last, rise, really=True)
    if isinstance(really, Plan):
        return really
    pay(fighter, plan)
    bump(scene, fighter, others, plan.place)
    return None


def bump(scene: Scene[Combat], fighter: Fighter, others: Sequence[Fighter], place: Footprint) -> None:
    """Somebody comes upon one whom its side does not know of, and stays where it is; that one stays hidden."""
    fighter.budget.run_up = 0
    if scene.recording:
        event = scene.tell(Bumped(fighter.id, spot(place), rules=("E5-SPACE-4", "E5-SIGHT-8")))
        for other in others:
            noticed_at(scene.events, event, other.id, (other.place.x, other.place.y, other.elevation))


def interrupted(
    scene: Scene[Combat], fighter: Fighter, step: Step, dragged: Sequence[Fighter], possible: Callable[[], bool]
) -> Script[bool]:
    """WINDOW before_step; the step is off if the mover was stopped or stays (E5-OPP-2, E5-OPP-9, E5-OPP-10)."""
    stops = fighter.stops
    names = tuple([other.id for other in dragged])
    happening = Happening("step", fighter.id, names, steps=(step,), possible=possible)

    def goes_on() -> bool:
        return fighter.present and fighter.stops == stops and "stays" not in happening.answered

    yield from window(scene, "before_step", happening, goes_on)
    if goes_on():
        return True
    why = "stays" if "stays" in happening.answered else "stopped"
    stop(scene, fighter, why, "E5-OPP-10" if why == "stays" else "E5-OPP-9")
    return False


def ask_to_complete(scene: Scene[Combat], fighter: Fighter, happening: Happening) -> Script[None]:
    """After an attack that did not stop it the mover may complete the step or stay (E5-OPP-10)."""

    def known() -> list[Option]:
        return [Option("go_on"), Option("stay")]

    def question() -> Choose | None:
        still = fighter.present and (happening.possible is None or happening.possible())
        return Choose(fighter.id, "complete_step", known) if still else None

    pick = yield from ask(scene, question)
    if pick is not None and pick.do == "stay":
        happening.answered.append("stays")


def stop(scene: Scene[Combat], fighter: Fighter, why: str, rule: str) -> None:
    if scene.recording:
        scene.tell(Stopped(fighter.id, why, rules=(rule,)))


def pay(fighter: Fighter, plan: Plan) -> None:
    """Spend the movement of a step (E5-MOVE-1)."""
    if fighter.response_spent >= 0:
        fighter.response_spent += plan.cost
    else:
        fighter.budget.moved_ft += plan.cost
        fighter.budget.busy = True
    fighter.budget.diagonals += plan.diagonal
    fighter.budget.run_up = fighter.budget.run_up + FOOT if plan.how == "walk" else 0


def enter(
    scene: Scene[Combat], fighter: Fighter, plan: Plan, first: Step, dragged: Sequence[Fighter], wish: Spot | None
) -> tuple[Step, ...]:
    """Change places, the dragged ones following (E5-GRAP-14), or leave the battlefield (E5-MOVE-13)."""
    origin, height = fighter.place, fighter.elevation
    clinging = plan.how == "climb" and (plan.height != 0 or fighter.clinging or plan.height != height)
    put(scene.state, fighter, plan.place, plan.height, clinging, fighter.budget.run_up)
    if plan.gone:
        leave_field(scene, fighter)
        return (first,)
    if scene.recording:
        rule = "E5-PRONE-6" if plan.how == "crawl" else "E5-MOVE-3"
        scene.tell(
            Moved(fighter.id, plan.how, spot(origin), spot(plan.place), plan.cost, plan.height, rules=(rule,))
        )
    if not dragged:
        return (first,)
    moved = [drag_along(scene, fighter, other, origin, wish if not number else None)
             for number, other in enumerate(dragged)]  # fmt: skip
    return (first, *(step for step in moved if step is not None))


def arrive(scene: Scene[Combat], fighter: Fighter, steps: tuple[Step, ...]) -> Script[None]:
    """Steps 4 and 5: settle everything, then the readied movement triggers (E5-READY-16)."""
    combat = scene.state
    if combat.ground.hazards:
        yield from enter_hazards(scene, steps)
    if unsettled(combat):
        yield from settle(scene)
    if watched(combat, "after_step"):
        yield from window(scene, "after_step", Happening("step", fighter.id, steps=steps))
    if combat.results:
        yield from results_window(scene)


def leave_field(scene: Scene[Combat], fighter: Fighter) -> None:
    """Out of the fight: no space, no turn, no reaction (E5-MOVE-13, E5-GEN-9)."""
    fighter.left_field, scene.state.crowd = True, None
    release_all(scene, fighter, "E5-GRAP-11")
    lose_readied(scene, fighter, "gone", "E5-GEN-9")
    if scene.recording:
        scene.tell(LeftField(fighter.id, rules=("E5-MOVE-13",)))


# -- dragging --------------------------------------------------------------------------------------
def dragged_by(combat: Combat, fighter: Fighter, drag: bool) -> list[Fighter]:
    """Whom somebody takes along with its steps (E5-GRAP-13)."""
    return grapples_of(combat, fighter) if drag else []


def drag_along(
    scene: Scene[Combat], fighter: Fighter, other: Fighter, origin: Footprint, wish: Spot | None
) -> Step | None:
    """Put a dragged creature where the grappler wishes, or where it was (E5-GRAP-14); None if it stays behind."""
    combat = scene.state
    place = dragging_place(combat, fighter, other, origin, wish)
    if place is None:
        return None
    height = fighter.elevation if fits(combat, other, place, fighter.elevation) else other.elevation
    if (place, height) == (other.place, other.elevation):
        return None
    step = Step(other.id, other.place, other.elevation, place, height)
    if scene.recording:
        rules = ("E5-GRAP-14", "E5-MOVE-9")
        scene.tell(Moved(other.id, "drag", spot(other.place), spot(place), 0, height, rules=rules))
    put(combat, other, place, height)
    return step


def dragging_place(
    combat: Combat, fighter: Fighter, other: Fighter, origin: Footprint, wish: Spot | None
) -> Footprint | None:
    """A free place within the grappler's reach: the wished one, the squares just left, or the nearest."""
    wished = [footprint(other, *wish)] if wish is not None else []
    for place in [*wished, *(footprint(other, x, y) for x, y in origin.squares())]:
        if may_lie(combat, fighter, other, place):
            return place
    near = distance(fighter, other) <= reach_to(fighter, other)
    if near and not others_at(combat, other, other.place, other.elevation):
        return other.place
    place_near = nearest_free(combat, other, other.place)
    return place_near if place_near is not None and may_lie(combat, fighter, other, place_near) else None


def may_lie(combat: Combat, fighter: Fighter, other: Fighter, place: Footprint) -> bool:
    near = gap(fighter.place, fighter.elevation, place, fighter.elevation) <= reach_to(fighter, other)
    return near and fits(combat, other, place, fighter.elevation)


def why_not_put(
    combat: Combat, fighter: Fighter, dragged: Sequence[Fighter], ways: Sequence[Footprint], wishes: Sequence[Spot]
) -> Iterator[Refusal]:
    """What is against the wished places of a dragged creature, one for each step to one of `ways` (E5-GRAP-14)."""
    if not dragged or len(wishes) > len(ways):
        yield no("E5-GRAP-14", "not_grappled", who=fighter.id)
        return
    other = dragged[0]
    for way, (x, y) in zip(ways, wishes, strict=False):
        place = footprint(other, x, y)
        if gap(way, fighter.elevation, place, fighter.elevation) > reach_to(fighter, other):
            yield no("E5-GRAP-14", "out_of_reach", target=other.id, x=x, y=y)
        elif overlaps(place, way) or not free_but_for(combat, other, fighter, place):
            yield no("E5-GRAP-14", "destination_occupied", target=other.id, x=x, y=y)


def overlaps(one: Footprint, other: Footprint) -> bool:
    return gap(one, 0, other, 0) == 0


def free_but_for(combat: Combat, other: Fighter, fighter: Fighter, place: Footprint) -> bool:
    """Whether a place is free for somebody, the one who drags it left aside: it has moved on by then.

    Those of whom the dragging side does not know do not count: then another place is found (E5-GRAP-14).
    """
    grid = combat.ground.grid
    if not grid.holds(place) or grid.filled(place) & grid.solid.squares:
        return False
    there = known_at(combat, other, place, fighter.elevation, fighter.side)
    there = [each for each in there if each is not fighter]
    return not there or may_share(combat, other, there)


# -- movement that is not paid for -----------------------------------------------------------------
def displace(
    scene: Scene[Combat], fighter: Fighter, place: Footprint, height: int, how: str, rules: tuple[str, ...]
) -> Script[None]:
    """FORCED MOVE and TELEPORT: no cost, no opportunity attack, then steps 4 and 5 (E5-MOVE-9, E5-OPP-6)."""
    step = Step(fighter.id, fighter.place, fighter.elevation, place, height)
    if scene.recording:
        scene.tell(Moved(fighter.id, how, spot(fighter.place), spot(place), 0, height, rules=rules))
    put(scene.state, fighter, place, height)
    yield from arrive(scene, fighter, (step,))


def teleport(scene: Scene[Combat], fighter: Fighter, place: Footprint) -> Script[None]:
    """Directly to a free place; whoever is prone stays prone (E5-MOVE-14, E5-PRONE-9)."""
    height = max(0, fighter.elevation)
    yield from displace(scene, fighter, place, height, "teleport", ("E5-MOVE-14", "E5-OPP-6"))


def push(scene: Scene[Combat], fighter: Fighter, place: Footprint) -> Script[None]:
    """Moved by somebody else (E5-SHOVE-9)."""
    yield from displace(scene, fighter, place, fighter.elevation, "push", ("E5-SHOVE-9", "E5-MOVE-9"))


# -- standing up -----------------------------------------------------------------------------------
def standing_cost(fighter: Fighter) -> int:
    """Half the effective walking speed, of the highest one if there is none; Dash does not count (E5-PRONE-4)."""
    speeds = fighter.card.speed
    modes = ["walk"] if "walk" in speeds else list(speeds)
    return max([speed_of(fighter, mode) for mode in modes], default=0) // 2


def stand_up(scene: Scene[Combat], fighter: Fighter) -> None:
    """Standing up is no step and provokes nothing (E5-PRONE-3, E5-PRONE-9)."""
    fighter.budget.moved_ft += standing_cost(fighter)
    fighter.budget.busy, fighter.budget.run_up = True, 0
    lose_all(scene, fighter, "prone", "stood_up", "E5-PRONE-3")
