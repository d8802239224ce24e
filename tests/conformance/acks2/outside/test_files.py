"""Encounter files: one vocabulary, stat blocks by name or written out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from affray.files import check_file, load_encounter
from affray.files.problems import BadFile
from affray.rulesets.acks2 import RULESET
from affray.rulesets.acks2.model.scenario import (
    AreaEntry,
    AttackEntry,
    CostEntry,
    EffectEntry,
    Encounter,
    HazardEntry,
    Options,
    Placed,
    SpellEntry,
    StatBlock,
    TerrainEntry,
)
from tests.conformance.acks2.ring import BLOCKS, encounter, orc, someone, spell

FILE = """
game: acks2
title: Two at a well
map:
  size: [12, 12]
  features:
    - {kind: wall, squares: [[5, 5]]}
combatants:
  - {unit: levy_spear, side: line, at: [1, 1], facing: N, hidden: true}
  - name: Old Goat
    side: beasts
    at: [1, 9]
    facing: S
    kind: animal
    hp_max: 5
    ac: 1
    attacks: [{id: horn, name: Horn, mode: melee, damage: 1d4, damage_type: piercing}]
"""

HORN = {"id": "horn", "name": "Horn", "mode": "melee", "damage": "1d4", "damage_type": "piercing"}


def written(path: Path, text: str = FILE) -> Path:
    path = path / "well.yaml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.rule("ACKS-ROUND-5")
def test_a_combatant_is_a_stat_block_or_written_out(tmp_path: Path) -> None:
    combat = RULESET.start(load_encounter(written(tmp_path), games=[RULESET]).encounter)
    assert [*combat.warriors] == ["levy_spear", "old_goat"]
    goat = combat.warriors["old_goat"]
    assert (goat.hp, goat.card.ac, goat.card.name, goat.hand) == (5, 1, "Old Goat", ["horn"])
    assert not goat.card.surrenders
    assert [each.name for each in combat.warriors["levy_spear"].conditions] == ["hidden"]


@pytest.mark.rule("ACKS-ROUND-5", "ACKS-FACE-1", "ACKS-GRID-5")
def test_sides_without_places_stand_opposite_and_look_at_each_other(tmp_path: Path) -> None:
    text = FILE.replace("at: [1, 1], facing: N, hidden: true", "count: 2")
    text = text.replace("    at: [1, 9]\n    facing: S\n", "")
    combat = RULESET.start(load_encounter(written(tmp_path, text), games=[RULESET]).encounter)
    stand = {each.id: (each.place.x, each.place.y, each.facing.name) for each in combat.warriors.values()}
    assert [*stand.values()] == [(5, 1, "N"), (6, 1, "N"), (5, 10, "S")], stand


@pytest.mark.rule("ACKS-ROUND-5")
@pytest.mark.parametrize(
    ("old", "new"), [("map:", "terrain:"), ("at: [1, 1]", "pos: [1, 1]"), ("at: [1, 1]", "position: [1, 1]")]
)
def test_old_names_get_the_new_ones_as_a_hint(tmp_path: Path, old: str, new: str) -> None:
    with pytest.raises(BadFile) as caught:
        check_file(written(tmp_path, FILE.replace(old, new)), games=[RULESET])
    hints = [dict(each.refusal.facts).get("hint") for each in caught.value.problems]
    assert old.split(":")[0] in hints


@pytest.mark.rule("ACKS-ROUND-5")
def test_an_unknown_stat_block_is_told_with_the_nearest_name() -> None:
    strange = encounter(someone("c"), orc("goblin", at=(0, 9)), orc("o", at=(0, 12)))
    strange.combatants[1] = replace(strange.combatants[1], unit="goblim")
    (found,) = RULESET.problems(strange)
    assert (found.refusal.rule, found.path) == ("FILE-UNKNOWN-NAME", ("combatants", 1, "unit"))
    assert (found.refusal["value"], found.refusal["hint"]) == ("goblim", "goblin")


@pytest.mark.rule("ACKS-ROUND-5")
def test_what_is_not_written_out_in_full_is_told() -> None:
    written_out = encounter(someone("c"), orc("o", at=(0, 9)))
    written_out.combatants[1] = replace(written_out.combatants[1], unit=None, name="Orc")
    found = RULESET.problems(written_out)
    assert [dict(each.refusal.facts)["field"] for each in found if each.refusal.rule == "FILE-MISSING-FIELD"] == [
        "hp_max", "attacks",
    ]  # fmt: skip


@pytest.mark.rule("ACKS-ROUND-5")
@pytest.mark.parametrize("name", ["gm", "ground", "heroes", "orcs"])
def test_nobody_is_called_like_a_side_or_the_judge(name: str) -> None:
    found = RULESET.problems(encounter(someone(name), orc("o", at=(0, 9))))
    assert [each.refusal.rule for each in found] == ["FILE-RESERVED-ID"]


@pytest.mark.rule("ACKS-ATK-1")
def test_what_is_written_beside_a_stat_block_counts_before_it() -> None:
    changes: dict[str, Any] = {"ac": 7, "hp_max": 9, "attacks": BLOCKS["ogre"].attacks}
    described = encounter(someone("c"), orc("o", at=(0, 9)))
    described.combatants[1] = replace(described.combatants[1], **changes)
    warrior = RULESET.start(described).warriors["o"]
    assert (warrior.card.ac, warrior.hp, warrior.hand, warrior.card.name) == (7, 9, ["club"], "Orc")


@pytest.mark.rule("ACKS-MOVE-9")
def test_heavy_ground_costs_at_most_ten_times_as_much(tmp_path: Path) -> None:
    heavy = FILE.replace("{kind: wall, squares: [[5, 5]]}", "{kind: mire, squares: [[5, 5]], cost: 10}")
    assert check_file(written(tmp_path, heavy), games=[RULESET]).kind == "encounter"
    with pytest.raises(BadFile):
        check_file(written(tmp_path, heavy.replace("cost: 10", "cost: 11")), games=[RULESET])


@pytest.mark.rule("ACKS-ATK-3", "ACKS-SAVE-5", "ACKS-MORALE-6")
@pytest.mark.parametrize(
    ("field", "low", "high"),
    [
        ("hp_max", 1, 2000), ("level", 0, 14), ("attack_throw", -9, 12), ("ac", -2, 20), ("ac_from_armor", 0, 6),
        ("str_mod", -3, 3), ("dex_mod", -3, 3), ("con_mod", -3, 3), ("wil_mod", -3, 3), ("init_bonus", -3, 5),
        ("surprise_bonus", -4, 4), ("surprise_penalty_inflicted", -4, 0), ("speed_combat", 0, 600),
        ("speed_run", 0, 600), ("morale", -6, 4), ("cleave_max", 0, 20), ("healing_rank", 0, 3),
        ("backstab_dice", 0, 4), ("sneak_throw", 2, 20), ("hide_throw", 2, 20),
    ],
)  # fmt: skip
def test_numbers_of_a_stat_block_have_limits(field: str, low: int, high: int) -> None:
    goat = {"name": "x", "hp_max": 5, "attacks": [HORN]}
    assert limits(StatBlock, goat, field, low, high) == [True, True, False, False]


@pytest.mark.rule("ACKS-RANGED-1", "ACKS-MELEE-1")
@pytest.mark.parametrize(
    ("field", "low", "high"),
    [
        ("attack_bonus", -10, 10), ("damage_bonus", -10, 20), ("reach_ft", 5, 60), ("cleave_limit", 0, 20),
        ("ammo", 0, 1000),
    ],
)  # fmt: skip
def test_numbers_of_a_weapon_have_limits(field: str, low: int, high: int) -> None:
    assert limits(AttackEntry, HORN, field, low, high) == [True, True, False, False]


@pytest.mark.rule("ACKS-SPELL-5")
@pytest.mark.parametrize(
    ("field", "low", "high"),
    [("level", 0, 9), ("range_ft", 0, 2000), ("castings", 0, 100), ("targets", 1, 40)],
)
def test_numbers_of_a_spell_have_limits(field: str, low: int, high: int) -> None:
    bolt = {"id": "bolt", "name": "Bolt", "level": 1, "range_ft": 60, "effects": []}
    assert limits(SpellEntry, bolt, field, low, high) == [True, True, False, False]


@pytest.mark.rule("ACKS-GRID-1")
@pytest.mark.parametrize(("field", "low", "high"), [("count", 1, 40), ("elevation_ft", -500, 500)])
def test_numbers_of_a_placed_combatant_have_limits(field: str, low: int, high: int) -> None:
    assert limits(Placed, {"unit": "x"}, field, low, high) == [True, True, False, False]


@pytest.mark.rule("ACKS-CHARGE-6", "ACKS-ROUND-1")
@pytest.mark.parametrize(
    ("field", "low", "high"), [("charge_min_distance_ft", 0, 200), ("rounds_per_turn", 1, 1000)]
)  # fmt: skip
def test_numbers_of_the_options_have_limits(field: str, low: int, high: int) -> None:
    assert limits(Options, {}, field, low, high) == [True, True, False, False]
    assert [accepted(Options, {"max_rounds": rounds}) for rounds in (0, 1)] == [False, True]


@pytest.mark.rule("ACKS-SPELL-5", "ACKS-MOVE-9", "ACKS-COND-1")
@pytest.mark.parametrize(
    ("kind", "data", "field", "low", "high"),
    [
        (AreaEntry, {"shape": "burst"}, "size_ft", 5, 200),
        (EffectEntry, {"kind": "condition", "condition": "prone"}, "duration_rounds", 1, 1000),
        (CostEntry, {"squares": [[1, 1]]}, "times", 1, 10),
        (HazardEntry, {"when": "enter", "damage": "1d6"}, "rounds", 1, 1000),
    ],
)  # fmt: skip
def test_other_numbers_have_limits(kind: type[Any], data: dict[str, Any], field: str, low: int, high: int) -> None:
    assert limits(kind, data, field, low, high) == [True, True, False, False]


@pytest.mark.rule("ACKS-GRID-1", "ACKS-GRID-4", "ACKS-RANGED-1")
@pytest.mark.parametrize(
    ("kind", "data", "field", "length", "low", "high"),
    [
        (StatBlock, {"name": "x", "hp_max": 5, "attacks": [HORN]}, "footprint", 2, 1, 20),
        (AttackEntry, HORN, "range", 3, 5, 2000),
        (Placed, {"unit": "x"}, "at", 2, 0, 200),
        (TerrainEntry, {}, "size", 2, 1, 200),
    ],
)  # fmt: skip
def test_squares_sizes_and_ranges_have_so_many_numbers_within_limits(
    kind: type[Any], data: dict[str, Any], field: str, length: int, low: int, high: int
) -> None:
    values = [[low] * length, [high] * length, [low - 1] * length, [high + 1] * length]
    values += [[high] * (length - 1), [high] * (length + 1)]
    assert [accepted(kind, {**data, field: each}) for each in values] == [True, True, False, False, False, False]


@pytest.mark.rule("ACKS-SAVE-1", "ACKS-ATK-4", "ACKS-ROUND-5")
def test_saves_attacks_and_peace_have_limits() -> None:
    goat = {"name": "x", "hp_max": 5, "attacks": [HORN]}
    assert [accepted(StatBlock, {**goat, "saves": {"death": each}}) for each in (1, 2, 20, 21)] == [
        False, True, True, False,
    ]  # fmt: skip
    several = [[HORN] * count for count in (0, 1, 12, 13)]
    assert [accepted(StatBlock, {**goat, "attacks": each}) for each in several] == [False, True, True, False]
    file: dict[str, Any] = {"game": "acks2", "map": {"size": [9, 9]}, "combatants": []}
    for sides, fine in ((["a"], False), (["a", "b"], True), (["a", "b", "c"], True)):
        assert accepted(Encounter, {**file, "non_hostile": [sides]}) is fine


def limits(kind: type[Any], data: dict[str, Any], field: str, low: int, high: int) -> list[bool]:
    """Whether the lowest, the highest, one less and one more are accepted."""
    return [accepted(kind, {**data, field: value}) for value in (low, high, low - 1, high + 1)]


def accepted(kind: type[Any], data: dict[str, Any]) -> bool:
    try:
        TypeAdapter(kind).validate_python(data)
    except ValidationError:
        return False
    return True


def test_an_effect_that_gives_a_condition_names_it() -> None:
    nameless = spell("curse", EffectEntry(kind="condition"))
    (found,) = RULESET.problems(encounter(someone("c", spells=[nameless]), orc("o", at=(0, 9))))
    assert (found.refusal.rule, found.refusal["field"]) == ("FILE-MISSING-FIELD", "condition")
