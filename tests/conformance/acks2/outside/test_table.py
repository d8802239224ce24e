"""A combat as a table shows it: the count, the order, the ground, and everybody with what may be known of it."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.timing import Moment
from affray.rulesets.acks2 import RULESET
from affray.rulesets.acks2.body.conditions import gain
from affray.rulesets.acks2.model.stats import Combat, Condition, Lying
from affray.rulesets.sketch import sketched
from affray.rulesets.table import Budget, Combatant, Count, Held, Lasts, Place, Thing, UnderWay, Until
from affray.text import LANGUAGES, Speaker
from tests.conformance.acks2.ring import (
    BOW,
    DART,
    FLUX,
    SPEAR,
    SWORD,
    archer,
    feature,
    fight_of,
    mage,
    new_round,
    ogre,
    orc,
    play,
    readied,
    ring,
    say,
    someone,
    warrior,
)


def shown(fight: Fight[Combat], who: str) -> Combatant:
    return next(each for each in RULESET.table(fight.state).combatants if each.id == who)


def places(fight: Fight[Combat]) -> list[tuple[int | None, bool, tuple[Place, ...]]]:
    return [(each.count, each.tie, each.members) for each in RULESET.table(fight.state).order]


def steps(fight: Fight[Combat]) -> str:
    """The parts of the round: `.` past, `!` now, `?` ahead."""
    found = RULESET.table(fight.state).clock.steps
    return "".join({"past": ".", "now": "!", "ahead": "?"}[each.state] for each in found)


def test_the_clock_says_the_part_of_the_round_and_the_count() -> None:
    fight = ring(someone("h"), mage("k", at=(3, 0), spells=[DART]), orc("o", at=(0, 9)), orc("p", at=(3, 9)), round=3)
    clock = RULESET.table(fight.state).clock
    assert (clock.round, clock.phase, clock.owner, clock.unit, clock.count) == (3, "declare", "", "round", None)
    assert steps(fight) == ".!????"
    new_round(fight, "h=6 k=4 o=2 p=2")
    clock = RULESET.table(fight.state).clock
    assert (clock.phase, clock.owner, steps(fight)) == ("segments", "h", "...!??")
    assert clock.count == Count(10, -10, 6, (6, 4, 2), ())
    play(fight, "h: delay")
    assert RULESET.table(fight.state).clock.count == Count(10, -10, 5, (6, 4, 2), (-6,))
    assert not fight.decree("status k dead")
    count = RULESET.table(fight.state).clock.count
    assert count is not None
    assert (count.used, count.limits) == ((6, 2), (-6,))
    fight.state.stage = "call"
    assert RULESET.table(fight.state).clock.phase == "segments"
    assert not fight.decree("end draw")
    clock = RULESET.table(fight.state).clock
    assert (clock.phase, clock.count, steps(fight)) == ("over", None, "??????")


def test_the_order_has_everybody_by_number() -> None:
    before = ring(someone("h"), orc("o", at=(0, 9)))
    assert places(before) == [
        (None, False, (Place("h", "next"),)), (None, False, (Place("o", "next"),))]  # fmt: skip
    fight = ring(
        someone("k", at=(3, 0), **readied("sword", "moves")), someone("h"), someone("d", at=(-3, 0)),
        orc("p", at=(3, 9)), orc("o", at=(0, 9)), orc("q", at=(6, 9), hp=0, status="dead"),
        numbers="k=2 h=6 d=5 p=4 o=4 q=1",
    )  # fmt: skip
    play(fight, "h: pass", "d: delay", "d: keep", "orcs: order o,p")
    assert places(fight) == [
        (6, False, (Place("h", "done"),)), (5, False, (Place("d", "held", "delaying", number=-5),)),
        (4, True, (Place("o", "now"), Place("p", "next"))), (2, False, (Place("k", "next", "readied"),)),
        (1, False, (Place("q", "out"),)),
    ]  # fmt: skip


def test_the_ground_is_shown_by_layers() -> None:
    fight = fight_of(
        someone("h"), orc("o", at=(0, 9)), walls=[(-5, 5), (-4, 5)],
        ground={"cover_waist": [(1, 5)], "cover_chest": [(3, 5)], "obstacles": [(7, 5)], "dark": [(5, 5)]},
        features=[feature("embers", (9, 5), hazard={"damage": "1d6 fire"})],
    )  # fmt: skip
    fight.state.lying = [Lying(warrior(fight, "h").arms["sword"], "h", 31, 32)]
    field = RULESET.table(fight.state).battlefield
    assert (field.kind, field.width, field.height, field.grain, field.unit, field.up) == (
        "grid", 61, 61, 1, "ft5", True)  # fmt: skip
    assert field.things == (Thing("sword", 31, 32),)
    assert [(each.id, each.style, each.runs) for each in field.layers] == [
        ("wall", "wall", ((35, 25, 26),)), ("waist_wall", "cover", ((35, 31, 31),)),
        ("chest_wall", "low", ((35, 33, 33),)), ("obstacle", "drop", ((35, 37, 37),)),
        ("dark", "dark", ((35, 35, 35),)), ("hazard", "drop", ((35, 39, 39),)),
    ]  # fmt: skip
    assert RULESET.table(fight.state).battlefield.layers is field.layers


def test_somebody_with_body_health_and_gear() -> None:
    fight = fight_of(
        archer("a", attacks=[BOW], inventory=[SWORD], ammo={"bow": 9}, spells=[DART], ac=4, cleave_max=2, nonlethal=2),
        ogre("o", at=(0, 9), hp=7), orc("p", at=(5, 9), status="fled"), orc("q", at=(7, 9), hp=0, status="dead"),
    )  # fmt: skip
    one = shown(fight, "a")
    assert (one.name, one.side, one.looks, one.status, one.out, one.off) == (
        "Archer", "heroes", "unhurt", "ok", False, False)  # fmt: skip
    assert (one.health, one.facts) == ({"now": 7, "max": 7, "nonlethal": 2}, (("ac", 4), ("cleaves", 0)))
    assert (one.holds, one.carries, dict(one.uses or ())) == (("bow",), ("sword",), {"bow": 9, "dart": 2})
    assert one.body is not None
    assert (one.body.x, one.body.y, one.body.wide, one.body.deep, one.body.height, one.body.facing) == (
        30, 30, 1, 1, 0, 0)  # fmt: skip
    assert (one.threatens, one.reach) == (((31, 29, 31),), 1)
    other = shown(fight, "o")
    assert other.body is not None
    assert (other.looks, other.body.wide, other.body.deep, other.body.facing) == ("bloodied", 1, 2, 4)
    gone, dead = shown(fight, "p"), shown(fight, "q")
    assert (gone.out, gone.off, gone.body, gone.status, gone.threatens) == (True, True, None, "fled", ())
    assert (dead.out, dead.off, dead.body is None, dead.looks) == (True, False, False, "down")


def test_what_lasts_on_somebody() -> None:
    fight = fight_of(someone("h", start=["prone"], defending="k"), someone("k", at=(5, 0)), orc("o", at=(0, 1)))
    gain(fight.scene, warrior(fight, "h"), Condition("blessed", "k", Moment("round end", "k", 4)))
    found = shown(fight, "h").conditions
    assert sorted(found, key=lambda each: each.id) == [
        Lasts("blessed", "k", Until("round end", "k")), Lasts("defending", "k"), Lasts("engaged", "o"), Lasts("prone"),
    ]  # fmt: skip
    warrior(fight, "h").status = "surrendered"
    assert "engaged" not in [each.id for each in shown(fight, "h").conditions]
    cursed = ring(
        someone("v", hp_max=20), mage("m", at=(0, 10), side="orcs", facing="S", spells=[FLUX]),
        numbers="m=6 v=1", declare={"m": "cast flux"},
    )  # fmt: skip
    play(cursed, "m: cast", "m: target v", "v d20 2 | v d12 1 | v d20 2")
    assert [(each.id, each.by) for each in shown(cursed, "v").conditions] == [("vomiting", "m"), ("flux", "m")]


def test_what_is_left_of_a_segment() -> None:
    fight = fight_of(someone("h"), orc("o", at=(0, 2)))
    assert shown(fight, "h").budget == (Budget("movement", 1, 1), Budget("combat", 1, 1))
    assert shown(fight, "o").budget == ()
    play(fight, "h: march 0,1")
    assert shown(fight, "h").budget == (Budget("movement", 0, 1), Budget("combat", 1, 1))
    warrior(fight, "h").attacked = True
    assert shown(fight, "h").budget == (Budget("movement", 0, 1), Budget("combat", 0, 1))


@pytest.mark.parametrize(
    ("changes", "held"),
    [
        ({}, None), (readied("sword", "moves"), Held("readied", "attack", "moves")),
        ({"segment": "delaying", "wait_for": "o", "delay_to": -4}, Held("delaying", "", "o", -4)),
        ({"declared": "retreat"}, Held("declared", "retreat")),
    ],
)  # fmt: skip
def test_what_waits(changes: dict[str, Any], held: Held | None) -> None:
    fight = fight_of(orc("o", at=(0, 9)), someone("h"))
    for name, value in changes.items():
        setattr(warrior(fight, "h"), name, value)
    assert shown(fight, "h").held == held


def test_a_charge_under_way() -> None:
    fight = fight_of(someone("h", attacks=[SPEAR]), orc("o", at=(0, 6)))
    assert RULESET.table(fight.state).under_way == ()
    say(fight, "h: charge o")
    assert RULESET.table(fight.state).under_way == (UnderWay("h", "charge", ("o",)),)


def test_a_door_is_an_open_doorway_on_the_map_and_no_mere_obstacle() -> None:
    door, crate = feature("door", (2, 2)), feature("crate", (4, 2))
    door_at, crate_at = (tuple(each.squares[0]) for each in (door, crate))
    table = RULESET.table(ring(someone("h"), orc("o", at=(0, 9)), features=[door, crate]).state)
    drawn = sketched(table)
    assert drawn is not None
    assert (drawn.ground[door_at], drawn.ground[crate_at][1]) == (("/", "open"), "crate")
    shown = {layer.id: layer.runs for layer in table.battlefield.layers}
    assert len(shown["open"]) == len(shown["crate"]) == 1
    assert "obstacle" not in shown


def test_known_kinds_of_ground_go_by_their_names() -> None:
    kinds = ("crate", "rubble", "fence", "hedge", "water", "fire")
    there = [feature(kind, (2 * number, 3)) for number, kind in enumerate(kinds)]
    table = RULESET.table(ring(someone("h"), orc("o", at=(0, 9)), features=there).state)
    assert {layer.id for layer in table.battlefield.layers} == {*kinds, "difficult"}
    drawn = sketched(table)
    assert drawn is not None
    assert [drawn.ground[tuple(each.squares[0])][1] for each in there] == [*kinds]
    assert [Speaker(lang, RULESET).word("feature", "rubble") for lang in LANGUAGES] == ["rubble", "обломки", "уламки"]
