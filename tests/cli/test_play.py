"""`affray play`: a person decides at the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from affray.cli.journals import resume
from affray.cli.play import Session
from affray.cli.sitting.called import screen_name
from affray.cli.terminal import process_terminal
from affray.core.dice import Dice
from affray.core.script import Pick, Roll, Thrown
from affray.files import load_encounter
from affray.library import begin
from affray.library import open as start
from affray.library import resume as opened
from affray.text import Speaker, rulebook
from tests.cli.commandline import LANGUAGES, affray, answers, sit_down, the_record

every_language = pytest.mark.parametrize("lang", LANGUAGES)

DUEL = """\
game: coinflip
title: Duel
map: {size: [9, 9]}
combatants:
  - {id: l1, unit: levy, side: a, at: [1, 1]}
  - {id: l2, unit: levy, side: b, at: [8, 8]}
"""
WHOLE_DUEL = [
    "T", "T",  # the lot falls to side a, which passes its initiative
    "choose l1", "choose l2",
    "attack with pistol", "T T", "allot l2=2", "brace l2", "end",  # no guard: nothing is tossed
    "forgo",  # the last action of l2
]  # fmt: skip


def picks(session: Session) -> list[tuple[str, str]]:
    """Who has decided what, in order."""
    return [(reply.who, reply.do) for reply in session.fight.journal.path() if isinstance(reply, Pick)]


# -- whole fights ----------------------------------------------------------------------------------
@every_language
def test_a_duel_with_typed_coins_from_its_beginning_to_its_end(lang: str, tmp_path: Path) -> None:
    (tmp_path / "duel.yaml").write_text(DUEL)
    seen = affray("play", "duel.yaml", "--dice", "typed", "--lang", lang, lines=WHOLE_DUEL, folder=tmp_path)
    speaker = Speaker(lang, load_encounter(tmp_path / "duel.yaml").game)
    assert (seen.code, seen.err) == (0, "")
    assert speaker.say("cli-result", result=speaker.result("a")) in seen.out.splitlines()
    assert "cli-" not in seen.out.replace("affray play", "")
    assert affray("replay", "duel.jsonl", "-q", "--lang", lang, folder=tmp_path).out.strip() == speaker.say(
        "cli-result", result=speaker.result("a")
    )


@pytest.mark.parametrize(("name", "seed"), [("dry_ford", 7), ("convoy_at_the_pass", 3), ("glass_night", 7)])
def test_answers_in_words_play_the_same_fight_that_the_automatic_players_play(name: str, seed: int) -> None:
    session, _ = sit_down(the_record(name, seed), answers(name, seed))
    result = affray("run", name, "--seed", str(seed), "--quiet").out
    assert result == f"The fight is over. {session.show.speaker.result(session.fight.over)}.\n"


def test_a_whole_fight_can_be_undone_to_its_start_and_redone_to_its_end() -> None:
    lines = answers("dry_ford", 7)
    played, _ = sit_down(the_record(), lines)
    back, text = sit_down(the_record(), [*lines, "undo 10000"])
    assert back.fight.state == back.fight.start
    assert (len(back.fight.journal), back.fight.over) == (0, "")
    assert "(replies: 90)." in text
    again, _ = sit_down(the_record(), [*lines, "undo 10000", "redo 10000"])
    assert again.fight.state == played.fight.state
    assert again.fight.log() == played.fight.log()
    assert again.fight.over == "b"


@pytest.mark.parametrize("by", ["", " turn"])
def test_undo_step_by_step_and_redo_step_by_step_is_the_identity(by: str) -> None:
    lines = answers("dry_ford", 7)
    played, _ = sit_down(the_record(), lines)
    steps = len(lines) + 2
    travelled, text = sit_down(the_record(), [*lines, *[f"undo{by}"] * steps, *[f"redo{by}"] * steps])
    assert "There is nothing to take back." in text
    assert "There is nothing to bring back." in text
    assert travelled.fight.state == played.fight.state
    assert travelled.fight.log() == played.fight.log()


# -- asking ----------------------------------------------------------------------------------------
@every_language
def test_a_question_comes_with_its_options_their_help_and_their_values(lang: str) -> None:
    session, text = sit_down(the_record(), ["options", "options choose"], lang)
    speaker, names = Speaker(lang, session.game), session.game.names(session.fight.state)
    act, help = screen_name(speaker, "choose"), speaker.option("choose").help
    field = "unit" if lang == "en" else speaker.field("unit", "choose")
    assert speaker.question(session.question, names) in text
    assert re.search(rf"^  {act} +{help}$", text, re.MULTILINE), text
    assert f"  {act} <{field}>  {help}\n" in text
    assert f": {speaker.name('t1', names)}, {speaker.name('t2', names)}\n" in text


def test_what_needs_more_than_a_name_comes_with_an_example_that_works() -> None:
    lines = ["choose t1", "choose l1"]
    _, text = sit_down(the_record(), [*lines, "options run"])
    example = next(line.partition(": ")[2] for line in text.splitlines() if "for example: run" in line)
    session, _ = sit_down(the_record(), [*lines, example])
    assert [do for _, do in picks(session)] == ["choose", "choose", "run"]


def test_a_refused_answer_changes_nothing_and_why_gives_the_texts_of_the_rules() -> None:
    session, text = sit_down(the_record(), ["choose l1", "why"])
    rule = rulebook(session.game).rule("sel-3")
    assert len(session.fight.journal) == 4
    assert text.count(f"{rule.id}: ") == 2
    assert text.count(rule.text) == 1


def test_why_asks_for_somebody_else_and_gives_nothing_away() -> None:
    session, text = sit_down(the_record(), ["why l2: attack with pistol", "why choose t1"])
    assert rulebook(session.game).rule("turn-3").text in text
    assert "Nothing forbids it: choose t1" in text
    assert len(session.fight.journal) == 4


def test_a_mistyped_word_is_answered_with_the_likeliest() -> None:
    _, text = sit_down(the_record(), ["udno", "chose t1"])
    assert "Did you mean undo?" in text
    assert "Did you mean choose?" in text


def test_rule_and_log_and_help_can_be_read_at_any_time() -> None:
    session, text = sit_down(the_record(), ["rule space-3", "rule spce-3", "log 2", "help"])
    assert rulebook(session.game).rule("space-3").text in text
    assert "“SPACE-3” was meant" in text
    assert "Turn 1.  COIN-TURN-1" in text
    assert "undo [n|choice|action|turn]" in text


@pytest.mark.parametrize(("lang", "signs"), [("en", "Th12ТН"), ("ru", "TРоТн"), ("uk", "HРртТО")])
def test_coins_are_typed_in_latin_or_in_the_signs_of_the_language(lang: str, signs: str) -> None:
    for sign in signs:
        session, _ = sit_down(the_record(), [sign], lang, typed=True)
        assert len(session.fight.journal) == 1, sign


def test_dice_can_change_from_typed_to_thrown_and_back() -> None:
    lines = ["T", "roll", "dice auto", "choose t1", "dice typed", "auto", "auto", "auto"]
    session, text = sit_down(the_record(), lines, typed=True)
    sources = [reply.source for reply in session.fight.journal.path() if isinstance(reply, Thrown)]
    assert sources[:2] == ["typed", "generator"]
    assert session.fight.typed
    assert "toss 3M" in text


# -- who decides -----------------------------------------------------------------------------------
def test_one_side_by_hand_and_the_other_by_itself(tmp_path: Path) -> None:
    lines = ["choose l1", "dodge l1", "stop", "attack with pistol"]
    seen = affray("play", "dry_ford", "--seed", "7", "--side", "a", lines=lines, folder=tmp_path)
    assert seen.code == 0
    assert set(re.findall(r"^(\w+)> ", seen.out, re.MULTILINE)) == {"a", "l1"}
    assert "Side B: active unit Line Trooper 1." in seen.out
    assert seen.out.splitlines()[-1].endswith("affray play --journal dry_ford.jsonl")


def test_a_fight_goes_on_with_the_sides_and_the_dice_it_was_left_with(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    lines = ["choose l1", "dodge l1", "stop", "attack with pistol"]
    affray("play", "dry_ford", "--seed", "7", "--side", "a", "--journal", str(whole), lines=lines)
    affray("play", "dry_ford", "--seed", "7", "--side", "a", "--journal", str(parts), lines=lines[:1])
    for line in lines[1:]:
        seen = affray("play", str(parts), lines=[line])
        assert set(re.findall(r"^(\w+)> ", seen.out, re.MULTILINE)) <= {"a", "l1"}
    assert parts.read_bytes() == whole.read_bytes()
    left = resume(process_terminal("en"), parts).fight
    assert (left.automatic, left.typed, left.seed) == (("b", "gm"), False, 7)


def test_typed_dice_stay_typed_and_a_new_wish_is_kept(tmp_path: Path) -> None:
    affray("play", "dry_ford", "--seed", "7", "--dice", "typed", "--journal", "j.jsonl", lines=["T"], folder=tmp_path)
    seen = affray("play", "j.jsonl", lines=["H"], folder=tmp_path)
    assert "Replies so far: 1." in seen.out
    library = opened(tmp_path / "j.jsonl")
    assert (len(library.journal), library.typed, library.automatic) == (2, True, ())
    affray("play", "j.jsonl", "--dice", "auto", "--side", "b", lines=[], folder=tmp_path)
    library = opened(tmp_path / "j.jsonl")
    assert (library.typed, library.automatic) == (False, ("a", "gm"))
    affray("play", "j.jsonl", lines=["auto a", "dice typed", "quit"], folder=tmp_path)
    library = opened(tmp_path / "j.jsonl")
    assert (library.typed, library.automatic) == (True, ("gm",))
    assert affray("check", "j.jsonl", folder=tmp_path).code == 0


def test_a_fight_of_the_library_goes_on_at_the_prompt_as_it_was_left(tmp_path: Path) -> None:
    fight = start("dry_ford", seed=7, automatic=["b"])
    fight.play("a", "choose l1")
    fight.save(tmp_path / "j.jsonl")
    saved = (tmp_path / "j.jsonl").read_bytes()
    seen = affray("play", "j.jsonl", lines=["map"], folder=tmp_path)
    assert set(re.findall(r"^(\w+)> ", seen.out, re.MULTILINE)) == {fight.open[0].who}
    assert (tmp_path / "j.jsonl").read_bytes() == saved


def test_a_copy_from_before_a_side_was_left_to_the_computer_may_be_written_over(tmp_path: Path) -> None:
    lines = ["choose t1", "save copy.jsonl", "auto b", "choose l1", "save copy.jsonl"]
    seen = affray("play", "dry_ford", "--seed", "7", lines=lines, folder=tmp_path)
    assert seen.out.count("Saved: copy.jsonl") == 2


@pytest.mark.parametrize(
    ("encounter", "side", "own"),
    [
        ("gantry_breach", "crew", {"vex", "okoro", "ilsa", "tamsin"}),
        ("bridge_charge", "wardens", {"hedge_captain", "marsh_archer", "wardens"}),
        ("broken_span", "heroes", {"sela_quickwater", "sister_tamsin"}),
        ("docking_bay", "security", {"medic", "dockguard"}),
    ],
)  # fmt: skip
def test_whoever_plays_one_side_is_not_asked_for_the_game_masters_creatures(
    encounter: str, side: str, own: set[str], tmp_path: Path
) -> None:
    seen = affray("play", encounter, "--seed", "3", "--side", side, lines=["auto", "auto", "auto"], folder=tmp_path)
    assert seen.code == 0
    prompted = set(re.findall(r"^(\w+)> ", seen.out, re.MULTILINE))
    assert prompted
    assert prompted <= own


def test_auto_answers_once_and_auto_with_a_side_from_now_on() -> None:
    once, _ = sit_down(the_record(), ["auto"])
    assert once.fight.asked("a") is not None
    for_good, text = sit_down(the_record(), ["auto b", "auto a"])
    assert for_good.fight.over == "b"
    assert "The fight is over. Side B wins." in text


def test_a_side_can_be_taken_back_from_the_computer() -> None:
    session, text = sit_down(the_record(), ["auto b", "auto b", "choose l1"])
    assert session.fight.automatic == ()
    assert "Side B: you answer from now on." in text


def test_undo_takes_back_the_last_own_choice_not_that_of_the_computer() -> None:
    session, text = sit_down(the_record(), ["auto b", "choose l1", "undo"])
    assert picks(session) == [("b", "choose")]
    assert session.fight.asked("a") is not None
    assert "(replies: 5)." in text


def test_after_an_undo_nothing_goes_on_by_itself_until_the_person_says_so() -> None:
    waiting, text = sit_down(the_record(), ["undo 1"])
    assert len(waiting.fight.journal) == 3
    assert "press Enter to go on" in text
    assert len(sit_down(the_record(), ["undo 1", ""])[0].fight.journal) == 4
    other, _ = sit_down(the_record(), ["undo 1", "H"])
    assert other.fight.journal.path()[3] == Thrown("b", (2,), "typed")


def test_what_was_undone_stays_as_a_branch_to_which_one_can_return() -> None:
    session, text = sit_down(the_record(), ["choose t1", "choose l1", "undo 2", "choose t2", "branches", "branches 6"])
    assert "b: choose unit t2" in text
    assert "a: choose unit l1" in text
    assert session.fight.journal.path()[4] == Pick("b", "choose", {"unit": "t1"})
    assert session.fight.journal.path()[5] == Pick("a", "choose", {"unit": "l1"})


def test_the_game_master_overrules_and_sees_what_can_be_decreed() -> None:
    session, text = sit_down(the_record(), ["edit", "edit hp l1 1", "edit hp l1 99"])
    standing = next(each for each in session.game.standings(session.fight.state) if each.id == "l1")
    assert standing.health == (1, 2)
    assert "  hp <of> <to>  hit points\n" in text
    assert "Ruling of the game master: hit points (unit: Dust Levy 1, HP: 1)." in text
    assert "CORE-NUMBER" in text


def test_secret_choices_are_asked_one_after_the_other_and_can_be_answered_in_any_order(tmp_path: Path) -> None:
    (tmp_path / "duel.yaml").write_text(DUEL + "options: {selection_order: secret}\n")
    record = begin(load_encounter(tmp_path / "duel.yaml"), 7)
    session, text = sit_down(record, ["l2: stop", "b: choose l2", "choose l1"])
    assert "Side A: active unit Dust Levy 1." in text
    assert "Side B: active unit Dust Levy 2." in text
    assert picks(session) == [("b", "choose"), ("a", "choose")]


def test_a_fight_that_is_over_can_still_be_looked_at_and_taken_back() -> None:
    session, text = sit_down(the_record(), ["concede", "attack", "map", "undo"])
    assert "The fight is over. Side A wins." in text
    assert session.fight.over == ""
    assert session.fight.asked("b") is not None


def test_words_that_lead_nowhere_are_told_and_nothing_is_undone() -> None:
    before = sit_down(the_record(), ["choose t1"])[0].fight
    session, text = sit_down(the_record(), ["choose t1", "undo tunr", "redo x", "branches 99", "undo 1.5", "x" * 6001])
    assert session.fight.journal.lines() == before.journal.lines()
    assert "How far is “tunr”? Say a number of replies, or: choice, action, turn." in text
    assert "Did you mean turn?" in text
    assert "How far is “x”?" in text
    assert "There is no branch “99”." in text
    assert "CORE-LONG: too long; at most: 6,000 characters." in text


class Faulty(Dice):
    """Dice at which the rules fail: they are none."""

    def throw(self, roll: Roll, drawn: int) -> Thrown:
        return Thrown(roll.who, None)  # type: ignore[arg-type]


def test_a_rule_that_fails_at_a_throw_is_told_and_the_person_takes_over(tmp_path: Path) -> None:
    record = the_record(path=tmp_path / "j.jsonl")
    record.fight.dice = Faulty()
    session, text = sit_down(record, ["", "roll", "T", "save"])
    assert text.count("CORE-DEFECT: this answer met a mistake of the program, not yours: ") == 4
    assert [reply.source for reply in session.fight.journal.path() if isinstance(reply, Thrown)] == ["typed"]
    assert resume(session.terminal, tmp_path / "j.jsonl").fight.state == session.fight.state


# -- Enter -----------------------------------------------------------------------------------------
def test_enter_takes_the_only_answer_there_is(tmp_path: Path) -> None:
    (tmp_path / "duel.yaml").write_text(DUEL)
    lines = ["" if line.startswith("allot") else line for line in WHOLE_DUEL]
    both = [sit_down(the_record(str(tmp_path / "duel.yaml")), each, typed=True) for each in (WHOLE_DUEL, lines)]
    assert [picks(session) for session, _ in both] == 2 * [picks(both[0][0])]
    assert ("l1", "allot") in picks(both[1][0])
    assert "l1 [allot Dust Levy 2=2]> \n" in both[1][1]


def test_enter_declines_a_reaction() -> None:
    lines = answers("furnace_gate", 0)
    lines = lines[: lines.index("decline") + 1]
    session, seen = sit_down(the_record("furnace_gate", 0), [*lines[:-1], ""])
    again, _ = sit_down(the_record("furnace_gate", 0), lines)
    assert picks(session) == picks(again)
    assert picks(session)[-1][1] == "decline"
    assert " [decline]> \n" in seen


def test_enter_shows_the_question_again_where_there_is_something_to_choose() -> None:
    session, seen = sit_down(the_record(), ["", "choose t1"])
    assert picks(session) == [("b", "choose")]
    assert seen.startswith("b> ") or "\nb> \n" in seen
    assert len(re.findall("choose Line Trooper 1, Line Trooper 2", seen)) == 2
