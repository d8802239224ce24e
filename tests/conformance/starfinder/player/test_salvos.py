"""What the computer hurls and sprays, and shots that help others, one step to either side (SF-DP-11, SF-HARRY)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.rulesets.starfinder.actions.attacking import weapons_field
from affray.rulesets.starfinder.actions.defence import DEFENCE, SupportingFire
from affray.rulesets.starfinder.ground.board import opponents
from affray.rulesets.starfinder.model.scenario import AreaEntry, EffectEntry, SpellsEntry
from affray.rulesets.starfinder.player.salvos import best_point, best_spell, bolt_range, spray, throw
from affray.rulesets.starfinder.player.salvos import throw as wish_to_throw
from tests.conformance.harness import play
from tests.conformance.starfinder.boarding import (
    DAGGER,
    KNIFE,
    LANCE,
    LASER,
    RIFLE,
    SNARE,
    Combatant,
    ada,
    boarding,
    bor,
    change,
    cyn,
    del_,
    effects,
    grenade,
    gun,
    put,
    rat,
    spell,
    thing,
    wall,
)

AUTO = gun("auto", "1d6", "P", 5, 40, hands=2, capacity=20, properties=["automatic"])
TWO = [bor(at=(5, 5)), rat(at=(6, 5))]


@pytest.mark.rule("SF-HARRY-1", "SF-COVFIR-1")
@pytest.mark.parametrize("line", ["harrying_fire BOR with laser", "covering_fire ADA with laser"])
@pytest.mark.parametrize(
    ("bonus", "die", "option", "helps"),
    [(6, 9, True, True), (6, 8, True, False), (20, 1, True, False), (20, 1, False, True), (-20, 20, True, True),
     (-20, 19, True, False)],
)  # fmt: skip
def test_when_supporting_fire_helps(line: str, bonus: int, die: int, option: bool, helps: bool) -> None:
    shooter = cyn(at=(4, 5), items=[replace(LASER, attack_bonus=bonus)])
    fight = boarding(shooter, ada(at=(4, 9)), bor(at=(9, 5)), natural_one_misses=option)
    play(fight, f"CYN: {line}", f"CYN d20 {die}")
    found = [*effects(fight, "BOR"), *effects(fight, "ADA")]
    assert found == ([line.split()[0]] if helps else [])
    assert fight.state.fighters["CYN"].items["laser"].loaded == 19


@pytest.mark.rule("SF-HARRY-4", "SF-ATK-1")
def test_weapons_in_hand_come_first() -> None:
    items = [put(RIFLE, "accessible"), DAGGER, LASER, thing("claw", "natural", damage="1d4")]
    own = boarding(cyn(at=(4, 5), items=items), bor(at=(9, 5))).state.fighters["CYN"]
    shots = next(each for each in DEFENCE if isinstance(each, SupportingFire)).weapons(own)
    assert list(shots.among()) == ["laser", "rifle", "dagger", "claw", "unarmed"]
    assert list(weapons_field(own).among()) == ["dagger", "laser", "claw", "unarmed", "rifle"]


def grenadier(item: Any = None, **changes: Any) -> Combatant:
    return cyn(at=(0, 5), items=[grenade() if item is None else item], **changes)


@pytest.mark.rule("SF-DP-11", "SF-AREA-9")
@pytest.mark.parametrize(
    ("own", "others", "later", "wanted"),
    [
        (grenadier(), TWO, {}, "attack"), (grenadier(), [bor(at=(5, 5))], {}, None),
        (grenadier(), [bor(at=(5, 5)), rat(at=(12, 5))], {}, None), (grenadier(), [*TWO, ada(at=(6, 6))], {}, None),
        (grenadier(), [*TWO, ada(at=(12, 7))], {}, "attack"),
        (grenadier(put(grenade(), "accessible")), TWO, {}, "draw"),
        (grenadier(put(grenade(), "stowed")), TWO, {}, None),
        (grenadier(put(grenade(), "accessible")), TWO, {"move": False}, None),
        (grenadier(put(grenade(), "accessible")), TWO, {"standard": False}, None),
        (grenadier(grenade(damage=None)), TWO, {}, None), (grenadier(), [bor(at=(8, 5)), rat(at=(9, 5))], {}, "attack"),
        (grenadier(), [bor(at=(9, 5)), rat(at=(10, 5))], {}, None),
    ],
)  # fmt: skip
def test_when_a_grenade_is_thrown(own: Combatant, others: list[Combatant], later: Any, wanted: str | None) -> None:
    state = boarding(own, *others).state
    thrower = state.fighters["CYN"]
    change(thrower, later)
    wish = throw(state, thrower, opponents(state, thrower), 0)
    assert (None if wish is None else wish[0]) == wanted
    assert throw(state, thrower, opponents(state, thrower), 10_000) is None


@pytest.mark.rule("SF-DP-11")
def test_the_point_with_most_foes_and_no_friend() -> None:
    rats = rat("R1", at=(5, 9)), rat("R2", at=(7, 9)), rat("R3", at=(6, 8))
    state = boarding(grenadier(), bor(at=(5, 5)), *rats).state
    own, *foes = state.fighters.values()
    assert best_point(state, own, foes, 2, 60) == (6, 9)
    assert best_point(state, own, foes, 2, 10) is None
    shut = boarding(grenadier(), *TWO, terrain=[wall(*((3, y) for y in range(20)))]).state
    own, *foes = shut.fighters.values()
    assert best_point(shut, own, foes, 2, 60) is None


@pytest.mark.rule("SF-FATK-8")
@pytest.mark.parametrize(
    ("item", "fires"),
    [
        (AUTO, True), (replace(AUTO, loaded=6), True), (replace(AUTO, loaded=5), False),
        (replace(AUTO, properties=[]), False), (replace(AUTO, loaded=12, usage=2), True),
        (replace(AUTO, loaded=11, usage=2), False),
    ],
)  # fmt: skip
def test_automatic_fire_needs_ammunition_for_three(item: Any, fires: bool) -> None:
    people = bor(at=(7, 4)), rat(at=(7, 5)), rat("R2", at=(6, 5))
    state = boarding(cyn(at=(4, 5), items=[item]), *people).state
    own = state.fighters["CYN"]
    assert (spray(state, own, opponents(state, own), ["auto"]) is not None) is fires
    assert spray(state, own, opponents(state, own)[:2], ["auto"]) is None
    friend = boarding(cyn(at=(4, 5), items=[item]), *people, ada(at=(6, 4)), del_(at=(6, 6))).state
    own = friend.fighters["CYN"]
    assert spray(friend, own, opponents(friend, own), ["auto"]) is None


BURST = spell("ball", range_ft=60, effect=EffectEntry(damage="9d6", area=AreaEntry(burst_ft=10)))
WEAK = spell("spark", range_ft=60, effect=EffectEntry(damage="1d4", types=["E"]))
TOUCH = spell("touch", range_ft=0, effect=EffectEntry(damage="9d6", types=["E"]))
SLOW = spell("slow", range_ft=60, casting_time="1_round", effect=EffectEntry(damage="9d6", types=["E"]))


@pytest.mark.rule("SF-DP-5", "SF-CAST-11")
@pytest.mark.parametrize(
    ("known", "x", "chosen", "reach"),
    [
        ([LANCE, SNARE, WEAK], 9, "lance", 60), ([LANCE, WEAK], 10, "lance", 60), ([LANCE, WEAK], 11, "spark", 60),
        ([LANCE], 10, "lance", 30), ([LANCE], 11, None, 30), ([BURST, TOUCH, SLOW, SNARE], 5, None, 0),
        ([WEAK, LANCE], 9, "lance", 60), ([WEAK], 16, "spark", 60), ([WEAK], 17, None, 60),
    ],
)  # fmt: skip
def test_the_spell_that_promises_most(known: Any, x: int, chosen: str | None, reach: int) -> None:
    state = boarding(del_(at=(4, 5), spells=SpellsEntry(slots={1: 3}, known=known)), bor(at=(x, 5))).state
    mage, foe = state.fighters.values()
    found = best_spell(state, mage, [foe])
    assert (None if found is None else found[1].id) == chosen
    assert bolt_range(mage) == reach
    mage.compelled = "BOR"
    assert bolt_range(mage) == 0
    mage.compelled, mage.uses_left["slot 1"] = "", 0
    assert (best_spell(state, mage, [foe]), bolt_range(mage)) == (None, 0)


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
