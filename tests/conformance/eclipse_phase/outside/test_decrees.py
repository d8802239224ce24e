"""The word of the game master in the middle of everything (EP-SEQ-9, EP-SEQ-10, EP-INTR-9, EP-INTR-10)."""

from __future__ import annotations

import pytest

from affray.core.events import ValueSet
from affray.core.refusals import rules_of
from affray.rulesets.eclipse_phase.model.events import Joined
from tests.conformance.eclipse_phase.firefight import (
    FAR,
    ammo,
    at,
    block,
    conditions,
    copies,
    damage,
    fall,
    fighter,
    firefight,
    hound,
    last,
    opening,
    order,
    passes,
    play,
    say,
    shot,
    slot_state,
    someone,
    turn,
)
from tests.conformance.harness import asked


@pytest.mark.rule("EP-SEQ-10", "EP-DELAY-20")
def test_a_claimant_removed_by_decree_while_others_are_asked() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"),
        someone("b", 10, at=2, side="red"),
        someone("c", 6, at=8),
        someone("d", 3, at=9),
    )
    play(fight, "a: delay standby", "until b slot", "b: delay standby", "until c slot", "c: act none", shot("c", "a"))
    say(fight, "b: act none", shot("b", "c"))
    assert asked(fight) == ["a window"]
    assert not fight.decree("remove b")
    say(fight, "a: act none", shot("a", "c"))
    fall(fight, "a 99 | c 99")
    say(fight, "a: end")
    fall(fight, "c 99 | a 99")
    say(fight, "c: end", "d: pass")
    assert (fight.state.turn, order(fight)) == (2, "a6 c6 d3")


@pytest.mark.rule("EP-SEQ-10", "EP-INTR-10")
def test_the_interrupted_one_is_removed_by_decree() -> None:
    fight = firefight(someone("a", 12, at=0, side="red"), someone("c", 6, at=8), someone("d", 3, at=9))
    play(fight, "a: delay standby", "until c slot", "c: act none", shot("c", "a"))
    assert not fight.decree("remove c")
    # A is still asked (the window is open) or play goes on; C's act is lost
    if asked(fight) == ["a window"]:
        say(fight, "a: act none", shot("a", "d"))
        fall(fight, "a 99 | d 99")
        say(fight, "a: end")
    while asked(fight) == ["a window"]:
        say(fight, "a: wait")
    assert asked(fight) == ["d slot"]
    assert ammo(fight, "c") == 16


@pytest.mark.rule("EP-EXTRA-9", "EP-INIT-8")
def test_count_by_decree_does_not_reorder_the_extra_phase_of_this_turn() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("c", 6, vigor=1), someone("d", 3))
    play(fight, "c: decline", "a: decline", "a: pass", "c: pass")
    assert not fight.decree("count c 20")
    play(fight, "d: pass")
    assert asked(fight) == ["a extra"], "EP-EXTRA-9: by the place at the start of the turn"


@pytest.mark.rule("EP-TAKE-7", "EP-SEQ-9")
def test_who_joins_in_the_take_phase_is_asked_too() -> None:
    fight = opening(someone("a", vigor=1), someone("b"), someone("k", vigor=1, absent=True))
    fall(fight, "a d6 4 | b d6 2")
    assert asked(fight) == ["a take"]
    assert not fight.decree("join k")
    fall(fight, "k d6 5")
    assert slot_state(fight, "k") == "pending"
    seen = []
    while asked(fight)[0].endswith("take"):
        who = asked(fight)[0].split()[0]
        seen.append(who)
        say(fight, f"{who}: decline")
    assert sorted(seen) == ["a", "k"], "EP-TAKE-7: each eligible combatant is asked exactly once"


