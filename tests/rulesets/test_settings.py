"""Any value that people see can be set, in one way for all games, and what was really done is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from affray.core.events import ValueSet
from affray.core.fields import Field, Number, words
from affray.core.fight import Fight
from affray.core.refusals import Value, rules_of
from affray.core.scene import Scene
from affray.core.script import Script, roll
from affray.rulesets.settings import TABLE, Setting, SetValue, several, whole, yes_or_no
from tests.conformance.harness import asked, play, told
from tests.core.games.common import Table
from tests.core.small_games import GAMES, two_sides


def put_hp(scene: Scene[Table], who: str, value: Value) -> None:
    scene.state.fighters[who].hp = max(0, min(9, value))


def put_lost(scene: Scene[Table], who: str, value: Value) -> None:
    scene.state.fighters[who].lost = list(value)


def get_lost(scene: Scene[Table], who: str) -> Value:
    return tuple(scene.state.fighters[who].lost)


def put_awake(scene: Scene[Table], who: str, value: Value) -> Script[None]:
    """Whoever is woken rolls for it."""
    scene.state.fighters[who].hp = 3 if value else 0
    yield from roll(scene, who, "wake", 1, 6)


def put_round(scene: Scene[Table], who: str, value: Value) -> None:
    scene.state.round = value


def put_place(scene: Scene[Table], who: str, value: Value) -> None:
    scene.state.fighters[who].place = int(value)


def rows(scene: Scene[Table], who: str) -> Field:
    return words("0", "1", optional=False)


def rounds(scene: Scene[Table], who: str) -> Field:
    return Number(1, 20)


OF_FIGHTERS = (
    Setting("hp", whole(0, 9), lambda scene, who: scene.state.fighters[who].hp, put_hp),
    Setting("lost", several(lambda state: ["SMALL-1", "SMALL-2"]), get_lost, put_lost),
    Setting("awake", yes_or_no, lambda scene, who: scene.state.fighters[who].hp > 0, put_awake),
    Setting("row", rows, lambda scene, who: str(scene.state.fighters[who].place), put_place),
)  # fmt: skip
OF_TABLE = (Setting("round", rounds, lambda scene, who: scene.state.round, put_round),)


def subjects(state: Table) -> Mapping[str, Sequence[Setting]]:
    return {**dict.fromkeys(state.fighters, OF_FIGHTERS), TABLE: OF_TABLE}


@pytest.fixture
def fight() -> Fight[Any]:
    class WithSettings(type(GAMES["places"])):  # type: ignore[misc]
        edits = (SetValue(subjects),)

    return Fight(WithSettings(), two_sides(1, 2, 3, 4))


def said(fight: Fight[Any]) -> list[tuple[str, str, str, str, str]]:
    return [(each.who, each.what, each.was, each.now, each.wanted) for each in told(fight, ValueSet)]


def test_a_number_is_set_or_changed(fight: Fight[Any]) -> None:
    assert not fight.decree("set a1.hp 5")
    assert not fight.decree("set a1.hp -2")
    assert fight.state.fighters["a1"].hp == 3
    assert said(fight) == [("a1", "hp", "3", "5", ""), ("a1", "hp", "5", "3", "")]


def test_what_could_not_be_as_wanted_is_told(fight: Fight[Any]) -> None:
    assert not fight.decree("set a*.hp +100")
    assert said(fight) == [("a1", "hp", "3", "9", "103"), ("a2", "hp", "3", "9", "103")]


def test_a_list_of_names_is_set_whole_or_changed_by_one(fight: Fight[Any]) -> None:
    assert not fight.decree("set a1.lost SMALL-1,SMALL-2")
    assert not fight.decree("set a1.lost -SMALL-1")
    assert fight.state.fighters["a1"].lost == ["SMALL-2"]
    assert not fight.decree("set a1.lost +SMALL-1")
    assert fight.state.fighters["a1"].lost == ["SMALL-2", "SMALL-1"]
    assert not fight.decree("set a1.lost -")
    assert fight.state.fighters["a1"].lost == []
    assert said(fight)[0] == ("a1", "lost", "-", "SMALL-1,SMALL-2", "")


def test_words_numbers_and_what_belongs_to_nobody(fight: Fight[Any]) -> None:
    assert not fight.decree("set a1.row 1")
    assert not fight.decree("set table.round 7")
    assert (fight.state.fighters["a1"].place, fight.state.round) == (1, 7)


def test_a_setting_may_ask_and_roll(fight: Fight[Any]) -> None:
    assert not fight.decree("set b*.awake no")
    assert asked(fight) == ["b1 wake"]
    play(fight, "4", "4")
    assert said(fight) == [("b1", "awake", "yes", "no", ""), ("b2", "awake", "yes", "no", "")]


@pytest.mark.parametrize(
    ("decree", "rules"),
    [
        ("set a1.hp many", ["CORE-NUMBER"]),
        ("set a1.hp 10", ["CORE-NUMBER"]),
        ("set a1.hp '3 4'", ["CORE-WORDS"]),
        ("set a1.luck 3", ["CORE-FIELD"]),
        ("set zoe.hp 3", ["CORE-FIELD"]),
        ("set a1.lost +SMALL-9", ["CORE-FIELD"]),
        ("set a1.lost SMALL-9", ["CORE-FIELD"]),
        ("set table.round 0", ["CORE-NUMBER"]),
        ("set a1.awake maybe", ["CORE-FIELD"]),
        ("set a1.hp", ["CORE-MISSING"]),
        ("set a1.hp '  '", ["CORE-TEXT"]),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(fight: Fight[Any], decree: str, rules: list[str]) -> None:
    before = fight.state.clone()
    assert rules_of(fight.decree(decree)) == rules
    assert fight.state == before
