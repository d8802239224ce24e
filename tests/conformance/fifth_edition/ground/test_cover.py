"""Cover, areas behind it, and the lines that decide it."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.fifth_edition.model.events import Damaged, Rolled, Ruled
from affray.rulesets.fifth_edition.model.scenario import AreaEntry, ObjectEntry
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    archer,
    arena,
    bru,
    cle,
    decree,
    fig,
    hp,
    mag,
    on_edges,
    on_squares,
    rai,
    rog,
    rolled,
    saved,
    struck,
    wall,
    weapon,
    wiz,
)
from tests.conformance.harness import allowed, answer, codes, last, play, throw, told


@pytest.mark.scenario("E5-EX-51")
@pytest.mark.rule("E5-COVER-1", "E5-COVER-3", "E5-COVER-9")
def test_half_cover_turns_a_hit_into_a_miss() -> None:
    low_wall = on_edges("low_wall", (4, 2), (5, 2), cover="half")
    fight = arena(archer(at=(1, 2)), fig(at=(6, 2)), rai(at=(5, 2)), features=[low_wall])
    play(fight, "ROG: attack RAI with shortbow", "ROG d20 9", "ROG: end")
    assert (rolled(fight), struck(fight)) == ((1, 14), (15, False))
    play(fight, "FIG: attack RAI with longsword", "FIG d20 9 | FIG d8 1")
    assert (rolled(fight), struck(fight)) == ((1, 14), (13, True))


@pytest.mark.scenario("E5-EX-52")
@pytest.mark.rule("E5-COVER-2", "E5-COVER-4")
def test_only_the_greatest_cover_counts() -> None:
    slit = on_edges("slit", (7, 2), (8, 2), cover="three_quarters")
    fight = arena(archer(at=(1, 2)), rai("RAI-1", at=(8, 2)), rai("RAI-2", at=(5, 2)), features=[slit])
    play(fight, "ROG: attack RAI-1 with shortbow", "ROG d20 12")
    assert (rolled(fight), struck(fight)) == ((1, 17), (18, False))


def around_the_corner(*more: Any) -> Fight[Combat]:
    barrier = wall((5, 0), (5, 1), (5, 2), (5, 3))
    return arena(wiz(at=(2, 2)), rai(at=(7, 2)), features=[barrier, *more])


@pytest.mark.scenario("E5-EX-53")
@pytest.mark.rule("E5-COVER-5", "E5-COVER-6", "E5-COVER-10", "E5-COVER-11", "E5-COVER-12", "E5-DMG-15")
def test_total_cover_and_an_area_around_the_corner() -> None:
    fight = around_the_corner()
    assert set(codes(fight, "WIZ: use spark_bolt RAI")["total_cover"]) <= {"E5-COVER-5", "E5-SPELL-6"}
    play(fight, "WIZ: use fire_burst at 5,4", "RAI d20 12 | WIZ 3d6 4 4 3")
    assert (rolled(fight), hp(fight, "RAI")) == ((1, 14), 2)
    crate = on_squares("crate", (6, 3), cover="half")
    fight = play(around_the_corner(crate), "WIZ: use fire_burst at 5,4", "RAI d20 12 | WIZ 3d6 4 4 3")
    assert rolled(fight) == (1, 16)


@pytest.mark.rule("E5-COVER-12")
def test_an_area_does_not_reach_behind_total_cover() -> None:
    screen = wall((5, 1), (5, 2), (5, 3))
    fight = arena(wiz(at=(0, 2)), rai("RAI-1", at=(4, 2)), rai("RAI-2", at=(6, 2)), features=[screen])
    play(fight, "WIZ: use fire_burst at 4,2", "RAI-1 d20 2 | WIZ 3d6 6 6 6")
    assert hp(fight, "RAI-1", "RAI-2") == (0, 7)


@pytest.mark.rule("E5-COVER-3", "E5-COVER-4", "E5-COVER-11")
@pytest.mark.parametrize(("cover", "bonus"), [("half", 2), ("three_quarters", 5)])
def test_cover_helps_only_dexterity_saves(cover: str, bonus: int) -> None:
    low_wall = on_edges("low_wall", (5, 2), (6, 2), cover=cover)
    fight = arena(wiz(at=(0, 2)), rai(at=(6, 2)), features=[low_wall])
    play(fight, "WIZ: use fire_burst at 4,2", "RAI d20 9 | WIZ 3d6 1 1 1")
    assert rolled(fight) == (1, 11 + bonus)
    fight = arena(wiz(at=(0, 2)), rai(at=(6, 2)), features=[low_wall])
    play(fight, "WIZ: use snare RAI", "RAI d20 9")
    assert rolled(fight) == (1, 8)


@pytest.mark.scenario("E5-EX-100")
@pytest.mark.rule("E5-COVER-9", "E5-COVER-10", "E5-COVER-14", "E5-MOVE-15")
def test_a_hedge_at_its_corners_and_at_its_end() -> None:
    edges = [square for y in range(7) for square in ((4, y), (5, y))]
    hedge = on_edges("hedge", *edges, cover="three_quarters", blocks_movement=True)
    fight = arena(fig(at=(4, 4)), rog(at=(4, 7)), rai("RAI-1", at=(5, 5)), rai("RAI-2", at=(5, 6)), features=[hedge])
    assert codes(fight, "FIG: move 5,4") == {"square_blocked": ["E5-MOVE-15"]}
    assert codes(fight, "FIG: move 5,3") == {"corner_blocked": ["E5-MOVE-15"]}
    play(fight, "FIG: attack RAI-1 with longsword", "FIG d20 12")
    assert (rolled(fight), struck(fight)) == ((1, 17), (18, False))
    play(fight, "FIG: end", "ROG: attack RAI-2 with shortsword_a", "ROG d20 9 | ROG d6 1")
    assert (rolled(fight), struck(fight)) == ((1, 14), (13, True))


@pytest.mark.rule("E5-COVER-7")
def test_creatures_give_half_cover_unless_the_option_says_no() -> None:
    def line(**options: Any) -> Fight[Combat]:
        fight = arena(archer(at=(1, 2)), rai("RAI-1", at=(8, 2)), fig(at=(5, 2)), **options)
        return play(fight, "ROG: attack RAI-1 with shortbow", "ROG d20 2")

    assert struck(line()) == (15, False)
    assert struck(line(creatures_give_cover=False)) == (13, False)


@pytest.mark.rule("E5-COVER-14")
def test_an_own_parapet_covers_only_oneself() -> None:
    parapet = on_edges("parapet", (2, 2), (3, 2), cover="half")
    fight = arena(archer(at=(2, 2)), rai(at=(8, 2), starts_holding=["shortbow"]), features=[parapet])
    play(fight, "ROG: attack RAI with shortbow", "ROG d20 2", "ROG: end")
    assert struck(fight)[0] == 13
    play(fight, "RAI: attack ROG with shortbow", "RAI d20 2")
    assert struck(fight)[0] == 16


@pytest.mark.rule("E5-COVER-1")
def test_cover_never_gives_advantage() -> None:
    low_wall = on_edges("low_wall", (4, 2), (5, 2), cover="half")
    fight = arena(archer(at=(1, 2)), rai(at=(5, 2)), features=[low_wall])
    assert rolled(play(fight, "ROG: attack RAI with shortbow", "ROG d20 9"))[0] == 1


@pytest.mark.rule("E5-SIGHT-2", "E5-COVER-5")
def test_total_cover_blocks_sight_and_aim() -> None:
    fight = arena(archer(at=(1, 2)), rai(at=(8, 2)), features=[wall((5, 2))])
    assert codes(fight, "ROG: attack RAI with shortbow")["total_cover"] == ["E5-COVER-5"]
    assert allowed(fight, "ROG: move 1,3 1,4")


@pytest.mark.rule("E5-COVER-9")
def test_the_pair_of_squares_with_the_least_cover_counts() -> None:
    low_wall = on_edges("low_wall", (7, 2), (8, 2), cover="three_quarters")
    fight = arena(archer(at=(1, 3)), bru(at=(8, 2)), features=[low_wall])
    assert struck(play(fight, "ROG: attack BRU with shortbow", "ROG d20 2")) == (11, False)
    both = on_edges("low_wall", (7, 2), (8, 2), (7, 3), (8, 3), cover="half")
    fight = arena(archer(at=(1, 3)), bru(at=(8, 2)), features=[both])
    assert struck(play(fight, "ROG: attack BRU with shortbow", "ROG d20 2")) == (13, False)


GLAIVE = weapon("glaive", "1d10", "slashing", "reach", "two_handed")
BURST = saved(
    "burst", "dex", half=True, dc=13, range_ft=60, damage="3d6 fire", area=AreaEntry(shape="sphere", size_ft=15)
)
GAS = saved(
    "gas", "con", half=True, dc=13, range_ft=60, damage="3d6 poison", area=AreaEntry(shape="sphere", size_ft=15)
)


@pytest.mark.rule("E5-COVER-11", "E5-COVER-12")
def test_area_half_cover_helps_dex_not_con_and_a_wall_shelters() -> None:
    low = on_edges("low", (7, 5), (8, 5), cover="half")
    blocks = wall((5, 7), (4, 7), (6, 7))

    def begun(p: Any) -> Fight[Combat]:
        return arena(mag(at=(5, 0), powers=[p]), fig(at=(8, 5)), cle(at=(5, 8)), features=[low, blocks])

    fight = begun(BURST)
    play(fight, "MAG: use burst at 6,5", "FIG d20 10 | MAG 3d6 1 2 3")  # FIG: 10 + 1 + 2 = 13; CLE behind the wall
    assert (rolled(fight), hp(fight, "FIG", "CLE")) == ((1, 13), (25, 12))
    fight = begun(GAS)
    play(fight, "MAG: use gas at 6,5", "FIG d20 10 | MAG 3d6 1 2 3")  # Con +2, no cover
    assert (rolled(fight), hp(fight, "FIG", "CLE")) == ((1, 12), (22, 12))


@pytest.mark.rule("E5-SPELL-15", "E5-DMG-5")
def test_an_area_hits_a_large_creature_once_and_its_user_too() -> None:
    fight = arena(mag(at=(5, 5), powers=[BURST], hp_max=40), bru(at=(6, 5), side="heroes"), fig(at=(25, 15)))
    play(fight, "MAG: use burst at 5,5", "MAG d20 3 | BRU d20 3 | MAG 3d6 4 4 4")
    assert [each.who for each in told(fight, Damaged)] == ["MAG", "BRU"]


@pytest.mark.rule("E5-COVER-5", "E5-ATK-1", "E5-OBJ-1")
def test_an_object_behind_a_wall_cannot_be_shot() -> None:
    crate = on_squares("crate", (8, 2), object=ObjectEntry(ac=10, hp=20))
    fight = arena(archer(at=(2, 2)), rai(at=(20, 9)), features=[crate, wall((5, 1), (5, 2), (5, 3))])
    assert codes(fight, "ROG: attack crate with shortbow") == {"total_cover": ["E5-COVER-5"]}


@pytest.mark.rule("E5-COVER-3", "E5-ATK-2", "E5-OBJ-1")
def test_an_object_behind_a_low_wall_has_half_cover() -> None:
    crate = on_squares("crate", (8, 2), object=ObjectEntry(ac=10, hp=20))
    low = on_edges("low", (7, 2), (8, 2), cover="half")
    fight = arena(archer(at=(2, 2)), rai(at=(20, 9)), features=[crate, low])
    play(fight, "ROG: attack crate with shortbow", "ROG d20 6")  # 11 against 12
    assert fight.state.feature_hp["crate"] == 20


@pytest.mark.rule("E5-COVER-8", "E5-OBJ-1")
@pytest.mark.parametrize("meanwhile", [False, True])
def test_the_game_master_has_the_last_word_on_the_cover_of_an_object(meanwhile: bool) -> None:
    crate = on_squares("crate", (8, 2), object=ObjectEntry(ac=10, hp=20))
    low = on_edges("low", (7, 2), (8, 2), cover="half")
    fight = arena(archer(at=(2, 2)), rai(at=(20, 9)), features=[crate, low])
    if not meanwhile:
        decree(fight, "cover crate total against ROG")
        assert codes(fight, "ROG: attack crate with shortbow") == {"total_cover": ["E5-COVER-5"]}
        decree(fight, "cover crate none against ROG")
    answer(fight, "ROG: attack crate with shortbow")
    if meanwhile:
        decree(fight, "cover crate none")
    throw(fight, "ROG d20 6 | ROG d6 1")  # 11 against 10, without the low wall
    assert (fight.state.feature_hp["crate"], last(fight, Ruled).of) == (16, "crate")
    assert [each.rule for each in fight.decree("cover low half")] == ["CORE-FIELD"]


@pytest.mark.rule("E5-COVER-2", "E5-COVER-9")
def test_two_covers_only_the_greater() -> None:
    feats = [on_edges("low", (3, 2), (4, 2), cover="half"), on_edges("slit", (6, 2), (7, 2), cover="three_quarters")]
    fight = arena(archer(at=(0, 2)), rai("RAI-1", at=(7, 2)), rai("RAI-2", at=(5, 2)), features=feats)
    play(fight, "ROG: attack RAI-1 with shortbow", "ROG d20 12")
    assert struck(fight) == (18, False)


@pytest.mark.rule("E5-COVER-7", "E5-WPN-8")
def test_a_reach_attack_past_an_ally_meets_half_cover() -> None:
    fight = arena(fig(at=(2, 2), attacks=[GLAIVE]), cle(at=(3, 2)), rai(at=(4, 2)))
    play(fight, "FIG: attack RAI with glaive", "FIG d20 9")
    assert struck(fight) == (15, False)


@pytest.mark.rule("E5-COND-17", "E5-COVER-11")
def test_auto_fail_of_the_stunned_in_an_area_and_cover_is_no_matter() -> None:
    fight = arena(mag(at=(5, 0), powers=[BURST]), fig(at=(8, 5), conditions=["stunned"]), cle(at=(6, 7)))
    play(fight, "MAG: use burst at 6,5", "CLE d20 15 | MAG 3d6 2 2 2")
    assert hp(fight, "FIG", "CLE") == (22, 9)


@pytest.mark.rule("E5-COVER-3", "E5-COVER-4")
@pytest.mark.parametrize(("degree", "rule", "bonus"), [("half", "E5-COVER-3", 2), ("three_quarters", "E5-COVER-4", 5)])
def test_cover_on_a_save_names_its_rule(degree: str, rule: str, bonus: int) -> None:
    blast = saved("blast", "dex", dc=30, range_ft=60, damage="1d6 fire", area=AreaEntry(shape="sphere", size_ft=15))
    slit = on_edges("slit", (6, 5), (7, 5), cover=degree)
    fight = arena(mag(at=(5, 0), powers=[blast]), fig(at=(7, 5)), features=[slit])
    play(fight, "MAG: use blast at 5,5", "FIG d20 5 | MAG d6 3")
    part = next(each for each in last(fight, Rolled).total.parts if each.why == "cover")
    assert (part.value, part.rule) == (bonus, rule)
