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
        ("at: [8, 2]", "FILE-OVERLAP(who=brann_oakhand, at=8,2, other=mire_hound, there=8,2)"),
        ("at: [2, 4], count: 4", "FILE-ROW-INSIDE(fit=2, inside=wall-1)"),
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
    ("game", "first", "second", "reason"),
    [
        ("fifth_edition", "{unit: sela_quickwater, at: [3, 3], count: 3}", "{unit: mire_hound, at: [5, 3]}",
         "FILE-OVERLAP(who=sela_quickwater-3, at=5,3, other=mire_hound, there=5,3)"),
        ("starfinder", "{unit: vex, at: [3, 3], count: 3}", "{unit: dock_rat, at: [5, 3]}",
         "FILE-OVERLAP(who=vex_3, at=5,3, other=dock_rat, there=5,3)"),
        ("acks2", "{unit: tusk_raider, at: [3, 3], count: 3}", "{unit: hedge_captain, at: [5, 3]}",
         "FILE-OVERLAP(who=tusk_raider-3, at=5,3, other=hedge_captain, there=5,3)"),
        ("coinflip", "{unit: levy, at: [3, 3], count: 2}", "{unit: beetle, at: [5.75, 4.5]}",
         "FILE-OVERLAP(who=levy-2, at=5,3, other=beetle-1, there=5.75,4.5)"),
        ("eclipse_phase", "{unit: tin_hand, at: [3, 3]}", "{unit: dockguard, at: [3, 3]}",
         "FILE-OVERLAP(who=dockguard, at=3,3, other=tin_hand, there=3,3)"),
    ],
)  # fmt: skip
def test_two_in_one_place_are_both_named_with_their_places(
    tmp_path: Path, game: str, first: str, second: str, reason: str
) -> None:
    lines = [first.replace("}", ", side: a}"), second.replace("}", ", side: b}")]
    text = f"game: {game}\nmap: {{size: [12, 12]}}\ncombatants:\n" + "".join(f"  - {each}\n" for each in lines)
    assert reason in " ".join(told(tmp_path, text))


@pytest.mark.parametrize(
    ("at", "reason"),
    [("[3, 7]", "FILE-BODY-OFF-MAP(body=6×10, size=0,0 – 19,12)"), ("[3, 17]", "FILE-OFF-MAP(size=0,0 – 19,12)")],
)
def test_a_big_body_may_be_partly_outside_the_map(tmp_path: Path, at: str, reason: str) -> None:
    claw = "{id: claw, name: Claw, damage: 1d6 slashing}"
    wyrm = f"{{name: Wyrm, side: a, size: colossal, hp_max: 9, at: {at}, facing: N, attacks: [{claw}]}}"
    text = f"game: acks2\nmap: {{size: [20, 13]}}\ncombatants:\n  - {wyrm}\n  - tusk_raider side b\n"
    assert told(tmp_path, text) == [f"4 combatants[0].at: {reason}"]


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


@pytest.mark.parametrize(
    ("game", "entry"),
    [
        ("fifth_edition", "hp_max: many, attacks: [{id: axe, name: Axe, damage: 1w8+3 slashing}]"),
        ("fifth_edition", "attacks: [{id: axe, name: Axe, damage: [{dice: 1w8+3, type: slashing}]}]"),
        ("starfinder", "hp_max: many, attacks: [{id: axe, name: Axe, damage: 1w8+3}]"),
        ("acks2", "hp_max: many, attacks: [{id: axe, name: Axe, damage: 1w8+3}]"),
        ("eclipse_phase", "durability: many, weapons: [{id: axe, name: Axe, kind: melee, dv: 1w8+3}]"),
    ],
)
def test_dice_of_another_language_are_told_behind_other_mistakes(tmp_path: Path, game: str, entry: str) -> None:
    found = told(tmp_path, f"game: {game}\ncombatants:\n  - {{name: 1w8 Ada, side: us, hpmax: 3, {entry}}}\n")
    dice = [each for each in found if "FILE-DICE(" in each]
    assert len(found) > 1
    assert [each.split(": ")[1] for each in dice] == ["FILE-DICE(value=1w8+3, most=100d100)"], found


def test_dice_that_a_game_does_not_throw(tmp_path: Path) -> None:
    gun = "{id: g, name: G, kind: kinetic, range: 30, dv: 3d4+3}"
    text = "game: eclipse_phase\nmap: {size: [9, 9]}\ncombatants:\n" + "".join(
        f"  - {{name: A, id: {id}, side: {id}s, durability: 30, at: [{at}, 1], weapons: [{gun}]}}\n"
        for id, at in (("x", 1), ("y", 5))
    )
    assert told(tmp_path, text)[0] == "4 combatants[0].weapons[0].dv: FILE-DICE-SIDES(value=3d4+3)"


@pytest.mark.parametrize("die", ["2d6", "1d4+1", "3", "-2d4", "often"])
def test_what_is_added_to_rolls_is_one_die(tmp_path: Path, die: str) -> None:
    power = f"{{id: bless, name: Bless, modifiers: {{attack_die: '{die}'}}}}"
    text = FIFTH + f"  - {{name: Ada, side: a, hp_max: 9, powers: [{power}]}}\n  - mire_hound side b\n"
    assert [each.split(": ")[1] for each in told(tmp_path, text)] == [f"FILE-DIE(value={die})"]


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
        ('{"affray": "0.1.0", "game": "coinflip"}\n{"who": "a"}\n', "2 : FILE-YAML(why=journal)"),
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
    assert told(tmp_path, text) == ["5 combatants[1].side: FILE-MISSING-FIELD(field=side)"]


