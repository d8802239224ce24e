"""One step of movement: whether it is legal and what it costs (E5-MOVE, E5-SPACE, E5-PRONE)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from affray.core.refusals import Refusal
from affray.space.bits import Bits, minus
from affray.space.measure import Footprint
from affray.space.squeeze import NUMBER, landing
from affray.space.steps import STEPS

from ..body.dice import sources_of, speed_is_zero
from ..body.hands import grapples_of
from ..ground.board import floor_under, gap, may_share, others_at
from ..ground.crowd import Crowd, crowd_of, enemies_of, people_of
from ..ground.knowing import is_known, known_at
from ..model.catalogue import every, no
from ..model.conditions import CANNOT_MOVE, CONDITIONS, FEARFUL, GRAPPLED, HALF_SPEED, INCAPACITATED, PRONE
from ..model.kinds import FOOT, SQUARES
from ..model.stats import Combat, Fighter

Spot = tuple[int, int]


class Plan(NamedTuple):
    """A step as it would be: where it leads, what it costs, in which way."""

    place: Footprint
    height: int
    cost: int
    how: str
    squeezing: bool = False
    gone: bool = False
    diagonal: bool = False
    occupied: bool = False


# -- speed -----------------------------------------------------------------------------------------
def default_mode(fighter: Fighter) -> str:
    """How somebody moves who says nothing of it: in the air with its wings, else on foot if it can (E5-MOVE-6)."""
    speeds = fighter.card.speed
    if "walk" in speeds:
        return "fly" if fighter.elevation and is_flying(fighter) else "walk"
    return next(iter(speeds), "walk")


def is_flying(fighter: Fighter) -> bool:
    """Whether it is its wings that hold somebody up there: nobody walks in the air (E5-MOVE-16)."""
    if not fighter.elevation > 0 or fighter.clinging or fighter.marks & PRONE:
        return False
    return fighter.card.speed.get("fly", 0) > 0


def mode_said(fighter: Fighter, said: str) -> str:
    """The mode that is meant: none is the default one, and walking in the air is flying."""
    return default_mode(fighter) if not said or (said == "walk" and is_flying(fighter)) else said


def speed_of(fighter: Fighter, mode: str = "", dragging: bool = False) -> int:
    """Effective speed: 0 if anything sets it to 0, else halved once for each halving effect (E5-MOVE-17)."""
    speeds = fighter.card.speed
    speed = speeds.get(mode or default_mode(fighter))
    if speed is None:
        speed = speeds.get("walk", 0) if mode in ("climb", "swim") else 0
    if fighter.marks or fighter.exhaustion:
        if speed_is_zero(fighter):
            return 0
        if fighter.exhaustion >= HALF_SPEED:
            speed //= 2
    return speed // 2 if dragging else speed


def movement_left(fighter: Fighter, mode: str = "", dragging: bool = False) -> int:
    """The allowance that is left now, of the turn or of a readied move (E5-MOVE-1, E5-MOVE-6, E5-READY-13)."""
    speed = speed_of(fighter, mode, dragging)
    if fighter.response_spent >= 0:
        return speed - fighter.response_spent
    return speed * (1 + fighter.budget.dashes) - fighter.budget.moved_ft


def slows(fighter: Fighter, dragged: Sequence[Fighter]) -> bool:
    """Whether dragging these halves the speed: not those two sizes smaller or less (E5-GRAP-13)."""
    return bool(dragged) and any(other.card.size > fighter.card.size - 2 for other in dragged)


def why_cannot_move(fighter: Fighter) -> Iterator[Refusal]:
    """Who is paralyzed, petrified, stunned or unconscious does not move, nor does speed 0 (E5-MOVE-7)."""
    if fighter.marks & CANNOT_MOVE:
        rules = [each.rule for each in CONDITIONS.of(fighter.marks & CANNOT_MOVE)]
        yield from every("cannot_move", *rules, who=fighter.id)
    elif speed_is_zero(fighter):
        yield no("E5-MOVE-7", "speed_zero", who=fighter.id)


# -- where a step leads ----------------------------------------------------------------------------
def blocked_reasons(combat: Combat, place: Footprint, dx: int, dy: int) -> list[Refusal]:
    """What blocks a step of a footprint: the square or edge, or the corner of a diagonal (E5-MOVE-12, E5-MOVE-15)."""
    solid, grid = combat.ground.grid.solid, combat.ground.grid
    found: list[Refusal] = []
    for x, y in place.squares():
        to = (x + dx, y + dy)
        if grid.has(*to):
            if solid.squares >> grid.square(*to) & 1 or (not (dx and dy) and edge_between(combat, (x, y), to)):
                return [no("E5-MOVE-15", "square_blocked", x=to[0], y=to[1])]
        if dx and dy:
            sides = ((x + dx, y), (x, y + dy))
            if any(grid.has(*side) and solid.squares >> grid.square(*side) & 1 for side in sides):
                found.append(no("E5-MOVE-12", "corner_blocked", x=to[0], y=to[1]))
            if any(edge_between(combat, (x, y), side) or edge_between(combat, side, to) for side in sides):
                found.append(no("E5-MOVE-15", "corner_blocked", x=to[0], y=to[1]))
    return list(dict.fromkeys(found))


def edge_between(combat: Combat, one: Spot, other: Spot) -> bool:
    """Whether something blocks the edge between two orthogonal neighbours."""
    grid = combat.ground.grid
    low = min(one, other)
    if not (grid.has(*one) and grid.has(*other)):
        return False
    edges = grid.solid.x_edges if one[0] != other[0] else grid.solid.y_edges
    return bool(edges >> grid.square(*low) & 1)


def space_after(combat: Combat, fighter: Fighter, start: Footprint, to: Spot) -> Footprint | list[Refusal]:
    """The space after a step to this anchor, squeezed if it must be and can be (E5-SPACE-8, E5-SPACE-9)."""
    grid = combat.ground.grid
    side = SQUARES[fighter.card.size]
    small = SQUARES[fighter.card.size - 1] if side > 1 else 1
    place = landing(grid, start, to, side, small)
    if place is not None:
        return place
    number = NUMBER.get((to[0] - start.x, to[1] - start.y))
    if number is None:
        return [no("E5-MOVE-2", "square_blocked")]
    reasons = blocked_reasons(combat, start, *STEPS[number])
    if side == 1:
        return reasons
    if not grid.has(*to) or not grid.steps(small, small).fits >> (to[1] * grid.stride + to[0]) & 1:
        return [*reasons, no("E5-SPACE-8", "too_narrow")]
    return reasons or [no("E5-SPACE-8", "too_narrow")]


def leaves_map(combat: Combat, fighter: Fighter, start: Footprint, to: Spot) -> bool:
    """A neighbouring anchor at which the combatant would no longer be on the map as a whole (E5-MOVE-13)."""
    x, y = to
    grid = combat.ground.grid
    if x >= 0 and y >= 0 and x + start.wide <= grid.width and y + start.deep <= grid.height:
        return False
    return max(abs(x - start.x), abs(y - start.y)) == 1


# -- the plan --------------------------------------------------------------------------------------
def plan_step(
    combat: Combat,
    fighter: Fighter,
    start: Footprint,
    height: int,
    to: Spot,
    mode: str,
    spare: int,
    dragged: Sequence[Fighter] = (),
    last: bool = True,
    diagonals: int = 0,
    really: bool = False,
) -> Plan | list[Refusal]:
    """A step from somewhere to a neighbouring square with `spare` feet of movement left, or every reason against it.

    Only those count of whom the mover's side knows, unless it is asked how the step `really` goes.
    """
    diagonal = to[0] != start.x and to[1] != start.y
    far = diagonal and diagonals % 2 == 1 and combat.options.diagonal_rule == "alternating_5_10"
    grid, small = combat.ground.grid, SQUARES[fighter.card.size] == 1
    place = landing(grid, start, to, 1, 1) if small else None
    if place is None:
        if leaves_map(combat, fighter, start, to):
            return plan_leaving(combat, fighter, start, height, to, mode, spare, FOOT * (2 if far else 1))
        after = space_after(combat, fighter, start, to)
        if isinstance(after, list):
            return after
        place = after
    under = grid.filled(place)
    found: list[Refusal] = []
    others: list[Fighter] = []
    if height < 0 and floor_under(combat, place) > height:
        found.append(no("E5-MOVE-16", "square_blocked", who=fighter.id))
    if under & crowd_of(combat).filled:
        others = (others_at if really else known_at)(combat, fighter, place, height)
        found += hostile_spaces(combat, fighter, others)
    if fighter.marks & FEARFUL:
        found += approaches(combat, fighter, start, place, height)
    how, factor = effort(combat, fighter, under, mode, height, bool(others))
    allowance = spare
    if how != mode and how in fighter.card.speed:  # another speed, less what was already moved (E5-MOVE-6)
        slow = slows(fighter, dragged)
        spare += movement_left(fighter, how, slow) - movement_left(fighter, mode, slow)
    squeezing = not small and place.wide < SQUARES[fighter.card.size]
    cost = FOOT * (2 if far else 1) * (factor + squeezing)
    if cost > spare:
        found += too_far(fighter, cost, spare)
    shared = bool(others) and not may_share(combat, fighter, others)
    if shared and last and not found:  # a readied move is over with its path, a turn may go on
        left, so_far = allowance - cost, diagonals + diagonal
        way = fighter.response_spent < 0 and way_out(
            combat, fighter, place, height, mode, left, dragged, so_far, really
        )
        if not way:
            found.append(no("E5-SPACE-6", "ends_in_occupied", creature=others[0].id))
    if found:
        return found
    return Plan(place, height, cost, "squeeze" if squeezing else how, squeezing, False, diagonal, shared)


def plan_leaving(
    combat: Combat, fighter: Fighter, start: Footprint, height: int, to: Spot, mode: str, spare: int, feet: int
) -> Plan | list[Refusal]:
    """A step of so many feet off the map, or every reason against it: nothing may be in its way (E5-MOVE-13)."""
    found = blocked_reasons(combat, start, to[0] - start.x, to[1] - start.y)
    if height < 0:
        found.append(no("E5-MOVE-16", "square_blocked", who=fighter.id))
    if fighter.marks & FEARFUL:
        found += approaches(combat, fighter, start, start._replace(x=to[0], y=to[1]), height)
    cost = feet * (2 if fighter.prone else 1)
    if cost > spare:
        found += too_far(fighter, cost, spare)
    return found or Plan(start, height, cost, "crawl" if fighter.prone else mode, gone=True)


def hostile_spaces(combat: Combat, fighter: Fighter, others: Sequence[Fighter]) -> list[Refusal]:
    """Of those in a space the enemies that let nobody through: less than two sizes apart (E5-SPACE-4, E5-SPACE-11).

    Nobody passes through the space of whom it holds: it is moved only after the step (E5-GRAP-14).
    """
    found: list[Refusal] = []
    held = grapples_of(combat, fighter)
    for other in others:
        barred = combat.hostile(fighter, other) and abs(other.card.size - fighter.card.size) < 2
        if other in held or (barred and not other.incapacitated):
            found.append(no("E5-SPACE-4", "hostile_space", creature=other.id))
    return found


def too_far(fighter: Fighter, cost: int, spare: int) -> list[Refusal]:
    rule = "E5-READY-13" if fighter.response_spent >= 0 else "E5-MOVE-1"
    return [no(rule, "not_enough_movement", cost=cost, left=max(0, spare))]


def effort(
    combat: Combat, fighter: Fighter, under: Bits, mode: str, height: int, crowded: bool
) -> tuple[str, int]:
    """How a step is made, and how often its feet count (E5-MOVE-3 to E5-MOVE-5, E5-PRONE-6)."""
    if fighter.jumping:
        return "jump", 1
    ground = combat.ground
    how, factor = mode, 1
    heavy = crowded
    if mode != "fly":
        heavy = heavy or bool(ground.difficult & under)
        if ground.climb & under or (height > 0 and mode == "climb"):
            how = "climb"
        elif ground.swim & under:
            how = "swim"
    if fighter.marks & PRONE:
        how, factor = "crawl", 2
    elif how in ("climb", "swim") and how not in fighter.card.speed:
        factor = 2
    return how, factor + heavy


def approaches(
    combat: Combat, fighter: Fighter, start: Footprint, place: Footprint, height: int
) -> list[Refusal]:
    """No willing step closer to what one is frightened of, if one knows where that is (E5-COND-8)."""
    for source in sources_of(combat, fighter, FEARFUL):
        if not is_known(combat, fighter.side, source):
            continue
        before = gap(start, fighter.elevation, source.place, source.elevation)
        if gap(place, height, source.place, source.elevation) < before:
            return [no("E5-COND-8", "frightened_approach", source=source.id)]
    return []


def passable(combat: Combat, fighter: Fighter) -> tuple[Bits, Bits]:
    """The squares of creatures that somebody cannot pass, and of those it can but where it cannot stop, as known."""
    grid, crowd, side = combat.ground.grid, crowd_of(combat), fighter.side
    stops: Bits = 0
    through: Bits = 0
    if crowd.simple and combat.slots and not (combat.loose or combat.marks & GRAPPLED):
        own = crowd.sides.get(side, 0)
        stops, through = minus(crowd.filled, own), minus(own, grid.filled(fighter.place))
        if combat.marks & INCAPACITATED:
            for enemy in enemies_of(combat, fighter):
                if enemy.marks & INCAPACITATED:
                    lying = grid.filled(enemy.place)
                    stops, through = minus(stops, lying), through | lying
        return stops, through
    held, size = grapples_of(combat, fighter), fighter.card.size
    for other in people_of(combat):
        if other is fighter:
            continue
        if (other.known_to is not None or other.hidden_from or other.hiding) and not is_known(combat, side, other):
            continue
        foe = other.side != side and not other.marks & INCAPACITATED and combat.hostile(fighter, other)
        if (foe and -2 < other.card.size - size < 2) or other in held:
            stops |= grid.filled(other.place)
        else:
            through |= grid.filled(other.place)
    return stops, through


def way_out(
    combat: Combat,
    fighter: Fighter,
    place: Footprint,
    height: int,
    mode: str,
    spare: int,
    dragged: Sequence[Fighter] = (),
    diagonals: int = 0,
    really: bool = False,
) -> tuple[Spot, ...]:
    """The fewest steps out of an occupied space to a legal square; empty if the movement left does not suffice.

    Each step is planned as it would be taken, so fear, terrain and narrow places count (E5-SPACE-6, E5-COND-8).
    """
    most = {place: spare}
    ways: list[tuple[Footprint, int, int, tuple[Spot, ...]]] = [(place, spare, diagonals, ())]
    for here, left, so_far, way in ways:  # grows while it is gone through
        for dx, dy in STEPS:
            to = (here.x + dx, here.y + dy)
            plan = plan_step(combat, fighter, here, height, to, mode, left, dragged, False, so_far, really)
            if isinstance(plan, list) or plan.gone:
                continue
            if not plan.occupied:
                return (*way, to)
            rest = left - plan.cost
            if rest > most.get(plan.place, 0):
                most[plan.place] = rest
                ways.append((plan.place, rest, so_far + plan.diagonal, (*way, to)))
    return ()


def plan_path(
    combat: Combat, fighter: Fighter, path: Sequence[Spot], mode: str, dragged: Sequence[Fighter]
) -> list[Refusal]:
    """Every reason against a path, as the situation stands."""
    planned = plan_steps(combat, fighter, path, mode, dragged)
    return [each for each in planned if isinstance(each, Refusal)]


def plan_steps(
    combat: Combat, fighter: Fighter, path: Sequence[Spot], mode: str, dragged: Sequence[Fighter]
) -> list[Plan] | list[Refusal]:
    """The steps of a path, each from where the one before would lead, or every reason against the first illegal one."""
    start, height = fighter.place, fighter.elevation
    left = movement_left(fighter, mode, slows(fighter, dragged))
    diagonals = fighter.budget.diagonals
    plans: list[Plan] = []
    for number, to in enumerate(path):
        last = number == len(path) - 1
        plan = plan_step(combat, fighter, start, height, to, mode, left, dragged, last, diagonals)
        if isinstance(plan, list):
            return plan
        if plan.gone and not last:
            return [no("E5-MOVE-13", "square_blocked")]
        left -= plan.cost
        diagonals += plan.diagonal
        start = plan.place
        plans.append(plan)
    return plans


# -- up and down -----------------------------------------------------------------------------------
def vertical_mode(combat: Combat, fighter: Fighter) -> str:
    """Flying, or climbing where there is something to climb: a pit, a wall beside, a square to climb."""
    if fighter.card.speed.get("fly"):
        return "fly"
    grid = combat.ground.grid
    here = grid.filled(fighter.place)
    beside = grid.near(here)
    climbable = fighter.elevation < 0 or combat.ground.climb & here or grid.solid.squares & beside
    return "climb" if climbable else ""


def plan_vertical(
    combat: Combat, fighter: Fighter, height: int, mode: str, spare: int, last: bool, really: bool = False
) -> Plan | list[Refusal]:
    """A step up or down to this height, not into the ground, or every reason against it (E5-MOVE-3, E5-MOVE-16).

    Those of whom the mover's side does not know count as in `plan_step`.
    """
    place, squeezing = fighter.place, fighter.squeezing
    found: list[Refusal] = []
    if height < floor_under(combat, place):
        found.append(no("E5-MOVE-15", "square_blocked", who=fighter.id))
    others = (others_at if really else known_at)(combat, fighter, place, height)
    found += hostile_spaces(combat, fighter, others)
    found += approaches(combat, fighter, place, place, height)
    cost = FOOT * ((1 if mode in fighter.card.speed else 2) + squeezing + bool(others))
    if cost > spare:
        found += too_far(fighter, cost, spare)
    shared = bool(others) and not may_share(combat, fighter, others)
    if shared and last and not found:
        if not way_out(combat, fighter, place, height, mode, spare - cost, (), fighter.budget.diagonals, really):
            found.append(no("E5-SPACE-6", "ends_in_occupied", creature=others[0].id))
    return found or Plan(place, height, cost, mode, squeezing, occupied=shared)


def plan_rise(
    combat: Combat, fighter: Fighter, steps: int, mode: str, dragged: Sequence[Fighter] = ()
) -> list[Refusal]:
    """Every reason against so many steps up, or down if negative, as the situation stands (E5-MOVE-16)."""
    height, left = fighter.elevation, movement_left(fighter, mode, slows(fighter, dragged))
    if not steps:
        return too_far(fighter, 0, left)
    for number in range(1, abs(steps) + 1):
        height += FOOT if steps > 0 else -FOOT
        plan = plan_vertical(combat, fighter, height, mode, left, number == abs(steps))
        if isinstance(plan, list):
            return plan
        left -= plan.cost
    return []


# -- in the space of others ------------------------------------------------------------------------
def standing_in_others(combat: Combat, fighter: Fighter, known: bool = False) -> bool:
    """In the space of another creature, where nobody may stop, `known` to its side or any (E5-SPACE-6)."""
    crowd: Crowd = combat.crowd or crowd_of(combat)
    if not crowd.shared or not crowd.shared & combat.ground.grid.filled(fighter.place):
        return False
    others = (known_at if known else others_at)(combat, fighter, fighter.place, fighter.elevation)
    return bool(others) and not may_share(combat, fighter, others)


def leave_others(combat: Combat, fighter: Fighter) -> tuple[Spot, ...]:
    """The way out for somebody who stands where nobody may stop, nobody dragged along; empty if there is none."""
    mode, left = default_mode(fighter), movement_left(fighter)
    return way_out(combat, fighter, fighter.place, fighter.elevation, mode, left, (), fighter.budget.diagonals)
