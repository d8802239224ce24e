"""Combat maneuvers in general, and dirty tricks (SF-MANEUV, SF-DIRTY)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.actions.maneuvers import best_weapon
from affray.rulesets.starfinder.model.events import DiceRolled, ManeuverResolved
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, asked, last, play, refused, told
from tests.conformance.starfinder.boarding import (
    DAGGER,
    SWORD,
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    gnt,
    has,
    hp,
    melee,
    pass_to,
    piker,
    put,
    rat,
    rolled,
    wall,
)

KEEN = melee("keen", "1d4", "P", 17)
"""With it ADA needs a 6 against BOR's 15 + 8."""


def beside(item: Any = DAGGER, mine: Any = None, **more: Any) -> Fight[Combat]:
    """ADA with one weapon, BOR (KAC 15) next to her."""
    actor = ada(at=(5, 5), items=[item], **(mine or {}))
    return boarding(actor, bor(at=(6, 5), **more), forced_movement_provokes="none")


def needed(fight: Fight[Combat]) -> int:
    """What a maneuver of ADA against BOR has to reach."""
    return rolled(play(fight, "ADA: trip BOR", "ADA d20 2"))[1]


# -- the roll --------------------------------------------------------------------------------------
@pytest.mark.rule("SF-MANEUV-1")
def test_a_maneuver_is_a_standard_action_against_kac_and_eight() -> None:
    fight = beside()
    failed = play(fight.fork(), "ADA: trip BOR", "ADA d20 15")
    assert (rolled(failed), has(failed, "BOR", "prone"), budget(failed, "ADA")) == ((22, 23), False, "mwr")
    play(fight, "ADA: trip BOR", "ADA d20 16")
    assert (rolled(fight), has(fight, "BOR", "prone")) == ((23, 23), True)


@pytest.mark.rule("SF-MANEUV-1")
@pytest.mark.parametrize("name", ["grapple", "trip", "bull_rush", "reposition"])
def test_the_target_must_be_within_the_reach_of_the_weapon(name: str) -> None:
    far = boarding(ada(at=(5, 5), items=[DAGGER]), bor(at=(7, 5)))
    assert refused(far, f"ADA: {name} BOR") == ["SF-MANEUV-1"]
    if name != "grapple":
        assert allowed(boarding(piker(at=(5, 5)), bor(at=(7, 5))), f"ADA: {name} BOR with pike")


@pytest.mark.rule("SF-MANEUV-2")
def test_it_uses_the_bonus_of_the_weapon_or_bare_hands() -> None:
    """BOR: sword +10; bab 2 and no Strength."""
    fight = boarding(bor(at=(5, 5)), ada(at=(6, 5)))
    assert rolled(play(fight.fork(), "BOR: trip ADA with sword", "BOR d20 2"))[0] == 12
    assert rolled(play(fight.fork(), "BOR: trip ADA with unarmed", "BOR d20 2"))[0] == 4
    half = boarding(bor(at=(5, 5), items=[put(SWORD, "held")]), ada(at=(6, 5)))
    assert not allowed(half, "BOR: trip ADA with sword"), "not wielded"


@pytest.mark.rule("SF-MANEUV-2")
def test_all_modifiers_to_attack_and_kac_apply() -> None:
    weak = beside(mine={"conditions": ["off_target"]})
    assert rolled(play(weak, "ADA: trip BOR", "ADA d20 2"))[0] == 7
    assert needed(beside(conditions=["flat_footed"])) == 21
    assert needed(beside(conditions=["entangled"])) == 21
    wary = boarding(bor(at=(6, 5)), ada(at=(5, 5)))
    assert needed(play(wary, "BOR: total_defense", "BOR: end")) == 27


