"""`affray import`: what is written, what is told, and what is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from affray.files import check_file
from affray.text import Speaker
from tests.cli.commandline import LANGUAGES, affray

SAMPLES = Path(__file__).parents[1] / "files" / "importers" / "samples"
STAG = (SAMPLES / "ashen_stag.txt").read_text(encoding="utf-8")
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_a_bestiary_is_written_with_the_report_at_its_end_and_on_the_error_output(lang: str, tmp_path: Path) -> None:
    seen = affray("import", str(SAMPLES / "ashen_stag.txt"), "--to", "mine.yaml", "--lang", lang, folder=tmp_path)
    say = Speaker(lang).say
    assert seen.code == 0
    assert "affray check mine.yaml" in seen.out
    told = [line.strip() for line in seen.err.splitlines()]
    assert told[0] == say("cli-import-missed", count=1)
    assert told[1].startswith(f"Ashen Stag: {say('import-line', line='18')}: Charge: If the stag moves")
    text = (tmp_path / "mine.yaml").read_text(encoding="utf-8")
    assert [line.removeprefix("# ") for line in text.splitlines()[-len(told) :]] == told
    assert check_file(tmp_path / "mine.yaml").kind == "bestiary"


def test_without_a_file_to_write_the_bestiary_goes_to_the_output(tmp_path: Path) -> None:
    seen = affray("import", str(SAMPLES / "foundry_acks.json"))
    (tmp_path / "mine.yaml").write_text(seen.out, encoding="utf-8")
    assert check_file(tmp_path / "mine.yaml").game.name == "acks2"
    assert "system.attacks: two swings" in seen.err


def test_a_hyphen_reads_what_is_pasted() -> None:
    seen = affray("import", "-", lines=STAG.splitlines())
    assert seen.code == 0
    assert "ashen_stag:" in seen.out


def test_a_file_that_is_there_is_written_over_only_if_it_is_wished(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("precious")
    again = ("import", str(SAMPLES / "ashen_stag.txt"), "--to", "mine.yaml")
    seen = affray(*again, folder=tmp_path)
    assert (seen.code, seen.out) == (1, "")
    assert "--force" in seen.err
    assert (tmp_path / "mine.yaml").read_text() == "precious"
    assert affray(*again, "--force", folder=tmp_path).code == 0
    assert "ashen_stag:" in (tmp_path / "mine.yaml").read_text(encoding="utf-8")


def test_everything_can_be_understood(tmp_path: Path) -> None:
    plain = "\n".join(line for line in STAG.splitlines() if not line.startswith("Charge"))
    (tmp_path / "stag.txt").write_text(plain, encoding="utf-8")
    seen = affray("import", "stag.txt", folder=tmp_path)
    assert seen.err.splitlines()[0] == Speaker("en").say("cli-import-understood")


BAD: dict[str, tuple[bytes, str]] = {
    "empty": (b" \n", "FILE-EMPTY"),
    "broken": (b'{"name": "x",', "FILE-JSON"),
    "no number": (b'[{"hp": NaN}]', "FILE-JSON"),
    "a number of thousands of digits": (b"[" + b"9" * 5000 + b"]", "FILE-JSON"),
    "deep": (b"[" * 100_000, "FILE-TOO-BIG"),
    "nested": (b"[" * 100 + b"]" * 100, "FILE-TOO-BIG"),
    "long": (b"[" + b" " * 6_000_000 + b"]", "FILE-TOO-BIG"),
    "other encoding": ("Брод і ліс".encode("cp1251"), "FILE-ENCODING"),
    "bytes": (b"\xff\x00\x01", "FILE-NOT-TEXT"),
    "other JSON": (b'{"a": 1}', "FILE-FORMAT"),
    "other text": (b"Dear diary", "FILE-FORMAT"),
    "nobody": (b'{"Creatures": []}', "FILE-NO-CREATURES"),
}  # fmt: skip


@every_language
@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_read_is_told_in_a_sentence(name: str, lang: str, tmp_path: Path) -> None:
    content, rule = BAD[name]
    (tmp_path / "x").write_bytes(content)
    seen = affray("import", "x", "--lang", lang, folder=tmp_path)
    assert (seen.code, seen.out) == (1, "")
    assert "Traceback" not in seen.err
    assert len(seen.err.splitlines()) == 1
    assert message(rule, lang) in seen.err


def message(rule: str, lang: str) -> str:
    """The beginning of a message, before its facts."""
    if rule == "FILE-TOO-BIG":
        return {"en": "at most", "ru": "наибольшее", "uk": "найбільше"}[lang]
    return Speaker(lang).say(f"refusal-{rule}", among="∎", looks="∎").split("∎")[0]


def test_a_file_that_is_not_there_and_a_folder_are_told(tmp_path: Path) -> None:
    assert affray("import", "nowhere.json", folder=tmp_path).code == 1
    assert affray("import", ".", folder=tmp_path).code == 1


def test_the_format_and_the_game_can_be_said(tmp_path: Path) -> None:
    file = str(SAMPLES / "foundry_acks.json")
    assert affray("import", file, "--format", "foundry", "--game", "acks2").code == 0
    other = affray("import", file, "--game", "coinflip")
    assert other.code == 1
    assert "acks2" in other.err
    assert affray("import", file, "--format", "open5e").code == 1
    wrong = affray("import", file, "--format", "scroll")
    assert wrong.code == 2
    assert "improved-initiative" in wrong.err


def test_who_cannot_be_fought_is_left_out_and_told(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text('{"name": "Wisp", "hit_points": null, "armor_class": [{"value": 12}]}')
    seen = affray("import", "x.json", folder=tmp_path)
    assert (seen.code, seen.out) == (1, "")
    assert "hp_max" in seen.err


def test_the_examples_of_the_page_run(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "import.md").read_text(encoding="utf-8")
    (commands,) = re.findall(r"^```\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    (fight,) = re.findall(r"^```yaml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    scores = {"Str": 8, "Dex": 14, "Con": 10, "Int": 10, "Wis": 8, "Cha": 8}
    goblin = {"Creatures.g": {"Id": "g", "Name": "Goblin", "Type": "Small humanoid", "HP": {"Value": 7},
                              "AC": {"Value": 15},
                              "Speed": ["30 ft."], "Challenge": "1/4", "Abilities": scores}}  # fmt: skip
    stag = ["Stag", "Large beast, unaligned", "Armor Class 10", "Hit Points 13 (2d10 + 2)", "Speed 50 ft.",
            "STR DEX CON INT WIS CHA", "16 (+3) 10 (+0) 12 (+1) 2 (-4) 10 (+0) 5 (-3)"]  # fmt: skip
    (tmp_path / "goblins.json").write_text(json.dumps(goblin), encoding="utf-8")
    for line in commands.splitlines():
        command = line.partition("#")[0].split()
        seen = affray(*command[1:], lines=stag if "-" in command else (), folder=tmp_path)
        assert seen.code == 0, (line, seen.err)
    (tmp_path / "fight.yaml").write_text(fight, encoding="utf-8")
    assert affray("check", "fight.yaml", folder=tmp_path).code == 0
    assert affray("check", "stag.yaml", folder=tmp_path).code == 0
    seen = affray("run", "fight.yaml", "--until", "2", "--seed", "1", "-q", folder=tmp_path)
    assert (seen.code, seen.err) == (0, "")


# -- as people have them ----------------------------------------------------------------------------
def test_an_export_as_a_browser_keeps_it_is_opened(tmp_path: Path) -> None:
    ogre = {"Name": "Moss Ogre", "HP": {"Value": 59}, "AC": {"Value": 11}, "Abilities": {"Str": 19}}
    kept = {"ImprovedInitiative.Creatures": '["abc"]', "ImprovedInitiative.Creatures.abc": json.dumps(ogre)}
    (tmp_path / "ii.json").write_text(json.dumps(kept))
    seen = affray("import", "ii.json", folder=tmp_path)
    assert seen.code == 0
    assert "hp_max: 59" in seen.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_actor_of_a_system_that_nobody_reads_is_told_by_that(lang: str, tmp_path: Path) -> None:
    actor = {"name": "X", "system": {"attributes": {"hp": {"max": 9}}}, "_stats": {"systemId": "pf2e"}}
    (tmp_path / "x.json").write_text(json.dumps(actor))
    seen = affray("import", "x.json", "--lang", lang, folder=tmp_path)
    assert seen.code == 1
    assert "pf2e" in seen.err
    assert "dnd5e, sfrpg, acks, ep2e" in seen.err


STALKER = """Cave Stalker
Medium monstrosity, neutral evil
Armor Class 14
Hit Points 45 (6d8 + 18)
Speed 30 ft.
STR 16 (+3) DEX 14 (+2) CON 16 (+3) INT 3 (-4) WIS 12 (+1) CHA 5 (-3)
Multiattack. The stalker makes two claw attacks.
Claw. Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 8 (1d10 + 3) slashing damage.
Shriek. Each creature within 20 feet must make a DC 13 Constitution saving throw or be deafened. It hums a tune.
"""


def test_a_text_without_headings_is_still_read(tmp_path: Path) -> None:
    (tmp_path / "stalker.txt").write_text(STALKER)
    seen = affray("import", "stalker.txt", folder=tmp_path)
    assert "{attack: claw, count: 2}" in seen.out
    assert "area: {shape: sphere, size_ft: 20}" in seen.out
    assert "not understood (1)" in seen.err.casefold()
    assert "It hums a tune" in seen.err
