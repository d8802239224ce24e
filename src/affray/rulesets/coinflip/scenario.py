"""What people write in an encounter file: items, units, the map, who stands where, and the options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as made
from typing import Annotated, ClassVar, Literal

from affray.core.entries import Between, Length, MultipleOf, ShortForm, of_a_side

Spans = Annotated[float, MultipleOf(0.25)]
Coordinates = Annotated[list[Spans], Length(2, 2)]
Rectangle = Annotated[list[Spans], Length(4, 4)]
Ids = list[str]
Id = Annotated[str, Length(1, 40)]


@dataclass(kw_only=True)
class ItemEntry:
    """A kind of item."""

    name: str
    kind: Literal["weapon", "medkit", "container", "gear"]
    coins: int | str | None = None
    """Weapons: how many coins it adds to the attack, 1 to 12; `3M` is understood as well."""
    range: Annotated[Spans, Between(0.5)] | None = None
    """Weapons: the largest gap at which it strikes; none means the whole battlefield, 0.5 is hand to hand."""
    hands: Annotated[int, Between(1, 2)] = 1
    uses: Annotated[int, Between(1)] | None = None
    heal: Annotated[int, Between(1, 10)] = 2
    owner: str | None = None
    self_destruct: bool = False
    owner_locked: bool = False
    contents: Ids = made(default_factory=list)


@dataclass(kw_only=True)
class UnitFields:
    """What a stat block says of a unit; an encounter may say each of it differently for one unit."""

    name: str | None = None
    kind: Literal["infantry", "technical"] | None = None
    hp_max: Annotated[int, Between(1, 30)] | None = None
    hp: Annotated[int, Between(0, 30)] | None = None
    guard: Annotated[int, Between(0, 6)] | None = None
    size: Annotated[Spans, Between(0.5, 10)] | None = None
    camouflage: int | str | None = None
    """The rating of its camouflage device, 0 to 6; `2OK` is understood as well."""
    remains: Literal["stay", "removed"] | None = None
    drill: Literal["shoot", "storm", "hold"] | None = None
    left: str | None = None
    right: str | None = None
    backpack: Ids | None = None
    slots: Annotated[Ids, Length(0, 4)] | None = None
    hold_capacity: Annotated[int, Between(0, 12)] | None = None
    hatch: Literal["open", "closed"] | None = None
    cargo: Ids | None = None


@dataclass(kw_only=True)
class UnitEntry(UnitFields):
    """A stat block. Name, kind and hit points must be there."""

    name: str = made()
    kind: Literal["infantry", "technical"] = made()
    hp_max: Annotated[int, Between(1, 30)] = made()


@dataclass(kw_only=True)
class PlacedUnit(UnitFields):
    """A unit in the encounter: a stat block, where it stands, and what is different about it.

    Without a stat block it is written out: name, kind and hit points must be there then.
    """

    renamed: ClassVar[Mapping[str, str]] = {"pos": "at", "position": "at"}

    unit: str | None = None
    id: Id | None = None
    side: Literal["a", "b", "neutral"]
    count: Annotated[int, Between(1, 40)] = 1
    """More than one: they are numbered and stand in a row beginning at `at`."""
    at: Coordinates | None = None
    pilot: str | None = None
    hold: Ids | None = None
    status: Literal["ok", "destroyed"] = "ok"
    unknown: bool = False
    """Unknown to the other sides until one of them sees it."""


UnitLine = Annotated[PlacedUnit, ShortForm(of_a_side, r"^(\d+ )?\S+ side (a|b|neutral)$")]


@dataclass(kw_only=True)
class LooseItem:
    """An item on the ground."""

    renamed: ClassVar[Mapping[str, str]] = {"pos": "at", "position": "at"}

    item: str
    at: Coordinates
    id: str | None = None
    owner: str | None = None


@dataclass(kw_only=True)
class Terrain:
    """A rectangle of cover, or one that nobody can enter.

    Known kinds bring their meaning: wall, pillar, pit, water and fire are blocked; door, crate, rubble, fence and hedge
    give light cover, a window heavy cover. What is written beside the kind counts before it.
    """

    rect: Rectangle
    kind: str | None = None
    id: Id | None = None
    cover: Annotated[int, Between(0, 2)] | None = None
    blocked: bool | None = None


@dataclass(kw_only=True)
class MapEntry:
    """The battlefield."""

    size: Annotated[list[Annotated[Spans, Between(1, 200)]], Length(2, 2)]
    """Width and height in spans."""
    terrain: list[Terrain] = made(default_factory=list)


@dataclass(kw_only=True)
class Options:
    """The switches of the game; the defaults are the source text's rules."""

    activation_mode: Literal["single", "all"] = "single"
    marked_unit_acts: Literal["full", "attack_only", "none"] = "full"
    defence_scope_phase5: Literal["attack_only", "prep_and_attack"] = "attack_only"
    first_player: Literal["fixed", "alternate", "retoss"] = "fixed"
    initiative_first_tosser: Literal["lot", "side_a", "side_b"] = "lot"
    initiative_streak: Literal["attempt", "accumulate"] = "attempt"
    camouflage_passengers: Literal["own", "vehicle"] = "own"
    selection_order: Literal["first_then_second", "second_then_first", "secret"] = "first_then_second"
    prep_cap: Annotated[int, Between(0)] | None = None
    run_limit: Annotated[Spans, Between(0)] | None = None
    reach_measure: Literal["edge", "centre"] = "edge"
    board_requires_reach: bool = True
    pilot_takes_over: bool = False
    snatch: Literal["off", "on"] = "off"
    ranges: Literal["as_listed", "ignore"] = "as_listed"
    cover: Literal["on", "off"] = "on"
    fire_ports: bool = False
    defence: Literal["standard", "brace_only", "none"] = "standard"
    occupants_fate: Literal["destroyed", "escape_1ok", "unhurt"] = "destroyed"
    self_destruct_timing: Literal["cleanup", "on_mark"] = "cleanup"
    unarmed_coins: Annotated[int, Between(0, 1)] = 0
    turn_limit: Annotated[int, Between(1)] | None = None
    victory: Literal["annihilation", "hp_sum", "item"] = "annihilation"
    victory_item: str | None = None


@dataclass(kw_only=True)
class Encounter:
    """An encounter file. `- 4 levy side a` among the combatants is short for four units that are placed for you."""

    renamed: ClassVar[Mapping[str, str]] = {
        "field": "map", "terrain": "map", "side_a": "combatants", "side_b": "combatants", "neutral": "combatants",
        "units": "bestiary",
    }  # fmt: skip

    game: Literal["coinflip"]
    title: str = ""
    map: MapEntry | None = None
    """Without a map everybody stands on an open field, and the sides begin `apart_spans` from each other."""
    apart_spans: Annotated[int, Between(1, 100)] = 10
    combatants: list[UnitLine]
    ground: list[LooseItem] = made(default_factory=list)
    options: Options = made(default_factory=Options)
    items: dict[str, ItemEntry] = made(default_factory=dict)
    bestiary: dict[str, UnitEntry] = made(default_factory=dict)
