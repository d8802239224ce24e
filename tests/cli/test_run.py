"""`affray run` and `affray replay`: fights that go by themselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.script import Roll, Thrown
from affray.files import load_encounter
from affray.library import begin
from affray.players.believing import Believing
from affray.players.driver import play_out
from affray.text import Speaker
from affray.version import __version__
from tests.cli.commandline import LANGUAGES, affray, fresh

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_sample = pytest.mark.parametrize("name", ["dry_ford", "convoy_at_the_pass", "glass_night"])


def told(name: str, seed: int, lang: str) -> tuple[list[str], str]:
    """What happens in a fight of automatic players, sentence by sentence, and how it ends."""
    loaded = load_encounter(name)
    fight, speaker = fresh(loaded), Speaker(lang, loaded.game)
    play_out(fight, Believing(loaded.game.player()), Dice(seed))
    names = loaded.game.names(fight.state)
    sentences = [speaker.event(event, names) for event in fight.log()]
    return [text for text in sentences if text], speaker.result(fight.over)


def objects(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


# -- run -------------------------------------------------------------------------------------------
@every_language
@every_sample
def test_run_tells_every_event_in_order_and_then_the_result(name: str, lang: str) -> None:
    seen = affray("run", name, "--seed", "5", "--log", "full", "--lang", lang)
    sentences, result = told(name, 5, lang)
    lines = iter(seen.out.splitlines())
    assert (seen.code, seen.err) == (0, "")
    assert all(sentence in lines for sentence in sentences)
    assert Speaker(lang).say("cli-result", result=result) in lines


def test_run_shows_the_battlefield_and_everybody_before_and_after() -> None:
    seen = affray("run", "dry_ford", "--seed", "7")
    assert seen.out.count("  3 ···A·B·C·D·······\n") == 1
    assert "l1  Dust Levy 1     Side A  2/2     fit     3,3    Pistol\n" in seen.out
    assert "l1  Dust Levy 1     Side A  0/2     destroyed  3,3\n" in seen.out


@every_language
def test_quiet_tells_only_the_result(lang: str) -> None:
    seen = affray("run", "dry_ford", "--seed", "7", "--quiet", "--lang", lang)
    assert seen == (0, Speaker(lang).say("cli-result", result=told("dry_ford", 7, lang)[1]) + "\n", "")


def test_the_same_seed_makes_the_same_fight_and_another_seed_another() -> None:
    runs = [affray("run", "dry_ford", "--seed", seed).out for seed in ("7", "7", "8")]
    assert runs[0] == runs[1] != runs[2]


def test_without_a_seed_one_is_chosen_and_told_so_that_the_fight_can_be_repeated() -> None:
    first = affray("run", "dry_ford")
    command = first.out.splitlines()[-1].partition("affray ")[2].split()
    assert command[:3] == ["run", "dry_ford", "--seed"]
    again = affray(*command)
    assert again.out.splitlines() == first.out.splitlines()[:-1]


@pytest.mark.parametrize(("until", "turns"), [("turn", 1), ("1", 1), ("3", 3)])
def test_until_stops_after_so_many_turns(until: str, turns: int) -> None:
    seen = affray("run", "dry_ford", "--seed", "7", "--until", until)
    assert seen.code == 0
    assert [line for line in seen.out.splitlines() if line.startswith("── ")][-1].strip("─ ") == f"Turn {turns + 1}"
    assert "The fight is not over." in seen.out.splitlines()[-1]


@every_language
def test_json_gives_an_object_for_every_event_and_one_for_the_result(lang: str) -> None:
    seen = affray("run", "glass_night", "--seed", "5", "--json", "--lang", lang)
    start, *events, last = objects(seen.out)
    assert seen.code == 0
    assert [each["record"] for each in (start, *events, last)] == ["start", *["event"] * len(events), "result"]
    assert [event["text"] for event in events if event["text"]] == told("glass_night", 5, lang)[0]
    assert all(event["rules"] and isinstance(event["facts"], dict) for event in events)
    assert {"turn-began", "attacked", "battle-over"} <= {event["kind"] for event in events}
    assert (last["result"], last["game"], last["seed"]) == (events[-1]["facts"]["result"], "coinflip", 5)
    assert [each["id"] for each in last["standings"]][:3] == ["f1", "s1", "s2"]


def test_json_begins_with_what_is_fought_by_whom_and_how_to_repeat_it() -> None:
    start, first, *_ = objects(affray("run", "glass_night", "--seed", "5", "--json", "--lang", "uk").out)
    assert (start["format"], start["affray"], start["lang"]) == (1, __version__, "uk")
    assert (start["game"], start["encounter"], start["seed"]) == ("coinflip", "Glass Night", 5)
    assert start["sides"] == ["a", "b", "neutral"]
    assert start["combatants"][0] == {
        "id": "f1", "name": "Функціонер Внутрішнього Світу", "side": "a", "health": [4, 4], "place": "4,8",
    }  # fmt: skip
    assert (first["line"], first["under"], first["record"]) == (0, None, "event")


def test_json_says_on_which_line_an_event_hangs() -> None:
    _, *events, _ = objects(affray("run", "kennel_yard", "--seed", "7", "--json").out)
    assert [each["line"] for each in events] == list(range(len(events)))
    kinds = {each["line"]: each["kind"] for each in events}
    hangs = {(each["kind"], kinds.get(each["under"])) for each in events}
    assert {("turn-began", "round-began"), ("attack-declared", "turn-began"), ("rolled", "attack-declared")} <= hangs


# -- the log ---------------------------------------------------------------------------------------
def test_run_tells_a_line_for_each_act_unless_it_is_asked_for_more() -> None:
    short = affray("run", "kennel_yard", "--seed", "7").out.splitlines()
    assert "▶ Sela Quickwater  38/38          → 8,3 (30 ft)" in short
    assert "  ↯ Mire Hound 4, opportunity attack: Bite, 13 vs 18, miss" in short
    assert affray("run", "kennel_yard", "--seed", "7", "--log", "short").out.splitlines() == short
    full = affray("run", "kennel_yard", "--seed", "7", "--log", "full").out.splitlines()
    assert "Sela Quickwater moves to 4,5 (5 ft)." in full
    assert len(full) > 2 * len(short)
    rules = affray("run", "kennel_yard", "--seed", "7", "--log", "rules").out.splitlines()
    assert "Mire Hound 4 reacts with an opportunity attack.  E5-REACT-1, E5-REACT-11" in rules
    assert len(rules) == len(full)


def test_a_log_that_there_is_not_is_answered_with_those_there_are() -> None:
    for command in (("run", "dry_ford"), ("replay", "j.jsonl")):
        seen = affray(*command, "--log", "loud")
        assert (seen.code, seen.out) == (2, "")
        assert "--log" in seen.err
        assert "short, full, rules" in seen.err


def test_json_keeps_the_reasons_of_a_number() -> None:
    events = objects(affray("run", "glass_night", "--seed", "5", "--json").out)
    pool = next(event["facts"]["pool"] for event in events if event.get("kind") == "attacked")
    assert pool["total"] == sum(part["value"] for part in pool["parts"])
    assert all(part["why"] and part["rule"] for part in pool["parts"])


def test_quiet_json_is_the_result_alone() -> None:
    (last,) = objects(affray("run", "dry_ford", "--seed", "7", "--json", "--quiet").out)
    assert last["result"] == "b"


def test_run_takes_a_file_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "duel.yaml").write_text(
        "game: coinflip\ntitle: A [bold]duel[/bold]\nmap: {size: [9, 9]}\n"
        "combatants: [{unit: levy, side: a, at: [1, 1]}, {unit: levy, side: b, at: [8, 8]}]\n"
    )
    seen = affray("run", "duel.yaml", "--seed", "1", folder=tmp_path)
    assert seen.code == 0
    assert seen.out.startswith("A [bold]duel[/bold] (random seed 1)\n")


# -- journals --------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "lang"), [("dry_ford", "en"), ("convoy_at_the_pass", "ru"), ("glass_night", "uk")])
def test_replay_tells_what_run_told(name: str, lang: str, tmp_path: Path) -> None:
    run = affray("run", name, "--seed", "5", "--journal", "j.jsonl", "--lang", lang, folder=tmp_path)
    replay = affray("replay", "j.jsonl", "--lang", lang, folder=tmp_path)
    assert (run.code, replay.code) == (0, 0)
    assert run.out.splitlines()[:-1] == replay.out.splitlines()[:-1]
    assert affray("replay", "j.jsonl", "--quiet", folder=tmp_path).out == affray("run", name, "--seed", "5", "-q").out
    assert objects(affray("replay", "j.jsonl", "--json", folder=tmp_path).out) == objects(
        affray("run", name, "--seed", "5", "--json").out
    )


def test_a_journal_begins_with_everything_that_is_needed_to_repeat_the_fight(tmp_path: Path) -> None:
    affray("run", "dry_ford", "--seed", "5", "--journal", "j.jsonl", folder=tmp_path)
    header = json.loads((tmp_path / "j.jsonl").read_text().splitlines()[0])
    assert (header["game"], header["seed"], header["scenario"]["title"]) == ("coinflip", 5, "Dry Ford")
    assert header["scenario"] == json.loads(json.dumps(load_encounter("dry_ford").data))


def test_replay_to_an_entry_shows_the_fight_as_it_was_then(tmp_path: Path) -> None:
    affray("run", "dry_ford", "--seed", "7", "--journal", "j.jsonl", folder=tmp_path)
    seen = affray("replay", "j.jsonl", "--to", "5", folder=tmp_path)
    assert seen.code == 0
    assert "Side B has the right of the first turn" in seen.out
    assert "▶" not in seen.out
    *_, question, entries = seen.out.splitlines()
    assert question == "The fight is not over. Waiting: Side A: choose the active unit of this turn."
    assert entries == "Entries of the journal: 5 of 90."


def test_a_journal_that_exists_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / "j.jsonl").write_text("precious")
    seen = affray("run", "dry_ford", "--journal", "j.jsonl", folder=tmp_path)
    assert (seen.code, seen.out) == (1, "")
    assert "j.jsonl" in seen.err
    assert (tmp_path / "j.jsonl").read_text() == "precious"


def test_a_line_that_the_fight_refuses_is_named_and_what_came_before_can_be_shown(tmp_path: Path) -> None:
    affray("run", "dry_ford", "--seed", "7", "--journal", "j.jsonl", folder=tmp_path)
    lines = (tmp_path / "j.jsonl").read_text().splitlines()
    lines[9] = '{"who": "t1", "do": "dodge"}'
    (tmp_path / "j.jsonl").write_text("\n".join(lines))
    seen = affray("replay", "j.jsonl", folder=tmp_path)
    assert (seen.code, seen.out) == (1, "")
    problem, _, accept, advice = seen.err.splitlines()
    assert problem.startswith("j.jsonl:10: this line does not fit the one before it")
    assert "--accept" in accept
    assert advice.endswith("affray replay j.jsonl --to 8")
    seen = affray("replay", "j.jsonl", "--accept", folder=tmp_path)
    notice, problem, advice = seen.err.splitlines()
    assert notice == "j.jsonl: lines that do not fit, accepted: 10, 11."
    assert problem.startswith("j.jsonl:10: ")
    command = advice.partition("affray ")[2].split()
    assert command == ["replay", "j.jsonl", "--to", "8"]
    assert affray(*command, folder=tmp_path).code == 0


def test_a_journal_of_another_version_that_fails_says_so(tmp_path: Path) -> None:
    affray("run", "dry_ford", "--seed", "7", "--journal", "j.jsonl", folder=tmp_path)
    header, *lines = (tmp_path / "j.jsonl").read_text().splitlines()
    older = json.dumps({**json.loads(header), "affray": "0.0.1"})
    (tmp_path / "j.jsonl").write_text("\n".join([older, *lines]))
    assert affray("replay", "j.jsonl", "--accept", folder=tmp_path).code == 0
    (tmp_path / "j.jsonl").write_text("\n".join([older, '{"who": "zz", "do": "dance"}', *lines]))
    assert "0.0.1" in affray("replay", "j.jsonl", "--accept", folder=tmp_path).err


def test_a_journal_of_a_newer_version_is_refused_whatever_else_is_in_it(tmp_path: Path) -> None:
    (tmp_path / "j.jsonl").write_text('{"affray": "99.0", "game": "chess"}\nnonsense\n')
    for command in ("replay", "play", "check"):
        seen = affray(command, "j.jsonl", "--accept", folder=tmp_path)
        assert seen.code == 1
        assert seen.err.startswith("j.jsonl:1: this fight was saved by version 99.0; this is ")


def test_a_torn_last_line_is_told_and_the_rest_is_replayed(tmp_path: Path) -> None:
    affray("run", "dry_ford", "--seed", "7", "--journal", "j.jsonl", "--until", "2", folder=tmp_path)
    whole = (tmp_path / "j.jsonl").read_bytes()
    (tmp_path / "j.jsonl").write_bytes(whole[:-5])
    last = whole.count(b"\n")
    seen = affray("replay", "j.jsonl", folder=tmp_path)
    assert seen.code == 0
    assert seen.err == f"j.jsonl: line {last}, the last one, was not written to its end and is left out.\n"
    assert seen.out.splitlines()[-1] == f"Entries of the journal: {last - 2} of {last - 2}."


def test_a_forged_die_is_named(tmp_path: Path) -> None:
    record = begin(load_encounter("dry_ford"), 7, tmp_path / "j.jsonl")
    record.fight.throw(Dice(7))
    roll = record.fight.pending
    assert isinstance(roll, Roll)
    (right,) = Dice(7).throw(roll, 1).dice
    record.fight.give(Thrown(roll.who, (3 - right,)))
    record.save()
    seen = affray("replay", "j.jsonl", folder=tmp_path)
    assert seen.code == 1
    problem, accept, advice = seen.err.splitlines()
    assert problem == f"j.jsonl:3: the program threw {right} here, not {3 - right}."
    assert "--accept" in accept
    assert advice.endswith("--to 1")
    assert affray("replay", "j.jsonl", "--accept", folder=tmp_path).code == 0


def test_nobody_can_foresee_a_seed_that_was_not_given() -> None:
    seeds = [begin(load_encounter("dry_ford"), None).fight.seed for _ in range(4)]
    assert max(seeds) > 2**40
    assert len(set(seeds)) == 4


def test_any_seed_of_64_bits_can_be_given(tmp_path: Path) -> None:
    args = ("--seed", str(2**64 - 1), "--until", "turn", "--journal", "j.jsonl")
    seen = affray("run", "dry_ford", *args, folder=tmp_path)
    assert seen.code == 0
    assert affray("replay", "j.jsonl", folder=tmp_path).code == 0
