"""What every game declares of its options: types of values, JSON that comes back exactly, legality asked one way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any, get_args

import pytest

import affray
from affray.core.changes import Whom
from affray.core.fields import Field, Number, OneOf, SeveralOf, Split, Type
from affray.core.places import Place, Places
from affray.core.refusals import Value
from affray.core.script import Choose, Option, Pick
from affray.players.random_legal import RandomLegal

SAMPLES = [f"{each.game}/{each.name}" for each in affray.samples()]
ANSWERS = 30
NAMES: tuple[Type, ...] = (
    "combatant", "kind", "item", "feature", "power", "side", "option", "setting", "direction", "word",
)  # fmt: skip
PLACES: tuple[Type, ...] = ("square", "corner", "point")
STANDING_FOR = {
    "self", "none", "last", "any", "ally", "enemy", "opponent", "any_enemy", "any_ally", "backpack", "ground",
}  # fmt: skip
"""Words that stand for somebody where somebody is to be named."""
COMPASS = {"N", "NE", "E", "SE", "S", "SW", "W", "NW", "up", "down"} | {
    "north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest",
}  # fmt: skip


@cache
def moments(sample: str) -> list[affray.Fight]:
    """A fight as it stands before each choice, played at random."""
    fight = affray.open(sample, seed=5)
    player = RandomLegal(sample, avoid=("concede", "surrender"))
    found = []
    while len(found) < ANSWERS and fight.pending is not None:
        if not isinstance(fight.request, Choose) and fight.throw(fight.dice):
            continue
        question = fight.pending
        if not isinstance(question, Choose):
            break
        found.append(fight.fork())
        fight.give(player(fight, question))
    return found


def options(fight: affray.Fight) -> Iterator[Option]:
    for question in fight.open:
        if isinstance(question, Choose):
            yield from question.known()


def everything(sample: str) -> Iterator[tuple[affray.Fight, Option]]:
    for number, fight in enumerate(moments(sample)):
        for option in options(fight):
            yield fight, option
        if number % 10 == 0:
            for option in fight.edits():
                yield fight, option


def names_in(domain: Field) -> list[str]:
    """The names that a field can have."""
    return list(domain.among()) if isinstance(domain, (OneOf, SeveralOf, Split, Whom)) else []


def fitting_types(domain: Field) -> tuple[Any, ...]:
    if isinstance(domain, (OneOf, SeveralOf, Split, Whom)):
        return NAMES
    if isinstance(domain, (Place, Places)):
        return PLACES
    return ("number", "yes_no", "text")


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_field_says_what_its_values_stand_for(sample: str) -> None:
    wrong = set()
    seen = 0
    for fight, option in everything(sample):
        people = {each.id for each in fight.game.standings(fight.state)}
        for name, domain in option.fields.items():
            seen += 1
            names = set(names_in(domain))
            fits = domain.type in fitting_types(domain) and domain.type in get_args(Type)
            if domain.type == "combatant":
                known = {*people, *STANDING_FOR, *fight.game.names(fight.state), *fight.sides()}
                fits = fits and all(each in known or each.partition(".")[0] in people for each in names)
            elif domain.type not in ("kind", "setting", "side"):
                fits = fits and not names & people
            if domain.type == "direction":
                fits = fits and names <= COMPASS
            if not fits:
                wrong.add((option.id, name, domain.type, tuple(sorted(names))[:6]))
    assert seen > 20
    assert not wrong, sorted(wrong)


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_value_comes_back_from_json_exactly(sample: str) -> None:
    told = 0
    for _, option in everything(sample):
        for domain in option.fields.values():
            for value in islice(domain.some(), 12):
                again: Value = domain.from_json(json.loads(json.dumps(domain.to_json(value))))
                assert (again, type(again)) == (value, type(value)), (option.id, domain)
                assert domain.parse("x", domain.show(value).split()) is not None
                told += 1
    assert told > 100


@pytest.mark.parametrize("sample", SAMPLES)
def test_an_option_is_open_with_an_answer_or_closed_with_reasons(sample: str) -> None:
    for fight in moments(sample)[::3]:
        for option in options(fight):
            found = option.probe()
            example = option.example()
            assert (found.answer is None) == (example is None), option.id
            if example is None:
                assert option.why_closed(), option.id
                assert found.against, option.id
                continue
            assert not option.why_closed()
            whole = option.probe(option.from_json(json.loads(json.dumps(option.to_json(example)))))
            assert (whole.complete, whole.against, whole.missing, whole.answer) == (True, (), (), example), option.id


def slowly(option: Option) -> Option:
    """The same option, whose fields know nothing at once: every value is tried."""
    twin = copy(option)
    twin._fields = {
        name: replace(domain, bulk=None, narrow=None, concerns=None, alike=False)
        for name, domain in option.fields.items()
    }  # fmt: skip
    return twin


def knowing(domain: Field) -> bool:
    return domain.bulk is not None or domain.narrow is not None or domain.concerns is not None or domain.alike


def open_and_knowing(sample: str) -> Iterator[Option]:
    for fight in moments(sample):
        for option in options(fight):
            if any(knowing(domain) for domain in option.fields.values()) and not list(option.why_not({})):
                yield option


@pytest.mark.parametrize("sample", SAMPLES)
def test_what_is_known_at_once_is_what_trying_finds(sample: str) -> None:
    """Also beside values of other fields, and for whoever is asked something that no field knows at once."""
    asked = 0
    for option in list(open_and_knowing(sample))[::4][:10]:
        slow = slowly(option)
        example = option.example()
        assert example == slow.example(), option.id
        for name, domain in option.fields.items():
            if isinstance(domain, Number) and not domain.alike and domain.high - domain.low > 50:
                continue  # a thousand numbers, tried one by one, are too slow to compare
            if isinstance(domain, Places) and domain.optional:
                continue
            rest = {key: value for key, value in (example or {}).items() if key != name}
            for given in [{}] * knowing(domain) + [rest] * bool(rest):
                assert option.legal(name, given) == slow.legal(name, given), (option.id, name, given)
                asked += 1
    assert asked or sample.startswith("eclipse_phase")


@pytest.mark.parametrize("sample", [each for each in SAMPLES if not each.startswith(("coinflip", "eclipse_phase"))])
def test_a_way_tells_its_costs_and_whom_it_provokes(sample: str) -> None:
    """The steps lead to the end that was named, cost more and more, and who is asked first is who was told."""
    walked = 0
    for fight in moments(sample)[::3]:
        question = fight.pending
        option = question.option("march" if sample.startswith("acks2") else "move") if question else None
        if option is None or option.example() is None:
            continue
        for path in option.legal("path")[::7]:
            values = {"path": path}
            legs = option.way(values)
            if not legs:
                assert len(path) == 1, "off the map"
                continue
            assert legs[-1].place == path[-1]
            assert [leg.cost for leg in legs] == sorted(leg.cost for leg in legs)
            assert legs[0].cost >= 5
            provoked = next((leg.provokes for leg in legs if leg.provokes), ())
            fork = fight.fork()
            assert fork.answer(Pick(question.who, option.id, values)) == []
            asked = {
                each.who for each in fork.open
                if isinstance(each, Choose) and each.option("opportunity_attack") is not None
            }  # fmt: skip
            assert asked <= set(provoked), (option.id, path, legs)
            walked += 1
    assert walked
    assert option is None or option.way({"path": "nowhere"}) == ()
