"""What stopped people who wrote a fight of their own from an empty file, and played it at 80×24 without a manual."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from affray.files import load_encounter
from affray.library import Record, begin
from affray.rulesets import find
from affray.rulesets.sketch import sketched
from affray.text import Speaker
from tests.cli.commandline import LANGUAGES, affray, on_screen

AIRLOCK = """
game: eclipse_phase
title: Airlock Nine
map:
  size: [24, 16]
  terrain:
    - {kind: wall, rect: [12, 0, 13, 6]}
    - {kind: wall, rect: [12, 9, 13, 16]}
    - {kind: door, id: lock, rect: [12, 6, 13, 9]}
    - {kind: crate, rect: [6, 5, 7, 7]}
    - {kind: fire, rect: [18, 2, 19, 4]}
combatants:
  - {unit: sava, side: crew, at: [5, 6]}
  - {unit: nym, side: crew, at: [4, 9]}
  - {unit: hex, side: crew, at: [7, 8]}
  - {unit: doc, side: crew, at: [2, 7]}
  - {unit: tin_hand, side: raiders, at: [17, 6], count: 4}
  - {unit: gnash_hound, side: raiders, at: [15, 9], count: 2}
bestiary:
  sava:
    name: Sava
    controller: player
    durability: 40
    armor_energy: 10
    armor_kinetic: 12
    aptitudes: {cog: 10, int: 15, ref: 20, sav: 10, som: 20, wil: 15}
    skills: {guns: 65, fray: 55, melee: 50, athletics: 50, perceive: 40}
    pools: {insight: 0, moxie: 1, vigor: 3, flex: 1}
    weapons:
      - {id: rifle, name: Assault rifle, kind: kinetic, dv: 2d10+3, modes: [SA, BF, FA], ammo: 30, range: 150}
      - {id: frag, name: Frag grenade, kind: thrown, dv: 3d10, range: 15,
         area: {type: centered, falloff: 2}, traits: [single_use]}
  nym:
    name: Nym
    controller: player
    durability: 30
    aptitudes: {cog: 20, int: 15, ref: 10, sav: 15, som: 10, wil: 25}
    skills: {guns: 40, fray: 45, psi: 60, perceive: 50}
    pools: {insight: 2, moxie: 3, vigor: 1, flex: 1}
    weapons:
      - {id: stab, name: Psychic stab, kind: psi, dv: 1d10+4}
      - {id: stunner, name: Stunner, kind: beam, dv: 1d10, range: 20, ammo: 40, traits: [shock]}
  hex:
    name: Hex
    controller: player
    durability: 35
    armor_energy: 6
    armor_kinetic: 6
    aptitudes: {cog: 15, int: 15, ref: 25, sav: 10, som: 20, wil: 10}
    skills: {melee: 70, fray: 70, athletics: 60, infiltrate: 50}
    pools: {vigor: 4, flex: 2}
    weapons:
      - {id: blades, name: Vibroblades, kind: melee, dv: 2d10+3}
      - {id: pistol, name: Pistol, kind: kinetic, dv: 2d10, modes: [SA], ammo: 12, range: 30}
  doc:
    name: Doc
    controller: player
    durability: 30
    aptitudes: {cog: 20, int: 20, ref: 15, sav: 15, som: 15, wil: 15}
    skills: {medicine_paramedic: 60, guns: 45, fray: 40}
    pools: {insight: 3, moxie: 2, vigor: 1, flex: 1}
    abilities: [medichines]
    weapons:
      - {id: pistol, name: Laser pistol, kind: beam, dv: 2d10, ammo: 25, range: 50}
"""

MILL = """
game: acks2
title: Old Mill
map:
  size: [14, 12]
  features:
    - {kind: wall, squares: [[0, 6], [1, 6], [2, 6], [3, 6], [4, 6], [5, 6], [8, 6],
                            [9, 6], [10, 6], [11, 6], [12, 6], [13, 6]]}
    - {kind: door, id: gate, squares: [[6, 6], [7, 6]]}
    - {kind: rubble, squares: [[3, 3], [4, 3]]}
