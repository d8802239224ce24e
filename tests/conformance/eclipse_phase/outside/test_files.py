"""Encounter files in the words of all games: what they may leave out, and every limit of a number (EP-SEQ-1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from affray.core.refusals import rules_of
from affray.files import BadFile, check_file, load_encounter
from affray.rulesets.eclipse_phase import RULESET
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import encounter, firefight, piece, play, someone
from tests.conformance.harness import asked

ENCOUNTER = """
game: eclipse_phase
title: Two of a kind
map:
  size: [30, 20]
  terrain:
    - {kind: crate, id: box, rect: [8, 4, 9, 16]}
combatants:
  - {unit: dockguard, side: security, at: [4, 10], controller: player, durability: 40, pools: {vigor: 3}}
  - {unit: tin_hand, id: tin, side: raiders, at: [25, 7], count: 3}
  - {name: Nobody, durability: 20, id: nobody, side: raiders, at: [20, 10]}
"""


def load(tmp_path: Path, text: str) -> Combat:
    path = tmp_path / "fight.yaml"
    path.write_text(text)
    return RULESET.start(load_encounter(path).encounter)


@pytest.mark.rule("EP-SEQ-1")
def test_a_combatant_names_a_sheet_with_changes_or_is_written_out(tmp_path: Path) -> None:
    combat = load(tmp_path, ENCOUNTER)
    assert list(combat.fighters) == ["dockguard", "tin", "tin_2", "tin_3", "nobody"]
    guard = combat.fighters["dockguard"]
    assert (guard.card.durability, guard.card.wound_threshold, guard.pools["vigor"], guard.pools["flex"]) == (
        40,
        8,
        3,
        1,
    )
    assert (guard.controller, combat.fighters["nobody"].controller) == ("player", "auto")
    places = [combat.fighters[name].pos for name in ("tin", "tin_2", "tin_3")]
    assert (len(set(places)), places[0].x, places[0].y) == (3, 2500, 700)
    assert combat.sides() == ["security", "raiders"]


def problems(tmp_path: Path, old: str, new: str) -> list[str]:
    path = tmp_path / "fight.yaml"
    path.write_text(ENCOUNTER.replace(old, new))
    with pytest.raises(BadFile) as found:
        load_encounter(path)
    return [f"{each.where}: {each.refusal}" for each in found.value.problems]


@pytest.mark.parametrize(
    ("old", "new", "where", "hint"),
    [
        ("unit: dockguard", "use: dockguard", "combatants[0].use", "unit"),
        ("at: [4, 10]", "pos: [4, 10]", "combatants[0].pos", "at"),
        ("  terrain:", "  features:", "map.features", "terrain"),
        ("map:", "sides: {}\nmap:", "sides", "combatants"),
        ("map:", "size: [1, 1]\nmap:", "size", "map"),
    ],
)
@pytest.mark.rule("EP-SEQ-1")
def test_old_keys_tell_the_new_ones(tmp_path: Path, old: str, new: str, where: str, hint: str) -> None:
    found = next(each for each in problems(tmp_path, old, new) if each.startswith(f"{where}: "))
    assert found.startswith(f"{where}: FILE-UNKNOWN-FIELD")
    assert f"hint={hint}" in found


@pytest.mark.rule("EP-SEQ-1")
def test_what_is_missing_or_means_somebody_else_is_told(tmp_path: Path) -> None:
    assert problems(tmp_path, "{name: Nobody, durability: 20, id", "{id") == [
        "combatants[2].name: FILE-MISSING-FIELD(field=name)",
        "combatants[2].durability: FILE-MISSING-FIELD(field=durability)",
    ]  # fmt: skip
    assert problems(tmp_path, "id: nobody, side: raiders, ", "id: nobody, ") == [
        "combatants[2].side: FILE-MISSING-FIELD(field=side)"
    ]
    assert problems(tmp_path, "id: nobody", "id: raiders") == ["combatants[2].id: FILE-RESERVED-ID(value=raiders)"]
    assert problems(tmp_path, "id: nobody", "id: gm") == ["combatants[2].id: FILE-RESERVED-ID(value=gm)"]
    assert problems(tmp_path, "unit: dockguard", "unit: dockgard") == [
        "combatants[0].unit: FILE-UNKNOWN-NAME(kind=combatant, value=dockgard, hint=dockguard)"
    ]


@pytest.mark.rule("EP-COND-14")
def test_a_feature_without_any_effect_is_a_warning(tmp_path: Path) -> None:
    path = tmp_path / "fight.yaml"
    path.write_text(ENCOUNTER.replace("kind: crate, id: box", "kind: statue, id: box"))
    assert [str(each.refusal) for each in check_file(path).warnings] == ["FILE-NO-EFFECT(kind=statue, id=box)"]
    path.write_text(ENCOUNTER.replace("kind: crate, id: box", "kind: statue, level: minor, id: box"))
    assert not check_file(path).warnings
    path.write_text(ENCOUNTER.replace("kind: crate, id: box", "kind: area, id: box"))
    assert not check_file(path).warnings, "a named part of the scene is for conditions"


@pytest.mark.rule("EP-MOVE-12")
def test_a_start_in_a_wall_is_refused() -> None:
    written = encounter(someone("a", at=4.5), someone("b", at=20), scene=[piece("wall", 4, 5, 5, 15)])
    assert rules_of([each.refusal for each in RULESET.problems(written)]) == ["EP-MOVE-12"]


@pytest.mark.rule("EP-DECL-3")
def test_the_scene_is_played_as_it_is_written(tmp_path: Path) -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=20), scene=[piece("crate", 4, 5, 5, 15)])
    play(fight, "a: act base", "a: move 3.5,10", "a: take_cover crate-1")
    assert asked(fight) == ["a act"]


@pytest.mark.parametrize(
    ("field", "low", "high"),
    [
        ("limbs", 0, 12), ("durability", 1, 1000), ("move_full", 0, 1000), ("initiative_mod", -10, 10),
        ("armor_energy", 0, 100), ("armor_layers_extra", 0, 10), ("wounds_ignored", 0, 3), ("death_rating", 1, 3000),
        ("lucidity", 1, 200), ("count", 1, 30), ("wounds", 0, 100), ("stress", 0, 1000), ("initiative_roll", -100, 100),
        ("wound_threshold", 1, 1000), ("armor_kinetic", 0, 100), ("move_base", 0, 1000), ("traumas_ignored", 0, 3),
        ("damage", 0, 3000), ("traumas", 0, 100),
    ],
)  # fmt: skip
@pytest.mark.rule("EP-SEQ-1")
def test_the_limits_of_numbers_in_a_file(tmp_path: Path, field: str, low: int, high: int) -> None:
    def written(value: int) -> str:
        text = ENCOUNTER.replace("durability: 20", "durability: 1") if field == "death_rating" else ENCOUNTER
        text = text.replace("durability: 20, ", "") if field == "durability" else text
        return text.replace("{name: Nobody, ", f"{{name: Nobody, {field}: {value}, ")

    for value in (low, high):
        load(tmp_path, written(value))
    for value in (low - 1, high + 1):
        path = tmp_path / "fight.yaml"
        path.write_text(written(value))
        with pytest.raises(BadFile) as found:
            load_encounter(path)
        assert any(each.refusal.rule.startswith("FILE-") for each in found.value.problems)


@pytest.mark.parametrize(("area", "legal"), [("falloff: 20", True), ("falloff: 21", False), ("falloff: 0", False)])
@pytest.mark.rule("EP-AREA-3")
def test_the_limits_of_an_area_in_a_file(tmp_path: Path, area: str, legal: bool) -> None:
    weapon = f"weapons: [{{id: w, name: W, kind: thrown, dv: 1d6, area: {{type: centered, {area}}}}}], "
    path = tmp_path / "fight.yaml"
    path.write_text(ENCOUNTER.replace("{name: Nobody, ", f"{{name: Nobody, {weapon}"))
    if legal:
        load_encounter(path)
    else:
        with pytest.raises(BadFile):
            load_encounter(path)


@pytest.mark.parametrize(
    ("words", "low", "high"),
    [
        ("aptitudes: {ref: %d}", 0, 30), ("skills: {guns: %d}", 0, 100), ("check_mods: {som: %d}", -30, 30),
        ("pools: {vigor: %d}", 0, 15),
        ("weapons: [{id: w, name: W, kind: beam, dv: 1d6, range: 9, ammo: %d}]", 0, 10_000),
        ("weapons: [{id: w, name: W, kind: kinetic, dv: 1d6, range: %d}]", 1, 10_000),
        ("weapons: [{id: w, name: W, kind: melee, dv: 1d6, hands: %d}]", 1, 2),
    ],
)  # fmt: skip
@pytest.mark.rule("EP-SEQ-1")
def test_the_limits_of_numbers_deeper_in_a_file(tmp_path: Path, words: str, low: int, high: int) -> None:
    path = tmp_path / "fight.yaml"
    for value in (low, high, low - 1, high + 1):
        path.write_text(ENCOUNTER.replace("{name: Nobody, ", f"{{name: Nobody, {words % value}, "))
        if low <= value <= high:
            load_encounter(path)
        else:
            with pytest.raises(BadFile) as found:
                load_encounter(path)
            assert any(each.refusal.rule.startswith("FILE-") for each in found.value.problems)
