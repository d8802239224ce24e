"""Patterns as people type them: `*` for anything, `?` for one letter, `[ab]`, `[a-c]`, `[!a]` for one of several.

Matched by walking along the name, so that the worst pattern costs its length times the length of the name; a pattern
translated to a regular expression can cost seconds.
"""

from __future__ import annotations

from collections.abc import Iterable

from .limits import LONGEST_GLOB

Letters = tuple[bool, tuple[tuple[str, str], ...]]
"""One of several: whether all but these, and from where to where each of them goes."""

Part = str | Letters


def is_glob(word: str) -> bool:
    return "*" in word or "?" in word or "[" in word


def fitting(pattern: str, names: Iterable[str]) -> list[str]:
    """The names that a pattern means, whatever their case; a pattern too long for any name means none.

    >>> fitting("orc-[1-3]*", ["orc-1", "Orc-20", "orc-4", "elf"])
    ['orc-1', 'Orc-20']
    """
    if len(pattern) > LONGEST_GLOB:
        return []
    parts = parts_of(pattern.lower())
    return [name for name in names if fits(parts, name.lower())]


def parts_of(pattern: str) -> list[Part]:
    """A pattern taken apart; a bracket that nobody closes is an ordinary letter."""
    parts: list[Part] = []
    at = 0
    while at < len(pattern):
        each = pattern[at]
        end = pattern.find("]", at + 3 if pattern[at + 1 : at + 2] == "!" else at + 2) if each == "[" else -1
        if end > 0:
            parts.append(letters(pattern[at + 1 : end]))
            at = end
        elif each != "*" or parts[-1:] != ["*"]:
            parts.append(each if each in "*?" else (False, ((each, each),)))
        at += 1
    return parts


def letters(inside: str) -> Letters:
    """What stands between brackets: `ab`, `a-c`, `!a`."""
    others = inside.startswith("!")
    inside = inside[1:] if others else inside
    ranges: list[tuple[str, str]] = []
    at = 0
    while at < len(inside):
        wide = at + 2 < len(inside) and inside[at + 1] == "-"
        ranges.append((inside[at], inside[at + 2] if wide else inside[at]))
        at += 3 if wide else 1
    return others, tuple(ranges)


def fits(parts: list[Part], name: str) -> bool:
    """Whether a name is what the parts say from its beginning to its end.

    Only the last `*` is ever tried again, one letter later: what stands before it has found its place for good.
    """
    at = part = 0
    star, tried = -1, 0
    while at < len(name):
        if part < len(parts) and parts[part] == "*":
            star, tried = part, at
            part += 1
        elif part < len(parts) and is_one(parts[part], name[at]):
            at, part = at + 1, part + 1
        elif star >= 0:
            tried += 1
            at, part = tried, star + 1
        else:
            return False
    return all(rest == "*" for rest in parts[part:])


def is_one(part: Part, letter: str) -> bool:
    if isinstance(part, str):
        return True  # a question mark: a star has been seen to before
    others, ranges = part
    return any(low <= letter <= high for low, high in ranges) is not others