combatants:
  - {unit: bran, side: party, at: [6, 3], facing: N}
  - {unit: lia, side: party, at: [8, 2], facing: N}
  - {unit: orin, side: party, at: [7, 3], facing: N}
  - {unit: tess, side: party, at: [5, 2]}
  - {unit: tusk_raider, side: orcs, at: [4, 9], facing: S, count: 6}
bestiary:
  bran:
    name: Bran
    controller: player
    progression: fighter
    level: 3
    hp_max: 20
    ac: 6
    str_mod: 2
    attacks:
      - {id: sword, name: Sword, damage: 1d8+2 slashing}
  lia:
    name: Lia
    controller: player
    progression: mage
    level: 3
    hp_max: 9
    ac: 0
    spells:
      - id: slumber
        name: Slumber
        level: 1
        range_ft: 90
        castings: 1
        effects: [{kind: condition, condition: slumbering, duration_rounds: 4}]
    attacks:
      - {id: dagger, name: Dagger, damage: 1d4 piercing}
  orin:
    name: Orin
    controller: player
    progression: crusader
    level: 3
    hp_max: 14
    ac: 5
    attacks:
      - {id: mace, name: Mace, damage: 1d6 bludgeoning}
    spells:
      - id: mend
        name: Mend
        level: 1
        range_ft: touch
        castings: 1
        effects: [{kind: heal, dice: 1d6+1, timing: instant}]
  tess:
    name: Tess
    controller: player
    progression: thief
    level: 3
    hp_max: 10
    ac: 3
    dex_mod: 2
    attacks:
      - {id: sword, name: Short sword, damage: 1d6 piercing}
      - {id: bow, name: Short bow, damage: 1d6 piercing, range: [50, 100, 150]}
