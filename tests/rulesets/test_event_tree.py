"""Events of one act form a tree: an attack with its roll, its damage and who falls, in every game."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from affray.core.dice import Dice
from affray.core.events import Event, tree
from affray.core.fight import Fight
from affray.core.script import Choose
from affray.files.encounters import load_encounter


class Law(NamedTuple):
    """A kind of event, as far as these facts are so, hangs on one of these, directly or farther up."""

    kind: str
    on: tuple[str, ...]
    facts: dict[str, Any] = {}  # noqa: RUF012 - nobody changes it


SAMPLES = {
    "coinflip": ("dry_ford", "convoy_at_the_pass"),
    "fifth_edition": ("broken_span", "kennel_yard"),
    "starfinder": ("gantry_breach", "loading_dock_ambush"),
    "acks2": ("bridge_charge", "shrine_ambush"),
    "eclipse_phase": ("docking_bay", "service_tunnel"),
}
LAWS = {
    "coinflip": (
        Law("Tossed", ("ChainEnded",), {"why": "attack"}),
        Law("Attacked", ("ChainEnded",)),
        Law("Allotted", ("Attacked",)),
        Law("Defended", ("ChainEnded", "Tossed")),
        Law("Damaged", ("ChainEnded",)),
        Law("Marked", ("ChainEnded",)),
    ),
    "fifth_edition": (
        Law("Rolled", ("AttackDeclared",), {"why": "attack"}),
        Law("AttackResolved", ("AttackDeclared",)),
        Law("AttackDeclared", ("TurnBegan",)),
        Law("Damaged", ("AttackDeclared", "PowerUsed", "HazardMet")),
        Law("Fell", ("Damaged",)),
        Law("Died", ("Damaged", "TurnBegan")),
    ),
    "starfinder": (
        Law("Rolled", ("AttackDeclared", "Acted", "Reacted"), {"why": "attack"}),
        Law("AttackResolved", ("AttackDeclared", "Acted", "Reacted")),
        Law("DiceRolled", ("AttackDeclared", "Acted", "TookEffect", "Exploded"), {"why": "damage"}),
        Law("Fell", ("Damaged",)),
        Law("Moved", ("TurnBegan",)),
    ),
    "acks2": (
        Law("AttackResolved", ("SegmentBegan",)),
        Law("Damaged", ("AttackResolved",), {"type": "piercing"}),
        Law("Damaged", ("AttackResolved",), {"type": "slashing"}),
        Law("Fell", ("Damaged",)),
        Law("Interrupted", ("SegmentBegan",)),
        Law("CleaveOffered", ("Acted", "Moved", "Interrupted")),
    ),
    "eclipse_phase": (
        Law("CheckRolled", ("Declared", "SlotEnded"), {"why": "attack"}),  # suppressive fire hits as a slot ends
        Law("DefenceChosen", ("Declared", "SlotEnded")),
        Law("AttackResolved", ("Declared", "SlotEnded")),
        Law("Damaged", ("AttackResolved", "AreaHit")),
        Law("Wounded", ("Damaged",)),
        Law("Fell", ("Damaged",)),
    ),
}


def begin(game: str, sample: str) -> tuple[Fight[Any], Any, Dice]:
    ruleset = importlib.import_module(f"affray.rulesets.{game}").RULESET
    return Fight(ruleset, ruleset.start(load_encounter(sample).encounter)), ruleset.player(), Dice("tree", sample)


def played(game: str, sample: str, replies: int = 250) -> Fight[Any]:
    fight, player, dice = begin(game, sample)
    while fight.open and len(fight.journal) < replies:
        question = fight.pending
        if isinstance(question, Choose):
            assert not fight.answer(player(fight, question))
        else:
            fight.throw(dice)
    return fight


def ancestors(log: list[Event], event: Event) -> Iterator[Event]:
    while event.under is not None:
        event = log[event.under]
        yield event


def lasts(event: Event) -> bool:
    """Whether it is harm that goes on by itself: that hangs on the moment at which it hurts."""
    return any(part.why == "ongoing" for part in getattr(event.facts().get("rolled"), "parts", ()))


def lines(fight: Fight[Any]) -> list[tuple[Event, int, int | None]]:
    return [(event, event.line, event.under) for event in fight.log()]


each_sample = pytest.mark.parametrize(
    ("game", "sample"), [(game, sample) for game, samples in SAMPLES.items() for sample in samples]
)


@each_sample
def test_every_event_but_the_heads_of_rounds_hangs_on_an_earlier_one(game: str, sample: str) -> None:
    log = played(game, sample).log()
    begun = False
    for number, event in enumerate(log):
        assert event.line == number
        begun = begun or event.heads == 1
        if event.under is None:
            assert event.heads == 1 or not begun, event
        else:
            assert event.under < number, event
            assert log[event.under].heads, event
    assert begun
    found = [event for branch in tree(log) for event in branch.events()]
    assert sorted(event.line for event in found) == list(range(len(log)))


@pytest.mark.parametrize("game", LAWS)
def test_an_attack_holds_its_roll_its_damage_and_who_falls(game: str) -> None:
    met = dict.fromkeys(range(len(LAWS[game])), 0)
    for sample in SAMPLES[game]:
        log = played(game, sample).log()
        for event in [each for each in log if not lasts(each)]:
            for number, law in enumerate(LAWS[game]):
                facts = event.facts()
                if type(event).__name__ == law.kind and all(facts[name] == x for name, x in law.facts.items()):
                    above = {type(each).__name__ for each in ancestors(log, event)}
                    assert above & {*law.on, "Overruled"}, (event.line, event, above)
                    met[number] += 1
    assert [LAWS[game][number] for number, times in met.items() if not times] == []


@pytest.mark.parametrize("game", LAWS)
def test_what_an_event_hangs_on_survives_undo_and_redo(game: str) -> None:
    fight = played(game, SAMPLES[game][0], 90)
    told = lines(fight)
    for back in (1, 7, 40):
        fight.undo(back)
        assert lines(fight) == told[: len(fight.log())]
        fight.redo(back)
        assert lines(fight) == told
    twin = fight.fork()
    assert all(event.under is None or event.under < event.line for event in twin.log())


@pytest.mark.parametrize("game", LAWS)
def test_a_decree_hangs_on_what_it_interrupts_and_gathers_what_it_brings(game: str) -> None:
    fight = played(game, SAMPLES[game][0], 60)
    before = len(fight.log())
    people = next(found for name in ("fighters", "warriors", "units") if (found := getattr(fight.state, name, None)))
    who = next(iter(people))
    assert not fight.decree(f"set {who}.hp 1") or not fight.decree(f"set {who}.damage 1")
    word, *rest = fight.log()[before:]
    assert type(word).__name__ == "Overruled"
    assert word.under is not None
    assert rest
    assert rest[0].under == word.line
