"""Charging, and the defensive movement out of a melee."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.actions.charging import call_off, charge_end, charge_line, ends_near, line_cost, path_wrong
from affray.rulesets.acks2.actions.moving import keeps_order
from affray.rulesets.acks2.body.conditions import gain
from affray.rulesets.acks2.fight.targets import main_weapon
from affray.rulesets.acks2.ground.board import occupied
from affray.rulesets.acks2.model.events import AttackResolved, Moved
from affray.rulesets.acks2.model.scenario import CostEntry
from affray.rulesets.acks2.model.stats import Combat, Condition
from tests.conformance.acks2.ring import (
    CLUB,
    SWORD,
    Square,
    allowed,
    archer,
    at,
    barred,
    conditions,
    engaged_by,
    facing,
    feature,
    fight_of,
    gargoyle,
    hp,
    new_round,
    ogre,
    orc,
    placed,
    play,
    refused,
    ring,
    say,
    shifted,
    someone,
    spear,
    struck,
    warrior,
    weapon,
)
from tests.conformance.harness import answer, asked, last, told


@pytest.mark.scenario("ACKS-EX-32")
@pytest.mark.rule("ACKS-CHARGE-2", "ACKS-CHARGE-3", "ACKS-CHARGE-4", "ACKS-CHARGE-6", "ACKS-CHARGE-7", "ACKS-CHARGE-8")
def test_charge_refusals() -> None:
    engaged_one = ring(someone("c", at=(0, 0)), orc("o", at=(0, 1)), orc("t", at=(5, 0)), numbers="c=5 o=1 t=1")
    assert "ACKS-CHARGE-2" in refused(engaged_one, "c: charge t to 4,0")
    door = ring(someone("c", at=(0, 0)), orc("t", at=(0, 5)), walls=[(0, 3)], numbers="c=5 t=1")
    assert "ACKS-CHARGE-3" in refused(door, "c: charge t to 0,4")
    ally = ring(someone("c", at=(0, 0)), someone("a", at=(0, 3)), orc("t", at=(0, 6)), numbers="c=5 t=1 a=1")
    assert "ACKS-CHARGE-4" in refused(ally, "c: charge t to 0,5")
    near = ring(someone("c", at=(0, 0)), orc("t", at=(0, 2)), numbers="c=5 t=1")
    play(near, "c: charge t to 0,1", "c d20 11 | c d6 1")
    assert (struck(near), "disordered" in conditions(near, "c")) == ((13, 13, True), True)


@pytest.mark.scenario("ACKS-EX-33")
@pytest.mark.rule("ACKS-CHARGE-11", "ACKS-ENGAGE-8", "ACKS-CHARGE-8")
def test_a_charge_cut_short() -> None:
    fight = ring(
        someone("raider", at=(0, 0), facing="E"),
        orc("mage", at=(10, 0), facing="W"),
        orc("guard", at=(6, 1), facing="SW"),
        numbers="raider=5 mage=2 guard=1",
    )
    play(fight, "raider: charge mage to 9,0")
    assert (at(fight, "raider"), told(fight, AttackResolved)) == ((5, 0), [])
    assert ("disordered" in conditions(fight, "raider"), asked(fight)) == (True, ["mage segment"])


@pytest.mark.rule("ACKS-CHARGE-11")
def test_a_charger_stopped_beside_its_target_still_attacks() -> None:
    fight = ring(
        someone("raider", at=(0, 0), facing="E"),
        orc("mage", at=(6, 0), facing="E"),
        orc("guard", at=(6, 1), facing="SW"),
        numbers="raider=5 mage=2 guard=1",
    )
    answer(fight, placed("raider: charge mage to 5,0"))
    assert asked(fight) == ["mage turn"]
    play(fight, "mage: decline", "raider d20 1")
    assert (at(fight, "raider"), struck(fight)[2]) == ((5, 0), False)


@pytest.mark.rule("ACKS-CHARGE-1", "ACKS-ACT-3", "ACKS-ACT-1")
def test_a_charge_is_the_whole_segment_and_as_far_as_one_runs() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("t", at=(0, 25)), orc("u", at=(3, 26)), numbers="c=5 t=1 u=0")
    assert allowed(fight, "c: charge t to 0,24")
    assert refused(fight, "c: charge u to 3,25")
    marched = play(fight.fork(), "c: march 0,1")
    assert "ACKS-ACT-1" in refused(marched, "c: charge t to 0,24")
    play(fight, "c: charge t to 0,24", "c d20 1")
    assert asked(fight) == ["t segment"]


@pytest.mark.rule("ACKS-CHARGE-5")
def test_a_charge_ends_where_the_target_is_in_reach_and_faces_it() -> None:
    fight = ring(someone("c", at=(0, 0), facing="E"), orc("t", at=(5, 5), facing="N"), numbers="c=5 t=1")
    assert refused(fight, "c: charge t to 3,3")
    assert refused(fight, "c: charge t to 6,6")  # behind the target
    answer(fight, placed("c: charge t to 4,4"))
    assert (at(fight, "c"), facing(fight, "c")) == ((4, 4), "NE")


@pytest.mark.rule("ACKS-CHARGE-6")
def test_a_minimum_distance_is_an_option() -> None:
    described = {"numbers": "c=5 t=1", "charge_min_distance_ft": 20}
    assert "ACKS-CHARGE-6" in refused(ring(someone("c"), orc("t", at=(0, 3)), **described), "c: charge t to 0,2")
    assert allowed(ring(someone("c"), orc("t", at=(0, 5)), **described), "c: charge t to 0,4")


@pytest.mark.rule("ACKS-CHARGE-9", "ACKS-DMG-3")
def test_an_impact_weapon_deals_one_more_die_in_a_charge() -> None:
    fight = ring(spear("c", at=(0, 0)), orc("t", at=(0, 6), hp_max=20), numbers="c=5 t=1")
    play(fight, "c: charge t to 0,5", "c d20 10 | c 2d6 3 4")
    assert (struck(fight), hp(fight, "t")) == ((13, 13, True), 12)


@pytest.mark.rule("ACKS-CHARGE-10")
@pytest.mark.parametrize(("armor", "disordered"), [("medium", False), ("heavy", True)])
def test_skirmishers_keep_their_order_in_a_charge(armor: str, disordered: bool) -> None:
    runner = someone("c", at=(0, 0), proficiencies=["skirmishing"], armor_weight=armor)
    fight = play(ring(runner, orc("t", at=(0, 6)), numbers="c=5 t=1"), "c: charge t to 0,5", "c d20 1")
    assert ("disordered" in conditions(fight, "c")) is disordered


@pytest.mark.rule("ACKS-CHARGE-12")
def test_a_charge_gives_one_attack_to_a_creature_with_several() -> None:
    def beast(**options: Any) -> Fight[Combat]:
        two = orc("c", at=(0, 6), attacks=[SWORD, CLUB])
        return play(ring(two, someone("t", at=(0, 0)), numbers="c=5 t=1", **options), "c: charge t to 0,1", "c d20 1")

    assert asked(beast()) == ["t segment"]
    sequence = orc("c", at=(0, 6), attacks=[SWORD, CLUB])
    fight = ring(sequence, someone("t", at=(0, 0)), numbers="c=5 t=1", charge_attacks="sequence")
    play(fight, "c: charge t to 0,1", "c d20 1 | c d20 1")
    assert [each.weapon for each in told(fight, AttackResolved)] == ["sword", "club"]


@pytest.mark.rule("ACKS-CHARGE-13", "ACKS-COND-15")
@pytest.mark.parametrize("condition", ["winded", "prone", "restrained"])
def test_who_cannot_charge(condition: str) -> None:
    fight = ring(someone("c", at=(0, 0), start=[condition]), orc("t", at=(0, 6)), numbers="c=5 t=1")
    assert "ACKS-CHARGE-13" in refused(fight, "c: charge t to 0,5")


@pytest.mark.scenario("ACKS-EX-34")
@pytest.mark.rule("ACKS-DEFMOV-4", "ACKS-DEFMOV-5", "ACKS-DECL-12")
def test_a_withdrawal_that_is_blocked() -> None:
    corner = [(-1, y) for y in range(-1, 3)] + [(x, -1) for x in range(3)]
    fight = ring(
        someone("f", at=(0, 0), facing="NE"),
        orc("a", at=(0, 1), facing="S"),
        orc("b", at=(1, 0), facing="W"),
        orc("c", at=(1, 1), facing="SW"),
        walls=corner,
        declare={"f": "withdraw"},
        numbers="f=5 a=1 b=1 c=1",
    )
    assert "ACKS-DEFMOV-5" in barred(fight, "f", "withdraw")
    assert allowed(fight, "f: attack a with sword")


@pytest.mark.scenario("ACKS-EX-35")
@pytest.mark.rule("ACKS-DEFMOV-3", "ACKS-DEFMOV-4", "ACKS-DEFMOV-6")
def test_a_retreat_into_new_enemies() -> None:
    fight = ring(
        someone("f", at=(0, 0)),
        orc("o", at=(0, 1)),
        orc("wolf", at=(1, -6), facing="N", kind="animal"),
        declare={"f": "retreat"},
        numbers="f=5 o=1 wolf=1",
    )
    play(fight, "f: retreat " + " ".join(f"0,{-n}" for n in range(1, 13)))
    assert (at(fight, "f"), facing(fight, "f"), engaged_by(fight, "f")) == ((0, -5), "S", {"wolf"})
    assert "disordered" in conditions(fight, "f")


@pytest.mark.rule("ACKS-DEFMOV-2", "ACKS-DEFMOV-8")
def test_a_withdrawal_goes_half_as_far_and_leaves_a_combat_action_and_costs_no_blow() -> None:
    fight = ring(
        someone("f", at=(0, 0), speed_combat=30), orc("o", at=(0, 1)), declare={"f": "withdraw"}, numbers="f=5 o=1"
    )
    assert refused(fight, "f: withdraw 0,-1 0,-2 0,-3 0,-4")
    play(fight, "f: withdraw 0,-1 0,-2 0,-3 facing N")
    assert (at(fight, "f"), asked(fight), hp(fight, "f")) == ((0, -3), ["f segment"], 8)
    assert (facing(fight, "f"), told(fight, AttackResolved)) == ("N", [])
    assert allowed(fight, "f: defend")


@pytest.mark.rule("ACKS-DEFMOV-5")
def test_a_withdrawal_may_not_end_engaged_by_the_same_enemies() -> None:
    fight = ring(someone("f", at=(0, 0)), orc("o", at=(0, 1), facing="S"), declare={"f": "withdraw"}, numbers="f=5 o=1")
    assert "ACKS-DEFMOV-5" in refused(fight, "f: withdraw 1,0")


@pytest.mark.rule("ACKS-DEFMOV-4")
def test_a_withdrawal_may_not_pass_through_the_enemies_left_behind() -> None:
    fight = ring(someone("f", at=(0, 0)), orc("o", at=(0, 1), facing="S"), declare={"f": "withdraw"}, numbers="f=5 o=1")
    assert refused(fight, "f: withdraw 0,1 0,2 0,3")


@pytest.mark.rule("ACKS-DEFMOV-7")
def test_who_is_no_longer_engaged_may_still_withdraw_or_march() -> None:
    fight = ring(someone("f", at=(0, 0)), orc("o", at=(0, 1)), declare={"f": "withdraw"}, numbers="o=6 f=5")
    play(fight, "o: pass")
    assert allowed(fight, "f: withdraw 0,-1 0,-2")
    alone = ring(
        someone("f", at=(0, 0)),
        someone("g", at=(1, 0)),
        orc("o", at=(0, 1), hp=1),
        orc("x", at=(9, 9)),
        declare={"f": "withdraw"},
        numbers="g=6 f=5 o=1 x=1",
    )
    play(alone, "g: attack o with sword", "g d20 19 | g d6 6")
    assert allowed(alone, "f: withdraw 0,-1 0,-2")
    assert allowed(alone, "f: march 0,-1 0,-2")


@pytest.mark.rule("ACKS-DEFMOV-3")
def test_a_retreat_is_the_whole_segment_and_disorders() -> None:
    fight = ring(someone("f", at=(0, 0)), orc("o", at=(0, 1)), declare={"f": "retreat"}, numbers="f=5 o=1")
    play(fight, "f: retreat " + " ".join(f"0,{-n}" for n in range(1, 25)))
    assert (at(fight, "f"), asked(fight), facing(fight, "f")) == ((0, -24), ["o segment"], "S")
    assert "disordered" in conditions(fight, "f")


@pytest.mark.rule("ACKS-CHARGE-5")
def test_a_long_body_ends_its_charge_with_its_front_where_it_is_told() -> None:
    fight = ring(ogre("c", at=(0, 0), facing="N"), someone("t", at=(0, 6), facing="S"), numbers="c=5 t=1")
    play(fight, "c: charge t to 0,5", "c d20 1")
    assert at(fight, "c") == (0, 5)


@pytest.mark.rule("ACKS-CHARGE-4", "ACKS-GRID-10")
def test_the_fallen_are_no_obstacle_to_a_charge() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("d", at=(0, 3), status="dead"), orc("t", at=(0, 6)))
    new_round(fight, "c=5 t=1")
    assert allowed(fight, "c: charge t to 0,5")


@pytest.mark.rule("ACKS-DEFMOV-3", "ACKS-FACE-5")
def test_the_facing_of_a_retreat_is_fixed_at_its_start() -> None:
    fight = ring(someone("f", at=(0, 0)), orc("o", at=(0, 1)), declare={"f": "retreat"}, numbers="f=5 o=1")
    play(fight, "f: retreat 0,-1 0,-2 1,-2 2,-2 3,-2")
    assert (at(fight, "f"), facing(fight, "f")) == ((3, -2), "S")


@pytest.mark.rule("ACKS-CHARGE-3", "ACKS-GRID-7")
def test_who_stands_behind_the_back_cannot_be_charged() -> None:
    fight = ring(someone("c", at=(0, 0), facing="N"), orc("o", at=(0, -6), facing="N"), numbers="c=5 o=1")
    assert "ACKS-CHARGE-3" in refused(fight, "c: charge o to 0,-5")


@pytest.mark.rule("ACKS-CHARGE-6")
def test_a_charge_crosses_at_least_one_square() -> None:
    fight = ring(
        ogre("o", at=(0, 0)), archer("a", at=(-1, 1), facing="W"), someone("x", at=(15, 15)), numbers="o=5 a=1 x=0"
    )
    say(fight, "o: charge a", "a: turn E")
    assert last(fight, Moved).feet > 0 or asked(fight) != ["o attack"]


@pytest.mark.rule("ACKS-CHARGE-5")
@pytest.mark.parametrize(
    ("start", "facing_", "end"),
    [((0, 0), "N", (0, 5)), ((0, 12), "S", (0, 7)), ((6, 6), "W", (1, 6)), ((5, 1), "N", (1, 5)),
    ((3, 0), "N", (1, 5))],
)  # fmt: skip
def test_a_charge_without_a_named_end_goes_straight_ahead(start: Square, facing_: str, end: Square) -> None:
    fight = ring(someone("c", at=start, facing=facing_), orc("t", at=(0, 6), facing="N"), numbers="c=5 t=1")
    answer(fight, "c: charge t")
    while asked(fight) == ["t turn"]:
        answer(fight, "t: decline")
    assert at(fight, "c") == end


@pytest.mark.rule("ACKS-CHARGE-5", "ACKS-GRID-2")
def test_a_long_weapon_charges_as_near_as_it_reaches_also_across_corners() -> None:
    pike = weapon("pike", "1d10", "piercing", reach_ft=10)
    fight = ring(someone("h", at=(0, 0), facing="NE", attacks=[pike]), orc("o", at=(6, 6)), numbers="h=5 o=1")
    assert refused(fight, "h: charge o with pike to 4,4") == ["ACKS-CHARGE-5"]  # 15 ft
    say(fight, "h: charge o with pike")
    assert (asked(fight), at(fight, "h")) == (["h attack"], (5, 4))


@pytest.mark.rule("ACKS-CHARGE-6")
def test_a_charge_that_is_called_off_was_none() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 9)), numbers="h=5 o=1")
    body = warrior(fight, "h")
    body.charged, fight.state.charger, fight.state.charged_target, body.segment = True, "h", "o", "ending"
    gain(fight.scene, body, Condition("disordered"))
    call_off(fight.scene, body, True)
    assert (body.charged, fight.state.charger, fight.state.charged_target) == (False, "", "")
    assert (conditions(fight, "h"), body.spent.moves, body.segment) == (set(), 1, "active")
    gain(fight.scene, body, Condition("disordered"))
    call_off(fight.scene, body, False)
    assert conditions(fight, "h") == {"disordered"}


@pytest.mark.rule("ACKS-CHARGE-4", "ACKS-CHARGE-1")
@pytest.mark.parametrize(("far", "rules"), [(25, ["ACKS-CHARGE-4"]), (26, ["ACKS-CHARGE-1"])])
def test_a_blocked_charge_is_refused_for_the_block_if_it_is_near_enough(far: int, rules: list[str]) -> None:
    row = [(x, 3) for x in range(-5, 6)]
    fight = ring(someone("h"), orc("o", at=(0, far)), numbers="h=5 o=1", ground={"obstacles": row})
    assert refused(fight, "h: charge o") == rules


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
def test_every_rule_against_charging() -> None:
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


@pytest.mark.rule("ACKS-CHARGE-5", "ACKS-GRID-3")
@pytest.mark.parametrize(("height", "fine"), [(5, True), (10, False), (20, False)])
def test_nobody_charges_at_somebody_above_its_reach(height: int, fine: bool) -> None:
    fight = ring(someone("h"), gargoyle("g", at=(0, 6), elevation_ft=height), numbers="h=5 g=3")
    assert allowed(fight, "h: charge g") is fine
    if not fine:
        assert refused(fight, "h: charge g to 0,5") == ["ACKS-CHARGE-5"]


@pytest.mark.rule("ACKS-CHARGE-4")
@pytest.mark.parametrize(
    ("line", "facts"),
    [("c: charge t", {"code": "obstacle", "at": "32,33"}), ("c: charge t to 2,7", {"code": "obstacle", "at": "32,33"}),
    ("c: charge u to 7,2", {"code": "somebody", "by": "a"})],
)  # fmt: skip
def test_a_refused_charge_says_what_is_in_the_way(line: str, facts: dict[str, str]) -> None:
    crates = feature("crate", *[(x, 3) for x in range(6)])
    fight = ring(
        someone("c", at=(2, 2), facing="NE"), someone("a", at=(5, 2)), orc("t", at=(2, 8)), orc("u", at=(8, 2)),
        numbers="c=5 a=4 t=1 u=1", features=[crates],
    )  # fmt: skip
    (refusal,) = fight.say("c", placed(line.removeprefix("c: ")))
    assert {"code": refusal["code"], **{name: refusal[name] for name in facts if name != "code"}} == facts
