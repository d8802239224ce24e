"""A fight as a table shows it: clock, order, ground, people, what waits."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.views import Seat
from affray.rulesets.eclipse_phase import RULESET
from affray.rulesets.eclipse_phase.model.stats import Combat
from affray.rulesets.table import Body, Budget, Clock, Combatant, Group, Held, Lasts, Patch, Step, Table, Thing, Until
from affray.rulesets.table import UnderWay as Act
from tests.conformance.eclipse_phase.firefight import (
    GRENADE,
    PISTOL,
    block,
    carrying,
    door,
    fighter,
    firefight,
    grenade,
    hound,
    opening,
    piece,
    play,
    say,
    shot,
    someone,
)


def table(fight: Fight[Combat]) -> Table:
    return RULESET.table(fight.state)


def person(fight: Fight[Combat], who: str) -> Combatant:
    return next(each for each in table(fight).combatants if each.id == who)


def places(fight: Fight[Combat]) -> list[list[str]]:
    """The groups of the order: `a now`, and what is special about it."""
    return [[f"{x.who} {x.state} {x.note}".strip() for x in group.members] for group in table(fight).order]


def three(**more: Any) -> Fight[Combat]:
    return firefight(
        someone("a", 12, at=0, side="red"), someone("b", 9, at=8, side="blue"), someone("c", 6, at=20, side="blue"),
        **more,
    )  # fmt: skip


# -- when ------------------------------------------------------------------------------------------
def test_the_clock_knows_turn_phase_owner_and_threat() -> None:
    fight = firefight(someone("a", 12), hound("h", 9), threat_pools={"hounds": 2})
    steps = [("start", "past"), ("take", "now"), ("regular", "ahead"), ("extra", "ahead"), ("end", "ahead")]
    asked_first = Clock(1, "take", "", "turn", tuple(Step(*each) for each in steps), numbers=(("hounds", 2),))
    assert table(fight).clock == asked_first
    play(fight, "h: decline")
    clock = table(fight).clock
    assert (clock.phase, clock.owner) == ("regular", "a")
    assert [each.state for each in clock.steps] == ["past", "past", "now", "ahead", "ahead"]
    fight.state.over = "red"
    assert table(fight).clock.phase == "over"


def test_the_order_shows_who_was_is_and_comes_and_who_shares_a_place() -> None:
    fight = firefight(someone("a", 12), someone("b", 9), someone("c", 6, ref=20), someone("d", 6))
    play(fight, "a: pass", "b: act none")
    assert places(fight) == [["a done"], ["b now"], ["c next", "d next"]]
    assert [(each.count, each.tie) for each in table(fight).order] == [(12, False), (9, False), (6, True)]
    assert not fight.decree("status c fled")
    assert places(fight)[-1] == ["c out", "d next"]


def test_before_the_first_turn_everybody_is_listed() -> None:
    fight = opening(someone("a"), someone("b"))
    assert (fight.state.order, places(fight)) == ([], [["a next"], ["b next"]])
    assert [type(each) for each in table(fight).order] == [Group, Group]
    assert [(each.count, each.tie) for each in table(fight).order] == [(None, False)] * 2


def test_who_took_the_initiative_and_who_holds_its_slot_is_noted() -> None:
    fight = firefight(someone("a", 12), someone("b", 9, vigor=1), someone("c", 3))
    play(fight, "b: take vigor")
    assert places(fight) == [["b now took_initiative"], ["a next"], ["c next"]]
    play(fight, "b: pass", "a: delay standby", "until c slot")
    assert places(fight) == [["b done took_initiative"], ["a held delaying"], ["c now"]]
    carried = carrying(someone("a", 12), someone("b", 9))
    assert places(carried)[-1] == ["b held carried"]


def test_in_the_extra_phase_the_extra_actions_left_are_counted() -> None:
    fight = firefight(someone("a", 12, vigor=2), someone("b", 9, vigor=1))
    play(fight, "b: decline", "a: decline", "a: pass", "b: pass", "until a extra")
    found = [each.members[0] for each in table(fight).order]
    assert [(x.who, x.note, x.number) for x in found] == [("a", "extras", 2), ("b", "extras", 2)]
    say(fight, shot("a", "b", pool="vigor"))
    found = [each.members[0] for each in table(fight).order]
    assert (found[0].state, found[0].note, found[0].number) == ("now", "extras", 1)


def test_what_a_window_interrupts_is_under_way() -> None:
    fight = three()
    assert table(fight).under_way == ()
    play(fight, "a: delay standby", "until a window before b")
    assert table(fight).under_way == (Act("b", "before"),)
    play(fight, "a: wait", "b: act none", shot("b", "a"), "until a window declared b")
    assert table(fight).under_way == (Act("b", "attack_ranged", ("a",)),)
    other = play(three(), "a: delay standby", "until b slot", "b: act none", "b: convey_information")
    assert table(other).under_way == (Act("b", "convey_information", ()),)


@pytest.mark.rule("EP-ATK-3")
def test_whoever_defends_sees_the_attack_that_is_under_way() -> None:
    fight = play(three(), "a: act none", shot("a", "b"))
    assert table(fight).under_way == (Act("a", "attack_ranged", ("b",)),)
    seats = [Seat(name, name) for name in ("gm", *dict.fromkeys(x.side for x in fight.state.fighters.values()))]
    told = {seat.side: [each["who"] for each in fight.view(seat)["under_way"]] for seat in seats}
    assert {side for side, who in told.items() if who} == {"gm", "blue"}
    play(fight, "b: fray", "a d100 99 | b d100 99")
    assert table(fight).under_way == ()


@pytest.mark.rule("EP-ATK-3")
def test_a_blow_is_under_way_as_one() -> None:
    fight = firefight(someone("a", 12, at=0, side="red"), someone("b", 9, at=1, side="blue"))
    play(fight, "until a slot", "a: act none", "a: attack_melee b with unarmed")
    assert table(fight).under_way == (Act("a", "attack_melee", ("b",)),)


# -- where -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("kind", "style", "sign"), [("pit", "drop", "○"), ("water", "water", "~"), ("fire", "area", "!")]
)
def test_ground_that_gives_no_cover_is_drawn_by_what_it_takes_to_get_across(kind: str, style: str, sign: str) -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 9, at=8), scene=[piece(kind, 4, 9, 5, 11)])
    (patch,) = table(fight).battlefield.features
    assert patch.style == style
    assert sign in RULESET.draw(fight.state)


def test_the_ground_shows_cover_walls_doors_fires_and_what_lies_there() -> None:
    scene = [
        block("moderate", 4, 9, 5, 11), block("total", 30, 9, 31, 11), door("gate", 40, 9, 41, 11),
        piece("fire", 50, 9, 51, 11), block("minor", 60, 9, 61, 11),
    ]  # fmt: skip
    fight = firefight(someone("a", 12, at=0, weapons=[PISTOL, GRENADE]), someone("b", 9, at=8), scene=scene)
    play(fight, "a: act none", "a: drop_item pistol", "a: attack_thrown at 20,11 with frag trigger timer", "a d100 1")
    ground = table(fight).battlefield
    shape = (ground.kind, ground.width, ground.height, ground.grain, ground.unit, ground.up)
    assert shape == ("field", 40000, 2000, 100, "m", True)
    assert [each.style for each in ground.features] == ["cover", "wall", "door", "area", "cover"]
    first = ground.features[0]
    assert first == Patch(
        first.id, "cover", "cover", (), (400, 900, 500, 1100), traits=(("cover", "moderate"), ("movement", "free"))
    )
    assert [each.traits[0][1] for each in ground.features] == ["moderate", "total", "total", "none", "minor"]
    assert [("burns", "fire") in each.traits for each in ground.features] == [False, False, False, True, False]
    assert ground.things == (Thing("pistol", 0, 1000), Thing(fight.state.explosives[0].id, 2000, 1100))


# -- who -------------------------------------------------------------------------------------------
def test_a_combatant_is_shown_with_all_that_is_known_of_it() -> None:
    fight = firefight(
        someone("a", 12, at=(3, 10), side="red", damage=10, wounds=1, stress=4, traumas=1, armor_energy=2,
                armor_kinetic=3, weapons=[PISTOL, grenade("flash", ready=False)], melee=70),
        someone("b", 9, at=20, side="blue"),
    )  # fmt: skip
    found = person(fight, "a")
    assert (found.name, found.side, found.looks, found.status, found.out, found.off) == (
        "A", "red", "hurt", "ok", False, False,
    )  # fmt: skip
    assert found.body == Body(300, 1000, 100, 100, 0, round=True)
    assert found.reach == 200
    assert found.health == {"now": 25, "max": 35, "wounds": 1, "stress": 4, "traumas": 1}
    assert found.facts == (("armor_energy", 2), ("armor_kinetic", 3))
    assert (found.holds, found.carries, found.uses) == (("pistol",), ("flash",), (("pistol", 16),))


@pytest.mark.parametrize(("status", "there"), [("fled", False), ("dead", False), ("surrendered", True)])
def test_who_is_out_of_the_fight_is_perhaps_still_there(status: str, there: bool) -> None:
    fight = three()
    assert not fight.overrule("status", of="c", to=status)
    found = person(fight, "c")
    assert (found.out, found.off, found.body is not None, found.status) == (True, not there, there, status)


def test_nobody_has_less_than_nothing_left() -> None:
    fight = three()
    assert not fight.decree("damage c 40")
    found = person(fight, "c")
    assert found.health is not None
    assert (found.health["now"], found.looks, found.out) == (0, "down", False)


def test_conditions_say_whence_they_come_and_when_they_end() -> None:
    fight = three(scene=[block("moderate", 8.5, 9, 9, 11)])
    assert not fight.decree("condition b stunned turns 3")
    assert not fight.decree("condition b prone")
    found = {each.id: each for each in person(fight, "b").conditions}
    assert found == {
        "stunned": Lasts("stunned", "", Until("turn", "", fighter(fight, "b").conditions[0].until)),
        "prone": Lasts("prone"),
    }  # fmt: skip
    body = fighter(fight, "c")
    for flag in ("surprised", "bleeding", "stable", "full_defense", "aggressive"):
        setattr(body, flag, True)
        assert [each.id for each in person(fight, "c").conditions] == [flag]
        setattr(body, flag, False)
    body.cover = next(iter(fight.state.features))
    assert person(fight, "c").conditions == (Lasts("cover", body.cover),)
    fighter(fight, "a").grappled_by = "b"
    assert person(fight, "a").conditions == (Lasts("grappled", "b"),)


def test_what_is_left_of_a_slot_and_of_the_pools() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=2, flex=1), someone("b", 9, at=8))
    play(fight, "a: decline", "a: act full")
    pools = (Budget("extra", 2, 2), Budget("vigor", 2, 0, "pool"), Budget("flex", 1, 0, "pool"))
    assert sorted(map(str, (person(fight, "a").budget or ())[3:])) == sorted(map(str, pools))
    assert (person(fight, "a").budget or ())[:3] == (
        Budget("complex", 1, 1), Budget("quick", 1, 1), Budget("movement", 20, 20, "m"),
    )  # fmt: skip
    assert person(fight, "b").budget == (Budget("extra", 2, 2, barred=2, rule="EP-EXTRA-2"),), "it is not its slot"
    play(fight, "a: move 0,15", "a: quick_aim b pistol", "a: full_defense")
    assert (person(fight, "a").budget or ())[:3] == (
        Budget("complex", 0, 1), Budget("quick", 0, 1), Budget("movement", 15, 20, "m"),
    )  # fmt: skip
    assert not fight.decree("grant_quick a")
    assert (person(fight, "a").budget or ())[1] == Budget("quick", 1, 2)


def test_quick_actions_take_the_place_of_the_complex_one() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=1), someone("b", 9, at=8))
    play(fight, "a: decline", "a: act full", "a: quick_aim b pistol")
    assert (person(fight, "a").budget or ())[:2] == (Budget("complex", 1, 1), Budget("quick", 0, 1))
    play(fight, "a: quick_aim b pistol")
    assert (person(fight, "a").budget or ())[:2] == (Budget("complex", 0, 1), Budget("quick", 1, 3))


def test_an_extra_action_that_was_bought_for_a_complex_one_has_no_quick_ones() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=1), someone("b", 9, at=8))
    play(fight, "a: decline", "a: act full", "a: end", "b: pass", "a: full_defense pool vigor")
    assert (person(fight, "a").budget or ())[:2] == (Budget("complex", 0, 1), Budget("quick", 0, 1))


@pytest.mark.parametrize(("delay", "held"), [
    ("standby", Held("delaying", "standby", "")), ("after c", Held("delaying", "after", "c")),
    ("condition attacked_self", Held("delaying", "condition", "attacked_self")),
])  # fmt: skip
def test_a_held_slot_says_what_it_waits_for(delay: str, held: Held) -> None:
    fight = three()
    assert person(fight, "a").held is None
    say(fight, f"a: delay {delay}")
    assert person(fight, "a").held == held


def test_extra_actions_that_cannot_be_taken_are_told_with_the_rule() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=1), someone("b", 9, at=8, vigor=2))
    play(fight, "a: decline", "until a slot")
    say(fight, "a: delay standby")

    def extras(who: str) -> Budget:
        return next(each for each in person(fight, who).budget or () if each.id == "extra")

    assert extras("b") == Budget("extra", 2, 2)
    assert extras("a") == Budget("extra", 2, 2, barred=1, rule="EP-EXTRA-2"), "one point pays for one"
    fighter(fight, "a").pools["vigor"] = 2
    assert extras("a") == Budget("extra", 2, 2, rule="EP-EXTRA-14"), "its slot comes first"
    fighter(fight, "a").too_late = True
    assert extras("a") == Budget("extra", 2, 2, barred=2, rule="EP-EXTRA-14")
