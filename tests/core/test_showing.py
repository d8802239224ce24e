"""The table from look to look: what has not changed is the same object, and the digest is that of the data."""

from __future__ import annotations

import pytest

import affray
from affray.core.replaying import replay
from affray.core.showing import Showing, digested
from affray.core.sieve import pattern_of
from affray.core.views import KINDS, Seat
from affray.library import Fight

SAMPLES = ("kennel_yard", "dry_ford", "gantry_breach", "shrine_ambush", "docking_bay")


def go_on(fight: Fight, answers: int) -> None:
    for _ in range(answers):
        question = fight.pending
        if question is not None and not fight.throw(fight.dice):
            assert fight.answer(fight.decider(fight, question)) == []


@pytest.mark.parametrize("sample", SAMPLES)
def test_what_is_shown_is_the_same_as_if_nobody_had_looked_before(sample: str) -> None:
    looked = affray.open(sample, seed=5)
    for _ in range(5):
        go_on(looked, 9)
        fresh = replay(looked.game, looked.start, looked.journal.lines())
        for side in ("gm", "", *looked.sides()):
            assert looked.view(Seat("x", side)).bytes() == fresh.view(Seat("x", side)).bytes()


def test_whoever_has_not_changed_is_the_same_object_and_whoever_has_is_not() -> None:
    fight = affray.open("kennel_yard", seed=7)
    seat = Seat("Mia", "heroes", ("sela_quickwater",))
    before = {each["id"]: each for each in fight.view(seat)["combatants"]}
    assert fight.say("sela_quickwater", "dodge") == []
    after = {each["id"]: each for each in fight.view(seat)["combatants"]}
    assert {id for id, each in after.items() if each is not before[id]} == {"sela_quickwater"}


@pytest.mark.parametrize("gone", [None, "hound_1"])
def test_the_digest_is_that_of_the_data(gone: str | None) -> None:
    fight = affray.open("kennel_yard", seed=7)
    showing = Showing("heroes", KINDS)
    for _ in range(2):
        showing.look(fight.game.table(fight.state), lambda who: who.startswith("h"))
        data = showing.without(None if gone is None else pattern_of(frozenset([gone])))
        assert [each["id"] for each in data["combatants"]].count("hound_1") == (gone is None)
        assert showing.digest({}) == digested("", "", data)
        assert showing.digest({"clock": 1}) == digested("", "", {**data, "clock": 1})
    assert [each["estimated"] for each in data["combatants"] if each["id"] == "hound_2"] == [True]


def test_who_is_seen_again_is_shown_again() -> None:
    fight = affray.open("kennel_yard", seed=7)
    showing = Showing("heroes", KINDS)
    showing.look(fight.game.table(fight.state), lambda who: False)
    whole = showing.without(None)
    assert len(showing.without(pattern_of(frozenset(["hound_1"])))["combatants"]) == len(whole["combatants"]) - 1
    assert showing.without(None) == whole
