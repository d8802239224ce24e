"""Who is unknown to the other sides until somebody of theirs sees it: `unknown: true` of a combatant, in every game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from affray.core.events import PUBLIC, UNSEEN, Event, Unseen, stamp


class Somebody(Protocol):
    """A combatant who may be unknown."""

    known_to: tuple[str, ...] | None
    """None for everybody; else the sides, beside its own, that have seen it."""

    @property
    def id(self) -> str: ...
    @property
    def side(self) -> str: ...


class Carded(Protocol):
    """A combatant whose card, a dataclass, says its name."""

    card: Any


P = TypeVar("P", bound=Somebody)


def is_stranger(somebody: Somebody, side: str) -> bool:
    """Whether nobody of a side has seen somebody yet."""
    return somebody.known_to is not None and side not in (somebody.side, *somebody.known_to)


def strangers(people: Collection[P], unseen: Unseen, is_played: Callable[[P], bool]) -> Unseen:
    """Whoever is unknown to a side is unseen by it as well; for the public, to any side with players."""
    lost = [each for each in people if each.known_to is not None]
    if not lost:
        return unseen
    sides = dict.fromkeys([each.side for each in people])
    found: dict[str, frozenset[str]] = {}
    for side in sides:
        mine = [each.id for each in lost if is_stranger(each, side)]
        found[side] = unseen.get(side, frozenset()).union(mine)
    return with_public(found, [each.side for each in people if is_played(each)])


def with_public(found: Mapping[str, frozenset[str]], played: Iterable[str]) -> Unseen:
    """The shared screen knows what every side with players knows; of all sides if nobody plays."""
    looking = [side for side in dict.fromkeys(played) if side in found] or list(found)
    return {**found, PUBLIC: frozenset[str]().union(*(found[side] for side in looking))}


def on_screen(
    found: Unseen, people: Collection[P], hiders: Sequence[P], eyes: Sequence[str], knows: Callable[[P, P], bool]
) -> Unseen:
    """The shared screen does not show whom a side sees only with the eyes of those who are not shown themselves: that
    would tell of them.
    """
    gone = found.get(PUBLIC, frozenset())
    if not gone or len(eyes) < 2:
        return found
    shown = [each for each in people if each.id not in gone]
    looking = [side for side in eyes if any(one.side == side for one in shown)]
    more = [
        each.id for each in hiders
        if each.id not in gone
        and any(
            not any(one.side == side and knows(one, each) for one in shown) for side in looking if side != each.side
        )
    ]  # fmt: skip
    return on_screen({**found, PUBLIC: gone.union(more)}, people, hiders, eyes, knows) if more else found


def watching(side: str, people: Collection[P], is_played: Callable[[P], bool]) -> tuple[str, ...]:
    """With whose eyes a side looks: its own; the public with those of all sides with players, or of all if nobody
    plays.
    """
    if side != PUBLIC:
        return (side,)
    return tuple(dict.fromkeys([each.side for each in people if is_played(each)] or [each.side for each in people]))


def unname(people: Mapping[str, Carded], unseen: Iterable[str]) -> None:
    """The unseen who stay in what a side believes, because a question to it is about them, have no name there: it would
    number their namesakes.
    """
    for who in unseen:
        people[who].card = replace(people[who].card, name=UNSEEN)


def notice(people: Collection[P], sees: Callable[[P, P], bool]) -> None:
    """At a quiet moment: sides of which somebody sees an unknown one know it from now on."""
    for each in people:
        known = each.known_to
        if known is not None:
            for one in people:
                if one.side != each.side and one.side not in known and sees(one, each):
                    known = (*known, one.side)
            each.known_to = known


def noticed_at(events: Sequence[Event], event: Event, who: str, at: tuple[int, ...]) -> None:
    """Somebody unseen was come upon: sides that had lost sight of him and are told of it know where he was just now.

    Of one whom a side has never seen the event alone tells that there is somebody.
    """
    unseen = event.unseen or {}
    told = {side: names for side, names in unseen.items() if who in names and not names & subjects(event)}
    lost = [side for side in told if any(who in (each.vanished or {}).get(side, ()) for each in events)]
    if lost and event.when is not None:
        marks = {side: dict(found) for side, found in (event.vanished or {}).items()}
        for side in lost:
            marks.setdefault(side, {})[who] = at
        stamp(event, event.when, unseen, marks)


def subjects(event: Event) -> frozenset[str]:
    """Whom an event is about."""
    facts = event.facts()
    return frozenset([str(facts.get(name, "")) for name in event.tells_of or ("who",)])
