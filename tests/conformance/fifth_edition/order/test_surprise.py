"""Surprise: who is noticed before the fight, and what the surprised may not do (E5-SURP)."""

from __future__ import annotations

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Roll
from affray.rulesets.fifth_edition.model.events import OrderSettled, Rolled, SurpriseSettled
from affray.rulesets.fifth_edition.model.scenario import Traits
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    budget,
    door,
    fig,
    fighter,
    from_the_start,
    on_edges,
    pass_to,
    power,
    rai,
    rog,
    wall,
    wiz,
)
from tests.conformance.harness import answer, asked, codes, last, left_out, play, throw, told


def ambush(initiative: int, at: tuple[int, int] = (15, 3)) -> Fight[Combat]:
    """RAI-1 and RAI-2 hide from three heroes."""
    return from_the_start(
        fig(at=(3, 3), initiative=initiative), rog(at=(2, 6), initiative=10), wiz(at=(1, 9), initiative=9),
        rai("RAI-1", at=at, hiding=True, stealth_total=15, initiative=14),
        rai("RAI-2", at=(15, 9), hiding=True, stealth_total=12, initiative=14),
    )  # fmt: skip


@pytest.mark.scenario("E5-EX-8")
@pytest.mark.rule(
    "E5-SURP-2", "E5-SURP-3", "E5-SURP-4", "E5-SURP-5", "E5-SURP-6", "E5-SURP-7", "E5-SURP-9", "E5-SURP-10",
    "E5-REACT-4",
)  # fmt: skip
def test_one_member_of_the_group_is_surprised() -> None:
    fight = ambush(18, at=(4, 3))
    assert last(fight, SurpriseSettled).surprised == ("FIG",)
    assert [who for who, _ in last(fight, OrderSettled).order] == ["FIG", "RAI-1", "RAI-2", "ROG", "WIZ"]
    assert asked(fight) == ["FIG turn"]
    assert codes(fight, "FIG: move 3,4")["surprised"] == ["E5-SURP-6"]
    assert codes(fight, "FIG: dodge")["surprised"] == ["E5-SURP-6"]
    play(fight, "FIG: end")
    assert (fighter(fight, "FIG").surprised, fighter(fight, "ROG").reaction_available) == (False, True)
    play(fight, "gm: order RAI-1,RAI-2", "RAI-1: move 5,3")
    assert asked(fight) == ["FIG before_step"]


@pytest.mark.scenario("E5-EX-9")
@pytest.mark.rule("E5-SURP-7", "E5-OPP-12")
def test_surprised_and_slow() -> None:
    fight = play(ambush(5, at=(4, 3)), "gm: order RAI-1,RAI-2", "RAI-1: move 5,3")
    assert asked(fight) == ["RAI-1 turn"]
    assert left_out(fight, "FIG", "before_step") == ("E5-SURP-7",)


@pytest.mark.scenario("E5-EX-14")
@pytest.mark.rule("E5-SURP-1")
def test_nobody_sneaks() -> None:
    fight = from_the_start(fig(at=(2, 2), initiative=9), rai(at=(9, 2), initiative=5, conditions=["invisible"]))
    assert told(fight, Rolled) == []
    assert not any(each.surprised for each in fight.state.fighters.values())


def behind_a_hedge(**options: str) -> Fight[Combat]:
    hedge = on_edges("hedge", (8, 2), (9, 2), cover="three_quarters")
    return from_the_start(
        fig(at=(2, 2), initiative=9), rai(at=(9, 2), hiding=True, stealth_total=11, initiative=5), features=[hedge],
        **options,
    )  # fmt: skip


@pytest.mark.scenario("E5-EX-15")
@pytest.mark.rule("E5-SURP-3", "E5-SURP-4", "E5-SURP-11")
def test_meeting_the_passive_score_exactly() -> None:
    fight = behind_a_hedge()
    assert (fighter(fight, "FIG").surprised, fighter(fight, "RAI").hidden_from) == (True, ["FIG"])
    fight = behind_a_hedge(stealth_tie="observer")
    assert (fighter(fight, "FIG").surprised, fighter(fight, "RAI").hidden_from) == (False, [])


@pytest.mark.rule("E5-SURP-11")
def test_whoever_is_seen_clearly_does_not_begin_hidden() -> None:
    fight = from_the_start(fig(at=(2, 2), initiative=9), rai(at=(9, 2), hiding=True, stealth_total=20, initiative=5))
    assert (fighter(fight, "FIG").surprised, fighter(fight, "RAI").hidden_from) == (True, [])


