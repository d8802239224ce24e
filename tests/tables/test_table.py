"""A table in memory: who answers for whom, what goes on by itself, what is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import affray
from affray.core.limits import LONGEST_LINE
from affray.core.refusals import Refusal
from affray.core.script import Roll, Thrown
from affray.tables import Seat, Table
from affray.tables.keeping import take_back
from affray.tables.sitting import MOST_SEATS
from affray.tables.standing import MOST_STANDING


def laid(sample: str = "kennel_yard", *wishes: dict[str, Any]) -> tuple[Table, list[Seat]]:
    """A table with a game master and other seats."""
    table = Table("den", affray.open(sample, seed=7))
    seats = [handed(table, each) for each in ({"role": "gm", "name": "Ida"}, *wishes)]
    return table, seats


def handed(table: Table, wish: dict[str, Any]) -> Seat:
    made = table.hand_out(None, wish)
    assert not isinstance(made, list), made
    return made[0]


def rules(refused: Any) -> list[str]:
    return [each.rule for each in refused if isinstance(each, Refusal)]


def hero(name: str, *answers: str) -> dict[str, Any]:
    return {"role": "player", "side": "heroes", "name": name, "answers": list(answers) or None}


# -- who answers for whom --------------------------------------------------------------------------
def test_a_player_answers_for_his_own_and_the_game_master_for_the_rest() -> None:
    table, (master, mia, jo) = laid("kennel_yard", hero("Mia", "sela_quickwater"), hero("Jo", "brann_oakhand"))
    owners = {who: table.owner(who) for who in ("sela_quickwater", "brann_oakhand", "sister_tamsin", "hound_1", "gm")}
    assert owners == {
        "sela_quickwater": mia, "brann_oakhand": jo, "sister_tamsin": master, "hound_1": master, "gm": master,
    }  # fmt: skip


def test_without_names_a_player_answers_for_the_whole_side_also_for_who_comes_later() -> None:
    table, (master, mia) = laid("kennel_yard", hero("Mia"))
    assert set(table.answers(mia)) == {"sela_quickwater", "brann_oakhand", "sister_tamsin", "heroes"}
    joins = {"like": "brann_oakhand", "id": "brother", "side": "heroes", "at": [1, 1]}
    assert table.decree(master, "join", joins) == []
    assert "brother" in table.answers(mia)


def test_what_a_side_itself_is_asked_goes_to_its_first_player() -> None:
    fight = affray.open("dry_ford", seed=7)
    first, second = [each.id for each in fight.game.standings(fight.state)][:2]
    seat = {"role": "player", "side": "a"}
    table, (_, one, other) = laid("dry_ford", {**seat, "answers": [first]}, {**seat, "answers": [second]})
    assert table.answers(one) == (first, "a")
    assert table.answers(other) == (second,)
    assert table.owner("a") == one
    table.revoke(table.seats[next(iter(table.seats))], one.id)
    assert table.owner("a") == other


def test_two_seats_that_see_the_same_have_the_same_eyes() -> None:
    table, (master, wall, ann) = laid("kennel_yard", {"role": "screen"}, {"role": "onlooker", "name": "Ann"})
    assert table.eyes(wall) == table.eyes(ann)
    assert table.eyes(master) == table.eyes(handed(table, {"role": "gm", "name": "Bo"}))
    assert wall.eyes == ""


# -- what goes on by itself ------------------------------------------------------------------------
def test_generated_dice_fall_and_typed_ones_are_waited_for() -> None:
    table, (master, mia) = laid("kennel_yard", {**hero("Mia", "sela_quickwater"), "dice": "typed"})
    assert table.answer(master, "sela_quickwater", "attack", {"with": "dagger", "target": "sister_tamsin"}) == []
    assert not table.go_on()
    assert [each.who for each in table.fight.open] == ["sela_quickwater"]
    assert table.change(mia, mia.id, {"dice": "generated"}) == []
    table.go_on()
    assert [each.why for each in table.fight.open] == ["turn"]


def test_of_one_roll_some_dice_are_typed_and_the_others_fall(tmp_path: Path) -> None:
    table, (_, mia) = laid("kennel_yard", {**hero("Mia", "sela_quickwater"), "dice": "typed"})
    assert table.answer(mia, "sela_quickwater", "attack", {"with": "dagger", "target": "brute_1"}) == []
    roll = table.fight.asked("sela_quickwater")
    assert isinstance(roll, Roll)
    assert (roll.count, roll.sides) == (2, 20), "with disadvantage"
    before = table.fight.journal.drawn
    fell = table.fight.dice.throw(roll, before).dice[1]
    assert [each.rule for each in table.roll(mia, "sela_quickwater", [None])] == ["CORE-DICE"]
    assert [each.rule for each in table.roll(mia, "sela_quickwater", [3, None, None])] == ["CORE-DICE"]
    assert table.roll(mia, "sela_quickwater", [3, None]) == []
    reply = table.fight.journal.entries[table.fight.journal.here].reply
    assert isinstance(reply, Thrown)
    assert (reply.dice, reply.source) == ((3, fell), "mixed")
    assert table.fight.journal.drawn == before + 2, "what comes next is not what has just fallen"
    table.fight.save(tmp_path / "half.jsonl")
    again = affray.resume(tmp_path / "half.jsonl")
    assert again.journal.drawn == table.fight.journal.drawn


def test_a_standing_answer_that_the_rules_forbid_is_not_given() -> None:
    table, (_, mia) = laid("kennel_yard", hero("Mia", "sela_quickwater"))
    assert table.leave(mia, {"why": "turn", "do": "stand"}) == 1
    assert table.by_itself() is None
    assert table.leave(mia, {"why": "turn", "do": "dodge", "until": 1}) == 2
    assert table.by_itself() is None  # the first round has begun
    assert table.leave(mia, {"why": "t*", "do": "dodge"}) == 3
    pick = table.by_itself()
    assert pick is not None
    assert getattr(pick, "source", "") == "standing"


def test_what_any_game_master_leaves_standing_counts_for_all_who_are_no_player_s() -> None:
    table, (_, other, mia) = laid("kennel_yard", {"role": "gm", "name": "Bo"}, hero("Mia", "sela_quickwater"))
    assert table.leave(other, {"why": "turn", "do": "dodge"}) == 1
    assert table.by_itself() is None  # a player's own
    assert table.revoke(other, mia.id) == []
    assert table.by_itself() is not None


def test_pausing_and_undo_hold_everything() -> None:
    table, (master, _) = laid("kennel_yard", {**hero("Mia", "sela_quickwater"), "computer": True})
    assert table.pause(master, True) == []
    assert table.by_itself() is None
    assert table.pause(master, False) == []
    assert table.by_itself() is not None
    table.go_on()
    assert table.undo(master, "turn") == []
    assert table.paused
    assert table.by_itself() is None


# -- limits ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "wish",
    [{"role": "king"}, {"role": "player"}, {"role": "player", "side": "x"}, {"role": "screen", "side": "heroes"},
     {"role": "player", "side": "heroes", "answers": ["hound_1"]}, {"role": "gm", "name": "x" * 61},
     {"role": "gm", "name": "a\nb"}, {"role": "gm", "lang": "tlh"}, {"role": "gm", "dice": "loaded"}],
)  # fmt: skip
def test_a_seat_that_cannot_be_is_refused(wish: dict[str, Any]) -> None:
    table, _ = laid()
    assert rules(table.hand_out(None, wish)) == ["TABLE-VALUE"]
    assert len(table.seats) == 1


def test_only_so_many_seats_and_standing_answers() -> None:
    table, (master,) = laid()
    for _ in range(MOST_SEATS - 1):
        handed(table, {"role": "screen"})
    assert rules(table.hand_out(master, {"role": "screen"})) == ["TABLE-VALUE"]
    for number in range(MOST_STANDING):
        assert table.leave(master, {"why": "x", "do": "y"}) == number + 1
    assert rules(table.leave(master, {"why": "x", "do": "y"})) == ["TABLE-VALUE"]


def test_a_standing_answer_is_no_longer_than_an_answer_can_be() -> None:
    table, (master,) = laid()
    for wish in ({"why": "x" * 61}, {"who": "x" * 61}, {"do": "x" * 61}, {"values": {"to": "x" * LONGEST_LINE}}):
        assert rules(table.leave(master, {"why": "x", "do": "y", **wish})) == ["TABLE-VALUE"]
    assert table.standing == {}


# -- taking back -----------------------------------------------------------------------------------
def test_what_could_not_be_written_has_not_happened() -> None:
    table, (master,) = laid()
    table.stored = table.fight.ticket
    kept, lines = table.settings(), table.fight.journal.lines()
    assert table.answer(master, "sela_quickwater", "dodge", {}) == []
    handed(table, {"role": "screen"})
    assert table.unsaved() != []
    take_back(table, kept)
    assert (table.unsaved(), table.settings(), table.fight.journal.lines()) == ([], kept, lines)
    assert table.answer(master, "sela_quickwater", "dodge", {}) == []


def test_settings_survive_being_stored() -> None:
    table, (master, mia) = laid("kennel_yard", hero("Mia", "sela_quickwater"))
    table.leave(mia, {"why": "turn", "do": "end", "values": {"a": [1, 2]}})
    table.settle(master, {"health": "exact", "undo": "gm"})
    again = Table("den", affray.open("kennel_yard", seed=7), table.settings())
    assert again.settings() == table.settings()
    assert again.fight.secret == {"stats", "gear", "dice", "readied"}
    assert again.seats == table.seats
