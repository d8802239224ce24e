"""Damage: resistance and immunity, losing and regaining hit points."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.acks2.body.damage import heal, hurt, reduced
from affray.rulesets.acks2.fight.attacks import can_damage
from affray.rulesets.acks2.model.events import Damaged, Fell, Healed
from tests.conformance.acks2.ring import fight_of, hp, orc, play, someone, warrior, weapon
from tests.conformance.harness import last, told


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
    body = warrior(fight_of(someone("a", at=(0, 9)), orc("t", **traits)), "t")
    assert (reduced(body, 7, "fire", False), reduced(body, 7, "fire", True)) == (mundane, magic)
    assert reduced(body, 1, "fire", True) == (0 if not magic else 1)


@pytest.mark.rule("ACKS-DMG-7")
@pytest.mark.parametrize(
    ("tags", "extraordinary", "hurts"), [([], False, False), (["silver"], False, True), ([], True, True)]
)
def test_silver_and_magic_hurt_those_immune_to_plain_weapons(tags: list[Any], extraordinary: bool, hurts: bool) -> None:
    blade = weapon("sword", "1d6", "slashing", *tags, extraordinary=extraordinary)
    fight = fight_of(
        someone("a", at=(0, 1), facing="S", attacks=[blade]), orc("t", immune=["mundane:slashing"], facing="N")
    )
    assert can_damage(warrior(fight, "t"), warrior(fight, "a").arms["sword"]) is hurts
    play(fight, "a: attack t with sword", "a d20 19 | a d6 3")
    event = last(fight, Damaged)
    assert (event.taken, hp(fight, "t")) == ((3, 3) if hurts else (0, 6))
    assert event.rules == (("ACKS-DMG-5",) if hurts else ("ACKS-DMG-5", "ACKS-DMG-7"))


@pytest.mark.rule("ACKS-DMG-5", "ACKS-DMG-6", "ACKS-DMG-8", "ACKS-DEATH-1")
def test_damage_is_taken_at_once_and_the_dead_take_none() -> None:
    fight = fight_of(someone("a", at=(0, 9)), orc("t", at=(0, 0)), orc("u", at=(5, 5)))
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
    fight = fight_of(someone("a", at=(0, 9)), orc("t", at=(0, 0)))
    body = warrior(fight, "t")
    body.hp, body.nonlethal = 2, 3
    heal(fight.scene, body, amount, "a")
    assert (body.hp, body.nonlethal, last(fight, Healed).amount) == (2 + gained, nonlethal, gained)
