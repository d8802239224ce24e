"""Conditions: how long they last, what they forbid, what they cost."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.core.script import Roll
from affray.rulesets.eclipse_phase import RULESET
from affray.rulesets.eclipse_phase.body.conditions import add
from affray.rulesets.eclipse_phase.model.catalogue import REFUSALS
from affray.rulesets.eclipse_phase.model.conditions import CONDITIONS, DECREED, STARTING, Ailment
from affray.rulesets.eclipse_phase.model.kinds import LASTING, Condition
from affray.rulesets.eclipse_phase.model.stats import Combat
from affray.text import LANGUAGES, Speaker, rulebook
from tests.conformance.eclipse_phase.firefight import (
    MISS,
    TURRET,
    allowed,
    answer,
    at,
    barred,
    choice,
    conditions,
    fighter,
    firefight,
    passes,
    play,
    ruled,
    shot,
    slot_state,
    someone,
    strike,
    target_number,
    throw,
    until,
    wall,
)
from tests.conformance.harness import asked


def afflicted(*start: str, **changes: Any) -> Fight[Combat]:
    """A has these conditions from the start; B is 8 m away."""
    return firefight(
        someone("a", 12, at=0, side="red", start=[*start], **changes), someone("b", 10, at=8, side="blue"),
        someone("c", 3, at=(0, 15), side="red"),
    )  # fmt: skip


@pytest.mark.rule("EP-COND-1")
def test_for_n_turns_means_the_end_of_the_nth_following_turn() -> None:
    fight = afflicted()
    assert not fight.decree("condition b dazed turns 2")
    for expected in (True, True, False):
        passes(fight)
        assert ("dazed" in conditions(fight, "b")) == expected


@pytest.mark.rule("EP-COND-1")
def test_by_option_it_ends_at_the_count_at_which_it_began() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), someone("c", 3), duration_counting="same_count")
    play(fight, "a: pass")
    assert not fight.decree("condition c impaired level 10 turns 1")
    play(fight, "b: pass", "c: pass", "a: pass")
    assert "impaired" not in conditions(fight, "c"), "one turn later, when count 10 has come again"


@pytest.mark.rule("EP-COND-2")
def test_blinded() -> None:
    fight = afflicted("blinded", athletics=60)
    play(fight, "a: pass", "b: act none", shot("b", "a"), "b d100 98 | a d100 98", "b: end")
    assert target_number(fight, "a", "defence") == -10
    play(fight, "c: pass", "a: act base", "a: move 2,10")
    assert at(fight, "a") == (2, 10)
    fast = afflicted("blinded", athletics=60)
    answer(play(fast, "a: act full"), "a: move 6,10")
    throw(fast, "a d100 80")
    assert "prone" in conditions(fast, "a")


@pytest.mark.rule("EP-COND-3")
def test_confused() -> None:
    fine = play(afflicted("confused"), "a d100 15")
    assert (asked(fine), target_number(fine, "a", "cog")) == (["a slot"], 15)
    nothing = afflicted("confused")
    throw(nothing, "a d100 90 | a d100 20")
    assert asked(nothing) == ["b slot"], "does nothing"


@pytest.mark.rule("EP-COND-3")
@pytest.mark.parametrize("die", ["30", "60", "80"])
def test_the_confused_act_at_random_and_defend_normally(die: str) -> None:
    fight = afflicted("confused")
    throw(fight, f"a d100 90 | a d100 {die}")
    while isinstance(fight.pending, Roll) or choice(fight).why == "defence":
        throw(fight, " ".join(["1"] * fight.pending.count) if isinstance(fight.pending, Roll) else "a d100 98")
    assert (asked(fight), slot_state(fight, "a")) == (["b slot"], "done"), "the slot is used up"
    play(fight, "b: act none")
    answer(fight, shot("b", "a"))
    assert asked(fight) == ["a defence"]


@pytest.mark.rule("EP-COND-4")
def test_dazed() -> None:
    fight = afflicted("dazed")
    assert ruled(fight, "a: act full") == "EP-COND-4"
    play(fight, "a: act base")
    assert ruled(fight, shot("a", "b")) == "EP-ATK-13"
    assert ruled(fight, "a: mesh_action") == "EP-COND-4"
    play(fight, "a: move 3,10", "a: end", "b: act none", shot("b", "a"), "b d100 98 | a d100 15")
    assert target_number(fight, "a", "defence") == 20


@pytest.mark.rule("EP-COND-5")
def test_deafened() -> None:
    fight = afflicted("deafened", perceive=50)
    play(fight, "a: act none", "a: detailed_perception", "a d100 98")
    assert target_number(fight, "a", "perceive") == 20


@pytest.mark.rule("EP-COND-7")
def test_immobilized() -> None:
    fight = afflicted("immobilized", weapons=[TURRET])
    assert ruled(fight, "a: act base") == "EP-COND-7"
    play(fight, "a: act none")
    assert ruled(fight, "a: full_defense") == "EP-COND-7"
    assert allowed(fight, "a: mesh_action")
    assert allowed(fight, "a: attack_system b with turret mode SA")
    play(fight, "a: end", "b: act none")
    answer(fight, shot("b", "a"))
    assert isinstance(fight.pending, Roll), "no defence"


@pytest.mark.rule("EP-COND-8")
@pytest.mark.parametrize("level", [10, 20, 30])
def test_impaired(level: int) -> None:
    fight = afflicted()
    assert not fight.decree(f"condition a impaired level {level}")
    play(fight, "a: act none", shot("a", "b"), MISS, "a: end", "b: act none", shot("b", "a"), MISS)
    assert (target_number(fight, "a", "attack"), target_number(fight, "a", "defence")) == (60 - level, 20 - level)


@pytest.mark.rule("EP-COND-9", "EP-COND-12", "EP-DECL-7")
@pytest.mark.parametrize("condition", ["incapacitated", "unconscious"])
def test_incapacitated_and_unconscious(condition: str) -> None:
    fight = afflicted(condition, weapons=[TURRET])
    assert (asked(fight), slot_state(fight, "a")) == (["b slot"], "lost")
    assert barred(fight, "a", "act", move="none") == "EP-DECL-7"
    play(fight, "b: act none")
    answer(fight, shot("b", "a"))
    assert isinstance(fight.pending, Roll), "no defence"
    assert ("prone" in conditions(fight, "a")) or condition == "incapacitated"


@pytest.mark.rule("EP-COND-10")
def test_dropping_prone_is_automatic_and_standing_up_quick() -> None:
    fight = afflicted()
    play(fight, "a: act none", shot("a", "b"), MISS, "a: drop_prone", "a: stand_up")
    assert conditions(fight, "a") == []
    assert ruled(fight, "a: convey_information") == "EP-ACT-2"


@pytest.mark.rule("EP-COND-11")
def test_stunned() -> None:
    fight = afflicted("stunned", weapons=[TURRET], interface=60, melee=60)
    play(fight, "a: act none", "a: attack_system b with turret mode SA", "a d100 98 | b d100 98")
    assert target_number(fight, "a", "attack") == 40, "-10 for range, -10 for mesh tests"
    play(fight, "a: end", "b: act none", shot("b", "a"), "b d100 98 | a d100 98")
    assert target_number(fight, "a", "defence") == -10, "-30 for physical ones"


@pytest.mark.rule("EP-COND-13")
def test_cover_is_taken_with_a_quick_action_and_lost_by_leaving() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=8), scene=[wall(0.5, "moderate")])
    play(fight, "a: act base", "a: take_cover", "a: convey_information", "a: convey_information")
    assert ruled(fight, "a: convey_information") == "EP-ACT-2"
    assert fighter(fight, "a").cover != ""
    play(fight, "a: move 0,13", "a: end", "b: act none", shot("b", "a"), MISS)
    assert (fighter(fight, "a").cover, target_number(fight, "b", "attack")) == ("", 60)


@pytest.mark.rule("EP-COND-13", "EP-COND-14")
def test_cover_needs_a_feature_within_a_metre() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=8), scene=[wall(1.2, "moderate")])
    play(fight, "a: act none")
    assert ruled(fight, "a: take_cover") == "EP-COND-13"
    assert allowed(fight, strike("a", "b")) is False


@pytest.mark.rule("EP-COND-1")
@pytest.mark.parametrize(("first", "second", "kept"), [
    (3, 5, 5), (5, 3, 5), (4, 4, 4), (LASTING, 9, LASTING), (9, LASTING, LASTING), (LASTING, LASTING, LASTING),
])  # fmt: skip
def test_of_two_conditions_of_one_kind_the_longer_stays(first: int, second: int, kept: int) -> None:
    combat = firefight(someone("a", 12), someone("b", 6)).state
    for end in (first, second):
        add(combat, "a", Condition("dazed", until=end, by=str(end)))
    assert [(each.until, each.by) for each in combat.fighters["a"].conditions] == [(kept, str(kept))]


@pytest.mark.rule("EP-COND-1")
def test_impairments_add_up() -> None:
    combat = firefight(someone("a", 12), someone("b", 6)).state
    for end in (2, 3):
        add(combat, "a", Condition("impaired", 10, end))
    assert [each.until for each in combat.fighters["a"].conditions] == [2, 3]


@pytest.mark.rule("EP-COND-1")
@pytest.mark.parametrize("kind", [*CONDITIONS], ids=lambda each: each.name)
def test_every_condition_comes_goes_is_shown_and_has_its_words(kind: Ailment) -> None:
    """The table is walked: whatever stands in it works without another word of code."""
    assert kind.rule in [rule.id for rule in rulebook(RULESET)]
    assert [lang for lang in LANGUAGES if not told(lang, kind)] == []
    fight = afflicted(*([kind.name] if kind.name in STARTING else []))
    assert not fight.decree("set c.holds b" if kind.holds else f"condition b {kind.name}")
    for who in ["b", *("a" if kind.name in STARTING else "")]:
        assert conditions(fight, who) == [kind.name, *kind.implies]
        assert {each.id: each.status for each in RULESET.standings(fight.state)}[who] == kind.name
    assert not fight.decree(f"lift b {kind.name}")
    assert conditions(fight, "b") == [*kind.implies]
    assert (fighter(fight, "b").grappled_by, fighter(fight, "c").grappling) == ("", ""), "nor is it held"


def told(lang: str, kind: Ailment) -> bool:
    """The name of a condition, and the reason of its rule where it forbids something."""
    messages = Speaker(lang, RULESET).messages
    forbids = kind.bars is not None or kind.moves != "freely"
    return f"name-{kind.name}" in messages and (not forbids or f"refusal-{kind.rule}" in messages)


@pytest.mark.rule("EP-COND-6", "EP-MELEE-10")
def test_a_hold_needs_somebody_who_holds() -> None:
    assert [each.name for each in CONDITIONS if each.name not in DECREED] == ["grappled"]
    assert [each.rule for each in afflicted().decree("condition b grappled")] == ["CORE-FIELD"]


@pytest.mark.rule("EP-ATK-13")
def test_what_forbids_an_attack_has_its_place_among_the_refusals() -> None:
    bars = [each.bars for each in CONDITIONS if each.bars is not None]
    assert [REFUSALS.no("EP-ATK-13", each.code)["code"] for each in bars] == [each.code for each in bars]


@pytest.mark.rule("EP-COND-1")
def test_durations_by_count_end_at_the_count_at_which_they_began() -> None:
    fight = firefight(someone("a", 12), someone("b", 9), someone("c", 6), duration_counting="same_count")
    play(fight, "a: pass", "until b slot")
    assert not fight.overrule("condition", of="c", name="stunned", turns=1)
    assert until(fight, "c", "stunned") == 2
    play(fight, "b: pass", "c: pass")
    assert "stunned" in conditions(fight, "c")
    play(fight, "a: pass", "until b slot")
    assert "stunned" not in conditions(fight, "c")


@pytest.mark.rule("EP-COND-6", "EP-TRAIT-7", "EP-STRESS-4", "EP-CALL-6")
def test_nobody_begins_a_fight_with_what_only_comes_up_in_it() -> None:
    later = [each.name for each in CONDITIONS if each.name not in STARTING]
    assert later == ["grappled", "in_pain", "fleeing", "shaken", "slowed", "raging", "detached"]


@pytest.mark.rule("EP-COND-9", "EP-COND-12")
def test_of_several_conditions_the_gravest_is_shown() -> None:
    fight = afflicted("blinded")
    shown = []
    for name in ("dazed", "incapacitated", "unconscious"):
        assert not fight.decree(f"condition a {name}")
        shown.append(RULESET.standings(fight.state)[0].status)
    assert shown == ["blinded", "incapacitated", "unconscious"]


@pytest.mark.rule("EP-COND-12")
def test_the_unconscious_stand_up_by_no_decree_before_they_wake() -> None:
    fight = afflicted()
    assert not fight.decree("condition b unconscious")
    assert rules_of(fight.decree("lift b prone")) == ["EP-COND-12"]
    assert conditions(fight, "b") == ["unconscious", "prone"]
    assert not fight.decree("lift b unconscious")
    assert not fight.decree("lift b prone")
    assert conditions(fight, "b") == []
