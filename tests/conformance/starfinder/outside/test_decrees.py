"""The game master's decrees beside `set`: what they refuse, what they tell, and what follows from them (SF-GEN-5)."""

from __future__ import annotations

import pytest

from affray.core.events import ValueSet
from affray.core.refusals import rules_of
from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.model.events import Ruled
from tests.conformance.harness import asked, play, told
from tests.conformance.starfinder.boarding import (
    WINGS,
    ada,
    at,
    boarding,
    bor,
    cyn,
    decree,
    del_,
    door,
    fighter,
    from_the_start,
    has,
    hp,
    places,
    rat,
    sp,
    thing_of,
)


def ruled(fight: object) -> list[tuple[str, str, str]]:
    return [(each.what, each.of, each.value) for each in told(fight, Ruled)]  # type: ignore[arg-type]


@pytest.mark.rule("SF-GEN-5")
@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("place ADA 9,5", ["CORE-EDIT-PLACE"]), ("place ADA 9,5 altitude 5", []), ("place ADA 9,5 altitude 4",
         ["CORE-EDIT-PLACE"]), ("place ADA 10,5", []), ("place ADA 9,5 altitude 2001", ["CORE-NUMBER"]),
        ("place ADA 12,5 altitude 2000", []), ("condition BOR grappled", ["CORE-MISSING"]),
        ("condition BOR pinned", ["CORE-MISSING"]), ("condition BOR grappled source ADA", []),
        ("condition BOR grappled on no", []), ("condition BOR shaken", []), ("condition BOR shaken rounds 0",
         ["CORE-NUMBER"]), ("condition BOR shaken rounds 1", []), ("condition BOR shaken rounds 1000", []),
        ("condition BOR shaken rounds 1001", ["CORE-NUMBER"]), ("condition BOR bleeding value 1000", []),
        ("condition BOR bleeding value 1001", ["CORE-NUMBER"]), ("initiative ADA 100", []),
        ("initiative ADA 101", ["CORE-NUMBER"]), ("initiative ADA -50", []), ("initiative ADA -51", ["CORE-NUMBER"]),
        ("item BOR rifle location wielded", ["SF-ITEM-3"]), ("item BOR rifle location held", []),
        ("item BOR sword location held", []), ("item BOR dagger location held", ["CORE-FIELD"]),
        ("item BOR sword loaded 1000", []), ("item BOR sword loaded 1001", ["CORE-NUMBER"]),
        ("item BOR sword hp 1000", []), ("item BOR sword hp 1001", ["CORE-NUMBER"]), ("hp ADA 2000", []),
        ("hp ADA 2001", ["CORE-NUMBER"]), ("hp ADA 5 sp 2001", ["CORE-NUMBER"]), ("hp ADA 5 rp 2001", ["CORE-NUMBER"]),
        ("hp ADA 5 temp 2001", ["CORE-NUMBER"]), ("hp ADA 5 sp 2000 rp 2000 temp 2000", []),
        ("drop BOR rifle", ["SF-OTHER-1"]), ("drop BOR sword", []), ("speak BOR hello", []),
        ("join BOR id B2 at 9,5", ["CORE-EDIT-PLACE"]), ("join BOR id B2 at 12,5", []),
    ],
)  # fmt: skip
def test_what_can_be_decreed(text: str, rules: list[str]) -> None:
    fight = boarding(ada(at=(5, 5), speed=WINGS), bor(at=(9, 5)), rat(at=(20, 9)))
    assert rules_of(fight.decree(text)) == rules


@pytest.mark.rule("SF-DMG-4", "SF-GEN-5")
def test_pools_that_cannot_be_as_wanted_are_told() -> None:
    fight = boarding(ada(at=(5, 5), sp=3), bor(at=(9, 5)))
    decree(fight, "hp ADA 7 sp 5 rp 2 temp 4")
    assert (hp(fight, "ADA"), sp(fight, "ADA")) == (7, 5)
    assert (fighter(fight, "ADA").rp, fighter(fight, "ADA").temp_hp) == (2, 4)
    assert [(each.what, each.was, each.now, each.wanted) for each in told(fight, ValueSet)] == [
        ("hp", "25", "7", ""), ("sp", "3", "5", ""), ("rp", "5", "2", ""), ("temp_hp", "0", "4", ""),
    ]  # fmt: skip
    decree(fight, "hp ADA 99 sp 98 rp 97")
    assert [(each.what, each.was, each.now, each.wanted) for each in told(fight, ValueSet)[4:]] == [
        ("hp", "7", "25", "99"), ("sp", "5", "27", "98"), ("rp", "2", "5", "97"),
    ]  # fmt: skip


