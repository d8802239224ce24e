"""What is legal in a file and yet surely not meant so is told as a warning; and what people write plainly is read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

import affray
from affray.files import BadFile, check_file, load_encounter, samples
from affray.rulesets import find
from affray.text import LANGUAGES, Speaker
from tests.files.written import brief, write

FOE = "  - mire_hound side foes\n"
HERO = "  - {name: Ada, kind: character, side: heroes, hp_max: 9, "


def warned(folder: Path, text: str) -> list[str]:
    checked = check_file(write(folder, text))
    assert all(each.warning for each in checked.warnings)
    return [brief(each) for each in checked.warnings]


def fifth(*lines: str, head: str = "") -> str:
    return f"game: fifth_edition\n{head}combatants:\n{FOE}" + "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("sample", [sample.name for sample in samples()])
def test_nothing_that_is_shipped_is_a_trap(sample: str) -> None:
    assert load_encounter(sample).warnings == ()


@pytest.mark.parametrize(
    ("hero", "told"),
    [
        ("attacks: [{id: bow, name: Bow, damage: 1d6 piercing}]", "attacks[0]: FILE-LOOKS-RANGED(weapon=Bow)"),
        ("attacks: [{id: x, name: Длинный лук, damage: 1 cold}]", "attacks[0]: FILE-LOOKS-RANGED(weapon=Длинный лук)"),
        (
            "attacks: [{id: x, name: X, damage: 1d6 piercing, properties: [ammunition]}]",
            "attacks[0]: FILE-LOOKS-RANGED(weapon=X)",
        ),
        ("attacks: [{id: bow, name: Bow, range_ft: [80, 320], damage: 1d6 piercing}]", ""),
        ("attacks: [{id: elbow, name: Elbow, damage: 1d6 bludgeoning}]", ""),
        (
            "attacks: [{id: x, name: Bite, damage: 1d6 piercing}]",
            "attacks[0]: FILE-LOOKS-NATURAL(weapon=Bite, field=source)",
        ),
        (
            "attacks: [{id: x, name: Укус змеи, damage: 1d6 piercing}]",
            "attacks[0]: FILE-LOOKS-NATURAL(weapon=Укус змеи, field=source)",
        ),
        (
            "attacks: [{name: Sword, damage: 1d8+3 slashing, properties: [versatile]}]",
            "attacks[0]: FILE-NO-VERSATILE(weapon=Sword, dice=1d10)",
        ),
        ("attacks: [{name: Sword, damage: 1d8 slashing, properties: [versatile], versatile_dice: 1d10}]", ""),
        ("powers: [{name: Ward, spell_level: 1}]", "powers[0].spell_level: FILE-NO-SLOT(power=Ward, level=1)"),
        ("powers: [{name: Spark, spell_level: 0}]", ""),
        ("spellcasting: {ability: int, slots: {2: 1}}, powers: [{name: Ward, spell_level: 1}]", ""),
        ("attacks: [{id: bite, name: Bite, source: natural, damage: 1d6 piercing}]", ""),
        ("attacks: [{id: bite, name: Bite, source: weapon, damage: 1d6 piercing}]", ""),
        ("powers: [{id: a, name: A, resolve: save}]", "powers[0]: FILE-NO-RESOLVE(power=A, field=save)"),
        ("powers: [{id: a, name: A, resolve: attack}]", "powers[0]: FILE-NO-RESOLVE(power=A, field=attack)"),
        (
            "powers: [{id: a, name: A, save: {ability: dex, dc: 12}}]",
            "powers[0]: FILE-NOT-RESOLVED(power=A, field=save)",
        ),
        ("powers: [{id: a, name: A, resolve: save, save: {ability: dex, dc: 12}}]", ""),
        ("powers: [{id: a, name: A, uses: {slot: 1}}]", "powers[0].uses: FILE-NO-SLOT(power=A, level=1)"),
        (
            "spellcasting: {ability: wis, slots: {1: 2}}, powers: [{id: a, name: A, uses: {slot: 2}}]",
            "powers[0].uses: FILE-NO-SLOT(power=A, level=2)",
        ),
        ("spellcasting: {ability: wis, slots: {2: 1}}, powers: [{id: a, name: A, uses: {slot: 1}}]", ""),
        ("at: [3, 3]", "at: FILE-NO-MAP()"),
    ],
)
def test_a_trap_of_the_fifth_edition(tmp_path: Path, hero: str, told: str) -> None:
    assert warned(tmp_path, fifth(HERO + hero + "}")) == [f"4 combatants[1].{told}"] * bool(told)


@pytest.mark.parametrize(
    ("entry", "is_warned"),
    [
        ("{name: Ada, side: heroes, hp_max: 9}", True),
        ("{name: Ada, side: Герои, hp_max: 9}", True),
        ("{name: Ada, side: us, controller: player, hp_max: 9}", True),
        ("{unit: mire_hound, side: party}", True),
        ("{name: Ada, side: us, hp_max: 9}", False),
        ("{name: Ada, side: heroes, hp_max: 9, kind: character}", False),
        ("{name: Ada, side: heroes, hp_max: 9, death_rule: dies_at_zero}", False),
        ("{unit: brann_oakhand, side: heroes}", False),
    ],
)
def test_a_hero_without_death_saves(tmp_path: Path, entry: str, is_warned: bool) -> None:
    found = warned(tmp_path, fifth(f"  - {entry}"))
    assert [each.partition("(")[0] for each in found] == ["4 combatants[1]: FILE-NO-DEATH-SAVES"] * is_warned


@pytest.mark.parametrize(
    "text",
    [
        fifth("  - brann_oakhand", head="map: {size: [9, 9], terrain: [{kind: wall}]}\n"),
        fifth("  - brann_oakhand", head="map: {size: [9, 9], terrain: [{kind: fog, squares: [[1, 1]]}]}\n"),
        "game: starfinder\nmap: {size: [9, 9], terrain: [{kind: wall}]}\ncombatants: [a]\n",
        "game: acks2\nmap: {size: [9, 9], features: [{kind: wall, squares: []}]}\ncombatants: [a]\n",
        "game: coinflip\nmap: {size: [9, 9], terrain: [{rect: [1, 1, 2, 2]}]}\n"
        "combatants: [levy side a, levy side b]\n",
    ],
)
def test_a_wall_without_effect(tmp_path: Path, text: str) -> None:
    line = next(number for number, each in enumerate(text.splitlines(), 1) if "terrain" in each or "features" in each)
    (found,) = warned(tmp_path, with_two_sides(text))
    assert found.startswith(f"{line} map.")
    assert ": FILE-NO-EFFECT(" in found


def with_two_sides(text: str) -> str:
    """Samples whose names are not told here: any two stat blocks of the game, one on each side."""
    game = text.partition("\n")[0].removeprefix("game: ")
    if game not in ("starfinder", "acks2"):
        return text
    units = list(load_encounter(next(each.name for each in samples() if each.game == game)).data["bestiary"])[:2]
    people = ", ".join(f"{{unit: {unit}, side: {side}}}" for unit, side in zip(units, ("us", "them"), strict=True))
    return text.partition("combatants:")[0] + f"combatants: [{people}]\n"


@pytest.mark.parametrize(
    ("game", "unit", "weapon", "told"),
    [
        ("starfinder", "items", "name: Pistol, category: melee, damage: 1d4", "FILE-LOOKS-RANGED(weapon=Pistol)"),
        ("starfinder", "items", "name: X, category: melee, damage: 1d4, capacity: 9", "FILE-LOOKS-RANGED(weapon=X)"),
        (
            "starfinder", "items", "name: X, category: ranged, damage: 1d4",
            "FILE-NO-RANGE(weapon=X, field=range_increment_ft)",
        ),
        (
            "starfinder", "items", "name: Claws, category: melee, damage: 1d4",
            "FILE-LOOKS-NATURAL(weapon=Claws, field=category)",
        ),
        ("starfinder", "items", "name: Claws, category: natural, damage: 1d4", ""),
        ("acks2", "attacks", "name: Longbow, damage: 1d6 piercing", "FILE-LOOKS-RANGED(weapon=Longbow)"),
        ("acks2", "attacks", "name: Longbow, damage: 1d6 piercing, range: [70, 140, 210]", ""),
        (
            "eclipse_phase",
            "weapons",
            "name: Flash, kind: thrown, dv: 0, area: {type: centered}",
            "FILE-NO-EXTENT(weapon=Flash)",
        ),
        ("eclipse_phase", "weapons", "name: X, kind: melee, dv: 1d10, range: 20", "FILE-LOOKS-RANGED(weapon=X)"),
    ],
)  # fmt: skip
def test_a_bow_that_is_a_melee_weapon(game: str, unit: str, weapon: str, told: str) -> None:
    data = json.loads(json.dumps(load_encounter(next(each.name for each in samples() if each.game == game)).data))
    name = next(iter(data["bestiary"]))
    data["bestiary"][name][unit] = [yaml.safe_load(f"{{id: p, {weapon}}}")]
    for each in data["combatants"]:
        if isinstance(each, dict):
            for key in ("equip", "mounts", "ammo"):
                each.pop(key, None)
    said = [f"{each.where}: {each.refusal}" for each in load_encounter(data).warnings]
    assert said == [f"bestiary.{name}.{unit}[0]: {told}"] * bool(told)


def test_a_spell_of_starfinder_without_a_slot() -> None:
    data = json.loads(json.dumps(load_encounter("corridor_hold").data))
    spell = {"id": "s", "name": "S", "category": "spell", "spell_level": 2, "effect": {"damage": "1d6"}}
    name = next(iter(data["bestiary"]))
    data["bestiary"][name]["spells"] = {"slots": {1: 3}, "known": [spell]}
    (found,) = load_encounter(data).warnings
    assert str(found.refusal) == "FILE-NO-SLOT(power=S, level=2)"


# -- plain forms -----------------------------------------------------------------------------------
def test_a_condition_may_be_named_alone(tmp_path: Path) -> None:
    text = fifth(HERO + "conditions: [prone, {name: frightened, source: mire_hound}]}")
    loaded = load_encounter(write(tmp_path, text))
    ada = loaded.game.start(loaded.encounter).fighters["ada"]
    assert [each.name for each in ada.conditions] == ["prone", "frightened"]


@pytest.mark.parametrize(
    ("damage", "parts"),
    [
        ("1d8+3 slashing", [("1d8+3", "slashing")]),
        ("[1d8 slashing, 1d6 fire]", [("1d8", "slashing"), ("1d6", "fire")]),
        ("1d8 slashing plus 2d6 fire", [("1d8", "slashing"), ("2d6", "fire")]),
        ("[{dice: 1d4, bonus: 2, type: piercing}]", [("1d4+2", "piercing")]),
        ("3 bludgeoning", [("3", "bludgeoning")]),
    ],
)
def test_damage_may_be_one_text(tmp_path: Path, damage: str, parts: list[tuple[str, str]]) -> None:
    text = fifth(HERO + f'attacks: [{{id: axe, name: Axe, damage: {damage if "[" in damage else repr(damage)}}}]}}')
    loaded = load_encounter(write(tmp_path, text))
    ada = loaded.game.start(loaded.encounter).fighters["ada"]
    assert [(str(each.dice), each.type) for each in ada.card.attacks["axe"].damage] == parts


@pytest.mark.parametrize(
    ("attack", "mode"),
    [
        ("range_ft: [80, 320]", "ranged"),
        ("range_ft: [20, 60], properties: [thrown]", "melee_or_thrown"),
        ("range_ft: [20, 60], mode: melee_or_thrown", "melee_or_thrown"),
        ("reach_ft: 10", "melee"),
    ],
)
def test_a_range_says_how_one_attacks(tmp_path: Path, attack: str, mode: str) -> None:
    text = fifth(HERO + f"attacks: [{{id: axe, name: Axe, damage: 1d4 piercing, {attack}}}]}}")
    loaded = load_encounter(write(tmp_path, text))
    ada = loaded.game.start(loaded.encounter).fighters["ada"]
    assert ada.card.attacks["axe"].mode == mode


def test_every_warning_has_words_in_every_language(tmp_path: Path) -> None:
    attacks, powers = "[{id: bow, name: Bow, damage: 1 cold}]", "[{id: a, name: A, resolve: save}]"
    bad = HERO + f"at: [1, 1], attacks: {attacks}, powers: {powers}}}"
    found = check_file(write(tmp_path, fifth(bad, "  - {name: B, side: heroes, hp_max: 1}"))).warnings
    assert len(found) == 4
    for lang in LANGUAGES:
        silent: list[str] = []
        speaker = Speaker(lang, find("fifth_edition"), silent.append)
        assert all(speaker.reason(each.refusal) for each in found)
        assert silent == []


def test_a_kind_of_terrain_that_is_misspelt_is_told_with_the_one_that_is_close(tmp_path: Path) -> None:
    head = "map: {size: [9, 9], terrain: [{kind: wal, squares: [[4, 4]]}, {kind: bog, squares: [[5, 5]]}]}\n"
    told = warned(tmp_path, fifth(HERO + "at: [1, 1]}", head=head))
    assert [each for each in told if "terrain" in each] == [
        "2 map.terrain[0]: FILE-KIND(kind=wal, hint=wall)", "2 map.terrain[1]: FILE-NO-EFFECT(kind=bog, id=bog-1)",
    ]  # fmt: skip


def test_the_attack_of_a_spell_needs_no_hand() -> None:
    attack = {"id": "hit", "name": "Bolt", "range_ft": [120, 120], "damage": "1d10 fire"}
    bolt = {"id": "bolt", "name": "Bolt", "cost": "action", "spell_level": 0, "resolve": "attack", "attack": attack}
    ada = {
        "name": "Ada", "id": "ada", "side": "a", "kind": "character", "hp_max": 9, "ability_scores": {"int": 18},
        "spellcasting": {"ability": "int"}, "powers": [bolt],
    }  # fmt: skip
    bor = {"name": "Bor", "id": "bor", "side": "b", "hp_max": 9}
    fight = affray.open({"game": "fifth_edition", "combatants": [ada, bor]}, seed=1)
    kind = fight.state.fighters["ada"].card.powers["bolt"].attack
    assert (kind.source, kind.ability, kind.hands) == ("spell", "spell", 0)


def test_attacks_and_powers_are_called_by_their_names(tmp_path: Path) -> None:
    """A game master who writes the names is not asked for ids as well, nor for two numbers where the book has one."""
    bolt = "{name: Fire Bolt, spell_level: 0, resolve: attack, attack: {range_ft: 120, damage: 1d10 fire}}"
    axes = "{name: Handaxe, damage: 1d6 slashing}, {name: Handaxe, damage: 1d6 slashing}"
    line = f"{HERO}attacks: [{axes}, {{name: Лук, range_ft: 80/320, damage: 1d6 piercing}}], powers: [{bolt}]}}"
    ada = affray.open(str(write(tmp_path, fifth(line)))).state.fighters["ada"].card
    ranges = [(id, kind.range) for id, kind in ada.attacks.items()]
    assert ranges[:3] == [("handaxe", None), ("handaxe_2", None), ("лук", (80, 320))]
    attack = ada.powers["fire_bolt"].attack
    assert attack is not None
    assert (attack.id, attack.name, attack.range, attack.source) == ("fire_bolt_hit", "Fire Bolt", (120, 120), "spell")


@pytest.mark.parametrize("field", ["attacks", "powers"])
def test_an_id_that_two_attacks_or_powers_have_is_told(tmp_path: Path, field: str) -> None:
    line = f"{HERO}{field}: [{{id: x, name: A, damage: 1d4 fire}}, {{id: x, name: B, damage: 1d6 fire}}]}}"
    with pytest.raises(BadFile) as told:
        check_file(write(tmp_path, fifth(line)))
    assert [each.split(": ")[1].split("(")[0] for each in map(brief, told.value.problems)] == ["FILE-TWICE"]


@pytest.mark.parametrize("line", ["2 mire_hound at 8,3 side foes", "2 mire_hound side foes at 8, 3"])
def test_one_line_may_say_the_place(tmp_path: Path, line: str) -> None:
    text = f"game: fifth_edition\nmap: {{size: [12, 8]}}\ncombatants:\n{HERO}at: [1, 1]}}\n  - {line}\n"
    fighters = affray.open(str(write(tmp_path, text))).state.fighters
    assert [(each.place.x, each.place.y) for each in fighters.values() if each.side == "foes"] == [(8, 3), (9, 3)]
