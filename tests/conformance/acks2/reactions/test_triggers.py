"""What triggers a readied action, and at which moment it is taken."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.acks2.model.events import Moved
from affray.rulesets.acks2.reactions.interrupts import in_ready_reach, met
from tests.conformance.acks2.ring import (
    BOW,
    DART,
    SPEAR,
    SWORD,
    Square,
    archer,
    at,
    castings,
    conditions,
    fight_of,
    hp,
    mage,
    orc,
    placed,
    play,
    readied,
    ring,
    say,
    someone,
    status,
    struck,
    warrior,
    weapon,
)
from tests.conformance.harness import answer, asked, last


@pytest.mark.rule("ACKS-READY-11")
def test_the_moment_is_after_two_movement_actions_in_a_row() -> None:
    fight = ring(archer("g", at=(0, 0), **readied("bow", "moves")), orc("orc", at=(0, 20)), numbers="orc=5 g=1")
    play(fight, "orc: march 0,19 0,18")
    assert asked(fight) == ["orc segment"]
    play(fight, "orc: march 0,17 0,16")
    assert (asked(fight), at(fight, "orc")) == (["g interrupt"], (0, 16))


@pytest.mark.rule("ACKS-READY-13", "ACKS-READY-11", "ACKS-MOVE-3")
def test_who_lets_a_runner_pass_is_not_asked_again_when_it_takes_cover() -> None:
    fight = ring(archer("g", at=(0, 0), **readied("bow", "moves")), orc("orc", at=(0, 20)), numbers="orc=5 g=1")
    play(fight, "orc: run 0,19 0,18")
    assert asked(fight) == ["g interrupt"]
    play(fight, "g: decline", "orc: take_cover")
    assert (asked(fight), conditions(fight, "orc")) == (["g segment"], {"disordered", "prone"})


@pytest.mark.rule("ACKS-READY-11", "ACKS-SPELL-3", "ACKS-SPELL-2")
def test_without_movement_the_moment_is_just_before_the_spell_takes_effect() -> None:
    fight = ring(
        archer("g", at=(0, 0), **readied("bow", "casts")),
        mage("m", at=(0, 10), side="orcs", facing="S", spells=[DART]),
        declare={"m": "cast dart"},
        numbers="m=5 g=1",
    )
    play(fight, "m: cast")
    assert asked(fight) == ["g interrupt"]
    play(fight, "g: respond", "g d20 19 | g d6 1")
    assert (hp(fight, "g", "m"), castings(fight, "m", "dart"), asked(fight)) == ((7, 4), 1, ["g segment"])


@pytest.mark.rule("ACKS-READY-20")
@pytest.mark.parametrize(
    ("trigger", "deed", "meets"),
    [
        ("comes_into_reach", "orc: march 0,2 0,1 facing S", True),
        ("comes_into_reach", "orc: march 0,2 facing S", False),
        ("moves", "orc: march 1,3 facing S", True),
        ("moves", "orc: remain_stationary facing E", False),
        ("charges", "orc: charge g to 0,1", True),
        ("charges", "orc: march 0,2 0,1 facing S", False),
    ],
)
def test_triggers(trigger: str, deed: str, meets: bool) -> None:
    weapon = "bow" if trigger == "moves" else "sword"
    attacks = [BOW] if weapon == "bow" else [SWORD]
    fight = ring(
        someone("g", at=(0, 0), attacks=attacks, **readied(weapon, trigger)), orc("orc", at=(0, 3)), numbers="orc=5 g=1"
    )
    answer(fight, placed(deed))
    if "charge" not in deed:
        play(fight, "orc: pass")
    assert (asked(fight) == ["g interrupt"]) is meets


@pytest.mark.rule("ACKS-READY-20")
def test_a_trigger_may_name_opponents() -> None:
    fight = ring(
        archer("g", at=(0, 0), **readied("bow", "moves", ["other"])),
        orc("orc", at=(0, 9)),
        orc("other", at=(5, 9)),
        numbers="orc=5 other=4 g=1",
    )
    play(fight, "orc: march 0,8", "orc: pass", "other: march 5,8", "other: pass")
    assert asked(fight) == ["g interrupt"]


@pytest.mark.rule("ACKS-READY-20")
def test_a_trigger_may_be_a_square() -> None:
    fight = ring(
        archer("g", at=(0, 0), **readied("bow", "enters_square", squares=[(0, 7)])),
        orc("orc", at=(0, 9)),
        orc("x", at=(5, 9)),
        numbers="x=6 orc=5 g=1",
    )
    play(fight, "x: march 5,8", "x: pass", "orc: march 0,8 0,7 0,6", "orc: pass")
    assert asked(fight) == ["g interrupt"]


@pytest.mark.rule("ACKS-READY-11")
def test_a_trigger_first_met_in_a_march_as_combat_action_resolves_at_its_end() -> None:
    fight = ring(
        someone("g", at=(0, 0), **readied("sword", "comes_into_reach")), orc("orc", at=(0, 9)), numbers="orc=5 g=1"
    )
    play(fight, "orc: march 0,8 0,7 0,6 0,5 facing S")
    assert asked(fight) == ["orc segment"]
    play(fight, "orc: march 0,4 0,3 0,2 0,1 facing S as combat")
    assert (asked(fight), at(fight, "orc")) == (["g interrupt"], (0, 1))


@pytest.mark.rule("ACKS-MOVE-7", "ACKS-READY-3", "ACKS-READY-11")
def test_a_step_with_an_attack_sets_off_a_readied_guard() -> None:
    fight = ring(
        someone("r", at=(0, 0), **readied("sword", "comes_into_reach")), orc("o", at=(0, 2)), numbers="o=5 r=1"
    )
    say(fight, "o: attack r with sword step 0,1")
    assert asked(fight) == ["r interrupt"]


@pytest.mark.rule("ACKS-READY-20", "ACKS-MELEE-1")
def test_a_reach_weapon_guards_at_ten_feet() -> None:
    fork = weapon("fork", "1d6", "piercing", reach_ft=10)
    fight = ring(
        someone("r", at=(0, 0), attacks=[fork], **readied("fork", "comes_into_reach")),
        orc("o", at=(0, 6)),
        numbers="o=5 r=1",
    )
    play(fight, "o: march 0,2", "o: defend", "r: respond", "r d20 19 | r d6 2")
    assert hp(fight, "o") == 4


@pytest.mark.rule("ACKS-MOVE-7", "ACKS-READY-15")
def test_who_is_felled_after_the_step_of_its_attack_does_not_attack() -> None:
    guard = someone("r", at=(0, 0), **readied("sword", "comes_into_reach"))
    fight = ring(guard, orc("o", at=(0, 2)), orc("q", at=(9, 9)), numbers="o=5 q=2 r=1")
    say(fight, "o: attack r with sword step 0,1", "r: respond", "r d20 19 | r d6 6")
    assert (status(fight, "o"), at(fight, "o"), asked(fight)) == ("unconscious", (0, 1), ["q segment"])


@pytest.mark.rule("ACKS-MOVE-7", "ACKS-READY-13")
def test_the_attack_goes_on_after_the_step_if_the_guard_declines() -> None:
    guard = someone("r", at=(0, 0), **readied("sword", "comes_into_reach"))
    fight = ring(guard, orc("o", at=(0, 2)), numbers="o=5 r=1")
    say(fight, "o: attack r with sword step 0,1", "r: decline", "o d20 3")
    assert (struck(fight)[0], last(fight, Moved).how, warrior(fight, "o").moved) == (3, "step", 1)


@pytest.mark.rule("ACKS-READY-19", "ACKS-MOVE-10")
@pytest.mark.parametrize(
    ("trigger", "answers"), [("comes_into_view", True), ("moves", True), ("attacks", False), ("charges", False)]
)
def test_whoever_reveals_itself_by_moving_is_answered(trigger: str, answers: bool) -> None:
    guard = archer("g", **readied("bow", trigger))
    fight = ring(guard, orc("o", at=(0, 6), start=["hidden"]), numbers="o=5 g=1")
    say(fight, "o: march 0,5", "o: pass")
    assert (asked(fight) == ["g interrupt"]) is answers


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


@pytest.mark.rule("ACKS-READY-11", "ACKS-CHARGE-11")
@pytest.mark.parametrize(
    ("trigger", "seen", "asks"),
    [("attacks", [], "g interrupt"), ("charges", [], "g interrupt"), ("casts", [], ""), ("attacks", ["hidden"], "")],
)
def test_a_charge_meets_the_trigger_of_an_attack_just_before_it_strikes(
    trigger: str, seen: list[Any], asks: str
) -> None:
    fight = ring(
        orc("orc", at=(0, 8), start=seen), archer("g", at=(5, 0), **readied("bow", trigger)), someone("h"),
        numbers="orc=5 h=2 g=1",
    )  # fmt: skip
    say(fight, "orc: charge h to 0,1")
    assert at(fight, "orc") == (0, 1)
    assert [each for each in asked(fight) if each == "g interrupt"] == ([asks] if asks else [])
