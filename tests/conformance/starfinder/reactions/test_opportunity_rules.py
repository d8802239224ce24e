"""Attacks of opportunity rule by rule: triggers, moments, who is unable, whom it spares (SF-AOO)."""

from __future__ import annotations

import pytest

from affray.rulesets.starfinder.model.events import AttackDeclared, AttackResolved, Rolled
from affray.rulesets.starfinder.model.scenario import EffectEntry, SpeedEntry, SpellsEntry
from tests.conformance.harness import answer, asked, last, left_out, play, refused, throw, told
from tests.conformance.starfinder.boarding import (
    KNIFE,
    LANCE,
    LASER,
    PIKE,
    SHIV,
    SWORD,
    ability,
    ada,
    at,
    barred,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    del_,
    fighter,
    gnt,
    ground,
    has,
    put,
    rat,
    sp,
    spell,
    struck,
    thing,
    thing_of,
)


@pytest.mark.rule("SF-AOO-1")
def test_one_melee_attack_outside_the_own_turn() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2)))
    play(fight, "CYN: move 1,2", "BOR: attack_of_opportunity with sword", "BOR d20 6 | BOR d6 1")
    assert (struck(fight), sp(fight, "CYN")) == ((16, 16, True), 11)
    assert (last(fight, AttackDeclared).mode, budget(fight, "BOR")) == ("opportunity", "")


@pytest.mark.rule("SF-AOO-2")
@pytest.mark.parametrize("line", ["move 1,2", "crawl 1,2", "run 1,2", "minimum_move 1,2"])
def test_leaving_a_threatened_square_provokes_by_any_movement(line: str) -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2)))
    play(fight, f"CYN: {line}")
    assert asked(fight) == ["BOR opportunity"]


@pytest.mark.rule("SF-AOO-2")
def test_leaving_for_another_threatened_square_provokes_too_but_entering_does_not() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2)))
    play(fight, "CYN: move 2,3")
    assert asked(fight) == ["BOR opportunity"]
    coming = boarding(cyn(at=(1, 2)), bor(at=(3, 2)))
    play(coming, "CYN: move 2,2")
    assert (at(coming, "CYN"), asked(coming)) == ((2, 2), ["CYN turn"])


@pytest.mark.rule("SF-AOO-3")
@pytest.mark.parametrize(
    "line", ["attack FAR with laser", "full_attack FAR with laser", "harrying_fire FAR with laser",
             "covering_fire CYN with laser", "attack point 2,9 with grenade"],
)  # fmt: skip
def test_a_ranged_attack_provokes(line: str) -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2)), rat("FAR", at=(2, 12)))
    play(fight, f"CYN: {line}")
    assert asked(fight) == ["BOR opportunity"]
    safe = boarding(cyn(at=(2, 2)), rat("FAR", at=(2, 12)), bor(at=(9, 9)))
    assert asked(answer(safe, f"CYN: {line}")) == ["CYN attack"]


@pytest.mark.rule("SF-AOO-4")
def test_casting_and_spell_like_abilities_provoke_unless_they_say_otherwise() -> None:
    quiet = spell("quiet", range_ft=30, provokes=False, effect=EffectEntry(condition="shaken"))
    trick = ability("trick", "sp", range_ft=30, effect=EffectEntry(condition="shaken"))
    magic = SpellsEntry(slots={1: 2}, known=[LANCE, quiet])
    fight = boarding(del_(at=(2, 2), spells=magic, abilities=[trick]), bor(at=(3, 2)))
    for line, window in (
        ("cast lance", "BOR opportunity"), ("use_ability trick", "BOR opportunity"), ("cast quiet", "DEL aim"),
    ):  # fmt: skip
        assert asked(play(fight.fork(), f"DEL: {line}")) == [window], line


@pytest.mark.rule("SF-AOO-5")
def test_nothing_else_provokes() -> None:
    gear = [
        put(KNIFE, "wielded"),
        thing("emitter", location="worn", activation="standard"),
        thing("kit", location="stowed"),
    ]
    power = ability("power", "su", effect=EffectEntry(target="self", condition="invisible"), duration=2)
    fight = boarding(cyn(at=(2, 2), items=gear, abilities=[power]), bor(at=(3, 2), conditions=["helpless"]),
                     rat(at=(2, 3)), ada(at=(1, 1), hp=0, sp=0, conditions=["unconscious", "dying"]))  # fmt: skip
    for lines in (
        ["attack RAT with knife", "CYN d20 2"], ["activate_item emitter"], ["take_out kit"], ["use_ability power"],
        ["first_aid ADA", "CYN d20 2"], ["bull_rush RAT", "CYN d20 2"], ["dirty_trick RAT", "CYN d20 2"],
        ["disarm RAT item shiv", "CYN d20 2"], ["demoralize RAT", "CYN d20 2"], ["total_defense"],
        ["coup_de_grace BOR with knife", "CYN d4 1", "CYN d4 1"],
    ):  # fmt: skip
        other = answer(fight.fork(), f"CYN: {lines[0]}")
        if len(lines) > 1:
            throw(other, " | ".join(lines[1:]))
        assert asked(other)[0].startswith(("CYN", "BOR save")), lines
        assert left_out(other, "RAT", "opportunity") == (), lines


