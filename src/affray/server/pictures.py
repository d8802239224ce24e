"""What a seat is shown at one moment, encoded once for everybody who sees the same, and the differences between two.

A connection has the picture that was sent last; what is sent next is only what differs from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from affray.core.script import Rest
from affray.core.views import View
from affray.tables import Seat, Table, Telling, rights
from affray.tables.kept import Kept
from affray.tables.seats import GM, PLAYER
from affray.tables.speaking import Words

encode = msgspec.json.encode
WHOLE = ("clock", "battlefield", "under_way", "last_seen", "undo", "probes")
"""Parts of a view that go as they are, and as a whole."""

OF_THE_TABLE = ("head", "asked", "seats", "seat", "standing")
"""Parts that can change though the view is the same."""

Seats = Mapping[str, int]
"""How many connections each seat has."""


class Picture:
    """A view with its words, in pieces of JSON."""

    __slots__ = (
        "_differences", "acts", "groups", "lines", "mark", "names", "over", "people", "sections", "ticket", "words",
    )  # fmt: skip

    def __init__(
        self, sections: dict[str, bytes], people: dict[str, bytes], groups: list[bytes], names: dict[str, str],
        words: Words, lines: Sequence[dict[str, Any]], acts: Sequence[dict[str, Any]],
        over: Sequence[tuple[int, int]], ticket: str, mark: str,
    ) -> None:  # fmt: skip
        self.sections, self.people, self.groups, self.names, self.words = sections, people, groups, names, words
        self.lines, self.acts, self.over, self.ticket, self.mark = lines, acts, over, ticket, mark
        self._differences: list[tuple[Picture | None, int, bytes]] = []

    def after(self, before: Picture | None, told: int = 0) -> bytes:
        """The message that makes this picture of another, without words; empty if nothing differs. Whoever has nothing
        but the first lines of the log gets all but those.
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
        rest = (self.names, self.words, self.lines, self.acts, self.over, self.ticket, self.mark)
        return Picture(kept, self.people, self.groups, *rest)

    def _changed(self, before: Picture | None, told: int) -> dict[str, Any]:
        if before is None:
            before = EMPTY
            same = min(told, len(self.lines))
            acts = max([acts for lines, acts in self.over if lines < same], default=0)
        else:
            same = common(before.lines, self.lines)
            acts = same_objects(before.acts, self.acts)
        changed: dict[str, Any] = {
            name: msgspec.Raw(data) for name, data in self.sections.items() if before.sections.get(name) != data
        }
        if self.people is not before.people and self.people != before.people:
            some = [msgspec.Raw(data) for who, data in self.people.items() if before.people.get(who) != data]
            changed["combatants"] = {"some": some}
            if list(self.people) != list(before.people):
                changed["combatants"]["ids"] = list(self.people)
        if self.groups is not before.groups and self.groups != before.groups:
            known = before.groups
            fresh = [at for at, data in enumerate(self.groups) if at >= len(known) or known[at] != data]
            groups = [(at, msgspec.Raw(self.groups[at])) for at in fresh]
            changed["order"] = {"some": groups, "size": len(self.groups)}
        if self.names is not before.names and self.names != before.names:
            renamed = {id: name for id, name in self.names.items() if before.names.get(id) != name}
            changed["names"] = {"some": renamed, "gone": [id for id in before.names if id not in self.names]}
        if same < len(self.lines) or same < len(before.lines) or (before is EMPTY):
            changed["log"] = {"from": same, "lines": self.lines[same:], "mark": self.mark}
        if acts < len(self.acts) or acts < len(before.acts) or (before is EMPTY):
            changed["story"] = {"from": acts, "acts": self.acts[acts:]}
        return changed


EMPTY = Picture({}, {}, [], {}, {}, [], [], [], "", "")


class Vocabulary:
    """The words that a connection has been told: each is told once, and stays."""

    def __init__(self) -> None:
        self._known: Words = {}
        self._last: Words | None = None

    def learn(self, words: Words) -> Words:
        """Those that are new or in another language, by kind; from now on they are known."""
        found: Words = {}
        if words is not self._last:
            self._last = words
            for kind, some in words.items():
                known = self._known.setdefault(kind, {})
                fresh = {id: word for id, word in some.items() if known.get(id) != word}
                if fresh:
                    known.update(fresh)
                    found[kind] = fresh
        return found

    def added(self, message: bytes, words: Words) -> bytes:
        """A message that shows a view, with the words that are new in it."""
        fresh = self.learn(words)
        if not fresh:
            return message
        if not message:
            return encode({"type": "view", "whole": False, "sections": {"words": fresh}})
        return message[: -len(ENDING)] + b',"words":' + encode(fresh) + ENDING


ENDING = b"}}"
"""How a message ends that has sections: it is a mapping in a mapping."""


def common(before: Sequence[Any], now: Sequence[Any]) -> int:
    """How many of the first lines are the same objects."""
    most = min(len(before), len(now))
    if most and before[most - 1] is now[most - 1]:  # lines are told in a row: if the last is the same, all are
        return most
    return same_objects(before, now)


def same_objects(before: Sequence[Any], now: Sequence[Any]) -> int:
    """The same, where one may have changed before another that has not: acts of a turn that goes on."""
    same, most = 0, min(len(before), len(now))
    while same < most and before[same] is now[same]:
        same += 1
    return same


class Easel:
    """Makes the pictures of one table. What is the same object as before is not encoded again."""

    def __init__(self) -> None:
        self._kept = Kept()

    def paint(self, table: Table, seat: Seat, telling: Telling, connected: Seats) -> Picture:
        """What a seat is shown now."""
        view, eyes, of = table.view(seat), seat.eyes, self._kept.of
        sections = {name: of((eyes, name), view[name], encode) for name in WHOLE if name in view}
        sections["head"] = encode(head(table, seat, view, telling))
        sections["asked"] = encode(asked(table, seat, view, telling))
        sections["seats"] = encode(seats(table, seat, connected))
        if seat.role == PLAYER:
            sections["seat"] = encode(told(seat, connected))
        left = [x.data() for x in table.standing.values() if seat.role == GM or x.seat == seat.id]
        sections["standing"] = encode(left)
        mark = table.fight.known.log(eyes).digest

        def people(rows: list[dict[str, Any]]) -> dict[str, bytes]:
            return {each["id"]: of((eyes, "somebody", each["id"]), each, encode) for each in rows}

        def groups(rows: list[dict[str, Any]]) -> list[bytes]:
            return [of((eyes, "group", at), each, encode) for at, each in enumerate(rows)]

        return Picture(
            sections, of((eyes, "people"), view["combatants"], people), of((eyes, "groups"), view["order"], groups),
            telling.named(view), telling.words(view), telling.log(view["log"]), telling.acts(view),
            telling.over, view.ticket, mark,
        )  # fmt: skip


def head(table: Table, seat: Seat, view: View, telling: Telling) -> dict[str, Any]:
    """What concerns the table as a whole."""
    request = table.fight.request
    known = {view["side"], *(each["side"] for each in view["combatants"])}
    return {
        "ticket": view.ticket, "game": view["game"], "title": table.titled(telling.lang), "side": view["side"],
        "sides": [each for each in table.sides() if each in known], "lang": telling.lang,
        "over": view["over"], "result": telling.result(),
        "stuck": isinstance(request, Rest) and request.stuck, "paused": table.paused,
        "nowhere": table.nowhere,
        "options": table.options.data(), "told": view["told"],
        "may": {
            "undo": table.options.undo, "odds": table.options.odds or seat.role == GM,
            "simulate": not rights.simulated(seat, table.options.simulate),
        },
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
