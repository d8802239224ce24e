"""What the computer player keeps of the worth of attacks is what it would find anew."""

from __future__ import annotations

from dataclasses import replace

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.files import load_encounter
from affray.players.driver import play_out
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.fight.odds import armour, expected_hit, outlook, promise
from affray.rulesets.fifth_edition.model.stats import Combat, Fighter
from affray.rulesets.fifth_edition.player.choices import worth_of
from affray.rulesets.fifth_edition.player.methods import Method, methods_of
from tests.conformance.fifth_edition.arena import arena, fig, fighter, rai


def recounted(combat: Combat, attacker: Fighter, method: Method) -> int:
    """How many kept worths of a method agree with a recount, against those who are there; none may disagree."""
    units = {each.card.unit: each for each in combat.fighters.values()}
    bare = replace(attacker, card=replace(attacker.card, memo={}))
    found = 0
    for use in method.uses.values():
        for (unit, hp, ac, sign, extra), worth in use.worths.items():
            if method.kind is None or unit not in units:
                continue
            foe = replace(units[unit], hp=hp, temp_hp=0)
            value = expected_hit(outlook(bare, method.kind, use.two_hands, foe), ac, sign, extra)
            for part, whole in use.shares:
                value = value * part // whole
            assert worth == worth_of(value * use.times, foe)
            found += 1
    return found


@pytest.mark.parametrize("name", ["broken_span", "furnace_gate", "kennel_yard"])
def test_kept_worths_agree_with_a_recount(name: str) -> None:
    loaded = load_encounter(name)
    fight: Fight[Combat] = Fight(RULESET, RULESET.start(loaded.encounter), recording=False, spacing=0)
    play_out(fight, RULESET.player(), Dice("kept worths", name))
    combat = fight.state
    assert sum(recounted(combat, one, each) for one in combat.fighters.values() for each in methods_of(one)) > 50


def test_what_is_expected_of_a_stranger_is_not_kept_for_those_who_are_known() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2), immunities=["slashing", "piercing", "bludgeoning"]), turn="FIG")
    own, foe = fighter(fight, "FIG"), fighter(fight, "RAI")
    sword = own.card.attacks["longsword"]
    believed = fight.belief("heroes").state
    stranger = believed.fighters["RAI"]
    assert promise(believed.fighters["FIG"], sword, False, stranger, armour(stranger), 0) > 0
    assert promise(own, sword, False, foe, armour(foe), 0) == 0
