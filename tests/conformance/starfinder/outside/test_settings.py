"""Every value that people see can be set by the game master, with everything that hangs on it (SF-GEN-5)."""

from __future__ import annotations

import pytest

from affray.core.events import ValueSet
from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.core.script import Overrule
from affray.rulesets.starfinder.model.stats import Bestiary, Combat
from affray.rulesets.starfinder.outside.settings import OF_FIGHTERS, subjects
from affray.rulesets.starfinder.outside.surroundings import OF_TABLE, OF_THINGS
from tests.conformance.harness import allowed, asked, last, play, refused, told
from tests.conformance.starfinder.boarding import (
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    del_,
    door,
    effects,
    fighter,
    ground,
    has,
    hp,
    lies,
    places,
    rat,
    sp,
    thing_of,
)


def three() -> Fight[Combat]:
    return boarding(ada(at=(5, 5)), bor(at=(9, 5)), rat(at=(20, 9)), order="ADA 18 BOR 12 RAT 6")


def put(fight: Fight[Combat], what: str, to: str) -> tuple[str, str, str]:
    """Set a value: what it was, what it has become, and what was wanted if that could not be."""
    assert fight.decree(f"set {what} '{to}'") == []
    told_last = last(fight, ValueSet)
    return told_last.was, told_last.now, told_last.wanted


@pytest.mark.rule("SF-GEN-5")
@pytest.mark.parametrize(
    ("what", "to", "now"),
    [
        ("ADA.hp", "7", 7), ("ADA.hp", "-5", 20), ("ADA.sp", "3", 3), ("ADA.rp", "2", 2), ("ADA.temp_hp", "+4", 4),
        ("ADA.altitude", "0", 0), ("ADA.initiative", "9", 9), ("ADA.place", "3", 3), ("ADA.at", "7,8", (7, 8)),
        ("ADA.standard", "no", False), ("ADA.move", "no", False), ("ADA.swift", "no", False),
        ("ADA.reaction", "no", False), ("ADA.acted", "no", False), ("ADA.busy", "yes", True),
        ("ADA.turn_used", "yes", True), ("ADA.halted", "yes", True), ("ADA.surprised", "yes", True),
        ("BOR.delaying", "yes", True), ("ADA.surrendered", "yes", True), ("ADA.side", "third", "third"),
        ("ADA.controller", "gm", "gm"), ("ADA.movement", "climb", "climb"), ("ADA.flown", "yes", True),
        ("ADA.run_rounds", "4", 4), ("ADA.run_rest", "3", 3), ("ADA.tumbles", "2", 2), ("ADA.nimble_ft", "10", 10),
        ("ADA.doom_round", "5", 5), ("ADA.ferocious", "1", 1), ("ADA.dying_damage", "yes", True),
        ("ADA.stabilized", "yes", True), ("ADA.dropped", "yes", True), ("ADA.intercepted", "yes", True),
        ("ADA.kept_up", "yes", True), ("ADA.last_attacker", "BOR", "BOR"), ("ADA.driven_to", "RAT", "RAT"),
        ("ADA.hidden_from", "BOR,RAT", ("BOR", "RAT")), ("ADA.used", "dagger", ("dagger",)),
        ("ADA.seen", "RAT", ("RAT",)), ("ADA.conditions", "prone,shaken", ("prone", "shaken")),
        ("ADA.conditions", "+dazzled", ("dazzled",)), ("BOR.dead", "yes", True), ("BOR.gone", "yes", True),
        ("ADA.dagger.location", "stowed", "stowed"), ("ADA.dagger.hp", "3", 3), ("ADA.dagger.active", "no", False),
        ("ADA.dagger.stun_mode", "yes", True), ("table.round", "7", 7), ("table.light", "dim", "dim"),
        ("table.gravity", "zero", "zero"), ("hatch.door", "open", "open"), ("crate.hp", "3", 3),
    ],
)  # fmt: skip
def test_a_value_is_what_it_is_set_to(what: str, to: str, now: object) -> None:
    terrain = [door((15, 15), id="hatch"), ground("crate", (16, 2), hp=9)]
    fight = boarding(ada(at=(5, 5)), bor(at=(9, 5)), rat(at=(20, 9)), order="ADA 18 BOR 12 RAT 6", terrain=terrain)
    put(fight, what, to)
    who, _, name = what.rpartition(".")
    setting = next(each for each in subjects(fight.state)[who] if each.name == name)
    assert setting.get(fight.scene, who) == now