@pytest.mark.rule("SF-DMG-1", "SF-DMG-4")
def test_what_the_master_takes_comes_from_temporary_points_then_stamina_then_hit_points() -> None:
    fight = boarding(ada(at=(5, 5), sp=3, temp_hp=4), bor(at=(9, 5)))
    assert RULESET.lost(fight.state, "ADA", 2) == {"to": "-0", "temp": "-2"}
    assert RULESET.lost(fight.state, "ADA", 10) == {"to": "-3", "sp": "-3", "temp": "-4"}
    assert RULESET.lost(fight.state, "BOR", 10) == {"to": "-10"}


@pytest.mark.rule("SF-MOVE-10", "SF-MOVE-13")
def test_who_is_put_into_the_air_flies_or_falls() -> None:
    fight = boarding(ada(at=(5, 5), speed=WINGS), bor(at=(9, 5)))
    decree(fight, "place ADA 6,6 altitude 20")
    flier = fighter(fight, "ADA")
    assert (at(fight, "ADA"), flier.altitude_ft, flier.movement_mode) == ((6, 6), 20, "fly")
    decree(fight, "place ADA 6,7")
    assert (flier.altitude_ft, at(fight, "ADA")) == (0, (6, 7))
    decree(fight, "place BOR 9,6 altitude 20")
    play(fight, "BOR 2d6 1 2")
    assert (fighter(fight, "BOR").altitude_ft, hp(fight, "BOR"), has(fight, "BOR", "prone")) == (0, 22, True)
    walker = boarding(ada(at=(5, 5), speed=WINGS), bor(at=(9, 5)))
    decree(walker, "place ADA 6,6")
    assert fighter(walker, "ADA").movement_mode == "land"


@pytest.mark.rule("SF-GRAP-7")
def test_a_hold_by_decree_has_a_holder() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(6, 5)))
    decree(fight, "condition BOR grappled source ADA")
    decree(fight, "condition BOR pinned source ADA")
    assert (fighter(fight, "ADA").grappling, has(fight, "BOR", "grappled", "pinned")) == (["BOR"], True)
    decree(fight, "condition BOR shaken source ADA")
    assert fighter(fight, "ADA").grappling == ["BOR"]
    decree(fight, "condition BOR pinned on no")
    decree(fight, "condition BOR grappled on no")
    assert (fighter(fight, "ADA").grappling, has(fight, "BOR", "grappled")) == ([], False)


@pytest.mark.rule("SF-COND-1")
def test_a_condition_by_decree_lasts_as_many_rounds() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(9, 5)))
    decree(fight, "condition BOR shaken rounds 1")
    decree(fight, "condition BOR bleeding value 3")
    assert next(each.value for each in fighter(fight, "BOR").conditions if each.name == "bleeding") == 3
    play(fight, "ADA: end", "BOR: end")
    assert (has(fight, "BOR", "shaken"), hp(fight, "BOR")) == (False, 22)


@pytest.mark.rule("SF-INIT-1", "SF-SURP-3")
def test_surprise_before_and_during_the_fight() -> None:
    fight = from_the_start(ada(at=(5, 5)), bor(at=(9, 5)))
    decree(fight, "surprise BOR")
    assert (fighter(fight, "BOR").aware, ruled(fight)) == (False, [("surprise", "BOR", "yes")])
    decree(fight, "surprise BOR on no")
    assert (fighter(fight, "BOR").aware, ruled(fight)[-1]) == (True, ("surprise", "BOR", "no"))
    decree(fight, "set ADA.surprised yes")
    assert not fighter(fight, "ADA").aware
    going = boarding(ada(at=(5, 5)), bor(at=(9, 5)))
    decree(going, "surprise BOR")
    assert (fighter(going, "BOR").surprised, has(going, "BOR", "flat_footed")) == (True, True)
    decree(going, "surprise BOR on no")
    assert (fighter(going, "BOR").surprised, has(going, "BOR", "flat_footed")) == (False, False)
    assert ruled(going) == [("surprise", "BOR", "yes"), ("surprise", "BOR", "no")]
    decree(going, "set BOR.surprised yes")
    assert has(going, "BOR", "flat_footed")


@pytest.mark.rule("SF-REACT-3", "SF-REACT-7", "SF-INIT-5", "SF-GEN-6")
def test_flags_counts_and_sides_are_told() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(9, 5)), rat(at=(20, 9)), order="ADA 18 BOR 12 RAT 6")
    decree(fight, "reaction BOR on no")
    decree(fight, "acted BOR on no")
    decree(fight, "initiative RAT 12")
    assert (fighter(fight, "BOR").reaction_available, fighter(fight, "BOR").has_acted) == (False, False)
    assert places(fight) == [("ADA", 18), ("BOR", 12), ("RAT", 12)]
    decree(fight, "initiative RAT 13")
    assert places(fight) == [("ADA", 18), ("RAT", 13), ("BOR", 12)]
    decree(fight, "reaction BOR")
    assert fighter(fight, "BOR").reaction_available
    assert ruled(fight) == [
        ("reaction", "BOR", "no"), ("acted", "BOR", "no"), ("initiative", "RAT", "12"), ("initiative", "RAT", "13"),
        ("reaction", "BOR", "yes"),
    ]  # fmt: skip