HERO = {
    "fifth_edition": "name: A, side: a, kind: character, ac: 12, hp_max: 9",
    "starfinder": "name: A, side: a, kind: npc, cr: '1', eac: 10, kac: 10, fort: 1, ref: 1, will: 1, hp_max: 9",
    "eclipse_phase": "name: A, side: a, durability: 30",
    "acks2": "name: A, side: a, ac: 3, hp_max: 9, attacks: []",
}


@pytest.mark.parametrize(
    ("game", "written", "hint"),
    [
        ("fifth_edition", "str: 16", "ability_scores"),
        ("starfinder", "str: 3", "str_mod"),
        ("starfinder", "items: [{id: a, name: A, category: ranged, range: 30}]", "range_increment_ft"),
        ("starfinder", "stamina: 30", "sp_max"),
        ("starfinder", "resolve_points: 4", "rp_max"),
        ("starfinder", "initiative: 4", "init_mod"),
        ("starfinder", "fortitude: 4", "fort"),
        ("starfinder", "items: [{id: a, name: A, category: melee, level: 3}]", "item_level"),
        ("eclipse_phase", "dur: 35", "durability"),
        ("eclipse_phase", "armor: 6", "armor_energy"),
        ("eclipse_phase", "weapons: [{id: a, name: A, kind: melee, dv: 1d10, damage: 1d10}]", "dv"),
        ("acks2", "health: 9", "hp_max"),
    ],
)
def test_a_word_that_people_know_leads_to_the_field(tmp_path: Path, game: str, written: str, hint: str) -> None:
    text = f"game: {game}\nmap: {{size: [9, 9]}}\ncombatants:\n  - {{{HERO[game]}, at: [1, 1], {written}}}\n"
    found = [each for each in told(tmp_path, text) if "FILE-UNKNOWN-FIELD" in each]
    assert len(found) == 1
    assert f"hint={hint}" in found[0]


@pytest.mark.parametrize(
    ("game", "written", "reason"),
    [
        ("fifth_edition", "speed: 30", "speed: FILE-FIELDS(field=speed, value=30)"),
        ("starfinder", "speed: 30", "speed: FILE-FIELDS(field=speed, value=30)"),
        ("eclipse_phase", "aptitudes: {COG: 15}", "aptitudes.COG: FILE-CHOICE(field=COG, value=COG, hint=cog)"),
        ("eclipse_phase", "skills: {medicine: 9}",
         "skills.medicine: FILE-CHOICE(field=medicine, value=medicine, hint=medicine_paramedic)"),
    ],
)  # fmt: skip
def test_a_table_tells_its_names(tmp_path: Path, game: str, written: str, reason: str) -> None:
    text = f"game: {game}\nmap: {{size: [9, 9]}}\ncombatants:\n  - {{{HERO[game]}, at: [1, 1], {written}}}\n"
    assert f"4 combatants[0].{reason}" in told(tmp_path, text)


@pytest.mark.parametrize(
    ("written", "hint"),
    [
        ("category: small arm", "ranged"), ("category: Longarms", "ranged"), ("category: basic_melee", "melee"),
        ("category: melee, damage_types: [piercing]", "P"),
        ("category: grenade, explode: {radius_ft: 15, damage: 1d6, types: [sonic]}", "So"),
    ],
)  # fmt: skip
def test_a_word_of_the_books_leads_to_the_word_of_the_file(tmp_path: Path, written: str, hint: str) -> None:
    items = f"items: [{{id: a, name: A, {written}}}]"
    text = f"game: starfinder\nmap: {{size: [9, 9]}}\ncombatants:\n  - {{{HERO['starfinder']}, at: [1, 1], {items}}}\n"
    found = [each for each in told(tmp_path, text) if "FILE-CHOICE" in each]
    assert len(found) == 1
    assert f"hint={hint})" in found[0]


def test_the_names_of_a_table_are_told(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as bad:
        load_encounter(write(tmp_path, FIFTH + "  - {unit: brann_oakhand, speed: 30}\n"))
    assert bad.value.problems[0].refusal["among"] == ("walk", "climb", "swim", "fly", "burrow")


def test_whoever_is_written_out_is_called_by_the_name_also_in_metres(tmp_path: Path) -> None:
    text = (
        "game: eclipse_phase\nmap: {size: [9, 9]}\ncombatants:\n"
        "  - {name: Juno Kay, side: a, durability: 30, at: [1, 1]}\n  - {unit: medic, side: b, at: [5, 5]}\n"
    )
    loaded = load_encounter(write(tmp_path, text))
    assert {"juno_kay", "medic"} <= set(loaded.game.names(loaded.game.start(loaded.encounter)))


@pytest.mark.parametrize(("written", "plain"), [("2", 2), ('"2"', 2), ("4+1", 4), ("1/2", 0)])
def test_hit_dice_may_be_a_plain_number(tmp_path: Path, written: str, plain: int) -> None:
    text = (
        "game: acks2\nmap: {size: [9, 9]}\ncombatants:\n"
        f"  - {{id: dog, name: Dog, side: a, at: [2, 2], hd: {written}, hp_max: 9,\n"
        "     attacks: [{id: bite, name: Bite, damage: 1d4 piercing}]}\n"
        "  - {unit: tusk_raider, at: [5, 5], side: b}\n"
    )
    loaded = load_encounter(write(tmp_path, text))
    assert loaded.game.start(loaded.encounter).warriors["dog"].card.hit_dice == plain
