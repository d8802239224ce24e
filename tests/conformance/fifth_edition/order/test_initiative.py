"""Initiative: rolls, groups, ties, and who joins or changes meanwhile (E5-INIT)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Choose, Roll
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.model.events import OrderSettled, TurnBegan
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    arena,
    bru,
    budget,
    cle,
    decree,
    fig,
    fighter,
    from_the_start,
    rai,
    rog,
)
from tests.conformance.harness import answer, asked, last, play, throw, told, waiting


@pytest.mark.scenario("E5-EX-10")
@pytest.mark.rule("E5-INIT-1", "E5-INIT-2", "E5-INIT-3", "E5-INIT-4", "E5-INIT-5", "E5-INIT-6", "E5-INIT-8")
def test_one_roll_for_a_group() -> None:
    fight = from_the_start(*(rai(f"RAI-{n}", at=(10, 2 * n)) for n in (1, 2, 3)), fig(at=(2, 2)))
    throw(fight, "RAI-1 d20 11 | FIG d20 12")
    assert [fighter(fight, name).initiative for name in ("RAI-1", "RAI-2", "RAI-3", "FIG")] == [13] * 4
    assert asked(fight) == ["gm tie"]
    question = fight.pending
    assert isinstance(question, Choose)
    assert RULESET.player()(fight, question)["order"][0] == "RAI-1"
    play(fight, "gm: order RAI-1,FIG")
    play(fight, "gm: order RAI-1,RAI-2,RAI-3")
    for name in ("RAI-1", "RAI-2", "RAI-3"):
        assert (asked(fight), budget(fight, name)) == ([f"{name} turn"], "abur")
        play(fight, f"{name}: dodge", f"{name}: end")
    play(fight, "FIG: end", "gm: order RAI-2,RAI-3,RAI-1")
    assert [each.who for each in told(fight, TurnBegan)] == ["RAI-1", "RAI-2", "RAI-3", "FIG", "RAI-2"]


@pytest.mark.rule("E5-INIT-3")
def test_player_characters_always_roll_one_by_one() -> None:
    fight = from_the_start(fig("FIG-1", at=(2, 2)), fig("FIG-2", at=(2, 4)), rai(at=(9, 2)))
    throw(fight, "FIG-1 d20 5 | FIG-2 d20 15 | RAI d20 10")
    assert last(fight, OrderSettled).order == (("FIG-2", 16), ("RAI", 12), ("FIG-1", 6))


@pytest.mark.rule("E5-INIT-2")
def test_without_group_initiative_everybody_rolls() -> None:
    fight = from_the_start(rai("RAI-1", at=(9, 2)), rai("RAI-2", at=(9, 4)), fig(at=(2, 2)), group_initiative=False)
    throw(fight, "RAI-1 d20 5 | RAI-2 d20 15 | FIG d20 10")
    assert last(fight, OrderSettled).order == (("RAI-2", 17), ("FIG", 11), ("RAI-1", 7))


@pytest.mark.rule("E5-INIT-4")
def test_a_fixed_order_of_members_asks_nobody() -> None:
    fight = from_the_start(
        rai("RAI-1", at=(9, 2), initiative=9), rai("RAI-2", at=(9, 4), initiative=9), fig(at=(2, 2), initiative=3),
        group_member_order="fixed",
    )  # fmt: skip
    assert asked(fight) == ["RAI-1 turn"]
    play(fight, "RAI-1: end")
    assert asked(fight) == ["RAI-2 turn"]


@pytest.mark.rule("E5-INIT-9")
def test_tied_totals_are_rolled_off_or_go_by_dexterity() -> None:
    def tied(option: str) -> Fight[Combat]:
        return from_the_start(
            fig(at=(2, 2), initiative=12), rai(at=(9, 2), initiative=12), rog(at=(2, 4), initiative=12),
            initiative_tie=option,
        )  # fmt: skip

    fight = tied("roll_off")
    throw(fight, "FIG d20 8 | RAI d20 8 | ROG d20 3 | FIG d20 2 | RAI d20 9")
    assert [who for who, _ in last(fight, OrderSettled).order] == ["RAI", "FIG", "ROG"]
    assert [who for who, _ in last(tied("dexterity"), OrderSettled).order] == ["ROG", "RAI", "FIG"]


@pytest.mark.rule("E5-INIT-8")
def test_ties_among_player_characters_are_for_the_players() -> None:
    fight = from_the_start(fig(at=(2, 2), initiative=12), rog(at=(2, 4), initiative=12), rai(at=(9, 2), initiative=5))
    question = fight.pending
    assert isinstance(question, Choose)
    assert (question.why, question.who != "gm") == ("tie", True)
    play(fight, f"{question.who}: order ROG,FIG")
    assert asked(fight) == ["ROG turn"]


@pytest.mark.rule("E5-INIT-10", "E5-DICE-4")
def test_what_hinders_checks_hinders_initiative() -> None:
    fight = from_the_start(fig(at=(2, 2), conditions=["poisoned"]), rai(at=(9, 2), initiative=5, initiative_bonus=3))
    roll = fight.pending
    assert isinstance(roll, Roll)
    assert roll.count == 2
    throw(fight, "FIG 2d20 14 4")
    assert fighter(fight, "FIG").initiative == 5


@pytest.mark.rule("E5-INIT-1")
def test_the_initiative_bonus_counts() -> None:
    fight = from_the_start(fig(at=(2, 2), initiative_bonus=3), rai(at=(9, 2), initiative=5))
    throw(fight, "FIG d20 10")
    assert fighter(fight, "FIG").initiative == 14


@pytest.mark.rule("E5-INIT-11", "E5-ROUND-1")
def test_who_joins_while_the_initiative_is_rolled_has_turns_too() -> None:
    fight = from_the_start(fig(at=(2, 2)), rai(at=(9, 2), controller="player"))
    decree(fight, "join RAI id NEW side raiders at 12,2")
    throw(fight, "FIG d20 10 | RAI d20 15 | NEW d20 2")
    assert turns(fight, 6) == ["RAI", "FIG", "NEW"] * 2


@pytest.mark.rule("E5-INIT-2", "E5-INIT-11")
def test_who_joins_its_group_while_the_initiative_is_rolled_has_the_count_of_the_group() -> None:
    fight = from_the_start(fig(at=(2, 2)), rai(at=(9, 2)), group_member_order="fixed")
    decree(fight, "join RAI id NEW side raiders at 12,2")
    throw(fight, "FIG d20 3 | RAI d20 15")
    assert turns(fight, 3) == ["RAI", "NEW", "FIG"]


@pytest.mark.rule("E5-INIT-1")
def test_a_count_that_is_decreed_while_the_dice_fall_is_not_rolled() -> None:
    fight = from_the_start(fig(at=(2, 2)), rai(at=(9, 2)))
    decree(fight, "set RAI.initiative 20")
    throw(fight, "FIG d20 10")
    assert turns(fight, 2) == ["RAI", "FIG"]


def tied(*more: Any) -> Fight[Combat]:
    """FIG and RAI have the same count, and the game master is asked."""
    fight = from_the_start(fig(at=(2, 2), initiative=10), rai(at=(9, 2), initiative=10), *more)
    assert asked(fight) == ["gm tie"]
    return fight


@pytest.mark.rule("E5-INIT-11", "E5-INIT-8")
@pytest.mark.parametrize(("face", "order"), [(3, ["FIG", "RAI", "NEW"]), (15, ["NEW", "FIG", "RAI"])])
def test_who_joins_while_a_tie_is_settled_comes_at_its_count(face: int, order: list[str]) -> None:
    fight = tied()
    decree(fight, "join RAI id NEW side raiders at 12,2")
    throw(fight, f"NEW d20 {face}")
    play(fight, "gm: order FIG,RAI")
    assert turns(fight, 6) == order * 2


@pytest.mark.rule("E5-INIT-11", "E5-INIT-8")
def test_who_joins_a_tie_is_ordered_with_it() -> None:
    fight = tied()
    decree(fight, "join RAI id NEW side raiders at 12,2")
    throw(fight, "NEW d20 8")
    play(fight, "gm: order FIG,RAI", "gm: order RAI,NEW,FIG")
    assert turns(fight, 3) == ["RAI", "NEW", "FIG"]


@pytest.mark.rule("E5-INIT-5", "E5-INIT-8")
def test_a_count_that_is_decreed_while_a_tie_is_settled_counts() -> None:
    fight = tied(bru(at=(15, 2), initiative=5))
    decree(fight, "set BRU.initiative 20")
    play(fight, "gm: order FIG,RAI")
    assert turns(fight, 3) == ["BRU", "FIG", "RAI"]


@pytest.mark.rule("E5-INIT-5", "E5-INIT-8")
def test_a_tie_that_is_decreed_away_is_not_settled() -> None:
    fight = tied(bru(at=(15, 2), initiative=5))
    decree(fight, "set FIG.initiative 1")
    assert turns(fight, 3) == ["RAI", "BRU", "FIG"]


def grouped() -> Fight[Combat]:
    """FIG has had its turn, and the game master is asked for the order of three raiders."""
    raiders = [rai(f"RAI-{number}", at=(9, 2 * number), initiative=15) for number in (1, 2, 3)]
    fight = from_the_start(fig(at=(2, 2), initiative=18), *raiders)
    play(fight, "FIG: end")
    assert asked(fight) == ["gm group"]
    return fight


@pytest.mark.rule("E5-INIT-4", "E5-INIT-5")
def test_who_leaves_a_group_by_decree_is_no_longer_ordered_with_it() -> None:
    fight = grouped()
    decree(fight, "set RAI-1.initiative 5")
    play(fight, "gm: order RAI-3,RAI-2")
    assert turns(fight, 3) == ["RAI-3", "RAI-2", "RAI-1"]


@pytest.mark.rule("E5-INIT-4")
def test_who_has_acted_may_leave_a_group_and_the_others_keep_their_order() -> None:
    fight = grouped()
    play(fight, "gm: order RAI-1,RAI-3,RAI-2", "RAI-1: end")
    decree(fight, "set RAI-1.initiative 5")
    assert turns(fight, 2) == ["RAI-3", "RAI-2"]


@pytest.mark.rule("E5-INIT-4", "E5-GEN-9")
def test_nobody_orders_a_group_of_one() -> None:
    fight = grouped()
    decree(fight, "remove RAI-2")
    decree(fight, "remove RAI-3")
    assert turns(fight, 1) == ["RAI-1"]


def turns(fight: Fight[Combat], count: int) -> list[str]:
    """Whose turns come next, each ended at once."""
    found: list[str] = []
    for _ in range(count):
        question = fight.pending
        assert isinstance(question, Choose), waiting(fight)
        assert question.why == "turn", waiting(fight)
        found.append(question.who)
        answer(fight, f"{question.who}: end")
    return found


@pytest.mark.rule("E5-INIT-9")
def test_who_is_still_tied_by_dexterity_rolls_off() -> None:
    fight = from_the_start(
        fig("F1", at=(2, 2), initiative=12), fig("F2", at=(2, 4), initiative=12), rog(at=(2, 6), initiative=12),
        rai(at=(9, 2), initiative=3), initiative_tie="dexterity",
    )  # fmt: skip
    throw(fight, "F1 d20 4 | F2 d20 9")
    assert [who for who, _ in last(fight, OrderSettled).order] == ["ROG", "F2", "F1", "RAI"]


@pytest.mark.rule("E5-INIT-10", "E5-ATK-2")
@pytest.mark.parametrize(("edge", "total"), [("advantage", 15), ("disadvantage", 5)])
def test_the_game_masters_word_counts_for_initiative(edge: str, total: int) -> None:
    fight = from_the_start(fig("F1", at=(2, 2)), rog(at=(2, 6)), rai(at=(9, 2), initiative=3, hidden=True))
    assert not fight.decree(f"{edge} ROG")
    throw(fight, "RAI d20 1 | F1 d20 4 | ROG 2d20 12 2")
    assert fighter(fight, "ROG").initiative == total


@pytest.mark.rule("E5-INIT-10", "E5-ATK-2", "E5-DICE-6")
@pytest.mark.parametrize(("words", "dice", "total"), [
    (["advantage ROG"], "2d20 12 2", 15), (["disadvantage ROG"], "2d20 12 2", 5),
    (["advantage ROG", "disadvantage ROG"], "d20 12", 15), (["condition ROG poisoned"], "2d20 12 2", 5),
    (["condition ROG poisoned", "condition ROG poisoned on no"], "d20 12", 15),
])  # fmt: skip
def test_a_word_while_the_initiative_is_rolled_counts(words: list[str], dice: str, total: int) -> None:
    fight = from_the_start(fig("F1", at=(2, 2)), rog(at=(2, 6)), rai(at=(9, 2)))
    throw(fight, "F1 d20 4")
    for word in words:
        decree(fight, word)
    throw(fight, f"ROG {dice} | RAI d20 1")
    assert (fighter(fight, "ROG").initiative, fight.state.rulings) == (total, [])


@pytest.mark.rule("E5-INIT-10", "E5-ATK-2")
def test_a_word_after_somebodys_initiative_dice_is_for_its_next_roll() -> None:
    fight = from_the_start(fig("F1", at=(2, 2)), rog(at=(2, 6)), rai(at=(9, 2)))
    throw(fight, "ROG d20 12")
    decree(fight, "advantage ROG")
    throw(fight, "F1 d20 4 | RAI d20 1")
    assert (fighter(fight, "ROG").initiative, [each.who for each in fight.state.rulings]) == (15, ["ROG"])


@pytest.mark.rule("E5-GEN-4", "E5-INIT-1")
def test_before_the_first_turn_nobody_answers_a_decree() -> None:
    fight = from_the_start(fig(at=(2, 2)), rai(at=(9, 2), initiative=12), rog(at=(5, 5), initiative=1))
    assert not fight.decree("set FIG.hp 0")
    assert not fight.state.results
    throw(fight, "FIG d20 10")
    assert fight.state.line == ["RAI", "FIG", "ROG"]


@pytest.mark.rule("E5-INIT-11", "E5-INIT-5")
@pytest.mark.parametrize(("count", "line", "turns"), [
    (21, "NEW A B C", ["B", "C", "NEW"]), (20, "A NEW B C", ["B", "C", "A"]), (19, "A B NEW C", ["B", "NEW", "C"]),
    (18, "A B C NEW", ["B", "C", "NEW"]),
])  # fmt: skip
def test_a_newcomer_has_its_first_turn_when_its_count_comes(count: int, line: str, turns: list[str]) -> None:
    fight = arena(fig("A", at=(2, 2)), rai("B", at=(9, 2)), rog("C", at=(5, 5)), turn="B")
    fight.state.map.bestiary["ROG"] = rog().block  # type: ignore[index]
    assert not fight.decree("join ROG id NEW at 20,10")
    play(fight, f"NEW d20 {count - 3}")
    assert fight.state.line == line.split()
    had = []
    for _ in turns:
        had.append(asked(fight)[0].split()[0])
        answer(fight, f"{had[-1]}: end")
    assert had == turns


@pytest.mark.rule("E5-INIT-1", "E5-INIT-5")
def test_a_given_initiative_of_0_is_not_rolled() -> None:
    fight = from_the_start(fig(at=(2, 2), initiative=0), rai(at=(9, 2), initiative=-1))
    assert (asked(fight), last(fight, OrderSettled).order) == (["FIG turn"], (("FIG", 0), ("RAI", -1)))


@pytest.mark.rule("E5-INIT-2")
def test_a_result_given_to_one_of_a_group_counts_for_all() -> None:
    fight = from_the_start(
        rai("RAI-1", at=(9, 2)), rai("RAI-2", at=(9, 4), initiative=0), fig(at=(2, 2), initiative=-2),
        group_member_order="fixed",
    )  # fmt: skip
    assert last(fight, OrderSettled).order == (("RAI-1", 0), ("RAI-2", 0), ("FIG", -2))


@pytest.mark.rule("E5-INIT-12")
def test_the_slot_of_somebody_who_returns_is_restored() -> None:
    fight = arena(fig(at=(2, 2)), rai("RAI-1", at=(9, 2)), cle(at=(2, 6)), rai("RAI-2", at=(9, 6)))
    assert not fight.decree("hp RAI-1 0")
    play(fight, "FIG: end")
    assert asked(fight) == ["CLE turn"]
    assert not fight.decree("hp RAI-1 5")
    play(fight, "CLE: end", "RAI-2: end", "FIG: end")
    assert asked(fight) == ["RAI-1 turn"]