"""


def written(folder: Path, text: str, seed: int = 3, computer: Sequence[str] = ()) -> Record:
    path = folder / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    record = begin(load_encounter(str(path)), seed)
    record.fight.leave_to_computer(computer)
    return record


def pages(
    folder: Path, text: str, lines: Sequence[str], lang: str = "en", seed: int = 3, computer: Sequence[str] = ()
) -> list[str]:
    return on_screen(written(folder, text, seed, computer), lines, lang)[1]


# -- things -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_who_carry_things_of_the_same_id_call_them_by_their_own_names(tmp_path: Path, lang: str) -> None:
    hex, doc = pages(tmp_path, AIRLOCK, ["who hex", "who doc"], lang)[1:]
    assert "Vibroblades, Pistol" in hex
    assert "Laser pistol" not in hex
    assert "Laser pistol" in doc
    told = pages(tmp_path, MILL, ["none", "none", "march 6,4", "pass", "", "march 6,7", "attack", "pass"], lang, 4)
    assert not any("Short sword" in page for page in told if page.startswith("Bran>"))


def test_a_door_out_of_reach_is_refused_and_an_open_one_is_drawn_open(tmp_path: Path) -> None:
    lines = ["always all decline", "act base", "move 5,7", "act base", "open_door", "edit door lock yes", ""]
    seen = pages(tmp_path, AIRLOCK, lines)
    assert "this door is too far away (lock, distance 7, reach 2)" in seen[5]
    assert "Open a door" not in "".join(seen)
    assert "++" not in seen[-1]
    assert "//" in seen[-1]
    assert "/ open door" in seen[-1]


def test_somebody_who_stands_where_another_does_is_still_told_of() -> None:
    fight = begin(load_encounter("docking_bay"), 3).fight
    table = fight.game.table(fight.state)
    one, two, *others = table.combatants
    sketch = sketched(replace(table, combatants=(one, replace(two, body=one.body), *others)))
    assert sketch is not None
    assert one.body is not None
    assert {one.id, two.id} <= sketch.shown()[0].keys()
    grain = table.battlefield.grain
    assert sketch.notes[one.id].endswith(f" {one.body.x // grain},{one.body.y // grain}")


# -- several at the same time ----------------------------------------------------------------------
def test_whoever_acts_at_the_same_time_as_others_is_named_and_told_that_he_was_heard(tmp_path: Path) -> None:
    lines = ["always all decline", "act base", "move 5,7", "act base", "move 5,5", "act full", "move 14,8"]
    seen = pages(tmp_path, AIRLOCK, lines)
    assert "✓ Doc: move 5,7" in seen[3]
    assert re.search(r"\d   → 14,8", seen[-1])
    assert re.search(r"\d   Sava: ", seen[-1])
    assert "Doc: → 5,7" in seen[-1]


# -- the screen ------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happened_comes_before_more_of_the_map(tmp_path: Path, lang: str) -> None:
    seen = pages(tmp_path, MILL, ["auto"] * 12, lang, 4, ["orcs"])
    for page in seen:
        cut = [line for line in page.splitlines() if line.startswith("… ")]
        drawn = [line for line in page.splitlines() if re.match(r" *\d+ [^ ]*[·█░/]{5}", line)]
        assert not cut or len(drawn) <= 6, page
        assert len(page.splitlines()) <= 24


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_act_is_told_by_dots_alone_where_somebody_can_be_attacked(tmp_path: Path, lang: str) -> None:
    door = ["always all decline", "act base", "move 5,7", "act base", "edit door lock yes", ""]
    page = pages(tmp_path, AIRLOCK, door, lang)[-1]
    assert "… …" not in page
    shown = r" \d+%|Tin Hand Drudge 1|Жестянорукий чернорабочий 1|Бляшанорукий чорнороб 1"
    assert re.search(shown, page.split("?")[-1])


def test_a_number_stays_with_what_it_counts(tmp_path: Path) -> None:
    record = written(tmp_path, AIRLOCK)
    for page in on_screen(record, ["auto"] * 8, "uk")[1]:
        assert not re.search(r"(Прозір|Сміливість|Снага|Вуж)\n", page), page


# -- in the language -------------------------------------------------------------------------------
COMMANDS = ("options", "why", "log", "map", "undo", "always", "standing", "roll", "typed", "all", "full", "WHO", "side")


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_no_command_is_left_in_english(tmp_path: Path, lang: str) -> None:
    words = {"ru": ["? все", "варианты", "постоянные", "почему", "журнал 2", "всегда", "всегда все что-то", "ранить"],
             "uk": ["? усе", "варіанти", "постійні", "чому", "журнал 2", "завжди", "завжди усі щось", "поранити"]}
    for page in pages(tmp_path, AIRLOCK, words[lang], lang):
        assert not set(re.findall(r"[A-Za-z]+", page)) & set(COMMANDS), page


@pytest.mark.parametrize(("lang", "always", "undo"), [
    ("en", "always all decline", "undo turn"), ("ru", "всегда все не тратить", "отмена ход"),
    ("uk", "завжди усі не витрачати", "скасувати хід"),
])  # fmt: skip
def test_words_behind_a_command_are_those_of_the_language(tmp_path: Path, lang: str, always: str, undo: str) -> None:
    session, seen = on_screen(written(tmp_path, AIRLOCK), [always, undo], lang)
    assert len(session.standing.everything()) == 1
    assert not re.search(r"choice|выбор|вибір", seen[2])  # nothing is said about how the word is used


# -- answers ---------------------------------------------------------------------------------------
def test_undo_takes_back_what_a_person_typed_and_not_an_answer_left_standing(tmp_path: Path) -> None:
    lines = ["always all decline", "act none", "pass", "undo"]
    session, seen = on_screen(written(tmp_path, AIRLOCK), lines)
    assert seen[-1].splitlines()[1].startswith("Taken back: Doc: ")
    assert len(session.standing.everything()) == 1


def test_a_letter_of_the_map_comes_before_what_it_begins(tmp_path: Path) -> None:
    lines = ["cast slumber", "none", "pass", "", "pass", "cast", "c"]
    seen = pages(tmp_path, MILL, lines, seed=4, computer=["orcs"])
    assert "Slumber → Tusk Raider 3" in seen[-1]


def test_an_empty_list_is_no_word_of_the_answer_that_enter_gives(tmp_path: Path) -> None:
    seen = pages(tmp_path, MILL, ["cast slumber", "none", "pass"], seed=4, computer=["orcs"])
    assert "split Bran, Lia <after>" in seen[-1]
    assert seen[-1].endswith("party [before]> ")


def test_what_goes_to_several_is_told_by_their_names() -> None:
    record = begin(load_encounter("dry_ford"), 7)
    record.fight.leave_to_computer(["b"])
    seen = "".join(on_screen(record, ["choose l1", "attack", "", "end"] * 2)[1])
    assert "allot Line Trooper" in seen
    assert "=" in seen


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "hit Tin Hand* 3"), ("uk", "поранити Бляш* 3"), ("ru", "ранить жестян* 3")]
)
def test_a_pattern_fits_the_names_that_the_screen_shows(tmp_path: Path, lang: str, line: str) -> None:
    session, seen = on_screen(written(tmp_path, AIRLOCK), [line], lang)
    hurt = [each.id for each in session.game.standings(session.fight.state) if each.health[0] < each.health[1]]
    assert hurt == ["tin_hand", "tin_hand_2", "tin_hand_3", "tin_hand_4"]
    assert lang == "en" or not re.search(r", damage:", seen[-1])


def test_who_stands_in_reach_at_the_side_is_told_to_turn(tmp_path: Path) -> None:
    near = MILL.replace("at: [4, 9], facing: S, count: 6", "at: [6, 2], facing: S")
    seen = pages(tmp_path, near, ["none", "none", "attack a"], seed=4, computer=["orcs"])
    assert "not in the front arc" in seen[-1]
    assert "out of reach" not in seen[-1]


# -- check ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_used_or_is_used_at_once_is_a_warning(tmp_path: Path, lang: str) -> None:
    (tmp_path / "airlock.yaml").write_text(AIRLOCK)
    (tmp_path / "mill.yaml").write_text(MILL)
    seen = affray("check", "airlock.yaml", "mill.yaml", "--lang", lang, folder=tmp_path)
    assert seen.code == 0
    assert "psi_attacks: true" in seen.err
    assert re.search(r"bestiary\.tess\.attacks: .*inventory", seen.err)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_missing_or_of_another_shape_is_told_with_what_it_can_be(tmp_path: Path, lang: str) -> None:
    text = AIRLOCK.replace("kind: kinetic, dv: 2d10+3", "dv: 2d10+3").replace("{type: centered, falloff: 2}", "blast")
    (tmp_path / "airlock.yaml").write_text(text)
    seen = affray("check", "airlock.yaml", "--lang", lang, folder=tmp_path)
    assert "melee, kinetic, beam, spray, seeker, thrown, system, psi" in seen.err
    assert "type, falloff, radius" in seen.err


def test_words_of_the_remark_find_a_stat_block_and_the_hint_names_one_of_those_found() -> None:
    seen = affray("bestiary", "eclipse_phase", "--find", "mind alone")
    assert "Node Warden Quill" in seen.out
    assert seen.out.rstrip().endswith("affray bestiary eclipse_phase warden")


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_no_condition_of_a_status_line_is_left_in_english(lang: str) -> None:
    words = Speaker(lang, find("eclipse_phase"))
    for each in ("bleeding", "full_defense", "aggressive", "cover", "stable", "surprised"):
        assert not re.search(r"[a-z]", words.word("condition", each)), each


@pytest.mark.parametrize(("lang", "begun"), [("en", "always all "), ("ru", "всегда все "), ("uk", "завжди усі ")])
def test_the_tabulator_completes_the_answer_behind_a_command(tmp_path: Path, lang: str, begun: str) -> None:
    session, _ = on_screen(written(tmp_path, AIRLOCK), [], lang)
    assert {"take", "decline"} <= set(session.completions(begun))
    assert "undo" not in session.completions(begun)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "health"), [("eclipse_phase", "durability"), ("acks2", "hp_max")])
def test_a_missing_side_is_told_alike_in_every_game(tmp_path: Path, game: str, health: str, lang: str) -> None:
    attacks = "attacks: [{id: s, name: S, damage: 1d6 slashing}]" if game == "acks2" else "weapons: []"
    fighter = f"{{name: Dy, {health}: 9, at: [1, 6], {attacks}}}"
    (tmp_path / "mine.yaml").write_text(f"game: {game}\nmap: {{size: [9, 9]}}\ncombatants: [{fighter}]\n")
    seen = affray("check", "mine.yaml", "--lang", lang, folder=tmp_path)
    assert seen.code == 1
    assert "side: heroes" in seen.err
    assert "CORE-" not in seen.err
