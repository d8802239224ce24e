"""Every condition of the table: its rule, its words, how it comes and goes, and what follows from it."""

from __future__ import annotations

import re

import pytest

from affray.rulesets.acks2 import RULESET
from affray.rulesets.acks2.model.conditions import (
    AC_CHANGES,
    ATTACK_CHANGES,
    BY_DECREE,
    CONDITIONS,
    FEAR_SAVE_CHANGES,
    HALTED,
    HELD,
    IS_HELPLESS,
    MARK,
    MORALE_CHANGES,
    NO_ACTIONS,
    NO_ACTIONS_BY,
    NO_BLOWS,
    NO_CASTING_BY,
    NO_CHARGE,
    NO_DELAY,
    NO_TURN,
    NO_WALK,
    SAVE_CHANGES,
    SPEECHLESS,
    UNENGAGING,
    VULNERABLE,
    changed,
)
from affray.rulesets.acks2.model.events import ConditionEnded, ConditionGained
from affray.text.rulebook import rulebook
from affray.text.speaker import Speaker
from tests.conformance.acks2.ring import conditions, orc, ring, someone
from tests.conformance.harness import told


def names(marks: int) -> list[str]:
    return [each.name for each in CONDITIONS.of(marks)]


@pytest.mark.rule("ACKS-COND-1")
@pytest.mark.parametrize("name", CONDITIONS.names)
def test_every_condition_has_a_rule_and_a_name_in_every_language(name: str) -> None:
    kind = CONDITIONS[name]
    for rule in (kind.rule, kind.no_actions, kind.no_casting):
        assert not rule or rule in rulebook(RULESET), rule
    for lang in ("en", "ru", "uk"):
        speaker = Speaker(lang, RULESET)
        assert f"name-{name}" in speaker.messages
        assert lang == "en" or not re.search("[a-z]", speaker.name(name))


@pytest.mark.rule("ACKS-COND-1")
@pytest.mark.parametrize("name", BY_DECREE)
def test_every_condition_is_given_and_taken_by_decree_and_shows_in_the_standings(name: str) -> None:
    fight = ring(someone("h"), orc("o", at=(0, 20)), numbers="h=5 o=1")
    for given, taken in ((f"condition o {name}", f"condition o {name} on no"),
                         (f"set o.conditions +{name}", f"set o.conditions -{name}")):  # fmt: skip
        assert not fight.decree(given)
        assert conditions(fight, "o") == {name}
        assert RULESET.standings(fight.state)[1].status == name
        assert not fight.decree(taken)
        assert conditions(fight, "o") == set()
        assert RULESET.standings(fight.state)[1].status == "ok"
    gained = [(each.who, each.condition) for each in told(fight, ConditionGained)]
    assert gained == [(each.who, each.condition) for each in told(fight, ConditionEnded)] == [("o", name)] * 2


@pytest.mark.rule("ACKS-COND-7", "ACKS-DEATH-1")
def test_the_unconscious_are_a_matter_of_status() -> None:
    assert [name for name in CONDITIONS.names if name not in BY_DECREE] == ["unconscious"]


@pytest.mark.rule("ACKS-COND-3", "ACKS-COND-5", "ACKS-COND-7", "ACKS-COND-10", "ACKS-COND-13", "ACKS-COND-14")
def test_what_is_forbidden_follows_from_the_table() -> None:
    helpless = ["helpless", "paralyzed", "slumbering", "unconscious"]
    assert names(IS_HELPLESS) == helpless
    assert names(HELD) == ["wrestled", "grabbed"]
    assert sorted(names(VULNERABLE)) == sorted(
        ["cowering", "grabbed", *helpless, "prone", "restrained", "surprised", "wrestled"]
    )
    stunned = ["choking", "vomiting", "mesmerized"]
    assert names(NO_ACTIONS) == ["surprised", *helpless, "cowering", *stunned]
    assert names(NO_BLOWS & ~NO_ACTIONS) == ["frightened", "wrestled", "grabbed", "incapacitated"]
    assert names(SPEECHLESS & ~NO_ACTIONS) == ["frightened", "mute", "wrestled", "grabbed", "incapacitated"]
    assert names(NO_WALK) == ["prone", "wrestled", "grabbed", "restrained"]
    assert names(HALTED & ~NO_ACTIONS) == ["prone", "frightened", "wrestled", "grabbed", "restrained"]
    assert names(NO_CHARGE) == ["prone", "wrestled", "grabbed", "restrained", "winded"]
    assert names(NO_TURN) == ["surprised", *helpless, "cowering", "wrestled", "grabbed"]
    assert names(NO_DELAY) == ["surprised", *helpless]
    assert names(UNENGAGING) == [*helpless, "hidden"]


@pytest.mark.rule("ACKS-SURP-6", "ACKS-COND-7", "ACKS-COND-10", "ACKS-COND-14", "ACKS-COND-9", "ACKS-COND-12")
def test_every_refusal_by_a_condition_names_its_rule_once() -> None:
    assert [rule for _, rule in NO_ACTIONS_BY] == ["ACKS-SURP-6", "ACKS-COND-7", "ACKS-COND-10", "ACKS-COND-14"]
    assert [rule for _, rule in NO_CASTING_BY] == [
        "ACKS-COND-9", "ACKS-COND-12", "ACKS-COND-13", "ACKS-COND-14", "ACKS-DEATH-8",
    ]  # fmt: skip
    assert names(NO_CASTING_BY[2][0]) == ["wrestled", "grabbed"]


@pytest.mark.rule("ACKS-COND-2", "ACKS-COND-6", "ACKS-COND-11", "ACKS-COND-15", "ACKS-COND-17")
@pytest.mark.parametrize(
    ("name", "attack", "ac", "saves", "fear", "morale"),
    [
        ("prone", -4, 0, 0, 0, 0), ("faltering", -2, 0, -2, 0, 0), ("disordered", 0, -2, 0, 0, 0),
        ("berserk", 2, -2, 0, 0, 0), ("blessed", 1, 1, 0, 1, 1), ("shaken", -1, -1, 0, -1, -1), ("mute", 0, 0, 0, 0, 0),
    ],
)  # fmt: skip
def test_what_is_changed_follows_from_the_table(
    name: str, attack: int, ac: int, saves: int, fear: int, morale: int
) -> None:
    known = (ATTACK_CHANGES, AC_CHANGES, SAVE_CHANGES, FEAR_SAVE_CHANGES, MORALE_CHANGES)
    assert tuple(changed(MARK[name], each) for each in known) == (attack, ac, saves, fear, morale)
