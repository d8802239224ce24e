"""Which language is spoken."""

from __future__ import annotations

import pytest

from affray.text import LANGUAGES, Speaker, choose_language


def test_the_flag_decides_before_the_environment() -> None:
    assert choose_language("uk", {"LC_ALL": "ru_RU.UTF-8", "LANG": "en_GB.UTF-8"}) == "uk"


def test_the_environment_decides_in_the_order_of_posix() -> None:
    assert choose_language(None, {"LC_ALL": "uk_UA.UTF-8", "LC_MESSAGES": "ru_RU", "LANG": "en_US"}) == "uk"
    assert choose_language(None, {"LC_ALL": "", "LC_MESSAGES": "ru_RU.KOI8-R", "LANG": "uk_UA"}) == "ru"
    assert choose_language(None, {"LANG": "uk"}) == "uk"


@pytest.mark.parametrize("locale", ["C", "C.UTF-8", "POSIX", "de_DE.UTF-8", ""])
def test_english_is_spoken_where_nothing_better_is_known(locale: str) -> None:
    assert choose_language(None, {"LANG": locale}) == "en"


def test_a_flag_may_be_a_locale() -> None:
    assert [choose_language(flag, {}) for flag in ("RU", "ru_RU.UTF-8", "uk-UA")] == ["ru", "ru", "uk"]


def test_an_unknown_language_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(LookupError, match=r"'de'.*en, ru, uk"):
        choose_language("de", {})
    with pytest.raises(LookupError, match=", ".join(LANGUAGES)):
        Speaker("de")
