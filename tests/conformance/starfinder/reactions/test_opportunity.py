"""Attacks of opportunity: what provokes, who can make one, and when it comes (SF-AOO)."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.core.script import Pick
from affray.rulesets.starfinder.model.events import ActionLost, AttackResolved, ManeuverResolved, SpellLost
from affray.rulesets.starfinder.model.scenario import EffectEntry, ReductionEntry, SpeedEntry, TriggerEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import answer, asked, last, left_out, play, refused, told
from tests.conformance.starfinder.boarding import (
    KNIFE,
    LASER,
    PISTOL,
    ability,
    ada,
    at,
    barred,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    del_,
    fighter,
    from_the_start,
    gnt,
    has,
    hp,
    put,
    rat,
    rolled,
    rubble,
    sp,
    struck,
    wall,
)

ARMED = [LASER, KNIFE]


@pytest.mark.scenario("SF-EX-14")
def test_moving_within_reach() -> None:
    fight = boarding(cyn(at=(1, 4)), gnt(at=(4, 4)))
    play(fight, "CYN: move 2,4 3,4")
    assert (asked(fight), at(fight, "CYN")) == (["GNT opportunity"], (2, 4))
    play(fight, "GNT: attack_of_opportunity with fist", "GNT d20 5 | GNT d6 2")
    assert (struck(fight), sp(fight, "CYN"), at(fight, "CYN")) == ((17, 16, True), 7, (3, 4))


@pytest.mark.scenario("SF-EX-15")
def test_a_guarded_step() -> None:
    fight = boarding(cyn(at=(2, 4)), gnt(at=(4, 4)))
    play(fight, "CYN: guarded_step 3,4")
    assert (asked(fight), at(fight, "CYN"), budget(fight, "CYN")) == (["CYN turn"], (3, 4), "swr")
    play(fight, "CYN: guarded_step 2,4")
    assert (asked(fight), at(fight, "CYN"), budget(fight, "CYN")) == (["CYN turn"], (2, 4), "wr")
    rough = boarding(cyn(at=(2, 4)), gnt(at=(4, 4)), terrain=[rubble((3, 4))])
    assert refused(rough, "CYN: guarded_step 3,4") == ["SF-MACT-11"]


@pytest.mark.scenario("SF-EX-17")
def test_a_shooter_dropped_before_the_shot() -> None:
    fight = boarding(cyn(at=(2, 2), sp=0, hp=4), bor(at=(3, 2)), rat(at=(2, 8)), del_(at=(20, 10)))
    play(fight, "CYN: attack RAT with laser", "BOR: attack_of_opportunity with sword", "BOR d20 12 | BOR d6 3")
    assert (struck(fight), hp(fight, "CYN"), has(fight, "CYN", "dying")) == ((22, 16, True), 0, True)
    assert [each.who for each in told(fight, AttackResolved)] == ["BOR"]
    loaded = [each.item.loaded for each in fight.state.lying if each.name == "CYN.laser"]
    assert (loaded, last(fight, ActionLost).who, asked(fight)) == ([20], "CYN", ["BOR turn"])
    assert fighter(fight, "CYN").rp == 5


@pytest.mark.scenario("SF-EX-18")
def test_a_spell_is_disrupted() -> None:
    fight = boarding(del_(at=(2, 2)), bor(at=(3, 2)), rat(at=(2, 6)))
    play(fight, "DEL: cast lance")
    assert asked(fight) == ["BOR opportunity"]
    missed = play(
        fight.fork(),
        "BOR: attack_of_opportunity with sword",
        "BOR d20 1",
        "DEL: aim RAT",
        "DEL 2d10 1 1",
        "RAT: attempt",
        "RAT d20 5",
    )
    assert (fighter(missed, "DEL").uses_left["slot 1"], hp(missed, "RAT")) == (2, 4)
    play(fight, "BOR: attack_of_opportunity with sword", "BOR d20 9 | BOR d6 1")
    assert (struck(fight), sp(fight, "DEL"), last(fight, SpellLost).spell) == ((19, 13, True), 11, "lance")
    assert (fighter(fight, "DEL").uses_left["slot 1"], budget(fight, "DEL"), asked(fight)) == (2, "mwr", ["DEL turn"])


@pytest.mark.scenario("SF-EX-18")
def test_a_hit_that_deals_no_damage_disrupts_nothing() -> None:
    fight = boarding(del_(at=(2, 2), dr=ReductionEntry(amount=15)), bor(at=(3, 2)), rat(at=(2, 6)))
    play(
        fight,
        "DEL: cast lance",
        "BOR: attack_of_opportunity with sword",
        "BOR d20 9 | BOR d6 1",
        "DEL: aim RAT",
        "DEL 2d10 1 1",
    )
    play(fight, "RAT: attempt", "RAT d20 5")
    assert (sp(fight, "DEL"), hp(fight, "RAT"), told(fight, SpellLost)) == (18, 4, [])


@pytest.mark.scenario("SF-EX-19")
@pytest.mark.rule("SF-AOO-5", "SF-MACT-2")
def test_what_does_not_provoke() -> None:
    fight = boarding(cyn(at=(2, 2), conditions=["prone"], items=[LASER, put(KNIFE, "accessible")]), bor(at=(3, 2)))
    decree(fight, "item CYN laser loaded 3")
    for lines in (
        ["CYN: stand_up"], ["CYN: draw knife"], ["CYN: reload laser"], ["CYN: sheathe laser"], ["CYN: total_defense"],
        ["CYN: trip BOR", "CYN d20 10"], ["CYN: feint BOR", "CYN d20 10"],
        ["CYN: draw knife", "CYN: attack BOR with knife", "CYN d20 2"],
    ):  # fmt: skip
        other = play(fight.fork(), *lines)
        assert (asked(other), left_out(other, "BOR", "opportunity")) == (["CYN turn"], ()), lines
    shooting = fight.fork()
    play(shooting, "CYN: attack BOR with laser")
    assert asked(shooting) == ["BOR opportunity"]
    play(fight, "CYN: crawl 1,2")
    assert asked(fight) == ["BOR opportunity"]


@pytest.mark.scenario("SF-EX-20")
def test_no_reaction_before_acting() -> None:
    fight = from_the_start(cyn(at=(2, 2), init_count=18), rat(at=(3, 2), init_count=6))
    assert barred(fight, "RAT", "attack_of_opportunity") == ["SF-REACT-2"]
    play(fight, "CYN: move 1,2")
    assert (asked(fight), left_out(fight, "RAT", "opportunity")) == (["CYN turn"], ("SF-REACT-2",))
    assert (at(fight, "CYN"), has(fight, "RAT", "flat_footed")) == ((1, 2), False)
    play(fight, "CYN: move 2,2", "CYN: end", "RAT: delay", "CYN: move 1,2")
    assert left_out(fight, "RAT", "opportunity") == ("SF-REACT-2",)
    play(fight, "CYN: move 2,2", "CYN: end", "RAT: come_out", "RAT: attack CYN with shiv", "RAT d20 2", "RAT: end")
    play(fight, "CYN: move 1,2")
    assert asked(fight) == ["RAT opportunity"]


@pytest.mark.scenario("SF-EX-21")
def test_two_reactors_and_one_trigger() -> None:
    fight = boarding(
        bor(at=(3, 2)), cyn(at=(2, 2), sp=0, hp=5), rat(at=(3, 3)), del_(at=(20, 10)),
        order="BOR 15 CYN 10 RAT 6 DEL 2", turn="CYN",
    )  # fmt: skip
    play(fight, "CYN: move 1,2")
    assert asked(fight) == ["BOR opportunity"]
    play(fight, "BOR: attack_of_opportunity with sword", "BOR d20 10 | BOR d6 2")
    assert (hp(fight, "CYN"), at(fight, "CYN"), has(fight, "CYN", "dying")) == (0, (2, 2), True)
    assert (fighter(fight, "RAT").reaction_available, fighter(fight, "BOR").reaction_available) == (True, False)
    assert asked(fight) == ["RAT turn"]


@pytest.mark.scenario("SF-EX-22")
@pytest.mark.rule("SF-AOO-13")
def test_cover_stops_an_attack_of_opportunity() -> None:
    fight = boarding(cyn(at=(3, 3)), bor(at=(2, 2)), terrain=[wall((3, 2))])
    play(fight, "CYN: move 4,4")
    assert (at(fight, "CYN"), left_out(fight, "BOR", "opportunity")) == ((4, 4), ("SF-AOO-13",))
    plain = play(boarding(cyn(at=(3, 3)), bor(at=(2, 2))), "CYN: move 4,4")
    assert asked(plain) == ["BOR opportunity"]


@pytest.mark.rule("SF-AOO-13")
def test_nobody_strikes_at_what_he_does_not_observe() -> None:
    fight = boarding(cyn(at=(3, 3), conditions=["invisible"]), bor(at=(2, 2)))
    play(fight, "CYN: move 4,4")
    assert (at(fight, "CYN"), left_out(fight, "BOR", "opportunity")) == ((4, 4), ("SF-AOO-13",))


def bull_rush(**options: str) -> Fight[Combat]:
    return boarding(
        gnt(at=(4, 4)), ada(at=(3, 4)), rat(at=(3, 5)), terrain=[wall((1, 4))], order="RAT 20 GNT 10 ADA 5",
        turn="GNT", **options,
    )  # fmt: skip


@pytest.mark.scenario("SF-EX-23")
def test_forced_movement() -> None:
    fight = bull_rush()
    play(fight, "GNT: bull_rush ADA with fist", "GNT d20 19")
    assert (asked(fight), at(fight, "ADA")) == (["RAT opportunity"], (3, 4))
    assert (rolled(fight), last(fight, ManeuverResolved).margin) == ((31, 25), 6)
    play(fight, "RAT: attack_of_opportunity with shiv", "RAT d20 13 | RAT d6 1")
    assert (struck(fight), asked(fight)) == ((17, 17, True), ["GNT opportunity"])
    play(fight, "GNT: attack_of_opportunity with fist", "GNT d20 5 | GNT d6 1")
    assert (struck(fight), at(fight, "ADA"), asked(fight)) == ((17, 17, True), (2, 4), ["GNT turn"])
    assert sp(fight, "ADA") == 27 - 4 - 10
    quiet = play(bull_rush(forced_movement_provokes="none"), "GNT: bull_rush ADA with fist", "GNT d20 19")
    assert (at(quiet, "ADA"), asked(quiet)) == ((2, 4), ["GNT turn"])


@pytest.mark.rule("SF-AOO-14")
def test_whoever_causes_the_movement_may_be_exempt() -> None:
    fight = bull_rush(forced_movement_provokes="not_mover")
    play(fight, "GNT: bull_rush ADA with fist", "GNT d20 19", "RAT: decline")
    assert (at(fight, "ADA"), asked(fight)) == ((2, 4), ["GNT turn"])
    both = play(bull_rush(), "GNT: bull_rush ADA with fist", "GNT d20 19", "RAT: decline")
    assert (at(both, "ADA"), asked(both)) == ((3, 4), ["GNT opportunity"])


@pytest.mark.scenario("SF-EX-82")
@pytest.mark.rule("SF-AOO-11", "SF-AOO-1")
def test_who_can_make_one_and_how() -> None:
    gunner = boarding(bor(at=(3, 2)), cyn(at=(2, 2), items=[LASER]))
    play(gunner, "BOR: move 4,2")
    assert (asked(gunner), left_out(gunner, "CYN", "opportunity")) == (["BOR turn"], ("SF-AOO-1",))
    runner = boarding(ada(at=(2, 2)), bor(at=(9, 3)))
    play(runner, "ADA: run 8,2", "ADA: end", "BOR: move 10,3")
    assert (asked(runner), left_out(runner, "ADA", "opportunity")) == (["BOR turn"], ("SF-AOO-12",))
    tripper = play(boarding(bor(at=(3, 2)), ada(at=(2, 2))), "BOR: move 4,2")
    assert refused(tripper, "ADA: attack_of_opportunity with trip") == ["SF-MANEUV-5"]


@pytest.mark.scenario("SF-EX-83")
@pytest.mark.rule("SF-REACT-8")
def test_a_reaction_on_the_own_turn() -> None:
    fight = bull_rush()
    play(
        fight,
        "GNT: bull_rush ADA with fist",
        "GNT d20 19",
        "RAT: decline",
        "GNT: attack_of_opportunity with fist",
        "GNT d20 2",
    )
    play(fight, "GNT: end", "ADA: move 2,3", "RAT: decline")
    assert (at(fight, "ADA"), left_out(fight, "GNT", "opportunity")) == ((2, 3), ("SF-REACT-3",))
    assert budget(fight, "GNT") == ""
    play(fight, "ADA: end", "RAT: end")
    assert (asked(fight), budget(fight, "GNT")) == (["GNT turn"], "smwr")


@pytest.mark.rule("SF-AOO-2", "SF-AOO-7", "SF-MOVE-10")
def test_flying_straight_up_out_of_reach_provokes_and_staying_there_is_no_move() -> None:
    fight = boarding(cyn(at=(1, 0), speed=SpeedEntry(land=30, fly=60)), bor(at=(0, 0)))
    stay, up = ({"path": (), "by": "fly", "altitude": feet} for feet in (0, 20))
    assert [each.rule for each in fight.refusals(Pick("CYN", "move", stay))] == ["SF-MOVE-2"]
    assert not fight.answer(Pick("CYN", "move", up))
    assert (asked(fight), fighter(fight, "CYN").altitude_ft) == (["BOR opportunity"], 0)
    play(fight, "BOR: decline")
    assert (asked(fight), fighter(fight, "CYN").altitude_ft, at(fight, "CYN")) == (["CYN turn"], 20, (1, 0))


@pytest.mark.rule("SF-AOO-3", "SF-REACT-11")
def test_a_shot_that_a_reaction_gives_provokes_like_any_shot() -> None:
    snap = ability(
        "snap_shot", action="reaction", trigger=TriggerEntry(event="hit_by_melee"),
        effect=EffectEntry(attack="pistol", target="attacker"),
    )  # fmt: skip
    fight = boarding(ada(at=(0, 0)), rat(at=(1, 0), hp_max=30, abilities=[snap], items=[PISTOL]))
    play(fight, "ADA: attack RAT with dagger", "ADA d20 15 | ADA d4 2", "RAT: react snap_shot")
    assert asked(fight) == ["ADA opportunity"]


@pytest.mark.rule("SF-AOO-7", "SF-COND-22")
def test_what_held_or_drove_somebody_in_its_turn_is_over_with_it() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(20, 15)))
    own = fighter(fight, "ADA")
    own.halted, own.compelled = True, "BOR"
    play(fight, "ADA: end")
    assert (fighter(fight, "ADA").halted, fighter(fight, "ADA").compelled) == (False, "")


@pytest.mark.rule("SF-AOO-14", "SF-AOO-7")
def test_who_was_stopped_while_pushed_may_move_in_its_own_turn() -> None:
    fight = boarding(gnt(at=(4, 5)), cyn(at=(6, 5)))
    answer(fight, "GNT: bull_rush CYN")
    fighter(fight, "CYN").halted = True
    play(fight, "GNT d20 20")
    assert (fighter(fight, "CYN").halted, fighter(fight, "CYN").place.x) == (False, 6)