@pytest.mark.rule("SF-AOO-6", "SF-AOO-7")
def test_the_attack_comes_while_the_mover_is_still_in_the_square_it_leaves() -> None:
    fight = boarding(cyn(at=(2, 2)), gnt(at=(4, 2)))
    play(fight, "CYN: move 1,2 0,2")
    assert (asked(fight), at(fight, "CYN")) == (["GNT opportunity"], (2, 2))
    play(fight, "GNT: attack_of_opportunity with fist", "GNT d20 4 | GNT d6 1")
    assert (at(fight, "CYN"), sp(fight, "CYN")) == ((0, 2), 8)


@pytest.mark.rule("SF-AOO-7")
def test_each_step_is_a_trigger_of_its_own_and_the_reactor_chooses() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2)))
    play(fight, "CYN: move 2,3 3,3 4,3 4,4", "BOR: decline")
    assert (asked(fight), at(fight, "CYN")) == (["BOR opportunity"], (2, 3))
    play(fight, "BOR: attack_of_opportunity with sword", "BOR d20 2")
    assert (asked(fight), at(fight, "CYN"), budget(fight, "BOR")) == (["CYN turn"], (4, 4), "")


@pytest.mark.rule("SF-AOO-7")
def test_a_mover_that_cannot_go_on_loses_the_rest() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2), traits=["stand_still"]))
    play(fight, "CYN: move 1,2 0,2", "BOR: stand_still with sword", "BOR d20 14")
    assert (at(fight, "CYN"), sp(fight, "CYN"), asked(fight)) == ((2, 2), 18, ["CYN turn"])
    assert refused(fight, "CYN: move 1,2")[0] == "SF-AOO-7"
    play(fight, "CYN: total_defense")
    free = boarding(cyn(at=(2, 2)), bor(at=(3, 2), traits=["stand_still"]))
    play(free, "CYN: move 1,2 0,2", "BOR: stand_still with sword", "BOR d20 13")
    assert at(free, "CYN") == (0, 2)


@pytest.mark.rule("SF-AOO-8")
def test_it_comes_after_the_declaration_and_before_the_roll() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2)), rat("FAR", at=(2, 12)))
    play(fight, "CYN: attack FAR with laser")
    assert (last(fight, AttackDeclared).target, told(fight, Rolled), thing_of(fight, "CYN", "laser").loaded) == (
        "FAR",
        [],
        20,
    )
    play(fight, "BOR: attack_of_opportunity with sword", "BOR d20 2 | CYN d20 10 | CYN d4 1")
    assert (thing_of(fight, "CYN", "laser").loaded, [each.who for each in told(fight, Rolled)]) == (19, ["BOR", "CYN"])


@pytest.mark.rule("SF-AOO-9")
def test_other_modifiers_apply() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2), conditions=["shaken"]), rat(at=(1, 2)), order="CYN BOR RAT")
    play(fight, "CYN: move 2,3", "BOR: attack_of_opportunity with sword", "BOR d20 6 | BOR d6 1")
    assert struck(fight) == (16, 16, True)


@pytest.mark.rule("SF-AOO-10")
def test_it_takes_nothing_from_the_own_turn() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2)), ada(at=(3, 3)), order="CYN BOR ADA")
    play(fight, "CYN: move 1,2", "BOR: attack_of_opportunity with sword", "BOR d20 2", "CYN: end")
    play(fight, "BOR: full_attack ADA with sword", "BOR d20 2", "BOR: attack ADA with sword", "BOR d20 2")
    assert struck(fight)[0] == 8


@pytest.mark.rule("SF-AOO-11")
def test_with_a_melee_weapon_in_hand_and_it_may_be_critical() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2), items=[SWORD, put(SHIV, "accessible")]))
    play(fight, "CYN: move 1,2")
    assert refused(fight, "BOR: attack_of_opportunity with shiv") == ["SF-AOO-11"]
    play(fight, "BOR: attack_of_opportunity with sword", "BOR d20 20 | BOR d6 1 | BOR d6 2")
    assert (last(fight, AttackResolved).critical, sp(fight, "CYN")) == (True, 3)
    armed = boarding(bor(at=(3, 2)), cyn(at=(2, 2), items=[LASER, KNIFE]))
    play(armed, "BOR: move 4,2")
    assert refused(armed, "CYN: attack_of_opportunity with laser") == ["SF-AOO-11"]