@pytest.mark.rule("EP-SEQ-9", "EP-TIE-1")
def test_joining_at_the_place_of_a_tied_group_still_to_come() -> None:
    fight = opening(someone("a", int=20, ref=20), someone("b"), someone("k", absent=True))
    fall(fight, "a d6 4 | b d6 2")
    assert asked(fight) == ["a slot"]
    assert not fight.decree("join k")
    fall(fight, "k d6 2")
    say(fight, "a: pass")
    fall(fight, "b d10 3 | k d10 7")
    assert order(fight) == "a12 b8=k8"
    assert asked(fight) == ["b slot"]
    say(fight, "b: act none", "b: convey_information")
    assert asked(fight) == ["k slot"]


@pytest.mark.rule("EP-SEQ-9", "EP-TIE-2")
@pytest.mark.parametrize(("ref", "now", "then"), [(10, ["k", "c"], ["b", "k", "c"]), (25, ["c"], ["k", "b", "c"])])
def test_joining_behind_or_before_an_equal_whose_place_is_reached(ref: int, now: list[str], then: list[str]) -> None:
    fight = firefight(someone("b", 9, ref=20), someone("k", 9, ref=ref, absent=True), someone("c", 3), tie_mode="ref")
    say(fight, "b: act none")
    assert not fight.decree("join k")
    say(fight, "b: end")
    assert passes(fight) == now
    assert passes(fight) == then


@pytest.mark.rule("EP-SEQ-9", "EP-TIE-3", "EP-TIE-4")
def test_joining_at_the_total_of_another_rolls_off() -> None:
    fight = firefight(
        someone("a", 12), someone("b", 9), someone("k", 9, absent=True), someone("c", 3), tie_mode="roll_off"
    )
    assert not fight.decree("join k")
    fall(fight, "b d10 3 | k d10 8")
    assert passes(fight) == ["a", "k", "b", "c"]
    assert passes(fight) == ["a", "k", "b", "c"], "the result is kept"


@pytest.mark.rule("EP-SEQ-7", "EP-SEQ-8")
def test_closing_in_the_middle_of_a_slot_waits_for_its_end() -> None:
    fight = firefight(someone("a", 12), someone("b", 6))
    play(fight, "a: act none", "a: convey_information")
    assert not fight.decree("close")
    assert asked(fight) == ["a act"], "between two slots only"
    say(fight, "a: end")
    assert asked(fight) == ["gm free_time"]


@pytest.mark.rule("EP-SEQ-10", "EP-TIE-5")
def test_a_member_of_a_tied_group_removed_while_it_is_the_others_turn_to_declare() -> None:
    fight = firefight(someone("a", 9, at=0, ref=20), someone("b", 9, at=8), someone("c", 3, at=9))
    say(fight, "b: act none", shot("b", "a"), "a: act none")
    assert not fight.decree("remove b")
    say(fight, shot("a", "c"))
    fall(fight, "a 99 | c 99")
    say(fight, "a: end")
    assert asked(fight) == ["c slot"]
    assert (order(fight), ammo(fight, "b")) == ("a9 c3", 16)


@pytest.mark.rule("EP-TIE-6", "EP-INTR-6")
def test_undo_everything_and_redo_gives_the_same_state() -> None:
    fight = firefight(
        someone("a", 9, at=0, ref=20, vigor=2, side="red"),
        someone("b", 9, at=8, side="blue"),
        someone("e", 12, at=1, side="red"),
        someone("c", 3, at=9, side="blue"),
    )
    play(
        fight,
        "a: decline",
        "e: delay standby",
        "until b slot",
        "b: act none",
        shot("b", "a"),
        "a: act none",
        shot("a", "b"),
    )
    play(
        fight,
        "e: act none",
        shot("e", "b"),
        "e d100 22 | b d100 99 | e 2d10 4 4 | b d100 20",
        "e: end",
        "a d100 30 | b d100 99 | a 2d10 2 2 | b d100 20 | a d100 99 | b 2d10 1 1",
    )
    state, log = fight.state.clone(), len(fight.log())
    steps = 0
    while fight.undo(1):
        steps += 1
    while fight.redo(1):
        pass
    assert (fight.state, len(fight.log())) == (state, log)
    assert steps > 20


