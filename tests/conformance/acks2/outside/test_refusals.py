"""Refusals: whoever is not asked, or is asked something else, hears a rule; bad input is refused and harmless."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.core.script import Pick, Thrown
from affray.rulesets.acks2.model.scenario import AreaEntry, EffectEntry
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.ring import (
    DART,
    allowed,
    archer,
    barred,
    mage,
    orc,
    play,
    readied,
    refused,
    ring,
    say,
    someone,
    spell,
)
from tests.conformance.harness import asked


def two(**described: Any) -> Fight[Combat]:
    return ring(someone("h", at=(0, 0)), orc("o", at=(0, 9)), numbers="h=5 o=3", **described)


# -- whoever is not asked --------------------------------------------------------------------------
@pytest.mark.rule("ACKS-COUNT-2")
def test_whose_segment_has_not_come_hears_its_number() -> None:
    (found,) = two().why_not("o", "attack")
    facts = dict(found.facts)
    assert (found.rule, facts["code"], facts["number"], facts["count"]) == ("ACKS-COUNT-2", "later", 3, 5)
    assert two().why_not("o", "nonsense") == [found]


@pytest.mark.rule("ACKS-COUNT-2")
def test_whose_segment_is_over_hears_that_it_is_over() -> None:
    (found,) = play(two(), "h: pass").why_not("h", "march")
    assert (found.rule, dict(found.facts)["code"]) == ("ACKS-COUNT-2", "over")


@pytest.mark.rule("ACKS-COUNT-2")
def test_dice_that_nobody_asked_for_are_refused_by_the_same_rule() -> None:
    assert rules_of(two().refusals(Thrown("o", (3,)))) == ["ACKS-COUNT-2"]


@pytest.mark.rule("ACKS-DEATH-1", "ACKS-MOVE-12", "ACKS-MORALE-11")
@pytest.mark.parametrize(
    ("decree", "rule"),
    [("hp o 0", "ACKS-DEATH-1"), ("status o fled", "ACKS-MOVE-12"), ("status o surrendered", "ACKS-MORALE-11")],
)
def test_who_is_out_of_the_fight_hears_why(decree: str, rule: str) -> None:
    fight = two()
    assert not fight.decree(decree)
    assert barred(fight, "o", "attack") == [rule]


@pytest.mark.rule("ACKS-DECL-3", "ACKS-DECL-5", "ACKS-INIT-1")
def test_before_the_count_the_step_of_the_round_is_named() -> None:
    fight = ring(mage("m", at=(0, 0), spells=[DART]), orc("o", at=(0, 9)))
    assert barred(fight, "o", "attack") == ["ACKS-DECL-3"]
    play(fight, "m: none")
    assert asked(fight) == ["m initiative", "o initiative"]
    say(fight, "m d6 3")
    assert barred(fight, "m", "attack") == ["ACKS-INIT-1"]
    assert "ACKS-DECL-5" in barred(fight, "m", "cast", spell="dart") or "ACKS-INIT-1" in barred(fight, "m", "cast")


@pytest.mark.rule("ACKS-DECL-5")
def test_who_has_declared_already_may_not_declare_again() -> None:
    fight = ring(mage("m", at=(0, 0), spells=[DART]), mage("n", at=(3, 0), spells=[DART]), orc("o", at=(0, 9)))
    play(fight, "m: none")
    assert barred(fight, "m", "cast", spell="dart") == ["ACKS-DECL-5"]


@pytest.mark.rule("ACKS-FACE-6", "ACKS-READY-3")
def test_who_acts_waits_for_the_windows_of_others() -> None:
    fight = ring(someone("g", at=(0, 0), facing="S"), orc("m", at=(0, 4)), numbers="m=5 g=3")
    play(fight, "m: march 0,1")
    assert (asked(fight), barred(fight, "m", "attack")) == (["g turn"], ["ACKS-FACE-6"])
    guard = someone("r", at=(0, 0), **readied("sword", "comes_into_reach"))
    fight = ring(guard, orc("o", at=(0, 4)), numbers="o=5 r=1")
    say(fight, "o: march 0,1", "o: attack r")
    assert (asked(fight), barred(fight, "o", "attack")) == (["r interrupt"], ["ACKS-READY-3"])


@pytest.mark.rule("ACKS-COUNT-2")
def test_who_acts_waits_for_its_own_dice() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1)), numbers="h=5 o=3")
    say(fight, "h: attack o")
    assert barred(fight, "o", "attack") == ["ACKS-COUNT-2"]
    (found,) = fight.ruleset.out_of_turn(fight.scene, "h", "march", {})
    assert dict(found.facts)["code"] == "under_way"


@pytest.mark.rule("ACKS-TIE-3", "ACKS-TIE-4")
def test_the_order_of_a_tie_is_not_asked_of_everybody() -> None:
    assert barred(two(), "o", "split") == ["ACKS-TIE-4"]
    assert barred(two(), "heroes", "order") == ["ACKS-TIE-4"]


@pytest.mark.rule("ACKS-ROUND-3")
def test_after_the_end_nobody_acts() -> None:
    fight = two()
    assert not fight.decree("hp o 0")
    play(fight, "h: pass")
    assert (fight.over, barred(fight, "h", "attack")) == ("heroes", ["ACKS-ROUND-3"])


# -- narrow questions ------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-FACE-6", "ACKS-COUNT-2", "ACKS-READY-3")
def test_who_may_turn_may_do_nothing_else() -> None:
    fight = ring(someone("g", at=(0, 0), facing="S"), orc("m", at=(0, 4)), numbers="m=5 g=3")
    play(fight, "m: march 0,1")
    assert refused(fight, "g: march 3,3") == ["ACKS-COUNT-2"]
    assert refused(fight, "g: attack m with sword") == ["ACKS-COUNT-2"]
    assert refused(fight, "g: respond") == ["ACKS-READY-3"]
    assert refused(fight, "g: interrupt countercharge yes") == ["ACKS-READY-3"]


@pytest.mark.rule("ACKS-READY-2", "ACKS-COUNT-2")
def test_who_may_answer_a_trigger_may_do_nothing_else() -> None:
    guard = someone("r", at=(0, 0), **readied("sword", "comes_into_reach"))
    fight = ring(guard, orc("o", at=(0, 4)), numbers="o=5 r=1")
    say(fight, "o: march 0,1", "o: attack r")
    assert refused(fight, "r: march 3,3") == ["ACKS-COUNT-2"]
    assert allowed(fight, "r: respond")


@pytest.mark.rule("ACKS-CLEAVE-1")
def test_who_may_cleave_may_not_march() -> None:
    fight = ring(
        someone("a", at=(0, 0), cleave_max=2), orc("x", at=(0, 1), hp=1), orc("y", at=(1, 1)), numbers="a=5 x=1 y=1"
    )
    play(fight, "a: attack x with sword", "a d20 19 | a d6 3")
    assert refused(fight, "a: march 3,3") == ["ACKS-CLEAVE-1"]


@pytest.mark.rule("ACKS-DECL-3", "ACKS-DELAY-4", "ACKS-SPELL-5", "ACKS-TIE-6")
def test_other_narrow_questions_name_their_rule() -> None:
    fight = ring(mage("m", at=(0, 0), spells=[DART]), orc("o", at=(0, 9)))
    assert refused(fight, "m: attack o") == ["ACKS-DECL-3"]
    fight = play(two(), "h: delay")
    assert (asked(fight), refused(fight, "h: attack o")) == (["h join"], ["ACKS-DELAY-4"])
    caster = mage("m", at=(0, 0), spells=[DART])
    fight = ring(caster, orc("o", at=(0, 8)), numbers="m=5 o=3", declare={"m": "cast dart"})
    play(fight, "m: cast")
    assert refused(fight, "m: attack o") == ["ACKS-SPELL-5"]
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 9)), numbers="h=3 o=3")
    assert refused(fight, "orcs: attack h") == ["ACKS-TIE-6"]


@pytest.mark.rule("ACKS-ACT-6", "ACKS-SPELL-7", "ACKS-DECL-7")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("attack o with bow", "ACKS-ACT-6"), ("draw bow", "ACKS-ACT-6"), ("mode bow", "ACKS-ACT-6"),
        ("pick_up bow", "ACKS-ACT-6"), ("charge o with bow", "ACKS-ACT-6"), ("spell_like_ability bow", "ACKS-SPELL-7"),
        ("drop_and_draw bow", "ACKS-ACT-6"), ("maneuver disarm o with bow", "ACKS-ACT-6"),
    ],
)  # fmt: skip
def test_what_somebody_does_not_have_is_refused_by_a_rule(line: str, rule: str) -> None:
    assert rule in refused(two(), f"h: {line}")


@pytest.mark.rule("ACKS-FACE-6", "ACKS-DELAY-4", "ACKS-CLEAVE-1", "ACKS-TIE-3")
@pytest.mark.parametrize(
    ("line", "rule"),
    [("turn S", "ACKS-FACE-6"), ("join", "ACKS-DELAY-4"), ("cleave o", "ACKS-CLEAVE-1"), ("split", "ACKS-TIE-3")],
)
def test_what_belongs_outside_the_segment_is_refused_in_it(line: str, rule: str) -> None:
    assert refused(two(), f"h: {line}") == [rule]


@pytest.mark.rule("ACKS-ACT-1")
def test_what_is_no_action_at_all_is_refused_by_the_rule_of_actions() -> None:
    assert refused(two(), "h: somersault twice") == ["ACKS-ACT-1"]


@pytest.mark.rule("ACKS-DECL-7")
def test_a_spell_that_nobody_knows_cannot_be_declared() -> None:
    fight = ring(mage("m", at=(0, 0), spells=[DART]), orc("o", at=(0, 9)))
    assert refused(fight, "m: cast storm") == ["ACKS-DECL-7"]


# -- bad input -------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-MOVE-12", "ACKS-MOVE-1")
@pytest.mark.parametrize(
    "line",
    [
        "march 1,4000000", f"march 1,{10**25}", f"run {10**25},{10**25}", "charge o to 1,4000000",
        "attack o step 9,999999", "march " + "1,1 2,2 " * 3000, "march " + "29,29 -29,-29 " * 40,
    ],
)  # fmt: skip
def test_absurd_places_are_refused_at_once(line: str) -> None:
    assert refused(two(), f"h: {line}")


@pytest.mark.rule("ACKS-ACT-12")
@pytest.mark.parametrize("value", [None, -1, 10**25, "x", [1], {"a": [1]}, ((1, 10**25),), ("a", ["b"]), 3.5, True])
def test_values_of_any_kind_are_refused_and_change_nothing(value: Any) -> None:
    fight = two()
    before = fight.state.clone()
    for option in fight.open[0].known():  # type: ignore[union-attr]
        for name in option.fields:
            fight.refusals(Pick("h", option.id, {name: value}))
            fight.refusals(Pick("h", option.id, dict.fromkeys(option.fields, value)))
    assert fight.state == before


@pytest.mark.rule("ACKS-READY-2", "ACKS-FACE-6")
@pytest.mark.parametrize("who", ["nobody", "gm", "heroes", ""])
def test_who_is_no_combatant_is_refused_in_an_open_window(who: str) -> None:
    fight = ring(archer("a", at=(0, 0)), orc("x", at=(0, 8)), numbers="x=6 a=1", round=1)
    play(fight, "x: charge a to 0,1")
    assert asked(fight) == ["a interrupt"]
    assert rules_of(fight.why_not(who, "interrupt")) == ["CORE-NOT-ASKED"]
    assert rules_of(fight.why_not(who, "turn")) == ["CORE-NOT-ASKED"]


@pytest.mark.rule("ACKS-COND-9", "ACKS-ATK-1", "ACKS-CHARGE-1", "ACKS-CHARGE-5")
def test_who_may_not_charge_hears_why() -> None:
    fight = two()
    assert not fight.decree("condition h frightened")
    assert "ACKS-COND-9" in refused(fight, "h: charge o")
    assert "ACKS-COND-9" in refused(ring(
        someone("h", at=(0, 0), sneak_throw=5, start=["frightened"]), orc("o", at=(0, 9)), numbers="h=5 o=3"
    ), "h: sneak 0,-1")  # fmt: skip
    assert refused(two(), "h: charge h") == ["ACKS-ATK-1"]
    far = ring(someone("h", at=(0, 0)), orc("o", at=(0, 29)), numbers="h=5 o=3")
    assert refused(far, "h: charge o") == ["ACKS-CHARGE-1"]


@pytest.mark.rule("ACKS-MOVE-7", "ACKS-MELEE-1")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("attack o step 0,-1", "ACKS-MOVE-7"), ("attack o step 0,2", "ACKS-MOVE-7"),
        ("attack p step 0,1", "ACKS-MELEE-1"), ("attack k step 1,1", "ACKS-MOVE-7"),
    ],
)  # fmt: skip
def test_a_step_must_lead_to_the_target(line: str, rule: str) -> None:
    fight = ring(
        someone("h", at=(0, 0)), someone("k", at=(2, 2)), orc("o", at=(0, 2), facing="N"), orc("p", at=(0, 6)),
        numbers="h=5 k=4 o=3 p=1",
    )  # fmt: skip
    assert rule in refused(fight, f"h: {line}")


@pytest.mark.rule("ACKS-MOVE-7")
def test_who_has_moved_or_is_engaged_makes_no_step() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 4)), numbers="h=5 o=3")
    play(fight, "h: march 0,2 facing N")
    assert allowed(fight, "h: pass")
    assert "ACKS-MOVE-7" in refused(fight, "h: attack o step 0,3")


@pytest.mark.rule("ACKS-DELAY-3", "ACKS-FIRST-3", "ACKS-SPELL-3")
def test_whose_segment_is_gone_hears_how_it_was_lost() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 9)), orc("p", at=(3, 9)), numbers="h=1 o=0 p=-5")
    play(fight, "h: delay", "h: keep", "o: pass", "h: keep")
    assert (asked(fight), barred(fight, "h", "attack")) == (["p segment"], ["ACKS-DELAY-3"])
    fight = ring(archer("a", at=(0, 0)), orc("x", at=(0, 8)), orc("y", at=(9, 9)), numbers="x=6 y=5 a=1", round=1)
    play(fight, "x: charge a to 0,1", "a: interrupt", "a d20 2", "x d20 3")
    assert (asked(fight), barred(fight, "a", "attack")) == (["y segment"], ["ACKS-FIRST-3"])


@pytest.mark.rule("ACKS-SPELL-5")
def test_spells_are_not_aimed_at_the_gone_or_off_the_map() -> None:
    storm = spell("storm", EffectEntry(kind="damage", dice="1d6"), area=AreaEntry(shape="burst", size_ft=10))
    caster = mage("m", at=(0, 0), spells=[storm, DART])
    fight = ring(caster, orc("o", at=(0, 8)), orc("p", at=(3, 8)), numbers="m=5 o=3 p=1", declare={"m": "cast storm"})
    play(fight, "m: cast")
    assert refused(fight, "m: aim 90,90") == ["ACKS-SPELL-5"]
    fight = ring(caster, orc("o", at=(0, 8)), orc("p", at=(3, 8)), numbers="m=5 o=3 p=1", declare={"m": "cast dart"})
    assert not fight.decree("status p fled")
    play(fight, "m: cast")
    assert "ACKS-SPELL-5" in refused(fight, "m: target p")
