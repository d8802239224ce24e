"""Which language to speak."""

from __future__ import annotations

from collections.abc import Mapping

LANGUAGES = ("en", "ru", "uk")
FALLBACK = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language its user reads; the first that is set decides."""


def choose_language(flag: str | None, environ: Mapping[str, str]) -> str:
    """The language that was asked for, else that of the environment, else English.

    >>> choose_language(None, {"LANG": "uk_UA.UTF-8"}), choose_language("ru", {}), choose_language(None, {"LANG": "C"})
    ('uk', 'ru', 'en')
    """
    if flag:
        return known_language(flag)
    wish = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    return primary(wish) if primary(wish) in LANGUAGES else FALLBACK


def known_language(name: str) -> str:
    """A language that has messages; a LookupError that lists those if this one has none."""
    if primary(name) in LANGUAGES:
        return primary(name)
    raise LookupError(f"no language is called {name!r}; known: {', '.join(LANGUAGES)}")


def primary(locale: str) -> str:
    """The language of a locale: `ru` of `ru_RU.UTF-8` or `ru-RU`."""
    return locale.strip().lower().replace("-", "_").partition(".")[0].partition("_")[0]
