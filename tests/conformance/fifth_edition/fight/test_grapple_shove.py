"""Grapple, drag, escape, shove."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.fifth_edition.model.events import Moved
from affray.rulesets.fifth_edition.model.scenario import ConditionEntry, OnHitEntry
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    afflict,
    arena,
    at,
    bru,
    budget,
    fig,
    fighter,
    has,
    held_by,
    hou,
    hp,
    mag,
    on_squares,
    pass_to,
    rai,
    rog,
    rolled,
    saved,
    spent,
    wall,
    weapon,
    wiz,
)
from tests.conformance.harness import allowed, asked, codes, left_out, play, refused, told


def wrestlers(*more: Any, **described: Any) -> Fight[Combat]:
    return arena(fig(at=(2, 2), attacks_per_action=2), rai(at=(3, 2)), *more, **described)


@pytest.mark.scenario("E5-EX-60")
@pytest.mark.rule(
    "E5-GRAP-1", "E5-GRAP-2", "E5-GRAP-6", "E5-GRAP-7", "E5-GRAP-8", "E5-GRAP-13", "E5-GRAP-14", "E5-DICE-8",
)  # fmt: skip
def test_grapple_tie_drag() -> None:
    fight = play(wrestlers(), "FIG: grapple RAI")
    assert asked(fight) == ["RAI contest"]
    play(fight, "RAI: acrobatics", "FIG d20 10 | RAI d20 13")
    assert not has(fight, "RAI", "grappled")
    play(fight, "FIG: grapple RAI", "RAI: acrobatics", "FIG d20 11 | RAI d20 13")
    assert (has(fight, "RAI", "grappled"), budget(fight, "FIG")) == (True, "bur")
    play(fight, "FIG: move 1,2 0,2")
    assert (at(fight, "FIG"), at(fight, "RAI"), asked(fight)) == ((0, 2), (1, 2), ["FIG turn"])
    assert codes(fight, "FIG: move 0,3 0,4") == {"not_enough_movement": ["E5-MOVE-1"]}
    play(fight, "FIG: move 0,3")
    assert (at(fight, "FIG"), at(fight, "RAI"), spent(fight, "FIG")) == ((0, 3), (0, 2), 15)
    assert codes(fight, "FIG: move 0,4") == {"not_enough_movement": ["E5-MOVE-1"]}
    play(fight, "FIG: end")
    assert codes(fight, "RAI: move 1,3")["speed_zero"] == ["E5-MOVE-7"]


@pytest.mark.rule("E5-GRAP-13")
def test_somebody_two_sizes_smaller_does_not_slow_the_grappler() -> None:
    fight = arena(bru(at=(4, 4)), rai(at=(6, 4), side="heroes", conditions=[held_by("BRU")]), fig(at=(20, 15)))
    play(fight, "BRU: move 3,4 2,4 1,4 0,4 0,5 0,6 0,7 0,8")
    assert spent(fight, "BRU") == 40


@pytest.mark.scenario("E5-EX-61")
@pytest.mark.rule("E5-GRAP-3", "E5-GRAP-4", "E5-GRAP-5", "E5-SHOVE-3")
def test_grapples_that_are_refused() -> None:
    armed = fig(at=(2, 2), starts_holding=["longsword", "shield"])
    fight = arena(armed, rai(at=(3, 2), side="others"), bru(at=(4, 2)), rai("FAR", at=(2, 4)))
    assert codes(fight, "FIG: grapple RAI") == {"no_free_hand": ["E5-GRAP-5"]}
    play(fight, "FIG: drop shield")
    assert allowed(fight, "FIG: grapple RAI")
    assert codes(fight, "FIG: grapple FAR") == {"out_of_reach": ["E5-GRAP-4"]}
    play(fight, "FIG: end")
    assert codes(fight, "RAI: grapple BRU") == {"target_too_large": ["E5-GRAP-3"]}
    assert codes(fight, "RAI: shove BRU") == {"target_too_large": ["E5-SHOVE-3"]}


@pytest.mark.scenario("E5-EX-62")
@pytest.mark.rule("E5-GRAP-9", "E5-ACT-22", "E5-OPP-1")
def test_escape_and_walk_away() -> None:
    fight = arena(rai(at=(3, 2), conditions=[held_by("FIG")]), fig(at=(2, 2)))
    play(fight, "RAI: escape FIG with acrobatics", "RAI d20 15 | FIG d20 9")
    assert (has(fight, "RAI", "grappled"), budget(fight, "RAI")) == (False, "bur")
    play(fight, "RAI: move 4,2")
    assert asked(fight) == ["FIG before_step"]
    play(fight, "FIG: decline", "RAI: move 5,2 6,2 7,2 8,2 9,2")
    assert spent(fight, "RAI") == 30


@pytest.mark.rule("E5-GRAP-9", "E5-GRAP-15", "E5-DICE-8")
def test_a_tie_keeps_the_hold_and_each_hold_is_escaped_separately() -> None:
    held = rai(at=(3, 2), conditions=[held_by("FIG"), held_by("ROG")])
    fight = arena(held, fig(at=(2, 2)), rog(at=(3, 3), starts_holding=["shortsword_a"]))
    play(fight, "RAI: escape FIG with acrobatics", "RAI d20 12 | FIG d20 9")
    assert [each.source for each in fighter(fight, "RAI").conditions] == ["FIG", "ROG"]
    pass_to(fight, "RAI")
    play(fight, "RAI: escape FIG with acrobatics", "RAI d20 13 | FIG d20 9")
    assert [each.source for each in fighter(fight, "RAI").conditions] == ["ROG"]
    assert codes(fight, "RAI: move 4,2")["speed_zero"]
    pass_to(fight, "RAI")
    assert codes(fight, "RAI: escape FIG")["not_grappled"] == ["E5-GRAP-9"]


@pytest.mark.scenario("E5-EX-63")
@pytest.mark.rule("E5-GRAP-10", "E5-COND-17")
def test_the_grappler_is_stunned() -> None:
    daze = afflict("stunned", spell_level=0)
    fight = arena(mag(at=(9, 9), powers=[daze]), rai(at=(3, 2), conditions=[held_by("FIG")]), fig(at=(2, 2)))
    play(fight, "MAG: ready turn starts who RAI response use with stunned", "MAG: end", "MAG: respond FIG")
    assert (has(fight, "FIG", "stunned"), has(fight, "RAI", "grappled")) == (True, False)
    play(fight, "RAI: move 4,2 5,2 6,2 7,2 8,2 9,2")
    assert (at(fight, "RAI"), asked(fight)) == ((9, 2), ["RAI turn"])
    assert {"E5-REACT-5", "E5-COND-10"} & set(left_out(fight, "FIG", "before_step"))


@pytest.mark.scenario("E5-EX-64")
@pytest.mark.rule(
    "E5-SHOVE-1", "E5-SHOVE-2", "E5-SHOVE-4", "E5-SHOVE-5", "E5-SHOVE-6", "E5-SHOVE-7", "E5-SHOVE-8", "E5-SHOVE-9",
    "E5-OPP-6",
)  # fmt: skip
def test_a_push_provokes_no_opportunity_attack() -> None:
    fight = play(
        wrestlers(rog(at=(2, 3)), rai("FAR", at=(4, 4))), "FIG: shove RAI", "RAI: acrobatics", "FIG d20 8 | RAI d20 10"
    )
    assert (asked(fight), allowed(fight, "FIG: prone")) == (["FIG shove_result"], True)
    assert not allowed(fight, "FIG: push 3,3")
    play(fight, "FIG: push 4,2")
    assert (at(fight, "RAI"), spent(fight, "RAI"), hp(fight, "RAI"), asked(fight)) == ((4, 2), 0, 7, ["FIG turn"])
    assert codes(fight, "FIG: shove FAR") == {"out_of_reach": ["E5-SHOVE-4"]}
    assert fighter(fight, "FIG").attacks_left == 1
    walls = [wall((4, 1), (4, 2), (4, 3))]
    fight = play(wrestlers(features=walls), "FIG: shove RAI", "RAI: acrobatics", "FIG d20 8 | RAI d20 10")
    assert codes(fight, "FIG: push") == {"push_blocked": ["E5-SHOVE-8"]}
    play(fight, "FIG: prone")
    assert has(fight, "RAI", "prone")


@pytest.mark.rule("E5-SHOVE-7", "E5-DICE-8")
def test_a_tied_shove_does_nothing_and_hands_do_not_matter() -> None:
    armed = fig(at=(2, 2), starts_holding=["longsword", "shield"])
    fight = play(arena(armed, rai(at=(3, 2))), "FIG: shove RAI", "RAI: acrobatics", "FIG d20 8 | RAI d20 11")
    assert (asked(fight), at(fight, "RAI"), has(fight, "RAI", "prone")) == (["FIG turn"], (3, 2), False)


@pytest.mark.rule("E5-SHOVE-9", "E5-MOVE-10")
def test_a_push_may_lead_into_a_pit() -> None:
    pit = on_squares("pit", (4, 2), drop_ft=10)
    fight = play(
        wrestlers(features=[pit]),
        "FIG: shove RAI",
        "RAI: acrobatics",
        "FIG d20 18 | RAI d20 10",
        "FIG: push 4,2",
        "RAI d6 3",
    )
    assert (hp(fight, "RAI"), has(fight, "RAI", "prone"), fighter(fight, "RAI").elevation) == (4, True, -10)


@pytest.mark.rule("E5-SHOVE-9", "E5-GRAP-11")
def test_a_push_may_end_a_grapple() -> None:
    holder = rai(at=(3, 2))
    fight = arena(fig(at=(2, 2)), holder, rog(at=(3, 3), conditions=[held_by("RAI")]))
    play(fight, "FIG: shove RAI", "RAI: acrobatics", "FIG d20 18 | RAI d20 10", "FIG: push 4,1")
    assert not has(fight, "ROG", "grappled")


@pytest.mark.scenario("E5-EX-65")
@pytest.mark.rule("E5-PRONE-4", "E5-MOVE-7", "E5-SHOVE-6", "E5-GRAP-8", "E5-PRONE-8")
def test_pinned_down() -> None:
    fight = wrestlers(rog(at=(3, 3)))
    play(
        fight,
        "FIG: grapple RAI",
        "RAI: acrobatics",
        "FIG d20 15 | RAI d20 3",
        "FIG: shove RAI",
        "RAI: acrobatics",
        "FIG d20 15 | RAI d20 3",
    )
    play(fight, "FIG: prone", "FIG: end")
    assert set(codes(fight, "RAI: stand")["speed_zero"]) == {"E5-MOVE-7", "E5-PRONE-4"}
    play(fight, "RAI: attack FIG with scimitar", "RAI 2d20 19 2", "RAI: end")
    assert rolled(fight) == (2, 6)
    play(fight, "ROG: attack RAI with shortsword_a", "ROG 2d20 2 3")
    assert rolled(fight) == (2, 8)


@pytest.mark.scenario("E5-EX-91")
@pytest.mark.rule("E5-GRAP-16")
def test_a_contest_against_a_helpless_target() -> None:
    def helpless(**options: Any) -> Fight[Combat]:
        fight = arena(fig(at=(2, 2)), rai(at=(3, 2), conditions=["paralyzed"]), bru(at=(20, 9)), **options)
        return play(fight, "FIG: grapple RAI")

    fight = play(helpless(), "RAI: acrobatics", "FIG d20 2 | RAI d20 9")
    assert not has(fight, "RAI", "grappled")
    fight = helpless(contest_vs_incapacitated="auto_success")
    assert (asked(fight), has(fight, "RAI", "grappled")) == (["FIG turn"], True)


@pytest.mark.scenario("E5-EX-95")
@pytest.mark.rule("E5-DICE-7", "E5-DICE-8", "E5-DICE-10")
def test_natural_results_mean_nothing_on_checks_and_saves() -> None:
    push = saved("push", "con", dc=8, range_ft=60, damage="5 force")
    sturdy = bru(at=(3, 2), save_overrides={"con": 7})
    fight = arena(wiz(at=(2, 2), powers=[push]), sturdy)
    play(fight, "WIZ: shove BRU", "BRU: athletics", "WIZ d20 20 | BRU d20 15")
    assert (asked(fight), at(fight, "BRU"), has(fight, "BRU", "prone")) == (["WIZ turn"], (3, 2), False)
    pass_to(fight, "WIZ")
    play(fight, "WIZ: use push BRU", "BRU d20 1")
    assert (rolled(fight), hp(fight, "BRU")) == ((1, 8), 59)


@pytest.mark.rule("E5-GRAP-12")
def test_letting_go_is_free() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2), conditions=[held_by("FIG")]))
    play(fight, "FIG: release RAI")
    assert (has(fight, "RAI", "grappled"), budget(fight, "FIG")) == (False, "abur")


@pytest.mark.rule("E5-GRAP-15")
def test_a_grapple_takes_a_hand_and_no_pair_is_grappled_twice() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2), conditions=[held_by("FIG")]), rai("RAI-2", at=(2, 3)))
    assert codes(fight, "FIG: grapple RAI") == {"already_grappled": ["E5-GRAP-15"], "no_free_hand": ["E5-GRAP-5"]}
    assert codes(fight, "FIG: grapple RAI-2") == {"no_free_hand": ["E5-GRAP-5"]}


@pytest.mark.rule("E5-GRAP-14")
def test_the_grapplers_step_provokes_others_but_not_the_dragged() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2), conditions=[held_by("FIG")]), rai("RAI-2", at=(2, 3)))
    play(fight, "FIG: move 2,1")
    assert asked(fight) == ["RAI-2 before_step"]
    play(fight, "RAI-2: decline")
    assert (at(fight, "RAI"), [each.who for each in told(fight, Moved)]) == ((2, 2), ["FIG", "RAI"])


HOOK = weapon("hook", "1d8", "piercing", bonus=4, attack_bonus=6, reach_ft=10,
              on_hit=[OnHitEntry(condition="grappled", escape_dc=14)])  # fmt: skip


@pytest.mark.rule("E5-MON-5", "E5-MON-15")
def test_an_attack_that_grapples() -> None:
    fight = arena(bru(at=(4, 2), attacks=[HOOK], starts_holding=["hook"]), fig(at=(2, 2)), rog(at=(3, 5)))
    play(fight, "BRU: attack FIG with hook", "BRU d20 12 | BRU d8 4")
    assert has(fight, "FIG", "grappled")
    pass_to(fight, "BRU")
    assert codes(fight, "BRU: attack ROG with hook")["already_grappled"] == ["E5-MON-15"]
    assert allowed(fight, "BRU: attack FIG with hook")
    play(fight, "BRU: end", "FIG: escape BRU with athletics", "FIG d20 8")
    assert has(fight, "FIG", "grappled")
    pass_to(fight, "FIG")
    play(fight, "FIG: escape BRU with athletics", "FIG d20 9")
    assert not has(fight, "FIG", "grappled")


@pytest.mark.rule("E5-MON-5")
def test_without_a_printed_dc_athletics_decides() -> None:
    grab = weapon("jaws", "1d4", "piercing", bonus=2, source="natural", attack_bonus=4,
                  on_hit=[OnHitEntry(condition="grappled")])  # fmt: skip
    fight = arena(hou(at=(3, 2), attacks=[grab]), fig(at=(2, 2)))
    play(
        fight,
        "HOU: attack FIG with jaws",
        "HOU d20 14 | HOU d4 1",
        "HOU: end",
        "FIG: escape HOU with athletics",
        "FIG d20 6",
    )
    assert has(fight, "FIG", "grappled")
    pass_to(fight, "FIG")
    play(fight, "FIG: escape HOU with athletics", "FIG d20 7")
    assert not has(fight, "FIG", "grappled")


@pytest.mark.rule("E5-GRAP-11")
def test_teleporting_away_ends_the_hold() -> None:
    fight = play(arena(wiz(at=(2, 2), conditions=[held_by("RAI")]), rai(at=(3, 2))), "WIZ: use quick_step at 2,8")
    assert not has(fight, "WIZ", "grappled")


@pytest.mark.rule("E5-COND-5", "E5-ATK-18")
def test_the_charmed_neither_attack_nor_grapple_nor_shove() -> None:
    charmed = ConditionEntry(name="charmed", source="RAI")
    fight = arena(fig(at=(2, 2), conditions=[charmed]), rai(at=(3, 2)))
    for line in ("attack RAI with longsword", "grapple RAI", "shove RAI"):
        assert codes(fight, f"FIG: {line}")["charmed"] == ["E5-COND-5"]
    assert refused(fight, "FIG: shove FIG")


@pytest.mark.rule("E5-SHOVE-8")
def test_a_push_goes_straight_on_by_default() -> None:
    fight = play(wrestlers(), "FIG: shove RAI", "RAI: acrobatics", "FIG d20 18 | RAI d20 10", "FIG: push")
    assert at(fight, "RAI") == (4, 2)


@pytest.mark.rule("E5-SHOVE-8")
@pytest.mark.parametrize(("target", "end"), [((3, 3), (4, 4)), ((1, 2), (0, 2)), ((3, 1), (4, 0)), ((2, 1), (2, 0))])
def test_straight_on_is_along_the_line_between_them(target: tuple[int, int], end: tuple[int, int]) -> None:
    fight = arena(fig(at=(2, 2)), rai(at=target))
    play(fight, "FIG: shove RAI", "RAI: acrobatics", "FIG d20 18 | RAI d20 10", "FIG: push")
    assert at(fight, "RAI") == end


@pytest.mark.rule("E5-SHOVE-8")
def test_nobody_is_pushed_off_the_map() -> None:
    fight = play(arena(fig(at=(2, 0)), bru(at=(0, 0))), "FIG: shove BRU", "BRU: athletics", "FIG d20 18 | BRU d20 2")
    assert codes(fight, "FIG: push") == {"push_blocked": ["E5-SHOVE-8"]}
    play(fight, "FIG: prone")
    assert has(fight, "BRU", "prone")


@pytest.mark.rule("E5-GRAP-14")
def test_the_grappler_chooses_where_the_dragged_one_goes() -> None:
    fight = arena(fig(at=(5, 5)), rai(at=(6, 5), conditions=[held_by("FIG")]), bru(at=(20, 9)))
    play(fight, "FIG: move 4,5 put 3,5")
    assert (at(fight, "FIG"), at(fight, "RAI")) == ((4, 5), (3, 5))


@pytest.mark.rule("E5-REACT-8", "E5-ATK-18")
def test_a_grapple_too_takes_another_target_after_an_interruption() -> None:
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5), starts_holding=[]), fig(at=(5, 6)))
    play(fight, "WIZ: ready declaration attacks who BRU of self response move", "WIZ: end", "BRU: grapple WIZ")
    play(fight, "WIZ: respond 4,5 3,5", "BRU: decline")
    assert asked(fight) == ["BRU retarget"]
    play(fight, "BRU: target FIG", "FIG: athletics", "BRU d20 15 | FIG d20 3")
    assert has(fight, "FIG", "grappled")


@pytest.mark.rule("E5-GRAP-11", "E5-GRAP-13")
def test_a_grappler_may_leave_its_victim_behind() -> None:
    fight = arena(fig(at=(5, 5)), rai(at=(6, 5), conditions=[held_by("FIG")]))
    play(fight, "FIG: move 4,5 3,5 drag no", "RAI: decline")
    assert (at(fight, "RAI"), has(fight, "RAI", "grappled"), spent(fight, "FIG")) == ((6, 5), False, 10)
    assert allowed(fight, "FIG: move 2,5 1,5 0,5 0,6")
