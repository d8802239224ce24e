"""What the fields of encounter files are: told in all languages, one thing always in the same words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from affray.files import schema
from affray.rulesets.game import Game
from affray.text.fields import BY_RULE, ENCOUNTER, WORDS, ids, schema_in
from affray.text.messages import ids_of, text_of
from tests.text.ftl import GAMES
from tests.text.test_locales import FOREIGN, NO_BREAK, ONE_LETTER, WITHOUT_YO, cyrillic


def fields(game: Game[Any], lang: str) -> Iterator[tuple[str, str, str]]:
    """Every field with its entry and what it is."""
    whole = schema_in(lang, game, schema(game))
    for entry, part in {ENCOUNTER: whole, **whole["$defs"]}.items():
        yield from ((entry, name, each["description"]) for name, each in part.get("properties", {}).items())


@cyrillic
def test_every_field_is_told_in_every_language(lang: str) -> None:
    for game in GAMES:
        said = [(entry, name) for entry, name, text in fields(game, lang) if not re.search("[а-яіїє]{2}", text)]
        assert said == [], game.name


@cyrillic
def test_what_is_told_alike_in_english_is_told_alike_and_nothing_else_is(lang: str) -> None:
    """A field whose own words were forgotten would be told in those of a namesake."""
    pairs = {(one, other) for game in GAMES
             for (*_, one), (*_, other) in zip(fields(game, "en"), fields(game, lang), strict=True)}  # fmt: skip
    english, translated = [one for one, _ in pairs], [other for _, other in pairs]
    assert sorted(one for one in set(english) if english.count(one) > 1) == []
    assert sorted(other for other in set(translated) if translated.count(other) > 1) == []


@cyrillic
def test_a_switch_is_told_by_its_rule(lang: str) -> None:
    for game in GAMES:
        english, translated = rules_of(game, "en"), rules_of(game, lang)
        assert english
        assert translated == english


def rules_of(game: Game[Any], lang: str) -> list[str]:
    """The rules by which its switches are told."""
    return [found["id"] for *_, text in fields(game, lang) if (found := BY_RULE.fullmatch(text))]


@cyrillic
def test_the_files_hold_one_message_for_each_and_no_other(lang: str) -> None:
    known = ids_of(WORDS, lang)
    every = {id for game in GAMES for entry, name, _ in fields(game, "en") for id in ids(game.name, entry, name)}
    assert len(known) == len(set(known))
    assert [id for id in known if id not in every] == []
    assert known == ids_of(WORDS, "uk" if lang == "ru" else "ru")


@cyrillic
def test_the_words_obey_the_typography_of_their_language(lang: str) -> None:
    lines = [line for line in text_of(WORDS, lang).splitlines() if " = " in line]
    assert [line for line in lines if re.search(rf"(?i)(?<![\w’-])[{ONE_LETTER[lang]}] ", line)] == []
    assert [line for line in lines if FOREIGN[lang].search(line)] == []
    assert [line for line in lines if not line.endswith(".")] == []
    assert [line for line in lines if re.search(rf"[^{NO_BREAK}]—|\"(?![{{}}])(?<![{{}}]\")", line)] == []
    assert lang != "ru" or [line for line in lines if WITHOUT_YO.search(line)] == []
