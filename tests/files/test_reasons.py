"""Mistakes that people make, and the reason that each of them is told with: the right one, in the right line."""

from __future__ import annotations

from pathlib import Path

import pytest

from affray.files import BadFile, load_encounter
from tests.files.written import brief, write

FIFTH = "game: fifth_edition\nmap: {size: [10, 10], terrain: [{kind: wall, squares: [[4, 4]]}]}\ncombatants:\n"


def told(folder: Path, text: str | bytes) -> list[str]:
    with pytest.raises(BadFile) as bad:
        load_encounter(write(folder, text))
    return [brief(each) for each in bad.value.problems]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("at: [12, 3]", "FILE-OFF-MAP(size=0,0 – 9,9)"),
        ("at: [4, 4]", "FILE-INSIDE(inside=wall-1)"),
        ("at: [8, 8], count: 4", "FILE-ROW-OFF-MAP(fit=2, size=0,0 – 9,9)"),
        ("at: [8, 2]", "E5-SPACE-6(what=position, who=brann_oakhand)"),
    ],
)
def test_why_nobody_can_begin_there(tmp_path: Path, line: str, reason: str) -> None:
    text = FIFTH + f"  - {{unit: brann_oakhand, {line}}}\n  - {{unit: mire_hound, side: b, at: [8, 2]}}\n"
    assert told(tmp_path, text)[0] == f"4 combatants[0].at: {reason}"


@pytest.mark.parametrize(
    ("text", "reasons"),
    [
        (
            "game: starfinder\nmap: {size: [9, 9], terrain: [{kind: wall, id: hull, squares: [[4, 4]]}]}\ncombatants:\n"
            "  - {unit: vex, id: x, at: [9, 1]}\n  - {unit: vex, id: y, side: b, at: [4, 4]}\n"
            "  - {unit: vex, id: z, side: b, at: [7, 7], count: 4}\n",
            ["FILE-OFF-MAP(size=0,0 – 8,8)", "FILE-INSIDE(inside=hull)", "FILE-ROW-OFF-MAP(fit=2, size=0,0 – 8,8)"],
        ),
        (
            "game: acks2\nmap: {size: [9, 9], walls: [[4, 4]]}\ncombatants:\n"
            "  - {unit: tusk_raider, id: x, side: a, at: [9, 1]}\n  - {unit: tusk_raider, id: y, side: b, at: [4, 4]}\n"
            "  - {unit: tusk_raider, id: z, side: b, at: [7, 7], count: 4}\n",
            ["FILE-OFF-MAP(size=0,0 – 8,8)", "FILE-INSIDE(inside=wall)", "FILE-ROW-OFF-MAP(fit=2, size=0,0 – 8,8)"],
        ),
        (
            "game: coinflip\nmap: {size: [9, 9], terrain: [{kind: wall, rect: [4, 4, 5, 5]}]}\ncombatants:\n"
            "  - {unit: levy, id: x, side: a, at: [12, 1]}\n  - {unit: levy, id: y, side: b, at: [4, 4]}\n"
            "  - {unit: levy, id: z, side: b, at: [5, 7], count: 4}\n",
            ["FILE-OFF-MAP(size=0,0 – 9,9)", "FILE-INSIDE(inside=wall-1)", "FILE-ROW-OFF-MAP(fit=2, size=0,0 – 9,9)"],
        ),
        (
            "game: eclipse_phase\nmap: {size: [9, 9], terrain: [{kind: wall, rect: [4, 4, 6, 6]}]}\ncombatants:\n"
            "  - {name: A, id: x, side: a, durability: 30, at: [12, 1]}\n"
            "  - {name: B, id: y, side: b, durability: 30, at: [5, 5]}\n",
            ["FILE-OFF-MAP(size=0,0 – 9,9)", "FILE-INSIDE(inside=wall-1)"],
        ),
    ],
    ids=["starfinder", "acks2", "coinflip", "eclipse_phase"],
)
def test_why_nobody_can_begin_there_in_other_games(tmp_path: Path, text: str, reasons: list[str]) -> None:
    wanted = [f"{4 + number} combatants[{number}].at: {reason}" for number, reason in enumerate(reasons)]
    assert told(tmp_path, text) == wanted


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("1e20", "FILE-RANGE(field=hp_max, value=1e20, low=1, high=2000)"),
        ("100000000000000000000", "FILE-RANGE(field=hp_max, value=1e20, low=1, high=2000)"),
        ("1.5", "FILE-TYPE(field=hp_max, value=1.5, expected=whole-number)"),
    ],
)
def test_a_number_that_is_too_large_is_told_its_limits(tmp_path: Path, value: str, reason: str) -> None:
    text = FIFTH + f"  - {{name: Ada, hp_max: {value}, side: a}}\n"
    assert told(tmp_path, text) == [f"4 combatants[0].hp_max: {reason}"]