@pytest.mark.rule("E5-SURP-2")
def test_everybody_who_hides_rolls_for_itself() -> None:
    fight = from_the_start(
        fig(at=(2, 2), initiative=9), rai("RAI-1", at=(9, 2), hiding=True, initiative=5),
        rai("RAI-2", at=(9, 4), hiding=True, initiative=5),
    )  # fmt: skip
    throw(fight, "RAI-1 d20 5 | RAI-2 d20 4")
    assert [each.total.total for each in told(fight, Rolled)] == [11, 10]
    assert not fighter(fight, "FIG").surprised


@pytest.mark.rule("E5-SURP-3")
def test_whoever_did_not_hide_is_always_noticed() -> None:
    fight = from_the_start(
        fig(at=(2, 2), initiative=9), rai("RAI-1", at=(9, 2), hiding=True, stealth_total=25, initiative=5),
        rai("RAI-2", at=(9, 4), initiative=5),
    )  # fmt: skip
    assert last(fight, SurpriseSettled).surprised == ()


@pytest.mark.rule("E5-SURP-3")
@pytest.mark.parametrize("unknown", [True, False])
def test_somebody_unknown_is_not_noticed(unknown: bool) -> None:
    """Behind a wall, where nobody has seen him: he does not warn those who notice nobody else."""
    fight = from_the_start(
        fig(at=(2, 2), initiative=9), rai("RAI-1", at=(9, 2), hiding=True, stealth_total=25, initiative=5),
        rai("RAI-2", at=(15, 4), initiative=5, known_to=() if unknown else None),
        features=[wall(*((12, y) for y in range(20)))],
    )  # fmt: skip
    assert last(fight, SurpriseSettled).surprised == (("FIG",) if unknown else ())


@pytest.mark.rule("E5-MON-12")
def test_some_are_never_surprised() -> None:
    fight = from_the_start(
        fig(at=(2, 2), initiative=9, traits=Traits(surprise_immune=True)),
        rai(at=(9, 2), hiding=True, stealth_total=25, initiative=5),
    )
    assert not fighter(fight, "FIG").surprised


@pytest.mark.scenario("E5-EX-93")
@pytest.mark.rule("E5-SURP-8", "E5-FREE-1", "E5-FREE-6")
def test_what_a_surprised_combatant_may_not_do() -> None:
    breath = power("second_breath", cost="bonus_action", range_ft=0, healing="1d10+5")
    fight = from_the_start(
        fig(at=(2, 2), initiative=9, powers=[breath]), rai(at=(9, 2), hiding=True, stealth_total=25, initiative=5),
        features=[door((2, 2), (3, 2))],
    )  # fmt: skip
    assert codes(fight, "FIG: move 2,3")["surprised"] == ["E5-SURP-6"]
    for line in ("drop_prone", "operate door", "use second_breath"):
        assert "E5-SURP-8" in codes(fight, f"FIG: {line}")["surprised"]
    play(fight, "FIG: speak Ambush!", "FIG: end")
    assert not fighter(fight, "FIG").surprised
    assert "E5-FREE-6" in codes(fight, "FIG: operate door")["not_your_turn"]


@pytest.mark.rule("E5-ROUND-3")
def test_surprise_comes_before_initiative() -> None:
    fight = from_the_start(fig(at=(2, 2)), rai(at=(9, 2), hiding=True))
    whys = []
    while isinstance(fight.pending, Roll):
        whys.append(fight.pending.why)
        throw(fight, "10")
    assert whys == ["stealth", "initiative", "initiative"]


@pytest.mark.rule("E5-SURP-3", "E5-SURP-4")
def test_the_share_of_the_surprised_is_what_the_odds_say() -> None:
    """One raider of Stealth +6 goes unnoticed by passive 14 in 65 of 100 fights."""
    surprised = 0
    for number in range(200):
        fight = from_the_start(wiz(at=(2, 2), initiative=9), rai(at=(9, 2), hiding=True, initiative=5))
        assert fight.throw(Dice("ambush", number))
        surprised += fighter(fight, "WIZ").surprised
    assert 105 <= surprised <= 155


@pytest.mark.rule("E5-SURP-9")
def test_effects_of_the_turn_happen_to_the_surprised_too() -> None:
    fight = from_the_start(
        fig(at=(2, 2), initiative=9, reaction_available=False),
        rai(at=(9, 2), hiding=True, stealth_total=25, initiative=5),
    )
    assert (fighter(fight, "FIG").surprised, fighter(fight, "FIG").reaction_available) == (True, True)
    answer(fight, "FIG: end")
    assert (fighter(fight, "FIG").surprised, fighter(fight, "FIG").turns_taken) == (False, 1)
    pass_to(fight, "FIG")
    assert budget(fight, "FIG") == "abur"
