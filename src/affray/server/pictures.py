"""What a seat is shown at one moment, encoded once for everybody who sees the same, and the differences between two.

A connection has the picture that was sent last; what is sent next is only what differs from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from affray.core.script import Rest
from affray.core.views import View
from affray.tables import Seat, Table, Telling
from affray.tables.seats import GM, PLAYER

encode = msgspec.json.encode
WHOLE = ("clock", "battlefield", "under_way", "last_seen", "undo", "probes")
"""Parts of a view that go as they are, and as a whole."""

OF_THE_TABLE = ("head", "asked", "seats", "seat", "standing")
"""Parts that can change though the view is the same."""

Seats = Mapping[str, int]
"""How many connections each seat has."""


class Picture:
    """A view with its words, in pieces of JSON."""

    __slots__ = ("_differences", "groups", "lines", "mark", "names", "people", "sections", "ticket", "words")

    def __init__(
        self, sections: dict[str, bytes], people: dict[str, bytes], groups: list[bytes], names: dict[str, str],
        words: dict[str, dict[str, Any]], lines: Sequence[dict[str, Any]], ticket: str, mark: str,
    ) -> None:  # fmt: skip
        self.sections, self.people, self.groups, self.names, self.words = sections, people, groups, names, words
        self.lines, self.ticket, self.mark = lines, ticket, mark
        self._differences: list[tuple[Picture | None, int, bytes]] = []

    def after(self, before: Picture | None, told: int = 0) -> bytes:
        """The message that makes this picture of another; empty if nothing differs. Whoever has nothing but the first
        lines of the log gets all but those.
        """
        for each, lines, message in self._differences:
            if each is before and lines == told:
                return message
        sections = self._changed(before, told)
        message = encode({"type": "view", "whole": before is None, "sections": sections}) if sections else b""
        if before is not None:
            before._differences = []  # else every picture would hold on to all before it
        self._differences = [*self._differences[-3:], (before, told, message)]
        return message

    def without_table(self) -> Picture:
        """What somebody has who has seen this moment before: everything but what concerns the table, not the fight."""
        kept = {name: data for name, data in self.sections.items() if name not in OF_THE_TABLE}
        return Picture(kept, self.people, self.groups, self.names, self.words, self.lines, self.ticket, self.mark)

    def _changed(self, before: Picture | None, told: int) -> dict[str, Any]:
        if before is None:
            before = EMPTY
            same = min(told, len(self.lines))
        else:
            same = common(before.lines, self.lines)
        changed: dict[str, Any] = {
            name: msgspec.Raw(data) for name, data in self.sections.items() if before.sections.get(name) != data
        }
        if self.people != before.people:
            some = [msgspec.Raw(data) for who, data in self.people.items() if before.people.get(who) != data]
            changed["combatants"] = {"some": some}
            if list(self.people) != list(before.people):
                changed["combatants"]["ids"] = list(self.people)
        if self.groups != before.groups:
            known = before.groups
            fresh = [at for at, data in enumerate(self.groups) if at >= len(known) or known[at] != data]
            groups = [(at, msgspec.Raw(self.groups[at])) for at in fresh]
            changed["order"] = {"some": groups, "size": len(self.groups)}
        if self.names != before.names:
            renamed = {id: name for id, name in self.names.items() if before.names.get(id) != name}
            changed["names"] = {"some": renamed, "gone": [id for id in before.names if id not in self.names]}
        if words := self._new_words(before.words):
            changed["words"] = words
        if same < len(self.lines) or same < len(before.lines) or (before is EMPTY):
            changed["log"] = {"from": same, "lines": self.lines[same:], "mark": self.mark}
        return changed

    def _new_words(self, before: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = {}
        for kind, words in self.words.items():
            known = before.get(kind, {})
            fresh = {id: word for id, word in words.items() if id not in known}
            if fresh:
                found[kind] = fresh
        for kind, old in before.items():  # a word that was told once stays known
            self.words[kind] = {**old, **self.words.get(kind, {})}
        return found


EMPTY = Picture({}, {}, [], {}, {}, [], "", "")


def common(before: Sequence[Any], now: Sequence[Any]) -> int:
    """How many of the first lines are the same objects."""
    same, most = 0, min(len(before), len(now))
    while same < most and before[same] is now[same]:
        same += 1
    return same


def picture(table: Table, seat: Seat, telling: Telling, connected: Seats) -> Picture:
    """What a seat is shown now."""
    view = table.view(seat)
    sections = {name: encode(view[name]) for name in WHOLE if name in view}
    sections["head"] = encode(head(table, seat, view, telling))
    sections["asked"] = encode(asked(table, seat, view, telling))
    sections["seats"] = encode(seats(table, seat, connected))
    if seat.role == PLAYER:
        sections["seat"] = encode(told(seat, connected))
    sections["standing"] = encode([x.data() for x in table.standing.values() if seat.role == GM or x.seat == seat.id])
    people = {each["id"]: encode(each) for each in view["combatants"]}
    groups = [encode(each) for each in view["order"]]
    mark = table.fight.known.log(seat.eyes).digest
    return Picture(
        sections, people, groups, telling.named(view), telling.words(view), telling.log(view["log"]), view.ticket, mark
    )


def head(table: Table, seat: Seat, view: View, telling: Telling) -> dict[str, Any]:
    """What concerns the table as a whole."""
    request = table.fight.request
    return {
        "ticket": view.ticket, "game": view["game"], "title": table.titled(telling.lang), "side": view["side"],
        "lang": telling.lang, "over": view["over"], "result": telling.result(),
        "stuck": isinstance(request, Rest) and request.stuck, "paused": table.paused,
        "options": table.options.data(), "told": view["told"],
        "may": {"undo": table.options.undo, "odds": table.options.odds or seat.role == GM},
    }  # fmt: skip


def asked(table: Table, seat: Seat, view: View, telling: Telling) -> list[dict[str, Any]]:
    """The questions to a seat, with the line above the answers; of closed options only which rules close them."""
    found = []
    for question, prompt in zip(view["asked"], telling.prompts(view), strict=True):
        owner = table.owner(question["who"])
        options = [
            {**{name: value for name, value in each.items() if name != "reasons"},
             "closed": list(dict.fromkeys([rule for rule, _ in each["reasons"]]))}
            for each in question["options"]
        ]  # fmt: skip
        whose = owner.id if owner is not None and (seat.role == GM or owner.id == seat.id) else ""
        found.append({**question, "options": options, "prompt": prompt, "seat": whose})
    return found


def seats(table: Table, seat: Seat, connected: Seats) -> list[dict[str, Any]]:
    """Who sits at the table; others than the game master learn only the names of those who play."""
    if seat.role == GM:
        return [told(each, connected) for each in table.seats.values()]
    there = [each for each in table.seats.values() if not each.revoked and each.role in (GM, PLAYER)]
    return [{"id": x.id, "role": x.role, "name": x.name, "connected": bool(connected.get(x.id))} for x in there]


def told(seat: Seat, connected: Seats) -> dict[str, Any]:
    """A seat without its key."""
    return {**{name: x for name, x in seat.data().items() if name != "key"}, "connected": bool(connected.get(seat.id))}
