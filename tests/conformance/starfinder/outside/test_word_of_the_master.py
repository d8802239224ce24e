"""The game master's word as an event, in the order, and about names, input and sides (SF-GEN-5)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.core.script import Pick
from affray.rulesets.starfinder.model.events import Damaged
from affray.rulesets.starfinder.model.scenario import (
    ConditionEntry,
    CriticalEntry,
    EffectEntry,
    SpellsEntry,
)
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import answer, asked, play, throw, told
from tests.conformance.starfinder.boarding import (
    LANCE,
    SHIV,
    SWORD,
    ada,
    at,
    boarding,
    bor,
    cyn,
    decree,
    del_,
    door,
    fighter,
    gnt,
    gun,
    has,
    hp,
    in_the_air,
    lost,
    melee,
    places,
    put,
    rat,
    spell,
    thing_of,
)


# -- a decree is an event --------------------------------------------------------------------------
@pytest.mark.rule("SF-READY-10")
def test_decrees_set_off_what_waits_for_them() -> None:
    hatch = door((15, 15), id="hatch")
    waiting = {
        "damaged who BOR": "hp BOR 20",
        "enters_square who BOR square 8,8": "place BOR 8,8",
        "leaves_square who BOR": "place BOR 9,8",
        "enters_reach who opponent": "place BOR 4,5",
        "door_opened": "door hatch open",
    }
    for trigger, word in waiting.items():
        fight = boarding(ada(at=(3, 5)), bor(at=(8, 5)), rat(at=(20, 9)), order="ADA BOR RAT", terrain=[hatch])
        play(fight, f"ADA: ready move event {trigger}", "ADA: end")
        assert asked(fight) == ["BOR turn"]
        decree(fight, word)
        assert asked(fight) == ["ADA after"], trigger
        play(fight, "ADA: decline")
        assert asked(fight) == ["BOR turn"]


@pytest.mark.rule("SF-READY-10")
def test_decrees_that_change_nothing_set_off_nothing() -> None:
    hatch = door((15, 15), id="hatch", state="open")
    for trigger, word in (
        ("damaged who BOR", "hp BOR 25"),
        ("door_opened", "door hatch open"),
        ("door_opened", "door hatch closed"),
    ):
        fight = boarding(ada(at=(3, 5)), bor(at=(8, 5)), rat(at=(20, 9)), order="ADA BOR RAT", terrain=[hatch])
        play(fight, f"ADA: ready move event {trigger}", "ADA: end")
        decree(fight, word)
        assert asked(fight) == ["BOR turn"]


@pytest.mark.rule("SF-ROUND-6")
@pytest.mark.rule("SF-READY-10")
@pytest.mark.parametrize(("condition", "dice"), [("burning", "BOR d6 3"), ("corroding", "BOR d6 2"), ("bleeding", "")])
def test_ongoing_damage_is_damage(condition: Any, dice: str) -> None:
    hurt = ConditionEntry(id=condition, value=2 if condition == "bleeding" else "1d6")
    fight = boarding(ada(at=(5, 5)), bor(at=(6, 5), conditions=[hurt]), order="ADA BOR")
    play(fight, "ADA: ready attack event damaged who BOR with dagger target BOR")
    answer(fight, "ADA: end")
    if dice:
        throw(fight, dice)
    assert asked(fight) == ["ADA after"]


# -- the order -------------------------------------------------------------------------------------
def turns(fight: Fight[Combat]) -> list[str]:
    """Who has the turns of this round from now on, all ended at once."""
    found: list[str] = []
    now = fight.state.round
    while fight.state.round == now:
        found.append(asked(fight)[0].split()[0])
        play(fight, f"{found[-1]}: end")
    return found


@pytest.mark.rule("SF-ROUND-2")
@pytest.mark.parametrize(
    ("ended", "word", "expected"),
    [
        ("", "initiative ADA 9", ["ADA", "BOR", "RAT"]),
        ("", "initiative RAT 30", ["ADA", "RAT", "BOR"]),
        ("ADA", "initiative RAT 30", ["BOR", "RAT"]),
        ("ADA", "initiative ADA 1", ["BOR", "RAT"]),
        ("ADA", "initiative BOR 30", ["BOR", "RAT"]),
        ("ADA", "initiative BOR 1", ["BOR", "RAT"]),
        ("ADA BOR", "initiative ADA 1", ["RAT"]),
    ],
)
def test_a_new_count_neither_gives_nor_takes_a_turn(ended: str, word: str, expected: list[str]) -> None:
    fight = boarding(ada(at=(0, 0)), bor(at=(10, 0)), rat(at=(20, 0)), order="ADA 18 BOR 12 RAT 6")
    for name in ended.split():
        play(fight, f"{name}: end")
    decree(fight, word)
    assert turns(fight) == expected
    assert sorted(turns(fight)) == ["ADA", "BOR", "RAT"]


@pytest.mark.rule("SF-ROUND-2")
def test_who_was_put_forward_and_back_again_has_one_turn() -> None:
    fight = boarding(ada(at=(0, 0)), bor(at=(10, 0)), rat(at=(20, 0)), order="ADA 18 BOR 12 RAT 6")
    play(fight, "ADA: end")
    decree(fight, "initiative RAT 30")
    decree(fight, "initiative RAT 2")
    assert places(fight) == [("ADA", 18), ("BOR", 12), ("RAT", 2)]
    assert turns(fight) == ["BOR", "RAT"]


@pytest.mark.rule("SF-DELAY-6")
def test_a_new_count_of_somebody_who_delays() -> None:
    fight = boarding(ada(at=(0, 0)), bor(at=(10, 0)), rat(at=(20, 0)), order="ADA 18 BOR 12 RAT 6")
    play(fight, "ADA: delay")
    decree(fight, "initiative ADA 9")
    play(fight, "BOR: end", "ADA: wait")
    assert turns(fight) == ["ADA", "RAT"]


# -- words and names -------------------------------------------------------------------------------
@pytest.mark.rule("SF-GEN-11")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("attack ADA with sword", "SF-AOO-11"), ("move 4,6", "SF-ROUND-2"), ("total_defense", "SF-ROUND-2"),
        ("react", "SF-REACT-1"), ("perform", "SF-READY-7"), ("come_out", "SF-DELAY-3"), ("end", "SF-ROUND-2"),
        ("attack_of_opportunity with club", "SF-AOO-11"), ("drop sword", "SF-OTHER-1"), ("speak hey", "SF-OTHER-2"),
    ],
)  # fmt: skip
def test_whatever_else_is_asked_for_in_a_window_is_refused_by_a_rule(line: str, rule: str) -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(4, 5)), order="ADA BOR")
    answer(fight, "ADA: move 5,6 5,7")
    assert asked(fight) == ["BOR opportunity"]
    assert rules_of(fight.say("BOR", line)) == [rule]


@pytest.mark.rule("SF-GEN-11")
@pytest.mark.rule("SF-ACT-6")
def test_in_the_own_turn_an_action_must_be_finished_first() -> None:
    fight = boarding(bor(at=(4, 5)), del_(at=(5, 5)))
    play(fight, "BOR: full_attack DEL with sword", "BOR d20 2")
    assert asked(fight) == ["BOR full_attack"]
    for line in ("move 4,6", "charge DEL", "end"):
        assert rules_of(fight.say("BOR", line)) == ["SF-ACT-6"]
    assert rules_of(fight.say("BOR", "trip DEL")) == ["SF-MANEUV-5"]
    assert rules_of(fight.say("BOR", "attack DEL with rapier")) == ["SF-ATK-17"]


@pytest.mark.rule("SF-GEN-11")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("attack ADA with rapier", "SF-ATK-17"), ("attack ZED with sword", "SF-ATK-2"), ("draw rapier", "SF-MACT-3"),
        ("cast fireball", "SF-CAST-1"), ("use_ability roar", "SF-ABIL-2"), ("open_door gate", "SF-MACT-8"),
        ("trip ZED", "SF-MANEUV-1"), ("reload rapier", "SF-MACT-12"), ("pick_up gem", "SF-MACT-8"),
        ("disarm ADA crown", "SF-DISARM-3"), ("feint ZED", "SF-FEINT-1"), ("charge ZED", "SF-CHARGE-2"),
        ("release ZED", "SF-GRAP-7"), ("first_aid ZED", "SF-SKILL-5"), ("end_condition lame", "SF-DIRTY-3"),
    ],
)  # fmt: skip
def test_names_of_what_somebody_does_not_have_are_refused_by_a_rule(line: str, rule: str) -> None:
    fight = boarding(bor(at=(4, 5)), ada(at=(5, 5)))
    assert rule in rules_of(fight.say("BOR", line))
    assert asked(fight) == ["BOR turn"]


@pytest.mark.rule("SF-GEN-11")
def test_who_is_not_asked_hears_what_is_waited_for() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(9, 5)), rat(at=(20, 9)), order="ADA BOR RAT")
    (found,) = fight.say("RAT", "attack ADA with shiv")
    assert (found.rule, found["turn"]) == ("SF-ROUND-2", "ADA")
    for word in ("nonsense", "20", "decline", "aim ADA", "attempt", "roll"):
        assert rules_of(fight.say("BOR", word)) == ["SF-ROUND-2"], word
    assert rules_of(fight.say("nobody", "attack ADA")) == ["CORE-NOT-ASKED"]


@pytest.mark.rule("SF-GEN-11")
@pytest.mark.rule("SF-INIT-7")
def test_when_the_fight_is_over_nobody_acts() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(9, 5)))
    decree(fight, "remove BOR")
    play(fight, "ADA: end")
    assert fight.over == "crew"
    assert rules_of(fight.say("ADA", "move 6,5")) == ["SF-INIT-7"]


# -- bad input -------------------------------------------------------------------------------------
@pytest.mark.rule("SF-GRID-1")
@pytest.mark.parametrize("far", ["1,400000", "-9,3", "3,3 400000,1"])
@pytest.mark.parametrize(
    "do", ["move", "withdraw", "run", "guarded_step", "crawl", "minimum_move", "attack with laser square"]
)
def test_places_far_beyond_the_map_are_refused_before_anything_is_measured(far: str, do: str) -> None:
    fight = boarding(cyn(at=(2, 3)), bor(at=(9, 9)))
    if len(far.split()) > 1 and do not in ("move", "withdraw"):
        far = far.split()[1]
    assert rules_of(fight.say("CYN", f"{do} {far}")) == ["SF-GRID-1"]
    assert rules_of(fight.say("CYN", f"attack with grenade point {far.split()[-1]}")) == ["SF-GRID-1"]


@pytest.mark.rule("SF-GRID-1")
def test_places_far_away_in_narrow_questions() -> None:
    burst = spell("boom", range_ft=30, effect=EffectEntry(damage="1d6"))
    fight = boarding(bor(at=(4, 5)), del_(at=(5, 5), spells=SpellsEntry(slots={1: 1}, known=[burst])))
    play(fight, "BOR: reposition DEL", "BOR d20 19")
    assert rules_of(fight.say("BOR", "move 5,400000")) == ["SF-GRID-1"]
    ready = boarding(bor(at=(4, 5)), del_(at=(9, 5)), order="BOR DEL")
    play(ready, "BOR: ready move event action who DEL name drop_prone", "BOR: end", "DEL: drop_prone")
    assert asked(ready) == ["BOR after"]
    assert rules_of(ready.say("BOR", "perform 400000,1")) == ["SF-GRID-1"]


@pytest.mark.rule("SF-GEN-11")
@pytest.mark.parametrize("value", [[], {}, None, 3, ["sword"], {"a": []}, (1, 2, 3), ((1, []),), True, b"x"])
def test_values_of_the_wrong_kind_are_refused(value: Any) -> None:
    fight = boarding(bor(at=(4, 5), items=[SWORD, put(SHIV, "accessible")]), ada(at=(5, 5)))
    fields = "attack.with attack.target move.path drop.items draw.item guarded_step.to ready.action move.altitude"
    for do, name in (each.split(".") for each in (*fields.split(), "speak.words")):
        found = fight.answer(Pick("BOR", do, {name: value}))
        assert found, (do, name)
    assert asked(fight) == ["BOR turn"]


@pytest.mark.rule("SF-CAST-1")
def test_spells_are_known_by_name() -> None:
    fight = boarding(del_(at=(4, 5), spells=SpellsEntry(slots={1: 1}, known=[LANCE])), bor(at=(9, 5)))
    assert rules_of(fight.say("DEL", "cast snare")) == ["SF-CAST-1"]


# -- what is done is done --------------------------------------------------------------------------
@pytest.mark.rule("SF-ATK-15")
def test_an_arc_leaps_on_from_somebody_whom_the_blow_has_killed() -> None:
    rod = melee("rod", "1d6", "E", 9, critical_effect=CriticalEntry(id="arc", value="1d4"))
    fight = boarding(ada(at=(5, 5), items=[rod]), rat(at=(6, 5)), bor(at=(7, 5)), del_(at=(20, 9)))
    answer(fight, "ADA: attack RAT with rod")
    throw(fight, "ADA d20 20 | ADA d6 3 | ADA d6 3")
    assert fighter(fight, "RAT").dead
    assert asked(fight) == ["ADA critical_effect"]
    decree(fight, "condition ADA stunned")
    play(fight, "ADA d4 2")
    assert (hp(fight, "BOR"), lost(fight)) == (23, [])


@pytest.mark.rule("SF-BULL-1")
def test_a_push_that_kills_is_still_a_push() -> None:
    fight = boarding(
        bor(at=(4, 5)), ada(at=(5, 5), sp=0, hp=1), rat(at=(5, 4)), del_(at=(20, 9)), order="BOR ADA RAT DEL"
    )
    answer(fight, "BOR: bull_rush ADA")
    throw(fight, "BOR d20 19")
    while asked(fight) == ["BOR opportunity"]:
        answer(fight, "BOR: decline")
    answer(fight, "RAT: attack_of_opportunity with shiv")
    throw(fight, "RAT d20 19 | RAT d6 3")
    assert lost(fight) == []
    assert has(fight, "ADA", "dying")


@pytest.mark.rule("SF-REPOS-1")
def test_somebody_who_is_put_elsewhere_is_so_even_if_its_mover_falls() -> None:
    fight = boarding(bor(at=(4, 5)), ada(at=(5, 5)), rat(at=(6, 6)), del_(at=(20, 9)), order="BOR ADA RAT DEL")
    play(fight, "BOR: reposition ADA", "BOR d20 19")
    answer(fight, "BOR: move 5,4")
    assert asked(fight)[0].endswith("opportunity")
    decree(fight, "condition BOR dazed")
    while asked(fight)[0].endswith("opportunity"):
        answer(fight, f"{asked(fight)[0].split()[0]}: decline")
    assert (at(fight, "ADA"), lost(fight)) == ((5, 4), [])


@pytest.mark.rule("SF-AOO-7")
@pytest.mark.rule("SF-REACT-13")
def test_who_is_put_out_of_reach_is_not_stopped_and_who_stays_is() -> None:
    def begun() -> Fight[Combat]:
        fight = boarding(ada(at=(5, 5)), bor(at=(4, 5), traits=["stand_still"]), rat(at=(20, 9)), order="ADA BOR RAT")
        answer(fight, "ADA: move 6,5 7,5")
        return answer(fight, "BOR: stand_still with sword")

    away = begun()
    decree(away, "place ADA 15,15")
    assert (lost(away), fighter(away, "ADA").halted) == (["BOR stand_still"], False)
    near = begun()
    decree(near, "hp RAT 3")
    play(near, "BOR d20 20")
    assert (at(near, "ADA"), lost(near), fighter(near, "ADA").halted) == ((5, 5), [], True)


@pytest.mark.rule("SF-BULL-1")
@pytest.mark.rule("SF-AOO-14")
def test_a_push_that_was_begun_goes_on_whatever_becomes_of_who_pushes() -> None:
    fight = boarding(rat(at=(20, 9)), bor(at=(4, 5)), ada(at=(5, 5)), del_(at=(20, 15)), order="RAT BOR ADA DEL")
    play(fight, "RAT: ready move event leaves_square who ADA", "RAT: end")
    answer(fight, "BOR: bull_rush ADA")
    throw(fight, "BOR d20 20")
    while asked(fight) == ["BOR opportunity"]:
        answer(fight, "BOR: decline")
    assert (asked(fight), at(fight, "ADA")) == (["RAT after"], (6, 5))
    decree(fight, "condition BOR dazed")
    while asked(fight) == ["RAT after"]:
        answer(fight, "RAT: decline")
    assert (at(fight, "ADA"), lost(fight)) == ((7, 5), [])


@pytest.mark.rule("SF-FATK-8")
@pytest.mark.rule("SF-AOO-8")
def test_automatic_fire_is_lost_before_it_begins() -> None:
    auto = gun("auto", "1d6", "P", 8, 60, hands=2, capacity=12, properties=["automatic"])
    fight = boarding(bor(at=(5, 5), items=[auto]), ada(at=(4, 5)), cyn(at=(9, 5)))
    answer(fight, "BOR: automatic_fire with auto corner 6,6 direction E")
    assert asked(fight) == ["ADA opportunity"]
    decree(fight, "hp CYN 20")
    assert asked(fight) == ["ADA opportunity"]
    decree(fight, "condition BOR dazed")
    assert (lost(fight), thing_of(fight, "BOR", "auto").loaded) == (["BOR automatic_fire"], 12)


# -- who belongs to whom ---------------------------------------------------------------------------
@pytest.mark.rule("SF-REACT-12")
@pytest.mark.rule("SF-GEN-6")
@pytest.mark.parametrize(
    ("trait", "line", "window", "then"),
    [
        ("", "BOR: move 3,5", "ADA opportunity", "BOR turn"),
        ("step_up", "BOR: guarded_step 3,5", "ADA after", "BOR turn"),
        ("bodyguard", "BOR: attack DEL with sword", "ADA before", "BOR attack"),
    ],
)
def test_who_changes_sides_in_a_window_has_no_reaction_to_it(trait: str, line: str, window: str, then: str) -> None:
    traits = [trait] if trait else []
    fight = boarding(bor(at=(4, 5)), del_(at=(5, 4)), ada(at=(5, 5), traits=traits), order="BOR DEL ADA")
    decree(fight, "reaction DEL no")
    answer(fight, line)
    assert asked(fight) == [window]
    decree(fight, "side ADA raiders")
    assert asked(fight) == [then]


@pytest.mark.rule("SF-REACT-13")
@pytest.mark.rule("SF-COUP-5")
def test_a_coup_de_grace_is_lost_with_its_weapon() -> None:
    fight = boarding(
        bor(at=(4, 5)), del_(at=(5, 5), hp=0, sp=0, conditions=["stable"]), ada(at=(5, 6), traits=["bodyguard"]),
        order="BOR DEL ADA",
    )  # fmt: skip
    answer(fight, "BOR: coup_de_grace DEL with sword")
    assert asked(fight) == ["ADA before"]
    rolling = fight.fork()
    decree(fight, "drop BOR sword")
    assert (lost(fight), asked(fight)) == (["BOR coup_de_grace"], ["BOR turn"])
    answer(rolling, "ADA: decline")
    throw(rolling, "BOR d6 3")
    decree(rolling, "drop BOR sword")
    assert (lost(rolling), asked(rolling), told(rolling, Damaged)) == (["BOR coup_de_grace"], ["BOR turn"], [])


@pytest.mark.rule("SF-REPOS-6")
@pytest.mark.rule("SF-REACT-13")
def test_nobody_is_dragged_along_from_afar() -> None:
    fight = boarding(gnt(at=(4, 4)), ada(at=(3, 4)), rat(at=(20, 9)))
    play(fight, "GNT: reposition ADA with fist full yes", "GNT d20 19", "GNT: move 2,4", "GNT: decline")
    assert asked(fight) == ["GNT drag"]
    decree(fight, "place ADA 15,15")
    assert asked(fight) == ["GNT turn"]


@pytest.mark.rule("SF-REACT-13")
@pytest.mark.rule("SF-SUNDER-1")
@pytest.mark.parametrize(
    "word", ["drop DEL staff", "drop BOR sword", "item BOR sword location accessible", "place DEL 20,10", "remove DEL"]
)
def test_a_thing_is_not_sundered_once_it_or_the_weapon_is_out_of_reach(word: str) -> None:
    fight = boarding(bor(at=(4, 5)), del_(at=(5, 5)), ada(at=(20, 15)), order="BOR DEL ADA")
    decree(fight, "set DEL.staff.hp 1")
    in_the_air(fight, "BOR: sunder DEL with sword item staff", "BOR d20 19")
    whole = fight.fork()
    decree(fight, word)
    assert (lost(fight), asked(fight)) == (["BOR sunder"], ["BOR turn"])
    play(whole, "BOR d6 3")
    assert "staff" not in fighter(whole, "DEL").items
