"""Movement: march, run, sneak, crawl, cover and hiding."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.actions.moving import off_map
from affray.rulesets.acks2.body.conditions import gain
from affray.rulesets.acks2.model.scenario import CostEntry
from affray.rulesets.acks2.model.stats import Combat, Condition
from tests.conformance.acks2.ring import (
    ORIGIN,
    Square,
    allowed,
    archer,
    at,
    conditions,
    ended,
    facing,
    fight_of,
    orc,
    play,
    refused,
    ring,
    shifted,
    someone,
    status,
    struck,
    warrior,
)
from tests.conformance.harness import asked, offered


def walker(*more: Any, **described: Any) -> Fight[Combat]:
    numbers = "c=5 " + " ".join(f"{each.id}=1" for each in more) + " o=0"
    return ring(someone("c", at=(0, 0)), *more, orc("o", at=(25, 25)), **{"numbers": numbers, **described})


@pytest.mark.rule("ACKS-MOVE-1", "ACKS-FACE-5", "ACKS-GRID-1")
def test_a_march_goes_as_far_as_the_combat_speed_and_ends_with_any_facing() -> None:
    fight = walker()
    assert refused(fight, "c: march " + " ".join(f"0,{n}" for n in range(1, 10)))
    play(fight, "c: march " + " ".join(f"0,{n}" for n in range(1, 9)) + " facing SW")
    assert (at(fight, "c"), facing(fight, "c")) == ((0, 8), "SW")


@pytest.mark.rule("ACKS-MOVE-2", "ACKS-ACT-1", "ACKS-ACT-4", "ACKS-ACT-5")
def test_two_marches_in_one_segment_and_no_third() -> None:
    fight = walker()
    play(
        fight,
        "c: march " + " ".join(f"0,{n}" for n in range(1, 9)),
        "c: march " + " ".join(f"0,{n}" for n in range(9, 17)),
    )
    assert (at(fight, "c"), asked(fight)) == ((0, 16), ["o segment"])


@pytest.mark.rule("ACKS-GRID-2")
def test_every_second_diagonal_costs_double() -> None:
    fight = walker()
    assert allowed(fight, "c: march " + " ".join(f"{n},{n}" for n in range(1, 6)))  # 5 + 10 + 5 + 10 + 5 = 35 ft
    assert refused(fight, "c: march " + " ".join(f"{n},{n}" for n in range(1, 7)))  # 45 ft


@pytest.mark.rule("ACKS-MOVE-3", "ACKS-COND-2", "ACKS-MOVE-5")
def test_a_run_goes_three_times_as_far_and_disorders() -> None:
    fight = walker()
    assert refused(fight, "c: run " + " ".join(f"0,{n}" for n in range(1, 26)))
    play(fight, "c: run " + " ".join(f"0,{n}" for n in range(1, 25)))
    assert (at(fight, "c"), facing(fight, "c"), "disordered" in conditions(fight, "c")) == ((0, 24), "N", True)
    assert (asked(fight), offered(fight)) == (["c segment"], ["take_cover", "pass"])
    play(fight, "c: take_cover")
    assert (asked(fight), "prone" in conditions(fight, "c")) == (["o segment"], True)


@pytest.mark.rule("ACKS-MOVE-4")
def test_a_run_bends_only_gently() -> None:
    fight = walker()
    assert allowed(fight, "c: run 0,1 1,2 2,2 3,1")
    assert refused(fight, "c: run 0,1 1,1")


@pytest.mark.rule("ACKS-MOVE-6")
def test_sneaking_at_half_speed_needs_the_throw_and_at_full_speed_five_more() -> None:
    def sneaking(line: str, die: str) -> bool:
        fight = ring(someone("c", at=(0, 0), sneak_throw=10), orc("o", at=(25, 25)), numbers="c=5 o=0")
        play(fight, line, die)
        return "sneaking" in conditions(fight, "c")

    half = "c: sneak 0,1 0,2 0,3 0,4 facing N"
    full = "c: sneak 0,1 0,2 0,3 0,4 0,5 facing N"
    assert (sneaking(half, "c d20 9"), sneaking(half, "c d20 10")) == (False, True)
    assert (sneaking(full, "c d20 14"), sneaking(full, "c d20 15")) == (False, True)
    fight = ring(someone("c", at=(0, 0), sneak_throw=10), orc("o", at=(25, 25)), numbers="c=5 o=0")
    play(fight, "c: running_sneak " + " ".join(f"0,{n}" for n in range(1, 12)), "c d20 20")
    assert (at(fight, "c"), "sneaking" in conditions(fight, "c")) == ((0, 11), True)
    assert refused(walker(), "c: sneak 0,1 facing N")  # no skill in it


@pytest.mark.rule("ACKS-MOVE-7")
def test_who_stood_still_may_step_up_to_the_enemy_it_attacks() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("t", at=(0, 2)), numbers="c=5 t=1")
    play(fight, "c: attack t with sword step 0,1", "c d20 1")
    assert at(fight, "c") == (0, 1)
    moved = ring(someone("c", at=(0, 0)), orc("t", at=(0, 3)), numbers="c=5 t=1")
    play(moved, "c: march 0,1")
    assert refused(moved, "c: attack t with sword step 0,2")


@pytest.mark.rule("ACKS-MOVE-8", "ACKS-COND-6")
def test_a_prone_combatant_crawls_or_stands_up() -> None:
    fight = ring(someone("c", at=(0, 0), start=["prone"]), orc("o", at=(25, 25)), numbers="c=5 o=0")
    assert "ACKS-MOVE-8" in refused(fight, "c: march 0,1")
    assert refused(fight, "c: crawl 0,1 0,2")
    assert allowed(fight, "c: crawl 0,1")
    play(fight, "c: stand_up as movement")
    assert ("prone" in conditions(fight, "c"), asked(fight)) == (False, ["c segment"])


@pytest.mark.rule("ACKS-MOVE-9")
def test_heavy_ground_costs_more() -> None:
    mire = CostEntry(squares=shifted([(0, n) for n in range(1, 9)]), times=2)
    fight = walker(cost=[mire])
    assert allowed(fight, "c: march 0,1 0,2 0,3 0,4")
    assert refused(fight, "c: march 0,1 0,2 0,3 0,4 0,5")


@pytest.mark.rule("ACKS-MOVE-12", "ACKS-ROUND-4", "ACKS-ROUND-3")
def test_who_leaves_the_map_has_fled() -> None:
    fight = ring(someone("c", at=(0, 30)), orc("o", at=(0, 0)), numbers="c=5 o=0")
    play(fight, "c: march 0,31")
    assert status(fight, "c") == "fled"
    ended(fight)
    assert fight.over == "orcs"


@pytest.mark.rule("ACKS-MOVE-13", "ACKS-COND-8")
def test_hiding_needs_a_place_and_a_throw() -> None:
    def hiding(ground: Any, die: str) -> bool:
        fight = ring(someone("c", at=(0, 0), hide_throw=12), orc("o", at=(25, 25)), ground=ground, numbers="c=5 o=0")
        play(fight, "c: hide", die)
        return "hidden" in conditions(fight, "c")

    cover = {"cover_waist": [(0, 0)]}
    assert (hiding(cover, "c d20 12"), hiding(cover, "c d20 11")) == (True, False)
    bare = ring(someone("c", at=(0, 0), hide_throw=12), orc("o", at=(25, 25)), numbers="c=5 o=0")
    assert "ACKS-MOVE-13" in refused(bare, "c: hide")


@pytest.mark.rule("ACKS-MOVE-14", "ACKS-RANGED-3")
def test_cover_and_taking_cover() -> None:
    def shot(ground: Any, crouch: bool) -> int:
        fight = ring(
            someone("c", at=(0, 0)),
            archer("x", at=(0, 10), side="orcs", facing="S", dex_mod=0),
            ground=ground,
            numbers="c=5 x=1",
        )
        if crouch:
            play(fight, "c: take_cover as movement")
        play(fight, "c: pass", "x: attack c with bow", "x d20 1")
        return struck(fight)[0]

    waist, chest = {"cover_waist": [(0, 0)]}, {"cover_chest": [(0, 0)]}
    assert (shot({}, False), shot(waist, False), shot(chest, False), shot(waist, True)) == (1, -1, -3, -3)


@pytest.mark.rule("ACKS-MOVE-14")
def test_taking_cover_on_open_ground_drops_one_prone() -> None:
    fight = play(walker(), "c: take_cover as movement")
    assert "prone" in conditions(fight, "c")


@pytest.mark.rule("ACKS-MOVE-10")
def test_hiding_ends_with_the_segment_in_which_one_moved() -> None:
    fight = ring(someone("c", at=(0, 0), start=["hidden"]), orc("o", at=(25, 25)), numbers="c=5 o=0")
    still = play(fight.fork(), "c: pass")
    assert "hidden" in conditions(still, "c")
    play(fight, "c: march 0,1")
    assert "hidden" in conditions(fight, "c")
    play(fight, "c: pass")
    assert "hidden" not in conditions(fight, "c")


@pytest.mark.rule("ACKS-GRID-8")
def test_who_must_stop_where_it_may_not_stand_is_placed_where_it_last_could() -> None:
    fight = ring(
        someone("c", at=(0, 0), facing="E"),
        someone("ally", at=(0, 1), facing="E"),
        orc("o", at=(1, 2), facing="SW"),
        numbers="c=5 ally=1 o=0",
    )
    play(fight, "c: march 0,1 -1,2 facing S")
    assert at(fight, "c") == (0, 0)


@pytest.mark.rule("ACKS-MOVE-11")
@pytest.mark.parametrize(("die", "end"), [(13, (0, 6)), (12, (0, 3))])
def test_the_frightened_stumble_over_obstacles(die: int, end: tuple[int, int]) -> None:
    fight = ring(
        someone("c", at=(0, 0), start=["frightened"], saves={"paralysis": 13}),
        orc("o", at=(0, -9), facing="N"),
        ground={"obstacles": [(0, 3)]},
        numbers="c=5 o=0",
    )
    play(fight, "c: run 0,1 0,2 0,3 0,4 0,5 0,6", f"c d20 {die}")
    assert (at(fight, "c"), "prone" in conditions(fight, "c")) == (end, die < 13)


@pytest.mark.rule("ACKS-GRID-1", "ACKS-MOVE-1")
@pytest.mark.parametrize("corner", [(-30, -30), (-30, 30), (30, -30), (30, 30)])
def test_the_map_reaches_to_its_last_row_and_column(corner: tuple[int, int]) -> None:
    x, y = corner
    dx, dy = (1 if x < 0 else -1), (1 if y < 0 else -1)
    fight = ring(someone("c", at=(x + dx, y + dy)), orc("o", at=(0, 0)), numbers="c=5 o=1")
    play(fight, f"c: march {x},{y}")
    assert (at(fight, "c"), status(fight, "c")) == (corner, "active")


@pytest.mark.rule("ACKS-MOVE-7", "ACKS-COND-13", "ACKS-MOVE-8")
@pytest.mark.parametrize(("name", "rule"), [("restrained", "ACKS-COND-13"), ("prone", "ACKS-MOVE-8")])
def test_who_cannot_move_takes_no_step_with_its_attack(name: str, rule: str) -> None:
    fight = ring(someone("g", at=(0, 0)), orc("o", at=(0, 2)), numbers="g=3 o=1")
    assert not fight.decree(f"condition g {name}")
    assert rule in refused(fight, "g: attack o with sword step 0,1")


@pytest.mark.rule("ACKS-MOVE-14")
def test_a_blow_but_no_shot_ends_a_crouch() -> None:
    fight = ring(someone("h", start=["crouching"]), orc("o", at=(0, 1)), numbers="h=5 o=1")
    play(fight, "h: attack o with sword", "h d20 1")
    assert conditions(fight, "h") == set()
    fight = ring(archer("h", start=["crouching"]), orc("o", at=(0, 9)), numbers="h=5 o=1")
    play(fight, "h: attack o with bow", "h d20 1")
    assert conditions(fight, "h") == {"crouching"}


@pytest.mark.rule("ACKS-MOVE-14", "ACKS-COND-8")
def test_who_walks_crouches_and_sneaks_no_more() -> None:
    fight = ring(someone("h", start=["crouching", "sneaking"]), orc("o", at=(0, 20)), numbers="h=5 o=1")
    play(fight, "h: march 0,1")
    assert conditions(fight, "h") == set()


@pytest.mark.rule("ACKS-COND-15", "ACKS-COND-9")
@pytest.mark.parametrize(
    ("condition", "to", "fine"),
    [("berserk", "1,0", True), ("berserk", "0,-1", False), ("berserk", "0,1", True), ("frightened", "0,-1", True),
    ("frightened", "1,0", False)],
)  # fmt: skip
def test_fury_leads_no_farther_and_fear_no_nearer(condition: str, to: str, fine: bool) -> None:
    fight = ring(someone("h"), orc("o", at=(0, 9)), numbers="h=5 o=1")
    gain(fight.scene, warrior(fight, "h"), Condition(condition))
    assert allowed(fight, f"h: {'run' if condition == 'frightened' else 'march'} {to}") is fine


@pytest.mark.rule("ACKS-MOVE-12")
@pytest.mark.parametrize(
    ("where", "steps"),
    [((0, 0), []), ((-30, 0), [(-31, 0)]), ((30, 0), [(31, 0)]), ((0, -30), [(0, -31)]), ((30, 30), [(31, 30),
    (30, 31)])],
)  # fmt: skip
def test_the_steps_off_the_map(where: Square, steps: list[Square]) -> None:
    fight = fight_of(someone("h", at=where), orc("o", at=(5, 5)))
    found = off_map(fight.state, warrior(fight, "h"))
    assert [(x - ORIGIN[0], y - ORIGIN[1]) for ((x, y),) in found] == steps
    assert all(allowed(fight, f"h: march {x},{y}") for x, y in steps)


@pytest.mark.rule("ACKS-MOVE-13")
def test_hiding_needs_skill_and_a_place() -> None:
    for hide, ground, fine in ((10, {"dark": [(0, 0)]}, True), (10, {}, False), (None, {"dark": [(0, 0)]}, False),
    (10, {"cover_waist": [(0, 0)]}, True)):  # fmt: skip
        fight = fight_of(someone("h", hide_throw=hide), orc("o", at=(0, 9)), ground=ground)
        assert allowed(fight, "h: hide") is fine
    fight = fight_of(someone("h", hide_throw=10), orc("o", at=(0, 9)), ground={"dark": [(0, 0)]})
    for die, hidden in ((9, False), (10, True)):
        again = fight_of(someone("h", hide_throw=10), orc("o", at=(0, 9)), ground={"dark": [(0, 0)]})
        play(again, "h: hide", f"h d20 {die}")
        assert ("hidden" in conditions(again, "h")) is hidden
    gain(fight.scene, warrior(fight, "h"), Condition("hidden"))
    assert "ACKS-MOVE-13" in refused(fight, "h: hide")
