"""Flood and straight walks."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from affray.space.bits import count, each
from affray.space.grid import Grid
from affray.space.measure import FIVE, FIVE_TEN, FIVE_TEN_FLAT, Footprint
from affray.space.movement import Flood, flood
from affray.space.steps import STEPS
from affray.space.straight import between, line, straight, swept
from tests.space import slow
from tests.space.plan import draw, read
from tests.space.worlds import places, some, worlds

many = settings(max_examples=80, deadline=None)

MEASURES = {"5-5-5": FIVE, "5-10-5": FIVE_TEN, "flat": FIVE_TEN_FLAT}


def costs(grid: Grid, flooded: Flood) -> str:
    """The map with the cost of everything that was reached."""
    marks = {}
    for square in each(grid.board):
        cost = flooded.cost(square)
        if cost is not None:
            marks[square] = str(cost)
    return draw(grid, marks)


def test_walls_are_walked_round_and_difficult_ground_costs_double() -> None:
    grid = read("""
        .....
        .##~.
        ..#..
    """)
    assert costs(grid, flood(grid, grid.square(0, 1), 6)) == "\n".join([
        "12345",
        "0##65",
        "12#66",
    ])  # fmt: skip


def test_every_second_diagonal_costs_double() -> None:
    grid = Grid(5, 5)
    assert costs(grid, flood(grid, 0, 6, measure=FIVE_TEN)) == "\n".join([
        "01234",
        "11234",
        "22345",
        "33445",
        "44556",
    ])  # fmt: skip


def test_a_square_is_reached_at_most_once_with_either_parity() -> None:
    grid = Grid(5, 5)
    middle = grid.square(1, 1)

    def arrivals(reached: Flood, square: int) -> list[int]:
        return [cost for fronts in reached.fronts for cost, front in enumerate(fronts) if front >> square & 1]

    plain, alternating = flood(grid, 0, 9), flood(grid, 0, 9, measure=FIVE_TEN)
    assert (arrivals(plain, 0), arrivals(plain, middle)) == ([0], [1])
    assert (arrivals(alternating, 0), arrivals(alternating, middle)) == ([0], [2, 1])


def test_a_diagonal_counted_before_makes_the_next_one_dear() -> None:
    grid = Grid(3, 3)
    fresh, tired = flood(grid, 0, 9, measure=FIVE_TEN), flood(grid, 0, 9, measure=FIVE_TEN, parity=1)
    assert (fresh.cost(grid.square(1, 1)), tired.cost(grid.square(1, 1))) == (1, 2)
    assert (fresh.parity(grid.square(1, 1)), tired.parity(grid.square(1, 1))) == (1, 0)


def test_a_detour_that_saves_a_dear_diagonal_is_found() -> None:
    grid = read(
        """
        ..#
        ..#
        ##3
        """,
        ways=0,
    )
    far = flood(grid, 0, 9, measure=FIVE_TEN)
    assert far.cost(grid.square(1, 1)) == 1  # by a diagonal, after which the next one is dear: 1 + 6
    assert far.cost(grid.square(2, 2)) == 5  # by two straight steps and a first diagonal: 2 + 3
    assert [grid.at(square) for square in far.path(grid.square(2, 2))] == [(0, 0), (1, 0), (1, 1), (2, 2)]


def test_costly_ground_costs_two_and_heavier_ground_stays_heavier() -> None:
    grid = read("..3.")
    reached = flood(grid, 0, 9, costly=grid.bits([(1, 0), (2, 0)]))
    assert [reached.cost(square) for square in range(4)] == [0, 2, 5, 6]


def test_costly_ground_is_as_heavy_as_difficult_ground_and_no_heavier() -> None:
    mixed = read(".~..3.")
    costly = mixed.bits([(1, 0), (3, 0), (4, 0)])
    assert [flood(mixed, 0, 12, costly=costly).cost(square) for square in range(6)] == [0, 2, 3, 5, 8, 9]
    light = read(".~..")
    assert [flood(light, 0, 9, costly=light.bits([(3, 0)])).cost(square) for square in range(4)] == [0, 2, 3, 5]


def test_enemies_block_and_friends_may_be_passed_but_not_stood_upon() -> None:
    grid = read("...#\n####")
    enemy, friend = grid.bits([(1, 0)]), grid.bits([(1, 0)])
    assert flood(grid, 0, 3, blocked=enemy).within() == grid.bits([(0, 0)])
    past = flood(grid, 0, 3, through=friend, costly=friend)
    assert past.within() == grid.bits([(0, 0), (2, 0)])
    assert past.cost(grid.square(1, 0)) == 2
    assert past.cost(grid.square(2, 0)) == 3
    assert flood(grid, 0, 2, through=friend, costly=friend).within() == grid.bits([(0, 0)])


def test_crawling_costs_one_more_for_every_step() -> None:
    grid = read(".~.")
    crawling = flood(grid, 0, 6, extra=1)
    assert [crawling.cost(square) for square in (0, 1, 2)] == [0, 3, 5]


def test_a_large_footprint_walks_where_it_has_room() -> None:
    grid = read("""
        ......
        ..#...
        ......
        ......
    """)
    large = flood(grid, grid.square(0, 0), 9, wide=2)
    assert costs(grid, large) == "\n".join([
        "0..77.",
        "1.#66.",
        "23456.",
        "......",
    ])  # fmt: skip


def test_a_wide_or_a_deep_footprint_meets_what_any_of_its_squares_meets() -> None:
    grid = Grid(6, 6)
    someone = grid.bits([(3, 3)])
    for wide, deep, stopped in ((2, 1, [(2, 3), (3, 3)]), (1, 2, [(3, 2), (3, 3)])):
        whole = grid.points(grid.steps(wide, deep).fits)
        free = [place for place in whole if place not in stopped]
        assert grid.points(flood(grid, 0, 9, wide=wide, deep=deep, blocked=someone).within()) == free
        assert grid.points(flood(grid, 0, 9, wide=wide, deep=deep, through=someone).within()) == free
        slowed = flood(grid, grid.square(*stopped[0]) - 1, 9, wide=wide, deep=deep, costly=someone)
        assert slowed.cost(grid.square(*stopped[0])) == 2
        fenced = flood(grid, grid.square(*stopped[0]), 9, wide=wide, deep=deep, fences=[someone])
        assert grid.points(fenced.within()) == stopped
        halted = flood(grid, 0, 9, wide=wide, deep=deep, halts=grid.board)
        assert grid.points(halted.within()) == [(0, 0), (1, 0), (0, 1), (1, 1)]


def test_who_enters_a_halt_stops() -> None:
    grid = read(".....")
    stopped = flood(grid, 0, 4, halts=grid.bits([(0, 0), (2, 0)]))
    assert stopped.within() == grid.bits([(0, 0), (1, 0), (2, 0)])
    assert stopped.path(2) == [0, 1, 2]
    room = Grid(3, 3)
    round_it = flood(room, room.square(0, 1), 4, halts=room.bits([(1, 1)]))
    assert [room.at(square) for square in round_it.path(room.square(2, 1))] == [(0, 1), (1, 0), (2, 1)]


def test_a_careful_mover_leaves_no_fence() -> None:
    grid = read("""
        .....
        .....
    """)
    reach = grid.bits([(0, 0), (1, 0), (0, 1), (1, 1)])
    inside = flood(grid, 0, 9, fences=[reach])
    assert inside.within() == reach
    assert flood(grid, 4, 9, fences=[reach]).within() == grid.board
    room = Grid(3, 3)
    for how in ({}, {"measure": FIVE_TEN, "extra": 1}):
        round_it = flood(room, room.square(0, 1), 9, fences=[room.bits([(1, 1)])], **how)
        assert [room.at(square) for square in round_it.path(room.square(2, 1))] == [(0, 1), (1, 0), (2, 1)]


def test_the_search_ends_when_the_goal_is_reached() -> None:
    grid = Grid(9, 1)
    found = flood(grid, 0, 8, goal=grid.bits([(3, 0), (7, 0)]))
    assert found.nearest(grid.bits([(3, 0), (7, 0)])) == 3
    assert found.cost(7) is None
    assert found.nearest(grid.bits([(7, 0)])) == -1


def test_a_goal_at_which_nobody_may_stop_does_not_end_the_search() -> None:
    grid = Grid(9, 1)
    goal = grid.bits([(2, 0), (5, 0)])
    for how in ({}, {"extra": 1}, {"measure": FIVE_TEN}):
        found = flood(grid, 0, 16, goal=goal, through=grid.bits([(2, 0)]), **how)
        assert found.nearest(goal) == 5
        assert found.cost(6) is None
        at_once = flood(grid, 2, 16, goal=goal, through=grid.bits([(2, 0)]), **how)
        assert at_once.nearest(goal) == 2
        assert at_once.cost(3) is None


def test_the_cheapest_path_goes_straight_where_it_can() -> None:
    grid = Grid(7, 5)
    reached = flood(grid, grid.square(0, 2), 6)
    assert [grid.at(square) for square in reached.path(grid.square(4, 2))] == [(0, 2), (1, 2), (2, 2), (3, 2), (4, 2)]
    assert [grid.at(square) for square in reached.path(grid.square(3, 4))] == [(0, 2), (1, 3), (2, 4), (3, 4)]
    assert reached.path(grid.square(0, 2)) == [grid.square(0, 2)]
    assert flood(grid, 0, 2).path(grid.square(6, 4)) == []


def test_what_is_reached_comes_the_cheapest_first() -> None:
    reached = flood(read("..~.."), 0, 4)
    assert list(reached.by_cost(reached.within())) == [0, 1, 2, 3]
    assert list(reached.by_cost(0b1010)) == [1, 3]


def test_a_long_way_is_gone_as_far_as_one_can_pay_and_stop() -> None:
    ahead = flood(Grid(6, 1), 0, 20, through=0b100)
    path = ahead.path(5)
    assert list(ahead.as_far(path, 3)) == [0, 1, 2, 3]
    assert list(ahead.as_far(path, 2)) == [0, 1]
    assert list(ahead.as_far(path, 0)) == []


def test_several_starts_give_the_distance_to_the_nearest() -> None:
    grid = Grid(7, 1)
    both = flood(grid, grid.square(0, 0), 9, also=grid.bits([(6, 0)]))
    assert [both.cost(square) for square in range(7)] == [0, 1, 2, 3, 2, 1, 0]


def test_squeezing_through_a_corridor() -> None:
    grid = read("""
        ..#..
        .....
        ..#..
    """)
    assert not flood(grid, 0, 9, wide=2).within() >> grid.square(3, 0) & 1
    squeezed = flood(grid, 0, 9, wide=1, extra=1, also=grid.squeezed(0, 2))
    assert squeezed.cost(grid.square(3, 1)) == 4


@st.composite
def moves(draw: st.DrawFn) -> tuple[slow.World, slow.Place, int, slow.Rules]:
    """A map, a start that fits, a budget, and how the mover moves."""
    world = draw(worlds())
    wide, deep = draw(st.sampled_from([(1, 1), (1, 1), (2, 2), (1, 2), (2, 1), (3, 2)]))
    world.width, world.height = max(world.width, wide), max(world.height, deep)
    start = (draw(st.integers(0, world.width - wide)), draw(st.integers(0, world.height - deep)))
    world.walls -= set(slow.fill(start, wide, deep))
    rules = slow.Rules(
        diagonals=draw(st.sampled_from(sorted(MEASURES))),
        wide=wide,
        deep=deep,
        blocked=draw(some(world)) - {start},
        through=draw(some(world)),
        costly=draw(some(world)),
        extra=draw(st.sampled_from([0, 0, 1, 2])),
        halts=draw(some(world, 2)),
        fences=draw(st.lists(some(world, 9), max_size=2)),
    )
    rules.parity = draw(st.integers(0, 1)) if rules.diagonals != "5-5-5" else 0
    return world, start, draw(st.integers(0, 9)), rules


def real_flood(grid: Grid, start: slow.Place, budget: int, rules: slow.Rules) -> Flood:
    return flood(
        grid,
        grid.square(*start),
        budget,
        measure=MEASURES[rules.diagonals],
        wide=rules.wide,
        deep=rules.deep,
        blocked=grid.bits(rules.blocked),
        through=grid.bits(rules.through),
        costly=grid.bits(rules.costly),
        extra=rules.extra,
        halts=grid.bits(rules.halts),
        fences=[grid.bits(fence) for fence in rules.fences],
        parity=rules.parity,
    )


def test_a_double_diagonal_on_light_ground_may_spare_the_heavy_one() -> None:
    """Odd and late is better than even and early where heavy ground is entered by the next diagonal but one."""
    fence = {(4, 0), (0, 0), (4, 2), (3, 0), (5, 0), (1, 0)}
    world = slow.World(7, 3, {(6, 2), (5, 1)}, set(), {(6, 1): 2}, 0)
    rules = slow.Rules(diagonals="5-10-5", fences=[fence], parity=1)
    grid = world.grid()
    assert slow.flood(world, (2, 0), 7, rules)[6, 1] == real_flood(grid, (2, 0), 7, rules).cost(grid.square(6, 1)) == 7


@settings(max_examples=250, deadline=None)
@given(moves())
def test_floods_agree_with_the_obvious(move: tuple[slow.World, slow.Place, int, slow.Rules]) -> None:
    world, start, budget, rules = move
    grid = world.grid()
    flooded = real_flood(grid, start, budget, rules)
    expected = slow.flood(world, start, budget, rules)
    found = {grid.at(square): flooded.cost(square) for square in each(grid.board) if flooded.cost(square) is not None}
    assert found == expected
    for fronts in flooded.fronts:  # nothing is reached twice with the same parity
        assert sum(count(front) for front in fronts) == len({square for front in fronts for square in each(front)})
    ends = {p for p in expected if p == start or not slow.meets(p, rules, rules.through)}
    assert set(grid.points(flooded.within())) == ends
    assert set(grid.points(flooded.within(budget // 2))) == {p for p in ends if expected[p] <= budget // 2}
    for place, cost in expected.items():
        path = [grid.at(square) for square in flooded.path(grid.square(*place))]
        assert (path[0], path[-1]) == (start, place)
        assert slow.path_cost(world, path, rules) == cost


@many
@given(moves(), st.data())
def test_an_early_end_finds_the_same_nearest_goal(
    move: tuple[slow.World, slow.Place, int, slow.Rules], data: st.DataObject
) -> None:
    world, start, budget, rules = move
    rules.fences = []
    grid = world.grid()
    goal = grid.bits(data.draw(some(world)))
    full = real_flood(grid, start, budget, rules)
    early = flood(
        grid,
        grid.square(*start),
        budget,
        measure=MEASURES[rules.diagonals],
        wide=rules.wide,
        deep=rules.deep,
        blocked=grid.bits(rules.blocked),
        through=grid.bits(rules.through),
        costly=grid.bits(rules.costly),
        extra=rules.extra,
        halts=grid.bits(rules.halts),
        parity=rules.parity,
        goal=goal,
    )
    assert early.nearest(goal) == full.nearest(goal)
    if early.nearest(goal) >= 0:
        assert early.path(early.nearest(goal)) == full.path(full.nearest(goal))


# ---------------------------------------------------------------------- straight lines


def test_a_straight_line_takes_the_nearest_squares() -> None:
    grid = Grid(8, 4)
    there = [grid.at(square) for square in line(grid, grid.square(0, 0), grid.square(6, 3))]
    assert there == [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)]
    back = [grid.at(square) for square in line(grid, grid.square(6, 3), grid.square(0, 0))]
    assert back == [(6, 3), (5, 3), (4, 2), (3, 2), (2, 1), (1, 1), (0, 0)]


def test_a_charge_lane_is_clear_until_somebody_stands_in_it() -> None:
    grid = read("......~.")
    lane = straight(grid, 0, 7)
    assert lane.is_clear()
    assert lane.costs == (0, 1, 2, 3, 4, 5, 7, 8)
    assert lane.within(6) == 5
    assert straight(grid, 0, 7, blocked=1 << 4).clear == 3
    assert not straight(grid, 0, 7, blocked=1 << 4).is_clear()
    friend = straight(grid, 0, 7, through=1 << 5)
    assert (friend.within(5), friend.within(7)) == (4, 6)
    assert friend.is_clear()
    assert not straight(grid, 0, 5, through=1 << 5).is_clear()


def test_every_square_of_a_large_walker_counts_in_its_lane() -> None:
    grid = Grid(8, 3)
    below = grid.bits([(4, 1)])  # met by a block of 2 x 2 squares from its third step on
    assert straight(grid, 0, 5, wide=2).is_clear()
    assert straight(grid, 0, 5, wide=2, blocked=below).clear == 2
    assert straight(grid, 0, 5, wide=2, deep=1, blocked=below).clear == 5
    assert straight(grid, 0, 5, deep=2, blocked=below).clear == 3
    assert straight(grid, 0, 5, wide=2, costly=below).costs == (0, 1, 2, 4, 6, 7)
    assert straight(grid, 0, 5, wide=2, through=below).ends == (True, True, True, False, False, True)
    assert not straight(grid, 0, grid.square(7, 0), wide=2).is_clear()
    assert straight(grid, 0, grid.square(7, 0), wide=2).clear == 6


def test_a_diagonal_counted_before_makes_the_next_one_of_a_lane_dear() -> None:
    grid = Grid(4, 4)
    end = grid.square(3, 3)
    assert straight(grid, 0, end, measure=FIVE_TEN).costs == (0, 1, 3, 4)
    assert straight(grid, 0, end, measure=FIVE_TEN, parity=1).costs == (0, 2, 3, 5)


def test_a_straight_walk_stops_at_the_first_square_of_a_set() -> None:
    grid = Grid(8, 1)
    lane = straight(grid, 0, 7)
    assert lane.until(grid.bits([(0, 0), (3, 0), (5, 0)])) == 3
    assert lane.until(0) == 7


def test_every_line_between_two_places_is_swept() -> None:
    grid = Grid(5, 5)
    assert grid.points(swept(grid, Footprint(0, 0), Footprint(3, 3))) == [
        (0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 2), (3, 2), (2, 3), (3, 3),
    ]  # fmt: skip
    assert grid.points(swept(grid, Footprint(0, 1), Footprint(3, 1))) == [(0, 1), (1, 1), (2, 1), (3, 1)]


@many
@given(st.data())
def test_straight_lines_agree_with_the_obvious(data: st.DataObject) -> None:
    world = data.draw(worlds())
    grid = world.grid()
    a, b = data.draw(places(world)), data.draw(places(world))
    expected = slow.line(a, b)
    start, end = grid.square(*a), grid.square(*b)
    assert [grid.at(square) for square in line(grid, start, end)] == expected
    assert set(grid.points(between(grid, start, end))) == set(expected[1:-1])
    wide, deep = data.draw(st.sampled_from([(1, 1), (1, 1), (2, 2), (1, 2), (3, 2)]))
    rules = slow.Rules(
        diagonals=data.draw(st.sampled_from(sorted(MEASURES))),
        wide=wide,
        deep=deep,
        blocked=data.draw(some(world)),
        through=data.draw(some(world)),
        costly=data.draw(some(world)),
        extra=data.draw(st.integers(0, 1)),
        parity=data.draw(st.integers(0, 1)),
    )
    walk = straight(
        grid,
        start,
        end,
        measure=MEASURES[rules.diagonals],
        wide=wide,
        deep=deep,
        blocked=grid.bits(rules.blocked),
        through=grid.bits(rules.through),
        costly=grid.bits(rules.costly),
        extra=rules.extra,
        parity=rules.parity,
    )
    clear = 0
    for here, there in pairwise(expected):
        step = (there[0] - here[0], there[1] - here[1])
        if not slow.step_ok(world, here, step, wide, deep) or slow.meets(there, rules, rules.blocked):
            break
        clear += 1
    assert walk.clear == clear
    for steps in range(clear + 1):
        assert walk.costs[steps] == slow.path_cost(world, expected[: steps + 1], rules)
        assert walk.ends[steps] == (steps == 0 or not slow.meets(expected[steps], rules, rules.through))


@many
@given(st.data(), st.integers(1, 3), st.integers(1, 3))
def test_sweeps_agree_with_the_obvious(data: st.DataObject, wide: int, deep: int) -> None:
    grid = Grid(7, 6)
    anchors = [(x, y) for x in range(8 - wide) for y in range(7 - deep)]
    a, b = data.draw(st.sampled_from(anchors)), data.draw(st.sampled_from(anchors))
    expected = [p for p in grid.points(grid.board) if slow.hull_meets(a, b, wide, deep, p)]
    assert grid.points(swept(grid, Footprint(*a, wide, deep), Footprint(*b, wide, deep))) == expected


def bends(grid: Grid, path: list[int], most: int) -> bool:
    """Whether a path turns by more than so many eighths of a circle at any step."""
    points = [grid.at(square) for square in path]
    steps = [STEPS.index((b[0] - a[0], b[1] - a[1])) for a, b in pairwise(points)]
    return any(min((one - two) % 8, (two - one) % 8) > most for one, two in pairwise(steps))


@many
@given(moves(), st.integers(0, 3))
def test_gentle_ways_are_those_whose_paths_do_not_bend(
    move: tuple[slow.World, slow.Place, int, slow.Rules], most: int
) -> None:
    world, start, budget, rules = move
    grid = world.grid()
    flooded = real_flood(grid, start, budget, rules)
    reached = [square for square in each(grid.board) if flooded.cost(square) is not None]
    straight = [square for square in reached if not bends(grid, flooded.path(square), most)]
    assert straight == list(each(flooded.gentle(most)))


def test_whoever_stands_in_a_wall_finds_a_way_out_of_it() -> None:
    grid = read("""
        ...
        .#.
        ...
    """)
    out = flood(grid, grid.square(1, 1), 2)
    assert out.path(grid.square(2, 1)) == [grid.square(1, 1), grid.square(2, 1)]
    assert out.gentle(0) == out.within()


@many
@given(st.data())
def test_a_way_is_the_path_to_the_nearest(data: st.DataObject) -> None:
    world = data.draw(worlds())
    grid, measure = world.grid(), data.draw(st.sampled_from((FIVE, FIVE_TEN)))
    start, goal = data.draw(places(world)), grid.bits(data.draw(some(world)))
    reached = flood(grid, grid.square(*start), data.draw(st.integers(0, 8)), measure=measure)
    square, way = reached.nearest(goal), reached.way(goal)
    assert way == (reached.path(square) if square >= 0 else [])
    for cost in range(9):
        assert reached.way(goal, cost) == list(reached.as_far(way, cost))
