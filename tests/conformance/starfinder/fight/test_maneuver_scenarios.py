"""Combat maneuvers in the scenarios of the specification."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import ItemDamaged, ManeuverResolved
from affray.rulesets.starfinder.model.scenario import EnvironmentEntry, SpeedEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import asked, last, play, refused
from tests.conformance.starfinder.boarding import (
    DAGGER,
    SWORD,
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    del_,
    fighter,
    gnt,
    has,
    hp,
    lies,
    pass_to,
    piker,
    put,
    rat,
    rifleman,
    rolled,
    thing_of,
)


@pytest.mark.scenario("SF-EX-42")
def test_a_natural_twenty_on_a_maneuver() -> None:
    fight = boarding(rat(at=(3, 4), side="crew"), gnt(at=(4, 4)))
    play(fight, "RAT: trip GNT with shiv", "RAT d20 20")
    assert (rolled(fight), has(fight, "GNT", "prone")) == ((24, 26), True)


def held() -> Fight[Combat]:
    """BOR has DEL in his grip; his next turn has begun."""
    fight = boarding(bor(at=(3, 2)), del_(at=(4, 2)), cyn(at=(3, 3)), order="BOR DEL CYN")
    play(fight, "BOR: grapple DEL", "BOR d20 12")
    assert (rolled(fight), has(fight, "DEL", "grappled")) == ((22, 21), True)
    return play(fight, "BOR: end")


@pytest.mark.scenario("SF-EX-45")
def test_grapple_pin_escape_and_steal() -> None:
    fight = play(held(), "DEL: escape", "DEL d20 15")
    assert (rolled(fight, "acrobatics"), has(fight, "DEL", "grappled")) == ((15, 25), True)
    play(fight, "DEL: end", "CYN: end", "BOR: grapple DEL", "BOR d20 14")
    assert rolled(fight) == (24, 19)
    play(fight, "BOR: keep")
    assert (has(fight, "DEL", "pinned"), has(fight, "DEL", "flat_footed")) == (True, True)
    play(fight, "BOR: end", "DEL: end", "CYN: end")
    assert (asked(fight), has(fight, "DEL", "pinned")) == (["BOR turn"], True)
    play(fight, "BOR: grapple DEL", "BOR d20 10")
    assert rolled(fight) == (20, 15)
    play(fight, "BOR: take staff")
    assert (has(fight, "DEL", "pinned"), has(fight, "DEL", "grappled")) == (False, False)
    assert ("staff" in fighter(fight, "DEL").items, fighter(fight, "BOR").grappling) == (False, [])
    assert [item.location for name, item in fighter(fight, "BOR").items.items() if name.endswith("staff")] == [
        "wielded"
    ]


@pytest.mark.scenario("SF-EX-46")
def test_the_limits_of_a_grapple() -> None:
    fight = pass_to(held(), "BOR")
    assert refused(fight, "BOR: grapple CYN") == ["SF-GRAP-8"]
    away = play(fight.fork(), "BOR: guarded_step 2,2")
    assert has(away, "DEL", "grappled") is False
    play(fight, "BOR: total_defense")
    assert has(fight, "DEL", "grappled")
    play(fight, "BOR: end")
    assert has(fight, "DEL", "grappled") is False
    gunman = boarding(rifleman(at=(3, 2)), del_(at=(4, 2)))
    assert refused(gunman, "BOR: grapple DEL")[0] == "SF-GRAP-1"


@pytest.mark.scenario("SF-EX-47")
def test_repositioning() -> None:
    fight = boarding(piker(at=(0, 0)), bor(at=(1, 0)))
    plain = fight.fork()
    play(plain, "ADA: reposition BOR with pike", "ADA d20 16")
    assert (rolled(plain), last(plain, ManeuverResolved).margin) == ((23, 23), 0)
    assert refused(plain, "ADA: move 2,0 3,0") == ["SF-REPOS-2"]
    assert refused(plain, "ADA: move 3,0")[0] == "SF-REPOS-2"
    play(plain, "ADA: move 2,0")
    assert (asked(plain), at(plain, "BOR")) == (["ADA opportunity"], (1, 0))
    play(plain, "ADA: attack_of_opportunity with pike", "ADA d20 2")
    assert (at(plain, "BOR"), budget(plain, "ADA"), asked(plain)) == ((2, 0), "mw", ["ADA turn"])
    play(fight, "ADA: reposition BOR full yes with pike", "ADA d20 16", "ADA: move 2,0", "ADA: decline")
    assert (asked(fight), at(fight, "BOR")) == (["ADA drag"], (2, 0))
    play(fight, "ADA: move 1,1")
    while asked(fight) in (["ADA opportunity"], ["BOR opportunity"]):
        play(fight, f"{asked(fight)[0].split()[0]}: decline")
    assert (at(fight, "ADA"), at(fight, "BOR"), budget(fight, "ADA")) == ((1, 1), (3, 1), "r")


@pytest.mark.scenario("SF-EX-48")
def test_disarming() -> None:
    fight = boarding(ada(at=(2, 2), items=[DAGGER]), bor(at=(3, 2), items=[SWORD]))
    play(fight, "ADA: disarm BOR item sword", "ADA d20 17")
    assert (rolled(fight), asked(fight)) == ((24, 23), ["ADA catch"])
    play(fight, "ADA: catch")
    caught = [item.location for item in fighter(fight, "ADA").items.values() if item.kind.id == "sword"]
    assert (caught, lies(fight)) == (["wielded"], {})
    full = boarding(ada(at=(2, 2), items=[DAGGER, put(DAGGER, "wielded", id="second")]), bor(at=(3, 2), items=[SWORD]))
    play(full, "ADA: disarm BOR item sword", "ADA d20 17")
    assert (asked(full), lies(full)) == (["ADA turn"], {"BOR.sword": (3, 2)})
    play(full, "ADA: end", "BOR: pick_up BOR.sword")
    assert (budget(full, "BOR"), thing_of(full, "BOR", "sword").location) == ("swr", "wielded")


@pytest.mark.scenario("SF-EX-49")
def test_sundering() -> None:
    fight = boarding(bor(at=(3, 2)), piker(at=(4, 2)))
    assert thing_of(fight, "ADA", "pike").hp == 18
    play(fight, "BOR: sunder ADA item pike", "BOR d20 15 | BOR d6 4")
    assert (rolled(fight), thing_of(fight, "ADA", "pike").hp) == ((25, 25), 15)
    assert (last(fight, ItemDamaged).damage, last(fight, ItemDamaged).state) == (3, "whole")
    decree(fight, "item ADA pike hp 9")
    assert thing_of(fight, "ADA", "pike").broken is False
    decree(fight, "item ADA pike hp 8")
    assert thing_of(fight, "ADA", "pike").broken is True


@pytest.mark.scenario("SF-EX-50")
def test_the_variants_of_a_trip() -> None:
    fly = SpeedEntry(land=30, fly=30)
    standing = play(boarding(ada(at=(2, 2)), bor(at=(3, 2))), "ADA: trip BOR", "ADA d20 20")
    assert has(standing, "BOR", "prone")
    play(standing, "ADA: end", "BOR: end")
    assert refused(standing, "ADA: trip BOR") == ["SF-TRIP-4"]
    low = boarding(piker(at=(2, 2)), bor(at=(3, 2), altitude_ft=8, speed=fly))
    play(low, "ADA: trip BOR with pike", "ADA d20 20")
    assert (fighter(low, "BOR").altitude_ft, has(low, "BOR", "prone"), hp(low, "BOR")) == (0, True, 25)
    high = boarding(piker(at=(2, 2), altitude_ft=30, speed=fly), bor(at=(3, 2), altitude_ft=30, speed=fly), turn="ADA")
    play(high, "ADA: trip BOR with pike", "ADA d20 20")
    assert (fighter(high, "BOR").altitude_ft, has(high, "BOR", "prone")) == (20, False)
    adrift = boarding(ada(at=(2, 2)), bor(at=(3, 2)), environment=EnvironmentEntry(gravity="zero"))
    play(adrift, "ADA: trip BOR", "ADA d20 20")
    assert (has(adrift, "BOR", "off_kilter"), has(adrift, "BOR", "prone")) == (True, False)


@pytest.mark.scenario("SF-EX-64")
def test_a_dirty_trick_at_range() -> None:
    places = (cyn(at=(2, 2)), bor(at=(5, 2)), rat(at=(2, 3)))
    assert refused(boarding(*places), "CYN: dirty_trick BOR") == ["SF-DIRTY-4"]
    fight = boarding(*places, ranged_dirty_trick="allow")
    play(fight, "CYN: dirty_trick BOR")
    assert asked(fight) == ["RAT opportunity"]
    missed = play(fight.fork(), "RAT: decline", "CYN d20 19")
    assert (rolled(missed), last(missed, ManeuverResolved).success) == ((16, 23), False)
    play(fight, "RAT: decline", "CYN d20 20", "CYN: condition blinded", "CYN: end", "BOR: end")
    assert has(fight, "BOR", "blinded")
    play(fight, "RAT: end")
    assert (asked(fight), has(fight, "BOR", "blinded")) == (["CYN turn"], False)


@pytest.mark.scenario("SF-EX-65")
def test_a_counter_grapple() -> None:
    fight = held()
    assert refused(fight, "DEL: move 5,2") == ["SF-GRAP-2"]
    failed = play(fight.fork(), "DEL: grapple BOR", "DEL d20 19")
    assert rolled(failed) == (21, 23)
    play(fight, "DEL: grapple BOR", "DEL d20 20")
    assert rolled(fight) == (22, 23)
    assert (has(fight, "BOR", "grappled"), has(fight, "DEL", "grappled")) == (True, False)
    assert (fighter(fight, "DEL").grappling, fighter(fight, "BOR").grappling) == (["BOR"], [])


@pytest.mark.scenario("SF-EX-80")
def test_a_holder_is_pushed_away() -> None:
    fight = boarding(bor(at=(2, 2)), del_(at=(3, 2)), gnt(at=(2, 3), side="crew"), forced_movement_provokes="none")
    play(fight, "BOR: grapple DEL", "BOR d20 12")
    assert [each.name for each in fighter(fight, "BOR").conditions] == []
    kept = fight.fork()
    play(fight, "BOR: end", "DEL: end", "GNT: bull_rush BOR with fist", "GNT d20 16")
    assert (rolled(fight), at(fight, "BOR"), has(fight, "DEL", "grappled")) == ((28, 23), (2, 0), False)
    play(kept, "BOR: end", "DEL: end", "GNT: end")
    play(kept, "BOR: ready attack event enters_reach who opponent with sword")
    assert has(kept, "DEL", "grappled")
    play(kept, "BOR: end")
    assert has(kept, "DEL", "grappled") is False


@pytest.mark.scenario("SF-EX-80")
def test_a_push_that_leaves_the_held_within_reach_does_not_end_the_hold() -> None:
    fight = boarding(bor(at=(2, 2)), del_(at=(3, 2)), gnt(at=(2, 3), side="crew"), forced_movement_provokes="none")
    play(fight, "BOR: grapple DEL", "BOR d20 12", "BOR: end", "DEL: end", "GNT: bull_rush BOR with fist", "GNT d20 11")
    assert (rolled(fight), at(fight, "BOR"), has(fight, "DEL", "grappled")) == ((23, 23), (2, 1), True)
