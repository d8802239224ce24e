"""Reactions need a perceived trigger, and rolls count only what the roller's side knows (E5-READY-8, E5-REACT-1)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.script import Choose
from affray.core.views import Seat
from affray.rulesets.fifth_edition.model.scenario import ModifiersEntry, Traits
from affray.rulesets.fifth_edition.model.stats import Readied, Result, Trigger
from affray.rulesets.fifth_edition.time.triggers import perceives
from affray.rulesets.fifth_edition.time.windows import Happening
from tests.conformance.fifth_edition.arena import (
    archer,
    arena,
    bru,
    cle,
    fig,
    fighter,
    held_by,
    hou,
    on_edges,
    on_squares,
    pass_to,
    power,
    rai,
    rog,
    rolled,
    wiz,
)
from tests.conformance.harness import answer, asked, codes, play, throw


def unseen(*observers: str, at: tuple[int, int] = (9, 2), **changes: Any) -> Any:
    return rai(at=at, conditions=["invisible"], hidden_from=[*observers], stealth=25, **changes)


# -- readied responses -----------------------------------------------------------------------------
@pytest.mark.rule("E5-READY-8", "E5-READY-17")
@pytest.mark.parametrize(("observers", "waits"), [(("FIG", "WIZ"), "RAI attack"), (("FIG",), "FIG on_declare")])
def test_an_attack_out_of_hiding_sets_nothing_off_before_it_strikes(observers: tuple[str, ...], waits: str) -> None:
    """The wizard is seen, but nobody sees that it is about to be attacked, unless the wizard sees it coming."""
    fight = arena(fig(at=(2, 2)), unseen(*observers, at=(9, 2), starts_holding=["shortbow"]), wiz(at=(2, 5)))
    play(fight, "FIG: ready declaration attacks who any_enemy response dodge", "FIG: end")
    answer(fight, "RAI: attack WIZ with shortbow")
    assert fight.pending is not None
    assert f"{fight.pending.who} {fight.pending.why}" == waits


@pytest.mark.rule("E5-READY-8", "E5-READY-18")
def test_what_comes_true_before_ones_eyes_is_perceived() -> None:
    fight = arena(fig(at=(2, 2)), unseen("FIG", "WIZ", starts_holding=["shortbow"]), wiz(at=(2, 5)))
    play(fight, "FIG: ready result takes_damage who WIZ response dodge", "FIG: end")
    play(fight, "RAI: attack WIZ with shortbow", "RAI 2d20 18 18 | RAI d6 1")
    assert asked(fight) == ["FIG on_result"]


@pytest.mark.rule("E5-READY-8", "E5-READY-16")
@pytest.mark.parametrize(("who", "waits"), [("RAI", "BRU turn"), ("BRU", "FIG after_step")])
def test_the_one_who_comes_must_be_seen_and_not_the_one_who_brings_him(who: str, waits: str) -> None:
    """A visible brute drags an invisible raider towards the fighter."""
    carried = rai(at=(6, 3), conditions=["invisible", held_by("BRU")], hidden_from=["FIG"], stealth=25)
    fight = arena(fig(at=(2, 2)), bru(at=(7, 3)), carried, order="FIG BRU RAI")
    within = 15 if who == "RAI" else 20
    play(fight, f"FIG: ready movement enters who {who} within {within} response dodge", "FIG: end")
    play(fight, "BRU: move 6,4 put 5,3")
    assert asked(fight) == [waits]


@pytest.mark.rule("E5-READY-8", "E5-READY-18")
def test_of_several_results_the_one_waited_for_must_be_perceived() -> None:
    fight = arena(fig(at=(2, 2)), unseen("FIG", "WIZ"), wiz(at=(2, 5)), bru(at=(9, 9)))
    readied = Readied(Trigger("result", "takes_damage", "RAI"), "dodge")
    hurt = [Result("takes_damage", name) for name in ("RAI", "BRU")]
    watcher = fighter(fight, "FIG")
    assert not perceives(fight.state, watcher, readied, Happening("result", "WIZ", results=tuple(hurt)))
    known = Readied(Trigger("result", "takes_damage", "BRU"), "dodge")
    assert perceives(fight.state, watcher, known, Happening("result", "WIZ", results=tuple(hurt)))


# -- reaction powers -------------------------------------------------------------------------------
def alert(window: str) -> Any:
    return power("alert", cost="reaction", window=window, range_ft=60, damage="3 psychic")


@pytest.mark.rule("E5-REACT-1", "E5-REACT-9")
@pytest.mark.parametrize(("window", "deed"), [
    ("before_step", "move 9,3"), ("after_step", "move 9,3"), ("turn_end", "end"), ("on_declare", "dash"),
])  # fmt: skip
@pytest.mark.parametrize("hidden", [True, False])
def test_nobody_is_asked_about_the_unseen(window: str, deed: str, hidden: bool) -> None:
    mover = unseen("FIG") if hidden else rai(at=(9, 2))
    fight = arena(fig(at=(2, 2), powers=[alert(window)]), mover, bru(at=(20, 10)), turn="RAI")
    play(fight, f"RAI: {deed}")
    assert ("FIG" in asked(fight)[0]) is not hidden
    assert b"under_way\": [{" not in fight.view(Seat("Al", "raiders")).bytes()


@pytest.mark.rule("E5-REACT-1", "E5-REACT-9")
@pytest.mark.parametrize("hidden", [True, False])
def test_an_attack_that_is_only_declared_is_not_felt(hidden: bool) -> None:
    changes: dict[str, Any] = {"starts_holding": ["shortbow"]}
    archer_ = unseen("FIG", **changes) if hidden else rai(at=(9, 2), **changes)
    fight = arena(fig(at=(2, 2), powers=[alert("on_declare")]), archer_, bru(at=(20, 10)), turn="RAI")
    answer(fight, "RAI: attack FIG with shortbow")
    assert fight.pending is not None
    assert fight.pending.who == ("RAI" if hidden else "FIG")


@pytest.mark.rule("E5-REACT-1")
def test_a_blow_out_of_hiding_is_felt() -> None:
    ward = power("ward", cost="reaction", window="on_roll", range_ft=0, modifiers=ModifiersEntry(ac=5))
    fight = arena(fig(at=(2, 2), powers=[ward]), unseen("FIG", at=(3, 2)), bru(at=(20, 10)), turn="RAI")
    play(fight, "RAI: attack FIG with scimitar", "RAI 2d20 15 16")
    assert asked(fight) == ["FIG on_roll"]


@pytest.mark.rule("E5-REACT-6")
def test_nobody_orders_reactors_of_whom_it_knows_nothing() -> None:
    fight = arena(fig(at=(2, 2)), hou(at=(3, 2)), hou("HOU-2", at=(3, 1)), unseen("FIG", at=(3, 3)),
                  order="FIG RAI HOU HOU-2", reaction_order="turn_owner_decides")  # fmt: skip
    play(fight, "FIG: move 1,2")
    question = fight.pending
    assert isinstance(question, Choose)
    option = question.option("order")
    assert option is not None
    assert sorted(option.fields["order"].among()) == ["HOU", "HOU-2"]  # type: ignore[attr-defined]
    play(fight, "FIG: order HOU-2,HOU", "HOU-2: decline", "HOU: decline")
    assert asked(fight) == ["RAI before_step"]


# -- rolls -----------------------------------------------------------------------------------------
@pytest.mark.rule("E5-ATK-14", "E5-ATK-15")
@pytest.mark.parametrize(("observers", "dice"), [(("ROG", "FIG"), 1), (("FIG",), 2)])
def test_the_unseen_beside_one_does_not_spoil_a_shot(observers: tuple[str, ...], dice: int) -> None:
    fight = arena(archer(at=(2, 2)), unseen(*observers, at=(3, 2)), hou(at=(9, 2)), fig(at=(20, 10)))
    play(fight, "ROG: attack HOU with shortbow", f"ROG {dice}d20 {' '.join(['5'] * dice)}")
    assert rolled(fight)[0] == dice


@pytest.mark.rule("E5-MON-9")
@pytest.mark.parametrize(("observers", "helps"), [(("ROG", "FIG"), False), (("FIG",), True)])
def test_the_unseen_beside_the_target_is_no_help(observers: tuple[str, ...], helps: bool) -> None:
    third = unseen(*observers, at=(10, 2), side="third")
    sneak = Traits(sneak_attack="2d6")
    fight = arena(archer(at=(2, 2), traits=sneak), third, hou(at=(9, 2)), fig(at=(20, 10)))
    answer(fight, "ROG: attack HOU with shortbow")
    throw(fight, "ROG d20 19 | ROG d6 1")
    assert (getattr(fight.pending, "why", "") == "sneak_attack") is helps


SLIT = on_edges("slit", (9, 2), (8, 2), cover="three_quarters")


@pytest.mark.rule("E5-SIGHT-3", "E5-ACT-18")
@pytest.mark.parametrize(("fog", "first", "found"), [((9, 2), 19, False), ((4, 9), 19, True), ((4, 9), 3, False)])
def test_a_search_over_obscured_ground_takes_two_dice_wherever_somebody_hides(
    fog: tuple[int, int], first: int, found: bool
) -> None:
    mist = on_squares("fog", fog, obscured="light")
    fight = arena(cle(at=(2, 2)), rai(at=(9, 2), hidden_from=["CLE"], stealth=12), features=[SLIT, mist])
    play(fight, "CLE: search creatures", f"CLE 2d20 {first} {22 - first}")
    assert (fighter(fight, "RAI").hidden_from == []) is found


@pytest.mark.rule("E5-SIGHT-3", "E5-ACT-18")
def test_a_search_over_obscured_ground_takes_two_dice_though_nobody_hides() -> None:
    mist = on_squares("fog", (4, 9), obscured="light")
    fight = play(arena(cle(at=(2, 2)), rai(at=(9, 2)), features=[mist]), "CLE: search creatures", "CLE 2d20 9 8")
    assert rolled(fight)[0] == 2


@pytest.mark.rule("E5-SIGHT-8", "E5-DEC-5")
def test_nothing_is_aimed_at_the_unseen_by_default() -> None:
    fight = arena(rog(at=(2, 2)), unseen("ROG", at=(3, 2)), hou(at=(1, 2)), turn="ROG")
    play(fight, "ROG: attack with shortsword_a", "ROG d20 2")
    assert codes(fight, "ROG: attack RAI with shortsword_a")
    pass_to(fight, "ROG")
    assert fighter(fight, "RAI").hidden_from == ["ROG"]
