"""Damage and armour: dice, order of operations, falling, fire, layers."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.body.blows import Blow
from affray.rulesets.eclipse_phase.body.damage import Harm, armor_against, by_size, harm_of
from affray.rulesets.eclipse_phase.model.scenario import AreaEntry, WeaponEntry
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    KNIFE,
    MISS,
    PISTOL,
    block,
    damage,
    firefight,
    gun,
    play,
    ruled,
    shot,
    someone,
    strike,
    target_number,
    throw,
    wounds,
)


def hit(
    dv: str, dice: str, *traits: Any, far: float = 9, opts: dict[str, Any] | None = None, **target: Any
) -> Fight[Combat]:
    arm = gun("arm", *traits, dv=dv, **target.pop("arm", {}))
    fight = firefight(
        someone("a", 12, at=0, weapons=[arm]), someone("t", 10, at=far, **{"durability": 200, **target}), **(opts or {})
    )
    return play(fight, "a: act none", shot("a", "t", weapon="arm"), f"a d100 30 | t d100 99 | {dice}")


@pytest.mark.rule("EP-DMG-1")
def test_sums_of_dice_and_a_ten_counts_ten() -> None:
    assert damage(hit("2d10+1d6+3", "10 2 5"), "t") == 20


@pytest.mark.rule("EP-DMG-2", "EP-RANGE-2")
@pytest.mark.parametrize(("dv", "dice", "dealt"), [("2d10", "7", 7), ("2d6", "5 4 | 3", 6), ("1d6", "2 | 9", 0)])
def test_a_die_less_is_taken_from_the_dice_or_rolled_and_subtracted(dv: str, dice: str, dealt: int) -> None:
    assert damage(hit(dv, dice, far=40), "t") == dealt


@pytest.mark.rule("EP-DMG-3")
def test_doubling_comes_before_armour_and_nothing_falls_below_zero() -> None:
    fight = firefight(someone("a", 12, at=0), someone("t", 10, at=9, armor_kinetic=15))
    play(fight, "a: act none", shot("a", "t"), "a d100 44 | t d100 99 | a 2d10 5 4")
    assert damage(fight, "t") == 3
    assert damage(hit("1d10", "4", armor_kinetic=9), "t") == 0


@pytest.mark.rule("EP-DMG-3", "EP-SIZE-2")
def test_a_small_attacker_halves_after_doubling() -> None:
    fight = firefight(someone("a", 12, at=0, size="small"), someone("t", 10, at=1, armor_kinetic=1))
    play(fight, "a: act none", strike("a", "t"), "a d100 44 | t d100 99 | a d6 5")
    assert damage(fight, "t") == 4, "5 doubled, halved, less 1"


@pytest.mark.rule("EP-DMG-4")
@pytest.mark.parametrize(
    ("armor", "traits", "dealt"),
    [
        ("kinetic", [], 3),
        ("energy", [], 8),
        ("none", [], 10),
        ("kinetic", ["armor_piercing"], 6),
        ("energy", ["armor_piercing"], 9),
    ],
)
def test_the_kind_of_damage_decides_which_armour_counts(armor: str, traits: list[str], dealt: int) -> None:
    fight = hit("1d10", "10", *traits, arm={"armor": armor}, armor_kinetic=7, armor_energy=2)
    assert damage(fight, "t") == dealt


@pytest.mark.rule("EP-DMG-5", "EP-DMG-6")
def test_what_is_left_after_armour_is_added() -> None:
    assert damage(hit("1d10", "7", armor_kinetic=7, damage=5), "t") == 5
    fight = hit("1d10", "9", armor_kinetic=7, damage=5)
    assert (damage(fight, "t"), wounds(fight, "t")) == (7, 0)


@pytest.mark.rule("EP-DMG-7")
def test_static_damage() -> None:
    fight = firefight(
        someone("a", 12, at=0, weapons=[gun("arm", dv="1d10+1d6+2")]),
        someone("t", 10, at=9, durability=200),
        static_damage=True,
    )
    play(fight, "a: act none", shot("a", "t", weapon="arm"), "a d100 30 | t d100 99")
    assert damage(fight, "t") == 11, "5.5 + 3.5 + 2"
    odd = firefight(someone("a", 12, at=0, weapons=[gun("arm", dv="1d10")]), someone("t", 10, at=9), static_damage=True)
    play(odd, "a: act none", shot("a", "t", weapon="arm"), "a d100 30 | t d100 99")
    assert damage(odd, "t") == 6, "5.5 rounded"


@pytest.mark.rule("EP-DMG-8")
@pytest.mark.parametrize(
    ("metres", "dice", "dealt"),
    [
        (2, "t d10 7", 4),
        (3, "t 2d10 7 7", 11),
        (5, "t 2d10 7 7", 11),
        (8, "t 3d10 7 7 7", 18),
        (11, "t 3d10 7 7 7", 21),
    ],
)
def test_falling(metres: int, dice: str, dealt: int) -> None:
    """Half of the kinetic armour of 5 is 3."""
    fight = firefight(someone("a", 12), someone("t", 10, armor_kinetic=5, durability=200))
    assert not fight.decree(f"fall t {metres}")
    play(fight, dice)
    assert damage(fight, "t") == dealt


@pytest.mark.rule("EP-DMG-9")
def test_burning() -> None:
    fight = firefight(someone("a", 12), someone("t", 10, armor_energy=1, start=["burning"], durability=200))
    total = 0
    for number in range(1, 8):
        play(fight, "a: pass", "t: pass", "t d6 4" if number <= 5 else "t d10 9")
        total += 3 if number <= 5 else 8
        assert damage(fight, "t") == total


@pytest.mark.rule("EP-DMG-10")
def test_shooting_through_an_object_adds_its_armour() -> None:
    box = block("total", 5, 9, 5.5, 11)
    box.armor = 4
    fight = firefight(someone("a", 12, at=0), someone("t", 10, at=9, armor_kinetic=2), scene=[box])
    play(
        fight,
        "a: act none",
        shot("a", "t", through="yes"),
        "a d100 98 | a d100 20 | t d100 99 | a d100 60 | a 2d10 5 8 | t d100 10",
    )
    assert damage(fight, "t") == 7


@pytest.mark.rule("EP-DMG-11")
@pytest.mark.parametrize(
    ("layers", "kinetic", "expected", "reach"), [(0, 20, 60, 20), (1, 15, 40, 20), (2, 15, 20, 20), (1, 16, 20, 10)]
)
def test_layers_of_armour(layers: int, kinetic: int, expected: int, reach: int) -> None:
    fight = firefight(
        someone("a", 12, at=(0, 2), armor_layers_extra=layers, armor_kinetic=kinetic), someone("t", 10, at=(9, 2))
    )
    play(fight, "a: act none", shot("a", "t"), MISS, "a: end", "t: pass", "a: act full")
    assert target_number(fight, "a", "attack") == expected
    assert ruled(fight, f"a: move 0,{2 + reach + 0.5}") == "EP-MOVE-2" if reach < 18 else True


@pytest.mark.rule("EP-DMG-1", "EP-MELEE-2", "EP-SIZE-2", "EP-ATK-8", "EP-AREA-5", "EP-RANGE-2", "EP-TEST-14")
@pytest.mark.parametrize(("tool", "own", "far", "more", "superior", "dice"), [
    (KNIFE, {}, 1, {}, 0, [(1, 10)]), (KNIFE, {"abilities": ["strong_melee"]}, 1, {}, 0, [(1, 10), (1, 6)]),
    (KNIFE, {"size": "large"}, 1, {}, 0, [(2, 10)]), (KNIFE, {"size": "very_large"}, 1, {}, 1, [(3, 10), (1, 6)]),
    (KNIFE, {}, 1, {"aggressive": "damage", "charge": True}, 2, [(2, 10), (3, 6)]),
    (KNIFE, {}, 1, {"also": 2}, 0, [(1, 10), (2, 6)]), (KNIFE, {}, 1, {"also": 4}, 0, [(1, 10), (3, 6)]),
    (KNIFE, {}, 1, {"aggressive": "hit"}, 0, [(1, 10)]), (PISTOL, {"size": "large"}, 9, {}, 0, [(2, 10)]),
    (PISTOL, {"abilities": ["strong_melee"]}, 9, {}, 1, [(2, 10), (1, 6)]),
    (PISTOL, {}, 9, {"mode": "BF", "use": "damage"}, 0, [(3, 10)]),
    (PISTOL, {}, 9, {"mode": "FA", "use": "damage"}, 0, [(4, 10)]), (PISTOL, {}, 9, {"mode": "FA", "use": "hit"}, 0,
     [(2, 10)]), (PISTOL, {}, 30, {}, 0, [(2, 10)]), (PISTOL, {}, 31, {}, 0, [(1, 10)]),
    (gun("beam", kind="beam"), {}, 31, {}, 0, [(2, 10)]),
    (gun("cone", kind="spray", area=AreaEntry(type="cone")), {}, 10, {}, 0, [(3, 10)]),
    (gun("cone", kind="spray", area=AreaEntry(type="cone")), {}, 11, {}, 0, [(2, 10)]),
    (gun("cone", kind="spray", area=AreaEntry(type="cone")), {}, 31, {}, 0, [(1, 10)]),
    (gun("foam", kind="spray", dv=0, area=AreaEntry(type="cone")), {}, 5, {}, 0, []),
])  # fmt: skip
def test_the_dice_of_a_hit(
    tool: WeaponEntry, own: dict[str, Any], far: int, more: dict[str, Any], superior: int, dice: list[tuple[int, int]]
) -> None:
    combat = firefight(someone("a", 12, at=0, weapons=[tool], **own), someone("b", 6, at=far)).state
    blow = Blow("a", "b", combat.fighters["a"].arms[tool.id], **more)
    assert harm_of(combat, blow, superior).dice == dice


@pytest.mark.rule("EP-DMG-2", "EP-DMG-7")
def test_dice_are_added_lost_and_averaged() -> None:
    harm = Harm(plus=2)
    for count, sides in ((1, 10), (0, 6), (2, 6), (1, 6), (1, 10)):
        harm.add(count, sides)
    assert (harm.dice, harm.most, harm.twice_average) == ([(1, 10), (3, 6), (1, 10)], 40, 47)
    harm.lose_d10()
    assert (harm.dice[0], harm.minus, harm.most) == ((0, 10), 0, 30)
    light = Harm([(1, 6)])
    light.lose_d10()
    assert (light.dice, light.minus, light.twice_average) == ([(1, 6)], 1, -4)


@pytest.mark.rule("EP-DMG-4", "EP-TRAIT-1", "EP-CALL-2", "EP-DMG-10", "EP-SIZE-2")
def test_armour_and_size() -> None:
    tools = [KNIFE, PISTOL, gun("beam", kind="beam"), gun("ap", "armor_piercing"), gun("none", armor="none"),
             gun("mind", kind="psi")]  # fmt: skip
    combat = firefight(
        someone("a", 12, weapons=tools), someone("b", 6, armor_energy=6, armor_kinetic=9),
        someone("c", 3, size="small"), someone("d", 2, size="very_small"),
    ).state  # fmt: skip
    a, b = combat.fighters["a"], combat.fighters["b"]

    def armor(name: str, bypass: bool = False, through: int = 0) -> int:
        return armor_against(b, Blow("a", "b", a.arms[name], through=through), bypass)

    assert [armor(name) for name in ("knife", "pistol", "beam", "ap", "none", "mind")] == [9, 9, 6, 5, 0, 0]
    assert (armor("pistol", True), armor("ap", True), armor("pistol", False, 10), armor("mind", False, 10)) == (
        5, 5, 19, 0,
    )  # fmt: skip
    knife, pistol = a.arms["knife"], a.arms["pistol"]
    found = [by_size(combat.fighters[who], tool, 7) for who in "acd" for tool in (knife, pistol)]
    assert found == [7, 7, 4, 7, 1, 7]
    assert by_size(combat.fighters["d"], knife, 0) == 0


@pytest.mark.rule("EP-DMG-8")
@pytest.mark.parametrize(("metres", "dice", "dealt"), [
    (1, "a d10 9", 7), (2, "a d10 9", 7), (3, "a 2d10 4 4", 6), (5, "a 2d10 4 4", 6), (6, "a 3d10 3 3 3", 7),
    (8, "a 3d10 3 3 3", 7), (9, "a 3d10 3 3 3", 8), (11, "a 3d10 3 2 1", 7),
])  # fmt: skip
def test_the_dice_of_a_fall(metres: int, dice: str, dealt: int) -> None:
    fight = firefight(someone("a", 12, armor_kinetic=4, wound_threshold=50), someone("b", 6))
    assert not fight.decree(f"fall a {metres}")
    throw(fight, dice)
    assert damage(fight, "a") == dealt
