"""What is said in another language has no English words in it: a field goes by its label, an answer by its words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from affray.core.refusals import refuse
from affray.rulesets.game import Game
from affray.text import Speaker
from affray.text.messages import PRODUCT
from tests.cli.commandline import on_screen, the_record
from tests.text.ftl import GAMES, HOLE, entries, texts

OTHERS = ("ru", "uk")
LATIN = re.compile(r"[A-Za-z_]{2,}")
KNOWN = {
    "Affray", "Ctrl", "Enter", "Tab", "HP", "id", "ft", "JSON", "YAML", "UTF", "SQLite", "Ray", "PostgreSQL", "http",
    "https", "pip", "install", "affray", "server", "QR",
}  # fmt: skip
"""Names of things, keys and programs, which are called so in every language."""
TYPED = re.compile(r"cli-(words|alias|usage|such-as|takes|help|join|no-server|bad-database|dice-usage)-?|cli-version")
"""Messages that list what is typed, English words too, and those about the command line."""
FACTS = {
    "value": "ы", "among": ("ы",), "known": ("ы",), "option": "ы", "edit": "ы", "words": "ы", "low": 1, "high": 2,
    "longest": 3, "total": 4, "given": 5, "who": "ы", "of": "ы", "id": "ы", "most": 6, "what": "ы", "count": 2,
    "sides": 6, "asked": "dice", "error": "ы", "place": "ы",
}  # fmt: skip


def fields_of(game: Game[Any]) -> list[str]:
    """Every name of a field that the game's answers have."""
    ids = Speaker("en", game).messages.ids("field-")
    return sorted({id.rpartition("-")[2] for id in ids})


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_refusal_of_the_core_names_fields_in_the_language(game: Game[Any], lang: str) -> None:
    speaker = Speaker(lang, game)
    rules = [id.removeprefix("refusal-") for id in speaker.messages.ids("refusal-CORE-")]
    english = {id.rpartition("-")[2]: speaker.say(id) for id in speaker.messages.ids("field-")}
    for rule in rules:
        for field in fields_of(game):
            if LATIN.search(english[field]):  # an example of what is typed
                continue
            said = speaker.reason(refuse(rule, **{**FACTS, "field": field}))
            if rule not in ("CORE-UNKNOWN", "CORE-EDIT-GONE"):  # these say what was typed, and what is to be
                assert not set(LATIN.findall(said)) - KNOWN, said


@pytest.mark.parametrize("lang", OTHERS)
def test_the_terminal_says_nothing_in_english(lang: str) -> None:
    for id, entry in entries(PRODUCT, lang).items():
        if id.startswith(("cli-", "prompt-", "event-", "log-")) and not TYPED.match(id):
            for text in texts(entry):
                assert not set(LATIN.findall(text.replace(HOLE, " "))) - KNOWN, (id, text)


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("ru", "атаковать гнолл", "«гнолл» не подходит к полю «цель»"),
        ("uk", "атакувати гнол", "«гнол» не підходить до поля «ціль»"),
    ],
)
def test_a_field_is_refused_and_typed_by_its_label(lang: str, line: str, told: str) -> None:
    record = the_record("kennel_yard", 3)
    _, pages = on_screen(record, [line], lang)
    page = pages[-1].replace("\xa0", " ").replace("\n", " ")
    assert told in page
    assert "target" not in page
