"""What becomes of the values of other programs' files."""

from __future__ import annotations

from typing import Any

import pytest

from affray.files import BadFile
from affray.files.importers import bring
from affray.files.importers.entries import read_deed
from tests.files.importers.test_reading import brought


def entry(name: str, id: str) -> dict[str, Any]:
    return brought(name).entries[id]


def test_a_description_is_read_and_where_the_structure_differs_it_is_told() -> None:
    hound = entry("five_e_database.json", "slag_hound")
    bite, tail = hound["attacks"]
    assert bite["damage"] == [{"dice": "2d8+3", "type": "piercing"}, {"dice": "1d6", "type": "fire"}]
    assert (tail["reach_ft"], tail["on_hit"]) == (10, [{"condition": "grappled", "escape_dc": 14}])
    assert hound["multiattack"] == [{"attack": "bite", "count": 1}, {"attack": "tail", "count": 1}]
    assert [each["id"] for each in hound["powers"]] == ["slag_spray", "howl", "lash"]
    assert hound["powers"][0]["area"] == {"shape": "line", "size_ft": 30, "width_ft": 5}
    assert hound["powers"][1]["legendary_cost"] == 2
    assert hound["traits"] == {"pack_tactics": True}
    differing = [
        (each.said, dict(each.facts)["taken"])
        for each in brought("five_e_database.json").missed
        if each.why == "differs"
    ]
    assert differing == [("1d8 fire", "2d8+3 piercing, 1d6 fire"), ("7", 6)]


def test_players_characters_are_characters_and_encounters_bring_each_creature_once() -> None:
    found = brought("improved_initiative.json").entries
    assert {id: each["kind"] for id, each in found.items()} == {
        "reed_stalker": "monster", "orla_fen": "character", "reed_stalker_2": "monster",
    }  # fmt: skip
    assert found["reed_stalker"]["bonus_actions"] == ["disengage", "hide"]
    assert found["reed_stalker"]["attacks"][1]["range_ft"] == [80, 320]


def test_both_versions_of_open5e_and_its_files_are_read() -> None:
    eel, lurker = entry("open5e_v1.json", "fog_eel"), entry("open5e_v2.json", "sand_lurker")
    assert eel["attacks"] == entry("open5e_file.json", "fog_eel")["attacks"]
    assert eel["attacks"][0]["damage"][1]["on_failed_save"] == {"ability": "con", "dc": 11, "on_success": "half"}
    assert lurker["initiative_bonus"] == 2
    assert lurker["multiattack"] == [{"attack": "claw", "count": 2}]
    assert lurker["powers"][0]["conditions"] == [{"name": "blinded", "ends": "end_of_own_next_turn"}]


def test_what_foundry_derives_is_worked_out() -> None:
    sentry = entry("foundry_dnd5e.json", "copper_sentry")
    assert (sentry["ac"], sentry["attacks"][0]["attack_bonus"]) == (15, 5)
    assert sentry["attacks"][0]["damage"] == [
        {"dice": "1d10+3", "type": "slashing"},
        {"dice": "1d6", "type": "lightning"},
    ]
    assert entry("foundry_dnd5e_old.json", "mill_brute")["attacks"][0]["damage"] == [
        {"dice": "2d6+4", "type": "bludgeoning"}
    ]


def test_strength_that_the_game_adds_is_taken_out_of_the_damage() -> None:
    rasp = entry("foundry_sfrpg.json", "hull_leech")["items"][0]
    assert (rasp["damage"], rasp["damage_bonus"]) == ("1d6", 2)


def test_an_aptitude_counts_twice_for_fray_and_perceive() -> None:
    assert entry("foundry_ep2e.db", "pier_hand")["skills"] == {"fray": 50, "melee": 60, "guns": 45, "perceive": 50}


def test_a_reaver_of_acks() -> None:
    reaver = entry("foundry_acks.json", "fen_reaver")
    assert (reaver["kind"], reaver["hd"], reaver["speed_combat"], reaver["attacks"][0]["tags"]) == (
        "beastman",
        "3",
        40,
        ["slow"],
    )


