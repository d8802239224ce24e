"""What a table needs from the options of every game: their sort, what is meant where a field is left out, stretches of
numbers, areas on the map."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import chain
from typing import Any, get_args

import pytest

import affray
from affray.core.actions import Action
from affray.core.refusals import Values
from affray.core.script import Choose, Group, Option, Overrule, Pick, Reply
from affray.core.views import Seat
from affray.rulesets import find
from affray.rulesets.acks2.actions import ACTIONS as ACKS2
from affray.rulesets.coinflip.actions import DEFENCES, PREPARATIONS
from affray.rulesets.coinflip.attack import Attack, Forgo
from affray.rulesets.eclipse_phase.actions import ACTIONS as ECLIPSE_PHASE
from affray.rulesets.fifth_edition.actions import ACTIONS as FIFTH_EDITION
from affray.rulesets.starfinder.actions import ACTIONS as STARFINDER
from affray.text import LANGUAGES, Speaker
from tests.properties.test_probe import SAMPLES, everything, moments

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


# -- defaults --------------------------------------------------------------------------------------
SPEAKERS = {game: [Speaker(lang, find(game)) for lang in LANGUAGES] for game in GAMES}


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_field_that_may_be_left_out_says_what_happens_then(sample: str) -> None:
    """By a value, or in words in every language."""
    unsaid = set()
    left_out = 0
    for _, option in everything(sample):
        for name, domain in option.fields.items():
            if not domain.optional:
                continue
            left_out += 1
            if domain.default is None:
                said = [speaker.default(name, domain, option.id) for speaker in SPEAKERS[sample.partition("/")[0]]]
                unsaid |= {(option.id, name)} if not all(said) or len(set(said)) < len(said) else set()
            else:
                assert not list(domain.refusals(name, domain.default)), (option.id, name, domain.default)
    assert left_out
    assert sorted(unsaid) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_value_that_is_the_default_changes_nothing(game: str) -> None:
    """Whoever gives it and whoever leaves it out end with the same fight."""
    same = 0
    samples = [each for each in SAMPLES if each.startswith(f"{game}/")]
    for number, fight in chain.from_iterable(enumerate(moments(each)) for each in samples):
        question = fight.pending
        assert isinstance(question, Choose)
        replies: list[tuple[Option, Callable[[Values], Reply]]] = [
            (option, partial(Pick, question.who, option.id)) for option in question.known()
        ]
        if number % 10 == 0:
            replies += [(option, partial(Overrule, option.id)) for option in fight.edits()]
        for option, reply in replies:
            usual = [name for name, each in option.fields.items() if each.optional and each.default is not None]
            example = option.example() if usual else None
            for name in usual if example is not None else ():
                without = {key: value for key, value in (example or {}).items() if key != name}
                given = {**without, name: option.fields[name].default}
                if option.refusals(without) or option.refusals(given):
                    continue
                one, other = fight.fork(), fight.fork()
                assert one.answer(reply(without)) == other.answer(reply(given)) == []
                assert what_is_told(one) == what_is_told(other), (option.id, name)
                said = f", {name!r}: {given[name]!r}"  # where an act that is declared waits in the state
                assert repr(one.state) == repr(other.state).replace(said, ""), (option.id, name)
                same += 1
    assert same


def what_is_told(fight: affray.Fight) -> list[tuple[str, list[tuple[str, Any]]]]:
    """The log without what repeats the answer word by word."""
    repeating = {"acted": ("target", "detail"), "declared": ("manner",), "overruled": ("values",)}
    return [
        (event.kind, [each for each in event.facts().items() if each[0] not in repeating.get(event.kind, ())])
        for event in fight.scene.events
    ]
