"""What a table needs from the options of every game: their sort, what is meant where a field is left out, stretches of
numbers, areas on the map."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

import pytest

import affray
from affray.core.actions import Action
from affray.core.script import Group
from affray.core.views import Seat
from affray.rulesets.acks2.actions import ACTIONS as ACKS2
from affray.rulesets.coinflip.actions import DEFENCES, PREPARATIONS
from affray.rulesets.coinflip.attack import Attack, Forgo
from affray.rulesets.eclipse_phase.actions import ACTIONS as ECLIPSE_PHASE
from affray.rulesets.fifth_edition.actions import ACTIONS as FIFTH_EDITION
from affray.rulesets.starfinder.actions import ACTIONS as STARFINDER
from tests.properties.test_probe import SAMPLES, everything

TABLES: dict[str, Iterable[Action[Any]]] = {
    "coinflip": (*PREPARATIONS.values(), *DEFENCES.values(), Attack(), Forgo()),
    "fifth_edition": FIFTH_EDITION.values(),
    "starfinder": STARFINDER.values(),
    "acks2": ACKS2.values(),
    "eclipse_phase": ECLIPSE_PHASE.values(),
}
GAMES = sorted(TABLES)


# -- sorts -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_every_action_says_of_what_sort_it_is(game: str) -> None:
    """It says so itself, or its family does; none is of a sort because nobody said anything."""
    families = {action.id: [action, *type(action).__mro__] for action in TABLES[game]}
    silent = [
        id for id, family in families.items() if not any("group" in vars(each) for each in family if each is not Action)
    ]
    assert silent == []
    assert {action.group for action in TABLES[game]} <= set(get_args(Group))
    assert len({action.group for action in TABLES[game]}) >= 4


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_option_that_is_offered_is_of_the_sort_of_its_action(sample: str) -> None:
    declared = {action.id: action.group for action in TABLES[sample.partition("/")[0]]}
    seen = {option.id: option.group for _, option in everything(sample)}
    assert set(seen.values()) <= set(get_args(Group))
    assert len(set(seen.values())) >= 2
    wrong = {id: group for id, group in seen.items() if group not in (declared.get(id, group), "other")}
    assert wrong == {}


def test_a_view_tells_the_sort_of_an_option() -> None:
    fight = affray.open("kennel_yard", seed=7)
    (question,) = fight.view(Seat("Ida", "gm"))["asked"]
    sorts = {each["id"]: each["group"] for each in question["options"]}
    assert (sorts["attack"], sorts["move"], sorts["dodge"], sorts["draw"]) == ("attack", "move", "posture", "item")
