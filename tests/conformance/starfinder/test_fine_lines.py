"""Fine lines of many rules, one step to either side: what is still allowed, still counts, or is still reached."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.modifiers import Modifier
from affray.rulesets.starfinder.actions.attacking import can_attack
from affray.rulesets.starfinder.actions.charging import melee_weapons
from affray.rulesets.starfinder.actions.maneuvers import best_weapon
from affray.rulesets.starfinder.body.hands import lying_near
from affray.rulesets.starfinder.fight.circumstances import Support
from affray.rulesets.starfinder.magic.aiming import fields_for
from affray.rulesets.starfinder.model.bonuses import tallied
from affray.rulesets.starfinder.model.events import AttackResolved, ConditionResisted, HazardMet, TurnBegan
from affray.rulesets.starfinder.model.scenario import AreaEntry, EffectEntry, SpeedEntry, SpellsEntry, TerrainEntry
from tests.conformance.harness import allowed, answer, asked, last, play, refused, told
from tests.conformance.starfinder.boarding import (
    DAGGER,
    KNIFE,
    LANCE,
    PIKE,
    ada,
    boarding,
    bor,
    cyn,
    decree,
    del_,
    effects,
    fighter,
    gnt,
    grenade,
    ground,
    gun,
    has,
    lies,
    melee,
    put,
    rat,
    rifleman,
    spell,
    struck,
    thing,
    wall,
)

WINGS = SpeedEntry(land=30, fly=30)
SPEAR = melee("spear", "1d6", "P", 5, properties=["thrown"], range_increment_ft=20)
ALONG: list[Any] = [[x, 3, "S"] for x in range(5, 12)]
ACROSS: list[Any] = [[3, y, "E"] for y in range(5, 12)]
AUTO = gun("auto", "1d6", "P", 5, 40, hands=2, capacity=20, properties=["automatic"])


@pytest.mark.rule("SF-MACT-13", "SF-SKILL-6", "SF-MOVE-10", "SF-MACT-6")
@pytest.mark.parametrize(
    ("changes", "line", "rules"),
    [
        ({}, "move 8,5 tumble half", ["SF-MACT-13"]), ({}, "move 7,5 tumble half", []),
        ({}, "move 8,5 tumble full", []),
        ({}, "move 11,5", ["SF-MACT-13"]), ({}, "move 10,5", []), ({}, "move 5,5 by fly", ["SF-MACT-13"]),
        ({"speed": WINGS}, "move 5,5 by fly altitude 2001", ["CORE-NUMBER"]),
        ({"speed": WINGS}, "move 5,5 by fly altitude 2000", ["SF-MACT-13"]),
        ({"speed": WINGS}, "move 5,5 by fly altitude 15", []), ({"speed": WINGS}, "move 5,5 by fly altitude 16",
         ["SF-MACT-13"]), ({"speed": WINGS}, "move 5,5 altitude 10", ["SF-MACT-13"]),
        ({"speed": SpeedEntry(land=5)}, "guarded_step 5,5", []), ({"speed": SpeedEntry(land=4)}, "guarded_step 5,5",
         ["SF-MACT-11"]), ({"bab": 0}, "move 5,5 sheathe dagger", ["SF-MACT-6"]),
        ({"bab": 1}, "move 5,5 sheathe dagger", []),
    ],
)  # fmt: skip
def test_how_far_one_moves(changes: Any, line: str, rules: list[str]) -> None:
    fight = boarding(ada(at=(4, 5), **changes), bor(at=(20, 15)))
    if rules:
        assert sorted(set(refused(fight, f"ADA: {line}"))) == rules
    else:
        assert allowed(fight, f"ADA: {line}")


@pytest.mark.rule("SF-ITEM-3", "SF-MACT-8")
def test_a_hand_is_needed_to_pick_something_up() -> None:
    one_free = boarding(ada(at=(4, 5), items=[DAGGER, put(KNIFE, "ground")]), bor(at=(20, 15)))
    assert allowed(one_free, "ADA: pick_up ADA.knife")
    full = boarding(ada(at=(4, 5), items=[DAGGER, thing("box", location="held"), put(KNIFE, "ground")]), bor(at=(9, 9)))
    assert refused(full, "ADA: pick_up ADA.knife") == ["SF-ITEM-3"]


@pytest.mark.rule("SF-MACT-8")
@pytest.mark.parametrize(
    ("x", "y", "near"),
    [(3, 4, True), (2, 4, False), (3, 3, False), (6, 7, True), (7, 7, False), (6, 8, False), (4, 5, True)],
)
def test_what_lies_near(x: int, y: int, near: bool) -> None:
    """The large one stands at (4, 5) to (5, 6)."""
    state = boarding(gnt(at=(4, 5), items=[put(KNIFE, "ground")]), cyn(at=(5, 4))).state
    state.lying[0] = replace(state.lying[0], x=x, y=y)
    big, other = state.fighters.values()
    assert (lying_near(state, big, "GNT.knife") is not None) is near
    assert (lying_near(state, big, "knife") is not None) is near
    assert lying_near(state, big, "dagger") is None
    assert lying_near(state, other, "knife") is None


@pytest.mark.rule("SF-OTHER-1")
def test_where_something_may_be_dropped() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(20, 15)))
    for where in ("6,5", "4,7", "2,5", "4,3"):
        assert refused(fight, f"ADA: drop dagger to {where}") == ["SF-OTHER-1"]
    for where in ("5,6", "3,4", "4,5", "5,4"):
        assert allowed(fight, f"ADA: drop dagger to {where}")
    play(fight, "ADA: drop dagger to 5,6")
    assert (lies(fight), fight.state.lying[0].item.location) == ({"ADA.dagger": (5, 6)}, "ground")


@pytest.mark.rule("SF-CHARGE-8")
def test_a_charge_strikes_armed_before_unarmed() -> None:
    fists = thing("fists", "unarmed", damage="1d3", location="wielded")
    state = boarding(ada(at=(4, 5), items=[fists, DAGGER, put(PIKE, "accessible")]), bor(at=(20, 15))).state
    assert melee_weapons(state.fighters["ADA"]) == ["dagger", "fists"]


@pytest.mark.rule("SF-CHARGE-1", "SF-CHARGE-2")
@pytest.mark.parametrize(
    ("x", "rules"), [(17, []), (18, []), (19, ["SF-CHARGE-1"]), (8, []), (7, ["SF-CHARGE-2"])]
)
def test_how_far_a_charge_goes(x: int, rules: list[str]) -> None:
    """12 squares are twice the speed, two are the least."""
    fight = boarding(ada(at=(5, 5)), bor(at=(x, 5), reaction_available=False))
    line = "ADA: charge BOR with dagger"
    assert (sorted(set(refused(fight, line))) == rules) if rules else allowed(fight, line)


@pytest.mark.rule("SF-AREA-2", "SF-ATK-12")
@pytest.mark.parametrize(("bonus", "critical"), [(-14, True), (-15, True), (-16, False)])
def test_a_natural_twenty_at_an_intersection_is_critical_only_if_it_hits_its_ac(bonus: int, critical: bool) -> None:
    """CYN has a Strength of 1 beside what the grenade says; the AC is 5."""
    fight = boarding(cyn(at=(0, 5), items=[grenade(bonus=bonus)]), bor(at=(4, 5)))
    answer(fight, "CYN: attack point 4,5 with grenade")
    play(fight, "CYN d20 20 | CYN d6 1" + (" | CYN d6 1" if critical else ""), "BOR: attempt", "BOR d20 20")
    assert (last(fight, AttackResolved).hit, last(fight, AttackResolved).critical) == (True, critical)


@pytest.mark.rule("SF-CONC-1")
def test_blind_fighting_rerolls_once_in_melee() -> None:
    fog = [ground("fog", (5, 5), conceals=True)]
    fight = boarding(ada(at=(4, 5), traits=["blind_fight"]), bor(at=(5, 5)), terrain=fog)
    play(fight, "ADA: attack BOR with dagger", "ADA d20 15 | ADA d100 5 | ADA d100 20")
    assert (asked(fight), last(fight, AttackResolved).hit) == (["ADA turn"], False)
    plain = boarding(ada(at=(4, 5)), bor(at=(5, 5)), terrain=fog)
    play(plain, "ADA: attack BOR with dagger", "ADA d20 15 | ADA d100 5")
    assert (asked(plain), last(plain, AttackResolved).hit) == (["ADA turn"], False)


@pytest.mark.rule("SF-GEN-5", "SF-GRID-4")
def test_who_stands_in_a_fire_already_does_not_enter_it() -> None:
    """The large one covers (5, 5) before and after the step."""
    fight = boarding(gnt(at=(4, 5)), cyn(at=(20, 15)), terrain=[ground("fire", (5, 5))])
    play(fight, "GNT: move 5,5")
    assert told(fight, HazardMet) == []
    away = boarding(gnt(at=(3, 5)), cyn(at=(20, 15)), terrain=[ground("fire", (5, 5))])
    play(away, "GNT: move 4,5", "GNT d6 1")
    assert len(told(away, HazardMet)) == 1


@pytest.mark.rule("SF-GEN-8")
def test_zeros_leave_no_trace_behind_the_first_part() -> None:
    parts = tallied([Modifier(0, "base"), Modifier(0, "range"), Modifier(2, "song")]).parts
    assert [each.why for each in parts] == ["base", "song"]


@pytest.mark.rule("SF-COND-1")
@pytest.mark.parametrize(("name", "last_ends"), [("shaken", 6), ("frightened", 6), ("dazzled", 3), ("sickened", 3)])
def test_only_fear_on_top_of_fear_lasts_longer(name: str, last_ends: int) -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(20, 15)))
    for _ in range(2):
        decree(fight, f"condition BOR {name} rounds 3")
    ends = [each.until.time for each in fighter(fight, "BOR").conditions if each.until is not None]
    assert ends == [3, last_ends]


@pytest.mark.rule("SF-ROUND-8", "SF-GRAP-7")
def test_who_is_taken_off_the_field_holds_nobody() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(5, 5)), rat(at=(20, 9)))
    decree(fight, "condition ADA grappled source BOR")
    decree(fight, "remove BOR")
    assert (has(fight, "ADA", "grappled"), fighter(fight, "BOR").grappling) == (False, [])
    held = boarding(ada(at=(4, 5)), bor(at=(5, 5)), cyn(at=(20, 9)))
    decree(held, "condition ADA grappled source BOR")
    decree(held, "remove ADA")
    assert (has(held, "ADA", "grappled"), fighter(held, "BOR").grappling) == (False, [])


@pytest.mark.rule("SF-DEATH-12")
def test_who_is_conscious_again_is_doomed_no_longer() -> None:
    fight = boarding(ada(at=(4, 5), hp=0, sp=0, rp=0, doom_round=3), bor(at=(20, 5)), cyn(at=(9, 9)), turn="BOR")
    decree(fight, "hp ADA 3")
    assert (fighter(fight, "ADA").doom_round, has(fight, "ADA", "dying")) == (0, False)


@pytest.mark.rule("SF-COVER-4")
@pytest.mark.parametrize(
    ("borders", "shooter", "target", "armour"),
    [
        (ALONG, (8, 5), (8, 2), 20), (ALONG, (8, 4), (8, 2), 16), (ACROSS, (5, 8), (2, 8), 20),
        (ACROSS, (4, 8), (2, 8), 16), (ACROSS, (2, 8), (5, 8), 20), (ACROSS, (3, 8), (5, 8), 16),
    ],
)  # fmt: skip
def test_a_railing_is_as_near_as_its_nearer_side(borders: Any, shooter: Any, target: Any, armour: int) -> None:
    low = TerrainEntry(kind="railing", id="railing", borders=borders, cover="cover", low_obstacle=True)
    fight = boarding(rifleman(at=shooter), cyn(at=target), terrain=[low])
    assert struck(play(fight, "BOR: attack CYN with rifle", "BOR d20 1"))[1] == armour


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


@pytest.mark.rule("SF-CAST-11")
def test_whom_a_spell_is_likely_meant_for() -> None:
    kind = spell("calm", range_ft=30, effect=EffectEntry(heal_hp="1d4"))
    burst = spell("ball", range_ft=60, effect=EffectEntry(damage="1d6", area=AreaEntry(burst_ft=10)))
    known = SpellsEntry(slots={1: 3}, known=[LANCE, kind, burst])
    fight = boarding(del_(at=(4, 5), spells=known), bor(at=(9, 5)), ada(at=(4, 9)), rat(at=(9, 9), dead=True))
    state = fight.state
    mage = state.fighters["DEL"]
    fields: list[Any] = [fields_for(state, mage, mage.card.abilities[name]) for name in ("lance", "calm", "ball")]
    assert fields[0]["target"].among() == ["BOR", "DEL", "ADA", "RAT"]
    assert fields[1]["target"].among() == ["DEL", "ADA", "BOR", "RAT"]
    points = list(fields[2]["point"].among())
    assert points[:4] == list(state.fighters["BOR"].place.corners())
    assert (points[-1], len(points)) == ((30, 20), 4 + 31 * 21)


@pytest.mark.rule("SF-CAST-11", "SF-GRID-10")
@pytest.mark.parametrize(
    ("point", "rules"), [("9,5", ["SF-CAST-11"]), ("5,12", []), ("17,12", ["SF-CAST-11"]), ("4,17", [])]
)
def test_where_a_burst_can_be_aimed(point: str, rules: list[str]) -> None:
    burst = spell("ball", range_ft=60, effect=EffectEntry(damage="1d6", area=AreaEntry(burst_ft=10)))
    shut = wall(*((7, y) for y in range(10)))
    known = SpellsEntry(slots={1: 3}, known=[burst])
    fight = boarding(del_(at=(4, 5), spells=known), bor(at=(9, 12)), terrain=[shut])
    answer(fight, "DEL: cast ball")
    line = f"DEL: aim {point}"
    assert (sorted(set(refused(fight, line))) == rules) if rules else allowed(fight, line)


@pytest.mark.rule("SF-COND-24")
def test_an_attack_breaks_fascination() -> None:
    fight = boarding(bor(at=(4, 5)), cyn(at=(5, 5), conditions=["fascinated"]), ada(at=(20, 9)))
    play(fight, "BOR: attack CYN with sword", "BOR d20 1")
    assert not has(fight, "CYN", "fascinated")


@pytest.mark.rule("SF-ATK-22", "SF-AREA-8")
def test_what_is_thrown_at_an_empty_square_scatters_from_there() -> None:
    fight = boarding(ada(at=(4, 5), items=[SPEAR]), bor(at=(20, 15)))
    play(fight, "ADA: attack square 7,5 with spear throw yes", "ADA d8 1 | ADA d4 1")
    assert (lies(fight), last(fight, AttackResolved).hit) == ({"ADA.spear": (6, 5)}, False)


@pytest.mark.rule("SF-AREA-1")
def test_an_area_weapon_without_a_point_is_aimed_at_a_corner_of_the_weakest() -> None:
    fight = boarding(cyn(at=(0, 5)), bor(at=(6, 5)), rat(at=(6, 12)))
    answer(fight, "CYN: attack with grenade")
    play(fight, "CYN d20 19 | CYN d6 1", "RAT: attempt", "RAT d20 20")
    assert last(fight, AttackResolved).target in ("6,12", "7,12", "6,13", "7,13")


@pytest.mark.rule("SF-FATK-8", "SF-FATK-9", "SF-FDEF-1", "SF-GRID-12")
def test_automatic_fire_with_little_ammunition() -> None:
    people = bor(at=(5, 4)), rat(at=(5, 6))
    fight = boarding(cyn(at=(3, 5), items=[replace(AUTO, loaded=2)]), *people)
    play(fight, "CYN: automatic_fire with auto corner 4,6 direction E defensively yes")
    assert (asked(fight), effects(fight, "CYN")) == (["CYN closest"], ["fight_defensively"])
    play(fight, "CYN: closest RAT", "CYN d20 2")
    assert (asked(fight), fighter(fight, "CYN").items["auto"].loaded) == (["CYN turn"], 0)
    assert fighter(fight, "CYN").attacks_this_turn == ["auto"]
    empty = boarding(cyn(at=(3, 5), items=[replace(AUTO, loaded=1)]), *people)
    assert refused(empty, "CYN: automatic_fire with auto corner 4,6 direction E") == ["SF-ATK-17"]


@pytest.mark.rule("SF-AOO-7", "SF-COND-22")
def test_what_held_or_drove_somebody_in_its_turn_is_over_with_it() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(20, 15)))
    own = fighter(fight, "ADA")
    own.halted, own.compelled = True, "BOR"
    play(fight, "ADA: end")
    assert (fighter(fight, "ADA").halted, fighter(fight, "ADA").compelled) == (False, "")


@pytest.mark.rule("SF-DELAY-3", "SF-ROUND-2")
def test_a_turn_out_of_delay_is_told_by_its_rule() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(20, 15)), rat(at=(20, 9)))
    play(fight, "ADA: delay", "BOR: end", "ADA: come_out")
    assert [(each.who, each.round, each.rules) for each in told(fight, TurnBegan)] == [
        ("ADA", 2, ("SF-ROUND-2",)), ("BOR", 2, ("SF-ROUND-2",)), ("ADA", 2, ("SF-DELAY-3",)),
    ]  # fmt: skip


@pytest.mark.rule("SF-FATK-1", "SF-FATK-2")
@pytest.mark.parametrize(
    ("items", "x", "possible"),
    [
        ([DAGGER], 5, True), ([DAGGER], 6, False), ([put(DAGGER, "accessible")], 5, False), ([SPEAR], 9, True),
        ([SPEAR], 25, False), ([grenade()], 9, True), ([grenade()], 29, False),
        ([thing("box", location="held")], 5, False),
        ([gun("bow", "1d6", "P", 6, 20)], 20, True), ([gun("bow", "1d6", "P", 6, 5, max_increments=2)], 7, False),
    ],
)  # fmt: skip
def test_whether_anybody_can_be_attacked_again(items: Any, x: int, possible: bool) -> None:
    state = boarding(ada(at=(4, 5), items=items), bor(at=(x, 5))).state
    assert can_attack(state, state.fighters["ADA"], [each.id for each in items]) is possible
    assert not can_attack(state, state.fighters["ADA"], ["nothing"])


@pytest.mark.rule("SF-AOO-14", "SF-AOO-7")
def test_who_was_stopped_while_pushed_may_move_in_its_own_turn() -> None:
    fight = boarding(gnt(at=(4, 5)), cyn(at=(6, 5)))
    answer(fight, "GNT: bull_rush CYN")
    fighter(fight, "CYN").halted = True
    play(fight, "GNT d20 20")
    assert (fighter(fight, "CYN").halted, fighter(fight, "CYN").place.x) == (False, 6)


@pytest.mark.rule("SF-DMG-7")
def test_a_condition_to_which_somebody_is_immune_is_told_as_resisted() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(5, 5), immune=["prone"]))
    play(fight, "ADA: trip BOR with dagger", "ADA d20 19")
    found = last(fight, ConditionResisted)
    assert (found.who, found.condition, found.rules) == ("BOR", "prone", ("SF-DMG-7",))
    assert not has(fight, "BOR", "prone")


@pytest.mark.rule("SF-HARRY-3", "SF-COVFIR-3", "SF-FEINT-4")
def test_what_is_left_of_support() -> None:
    fight = boarding(cyn(at=(4, 5)), bor(at=(5, 5)))
    play(fight, "CYN: feint BOR", "CYN d20 15")
    target = fighter(fight, "BOR")
    (effect,) = target.effects
    support = Support((effect,), (effect,), effect)
    assert support.left(target) == support
    target.effects.clear()
    assert support.left(target) == Support()
