"""The numbers of an attack one by one: what adds to the throw, to the dice, and to the armor class."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.fight.attacks import (
    Blow,
    ambush_dice,
    armor_class,
    attack_parts,
    extra_dice,
    sure_by,
)
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.ring import (
    BOW,
    SPEAR,
    SWORD,
    archer,
    fight_of,
    hp,
    missile,
    ogre,
    orc,
    play,
    someone,
    warrior,
    weapon,
)

PLAIN = Blow()


def adds(fight: Fight[Combat], name: str = "sword", blow: Blow = PLAIN) -> dict[str, int]:
    """What is added to the attack throw of a on t, by reason, without nothing."""
    a, t = warrior(fight, "a"), warrior(fight, "t")
    parts = attack_parts(fight.state, a, t, a.arms[name], blow)
    return {why: value for value, why, _ in parts if value}


# -- attack throws ---------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-ATK-9", "ACKS-ATK-10", "ACKS-COND-6", "ACKS-COND-11", "ACKS-COND-15", "ACKS-COND-17")
@pytest.mark.parametrize(
    ("attacker", "expected"),
    [
        ({}, {}), ({"str_mod": 2}, {"str": 2}), ({"dex_mod": 2}, {}), ({"second_weapon": True}, {"second_weapon": 1}),
        ({"start": ["prone"]}, {"prone": -4}), ({"start": ["faltering"]}, {"faltering": -2}),
        ({"start": ["blessed"]}, {"blessed": 1}), ({"start": ["shaken"]}, {"shaken": -1}),
        ({"start": ["berserk"]}, {"berserk": 2}), ({"start": ["blinded"]}, {"blind": -4}),
        ({"start": ["blinded"], "proficiencies": ["blind_fighting"]}, {"blind": -2}), ({"start": ["deafened"]}, {}),
        ({"attacks": [weapon("sword", "1d6", attack_bonus=2)]}, {"weapon": 2}), ({"elevation_ft": 5}, {"subjacent": 1}),
        ({"elevation_ft": -5}, {}), ({"at": (1, 0), "facing": "W"}, {"flanked": 2}),
        ({"at": (0, -1), "facing": "N"}, {"vulnerable": 2}), ({"at": (1, 1), "facing": "SW"}, {}),
        ({"at": (0, -1), "facing": "N", "proficiencies": ["ambushing"]}, {"ambush": 4}),
        ({"at": (0, -1), "facing": "N", "proficiencies": ["backstab"]}, {"ambush": 4}),
        ({"at": (1, 0), "facing": "W", "proficiencies": ["backstab"]}, {"flanked": 2}),
    ],
)  # fmt: skip
def test_what_an_attacker_adds_in_melee(attacker: dict[str, Any], expected: dict[str, int]) -> None:
    described = {"at": (0, 1), "facing": "S", **attacker}
    assert adds(fight_of(someone("a", **described), orc("t", at=(0, 0), facing="N"))) == expected


@pytest.mark.rule("ACKS-ATK-6", "ACKS-ATK-5", "ACKS-COND-3", "ACKS-COND-8", "ACKS-COND-9")
@pytest.mark.parametrize(
    ("start", "expected"),
    [
        ([], {}), (["prone"], {"vulnerable": 2}), (["helpless"], {"vulnerable": 2}), (["paralyzed"], {"vulnerable": 2}),
        (["slumbering"], {"vulnerable": 2}), (["wrestled"], {"vulnerable": 2}), (["grabbed"], {"vulnerable": 2}),
        (["restrained"], {"vulnerable": 2}), (["cowering"], {"vulnerable": 2}),
        (["hidden"], {"hidden": -4}), (["choking"], {}), (["disordered"], {}),
    ],
)  # fmt: skip
def test_what_the_state_of_a_target_adds(start: list[str], expected: dict[str, int]) -> None:
    fight = fight_of(someone("a", at=(0, 1), facing="S"), orc("t", at=(0, 0), facing="N", start=start))
    assert adds(fight) == expected


@pytest.mark.rule("ACKS-COND-3", "ACKS-COND-9", "ACKS-COND-5")
@pytest.mark.parametrize(
    ("condition", "near"), [("surprised", True), ("surprised", False), ("frightened", True), ("frightened", False)]
)
def test_the_surprised_are_vulnerable_and_so_are_the_frightened_who_are_engaged(condition: str, near: bool) -> None:
    bow = missile("sword", "1d6", (120, 240, 360))
    hero = someone("a", at=(0, 1 if near else 5), facing="S", attacks=[SWORD if near else bow])
    fight = fight_of(hero, orc("t", facing="N"))
    fight.decree(f"condition t {condition} on yes")
    assert adds(fight) == ({"vulnerable": 2} if near or condition == "surprised" else {})


@pytest.mark.rule("ACKS-CHARGE-7", "ACKS-READY-17", "ACKS-MANEUV-1", "ACKS-CLEAVE-9")
def test_what_the_circumstances_add() -> None:
    fight = fight_of(someone("a", at=(0, -1), proficiencies=["backstab"]), orc("t", at=(0, 0), facing="N"))
    assert adds(fight, blow=Blow(charge=True, ambush=False)) == {"charge": 2, "vulnerable": 2}
    assert adds(fight, blow=Blow(penalty=-4)) == {"maneuver": -4, "ambush": 4}
    a, t = warrior(fight, "a"), warrior(fight, "t")
    for how, rule in (("charge", "ACKS-CHARGE-7"), ("interrupt", "ACKS-READY-17")):
        parts = attack_parts(fight.state, a, t, a.arms["sword"], Blow(how, charge=True))
        assert (2, "charge", rule) in parts


@pytest.mark.rule("ACKS-RANGED-1", "ACKS-RANGED-4", "ACKS-RANGED-7", "ACKS-ATK-9", "ACKS-ATK-8", "ACKS-COND-15")
@pytest.mark.parametrize(
    ("shooter", "friend", "far", "expected"),
    [
        ({}, None, 5, {}), ({"dex_mod": 2, "str_mod": 3}, None, 5, {"dex": 2}), ({}, None, 6, {"range": -2}),
        ({}, None, 12, {"range": -2}), ({}, None, 13, {"range": -5}), ({"start": ["berserk"]}, None, 5, {}),
        ({}, (0, 3), 5, {"past_ally": -4}), ({"proficiencies": ["precise_shooting"]}, (0, 3), 5, {}),
        ({"proficiencies": ["precise_shooting"]}, (0, 4), 5, {"into_melee": -4}),
    ],
)  # fmt: skip
def test_what_a_shot_adds(
    shooter: dict[str, Any], friend: tuple[int, int] | None, far: int, expected: dict[str, int]
) -> None:
    bow = missile("bow", "1d6", (25, 60, 90))
    described = {"dex_mod": 0, "attacks": [bow], **shooter}
    others = [] if friend is None else [someone("f", at=friend), orc("u", at=(1, 3), facing="W")]
    if friend == (0, 4):
        others = others[:1]
    assert adds(fight_of(archer("a", **described), orc("t", at=(0, far)), *others), "bow") == expected


@pytest.mark.rule("ACKS-ATK-8", "ACKS-DMG-3", "ACKS-DMG-4", "ACKS-CHARGE-7", "ACKS-READY-18")
@pytest.mark.parametrize(
    ("known", "weapon_", "blow", "die", "dice"),
    [
        ([], SWORD, PLAIN, 20, 0), (["weapon_focus"], SWORD, PLAIN, 20, 1), (["weapon_focus"], SWORD, PLAIN, 19, 0),
        (["ambushing"], SWORD, PLAIN, 5, 1), (["backstab"], SWORD, PLAIN, 5, 2),
        (["backstab", "ambushing"], SWORD, PLAIN, 5, 3), (["ambushing"], SWORD, Blow(ambush=False), 5, 0),
        ([], SPEAR, Blow(charge=True), 5, 1), ([], SPEAR, Blow(impact=True), 5, 1), ([], SPEAR, PLAIN, 5, 0),
        ([], SWORD, Blow(charge=True), 5, 0), (["ambushing", "weapon_focus"], SPEAR, Blow(charge=True), 20, 3),
    ],
)  # fmt: skip
def test_extra_dice_add_together(known: list[str], weapon_: Any, blow: Blow, die: int, dice: int) -> None:
    hero = someone("a", at=(0, -1), attacks=[weapon_], proficiencies=known, backstab_dice=2)
    fight = fight_of(hero, orc("t", at=(0, 0), facing="N"))
    a = warrior(fight, "a")
    assert extra_dice(fight.state, a, warrior(fight, "t"), a.arms[weapon_.id], blow, die) == dice


@pytest.mark.rule("ACKS-ATK-8", "ACKS-RANGED-1")
@pytest.mark.parametrize(("far", "ambush"), [(24, True), (25, False)])
def test_an_ambush_with_a_bow_is_at_short_range(far: int, ambush: bool) -> None:
    fight = fight_of(archer("a", attacks=[BOW], proficiencies=["ambushing"]), orc("t", at=(0, far), facing="N"))
    assert ("ambush" in adds(fight, "bow")) is ambush


@pytest.mark.rule("ACKS-ATK-8")
@pytest.mark.parametrize(
    ("known", "dice"), [([], -1), (["ambushing"], 1), (["backstab"], 3), (["ambushing", "backstab"], 4)]
)
def test_dice_of_those_who_ambush(known: list[str], dice: int) -> None:
    assert (
        ambush_dice(warrior(fight_of(someone("a", proficiencies=known, backstab_dice=3), orc("t", at=(0, 9))), "a"))
        == dice
    )


@pytest.mark.rule("ACKS-ATK-8")
def test_a_backstab_without_dice_still_adds_4() -> None:
    fight = fight_of(someone("a", at=(0, -1), proficiencies=["backstab"]), orc("t", at=(0, 0), facing="N"))
    assert adds(fight) == {"ambush": 4}


@pytest.mark.rule("ACKS-ATK-1", "ACKS-COND-2", "ACKS-COND-15", "ACKS-COND-17", "ACKS-MANEUV-7", "ACKS-ACT-3")
@pytest.mark.parametrize(
    ("target", "ac", "wrestled"),
    [
        ({}, 6, 2), ({"taken_off": 1}, 5, 2), ({"start": ["blessed"]}, 7, 3), ({"start": ["shaken"]}, 5, 1),
        ({"start": ["disordered"]}, 4, 0), ({"start": ["berserk"]}, 4, 0), ({"shield": True}, 6, 2),
        ({"shield": True, "shield_ready": False}, 5, 1), ({"start": ["prone"]}, 6, 2),
    ],
)  # fmt: skip
def test_the_armor_class_now(target: dict[str, Any], ac: int, wrestled: int) -> None:
    fight = fight_of(someone("a", at=(0, 1)), orc("t", ac=6, ac_from_armor=4, **target))
    blows = (PLAIN, Blow(no_armor=True))
    found = [armor_class(fight.state, warrior(fight, "t"), warrior(fight, "a").arms["sword"], each) for each in blows]
    assert found == [ac, wrestled]


@pytest.mark.rule("ACKS-ACT-8", "ACKS-ACT-9")
@pytest.mark.parametrize(
    ("defenders", "melee", "shot", "thrown"),
    [
        ([], 0, 0, 0), ([("t", False)], 2, 0, 0), ([("t", True)], 2, 4, 2), ([("u", True)], 2, 4, 2),
        ([("t", False), ("u", True)], 2, 4, 2), ([("far", True)], 0, 0, 0),
    ],
)  # fmt: skip
def test_the_best_defence_counts(defenders: list[tuple[str, bool]], melee: int, shot: int, thrown: int) -> None:
    shields = dict(defenders)
    orcs = [
        orc(name, at=at, shield=True, shield_ready=shields.get(name, False), defending="t" if name in shields else "")
        for name, at in (("t", (0, 0)), ("u", (1, 0)), ("far", (5, 5)))
    ]
    dart = missile("dart", "1d4", (20, 40, 60), "thrown")
    fight = fight_of(someone("a", at=(0, 9), attacks=[SWORD, BOW, dart]), *orcs)
    a, t = warrior(fight, "a"), warrior(fight, "t")
    bare = 3 - (not shields.get("t", False))
    found = [armor_class(fight.state, t, a.arms[name]) - bare for name in ("sword", "bow", "dart")]
    assert found == [melee, shot, thrown]
    for name in shields:
        warrior(fight, name).status = "dead"
    assert armor_class(fight.state, t, a.arms["sword"]) == bare


@pytest.mark.rule("ACKS-MELEE-5", "ACKS-COND-13")
@pytest.mark.parametrize(
    ("attacker", "target", "blow", "rule"),
    [
        ({}, {"start": ["paralyzed"]}, PLAIN, ("ACKS-MELEE-5",)), ({}, {}, PLAIN, ()),
        ({}, {"start": ["paralyzed"], "size": "large", "footprint": [1, 1]}, PLAIN, ()),
        ({"size": "large", "footprint": [1, 1]}, {"start": ["helpless"]}, PLAIN, ("ACKS-MELEE-5",)),
        ({}, {"start": ["prone"]}, PLAIN, ()), ({}, {}, Blow(sure=True), ("ACKS-COND-13",)),
        ({"attacks": [missile("sword", "1d6", (30, 60, 90))]}, {"start": ["paralyzed"]}, PLAIN, ()),
    ],
)  # fmt: skip
def test_when_no_throw_is_needed(
    attacker: dict[str, Any], target: dict[str, Any], blow: Blow, rule: tuple[str, ...]
) -> None:
    fight = fight_of(someone("a", at=(0, 1), facing="S", **attacker), orc("t", facing="N", **target))
    a = warrior(fight, "a")
    assert sure_by(a, warrior(fight, "t"), a.arms["sword"], blow) == rule


@pytest.mark.rule("ACKS-MANEUV-8")
@pytest.mark.parametrize(
    ("mine", "its", "hurts_itself"),
    [
        ("none", "none", False),
        ("none", "light", False),
        ("none", "medium", True),
        ("light", "heavy", True),
        ("medium", "heavy", False),
    ],
)
def test_who_boxes_against_armor_hurts_itself(mine: Any, its: Any, hurts_itself: bool) -> None:
    fight = fight_of(
        someone("a", at=(0, 1), facing="S", armor_weight=mine, ac_from_armor=0),
        orc("t", facing="N", armor_weight=its), ogre("u", at=(9, 9)),
    )  # fmt: skip
    play(fight, "a: attack t with fist", "a d20 19 | a d3 3")
    assert hp(fight, "a", "t") == ((5, 6) if hurts_itself else (8, 3))
    assert (warrior(fight, "a").nonlethal, warrior(fight, "t").nonlethal) == ((3, 0) if hurts_itself else (0, 3))
