"""What is found out of everybody at once is what would be found out of each alone."""

from __future__ import annotations

from typing import Any

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.players.driver import play_out
from affray.rulesets import find
from affray.rulesets.acks2.ground.engagement import all_engagers, engagers
from bench.views import start


def test_who_engages_everybody_is_who_engages_each() -> None:
    game, most = find("acks2"), 0
    fight: Fight[Any] = Fight(game, start(game, 24))

    def stop(fight: Fight[Any]) -> bool:
        nonlocal most
        combat = fight.state
        found = all_engagers(combat)
        most = max(most, len([each for each in found.values() if each]))
        assert {name: found.get(name, []) for name in combat.warriors} == {
            name: engagers(combat, each) for name, each in combat.warriors.items()
        }
        return False

    play_out(fight, game.player(), Dice("crowd"), stop=stop)
    assert most > 5
