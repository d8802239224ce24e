"""Missile attacks: range, sight, cover, melees in the way, ammunition and hands."""

from __future__ import annotations

import pytest

from tests.conformance.acks2.ring import (
    BOW,
    ORIGIN,
    allowed,
    archer,
    edges,
    missile,
    new_round,
    orc,
    play,
    refused,
    ring,
    someone,
    struck,
    warrior,
)


@pytest.mark.scenario("ACKS-EX-37")
@pytest.mark.rule("ACKS-RANGED-4", "ACKS-RANGED-6", "ACKS-RANGED-7", "ACKS-RANGED-8")
@pytest.mark.parametrize("precise", [False, True])
def test_shooting_into_melee(precise: bool) -> None:
    skill = ["precise_shooting"] if precise else []
    fight = ring(
        archer("a", at=(0, 0), dex_mod=0, proficiencies=skill),
        orc("near", at=(0, 1)),
        someone("ally", at=(5, 5)),
        orc("busy", at=(5, 6)),
        orc("shaman", at=(8, 8)),
        numbers="a=5 near=1 ally=1 busy=1 shaman=1",
    )
    assert "ACKS-RANGED-8" in refused(fight, "a: attack near with bow")
    if precise:
        play(fight, "a: attack busy with bow", "a d20 10")
        assert struck(fight)[0] == 6
    else:
        assert "ACKS-RANGED-6" in refused(fight, "a: attack busy with bow")
        play(fight, "a: attack shaman with bow", "a d20 10")
        assert struck(fight)[0] == 6


@pytest.mark.rule("ACKS-RANGED-7")
def test_precise_shooting_ignores_the_ally_in_the_line_and_cover() -> None:
    fight = ring(
        archer("a", at=(0, 0), dex_mod=0, proficiencies=["precise_shooting"]),
        someone("ally", at=(5, 5)),
        orc("busy", at=(5, 6)),
        orc("shaman", at=(8, 8)),
        ground={"cover_chest": [(8, 8)]},
        numbers="a=5 ally=1 busy=1 shaman=1",
    )
    play(fight, "a: attack shaman with bow", "a d20 10")
    assert struck(fight)[0] == 10


@pytest.mark.rule("ACKS-RANGED-1")
@pytest.mark.parametrize(("squares", "total"), [(2, 10), (3, 8), (4, 8), (5, 5), (6, 5)])
def test_range_bands(squares: int, total: int) -> None:
    sling = missile("sling", "1d4", (10, 20, 30), "handy")
    fight = ring(someone("a", at=(0, 0), attacks=[sling]), orc("t", at=(0, squares)), numbers="a=5 t=1")
    play(fight, "a: attack t with sling", "a d20 10")
    assert struck(fight)[0] == total
    far = ring(someone("a", at=(0, 0), attacks=[sling]), orc("t", at=(0, 7)), numbers="a=5 t=1")
    assert "ACKS-RANGED-1" in refused(far, "a: attack t with sling")


@pytest.mark.rule("ACKS-RANGED-2", "ACKS-GRID-7")
def test_a_missile_needs_sight_and_nobody_sees_behind() -> None:
    fight = ring(
        archer("a", at=(0, 0)),
        orc("walled", at=(0, 9)),
        orc("behind", at=(0, -9)),
        walls=[(0, 5)],
        numbers="a=5 walled=1 behind=1",
    )
    assert "ACKS-RANGED-2" in refused(fight, "a: attack walled with bow")
    assert "ACKS-RANGED-2" in refused(fight, "a: attack behind with bow")


