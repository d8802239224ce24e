"""The random player: anything legal, the same again for the same seed."""

from __future__ import annotations

from collections import Counter

import pytest

from affray.core.dice import Dice
from affray.core.fields import Number, OneOf, Split, YesNo
from affray.core.refusals import Refusal, Values, refuse
from affray.core.script import Choose, Option, Pick
from affray.players.driver import play_out
from affray.players.random_legal import RandomLegal
from tests.core.small_games import GAMES, begin

FIGHT = begin("places")


def choices(*options: Option, avoid: tuple[str, ...] = (), times: int = 200) -> list[Pick]:
    player = RandomLegal("some seed", avoid=avoid)
    question = Choose("ada", "turn", lambda: options)
    return [player(FIGHT, question) for _ in range(times)]


def test_everything_that_is_legal_is_chosen_sometimes() -> None:
    picked = Counter(pick.do for pick in choices(Option("sit"), Option("stand"), Option("run")))
    assert sorted(picked) == ["run", "sit", "stand"]
    assert min(picked.values()) > 30


def test_nothing_illegal_is_chosen() -> None:
    def even(values: Values) -> list[Refusal]:
        return [refuse("ODD")] if values.get("to", 0) % 2 else []

    closed = Option("closed", why_not=lambda values: [refuse("NEVER")])
    picked = choices(closed, Option("step", {"to": Number(0, 9)}, even))
    assert {pick.do for pick in picked} == {"step"}
    assert {pick["to"] for pick in picked} == {0, 2, 4, 6, 8}


def test_the_only_legal_value_among_many_is_found() -> None:
    def only(values: Values) -> list[Refusal]:
        return [] if values.get("to", 7) == 7 else [refuse("ELSEWHERE")]

    for pick in choices(Option("stay"), Option("step", {"to": Number(0, 59)}, only), avoid=("stay",), times=20):
        assert pick["to"] == 7
    filled = [RandomLegal(seed).fill(Option("step", {"to": Number(0, 59)}, only)) for seed in range(20)]
    assert filled == [{"to": 7}] * 20


def test_optional_fields_are_filled_sometimes() -> None:
    picked = choices(Option("step", {"to": OneOf(lambda: ["hall", "yard"]), "slowly": YesNo(optional=True)}))
    assert {pick.get("slowly") for pick in picked} == {None, True, False}
    assert {pick["to"] for pick in picked} == {"hall", "yard"}


def test_values_that_only_fit_together_are_found() -> None:
    def together(values: Values) -> list[Refusal]:
        both = "one" in values and "two" in values
        return [refuse("UNLIKE")] if both and values["one"] != values["two"] else []

    for pick in choices(Option("pair", {"one": Number(0, 9), "two": Number(0, 9)}, together)):
        assert pick["one"] == pick["two"]


def test_what_only_the_field_knows_is_kept_too() -> None:
    for pick in choices(Option("deal", {"to": Split(3, lambda: ["ann", "bob"], exact=True)})):
        assert sum(pick["to"].values()) == 3


def test_what_is_to_be_avoided_is_chosen_only_when_nothing_else_is_left() -> None:
    give_up, fight_on = Option("give_up"), Option("fight_on")
    assert {pick.do for pick in choices(give_up, fight_on, avoid=("give_up",))} == {"fight_on"}
    assert {pick.do for pick in choices(give_up, avoid=("give_up",))} == {"give_up"}


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_makes_the_same_fight(name: str) -> None:
    def played(seed: int) -> list[str]:
        fight = begin(name)
        play_out(fight, RandomLegal(seed), Dice("x"), stop=lambda fight: len(fight.journal) >= 50)
        return fight.journal.lines()

    assert played(1) == played(1)
    assert played(1) != played(2)
