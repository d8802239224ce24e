"""How the computer gets at somebody: lines of fire, ways, charges, waiting, and arming itself (SF-DP-5, SF-DP-20)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.ground.board import opponents
from affray.rulesets.starfinder.model.scenario import EnvironmentEntry, ItemEntry, SpeedEntry
from affray.rulesets.starfinder.model.stats import Combat
from affray.rulesets.starfinder.outside.knowledge import SOMETHING
from affray.rulesets.starfinder.player.arsenal import arm_of, arms_of
from affray.rulesets.starfinder.player.closing import arm_oneself, brace, come_to_blows
from affray.rulesets.starfinder.player.tactics import break_free
from tests.conformance.starfinder.boarding import (
    DAGGER,
    KNIFE,
    LASER,
    PIKE,
    Combatant,
    ada,
    boarding,
    bor,
    change,
    cyn,
    decree,
    gnt,
    gun,
    put,
    rat,
    rubble,
    thing,
    wall,
)

ZERO = EnvironmentEntry(gravity="zero")
WAIT = ("ready", {"action": "attack", "event": "enters_reach", "who": "opponent", "with": "dagger"})
POPPER = gun("popper", "1d4", "P", 3, 5)
FLANKED = [cyn(at=(9, 4), items=[KNIFE]), bor(at=(9, 5))]
FLANKED_AFAR = [cyn(at=(19, 4), items=[KNIFE]), bor(at=(18, 5))]


def walk(*path: tuple[int, int]) -> Any:
    return "move", {"path": path}


def charge(x: int, y: int, target: str = "BOR", weapon: str = "dagger") -> Any:
    return "charge", {"target": target, "with": weapon, "to": (x, y)}


def row(*squares: int) -> Any:
    return walk(*((x, 5) for x in squares))


NORTH = walk(*((x, 4) for x in range(6, 12)))


def wish(people: Sequence[Combatant], later: dict[str, Any], **described: Any) -> Any:
    """What the first of them wants to do in its turn, with what is different about it by now."""
    fight = boarding(*people, **described)
    combat = fight.state
    own = combat.fighters[str(people[0].placed.id)]
    change(own, later)
    return come_to_blows(combat, own, opponents(combat, own), arms_of(own))


@pytest.mark.rule("SF-DP-20", "SF-CHARGE-1", "SF-COVER-7")
@pytest.mark.parametrize(
    ("own", "others", "later", "wanted"),
    [
        (ada, [bor(at=(9, 5))], {}, row(6, 7, 8)), (ada, [bor(at=(12, 5))], {}, row(6, 7, 8, 9, 10, 11)),
        (ada, [bor(at=(13, 5))], {}, charge(12, 5)), (ada, [bor(at=(18, 5))], {}, charge(17, 5)),
        (ada, [bor(at=(19, 5))], {}, NORTH), (ada, [bor(at=(18, 5)), rat(at=(18, 9))], {}, charge(17, 5)),
        (ada, [bor(at=(13, 5))], {"los_at_turn_start": ()}, NORTH),
        (ada, FLANKED, {}, walk((6, 6), (7, 7), (8, 7), (9, 6))), (ada, FLANKED_AFAR, {}, charge(17, 6)),
        (ada, [cyn(at=(19, 4), items=[KNIFE], side="raiders"), bor(at=(18, 5))], {}, charge(17, 5)),
        (ada, [bor(at=(9, 5))], {"move": False}, WAIT),
        (ada, [bor(at=(9, 5))], {"standard": False}, walk((6, 4), (7, 4), (8, 4))),
        (ada, [bor(at=(9, 5))], {"standard": False, "move": False}, WAIT),
        (ada, [bor(at=(9, 5))], {"halted": True}, WAIT), (ada, [bor(at=(9, 5))], {"readied": SOMETHING}, row(6, 7, 8)),
        (ada, [bor(at=(7, 5), items=[PIKE])], {}, ("guarded_step", {"to": (6, 4)})),
        (ada, [gnt(at=(7, 5))], {}, ("guarded_step", {"to": (6, 4)})),
        (ada, [gnt(at=(7, 5))], {"halted": True}, WAIT), (gnt, [cyn(at=(10, 5))], {}, row(6, 7)),
        (gnt, [cyn(at=(19, 5))], {}, charge(16, 5, "CYN", "fist")),
    ],
)  # fmt: skip
def test_how_a_fighter_gets_at_somebody(own: Any, others: list[Combatant], later: dict[str, Any], wanted: Any) -> None:
    people = [own(at=(5, 5)), *others]
    assert wish(people, later) == wanted


@pytest.mark.rule("SF-DP-20", "SF-COND-4", "SF-COND-10", "SF-MOVE-4", "SF-CHARGE-2")
@pytest.mark.parametrize(
    ("changes", "x", "described", "wanted"),
    [
        ({"conditions": ["exhausted"]}, 9, {}, row(6, 7, 8)),
        ({"conditions": ["exhausted"]}, 10, {}, walk((6, 4), (7, 4), (8, 4))),
        ({"conditions": ["entangled"]}, 12, {}, walk((6, 4), (7, 4), (8, 4))), ({"conditions": ["prone"]}, 9, {}, WAIT),
        ({"conditions": ["blinded"]}, 9, {}, row(6, 7, 8)), ({"speed": SpeedEntry(land=0)}, 9, {}, WAIT),
        ({"traits": ["charge_as_standard"]}, 13, {}, charge(12, 5)), ({}, 18, {"terrain": [rubble((9, 5))]}, NORTH),
        ({}, 9, {"terrain": [rubble((6, 4), (6, 5), (6, 6), (7, 4), (7, 5), (7, 6))]},
         walk((5, 4), (6, 3), (7, 3), (8, 4))),
    ],
)  # fmt: skip
def test_what_hinders_somebody_on_its_way(changes: Any, x: int, described: Any, wanted: Any) -> None:
    assert wish([ada(at=(5, 5), **changes), bor(at=(x, 5))], {}, **described) == wanted


@pytest.mark.rule("SF-DP-5", "SF-RANGE-2")
@pytest.mark.parametrize(
    ("items", "foe", "terrain", "later", "wanted"),
    [
        ([LASER], (12, 5), [wall((8, 4), (8, 5), (8, 6))], {}, walk((5, 4), (5, 3))),
        ([LASER], (12, 5), [wall((8, 4), (8, 5), (8, 6))], {"standard": False},
         walk((6, 4), (7, 3), (8, 3), (9, 3), (10, 4))), ([LASER], (8, 9), [wall(*((x, 7) for x in range(10)))], {},
         walk(*((x, 6) for x in range(6, 11)))), ([replace(POPPER, max_increments=1)], (9, 5), [], {}, row(6, 7, 8)),
        ([replace(POPPER, max_increments=2)], (9, 5), [], {}, row(6, 7)),
        ([replace(POPPER, max_increments=3)], (9, 5), [], {}, row(6)),
        ([LASER], (6, 5), [], {}, ("guarded_step", {"to": (5, 4)})),
    ],
)  # fmt: skip
def test_where_a_shooter_goes(items: list[ItemEntry], foe: Any, terrain: Any, later: Any, wanted: Any) -> None:
    assert wish([cyn(at=(5, 5), items=items), bor(at=foe)], later, terrain=terrain) == wanted


@pytest.mark.rule("SF-MOVE-11")
@pytest.mark.parametrize(
    ("changes", "others", "later", "wanted"),
    [
        ({}, [bor(at=(9, 5))], {}, ("push_off", {"direction": "E"})),
        ({}, [bor(at=(9, 12))], {}, ("push_off", {"direction": "SE"})),
        ({}, [bor(at=(0, 15))], {}, ("push_off", {"direction": "S"})),
        ({}, [bor(at=(9, 5))], {"drift": (2, 15)}, WAIT),
        ({}, [bor(at=(9, 5))], {"drift": (4, 15)}, ("grab_surface", {})),
        ({"speed": SpeedEntry(land=10)}, [bor(at=(9, 5))], {}, ("push_off", {"direction": "E"})),
        ({"speed": SpeedEntry(land=5)}, [bor(at=(9, 5))], {}, WAIT),
        ({"conditions": ["off_kilter"]}, [bor(at=(9, 5))], {}, WAIT), ({}, [bor(at=(9, 5))], {"halted": True}, WAIT),
        ({}, [bor(at=(9, 5))], {"move": False, "standard": False}, WAIT),
        ({}, [cyn(at=(1, 5)), bor(at=(9, 5))], {}, WAIT), ({}, [bor(at=(9, 5))], {"compelled": "BOR"}, None),
    ],
)  # fmt: skip
def test_how_somebody_floats_up(changes: Any, others: list[Combatant], later: Any, wanted: Any) -> None:
    assert wish([ada(at=(0, 5), **changes), *others], later, environment=ZERO) == wanted


@pytest.mark.rule("SF-DP-22", "SF-TDEF-1")
def test_who_can_do_nothing_else_waits_or_defends_itself() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(6, 5)), rat(at=(7, 5)))
    own, near, far = fight.state.fighters.values()
    arms = [arm for arm in arms_of(own) if arm.name == "dagger"]
    assert brace(own, arms, far) == WAIT
    assert brace(own, arms, near) == ("total_defense", {})
    assert brace(own, [], far) == ("total_defense", {})
    fight.say("ADA", "total_defense")
    assert brace(own, [], far) is None
    own.compelled = "RAT"
    assert brace(own, arms, far) is None


def fight_of(*items: ItemEntry, **changes: Any) -> Fight[Combat]:
    return boarding(ada(at=(5, 5), items=list(items), **changes), bor(at=(9, 5)))


@pytest.mark.rule("SF-MACT-3", "SF-MACT-8", "SF-MACT-12", "SF-ITEM-3")
@pytest.mark.parametrize(
    ("scene", "armed", "wanted"),
    [
        (lambda: fight_of(put(DAGGER, "accessible")), False, ("draw", {"item": "dagger"})),
        (lambda: fight_of(put(DAGGER, "accessible")), True, None),
        (lambda: fight_of(put(DAGGER, "stowed")), False, None),
        (lambda: fight_of(put(DAGGER, "ground")), False, ("pick_up", {"item": "ADA.dagger"})),
        (lambda: fight_of(put(DAGGER, "ground")), True, None),
        (lambda: fight_of(put(PIKE, "accessible"), thing("box", location="held")), False, None),
        (lambda: fight_of(put(PIKE, "accessible")), False, ("draw", {"item": "pike"})),
        (lambda: fight_of(thing("box"), put(LASER, "accessible")), False, ("draw", {"item": "laser"})),
        (lambda: fight_of(thing("box", damage="1d4")), False, None),
        (lambda: fight_of(thing("box", location="ground")), False, None),
        (lambda: fight_of(replace(LASER, loaded=0)), True, ("reload", {"item": "laser"})),
        (lambda: fight_of(replace(LASER, loaded=1)), True, None),
        (lambda: fight_of(replace(LASER, loaded=1, usage=2)), True, ("reload", {"item": "laser"})),
        (lambda: fight_of(replace(LASER, loaded=0, reload_action="full")), True, None),
        (lambda: fight_of(replace(LASER, loaded=0, properties=["quick_reload"])), True, None),
        (lambda: fight_of(replace(LASER, loaded=0, location="held")), True, None),
        (lambda: fight_of(replace(LASER, capacity=None)), True, None),
        (lambda: fight_of(put(DAGGER, "ground"), *(thing(id, location="held") for id in "ab")), False, None),
    ],
)  # fmt: skip
def test_how_somebody_arms_itself(scene: Callable[[], Fight[Combat]], armed: bool, wanted: Any) -> None:
    state = scene().state
    own, foe = state.fighters.values()
    assert arm_oneself(state, own, [foe], armed) == wanted
    own.budget.standard = own.budget.move = False
    assert arm_oneself(state, own, [foe], armed) is None


@pytest.mark.rule("SF-DP-5")
def test_nobody_picks_up_what_is_not_its_own() -> None:
    state = boarding(ada(at=(5, 5), items=[]), bor(at=(6, 5), items=[put(DAGGER, "ground")])).state
    own, foe = state.fighters.values()
    assert arm_oneself(state, own, [foe], False) is None


@pytest.mark.rule("SF-RANGE-2", "SF-GRID-5", "SF-ATK-17")
@pytest.mark.parametrize(
    ("item", "ranged", "limit", "least", "both"),
    [
        (DAGGER, False, 5, 0, False), (PIKE, False, 10, 0, True), (LASER, True, 800, 1, False),
        (replace(LASER, usage=3), True, 800, 3, False),
        (replace(LASER, properties=["quick_reload"]), True, 800, 0, False),
        (replace(POPPER, max_increments=2), True, 10, 0, False),
    ],
)  # fmt: skip
def test_things_as_weapons(item: ItemEntry, ranged: bool, limit: int, least: int, both: bool) -> None:
    own = fight_of(put(item, "accessible")).state.fighters["ADA"]
    arm = arm_of(own.card, item.id, own.items[item.id].kind)
    assert arm is not None
    assert (arm.ranged, arm.limit, arm.least, arm.both_hands, arm.attached) == (ranged, limit, least, both, False)


@pytest.mark.rule("SF-ATK-17", "SF-COND-8", "SF-FATK-3")
def test_what_can_be_struck_with_now() -> None:
    beam = gun("beam", "1d6", "F", 3, 30, properties=["unwieldy"])
    own = fight_of(put(DAGGER, "accessible"), LASER, beam, hands=3).state.fighters["ADA"]
    assert [arm.name for arm in arms_of(own)] == ["laser", "beam", "unarmed"]
    own.items["laser"].loaded = 0
    own.attacks_this_turn = ["beam"]
    own.changed()
    assert [arm.name for arm in arms_of(own)] == ["unarmed"]


@pytest.mark.rule("SF-DP-17", "SF-ATK-22")
@pytest.mark.parametrize(("conditions", "wanted"), [([], "grapple"), (["invisible"], "escape")])
def test_a_hold_is_turned_round_only_on_a_holder_one_knows(conditions: list[str], wanted: str) -> None:
    """ADA is stronger than she is nimble, and pinned by somebody whom she may not see."""
    fight = boarding(ada(at=(5, 5), items=[]), bor(at=(6, 5), conditions=conditions))
    decree(fight, "condition ADA pinned source BOR")
    held = fight.state.fighters["ADA"]
    found = break_free(fight.state, held)
    assert found is not None
    assert found[0] == wanted
