"""The numbers of a throw one by one: what adds to attacks, armor, initiative, surprise, morale and mortal wounds."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.body.damage import delay_band, fallen_status, heal, hp_band, hurt, reduced
from affray.rulesets.acks2.body.throws import total
from affray.rulesets.acks2.fight.attacks import (
    Blow,
    ambush_dice,
    armor_class,
    attack_parts,
    can_damage,
    extra_dice,
    sure_by,
)
from affray.rulesets.acks2.model.events import Damaged, Fell, Healed, MortalWounds, StatusChanged
from affray.rulesets.acks2.model.stats import Combat
from affray.rulesets.acks2.order.declaring import average_bonus, initiative_parts, rolling_groups, surprise_parts
from affray.rulesets.acks2.order.morale import all_fled, has_cause, losses, morale_parts, rolls_at_all
from tests.conformance.acks2.ring import (
    BOW,
    GREAT_AXE,
    MEND,
    SHORT_SWORD,
    SPEAR,
    SWORD,
    Figure,
    archer,
    hp,
    mage,
    missile,
    new_round,
    ogre,
    orc,
    play,
    ring,
    someone,
    status,
    warrior,
    weapon,
)
from tests.conformance.harness import last, told

PLAIN = Blow()


def duel(attacker: Figure, target: Figure, *others: Figure, **described: Any) -> Fight[Combat]:
    numbers = " ".join(f"{each.id}={9 - place}" for place, each in enumerate((attacker, target, *others)))
    return ring(attacker, target, *others, numbers=numbers, **described)


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
    assert adds(duel(someone("a", **described), orc("t", at=(0, 0), facing="N"))) == expected


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
    fight = duel(someone("a", at=(0, 1), facing="S"), orc("t", at=(0, 0), facing="N", start=start))
    assert adds(fight) == expected


@pytest.mark.rule("ACKS-COND-3", "ACKS-COND-9", "ACKS-COND-5")
@pytest.mark.parametrize(
    ("condition", "near"), [("surprised", True), ("surprised", False), ("frightened", True), ("frightened", False)]
)
def test_the_surprised_are_vulnerable_and_so_are_the_frightened_who_are_engaged(condition: str, near: bool) -> None:
    bow = missile("sword", "1d6", (120, 240, 360))
    hero = someone("a", at=(0, 1 if near else 5), facing="S", attacks=[SWORD if near else bow])
    fight = duel(hero, orc("t", facing="N"))
    fight.decree(f"condition t {condition} on yes")
    assert adds(fight) == ({"vulnerable": 2} if near or condition == "surprised" else {})


@pytest.mark.rule("ACKS-CHARGE-7", "ACKS-READY-17", "ACKS-MANEUV-1", "ACKS-CLEAVE-9")
def test_what_the_circumstances_add() -> None:
    fight = duel(someone("a", at=(0, -1), proficiencies=["backstab"]), orc("t", at=(0, 0), facing="N"))
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
    assert adds(duel(archer("a", **described), orc("t", at=(0, far)), *others), "bow") == expected


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
    fight = duel(hero, orc("t", at=(0, 0), facing="N"))
    a = warrior(fight, "a")
    assert extra_dice(fight.state, a, warrior(fight, "t"), a.arms[weapon_.id], blow, die) == dice


@pytest.mark.rule("ACKS-ATK-8", "ACKS-RANGED-1")
@pytest.mark.parametrize(("far", "ambush"), [(24, True), (25, False)])
def test_an_ambush_with_a_bow_is_at_short_range(far: int, ambush: bool) -> None:
    fight = duel(archer("a", attacks=[BOW], proficiencies=["ambushing"]), orc("t", at=(0, far), facing="N"))
    assert ("ambush" in adds(fight, "bow")) is ambush


@pytest.mark.rule("ACKS-ATK-8")
@pytest.mark.parametrize(
    ("known", "dice"), [([], -1), (["ambushing"], 1), (["backstab"], 3), (["ambushing", "backstab"], 4)]
)
def test_dice_of_those_who_ambush(known: list[str], dice: int) -> None:
    assert (
        ambush_dice(warrior(duel(someone("a", proficiencies=known, backstab_dice=3), orc("t", at=(0, 9))), "a")) == dice
    )


@pytest.mark.rule("ACKS-ATK-8")
def test_a_backstab_without_dice_still_adds_4() -> None:
    fight = duel(someone("a", at=(0, -1), proficiencies=["backstab"]), orc("t", at=(0, 0), facing="N"))
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
    fight = duel(someone("a", at=(0, 1)), orc("t", ac=6, ac_from_armor=4, **target))
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
    fight = duel(someone("a", at=(0, 9), attacks=[SWORD, BOW, dart]), *orcs)
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
    fight = duel(someone("a", at=(0, 1), facing="S", **attacker), orc("t", facing="N", **target))
    a = warrior(fight, "a")
    assert sure_by(a, warrior(fight, "t"), a.arms["sword"], blow) == rule


# -- damage ----------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-DMG-7", "ACKS-DMG-2")
@pytest.mark.parametrize(
    ("traits", "mundane", "magic"),
    [
        ({}, 7, 7), ({"resist": ["fire"]}, 3, 3), ({"immune": ["fire"]}, 0, 0), ({"resist": ["mundane:fire"]}, 3, 7),
        ({"immune": ["extraordinary:fire"]}, 7, 0), ({"resist": ["cold"]}, 7, 7),
        ({"resist": ["fire"], "immune": ["mundane:fire"]}, 0, 3),
    ],
)  # fmt: skip
def test_resistance_and_immunity(traits: dict[str, Any], mundane: int, magic: int) -> None:
    body = warrior(duel(someone("a", at=(0, 9)), orc("t", **traits)), "t")
    assert (reduced(body, 7, "fire", False), reduced(body, 7, "fire", True)) == (mundane, magic)
    assert reduced(body, 1, "fire", True) == (0 if not magic else 1)


@pytest.mark.rule("ACKS-DMG-7")
@pytest.mark.parametrize(
    ("tags", "extraordinary", "hurts"), [([], False, False), (["silver"], False, True), ([], True, True)]
)
def test_silver_and_magic_hurt_those_immune_to_plain_weapons(tags: list[Any], extraordinary: bool, hurts: bool) -> None:
    blade = weapon("sword", "1d6", "slashing", *tags, extraordinary=extraordinary)
    fight = duel(
        someone("a", at=(0, 1), facing="S", attacks=[blade]), orc("t", immune=["mundane:slashing"], facing="N")
    )
    assert can_damage(warrior(fight, "t"), warrior(fight, "a").arms["sword"]) is hurts
    play(fight, "a: attack t with sword", "a d20 19 | a d6 3")
    event = last(fight, Damaged)
    assert (event.taken, hp(fight, "t")) == ((3, 3) if hurts else (0, 6))
    assert event.rules == (("ACKS-DMG-5",) if hurts else ("ACKS-DMG-5", "ACKS-DMG-7"))


@pytest.mark.rule("ACKS-DMG-5", "ACKS-DMG-6", "ACKS-DMG-8", "ACKS-DEATH-1")
def test_damage_is_taken_at_once_and_the_dead_take_none() -> None:
    fight = duel(someone("a", at=(0, 9)), orc("t", at=(0, 0)), orc("u", at=(5, 5)))
    scene, t = fight.scene, warrior(fight, "t")
    assert hurt(scene, t, [(-3, "dice", "")], "fire", "a") == 1
    assert (t.hp, t.hurt, t.nonlethal) == (5, True, 0)
    assert hurt(scene, t, [(4, "dice", "")], "fire", "a", nonlethal=True) == 4
    assert (t.hp, t.nonlethal, t.status) == (1, 4, "active")
    assert hurt(scene, t, [(1, "dice", "")], "fire", "a") == 1
    assert (t.hp, t.status, t.felled_round, t.felled_type) == (0, "unconscious", 2, "fire")
    assert hurt(scene, t, [(2, "dice", "")], "cold", "a") == 2
    assert (t.hp, t.felled_type, len(told(fight, Fell))) == (-2, "fire", 1)
    t.status = "dead"
    assert (hurt(scene, t, [(2, "dice", "")], "cold", "a"), t.hp) == (0, -2)


@pytest.mark.rule("ACKS-DEATH-9", "ACKS-DMG-6")
@pytest.mark.parametrize(("amount", "gained", "nonlethal"), [(1, 1, 2), (3, 3, 0), (4, 4, 0), (5, 4, 0), (9, 4, 0)])
def test_healing_stops_at_the_most(amount: int, gained: int, nonlethal: int) -> None:
    fight = duel(someone("a", at=(0, 9)), orc("t", at=(0, 0)))
    body = warrior(fight, "t")
    body.hp, body.nonlethal = 2, 3
    heal(fight.scene, body, amount, "a")
    assert (body.hp, body.nonlethal, last(fight, Healed).amount) == (2 + gained, nonlethal, gained)


@pytest.mark.rule("ACKS-DEATH-1", "ACKS-DEATH-2", "ACKS-DEATH-8")
@pytest.mark.parametrize(
    ("kind", "start", "becomes"),
    [
        ("humanoid", [], "unconscious"), ("undead", [], "destroyed"), ("construct", [], "destroyed"),
        ("incarnation", [], "destroyed"), ("plant", [], "dead"), ("ooze", [], "dead"), ("animal", [], "unconscious"),
        ("humanoid", ["incapacitated"], "dead"), ("undead", ["incapacitated"], "destroyed"),
    ],
)  # fmt: skip
def test_what_becomes_of_the_fallen(kind: str, start: list[str], becomes: str) -> None:
    fight = duel(someone("a", at=(0, 9)), orc("t", kind=kind, start=start), orc("u", at=(5, 5)))
    assert fallen_status(warrior(fight, "t")) == becomes
    fight.decree("hp t 0")
    assert (status(fight, "t"), warrior(fight, "t").ahead) == (becomes, 0)
    assert last(fight, Fell).rules == (("ACKS-DEATH-1",) if becomes == "unconscious" else ("ACKS-DEATH-2",))


# -- mortal wounds ---------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-DEATH-6")
@pytest.mark.parametrize(
    ("points", "band"),
    [
        (0, 5), (-1, 0), (-4, 0), (-5, -2), (-9, -2), (-10, -5), (-19, -5), (-20, -10), (-39, -10), (-40, -20),
        (-90, -20),
    ],
)  # fmt: skip
def test_how_far_below_zero(points: int, band: int) -> None:
    body = warrior(duel(someone("a", at=(0, 9)), orc("t", hp_max=20)), "t")
    body.hp = points
    assert hp_band(body) == band


@pytest.mark.rule("ACKS-DEATH-5")
@pytest.mark.parametrize(
    ("rounds", "band"),
    [
        (0, 2), (1, 2), (2, -3), (10, -3), (11, -5), (60, -5), (61, -8), (1440, -8), (1441, -10),
    ],
)  # fmt: skip
def test_how_long_it_has_lain_there(rounds: int, band: int) -> None:
    fight = duel(someone("a", at=(0, 9)), orc("t"), rounds_per_turn=10)
    fight.state.round, warrior(fight, "t").felled_round = 3 + rounds, 3
    assert delay_band(fight.state, warrior(fight, "t")) == band


@pytest.mark.rule("ACKS-DEATH-7", "ACKS-DEATH-8", "ACKS-DEATH-4")
@pytest.mark.parametrize(
    ("die", "con", "result", "becomes", "lies", "incapacitated"),
    [
        (1, -1, "killed", "dead", 0, False), (3, -2, "mortal", "unconscious", 2, False),
        (4, 0, "mortal", "unconscious", 2, False), (5, 0, "mortal", "unconscious", 2, False),
        (3, -3, "killed", "dead", 0, False), (6, 0, "grievous", "unconscious", 11, False),
        (10, 0, "grievous", "unconscious", 11, False), (11, 0, "critical", "unconscious", 1441, False),
        (15, 0, "critical", "unconscious", 1441, False), (16, 0, "shock", "active", 0, True),
        (20, 0, "shock", "active", 0, True), (20, 1, "knocked_out", "active", 0, True),
        (20, 3, "knocked_out", "active", 0, True),
    ],
)  # fmt: skip
def test_results_of_mortal_wounds(
    die: int, con: int, result: str, becomes: str, lies: int, incapacitated: bool
) -> None:
    victim = someone("v", at=(0, 1), hp_max=20, hit_die="d4", con_mod=con)
    fight = ring(someone("h"), victim, orc("o", at=(20, 20)), numbers="h=5 v=0 o=1", rounds_per_turn=10)
    fight.decree("hp v =-5")  # -2 by its hit points, +2 because it fell this round
    body = warrior(fight, "v")
    play(fight, "h: treat_injury v", f"v d20 {die} | v d6 3")
    event = last(fight, MortalWounds)
    assert (event.result, event.total.total, status(fight, "v")) == (result, die + con, becomes)
    assert body.treated is (becomes == "unconscious")
    assert ("incapacitated" in [each.name for each in body.conditions]) is incapacitated
    dying = [each.until.time for each in fight.state.timing.lasting if each.what == "dying"]
    called = fight.state.timing.called.get(("round end", ""), 0)
    assert [number - called for number in dying] == ([lies] if lies else [])


@pytest.mark.rule("ACKS-DEATH-5")
@pytest.mark.parametrize(
    ("traits", "more"),
    [({}, 0), ({"heavy_helm": True}, 2), ({"hit_die": "d8"}, 4), ({"con_mod": 2}, 2), ({"nonlethal": 3}, 3)],
)
def test_what_helps_against_mortal_wounds(traits: dict[str, Any], more: int) -> None:
    victim = someone("v", at=(0, 1), hp_max=20, **{"hit_die": "d4", **traits})
    fight = ring(someone("h", healing_rank=2), victim, orc("o", at=(20, 20)), numbers="h=5 v=0 o=1")
    fight.decree("hp v =-5")
    play(fight, "h: treat_injury v", "v d20 10 | v d6 3")
    assert last(fight, MortalWounds).total.total == 10 + 2 + more


@pytest.mark.rule("ACKS-DEATH-9", "ACKS-DEATH-7")
def test_healing_magic_brings_back_whoever_is_treated() -> None:
    fight = ring(mage("m", spells=[MEND]), someone("v", at=(0, 1), hp_max=20), orc("o", at=(20, 20)), round=4)
    fight.decree("hp v =-2")
    warrior(fight, "v").treated = True
    new_round(fight, "m=5 o=1", m="cast mend")
    play(fight, "m: cast", "m: target v", "m d6 2")
    assert (hp(fight, "v"), status(fight, "v"), warrior(fight, "v").treated) == (1, "active", False)
    assert (last(fight, StatusChanged).who, last(fight, StatusChanged).status) == ("v", "active")
    fight = ring(mage("m", spells=[MEND]), someone("v", at=(0, 1), hp_max=20), orc("o", at=(20, 20)), round=4)
    fight.decree("hp v =-9")
    warrior(fight, "v").treated = True
    new_round(fight, "m=5 o=1", m="cast mend")
    play(fight, "m: cast", "m: target v", "m d6 2")
    assert (hp(fight, "v"), status(fight, "v")) == (-6, "unconscious")


# -- initiative and surprise -----------------------------------------------------------------------
@pytest.mark.rule("ACKS-INIT-2", "ACKS-INIT-3", "ACKS-INIT-4")
@pytest.mark.parametrize(
    ("traits", "declared", "more"),
    [
        ({}, "", 0), ({"dex_mod": 2}, "", 2), ({"init_bonus": 3}, "", 3), ({"dex_mod": -1, "init_bonus": 1}, "", 0),
        ({"proficiencies": ["combat_reflexes"]}, "", 1), ({"proficiencies": ["combat_reflexes"]}, "mend", 0),
        ({"proficiencies": ["battle_magic"]}, "", 0), ({"proficiencies": ["battle_magic"]}, "mend", 1),
        ({"proficiencies": ["single_weapon_style"]}, "", 1),
        ({"proficiencies": ["single_weapon_style"], "shield": True}, "", 0),
        ({"proficiencies": ["single_weapon_style"], "second_weapon": True}, "", 0),
        ({"proficiencies": ["single_weapon_style"], "attacks": [BOW]}, "", 0),
        ({"proficiencies": ["single_weapon_style"], "attacks": [SWORD, SHORT_SWORD]}, "", 0),
        ({"proficiencies": ["single_weapon_style"], "attacks": [GREAT_AXE]}, "", 0),
    ],
)  # fmt: skip
def test_what_is_added_to_initiative(traits: dict[str, Any], declared: str, more: int) -> None:
    body = warrior(duel(someone("a", spells=[MEND], **traits), orc("t", at=(0, 9))), "a")
    body.declared = declared
    assert total(initiative_parts(body)) == more


@pytest.mark.rule("ACKS-SURP-3", "ACKS-SURP-4", "ACKS-COND-12")
@pytest.mark.parametrize(
    ("bonuses", "average"),
    [((2,), 2), ((1, 2), 1), ((2, 2), 2), ((-1, -2), -1), ((-2, -2, -1), -1), ((1, -1), 0), ((0, 1), 0), ((-1, 0), 0)],
)
def test_the_average_bonus_is_rounded_towards_nothing(bonuses: tuple[int, ...], average: int) -> None:
    orcs = [orc(f"o{n}", at=(n, 9), surprise_bonus=bonus) for n, bonus in enumerate(bonuses)]
    fight = duel(someone("a"), *orcs)
    assert average_bonus([warrior(fight, each.id) for each in orcs])[0] == average


@pytest.mark.rule("ACKS-SURP-3", "ACKS-COND-12")
@pytest.mark.parametrize(
    ("traits", "more"),
    [({}, 0), ({"surprise_bonus": 2}, 2), ({"proficiencies": ["combat_reflexes"]}, 1), ({"start": ["deafened"]}, -2)],
)
def test_what_senses_add_to_surprise(traits: dict[str, Any], more: int) -> None:
    assert total(surprise_parts(warrior(duel(someone("a", **traits), orc("t", at=(0, 9))), "a"))) == more


@pytest.mark.rule("ACKS-INIT-5", "ACKS-SURP-4")
@pytest.mark.parametrize(
    ("mode", "many", "dice"),
    [("individual", 5, 7), ("by_group", 5, 3), ("auto", 5, 3), ("auto", 4, 6), ("by_group", 2, 3)],
)
def test_who_shares_a_die(mode: str, many: int, dice: int) -> None:
    orcs = [orc(f"o{n}", at=(n, 9), group="band") for n in range(many)]
    fight = duel(someone("a"), orc("t", at=(0, 12)), *orcs)
    assert len(rolling_groups(fight.state, mode)) == dice
    assert len(rolling_groups(fight.state, mode, "heroes")) == 1
    warrior(fight, "t").status = "dead"
    assert len(rolling_groups(fight.state, mode)) == dice - 1


# -- morale ----------------------------------------------------------------------------------------
def horde(many: int = 6, fallen: int = 0, heroes: int = 6, **changes: Any) -> Fight[Combat]:
    orcs = [orc(f"o{n}", at=(n, 9), **{"group": "band", **changes}) for n in range(many)]
    fight = duel(
        someone("a"), someone("t", at=(1, 0)), *orcs, *(someone(f"h{n}", at=(n, -3)) for n in range(heroes - 2))
    )
    for n in range(fallen):
        warrior(fight, f"o{many - 1 - n}").status = "dead"
    return fight


@pytest.mark.rule("ACKS-MORALE-6", "ACKS-MORALE-12", "ACKS-COND-17")
@pytest.mark.parametrize(
    ("many", "fallen", "heroes", "changes", "expected"),
    [
        (6, 0, 6, {}, {}), (6, 2, 6, {}, {}), (6, 3, 6, {}, {"losses": -2}), (6, 4, 6, {}, {"losses": -5}),
        (6, 0, 5, {}, {"numbers": 2}), (6, 0, 4, {}, {"numbers": 2}), (6, 0, 3, {}, {"numbers": 5}),
        (6, 0, 6, {"morale": 2}, {"morale": 2}), (6, 0, 6, {"start": ["blessed"]}, {"spirit": 1}),
        (6, 0, 6, {"start": ["shaken"]}, {"spirit": -1}), (6, 0, 6, {"start": ["shaken", "blessed"]}, {}),
        (6, 1, 6, {"morale": -1}, {"morale": -1}),
    ],
)  # fmt: skip
def test_what_is_added_to_a_morale_roll(
    many: int, fallen: int, heroes: int, changes: dict[str, Any], expected: dict[str, int]
) -> None:
    fight = horde(many, fallen, heroes, **changes)
    unit = [each for each in fight.state.warriors.values() if each.side == "orcs"]
    parts = morale_parts(fight.state, unit, 7)
    assert {why: value for value, why, _ in parts if value} == {"dice": 7, **expected}
    fight.state.adjustments[fight.state.band(unit[0])] = -1
    fight.state.adjustments["no_quarter orcs"] = 1
    parts = morale_parts(fight.state, unit, 7)
    assert {why: value for value, why, _ in parts if value} == {"dice": 7, "judge": -1, "no_quarter": 5, **expected}


@pytest.mark.rule("ACKS-MORALE-3", "ACKS-MORALE-4")
@pytest.mark.parametrize(("fallen", "cause"), [(1, False), (2, True), (3, True)])
def test_a_group_rolls_when_a_third_of_it_is_lost_and_then_with_every_loss(fallen: int, cause: bool) -> None:
    fight = horde(6, fallen)
    unit = [each for each in fight.state.warriors.values() if each.side == "orcs"]
    assert (losses(unit), has_cause(fight.state, unit)) == ((fallen, 6), cause)
    unit[0].morale_rolled = True
    for known in (fallen - 1, fallen):
        fight.state.fallen[fight.state.band(unit[0])] = known
        assert has_cause(fight.state, unit) is (fallen > known)


@pytest.mark.rule("ACKS-MORALE-3", "ACKS-MORALE-4")
@pytest.mark.parametrize(("points", "cause"), [(9, False), (7, False), (6, True), (5, True), (12, False)])
def test_the_solitary_roll_when_a_third_of_their_hit_points_is_lost(points: int, cause: bool) -> None:
    fight = duel(someone("a", at=(0, 9)), orc("t", hp_max=9))
    body = warrior(fight, "t")
    body.hp = points
    assert (losses([body]), has_cause(fight.state, [body])) == ((max(0, 9 - points), 9), cause)
    body.morale_rolled = True
    assert not has_cause(fight.state, [body])
    body.hurt = True
    assert has_cause(fight.state, [body])


@pytest.mark.rule("ACKS-MORALE-2", "ACKS-MORALE-9", "ACKS-MORALE-3")
@pytest.mark.parametrize(
    ("changes", "rolls"),
    [
        ({}, True), ({"morale": None}, False), ({"start": ["infuriated"]}, False), ({"start": ["frightened"]}, False),
        ({"start": ["berserk"]}, False), ({"immune": ["fear"]}, False), ({"fearless": True}, False),
        ({"status": "dead"}, False), ({"status": "surrendered"}, False), ({"start": ["faltering"]}, True),
    ],
)  # fmt: skip
def test_who_rolls_for_morale_at_all(changes: dict[str, Any], rolls: bool) -> None:
    fight = ring(someone("a", at=(0, 9)), orc("t", **changes), orc("u", at=(3, 3)))
    assert rolls_at_all(fight.state, warrior(fight, "t")) is rolls


@pytest.mark.rule("ACKS-MORALE-5")
def test_when_all_opponents_flee_it_rolls_once() -> None:
    fight = duel(someone("a", at=(0, 9), start=["frightened"]), orc("t"), someone("b", at=(3, 9)))
    body = warrior(fight, "t")
    assert not all_fled(fight.state, [body])
    fight.decree("condition b frightened on yes")
    assert all_fled(fight.state, [body])
    body.pursuit_rolled = True
    assert not all_fled(fight.state, [body])


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
    fight = duel(
        someone("a", at=(0, 1), facing="S", armor_weight=mine, ac_from_armor=0),
        orc("t", facing="N", armor_weight=its), ogre("u", at=(9, 9)),
    )  # fmt: skip
    play(fight, "a: attack t with fist", "a d20 19 | a d3 3")
    assert hp(fight, "a", "t") == ((5, 6) if hurts_itself else (8, 3))
    assert (warrior(fight, "a").nonlethal, warrior(fight, "t").nonlethal) == ((3, 0) if hurts_itself else (0, 3))
