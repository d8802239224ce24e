"""Builds a battle for a test from the sample stat blocks, and looks at what became of it. Lengths are in spans."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from importlib.resources import files
from typing import Any

import yaml
from pydantic import TypeAdapter

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Roll
from affray.rulesets.coinflip import RULESET
from affray.rulesets.coinflip.scenario import (
    Encounter,
    ItemEntry,
    LooseItem,
    MapEntry,
    Options,
    PlacedUnit,
    Terrain,
    UnitEntry,
)
from affray.rulesets.coinflip.stats import GRAIN, Battle, Unit, other
from tests.conformance.harness import asked, play

Spans = tuple[float, float]
Place = Callable[..., PlacedUnit]

BESTIARY = files(RULESET.package) / "bestiary"
SAMPLES = yaml.safe_load((BESTIARY / "bestiary.yaml").read_text(encoding="utf-8"))
ITEMS = {key: ItemEntry(**entry) for key, entry in SAMPLES["items"].items()}
UNITS = {key: UnitEntry(**entry) for key, entry in SAMPLES["bestiary"].items()}


def placed(unit: str) -> Place:
    """A function that places units of this stat block: `levy("l1", at=(5, 5), hp=1)`; `encounter` knows the side."""

    def place(id: str, at: Spans | None = None, **changes: Any) -> PlacedUnit:
        return PlacedUnit(unit=unit, id=id, side="a", at=None if at is None else [*map(float, at)], **changes)

    return place


levy, trooper, scout, functionary = placed("levy"), placed("trooper"), placed("scout"), placed("functionary")
trader, breaker, beetle, cricket = placed("trader"), placed("breaker"), placed("beetle"), placed("cricket")


def cover(rating: int, *rect: float) -> Terrain:
    return Terrain(cover=rating, rect=[*map(float, rect)])


def blocked(*rect: float) -> Terrain:
    return Terrain(blocked=True, rect=[*map(float, rect)])


def lying(item: str, at: Spans, owner: str | None = None) -> LooseItem:
    return LooseItem(item=item, at=[*map(float, at)], owner=owner)


def encounter(
    *,
    a: Sequence[PlacedUnit],
    b: Sequence[PlacedUnit],
    neutral: Sequence[PlacedUnit] = (),
    ground: Sequence[LooseItem] = (),
    field: Spans = (24, 16),
    terrain: Sequence[Terrain] = (),
    items: Mapping[str, ItemEntry] | None = None,
    units: Mapping[str, UnitEntry] | None = None,
    **options: Any,
) -> Encounter:
    """An encounter file as it is after reading; `items` and `units` add to the sample tables."""
    return Encounter(
        game="coinflip",
        map=MapEntry(size=[*map(float, field)], terrain=list(terrain)),
        combatants=[
            *(replace(each, side="a") for each in a),
            *(replace(each, side="b") for each in b),
            *(replace(each, side="neutral") for each in neutral),
        ],
        ground=list(ground),
        options=Options(**options),
        items={**ITEMS, **(items or {})},
        bestiary={**UNITS, **(units or {})},
    )


def skirmish(*, turn: int = 1, **described: Any) -> Fight[Battle]:
    """A battle before its first coin; `turn` lets it begin in a later one."""
    described_here = encounter(**described)
    assert not RULESET.problems(described_here), RULESET.problems(described_here)
    battle = RULESET.start(described_here)
    battle.turn = turn
    return Fight(RULESET, battle)


def sample(name: str, **options: Any) -> Encounter:
    """One of the encounters that come with the game."""
    written = yaml.safe_load((BESTIARY / f"{name}.yaml").read_text(encoding="utf-8"))
    written["options"] = {**written.get("options", {}), **options}
    tables = {key: {**SAMPLES[key], **written.get(key, {})} for key in ("items", "bestiary")}
    return TypeAdapter(Encounter).validate_python({**written, **tables})


def play_by_itself(fight: Fight[Battle], *seed: object) -> Fight[Battle]:
    """Let the automatic player and the generator decide everything to the end."""
    player, dice = RULESET.player(), Dice(*seed)
    while not fight.over:
        question = fight.pending
        assert question is not None, f"stuck in turn {fight.state.turn}"
        if isinstance(question, Roll):
            fight.throw(dice)
        else:
            fight.give(player(fight, question))
    return fight


def first_player(fight: Fight[Battle], side: str) -> Fight[Battle]:
    """Toss for initiative so that this side becomes the first player: it alone throws tails."""
    while isinstance(fight.pending, Roll):
        lucky = side == "a" if fight.pending.why == "lot" else fight.pending.who == side
        assert not fight.say(fight.pending.who, "T" if lucky else "H")
    assert fight.state.first == side, f"{side} is not the first player; asked: {asked(fight)}"
    return fight


def turn_of(fight: Fight[Battle], first: str, second: str) -> Fight[Battle]:
    """The first player acts with one unit this turn and the second with another; decides initiative if need be."""
    if isinstance(fight.pending, Roll):
        first_player(fight, fight.state.units[first].side)
    return play(fight, f"{side_of(fight, first)}: choose {first}", f"{side_of(fight, second)}: choose {second}")


def rest_of_turn(fight: Fight[Battle]) -> Fight[Battle]:
    """Everybody forgoes what is left of this turn."""
    turn = fight.state.turn
    while fight.state.turn == turn and not fight.over:
        question = fight.pending
        assert question is not None, f"nobody is asked in turn {turn}"
        play(fight, f"{question.who}: {'end' if question.why == 'defend' else 'forgo'}")
    return fight


# -- looking ---------------------------------------------------------------------------------------
def unit(fight: Fight[Battle], name: str) -> Unit:
    return fight.state.units[name]


def side_of(fight: Fight[Battle], name: str) -> str:
    return unit(fight, name).side


def enemy_of(fight: Fight[Battle], name: str) -> str:
    return other(side_of(fight, name))


def hp(fight: Fight[Battle], *names: str) -> int | tuple[int, ...]:
    points = tuple(unit(fight, name).hp for name in names)
    return points[0] if len(points) == 1 else points


def status(fight: Fight[Battle], *names: str) -> str | tuple[str, ...]:
    words = tuple(unit(fight, name).status for name in names)
    return words[0] if len(words) == 1 else words


def pos(fight: Fight[Battle], name: str) -> Spans | None:
    spot = unit(fight, name).pos
    return None if spot is None else (spot.x / GRAIN, spot.y / GRAIN)


def hatch(fight: Fight[Battle], name: str) -> str:
    return "open" if unit(fight, name).hatch_open else "closed"


def where(fight: Fight[Battle], item: str) -> str:
    """The one place of an item: `l1 left`, `car cargo`, `ground 5,4`, `in trd.coffer`; `nowhere` if it is gone."""
    state = fight.state
    lies = state.ground.get(item)
    found = [] if lies is None else [f"ground {lies.x / GRAIN:g},{lies.y / GRAIN:g}"]
    found += [f"in {each.id}" for each in state.items.values() if item in each.contents]
    for each in state.units.values():
        if each.status == "removed":
            continue
        places = {"left": [each.left], "right": [each.right], "backpack": each.backpack, "slots": each.slots}
        places["cargo"] = each.cargo
        found += [f"{each.id} {place}" for place, names in places.items() if item in names]
    assert len(found) < 2, f"{item} is in several places: {found}"
    return found[0] if found else "nowhere"