@pytest.mark.rule("SF-ITEM-3", "SF-ATK-17")
def test_things_by_decree() -> None:
    fight = boarding(cyn(at=(5, 5)), bor(at=(9, 5)))
    decree(fight, "item CYN laser loaded 7")
    assert (thing_of(fight, "CYN", "laser").loaded, thing_of(fight, "CYN", "laser").location) == (7, "wielded")
    decree(fight, "item CYN laser loaded 50 location stowed")
    assert (thing_of(fight, "CYN", "laser").loaded, thing_of(fight, "CYN", "laser").location) == (20, "stowed")
    decree(fight, "item BOR sword loaded 5")
    assert thing_of(fight, "BOR", "sword").loaded == 0


@pytest.mark.rule("SF-INIT-6")
def test_a_copy_comes_unhurt_and_loaded() -> None:
    fight = boarding(cyn(at=(5, 5), hp=3, sp=0, rp=1), bor(at=(9, 5)), order="CYN 18 BOR 12")
    decree(fight, "item CYN laser loaded 1 hp 1")
    decree(fight, "join CYN id C2 at 12,5")
    play(fight, "C2 d20 1")
    copy = fighter(fight, "C2")
    assert (copy.hp, copy.sp, copy.rp, copy.side, copy.init_count) == (22, 18, 5, "crew", 5)
    laser = copy.items["laser"]
    assert (laser.loaded, laser.hp == laser.kind.hp_max, laser.owner) == (20, True, "C2")
    decree(fight, "join CYN id C3 side raiders at 14,5")
    play(fight, "C3 d20 2")
    assert (fighter(fight, "C3").side, places(fight)) == ("raiders", [("CYN", 18), ("BOR", 12), ("C3", 6), ("C2", 5)])


@pytest.mark.rule("SF-INIT-6", "SF-INIT-2")
@pytest.mark.parametrize(("mine", "theirs", "first"), [(15, 9, "R2"), (9, 15, "RAT")])
def test_who_joins_with_the_same_count_rolls_off(mine: int, theirs: int, first: str) -> None:
    fight = boarding(ada(at=(5, 5)), rat(at=(9, 5)), bor(at=(20, 9)), order="ADA 18 RAT 6 BOR 3")
    decree(fight, "join RAT id R2 at 12,5")
    play(fight, f"R2 d20 5 | RAT d20 {theirs} | R2 d20 {mine}")
    assert [name for name, _ in places(fight)] == ["ADA", first, "RAT" if first == "R2" else "R2", "BOR"]


@pytest.mark.rule("SF-GEN-5")
def test_what_else_can_be_set() -> None:
    fight = boarding(ada(at=(5, 5), conditions=["shaken", "prone"]), bor(at=(9, 5)), terrain=[door((15, 15))])
    decree(fight, "set ADA.conditions prone")
    assert (has(fight, "ADA", "shaken"), has(fight, "ADA", "prone")) == (False, True)
    decree(fight, f"set ADA.side {'x' * 40}")
    assert fighter(fight, "ADA").side == "x" * 40
    assert rules_of(fight.decree(f"set ADA.side {'x' * 41}")) != []
    decree(fight, "set BOR.rifle.location held")
    assert thing_of(fight, "BOR", "rifle").location == "held"
    decree(fight, "set BOR.rifle.location wielded")
    assert thing_of(fight, "BOR", "rifle").location == "held", "the sword takes a hand"
    decree(fight, "set BOR.sword.location held")
    decree(fight, "set BOR.sword.location wielded")
    assert thing_of(fight, "BOR", "sword").location == "wielded"
    decree(fight, "drop BOR sword")
    decree(fight, "set BOR.sword.at 3,4")
    assert [(each.x, each.y) for each in fight.state.lying] == [(3, 4)]
    decree(fight, "set BOR.gone yes")
    decree(fight, "set ADA.at 9,5")
    decree(fight, "set BOR.gone no")
    assert not fighter(fight, "BOR").present, "somebody stands there"


@pytest.mark.rule("SF-MOVE-11", "SF-MOVE-13")
def test_gravity_comes_back() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(9, 5), speed=WINGS), del_(at=(1, 1)))
    decree(fight, "set table.gravity zero")
    for name, height in (("ADA", 20), ("BOR", 10)):
        decree(fight, f"set {name}.altitude {height}")
    fighter(fight, "ADA").drift = (2, 15)
    decree(fight, "set table.gravity standard")
    play(fight, "ADA 2d6 1 1")
    assert (fighter(fight, "ADA").drift, fighter(fight, "ADA").altitude_ft, sp(fight, "ADA")) == (None, 0, 25)
    assert (fighter(fight, "BOR").altitude_ft, fighter(fight, "BOR").movement_mode) == (10, "fly")
    assert asked(fight) == ["ADA turn"]
