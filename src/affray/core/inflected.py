"""Words in another case than their dictionaries have them: a file calls somebody «Огр», and people type «огра», «огру».

Two forms are of one word if an ending can be taken from each so that the same stem is left. Russian and Ukrainian only:
their nouns change wherever they stand in a sentence. A stem is a last resort, for words that are nobody's name as they
stand; whoever uses it has to look whether only one is meant.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from re import compile as pattern

ENDINGS = (
    "а", "я", "о", "е", "є", "у", "ю", "и", "ы", "і", "ї", "ь", "й", "ой", "ей", "ій", "їй", "ою", "ею", "єю", "ью",
    "ом", "ем", "єм", "ам", "ям", "ами", "ями", "ах", "ях", "ов", "ев", "ів", "їв", "ові", "еві", "єві", "ый", "ий",
    "ая", "яя", "ое", "ее", "ые", "ие", "ого", "его", "ього", "ому", "ему", "ьому", "ую", "юю", "ым", "им", "ім", "ых",
    "их", "іх", "ыми", "ими", "іми", "ої", "ьої",
)  # fmt: skip
"""What nouns and adjectives end with, in all cases and numbers."""
SHORTEST = 2
"""So many letters a stem has at least."""
SOFTENED = {"з": "г", "ц": "к", "с": "х"}
"""What a Ukrainian consonant is before it is softened: «Ользі» is «Ольга»."""
CYRILLIC = pattern("[а-яіїєґ]+")
BETWEEN_PARTS = pattern(r"[\s._-]+")
VOWELS = "аеєиіїоуыэюя"
FLEETING = "оеєіьй"
"""What comes and goes before the last consonant of a stem: «стрелок», «стрелка»; «ніж», «ножем»."""


def is_akin(one: str, other: str) -> bool:
    """Whether two words are the same, but for the ending.

    >>> [is_akin("огр", each) for each in ("огра", "огром", "Огр", "ограда")]
    [True, True, True, False]
    >>> is_akin("стрілець", "стрільця"), is_akin("болотная", "болотную"), is_akin("1", "10"), is_akin("orc", "orca")
    (True, True, False, False)
    """
    one, other = plain(one), plain(other)
    return one == other or not stems(one).isdisjoint(stems(other))


def akin(word: str, names: Sequence[str]) -> list[str]:
    """The names in which a word stands in another form; of ids a part will do.

    >>> akin("гоблина", ["гоблин-1", "гоблин-2", "огр"])
    ['гоблин-1', 'гоблин-2']
    """
    if not stems(plain(word)):
        return []
    return [name for name in names if any(is_akin(part, word) for part in BETWEEN_PARTS.split(name))]


def plain(word: str) -> str:
    """A word without capitals and without the dots of one letter."""
    return word.casefold().replace("ё", "е")


@lru_cache(maxsize=1024)
def stems(word: str) -> frozenset[str]:
    """Everything that can be the stem of a plain word; nothing if it is of another language."""
    if CYRILLIC.fullmatch(word) is None:
        return frozenset()
    cut = [word, *(word.removesuffix(each) for each in ENDINGS if word.endswith(each))]
    if word.endswith("і") and word[-2:-1] in SOFTENED:
        cut.append(word[:-2] + SOFTENED[word[-2]])
    return frozenset(bare for each in cut if len(bare := without_fleeting(each.rstrip("ьй"))) >= SHORTEST)


def without_fleeting(stem: str) -> str:
    """A stem without the vowel or soft sign before its last consonant."""
    if len(stem) > SHORTEST and stem[-2] in FLEETING and stem[-1] not in VOWELS:
        return stem[:-2] + stem[-1]
    return stem
