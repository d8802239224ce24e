"""What goes over the wire to a player is the same whatever a secret is: two tables that differ in it, byte by byte."""

from __future__ import annotations

import json
from typing import Any

import pytest

from affray.server import Client
from tests.server.running import HEROES, Party

SECRETS = {
    "health": ("hp hound_1 15", "hp hound_1 14"),
    "stats": ("set hound_1.ac 12", "set hound_1.ac 17"),
}
"""Decrees of the game master of which players learn nothing."""


class Recorder(Client):
    """A client that keeps every frame as it came."""

    def __init__(self, *given: Any, **more: Any) -> None:
        self.frames: list[str] = []
        super().__init__(*given, **more)

    def receive(self, timeout: float | None = None) -> dict[str, Any]:
        said = super().receive(timeout)
        self.frames.append(json.dumps(said, sort_keys=True, ensure_ascii=False))
        return said


def watched(server: str, decree: str) -> tuple[list[str], list[str]]:
    """What a player and the screen are sent at a table with this decree, without the names of table and seats."""
    with Party(server, seats=HEROES) as party:
        ida = party["Ida"]
        assert ida.ask("decree", text=decree)["ok"], decree
        mia = Recorder(server, party.table, party.seats["Mia"]["token"])
        wall = Recorder(server, party.table, party.seats["screen"]["token"])
        for each in (mia, wall):
            each.wait_for(lambda view: "head" in view)
        for option in ("attack", "move", "dodge", "help", "stand", "approach"):
            mia.ask("why", who="sela_quickwater", option=option)
            mia.ask("probe", who="sela_quickwater", option=option, wanted=["target", "path"])
            mia.ask("odds", who="sela_quickwater", option=option)
        assert mia.say("sela_quickwater", "dodge")["ok"]
        assert not mia.say("hound_1", "dodge")["ok"]
        assert mia.say("sela_quickwater", "end")["ok"]
        wall.wait_for(lambda view: any(line["kind"] == "turn-ended" for line in view["log"]))
        found = [plain(each, party) for each in (mia, wall)]
        for each in (mia, wall):
            each.socket.close()
    return found[0], found[1]


def plain(client: Recorder, party: Party) -> list[str]:
    text = "\n".join(client.frames).replace(party.table, "TABLE")
    for name, seat in party.seats.items():
        text = text.replace(seat["seat"], name)
    return [line for line in text.splitlines() if '"seats"' not in line or '"log"' in line]


@pytest.mark.parametrize("secret", SECRETS)
def test_players_and_screen_are_sent_the_same_whatever_the_secret_is(server: str, secret: str) -> None:
    (mia, wall), (other_mia, other_wall) = (watched(server, decree) for decree in SECRETS[secret])
    assert mia == other_mia
    assert wall == other_wall
    assert len(mia) > 20
