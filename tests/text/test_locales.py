"""The three languages say the same things, and each obeys its own typography."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from affray.text import LANGUAGES
from affray.text.messages import Messages, resource
from tests.text.ftl import COINFLIP, GAMES, HOLE, PACKAGES, PLURALS, all_entries, entries, fillings, texts, uses

NO_BREAK = "\u00a0"
ONE_LETTER = {"ru": "вскоу", "uk": "вузійо"}
NOTATION = {"nМ", "xОК"}
"""Coins: the number is a Latin letter, the notation Cyrillic."""
WITHOUT_YO = re.compile(
    r"\b(?:еще|ее|нее|орел|пулемет|легк\w+|тверд\w+|тяжел\w+|остает\w+|сдает\w+|ждет|идет|ушел|пошел|перешел|нашел"
    r"|произойдет|даст\w*е|отчет\w*|учет\w*|сохранен\w+|счет\w*|прием\w*|объем\w*|путем|чье|все еще)\b"
)
FOREIGN = {"ru": re.compile(r"[іїєґІЇЄҐ]"), "uk": re.compile(r"[ёыэъЁЫЭЪ]")}
LABELS = ("option-", "edit-", "field-", "roll-", "unit-", "item-", "name-", "reason-", "result-", "kind-")
cyrillic = pytest.mark.parametrize("lang", ["ru", "uk"])
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_package = pytest.mark.parametrize("package", PACKAGES)
every_game = pytest.mark.parametrize("game", [game.package for game in GAMES])


def written(lang: str) -> list[tuple[str, str]]:
    """Every piece of text in the files of a language, with the id of its message or term."""
    found: list[tuple[str, str]] = []
    for package in PACKAGES:
        for entry in resource(package, lang).body:
            if isinstance(entry, (ast.Message, ast.Term)):
                found += [(entry.id.name, text) for text in texts(entry)]
    return found


def offending(lang: str, pattern: str | re.Pattern[str]) -> list[tuple[str, str]]:
    return [(id, text) for id, text in written(lang) if re.search(pattern, text)]


# -- the same messages -----------------------------------------------------------------------------
@every_package
@every_language
def test_a_file_is_sound_fluent_without_doubled_messages(package: str, lang: str) -> None:
    body = resource(package, lang).body
    ids = [entry.id.name for entry in body if isinstance(entry, (ast.Message, ast.Term))]
    assert ids
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert sorted(ids) == sorted(set(ids))


@every_package
@cyrillic
def test_a_language_has_exactly_the_messages_that_english_has(package: str, lang: str) -> None:
    assert list(entries(package, lang)) == list(entries(package, "en"))


@every_game
@cyrillic
def test_a_translation_uses_the_same_facts_and_tells_the_same_cases_apart(lang: str, game: str) -> None:
    english, translated = all_entries("en", game), all_entries(lang, game)
    for id in english:
        ours, theirs = uses(id, english), uses(id, translated)
        assert theirs.variables == ours.variables, id
        for name in ours.keys | theirs.keys:
            mine, other = ours.keys.get(name, set()) - PLURALS, theirs.keys.get(name, set()) - PLURALS
            assert mine == other, (id, name)


@every_game
@every_language
def test_every_variant_of_every_message_can_be_spoken(lang: str, game: str) -> None:
    faults: list[str] = []
    messages, known = Messages(lang, game, faults.append), all_entries(lang, game)
    for id in known:
        for values in fillings(id, known):
            text = messages.say(id, values)
            assert not re.search(r"\{|\}|\$|\?\?\?", text), (id, text)
    assert faults == []


# -- typography ------------------------------------------------------------------------------------
@every_language
def test_quotes_and_apostrophes_are_typographic(lang: str) -> None:
    assert offending(lang, r"[\"'`]") == []
    assert offending(lang, "[“”„]" if lang != "en" else "[«»]") == []
    assert [(id, text) for id, text in written(lang) if text.count("«") != text.count("»")] == []
    assert [(id, text) for id, text in written(lang) if text.count("“") != text.count("”")] == []


@every_language
def test_dashes_and_dots_are_single_characters(lang: str) -> None:
    assert offending(lang, r" [-–] |--|\.\.\.| …|\s,") == []


def test_the_english_log_uses_no_long_dash() -> None:
    assert offending("en", "—") == []


@cyrillic
def test_a_long_dash_stands_behind_a_no_break_space(lang: str) -> None:
    assert offending(lang, rf"[^{NO_BREAK}]—|—[^ ]") == []


@cyrillic
def test_one_letter_words_hold_on_to_the_next_word(lang: str) -> None:
    assert offending(lang, rf"(?i)(?<![\w’-])[{ONE_LETTER[lang]}] ") == []


@cyrillic
def test_numbers_hold_on_to_their_units(lang: str) -> None:
    assert offending(lang, rf"(?:{HOLE}|\d) (?:HP|%|фут|хит|хіт)") == []
    assert offending(lang, r"\bне (?:менее|более)\b") == []


@cyrillic
def test_no_word_mixes_two_alphabets(lang: str) -> None:
    mixed = re.compile(r"\b(?=\w*[A-Za-z])(?=\w*[А-Яа-яЁёІіЇїЄєҐґ])[^\W\d_]+\b")
    found = [word for _, text in written(lang) for word in mixed.findall(text) if word not in NOTATION]
    assert found == []


@cyrillic
def test_no_letters_of_the_neighbour_language(lang: str) -> None:
    assert offending(lang, FOREIGN[lang]) == []


def test_russian_writes_yo() -> None:
    assert offending("ru", WITHOUT_YO) == []


def test_ukrainian_has_no_active_participles() -> None:
    words = {word for _, text in written("uk") for word in re.findall(r"\b\w+[юу]ч(?:ий|а|е|і|ого|ому|им)\b", text)}
    assert words <= {"ведучий", "ведучого", "ведучому", "ведучим", "Ведучий", "колюча"}


# -- sentences and labels --------------------------------------------------------------------------
@every_game
@every_language
def test_log_lines_and_prompts_are_sentences(lang: str, game: str) -> None:
    messages, known = Messages(lang, game), all_entries(lang, game)
    for id in known:
        if id.startswith(("event-", "prompt-")):
            spoken = [messages.say(id, values) for values in fillings(id, known)]
            assert [text for text in spoken if text and text[-1] not in ".?"] == [], id


@every_game
@every_language
def test_labels_and_reasons_end_without_a_full_stop(lang: str, game: str) -> None:
    messages, known = Messages(lang, game), all_entries(lang, game)
    for id in known:
        if id.startswith((*LABELS, "refusal-")):
            spoken = [messages.say(id, values) for values in fillings(id, known)]
            assert [text for text in spoken if text.endswith((".", " "))] == [], id


@every_game
@every_language
def test_options_begin_with_a_capital_and_their_help_with_a_small_letter(lang: str, game: str) -> None:
    messages, known = Messages(lang, game), all_entries(lang, game)
    options = [id for package in PACKAGES for id in entries(package, lang) if id.startswith("option-")]
    for id in known:
        if id.startswith("option-"):
            first, option = messages.say(id)[0], id.removesuffix("-help")
            is_help = option != id and option in options
            assert first.islower() or first.isdecimal() if is_help else first.isupper(), id


@cyrillic
def test_coins_are_written_in_cyrillic_letters(lang: str) -> None:
    assert offending(lang, r"(?:\d|\b[nx])(?:OK|M)\b") == []
    assert "3М" in Messages(lang, COINFLIP).say("prompt-dice", {"who": "Бор", "purpose": "", "count": 3, "sides": 2})