def test_a_newer_text_is_read() -> None:
    text = """Tin Wasp
    Small Construct, Unaligned
    AC 14  Initiative +4 (14)
    HP 18 (4d6 + 4)
    Speed 10 ft., Fly 40 ft. (hover)
    Str 8 -1 -1  Dex 16 +3 +5  Con 12 +1 +1
    Int 4 -3 -3  Wis 10 +0 +0  Cha 3 -4 -4
    Immunities Poison; Poisoned
    Senses Blindsight 30 ft.; Passive Perception 10
    CR 1 (XP 200; PB +2)
    Actions
    Sting. Melee Attack Roll: +5, reach 5 ft. Hit: 6 (1d6 + 3) Piercing damage, and the target has the Prone condition.
    """
    (wasp,) = bring(text.encode(), "x").entries.values()
    assert (wasp["ac"], wasp["hp_max"], wasp["initiative_bonus"], wasp["hover"]) == (14, 18, 1, True)
    assert wasp["save_overrides"]["dex"] == 5
    assert (wasp["immunities"], wasp["condition_immunities"]) == (["poison"], ["poisoned"])
    assert wasp["attacks"][0]["on_hit"] == [{"condition": "prone"}]
    assert bring(text.encode(), "x").missed == ()


def test_a_part_of_a_sentence_that_is_not_understood_is_told() -> None:
    deed = read_deed("Hook", "Melee Weapon Attack: +5 to hit, reach 10 ft., one target. "
        "Hit: 7 (1d8 + 3) piercing damage, "
                             "and if the target is small, it is grappled (escape DC 13). It then sings.")  # fmt: skip
    assert deed.attack is not None
    assert deed.attack["on_hit"] == [{"condition": "grappled", "escape_dc": 13}]
    assert deed.left == ["and if the target is small", "It then sings"]


@pytest.mark.parametrize("told", [
    "If the target is a creature, it is grappled (escape DC 16). Until this grapple ends, the target is restrained, "
    "and the kraken can't use its arms on another target.",
    "The target is grappled (escape DC 16). Until this grapple ends, the creature is restrained, and the great snake "
    "can't constrict another target.",
    "The target has the Grappled condition (escape DC 16), and it has the Restrained condition until the grapple ends.",
])  # fmt: skip
def test_a_hold_that_restrains_is_understood_to_the_end(told: str) -> None:
    deed = read_deed("Arms", f"Melee Attack: +5 to hit, reach 15 ft., one target. Hit: 3 (1d6) fire damage. {told}")
    assert deed.attack is not None
    assert deed.attack["on_hit"] == [{"condition": "grappled", "escape_dc": 16}, {"condition": "restrained"}]
    assert deed.left == []


def test_a_key_that_is_there_twice_is_told() -> None:
    found = bring(b'{"name": "A", "armor_class": [{"value": 3}], "hit_points": 5, "hit_points": 7}', "x")
    assert found.entries["a"]["hp_max"] == 7
    assert [(each.said, each.why) for each in found.missed] == [("5", "doubled")]


def test_a_value_that_the_game_does_not_take_is_taken_out_and_told() -> None:
    found = bring(b'{"name": "A", "armor_class": [{"value": 99}], "hit_points": 5, "strength": 77}', "x")
    assert "ac" not in found.entries["a"]
    assert {(each.said, each.why) for each in found.missed} == {("77", "unfit"), ("99", "unfit")}


@pytest.mark.parametrize("text", ['{"name": "\\ud800\\u0000x", "armor_class": [{"value": 9}], "hit_points": 5}'])
def test_characters_that_no_file_holds_are_replaced(text: str) -> None:
    (only,) = bring(text.encode(), "x").entries.values()
    assert only["name"] == "\ufffd\ufffdx"


def test_a_list_without_creatures_is_no_known_format() -> None:
    with pytest.raises(BadFile):
        bring(b"[1, 2]", "x")
