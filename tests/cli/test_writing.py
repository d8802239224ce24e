"""`affray new`, `show`, `bestiary` and `rules --find`: what helps to write a fight."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from affray.files import bestiary, load_encounter, samples
from affray.rulesets import find, games
from affray.text import Speaker, rulebook
from tests.cli.commandline import LANGUAGES, affray

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("game", games())


# -- new -------------------------------------------------------------------------------------------
@every_game
def test_a_template_is_a_fight_of_four_heroes_against_six_with_walls_and_a_door(game: str, tmp_path: Path) -> None:
    seen = affray("new", game, "mine.yaml", folder=tmp_path)
    assert (seen.code, seen.err) == (0, "")
    assert "affray play mine.yaml" in seen.out
    loaded = load_encounter(tmp_path / "mine.yaml")
    assert (loaded.game.name, loaded.warnings) == (game, ())
    standings = loaded.game.standings(loaded.game.start(loaded.encounter))
    sides = [each.side for each in standings]
    assert sorted(sides.count(side) for side in dict.fromkeys(sides)) == [4, 6]
    terrain = loaded.data["map"].get("terrain") or loaded.data["map"]["features"]
    assert {"wall", "door"} <= {each["kind"] for each in terrain}
    assert set(loaded.data["bestiary"]) - set(bestiary(loaded.game)["bestiary"])


@every_game
def test_a_template_can_be_played_at_once(game: str, tmp_path: Path) -> None:
    assert affray("new", game, "mine.yaml", folder=tmp_path).code == 0
    seen = affray("run", "mine.yaml", "--until", "3", "--seed", "1", "-q", folder=tmp_path)
    assert (seen.code, seen.err) == (0, "")


@every_language
def test_a_template_explains_itself(lang: str, tmp_path: Path) -> None:
    affray("new", "coinflip", "mine.yaml", "--lang", lang, folder=tmp_path)
    text = (tmp_path / "mine.yaml").read_text(encoding="utf-8")
    remarks = " ".join(line.removeprefix("# ") for line in text.splitlines() if line.startswith("# "))
    say = Speaker(lang).say
    for id in ("new-head", "new-map", "new-combatants", "new-bestiary"):
        assert say(id, game="coinflip") in remarks
    assert "\n# yaml-language-server: $schema=coinflip.schema.json\n" in text
    assert max(map(len, text.splitlines())) <= 120


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("precious")
    seen = affray("new", "coinflip", "mine.yaml", folder=tmp_path)
    assert (seen.code, seen.out) == (1, "")
    assert "mine.yaml" in seen.err
    assert (tmp_path / "mine.yaml").read_text() == "precious"


def test_no_template_for_a_game_that_there_is_not(tmp_path: Path) -> None:
    seen = affray("new", "coinflop", "mine.yaml", folder=tmp_path)
    assert seen.code == 1
    assert "coinflip" in seen.err
    assert not (tmp_path / "mine.yaml").exists()


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    seen = affray("new", "coinflip", "none/mine.yaml", folder=tmp_path)
    assert seen.code == 1
    assert "none/mine.yaml" in seen.err


# -- show ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("sample", [sample.name for sample in samples()])
def test_a_sample_is_shown_as_it_is_written(sample: str) -> None:
    seen = affray("show", sample)
    assert (seen.code, seen.err) == (0, "")
    assert yaml.safe_load(seen.out)["title"] == load_encounter(sample).encounter.title


def test_a_sample_that_there_is_not_gets_a_hint() -> None:
    seen = affray("show", "dry_fjord")
    assert seen.code == 1
    assert "dry_ford" in seen.err


# -- bestiary --------------------------------------------------------------------------------------
@every_game
def test_a_bestiary_lists_everybody(game: str) -> None:
    seen = affray("bestiary", game)
    assert seen.code == 0
    listed = [line.split()[0] for line in seen.out.splitlines() if line.startswith("  ")]
    assert listed == [id for entries in bestiary(find(game)).values() for id in entries]


@every_game
def test_a_stat_block_can_be_copied_into_a_file(game: str) -> None:
    for table, entries in bestiary(find(game)).items():
        for id, entry in entries.items():
            seen = affray("bestiary", game, id)
            assert seen.code == 0
            read = json.loads(json.dumps(yaml.safe_load(seen.out)))  # names of fields are texts
            assert read == {table: {id: entry}}, id


@pytest.mark.parametrize("name", ["levy", "Dust Levy", "dust levy"])
def test_a_stat_block_is_found_by_its_name(name: str) -> None:
    assert affray("bestiary", "coinflip", name).out == affray("bestiary", "coinflip", "levy").out


def test_a_stat_block_is_found_by_its_name_in_another_language() -> None:
    name = Speaker("uk", find("coinflip")).name("Dust Levy")
    assert name != "Dust Levy"
    assert affray("bestiary", "coinflip", name, "--lang", "uk").out == affray("bestiary", "coinflip", "levy").out


def test_words_are_looked_for_in_any_order() -> None:
    one, other = (affray("bestiary", "fifth_edition", "--find", words) for words in ("hound pack", "PACK Hound"))
    assert one == other
    assert [line.split()[0] for line in one.out.splitlines() if line.startswith("  ")] == ["mire_hound"]


def test_nobody_of_that_name_or_those_words() -> None:
    seen = affray("bestiary", "coinflip", "levi")
    assert (seen.code, "“levy”" in seen.err) == (1, True)
    seen = affray("bestiary", "coinflip", "--find", "dragon")
    assert (seen.code, seen.out, "dragon" in seen.err) == (1, "", True)


def test_a_narrow_terminal_keeps_the_ids_whole() -> None:
    seen = affray("bestiary", "acks2", COLUMNS="40")
    assert "chapel_warden" in seen.out
    assert "…" not in seen.out


# -- rules -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_a_rule_an_area_and_a_game_are_told_in_the_language_of_the_user(lang: str) -> None:
    rule = next(iter(rulebook(find("coinflip"), lang)))
    for word in (rule.id, "COIN-TOSS", "coinflip"):
        assert rule.text.split(":")[0] in affray("rules", word, "--lang", lang, COLUMNS="400").out, word


def test_rules_are_found_by_words_in_any_order() -> None:
    one, other = affray("rules", "--find", "standing prone half"), affray("rules", "--find", "HALF prone, standing")
    assert one == other
    found = [line.split()[0] for line in one.out.splitlines() if line.startswith("  ") and "-" in line.split()[0]]
    wanted = [
        rule.id
        for name in games()
        for area in rulebook(find(name)).areas
        for rule in area.rules
        if all(word in f"{rule.id} {area.title} {rule.text}".casefold() for word in ("half", "prone", "standing"))
    ]
    assert "E5-PRONE-3" in found
    assert [each for each in found if each in wanted] == wanted


def test_rules_of_one_game_are_found() -> None:
    seen = affray("rules", "starfinder", "--find", "prone")
    assert seen.code == 0
    assert "SF-" in seen.out
    assert "E5-" not in seen.out


@every_language
def test_words_that_no_rule_has(lang: str) -> None:
    seen = affray("rules", "--find", "xyzzy prone", "--lang", lang)
    told = Speaker(lang).say("cli-rules-none", words="xyzzy prone")
    assert (seen.code, seen.out, seen.err) == (1, "", told + "\n")
