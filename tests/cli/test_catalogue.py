"""`affray games`, `check`, `schema` and `rules`: what can be looked up, in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from affray.core.refusals import refuse
from affray.rulesets import find, games
from affray.text import Speaker, rulebook
from tests.cli.commandline import LANGUAGES, affray

every_language = pytest.mark.parametrize("lang", LANGUAGES)

BROKEN = """\
game: coinflip
map:
  size: [16, 16]
combatants:
  - {id: l1, unit: levi, side: a, at: [3, 3]}
  - {id: t1, unit: trooper, side: b, at: [5, 13]}
optoins: {}
"""


# -- games -----------------------------------------------------------------------------------------
@every_language
def test_games_lists_every_game_with_its_title_and_its_samples(lang: str) -> None:
    seen = affray("games", "--lang", lang)
    assert seen.code == 0
    assert "coinflip  Coinflip Skirmish\n" in seen.out
    for sample, title in (("dry_ford", "Dry Ford"), ("glass_night", "Glass Night")):
        told = Speaker(lang, find("coinflip")).name(title)
        assert any(line.split() == [sample, *told.split()] for line in seen.out.splitlines())


# -- check -----------------------------------------------------------------------------------------
@every_language
def test_check_praises_what_is_right(lang: str) -> None:
    seen = affray("check", "dry_ford", "coinflip/glass_night", "--lang", lang)
    say = Speaker(lang).say
    assert (seen.code, seen.err) == (0, "")
    assert seen.out.splitlines() == [
        say("cli-checked-encounter", file="coinflip/dry_ford.yaml", game="coinflip"),
        say("cli-checked-encounter", file="coinflip/glass_night.yaml", game="coinflip"),
    ]


@every_language
def test_check_tells_every_problem_at_once_with_its_line_and_a_hint(lang: str, tmp_path: Path) -> None:
    (tmp_path / "ford.yaml").write_text(BROKEN)
    seen = affray("check", "ford.yaml", "dry_ford", "--lang", lang, folder=tmp_path)
    assert seen.code == 1
    unit, options, count = seen.err.splitlines()
    assert unit.startswith("ford.yaml:5: combatants[0].unit: ")
    assert "levy" in unit
    assert options.startswith("ford.yaml:7: optoins: ")
    assert "options" in options
    assert count == Speaker(lang).say("cli-problems", file="ford.yaml", count=2)
    assert "coinflip/dry_ford.yaml" in seen.out


@every_language
def test_check_tells_warnings_with_their_line_and_is_content(lang: str, tmp_path: Path) -> None:
    idle = BROKEN.replace("levi", "levy").replace("optoins: {}\n", "").replace(
        "[16, 16]\n", "[16, 16]\n  terrain:\n    - {kind: altar, rect: [8, 8, 9, 9]}\n"
    )
    (tmp_path / "ford.yaml").write_text(idle)
    seen = affray("check", "ford.yaml", "--lang", lang, folder=tmp_path)
    say = Speaker(lang).say
    reason = Speaker(lang).reason(refuse("FILE-NO-EFFECT", kind="altar", id="altar-1"))
    assert seen.code == 0
    assert seen.err.splitlines() == [say("file-warning", text=f"ford.yaml:5: map.terrain[0]: {reason}.")]
    assert seen.out.splitlines() == [say("cli-checked-warned", file="ford.yaml", game="coinflip", count=1)]


def test_check_counts_problems_and_not_warnings(tmp_path: Path) -> None:
    idle = BROKEN.replace("optoins: {}\n", "").replace(
        "[16, 16]\n", "[16, 16]\n  terrain:\n    - {kind: altar, rect: [8, 8, 9, 9]}\n"
    )
    (tmp_path / "ford.yaml").write_text(idle)
    seen = affray("check", "ford.yaml", folder=tmp_path)
    warning, problem, count = seen.err.splitlines()
    assert seen.code == 1
    assert warning.startswith("Warning: ford.yaml:5: ")
    assert problem.startswith("ford.yaml:7: combatants[0].unit: ")
    assert count == Speaker("en").say("cli-problems", file="ford.yaml", count=1)


def test_check_names_the_rule_of_the_game_that_a_set_up_breaks(tmp_path: Path) -> None:
    alone = BROKEN.replace("levi", "levy").replace("optoins: {}\n", "").replace("[5, 13]", "[5, 13], hp: 0")
    (tmp_path / "ford.yaml").write_text(alone)
    seen = affray("check", "ford.yaml", folder=tmp_path)
    assert seen.code == 1
    assert "ford.yaml:4: combatants: COIN-SETUP-2: " in seen.err


def test_check_also_reads_bestiaries_and_journals(tmp_path: Path) -> None:
    (tmp_path / "guns.yaml").write_text("game: coinflip\nitems:\n  sling: {name: Sling, kind: weapon, coins: 1}\n")
    affray("run", "dry_ford", "--journal", "ford.jsonl", "--until", "1", folder=tmp_path)
    seen = affray("check", "guns.yaml", "ford.jsonl", folder=tmp_path)
    say = Speaker("en").say
    assert seen.code == 0
    assert seen.out.splitlines() == [
        say("cli-checked-bestiary", file="guns.yaml", game="coinflip"),
        say("cli-checked-journal", file="ford.jsonl", game="coinflip"),
    ]


# -- schema ----------------------------------------------------------------------------------------
def test_schema_is_json_that_describes_an_encounter() -> None:
    seen = affray("schema", "coinflip")
    assert seen.code == 0
    assert {"game", "map", "combatants", "bestiary", "include"} <= set(json.loads(seen.out)["properties"])


def test_schema_goes_to_a_file_if_one_is_named(tmp_path: Path) -> None:
    seen = affray("schema", "coinflip", "--output", "schema.json", folder=tmp_path)
    assert (seen.code, seen.out) == (0, "Saved: schema.json\n")
    assert (tmp_path / "schema.json").read_text() == affray("schema", "coinflip").out


@every_language
def test_an_unknown_game_is_answered_with_the_likeliest_and_all_others(lang: str) -> None:
    seen = affray("schema", "conflip", "--lang", lang)
    assert (seen.code, seen.out) == (1, "")
    known = ", ".join(games())
    assert seen.err == Speaker(lang).say("cli-no-game", name="conflip", hint="coinflip", known=known) + "\n"


# -- rules -----------------------------------------------------------------------------------------
@every_language
def test_rules_alone_lists_the_games_and_their_areas(lang: str) -> None:
    seen = affray("rules", "--lang", lang)
    assert seen.code == 0
    assert "coinflip" in seen.out
    assert ", ".join(area.name for area in rulebook(find("coinflip")).areas) in seen.out


def test_rules_of_a_game_lists_every_rule_with_its_beginning() -> None:
    seen = affray("rules", "coinflip")
    book = rulebook(find("coinflip"))
    assert seen.code == 0
    assert [line.split()[0] for line in seen.out.splitlines() if line.startswith("  COIN-")] == [r.id for r in book]
    assert all(area.title in seen.out for area in book.areas)


@pytest.mark.parametrize("args", [("coinflip", "--area", "win"), ("--area", "WIN")])
def test_rules_can_be_narrowed_to_an_area(args: tuple[str, ...]) -> None:
    seen = affray("rules", *args)
    assert seen.code == 0
    shown = [line.split()[0] for line in seen.out.splitlines() if line.startswith("  COIN-")]
    assert shown == [rule.id for rule in rulebook(find("coinflip")).area("WIN").rules]


@every_language
@pytest.mark.parametrize("word", ["COIN-HATCH-4", "hatch-4", "Hatch-4 "])
def test_a_rule_is_shown_in_full_with_its_origin(word: str, lang: str) -> None:
    seen = affray("rules", word, "--lang", lang)
    rule = rulebook(find("coinflip"), lang).rule("hatch-4")
    assert seen.code == 0
    assert seen.out.splitlines() == [f"{rule.id}  ({Speaker(lang).say('rule-tag-source-plus')})", rule.text]


def test_an_area_named_like_a_rule_shows_all_its_rules_in_full() -> None:
    seen = affray("rules", "coin-win")
    assert seen.code == 0
    assert all(rule.text in seen.out for rule in rulebook(find("coinflip")).area("WIN").rules)


@every_language
def test_an_unknown_rule_is_answered_with_the_likeliest(lang: str) -> None:
    seen = affray("rules", "COIN-SPCE-3", "--lang", lang)
    assert (seen.code, seen.out) == (1, "")
    assert seen.err == Speaker(lang).say("cli-no-rule", name="COIN-SPCE-3", hint="COIN-SPACE-3") + "\n"


def test_an_end_that_several_rules_share_names_them_all() -> None:
    seen = affray("rules", "3")
    assert seen.code == 1
    assert "COIN-SPACE-3" in seen.err
    assert "COIN-TOSS-3" in seen.err


def test_an_unknown_area_is_answered_with_all_areas() -> None:
    seen = affray("rules", "coinflip", "--area", "spce")
    assert seen.code == 1
    assert "SPACE" in seen.err
    assert "TOSS" in seen.err
