"""What the log tells: every kind of line at the moment it is true, with its rule."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.events import Event
from affray.core.fight import Fight
from affray.rulesets.acks2 import RULESET
from affray.rulesets.acks2.model.events import (
    Acted,
    CleaveOffered,
    CombatOver,
    ConditionEnded,
    ConditionGained,
    Declared,
    Delayed,
    Equipped,
    Fell,
    ForcedMove,
    Healed,
    InitiativeRolled,
    Interrupted,
    Joined,
    Moved,
    NumberCalled,
    NumbersPassed,
    PutBack,
    Readied,
    ReadinessLost,
    RoundBegan,
    RoundEnded,
    SegmentBegan,
    SegmentEnded,
    SpellAbandoned,
    SpellDisrupted,
    SpellTookEffect,
    StatusChanged,
    Stopped,
    Turned,
    WeaponBroke,
    WeaponLanded,
)
from affray.rulesets.acks2.model.scenario import AreaEntry, EffectEntry
from affray.rulesets.acks2.model.stats import Combat
from affray.text import Speaker
from affray.text.log import SHORT, Log
from tests.conformance.acks2.ring import (
    BROADSWORD,
    DART,
    MEND,
    SHORT_SWORD,
    SPEAR,
    archer,
    ended,
    mage,
    missile,
    new_round,
    orc,
    play,
    readied,
    ring,
    saving,
    say,
    someone,
    spear,
    spell,
    warrior,
)
from tests.conformance.harness import told


def lines(fight: Fight[Combat], kind: type[Event]) -> list[tuple[Any, ...]]:
    """Everything told of this kind, with the rules at the end; places as the engine has them."""
    return [(*event.facts().values(), *event.rules) for event in told(fight, kind)]


# -- the round and the count -----------------------------------------------------------------------
@pytest.mark.rule("ACKS-ROUND-1", "ACKS-ROUND-3", "ACKS-COUNT-1", "ACKS-COUNT-2", "ACKS-COUNT-6", "ACKS-INIT-1")
def test_a_round_is_told_from_its_beginning_to_its_end() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 20)), round=2)
    assert lines(fight, RoundBegan) == [(2, "ACKS-ROUND-1")]
    new_round(fight, "h=6 o=2")
    assert [(each.who, each.total.total, each.rules) for each in told(fight, InitiativeRolled)] == [
        ("h", 6, ("ACKS-INIT-1",)), ("o", 2, ("ACKS-INIT-1",)),
    ]  # fmt: skip
    assert ended(fight) == ["h", "o"]
    assert lines(fight, NumberCalled) == [(6, "ACKS-COUNT-1"), (2, "ACKS-COUNT-1")]
    assert lines(fight, NumbersPassed) == [((10, 9, 8, 7), "ACKS-COUNT-1"), ((5, 4, 3), "ACKS-COUNT-1")]
    assert lines(fight, SegmentBegan) == [("h", 6, "ACKS-COUNT-2"), ("o", 2, "ACKS-COUNT-2")]
    assert lines(fight, SegmentEnded) == [("h", "done", "ACKS-COUNT-6"), ("o", "done", "ACKS-COUNT-6")]
    assert lines(fight, RoundEnded) == [(2, "ACKS-ROUND-3")]
    assert lines(fight, RoundBegan) == [(2, "ACKS-ROUND-1"), (3, "ACKS-ROUND-1")]


@pytest.mark.rule("ACKS-COUNT-1")
def test_numbers_that_follow_each_other_pass_nothing() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 20)), orc("p", at=(5, 20)), numbers="h=10 o=9 p=8")
    ended(fight)
    assert lines(fight, NumbersPassed) == []
    assert [each.number for each in told(fight, NumberCalled)] == [10, 9, 8]


@pytest.mark.rule("ACKS-DELAY-1", "ACKS-DELAY-4")
def test_delaying_and_joining_are_told() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 20)), numbers="h=5 o=3")
    play(fight, "h: delay", "h: join")
    assert lines(fight, Delayed) == [("h", "", -5, "ACKS-DELAY-1")]
    assert lines(fight, Joined) == [("h", 4, "ACKS-DELAY-4")]
    assert warrior(fight, "h").wait_for == ""


@pytest.mark.rule("ACKS-ROUND-3", "ACKS-DEATH-1")
def test_the_end_of_the_combat_is_told() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 1), hp=1), numbers="h=5 o=3")
    play(fight, "h: attack o with sword", "h d20 19 | h d6 6")
    assert lines(fight, Fell) == [("o", "unconscious", "ACKS-DEATH-1")]
    assert lines(fight, CombatOver) == [("heroes", 2, "ACKS-ROUND-3")]
    assert (fight.state.over, fight.state.stage) == ("heroes", "over")


# -- weapons ---------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-ACT-6")
def test_what_is_drawn_dropped_and_picked_up_is_told() -> None:
    fight = ring(someone("h", inventory=[SHORT_SWORD, SPEAR]), orc("o", at=(0, 20)), numbers="h=5 o=1")
    play(fight, "h: drop_and_draw spear")
    assert lines(fight, WeaponLanded) == [("h", "sword", "30,30", "ACKS-ACT-6")]
    assert lines(fight, Equipped) == [("h", "spear", "drawn", "ACKS-ACT-6")]
    play(fight, "h: mode spear")
    assert lines(fight, Equipped)[-1] == ("h", "spear", "thrown_mode", "ACKS-ACT-6")
    play(fight, "h: mode spear")
    assert lines(fight, Equipped)[-1] == ("h", "spear", "melee_mode", "ACKS-ACT-6")
    play(fight, "h: pick_up sword")
    assert lines(fight, Equipped)[-1] == ("h", "sword", "picked_up", "ACKS-ACT-6")
    assert (fight.state.lying, warrior(fight, "h").hand) == ([], ["sword"])
    play(fight, "h: draw short_sword as combat")
    assert lines(fight, Equipped)[-1] == ("h", "short_sword", "drawn", "ACKS-ACT-6")
    assert warrior(fight, "h").hand == ["short_sword"]


@pytest.mark.rule("ACKS-MELEE-4", "ACKS-RANGED-10")
def test_what_breaks_and_what_is_thrown_is_told() -> None:
    fight = ring(spear("s"), orc("o", at=(0, 1)), numbers="s=5 o=1")
    play(fight, "s: attack o with spear", "s d20 1")
    assert lines(fight, WeaponBroke) == [("s", "spear", "ACKS-MELEE-4")]
    broken = warrior(fight, "s").arms["spear"]
    assert (str(broken.damage), broken.attack_bonus, broken.range) == ("1d4", -1, None)
    assert (broken.long, broken.impact, broken.thrown) == (False, False, False)
    darts = missile("dart", "1d4", (20, 40, 60), "thrown", ammo=2)
    fight = ring(archer("a", attacks=[darts]), orc("o", at=(0, 3)), orc("p", at=(9, 9)), numbers="a=5 o=1 p=0")
    play(fight, "a: attack o with dart", "a d20 1")
    assert lines(fight, WeaponLanded) == [("a", "dart", "30,33", "ACKS-RANGED-10")]
    assert (warrior(fight, "a").ammo, warrior(fight, "a").hand) == ({"dart": 1}, ["dart"])
    fight.decree("set a.ammo_dart 1")
    ended(fight)
    new_round(fight, "a=6 o=1 p=1")
    play(fight, "a: attack o with dart", "a d20 1")
    assert (warrior(fight, "a").ammo, warrior(fight, "a").hand) == ({"dart": 0}, [])


# -- readiness -------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-READY-1", "ACKS-READY-6", "ACKS-READY-10", "ACKS-READY-3")
def test_readying_interrupting_and_losing_it_is_told() -> None:
    fight = ring(someone("g"), orc("o", at=(0, 4)), orc("p", at=(9, 9)), numbers="g=5 o=3 p=1")
    play(fight, "g: ready comes_into_reach action attack")
    assert lines(fight, Readied) == [("g", "attack", "comes_into_reach", "ACKS-READY-1")]
    say(fight, "o: march 0,1", "o: defend", "g: respond", "g d20 1")
    assert [(each.who, each.whom) for each in told(fight, Interrupted)] == [("g", "o")]
    guard = someone("g", **readied("sword", "moves"))
    fight = ring(guard, orc("o", at=(0, 1)), numbers="o=5 g=1")
    play(fight, "o: attack g with sword", "o d20 19 | o d6 2")
    assert lines(fight, ReadinessLost) == [("g", "readied", "ACKS-READY-6")]
    fight = ring(guard, orc("o", at=(0, 20)), numbers="o=5 g=1")
    play(fight, "o: pass", "g: ready moves action attack")
    assert lines(fight, ReadinessLost)[-1] == ("g", "readied", "ACKS-READY-10")


# -- movement --------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-MOVE-1", "ACKS-FACE-5", "ACKS-ENGAGE-8")
def test_ways_turns_and_stops_are_told() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 4)), numbers="h=5 o=1")
    play(fight, "h: march 0,1 ending E")
    assert lines(fight, Moved) == [("h", "march", "30,30", "30,31", 5, "N", "ACKS-MOVE-1")]
    assert lines(fight, Turned) == [("h", "E", "", "ACKS-FACE-5")]
    fight = ring(someone("h"), orc("o", at=(0, 2)), orc("p", at=(2, 3)), numbers="h=5 o=1 p=0")
    play(fight, "h: march 0,1 1,1")
    assert lines(fight, Stopped) == [("h", ("o",), "ACKS-ENGAGE-8")]


@pytest.mark.rule("ACKS-CLEAVE-6", "ACKS-CLEAVE-1")
def test_the_step_of_a_cleave_is_told() -> None:
    fight = ring(
        someone("h", cleave_max=2), orc("o", at=(0, 1), hp=1), orc("p", at=(2, 1)), numbers="h=5 o=1 p=0"
    )  # fmt: skip
    play(fight, "h: attack o with sword", "h d20 19 | h d6 6")
    assert lines(fight, CleaveOffered) == [("h", 2, "ACKS-CLEAVE-1")]
    play(fight, "h: cleave p step 1,0", "h d20 1")
    assert lines(fight, Moved) == [("h", "step", "30,30", "31,30", 5, "NE", "ACKS-CLEAVE-6")]
    assert warrior(fight, "h").cleaves == 1


@pytest.mark.rule("ACKS-CLEAVE-10", "ACKS-READY-1", "ACKS-ACT-8")
def test_a_cleave_spent_otherwise_is_told() -> None:
    for what, detail in (("ready", "attack"), ("defend", "")):
        fight = ring(someone("h", cleave_max=2), orc("o", at=(0, 1), hp=1), orc("p", at=(9, 9)), numbers="h=5 o=1 p=0")
        play(fight, "h: attack o with sword", "h d20 19 | h d6 6", f"h: {what}")
        assert lines(fight, Acted)[-1] == ("h", what, "", "", "ACKS-CLEAVE-10")
        assert [each.action for each in told(fight, Readied)] == ([detail] if detail else [])
        ready = warrior(fight, "h").ready
        assert (ready is not None) is (what == "ready")
        assert (warrior(fight, "h").defending == "h") is (what == "defend")


@pytest.mark.rule("ACKS-ACT-1")
@pytest.mark.parametrize(
    ("answer", "target", "detail"),
    [
        ("defend", "", ""), ("in_lieu_of_movement what a_door", "", "a_door"),
        ("attack o with fist", "o", "fist"), ("maneuver knock_down o with sword", "o", "knock_down sword"),
    ],
)  # fmt: skip
def test_an_action_is_told_with_its_target_and_the_rest(answer: str, target: str, detail: str) -> None:
    fight = ring(someone("h"), orc("o", at=(0, 1)), numbers="h=5 o=1")
    say(fight, f"h: {answer}")
    (event,) = told(fight, Acted)
    assert (event.who, event.action, event.target, event.detail) == ("h", answer.split()[0], target, detail)


@pytest.mark.rule("ACKS-MANEUV-3")
@pytest.mark.parametrize(
    ("die", "end", "feet"), [(1, "30,31", 0), (2, "30,32", 5), (6, "30,32", 5), (7, "30,33", 10), (8, "30,33", 10)]
)
def test_how_far_somebody_is_forced_back_is_told(die: int, end: str, feet: int) -> None:
    hero = someone("h", str_mod=3, attacks=[BROADSWORD])
    fight = ring(hero, orc("o", at=(0, 1), hp_max=30, saves={"paralysis": 18}), numbers="h=5 o=1")
    play(fight, "h: maneuver force_back o with sword", f"h d20 19 | h d8 {die} | o d20 2")
    assert lines(fight, ForcedMove) == [("o", "h", end, feet, "ACKS-MANEUV-3")]


# -- conditions, spells and the fallen -------------------------------------------------------------
@pytest.mark.rule("ACKS-DECL-6", "ACKS-SPELL-2", "ACKS-SPELL-3", "ACKS-SPELL-9", "ACKS-SPELL-5")
def test_what_becomes_of_a_declared_spell_is_told() -> None:
    def casting(numbers: str) -> Fight[Combat]:
        return ring(
            mage("m", spells=[DART]), orc("o", at=(0, 3)), numbers=numbers, declare={"m": "cast dart"}
        )  # fmt: skip

    fight = play(casting("m=5 o=1"), "m: cast", "m: target o", "m d6 2")
    assert lines(fight, SpellTookEffect) == [("m", ("o",), "dart", "ACKS-SPELL-2")]
    assert warrior(fight, "m").castings == {"dart": 1}
    fight = play(casting("m=5 o=1"), "m: abandon_spell")
    assert (lines(fight, SpellAbandoned), warrior(fight, "m").declared) == ([("m", "dart", "ACKS-SPELL-9")], "")
    fight = play(casting("m=5 o=1"), "m: cast", "m: none")
    assert lines(fight, SpellAbandoned) == [("m", "dart", "ACKS-SPELL-5")]
    assert warrior(fight, "m").castings == {"dart": 2}
    fight = play(casting("m=1 o=5"), "o: march 0,1", "o: attack m with sword", "o d20 19 | o d6 1")
    assert [each[:2] for each in lines(fight, SpellDisrupted)] == [("m", "dart")]
    fight = casting("m=1 o=5")
    fight.decree("condition m paralyzed on yes")
    play(fight, "o: pass")
    assert lines(fight, SpellAbandoned) == [("m", "dart", "ACKS-SPELL-5")]
    assert (warrior(fight, "m").segment, warrior(fight, "m").castings) == ("pending", {"dart": 2})
    fight = ring(mage("m", spells=[DART]), orc("o", at=(0, 3)), round=2)
    new_round(fight, "m=5 o=1", m="cast dart")
    assert lines(fight, Declared) == [("m", "cast", "dart", "ACKS-DECL-6")]


@pytest.mark.rule("ACKS-DEATH-9", "ACKS-SPELL-6")
def test_healing_is_told() -> None:
    fight = ring(mage("m", spells=[MEND]), someone("f", at=(0, 1), hp=5), orc("o", at=(9, 9)), round=2)
    new_round(fight, "m=5 f=3 o=1", m="cast mend")
    play(fight, "m: cast", "m: target f", "m d6 2")
    assert lines(fight, Healed) == [("f", 3, 8, "m", "ACKS-DEATH-9")]


@pytest.mark.rule("ACKS-COND-1", "ACKS-MOVE-12", "ACKS-MORALE-11", "ACKS-DEATH-7")
def test_conditions_and_status_are_told_once() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 9)), orc("p", at=(5, 9)), numbers="h=5 o=1 p=0")
    for line in (
        "condition o prone",
        "condition o prone rounds 2",
        "condition o prone on no",
        "condition o prone on no",
    ):
        fight.decree(line)
    assert lines(fight, ConditionGained) == [("o", "prone", "ACKS-COND-1")]
    assert lines(fight, ConditionEnded) == [("o", "prone", "ACKS-COND-1")]
    assert fight.state.timing.lasting == []
    for line in ("status o fled", "status o surrendered", "status p dead"):
        fight.decree(line)
    assert lines(fight, StatusChanged) == [
        ("o", "fled", "ACKS-MOVE-12"), ("o", "surrendered", "ACKS-MORALE-11"),
    ]  # fmt: skip
    assert lines(fight, Fell) == [("p", "dead", "ACKS-DEATH-7")]


@pytest.mark.rule("ACKS-GRID-8", "ACKS-ENGAGE-8")
def test_who_may_not_stop_where_it_is_stopped_is_put_back_and_it_is_told() -> None:
    ally, foe = someone("ally", at=(0, 1), facing="E"), orc("o", at=(1, 2), facing="SW")
    fight = ring(someone("c", facing="E"), ally, foe, numbers="c=5 ally=1 o=0")
    play(fight, "c: march 0,1 -1,2 facing S")
    assert lines(fight, PutBack) == [("c", "30,30", "ACKS-GRID-8")]
    assert lines(fight, Moved) == [("c", "march", "30,30", "30,30", 5, "S", "ACKS-MOVE-1")]


@pytest.mark.rule("ACKS-READY-6")
def test_what_one_of_several_loses_stands_under_its_own_line() -> None:
    fire = EffectEntry(kind="damage", dice="1d6", type="fire")
    burst = spell("burst", fire, area=AreaEntry(shape="burst", size_ft=10), save=saving("blast", "half"))
    fight = ring(
        mage("m", spells=[burst]), orc("a", at=(0, 9), name="Ada", **readied("sword", "comes_into_reach")),
        orc("b", at=(1, 9), name="Bo"), orc("c", at=(2, 9), name="Cy"),
        numbers="m=5 a=3 b=2 c=1", declare={"m": "cast burst"},
    )  # fmt: skip
    begun = fight.state.clone()
    play(fight, "m: cast", "m: aim 1,9", "a d20 20 | b d20 3 | c d20 2 | m d6 2")
    lines = Log(Speaker("en", RULESET), RULESET, SHORT, begun).lines(fight.scene.events, fight.state)
    told = [text.strip() for line in lines for text in line.shown()]
    at = told.index("Ada: the readied action is lost")
    assert told[at - 1].startswith("Ada, Blast save: 20 vs")
    assert [text[:2] for text in told[at + 2 : at + 4]] == ["Bo", "Cy"]
