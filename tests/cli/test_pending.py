"""An answer that lacks something waits for it; what becomes of it is always said."""

from __future__ import annotations

import pytest

from affray.cli.play import Session
from affray.core.script import Pick
from tests.cli.commandline import on_screen, the_record
from tests.cli.test_typing import yard

DROPPED = {"en": "Dropped: attack raider", "ru": "Отставлено: атаковать raider", "uk": "Облишено: атакувати raider"}
BEGUN = {"en": "attack raider", "ru": "атаковать raider", "uk": "атакувати raider"}


def picks_of(session: Session) -> list[Pick]:
    """What Thorin has decided."""
    made = [each for each in session.fight.journal.path() if isinstance(each, Pick)]
    return [each for each in made if each.who == "thorin"]


def test_a_line_that_means_nothing_leaves_the_question_standing() -> None:
    session, text = yard("attack raider", "zzz", "battleaxe", at=[3, 2])
    told = text.partition("> zzz")[2]
    assert "zzz" in told.partition("With what?")[0], "what is wrong"
    assert "With what? Battleaxe, Handaxe" in told
    assert "attack raider waits for that; cancel drops it." in told
    assert [(each.do, each["with"]) for each in picks_of(session)] == [("attack", "axe")]


@pytest.mark.parametrize("lang", BEGUN)
@pytest.mark.parametrize("words", ["", "cancel"])
def test_it_can_be_given_up(lang: str, words: str) -> None:
    session, text = yard(BEGUN[lang], words, "battleaxe", at=[3, 2], lang=lang)
    assert DROPPED[lang] in text
    assert picks_of(session) == []


@pytest.mark.parametrize(("lang", "words"), [("ru", "отмена"), ("uk", "скасувати"), ("en", "undo")])
def test_to_take_back_takes_back_what_waits_first(lang: str, words: str) -> None:
    session, text = yard("drop_prone", BEGUN[lang], words, at=[3, 2], lang=lang)
    assert [each.do for each in picks_of(session)] == ["drop_prone"], text


@pytest.mark.parametrize("lang", BEGUN)
def test_another_act_says_what_it_leaves(lang: str) -> None:
    session, text = yard(BEGUN[lang], "dodge", at=[3, 2], lang=lang)
    assert DROPPED[lang] in text
    assert [each.do for each in picks_of(session)] == ["dodge"]


def test_the_same_act_said_in_full_leaves_nothing() -> None:
    session, text = yard("attack raider", "attack raider with axe", at=[3, 2])
    assert "Dropped" not in text
    assert [each.do for each in picks_of(session)] == ["attack"]


def test_what_will_not_do_is_told_and_asked_for_again() -> None:
    session, text = yard("attack raider with", "sword", "", at=[3, 2])
    assert not [each for each in session.fight.journal.path() if isinstance(each, Pick)], text


def test_a_command_leaves_it_standing() -> None:
    session, text = yard("attack raider", "who", "handaxe", at=[3, 2])
    assert [each["with"] for each in picks_of(session)] == ["handaxe"], text


@pytest.mark.parametrize(("lang", "line"), [("en", "attack"), ("ru", "атаковать"), ("uk", "атакувати")])
def test_an_attack_that_leaves_open_whom_is_asked_about_where_there_are_several(lang: str, line: str) -> None:
    record = the_record("gantry_breach", 2)
    record.fight.leave_to_computer(["raiders", "gm"])
    session, pages = on_screen(record, [line], lang)
    own = [each for each in session.fight.journal.path() if isinstance(each, Pick) and each.who == "ilsa"]
    assert own == []
    assert "Enter" in pages[1], pages[1]


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_things_alike_are_numbered_in_the_language_and_typed_so(lang: str) -> None:
    record = the_record("gantry_breach", 2)
    record.fight.leave_to_computer(["raiders", "gm"])
    asked = {"ru": "варианты вынуть", "uk": "варіанти вийняти"}[lang]
    _, pages = on_screen(record, [asked], lang)
    assert "frag1" not in pages[-1]
