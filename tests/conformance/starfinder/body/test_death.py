"""Dying, Resolve and death (SF-DEATH)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import Died
from affray.rulesets.starfinder.model.scenario import EffectEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import asked, last, play
from tests.conformance.starfinder.boarding import (
    SWORD,
    ability,
    ada,
    boarding,
    bor,
    cyn,
    del_,
    fighter,
    from_the_start,
    gnt,
    has,
    hp,
    melee,
    pass_to,
    rat,
)  # fmt: skip

CLUB = melee("club", "1d6", "B", 10, damage_bonus=6, properties=["nonlethal"])
HEAL = ability("mend", action="standard", range_ft=5, effect=EffectEntry(heal_hp="1d8", target="chosen"))


def fallen(rp: int = 5, **more: Any) -> Fight[Combat]:
    """CYN dying at 0 Hit Points since an earlier turn; BOR beside her, ADA at hand."""
    return boarding(
        cyn(at=(3, 3), sp=0, hp=0, rp=rp, conditions=["dying"], **more), bor(at=(4, 3)), ada(at=(2, 3)), turn="BOR"
    )


@pytest.mark.rule("SF-DEATH-1")
@pytest.mark.rule("SF-DEATH-4")
def test_at_no_hit_points_a_character_lies_dying_and_drops_what_it_holds() -> None:
    fight = boarding(bor(at=(4, 3)), cyn(at=(3, 3), sp=0, hp=4), turn="BOR")
    play(fight, "BOR: attack CYN with sword", "BOR d20 12 | BOR d6 6")
    assert hp(fight, "CYN") == 0
    assert has(fight, "CYN", "dying", "unconscious", "prone", "helpless")
    assert not fighter(fight, "CYN").items or not any(item.in_hand for item in fighter(fight, "CYN").items.values())
    assert {lying.name for lying in fight.state.lying} >= {"CYN.laser", "CYN.grenade"}


@pytest.mark.rule("SF-DEATH-4")
def test_unconscious_is_out_of_delay_and_lets_go() -> None:
    fight = boarding(cyn(at=(3, 3), sp=0, hp=4), bor(at=(4, 3)), rat(at=(9, 9)), ada(at=(9, 12)))
    play(fight, "CYN: delay", "BOR: attack CYN with sword", "BOR d20 12 | BOR d6 6")
    assert not fighter(fight, "CYN").delaying
    holder = boarding(cyn(at=(3, 3), sp=0, hp=4, grappling=["RAT"]), bor(at=(4, 3)), rat(at=(3, 4)), turn="BOR")
    play(holder, "BOR: attack CYN with sword", "BOR d20 12 | BOR d6 6")
    assert fighter(holder, "CYN").grappling == []


@pytest.mark.rule("SF-DEATH-2")
def test_nonlethal_damage_leaves_one_stable() -> None:
    fight = boarding(bor(at=(4, 3), items=[CLUB]), cyn(at=(3, 3), sp=0, hp=4), turn="BOR")
    play(fight, "BOR: attack CYN with club", "BOR d20 12 | BOR d6 6")
    assert hp(fight, "CYN") == 0
    assert has(fight, "CYN", "stable", "unconscious")
    assert not has(fight, "CYN", "dying")


@pytest.mark.rule("SF-DEATH-3")
@pytest.mark.parametrize(("bonus", "dead"), [(24, False), (25, True)])
def test_massive_damage(bonus: int, dead: bool) -> None:
    """4 Hit Points are lost; left over are 21 or 22, against a maximum of 22."""
    fight = boarding(
        bor(at=(4, 3), items=[melee("axe", "1d6", "S", 10, damage_bonus=bonus)]), cyn(at=(3, 3), sp=0, hp=4)
    )
    play(fight, "BOR: attack CYN with axe", "BOR d20 12 | BOR d6 1")
    assert fighter(fight, "CYN").dead == dead


@pytest.mark.rule("SF-DEATH-3")
def test_massive_damage_is_an_option_and_also_kills_who_lies_at_nothing() -> None:
    axe = melee("axe", "1d6", "S", 10, damage_bonus=40)
    spared = boarding(bor(at=(4, 3), items=[axe]), cyn(at=(3, 3), sp=0, hp=4), massive_damage=False)
    play(spared, "BOR: attack CYN with axe", "BOR d20 12 | BOR d6 1")
    assert not fighter(spared, "CYN").dead
    down = boarding(bor(at=(4, 3), items=[axe]), cyn(at=(3, 3), sp=0, hp=0, conditions=["dying"]), ada(at=(9, 9)))
    play(down, "BOR: attack CYN with axe", "BOR d20 12 | BOR d6 1")
    assert fighter(down, "CYN").dead
    assert last(down, Died).why == "massive_damage"


@pytest.mark.rule("SF-DEATH-5")
def test_a_point_of_resolve_is_lost_at_the_end_of_each_turn_but_not_of_the_one_in_which_one_fell() -> None:
    fight = boarding(bor(at=(4, 3)), cyn(at=(3, 3), sp=0, hp=4), ada(at=(9, 9)), turn="BOR")
    play(fight, "BOR: attack CYN with sword", "BOR d20 12 | BOR d6 6", "BOR: end", "CYN: lie_still")
    assert fighter(fight, "CYN").rp == 4
    play(fight, "ADA: end", "BOR: end", "CYN: lie_still")
    assert fighter(fight, "CYN").rp == 3


@pytest.mark.rule("SF-DEATH-6")
def test_without_resolve_to_lose_one_dies() -> None:
    fight = fallen(rp=1)
    play(fight, "BOR: attack CYN with sword", "BOR d20 19 | BOR d6 1")
    assert (fighter(fight, "CYN").rp, fighter(fight, "CYN").dead) == (0, False)
    play(fight, "BOR: end", "ADA: end")
    assert fighter(fight, "CYN").dead
    assert last(fight, Died).why == "resolve"


@pytest.mark.rule("SF-DEATH-7")
def test_without_resolve_when_one_falls_there_is_time_until_the_end_of_the_next_rounds_turn() -> None:
    fight = boarding(bor(at=(4, 3)), cyn(at=(3, 3), sp=0, hp=4, rp=0), ada(at=(9, 9)), turn="BOR")
    play(fight, "BOR: attack CYN with sword", "BOR d20 12 | BOR d6 6", "BOR: end")
    assert (asked(fight), fighter(fight, "CYN").dead) == (["ADA turn"], False)
    play(fight, "ADA: end", "BOR: end")
    assert fighter(fight, "CYN").dead
    assert last(fight, Died).why == "bleeding_out"


@pytest.mark.rule("SF-DEATH-8")
@pytest.mark.parametrize(("rp_max", "price"), [(3, 1), (5, 1), (8, 2), (12, 3), (20, 3)])
def test_stabilizing_costs_a_quarter_of_ones_resolve(rp_max: int, price: int) -> None:
    fight = pass_to_dying(rp_max=rp_max, rp=rp_max)
    play(fight, "CYN: stabilize")
    assert fighter(fight, "CYN").rp == rp_max - price
    assert has(fight, "CYN", "stable", "unconscious")
    assert not has(fight, "CYN", "dying")


def pass_to_dying(**more: Any) -> Fight[Combat]:
    """CYN, dying, is asked at the start of her turn."""
    fight = boarding(
        bor(at=(9, 3)), cyn(at=(3, 3), sp=0, hp=0, conditions=["dying"], **more), ada(at=(9, 9)), turn="BOR"
    )
    return play(fight, "BOR: end")


@pytest.mark.rule("SF-DEATH-8")
def test_who_has_too_little_resolve_cannot_stabilize() -> None:
    fight = pass_to_dying(rp_max=8, rp=1)
    assert asked(fight) == ["ADA turn"]
    assert fighter(fight, "CYN").rp == 0


@pytest.mark.rule("SF-DEATH-9")
@pytest.mark.rule("SF-DEATH-17")
def test_staying_in_the_fight_comes_a_round_after_stabilizing() -> None:
    fight = play(pass_to_dying(), "CYN: stabilize")
    assert asked(fight) == ["ADA turn"]
    play(fight, "ADA: end", "BOR: end")
    assert asked(fight) == ["CYN stable"]
    play(fight, "CYN: stay_in_the_fight")
    assert (fighter(fight, "CYN").rp, hp(fight, "CYN")) == (3, 1)
    assert asked(fight) == ["CYN turn"]
    assert has(fight, "CYN", "prone")
    assert not has(fight, "CYN", "unconscious")


@pytest.mark.rule("SF-DEATH-10")
@pytest.mark.rule("SF-DEATH-17")
def test_damage_costs_a_dying_creature_resolve_the_first_time_in_a_round_and_later_only_if_it_is_much() -> None:
    axe = melee("axe", "1d6", "S", 10, damage_bonus=11)
    fight = boarding(
        bor("B1", at=(4, 3), items=[axe]), bor("B2", at=(3, 4), items=[axe]), rat(at=(2, 4)), ada(at=(9, 9)),
        cyn(at=(3, 3), sp=0, hp=0, conditions=["dying"]),
    )  # fmt: skip
    play(fight, "B1: attack CYN with axe", "B1 d20 19 | B1 d6 1")
    assert fighter(fight, "CYN").rp == 4
    play(fight, "B1: end", "B2: attack CYN with axe", "B2 d20 19 | B2 d6 1")
    assert fighter(fight, "CYN").rp == 3, "12 is more than half of 22"
    play(fight, "B2: end", "RAT: attack CYN with shiv", "RAT d20 19 | RAT d6 6")
    assert fighter(fight, "CYN").rp == 3, "9 is not"


@pytest.mark.rule("SF-DEATH-11")
def test_a_stable_creature_that_is_hurt_is_dying_again() -> None:
    fight = boarding(bor(at=(4, 3)), cyn(at=(3, 3), sp=0, hp=0, conditions=["stable"]), ada(at=(9, 9)))
    play(fight, "BOR: attack CYN with sword", "BOR d20 19 | BOR d6 1")
    assert has(fight, "CYN", "dying")
    assert not has(fight, "CYN", "stable")
    assert fighter(fight, "CYN").rp == 4


@pytest.mark.rule("SF-DEATH-12")
def test_healing_wakes_the_dying() -> None:
    fight = boarding(
        ada(at=(2, 3), abilities=[HEAL]), cyn(at=(3, 3), sp=0, hp=0, conditions=["dying"]), bor(at=(9, 9)), turn="ADA"
    )
    play(fight, "ADA: use_ability mend", "ADA: aim CYN", "ADA d8 5")
    assert hp(fight, "CYN") == 5
    assert has(fight, "CYN", "prone")
    assert not has(fight, "CYN", "dying")
    assert not has(fight, "CYN", "unconscious")
    play(fight, "ADA: end")
    assert asked(fight) == ["CYN turn"]


@pytest.mark.rule("SF-DEATH-13")
def test_first_aid_stabilizes() -> None:
    fight = boarding(
        ada(at=(2, 3), skills={"medicine": 6}), cyn(at=(3, 3), sp=0, hp=0, conditions=["dying"]), bor(at=(9, 9)),
    )  # fmt: skip
    play(fight, "ADA: first_aid CYN", "ADA d20 8")
    assert has(fight, "CYN", "dying"), "14 is not 15"
    again = boarding(
        ada(at=(2, 3), skills={"medicine": 6}), cyn(at=(3, 3), sp=0, hp=0, conditions=["dying"]), bor(at=(9, 9)),
    )  # fmt: skip
    play(again, "ADA: first_aid CYN", "ADA d20 9")
    assert has(again, "CYN", "stable")


@pytest.mark.rule("SF-DEATH-14")
@pytest.mark.parametrize(("weapon", "dead"), [(SWORD, True), (CLUB, False)])
def test_others_are_dead_at_once_unless_they_were_only_knocked_out(weapon: Any, dead: bool) -> None:
    fight = boarding(bor(at=(4, 3), items=[weapon], side="crew"), rat(at=(3, 3)), ada(at=(9, 9)), gnt(at=(20, 10)))
    play(fight, f"BOR: attack RAT with {weapon.id}", "BOR d20 12 | BOR d6 6")
    assert fighter(fight, "RAT").dead == dead
    assert has(fight, "RAT", "stable") != dead


@pytest.mark.rule("SF-DEATH-14")
def test_npcs_may_die_in_three_rounds_or_as_characters_do() -> None:
    slow = boarding(
        ada(at=(4, 3)), rat(at=(3, 3)), gnt(at=(20, 10)), npc_death="dies_in_3_rounds",
    )  # fmt: skip
    play(slow, "ADA: attack RAT with dagger", "ADA d20 12 | ADA d4 4")
    assert has(slow, "RAT", "dying")
    for _ in range(3):
        assert not fighter(slow, "RAT").dead
        pass_to(slow, "ADA")
    assert fighter(slow, "RAT").dead
    like = boarding(ada(at=(4, 3)), rat(at=(3, 3), rp_max=2), gnt(at=(20, 10)), npc_death="as_pc")
    play(like, "ADA: attack RAT with dagger", "ADA d20 12 | ADA d4 4")
    assert has(like, "RAT", "dying")


@pytest.mark.rule("SF-DEATH-15")
@pytest.mark.parametrize(("level", "key", "points"), [(1, 2, 3), (5, 4, 6), (1, -3, 1), (8, 0, 4)])
def test_resolve_follows_from_level_and_key_ability(level: int, key: int, points: int) -> None:
    fight = from_the_start(ada(at=(0, 0), rp_max=None, level=level, key_ability_mod=key), bor(at=(9, 9)))
    assert fighter(fight, "ADA").rp == points


@pytest.mark.rule("SF-DEATH-16")
def test_the_dead_leave_the_order_and_their_things_lie_where_they_fell() -> None:
    fight = boarding(ada(at=(4, 3)), rat(at=(3, 3)), gnt(at=(20, 10)), del_(at=(15, 15)))
    play(fight, "ADA: attack RAT with dagger", "ADA d20 12 | ADA d4 4", "ADA: end")
    assert asked(fight) == ["GNT turn"]
    assert {lying.name for lying in fight.state.lying} == {"RAT.shiv", "RAT.pistol"}
    assert {(lying.x, lying.y) for lying in fight.state.lying} == {(3, 3)}


@pytest.mark.rule("SF-DEATH-18")
def test_a_ferocious_creature_fights_on_for_a_turn() -> None:
    def wild(**more: Any) -> Fight[Combat]:
        return boarding(ada(at=(4, 3)), bor(at=(3, 3), hp=4, traits=["ferocity"]), gnt(at=(20, 10)), **more)

    fight = wild()
    play(fight, "ADA: attack BOR with dagger", "ADA d20 12 | ADA d4 4", "ADA: end")
    assert asked(fight) == ["BOR turn"]
    assert hp(fight, "BOR") == 0
    play(fight, "BOR: attack ADA with sword", "BOR d20 12 | BOR d6 6")
    assert not fighter(fight, "BOR").dead
    play(fight, "BOR: end")
    assert fighter(fight, "BOR").dead
    hit = wild()
    play(hit, "ADA: full_attack BOR with dagger", "ADA d20 16 | ADA d4 4")
    play(hit, "ADA: attack BOR with dagger", "ADA d20 16 | ADA d4 1")
    assert fighter(hit, "BOR").dead
