"""The examples that the source text gives itself."""

from __future__ import annotations

import pytest

from affray.rulesets.starfinder.model.events import Exploded, ManeuverResolved, Scattered
from tests.conformance.harness import allowed, asked, last, play, refused
from tests.conformance.starfinder.boarding import (
    PIKE,
    SWORD,
    ada,
    boarding,
    bor,
    budget,
    cyn,
    del_,
    door,
    effects,
    from_the_start,
    gnt,
    has,
    hp,
    melee,
    pass_to,
    places,
    put,
    rat,
    rifleman,
    rolled,
    struck,
)


@pytest.mark.scenario("SF-EX-1")
def test_a_grenade_falls_short() -> None:
    fight = boarding(cyn(at=(0, 5)), bor(at=(6, 5)))
    play(fight, "CYN: attack point 6,5 with grenade", "CYN d20 3 | CYN d8 1 | CYN d4 2 | CYN d6 5")
    assert (rolled(fight), last(fight, Scattered).to, last(fight, Exploded).caught) == ((4, 5), "4,5", ("BOR",))
    play(fight, "BOR: attempt", "BOR d20 7")
    assert (rolled(fight, "ref"), hp(fight, "BOR"), hp(fight, "CYN")) == ((11, 12), 20, 22)


@pytest.mark.scenario("SF-EX-2")
def test_total_defense_readied_against_a_shot() -> None:
    fight = boarding(del_(at=(0, 0)), rifleman(at=(8, 0)), order="DEL 14 BOR 9")
    play(fight, "DEL: ready total_defense event attacked who self weapon rifle", "DEL: end")
    play(fight, "BOR: attack DEL with rifle")
    assert asked(fight) == ["DEL before"]
    unguarded = play(fight.fork(), "DEL: decline", "BOR d20 8 | BOR d6 1")
    assert struck(unguarded) == (15, 13, True)
    play(fight, "DEL: perform", "BOR d20 8")
    assert (struck(fight), places(fight)) == ((15, 17, False), [("DEL", 9), ("BOR", 9)])
    assert effects(fight, "DEL") == ["total_defense"]
    play(fight, "BOR: end")
    assert (asked(fight), fight.state.round, effects(fight, "DEL")) == (["DEL turn"], 3, [])


@pytest.mark.scenario("SF-EX-3")
def test_from_one_hand_to_two() -> None:
    fight = boarding(ada(at=(2, 2), items=[put(PIKE, "held")]), bor(at=(4, 2)), bor("BEX", at=(3, 2)))
    assert refused(fight, "ADA: attack BOR with pike")[0] == "SF-ATK-17"
    idle = play(fight.fork(), "ADA: end", "BOR: end", "BEX: move 4,3")
    assert asked(idle) == ["BEX turn"]
    play(fight, "ADA: change_grip pike")
    assert refused(fight.fork(), "ADA: full_attack BOR with pike") == ["SF-ACT-8"]
    play(fight, "ADA: attack BOR with pike", "ADA d20 8 | ADA d8 1", "ADA: end", "BOR: end", "BEX: move 4,3")
    assert (hp(fight, "BOR"), asked(fight)) == (20, ["ADA opportunity"])


@pytest.mark.scenario("SF-EX-4")
def test_a_door() -> None:
    fight = boarding(rat(at=(2, 2)), ada(at=(9, 9)), terrain=[door((3, 2))])
    play(fight, "RAT: open_door door")
    assert (fight.state.doors["door"], budget(fight, "RAT")) == ("open", "swr")
    locked = boarding(rat(at=(2, 2)), ada(at=(9, 9)), terrain=[door((3, 2), state="locked")])
    assert refused(locked, "RAT: open_door door") == ["SF-MACT-1"]
    stuck = play(locked.fork(), "RAT: unlock door", "RAT d20 19")
    assert refused(stuck, "RAT: open_door door") == ["SF-MACT-1"]
    play(locked, "RAT: unlock door", "RAT d20 20", "RAT: open_door door")
    assert (rolled(locked, "engineering"), locked.state.doors["door"]) == ((20, 20), "open")


