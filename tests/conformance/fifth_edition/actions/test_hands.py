"""What is drawn, held and thrown."""

from __future__ import annotations

from dataclasses import replace

import pytest

from affray.rulesets.fifth_edition.model.events import ItemMoved
from affray.rulesets.fifth_edition.model.scenario import ObjectEntry
from tests.conformance.fifth_edition.arena import HANDAXE, arena, fig, fighter, on_squares, rai
from tests.conformance.harness import codes, last, play


@pytest.mark.rule("E5-FREE-7", "E5-WPN-4")
def test_of_several_copies_one_is_drawn() -> None:
    axes = replace(HANDAXE, ammo=3)
    fight = arena(fig(at=(2, 2), attacks=[axes], starts_holding=["handaxe"]), rai(at=(9, 9)))
    assert fighter(fight, "FIG").stowed == {"handaxe": 2}
    play(fight, "FIG: draw handaxe")
    assert (fighter(fight, "FIG").held, fighter(fight, "FIG").stowed) == (["handaxe", "handaxe"], {"handaxe": 1})
    play(fight, "FIG: drop handaxe")
    assert (last(fight, ItemMoved).how, fighter(fight, "FIG").held) == ("dropped", ["handaxe"])


@pytest.mark.rule("E5-WPN-3", "E5-OBJ-1", "E5-ATK-20")
def test_a_weapon_is_thrown_at_what_is_out_of_reach_without_a_word() -> None:
    crate = on_squares("crate", (5, 2), object=ObjectEntry(ac=5, hp=20))
    fight = arena(fig(at=(2, 2), attacks=[HANDAXE]), rai(at=(20, 9)), features=[crate])
    play(fight, "FIG: attack crate with handaxe", "FIG d20 15 | FIG d6 3")
    assert [(each.item, each.x, each.y) for each in fight.state.lying] == [("FIG.handaxe", 5, 2)]
    near = arena(fig(at=(4, 2), attacks=[HANDAXE]), rai(at=(20, 9)), features=[crate])
    play(near, "FIG: attack crate with handaxe", "FIG d20 15 | FIG d6 3")
    assert not near.state.lying
    square = arena(fig(at=(2, 2), attacks=[HANDAXE]), rai(at=(20, 9)))
    play(square, "FIG: attack at 4,2 with handaxe")
    assert [(each.x, each.y) for each in square.state.lying] == [(4, 2)]
    assert codes(arena(fig(at=(2, 2)), rai(at=(3, 2))), "FIG: attack RAI at 3,2 with longsword") == {
        "not_attackable": ["E5-ATK-20"]
    }
