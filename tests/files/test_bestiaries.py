"""The stat blocks that the games ship: each has its words, its level and its place, and each fights."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

import affray
from affray.files import bestiary, load_encounter, shipped_text
from affray.rulesets import find
from affray.text import Speaker

GAMES = ("acks2", "coinflip", "eclipse_phase", "fifth_edition", "starfinder")
ROUNDS = 12
ROUND_LIMITS = {"fifth_edition": "max_rounds", "starfinder": "max_rounds", "acks2": "max_rounds"}
"""The option that ends a fight after so many rounds; where it is called otherwise, `turn_limit`."""

every_game = pytest.mark.parametrize("game", GAMES)


@cache
def blocks(game: str) -> dict[str, dict[str, Any]]:
    return dict(bestiary(find(game))["bestiary"])


def every_block() -> list[Any]:
    return [pytest.param(game, unit, id=f"{game}-{unit}") for game in GAMES for unit in blocks(game)]


# -- a fight ---------------------------------------------------------------------------------------
def line_up(game: str, unit: str, side: str, number: int, place: tuple[int, int]) -> list[dict[str, Any]]:
    """One of a stat block at a place; a vehicle of Coinflip with somebody inside who drives it."""
    one: dict[str, Any] = {"unit": unit, "id": f"{side}{number}", "side": side, "at": list(place)}
    if game == "acks2":
        one["facing"] = "E" if side == "a" else "W"
    if game != "coinflip" or blocks(game)[unit]["kind"] == "infantry":
        return [one]
    driver = f"{side}{number}_driver"
    return [{"unit": "levy", "id": driver, "side": side}, {**one, "pilot": driver}]


def encounter(game: str, placed: list[dict[str, Any]], size: tuple[int, int]) -> dict[str, Any]:
    options = {ROUND_LIMITS.get(game, "turn_limit"): ROUNDS}
    return {"game": game, "map": {"size": list(size)}, "options": options, "combatants": placed}


def bout(game: str, unit: str) -> dict[str, Any]:
    """Two against two of the same kind, near enough to reach each other."""
    gap = 7 if game == "acks2" else 10
    near, far = (4, 4 + gap + 4), (4, 12)
    placed = [
        line_up(game, unit, side, number, (x, y))
        for side, x in zip("ab", near, strict=True)
        for number, y in enumerate(far)
    ]
    return encounter(game, [each for several in placed for each in several], (24, 20))


def own_things(block: Any) -> set[str]:
    """The ids of everything that a stat block brings along to be used."""
    if isinstance(block, dict):
        own = {str(block["id"])} if "id" in block else set()
        slots = block.get("slots", ())
        inside = [each for key, each in block.items() if key != "critical_effect"]
        hands = {str(block[key]) for key in ("left", "right") if key in block}
        return own | hands | {*(slots if isinstance(slots, list) else ())}.union(*map(own_things, inside))
    return set[str]().union(*map(own_things, block)) if isinstance(block, list) else set()


def words_of(told: Any) -> Iterator[str]:
    """All that an event names, things without whose they are and how they are used."""
    if isinstance(told, str):
        yield told.rpartition(".")[2].removesuffix("_atk")
    elif is_dataclass(told):
        yield from words_of(tuple(getattr(told, each.name) for each in fields(told)))
    elif isinstance(told, (tuple, list)):
        for each in told:
            yield from words_of(each)


@pytest.mark.parametrize(("game", "unit"), every_block())
def test_every_stat_block_fights_and_uses_what_it_has(game: str, unit: str) -> None:
    fight = affray.open(bout(game, unit), seed=1)
    fight.play_out()
    assert fight.over
    assert own_things(blocks(game)[unit]) & set(words_of(fight.log()))


# -- words, levels, numbers ------------------------------------------------------------------------
def names_in(table: Any) -> Iterator[str]:
    if isinstance(table, dict):
        yield from (str(value) for key, value in table.items() if key == "name")
    for each in table.values() if isinstance(table, dict) else table if isinstance(table, list) else ():
        yield from names_in(each)


@every_game
@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_every_name_is_told_in_every_language(game: str, lang: str) -> None:
    speaker, names = Speaker(lang, find(game)), set(names_in(bestiary(find(game))))
    assert len(names) > 40
    assert sorted(name for name in names if not re.search("[а-яіїєґ]", speaker.name(name))) == []


@every_game
def test_a_bestiary_is_worth_having(game: str) -> None:
    assert len(blocks(game)) >= 30
    assert len({block["name"] for block in blocks(game).values()}) == len(blocks(game))


@cache
def levels(game: str) -> dict[str, tuple[str, Fraction]]:
    """What the remark of each stat block says: that a hero is of a level, or that an opponent is a challenge."""
    found: dict[str, tuple[str, Fraction]] = {}
    for unit in blocks(game):
        remark = re.search(r"# (level|challenge) (\d+(?:/\d+)?)[,:]", shipped_text(find(game), "bestiary", unit))
        assert remark, unit
        found[unit] = (remark[1], Fraction(remark[2]))
    return found


@every_game
def test_stat_blocks_stand_in_the_order_of_their_levels(game: str) -> None:
    """First those of the sample encounters, then heroes by level, then the others by challenge."""
    listed = list(levels(game).values())[8:]
    assert listed == sorted(listed, key=lambda each: (each[0] != "level", each[1]))
    assert len({level for kind, level in listed if kind == "level"}) >= 2
    assert len({level for kind, level in listed if kind == "challenge"}) >= 5


Numbers = Callable[[dict[str, Any]], list[int]]
Limit = Callable[[Fraction], Fraction]


def under(*keys: str) -> Numbers:
    """The numbers that stand under such keys anywhere in a stat block."""

    def numbers(block: Any) -> list[int]:
        inner = block.values() if isinstance(block, dict) else block if isinstance(block, list) else ()
        own = [block[key] for key in keys if isinstance(block.get(key), int)] if isinstance(block, dict) else []
        return own + [number for each in inner for number in numbers(each)]

    return numbers


def own(key: str) -> Numbers:
    """The number that a stat block has under a key itself, if it has one."""
    return lambda block: [block[key]] if isinstance(block.get(key), int) else []


def best(key: str) -> Numbers:
    """The largest of the numbers that a stat block has under a key."""
    return lambda block: [max(block[key].values())]


def line(base: int, numerator: int, denominator: int = 1) -> Limit:
    return lambda level: base + level * Fraction(numerator, denominator)


SOUND: dict[str, list[tuple[str, str, Numbers, Limit, Limit]]] = {
    "acks2": [
        ("challenge", "hit points", own("hp_max"), line(0, 2), line(6, 6)),
        ("challenge", "armour class", own("ac"), line(0, 1, 4), line(4, 1)),
        ("challenge", "morale", own("morale"), line(-2, 0), line(2, 1, 4)),
        ("level", "hit points", own("hp_max"), line(2, 2), line(6, 7)),
    ],
    "coinflip": [
        ("challenge", "hit points", own("hp_max"), line(0, 1, 2), line(3, 1)),
        ("challenge", "guard", own("guard"), line(0, 0), line(1, 1, 3)),
        ("level", "hit points", own("hp_max"), line(2, 1, 2), line(3, 1)),
    ],
    "eclipse_phase": [
        ("challenge", "durability", own("durability"), line(2, 6), line(30, 25)),
        ("challenge", "kinetic armour", own("armor_kinetic"), line(0, 1), line(6, 3)),
        ("challenge", "best skill", best("skills"), line(30, 5), line(70, 4)),
        ("level", "durability", own("durability"), line(20, 3), line(30, 4)),
        ("level", "best skill", best("skills"), line(40, 5), line(65, 5)),
    ],
    "fifth_edition": [
        ("challenge", "hit points", own("hp_max"), line(1, 8), line(30, 18)),
        ("challenge", "armour class", own("ac"), line(0, 1), line(15, 1, 2)),
        ("challenge", "attack bonus", under("attack_bonus"), line(2, 0), line(5, 3, 5)),
        ("challenge", "DC of a saving throw", under("dc"), line(10, 0), line(13, 3, 5)),
        ("level", "hit points", own("hp_max"), line(4, 5), line(12, 10)),
    ],
    "starfinder": [
        ("challenge", "hit points", own("hp_max"), line(0, 10), line(10, 22)),
        ("challenge", "kinetic armour class", own("kac"), line(10, 1), line(14, 5, 4)),
        ("challenge", "attack bonus", under("attack_bonus"), line(0, 6, 5), line(9, 3, 2)),
        ("challenge", "DC of a saving throw", under("dc"), line(10, 1, 2), line(15, 3, 5)),
        ("level", "hit points", own("hp_max"), line(4, 5), line(10, 7)),
        ("level", "stamina", own("sp_max"), line(0, 6), line(3, 9)),
    ],
}
"""How a number may grow with the level: of whom, what it is, where it stands, and between which lines it lies."""


@every_game
def test_numbers_grow_with_the_level(game: str) -> None:
    assert SOUND[game]
    for kind, what, numbers, low, high in SOUND[game]:
        looked_at = {unit: level for unit, (of, level) in levels(game).items() if of == kind}
        measured = {unit: numbers(blocks(game)[unit]) for unit in looked_at}
        assert any(measured.values()), what
        odd = {
            unit: (what, number)
            for unit, level in looked_at.items()
            for number in measured[unit]
            if not low(level) <= number <= high(level)
        }
        assert odd == {}


@every_game
def test_everybody_in_one_encounter_gives_no_warning(game: str) -> None:
    placed = [
        line_up(game, unit, "ab"[number % 2], number, (number % 8 * 8 + 2, number // 8 * 8 + 2))
        for number, unit in enumerate(blocks(game))
    ]
    loaded = load_encounter(encounter(game, [each for several in placed for each in several], (80, 80)))
    assert loaded.warnings == ()
