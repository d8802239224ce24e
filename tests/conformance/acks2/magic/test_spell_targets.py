"""Spells with several targets and with areas: aiming, who is caught, saves, walls."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.rulesets.acks2.magic.aiming import aims, can_be_aimed, caught, nearest_square, why_no_aim, why_no_target
from affray.rulesets.acks2.model.events import SpellTookEffect
from affray.rulesets.acks2.model.scenario import AreaEntry, EffectEntry
from affray.rulesets.acks2.model.stats import Combat
from affray.space.measure import Footprint
from tests.conformance.acks2.ring import (
    ORIGIN,
    Figure,
    castings,
    conditions,
    hp,
    mage,
    new_round,
    orc,
    placed,
    play,
    refused,
    ring,
    saving,
    say,
    someone,
    spell,
    status,
    warrior,
)
from tests.conformance.harness import answer, asked, last, throw

FIRE = EffectEntry(kind="damage", dice="2d6", type="fire")


def ball(**fields: Any) -> Any:
    """A ball of fire with a radius of 10 ft, half by a Blast save."""
    area = fields.pop("area", AreaEntry(shape="burst", size_ft=10))
    return spell("ball", FIRE, **{"area": area, "range_ft": 60, "save": saving("blast", "half"), **fields})


def cast(what: Any, *others: Figure, **described: Any) -> Fight[Combat]:
    """A mage at (0, 0) who looks north has declared this spell, and its segment has come to its end."""
    numbers = " ".join(["m=5", *(f"{each.id}=1" for each in others)])
    fight = ring(
        mage("m", at=(0, 0), spells=[what]), *others, numbers=numbers, declare={"m": f"cast {what.id}"}, **described
    )
    return answer(fight, "m: cast")


def strong(id: str, at: tuple[int, int], **fields: Any) -> Figure:
    return orc(id, at=at, hp_max=20, saves={"blast": 15, "spells": 15, "paralysis": 15}, **fields)


@pytest.mark.rule("ACKS-SPELL-5", "ACKS-SAVE-3")
def test_everybody_in_a_burst_saves_and_takes_the_same_damage() -> None:
    friend = someone("f", at=(1, 6), hp_max=20, saves={"blast": 15})
    fight = cast(ball(), strong("o", (0, 6)), strong("p", (2, 6)), strong("q", (3, 6)), friend)
    assert asked(fight) == ["m spell_target"]
    play(
        fight, "m: aim 0,6", "o d20 14 | p d20 15 | f d20 3 | m 2d6 6 3"
    )  # o fails, p saves, f fails; q stands 15 ft from the centre
    assert (hp(fight, "o", "p", "q", "f"), castings(fight, "m", "ball")) == ((11, 16, 20, 11), 0)
    assert last(fight, SpellTookEffect).targets == ("o", "p", "f")


@pytest.mark.rule("ACKS-SPELL-5")
def test_an_area_needs_range_and_sight() -> None:
    fight = cast(ball(), strong("o", (0, 6)), walls=[(5, 5)])
    assert refused(fight, "m: aim 0,13") == ["ACKS-SPELL-5"]  # 65 ft
    assert refused(fight, "m: aim 0,-3") == ["ACKS-SPELL-5"]  # behind its back
    assert refused(fight, "m: aim 6,6") == ["ACKS-SPELL-5"]  # behind the wall
    assert refused(fight, "m: target o")
    play(fight, "m: aim 5,2")
    assert (hp(fight, "o"), castings(fight, "m", "ball")) == (20, 0)  # nobody was in it


@pytest.mark.rule("ACKS-SPELL-5")
def test_walls_shelter_from_a_burst() -> None:
    wall = [(x, 7) for x in range(-3, 4)]
    fight = cast(ball(), strong("o", (0, 6)), strong("p", (0, 8)), walls=wall)
    play(fight, "m: aim 0,6", "o d20 1 | m 2d6 5 5")
    assert hp(fight, "o", "p") == (10, 20)


@pytest.mark.rule("ACKS-SPELL-5")
@pytest.mark.parametrize(
    ("shape", "aim", "struck"),
    [("cone", "0,4", ("o", "p")), ("cone", "4,0", ("q",)), ("line", "0,1", ("o",)), ("line", "1,0", ("q",))],
)
def test_cones_and_lines_lead_away_from_the_caster(shape: Any, aim: str, struck: tuple[str, ...]) -> None:
    what = ball(area=AreaEntry(shape=shape, size_ft=20), save=None, range_ft="self")
    fight = cast(what, strong("o", (0, 3)), strong("p", (1, 4)), strong("q", (4, 0)))
    assert refused(fight, "m: aim 0,0") == ["ACKS-SPELL-5"]
    play(fight, f"m: aim {aim}", "m 2d6 2 2")
    assert last(fight, SpellTookEffect).targets == struck


@pytest.mark.rule("ACKS-SPELL-5")
@pytest.mark.parametrize(
    ("affects", "caught"),
    [("all", ("m", "o", "f")), ("others", ("o", "f")), ("opponents", ("o",)), ("allies", ("m", "f"))],
)
def test_a_burst_around_the_caster_asks_nothing_and_spares_whom_it_says(affects: Any, caught: tuple[str, ...]) -> None:
    area = AreaEntry(shape="burst", size_ft=10, affects=affects)
    bless = spell("bless", EffectEntry(kind="condition", condition="blessed"), area=area, range_ft="self")
    fight = cast(bless, strong("o", (0, 2)), someone("f", at=(2, 0)))
    assert last(fight, SpellTookEffect).targets == caught
    assert {each for each in ("m", "o", "f") if "blessed" in conditions(fight, each)} == {*caught}


@pytest.mark.rule("ACKS-SPELL-5", "ACKS-DECL-7")
def test_several_targets_are_named_when_the_spell_takes_effect() -> None:
    bolts = spell("bolts", EffectEntry(kind="damage", dice="1d6"), targets=2, range_ft=50)
    fight = cast(bolts, strong("o", (0, 6)), strong("p", (3, 6)), strong("q", (0, 14)), strong("r", (-3, 6)))
    assert refused(fight, "m: target o,p,r") == ["ACKS-SPELL-5"]
    assert refused(fight, "m: target o,q") == ["ACKS-SPELL-5"]
    play(fight, "m: target o,p", "m d6 4")
    assert hp(fight, "o", "p", "r") == (16, 16, 20)


@pytest.mark.rule("ACKS-READY-10", "ACKS-ATK-11")
def test_an_area_with_an_opponent_in_it_is_an_offensive_act() -> None:
    fight = cast(ball(save=None), strong("o", (0, 6)))
    play(fight, "m: aim 0,6", "m 2d6 1 1")
    assert fight.state.offensive


@pytest.mark.rule("ACKS-DEATH-3")
def test_fire_only_hurts_the_fallen_but_necromancy_shows_their_wounds() -> None:
    def fallen() -> Figure:
        return someone("v", at=(0, 6), hp=-1, status="unconscious", felled_round=1)

    play(fire := cast(ball(save=None), fallen(), strong("o", (9, 9))), "m: aim 0,6", "m 2d6 1 2")
    assert (hp(fire, "v"), status(fire, "v"), warrior(fire, "v").treated) == (-4, "unconscious", False)
    rot = spell("rot", EffectEntry(kind="damage", dice="1d6", type="necrotic"))
    fight = cast(rot, fallen(), strong("o", (9, 9)))
    answer(fight, "m: target v")
    throw(fight, "m d6 1 | v d20 1 | v d6 1")
    assert warrior(fight, "v").treated


@pytest.mark.rule("ACKS-COND-17")
def test_the_blessed_save_better_against_fear_only() -> None:
    def frightful(kind: Any, die: str) -> set[str]:
        what = spell("dread", EffectEntry(kind="condition", condition=kind, duration_rounds=3), save=saving("spells"))
        fight = cast(what, strong("o", (0, 6), start=["blessed"]))
        return conditions(play(fight, "m: target o", die), "o")

    assert "frightened" not in frightful("frightened", "o d20 14")
    assert "winded" in frightful("winded", "o d20 14")


@pytest.mark.rule("ACKS-COND-9", "ACKS-COND-15")
def test_magical_fear_lasts_1d10_rounds_and_does_not_touch_the_berserk() -> None:
    dread = spell("dread", EffectEntry(kind="condition", condition="frightened"))
    fight = cast(dread, strong("o", (0, 6)))
    play(fight, "m: target o", "o d10 3")
    assert [each.until is not None for each in warrior(fight, "o").conditions] == [True]
    raging = cast(dread, strong("o", (0, 6), start=["berserk"]))
    play(raging, "m: target o", "o d10 3")
    assert conditions(raging, "o") == {"berserk"}


@pytest.mark.rule("ACKS-SPELL-3", "ACKS-SPELL-4")
def test_who_delayed_too_long_can_still_be_disrupted() -> None:
    fight = ring(
        mage("m", at=(0, 0), spells=[ball()]), strong("o", (0, 1)), numbers="m=1 o=-2", declare={"m": "cast ball"}
    )
    play(fight, "m: delay", "m: keep", "m: keep", "o: attack m with sword", "o d20 19 | o d6 1")
    assert (asked(fight)[0].endswith("declare"), castings(fight, "m", "ball")) == (True, 0)


@pytest.mark.rule("ACKS-SPELL-5", "ACKS-SPELL-2")
def test_a_spell_is_not_cast_without_a_voice() -> None:
    fight = ring(
        mage("m", at=(0, 0), spells=[ball()]), strong("o", (0, 6)), numbers="m=1 o=5", declare={"m": "cast ball"}
    )
    fight.decree("condition m mute")
    play(fight, "o: pass")
    assert refused(fight, "m: cast") == ["ACKS-COND-12"]
    play(fight, "m: delay", "m: keep", "m: keep")
    assert castings(fight, "m", "ball") == 1


def caster(known: Any, *others: Any, **described: Any) -> Fight[Combat]:
    everybody = [mage("m", spells=[known]), *others]
    numbers = " ".join(f"{each.id}={9 - place}" for place, each in enumerate(everybody))
    return ring(*everybody, numbers=numbers, **described)


def area(shape: Any, feet: int, range_ft: Any = 50, affects: Any = "all") -> Any:
    fire = EffectEntry(kind="damage", dice="2d6", type="fire")
    return spell("ball", fire, area=AreaEntry(shape=shape, size_ft=feet, affects=affects), range_ft=range_ft)


@pytest.mark.rule("ACKS-SPELL-5")
@pytest.mark.parametrize(
    ("known", "spot", "codes"),
    [
        (area("burst", 10), (0, 10), []), (area("burst", 10), (0, 11), ["range"]), (area("burst", 10),
        (0, -1), ["arc"]),
        (area("burst", 10), (0, 0), []), (area("burst", 10), (40, 0), ["area"]), (area("cone", 10), (0, 20), []),
        (area("cone", 10), (0, 0), ["direction"]), (area("line", 10), (0, -3), ["arc"]),
        (area("burst", 10, "touch"), (0, 1), []), (area("burst", 10, "touch"), (0, 2), ["range"]),
        (area("burst", 10, "self"), (0, 1), ["range"]), (area("burst", 10), (3, 3), ["sight"]),
    ],
)  # fmt: skip
def test_where_an_area_may_be_put(known: Any, spot: tuple[int, int], codes: list[str]) -> None:
    fight = caster(known, orc("o", at=(0, 9)), walls=[(2, 2)])
    body = warrior(fight, "m")
    there = (spot[0] + ORIGIN[0], spot[1] + ORIGIN[1])
    found = list(why_no_aim(fight.state, body, body.card.spells["ball"], there))
    assert [dict(each.facts)["code"] for each in found] == codes
    assert set(rules_of(found)) <= {"ACKS-SPELL-5"}
    body.marks |= 1 << 12  # blinded
    if spot != (0, 0) and not codes:
        assert list(why_no_aim(fight.state, body, body.card.spells["ball"], there))


@pytest.mark.rule("ACKS-SPELL-5")
def test_an_area_is_aimed_at_opponents_first_and_at_every_square_once() -> None:
    fight = caster(area("burst", 10, 15), orc("o", at=(0, 2)), orc("p", at=(0, 9)), someone("f", at=(2, 0)))
    body = warrior(fight, "m")
    found = list(aims(fight.state, body, body.card.spells["ball"]))
    assert found[:3] == [(30, 32), (30, 30), (32, 30)]
    assert len(found) == len(set(found))
    assert all(y >= ORIGIN[1] for _, y in found)
    assert can_be_aimed(fight.state, body, body.card.spells["ball"])


@pytest.mark.rule("ACKS-SPELL-5")
@pytest.mark.parametrize(
    ("shape", "affects", "names"),
    [
        ("burst", "all", ["m", "o", "f"]), ("burst", "others", ["o", "f"]), ("burst", "opponents", ["o"]),
        ("burst", "allies", ["m", "f"]), ("line", "all", ["o", "f"]), ("line", "opponents", ["o"]),
        ("cone", "allies", ["f"]),
    ],
)  # fmt: skip
def test_whom_an_area_affects(shape: str, affects: str, names: list[str]) -> None:
    others = [orc("o", at=(0, 2), start=["hidden"]), someone("f", at=(0, 1)), orc("x", at=(0, -9)), orc("d", at=(0, 2))]
    fight = ring(
        mage("m", spells=[area(shape, 15, 50, affects)]), *others[:3], numbers="m=5 o=1 f=0 x=0"
    )  # fmt: skip
    body = warrior(fight, "m")
    at = (30, 31)
    assert [each.id for each in caught(fight.state, body, body.card.spells["ball"], at)] == names
    warrior(fight, "o").status = "dead"
    assert "o" not in [each.id for each in caught(fight.state, body, body.card.spells["ball"], at)]


@pytest.mark.rule("ACKS-SPELL-5")
@pytest.mark.parametrize(
    ("to", "own"), [((0, 0), (10, 10)), ((20, 20), (12, 13)), ((0, 20), (10, 13)), ((13, 10), (12, 10)), ((11, 0),
    (11, 10))]
)  # fmt: skip
def test_the_nearest_square_of_a_body(to: tuple[int, int], own: tuple[int, int]) -> None:
    assert nearest_square(Footprint(10, 10, 3, 4), Footprint(*to)) == own


@pytest.mark.rule("ACKS-SPELL-5", "ACKS-SPELL-6")
@pytest.mark.parametrize(
    ("range_ft", "target", "codes"),
    [
        (50, "far", []), (45, "far", ["range"]), ("touch", "near", []), ("touch", "far", ["range"]),
        ("self", "near", ["self"]), ("self", "m", []), (50, "m", []), (50, "back", ["arc"]), (50, "dead", ["gone"]),
        (50, "down", []), ("touch", "m", []),
    ],
)  # fmt: skip
def test_whom_a_spell_may_be_cast_on(range_ft: Any, target: str, codes: list[str]) -> None:
    known = spell("word", EffectEntry(kind="heal", dice="1d6"), range_ft=range_ft)
    spots = {"far": (0, 10), "near": (0, 1), "back": (0, -2), "dead": (0, 3), "down": (0, 4)}
    fight = caster(known, *(orc(name, at=at) for name, at in spots.items()))
    warrior(fight, "dead").status, warrior(fight, "down").status = "dead", "unconscious"
    body = warrior(fight, "m")
    found = list(why_no_target(fight.state, body, body.card.spells["word"], warrior(fight, target)))
    assert [dict(each.facts)["code"] for each in found] == codes


@pytest.mark.rule("ACKS-SPELL-6", "ACKS-ATK-1")
def test_a_touch_needs_no_front_arc() -> None:
    chill = spell("chill", EffectEntry(kind="damage", dice="1d6", type="cold"), range_ft="touch")
    fight = ring(mage("m", spells=[chill]), orc("o", at=(1, 0), facing="E"), orc("p", at=(9, 9)), round=2)
    new_round(fight, "m=6 o=1 p=1", m="cast chill")
    play(fight, "m: cast", "m: target o", "m d20 19 | m d6 3")
    assert hp(fight, "o") == 3


@pytest.mark.rule("ACKS-SPELL-6", "ACKS-READY-15")
def test_a_touch_under_way_goes_on_as_long_as_its_target_is_within_5_ft() -> None:
    chill = spell("chill", EffectEntry(kind="damage", dice="1d6", type="cold"), range_ft="touch")
    for place, left in (("1,-1", 3), ("9,0", 6)):
        fight = ring(mage("m", spells=[chill]), orc("o", at=(1, 0), facing="E"), orc("p", at=(9, 9)), round=2)
        new_round(fight, "m=6 o=1 p=1", m="cast chill")
        say(fight, "m: cast", "m: target o")
        fight.decree(placed(f"place o {place}"))
        if left == 3:
            play(fight, "m d20 19 | m d6 3")
        assert hp(fight, "o") == left
        assert asked(fight) != ["m attack"]
