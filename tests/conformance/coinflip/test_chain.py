"""The chain of preparatory actions, running, custom actions, and where a unit may stand."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.coinflip.events import ChainEnded, CustomRuled, Healed, Prepared
from affray.rulesets.coinflip.scenario import ItemEntry
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    ITEMS,
    beetle,
    blocked,
    breaker,
    cover,
    cricket,
    hatch,
    hp,
    levy,
    lying,
    pos,
    rest_of_turn,
    skirmish,
    status,
    trader,
    trooper,
    turn_of,
    where,
)
from tests.conformance.harness import allowed, asked, play, refused, told, toss


def runner(**described: Any) -> Fight[Battle]:
    """A Levy at (2, 2) acts; an enemy Beetle stands at (12, 8)."""
    fight = skirmish(
        a=[levy("l1", at=(2, 2), backpack=["knife"])],
        b=[beetle("car", at=(12, 8), pilot="p"), levy("p"), levy("b1", at=(20, 8))],
        **described,
    )
    return turn_of(fight, "l1", "b1")


@pytest.mark.scenario("COIN-EX-9")
@pytest.mark.rule("COIN-ACT-3", "COIN-SPACE-4", "COIN-PREP-5", "COIN-PREP-6")
def test_run_to_any_open_point_however_far() -> None:
    fight = play(runner(), "l1: run 22,14", "l1 T")
    assert pos(fight, "l1") == (22, 14)
    assert "COIN-SPACE-4" in refused(fight, "l1: run 12,9")
    failed = play(runner(), "l1: run 22,14", "l1 H")
    assert (pos(failed, "l1"), asked(failed)) == ((2, 2), ["l1 attack"])


@pytest.mark.scenario("COIN-EX-10")
@pytest.mark.rule(
    "COIN-PREP-1", "COIN-PREP-2", "COIN-PREP-3", "COIN-PREP-4", "COIN-PREP-5", "COIN-PREP-6", "COIN-PREP-9"
)
def test_the_chain_goes_on_until_a_check_fails() -> None:
    fight = runner(ground=[lying("medkit", at=(6, 9))])
    play(fight, "l1: run 6,8", "l1 T", "l1: pick_up medkit into backpack", "l1 T", "l1: draw_item knife into right",
        "l1 H")
    assert pos(fight, "l1") == (6, 8)
    assert where(fight, "ground.medkit") == "l1 backpack"
    assert where(fight, "l1.knife") == "l1 backpack"
    assert asked(fight) == ["l1 attack"]
    assert "COIN-PREP-9" in refused(fight, "l1: run 3,3")
    assert [(each.why, each.links) for each in told(fight, ChainEnded)] == [("failed", 2)]


@pytest.mark.rule("COIN-PREP-1")
def test_the_second_players_unit_prepares_in_phase_4() -> None:
    fight = play(runner(), "l1: forgo")
    assert (asked(fight), fight.state.phase) == (["b1 prepare"], 4)
    play(fight, "b1: run 21,9", "b1 T")
    assert pos(fight, "b1") == (21, 9)


@pytest.mark.rule("COIN-PREP-2")
@pytest.mark.parametrize(
    "line",
    ["run 6,8", "draw_item knife into right", "pick_up medkit", "hand_item pistol to ground", "use_item spare on l1"],
)
def test_every_preparatory_action_has_its_own_check_of_one_coin(line: str) -> None:
    fight = skirmish(
        a=[levy("l1", at=(2, 2), backpack=["knife", "spare"], hp=1)],
        b=[levy("b1", at=(20, 8))],
        ground=[lying("medkit", at=(2, 3))],
        items={"spare": ITEMS["medkit"]},
    )
    turn_of(fight, "l1", "b1")
    assert toss(fight, f"l1: {line}") == ("l1", line.split()[0], 1)


@pytest.mark.rule("COIN-PREP-3", "COIN-PREP-4", "COIN-PREP-9")
def test_a_chain_of_thirty_links_of_the_same_kind() -> None:
    fight = runner()
    for step in range(30):
        play(fight, f"l1: run {2 + step % 3},{3 + step % 2}", "l1 T")
    assert asked(fight) == ["l1 prepare"]
    assert len(told(fight, Prepared)) == 30


@pytest.mark.rule("COIN-PREP-4")
def test_a_cap_ends_the_chain_after_so_many_links() -> None:
    fight = play(runner(prep_cap=2), "l1: run 3,3", "l1 T", "l1: run 4,4", "l1 T")
    assert asked(fight) == ["l1 attack"]
    assert "COIN-PREP-9" in refused(fight, "l1: run 5,5")
    assert [(each.why, each.links) for each in told(fight, ChainEnded)] == [("cap", 2)]


@pytest.mark.rule("COIN-PREP-4")
def test_a_cap_of_zero_allows_no_preparation() -> None:
    assert asked(runner(prep_cap=0)) == ["l1 attack"]


@pytest.mark.rule("COIN-PREP-7")
def test_the_chain_may_be_stopped_before_its_first_link_and_without_a_toss() -> None:
    fight = runner()
    before = fight.state.tossed
    play(fight, "l1: stop")
    assert (asked(fight), fight.state.tossed) == (["l1 attack"], before)


@pytest.mark.rule("COIN-PREP-7")
def test_the_chain_may_be_stopped_after_a_success() -> None:
    fight = play(runner(), "l1: run 3,3", "l1 T", "l1: stop")
    assert asked(fight) == ["l1 attack"]


@pytest.mark.rule("COIN-PREP-9")
def test_nothing_can_be_prepared_after_stopping() -> None:
    fight = play(runner(), "l1: stop")
    for line in ("run 3,3", "draw_item knife", "custom dance", "stop"):
        assert refused(fight, f"l1: {line}")
    assert "COIN-PREP-9" in refused(fight, "l1: draw_item knife")


@pytest.mark.rule("COIN-PREP-8")
def test_an_illegal_action_is_refused_before_the_toss_and_does_not_end_the_chain() -> None:
    fight = runner()
    before = fight.state.tossed
    refused(fight, "l1: run 30,8")
    assert (asked(fight), fight.state.tossed) == (["l1 prepare"], before)
    play(fight, "l1: run 6,8", "l1 T")
    assert pos(fight, "l1") == (6, 8)


@pytest.mark.rule("COIN-ACT-3")
def test_nothing_on_the_way_hinders_a_run() -> None:
    fight = play(runner(terrain=[blocked(4, 0, 6, 16)]), "l1: run 18,14", "l1 T")
    assert pos(fight, "l1") == (18, 14)


@pytest.mark.rule("COIN-ACT-3")
def test_a_run_goes_to_another_point() -> None:
    assert "COIN-ACT-3" in refused(runner(), "l1: run 2,2")


@pytest.mark.rule("COIN-ACT-3")
def test_a_limit_bounds_the_distance_of_centres() -> None:
    fight = runner(run_limit=5)
    assert allowed(fight, "l1: run 5,6")
    assert "COIN-ACT-3" in refused(fight, "l1: run 5,6.25")


@pytest.mark.rule("COIN-ACT-11", "COIN-DEF-12")
def test_the_limit_of_running_binds_driving_and_falling_back() -> None:
    fight = skirmish(
        a=[beetle("car", at=(6, 8), pilot="p"), levy("p")], b=[trooper("t", at=(15, 8))], run_limit=3
    )
    turn_of(fight, "car", "t")
    assert allowed(fight, "car: drive 9,8")
    assert refused(fight, "car: drive 9.25,8")
    play(fight, "car: attack with autocannon", "car T H H H H", "car: allot t=1")
    assert allowed(fight, "b: fall_back t 18,8")
    assert refused(fight, "b: fall_back t 18.25,8")


# -- open points -------------------------------------------------------------------------------------
@pytest.mark.rule("COIN-SPACE-1", "COIN-SPACE-4")
@pytest.mark.parametrize(("inside", "outside"), [("0.5,8", "0.25,8"), ("23.5,8", "23.75,8"), ("8,15.5", "8,15.75")])
def test_the_whole_footprint_of_one_span_must_lie_on_the_field(inside: str, outside: str) -> None:
    fight = runner()
    assert allowed(fight, f"l1: run {inside}")
    assert refused(fight, f"l1: run {outside}") == ["COIN-SPACE-4"]


@pytest.mark.rule("COIN-SPACE-2", "COIN-SPACE-4")
def test_footprints_are_round_and_may_touch() -> None:
    fight = runner()  # the Beetle has radius 1.5, the Levy 0.5: centres at least 2 apart
    assert allowed(fight, "l1: run 14,8")
    assert allowed(fight, "l1: run 13.5,9.5")  # 2.12 away, though a square of that size would overlap
    assert refused(fight, "l1: run 13.75,8") == ["COIN-SPACE-4"]
    assert refused(fight, "l1: run 13.25,9.5") == ["COIN-SPACE-4"]


@pytest.mark.rule("COIN-SPACE-4", "COIN-SPACE-6")
def test_a_blocked_zone_is_no_open_point_up_to_its_border() -> None:
    fight = runner(terrain=[blocked(4, 4, 6, 6)])
    assert "COIN-SPACE-4" in refused(fight, "l1: run 5,5")
    assert "COIN-SPACE-4" in refused(fight, "l1: run 6,6")
    assert allowed(fight, "l1: run 6.25,6")


@pytest.mark.rule("COIN-SPACE-4")
def test_cover_is_open_ground() -> None:
    assert allowed(runner(terrain=[cover(2, 4, 4, 6, 6)]), "l1: run 5,5")


@pytest.mark.rule("COIN-SPACE-4", "COIN-MARK-3")
def test_a_marked_unit_still_blocks_and_a_body_does_not() -> None:
    fight = skirmish(
        a=[levy("l1", at=(2, 2))], b=[levy("b1", at=(10, 8)), levy("b2", at=(20, 8)), trooper("b3", at=(20, 12))]
    )
    turn_of(fight, "l1", "b2")
    play(fight, "l1: attack with pistol", "l1 T T", "l1: allot b1=2", "b: end")
    assert status(fight, "b1") == "marked"
    assert "COIN-SPACE-4" in refused(fight, "b2: run 10,8.5")
    play(fight, "b2: forgo", "a: choose l1", "b: choose b2")
    assert status(fight, "b1") == "destroyed"
    assert allowed(fight, "l1: run 10,8.5")


@pytest.mark.rule("COIN-SPACE-5")
def test_distances_are_compared_exactly_and_at_most_includes_equality() -> None:
    spear = ItemEntry(name="Spear", kind="weapon", coins=1, range=4)
    fight = skirmish(
        a=[levy("l1", at=(2, 2), right="spear")],
        b=[levy("near", at=(5, 6)), levy("far", at=(6, 5.25))],
        items={"spear": spear},
    )
    turn_of(fight, "l1", "near")
    play(fight, "l1: attack with spear", "l1 T")
    assert allowed(fight, "l1: allot near=1")  # 3 and 4 make 5: the gap is 4
    assert refused(fight, "l1: allot far=1")


# -- custom actions ----------------------------------------------------------------------------------
def crowbar(pilot: bool = True, **options: Any) -> Fight[Battle]:
    inside = {"pilot": "p"} if pilot else {"hold": ["p"]}
    fight = skirmish(
        a=[breaker("k", at=(5, 5)), levy("a2", at=(2, 12))],
        b=[beetle("car", at=(7.5, 5), **inside), levy("p"), levy("b1", at=(20, 5))],
        **options,
    )
    return turn_of(fight, "k", "b1")


@pytest.mark.scenario("COIN-EX-46")
@pytest.mark.rule("COIN-PREP-10", "COIN-PREP-11", "COIN-HATCH-3")
def test_a_custom_action_may_be_opposed_like_a_hatch() -> None:
    fight = play(crowbar(), 'k: custom "jam the autocannon with a crowbar" object car')
    assert asked(fight) == ["gm custom"]
    play(fight, "gm: allow object car opposed yes", "k T", "p: oppose", "p T")
    assert asked(fight) == ["k prepare"]
    assert [each.action for each in told(fight, Prepared)] == []
    assert fight.state.prep_objects == ["car"]
    play(fight, "k: forgo")
    assert asked(fight) == ["b defend"]
    assert allowed(fight, "b: fall_back car 12,8")


@pytest.mark.rule("COIN-PREP-10")
def test_an_opposed_custom_action_succeeds_when_the_opponent_fails() -> None:
    fight = play(crowbar(), "k: custom jam object car", "gm: allow object car opposed yes", "k T", "p: oppose", "p H")
    assert [each.action for each in told(fight, Prepared)] == ["custom"]
    assert asked(fight) == ["k prepare"]


@pytest.mark.rule("COIN-PREP-10")
def test_an_unopposed_custom_action_needs_one_tails_only() -> None:
    fight = play(crowbar(), "k: custom whistle", "gm: allow", "k T")
    assert [each.action for each in told(fight, Prepared)] == ["custom"]
    assert fight.state.prep_objects == []
    failed = play(crowbar(), "k: custom whistle", "gm: allow", "k H")
    assert asked(failed) == ["k attack"]


@pytest.mark.rule("COIN-PREP-10")
def test_a_forbidden_custom_action_costs_no_coin_and_does_not_end_the_chain() -> None:
    fight = crowbar()
    before = fight.state.tossed
    play(fight, "k: custom fly", "gm: forbid")
    assert (asked(fight), fight.state.tossed) == (["k prepare"], before)
    assert [(each.allowed, "COIN-PREP-10" in each.rules) for each in told(fight, CustomRuled)] == [(False, True)]


@pytest.mark.rule("COIN-PREP-10")
def test_a_custom_action_deals_no_damage_and_opens_no_hatch() -> None:
    fight = play(crowbar(), "k: custom shoot object car", "gm: allow object car opposed no", "k T", "k: forgo")
    assert (hp(fight, "car"), hp(fight, "p"), hatch(fight, "car")) == (6, 2, "closed")


@pytest.mark.rule("COIN-PREP-10", "COIN-ITEM-4")
def test_a_custom_action_cannot_break_into_the_coffer_of_another() -> None:
    fight = skirmish(
        a=[levy("l1", at=(5, 5)), trader("trd", at=(2, 2))],
        b=[levy("b1", at=(20, 5))],
        ground=[lying("coffer", at=(5, 6), owner="trd")],
    )
    turn_of(fight, "l1", "b1")
    assert "COIN-ITEM-4" in refused(fight, 'l1: custom "break the lock" item ground.coffer')


@pytest.mark.rule("COIN-PREP-11")
def test_a_custom_action_with_an_enemy_object_affects_it_even_if_it_fails() -> None:
    fight = play(crowbar(), "k: custom jam object car", "gm: allow object car opposed yes", "k H")
    assert fight.state.prep_objects == ["car"]


@pytest.mark.rule("COIN-PREP-11")
def test_a_custom_action_on_a_friend_affects_nobody() -> None:
    fight = play(crowbar(), "k: custom cheer object a2", "gm: allow object a2 opposed no", "k T")
    assert fight.state.prep_objects == []


@pytest.mark.rule("COIN-PREP-10", "COIN-HATCH-4")
def test_without_a_pilot_nobody_opposes_a_custom_action_on_a_vehicle() -> None:
    fight = play(crowbar(pilot=False), "k: custom jam object car", "gm: allow object car opposed yes", "k T")
    assert asked(fight) == ["k prepare"]
    assert [each.action for each in told(fight, Prepared)] == ["custom"]


@pytest.mark.rule("COIN-PREP-10", "COIN-ACT-18")
def test_a_vehicle_may_take_a_custom_action() -> None:
    fight = skirmish(a=[cricket("bug", at=(5, 5), pilot="p"), levy("p")], b=[levy("b1", at=(20, 5))])
    turn_of(fight, "bug", "b1")
    play(fight, "bug: custom honk", "gm: allow", "bug T")
    assert asked(fight) == ["bug prepare"]
    assert pos(fight, "bug") == (5, 5)
    rest_of_turn(fight)


# -- what is told of an action that took effect ----------------------------------------------------
@pytest.mark.rule("COIN-PREP-6")
@pytest.mark.parametrize(
    ("active", "line", "told_of"),
    [
        ("r", "run 3,3", ("run", "", "", "3,3")),
        ("r", "draw_item medkit into left", ("draw_item", "r.medkit", "", "left")),
        ("r", "pick_up knife into backpack", ("pick_up", "ground.knife", "", "backpack")),
        ("r", "open_container coffer", ("open_container", "r.coffer", "", "")),
        ("r", "hand_item medkit to ground", ("hand_item", "r.medkit", "", "ground")),
        ("r", "hand_item medkit to l1", ("hand_item", "r.medkit", "l1", "l1")),
        ("r", "use_item medkit on l1", ("use_item", "r.medkit", "l1", "")),
        ("r", "snatch b1.pistol into left", ("snatch", "b1.pistol", "b1", "left")),
        ("r", "board_pilot bug", ("board_pilot", "", "bug", "")),
        ("r", "board_hold bug", ("board_hold", "", "bug", "")),
        ("p", "dismount 15,8", ("dismount", "", "", "15,8")),
        ("p", "change_station", ("change_station", "", "car", "")),
        ("car", "drive 18,12", ("drive", "", "", "18,12")),
    ],
)
def test_an_action_that_took_effect_is_told_with_its_details(active: str, line: str, told_of: tuple[str, ...]) -> None:
    fight = skirmish(
        a=[trader("r", at=(6, 6)), levy("l1", at=(5, 6)), beetle("car", at=(15, 6), pilot="p"), levy("p")],
        b=[levy("b1", at=(7, 6)), levy("b2", at=(22, 14))],
        neutral=[cricket("bug", at=(6, 7.5))],
        ground=[lying("knife", at=(6, 6))],
        snatch="on",
    )
    turn_of(fight, active, "b2")
    play(fight, f"{active}: {line}", f"{active} T", *(["b1: decline"] if line.startswith("snatch") else []))
    (found,) = told(fight, Prepared)
    assert (found.unit, found.action, found.item, found.target, found.to) == (active, *told_of)
    assert fight.state.links == 1


@pytest.mark.rule("COIN-ACT-16", "COIN-DMG-5")
@pytest.mark.parametrize(("points", "told_of"), [(1, ("l1", 2, 1)), (2, ("l1", 2, 0))])
def test_healing_tells_how_much_was_regained(points: int, told_of: tuple[str, int, int]) -> None:
    fight = skirmish(a=[trader("r", at=(6, 6)), levy("l1", at=(5, 6), hp=points)], b=[levy("b2", at=(22, 14))])
    play(turn_of(fight, "r", "b2"), "r: use_item medkit on l1", "r T")
    (found,) = told(fight, Healed)
    assert (found.who, found.hp, found.amount) == told_of


def test_the_attack_after_a_chain_is_undone_by_itself() -> None:
    fight = turn_of(skirmish(a=[levy("l1", at=(4, 4))], b=[levy("e1", at=(20, 8))]), "l1", "e1")
    play(fight, "l1: run 5,4", "l1 H")
    asked_before, replies = [each.why for each in fight.open], len(fight.journal)
    play(fight, "l1: forgo")
    fight.undo("action")
    assert ([each.why for each in fight.open], len(fight.journal)) == (asked_before, replies)
    assert asked_before == ["attack"]
