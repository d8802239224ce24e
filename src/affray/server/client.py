"""A client of a live table: keeps the view as it changes, and asks. For programs, `affray join`, and tests."""

from __future__ import annotations

import contextlib
import json
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

LARGEST = 64_000_000


class Gone(Exception):
    """The connection is closed; `why` is what the server said last, empty if nothing."""

    def __init__(self, why: str = "") -> None:
        super().__init__(why)
        self.why = why


def open_table(server: str, **wish: Any) -> dict[str, Any]:
    """Open a table at a server: its id, and its seats with their tokens."""
    body = json.dumps(wish).encode()
    request = urllib.request.Request(f"{server}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as reply:
        found: dict[str, Any] = json.load(reply)
    return found


class Client:
    """A seat at a table over the network. `view` has all sections as they are now.

    After a connection is lost another one takes up what it had (`before`), and is told only what it has missed.
    """

    def __init__(
        self,
        server: str,
        table: str,
        token: str,
        last: Mapping[str, Any] | None = None,
        timeout: float = 30,
        before: Client | None = None,
        **more: Any,
    ) -> None:
        self.timeout, self.number = timeout, 0
        self.view: dict[str, Any] = {}
        if before is not None and "mark" in before.view:
            self.view, last = {**before.view, "words": dict(before.view["words"])}, before.last
        self.welcome: dict[str, Any] = {}
        self.estimates: list[dict[str, Any]] = []
        self.analysis: dict[str, Any] = {}
        self.errors: list[str] = []
        self.views = 0
        self.bytes = 0
        self._why = ""
        url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.socket = connect(url, max_size=LARGEST, open_timeout=timeout).__enter__()
        hello = {"do": "hello", "token": token, **({} if last is None else {"last": dict(last)}), **more}
        self.send(hello)
        while not self.welcome:
            self.receive(timeout)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    # -- frames ------------------------------------------------------------------------------------
    def send(self, message: Mapping[str, Any]) -> None:
        try:
            self.socket.send(json.dumps(message))
        except ConnectionClosed:
            with contextlib.suppress(TimeoutError):
                while True:  # what the server has said before it closed is still to be read; in the end that is Gone
                    self.receive(0)
            raise Gone(self._why) from None

    def receive(self, timeout: float | None = None) -> dict[str, Any]:
        """The next thing that the server says; a TimeoutError if it says nothing."""
        try:
            frame = self.socket.recv(timeout)
        except ConnectionClosed:
            raise Gone(self._why) from None
        self.bytes += len(frame)
        said: dict[str, Any] = json.loads(frame)
        match said["type"]:
            case "welcome":
                self.welcome = said
            case "view":
                self.take(said)
            case "estimate":
                self.estimates.append(said)
            case "analysis":
                kept = self.analysis.get("stretches", [])[: said["from"]]
                self.analysis = {**said, "stretches": kept + said["stretches"]}
            case "error":
                self._why = said["error"]
                self.errors.append(said["error"])
            case "closing":
                self._why = said["why"]
        return said

    def take(self, said: Mapping[str, Any]) -> None:
        """Make the new view of the old one and what has changed."""
        self.views += 1
        view = self.view
        if said["whole"]:
            kept = {name: view.get(name, []) for name in ("log", "story")}
            view = self.view = {"combatants": {}, "order": [], "names": {}, "words": {}, **kept}
        for name, part in said["sections"].items():
            if name == "combatants":
                people = {**view["combatants"], **{each["id"]: each for each in part["some"]}}
                view[name] = {id: people[id] for id in part.get("ids", people)}
            elif name == "order":
                groups = view["order"][: part["size"]]
                groups += [{}] * (part["size"] - len(groups))
                for at, group in part["some"]:
                    groups[at] = group
                view[name] = groups
            elif name == "names":
                names = {**view["names"], **part["some"]}
                view[name] = {id: each for id, each in names.items() if id not in part["gone"]}
            elif name == "words":
                for kind, words in part.items():
                    view["words"][kind] = {**view["words"].get(kind, {}), **words}
            elif name == "story":
                view["story"] = view["story"][: part["from"]] + part["acts"]
            elif name == "log":
                view["log"] = view["log"][: part["from"]] + part["lines"]
                view["mark"] = part["mark"]
            else:
                view[name] = part

    # -- asking ------------------------------------------------------------------------------------
    def ask(self, do: str, **given: Any) -> dict[str, Any]:
        """Say something and wait for the reply; the view has changed by then."""
        self.number += 1
        self.send({"do": do, "id": self.number, **given})
        end = time.monotonic() + self.timeout
        while (left := end - time.monotonic()) > 0:
            said = self.receive(left)
            if said["type"] == "reply" and said["id"] == self.number:
                return said
            if said["type"] == "error":
                return {"ok": False, "error": said["error"], "refused": []}
        raise TimeoutError(do)

    def wait_for(self, true: Any, timeout: float | None = None) -> None:
        """Receive until something is true of the view."""
        end = time.monotonic() + (timeout or self.timeout)
        while not true(self.view):
            if (left := end - time.monotonic()) <= 0:
                raise TimeoutError
            self.receive(left)

    @property
    def ticket(self) -> str:
        return str(self.view["head"]["ticket"])

    @property
    def last(self) -> dict[str, Any]:
        """What to say in a hello when the connection is lost."""
        return {"ticket": self.ticket, "told": len(self.view["log"]), "mark": self.view["mark"]}

    def asked(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.view["asked"]
        return found

    def answer(self, who: str, option: str, **values: Any) -> dict[str, Any]:
        """Answer for somebody, for the moment that is shown."""
        return self.ask("answer", who=who, option=option, values=values, ticket=self.ticket)

    def say(self, who: str, text: str) -> dict[str, Any]:
        """Answer in words."""
        return self.ask("answer", who=who, text=text, ticket=self.ticket)


def about(server: str, table: str, token: str) -> dict[str, Any] | None:
    """What a table is about; None if the token opens nothing there."""
    request = urllib.request.Request(f"{server}/api/tables/{table}", headers={"Authorization": f"Bearer {token}"})
    try:
        with urllib.request.urlopen(request, timeout=30) as reply:
            found: dict[str, Any] = json.load(reply)
            return found
    except urllib.error.HTTPError:
        return None