@pytest.mark.scenario("SF-EX-5")
def test_dropping_to_the_floor() -> None:
    fight = boarding(
        cyn(at=(2, 2)),
        bor(at=(2, 1), items=[SWORD, melee("torch", "1d6", "F", 10)]),
        rifleman("GUN", at=(9, 2)),
        cyn("FOE", at=(2, 9), side="raiders"),
    )
    play(fight, "CYN: attack FOE with laser", "BOR: decline", "CYN d20 1", "CYN: reload laser", "CYN: drop_prone")
    assert (budget(fight, "CYN"), has(fight, "CYN", "prone")) == ("r", True)
    play(fight, "CYN: end")
    torch = play(fight.fork(), "BOR: attack CYN with torch", "BOR d20 2 | BOR d6 1")
    assert struck(torch) == (12, 11, True)
    play(fight, "BOR: attack CYN with sword", "BOR d20 2 | BOR d6 1")
    assert struck(fight) == (12, 12, True)
    play(fight, "BOR: end", "GUN: attack CYN with rifle", "GUN d20 13 | GUN d6 1")
    assert struck(fight) == (20, 20, True)
    play(fight, "GUN: end", "FOE: attack CYN with laser", "FOE d20 13 | FOE d4 1")
    assert struck(fight) == (19, 19, True)


@pytest.mark.scenario("SF-EX-6")
def test_restricted_activity() -> None:
    fight = from_the_start(
        ada(at=(0, 5), init_count=15), bor(at=(6, 5)), surprise={"aware": ["crew"], "surprised": ["raiders"]}
    )
    assert (asked(fight), refused(fight, "ADA: charge BOR with dagger")) == (["ADA turn"], ["SF-ACT-8"])
    play(fight, "ADA: move 1,5")
    assert refused(fight, "ADA: attack BOR with dagger")[0] == "SF-SURP-2"
    assert allowed(fight, "ADA: drop_prone")


@pytest.mark.scenario("SF-EX-6")
def test_a_paralyzed_combatant_has_an_empty_turn_but_is_not_helpless() -> None:
    fight = boarding(ada(at=(3, 3), conditions=["paralyzed"]), bor(at=(4, 3)))
    for line in ("attack BOR with dagger", "move 2,3", "drop_prone", "run 2,3", "total_defense"):
        assert refused(fight, f"ADA: {line}")[0] == "SF-COND-15", line
    play(fight, "ADA: end")
    assert (asked(fight), refused(fight, "BOR: coup_de_grace ADA with sword")) == (["BOR turn"], ["SF-COUP-1"])


@pytest.mark.scenario("SF-EX-7")
def test_sand_in_the_eyes() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2)), del_(at=(4, 2)), order="ADA 12 BOR 9 DEL 2", round=1)
    play(fight, "ADA: dirty_trick BOR with dagger", "ADA d20 19")
    assert (rolled(fight), last(fight, ManeuverResolved).margin) == ((28, 23), 5)
    play(fight, "ADA: condition blinded", "ADA: end")
    assert has(fight, "BOR", "blinded")
    ended = play(fight.fork(), "BOR: end_condition blinded")
    assert (has(ended, "BOR", "blinded"), budget(ended, "BOR")) == (False, "swr")
    pass_to(fight, "DEL")
    pass_to(fight, "DEL")
    assert (fight.state.round, has(fight, "BOR", "blinded")) == (2, True)
    play(fight, "DEL: end")
    assert (asked(fight), fight.state.round, has(fight, "BOR", "blinded")) == (["ADA turn"], 3, False)


@pytest.mark.scenario("SF-EX-8")
def test_a_stone_in_a_robots_servos() -> None:
    fight = boarding(ada(at=(3, 4)), gnt(at=(4, 4), immune=["sickened"]), cyn(at=(4, 12)))
    play(fight, "ADA: dirty_trick GNT with dagger", "ADA d20 19")
    assert rolled(fight) == (26, 26)
    assert refused(fight, "ADA: condition sickened") == ["SF-DIRTY-6"]
    play(fight, "ADA: condition entangled", "ADA: end")
    assert (refused(fight, "GNT: run 15,4"), refused(fight, "GNT: charge ADA")) == (["SF-RUN-7"], ["SF-CHARGE-15"])
    assert (refused(fight, "GNT: move 8,4"), allowed(fight, "GNT: move 7,4")) == (["SF-MACT-13"], True)
    play(fight, "GNT: attack ADA with fist", "GNT d20 7 | GNT d6 1")
    assert struck(fight) == (17, 17, True)
    play(fight, "GNT: end", "CYN: attack GNT with laser", "CYN d20 8 | CYN d4 1")
    assert struck(fight) == (14, 14, True)