@pytest.mark.rule("SF-GEN-5")
def test_whatever_can_be_set_is_listed_and_can_be_read() -> None:
    fight = boarding(del_(at=(5, 5)), bor(at=(9, 5)), terrain=[door((15, 15), id="hatch")])
    decree(fight, "drop DEL staff")
    for who, settings in subjects(fight.state).items():
        for each in settings:
            value = each.get(fight.scene, who)
            assert value is not None, f"{who}.{each.name}"
    names = [each.name for each in (*OF_FIGHTERS, *OF_THINGS, *OF_TABLE)]
    assert len(names) == len(set(names)) + 1, "only hp is said of people and of things"
    assert {"DEL.slot_1", "DEL.staff", "hatch", "table", "BOR.sword"} <= set(subjects(fight.state))


@pytest.mark.rule("SF-GEN-5")
def test_what_cannot_be_as_wanted_becomes_what_it_can_be_and_is_told_so() -> None:
    fight = three()
    assert put(fight, "ADA.hp", "99") == ("25", "25", "99")
    assert put(fight, "ADA.rp", "99") == ("5", "5", "99")
    assert put(fight, "ADA.place", "9") == ("1", "3", "9")
    assert put(fight, "ADA.at", "9,5") == ("5,5", "5,5", "9,5"), "BOR stands there"
    assert put(fight, "BOR.rifle.location", "wielded") == ("accessible", "accessible", "wielded"), "no free hands"
    assert put(fight, "BOR.rifle.loaded", "5") == ("0", "0", "5")


@pytest.mark.rule("SF-GEN-5")
def test_several_are_set_at_once() -> None:
    fight = three()
    decree(fight, "set *.hp -3")
    assert [each.hp for each in fight.state.fighters.values()] == [22, 22, 3]
    decree(fight, "hp BOR,RAT -2")
    assert [each.hp for each in fight.state.fighters.values()] == [22, 20, 1]
    decree(fight, "hp R* +1 temp 4")
    assert (hp(fight, "RAT"), fighter(fight, "RAT").temp_hp) == (2, 4)


@pytest.mark.rule("SF-DEATH-1")
@pytest.mark.rule("SF-DEATH-12")
@pytest.mark.rule("SF-DEATH-14")
def test_hit_points_bring_down_and_back() -> None:
    fight = three()
    put(fight, "BOR.hp", "0")
    assert fighter(fight, "BOR").dead
    put(fight, "BOR.dead", "no")
    assert (fighter(fight, "BOR").dead, hp(fight, "BOR")) == (False, 1)
    put(fight, "ADA.sp", "0")
    put(fight, "ADA.hp", "0")
    assert has(fight, "ADA", "dying")
    put(fight, "ADA.hp", "4")
    assert not has(fight, "ADA", "dying")


@pytest.mark.rule("SF-ROUND-2")
def test_a_place_in_the_order_gives_and_takes_no_turn() -> None:
    fight = three()
    play(fight, "ADA: end")
    put(fight, "ADA.place", "3")
    assert places(fight) == [("BOR", 12), ("RAT", 6), ("ADA", 18)]
    play(fight, "BOR: end", "RAT: end")
    assert (asked(fight), fight.state.round) == (["BOR turn"], 3)
    put(fight, "ADA.place", "1")
    play(fight, "BOR: end")
    assert asked(fight) == ["ADA turn"], "it was passed over, so its turn comes next"
    play(fight, "ADA: end", "RAT: end")
    assert (asked(fight), fight.state.round) == (["ADA turn"], 4)


@pytest.mark.rule("SF-READY-10")
def test_setting_a_place_or_a_pool_is_an_event() -> None:
    for trigger, what, to in (("damaged who BOR", "BOR.hp", "-3"), ("enters_square who BOR", "BOR.at", "9,6")):
        fight = three()
        play(fight, f"ADA: ready move event {trigger}", "ADA: end")
        decree(fight, f"set {what} '{to}'")
        assert asked(fight) == ["ADA after"]


@pytest.mark.rule("SF-MOVE-13")
def test_who_is_put_over_a_drop_falls() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(9, 5)), terrain=[ground("pit", (7, 7), drop_ft=20)])
    decree(fight, "set ADA.at 7,7")
    play(fight, "ADA 2d6 3 4")
    assert (at(fight, "ADA"), fighter(fight, "ADA").altitude_ft, sp(fight, "ADA")) == ((7, 7), -20, 20)


@pytest.mark.rule("SF-GRAP-7")
def test_holds_are_set_with_who_holds() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(6, 5)), rat(at=(20, 9)))
    put(fight, "ADA.holds", "BOR")
    assert has(fight, "BOR", "grappled")
    put(fight, "BOR.pinned", "yes")
    assert has(fight, "BOR", "pinned")
    assert fighter(fight, "ADA").grappling == ["BOR"]
    put(fight, "BOR.pinned", "no")
    assert (has(fight, "BOR", "pinned"), has(fight, "BOR", "grappled")) == (False, True)
    put(fight, "ADA.holds", "-")
    assert (has(fight, "BOR", "grappled"), fighter(fight, "ADA").grappling) == (False, [])