@pytest.mark.rule("SF-MANEUV-2")
def test_a_natural_one_fails_and_a_natural_twenty_has_the_smallest_effect() -> None:
    sure = beside(melee("keen", "1d4", "P", 40))
    play(sure, "ADA: trip BOR", "ADA d20 1")
    assert (rolled(sure), has(sure, "BOR", "prone")) == ((41, 23), False)
    lucky = beside(melee("dull", "1d4", "P", -5))
    play(lucky, "ADA: bull_rush BOR with dull", "ADA d20 20")
    assert (rolled(lucky), last(lucky, ManeuverResolved).margin, at(lucky, "BOR")) == ((15, 23), 0, (7, 5))


@pytest.mark.rule("SF-MANEUV-3")
def test_a_maneuver_deals_no_damage_and_is_never_critical() -> None:
    fight = play(beside(), "ADA: trip BOR", "ADA d20 20")
    assert (hp(fight, "BOR"), told(fight, DiceRolled)) == (25, [])
    sunder = play(beside(), "ADA: sunder BOR item sword", "ADA d20 20 | ADA d4 3")
    assert [each.why for each in told(sunder, DiceRolled)] == ["damage"], "rolled once"
    assert hp(sunder, "BOR") == 25


@pytest.mark.rule("SF-MANEUV-4")
@pytest.mark.parametrize(("die", "margin", "x"), [(6, 0, 7), (10, 4, 7), (11, 5, 8), (15, 9, 8), (16, 10, 9)])
def test_every_full_five_of_margin_counts(die: int, margin: int, x: int) -> None:
    fight = play(beside(KEEN), "ADA: bull_rush BOR", f"ADA d20 {die}")
    assert (last(fight, ManeuverResolved).margin, at(fight, "BOR")) == (margin, (x, 5))


@pytest.mark.rule("SF-MANEUV-5")
def test_no_maneuver_replaces_an_attack_of_a_full_attack_or_a_charge() -> None:
    fight = play(beside(), "ADA: full_attack BOR with dagger", "ADA d20 2")
    assert refused(fight, "ADA: trip") == ["SF-MANEUV-5"]
    far = boarding(ada(at=(0, 5)), bor(at=(6, 5)))
    assert refused(far, "ADA: charge BOR with dagger maneuver trip") == ["SF-MANEUV-5"]
    trained = boarding(ada(at=(0, 5), traits=["charge_trip"]), bor(at=(6, 5)))
    assert refused(trained, "ADA: charge BOR with dagger maneuver bull_rush") == ["SF-MANEUV-5"]
    play(trained, "ADA: charge BOR with dagger to 5,5 maneuver trip", "ADA d20 18")
    assert (rolled(trained), has(trained, "BOR", "prone")) == ((18 + 7 - 2, 23), True)


@pytest.mark.rule("SF-MANEUV-5")
def test_no_maneuver_is_made_fighting_defensively() -> None:
    assert refused(beside(), "ADA: trip BOR defensively yes") == ["SF-FDEF-4"]


@pytest.mark.rule("SF-MANEUV-6")
@pytest.mark.parametrize("name", ["disarm", "trip", "sunder", "reposition", "grapple"])
def test_a_weapon_made_for_it_gives_two_on_that_maneuver_only(name: str) -> None:
    line = f"ADA: {name} BOR" + (" item sword" if name in ("disarm", "sunder") else "") + " with dagger"
    fight = beside(replace(DAGGER, properties=[name]))
    assert rolled(play(fight, line, "ADA d20 2"))[0] == 2 + 7 + 2
    other = "trip" if name != "trip" else "disarm"
    wrong = beside(replace(DAGGER, properties=[other]))
    assert rolled(play(wrong, line, "ADA d20 2"))[0] == 2 + 7


@pytest.mark.rule("SF-MANEUV-6")
def test_the_trait_gives_four_on_that_maneuver_only() -> None:
    fight = beside(mine={"traits": ["improved_maneuver:trip"]})
    assert rolled(play(fight.fork(), "ADA: trip BOR", "ADA d20 2"))[0] == 2 + 7 + 4
    assert rolled(play(fight, "ADA: bull_rush BOR", "ADA d20 2"))[0] == 2 + 7