@pytest.mark.rule("ACKS-RANGED-9")
def test_a_slow_weapon_is_not_shot_in_two_rounds_running_unless_one_stands_still() -> None:
    crossbow = missile("crossbow", "1d6", (140, 280, 420), "slow", "handy", cleave_limit=2)
    fight = ring(someone("a", at=(0, 0), attacks=[crossbow]), orc("t", at=(0, 9)), numbers="a=5 t=1")
    play(fight, "a: attack t with crossbow", "a d20 1", "t: pass")
    new_round(fight, "a=5 t=1")
    still = play(fight.fork(), "a: attack t with crossbow", "a d20 1")
    assert struck(still)[2] is False
    play(fight, "a: march 1,0 facing N")
    assert "ACKS-RANGED-9" in refused(fight, "a: attack t with crossbow")


@pytest.mark.rule("ACKS-RANGED-10")
def test_every_shot_uses_ammunition_and_a_thrown_weapon_leaves_the_hand() -> None:
    fight = ring(
        someone("a", at=(0, 0), attacks=[missile("bow", "1d6", (120, 240, 360), ammo=1)]),
        orc("t", at=(0, 9)),
        numbers="a=5 t=1",
    )
    play(fight, "a: attack t with bow", "a d20 1", "t: pass")
    assert warrior(fight, "a").ammo["bow"] == 0
    new_round(fight, "a=5 t=1")
    assert "ACKS-RANGED-10" in refused(fight, "a: attack t with bow")
    javelin = missile("javelin", "1d6", (30, 60, 120), "thrown")
    thrown = ring(someone("a", at=(0, 0), attacks=[javelin]), orc("t", at=(0, 5)), numbers="a=5 t=1")
    play(thrown, "a: attack t with javelin", "a d20 1")
    assert "javelin" not in warrior(thrown, "a").hand
    assert [(each.weapon.id, each.x - ORIGIN[0], each.y - ORIGIN[1]) for each in thrown.state.lying] == [
        ("javelin", 0, 5)
    ]


@pytest.mark.rule("ACKS-RANGED-11")
def test_a_bow_needs_two_hands_a_sling_does_not() -> None:
    sling = missile("sling", "1d4", (60, 120, 240), "handy")
    fight = ring(someone("a", at=(0, 0), attacks=[BOW], shield=True), orc("t", at=(0, 5)), numbers="a=5 t=1")
    assert "ACKS-RANGED-11" in refused(fight, "a: attack t with bow")
    handy = ring(someone("a", at=(0, 0), attacks=[sling], shield=True), orc("t", at=(0, 5)), numbers="a=5 t=1")
    assert allowed(handy, "a: attack t with sling")


@pytest.mark.rule("ACKS-RANGED-5", "ACKS-RANGED-4")
@pytest.mark.parametrize(("ally", "total"), [((4, 4), 6), ((5, 4), 10)])
def test_only_an_ally_on_the_very_line_is_in_the_way(ally: tuple[int, int], total: int) -> None:
    fight = ring(
        archer("a", at=(0, 0), dex_mod=0),
        someone("ally", at=ally),
        orc("busy", at=(ally[0], ally[1] + 1)),
        orc("t", at=(9, 9)),
        numbers="a=5 ally=1 busy=1 t=1",
    )
    play(fight, "a: attack t with bow", "a d20 10")
    assert struck(fight)[0] == total


@pytest.mark.rule("ACKS-RANGED-8")
def test_who_is_engaged_may_shoot_at_others() -> None:
    fight = ring(archer("a", at=(0, 0)), orc("near", at=(0, 1)), orc("far", at=(5, 9)), numbers="a=5 near=1 far=1")
    assert "ACKS-RANGED-8" in refused(fight, "a: attack near with bow")
    assert allowed(fight, "a: attack far with bow")


@pytest.mark.rule("ACKS-RANGED-6")
def test_an_orc_that_only_engages_an_ally_from_behind_is_in_melee_too() -> None:
    fight = ring(
        archer("a", at=(0, 0)),
        someone("ally", at=(5, 5), facing="N"),
        orc("o", at=(5, 4), facing="N"),
        numbers="a=5 ally=1 o=1",
    )
    assert edges(fight) == {"o>ally"}
    assert "ACKS-RANGED-6" in refused(fight, "a: attack o with bow")