@pytest.mark.rule("SF-READY-7")
@pytest.mark.rule("SF-CAST-3")
@pytest.mark.rule("SF-CAST-9")
def test_what_somebody_is_up_to_can_be_ended() -> None:
    fight = three()
    play(fight, "ADA: ready attack event enters_reach who opponent with dagger")
    assert put(fight, "ADA.readied", "none") == ("attack", "none", "")
    assert fight.state.ready == []
    caster = boarding(del_(at=(5, 5)), bor(at=(9, 5)))
    play(caster, "DEL: cast snare")
    assert put(caster, "DEL.casting", "none") == ("snare", "none", "")
    assert fighter(caster, "DEL").uses_left["slot 1"] == 2
    put(caster, "DEL.slot_1.left", "+2")
    assert fighter(caster, "DEL").uses_left["slot 1"] == 4
    assert put(caster, "DEL.concentrating", "none") == ("none", "none", "")


@pytest.mark.rule("SF-TDEF-1")
def test_effects_can_be_taken_away() -> None:
    fight = three()
    play(fight, "ADA: total_defense")
    assert put(fight, "ADA.effects", "-") == ("total_defense", "-", "")
    assert effects(fight, "ADA") == []
    assert rules_of(fight.decree("set ADA.effects feint")) == ["CORE-FIELD"]


@pytest.mark.rule("SF-ACT-2")
def test_the_budget_of_a_turn() -> None:
    fight = three()
    put(fight, "ADA.standard", "no")
    assert budget(fight, "ADA") == "mwr"
    assert refused(fight, "ADA: attack BOR with dagger")[0] == "SF-ACT-5"
    put(fight, "ADA.standard", "yes")
    assert allowed(fight, "ADA: total_defense")


@pytest.mark.rule("SF-DELAY-1")
def test_delaying_by_decree() -> None:
    fight = three()
    put(fight, "RAT.delaying", "yes")
    play(fight, "ADA: end")
    assert asked(fight) == ["RAT come_out"]
    assert put(fight, "BOR.delaying", "no")[1] == "no"
    own = three()
    assert put(own, "ADA.delaying", "yes") == ("no", "no", "yes"), "it is her turn"


@pytest.mark.rule("SF-ROUND-8")
def test_gone_and_back_again() -> None:
    fight = three()
    put(fight, "BOR.gone", "yes")
    assert not fighter(fight, "BOR").present
    put(fight, "BOR.gone", "no")
    assert (fighter(fight, "BOR").present, at(fight, "BOR")) == (True, (9, 5))


@pytest.mark.rule("SF-CONC-3")
def test_darkness_falls_and_lifts() -> None:
    fight = three()
    put(fight, "table.light", "dark")
    assert all(has(fight, name, "blinded") for name in ("ADA", "BOR", "RAT"))
    put(fight, "table.light", "normal")
    assert not any(has(fight, name, "blinded") for name in ("ADA", "BOR", "RAT"))


@pytest.mark.rule("SF-MOVE-11")
def test_gravity_can_be_switched_off() -> None:
    fight = three()
    put(fight, "table.gravity", "zero")
    assert refused(fight, "ADA: move 6,5") == ["SF-MOVE-11"]


@pytest.mark.rule("SF-OBJ-2")
def test_things_and_objects() -> None:
    hatch = ground("door", (6, 5), id="hatch", hp=10)
    fight = boarding(ada(at=(5, 5)), bor(at=(9, 5)), terrain=[hatch])
    put(fight, "hatch.hp", "0")
    assert allowed(fight, "ADA: move 6,5")
    assert put(fight, "hatch.hp", "99") == ("0", "10", "99")
    assert fight.state.doors == {"hatch": "closed"}
    assert refused(fight, "ADA: move 6,5") == ["SF-MOVE-2"]
    put(fight, "BOR.sword.hp", "0")
    assert "sword" not in fighter(fight, "BOR").items
    decree(fight, "drop ADA dagger")
    put(fight, "ADA.dagger.at", "8,8")
    assert lies(fight) == {"ADA.dagger": (8, 8)}


@pytest.mark.rule("SF-MACT-12")
def test_ammunition_is_limited_by_the_magazine() -> None:
    fight = boarding(cyn(at=(5, 5)), bor(at=(9, 5)))
    put(fight, "CYN.laser.loaded", "3")
    assert thing_of(fight, "CYN", "laser").loaded == 3
    assert put(fight, "CYN.laser.loaded", "50") == ("3", "20", "50")