@pytest.mark.rule("EP-INIT-9", "EP-WOUND-5")
def test_wounded_past_the_limit_of_ignored_and_counts_without_limit() -> None:
    fight = firefight(someone("a", 3, at=0, wounds=0), someone("b", 2, at=FAR))
    assert not fight.decree("wounds a 7")
    passes(fight)
    assert order(fight) == "b2 a-4"


@pytest.mark.rule("EP-INIT-8")
def test_a_decreed_count_holds_from_the_next_turn_on() -> None:
    fight = firefight(someone("a", 12), someone("c", 6), someone("d", 3))
    play(fight, "a: pass")
    assert not fight.decree("count d 20")
    assert (order(fight), passes(fight)) == ("a12 c6 d3", ["c", "d"])
    assert (order(fight), passes(fight)) == ("d20 a12 c6", ["d", "a", "c"])


@pytest.mark.rule("EP-INIT-8", "EP-DELAY-9")
def test_a_decreed_count_is_the_last_word_on_a_place() -> None:
    fight = firefight(someone("a", 12), someone("c", 6), someone("d", 3))
    play(fight, "a: delay standby", "until c slot", "c: act none", "c: convey_information", "until a window declared c")
    assert not fight.decree("count a 1")
    play(fight, *turn("a", "convey_information"), "until c act", "c: end", "until d slot", "d: pass")
    assert order(fight) == "c6 d3 a1"


@pytest.mark.rule("EP-MOVE-12", "EP-COND-13", "EP-RANGE-10")
def test_a_combatant_is_put_where_there_is_room() -> None:
    scene = [block("moderate", 4, 9, 5, 11), block("total", 20, 5, 22, 15)]
    fight = firefight(someone("a", 12, at=3.5, in_cover=True), someone("b", 6, at=10), scene=scene)
    play(fight, "a: act none", "a: full_aim b pistol", "a: end")
    for spot in ("21,10", "10,10", "900,10"):
        assert rules_of(fight.decree(f"place a {spot}")) == ["CORE-EDIT-PLACE"]
    assert (at(fight, "a"), bool(fighter(fight, "a").cover)) == ((3.5, 10), True)
    assert not fight.decree("place a 3.5,11")
    assert (at(fight, "a"), bool(fighter(fight, "a").cover)) == ((3.5, 11), True), "still beside its crate"
    assert not fight.decree("place a 30,10")
    assert (at(fight, "a"), fighter(fight, "a").cover, fighter(fight, "a").aim) == ((30, 10), "", None)


@pytest.mark.rule("EP-SEQ-9", "EP-TAKE-7")
def test_who_gets_a_point_in_the_take_phase_is_asked_too() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("b", 6), someone("c", 3, vigor=1))
    say(fight, "c: decline")
    assert asked(fight) == ["a take"]
    assert not fight.decree("pool b vigor 1")
    say(fight, "a: decline")
    assert asked(fight) == ["b take"]
    say(fight, "b: take vigor")
    assert asked(fight) == ["b slot"]


@pytest.mark.rule("EP-DEATH-1", "EP-DEATH-2")
def test_damage_is_changed_by_some_for_several_at_once() -> None:
    fight = firefight(someone("a", 12), *copies("g", 2, roll=6, damage=30), someone("z", 3))
    assert not fight.decree("damage g* +4")
    assert [damage(fight, who) for who in ("a", "g", "g_2")] == [0, 34, 34]
    assert not fight.decree("damage g,g_2 +1")
    assert all("unconscious" in conditions(fight, who) for who in ("g", "g_2"))
    assert not conditions(fight, "z")
    assert not fight.decree("damage a 5")
    assert not fight.decree("damage a -7")
    assert last(fight, ValueSet) == ValueSet("a", "damage", "5", "0", "-2", rules=("CORE-OVERRULE",))


