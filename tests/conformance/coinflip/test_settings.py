"""Every value that people see can be set by the game master; what was really done is told."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.events import ValueSet
from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.rulesets.coinflip.events import ItemDestroyed
from affray.rulesets.coinflip.settings import subjects
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    beetle,
    blocked,
    breaker,
    cover,
    cricket,
    first_player,
    functionary,
    hatch,
    hp,
    levy,
    lying,
    pos,
    skirmish,
    status,
    trooper,
    turn_of,
    unit,
    where,
)
from tests.conformance.harness import allowed, answer, asked, last, play, refused, told
from tests.properties.battle_laws import ground, seats
from tests.properties.fuzz import RandomTable, replays
from tests.properties.skirmishes import SUBJECT


def battle(**options: Any) -> Fight[Battle]:
    return skirmish(
        a=[breaker("k", at=(5, 5)), levy("a2", at=(2, 12))],
        b=[beetle("car", at=(7.5, 5), pilot="p", hold=["t"]), levy("p"), trooper("t"), levy("b1", at=(20, 5))],
        neutral=[cricket("bug", at=(14, 12))],
        ground=[lying("medkit", at=(3, 9))],
        terrain=[cover(1, 18, 2, 22, 8)],
        **options,
    )


def fight_of(**options: Any) -> Fight[Battle]:
    return turn_of(battle(**options), "k", "b1")


def setting(fight: Fight[Battle], *lines: str) -> Fight[Battle]:
    for line in lines:
        found = fight.decree(f"set {line}")
        assert not found, (line, [*map(str, found)])
    return fight


def said(fight: Fight[Battle]) -> list[tuple[str, str, str, str, str]]:
    return [(each.who, each.what, each.was, each.now, each.wanted) for each in told(fight, ValueSet)]


@pytest.mark.parametrize(
    ("line", "look"),
    [
        ("a2.hp 1", lambda fight: hp(fight, "a2") == 1),
        ("a2.hp -1", lambda fight: hp(fight, "a2") == 1),
        ("b1.hp 0", lambda fight: status(fight, "b1") == "marked"),
        ("b1.status marked", lambda fight: (status(fight, "b1"), hp(fight, "b1")) == ("marked", 0)),
        ("a2.hp_max 9", lambda fight: (unit(fight, "a2").card.hp_max, hp(fight, "a2")) == (9, 2)),
        ("k.hp_max 1", lambda fight: (unit(fight, "k").card.hp_max, hp(fight, "k")) == (1, 1)),
        ("a2.guard +2", lambda fight: unit(fight, "a2").card.guard == 2),
        ("a2.camouflage 3", lambda fight: unit(fight, "a2").card.camouflage == 3),
        ("a2.size 1.5", lambda fight: unit(fight, "a2").card.size == 6),
        ("a2.at 9,9.25", lambda fight: pos(fight, "a2") == (9, 9.25)),
        ("p.at 9,9", lambda fight: (pos(fight, "p"), unit(fight, "car").pilot) == ((9, 9), "")),
        ("a2.side b", lambda fight: unit(fight, "a2").side == "b"),
        ("p.side a", lambda fight: (unit(fight, "p").side, unit(fight, "car").side) == ("a", "a")),
        ("bug.side a", lambda fight: unit(fight, "bug").side == "a"),
        ("car.hatch open", lambda fight: hatch(fight, "car") == "open"),
        ("a2.left ground.medkit", lambda fight: (where(fight, "ground.medkit"), where(fight, "a2.pistol")) == (
            "a2 left", "a2 backpack")),
        ("a2.left -", lambda fight: where(fight, "a2.pistol") == "a2 backpack"),
        ("a2.backpack +ground.medkit", lambda fight: where(fight, "ground.medkit") == "a2 backpack"),
        ("a2.inside bug", lambda fight: (unit(fight, "bug").hold, unit(fight, "a2").pos) == (["a2"], None)),
        ("t.inside -", lambda fight: (unit(fight, "car").hold, unit(fight, "t").inside) == ([], "")),
        ("p.inside car", lambda fight: unit(fight, "car").pilot == "p") ,
        ("bug.pilot a2", lambda fight: (unit(fight, "bug").pilot, unit(fight, "bug").side) == ("a2", "a")),
        ("car.pilot t", lambda fight: (unit(fight, "car").pilot, unit(fight, "p").inside) == ("t", "")),
        ("car.hold -", lambda fight: unit(fight, "car").hold == []),
        ("car.hold t,b1", lambda fight: unit(fight, "car").hold == ["t", "b1"]),
        ("car.hold_capacity 7", lambda fight: unit(fight, "car").card.hold_capacity == 7),
        ("car.cargo +ground.medkit", lambda fight: where(fight, "ground.medkit") == "car cargo"),
        ("car.slots car.autocannon", lambda fight: where(fight, "car.coaxial_gun") == "ground 7.5,5"),
        ("a2.damage 3", lambda fight: fight.state.allotment == {"a2": 3}),
        ("a2.acted yes", lambda fight: "a2" in fight.state.acted),
        ("a2.attacked yes", lambda fight: "a2" in fight.state.attacked),
        ("a2.defended yes", lambda fight: "a2" in fight.state.defended),
        ("car.prepared_against yes", lambda fight: fight.state.prep_objects == ["car"]),
        ("bug.seat_taken yes", lambda fight: fight.state.taken == ["bug"]),
        ("ground.medkit.uses 3", lambda fight: fight.state.items["ground.medkit"].uses == 3),
        ("ground.medkit.uses 0", lambda fight: where(fight, "ground.medkit") == "nowhere"),
        ("ground.medkit.owner b1", lambda fight: fight.state.items["ground.medkit"].owner == "b1"),
        ("a2.pistol.at 3,9", lambda fight: where(fight, "a2.pistol") == "ground 3,9"),
        ("zone-1.cover 2", lambda fight: fight.state.terrain[0].cover == 2),
        ("table.turn 4", lambda fight: fight.state.turn == 4),
        ("table.links 2", lambda fight: fight.state.links == 2),
    ],
)  # fmt: skip
def test_a_value_is_set_told_undone_and_replayed(line: str, look: Any) -> None:
    fight = fight_of()
    before = fight.state.clone()
    assert look(fight) == (line == "p.inside car")
    setting(fight, line)
    assert look(fight)
    assert len(told(fight, ValueSet)) == 1
    assert asked(fight) == ["k prepare"]
    fight.undo(1)
    assert fight.state == before
    fight.redo(1)
    assert look(fight)


@pytest.mark.parametrize(
    ("line", "told_as"),
    [
        ("a2.hp 9", ("a2", "hp", "2", "2", "9")),
        ("a2.hp -9", ("a2", "hp", "2", "0", "-7")),
        ("a2.guard +9", ("a2", "guard", "0", "6", "9")),
        ("a2.at 5,5", ("a2", "at", "2,12", "2,12", "5,5")),
        ("k.size 9", ("k", "size", "1", "1", "9")),
        ("a2.side neutral", ("a2", "side", "a", "a", "neutral")),
        ("car.side a", ("car", "side", "b", "b", "a")),
        ("car.hold_capacity 0", ("car", "hold_capacity", "4", "1", "0")),
        ("bug.hold a2,k", ("bug", "hold", "-", "a2", "a2,k")),
        ("ground.medkit.at 99,99", ("ground.medkit", "at", "3,9", "3,9", "99,99")),
        ("zone-1.blocked yes", ("zone-1", "blocked", "no", "no", "yes")),
        ("car.slots car.autocannon,ground.medkit", (
            "car", "slots", "car.autocannon,car.coaxial_gun", "car.autocannon", "car.autocannon,ground.medkit")),
    ],
)  # fmt: skip
def test_what_could_not_be_as_wanted_is_told(line: str, told_as: tuple[str, ...]) -> None:
    assert said(setting(fight_of(), line)) == [told_as]


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("a2.hp many", "CORE-NUMBER"),
        ("a2.hp 31", "CORE-NUMBER"),
        ("a2.size 0.3", "COIN-SPACE-5"),
        ("a2.size 11", "COIN-SPACE-5"),
        ("a2.luck 3", "CORE-FIELD"),
        ("a2.side c", "CORE-FIELD"),
        ("a2.pilot k", "CORE-FIELD"),
        ("table.phase 7", "CORE-NUMBER"),
        ("nobody.hp 3", "CORE-FIELD"),
    ],
)
def test_what_makes_no_sense_is_refused(line: str, rule: str) -> None:
    fight = fight_of()
    assert rules_of(fight.decree(f"set {line}")) == [rule]


def test_whoever_is_gone_has_no_values_any_more() -> None:
    fight = fight_of()
    assert not fight.decree("remove b1")
    assert rules_of(fight.decree("set b1.hp 1")) == ["CORE-FIELD"]


def test_several_at_once() -> None:
    fight = setting(fight_of(), "*2.hp 1", "k.guard,b1.guard 3")
    assert (hp(fight, "a2"), unit(fight, "k").card.guard, unit(fight, "b1").card.guard) == (1, 3, 3)


# -- values that hang together ---------------------------------------------------------------------
@pytest.mark.rule("COIN-DMG-4")
def test_a_vehicle_set_to_nought_takes_those_inside_with_it() -> None:
    assert status(setting(fight_of(), "car.hp 0"), "car", "p", "t") == ("marked", "marked", "marked")


@pytest.mark.rule("COIN-DEF-1", "COIN-DMG-1")
def test_damage_that_is_set_is_defended_and_falls() -> None:
    fight = play(fight_of(), "k: attack with charge", "k T H H H", "k: allot car=1")
    setting(fight, "b1.damage 1", "car.damage 0")
    play(fight, "b: dodge b1", "b1 H", "b: end")
    assert (hp(fight, "b1"), hp(fight, "car")) == (1, 6)


@pytest.mark.rule("COIN-POOL-4")
def test_tails_that_are_set_make_the_pool() -> None:
    fight = play(fight_of(), "k: attack with charge", "k T H H H")
    setting(fight, "k.charge.tails 4")
    assert refused(fight, "k: allot car=5") == ["COIN-POOL-4"]
    play(fight, "k: allot car=4")
    axe = skirmish(a=[functionary("f", at=(5, 5))], b=[levy("b1", at=(20, 5))])
    play(turn_of(axe, "f", "b1"), "f: attack with glock", "f T H")
    setting(axe, "f.glock.tails 2")
    play(axe, "f: allot b1=2", "b: end")
    assert hp(axe, "b1") == 0


@pytest.mark.rule("COIN-DEF-5")
def test_who_has_defended_by_decree_does_not_defend() -> None:
    fight = play(fight_of(), "k: attack with charge", "k T H H H", "k: allot car=1")
    setting(fight, "car.defended yes", "p.defended yes", "t.defended yes")
    assert asked(fight) == ["b1 prepare"]
    assert hp(fight, "car") == 5


@pytest.mark.rule("COIN-ATK-1")
def test_who_has_attacked_by_decree_is_not_asked_for_an_attack() -> None:
    fight = setting(fight_of(), "k.attacked yes")
    assert "COIN-ATK-1" in refused(fight, "k: attack with charge")
    play(fight, "k: stop")
    assert asked(fight) == ["b1 prepare"]


@pytest.mark.rule("COIN-PREP-9")
def test_who_is_attacking_by_decree_prepares_no_more() -> None:
    fight = play(setting(fight_of(), "table.attacking yes"), "k: run 5,9", "k T")
    assert asked(fight) == ["k attack"]


@pytest.mark.rule("COIN-ACT-8")
def test_a_seat_that_counts_as_taken_keeps_the_vehicle_from_being_chosen() -> None:
    fight = first_player(battle(), "b")
    assert allowed(fight, "b: choose car")
    setting(fight, "car.seat_taken yes")
    assert "COIN-ACT-8" in refused(fight, "b: choose car")


# -- the order -------------------------------------------------------------------------------------
@pytest.mark.rule("COIN-INIT-5")
def test_the_first_player_can_be_decreed_instead_of_tossed_for() -> None:
    fight = battle()
    fight.say("gm", "T")
    assert asked(fight) == ["a initiative"]
    setting(fight, "table.first b")
    assert (fight.state.first, fight.state.phase, asked(fight)) == ("b", 1, ["b select"])


@pytest.mark.rule("COIN-INIT-5", "COIN-SEL-1")
def test_before_anybody_has_chosen_another_first_player_counts_at_once() -> None:
    fight = setting(first_player(battle(), "a"), "table.first b")
    assert asked(fight) == ["b select"]


@pytest.mark.rule("COIN-INIT-5", "COIN-TURN-2")
@pytest.mark.parametrize("retoss", ["fixed", "alternate", "retoss"])
def test_in_a_turn_that_has_begun_another_first_player_counts_from_the_next_one(retoss: str) -> None:
    """Nobody acts twice, nobody loses an act."""
    fight = setting(fight_of(first_player=retoss), "table.first b")
    assert (fight.state.first, last(fight, ValueSet).now, asked(fight)) == ("a", "b", ["k prepare"])
    play(fight, "k: forgo")
    assert asked(fight) == ["b1 prepare"]
    play(fight, "b1: forgo")
    assert (fight.state.first, fight.state.turn, asked(fight)) == ("b", 2, ["b select"])


def test_a_promise_can_be_taken_back() -> None:
    fight = setting(fight_of(), "table.first b", "table.first a")
    assert (fight.state.promised, last(fight, ValueSet).now) == ("", "a")


@pytest.mark.rule("COIN-TURN-3", "COIN-SEL-6")
def test_another_active_unit_begins_its_act_and_a_later_one_waits_for_its_phase() -> None:
    fight = setting(fight_of(), "table.active_a a2")
    assert asked(fight) == ["a2 prepare"]
    setting(fight, "table.active_b car")
    play(fight, "a2: forgo")
    assert asked(fight) == ["car prepare"]


@pytest.mark.rule("COIN-SEL-1")
def test_a_choice_can_be_decreed() -> None:
    fight = setting(first_player(battle(), "a"), "table.active_a k")
    assert asked(fight) == ["b select"]
    setting(fight, "table.active_b b1")
    assert asked(fight) == ["k prepare"]
    setting(fight, "table.active_a -")
    assert asked(fight) == ["b1 prepare"]


def test_nobody_is_active_before_the_first_turn() -> None:
    fight = setting(battle(), "table.active_a k")
    assert (fight.state.active, last(fight, ValueSet).now) == ({}, "-")


@pytest.mark.rule("COIN-TURN-2")
@pytest.mark.parametrize(
    ("phase", "asks"), [(1, "a select"), (2, "b1 prepare"), (4, "b1 prepare"), (5, "a select"), (6, "a select")]
)
def test_the_phase_can_be_decreed_and_what_goes_on_is_dropped(phase: int, asks: str) -> None:
    fight = answer(fight_of(), "k: run 5,9")
    setting(fight, f"table.phase {phase}")
    assert asked(fight) == [asks]
    assert pos(fight, "k") == (5, 5)


def test_there_is_no_phase_before_initiative_and_no_choice_under_the_former_rules() -> None:
    assert setting(battle(), "table.phase 4").state.phase == 0
    assert setting(first_player(battle(activation_mode="all"), "a"), "table.phase 1").state.phase == 2


# -- newcomers -------------------------------------------------------------------------------------
@pytest.mark.rule("COIN-UNIT-2", "COIN-ITEM-2")
@pytest.mark.parametrize("edit", ["add", "join"])
def test_a_unit_of_the_bestiary_joins_with_all_it_has(edit: str) -> None:
    fight = fight_of()
    assert not fight.overrule(edit, like="scout", side="a", at=(60, 40), id="late")
    made = unit(fight, "late")
    assert (made.side, pos(fight, "late"), made.hp) == ("a", (15, 10), 2)
    assert (made.left, made.right, made.backpack) == ("late.knife", "late.quiet_pistol", ["late.long_rifle"])
    assert fight.state.items["late.knife"].owner == "late"
    play(fight, "k: forgo", "b1: forgo", "a: choose late")


@pytest.mark.parametrize(
    ("values", "rule"),
    [
        ({"like": "trooper", "side": "a", "at": (60, 40), "id": "k"}, "CORE-EDIT-NAME"),
        ({"like": "trooper", "side": "a", "at": (60, 40), "id": "k.charge"}, "CORE-EDIT-NAME"),
        ({"like": "trooper", "side": "a", "at": (60, 40), "id": "gm"}, "FILE-RESERVED-ID"),
        ({"like": "trooper", "side": "a", "at": (60, 40), "id": "b"}, "FILE-RESERVED-ID"),
        ({"like": "trooper", "side": "a", "at": (20, 20), "id": "x"}, "COIN-SPACE-4"),
        ({"like": "trooper", "side": "neutral", "at": (60, 40), "id": "x"}, "COIN-UNIT-4"),
        ({"like": "dragon", "side": "a", "at": (60, 40), "id": "x"}, "CORE-FIELD"),
    ],
)
def test_a_newcomer_that_makes_no_sense_is_refused(values: dict[str, Any], rule: str) -> None:
    fight = fight_of()
    before = fight.state.clone()
    assert rules_of(fight.overrule("join", **values)) == [rule]
    assert (fight.state, len(fight.state.items)) == (before, len(before.items))


# -- anything at any moment ------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(16))
def test_any_value_may_be_set_at_any_moment_and_the_battle_goes_on(seed: int) -> None:
    chance = random.Random(f"settings {seed}")
    fight = SUBJECT.fight(SUBJECT.any_start(chance), seed)
    table = RandomTable(chance, Dice("settings", seed), ("concede",))
    done = 0
    for _ in range(45):
        if not table.answer(fight):
            replays(fight)
            fight = SUBJECT.fight(SUBJECT.any_start(chance), seed)
        known = subjects(fight.state)
        who = chance.choice(sorted(known))
        if not known[who]:
            continue
        each = chance.choice(list(known[who]))
        field = each.field(fight.scene, who)
        values = [*islice(field.some(), 400)]
        if values and chance.random() < 0.7:
            found = fight.overrule("set", what=f"{who}.{each.name}", to=field.show(chance.choice(values)))
            assert not found, [*map(str, found)]
            done += 1
            ground(fight.state)
            seats(fight.state)
    assert done > 8
    replays(fight)


# -- limits ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("what", "low", "high"),
    [
        ("a2.hp", 0, 2), ("a2.hp_max", 1, 30), ("a2.guard", 0, 6), ("a2.camouflage", 0, 6), ("a2.damage", 0, 99),
        ("car.hold_capacity", 1, 12), ("ground.medkit.uses", 0, 99), ("zone-1.cover", 0, 2), ("table.turn", 1, 500),
        ("table.phase", 1, 6), ("table.links", 0, 99),
    ],
)  # fmt: skip
def test_a_number_stops_at_its_limits_whatever_is_wanted(what: str, low: int, high: int) -> None:
    assert last(setting(fight_of(turn_limit=900), f"{what} +999"), ValueSet).now == str(high)
    assert last(setting(fight_of(turn_limit=900), f"{what} -999"), ValueSet).now == str(low)
    assert rules_of(fight_of().decree(f"set {what} 999")) == ["CORE-NUMBER"]


def test_tails_have_limits_too() -> None:
    fight = play(fight_of(), "k: attack with charge", "k T H H H")
    assert last(setting(fight, "k.charge.tails +99"), ValueSet).now == "12"
    assert last(setting(fight, "k.charge.tails -99"), ValueSet).now == "0"
    assert asked(fight) == ["b1 prepare"]


@pytest.mark.rule("COIN-SPACE-2")
@pytest.mark.parametrize(("size", "fits"), [("0.25", False), ("0.5", True), ("10", True), ("10.25", False)])
def test_a_footprint_is_half_a_span_to_ten_spans_wide(size: str, fits: bool) -> None:
    alone = skirmish(a=[levy("l1", at=(12, 8))], b=[levy("b1", at=(22, 2))])
    assert (not alone.decree(f"set l1.size {size}")) is fits


# -- seats and hands, one by one -------------------------------------------------------------------
def boxed_in(**described: Any) -> Fight[Battle]:
    """A buggy around which nobody can stand."""
    walls = [blocked(3, 3, 9, 5), blocked(3, 7, 9, 9), blocked(3, 5, 5, 7), blocked(7, 5, 9, 7)]
    return skirmish(
        a=[cricket("bug", at=(6, 6), **described), levy("p"), levy("q")], b=[levy("b1", at=(20, 5))], terrain=walls
    )


@pytest.mark.rule("COIN-UNIT-3", "COIN-ACT-12")
def test_a_pilot_who_cannot_get_out_goes_into_the_hold_if_there_is_room() -> None:
    fight = setting(boxed_in(pilot="p"), "bug.pilot q")
    assert (unit(fight, "bug").pilot, unit(fight, "bug").hold, unit(fight, "p").inside) == ("q", ["p"], "bug")
    full = setting(boxed_in(pilot="p", hold=["q"]), "bug.pilot q")
    assert (unit(full, "bug").pilot, unit(full, "bug").hold) == ("p", ["q"])
    assert last(full, ValueSet).wanted == "q"
    stays = setting(boxed_in(pilot="p", hold=["q"]), "q.inside -", "bug.hold -")
    assert unit(stays, "bug").hold == ["q"]


@pytest.mark.rule("COIN-UNIT-5")
def test_an_empty_seat_and_a_pilot_from_the_hold() -> None:
    fight = setting(fight_of(), "car.pilot -")
    assert (unit(fight, "car").pilot, unit(fight, "car").side, unit(fight, "p").inside) == ("", "b", "")
    setting(fight, "car.pilot t")
    assert (unit(fight, "car").pilot, unit(fight, "car").hold) == ("t", [])
    setting(fight, "car.pilot t", "car.pilot k")
    assert (unit(fight, "car").pilot, unit(fight, "car").side, unit(fight, "k").pos) == ("k", "a", None)


@pytest.mark.rule("COIN-UNIT-3")
def test_a_pilot_may_be_put_into_another_hold_and_a_full_hold_takes_nobody() -> None:
    fight = setting(fight_of(), "p.inside bug")
    assert (unit(fight, "car").pilot, unit(fight, "bug").hold) == ("", ["p"])
    setting(fight, "a2.inside bug")
    assert (unit(fight, "bug").hold, pos(fight, "a2")) == (["p"], (2, 12))


@pytest.mark.rule("COIN-ITEM-1", "COIN-ACT-1")
def test_hands_take_what_they_are_given_and_packs_take_the_rest() -> None:
    fight = setting(fight_of(), "k.left t.carbine")
    assert (where(fight, "t.carbine"), where(fight, "k.breach_axe"), where(fight, "k.charge")) == (
        "k left", "k backpack", "k backpack")  # fmt: skip
    setting(fight, "k.left t.carbine", "k.right k.charge")
    assert (where(fight, "t.carbine"), where(fight, "k.charge")) == ("k backpack", "k right")
    setting(fight, "k.right -", "k.backpack k.charge")
    assert (where(fight, "k.charge"), where(fight, "t.carbine")) == ("k backpack", "ground 5,5")
    setting(fight, "t.backpack +k.breach_axe", "t.backpack -")
    assert where(fight, "k.breach_axe") == "car cargo"


def test_where_a_thing_is_can_be_read_wherever_it_is() -> None:
    fight = setting(fight_of(), "k.charge.at 3,3", "car.cargo +k.charge", "k.charge.at 4,4", "t.carbine.at 1,1")
    assert [(each[0], each[2]) for each in said(fight) if each[1] == "at"] == [
        ("k.charge", "5,5"), ("k.charge", "7.5,5"), ("t.carbine", "7.5,5")]  # fmt: skip


def test_a_zone_is_blocked_where_nobody_stands() -> None:
    fight = setting(fight_of(), "b1.at 10,14", "zone-1.blocked yes")
    assert fight.state.terrain[0].blocked
    assert refused(fight, "k: run 20,5") == ["COIN-SPACE-4"]


@pytest.mark.rule("COIN-CLEAN-6")
def test_a_vehicle_that_is_removed_takes_its_guns_and_cargo_with_it() -> None:
    fight = setting(fight_of(), "car.cargo +ground.medkit")
    assert not fight.decree("remove car")
    assert sorted(each.item for each in told(fight, ItemDestroyed)) == [
        "car.autocannon", "car.coaxial_gun", "ground.medkit"]  # fmt: skip
    assert not unit(fight, "car").slots