@pytest.mark.rule("SF-INIT-6")
def test_a_stat_block_joins() -> None:
    fight = three()
    assert fight.decree("join RAT id RAT2 at 3,3") == []
    play(fight, "RAT2 d20 10")
    blocks = fight.state.bestiary.blocks
    fight.state.bestiary = Bestiary({**blocks, "GUARD": blocks["BOR"]})
    assert rules_of(fight.decree("join GUARD id G1 at 4,4")) == ["CORE-MISSING"], "no side is known"
    assert fight.decree("join GUARD id G1 side raiders at 4,4") == []
    play(fight, "G1 d20 15")
    assert (hp(fight, "G1"), "sword" in fighter(fight, "G1").items, places(fight)[1]) == (25, True, ("G1", 17))
    assert rules_of(fight.decree("join GUARD id G1 side raiders at 4,5")) == ["CORE-EDIT-NAME"]


@pytest.mark.rule("SF-GEN-5")
def test_what_is_set_can_be_undone() -> None:
    fight = three()
    before = fight.state.clone()
    decree(fight, "set ADA.conditions stunned")
    fight.undo()
    assert fight.state == before
    assert told(fight, ValueSet) == []


@pytest.mark.rule("SF-GEN-5")
@pytest.mark.parametrize(
    ("what", "low", "high"),
    [
        ("table.round", 1, 100_000), ("ADA.hp", 0, 2000), ("ADA.altitude", None, 2000), ("ADA.initiative", -50, 100),
        ("ADA.place", 1, 1000), ("ADA.run_rounds", 0, 1000), ("ADA.run_rest", 0, 1000), ("ADA.tumbles", 0, 1000),
        ("ADA.nimble_ft", 0, 1000), ("ADA.doom_round", 0, 100_000), ("ADA.ferocious", 0, 100),
        ("ADA.dagger.loaded", 0, 1000), ("ADA.dagger.hp", 1, 1000),
    ],
)  # fmt: skip
def test_the_limits_of_numbers(what: str, low: int | None, high: int) -> None:
    fight = three()
    for number in (high, *(() if low is None else (low,))):
        assert allowed_to(fight, what, number), number
    assert not allowed_to(fight, what, high + 1)
    if low is not None and not what.endswith("dagger.hp"):
        assert not allowed_to(fight, what, low - 1)


def allowed_to(fight: Fight[Combat], what: str, number: int) -> bool:
    return not fight.refusals(Overrule("set", {"what": what, "to": f"={number}" if number < 0 else str(number)}))


@pytest.mark.rule("SF-ABIL-6")
@pytest.mark.rule("SF-CAST-14")
def test_uses_and_slots_by_their_own_decree() -> None:
    fight = boarding(del_(at=(5, 5)), bor(at=(9, 5)))
    decree(fight, "uses DEL 'slot 1' 100")
    assert fighter(fight, "DEL").uses_left["slot 1"] == 100
    assert rules_of(fight.decree("uses DEL 'slot 1' 101")) == ["CORE-NUMBER"]
    decree(fight, "uses DEL 'slot 1' 0")
    assert refused(fight, "DEL: cast lance") == ["SF-CAST-14"]


@pytest.mark.rule("SF-ROUND-8")
def test_who_is_taken_off_the_field_keeps_nothing_ready() -> None:
    fight = three()
    play(fight, "ADA: ready attack event enters_reach who opponent with dagger")
    decree(fight, "remove ADA")
    assert (fight.state.ready, fighter(fight, "ADA").readied) == ([], None)


@pytest.mark.rule("SF-READY-10")
def test_a_door_that_is_set_open_has_been_opened() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(6, 2)), terrain=[door((4, 2))])
    play(fight, "ADA: ready draw event door_opened item pike", "ADA: end")
    decree(fight, "set door.door locked")
    assert asked(fight) == ["BOR turn"]
    decree(fight, "set door.door open")
    assert asked(fight) == ["ADA after"]


@pytest.mark.rule("SF-OBJ-2")
def test_a_thing_with_0_hit_points_by_its_own_decree_is_destroyed() -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(2, 2)))
    decree(fight, "item BOR sword hp 5")
    assert thing_of(fight, "BOR", "sword").hp == 5
    decree(fight, "item BOR sword hp 0")
    assert "sword" not in fighter(fight, "BOR").items


@pytest.mark.rule("SF-MOVE-13")
def test_nobody_is_put_below_the_floor() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(9, 2)), terrain=[ground("pit", (3, 2))])
    play(fight, "ADA: move 3,2", "ADA d6 4")
    decree(fight, "set ADA.at 6,2")
    assert fighter(fight, "ADA").altitude_ft == 0
    decree(fight, "set ADA.altitude =-10")
    assert fighter(fight, "ADA").altitude_ft == 0
