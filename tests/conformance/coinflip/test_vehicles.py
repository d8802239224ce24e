"""Vehicles: getting in and out, driving, whose they are, and who can be struck inside them."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.coinflip.events import HatchMoved, SideChanged
from affray.rulesets.coinflip.scenario import ItemEntry
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    beetle,
    breaker,
    cricket,
    first_player,
    hatch,
    hp,
    levy,
    lying,
    pos,
    rest_of_turn,
    skirmish,
    status,
    trooper,
    turn_of,
    unit,
    where,
)
from tests.conformance.harness import allowed, asked, play, refused, told, toss


def thief(**described: Any) -> Fight[Battle]:
    """A Levy of side a touches a neutral Cricket with nobody inside."""
    fight = skirmish(
        a=[levy("l1", at=(5, 5))],
        b=[levy("b1", at=(20, 5))],
        neutral=[cricket("bug", at=(6.5, 5))],
        **described,
    )
    return turn_of(fight, "l1", "b1")


@pytest.mark.scenario("COIN-EX-6")
@pytest.mark.rule("COIN-ACT-4", "COIN-ACT-6", "COIN-ACT-8", "COIN-UNIT-5", "COIN-ATK-10", "COIN-SEL-3")
def test_jump_into_the_pilot_seat_of_an_empty_vehicle() -> None:
    fight = play(thief(), "l1: board_pilot bug", "l1 T")
    assert (unit(fight, "bug").pilot, unit(fight, "bug").side, unit(fight, "l1").inside) == ("l1", "a", "bug")
    assert asked(fight) == ["l1 prepare"]
    assert "COIN-ATK-10" in refused(fight, "l1: attack with l1.pistol")
    assert "COIN-ACT-8" in refused(fight, "l1: attack with bug.light_cannon")
    rest_of_turn(fight)
    play(turn_of(fight, "bug", "b1"), "bug: attack with light_cannon", "bug T H H H")
    assert asked(fight) == ["bug allot"]


@pytest.mark.rule("COIN-ACT-4")
def test_a_failed_jump_leaves_the_unit_outside() -> None:
    fight = play(thief(), "l1: board_pilot bug", "l1 H")
    assert (unit(fight, "bug").pilot, unit(fight, "bug").side, pos(fight, "l1")) == ("", "neutral", (5, 5))


@pytest.mark.rule("COIN-ACT-8")
def test_with_the_option_whoever_took_the_seat_this_turn_fires_one_slot_of_the_vehicle() -> None:
    fight = play(thief(pilot_takes_over=True), "l1: board_pilot bug", "l1 T")
    assert "COIN-ATK-3" in refused(fight, "l1: attack with l1.pistol,bug.light_cannon")
    assert toss(fight, "l1: attack with bug.light_cannon")[2] == 4
    play(fight, "l1 T T H H", "l1: allot b1=2")
    assert asked(fight) == ["b defend"]


@pytest.mark.rule("COIN-ACT-8")
def test_with_the_option_a_one_use_gun_of_the_vehicle_still_strikes_from_the_vehicle() -> None:
    rocket = ItemEntry(name="Rocket", kind="weapon", coins=2, uses=1)
    fight = skirmish(
        a=[levy("l1", at=(5, 5))],
        b=[levy("b1", at=(20, 5))],
        neutral=[cricket("bug", at=(6.5, 5), slots=["rocket"])],
        items={"rocket": rocket},
        pilot_takes_over=True,
    )
    turn_of(fight, "l1", "b1")
    play(fight, "l1: board_pilot bug", "l1 T", "l1: attack with bug.rocket", "l1 T T", "l1: allot b1=2", "b: end")
    assert (status(fight, "b1"), where(fight, "bug.rocket")) == ("marked", "nowhere")


@pytest.mark.rule("COIN-ACT-8")
def test_the_option_is_for_those_who_took_the_seat_this_turn_only() -> None:
    fight = play(thief(pilot_takes_over=True), "l1: board_pilot bug", "l1 T")
    rest_of_turn(fight)
    turn_of(fight, "l1", "b1")
    assert "COIN-ACT-8" in refused(fight, "l1: attack with bug.light_cannon")


@pytest.mark.scenario("COIN-EX-7")
@pytest.mark.rule("COIN-ACT-5", "COIN-ACT-6", "COIN-UNIT-3")
def test_jump_into_the_last_place_of_the_hold() -> None:
    fight = skirmish(
        a=[
            beetle("car", at=(10, 8), hold=["t1", "t2", "t3"]),
            *[trooper(f"t{n}") for n in (1, 2, 3)],
            trooper("t4", at=(12, 8)),
            trooper("t5", at=(8, 8)),
        ],
        b=[levy("b1", at=(20, 5))],
    )
    turn_of(fight, "t4", "b1")
    play(fight, "t4: board_hold car", "t4 T")
    assert unit(fight, "car").hold == ["t1", "t2", "t3", "t4"]
    rest_of_turn(fight)
    turn_of(fight, "t5", "b1")
    assert refused(fight, "t5: board_hold car") == ["COIN-ACT-6"]


@pytest.mark.rule("COIN-UNIT-3", "COIN-ACT-4")
def test_the_seat_takes_one() -> None:
    fight = skirmish(
        a=[beetle("car", at=(10, 8), pilot="p"), levy("p"), levy("l1", at=(12, 8))], b=[levy("b1", at=(20, 5))]
    )
    turn_of(fight, "l1", "b1")
    assert refused(fight, "l1: board_pilot car") == ["COIN-ACT-4"]


@pytest.mark.rule("COIN-ACT-6")
@pytest.mark.parametrize("action", ["board_pilot", "board_hold"])
def test_a_vehicle_out_of_reach_cannot_be_boarded_unless_the_option_says_so(action: str) -> None:
    def fight(**options: Any) -> Fight[Battle]:
        battle = skirmish(
            a=[levy("l1", at=(4.25, 5))], b=[levy("b1", at=(20, 5))], neutral=[cricket("bug", at=(6.5, 5))], **options
        )
        return turn_of(battle, "l1", "b1")

    assert refused(fight(), f"l1: {action} bug") == ["COIN-ACT-6"]
    assert allowed(fight(board_requires_reach=False), f"l1: {action} bug")


@pytest.mark.rule("COIN-ACT-6", "COIN-MARK-3")
def test_a_marked_vehicle_cannot_be_boarded() -> None:
    fight = skirmish(
        a=[trooper("t", at=(2, 2))],
        b=[cricket("bug", at=(6.5, 5), hp=1), levy("b1", at=(8, 5)), levy("b2", at=(20, 5))],
    )
    turn_of(fight, "t", "b1")
    play(fight, "t: attack with carbine", "t T T T", "t: allot bug=3", "b: end")
    refusal = refused(fight, "b1: board_pilot bug")
    assert "COIN-ACT-6" in refusal
    assert "COIN-MARK-3" in refusal


@pytest.mark.scenario("COIN-EX-38")
@pytest.mark.rule("COIN-ACT-4", "COIN-ACT-7", "COIN-ATK-10", "COIN-PREP-11")
def test_an_occupied_enemy_vehicle_is_entered_through_the_open_hatch_only() -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5))], b=[beetle("car", at=(7.5, 5), pilot="p"), levy("p"), levy("b1", at=(20, 5))]
    )
    turn_of(fight, "k", "b1")
    assert "COIN-ACT-4" in refused(fight, "k: board_pilot car")
    assert "COIN-ACT-7" in refused(fight, "k: board_hold car")
    play(fight, "k: open_hatch car", "k T", "p: decline", "k: board_hold car", "k T")
    assert (unit(fight, "car").hold, unit(fight, "k").inside) == (["k"], "car")
    assert fight.state.prep_objects == ["car"]
    assert unit(fight, "car").side == "b"
    play(fight, "k: attack with breach_axe", "k T T H", "k: allot p=2")
    assert asked(fight) == ["b defend"]


@pytest.mark.rule("COIN-PREP-11")
def test_boarding_the_hold_of_an_enemy_affects_it_even_if_the_jump_fails() -> None:
    def fight(**inside: Any) -> Fight[Battle]:
        car = beetle("car", at=(7.5, 5), hatch="open", **inside)
        battle = skirmish(a=[breaker("k", at=(5, 5))], b=[car, levy("p", at=None if inside else (20, 5))])
        return turn_of(battle, "k", "p")

    assert play(fight(pilot="p"), "k: board_hold car", "k H").state.prep_objects == ["car"]
    assert play(fight(), "k: board_hold car", "k T").state.prep_objects == []


@pytest.mark.rule("COIN-UNIT-6", "COIN-ACT-4", "COIN-ACT-7")
def test_own_passengers_do_not_make_a_vehicle_occupied_but_an_enemy_passenger_does() -> None:
    fight = skirmish(
        a=[levy("l1", at=(5, 5)), beetle("own", at=(5, 8), hold=["t"], size=2), trooper("t")],
        b=[beetle("car", at=(7.5, 5), hold=["e"], size=2), trooper("e"), levy("b1", at=(20, 5))],
    )
    turn_of(fight, "l1", "b1")
    play(fight, "l1: run 5,6.5", "l1 T")
    assert allowed(fight, "l1: board_pilot own")
    play(fight, "l1: run 6,5", "l1 T")
    assert "COIN-ACT-4" in refused(fight, "l1: board_pilot car")


@pytest.mark.rule("COIN-UNIT-6", "COIN-ACT-4")
def test_a_marked_passenger_does_not_keep_an_enemy_out_of_the_seat() -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5)), levy("a2", at=(7, 7))],
        b=[cricket("bug", at=(7, 5), hatch="open", hold=["t"]), trooper("t", hp=1), levy("b1", at=(20, 5))],
        activation_mode="all",
    )
    play(first_player(fight, "a"), "a: choose k")
    assert "COIN-ACT-4" in refused(fight, "k: board_pilot bug")
    play(fight, "k: attack with breach_axe", "k T H H", "k: allot t=1", "b: end", "a: choose a2")
    assert status(fight, "t") == "marked"
    assert allowed(fight, "a2: board_pilot bug")


@pytest.mark.scenario("COIN-EX-42")
@pytest.mark.rule("COIN-UNIT-5", "COIN-ACT-8", "COIN-ATK-8", "COIN-ATK-9")
def test_a_captured_vehicle_changes_sides_at_once() -> None:
    fight = skirmish(
        a=[levy("l1", at=(5, 5))],
        b=[cricket("bug", at=(6.5, 5)), trooper("t", at=(20, 5))],
        turn=5,
    )
    turn_of(fight, "l1", "t")
    play(fight, "l1: board_pilot bug", "l1 T")
    assert [(each.vehicle, each.side) for each in told(fight, SideChanged)] == [("bug", "a")]
    play(fight, "l1: forgo", "t: attack with carbine", "t T H H")
    assert fight.state.turn == 5
    assert "COIN-ATK-9" in refused(fight, "t: allot l1=1")
    play(fight, "t: allot bug=1", "a: end")
    assert hp(fight, "bug") == 4


@pytest.mark.rule("COIN-UNIT-5")
def test_an_abandoned_vehicle_keeps_its_last_side() -> None:
    fight = skirmish(a=[cricket("bug", at=(6, 5), pilot="p"), levy("p")], b=[levy("b1", at=(20, 5))])
    turn_of(fight, "p", "b1")
    play(fight, "p: dismount 7.5,5", "p T")
    assert (unit(fight, "bug").pilot, unit(fight, "bug").side) == ("", "a")


@pytest.mark.scenario("COIN-EX-52")
@pytest.mark.rule("COIN-ACT-11", "COIN-ACT-18", "COIN-UNIT-8")
def test_a_vehicle_drives_with_everybody_inside() -> None:
    def fight(active: str) -> Fight[Battle]:
        battle = skirmish(
            a=[beetle("car", at=(6, 6), pilot="p", hold=["t1", "t2"]), levy("p"), trooper("t1"), trooper("t2")],
            b=[levy("b1", at=(20, 5))],
            ground=[lying("medkit", at=(6, 8))],
        )
        return turn_of(battle, active, "b1")

    driven = play(fight("car"), "car: drive 12,8", "car T")
    assert pos(driven, "car") == (12, 8)
    assert [(unit(driven, each).inside, pos(driven, each)) for each in ("p", "t1", "t2")] == [("car", None)] * 3
    assert refused(driven, "car: pick_up ground.medkit") == ["COIN-ACT-18"]
    assert refused(fight("t1"), "t1: run 3,3") == ["COIN-ACT-18"]


@pytest.mark.rule("COIN-ACT-11", "COIN-SPACE-4")
def test_a_vehicle_needs_room_for_its_whole_footprint() -> None:
    fight = skirmish(a=[beetle("car", at=(6, 6), pilot="p"), levy("p")], b=[levy("b1", at=(20, 5))])
    turn_of(fight, "car", "b1")
    assert refused(fight, "car: drive 1.25,8") == ["COIN-SPACE-4"]
    assert refused(fight, "car: drive 18.25,5") == ["COIN-SPACE-4"]
    assert "COIN-ACT-11" in refused(fight, "car: drive 6,6")
    assert allowed(fight, "car: drive 1.5,8")
    assert allowed(fight, "car: drive 18,5")
    assert pos(play(fight, "car: drive 18,5", "car H"), "car") == (6, 6)


@pytest.mark.rule("COIN-ACT-18")
@pytest.mark.parametrize(
    ("active", "line"),
    [
        ("car", "run 3,3"), ("car", "draw_item knife"), ("car", "board_hold bug"), ("car", "board_pilot bug"),
        ("car", "open_hatch bug"), ("car", "open_container knife"), ("car", "dismount 3,3"), ("car", "change_station"),
        ("car", "hand_item knife to ground"), ("car", "use_item knife on p"), ("car", "snatch knife"),
        ("p", "run 3,3"), ("p", "board_pilot bug"), ("p", "board_hold bug"), ("p", "open_hatch bug"),
        ("p", "drive 3,3"), ("p", "snatch knife"),
        ("l1", "drive 3,3"), ("l1", "dismount 3,3"), ("l1", "change_station"), ("l1", "own_hatch"),
    ],
)  # fmt: skip
def test_actions_on_foot_inside_and_of_vehicles_are_kept_apart(active: str, line: str) -> None:
    fight = skirmish(
        a=[beetle("car", at=(6, 6), pilot="p"), levy("p", backpack=["knife"]), levy("l1", at=(6, 9))],
        b=[levy("b1", at=(20, 5))],
        neutral=[cricket("bug", at=(9, 6))],
        snatch="on",
    )
    turn_of(fight, active, "b1")
    assert refused(fight, f"{active}: {line}".replace("knife", "p.knife")) == ["COIN-ACT-18"]


@pytest.mark.rule("COIN-ACT-18", "COIN-ACT-14", "COIN-HATCH-7")
def test_a_vehicle_may_move_its_own_hatch() -> None:
    fight = skirmish(a=[beetle("car", at=(6, 6), pilot="p"), levy("p")], b=[levy("b1", at=(20, 5))])
    play(turn_of(fight, "car", "b1"), "car: own_hatch", "car T")
    assert hatch(fight, "car") == "open"
    play(fight, "car: own_hatch", "car T")
    assert hatch(fight, "car") == "closed"
    assert [(each.rules, each.open) for each in told(fight, HatchMoved)] == [
        (("COIN-ACT-14", "COIN-HATCH-7"), True), (("COIN-ACT-14", "COIN-HATCH-7"), False)]  # fmt: skip


def carrier(active: str, **changes: Any) -> Fight[Battle]:
    fight = skirmish(
        a=[beetle("car", at=(6, 6), **{"pilot": "p", "hold": ["t"], **changes}), levy("p"), trooper("t")],
        b=[levy("b1", at=(20, 5))],
    )
    return turn_of(fight, active, "b1")


@pytest.mark.scenario("COIN-EX-53")
@pytest.mark.rule("COIN-ACT-12", "COIN-ACT-13", "COIN-ACT-14")
def test_getting_out_changing_seats_and_the_own_hatch() -> None:
    fight = carrier("t")
    assert refused(fight, "t: change_station") == ["COIN-ACT-13"]
    assert refused(fight, "t: dismount 6,8.75") == ["COIN-ACT-12"]
    play(fight, "t: dismount 6,8.5", "t T")
    assert (pos(fight, "t"), unit(fight, "t").inside, hatch(fight, "car")) == ((6, 8.5), "", "closed")
    assert unit(fight, "car").hold == []
    assert hatch(play(carrier("p"), "p: own_hatch", "p T"), "car") == "open"


@pytest.mark.rule("COIN-ACT-12")
def test_dismounting_needs_an_open_point() -> None:
    fight = carrier("t")
    assert "COIN-SPACE-4" in refused(fight, "t: dismount 6,7.75")


@pytest.mark.rule("COIN-ACT-13")
def test_between_seat_and_hold() -> None:
    fight = play(carrier("p"), "p: change_station", "p T")
    assert (unit(fight, "car").pilot, unit(fight, "car").hold) == ("", ["t", "p"])
    play(fight, "p: change_station", "p T")
    assert (unit(fight, "car").pilot, unit(fight, "car").hold) == ("p", ["t"])
    assert refused(carrier("p", hold_capacity=1), "p: change_station") == ["COIN-ACT-13"]


@pytest.mark.rule("COIN-ACT-14")
def test_a_passenger_moves_the_hatch_of_his_own_sides_vehicle_but_a_boarder_does_not() -> None:
    assert hatch(play(carrier("t"), "t: own_hatch", "t T"), "car") == "open"
    fight = skirmish(
        a=[breaker("k", at=(5, 5))],
        b=[beetle("car", at=(7.5, 5), hatch="open", pilot="p"), levy("p"), levy("b1", at=(20, 5))],
    )
    play(turn_of(fight, "k", "b1"), "k: board_hold car", "k T")
    assert refused(fight, "k: own_hatch") == ["COIN-ACT-14"]


@pytest.mark.scenario("COIN-EX-63")
@pytest.mark.rule("COIN-ACT-4", "COIN-UNIT-6", "COIN-MARK-3", "COIN-CLEAN-6")
def test_the_seat_of_a_marked_pilot_is_not_free() -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5))],
        b=[beetle("car", at=(7.5, 5), hatch="open", pilot="p"), levy("p"), trooper("t", at=(10, 5))],
    )
    turn_of(fight, "k", "t")
    play(fight, "k: attack with breach_axe", "k T T H", "k: allot p=2", "b: end")
    assert status(fight, "p") == "marked"
    assert refused(fight, "t: board_pilot car") == ["COIN-ACT-4"]
    play(fight, "t: forgo")
    assert (status(fight, "p"), "p" in unit(fight, "car").cargo) == ("destroyed", True)
    assert where(fight, "p.pistol") == "car cargo"
    play(turn_of(fight, "k", "t"), "k: forgo", "t: board_pilot car", "t T")
    assert unit(fight, "car").pilot == "t"


@pytest.mark.rule("COIN-UNIT-8")
def test_a_unit_inside_has_no_place_of_its_own_and_is_enclosed_or_exposed_with_the_hatch() -> None:
    fight = first_player(skirmish(
        a=[breaker("k", at=(5, 5))],
        b=[beetle("car", at=(7.5, 5), hatch="open", pilot="p"), levy("p"), levy("b1", at=(20, 5))],
    ), "a")  # fmt: skip
    play(fight, "a: choose k", "b: choose p", "k: forgo", "p: own_hatch", "p T", "p: forgo")
    assert pos(fight, "p") is None
    play(fight, "a: choose k", "b: choose p", "k: attack with breach_axe", "k T H H")
    assert "COIN-ATK-9" in refused(fight, "k: allot p=1")
    play(fight, "k: allot -", "p: own_hatch", "p T", "p: forgo", "a: choose k", "b: choose p")
    play(fight, "k: attack with breach_axe", "k T H H")
    assert allowed(fight, "k: allot p=1")