@pytest.mark.rule("SF-AOO-12")
@pytest.mark.parametrize("condition", ["flat_footed", "staggered"])
def test_conditions_that_forbid_it(condition: str) -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2), conditions=[condition]))
    play(fight, "CYN: move 1,2")
    assert (at(fight, "CYN"), left_out(fight, "BOR", "opportunity")) == ((1, 2), ("SF-AOO-12",))


@pytest.mark.rule("SF-AOO-12")
@pytest.mark.parametrize(
    ("condition", "rule"), [("stunned", "SF-COND-17"), ("dazed", "SF-COND-18"), ("paralyzed", "SF-COND-15")]
)
def test_those_who_cannot_act_are_told_why(condition: str, rule: str) -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2), conditions=[condition]))
    assert barred(fight, "BOR", "attack_of_opportunity")[0] == rule


@pytest.mark.rule("SF-AOO-12")
@pytest.mark.parametrize("condition", ["grappled", "pinned"])
def test_the_held_make_none(condition: str) -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2)), ada(at=(4, 2)))
    decree(fight, f"condition BOR {condition} source ADA")
    play(fight, "CYN: move 1,2")
    assert (at(fight, "CYN"), left_out(fight, "BOR", "opportunity")) == ((1, 2), ("SF-AOO-12",))


@pytest.mark.rule("SF-AOO-14")
def test_every_opponent_of_the_moved_may_answer_but_not_its_friends() -> None:
    fight = boarding(ada(at=(3, 4)), bor(at=(4, 4)), cyn(at=(4, 3), items=[KNIFE]), rat(at=(4, 5)))
    play(fight, "ADA: bull_rush BOR with dagger", "ADA d20 16")
    assert (asked(fight), at(fight, "BOR")) == (["ADA opportunity"], (4, 4))
    play(fight, "ADA: decline")
    assert asked(fight) == ["CYN opportunity"]
    play(fight, "CYN: attack_of_opportunity with knife", "CYN d20 2")
    assert (at(fight, "BOR"), asked(fight)) == ((5, 4), ["ADA turn"])


@pytest.mark.rule("SF-AOO-15")
def test_a_large_creature_provokes_with_any_of_its_squares() -> None:
    fight = boarding(gnt(at=(4, 4)), ada(at=(6, 6)))
    play(fight, "GNT: move 3,4")
    assert (asked(fight), at(fight, "GNT")) == (["ADA opportunity"], (4, 4))


@pytest.mark.rule("SF-AOO-15")
def test_a_descent_caused_by_a_trip_provokes_nobody() -> None:
    fly = SpeedEntry(land=30, fly=30)
    fight = boarding(ada(at=(3, 4)), bor(at=(4, 4), altitude_ft=5, speed=fly), cyn(at=(4, 3), items=[KNIFE]))
    play(fight, "ADA: trip BOR with dagger", "ADA d20 20")
    assert (asked(fight), fighter(fight, "BOR").altitude_ft, has(fight, "BOR", "prone")) == (["ADA turn"], 0, True)


@pytest.mark.rule("SF-AOO-16")
def test_a_tumble_leaves_threatened_squares_without_provoking() -> None:
    fight = boarding(cyn(at=(2, 2), skills={"acrobatics": 10}), bor(at=(3, 2)))
    tumbled = play(fight.fork(), "CYN: move 1,2 tumble half", "CYN d20 8")
    assert (at(tumbled, "CYN"), asked(tumbled)) == ((1, 2), ["CYN turn"])
    failed = play(fight, "CYN: move 1,2 tumble half", "CYN d20 7")
    assert (asked(failed), at(failed, "CYN")) == (["BOR opportunity"], (2, 2))


@pytest.mark.rule("SF-AOO-13")
def test_partial_cover_and_creatures_do_not_stop_it() -> None:
    rail = ground("rail", (3, 2), cover="partial")
    fight = boarding(cyn(at=(3, 3)), bor(at=(2, 2)), terrain=[rail])
    assert asked(play(fight, "CYN: move 4,4")) == ["BOR opportunity"]
    crate = ground("crate", (3, 2), cover="cover")
    covered = boarding(cyn(at=(3, 3)), bor(at=(2, 2)), terrain=[crate])
    assert asked(play(covered, "CYN: move 4,4")) == ["CYN turn"]
    crowd = boarding(cyn(at=(4, 2)), rat(at=(3, 2)), bor(at=(2, 2), items=[put(PIKE, "wielded")]), order="CYN BOR RAT")
    assert asked(play(crowd, "CYN: move 5,2")) == ["BOR opportunity"]
