"""Borders between yes and no, one step to either side: distances, hands, turns and numbers of files."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from affray.core.modifiers import Modifier
from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.actions import ACTIONS
from affray.rulesets.starfinder.model.bonuses import total
from affray.rulesets.starfinder.model.events import (
    AttackResolved,
    CastingBegan,
    FellFrom,
    GripChanged,
    Healed,
    ItemMoved,
    Stopped,
)
from affray.rulesets.starfinder.model.scenario import ConditionEntry, Placed, SpeedEntry, TerrainEntry
from affray.rulesets.starfinder.player.salvos import spray
from affray.rulesets.starfinder.player.salvos import throw as wish_to_throw
from tests.conformance.harness import answer, asked, last, play, throw, told
from tests.conformance.starfinder.boarding import (
    KNIFE,
    ada,
    at,
    boarding,
    bor,
    cyn,
    del_,
    encounter,
    fighter,
    grenade,
    ground,
    gun,
    has,
    put,
    rat,
    rifleman,
    rolled,
    struck,
)

SHAFT = ground("shaft", *((5, y) for y in range(20)), *((6, y) for y in range(20)), drop_ft=20)


@pytest.mark.rule("SF-COND-2")
def test_the_blind_who_hurry_may_fall() -> None:
    fight = boarding(cyn(at=(2, 2), conditions=["blinded"]), bor(at=(20, 15)))
    answer(fight, "CYN: move 8,2")
    throw(fight, "CYN d20 1")
    assert (at(fight, "CYN"), has(fight, "CYN", "prone"), last(fight, Stopped).why) == ((6, 2), True, "prone")
    slow = boarding(cyn(at=(2, 2), conditions=["blinded"]), bor(at=(20, 15)))
    play(slow, "CYN: move 5,2")
    assert at(slow, "CYN") == (5, 2), "half the speed needs no check"


@pytest.mark.rule("SF-DEATH-18")
def test_the_ferocious_who_drop_in_their_own_turn_have_one_more() -> None:
    fight = boarding(bor(at=(3, 3), hp=4, traits=["ferocity"]), ada(at=(4, 3)), rat(at=(20, 9)), order="BOR ADA RAT")
    answer(fight, "BOR: move 3,4 3,5")
    play(fight, "ADA: attack_of_opportunity with dagger", "ADA d20 19 | ADA d4 2")
    assert (fighter(fight, "BOR").hp, asked(fight)) == (0, ["BOR turn"])
    play(fight, "BOR: end")
    assert not fighter(fight, "BOR").dead
    play(fight, "ADA: end", "RAT: end", "BOR: end")
    assert fighter(fight, "BOR").dead


@pytest.mark.rule("SF-MOVE-13")
def test_who_walks_on_the_floor_does_not_fall() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(20, 15)), terrain=[SHAFT])
    play(fight, "ADA: move 3,2 4,2")
    assert told(fight, FellFrom) == []


@pytest.mark.rule("SF-COVER-6")
def test_of_cover_and_a_body_in_the_way_that_give_the_same_the_cover_is_named() -> None:
    fight = boarding(rifleman(at=(2, 3)), cyn(at=(8, 3)), ada(at=(6, 3)), terrain=[ground("crate", (7, 3))])
    play(fight, "BOR: attack CYN with rifle", "BOR d20 1")
    assert [each.why for each in last(fight, AttackResolved).ac.parts] == ["kac", "cover"]


@pytest.mark.rule("SF-COVER-4")
@pytest.mark.parametrize(("x", "armour"), [(12, 20), (13, 16)])
def test_a_low_obstacle_covers_within_30_ft(x: int, armour: int) -> None:
    """The obstacle at (6, 3): 30 ft from a target at (12, 3), 35 ft from one at (13, 3), and nearer to both."""
    low = ground("crate", (6, 3), (6, 2), (6, 4), low_obstacle=True)
    fight = boarding(rifleman(at=(0, 3)), cyn(at=(x, 3)), terrain=[low])
    assert struck(play(fight, "BOR: attack CYN with rifle", "BOR d20 1"))[1] == armour


@pytest.mark.rule("SF-COVER-4")
@pytest.mark.parametrize(("y", "armour"), [(5, 20), (6, 16), (8, 16)])
def test_a_low_obstacle_between_two_rows_helps_nobody_who_is_farther_from_it_than_the_attacker(
    y: int, armour: int
) -> None:
    """The railing is below (8, 3): one square from the attacker, and from a target at (8, 5)."""
    borders: list[Any] = [[x, 3, "S"] for x in range(5, 12)]
    low = TerrainEntry(kind="railing", id="railing", borders=borders, cover="cover", low_obstacle=True)
    fight = boarding(rifleman(at=(8, 2)), cyn(at=(8, y)), terrain=[low])
    assert struck(play(fight, "BOR: attack CYN with rifle", "BOR d20 1"))[1] == armour


@pytest.mark.rule("SF-CAST-3")
def test_a_casting_that_takes_rounds_is_told_with_its_rounds() -> None:
    fight = boarding(del_(at=(5, 5)), bor(at=(9, 5)))
    play(fight, "DEL: cast snare")
    found = last(fight, CastingBegan)
    assert (found.who, found.spell, found.rounds) == ("DEL", "snare", 1)


@pytest.mark.rule("SF-SKILL-3")
def test_a_jump_from_the_very_edge() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(20, 15)), terrain=[SHAFT])
    play(fight, "ADA: move 5,5 6,5 7,5 jump yes", "ADA d20 20")
    assert (rolled(fight, "athletics"), at(fight, "ADA")) == ((24, 20), (7, 5))


@pytest.mark.rule("SF-SKILL-3")
def test_who_walks_on_behind_a_gap_jumps_once() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(20, 15)), terrain=[SHAFT])
    play(fight, "ADA: move 5,5 6,5 7,5 8,5 9,5 jump yes", "ADA d20 20")
    assert (rolled(fight, "athletics"), at(fight, "ADA")) == ((24, 20), (9, 5))


@pytest.mark.rule("SF-SKILL-3")
def test_two_gaps_are_two_jumps() -> None:
    pit = ground("pit", (8, 5), drop_ft=10)
    fight = boarding(ada(at=(4, 5)), bor(at=(20, 15)), terrain=[SHAFT, pit])
    play(fight, "ADA: move 5,5 6,5 7,5 8,5 9,5 jump yes", "ADA d20 20 | ADA d20 20")
    assert (at(fight, "ADA"), told(fight, FellFrom)) == ((9, 5), [])


@pytest.mark.rule("SF-SWIFT-2")
def test_a_changed_grip_is_told() -> None:
    fight = boarding(rifleman(at=(5, 5)), cyn(at=(20, 15)))
    play(fight, "BOR: change_grip rifle", "BOR: change_grip rifle")
    found = [(each.who, each.location) for each in told(fight, GripChanged)]
    assert found == [("BOR", "held"), ("BOR", "wielded")]


@pytest.mark.rule("SF-ITEM-3")
def test_the_computer_draws_a_grenade_with_its_last_free_hand() -> None:
    """CYN holds a knife in one hand; two foes stand together."""
    fight = boarding(cyn(at=(0, 5), items=[KNIFE, put(grenade(), "accessible")]), bor(at=(5, 5)), rat(at=(6, 5)))
    state = fight.state
    foes = [state.fighters["BOR"], state.fighters["RAT"]]
    assert wish_to_throw(state, state.fighters["CYN"], foes, 0) == ("draw", {"item": "grenade"})
    full = boarding(
        cyn(at=(0, 5), items=[KNIFE, put(KNIFE, "wielded", id="other"), put(grenade(), "accessible")]),
        bor(at=(5, 5)),
        rat(at=(6, 5)),
    ).state
    assert wish_to_throw(full, full.fighters["CYN"], [full.fighters["BOR"], full.fighters["RAT"]], 0) is None


@pytest.mark.rule("SF-FATK-8")
@pytest.mark.parametrize(("x", "fires"), [(9, True), (10, False)])
def test_the_computer_fires_automatically_on_three_within_half_an_increment(x: int, fires: bool) -> None:
    """Half of 40 ft reaches from (5, 5) to (9, 5)."""
    repeater = gun("repeater", "1d6", "P", 5, 40, hands=2, capacity=20, properties=["automatic"])
    fight = boarding(
        cyn(at=(5, 5), items=[repeater]), bor(at=(x, 4)), rat(at=(x, 5)), ada(at=(x - 1, 5), side="raiders")
    )
    fighters = fight.state.fighters
    wish = spray(fight.state, fighters["CYN"], [fighters[name] for name in ("BOR", "RAT", "ADA")], ["repeater"])
    assert (wish is not None) is fires


@pytest.mark.rule("SF-MACT-3")
@pytest.mark.rule("SF-MACT-4")
def test_what_is_drawn_and_put_away_is_told() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(20, 15)))
    play(fight, "ADA: sheathe dagger", "ADA: draw dagger")
    found = [(each.item, each.how, each.to) for each in told(fight, ItemMoved)]
    assert found == [("ADA.dagger", "sheathed", "accessible"), ("ADA.dagger", "drawn", "wielded")]


@pytest.mark.rule("SF-GRAP-7")
def test_who_is_held_from_the_start_can_be_released() -> None:
    held = ConditionEntry(id="grappled", source="BOR")
    fight = boarding(bor(at=(4, 5)), cyn(at=(5, 5), conditions=[held]))
    assert fighter(fight, "BOR").grappling == ["CYN"]
    play(fight, "BOR: release CYN")
    assert not has(fight, "CYN", "grappled")


@pytest.mark.rule("SF-INIT-7")
@pytest.mark.parametrize(("count", "sound"), [(1, True), (30, True), (31, False), (0, False)])
def test_how_many_copies_a_line_may_have(count: int, sound: bool) -> None:
    line: dict[str, Any] = {"unit": "rat", "side": "raiders", "count": count}
    if sound:
        assert TypeAdapter(Placed).validate_python(line).count == count
    else:
        with pytest.raises(ValidationError):
            TypeAdapter(Placed).validate_python(line)


@pytest.mark.rule("SF-COVER-5")
@pytest.mark.rule("SF-GRID-3")
@pytest.mark.parametrize(
    ("x", "height", "armour"),
    [(5, 10, 20), (5, 8, 20), (5, 13, 16), (5, 7, 16), (5, 0, 16), (9, 0, 16), (9, 18, 20), (1, 0, 20), (1, 10, 16)],
)
def test_a_body_covers_a_slanting_line_only_where_it_reaches_it(x: int, height: int, armour: int) -> None:
    """From the floor at (0, 3) to 20 ft at (10, 3): over (5, 3) the line is at 12 1/2 ft, over (9, 3) at 20 1/2."""
    wings = {"speed": SpeedEntry(land=30, fly=30), "movement_mode": "fly"}
    fight = boarding(
        rifleman(at=(0, 3)),
        cyn(at=(10, 3), altitude_ft=20, **wings),
        ada(at=(x, 3), side="raiders", altitude_ft=height, **wings),
    )
    assert struck(play(fight, "BOR: attack CYN with rifle", "BOR d20 1"))[1] == armour


@pytest.mark.rule("SF-MOVE-6")
def test_who_has_no_place_is_put_opposite_the_others() -> None:
    written = encounter(ada(at=(0, 0)), bor(at=(5, 5)), size=(12, 7))
    for line in written.combatants:
        line.at = None
    state = RULESET.start(written)
    assert [(each.place.x, each.place.y) for each in state.fighters.values()] == [(1, 3), (10, 3)]


@pytest.mark.rule("SF-DEATH-9")
def test_staying_in_the_fight_is_told_as_one_hit_point() -> None:
    fight = boarding(bor(at=(20, 5)), ada(at=(5, 5), sp=0, hp=0, conditions=["stable"]), cyn(at=(9, 9)))
    play(fight, "BOR: end", "ADA: stay_in_the_fight")
    found = last(fight, Healed)
    assert (found.hit_points, found.hp, fighter(fight, "ADA").hp, fighter(fight, "ADA").rp) == (1, 1, 1, 4)


@pytest.mark.rule("SF-GEN-3")
def test_of_two_bonuses_of_one_type_the_higher_counts() -> None:
    assert total([Modifier(2, "song", kind="morale"), Modifier(3, "cheer", kind="morale")]) == 3
    assert total([Modifier(2, "song", kind="morale"), Modifier(3, "luck", kind="luck")]) == 5


@pytest.mark.rule("SF-GEN-3")
@pytest.mark.rule("SF-REACT-4")
def test_two_bodyguards_protect_no_better_than_one() -> None:
    """CYN has a KAC of 16."""
    guard = {"traits": ["bodyguard"]}
    fight = boarding(bor(at=(4, 5)), cyn(at=(5, 5)), ada(at=(5, 6), **guard), del_(at=(5, 4), **guard))
    play(fight, "BOR: attack CYN with sword", "ADA: bodyguard", "DEL: bodyguard", "BOR d20 1")
    assert struck(fight)[1] == 18


RULES_OF = {
    "attack": "SF-ATK-1", "full_attack": "SF-FATK-1", "coup_de_grace": "SF-COUP-1", "automatic_fire": "SF-FATK-8",
    "dirty_trick": "SF-DIRTY-1", "grapple": "SF-GRAP-1", "reposition": "SF-REPOS-1", "disarm": "SF-DISARM-1",
    "sunder": "SF-SUNDER-1", "trip": "SF-TRIP-1", "bull_rush": "SF-BULL-1", "release": "SF-GRAP-7",
    "charge": "SF-CHARGE-1", "run": "SF-RUN-1", "withdraw": "SF-WDRAW-1", "move": "SF-MACT-13",
    "guarded_step": "SF-MACT-9", "crawl": "SF-MACT-14", "minimum_move": "SF-MOVE-8", "stand_up": "SF-MACT-2",
    "drop_prone": "SF-SWIFT-1", "hover": "SF-MOVE-10", "push_off": "SF-MOVE-11", "grab_surface": "SF-COND-11",
    "total_defense": "SF-TDEF-1", "harrying_fire": "SF-HARRY-1", "covering_fire": "SF-COVFIR-1", "feint": "SF-FEINT-1",
    "cast": "SF-CAST-1", "continue_casting": "SF-CAST-2", "use_ability": "SF-ABIL-2", "concentrate": "SF-CAST-7",
    "dismiss": "SF-CAST-8", "redirect": "SF-MACT-7", "ready": "SF-READY-1", "delay": "SF-DELAY-1", "end": "SF-ACT-12",
    "speak": "SF-OTHER-2", "surrender": "SF-INIT-7", "escape": "SF-GRAP-13", "demoralize": "SF-SKILL-4",
    "first_aid": "SF-SKILL-5", "hide": "SF-SKILL-3", "search": "SF-SKILL-3", "diversion": "SF-SKILL-3",
    "end_condition": "SF-DIRTY-3", "douse": "SF-COND-23", "wake": "SF-COND-14", "draw": "SF-MACT-3",
    "sheathe": "SF-MACT-3", "change_grip": "SF-SWIFT-2", "reload": "SF-MACT-12", "set_mode": "SF-ATK-23",
    "activate_item": "SF-ITEM-1", "take_out": "SF-MACT-8", "stow": "SF-MACT-8", "pick_up": "SF-MACT-8",
    "open_door": "SF-MACT-8", "close_door": "SF-MACT-8", "unlock": "SF-MACT-1", "drop": "SF-OTHER-1",
}  # fmt: skip


@pytest.mark.rule("SF-ACT-1")
def test_every_action_names_the_rule_it_comes_from() -> None:
    assert {name: deed.rule for name, deed in ACTIONS.items()} == RULES_OF
