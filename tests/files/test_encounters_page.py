"""docs/encounters.md: every example on it is run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from affray.files import bestiary, load_encounter
from affray.rulesets import find, games
from affray.rulesets.shelf import folder
from tests.cli.commandline import affray

PAGE = (Path(__file__).parents[2] / "docs" / "encounters.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(yaml|yaml wrong|console)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FIGHTS = [text for kind, text in BLOCKS if kind == "yaml"]
WHOLE = {yaml.safe_load(text)["game"]: text for text in FIGHTS if "title:" in text}


@pytest.mark.parametrize("text", FIGHTS, ids=lambda text: f"{yaml.safe_load(text)['game']} {FIGHTS.index(text)}")
def test_an_example_can_be_fought(text: str, tmp_path: Path) -> None:
    (tmp_path / "my_fight.yaml").write_text(text, encoding="utf-8")
    seen = affray("check", "my_fight.yaml", folder=tmp_path)
    assert (seen.code, seen.err) == (0, "")
    seen = affray("run", "my_fight.yaml", "--until", "4", "--seed", "1", "-q", folder=tmp_path)
    assert (seen.code, seen.err) == (0, "")


def test_every_game_has_a_whole_fight() -> None:
    assert sorted(WHOLE) == games()


@pytest.mark.parametrize("game", games())
def test_a_whole_fight_is_the_template(game: str) -> None:
    written: Any = yaml.safe_load(WHOLE[game])
    assert written == yaml.safe_load(folder(find(game).package).joinpath("template.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", games())
def test_a_whole_fight_has_four_heroes_six_opponents_walls_a_door_and_a_hero_of_ones_own(game: str) -> None:
    data = yaml.safe_load(WHOLE[game])
    loaded = load_encounter(data)
    sides = [each.side for each in loaded.game.standings(loaded.game.start(loaded.encounter))]
    assert sorted(sides.count(side) for side in dict.fromkeys(sides)) == [4, 6]
    assert {"wall", "door"} <= {each["kind"] for each in data["map"].get("terrain") or data["map"]["features"]}
    assert set(data["bestiary"]) - set(bestiary(loaded.game)["bestiary"])


def test_what_is_told_of_a_wrong_file(tmp_path: Path) -> None:
    ((wrong, said),) = [
        (text, BLOCKS[number + 1][1]) for number, (kind, text) in enumerate(BLOCKS) if kind == "yaml wrong"
    ]
    (tmp_path / "my_fight.yaml").write_text(wrong, encoding="utf-8")
    command, *lines = said.splitlines()
    seen = affray(*command.removeprefix("$ affray ").split(), folder=tmp_path)
    assert seen.code == 1
    assert (seen.out + seen.err).splitlines() == lines


def test_the_commands_of_the_page_exist() -> None:
    named = set(re.findall(r"`?affray ([a-z]+) ", PAGE))
    assert named
    assert all(affray(name, "--help").code == 0 for name in sorted(named))