@pytest.mark.rule("SF-MANEUV-7")
@pytest.mark.parametrize("name", ["grapple", "trip", "dirty_trick", "disarm"])
def test_a_melee_maneuver_provokes_nobody(name: str) -> None:
    fight = boarding(ada(at=(5, 5), items=[DAGGER]), bor(at=(6, 5)), rat(at=(5, 6)))
    play(fight, f"ADA: {name} BOR" + (" item sword" if name == "disarm" else ""), "ADA d20 2")
    assert asked(fight) == ["ADA turn"]


# -- dirty tricks ----------------------------------------------------------------------------------
@pytest.mark.rule("SF-DIRTY-1")
@pytest.mark.parametrize("condition", ["blinded", "deafened", "entangled", "off_target", "shaken", "sickened"])
def test_a_dirty_trick_gives_one_of_six_conditions(condition: str) -> None:
    fight = play(beside(), "ADA: dirty_trick BOR", "ADA d20 16")
    assert asked(fight) == ["ADA dirty_trick"]
    assert not allowed(fight, "ADA: condition stunned")
    play(fight, f"ADA: condition {condition}")
    assert has(fight, "BOR", condition)
    failed = play(beside(), "ADA: dirty_trick BOR", "ADA d20 15")
    assert asked(failed) == ["ADA turn"]


@pytest.mark.rule("SF-DIRTY-1")
def test_the_conditions_are_an_option() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(6, 5)), dirty_trick_conditions=["dazzled", "shaken"])
    play(fight, "ADA: dirty_trick BOR", "ADA d20 16")
    assert not allowed(fight, "ADA: condition blinded")
    play(fight, "ADA: condition dazzled")
    assert has(fight, "BOR", "dazzled")


@pytest.mark.rule("SF-DIRTY-2")
@pytest.mark.parametrize(("die", "rounds"), [(6, 1), (10, 1), (11, 2), (16, 3)])
def test_it_lasts_a_round_and_one_more_for_every_five(die: int, rounds: int) -> None:
    fight = play(beside(KEEN), "ADA: dirty_trick BOR", f"ADA d20 {die}", "ADA: condition shaken")
    for _ in range(rounds - 1):
        pass_to(fight, "ADA")
        assert has(fight, "BOR", "shaken")
    play(fight, "ADA: end")
    assert has(fight, "BOR", "shaken"), "until just before the place at which it began"
    play(fight, "BOR: end")
    assert not has(fight, "BOR", "shaken")


@pytest.mark.rule("SF-DIRTY-3")
def test_the_target_ends_it_with_a_move_action_and_no_check() -> None:
    fight = beside(conditions=["sickened"])
    play(fight, "ADA: dirty_trick BOR", "ADA d20 16", "ADA: condition blinded", "ADA: end")
    assert not allowed(fight, "BOR: end_condition sickened"), "no dirty trick"
    play(fight, "BOR: end_condition blinded")
    assert (has(fight, "BOR", "blinded"), budget(fight, "BOR"), asked(fight)) == (False, "swr", ["BOR turn"])


@pytest.mark.rule("SF-DIRTY-4")
def test_at_range_it_is_forbidden_unless_the_game_master_allows_it() -> None:
    def far(**options: Any) -> Fight[Combat]:
        return boarding(cyn(at=(2, 2)), bor(at=(5, 2)), **options)

    assert refused(far(), "CYN: dirty_trick BOR") == ["SF-DIRTY-4"]
    play(allow := far(ranged_dirty_trick="allow"), "CYN: dirty_trick BOR", "CYN d20 2")
    assert (rolled(allow), budget(allow, "CYN")) == ((2 + 3 - 6, 23), "mwr")
    ask = play(far(ranged_dirty_trick="ask"), "CYN: dirty_trick BOR")
    assert asked(ask) == ["gm ranged_dirty_trick"]
    granted = play(ask.fork(), "gm: allow", "CYN d20 2")
    assert rolled(granted) == (-1, 23)
    play(ask, "gm: forbid")
    assert (asked(ask), budget(ask, "CYN"), told(ask, ManeuverResolved)) == (["CYN turn"], "smwr", [])


