"""Before the first round: who knows of whom, surprise rolls, and what the surprised cannot do."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2 import RULESET
from affray.rulesets.acks2.body.throws import total
from affray.rulesets.acks2.model.events import SurpriseRolled
from affray.rulesets.acks2.model.scenario import SurpriseEntry
from affray.rulesets.acks2.model.stats import Combat
from affray.rulesets.acks2.order.initiative import average_bonus, surprise_parts
from tests.conformance.acks2.ring import (
    DART,
    allowed,
    archer,
    barred,
    conditions,
    encounter,
    ended,
    fight_of,
    mage,
    new_round,
    orc,
    play,
    refused,
    ring,
    say,
    someone,
    struck,
    warrior,
)
from tests.conformance.harness import asked, last, left_out, told


def knows(side: str, foreknowledge: bool, los: bool) -> SurpriseEntry:
    return SurpriseEntry(side=side, foreknowledge=foreknowledge, los=los)


def sentry(foreknowledge: bool, los: bool, *more: Any, **fields: Any) -> Fight[Combat]:
    """A sentry with a bow, and an orc that knows of him and sees him."""
    return ring(
        archer("sentry", at=(0, 0), **fields),
        orc("orc", at=(0, 6)),
        *more,
        round=1,
        surprise=[knows("heroes", foreknowledge, los), knows("orcs", True, True)],
    )


@pytest.mark.scenario("ACKS-EX-42")
@pytest.mark.rule("ACKS-SURP-2", "ACKS-SURP-3", "ACKS-SURP-6", "ACKS-FIRST-1", "ACKS-ATK-6", "ACKS-COND-5")
def test_a_surprised_sentry() -> None:
    fight = play(sentry(False, False, dex_mod=0), "sentry d6 3")
    assert "surprised" in conditions(fight, "sentry")
    new_round(fight, "orc=5 sentry=6")
    assert asked(fight) == ["orc segment"]
    play(fight, "orc: charge sentry to 0,1", "orc d20 8")
    assert struck(fight) == (12, 13, False)  # 8 + 2 for the charge + 2 against the vulnerable
    assert "ACKS-FIRST-1" in left_out(fight, "sentry", "interrupt")
    assert fight.state.round == 2
    assert ("surprised" in conditions(fight, "sentry"), asked(fight)) == (False, ["sentry declare", "orc declare"])


@pytest.mark.rule("ACKS-SURP-2", "ACKS-SURP-3")
@pytest.mark.parametrize(
    ("foreknowledge", "los", "fields", "needs"),
    [
        (True, False, {}, 2),
        (False, True, {}, 3),
        (False, False, {}, 4),
        (False, True, {"surprise_bonus": 1}, 2),
        (False, True, {"proficiencies": ["combat_reflexes"]}, 2),
    ],
)
def test_surprise_rolls(foreknowledge: bool, los: bool, fields: dict[str, Any], needs: int) -> None:
    awake = play(sentry(foreknowledge, los, **fields), f"sentry d6 {needs}")
    asleep = play(sentry(foreknowledge, los, **fields), f"sentry d6 {needs - 1}")
    assert ("surprised" in conditions(awake, "sentry"), "surprised" in conditions(asleep, "sentry")) == (False, True)


@pytest.mark.rule("ACKS-SURP-2")
def test_a_side_that_knows_and_sees_does_not_roll() -> None:
    assert asked(sentry(True, True)) == ["sentry initiative", "orc initiative"]


@pytest.mark.rule("ACKS-SURP-4")
def test_everybody_rolls_for_itself() -> None:
    fight = play(sentry(False, True, someone("friend", at=(5, 0))), "sentry d6 2 | friend d6 3")
    assert ("surprised" in conditions(fight, "sentry"), "surprised" in conditions(fight, "friend")) == (True, False)


@pytest.mark.rule("ACKS-SURP-5")
def test_only_the_smallest_penalty_of_the_other_side_counts() -> None:
    def stealthy(*penalties: int) -> Fight[Combat]:
        orcs = [orc(f"o{n}", at=(n, 9), surprise_penalty_inflicted=each) for n, each in enumerate(penalties)]
        surprise = [knows("heroes", False, True), knows("orcs", True, True)]
        return ring(someone("h", at=(0, 0)), *orcs, round=1, surprise=surprise)

    assert "surprised" in conditions(play(stealthy(-2, -2), "h d6 4"), "h")
    assert "surprised" not in conditions(play(stealthy(-2, -1), "h d6 4"), "h")
    assert "surprised" not in conditions(play(stealthy(-2, 0), "h d6 3"), "h")


@pytest.mark.rule("ACKS-SURP-8", "ACKS-SURP-6", "ACKS-DECL-13")
def test_an_encounter_may_set_surprise_without_rolls() -> None:
    fight = ring(
        mage("h", at=(0, 0), spells=[DART]),
        mage("k", at=(3, 0), spells=[DART]),
        orc("orc", at=(0, 9)),
        round=1,
        surprised=["h"],
    )
    assert (asked(fight), "surprised" in conditions(fight, "h")) == (["k declare"], True)
    assert {"ACKS-DECL-13", "ACKS-SURP-6"} <= {*barred(fight, "h", "cast")}
    new_round(fight, "h=6 k=1 orc=3")
    assert asked(fight) == ["orc segment"]
    ended(fight)
    assert (fight.state.round, conditions(fight, "h")) == (2, set())


@pytest.mark.rule("ACKS-SURP-1")
def test_a_side_without_any_knowledge_of_the_other_on_both_sides_is_no_encounter() -> None:
    written = encounter(
        someone("h", at=(0, 0)),
        orc("orc", at=(0, 9)),
        surprise=[knows("heroes", False, False), knows("orcs", False, False)],
    )
    assert RULESET.problems(written)


@pytest.mark.rule("ACKS-SURP-7")
def test_the_attentive_act_but_cannot_target_the_unobserved() -> None:
    fight = ring(archer("a", at=(0, 0)), orc("o", at=(0, 9), start=["hidden"]), numbers="a=5 o=3", round=1)
    assert "ACKS-RANGED-2" in refused(fight, "a: attack o with bow")
    assert allowed(fight, "a: march 0,1")
    play(fight, "a: delay", "a: keep", "a: keep", "o: march 0,8", "o: pass")
    assert "hidden" not in conditions(fight, "o")
    play(fight, "a: join")
    assert allowed(fight, "a: attack o with bow")


@pytest.mark.rule("ACKS-SURP-4")
@pytest.mark.parametrize(("bonuses", "die", "asleep"), [((2, 1), 1, True), ((2, 1), 2, False), ((-1, -2), 3, True)])
def test_the_judge_may_roll_once_for_a_group_with_its_average_bonus(
    bonuses: tuple[int, int], die: int, asleep: bool
) -> None:
    gang = [orc(f"o{n}", at=(n, 9), group="gang", surprise_bonus=each) for n, each in enumerate(bonuses)]
    surprise = [knows("orcs", False, True), knows("heroes", True, True)]
    fight = ring(someone("h", at=(0, 0)), *gang, round=1, surprise=surprise, group_surprise="by_group")
    assert asked(fight) == ["o0 surprise"]
    play(fight, f"o0 d6 {die}")  # the averages are 1.5 and -1.5, rounded toward 0
    assert [("surprised" in conditions(fight, each)) for each in ("o0", "o1")] == [asleep, asleep]


@pytest.mark.rule("ACKS-SURP-4")
def test_large_groups_only_if_the_option_says_so() -> None:
    gang = [orc(f"o{n}", at=(n, 9), group="gang") for n in range(5)]
    few = [orc(f"p{n}", at=(n, 11), group="few") for n in range(4)]
    surprise = [knows("orcs", False, True), knows("heroes", True, True)]
    fight = ring(someone("h", at=(0, 0)), *gang, *few, round=1, surprise=surprise, group_surprise="auto")
    play(fight, "o0 d6 6 | p0 d6 6 | p1 d6 6 | p2 d6 6 | p3 d6 6")
    assert [each.who for each in told(fight, SurpriseRolled)] == ["o0", "p0", "p1", "p2", "p3"]


@pytest.mark.rule("ACKS-FACE-10", "ACKS-ATK-6")
def test_the_surprised_do_not_turn_and_are_vulnerable_once() -> None:
    fight = ring(
        someone("h", at=(0, 0), facing="N"),
        orc("o", at=(0, -4), facing="N"),
        numbers="o=5 h=1",
        round=1,
        surprised=["h"],
    )
    play(fight, "o: march 0,-1")
    assert "ACKS-FACE-10" in left_out(fight, "h", "turn")
    say(fight, "o: attack h with sword", "o d20 9")
    assert struck(fight)[0] == 11


@pytest.mark.rule("ACKS-SURP-3", "ACKS-SURP-4", "ACKS-SURP-2")
@pytest.mark.parametrize(("many", "group", "rule"), [(1, "", "ACKS-SURP-3"), (2, "band", "ACKS-SURP-4")])
def test_a_surprise_roll_names_the_group_if_it_is_one(many: int, group: str, rule: str) -> None:
    orcs = [orc(f"o{n}", at=(n, 9), group="band") for n in range(many)]
    known = [SurpriseEntry(side="heroes", los=True, foreknowledge=True), SurpriseEntry(side="orcs")]
    fight = ring(someone("h"), *orcs, round=1, surprise=known, group_surprise="by_group")
    say(fight, "o0 d6 3")
    event = last(fight, SurpriseRolled)
    assert (event.who, event.group, event.total.total, event.surprised, event.rules) == ("o0", group, 2, True, (rule,))
    assert ["surprised" in conditions(fight, each.id) for each in orcs] == [True] * many


@pytest.mark.rule("ACKS-SURP-3", "ACKS-SURP-4", "ACKS-COND-12")
@pytest.mark.parametrize(
    ("bonuses", "average"),
    [((2,), 2), ((1, 2), 1), ((2, 2), 2), ((-1, -2), -1), ((-2, -2, -1), -1), ((1, -1), 0), ((0, 1), 0), ((-1, 0), 0)],
)
def test_the_average_bonus_is_rounded_towards_nothing(bonuses: tuple[int, ...], average: int) -> None:
    orcs = [orc(f"o{n}", at=(n, 9), surprise_bonus=bonus) for n, bonus in enumerate(bonuses)]
    fight = fight_of(someone("a"), *orcs)
    assert average_bonus([warrior(fight, each.id) for each in orcs])[0] == average


@pytest.mark.rule("ACKS-SURP-3", "ACKS-COND-12")
@pytest.mark.parametrize(
    ("traits", "more"),
    [({}, 0), ({"surprise_bonus": 2}, 2), ({"proficiencies": ["combat_reflexes"]}, 1), ({"start": ["deafened"]}, -2)],
)
def test_what_senses_add_to_surprise(traits: dict[str, Any], more: int) -> None:
    assert total(surprise_parts(warrior(fight_of(someone("a", **traits), orc("t", at=(0, 9))), "a"))) == more
