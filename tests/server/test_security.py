"""docs/security.md, line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import affray
from affray.server import Client, Gone
from tests.server.running import HEROES, Party, served, sqlite

PAGE = (Path(__file__).parents[2] / "docs" / "security.md").read_text(encoding="utf-8")
ROLES = {"game master": "Ida", "player": "Mia", "shared screen": "screen", "onlooker": "Ann"}
REFUSED = {"TABLE-ROLE", "TABLE-NOT-YOURS", "TABLE-UNDO"}
SEATS = HEROES


def lines() -> Iterator[tuple[str, str, str]]:
    """Every line of the table: a message, a role, and whether it may."""
    chapter = PAGE.partition("## At a table")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `([^`]+)` \| (\w+) \| (\w+) \| (\w+) \| (\w+) \|$", chapter, re.MULTILINE)
    for what, *may in rows:
        for role, allowed in zip(ROLES, may, strict=True):
            yield what, role, allowed


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


LINES = list(lines())
MOVE = {"who": "sela_quickwater", "option": "dodge"}
OTHER = {"who": "brann_oakhand", "option": "dodge"}


def said(do: str, party: Party, own: bool, me: str) -> dict[str, Any]:
    """A message about one's own, or about somebody else's."""
    seat = party.seats[me if own else "Jo"]["seat"]
    who = MOVE["who"] if own else OTHER["who"]
    return {
        "answer": MOVE if own else OTHER,
        "dice": {"who": who}, "computer": {"who": who},
        "probe": {"who": who, "option": "dodge"}, "way": {"who": who, "option": "move"},
        "read": {"who": who, "text": "dodge"}, "why": {"who": who, "option": "dodge"},
        "odds": {"who": who, "option": "dodge"},
        "rule": {"rule": "E5-PRONE-3"}, "undo": {"by": "choice"}, "redo": {"by": "choice"}, "go": {"entry": 1},
        "history": {}, "moment": {"position": 0}, "decree": {"text": "hp sela_quickwater 3"}, "edits": {},
        "settings": {}, "pause": {"on": True},
        "options": {"options": {"odds": True}}, "simulate": {"count": 10}, "cancel": {},
        "rest": {"on": True},
        "analyse": {"side": "nobody"},
        "seat.new": {"role": "screen"}, "seat.change": {"seat": seat, "lang": "ru"},
        "seat.revoke": {"seat": party.seats["Jo"]["seat"]}, "seat.reissue": {"seat": party.seats["Jo"]["seat"]},
        "standing.leave": {"why": "x", "option": "end"}, "standing.withdraw": {"number": 1},
        "close": {"table": party.table},
    }[do]  # fmt: skip


def may(party: Party, do: str, me: str, own: bool) -> bool:
    """Whether a seat may do this: roles are the only reason looked at."""
    if do == "undo":  # the last choice is Mia's own, or somebody else's
        assert party["Ida"].answer("sela_quickwater", "dodge")["ok"]
        if not own:
            assert party["Ida"].ask("decree", text="hp sela_quickwater 3")["ok"]
    if do == "standing.withdraw":
        whose = party[me] if own and me == "Mia" else party["Jo"]
        assert whose.ask("standing.leave", why="x", option="end")["ok"]
    client = party[me]
    reply = client.ask(do, **said(do, party, own, me))
    rules = {each["rule"] for each in reply["refused"]}
    if do == "standing.withdraw" and me == "Mia":
        return reply["ok"]
    return not rules & REFUSED


def test_the_page_has_a_line_for_every_message() -> None:
    from affray.server.messages import ToServer

    known = {each.__struct_config__.tag for each in ToServer.__args__} - {"hello"}
    assert known == {what for what, _, _ in LINES if "/" not in what}


@pytest.mark.parametrize(("do", "role", "allowed"), [each for each in LINES if "/" not in each[0]])
def test_who_may_say_what(server: str, do: str, role: str, allowed: str) -> None:
    me = ROLES[role]
    with Party(server, seats=SEATS) as party:
        assert may(party, do, me, True) == (allowed in ("yes", "own"))
        if allowed == "own":
            with Party(server, seats=SEATS) as other:
                assert not may(other, do, me, False)


@pytest.mark.parametrize(("what", "role", "allowed"), [each for each in LINES if "/" in each[0]])
def test_who_may_ask_for_what(server: str, what: str, role: str, allowed: str) -> None:
    with Party(server, seats=SEATS) as party:
        method, path = what.split()
        url, token = server + path.replace("ID", party.table), party.seats[ROLES[role]]["token"]
        assert httpx.request(method, url, headers=bearer("x")).status_code == 401
        reply = httpx.request(method, url, headers=bearer(token))
        assert (reply.status_code < 300) == (allowed == "yes"), reply.text


def test_a_player_changes_of_its_seat_only_what_is_its_own(server: str) -> None:
    with Party(server, seats=SEATS) as party:
        mia, seat = party["Mia"], party.seats["Mia"]["seat"]
        for wish in ({"name": "Mo"}, {"lang": "ru"}, {"dice": "generated"}, {"computer": False}):
            assert mia.ask("seat.change", seat=seat, **wish)["ok"]
        for wish in ({"side": "raiders"}, {"answers": None}, {"answers": ["brann_oakhand"]}):
            assert mia.ask("seat.change", seat=seat, **wish)["refused"][0]["rule"] == "TABLE-ROLE"
        ann, seat = party["Ann"], party.seats["Ann"]["seat"]
        assert ann.ask("seat.change", seat=seat, lang="uk")["ok"]
        assert ann.ask("seat.change", seat=seat, name="Eve")["refused"][0]["rule"] == "TABLE-ROLE"


def test_options_take_odds_and_undo_from_players(server: str) -> None:
    with Party(server, seats=SEATS, options={"odds": False, "undo": "gm"}) as party:
        mia = party["Mia"]
        assert mia.ask("odds", **MOVE)["refused"][0]["rule"] == "TABLE-ROLE"
        assert mia.answer("sela_quickwater", "dodge")["ok"]
        assert mia.ask("undo", by="choice")["refused"][0]["rule"] == "TABLE-UNDO"
        assert party["Ida"].ask("odds", **MOVE)["ok"]


def test_of_other_seats_a_player_learns_names_and_who_is_there(server: str) -> None:
    with Party(server, seats=SEATS) as party:
        told = party["Mia"].view["seats"]
        assert all(set(each) == {"id", "role", "name", "connected"} for each in told)
        assert {each["role"] for each in told} == {"gm", "player"}
        assert all("key" not in each for each in party["Ida"].view["seats"])


def test_with_a_key_only_those_who_know_it_open_tables_and_save_encounters(tmp_path: Path) -> None:
    with served(sqlite(tmp_path), key="mellon") as server, httpx.Client(base_url=server) as client:
        wish, text = {"sample": "dry_ford"}, {"text": "game: coinflip"}
        for headers in ({}, {"Authorization": "Bearer friend"}, {"Authorization": "Basic mellon"}):
            assert client.post("/api/tables", json=wish, headers=headers).status_code == 401
            assert client.put("/api/encounters/x", json=text, headers=headers).status_code == 401
            assert client.delete("/api/encounters/x", headers=headers).status_code == 401
        friend = {"Authorization": "Bearer mellon"}
        assert client.post("/api/tables", json=wish, headers=friend).status_code == 201
        assert client.put("/api/encounters/x", json=text, headers=friend).status_code == 204
        assert client.get("/api/encounters/x").text == "game: coinflip"
        assert client.delete("/api/encounters/x", headers=friend).status_code == 204
        assert client.get("/api/samples").status_code == 200


@pytest.mark.parametrize("built", [False, True])
def test_nobody_lists_tables(tmp_path: Path, built: bool) -> None:
    """Also where there are pages beside the interface."""
    web = tmp_path / "web"
    web.mkdir()
    if built:
        (web / "index.html").write_text("<p>Affray</p>")
    with served(sqlite(tmp_path), web=web) as server:
        assert httpx.get(f"{server}/api/tables").status_code == 405
        assert httpx.get(f"{server}/api/nothing").json() == {"detail": "Not Found"}


def test_signs_of_life_name_no_table_and_nobody(server: str) -> None:
    with Party(server, seats=SEATS) as party:
        told = httpx.get(f"{server}/api/health").text + httpx.get(f"{server}/api/metrics").text
        assert party.table not in told
        assert "Mia" not in told
        assert "affray_connections" in told


def test_the_server_fetches_nothing_from_anywhere() -> None:
    """Whatever could call others is in the client, which no other part of the server uses."""
    calling = re.compile(r"urllib\.request|http\.client|import (httpx|requests|aiohttp)|(create|open)_connection")
    home = Path(affray.__file__).parent
    for room in ("server", "tables", "files", "library", "core", "rulesets", "text"):
        for file in (home / room).rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            assert file.name == "client.py" or not calling.search(text), file
            assert file.name == "__init__.py" or "from .client import" not in text, file


def test_tokens_are_never_in_a_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(0)
    with served(sqlite(tmp_path)) as server, Party(server, seats=SEATS) as party:
        party["Mia"].answer("sela_quickwater", "dodge")
        httpx.get(f"{server}/api/tables/{party.table}", headers=bearer(party.seats["Mia"]["token"]))
        with pytest.raises(Gone):
            Client(server, party.table, "wrong-token-of-somebody")
        tokens = [each["token"] for each in party.made["seats"]]
    ours = [each for each in caplog.records if not each.name.startswith(("websockets.client", "httpx"))]
    heard = [each.getMessage() for each in ours]
    assert not [line for line in heard for token in [*tokens, "wrong-token"] if token in line]