@pytest.mark.rule("EP-SEQ-9")
def test_who_joins_during_an_interruption_is_measured_by_the_place_that_was_reached() -> None:
    fight = firefight(someone("a", 12), someone("c", 6), someone("d", 3), someone("late", 8, absent=True))
    play(fight, "a: delay standby", "c: act none", "c: convey_information", "a: act none", "a: convey_information")
    assert fight.state.acting == "a"
    assert not fight.overrule("join", of="late")
    assert slot_state(fight, "late") == "none", "place 8 was passed when place 6 was reached"
    play(fight, "a: end", "c: end")
    assert passes(fight) == ["d"]
    assert passes(fight)[0] == "late"


@pytest.mark.rule("EP-SEQ-9", "EP-TAKE-13")
def test_who_joins_after_a_taker_delayed_still_has_its_slot() -> None:
    fight = firefight(someone("a", 12), someone("c", 6, vigor=1), someone("late", 8, absent=True))
    play(fight, "c: take vigor", "c: delay standby")
    assert not fight.overrule("join", of="late")
    assert slot_state(fight, "late") == "pending"
    assert passes(fight) == ["a", "late"]


@pytest.mark.rule("EP-POOL-14", "EP-ACT-8", "EP-DELAY-3", "EP-STRESS-1", "EP-SEQ-7")
def test_decrees_that_name_things() -> None:
    fight = firefight(hound("h", 9, at=8), someone("x", 3, at=0, side="red"), threat_pools={"hounds": 1})
    play(fight, "h: decline")
    assert not fight.decree("threat hounds 4")
    assert fight.state.threat["hounds"] == 4
    assert rules_of(fight.decree("ammo h pistol 3")) == ["EP-ACT-8"], "the hound has none"
    assert not fight.decree("ready x pistol no")
    assert fighter(fight, "x").ready == []
    assert not fight.decree("ready x pistol yes")
    assert fighter(fight, "x").ready == ["pistol"]
    assert rules_of(fight.decree("met x")) == ["EP-DELAY-3"]
    assert rules_of(fight.decree("stress x lots")) == ["CORE-FIELD"]
    assert not fight.decree("close")
    assert asked(fight) == ["gm free_time"]
    assert rules_of(fight.decree("close")) == ["EP-SEQ-7"]
    play(fight, "gm: finish")
    assert fight.over == "draw"


@pytest.mark.rule("EP-ACT-8", "EP-RANGE-8")
@pytest.mark.parametrize(("to", "rules"), [(0, []), (10_000, []), (10_001, ["CORE-NUMBER"]), (-1, ["CORE-NUMBER"])])
def test_shots_are_decreed_within_limits(to: int, rules: list[str]) -> None:
    fight = firefight(someone("a", 12), someone("b", 6))
    assert rules_of(fight.overrule("ammo", of="a", weapon="pistol", to=to)) == rules
    assert ammo(fight, "a") == (16 if rules else to)


@pytest.mark.rule("EP-SEQ-9")
@pytest.mark.parametrize("field", ["id", "side"])
def test_a_newcomer_has_a_name_and_a_side_of_forty_letters_at_the_most(field: str) -> None:
    fight = firefight(someone("a", 12), someone("b", 6))
    for length, rules in ((41, ["CORE-TEXT"]), (40, [])):
        assert rules_of(fight.overrule("join", of="b", at=(3000, 1000), **{field: "n" * length})) == rules
    fall(fight, f"{'n' * 40 if field == 'id' else 'b_2'} d6 3")
    joined = [*fight.state.fighters.values()][-1]
    assert (joined.id if field == "id" else joined.side) == "n" * 40


@pytest.mark.rule("EP-SEQ-9")
@pytest.mark.parametrize(("roll", "slot"), [(9, True), (11, False)])
def test_whether_a_newcomer_has_a_slot_in_this_turn_is_told(roll: int, slot: bool) -> None:
    fight = firefight(someone("a", 10), someone("b", 6), someone("k", roll, absent=True))
    play(fight, "a: act none")
    assert not fight.overrule("join", of="k")
    assert last(fight, Joined) == Joined("k", roll, slot, rules=("EP-SEQ-9",))
