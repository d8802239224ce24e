"""Players by the names of their styles, for games that know styles and for those that do not."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

import affray
from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.files import BadFile, load_encounter, schema
from affray.players import STYLES, UnknownStyle, named
from affray.players.believing import Believing
from affray.players.driver import play_out
from affray.players.lookahead import BUDGET, LookAhead
from affray.players.random_legal import RandomLegal
from affray.players.styles import Sides, cast
from affray.rulesets.coinflip import RULESET
from affray.rulesets.game import Player
from affray.rulesets.plain import first_legal
from affray.rulesets.tactics import KNOWN, NAMES
from affray.simulate import setting
from affray.testing import duel
from affray.text import Speaker
from tests.cli.commandline import affray as command
from tests.files.written import SOUND, faults, write


class Styled(duel.Duel):
    """A game whose own player knows styles."""

    def player(self, style: str = "plain") -> Player:
        def answer(fight: Fight[Any], question: Choose) -> Pick:
            return Pick(question.who, style)

        return answer


def test_every_style_plays_every_game_also_one_that_knows_only_one() -> None:
    people = {"ann": duel.Fighter("Ann", "a"), "bo": duel.Fighter("Bo", "b")}
    start = duel.RULESET.start(duel.Encounter("duel", people))
    assert tuple(STYLES) == NAMES
    for style in (*STYLES, "lookahead:4"):
        fight: Fight[Any] = Fight(duel.RULESET, start)
        play_out(fight, named(style, duel.RULESET, 7), Dice(7))
        assert fight.over in ("a", "b"), style


def test_a_style_is_the_player_of_its_kind() -> None:
    assert isinstance(named("random", RULESET), RandomLegal)
    plain, ahead, more = named("plain", RULESET), named("lookahead", RULESET), named("lookahead:9", RULESET)
    assert isinstance(plain, Believing)
    assert plain.player is RULESET.player()
    assert isinstance(ahead, LookAhead)
    assert isinstance(more, LookAhead)
    assert (ahead.budget, more.budget) == (BUDGET, 9)
    assert named("plain", RULESET, open=True) is RULESET.player()


def test_a_game_that_knows_styles_is_told_which() -> None:
    start = duel.RULESET.start(duel.Encounter("duel", {"ann": duel.Fighter("Ann", "a"), "bo": duel.Fighter("Bo", "b")}))
    fight: Fight[Any] = Fight(duel.RULESET, start)
    question = fight.pending
    assert isinstance(question, Choose)
    answers = [named(style, Styled(), open=True)(fight, question).do for style in ("plain", "cautious", "aggressive")]
    assert answers == ["plain", "cautious", "aggressive"]
    assert named("cautious", duel.RULESET, open=True) is first_legal


@pytest.mark.parametrize("style", ["", "bold", "plain:3", "lookahead:", "lookahead:1", "lookahead:x", "lookahead:²"])
def test_a_style_that_there_is_not_is_told_with_those_there_are(style: str) -> None:
    with pytest.raises(UnknownStyle) as wrong:
        named(style, RULESET)
    assert all(name in str(wrong.value) for name in NAMES)
    assert wrong.value.known == KNOWN
    assert str(pickle.loads(pickle.dumps(wrong.value))) == str(wrong.value)


def test_each_side_has_its_player_and_everybody_else_another() -> None:
    found = cast(RULESET, {"a": "random", "*": "lookahead:4"}, 3)
    assert isinstance(found, Sides)
    assert isinstance(found.players["a"], RandomLegal)
    assert isinstance(found.others, LookAhead)
    assert isinstance(cast(RULESET, {}, 3), Believing)


# -- in files --------------------------------------------------------------------------------------
def test_an_encounter_says_how_the_computer_plays_a_side(tmp_path: Path) -> None:
    path = write(tmp_path, SOUND + "tactics: {a: random, b: 'lookahead:4'}\n")
    fight = affray.open(path, seed=3)
    assert fight.styles == {"a": "random", "b": "lookahead:4"}
    assert isinstance(fight.decider, Sides)
    assert isinstance(fight.decider.players["a"], RandomLegal)
    assert fight.decider is fight.decider, "who plays at random goes on where he was"
    fight.save(tmp_path / "fight.jsonl")
    assert affray.resume(tmp_path / "fight.jsonl").styles == fight.styles
    assert setting(path).ready().styles == fight.styles
    assert setting(path, {"a": "plain"}).ready().styles == {"a": "plain", "b": "lookahead:4"}
    assert setting(path, {"*": "plain"}).ready().styles == {"*": "plain"}


def test_tactics_that_cannot_be_are_told_with_their_lines(tmp_path: Path) -> None:
    assert faults(tmp_path, SOUND + "tactics: {a: plian}\n") == [
        "4 tactics.a: FILE-CHOICE(field=a, value=plian, hint=plain)"
    ]
    assert faults(tmp_path, SOUND + "tactics:\n  a: plain\n  c: plain\n") == [
        "6 tactics.c: FILE-UNKNOWN-FIELD(field=c, hint=)"
    ]
    (typed,) = faults(tmp_path, SOUND + "tactics: {a: 3}\n")
    assert typed.startswith("4 tactics.a: FILE-TYPE(field=a, value=3")
    (whole,) = faults(tmp_path, SOUND + "tactics: [plain]\n")
    assert whole.startswith("4 tactics: FILE-TYPE(")
    (near,) = faults(tmp_path, SOUND + "tactic: {a: plain}\n")
    assert near == "4 tactic: FILE-UNKNOWN-FIELD(field=tactic, hint=tactics)"
    told = [each.rpartition(" ")[2] for each in faults(tmp_path, SOUND.replace("16, 16", "x") + "tactics: {a: no}\n")]
    assert len(told) == 2, "both are told at once"


def test_a_header_with_tactics_or_players_that_cannot_be_is_refused(tmp_path: Path) -> None:
    fight, path = affray.open("dry_ford", seed=1, players={"a": "cautious"}), tmp_path / "fight.jsonl"
    for name, wrong in (("players", {"a": "bold"}), ("players", ["bold"])):
        fight.journal.header[name] = wrong
        fight.save(path)
        with pytest.raises(BadFile) as refused:
            affray.resume(path)
        assert refused.value.problems[0].refusal["field"] == "players"


def test_the_schema_knows_tactics() -> None:
    assert schema(RULESET)["properties"]["tactics"]["additionalProperties"]["pattern"].startswith("^(?:plain|")


# -- in the hand and on the command line -----------------------------------------------------------
def test_styles_are_kept_in_the_journal_and_wrong_ones_are_errors(tmp_path: Path) -> None:
    fight = affray.open("dry_ford", seed=1, players={"a": "cautious"})
    fight.play_in_style({"b": "random"})
    assert fight.styles == {"a": "cautious", "b": "random"}
    fight.save(tmp_path / "fight.jsonl")
    assert affray.resume(tmp_path / "fight.jsonl").styles == fight.styles
    with pytest.raises(ValueError, match="there is no side 'c'; there are a, b, "):
        fight.play_in_style({"c": "plain"})
    with pytest.raises(UnknownStyle):
        affray.open("dry_ford", players={"a": "bold"})


def test_run_and_play_take_players(tmp_path: Path) -> None:
    fight = affray.open("dry_ford", seed=5, players={"a": "random"})
    other = affray.open("dry_ford", seed=5)
    ends = [fight.play_out(), other.play_out()]
    assert fight.journal.path() != other.journal.path()
    for words, meant in (((), other), (("--players", "a=random"), fight)):
        journal = tmp_path / f"{len(words)}.jsonl"
        seen = command("run", "dry_ford", "--seed", "5", "--quiet", "--journal", str(journal), *words)
        assert seen.code == 0
        assert affray.resume(journal).journal.path() == meant.journal.path()
    assert ends[1] == "b"
    kept = tmp_path / "kept.jsonl"
    lines = ["auto", "quit"]
    seen = command("play", "dry_ford", "--journal", str(kept), "--players", "b=cautious", lines=lines)
    assert seen.code == 0
    assert affray.resume(kept).styles == {"b": "cautious"}


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_players_that_there_are_not_are_told(lang: str, tmp_path: Path) -> None:
    say = Speaker(lang).say
    known = ", ".join(KNOWN)
    for name, words, told in (
        ("run", "c=plain", say("sim-no-side", name="c", hint="", known="a, b, *")),
        ("run", "a=plan", say("sim-no-style", name="plan", hint="plain", known=known)),
        ("play", "a=plan", say("sim-no-style", name="plan", hint="plain", known=known)),
        ("run", "=plain", say("sim-players", option="--players", value="=plain")),
    ):
        seen = command(name, "dry_ford", "--players", words, "--lang", lang, folder=tmp_path)
        assert (seen.code, seen.err) == (2, told + "\n")
    assert load_encounter("dry_ford").data.get("tactics") is None
