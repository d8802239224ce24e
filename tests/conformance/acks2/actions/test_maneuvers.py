"""Special maneuvers."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.actions.maneuvers import force_back, pushed_feet, weapon_to_lose
from affray.rulesets.acks2.actions.overrunning import Overrun
from affray.rulesets.acks2.body.conditions import gain
from affray.rulesets.acks2.model.events import SaveRolled
from affray.rulesets.acks2.model.stats import Combat, Condition
from tests.conformance.acks2.ring import (
    AROUND,
    GREAT_AXE,
    SWORD,
    Square,
    allowed,
    at,
    conditions,
    fight_of,
    hp,
    orc,
    play,
    readied,
    refused,
    ring,
    say,
    someone,
    struck,
    warrior,
    weapon,
)
from tests.conformance.harness import answer, asked, last, throw


def wrestler(maneuver: str, dice: str, foe: dict[str, Any] | None = None, **fields: Any) -> Fight[Combat]:
    fight = ring(
        someone("a", at=(0, 0), **fields),
        orc("t", at=(0, 1), hp_max=20, saves={"paralysis": 13}, **(foe or {})),
        numbers="a=5 t=1",
    )
    return play(fight, f"a: maneuver {maneuver} t with sword", dice)


@pytest.mark.rule("ACKS-MANEUV-1", "ACKS-MANEUV-4")
def test_knocking_down() -> None:
    fight = wrestler("knock_down", "a d20 17 | a d6 3 | t d20 12")
    assert (struck(fight), hp(fight, "t"), "prone" in conditions(fight, "t")) == ((13, 13, True), 17, True)
    saved = wrestler("knock_down", "a d20 17 | a d6 3 | t d20 13")
    assert "prone" not in conditions(saved, "t")
    tricky = wrestler("knock_down", "a d20 15 | a d6 3 | t d20 14", proficiencies=["combat_trickery:knock_down"])
    assert (struck(tricky)[0], "prone" in conditions(tricky, "t")) == (13, True)


@pytest.mark.rule("ACKS-MANEUV-2")
@pytest.mark.parametrize(("size", "die", "prone"), [("large", 11, False), ("large", 10, True), ("small", 14, True)])
def test_saves_are_adjusted_by_size(size: str, die: int, prone: bool) -> None:
    fight = wrestler("knock_down", f"a d20 19 | a d6 1 | t d20 {die}", foe={"size": size, "footprint": [1, 1]})
    assert ("prone" in conditions(fight, "t")) is prone


@pytest.mark.rule("ACKS-MANEUV-5")
def test_disarming() -> None:
    fight = wrestler("disarm", "a d20 19 | a d6 1 | t d20 12")
    assert (warrior(fight, "t").hand, [each.weapon.id for each in fight.state.lying]) == ([], ["sword"])
    two_hands = wrestler("disarm", "a d20 19 | a d6 1 | t d20 9", foe={"attacks": [GREAT_AXE]})
    assert warrior(two_hands, "t").hand == ["great_axe"]


@pytest.mark.rule("ACKS-MANEUV-7", "ACKS-COND-13", "ACKS-MANEUV-9")
def test_wrestling_ignores_armor_and_only_escape_helps() -> None:
    fight = wrestler("wrestle", "a d20 14 | t d20 12", foe={"ac_from_armor": 3})
    assert (struck(fight), "wrestled" in conditions(fight, "t")) == ((10, 10, True), True)
    assert asked(fight) == ["t segment"]
    assert "ACKS-COND-13" in refused(fight, "t: attack a with sword")
    play(fight, "t: escape", "t d20 13")
    assert "wrestled" not in conditions(fight, "t")


@pytest.mark.rule("ACKS-MANEUV-8")
def test_incapacitating_is_nonlethal_and_a_fist_hurts_itself_on_armor() -> None:
    fight = wrestler("incapacitate", "a d20 19 | a d6 4")
    assert (hp(fight, "t"), warrior(fight, "t").nonlethal) == (16, 4)
    fight = ring(someone("a", at=(0, 0)), orc("t", at=(0, 1), armor_weight="heavy"), numbers="a=5 t=1")
    play(fight, "a: attack t with fist", "a d20 19 | a d3 2")
    assert hp(fight, "a", "t") == (6, 6)


@pytest.mark.rule("ACKS-MANEUV-10")
def test_fitting_weapons_give_two() -> None:
    whip = weapon("sword", "1d6", "slashing", "flexible")
    assert struck(wrestler("disarm", "a d20 1", attacks=[whip]))[0] == -1
    assert struck(wrestler("disarm", "a d20 1"))[0] == -3


@pytest.mark.rule("ACKS-MANEUV-3")
def test_a_wall_stops_who_is_forced_back_and_hurts() -> None:
    fight = ring(
        someone("a", at=(0, 0), attacks=[GREAT_AXE], str_mod=1),
        orc("t", at=(0, 1), hp_max=30),
        walls=[(0, 3)],
        numbers="a=5 t=1",
    )
    play(fight, "a: maneuver force_back t with great_axe", "a d20 19 | a d10 10 | t d20 2")
    assert (at(fight, "t"), "prone" in conditions(fight, "t")) == ((0, 2), True)


@pytest.mark.rule("ACKS-MANEUV-3")
def test_a_smaller_creature_behind_is_bowled_over() -> None:
    fight = ring(
        someone("a", at=(0, 0)), orc("t", at=(0, 1), hp_max=30, saves={"paralysis": 18}),
        orc("s", at=(0, 2), size="small"), numbers="a=5 t=1 s=0",
    )  # fmt: skip
    axe = warrior(fight, "a")
    assert axe.hand == ["sword"]
    answer(fight, "a: maneuver force_back t with sword")
    throw(fight, "a d20 20 | a d6 6 | t d20 1")  # 6 ft: one square, which the small one fills: it falls, nobody passes
    assert (conditions(fight, "s"), at(fight, "t")) == ({"prone"}, (0, 1))
    far = ring(
        someone("a", at=(0, 0), str_mod=3, attacks=[weapon("sword", "1d8")]),
        orc("t", at=(0, 1), hp_max=30, saves={"paralysis": 18}), orc("s", at=(0, 2), size="small"),
        numbers="a=5 t=1 s=0",
    )  # fmt: skip
    answer(far, "a: maneuver force_back t with sword")
    throw(far, "a d20 20 | a d8 7 | t d20 1")  # 10 ft: over the small one
    assert (conditions(far, "s"), at(far, "t")) == ({"prone"}, (0, 3))


@pytest.mark.rule("ACKS-MANEUV-3", "ACKS-GRID-2")
def test_every_second_diagonal_square_counts_double() -> None:
    fight = ring(
        someone("a", at=(0, 0), str_mod=3, attacks=[weapon("sword", "1d8")]),
        orc("t", at=(1, 1), hp_max=30, saves={"paralysis": 18}), numbers="a=5 t=1",
    )  # fmt: skip
    answer(fight, "a: maneuver force_back t with sword")
    throw(fight, "a d20 20 | a d8 8 | t d20 1")  # 11 ft: 5 ft, but not 15
    assert at(fight, "t") == (2, 2)


@pytest.mark.rule("ACKS-COND-13")
def test_a_holder_needs_no_throw_for_a_maneuver() -> None:
    fight = ring(
        someone("a", at=(0, 0)), orc("t", at=(0, 1), hp_max=20, saves={"paralysis": 18}), numbers="a=5 t=1",
    )  # fmt: skip
    fight.decree("condition t wrestled source a")
    answer(fight, "a: maneuver knock_down t with sword")
    throw(fight, "a d6 3 | t d20 1")
    assert (hp(fight, "t"), "prone" in conditions(fight, "t")) == (17, True)


@pytest.mark.rule("ACKS-MANEUV-3")
def test_a_creature_of_the_same_size_behind_stops_the_push_and_knocks_down() -> None:
    fight = ring(
        someone("g", at=(0, 0)), orc("o", at=(0, 1), hp_max=30), orc("p", at=(0, 3)), numbers="g=5 o=3 p=1",
    )  # fmt: skip
    say(fight, "g: maneuver force_back o", "g d20 19 | g d6 6 | o d20 2")
    assert (at(fight, "o"), "prone" in conditions(fight, "o")) == ((0, 2), False)
    fight = ring(
        someone("g", at=(0, 0)), orc("o", at=(0, 1), hp_max=30), orc("p", at=(0, 2)), numbers="g=5 o=3 p=1",
    )  # fmt: skip
    say(fight, "g: maneuver force_back o", "g d20 19 | g d6 6 | o d20 2")
    assert (at(fight, "o"), conditions(fight, "o"), conditions(fight, "p")) == ((0, 1), {"prone"}, set())


@pytest.mark.rule("ACKS-MANEUV-3")
def test_a_wall_hurts_by_the_distance_travelled() -> None:
    sword = weapon("sword", "3d6")
    fight = ring(
        someone("g", at=(0, 0), attacks=[sword]), orc("o", at=(0, 1), hp_max=30), numbers="g=5 o=3", walls=[(0, 4)]
    )
    say(fight, "g: maneuver force_back o", "g d20 19 | g 3d6 6 6 6 | o d20 2")
    assert (at(fight, "o"), asked(fight)) == ((0, 3), ["g collision"])
    say(fight, "g d6 4")
    assert (hp(fight, "o"), conditions(fight, "o")) == (8, {"prone"})


@pytest.mark.rule("ACKS-MANEUV-3", "ACKS-FACE-6", "ACKS-ENGAGE-16")
def test_who_is_forced_back_before_another_foe_may_turn_to_it() -> None:
    fight = ring(
        someone("g", at=(0, 0), attacks=[GREAT_AXE]), someone("x", at=(0, 4), facing="S"),
        orc("o", at=(0, 1), hp_max=30), numbers="g=5 x=4 o=1",
    )  # fmt: skip
    say(fight, "g: maneuver force_back o with great_axe", "g d20 19 | g d10 10 | o d20 2")
    assert (at(fight, "o"), asked(fight)) == ((0, 3), ["o turn"])


@pytest.mark.rule("ACKS-MANEUV-3", "ACKS-MANEUV-6", "ACKS-READY-12")
@pytest.mark.parametrize(
    ("spot", "facing_"), list(zip(AROUND, ["SW", "S", "SE", "W", "E", "NW", "N", "NE"], strict=True))
)
def test_pushes_and_overruns_lead_straight_on(spot: tuple[int, int], facing_: str) -> None:
    foe = orc("o", at=spot, hp_max=30, **readied("sword", "casts"))
    fight = ring(someone("h", str_mod=3, facing=facing_), foe, numbers="h=5 o=1")
    say(fight, "h: maneuver force_back o", "h d20 19 | h d6 2 | o d20 2")
    assert at(fight, "o") == (2 * spot[0], 2 * spot[1])
    fight = ring(someone("h", facing=facing_), orc("o", at=spot), numbers="h=5 o=1")
    through = Overrun(fight.scene, warrior(fight, "h"), warrior(fight, "h").arms["sword"], -4, 0)
    through.behind.append("o")
    found = through.ahead(warrior(fight, "o"))
    assert (found[0].x - 30, found[0].y - 30) == spot
    assert (found[1].x - 30, found[1].y - 30) == (2 * spot[0], 2 * spot[1])
    assert len(found) == (5 if spot[0] and spot[1] else 8)


@pytest.mark.rule("ACKS-MANEUV-3", "ACKS-READY-6")
@pytest.mark.parametrize(("die", "walls", "kept"), [(4, [], True), (5, [], False), (5, [(0, 2)], False)])
def test_only_who_was_really_moved_or_thrown_against_a_wall_is_shaken_up(die: int, walls: Any, kept: bool) -> None:
    fight = ring(someone("h"), orc("o", at=(0, 1), **readied("sword", "casts")), numbers="h=5 o=1", walls=walls)
    script = force_back(fight.scene, warrior(fight, "h"), warrior(fight, "o"), die)
    next(script, None)  # as far as the die of the collision
    assert (warrior(fight, "o").ready is not None) is kept


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
