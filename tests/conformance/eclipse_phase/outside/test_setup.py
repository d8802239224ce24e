"""What can be wrong with an encounter, what a sheet leaves out, and how a scene looks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.refusals import Refusal
from affray.rulesets.eclipse_phase import RULESET
from affray.rulesets.eclipse_phase.model.scenario import AreaEntry, Combatant, FeatureEntry, WeaponEntry
from tests.conformance.eclipse_phase.firefight import (
    KNIFE,
    PISTOL,
    At,
    area,
    at,
    block,
    conditions,
    door,
    encounter,
    fighter,
    firefight,
    gun,
    hound,
    opening,
    play,
    ruled,
    someone,
    synth,
    turn,
)
from tests.conformance.harness import asked


def problems(*figures: Any, **described: Any) -> list[str]:
    written = encounter(*figures, **described)
    return [f"{'.'.join(map(str, each.path))}: {each.refusal}" for each in RULESET.problems(written)]


A, B = someone("a", at=0), someone("b", at=8)


@pytest.mark.rule("EP-SEQ-1", "EP-COND-13", "EP-COND-14")
def test_everything_that_is_wrong_is_told() -> None:
    assert problems(A, B) == []
    assert problems(someone("a", at=0, mounts={"cannon": [1, 1]}), B) == [
        "combatants.0.mounts.cannon: FILE-UNKNOWN-NAME(kind=weapon, value=cannon, hint=)"
    ]
    assert problems(someone("a", at=0, ammo={"pistl": 1}), B) == [
        "combatants.0.ammo.pistl: FILE-UNKNOWN-NAME(kind=weapon, value=pistl, hint=pistol)"
    ]
    assert problems(someone("a", at=0, in_cover=True), B) == ["combatants.0.in_cover: EP-COND-13(who=a)"]
    one, two = someone("a", at=0), someone("b", at=8)
    one.placed.id = two.placed.id = "x"
    assert "combatants.1: FILE-DUPLICATE-ID(value=x)" in problems(one, two)
    assert problems(A, B, ambushers="green") == ["surprise.ambushers: FILE-UNKNOWN-NAME(kind=side, value=green, hint=)"]
    assert problems(A, B, npc_retreat_at="soon") == [
        "options.npc_retreat_at: FILE-UNKNOWN-NAME(kind=npc_retreat_at, value=soon, hint=)"
    ]
    assert problems(A, B, npc_retreat_at="dur_fraction:0.5") == []
    twice = [PISTOL, PISTOL]
    assert "bestiary.a.weapons.1.id: FILE-DUPLICATE-ID(value=pistol)" in problems(someone("a", at=0, weapons=twice), B)
    assert any("death_rating" in each for each in problems(someone("a", at=0, death_rating=10), B))
    assert any(each.endswith(".range: FILE-MISSING-FIELD(field=range)") for each in problems(
        someone("a", at=0, weapons=[replace(PISTOL, range=None)]), B
    ))  # fmt: skip
    odd = problems(someone("a", at=0, weapons=[gun("odd", dv="2d8")]), B)
    assert any(".dv: FILE-RANGE" in each for each in odd)
    assert problems(someone("a", at=0), someone("b", at=8, side="red")) == ["combatants: EP-SEQ-1(sides=('red',))"]


@pytest.mark.rule("EP-COND-14", "EP-ATK-5")
def test_everything_that_is_wrong_with_the_scene_is_told() -> None:
    scene = [
        FeatureEntry(kind="light"), FeatureEntry(kind="cover", rect=[1, 1, 2, 2]), FeatureEntry(kind="wall"),
        area("yard", 1, 1, 2, 2), area("yard", 3, 3, 4, 4),
    ]  # fmt: skip
    assert problems(A, B, scene=scene) == [
        "map.terrain.0.modifier: FILE-MISSING-FIELD(field=modifier)",
        "map.terrain.1.level: FILE-MISSING-FIELD(field=level)",
        "map.terrain.1: FILE-NO-EFFECT(kind=cover, id=cover-2)", "map.terrain.2.rect: FILE-MISSING-FIELD(field=rect)",
        "map.terrain.4: FILE-DUPLICATE-ID(value=yard)",
    ]  # fmt: skip


@pytest.mark.rule("EP-MOVE-1", "EP-TEST-9", "EP-WOUND-1", "EP-DEATH-2")
def test_what_a_sheet_leaves_out() -> None:
    plain = Combatant(name="Plain", durability=33)
    assert (plain.move_base, plain.move_full, plain.limbs, plain.initiative_mod) == (4, 20, 4, 0)
    written = encounter(someone("a", at=0), someone("b", at=8))
    written.bestiary["a"] = plain
    card = RULESET.start(written).fighters["a"].card
    assert (card.wound_threshold, card.death_rating, card.initiative, card.lucidity) == (7, 50, 6, 30)
    assert (card.skills, card.move_base, card.move_full) == ({"fray": 30, "perceive": 30}, 400, 2000)


@pytest.mark.rule("EP-DEATH-1", "EP-DEATH-2")
def test_who_begins_dead_or_down() -> None:
    fight = firefight(
        someone("a", 12, damage=53), synth("m", 10, damage=70), someone("b", 6, damage=35), someone("c", 3),
        someone("d", 2, side="red"),
    )  # fmt: skip
    assert (fighter(fight, "a").status, fighter(fight, "m").status) == ("dead", "destroyed")
    assert (fighter(fight, "b").status, conditions(fight, "b")) == ("active", ["unconscious", "prone"])
    assert asked(fight) == ["c slot"]


@pytest.mark.rule("EP-SURP-1")
def test_an_ambush_of_nobody_is_none() -> None:
    fight = opening(someone("a", infiltrate=60), someone("b", start=["unconscious"]), ambushers="red")
    assert asked(fight) == ["a initiative"]


def test_the_scene_as_text() -> None:
    fight = firefight(
        someone("a", 12, at=(2, 3)), someone("b", 6, at=(6, 3), weapons=[KNIFE]),
        scene=[block("total", 4, 2, 5, 4), door("gate", 8, 2, 9, 4), block("minor", 10, 2, 11, 4)],
    )  # fmt: skip
    play(fight, "a: pass", *turn("b", "drop_item knife"))
    drawn = RULESET.draw(fight.state)
    assert all(sign in drawn for sign in ("█", "+", "░", "·"))
    names, standings = RULESET.names(fight.state), RULESET.standings(fight.state)
    assert (names["a"], names["pistol"]) == ("A", "Pistol")
    assert [(each.id, each.side, each.health) for each in standings] == [
        ("a", "red", (35, 35)),
        ("b", "blue", (35, 35)),
    ]


def test_who_is_called_like_its_own_weapon_gets_a_number() -> None:
    fight = firefight(someone("pistol", 12), someone("b", 6))
    assert [*fight.state.fighters] == ["pistol_1", "b"]
    names = RULESET.names(fight.state)
    assert (names["pistol_1"], names["pistol_1.pistol"]) == ("Pistol", "Pistol")


def test_equal_situations_are_equal() -> None:
    one, two = (firefight(someone("a", 12), someone("b", 6)) for _ in range(2))
    assert RULESET.situation(one.state) == RULESET.situation(two.state)
    play(one, "a: pass")
    assert RULESET.situation(one.state) != RULESET.situation(two.state)


@pytest.mark.rule("EP-ACT-3", "EP-DELAY-25")
def test_words_are_told() -> None:
    fight = firefight(someone("a", 12), someone("b", 6))
    play(fight, "a: act none", "a: speak text hello")
    event = fight.log()[-1]
    assert (getattr(event, "action", ""), getattr(event, "detail", ""), event.rules) == (
        "speak",
        "hello",
        ("EP-ACT-5",),
    )


@pytest.mark.rule("EP-INIT-4", "EP-POOL-13")
@pytest.mark.parametrize(
    ("decree", "legal"),
    [
        ("initiative_mod a 10", True), ("initiative_mod a 11", False), ("initiative_mod a -10", True),
        ("initiative_mod a -11", False), ("wounds a 100", True), ("wounds a 101", False), ("traumas a 101", False),
        ("temporary a vigor 5", True), ("temporary a vigor 6", False), ("pool a vigor 15", True),
        ("pool a vigor 16", False), ("fall a 1000", True), ("fall a 1001", False), ("fall a 0", False),
    ],
)  # fmt: skip
def test_the_limits_of_decrees(decree: str, legal: bool) -> None:
    fight = firefight(someone("a", 12), someone("b", 6))
    assert [isinstance(each, Refusal) for each in fight.decree(decree)] == ([] if legal else [True])


@pytest.mark.rule("EP-MELEE-11")
def test_a_hold_kept_by_an_extra_action_does_not_count_for_the_next_slot() -> None:
    fight = firefight(
        someone("a", 12, at=0, vigor=2, weapons=[KNIFE]), someone("b", 6, at=1), hound("h", 3, at=30),
        threat_pools={"hounds": 0},
    )  # fmt: skip
    play(
        fight,
        "a: decline",
        "a: act none",
        "a: attack_melee b with unarmed grapple yes",
        "a d100 40 | b d100 99",
        "a: end",
    )
    play(fight, "b: pass", "h: pass", "a: grapple_hold hold pool vigor", "a: stop", "a: decline", "until a slot")
    assert fighter(fight, "a").grappling == "b"
    play(fight, *turn("a", "full_defense"))
    assert (fighter(fight, "a").grappling, conditions(fight, "b")) == ("", [])


@pytest.mark.rule("EP-EXTRA-2", "EP-EXTRA-3", "EP-DELAY-17")
def test_refusals_in_the_extra_phase_and_while_delaying() -> None:
    fight = firefight(someone("a", 12, vigor=2), someone("b", 6), someone("c", 3))
    play(fight, "a: decline", "a: pass", "until b slot", "b: delay standby")
    assert [each.rule for each in fight.why_not("b", "delay", mode="standby")] == ["EP-DELAY-17"]
    play(fight, "until c slot", "c: pass", "until b window", "b: give_up", "until a extra")
    assert ruled(fight, "a: boost ref pool vigor") == "EP-EXTRA-3"
    assert ruled(fight, "a: task lock mental 2 pool vigor") in ("EP-EXTRA-12", "EP-EXTRA-2")


@pytest.mark.rule("EP-MOVE-12")
@pytest.mark.parametrize(("a", "b", "clash"), [(0, 0, True), (1, 0, False), (0, 1, False), (1, 1, False)])
def test_only_those_who_are_there_stand_in_each_others_way(a: bool, b: bool, clash: bool) -> None:
    figures = someone("a", at=8, absent=bool(a)), someone("b", at=8, absent=bool(b)), someone("c", at=12)
    assert problems(*figures) == (["combatants.1.at: EP-MOVE-12(code=start, who=b)"] if clash else [])


@pytest.mark.rule("EP-SEQ-1")
@pytest.mark.parametrize(
    ("left", "right", "second"),
    [(14.5, 26.5, (14, 10)), (13.5, 25.5, (26, 10)), (14.5, 25.5, (14, 10)), (13.5, 26.5, (20, 10))],
)
def test_one_more_of_a_kind_stands_beside_at_most_six_metres_away(left: float, right: float, second: At) -> None:
    rock = [block("total", left, 0, 19.5, 20), block("total", 20.5, 0, right, 20)]
    rock += [block("total", 19, 0, 21, 9.5), block("total", 19, 10.5, 21, 20)]
    fight = firefight(someone("a", 12, at=20, count=2), someone("b", 6, at=60), scene=rock)
    assert (at(fight, "a"), at(fight, "a_2")) == ((20, 10), second)


@pytest.mark.rule("EP-DEATH-2", "EP-WOUND-1", "EP-INIT-1", "EP-STRESS-5")
@pytest.mark.parametrize(("changes", "found"), [
    ({}, (7, 53, 0, 30, 6)), ({"body": "synthmorph"}, (7, 70, 1, 30, 6)), ({"durability": 4}, (1, 6, 0, 30, 6)),
    ({"durability": 2}, (1, 3, 0, 30, 6)), ({"abilities": ["pain_filter"]}, (7, 53, 1, 30, 6)),
    ({"body": "synthmorph", "wounds_ignored": 0}, (7, 70, 0, 30, 6)),
    ({"wil": 20, "int": 20, "ref": 25}, (7, 53, 0, 40, 9)), ({"lucidity": 50, "int": 14}, (7, 53, 0, 50, 6)),
    ({"wound_threshold": 9, "death_rating": 35}, (9, 35, 0, 30, 6)), ({"int": 12, "ref": 15}, (7, 53, 0, 30, 5)),
])  # fmt: skip
def test_numbers_that_follow_from_others(changes: dict[str, Any], found: tuple[int, ...]) -> None:
    card = opening(someone("a", **changes), someone("b")).state.fighters["a"].card
    assert (card.wound_threshold, card.death_rating, card.wounds_ignored, card.lucidity, card.initiative) == found


@pytest.mark.rule("EP-DEATH-2")
def test_a_death_rating_is_no_less_than_durability() -> None:
    assert problems(someone("a", at=0, death_rating=35), B) == []
    (wrong,) = set(problems(someone("a", at=0, death_rating=34), B))
    assert wrong == "bestiary.a.death_rating: FILE-RANGE(field=death_rating, value=34, low=35, high=3000)"


@pytest.mark.rule("EP-ATK-2", "EP-DMG-1")
@pytest.mark.parametrize(("entry", "found"), [
    ({"kind": "kinetic", "range": 9}, ("guns", "kinetic", ("SA",), 9, True)),
    ({"kind": "beam", "range": 9, "modes": ["BF"]}, ("guns", "energy", ("BF",), 9, True)),
    ({"kind": "melee", "modes": ["BF"]}, ("melee", "kinetic", (), 0, False)),
    ({"kind": "thrown"}, ("athletics", "kinetic", (), 15, True)),
    ({"kind": "system", "range": 9, "smartlink": False}, ("interface", "kinetic", ("SA",), 9, False)),
    ({"kind": "psi", "armor": "none"}, ("psi", "none", (), 0, True)),
])  # fmt: skip
def test_what_a_weapon_leaves_out(entry: dict[str, Any], found: tuple[object, ...]) -> None:
    tool = WeaponEntry(id="x", name="X", dv="1d10", **entry)
    known = opening(someone("a", weapons=[tool]), someone("b")).state.fighters["a"].arms["x"]
    assert (known.skill, known.armor, known.modes, known.range, known.smartlink) == found


@pytest.mark.rule("EP-AREA-4")
def test_an_even_area_has_a_radius() -> None:
    cloud = gun("cloud", area=AreaEntry(type="uniform"))
    told = problems(someone("a", at=0, weapons=[cloud]), B)
    assert set(told) == {"bestiary.a.weapons.0.area.radius: FILE-MISSING-FIELD(field=radius)"}
    assert problems(someone("a", at=0, weapons=[gun("cloud", area=AreaEntry(type="uniform", radius=4))]), B) == []


@pytest.mark.rule("EP-MOVE-12", "EP-SEQ-9")
def test_copies_stand_beside_each_other_in_free_places() -> None:
    written = encounter(someone("a", at=(1, 1)), someone("b", at=(20, 10)), scene=[block("total", 1.5, 0, 9, 9)])
    written.combatants[0].count = 4
    combat = RULESET.start(written)
    spots = {name: (each.pos.x // 100, each.pos.y // 100) for name, each in combat.fighters.items()}
    assert spots == {"a": (1, 1), "a_2": (0, 1), "a_3": (1, 0), "a_4": (1, 2), "b": (20, 10)}


@pytest.mark.rule("EP-MOVE-12")
@pytest.mark.parametrize(("where", "wrong"), [
    ((8.0, 10.0), True), ((8.01, 10.0), False), ((400.0, 20.0), False), ((400.01, 20.0), True), ((5.0, 5.0), True),
    ((4.0, 5.0), False),
])  # fmt: skip
def test_a_place_is_free_and_in_the_scene(where: At, wrong: bool) -> None:
    found = problems(someone("a", at=where), B, scene=[block("total", 4, 4, 6, 6)])
    assert ["EP-MOVE-12" in each for each in found] == [True] * wrong


@pytest.mark.rule("EP-DEATH-9")
@pytest.mark.parametrize(("text", "fine"), [
    ("never", True), ("half_down", True), ("dur_fraction:0.5", True), ("dur_fraction:1", True),
    ("dur_fraction:2", False), ("dur_fraction:0.x", False), ("fraction:0.5", False), ("dur_fraction:0", True),
    ("", False),
])  # fmt: skip
def test_when_others_retreat(text: str, fine: bool) -> None:
    assert (problems(A, B, npc_retreat_at=text) == []) is fine


@pytest.mark.rule("EP-ATK-15")
@pytest.mark.parametrize(("sheet", "placed", "expected"), [
    (None, {}, (3, 10)), ([15, 18], {}, (15, 18)), ([15, 18], {"turret": [9, 9]}, (9, 9)),
    (None, {"turret": [9, 9]}, (9, 9)),
])  # fmt: skip
def test_an_emplaced_weapon_stands_on_its_mount_or_where_its_owner_began(
    sheet: list[float] | None, placed: dict[str, list[float]], expected: tuple[float, float]
) -> None:
    turret = gun("turret", kind="system", mount=sheet)
    fight = firefight(someone("a", 12, at=3, weapons=[turret, PISTOL], mounts=placed), someone("b", 6, at=30))
    play(fight, "a: act base", "a: move 5,10")
    mount = fighter(fight, "a").arms["turret"].mount
    assert mount is not None
    assert (mount.x / 100, mount.y / 100) == expected
    assert fighter(fight, "a").arms["pistol"].mount is None
