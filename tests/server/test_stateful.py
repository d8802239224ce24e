"""Two game masters and a player at a real server, in any order: late answers, races, undo; all see the same."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from affray.server import Client
from affray.tables.keeping import told
from tests.server.running import Party, served
from tests.tables.databases import KINDS, database

SEATS = [
    {"role": "gm", "name": "Ida"}, {"role": "gm", "name": "Bo"},
    {"role": "player", "side": "heroes", "name": "Mia", "answers": ["sela_quickwater"]},
]  # fmt: skip
MASTERS = st.sampled_from(["Ida", "Bo"])
PEOPLE = st.sampled_from(["Ida", "Bo", "Mia"])
MEASURES = st.sampled_from(["choice", "action", "turn"])
REFUSALS = {"CORE-LATE", "TABLE-NOTHING", "TABLE-UNDO", "TABLE-ROLE", "TABLE-NOT-YOURS", "CORE-NOT-ASKED"}


def send(client: Client, do: str, **given: Any) -> None:
    client.number += 1
    client.send({"do": do, "id": client.number, **given})


def reply(client: Client) -> dict[str, Any]:
    while (said := client.receive(30))["type"] != "reply" or said["id"] != client.number:
        pass
    return said


class Table(RuleBasedStateMachine):
    server = ""

    @initialize(seed=st.integers(0, 3))
    def sit_down(self, seed: int) -> None:
        self.party = Party(self.server, seats=SEATS, seed=seed)
        self.names = 0
        self.tickets = {name: [self.party[name].ticket] for name in ("Ida", "Bo", "Mia")}

    def teardown(self) -> None:
        if hasattr(self, "party"):
            self.party.close()

    def settled(self) -> None:
        """Wait until the two game masters see the same moment, and let the player catch up."""
        ida, bo, mia = (self.party[name] for name in ("Ida", "Bo", "Mia"))
        end = time.monotonic() + 30
        while True:
            for each in (ida, bo, mia):
                assert each.ask("rule", rule="x")["ok"]
            if ida.ticket == bo.ticket and ida.view["head"] == bo.view["head"]:
                break
            assert time.monotonic() < end
        for name, each in (("Ida", ida), ("Bo", bo), ("Mia", mia)):
            if each.ticket != self.tickets[name][-1]:
                self.tickets[name].append(each.ticket)

    def check(self, said: dict[str, Any]) -> bool:
        assert said["ok"] or {each["rule"] for each in said["refused"]} <= REFUSALS, said
        self.settled()
        return bool(said["ok"])

    @property
    def asked(self) -> str:
        found = self.party["Ida"].asked()
        return str(found[0]["who"]) if found else ""

    # -- what people do ----------------------------------------------------------------------------
    @rule(name=PEOPLE)
    @precondition(lambda self: self.asked)
    def answer(self, name: str) -> None:
        who, client = self.asked, self.party[name]
        ok = self.check(client.ask("computer", who=who, ticket=client.ticket))
        assert ok == (name != "Mia" or who == "sela_quickwater")

    @rule(name=MASTERS, which=st.integers(0, 5))
    @precondition(lambda self: self.asked and len(self.tickets["Ida"]) > 1)
    def answer_late(self, name: str, which: int) -> None:
        old = self.tickets[name][: -1][-1 - which % (len(self.tickets[name]) - 1)]
        client = self.party[name]
        now, lines, asked = client.ticket, list(client.view["log"]), client.asked()
        said = client.ask("computer", who=self.asked, ticket=old)
        if old != now:  # (after an undo everything may look as it did before, and then nothing is late)
            assert [each["rule"] for each in said["refused"]] == ["CORE-LATE"]
            assert (client.ticket, client.view["log"], client.asked()) == (now, lines, asked)
        self.check(said)

    @rule(first=st.booleans(), undo=st.booleans(), by=MEASURES)
    @precondition(lambda self: self.asked)
    def race(self, first: bool, undo: bool, by: str) -> None:
        """Both game masters act on the same moment: one of them is too late."""
        one, other = (self.party[name] for name in (("Ida", "Bo") if first else ("Bo", "Ida")))
        ticket, who = one.ticket, self.asked
        send(one, "computer", who=who, ticket=ticket)
        if undo:
            send(other, "undo", by=by, ticket=ticket)
        else:
            send(other, "computer", who=who, ticket=ticket)
        said = [reply(one), reply(other)]
        assert [each["ok"] for each in said].count(True) == 1, said
        late = next(each for each in said if not each["ok"])
        assert late["refused"][0]["rule"] in ("CORE-LATE", "TABLE-NOTHING")
        self.settled()

    @rule(name=PEOPLE, by=MEASURES)
    def undo(self, name: str, by: str) -> None:
        before = len(self.party["Ida"].view["log"])
        if self.check(self.party[name].ask("undo", by=by)):
            assert len(self.party["Ida"].view["log"]) <= before

    @rule(name=MASTERS, by=MEASURES)
    def redo(self, name: str, by: str) -> None:
        before = len(self.party["Ida"].view["log"])
        if self.check(self.party[name].ask("redo", by=by)):
            assert len(self.party["Ida"].view["log"]) >= before

    @rule(name=MASTERS)
    @precondition(lambda self: self.asked)
    def the_same_twice(self, name: str) -> None:
        client, self.names = self.party[name], self.names + 1
        said = {"who": self.asked, "ticket": client.ticket, "client": f"{name}-{self.names}"}
        if self.check(client.ask("computer", **said)):
            lines = list(client.view["log"])
            assert client.ask("computer", **said)["again"]
            assert client.view["log"] == lines
            self.settled()

    @rule(points=st.integers(1, 30))
    def decree(self, points: int) -> None:
        ida = self.party["Ida"]
        if not ida.view["head"]["over"]:
            self.check(ida.ask("decree", text=f"hp brann_oakhand {points}", ticket=ida.ticket))

    # -- what always holds -------------------------------------------------------------------------
    @invariant()
    def all_see_the_same(self) -> None:
        if not hasattr(self, "party"):
            return
        ida, bo = self.party["Ida"], self.party["Bo"]
        for name in ("clock", "order", "combatants", "asked", "log", "battlefield", "undo"):
            assert ida.view[name] == bo.view[name], name
        with self.party.join("Ida") as fresh:
            assert fresh.view["log"] == ida.view["log"]
            assert fresh.view["story"] == ida.view["story"]
            assert fresh.view["combatants"] == ida.view["combatants"]
        headers = {"Authorization": f"Bearer {self.party.seats['Ida']['token']}"}
        journal = httpx.get(f"{self.server}/api/tables/{self.party.table}/journal", headers=headers).text.splitlines()
        assert told(journal).journal.lines() == journal


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_people_do_in_whatever_order_all_see_the_same(
    kind: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    few = settings(max_examples=6, stateful_step_count=12, deadline=None, suppress_health_check=list(HealthCheck))
    with database(kind, tmp_path_factory) as url, served(url) as Table.server:
        run_state_machine_as_test(Table, settings=few)  # type: ignore[no-untyped-call]
