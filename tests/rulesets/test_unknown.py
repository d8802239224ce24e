"""Who is unknown to the other sides, and until when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from affray.core.events import NOBODY_UNSEEN
from affray.core.fight import Fight
from affray.files import load_encounter, samples
from affray.rulesets.unknown import notice, strangers

FIRST = [next(each.name for each in samples() if each.game == game) for game in ("eclipse_phase", "starfinder")]


@dataclass
class One:
    id: str
    side: str
    known_to: tuple[str, ...] | None = None
    player: bool = False


def test_a_side_knows_an_unknown_one_when_it_has_seen_it() -> None:
    people = [One("a", "a", player=True), One("b", "b"), One("c", "c", ())]
    assert strangers(people[:2], NOBODY_UNSEEN, lambda each: each.player) is NOBODY_UNSEEN
    first = {"a": frozenset({"c"}), "b": frozenset({"c"}), "c": frozenset[str](), "": frozenset({"c"})}
    assert strangers(people, NOBODY_UNSEEN, lambda each: each.player) == first
    notice(people, lambda one, other: one.id == "a")
    assert people[2].known_to == ("a",)
    found = strangers(people, {"a": frozenset({"b"})}, lambda each: each.player)
    assert found == {"a": frozenset({"b"}), "b": frozenset({"c"}), "c": frozenset(), "": frozenset({"b"})}


@pytest.mark.parametrize("name", ["bridge_charge", "dry_ford", "kennel_yard", *FIRST])
def test_every_game_reads_it_from_its_file_and_lifts_it_on_sight(name: str) -> None:
    data = load_encounter(name).data
    last = data["combatants"][-1]
    data["combatants"][-1] = {**last, "unknown": True}
    loaded = load_encounter(data)
    game: Any = loaded.game
    start = game.start(loaded.encounter)
    lost = {name for names in game.unseen(start).values() for name in names}
    assert lost
    fight: Fight[Any] = Fight(game, start)
    assert game.unseen(fight.state) != game.unseen(start), "somebody stands in the open and is seen at once"
