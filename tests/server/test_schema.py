"""What is said fits the types, and the written schema is the one of the types."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from affray.server import replies, told
from affray.server.client import Client
from tests.server.running import Party
from tools.wire import texts

SAMPLES = ("kennel_yard", "dry_ford", "gantry_breach", "shrine_ambush", "docking_bay")


def test_schema_and_types_are_up_to_date() -> None:
    for path, text in texts().items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: run python -m tools.wire"


class Strict(Client):
    """A client that looks at every frame whether it is what the types say, and nothing more."""

    def receive(self, timeout: float | None = None) -> dict[str, Any]:
        said = super().receive(timeout)
        known = msgspec.convert(said, told.Said)
        assert without_gaps(msgspec.to_builtins(known)) == without_gaps(said)
        return said


def without_gaps(data: Any) -> Any:
    """Plain data without what is empty, so that left out and empty are the same."""
    if isinstance(data, dict):
        return {str(name): made for name, each in data.items() if (made := without_gaps(each)) not in EMPTY}
    return [without_gaps(each) for each in data] if isinstance(data, (list, tuple)) else data


EMPTY: tuple[Any, ...] = (None, [], {}, "", False, 0)


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_frame_of_a_fight_is_of_its_type(server: str, sample: str) -> None:
    seats = [{"role": "gm"}, {"role": "screen", "lang": "ru"}]
    with Party(server, sample=sample, seats=seats) as party:
        master = Strict(server, party.table, party.seats["gm"]["token"])
        screen = Strict(server, party.table, party.seats["screen"]["token"])
        for client in (master, screen):
            client.wait_for(lambda view: "head" in view)
        for _ in range(25):
            for question in master.asked()[:1]:
                for option in [each for each in question["options"] if each["open"]][:3]:
                    data = {"who": question["who"], "option": option["id"]}
                    reply = master.ask("probe", **data, wanted=list(option["fields"]))["data"]
                    msgspec.convert(reply, replies.ProbeTold)
                    msgspec.convert(master.ask("odds", **data)["data"], replies.OddsTold)
                for option in [each for each in question["options"] if not each["open"]][:2]:
                    reply = master.ask("why", who=question["who"], option=option["id"])["data"]
                    msgspec.convert(reply, replies.WhyTold)
                    assert all(each["text"] and not each["text"].startswith("refusal-") for each in reply["reasons"])
                assert master.ask("computer", who=question["who"])["ok"]
        msgspec.convert(master.ask("edits")["data"], replies.EditsTold)
        for of in ("table", next(iter(master.view["combatants"]))):
            found = msgspec.convert(master.ask("settings", of=of)["data"], replies.SettingsTold).settings
            assert f"{of}." in {f"{each.what.split('.')[0]}." for each in found if each.label}
        msgspec.convert(master.ask("history")["data"], replies.HistoryTold)
        assert json.dumps(screen.view["names"], ensure_ascii=False) != json.dumps(master.view["names"])
        for client in (master, screen):
            client.socket.close()
