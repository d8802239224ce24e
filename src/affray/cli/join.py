"""A seat at somebody else's table, in the terminal: the link is enough, and answers are typed as everywhere."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from .errors import OK, USAGE, Trouble
from .serve import check_server
from .telling import line_of, write_lines
from .terminal import Terminal

QUIET_SECONDS, LOOK_SECONDS, LOST_SECONDS = 0.1, 1.0, 60
ROLES = {
    "gm": "cli-role-gm", "player": "cli-role-player", "screen": "cli-role-screen", "onlooker": "cli-role-onlooker",
}  # fmt: skip
WHYS = {
    "no-seat": "cli-join-no-seat", "no-table": "cli-join-no-table", "crowded": "cli-join-crowded",
    "revoked": "cli-join-no-seat", "closed": "cli-join-closed", "spoilt": "cli-join-spoilt",
}  # fmt: skip
"""By what a server says when it ends a connection for good."""
QUIT, UNDO, AUTO, OPTIONS, WHY, TABLE = "quit", "undo", "auto", "?", "why", "table"


def join(terminal: Terminal, url: str) -> int:
    """Play a remote table until it is over, or until somebody has enough."""
    check_server(terminal)
    server, table, token = read_link(terminal, url)
    return Remote(terminal, server, table, token).play()


def read_link(terminal: Terminal, url: str) -> tuple[str, str, str]:
    """Server, table and token of a link: `http://host:8000/t/TABLE#TOKEN`."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    folder, _, table = parts.path.strip("/").rpartition("/")
    if parts.scheme not in ("http", "https") or folder != "t" or not table or not parts.fragment:
        raise Trouble(terminal.speaker().say("cli-join-link", url=url), USAGE)
    return f"{parts.scheme}://{parts.netloc}", table, parts.fragment


class Remote:
    """A connection that comes back by itself, and what was told so far."""

    def __init__(self, terminal: Terminal, server: str, table: str, token: str) -> None:
        self.terminal, self.address = terminal, (server, table, token)
        self.told: list[str] = []
        self.client = self.connected()
        title, role = self.client.welcome["title"], ROLES[self.client.welcome["role"]]
        terminal.say("cli-joined", "bold", title=title, role=terminal.speaker().say(role))
        terminal.say("cli-join-help", "dim")

    def connected(self, before: Any = None) -> Any:
        from affray.server import Client, Gone

        try:
            client = Client(*self.address, before=before, lang=self.terminal.lang)
            client.wait_for(lambda _: client.views)
        except Gone as gone:
            raise self.trouble(gone.why) from None
        except Exception as error:  # whatever keeps a connection from being made
            if before is not None:
                raise
            raise Trouble(self.terminal.speaker().say("cli-join-refused", why=str(error))) from None
        return client

    def play(self) -> int:
        from affray.server import Gone

        while True:
            try:
                self.news()
                if self.client.view["head"]["over"]:
                    self.terminal.write(self.client.view["head"]["result"], "bold")
                    return OK
                if self.client.asked() and not self.answer(self.client.asked()[0]):
                    return OK
            except Gone as gone:
                self.come_back(gone.why)

    def news(self) -> None:
        """Tell what has happened since; wait a while if nobody here is asked. An act of which more is known by now is
        told anew.
        """
        wait = QUIET_SECONDS if self.client.asked() else LOOK_SECONDS
        try:
            while True:
                self.client.receive(wait)
                wait = QUIET_SECONDS
        except TimeoutError:
            pass
        lines = [line_of(number, act) for number, act in enumerate(self.client.view["story"])]
        texts = [line.text for line in lines]
        both = zip(self.told, texts, strict=False)
        same = next((number for number, (one, two) in enumerate(both) if one != two), len(self.told))
        write_lines(self.terminal, lines[same:])
        self.told = texts

    def answer(self, question: Mapping[str, Any]) -> bool:
        """Read what somebody types and do it; False if he has enough."""
        self.terminal.write(question["prompt"], "bold")
        try:
            text = self.terminal.read("> ").strip()
        except (EOFError, KeyboardInterrupt):
            return False
        who, (word, _, rest) = question["who"], text.partition(" ")
        if text in ("", OPTIONS):
            self.options(question)
        elif text == QUIT:
            return False
        elif text == TABLE:
            self.table()
        elif text == UNDO:
            self.refused(self.client.ask("undo", by="choice", ticket=self.client.ticket))
        elif text == AUTO:
            self.refused(self.client.ask("computer", who=who, ticket=self.client.ticket))
        elif word == WHY and rest:
            for each in self.client.ask("why", who=who, option=rest)["data"]["reasons"]:
                self.terminal.write(f"{each['rule']}: {each['text']}", indent=2)
        else:
            self.refused(self.client.say(who, text))
        return True

    def options(self, question: Mapping[str, Any]) -> None:
        words = self.client.view["words"].get("option", {})
        for each in question["options"]:
            if each["open"]:
                said = words.get(each["id"], {})
                fields = " ".join(f"[{name}]" if x["optional"] else name for name, x in each["fields"].items())
                self.terminal.write(f"{each['id']} {fields}".strip(), "bold", 2)
                self.terminal.write(said.get("text", ""), "dim", 6)

    def table(self) -> None:
        """Everybody in the order of the fight: the name to type, the name to read, health, place, conditions."""
        view = self.client.view
        order = [each["who"] for group in view["order"] for each in group["members"]]
        people = {id: view["combatants"][id] for id in [*order, *view["combatants"]] if id in view["combatants"]}
        for id, each in people.items():
            if not each["off"]:
                told = [view["names"].get(id, each["name"]), self.health(each), *self.conditions(each)]
                if each["body"] is not None:
                    told.insert(2, f"{each['body']['x']},{each['body']['y']}")
                mark = "▶" if id == view["clock"]["owner"] else " "
                self.terminal.write(f"{mark} {id}  {' · '.join(told)}")

    def health(self, each: Mapping[str, Any]) -> str:
        """In numbers if the seat knows them, else in words, else nothing but that nobody knows."""
        if each["health"] is not None:
            return f"{each['health']['now']}/{each['health']['max']}"
        return self.word("looks", each["looks"]) if each["looks"] else "?"

    def conditions(self, each: Mapping[str, Any]) -> list[str]:
        found = [self.word("condition", one["id"]) for one in each["conditions"]]
        return found if each["status"] == "ok" else list(dict.fromkeys([self.word("status", each["status"]), *found]))

    def word(self, kind: str, id: str) -> str:
        """What the server calls something, by a name or by the word for it."""
        view = self.client.view
        known = view["words"].get(kind, {}).get(id, {"text": view["names"].get(id, id)})
        return str(known["text"])

    def refused(self, reply: Mapping[str, Any]) -> None:
        for each in reply["refused"]:
            self.terminal.complain(f"{each['text']} ({each['rule']})")

    def come_back(self, why: str) -> None:
        """The connection is lost: try again for a while, unless the seat is none any more."""
        if why in WHYS:
            raise self.trouble(why)
        self.terminal.say("cli-join-lost", "yellow")
        end = time.monotonic() + LOST_SECONDS
        while time.monotonic() < end:
            try:
                self.client = self.connected(self.client)
                return
            except Exception as error:
                if isinstance(error, Trouble):
                    raise
                time.sleep(0.5)
        raise Trouble(self.terminal.speaker().say("cli-join-silent"))

    def trouble(self, why: str) -> Trouble:
        say = self.terminal.speaker().say
        return Trouble(say("cli-join-refused", why=say(WHYS[why]) if why in WHYS else why))
