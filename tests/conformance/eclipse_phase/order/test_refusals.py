"""One refusal, the right id: of several violated rules the one that stands first in the table is given."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.rulesets.eclipse_phase.actions import ACTIONS
from affray.rulesets.eclipse_phase.model.catalogue import PRECEDENCE
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    GRENADE,
    MISS,
    PISTOL,
    answer,
    barred,
    carrying,
    copies,
    firefight,
    gun,
    opening,
    play,
    points,
    ruled,
    say,
    shot,
    someone,
)
from tests.conformance.harness import asked

TABLE = """
DECL-7 TAKE-6 TAKE-7 TAKE-11 TAKE-10 TAKE-3 TAKE-8 INTR-1 TIE-8 DELAY-7 DELAY-5 DELAY-25 INTR-8 INTR-7 DELAY-14 EXTRA-14
EXTRA-3 EXTRA-4 EXTRA-5 EXTRA-13 EXTRA-15 SURP-3 EXTRA-17 EXTRA-12 EXTRA-2 EXTRA-10 EXTRA-11 DECL-5 ACT-2 MOVE-2 ACT-8
RANGE-8 RANGE-9 ATK-13 POOL-6 POOL-14 WOUND-5
"""


@pytest.mark.rule("EP-DECL-8")
def test_the_table() -> None:
    assert [f"EP-{each}" for each in TABLE.split()] == [*PRECEDENCE]


@pytest.mark.rule("EP-DECL-8", "EP-ACT-2", "EP-ACT-8", "EP-RANGE-8", "EP-RANGE-9")
def test_attacks_wrong_in_several_ways() -> None:
    empty = gun("empty", ammo=16)
    fight = firefight(
        someone("a", 12, at=0, weapons=[gun("pistol"), empty, gun("far", ready=False)], ammo={"empty": 1, "far": 1}),
        someone("b", 10, at=8),
    )  # fmt: skip
    play(fight, "a: act none")
    assert ruled(fight, shot("a", "b", "BF_hit", "far")) == "EP-ACT-8", "not ready, and too few shots"
    play(fight, "a: quick_aim b empty")
    assert ruled(fight, shot("a", "b", "BF_hit", "empty")) == "EP-RANGE-8", "too few shots, and quick-aimed"
    play(fight, shot("a", "b", "SA", "empty"), MISS)
    assert ruled(fight, shot("a", "b", "BF_hit", "far")) == "EP-ACT-2", "above all of these"


@pytest.mark.rule("EP-DECL-8", "EP-DELAY-14", "EP-EXTRA-14", "EP-EXTRA-4")
def test_extra_actions_wrong_in_several_ways() -> None:
    fight = carrying(someone("b", 12, vigor=1), someone("c", 10), someone("a", 8, vigor=1))
    play(fight, "b: decline", "b: pass", "c: pass", "a: delay standby")
    while asked(fight) == ["a window"]:
        play(fight, "a: wait")
    assert asked(fight) == ["b extra"]
    assert barred(fight, "a", "full_defense", pool="vigor") == "EP-DELAY-14", "a carried slot, and still delaying"
    assert barred(fight, "c", "full_defense", pool="vigor") == "EP-EXTRA-4", "not its place, and no point"
    assert points(fight, "a", "vigor") == 1


@pytest.mark.rule("EP-EXTRA-14", "EP-EXTRA-3")
def test_an_extra_action_of_one_who_has_not_gone() -> None:
    fight = firefight(someone("a", 12), someone("b", 10, vigor=1))
    play(fight, "b: decline")
    assert asked(fight) == ["a slot"]
    assert barred(fight, "b", "full_defense", pool="vigor") == "EP-EXTRA-14"


@pytest.mark.rule("EP-EXTRA-13", "EP-EXTRA-5")
def test_saving_an_extra_action() -> None:
    fight = firefight(someone("a", 12, vigor=3), someone("b", 10))
    play(fight, "a: decline", "a: pass", "b: pass")
    assert ruled(fight, "a: delay standby") == "EP-EXTRA-13"


@pytest.mark.rule("EP-DECL-7")
def test_the_unable_stand_above_everything() -> None:
    fight = firefight(someone("a", 12, start=["unconscious"], vigor=1), someone("b", 10), someone("c", 4, side="red"))
    assert asked(fight) == ["b slot"]
    for do, values in (("act", {"move": "none"}), ("delay", {}), ("full_defense", {"pool": "moxie"})):
        assert barred(fight, "a", do, **values) == "EP-DECL-7"


# -- narrow questions ------------------------------------------------------------------------------
@pytest.mark.rule("EP-DECL-8", "EP-INTR-7", "EP-INTR-1")
def test_in_a_narrow_question_everything_else_is_refused_by_a_rule() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=1), someone("b", 6, at=8), someone("c", 3, at=9))
    assert asked(fight) == ["a take"]
    assert ruled(fight, "a: act none") == "EP-INTR-1"
    play(fight, "a: decline")
    assert (ruled(fight, "a: move 3,10"), ruled(fight, shot("a", "b"))) == ("EP-DECL-3", "EP-DECL-3")
    assert (ruled(fight, "a: end"), ruled(fight, "a: wait and see")) == ("EP-DECL-2", "EP-DECL-2")
    play(fight, "a: act none")
    assert (ruled(fight, "a: pass"), ruled(fight, "a: act full"), ruled(fight, "a: fray")) == (
        "EP-DECL-2", "EP-DECL-2", "EP-ATK-3",
    )  # fmt: skip
    assert barred(fight, "a", "fray") == "EP-ATK-3"
    answer(fight, shot("a", "b"))
    assert asked(fight) == ["b defence"]
    assert (ruled(fight, "b: move 9,10"), ruled(fight, shot("b", "a")), ruled(fight, "b: pass")) == ("EP-INTR-1",) * 3
    assert ruled(fight, "b: delay standby") == "EP-INTR-1"
    play(fight, "b: fray")
    assert asked(fight) == ["a pool_before"]
    assert (ruled(fight, "a: move 3,10"), ruled(fight, "a: end"), ruled(fight, "a: delay")) == (
        "EP-INTR-7", "EP-INTR-7", "EP-DELAY-5",
    )  # fmt: skip
    assert ruled(fight, "a: bonus") == "EP-DECL-5", "it leaves open which pool pays"


@pytest.mark.rule("EP-DECL-5", "EP-ACT-8", "EP-ATK-13", "EP-DELAY-2", "EP-COND-14", "EP-TAKE-10")
@pytest.mark.parametrize(
    ("said", "rule"),
    [
        (shot("a", "b", weapon="cannon"), "EP-ACT-8"),
        (shot("a", "ghost"), "EP-ATK-13"),
        (shot("a", "b", mode="XX"), "EP-DECL-5"),
        (shot("a", "b", called="toe"), "EP-DECL-5"),
        (shot("a", "b", also="cannon"), "EP-ACT-8"),
        ("a: draw cannon", "EP-ACT-8"),
        ("a: quick_aim ghost pistol", "EP-ATK-13"),
        ("a: open_door gate", "EP-COND-14"),
        ("a: take_cover tree", "EP-COND-13"),
        ("a: stabilize ghost", "EP-DEATH-6"),
        ("a: pick_up cannon", "EP-ACT-8"),
        ("a: attack_thrown at 900,900 with frag", "EP-ATK-13"),
        ("a: throw_back 1,1 explosive bomb", "EP-AREA-8"),
        ("a: boost luck", "EP-DECL-5"),
        ("a: boost ref pool luck", "EP-POOL-1"),
    ],
)
def test_what_is_not_there_is_refused_by_a_rule(said: str, rule: str) -> None:
    fight = firefight(someone("a", 12, at=0, vigor=1, weapons=[PISTOL, GRENADE]), someone("b", 6, at=8))
    play(fight, "a: decline", "a: act none")
    assert ruled(fight, said) == rule


@pytest.mark.rule("EP-DELAY-2", "EP-TAKE-10", "EP-EXTRA-1", "EP-DELAY-20")
def test_names_in_other_answers_are_refused_by_their_rules() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("e", 11, side="red"), someone("b", 6))
    assert ruled(fight, "a: take luck") == "EP-TAKE-10"
    assert ruled(fight, "a: take") == "EP-DECL-5"
    play(fight, "a: decline")
    assert ruled(fight, "a: delay before ghost") == "EP-DELAY-2"
    play(fight, "a: delay standby", "e: delay standby", "until b slot", "b: act none", "b: convey_information")
    play(fight, "until e window declared b")
    assert ruled(fight, "e: act none before ghost") == "EP-DELAY-20"
    play(fight, "e: wait", "a: give_up", "until b act", "b: end", "until a extra")
    assert ruled(fight, "a: full_defense pool luck") == "EP-EXTRA-1"


@pytest.mark.rule("EP-DECL-1", "EP-TAKE-7", "EP-EXTRA-4", "EP-SEQ-10", "EP-SEQ-1", "EP-SURP-3", "EP-SEQ-7")
def test_who_is_not_asked_hears_whose_decision_it_is() -> None:
    def said(fight: Fight[Combat], who: str) -> str:
        return str(fight.refusals(Pick(who, "whistle"))[0])

    rolling = opening(someone("a"), someone("b"))
    assert said(rolling, "b") == "EP-SEQ-1(who=b, phase=open, acting=-)"
    fight = firefight(someone("a", 12, vigor=1), someone("b", 6), someone("c", 3))
    assert said(fight, "b") == "EP-TAKE-7(who=b, phase=take, acting=-)"
    play(fight, "a: decline")
    assert said(fight, "b") == "EP-DECL-1(who=b, phase=regular, acting=a)"
    assert not fight.decree("remove c")
    assert said(fight, "c") == "EP-DECL-7(who=c)"
    play(fight, "a: pass", "b: pass")
    assert said(fight, "b") == "EP-EXTRA-4(who=b, phase=extra, acting=a)"
    assert said(fight, "nobody") == "CORE-NOT-ASKED(who=nobody)"
    assert not fight.decree("close")
    assert said(fight, "b") == "EP-SEQ-7(who=b, phase=closed, acting=-)"
    ambush = opening(someone("a", infiltrate=60), someone("b"), ambushers="red")
    play(ambush, "a d100 10 | b d100 99")
    assert (asked(ambush), said(ambush, "b")) == (["a slot"], "EP-SURP-3(code=others, who=b, phase=ambush, acting=a)")


@pytest.mark.rule("EP-DECL-8")
@pytest.mark.parametrize("value", [None, [], {}, ["x"], {"a": []}, (1, [2]), 10**30, 1.5, b"x", ("a", ["b"])])
def test_no_value_of_an_answer_breaks_anything(value: object) -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("b", 6))
    assert fight.refusals(Pick("a", "take", {"pool": value}))
    assert fight.refusals(Pick("b", "take", {"pool": value}))
    play(fight, "a: decline", "a: act none")
    for who in ("a", "b"):
        for name in ACTIONS:
            option = fight.pending.option(name) if isinstance(fight.pending, Choose) else None
            assert option is not None
            for field in (*option.fields, "pool"):
                assert isinstance(fight.refusals(Pick(who, name, {field: value})), list)


@pytest.mark.rule("EP-ATK-13", "EP-MOVE-2")
def test_the_end_of_the_world_is_out_of_bounds_at_once() -> None:
    fight = firefight(someone("a", 12, weapons=[gun("gun", ammo=40), GRENADE]), someone("b", 6))
    play(fight, "a: act full")
    assert ruled(fight, f"a: move {10**25},1") == "CORE-PLACE"
    far = "9000,4000"
    assert ruled(fight, f"a: move {far}") == "EP-MOVE-2"
    assert ruled(fight, f"a: jump {far}") == "EP-MOVE-9"
    assert ruled(fight, f"a: suppressive_fire {far} with gun") == "EP-ATK-13"
    assert ruled(fight, f"a: attack_thrown at {far} with frag") == "EP-ATK-13"


@pytest.mark.rule("EP-SEQ-11", "EP-SEQ-7", "EP-INIT-12")
def test_the_game_master_hears_the_rule_that_asks_him() -> None:
    fight = firefight(someone("a", 12), someone("b", 6), turn_limit=1)
    play(fight, "a: pass", "b: pass")
    assert [ruled(fight, f"gm: {words}") for words in ("finish", "pass", "act none")] == ["EP-SEQ-11"] * 3
    assert ruled(fight, "gm: sing") == "CORE-OPTION"
    assert not fight.decree("close")
    assert [ruled(fight, f"gm: {words}") for words in ("go_on", "act none")] == ["EP-SEQ-7"] * 2
    squad = firefight(someone("a", 5), *copies("g", 2, roll=8, controller="gm"), group_initiative=True)
    assert ruled(squad, "gm: close") == "EP-INIT-12"


@pytest.mark.rule("EP-TIE-8", "EP-DELAY-7", "EP-INTR-7")
def test_a_delayer_who_is_asked_for_its_defence_hears_why_it_cannot_act() -> None:
    tied = firefight(someone("a", 9, ref=20), someone("b", 9), someone("c", 3))
    play(tied, "b: act none", shot("b", "a"), "a: delay standby")
    strict = firefight(someone("a", 12), someone("b", 10), someone("c", 6), delay_binding="strict")
    play(strict, "a: delay before c", "b: act none", shot("b", "a"))
    late = firefight(someone("a", 12), someone("b", 10))
    play(late, "a: delay standby", "b: act none", shot("b", "a"), "a: wait")
    for fight, rule in ((tied, "EP-TIE-8"), (strict, "EP-DELAY-7"), (late, "EP-INTR-7")):
        assert asked(fight) == ["a defence"]
        assert barred(fight, "a", "act", move="none") == rule


@pytest.mark.rule("EP-DECL-5", "EP-RANGE-6")
def test_every_answer_that_is_called_legal_is_legal() -> None:
    fight = firefight(someone("a", 12, weapons=[PISTOL, GRENADE]), someone("b", 9), someone("c", 6))
    assert not [each for each in fight.legal("a") if fight.refusals(each)], "to delay names what it is waited for"
    say(fight, "a: act none")
    answers = list(fight.legal("a"))
    assert not [each for each in answers if fight.refusals(each)], "a burst says what it is for"
    assert [each for each in answers if each.values.get("mode") == "BF"]


@pytest.mark.rule("EP-DECL-8", "EP-COND-7", "EP-ACT-8", "EP-DECL-7")
@pytest.mark.parametrize(("name", "do", "values", "rules"), [
    ("immobilized", "draw", {"weapon": "pistol"}, ["EP-ACT-8", "EP-COND-7"]),
    ("incapacitated", "speak", {"text": "help"}, ["EP-DECL-7"]),
])  # fmt: skip
def test_two_reasons_against_a_deed_come_in_order_and_each_once(
    name: str, do: str, values: dict[str, str], rules: list[str]
) -> None:
    fight = firefight(someone("a", 12, start=[name]), someone("b", 6))
    combat = fight.state
    assert [each.rule for each in ACTIONS[do].objections(combat, combat.fighters["a"], values)] == rules
