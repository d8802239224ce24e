"""What several games say alike is written once."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from fluent.syntax import FluentSerializer, ast

from affray.rulesets.game import Game
from affray.text.messages import PRODUCT, SHARED
from tests.text.ftl import GAMES, entries

OWN = {
    "acks2": (
        "field-of", "name-charge", "name-delaying", "name-engaged", "name-pending", "option-charge", "option-delay",
        "reason-charge",
    ),
    "coinflip": (
        "edit-hp", "option-dodge", "option-pick_up", "option-run", "roll-attack", "rule-tag-designed",
        "setting-hp_max", "share",
    ),
    "eclipse_phase": (
        "dice", "field-of", "name-charge", "name-gm", "roll-attack", "roll-damage", "roll-roll_off",
        "setting-damage",
    ),
    "fifth_edition": (
        "dice", "name-gm", "name-hide", "name-incapacitated", "name-restrained", "option-hide", "option-ready",
        "short-option-ready",
    ),
    "starfinder": (
        "event-not-offered", "event-surprise-settled", "name-casts", "name-con", "name-crawl", "name-delaying",
        "name-disarm", "name-perception", "name-reaction", "name-self", "name-surprised", "option-aim",
        "option-delay", "option-disarm", "option-drop_prone", "option-grapple", "option-react-help", "option-release",
        "option-speak", "option-withdraw", "reason-d20", "roll-attack",
        "short-fact-stamina",
    ),
}  # fmt: skip
"""Messages that a game words by its own source in another language, though English has one wording for all."""
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def wordings(package: str, lang: str = "en") -> dict[str, str]:
    """The messages of a package as they are written."""
    return {id: written(each) for id, each in entries(package, lang).items()}


def written(message: ast.Message) -> str:
    return FluentSerializer().serialize_entry(ast.Message(message.id, message.value)).strip()


def common() -> dict[str, str]:
    return {**wordings(PRODUCT), **wordings(SHARED)}


def test_no_two_games_carry_the_same_message() -> None:
    for one, other in combinations(GAMES, 2):
        mine, theirs = wordings(one.package), wordings(other.package)
        same = [id for id, text in mine.items() if theirs.get(id) == text]
        assert [id for id in same if id not in OWN[one.name] or id not in OWN[other.name]] == [], (one.name, other.name)


@every_game
def test_no_game_repeats_what_all_say(game: Game[Any]) -> None:
    known = common()
    repeated = [id for id, text in wordings(game.package).items() if known.get(id) == text]
    assert [id for id in repeated if id not in OWN[game.name]] == []


@every_game
def test_a_word_of_its_own_differs_somewhere(game: Game[Any]) -> None:
    """What is the same in all languages is a copy."""
    for id in OWN[game.name]:
        differs = [
            lang
            for lang in ("en", "ru", "uk")
            if wordings(game.package, lang)[id] != {**wordings(PRODUCT, lang), **wordings(SHARED, lang)}[id]
        ]
        assert differs, id


def test_shared_words_replace_those_of_the_product_on_purpose_only() -> None:
    replaced = [id for id in wordings(SHARED) if id in wordings(PRODUCT)]
    assert sorted(replaced) == [
        "event-ended", "event-not-offered", "option-decline", "option-decline-help", "rule-tag-designed", "share",
    ]  # fmt: skip
    assert [id for id in replaced if wordings(SHARED)[id] == wordings(PRODUCT)[id]] == []
