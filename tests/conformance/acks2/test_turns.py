"""The round's own bookkeeping, charges, maneuvers and simple actions, case by case."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.rulesets.acks2.actions import ACTIONS
from affray.rulesets.acks2.actions.charging import charge_end, charge_line, ends_near, line_cost, path_wrong
from affray.rulesets.acks2.actions.maneuvers import pushed_feet, weapon_to_lose
from affray.rulesets.acks2.actions.moving import keeps_order, off_map
from affray.rulesets.acks2.actions.readying import is_left_of
from affray.rulesets.acks2.body.conditions import gain
from affray.rulesets.acks2.fight.targets import main_weapon, melee_weapon
from affray.rulesets.acks2.ground.board import occupied
from affray.rulesets.acks2.model.events import SaveRolled
from affray.rulesets.acks2.model.scenario import CostEntry
from affray.rulesets.acks2.model.stats import FRESH, Budget, Combat, Condition
from affray.rulesets.acks2.order.declaring import begin_round
from affray.rulesets.acks2.order.segment import can_flee, may_choose
from affray.rulesets.acks2.reactions.interrupts import (
    first_weapons,
    in_ready_reach,
    met,
    qualifies,
    why_no_first,
    why_no_response,
)
from affray.rulesets.acks2.time.count import limit
from tests.conformance.acks2.ring import (
    BOW,
    DART,
    GREAT_AXE,
    MEND,
    ORIGIN,
    SHORT_SWORD,
    SPEAR,
    SWORD,
    Square,
    allowed,
    archer,
    at,
    conditions,
    ended,
    facing,
    mage,
    missile,
    ogre,
    orc,
    play,
    readied,
    refused,
    ring,
    say,
    segment,
    shifted,
    someone,
    spear,
    struck,
    warrior,
    weapon,
)
from tests.conformance.harness import asked, last


def fight_of(*figures: Any, **described: Any) -> Fight[Combat]:
    numbers = " ".join(f"{each.id}={9 - place}" for place, each in enumerate(figures))
    return ring(*figures, numbers=numbers, **described)


# -- the round -------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-ROUND-6", "ACKS-ROUND-1", "ACKS-CLEAVE-3", "ACKS-ATK-11", "ACKS-COND-5")
def test_a_new_round_clears_what_was_of_the_last_one() -> None:
    fight = fight_of(someone("h"), orc("o", at=(0, 9)), orc("p", at=(3, 9)))
    combat, body = fight.state, warrior(fight, "h")
    body.declared, body.number_called, body.cleaves, body.segment = "retreat", True, 2, "done"
    body.wait_for, body.delay_to, body.disrupted, body.casting = "o", 3, True, True
    body.slew = body.hurt = body.charged = body.attacked = body.harried = True
    body.spent, body.moved, body.shots, body.barred = Budget(2, True, True), 5, 3, ["o"]
    combat.offensive, combat.acting, combat.charger, combat.charged_target = True, "h", "h", "o"
    combat.triggered, combat.due, combat.stage = ["o"], ["p"], "begin"
    gain(fight.scene, body, Condition("surprised"))
    warrior(fight, "p").status = "dead"
    begin_round(fight.scene)
    assert (body.declared, body.number_called, body.cleaves, body.segment) == ("", False, 0, "pending")
    assert (body.wait_for, body.delay_to, body.disrupted, body.casting) == ("", None, False, False)
    assert not (body.slew)
    assert not (body.hurt)
    assert not (body.charged)
    assert not (body.attacked)
    assert not (body.harried)
    assert (body.spent, body.moved, body.shots, body.barred) == (FRESH, 0, 0, [])
    assert (combat.offensive, combat.acting, combat.charger, combat.charged_target) == (False, "", "", "")
    assert (combat.triggered, combat.due, combat.stage, combat.round) == ([], [], "declare", 3)
    assert (combat.sizes, body.stood, conditions(fight, "h")) == ({"heroes": 1, "orcs": 1}, body.place, set())
    assert (body.began_engaged, body.first_ready) == (False, False)


@pytest.mark.rule("ACKS-FIRST-12", "ACKS-FIRST-1", "ACKS-FIRST-5", "ACKS-FIRST-15")
@pytest.mark.parametrize(
    ("figure", "engaged", "ready"),
    [
        (archer("h"), False, True), (spear("h"), False, True), (someone("h"), False, False), (archer("h"), True, False),
        (archer("h", attacks=[missile("bow", "1d6", (9, 18, 27), ammo=0)]), False, False),
    ],
)  # fmt: skip
def test_whose_weapons_are_ready_in_the_first_round(figure: Any, engaged: bool, ready: bool) -> None:
    fight = fight_of(figure, orc("o", at=(0, 9)), round=1)
    body = warrior(fight, "h")
    assert qualifies(fight.state, body, engaged) is ready
    assert [each.id for each in first_weapons(body)] == [each for each in body.hand if each != "sword"]
    off = fight_of(figure, orc("o", at=(0, 9)), round=1, first_round_readiness=False)
    assert not qualifies(off.state, warrior(off, "h"), False)


@pytest.mark.rule("ACKS-DELAY-2", "ACKS-DELAY-10", "ACKS-DELAY-11", "ACKS-DELAY-17")
@pytest.mark.parametrize(("number", "lowest"), [(5, -5), (1, -1), (10, -10), (14, -10), (0, 0), (-2, 2)])
def test_how_long_somebody_may_delay(number: int, lowest: int) -> None:
    body = warrior(fight_of(someone("h"), orc("o", at=(0, 9))), "h")
    body.number = number
    assert limit(body) == lowest
    body.marks = 0
    assert may_choose(body)
    body.disrupted = True
    assert not may_choose(body)


@pytest.mark.rule("ACKS-DELAY-17", "ACKS-COND-10", "ACKS-COND-7")
@pytest.mark.parametrize(
    ("condition", "number", "asked_"),
    [("cowering", 5, True), ("cowering", 1, True), ("cowering", 0, False), ("paralyzed", 5, False), ("prone", 0, True)],
)
def test_who_cannot_act_may_at_least_delay(condition: str, number: int, asked_: bool) -> None:
    fight = fight_of(someone("h"), orc("o", at=(0, 9)))
    body = warrior(fight, "h")
    body.number = number
    gain(fight.scene, body, Condition(condition))
    assert may_choose(body) is asked_


@pytest.mark.rule("ACKS-COND-9")
@pytest.mark.parametrize(
    ("where", "walls", "fine"),
    [
        ((0, 0), [], True), ((0, 0), [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)], False),
        ((0, -30), [(-1, -30), (1, -30), (-1, -29), (0, -29), (1, -29)], True),
        ((0, 0), [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0)], False),
    ],
)  # fmt: skip
def test_whether_there_is_a_way_to_flee(where: Square, walls: list[Square], fine: bool) -> None:
    foe = (where[0], where[1] + 3)
    fight = fight_of(someone("h", at=where), orc("o", at=foe), walls=[each for each in walls if each != (0, 1)])
    if len(walls) == 5 and where == (0, 0):
        fight = fight_of(someone("h", at=where), orc("o", at=foe), walls=[*walls, (-1, 1), (1, 1), (-1, 2), (1, 2)])
    assert can_flee(fight.state, warrior(fight, "h")) is fine
    warrior(fight, "o").status = "dead"
    assert can_flee(fight.state, warrior(fight, "h"))


@pytest.mark.rule("ACKS-MOVE-12")
@pytest.mark.parametrize(
    ("where", "steps"),
    [((0, 0), []), ((-30, 0), [(-31, 0)]), ((30, 0), [(31, 0)]), ((0, -30), [(0, -31)]), ((30, 30), [(31, 30),
    (30, 31)])],
)  # fmt: skip
def test_the_steps_off_the_map(where: Square, steps: list[Square]) -> None:
    fight = fight_of(someone("h", at=where), orc("o", at=(5, 5)))
    found = off_map(fight.state, warrior(fight, "h"))
    assert [(x - ORIGIN[0], y - ORIGIN[1]) for ((x, y),) in found] == steps
    assert all(allowed(fight, f"h: march {x},{y}") for x, y in steps)


# -- charges ---------------------------------------------------------------------------------------
def charge(**described: Any) -> Fight[Combat]:
    return fight_of(someone("h"), orc("o", at=(0, 6), facing="N"), **described)


@pytest.mark.rule("ACKS-CHARGE-6", "ACKS-CHARGE-1")
@pytest.mark.parametrize(
    ("feet", "rules"), [(30, []), (31, ["ACKS-CHARGE-6"]), (35, ["ACKS-CHARGE-6"]), (36, ["ACKS-CHARGE-6"])]
)
def test_the_least_distance_of_a_charge(feet: int, rules: list[str]) -> None:
    fight = charge(charge_min_distance_ft=feet)
    assert allowed(fight, "h: charge o") is not bool(rules)
    assert (refused(fight, "h: charge o") if rules else []) == rules


@pytest.mark.rule("ACKS-CHARGE-1", "ACKS-CHARGE-4", "ACKS-CHARGE-5")
@pytest.mark.parametrize(
    ("to", "rules"),
    [
        ("0,5", []), ("1,5", []), ("0,4", ["ACKS-CHARGE-5"]), ("0,3", ["ACKS-CHARGE-5"]), ("0,6", ["ACKS-CHARGE-4"]),
        ("1,7", []), ("0,7", ["ACKS-CHARGE-4"]),
    ],
)  # fmt: skip
def test_where_a_charge_may_end(to: str, rules: list[str]) -> None:
    fight = charge()
    line = f"h: charge o to {to}"
    found = [] if allowed(fight, line) else refused(fight, line)
    assert [each for each in found if each != "ACKS-GRID-5"] == rules


@pytest.mark.rule("ACKS-CHARGE-5", "ACKS-CHARGE-1", "ACKS-GRID-9")
def test_the_ends_lines_and_costs_of_charges() -> None:
    fight = charge(cost=[CostEntry(squares=shifted([(0, 2)]), times=3)])
    h, o, combat = warrior(fight, "h"), warrior(fight, "o"), fight.state
    ends = [(each.x - 30, each.y - 30) for each in ends_near(combat, h, o, main_weapon(h))]
    assert ends == [(x, y) for y in (5, 6, 7) for x in (-1, 0, 1)]
    long = replace(main_weapon(h), reach=2)
    wide = [(each.x - 30, each.y - 30) for each in ends_near(combat, h, o, long)]
    assert len(wide) == 21
    assert (2, 8) not in wide
    assert (2, 7) in wide
    end = h.place._replace(y=h.place.y + 4)
    assert [(each.x - 30, each.y - 30) for each in charge_line(combat, h, end)] == [(0, 1), (0, 2), (0, 3), (0, 4)]
    assert (line_cost(combat, h, end), line_cost(combat, h, h.place)) == (6, 0)
    best = charge_end(combat, h, o, main_weapon(h), None)
    assert best is not None
    assert line_cost(combat, h, best) == 7
    assert charge_end(combat, h, o, main_weapon(h), (30, 30)) is None
    assert charge_end(combat, h, o, main_weapon(h), (30, 61)) is None
    others = occupied(combat, h)
    away = h.place._replace(y=h.place.y - 1)
    assert path_wrong(combat, h, o, away, others) == "ACKS-CHARGE-5"
    assert path_wrong(combat, h, o, end, others) == ""
    assert path_wrong(combat, h, o, o.place, others) == "ACKS-CHARGE-4"


@pytest.mark.rule("ACKS-CHARGE-1")
@pytest.mark.parametrize(("far", "rules"), [(25, []), (26, ["ACKS-CHARGE-1"]), (40, ["ACKS-CHARGE-1"])])
def test_a_charge_reaches_as_far_as_a_run(far: int, rules: list[str]) -> None:
    fight = fight_of(someone("h", at=(0, -20)), orc("o", at=(0, far - 20)))
    assert ([] if allowed(fight, "h: charge o") else refused(fight, "h: charge o")) == rules


@pytest.mark.rule("ACKS-CHARGE-13", "ACKS-COND-9", "ACKS-COND-15", "ACKS-CHARGE-1", "ACKS-ATK-1")
def test_who_cannot_charge() -> None:
    for name, rule in (("prone", "ACKS-CHARGE-13"), ("winded", "ACKS-CHARGE-13"),
    ("frightened", "ACKS-COND-9")):  # fmt: skip
        fight = charge()
        gain(fight.scene, warrior(fight, "h"), Condition(name))
        assert rule in refused(fight, "h: charge o")
    fight = fight_of(archer("h"), orc("o", at=(0, 6)))
    assert "ACKS-CHARGE-1" in refused(fight, "h: charge o")
    fight = fight_of(someone("h"), someone("f", at=(3, 6)), orc("o", at=(0, 6)))
    assert "ACKS-ATK-1" in refused(fight, "h: charge f")


@pytest.mark.rule("ACKS-CHARGE-7", "ACKS-CHARGE-8", "ACKS-CHARGE-10", "ACKS-CHARGE-11")
def test_a_charge_is_remembered_until_its_segment_is_over() -> None:
    fight = say(charge(), "h: charge o")
    assert (fight.state.charger, fight.state.charged_target, warrior(fight, "h").charged) == ("h", "o", True)
    play(fight, "o: decline", "h d20 1")
    assert (struck(fight)[0], conditions(fight, "h"), at(fight, "h")[1]) == (5, {"disordered"}, 5)  # from behind
    assert (fight.state.charger, fight.state.charged_target, warrior(fight, "h").charged) == ("", "", True)


@pytest.mark.rule("ACKS-CHARGE-10")
@pytest.mark.parametrize(
    ("known", "armor", "keeps"),
    [([], "none", False), (["skirmishing"], "light", True), (["skirmishing"], "medium", True),
    (["skirmishing"], "heavy", False)],
)  # fmt: skip
def test_skirmishers_keep_their_order(known: list[str], armor: Any, keeps: bool) -> None:
    fight = fight_of(someone("h", proficiencies=known, armor_weight=armor), orc("o", at=(0, 6)))
    assert keeps_order(warrior(fight, "h")) is keeps


@pytest.mark.rule("ACKS-CHARGE-5", "ACKS-FACE-12")
def test_a_long_body_turns_to_its_target_before_it_charges() -> None:
    beast = ogre("h", facing="N", side="heroes")
    fight = fight_of(beast, orc("o", at=(9, 1)))
    say(fight, "h: charge o")
    assert (facing(fight, "h"), at(fight, "h")[0]) == ("E", 8)
    blocked = fight_of(beast, orc("o", at=(9, 1)), walls=[(x, y) for x in (-2, -1, 1, 2) for y in range(-4, 4)])
    assert refused(blocked, "h: charge o")


# -- maneuvers -------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-MANEUV-1", "ACKS-MANEUV-2", "ACKS-MANEUV-5")
@pytest.mark.parametrize(
    ("kind", "known", "target", "less", "more"),
    [
        ("knock_down", [], {}, -4, 0), ("knock_down", ["combat_trickery:knock_down"], {}, -2, -2),
        ("knock_down", ["combat_trickery:disarm"], {}, -4, 0), ("disarm", [], {}, -4, 0),
        ("disarm", [], {"attacks": [GREAT_AXE]}, -4, 4), ("disarm", ["combat_trickery:disarm"], {}, -2, -2),
        ("knock_down", [], {"size": "large", "footprint": [1, 1]}, -4, 2),
        ("disarm", [], {"size": "large", "footprint": [1, 1]}, -4, 0),
        ("knock_down", [], {"size": "small"}, -4, -2), ("force_back", [], {"size": "huge", "footprint": [1, 1]}, -4, 4),
        ("overrun", [], {}, -4, 0), ("overrun", ["combat_trickery:overrun"], {}, -2, -2),
    ],
)  # fmt: skip
def test_the_throw_and_the_save_of_a_maneuver(
    kind: str, known: list[str], target: dict[str, Any], less: int, more: int
) -> None:
    foe = orc("o", at=(0, 1), hp_max=40, **target)
    fight = fight_of(someone("h", proficiencies=known, attacks=[weapon("sword", "1d6")]), foe, orc("x", at=(20, 20)))
    harm = "" if kind == "overrun" else " | h d6 1"
    say(fight, f"h: maneuver {kind} o with sword", f"h d20 19{harm} | o d20 10")
    assert struck(fight)[0] == 19 + less
    assert last(fight, SaveRolled).total.total == 10 + more


@pytest.mark.rule("ACKS-MANEUV-5")
def test_what_a_disarm_takes() -> None:
    claw = weapon("claw", "1d4", "slashing", "natural")
    body = warrior(fight_of(someone("h"), orc("o", at=(0, 1), attacks=[claw, SWORD])), "o")
    assert weapon_to_lose(body) == "sword"
    fight = fight_of(someone("h"), orc("o", at=(0, 1), attacks=[claw]))
    assert weapon_to_lose(warrior(fight, "o")) == ""
    assert "ACKS-MANEUV-5" in refused(fight, "h: maneuver disarm o")
    assert allowed(fight, "h: maneuver knock_down o")
    fight = fight_of(someone("h"), orc("o", at=(0, 1), hp_max=30))
    play(fight, "h: maneuver disarm o", "h d20 19 | h d6 1 | o d20 2")
    (lying,) = fight.state.lying
    assert (warrior(fight, "o").hand, lying.weapon.id, lying.owner) == ([], "sword", "o")
    assert max(abs(lying.x - 30), abs(lying.y - 31)) == 1


@pytest.mark.rule("ACKS-MANEUV-3", "ACKS-GRID-2")
@pytest.mark.parametrize(
    ("squares", "step", "feet"), [(1, (0, 1), 5), (3, (0, 1), 15), (1, (1, 1), 5), (2, (1, -1), 15), (3, (1, 1), 20)]
)
def test_how_far_a_push_is(squares: int, step: Square, feet: int) -> None:
    assert pushed_feet(squares, step) == feet


@pytest.mark.rule("ACKS-MANEUV-3", "ACKS-READY-12")
@pytest.mark.parametrize(("die", "kept"), [(1, False), (6, False)])
def test_who_is_pushed_is_ready_no_more(die: int, kept: bool) -> None:
    foe = orc("o", at=(0, 1), hp_max=30, **readied("sword", "casts"))
    fight = fight_of(someone("h", str_mod=3), foe)
    say(fight, "h: maneuver force_back o", f"h d20 19 | h d6 {die} | o d20 2")
    assert (warrior(fight, "o").ready is not None) is kept


@pytest.mark.rule("ACKS-MANEUV-9", "ACKS-MANEUV-2")
@pytest.mark.parametrize(("size", "more"), [("man", 0), ("large", -2), ("huge", -4), ("small", 2)])
def test_an_escape_is_adjusted_by_size(size: str, more: int) -> None:
    fight = fight_of(someone("h"), orc("o", at=(0, 1), size=size, footprint=[1, 1]))
    gain(fight.scene, warrior(fight, "h"), Condition("wrestled", "o"))
    play(fight, "h: escape", "h d20 10")
    assert last(fight, SaveRolled).total.total == 10 + more
    fight = fight_of(someone("h"), orc("o", at=(0, 1)))
    assert "ACKS-MANEUV-9" in refused(fight, "h: escape")


# -- simple actions --------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-ACT-8")
@pytest.mark.parametrize(
    ("spot", "fine"), [((0, -1), True), ((-1, 0), True), ((1, 0), False), ((0, 1), False), ((-1, -1), True),
    ((1, -1), True), ((-2, 0), False), ((-1, 1), True)]
)  # fmt: skip
def test_whom_one_may_defend(spot: Square, fine: bool) -> None:
    fight = fight_of(someone("h"), someone("f", at=spot), orc("o", at=(9, 9)))
    assert allowed(fight, "h: defend f") is fine
    assert is_left_of(warrior(fight, "h"), warrior(fight, "f")) is (spot[0] < 0 and abs(spot[0]) <= 2)
    assert not allowed(fight, "h: defend o")
    warrior(fight, "f").status = "unconscious"
    assert not allowed(fight, "h: defend f")


@pytest.mark.rule("ACKS-ACT-10", "ACKS-DEATH-10")
def test_whom_one_may_treat() -> None:
    def fallen(**described: Any) -> Fight[Combat]:
        heroes = [someone("h"), someone("f", at=(0, 1)), someone("g", at=(0, 3))]
        fight = fight_of(*heroes, orc("o", at=(1, 0)), orc("p", at=(9, 9)), **described)
        for name in ("f", "g", "o"):
            fight.decree(f"hp {name} =-1")
        return fight

    fight = fallen()
    found: Any = ACTIONS["treat_injury"].fields(fight.scene, "h")
    assert [*found["whom"].likely()] == ["f", "g"]
    assert [allowed(fight, f"h: treat_injury {name}") for name in ("f", "g", "o", "h")] == [True, False, False, False]
    warrior(fight, "f").treated = True
    assert not allowed(fight, "h: treat_injury f")
    assert "ACKS-DEATH-10" in refused(fallen(mortal_wounds="simple"), "h: treat_injury f")


@pytest.mark.rule("ACKS-MOVE-13")
def test_hiding_needs_skill_and_a_place() -> None:
    for hide, ground, fine in ((10, {"dark": [(0, 0)]}, True), (10, {}, False), (None, {"dark": [(0, 0)]}, False),
    (10, {"cover_waist": [(0, 0)]}, True)):  # fmt: skip
        fight = fight_of(someone("h", hide_throw=hide), orc("o", at=(0, 9)), ground=ground)
        assert allowed(fight, "h: hide") is fine
    fight = fight_of(someone("h", hide_throw=10), orc("o", at=(0, 9)), ground={"dark": [(0, 0)]})
    for die, hidden in ((9, False), (10, True)):
        again = fight_of(someone("h", hide_throw=10), orc("o", at=(0, 9)), ground={"dark": [(0, 0)]})
        play(again, "h: hide", f"h d20 {die}")
        assert ("hidden" in conditions(again, "h")) is hidden
    gain(fight.scene, warrior(fight, "h"), Condition("hidden"))
    assert "ACKS-MOVE-13" in refused(fight, "h: hide")


@pytest.mark.rule("ACKS-ACT-3", "ACKS-ACT-6", "ACKS-ACT-7")
def test_armor_is_taken_off_stone_by_stone_and_put_on_again() -> None:
    fight = fight_of(someone("h", ac_from_armor=2), orc("o", at=(0, 20)))
    body = warrior(fight, "h")
    assert refused(fight, "h: don_or_remove_armor don") == ["ACKS-ACT-3"]
    play(fight, "h: don_or_remove_armor remove")
    assert body.taken_off == 1
    for taken, which, fine in ((1, "don", True), (2, "remove", False), (2, "don", True), (0, "remove", True)):
        fresh = fight_of(someone("h", ac_from_armor=2), orc("o", at=(0, 20)))
        warrior(fresh, "h").taken_off = taken
        assert allowed(fresh, f"h: don_or_remove_armor {which}") is fine
    fresh = fight_of(someone("h", ac_from_armor=2), orc("o", at=(0, 20)))
    warrior(fresh, "h").taken_off = 2
    assert warrior(play(fresh, "h: don_or_remove_armor"), "h").taken_off == 1
    bare = fight_of(someone("h"), orc("o", at=(0, 20)))
    assert warrior(play(bare, "h: don_or_remove_armor remove"), "h").taken_off == 0


@pytest.mark.rule("ACKS-ACT-6")
def test_what_is_in_hand() -> None:
    fight = fight_of(someone("h", attacks=[BOW], inventory=[SWORD, SHORT_SWORD]), orc("o", at=(0, 20)))
    body = warrior(fight, "h")
    assert (main_weapon(body).id, melee_weapon(body)) == ("bow", None)
    assert refused(fight, "h: draw bow") == ["ACKS-ACT-6"]
    assert "ACKS-ACT-6" in refused(fight, "h: mode bow")
    assert "ACKS-ACT-6" in refused(fight, "h: pick_up sword")
    body.hand = []
    assert (main_weapon(body).id, (melee_weapon(body) or main_weapon(body)).id) == ("fist", "fist")
    assert "ACKS-ACT-6" in refused(fight, "h: mode sword")
    bare = fight_of(someone("h"), orc("o", at=(0, 20)))
    assert "ACKS-ACT-6" in refused(bare, "h: draw sword")
    shield = fight_of(someone("h", shield=True), orc("o", at=(0, 20)))
    assert refused(shield, "h: shield yes") == ["ACKS-ACT-6"]
    assert not warrior(play(shield, "h: shield no"), "h").shield_ready
    assert refused(bare, "h: shield no") == ["ACKS-ACT-6"]


@pytest.mark.rule("ACKS-ACT-6", "ACKS-COND-13")
@pytest.mark.parametrize(
    ("spot", "start", "fine"),
    [((0, 1), ["paralyzed"], True), ((0, 2), ["paralyzed"], False), ((0, 1), ["prone"], False)],
)
def test_only_the_helpless_beside_one_are_grabbed(spot: Square, start: list[str], fine: bool) -> None:
    fight = fight_of(someone("h"), orc("o", at=spot, start=start))
    assert allowed(fight, "h: grab o") is fine
    if fine:
        play(fight, "h: grab o")
        assert ("grabbed", "h") in [(each.name, each.by) for each in warrior(fight, "o").conditions]


# -- readiness -------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-READY-20")
@pytest.mark.parametrize(
    ("trigger", "how", "fires"),
    [
        ("moves", "march", True), ("moves", "decree", False), ("charges", "charge", True), ("charges", "march", False),
        ("enters_square", "march", True), ("attacks", "march", False), ("casts", "march", False),
    ],
)  # fmt: skip
def test_which_step_meets_a_trigger(trigger: str, how: str, fires: bool) -> None:
    fight = fight_of(orc("o", at=(0, 4)), someone("g", **readied("sword", trigger, squares=[(0, 4)])))
    assert met(fight.state, warrior(fight, "g"), warrior(fight, "o"), how) is fires
    other = fight_of(orc("o", at=(0, 4)), someone("g", **readied("sword", trigger, squares=[(0, 5)])))
    assert met(other.state, warrior(other, "g"), warrior(other, "o"), how) is (fires and trigger != "enters_square")


@pytest.mark.rule("ACKS-READY-20", "ACKS-MELEE-1", "ACKS-RANGED-1")
@pytest.mark.parametrize(
    ("arms", "spot", "near"),
    [
        (SWORD, (0, 1), True), (SWORD, (0, 2), False), (SWORD, (0, -1), True), (SPEAR, (0, 2), False),
        (BOW, (0, 20), True), (BOW, (0, -9), False), (weapon("pike", "1d8", reach_ft=10), (0, 2), True),
    ],
)  # fmt: skip
def test_what_is_in_reach_of_a_readied_weapon(arms: Any, spot: Square, near: bool) -> None:
    guard = someone("g", attacks=[arms], **readied(arms.id, "comes_into_reach"))
    fight = fight_of(orc("o", at=spot, facing="E"), guard)
    assert in_ready_reach(fight.state, warrior(fight, "g"), warrior(fight, "o")) is near


@pytest.mark.rule("ACKS-READY-14", "ACKS-READY-2", "ACKS-DECL-11", "ACKS-READY-6")
def test_every_rule_against_a_readied_attack() -> None:
    def guard(**changes: Any) -> tuple[Fight[Combat], Any, Any]:
        fight = fight_of(
            orc("o", at=(0, 1)), mage("g", spells=[MEND, DART], **{**readied("sword", "moves"), **changes})
        )
        fight.state.triggered = ["g"]
        return fight, warrior(fight, "g"), warrior(fight, "o")

    fight, g, o = guard()
    assert why_no_response(fight.scene, g, o, {}) == []
    assert rules_of(why_no_response(fight.scene, g, None, {})) == ["ACKS-READY-14"]
    g.declared = "mend"
    assert rules_of(why_no_response(fight.scene, g, o, {})) == ["ACKS-DECL-11"]
    g.declared = ""
    gain(fight.scene, g, Condition("paralyzed"))
    assert rules_of(why_no_response(fight.scene, g, o, {})) == ["ACKS-READY-14"]
    fight, g, o = guard(at=(0, 5))
    assert sorted(rules_of(why_no_response(fight.scene, g, o, {}))) == ["ACKS-MELEE-1", "ACKS-READY-14"]
    fight, g, o = guard()
    fight.state.triggered = []
    assert rules_of(why_no_response(fight.scene, g, o, {})) == ["ACKS-READY-14"]
    g.ready, g.lost_ready = None, ""
    assert rules_of(why_no_response(fight.scene, g, o, {})) == ["ACKS-READY-2"]
    g.lost_ready = "ACKS-READY-6"
    assert rules_of(why_no_response(fight.scene, g, o, {})) == ["ACKS-READY-6"]


@pytest.mark.rule("ACKS-FIRST-7", "ACKS-FIRST-8", "ACKS-FIRST-14", "ACKS-FIRST-17", "ACKS-COND-9", "ACKS-COND-7")
@pytest.mark.parametrize(
    ("charger", "state", "condition", "rules"),
    [
        ({}, {}, "", []), ({"size": "large", "footprint": [1, 1]}, {}, "", ["ACKS-FIRST-7"]),
        ({"attacks": [SPEAR]}, {}, "", ["ACKS-FIRST-8"]), ({}, {"first_ready": False}, "", ["ACKS-FIRST-1"]),
        ({}, {"first_ready": False, "lost_first": "ACKS-FIRST-11"}, "", ["ACKS-FIRST-11"]),
        ({}, {"first_ready": False, "lost_first": "ACKS-DELAY-19"}, "", ["ACKS-FIRST-13", "ACKS-DELAY-19"]),
        ({}, {}, "frightened", ["ACKS-COND-9"]), ({}, {}, "paralyzed", ["ACKS-COND-7"]),
        ({}, {}, "wrestled", ["ACKS-COND-7"]),
    ],
)  # fmt: skip
def test_every_rule_against_a_first_round_interrupt(
    charger: dict[str, Any], state: dict[str, Any], condition: str, rules: list[str]
) -> None:
    fight = fight_of(orc("o", at=(0, 1), **charger), spear("g"), round=1)
    g, o = warrior(fight, "g"), warrior(fight, "o")
    g.first_ready, g.lost_first, o.charged = True, "", True
    for name, value in state.items():
        setattr(g, name, value)
    if condition:
        gain(fight.scene, g, Condition(condition))
    assert sorted(rules_of(why_no_first(fight.state, g, o))) == sorted(rules)
    o.charged = False
    assert "ACKS-FIRST-14" in rules_of(why_no_first(fight.state, g, o))
    assert "ACKS-FIRST-14" in rules_of(why_no_first(fight.state, g, None))


@pytest.mark.rule("ACKS-FIRST-17")
@pytest.mark.parametrize(
    ("scope", "target", "fine"), [("own_charger", "g", True), ("own_charger", "x", False), ("any_charger", "x", True)]
)
def test_whose_charger_may_be_met(scope: Any, target: str, fine: bool) -> None:
    fight = fight_of(orc("o", at=(0, 1)), spear("g"), round=1, first_round_scope=scope)
    g, o = warrior(fight, "g"), warrior(fight, "o")
    g.first_ready, o.charged, fight.state.charged_target = True, True, target
    assert ("ACKS-FIRST-17" not in rules_of(why_no_first(fight.state, g, o))) is fine
    assert asked(fight) == ["o segment"]
    assert segment(fight, "g") == "pending"
    assert ended(fight) == ["o", "g"]
