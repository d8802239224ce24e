"""What is kept of who is where is forgotten as soon as it is no longer true."""

from __future__ import annotations

import pytest

from affray.players.lookahead.plans import overlooked
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.fight.stepping import passable
from affray.rulesets.fifth_edition.ground.board import feet_to_enemies
from affray.rulesets.fifth_edition.ground.cover import cover
from affray.rulesets.fifth_edition.ground.crowd import allies_of, crowd_of, enemies_of, strangers_within
from affray.rulesets.fifth_edition.model.battlefield import HALF
from tests.conformance.fifth_edition.arena import arena, bru, decree, fig, fighter, rai, wiz


@pytest.mark.parametrize("word", ["neutral RAI", "set RAI.neutral yes"])
def test_who_becomes_neutral_is_an_enemy_no_more(word: str) -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(6, 2)), bru(at=(9, 9)))
    assert [each.id for each in enemies_of(fight.state, fighter(fight, "FIG"))] == ["RAI", "BRU"]
    decree(fight, word)
    assert [each.id for each in enemies_of(fight.state, fighter(fight, "FIG"))] == ["BRU"]
    assert enemies_of(fight.state, fighter(fight, "RAI")) == ()


def test_strangers_are_near_where_they_stand_now() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(6, 2)))
    own = fighter(fight, "FIG")
    assert not strangers_within(fight.state, own, own.place, 5)
    decree(fight, "set RAI.at 3,3")
    assert strangers_within(fight.state, own, own.place, 5)


def test_enemies_are_as_far_away_as_they_stand_now() -> None:
    fight = arena(fig(at=(2, 2)), wiz(at=(2, 3)), rai(at=(6, 2)), bru(at=(9, 9)))
    own = fighter(fight, "FIG")
    assert feet_to_enemies(fight.state, own) == {"RAI": 20, "BRU": 35}
    decree(fight, "set RAI.at 3,3")
    assert feet_to_enemies(fight.state, own) == {"RAI": 5, "BRU": 35}


def test_the_dead_are_taken_out_of_what_is_known() -> None:
    fight = arena(fig(at=(2, 2)), wiz(at=(2, 3)), rai(at=(6, 2)), rai("RA2", at=(9, 9)))
    own, known = fighter(fight, "FIG"), crowd_of(fight.state)
    assert [[each.id for each in found(fight.state, own)] for found in (allies_of, enemies_of)] == [
        ["FIG", "WIZ"], ["RAI", "RA2"],
    ]  # fmt: skip
    decree(fight, "set RAI.hp 0")
    assert fight.state.crowd is known
    assert [each.id for each in enemies_of(fight.state, own)] == ["RA2"]
    assert feet_to_enemies(fight.state, own) == {"RA2": 35}
    assert not known.filled & fight.state.ground.grid.filled(fighter(fight, "RAI").place)


def test_cover_of_a_large_creature_is_that_of_the_moment() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 9)), bru(at=(8, 2), size="large"))
    archer, large = fighter(fight, "FIG"), fighter(fight, "BRU")
    assert cover(fight.state, archer, large) == 0
    assert crowd_of(fight.state).covers
    decree(fight, "set RAI.at 4,2")
    decree(fight, "set BRU.at 15,2")
    assert cover(fight.state, archer, large) == HALF


def test_nobody_is_kept_from_passing_those_who_lie_there() -> None:
    fight = arena(fig(at=(2, 2)), wiz(at=(3, 3)), rai(at=(4, 2)), bru(at=(9, 9)))
    mover, grid = fighter(fight, "FIG"), fight.state.ground.grid
    enemy, other, friend = [grid.filled(fighter(fight, name).place) for name in ("RAI", "BRU", "WIZ")]
    fight.state.loose = False
    assert passable(fight.state, mover) == (enemy | other, friend)
    decree(fight, "set RAI.unconscious yes")
    fight.state.loose = False
    assert passable(fight.state, mover) == (other, enemy | friend)


def test_a_belief_has_a_crowd_without_the_unseen() -> None:
    lurker = rai(at=(5, 2), conditions=["invisible"], hidden_from=["FIG"], stealth=25)
    fight = arena(fig(at=(2, 2)), lurker, bru(at=(9, 9)), turn="FIG")
    assert [each.id for each in crowd_of(fight.state).people] == ["FIG", "RAI", "BRU"]
    assert [each.id for each in crowd_of(fight.belief("heroes").state).people] == ["FIG", "BRU"]


def test_whoever_is_left_out_of_a_thought_is_no_enemy_in_it() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(6, 2)), bru(at=(9, 9)))
    own = fighter(fight, "FIG")
    assert len(enemies_of(fight.state, own)) == 2
    with overlooked(RULESET, fight, ["RAI"]):
        assert [each.id for each in enemies_of(fight.state, own)] == ["BRU"]
    assert len(enemies_of(fight.state, own)) == 2
