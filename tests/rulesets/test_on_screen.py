"""The shared screen tells nothing of those who see what it shows."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from affray.core.events import PUBLIC, Unseen
from affray.rulesets.unknown import is_stranger, on_screen, watching


@dataclass
class One:
    id: str
    side: str
    known_to: tuple[str, ...] | None = None
    player: bool = True


HERO, SPY, ORC, SNEAK = One("hero", "a"), One("spy", "a", ()), One("orc", "b"), One("sneak", "b")
PEOPLE = [HERO, SPY, ORC, SNEAK]


def shown(found: Unseen, knowing: set[tuple[str, str]], eyes: tuple[str, ...] = ("a", "b")) -> frozenset[str]:
    """Whom the public does not see, if these know where those are who hide."""
    hiders = [SPY, SNEAK]
    result = on_screen(found, PEOPLE, hiders, eyes, lambda one, other: (one.id, other.id) in knowing)
    return result[PUBLIC]


def test_whom_only_the_unseen_see_is_not_shown() -> None:
    found = {"a": frozenset[str](), "b": frozenset({"spy"}), PUBLIC: frozenset({"spy"})}
    assert shown(found, {("spy", "sneak")}) == {"spy", "sneak"}
    assert shown(found, {("spy", "sneak"), ("hero", "sneak")}) == {"spy"}
    assert shown(found, {("spy", "sneak")}, ("a",)) == {"spy"}, "then they are shown what that one side sees"
    nobody: Unseen = {"a": frozenset(), "b": frozenset(), PUBLIC: frozenset()}
    assert shown(nobody, set()) == frozenset()


@pytest.mark.parametrize(("side", "strange"), [("a", False), ("b", True), ("c", False)])
def test_a_stranger_is_who_has_not_been_seen(side: str, strange: bool) -> None:
    assert is_stranger(One("spy", "a", ("c",)), side) is strange
    assert not is_stranger(HERO, side)


def test_who_looks_at_the_shared_screen() -> None:
    one, other = One("x", "a"), One("y", "b", player=False)
    assert watching("b", [one, other], lambda each: each.player) == ("b",)
    assert watching(PUBLIC, [one, other], lambda each: each.player) == ("a",)
    assert watching(PUBLIC, [other, one], lambda each: False) == ("b", "a")
