"""One screen a turn: a person at 80×24 sees the status, the map, what happened and what can be done, and no more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from affray.cli.sitting.called import command, screen_name
from affray.cli.terminal import Terminal, process_terminal
from affray.core.script import Choose
from affray.text import Speaker
from tests.cli.commandline import LANGUAGES, affray, on_screen, sit_down, the_record

EVERY_GAME = {
    "dry_ford": "a", "kennel_yard": "heroes", "gantry_breach": "crew", "bridge_charge": "wardens",
    "docking_bay": "security",
}  # fmt: skip
every_game = pytest.mark.parametrize("name", EVERY_GAME)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def played(name: str, lang: str = "en", answers: int = 12, **more: object) -> list[str]:
    """The pages of a sitting in which one side answers as the computer would."""
    record = the_record(name, 3)
    record.fight.leave_to_computer([side for side in record.fight.sides() if side != EVERY_GAME[name]] + ["gm"])
    return on_screen(record, ["auto"] * answers, lang, **more)[1]  # type: ignore[arg-type]


# -- how much ---------------------------------------------------------------------------------------
@every_language
@every_game
def test_no_page_is_larger_than_the_screen(name: str, lang: str) -> None:
    pages = played(name, lang)
    assert len(pages) == 13
    for page in pages:
        assert len(page.splitlines()) <= 24, page
        assert max(map(len, page.splitlines())) <= 80, page


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_what_an_act_needs_and_health_are_told_in_the_language(lang: str) -> None:
    pages = "\n".join([*played("kennel_yard", lang, 3), *played("gantry_breach", lang, 3)])
    assert not re.findall(r"<[a-z_]+>| with |\bstamina\b|\bresolve\b", pages), pages


@every_language
def test_the_first_help_fits_the_screen_and_a_word_tells_the_rest(lang: str) -> None:
    _, (_, brief, whole) = on_screen(the_record("kennel_yard", 3), ["?", "? all"], lang)
    assert len(brief.splitlines()) <= 24, brief
    assert {"en": "? all", "ru": "? все", "uk": "? усе"}[lang] in brief
    assert len(whole.splitlines()) > 24
    assert {"en": "[FILE]", "ru": "[ФАЙЛ]", "uk": "[ФАЙЛ]"}[lang] in whole


@pytest.mark.parametrize("size", [(60, 20), (40, 16), (132, 50)])
def test_narrow_and_large_screens_are_filled_too(size: tuple[int, int]) -> None:
    for page in played("kennel_yard", answers=4, size=size):
        assert len(page.splitlines()) <= size[1] + 3, page
        assert max(map(len, page.splitlines())) <= size[0], page


@every_game
def test_the_map_is_drawn_at_the_beginning_of_a_turn_and_not_after_every_act(name: str) -> None:
    record = the_record(name, 3)
    turns: list[int] = []

    def typed() -> Iterator[str]:
        for _ in range(12):
            turns.append(record.fight.turns)
            yield "auto"

    _, pages = on_screen(record, typed())
    drawn = [bool(re.search(r"^ {4,}\d+(?: +\d+)+$", page, re.MULTILINE)) for page in pages]
    for (before, after), shown in zip(pairwise(turns), drawn[1:], strict=False):
        assert shown <= (after != before)
    assert any(drawn)


# -- what -------------------------------------------------------------------------------------------
def test_a_page_has_status_map_news_question_and_acts_in_this_order() -> None:
    page = played("kennel_yard", answers=0)[0].splitlines()
    found = [next(n for n, line in enumerate(page) if line.startswith(begin)) for begin in (
        "Round 1 · A Brann Oakhand 49/49 · action ● bonus ● free ● reaction ● · 30/30\N{NO-BREAK SPACE}ft",
        "    0 ", "  6 ",
        "  3 ▶", "Brann Oakhand: the turn.", "Attack  ", "Movement  ", "Other  ", "Brann Oakhand> ",
    )]  # fmt: skip
    assert found == sorted(found)
    assert found[-1] == len(page) - 1


@every_game
def test_the_status_line_names_who_is_asked_and_what_is_left(name: str) -> None:
    record = the_record(name, 3)
    session, pages = on_screen(record, [])
    question = session.question
    assert isinstance(question, Choose)
    table = session.game.table(session.fight.state)
    line = next(line for line in pages[-1].splitlines() if "·" in line and str(table.clock.round) in line)
    assert session.show.speaker.name(question.who, session.game.names(session.fight.state))[:6] in line
    person = next((each for each in table.combatants if each.id == question.who), None)
    if person is not None and person.health is not None:
        assert f"{person.health['now']}/{person.health['max']}" in line


@every_game
def test_every_act_that_is_possible_is_named(name: str) -> None:
    session, pages = on_screen(the_record(name, 3), ["auto"] * 3)
    question = session.question
    assert isinstance(question, Choose)
    usual = session.fight.usual(question.who)
    acts = pages[-1].partition(session.show.speaker.question(question, session.game.names(session.fight.state)))[2]
    for option in question.known():
        if usual[option.id] is not None:
            assert re.search(rf"(?<![\w-]){option.id}(?![\w-])", acts), option.id
    assert not re.search(r"(?<![\w-])(coup_de_grace|stand_up|stand)(?![\w-])", acts)


def test_targets_come_with_their_chances_and_strangers_before_friends() -> None:
    def attack(patience: float) -> list[str]:
        pages = on_screen(the_record("kennel_yard", 3), ["edit place brute_1 3,6"], patience=patience)[1]
        return [next(line for line in page.splitlines() if line.startswith("Attack")) for page in pages]

    afar, near = attack(60.0)
    assert re.match(r"Attack    attack\b[^·]*\(no target\)", afar), "a friend could be struck, a chair be thrown"
    assert re.match(r"Attack +attack Gate Brute 80% ·", near)
    assert "Sela" not in near
    assert "%" not in attack(0.0)[1]


def test_a_large_map_is_cut_around_whoever_acts_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "plain.yaml"
    file.write_text(
        "game: coinflip\nmap: {size: [90, 90]}\ncombatants:\n"
        "  - {id: l1, unit: levy, side: a, at: [45, 45]}\n  - {id: l2, unit: levy, side: b, at: [48, 46]}\n"
        "  - {id: far, unit: levy, side: b, at: [89, 2]}\n"
    )
    session, pages = on_screen(the_record(str(file)), ["map"])
    assert "←→↓↑ more: map" in pages[0]
    assert "b Dust Levy 3 ↘89,2" in pages[0]
    assert re.search(r"^ 45 ·+A·", pages[0], re.MULTILINE)
    assert len(re.findall(r"^ +\d+ ·", pages[1], re.MULTILINE)) == 91
    assert session.running


def test_news_that_do_not_fit_are_counted() -> None:
    record = the_record("kennel_yard", 3)
    record.fight.leave_to_computer(["raiders", "gm"])
    _, pages = on_screen(record, ["end", "end", "end"], size=(80, 20))
    assert any(re.search(r"^… earlier lines: \d+ \(log \d+\)$", page, re.MULTILINE) for page in pages)
    assert all(len(page.splitlines()) <= 24 for page in pages)


def test_a_page_tells_a_line_per_act_and_why_with_its_number_what_stands_behind_it() -> None:
    record = the_record("kennel_yard", 3)
    record.fight.leave_to_computer(["raiders", "gm"])
    _, pages = on_screen(record, ["move 7,3", "end", "why 7", "why 999", "log 3", "log 3 full"])
    assert "  4   → 7,3 (25 ft)" in pages[1].splitlines()
    assert any(re.match(r"  7   Chain Hook → Brann Oakhand: .* HIT", line) for line in pages[2].splitlines())
    assert "E5-" in pages[3]
    assert "Chain Hook" in pages[3]
    assert "There is no line 999 in the log" in pages[4]
    assert [line[:4] for line in pages[5].splitlines()[1:-1]] == ["  6 ", "  7 ", "  8 "]
    assert "Turn: Sela Quickwater.  E5-" in pages[6]


# -- at any time ------------------------------------------------------------------------------------
@every_language
@every_game
def test_order_and_people_can_be_looked_at_at_any_time(name: str, lang: str) -> None:
    record = the_record(name, 3)
    table = record.fight.game.table(record.fight.state)
    session, pages = on_screen(record, ["order", "who", *[f"who {each.id}" for each in table.combatants]], lang)
    names = session.game.names(session.fight.state)
    for each, page in zip(table.combatants, pages[3:], strict=True):
        shown = session.show.speaker.name(each.id, names)
        assert shown in pages[1]
        assert shown in pages[2]
        assert shown in page
        assert each.id in page
    assert "cli-" not in "".join(pages)


def test_who_finds_nobody_and_options_nothing() -> None:
    _, text = sit_down(the_record("kennel_yard", 3), ["who zorro", "options juggle", "options d", "order"])
    assert "Nobody is called “zorro”." in text
    assert "Nothing that can be answered now is called “juggle”." in text
    assert "Did you mean drop_prone, dash, disengage, " in text
    assert "▶  21 A Brann Oakhand 49/49" in text


def test_one_option_is_told_with_its_fields_and_the_closed_with_their_reasons() -> None:
    _, text = sit_down(the_record("kennel_yard", 3), ["options ready", "why", "why stand"])
    assert text.count("ready <trigger>") == 1
    assert "trigger (kind of trigger): movement" in text
    told = text.partition("> why\n")[2]
    assert re.search(r"^  stand +E5-PRONE-3", told, re.MULTILINE)
    assert told.count("E5-PRONE-3") == 2


@every_language
@every_game
def test_options_fit_the_screen_and_name_everything_that_is_possible(name: str, lang: str) -> None:
    session, pages = on_screen(the_record(name, 3), [*["auto"] * 3, "options"], lang)
    question, page = session.question, pages[-1]
    assert isinstance(question, Choose)
    assert len(page.splitlines()) <= 24, page
    usual = session.fight.usual(question.who)
    for option in question.known():
        if usual[option.id] is not None:
            assert screen_name(session.show.speaker, option.id) in page, option.id
    shut = len([each for each in question.known() if usual[each.id] is None])
    assert not shut or str(shut) in page
    assert command(session.show.speaker, "options all") in page.replace("\n", " ").replace("  ", " ")


def test_options_of_a_sort_are_told_a_line_each_and_all_of_them_with_what_they_take() -> None:
    _, (_, sort, whole) = on_screen(the_record("kennel_yard", 3), ["options movement", "options all"])
    assert re.search(r"^  dash +more movement on this turn", sort, re.MULTILINE)
    assert "attack" not in sort
    assert "ready <trigger>" in whole
    assert "target: Gate Brute, Mire Hound 1, Mire Hound 2," in whole


# -- where there is no screen -----------------------------------------------------------------------
def test_pipes_and_dumb_terminals_get_plain_lines(tmp_path: Path) -> None:
    seen = affray("play", "kennel_yard", "--seed", "3", lines=["dodge"], folder=tmp_path, TERM="dumb")
    assert "\x1b" not in seen.out
    assert "hound_4          Mire Hound 4" in seen.out
    assert process_terminal("en").screen is None


def test_a_dumb_terminal_is_no_screen() -> None:
    from rich.console import Console

    console = Console(force_terminal=True, _environ={"TERM": "dumb"})
    assert Terminal("en", console, console, input).screen is None


@every_language
def test_acts_go_by_the_words_of_the_language(lang: str) -> None:
    page = played("kennel_yard", lang, answers=0)[0]
    speaker = Speaker(lang, the_record("kennel_yard").fight.game)
    word = "dodge" if lang == "en" else speaker.short("option", "dodge").lower()
    assert word in page