@pytest.mark.parametrize("dice", ["1w8", "2d", "1000d6", "x"])
def test_what_are_no_dice(tmp_path: Path, dice: str) -> None:
    axe = f"{{id: axe, name: Axe, damage: [{{dice: {dice}, type: slashing}}]}}"
    text = FIFTH + f"  - {{name: Ada, hp_max: 9, side: us, attacks: [{axe}]}}\n  - mire_hound side b\n"
    assert told(tmp_path, text) == [f"4 combatants[0].attacks.damage: FILE-DICE(value={dice}, most=100d100)"]


def test_dice_that_a_game_does_not_throw(tmp_path: Path) -> None:
    gun = "{id: g, name: G, kind: kinetic, range: 30, dv: 3d4+3}"
    text = "game: eclipse_phase\nmap: {size: [9, 9]}\ncombatants:\n" + "".join(
        f"  - {{name: A, id: {id}, side: {id}s, durability: 30, at: [{at}, 1], weapons: [{gun}]}}\n"
        for id, at in (("x", 1), ("y", 5))
    )
    assert told(tmp_path, text)[0] == "4 combatants[0].weapons[0].dv: FILE-DICE-SIDES(value=3d4+3)"


def test_an_id_that_is_there_twice_names_the_line_of_the_first(tmp_path: Path) -> None:
    text = FIFTH + "  - {unit: brann_oakhand, id: x}\n  - mire_hound side b\n  - {unit: mire_hound, side: b, id: x}\n"
    assert told(tmp_path, text) == ["6 combatants[2]: FILE-TWICE(value=x, first=4)"]


def test_two_features_of_one_id(tmp_path: Path) -> None:
    wall = "    - {kind: wall, id: w, squares: [[1, 1]]}\n"
    text = f"game: fifth_edition\nmap:\n  size: [9, 9]\n  terrain:\n{wall}{wall}"
    found = told(tmp_path, text + "combatants: [brann_oakhand, mire_hound side b]\n")
    assert found == ["6 map.terrain[1]: FILE-TWICE(value=w, first=5)"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('game: coinflip\ntitle: "An open quote\nmap: {size: [9, 9]}\n', "2 : FILE-YAML(why=quote)"),
        ("game: coinflip\ntitle: 'It's open'\nmap: {size: [9, 9]}\n", "2 : FILE-YAML(why=after_quote)"),
        ("game: coinflip\ntitle: Брод\n".encode("cp1251"), "2 : FILE-ENCODING(looks=Windows-1251)"),
        ("game: coinflip\n\ntitle: Café\n".encode("cp1252"), "3 : FILE-ENCODING(looks=Windows-1252)"),
        ("title: Брід через річку Їжачкову\n".encode("cp1251"), "1 : FILE-ENCODING(looks=Windows-1251)"),
    ],
)
def test_a_text_that_cannot_be_read(tmp_path: Path, text: str | bytes, reason: str) -> None:
    assert told(tmp_path, text) == [reason]


def test_a_combatant_without_a_side(tmp_path: Path) -> None:
    text = FIFTH + "  - brann_oakhand\n  - {name: Ada, hp_max: 3}\n  - mire_hound side b\n"
    assert told(tmp_path, text) == ["5 combatants[1].side: CORE-MISSING(field=side)"]
