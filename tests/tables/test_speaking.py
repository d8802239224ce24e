"""The words beside a view: sentences without secrets, names as the side knows them, nothing unsaid."""

from __future__ import annotations

import re

import pytest

import affray
from affray.core.refusals import refuse
from affray.tables import Table, Telling
from affray.tables.speaking import strings

SAMPLES = ("kennel_yard", "dry_ford", "gantry_breach", "shrine_ambush", "docking_bay")
RAW = re.compile(r"\b(?:event|prompt|option|refusal|field|name|term|roll)-[a-z_]+|\{\$")


def played(sample: str, side: str = "") -> tuple[Table, Telling]:
    """A fight that computers have played for a while, and somebody who tells it."""
    table = Table("den", affray.open(sample, seed=3))
    made = table.hand_out(None, {"role": "gm", "computer": True})
    assert not isinstance(made, list)
    for _ in range(12):
        table.go_on()
    return table, Telling(table.fight, side or table.fight.sides()[0], "en")


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("sample", SAMPLES)
def test_everything_in_a_view_has_words(sample: str, lang: str) -> None:
    table, _ = played(sample)
    for side in ("gm", "", *table.fight.sides()):
        telling = Telling(table.fight, side, lang)
        made = table.hand_out(None, {"role": "player", "side": side} if side in table.fight.sides() else {"role": "gm"})
        assert not isinstance(made, list)
        view = table.view(made[0])
        said = [*strings(telling.words(view)), *[line["text"] for line in telling.log(view["log"])]]
        assert [text for text in said if RAW.search(text)] == []
        assert set(telling.named(view)) >= {each["id"] for each in view["combatants"]}


def test_a_secret_is_left_out_where_the_sentence_can_do_without_it_and_else_a_question_mark() -> None:
    table, telling = played("kennel_yard", "heroes")
    made = table.hand_out(None, {"role": "player", "side": "heroes"})
    assert not isinstance(made, list)
    told = [line["text"] for line in telling.log(table.view(made[0])["log"])]
    assert "Gate Brute, initiative: ?." in told
    assert any(re.fullmatch(r"Sela Quickwater, initiative: \d+ = \d+ \(d20\) \+ 4 Dexterity\.", each) for each in told)
    assert [each for each in told if "advantage: ?" in each or "against ?" in each] == []
    master = Telling(table.fight, "gm", "en")
    known = [line["text"] for line in master.log(table.fight.known.log("gm").lines)]
    assert any(re.match(r"Gate Brute, initiative: \d", each) for each in known)


def test_lines_that_were_told_are_the_same_objects_until_they_change() -> None:
    table, telling = played("kennel_yard", "heroes")
    log = table.fight.known.log
    before = telling.log(log("heroes").lines)
    assert telling.log(log("heroes").lines) is before
    seat = next(iter(table.seats.values()))
    assert table.undo(seat, "turn") == []
    after = telling.log(log("heroes").lines)
    assert after
    assert len(after) < len(before)
    assert all(one is other for one, other in zip(after, before, strict=False))


def test_names_and_words_are_the_same_objects_while_nothing_is_new() -> None:
    table, telling = played("kennel_yard", "heroes")
    made = table.hand_out(None, {"role": "player", "side": "heroes", "answers": []})
    assert not isinstance(made, list)
    one, other = table.view(made[0]), table.view(made[0])
    assert telling.words(one) is telling.words(other)
    assert telling.named(one) is telling.named(other)
    fresh = Telling(table.fight, "heroes", "en")
    for _ in range(6):
        table.go_on()
        view = table.view(made[0])
        assert telling.words(view) == fresh.words(view)
        assert telling.named(view) == fresh.named(view)
        fresh = Telling(table.fight, "heroes", "en")


def test_of_the_unseen_no_name_is_told_however_often_one_looks() -> None:
    people = [{"unit": "brann_oakhand", "at": [2, 2]}, {"unit": "mire_hound", "id": "seen", "at": [9, 2]},
              {"unit": "mire_hound", "id": "lurker", "at": [18, 2], "unknown": True}]  # fmt: skip
    wall = {"kind": "wall", "squares": [[14, y] for y in range(5)], "blocks_sight": True, "cover": "total"}
    ground = {"size": [20, 5], "terrain": [wall]}
    table = Table("den", affray.open({"game": "fifth_edition", "map": ground, "combatants": people}, seed=1))
    made = table.hand_out(None, {"role": "player", "side": "heroes"})
    assert not isinstance(made, list)
    telling = Telling(table.fight, "heroes", "en")
    for _ in range(4):
        table.go_on()
        view = table.view(made[0])
        names = set(telling.named(view))
        assert {"seen", "brann_oakhand"} <= names
        assert not [each for each in names if each.startswith("lurker")]
        assert telling.named(view) == Telling(table.fight, "heroes", "en").named(view)
        assert table.let_computer(made[0], "brann_oakhand") in ([], [refuse("CORE-NOT-ASKED", who="brann_oakhand")])
