"""Steps in company: who threatens, who stops whom, what the ground does (SF-AOO, SF-MOVE, SF-SKILL-6)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.starfinder.fight.movement import is_unanswered
from affray.rulesets.starfinder.ground.stepping import Way
from affray.rulesets.starfinder.model.events import HazardMet
from affray.rulesets.starfinder.model.scenario import EnvironmentEntry
from tests.conformance.harness import allowed, answer, asked, play, refused, told
from tests.conformance.starfinder.boarding import (
    RIFLE,
    WINGS,
    ada,
    at,
    boarding,
    bor,
    cyn,
    fighter,
    gnt,
    ground,
    has,
    rat,
    rolled,
    rubble,
    sp,
    struck,
    wall,
)
from tests.conformance.starfinder.crews import SIZE, feet, glaive, hex_, kac, mir, ogr, pup, sul, tav, war

LONG = [(6, 5), (7, 5)]


@pytest.mark.rule("SF-MACT-13")
@pytest.mark.rule("SF-GRID-2")
def test_diagonals_count_anew_in_each_move() -> None:
    f = boarding(mir(at=(0, 0)), hex_(at=(30, 15)), size=SIZE)
    play(f, "MIR: move 1,1 2,2 3,3 4,4")
    assert feet(f, "MIR") == 30
    assert refused(f, "MIR: move 5,5 6,6 7,7 8,8 9,8") == ["SF-MACT-13"]
    play(f, "MIR: move 5,5 6,6 7,7 8,8")


@pytest.mark.rule("SF-WDRAW-2")
@pytest.mark.rule("SF-WDRAW-5")
def test_withdrawing_protects_the_first_square_only() -> None:
    f = boarding(sul(at=(5, 5)), hex_(at=(4, 5)), order="SUL HEX", size=SIZE)
    answer(f, "SUL: withdraw 5,4 6,4 7,4")
    assert (asked(f), at(f, "SUL")) == (["HEX opportunity"], (5, 4))


@pytest.mark.rule("SF-WDRAW-3")
def test_withdrawing_does_not_protect_from_the_unseen() -> None:
    f = boarding(
        sul(at=(5, 5)), hex_(at=(4, 5)), pup(at=(5, 4), conditions=["invisible"]), order="SUL HEX PUP", size=SIZE
    )
    answer(f, "SUL: withdraw 6,6 7,7")
    assert asked(f) == ["PUP opportunity"]
    play(f, "PUP: attack_of_opportunity with blade", "PUP d20 8 | PUP d6 1")
    assert struck(f) == (14, 13, True)


@pytest.mark.rule("SF-MACT-11")
def test_a_large_guarded_step_looks_at_its_whole_space() -> None:
    f = boarding(ogr(at=(2, 2)), tav(at=(10, 10)), order="OGR TAV", terrain=[rubble((4, 3))], size=SIZE)
    assert refused(f, "OGR: guarded_step 3,2")[0] == "SF-MACT-11"
    assert allowed(f, "OGR: guarded_step 1,2")


@pytest.mark.rule("SF-MOVE-7")
def test_a_mover_stopped_in_an_allys_square_goes_back() -> None:
    f = boarding(tav(at=(3, 3)), war(at=(4, 3)), pup(at=(5, 4), traits=["stand_still"]), order="TAV WAR PUP", size=SIZE)
    answer(f, "TAV: move 4,3 5,3")
    play(f, "PUP: stand_still with blade", "PUP d20 20")
    assert at(f, "TAV") == (3, 3), at(f, "TAV")


@pytest.mark.rule("SF-AOO-7")
def test_stand_still_stops_a_crawl() -> None:
    f = boarding(
        mir(at=(3, 3), conditions=["prone"]), pup(at=(4, 3), traits=["stand_still"]), order="MIR PUP", size=SIZE
    )
    answer(f, "MIR: crawl 2,3")
    play(f, "PUP: stand_still with blade", "PUP d20 16")
    # 16+6 = 22 vs 17 - 4 + 8 = 21
    assert rolled(f) == (22, 21)
    assert at(f, "MIR") == (3, 3)
    assert refused(f, "MIR: crawl 2,3")


@pytest.mark.rule("SF-AOO-7")
@pytest.mark.rule("SF-AOO-14")
def test_stand_still_against_a_forced_step() -> None:
    f = boarding(
        ogr(at=(2, 2)),
        tav(at=(4, 2)),
        hex_(at=(4, 1), traits=["stand_still"]),
        order="HEX 12 OGR 7 TAV 3",
        turn="OGR",
        size=SIZE,
    )
    play(f, "OGR: bull_rush TAV with fist", "OGR d20 19", "HEX: stand_still with sabre", "HEX d20 19")
    while asked(f) == ["OGR opportunity"]:
        play(f, "OGR: decline")
    assert at(f, "TAV") == (4, 2), at(f, "TAV")


@pytest.mark.rule("SF-GRID-6")
@pytest.mark.rule("SF-AOO-2")
def test_the_second_diagonal_of_a_reach_weapon() -> None:
    f = boarding(glaive(at=(5, 5)), hex_(at=(7, 7)), order="HEX 12 TAV 10", size=SIZE)
    answer(f, "HEX: move 8,8")
    assert asked(f) == ["TAV opportunity"]
    g = boarding(glaive(at=(5, 5)), hex_(at=(7, 8)), order="HEX 12 TAV 10", size=SIZE)
    answer(g, "HEX: move 8,9")
    assert asked(g) == ["HEX turn"]


@pytest.mark.rule("SF-SKILL-6")
def test_failed_tumbles() -> None:
    f = boarding(mir(at=(5, 5), skills={"acrobatics": 0}), hex_(at=(6, 5)), order="MIR HEX", size=SIZE)
    answer(f, "MIR: move 6,5 7,5 tumble half")
    play(f, "MIR d20 3")
    assert asked(f) == ["HEX opportunity"]
    play(f, "HEX: decline")
    assert at(f, "MIR") == (5, 5)
    assert asked(f) == ["MIR turn"]
    g = boarding(mir(at=(5, 5), skills={"acrobatics": 0}), hex_(at=(6, 5)), order="MIR HEX", size=SIZE)
    answer(g, "MIR: move 4,5 3,5 tumble half")
    play(g, "MIR d20 3")
    play(g, "HEX: decline")
    assert at(g, "MIR") == (3, 5)


@pytest.mark.rule("SF-SKILL-6")
def test_tumbling_past_two_foes() -> None:
    f = boarding(
        mir(at=(5, 5), skills={"acrobatics": 15}), hex_(at=(4, 5)), pup(at=(5, 4)), order="MIR HEX PUP", size=SIZE
    )
    play(f, "MIR: move 6,6 7,7 tumble half", "MIR d20 7")
    # DC 15 + 1.5*3 = 19 (+2 for the second) = 21; 7 + 15 = 22
    assert rolled(f, "acrobatics") == (22, 21)


@pytest.mark.rule("SF-AOO-2")
def test_mobility_against_an_attack_of_opportunity() -> None:
    f = boarding(sul(at=(5, 5), traits=["mobility"]), hex_(at=(4, 5)), order="SUL HEX", size=SIZE)
    play(f, "SUL: move 6,6", "HEX: attack_of_opportunity with sabre", "HEX d20 7")
    assert struck(f) == (18, 19, False)


@pytest.mark.rule("SF-MOVE-9")
def test_squeezing_entangles() -> None:
    walls = [wall(*[(5, y) for y in range(8) if y != 3], *[(6, y) for y in range(8) if y != 3])]
    f = boarding(ogr(at=(3, 3)), tav(at=(12, 3)), order="OGR TAV", terrain=walls, size=(14, 8))
    play(f, "OGR: move 4,3 5,3")
    assert has(f, "OGR", "entangled")
    assert kac(f, "OGR") == 17


@pytest.mark.rule("SF-MOVE-11")
@pytest.mark.rule("SF-MOVE-12")
def test_drifting_into_a_wall() -> None:
    f = boarding(
        mir(at=(5, 5), skills={"acrobatics": 0}),
        hex_(at=(20, 10)),
        order="MIR HEX",
        terrain=[wall((7, 5))],
        environment=EnvironmentEntry(gravity="zero"),
        size=SIZE,
    )
    assert refused(f, "MIR: move 5,6")[0] == "SF-MOVE-11"
    answer(f, "MIR: push_off E")
    play(f, "MIR d20 10")
    assert at(f, "MIR") == (6, 5)
    assert has(f, "MIR", "off_kilter")


@pytest.mark.rule("SF-BULL-4")
@pytest.mark.rule("SF-MOVE-13")
def test_a_push_over_an_edge_falls() -> None:
    f = boarding(
        ogr(at=(2, 2)),
        tav(at=(4, 2)),
        order="OGR TAV",
        terrain=[ground("pit", (5, 2), (6, 2), (7, 2), drop_ft=20)],
        size=SIZE,
    )
    play(f, "OGR: bull_rush TAV with fist", "OGR d20 20", "OGR: decline", "TAV 2d6 3 4")
    assert (at(f, "TAV"), sp(f, "TAV"), has(f, "TAV", "prone")) == ((5, 2), 29, True)


@pytest.mark.rule("SF-AOO-7")
@pytest.mark.rule("SF-GRAP-7")
def test_a_holder_felled_on_its_way_lets_go() -> None:
    f = boarding(
        tav(at=(5, 5), sp=0, hp=2),
        sul(at=(4, 4)),
        hex_(at=(6, 5)),
        pup(at=(4, 5)),
        order="TAV 20 SUL 15 HEX 10 PUP 5",
        size=SIZE,
    )
    play(f, "TAV: grapple PUP with knife", "TAV d20 15")
    assert has(f, "PUP", "grappled")
    answer(f, "TAV: move 5,6 5,7")
    play(f, "HEX: attack_of_opportunity with sabre", "HEX d20 15 | HEX d8 1")
    assert has(f, "TAV", "dying")
    assert not has(f, "PUP", "grappled")
    assert asked(f) == ["SUL turn"]
    assert fighter(f, "TAV").rp == 6
    assert at(f, "TAV") == (5, 5)


@pytest.mark.rule("SF-GEN-5", "SF-GRID-4")
def test_who_stands_in_a_fire_already_does_not_enter_it() -> None:
    """The large one covers (5, 5) before and after the step."""
    fight = boarding(gnt(at=(4, 5)), cyn(at=(20, 15)), terrain=[ground("fire", (5, 5))])
    play(fight, "GNT: move 5,5")
    assert told(fight, HazardMet) == []
    away = boarding(gnt(at=(3, 5)), cyn(at=(20, 15)), terrain=[ground("fire", (5, 5))])
    play(away, "GNT: move 4,5", "GNT d6 1")
    assert len(told(away, HazardMet)) == 1


@pytest.mark.rule("SF-AOO-2", "SF-MACT-9")
@pytest.mark.parametrize(
    ("who", "foe", "more", "guarded", "quiet"),
    [
        (ada(at=(5, 5)), bor(at=(9, 5)), {}, False, True),
        (ada(at=(5, 5)), bor(at=(5, 6)), {}, False, False),
        (ada(at=(5, 5)), bor(at=(7, 6)), {}, False, False),
        (ada(at=(5, 5)), bor(at=(8, 5)), {}, False, True),
        (ada(at=(5, 5)), bor(at=(5, 6)), {}, True, True),
        (ada(at=(5, 5)), bor(at=(4, 4)), {}, False, False),
        (ada(at=(5, 5)), bor(at=(3, 5)), {}, False, True),
        (ada(at=(5, 5)), bor(at=(5, 7)), {}, False, True),
        (ada(at=(5, 5)), bor(at=(5, 3)), {}, False, True),
        (ada(at=(5, 5)), gnt(at=(5, 7)), {}, False, False),
        (ada(at=(5, 5)), gnt(at=(5, 8)), {}, False, True),
        (ada(at=(5, 5)), gnt(at=(5, 2)), {}, False, False),
        (ada(at=(5, 5)), gnt(at=(2, 5)), {}, False, False),
        (ada(at=(5, 5)), bor(at=(5, 6), side="crew"), {}, False, True),
        (ada(at=(5, 5)), bor(at=(5, 6), reaction_available=False), {}, False, True),
        (ada(at=(5, 5)), bor(at=(5, 6), has_acted=False), {}, False, True),
        (ada(at=(5, 5)), bor(at=(5, 6), size="tiny"), {}, False, True),
        (ada(at=(5, 5)), bor(at=(5, 6), items=[RIFLE]), {}, False, True),
        (ada(at=(5, 5)), bor(at=(7, 5), items=[RIFLE]), {}, False, False),
        (ada(at=(5, 5), altitude_ft=10, speed=WINGS), bor(at=(20, 9)), {}, False, False),
        (gnt(at=(5, 5), side="crew"), bor(at=(20, 9)), {}, False, False),
        (ada(at=(5, 5), conditions=["blinded"]), bor(at=(20, 9)), {}, False, False),
        (ada(at=(5, 5), traits=["nimble_moves"]), bor(at=(20, 9)), {}, False, False),
        (ada(at=(5, 5)), bor(at=(20, 9)), {"terrain": [ground("pit", (7, 5))]}, False, False),
        (ada(at=(5, 5)), bor(at=(20, 9)), {"terrain": [ground("pit", (8, 5))]}, False, True),
        (ada(at=(5, 5)), bor(at=(20, 9)), {"terrain": [ground("fire", (20, 15))]}, False, False),
    ],
)  # fmt: skip
def test_when_nothing_can_happen_on_a_way(who: Any, foe: Any, more: Any, guarded: bool, quiet: bool) -> None:
    combat = boarding(who, foe, rat("FAR", at=(29, 19), side="third"), **more).state
    walker = combat.fighters[str(who.placed.id)]
    assert is_unanswered(combat, walker, LONG, Way("land", 30), (), guarded) is quiet
    if quiet:
        assert not is_unanswered(combat, walker, LONG, Way("land", 30, tumbling=True), (), guarded)
        assert not is_unanswered(combat, walker, LONG, Way("land", 30), (5, 5), guarded)
        assert not is_unanswered(combat, walker, [], Way("land", 30), (), guarded)
