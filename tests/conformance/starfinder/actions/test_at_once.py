"""Legal values found at once are those that trying every one finds: squares, points and targets of attacks, ways."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Option
from affray.rulesets.starfinder.model.scenario import EnvironmentEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import answer, asked, play
from tests.conformance.starfinder.boarding import (
    DAGGER,
    LASER,
    WINGS,
    ada,
    boarding,
    bor,
    cyn,
    gnt,
    grenade,
    ground,
    melee,
    put,
    rat,
    rubble,
    wall,
)

SIZE = (12, 9)
TERRAIN = [
    wall((5, 2), (5, 3), (5, 4), (0, 8), (1, 7)), rubble((3, 6), (4, 6)), ground("pit", (8, 5), drop_ft=10),
]  # fmt: skip
SPEAR = melee("spear", "1d6", "P", 5, properties=["thrown"], range_increment_ft=10)


def slowly(option: Option) -> Option:
    """The same option, whose fields know nothing at once."""
    twin = copy(option)
    twin._fields = {name: replace(each, bulk=None, narrow=None, alike=False) for name, each in option.fields.items()}
    return twin


def option_of(fight: Fight[Combat], do: str) -> Option:
    found = fight.pending.option(do)
    assert found is not None
    return found


def agree(fight: Fight[Combat], do: str, *names: str, **given: Any) -> list[Any]:
    """What the fields know, if it is what trying finds."""
    option = option_of(fight, do)
    assert any(each.bulk is not None or each.narrow is not None or each.alike for each in option.fields.values())
    found = [option.legal(name, given) for name in names]
    assert found == [slowly(option).legal(name, given) for name in names]
    return found


def crowd(who: Any, **more: Any) -> Fight[Combat]:
    """Everything that is in the way: walls, rubble, a pit, friends, foes, a paralyzed, a flying and an unseen one."""
    return boarding(
        who, ada(at=(2, 6)), bor(at=(4, 2)), rat(at=(7, 3), conditions=["paralyzed"]),
        gnt(at=(8, 6), **more), rat("FLY", at=(2, 2), altitude_ft=20, speed=WINGS, movement_mode="fly"),
        bor("LURK", at=(3, 4), conditions=["invisible"]), size=SIZE, terrain=TERRAIN,
    )  # fmt: skip


SHOOTERS = [
    {"items": [LASER]}, {"items": [LASER, grenade()]}, {"items": [DAGGER]}, {"items": [SPEAR]},
    {"items": [put(SPEAR, "accessible"), LASER], "traits": ["quick_draw"]}, {"items": [put(LASER, "stowed")]},
    {"items": [LASER], "conditions": ["shaken"]}, {"items": [LASER, grenade()], "altitude_ft": 15, "speed": WINGS},
]  # fmt: skip


@pytest.mark.rule("SF-ATK-22", "SF-AREA-1", "SF-ATK-2", "SF-ATK-5")
@pytest.mark.parametrize("armed", SHOOTERS)
@pytest.mark.parametrize("do", ["attack", "full_attack"])
def test_goals_of_attacks(armed: dict[str, Any], do: str) -> None:
    fight = crowd(cyn(at=(2, 3), **armed))
    found = agree(fight, do, "target", "square", "point")
    assert any(found)
    for weapon in option_of(fight, do).legal("with"):
        agree(fight, do, "target", "square", "point", **{"with": weapon})
    agree(fight, do, "square", nonlethal=True)


@pytest.mark.rule("SF-FATK-7")
def test_goals_of_the_next_of_several_attacks() -> None:
    """Only the weapons that are left can be meant."""
    who = cyn(at=(2, 3), items=[LASER, DAGGER], traits=["multiattack:laser,dagger"])
    fight = boarding(who, bor(at=(9, 3)), rat(at=(2, 2)), size=SIZE)
    play(fight, "CYN: full_attack BOR with laser routine multiattack", "RAT: decline", "CYN d20 2")
    assert asked(fight) == ["CYN full_attack"]
    targets, squares = agree(fight, "attack", "target", "square")
    assert (targets, len(squares)) == (["RAT"], 9)


@pytest.mark.rule("SF-READY-11")
def test_goals_of_a_readied_attack_keep_to_what_is_fixed() -> None:
    fight = boarding(cyn(at=(2, 3), items=[LASER, DAGGER]), bor(at=(9, 3)), rat(at=(11, 8)), size=SIZE)
    play(fight, "CYN: ready attack event enters_square who BOR with dagger", "CYN: end")
    answer(fight, "BOR: move 8,3 7,3 6,3 5,3 4,3 3,3")
    while asked(fight) == ["CYN after"] and fight.state.fighters["BOR"].place.x > 3:
        answer(fight, "CYN: decline")
    assert asked(fight) == ["CYN after"]
    option = option_of(fight, "perform")
    assert option.legal("target") == slowly(option).legal("target") == ["BOR"]
    assert option.legal("square") == slowly(option).legal("square")


@pytest.mark.rule("SF-RUN-1", "SF-RUN-3", "SF-MOVE-6")
@pytest.mark.parametrize(
    "how",
    [{}, {"altitude_ft": 10, "speed": WINGS, "movement_mode": "fly"}, {"speed": WINGS}, {"conditions": ["shaken"]}],
)
def test_ends_of_runs(how: dict[str, Any]) -> None:
    found = agree(crowd(cyn(at=(2, 3), **how)), "run", "to")
    assert len(found[0]) > 15
    agree(boarding(cyn(at=(2, 3), **how), bor(at=(4, 3)), size=SIZE, terrain=TERRAIN), "run", "to")


@pytest.mark.rule("SF-RUN-1")
def test_ends_of_runs_of_large_ones_and_without_gravity() -> None:
    agree(boarding(cyn(at=(2, 3), size="large"), bor(at=(8, 1)), size=SIZE, terrain=TERRAIN), "run", "to")
    floating = boarding(
        cyn(at=(2, 3), speed=WINGS), bor(at=(8, 1)), size=SIZE, environment=EnvironmentEntry(gravity="zero")
    )
    agree(floating, "run", "to")


@pytest.mark.rule("SF-CHARGE-1", "SF-CHARGE-7")
def test_targets_of_charges() -> None:
    fight = crowd(cyn(at=(0, 3), items=[DAGGER]))
    assert agree(fight, "charge", "target")[0]
    long = boarding(ada(at=(0, 3)), *[bor(f"B{n}", at=(n, 3 + n % 2)) for n in range(9, 29, 2)])
    assert agree(long, "charge", "target") == [["B9", "B11", "B13"]]


@pytest.mark.rule("SF-MOVE-5", "SF-GRID-3")
def test_ways_past_the_paralyzed_cost_double_and_those_high_above_are_in_nobody_s_way() -> None:
    paths = agree(crowd(cyn(at=(2, 3))), "move", "path")[0]
    assert (2, 2) in [each[-1] for each in paths], "below the one who flies"
    corridor = boarding(
        cyn(at=(0, 0)), rat(at=(2, 0), conditions=["paralyzed"]), bor(at=(11, 0)), size=(12, 1), order="CYN RAT BOR"
    )
    assert max(each[-1] for each in agree(corridor, "move", "path")[0]) == (5, 0), "30 ft, of which one square takes 10"


@pytest.mark.rule("SF-MOVE-9")
def test_who_leaves_a_narrow_place_grows_to_its_full_width() -> None:
    row = [wall(*((x, y) for x in range(4, 7) for y in range(10) if y != 4))]
    fight = boarding(gnt(at=(2, 4)), bor(at=(2, 2)), ada(at=(20, 15)), terrain=row, order="GNT BOR ADA")
    play(fight, "GNT: move 3,4 4,4")
    assert fight.state.fighters["GNT"].place.wide == 1
    paths = agree(fight, "move", "path")[0]
    assert (2, 2) not in [each[-1] for each in paths] != []


@pytest.mark.rule("SF-READY-1")
def test_squares_of_a_trigger() -> None:
    fight = boarding(cyn(at=(2, 3)), bor(at=(9, 3)), size=SIZE, terrain=TERRAIN)
    assert len(agree(fight, "ready", "square", action="attack", event="enters_square")[0]) > 90
