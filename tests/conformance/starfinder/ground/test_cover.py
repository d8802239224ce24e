"""Cover, concealment and flanking (SF-COVER, SF-CONC, SF-FLANK)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import AttackResolved, Rolled
from affray.rulesets.starfinder.model.scenario import EnvironmentEntry, SensesEntry, SpeedEntry, TerrainEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, asked, last, left_out, play, refused
from tests.conformance.starfinder.boarding import (
    KNIFE,
    LASER,
    ada,
    boarding,
    bor,
    cyn,
    del_,
    gnt,
    ground,
    has,
    hp,
    piker,
    put,
    rifleman,
    struck,
    wall,
)  # fmt: skip

ALONG: list[Any] = [[x, 3, "S"] for x in range(5, 12)]
ACROSS: list[Any] = [[3, y, "E"] for y in range(5, 12)]


def ac(fight: Fight[Combat]) -> int:
    return last(fight, AttackResolved).ac.total


def total(fight: Fight[Combat]) -> int:
    return last(fight, Rolled).total.total


def crate(*squares: tuple[int, int], **more: Any) -> TerrainEntry:
    return ground("crate", *squares, **{"cover": "cover", **more})


def shot(*terrain: TerrainEntry, at: tuple[int, int] = (8, 3), **more: Any) -> Fight[Combat]:
    """BOR at (2, 3) shoots CYN (KAC 16)."""
    fight = boarding(rifleman(at=(2, 3)), cyn(at=at), terrain=terrain, **more)
    return play(fight, "BOR: attack CYN with rifle", "BOR d20 1")


@pytest.mark.rule("SF-COVER-1")
@pytest.mark.rule("SF-COVER-2")
@pytest.mark.parametrize(("cover", "armour"), [("partial", 18), ("cover", 20), ("improved", 24)])
def test_what_stands_between_gives_cover_by_its_kind(cover: str, armour: int) -> None:
    assert ac(shot()) == 16
    assert ac(shot(crate((6, 3), cover=cover))) == armour


@pytest.mark.rule("SF-COVER-1")
def test_beside_the_line_nothing_covers_and_the_shooter_takes_his_best_corner() -> None:
    assert ac(shot(crate((6, 6)))) == 16
    assert ac(shot(crate((6, 4)))) == 16, "from the upper corners no line to her passes the crate"


@pytest.mark.rule("SF-COVER-1")
def test_a_line_along_a_wall_passes_through_it_but_not_one_along_a_creature() -> None:
    """BOR and CYN one diagonal step apart; the square beside both holds a wall or a friend."""
    fight = boarding(bor(at=(2, 2)), cyn(at=(3, 3)), terrain=[wall((3, 2))])
    assert ac(play(fight, "BOR: attack CYN with sword", "BOR d20 1")) == 20
    friend = boarding(bor(at=(2, 2)), cyn(at=(3, 3)), ada(at=(3, 2)))
    assert ac(play(friend, "BOR: attack CYN with sword", "BOR d20 1")) == 16


@pytest.mark.rule("SF-COVER-3")
def test_behind_a_wall_nobody_can_be_attacked() -> None:
    fight = boarding(rifleman(at=(2, 3)), cyn(at=(8, 3)), terrain=[wall(*[(5, y) for y in range(20)])])
    assert refused(fight, "BOR: attack CYN with rifle")[0] in ("SF-COVER-3", "SF-ATK-5")


@pytest.mark.rule("SF-COVER-4")
@pytest.mark.parametrize(("place", "armour"), [((8, 3), 20), ((13, 3), 16), ((5, 3), 16)])
def test_a_low_obstacle_covers_who_is_near_and_nearer_than_the_attacker(place: tuple[int, int], armour: int) -> None:
    """The obstacle at (6, 3): beside CYN, 35 ft from her, or nearer to the shooter at (5, 3)."""
    low = crate((6, 3), low_obstacle=True)
    if place == (5, 3):
        fight = boarding(rifleman(at=place), cyn(at=(10, 3)), terrain=[low])
        assert ac(play(fight, "BOR: attack CYN with rifle", "BOR d20 1")) == armour
    else:
        assert ac(shot(low, at=place)) == armour


@pytest.mark.rule("SF-COVER-5")
def test_creatures_between_cover_against_shots_only() -> None:
    fight = boarding(rifleman(at=(2, 3)), cyn(at=(8, 3)), ada(at=(5, 3)))
    assert ac(play(fight, "BOR: attack CYN with rifle", "BOR d20 1")) == 20
    reaching = boarding(piker(at=(2, 3), side="raiders"), cyn(at=(4, 3)), del_(at=(3, 3)))
    assert ac(play(reaching, "ADA: attack CYN with pike", "ADA d20 1")) == 16


@pytest.mark.rule("SF-COVER-6")
def test_several_covers_do_not_add() -> None:
    fight = boarding(rifleman(at=(2, 3)), cyn(at=(8, 3)), ada(at=(5, 3)), terrain=[crate((6, 3), cover="partial")])
    assert ac(play(fight, "BOR: attack CYN with rifle", "BOR d20 1")) == 20


@pytest.mark.rule("SF-COVER-2")
@pytest.mark.parametrize(("cover", "needed"), [(None, 10), ("partial", 9), ("cover", 8), ("improved", 6)])
def test_cover_helps_reflexes(cover: Any, needed: int) -> None:
    """The grenade at (6, 4) against DC 14, BOR at (8, 3) with +4 behind the crate."""
    terrain = [] if cover is None else [crate((7, 3), (7, 4), (7, 2), (7, 1), (7, 5), cover=cover)]
    for face in (needed - 1, needed):
        fight = boarding(cyn(at=(2, 3)), bor(at=(8, 3)), terrain=terrain)
        play(fight, "CYN: attack point 6,4 with grenade", "CYN d20 10 | CYN d6 6", "BOR: attempt", f"BOR d20 {face}")
        assert hp(fight, "BOR") == (22 if face == needed else 19)


@pytest.mark.rule("SF-CONC-1")
@pytest.mark.parametrize(("face", "left"), [(20, 25), (21, 17)])
def test_concealment_misses_one_in_five(face: int, left: int) -> None:
    fog = ground("fog", (6, 3), conceals=True)
    fight = boarding(ada(at=(7, 3)), bor(at=(6, 3)), terrain=[fog])
    play(fight, "ADA: attack BOR with dagger", f"ADA d20 15 | ADA d100 {face}" + (" | ADA d4 4" if left < 25 else ""))
    assert hp(fight, "BOR") == left


@pytest.mark.rule("SF-CONC-2")
def test_beside_each_other_only_who_stands_in_the_fog_is_concealed() -> None:
    fog = ground("fog", (7, 3), conceals=True)
    fight = boarding(ada(at=(7, 3)), bor(at=(6, 3)), terrain=[fog])
    play(fight, "ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 4")
    assert hp(fight, "BOR") == 17
    through = boarding(cyn(at=(2, 3)), bor(at=(9, 3)), terrain=[ground("fog", (5, 3), conceals=True)])
    play(through, "CYN: attack BOR with laser", "CYN d20 15 | CYN d100 20")
    assert hp(through, "BOR") == 25, "a line passes through the fog"


@pytest.mark.rule("SF-CONC-3")
@pytest.mark.parametrize(
    ("light", "senses", "chance"),
    [
        ("dim", SensesEntry(), 20), ("dim", SensesEntry(low_light=True), 0), ("dim", SensesEntry(darkvision_ft=60), 0),
        ("dark", SensesEntry(darkvision_ft=60), 0), ("dark", SensesEntry(), 50),
        ("dark", SensesEntry(blindsight_ft=60), 0),
        ("dim", SensesEntry(darkvision_ft=5), 20),
    ],
)  # fmt: skip
def test_light_and_senses(light: Any, senses: SensesEntry, chance: int) -> None:
    fight = boarding(
        cyn(at=(4, 3), senses=senses, items=[put(KNIFE, "wielded"), LASER]), bor(at=(6, 3)),
        environment=EnvironmentEntry(light=light),
    )  # fmt: skip
    line = "CYN: attack square 6,3 with laser" if chance == 50 else "CYN: attack BOR with laser"
    play(fight, line, f"CYN d20 15 | CYN d100 {chance}" if chance else "CYN d20 15 | CYN d4 4")
    assert hp(fight, "BOR") == (25 if chance else 21)


@pytest.mark.rule("SF-CONC-4")
def test_an_unseen_attacker_finds_everybody_flat_footed() -> None:
    fight = boarding(bor(at=(6, 3), conditions=["invisible"]), ada(at=(7, 3)))
    assert ac(play(fight, "BOR: attack ADA with sword", "BOR d20 1")) == 15
    seen = boarding(bor(at=(6, 3), conditions=["invisible"]), ada(at=(7, 3), senses=SensesEntry(blindsight_ft=30)))
    assert ac(play(seen, "BOR: attack ADA with sword", "BOR d20 1")) == 17


def flanked(ally: tuple[int, int], *, target: Any = None, **more: Any) -> int:
    """ADA at (5, 3) strikes BOR at (6, 3) with +7; her ally CYN stands here, knife in hand."""
    friend = cyn(at=ally, **{"items": [put(KNIFE, "wielded")], **more})
    fight = boarding(ada(at=(5, 3)), friend, target or bor(at=(6, 3)))
    return total(play(fight, f"ADA: attack {'BOR' if target is None else 'GNT'} with dagger", "ADA d20 2"))


@pytest.mark.rule("SF-FLANK-1")
@pytest.mark.rule("SF-FLANK-2")
@pytest.mark.parametrize(("ally", "roll"), [((7, 3), 11), ((7, 4), 9), ((7, 2), 9), ((6, 4), 9), ((5, 4), 9)])
def test_an_ally_on_the_opposite_side_helps(ally: tuple[int, int], roll: int) -> None:
    assert flanked(ally) == roll


@pytest.mark.rule("SF-FLANK-2")
def test_corner_to_corner_and_around_a_large_body() -> None:
    fight = boarding(ada(at=(5, 2)), cyn(at=(7, 4), items=[put(KNIFE, "wielded")]), bor(at=(6, 3)))
    assert total(play(fight, "ADA: attack BOR with dagger", "ADA d20 2")) == 11
    large = gnt(at=(6, 3))
    assert flanked((8, 4), target=large) == 11, "both borders are crossed"
    assert flanked((8, 5), target=gnt(at=(6, 3))) == 9, "a border and a corner"


@pytest.mark.rule("SF-FLANK-3")
def test_who_does_not_threaten_does_not_flank() -> None:
    assert flanked((7, 3), items=[LASER]) == 9
    assert flanked((7, 3), items=[put(KNIFE, "wielded")], reach_ft=0) == 9


@pytest.mark.rule("SF-FLANK-4")
def test_some_cannot_be_flanked() -> None:
    fight = boarding(
        ada(at=(5, 3)), cyn(at=(7, 3), items=[put(KNIFE, "wielded")]), bor(at=(6, 3), traits=["unflankable"])
    )
    assert total(play(fight, "ADA: attack BOR with dagger", "ADA d20 2")) == 9


@pytest.mark.rule("SF-CONC-3", "SF-COND-2", "SF-WDRAW-4")
def test_darkness_blinds_whoever_does_not_pierce_it() -> None:
    fight = boarding(
        ada(at=(0, 0)), bor(at=(1, 0)), gnt(at=(9, 9), senses=SensesEntry(darkvision_ft=60)),
        environment=EnvironmentEntry(light="dark"),
    )  # fmt: skip
    assert has(fight, "ADA", "blinded", "flat_footed")
    assert not has(fight, "GNT", "blinded")
    assert refused(fight, "ADA: withdraw 0,1") == ["SF-WDRAW-4"]
    assert refused(fight, "ADA: run 0,5") == ["SF-RUN-3"]
    assert allowed(fight, "ADA: attack BOR with dagger")
    play(fight, "ADA: move 0,2")
    assert left_out(fight, "BOR", "opportunity") == ("SF-AOO-12", "SF-AOO-13")


@pytest.mark.rule("SF-CONC-1")
def test_blind_fighting_rerolls_once_in_melee() -> None:
    fog = [ground("fog", (5, 5), conceals=True)]
    fight = boarding(ada(at=(4, 5), traits=["blind_fight"]), bor(at=(5, 5)), terrain=fog)
    play(fight, "ADA: attack BOR with dagger", "ADA d20 15 | ADA d100 5 | ADA d100 20")
    assert (asked(fight), last(fight, AttackResolved).hit) == (["ADA turn"], False)
    plain = boarding(ada(at=(4, 5)), bor(at=(5, 5)), terrain=fog)
    play(plain, "ADA: attack BOR with dagger", "ADA d20 15 | ADA d100 5")
    assert (asked(plain), last(plain, AttackResolved).hit) == (["ADA turn"], False)


@pytest.mark.rule("SF-COVER-4")
@pytest.mark.parametrize(
    ("borders", "shooter", "target", "armour"),
    [
        (ALONG, (8, 5), (8, 2), 20), (ALONG, (8, 4), (8, 2), 16), (ACROSS, (5, 8), (2, 8), 20),
        (ACROSS, (4, 8), (2, 8), 16), (ACROSS, (2, 8), (5, 8), 20), (ACROSS, (3, 8), (5, 8), 16),
    ],
)  # fmt: skip
def test_a_railing_is_as_near_as_its_nearer_side(borders: Any, shooter: Any, target: Any, armour: int) -> None:
    low = TerrainEntry(kind="railing", id="railing", borders=borders, cover="cover", low_obstacle=True)
    fight = boarding(rifleman(at=shooter), cyn(at=target), terrain=[low])
    assert struck(play(fight, "BOR: attack CYN with rifle", "BOR d20 1"))[1] == armour


@pytest.mark.rule("SF-COVER-6")
def test_of_cover_and_a_body_in_the_way_that_give_the_same_the_cover_is_named() -> None:
    fight = boarding(rifleman(at=(2, 3)), cyn(at=(8, 3)), ada(at=(6, 3)), terrain=[ground("crate", (7, 3))])
    play(fight, "BOR: attack CYN with rifle", "BOR d20 1")
    assert [each.why for each in last(fight, AttackResolved).ac.parts] == ["kac", "cover"]


@pytest.mark.rule("SF-COVER-4")
@pytest.mark.parametrize(("x", "armour"), [(12, 20), (13, 16)])
def test_a_low_obstacle_covers_within_30_ft(x: int, armour: int) -> None:
    """The obstacle at (6, 3): 30 ft from a target at (12, 3), 35 ft from one at (13, 3), and nearer to both."""
    low = ground("crate", (6, 3), (6, 2), (6, 4), low_obstacle=True)
    fight = boarding(rifleman(at=(0, 3)), cyn(at=(x, 3)), terrain=[low])
    assert struck(play(fight, "BOR: attack CYN with rifle", "BOR d20 1"))[1] == armour


@pytest.mark.rule("SF-COVER-4")
@pytest.mark.parametrize(("y", "armour"), [(5, 20), (6, 16), (8, 16)])
def test_a_low_obstacle_between_two_rows_helps_nobody_who_is_farther_from_it_than_the_attacker(
    y: int, armour: int
) -> None:
    """The railing is below (8, 3): one square from the attacker, and from a target at (8, 5)."""
    borders: list[Any] = [[x, 3, "S"] for x in range(5, 12)]
    low = TerrainEntry(kind="railing", id="railing", borders=borders, cover="cover", low_obstacle=True)
    fight = boarding(rifleman(at=(8, 2)), cyn(at=(8, y)), terrain=[low])
    assert struck(play(fight, "BOR: attack CYN with rifle", "BOR d20 1"))[1] == armour


@pytest.mark.rule("SF-COVER-5")
@pytest.mark.rule("SF-GRID-3")
@pytest.mark.parametrize(
    ("x", "height", "armour"),
    [(5, 10, 20), (5, 8, 20), (5, 13, 16), (5, 7, 16), (5, 0, 16), (9, 0, 16), (9, 18, 20), (1, 0, 20), (1, 10, 16)],
)
def test_a_body_covers_a_slanting_line_only_where_it_reaches_it(x: int, height: int, armour: int) -> None:
    """From the floor at (0, 3) to 20 ft at (10, 3): over (5, 3) the line is at 12 1/2 ft, over (9, 3) at 20 1/2."""
    wings = {"speed": SpeedEntry(land=30, fly=30), "movement_mode": "fly"}
    fight = boarding(
        rifleman(at=(0, 3)),
        cyn(at=(10, 3), altitude_ft=20, **wings),
        ada(at=(x, 3), side="raiders", altitude_ft=height, **wings),
    )
    assert struck(play(fight, "BOR: attack CYN with rifle", "BOR d20 1"))[1] == armour