@pytest.mark.rule("SF-DIRTY-5")
@pytest.mark.parametrize(("x", "penalty"), [(4, -4), (8, -12), (22, -40)])
def test_at_range_only_the_distance_counts(x: int, penalty: int) -> None:
    """bab 2 and Strength +1; no increment of a weapon, and none is needed."""
    fight = boarding(cyn(at=(2, 2), items=[]), bor(at=(x, 2)), ranged_dirty_trick="allow")
    play(fight, "CYN: dirty_trick BOR", "CYN d20 2")
    assert rolled(fight) == (2 + 3 + penalty, 23)


@pytest.mark.rule("SF-DIRTY-5")
def test_at_range_it_needs_a_line_of_effect_and_provokes() -> None:
    barrier = [wall(*((5, y) for y in range(20)))]
    barred = boarding(cyn(at=(2, 2)), bor(at=(8, 2)), terrain=barrier, ranged_dirty_trick="allow")
    assert refused(barred, "CYN: dirty_trick BOR") == ["SF-ATK-5"]
    beset = boarding(cyn(at=(2, 2)), bor(at=(8, 2)), rat(at=(2, 3)), ranged_dirty_trick="allow")
    play(beset, "CYN: dirty_trick BOR")
    assert asked(beset) == ["RAT opportunity"]
    near = boarding(cyn(at=(2, 2)), bor(at=(3, 2)), rat(at=(2, 3)), ranged_dirty_trick="allow")
    play(near, "CYN: dirty_trick BOR", "CYN d20 2")
    assert (asked(near), rolled(near)) == (["CYN turn"], (5, 23))


@pytest.mark.rule("SF-DIRTY-6")
def test_a_condition_the_target_is_immune_to_cannot_be_chosen() -> None:
    fight = boarding(ada(at=(3, 4)), gnt(at=(4, 4), immune=["sickened", "shaken"]))
    play(fight, "ADA: dirty_trick GNT", "ADA d20 20")
    for condition in ("sickened", "shaken"):
        assert refused(fight, f"ADA: condition {condition}") == ["SF-DIRTY-6"]
    play(fight, "ADA: condition entangled")
    assert has(fight, "GNT", "entangled")


@pytest.mark.rule("SF-MANEUV-1", "SF-TRIP-1")
@pytest.mark.parametrize(
    ("items", "x", "weapon"),
    [
        ([melee("a", "1d4", "P", 8), melee("b", "1d4", "P", 7, properties=["trip"])], 5, "b"),
        ([melee("a", "1d4", "P", 8), melee("b", "1d4", "P", 6, properties=["trip"])], 5, "a"),
        ([melee("a", "1d4", "P", 8), melee("b", "1d4", "P", 9)], 5, "b"), ([melee("a", "1d4", "P", 7)], 5, "a"),
        ([melee("a", "1d4", "P", 6)], 5, "unarmed"), ([melee("a", "1d4", "P", 6, properties=["reach"])], 6, "a"),
        ([melee("a", "1d4", "P", 9)], 6, ""), ([put(melee("a", "1d4", "P", 9), "held")], 5, "unarmed"),
    ],
)  # fmt: skip
def test_the_best_weapon_of_a_maneuver(items: Any, x: int, weapon: str) -> None:
    """Bare hands of hers have a bonus of 7."""
    state = boarding(ada(at=(4, 5), items=items), bor(at=(x, 5))).state
    assert best_weapon(state, state.fighters["ADA"], state.fighters["BOR"], "trip") == weapon


@pytest.mark.rule("SF-MANEUV-1")
def test_a_maneuver_is_tried_on_opponents_only() -> None:
    fight = boarding(ada(at=(5, 5)), cyn(at=(6, 5)), bor(at=(5, 6)))
    for name in ("trip", "grapple", "bull_rush", "reposition", "dirty_trick"):
        assert refused(fight, f"ADA: {name} CYN") == ["SF-MANEUV-1"]
        assert allowed(fight, f"ADA: {name} BOR")
