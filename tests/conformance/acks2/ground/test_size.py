"""Engaging smaller and larger creatures: the optional rule of numbers, and walking over a rank."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.ring import (
    allowed,
    at,
    edges,
    engaged,
    ogre,
    orc,
    play,
    refused,
    ring,
    someone,
    wyrm,
)
from tests.conformance.harness import asked

FIRST_RANK = [(1, 2), (2, 2), (3, 2)]


def north(last: int) -> str:
    """The front row of the wyrm, square by square."""
    return "wyrm_o: march " + " ".join(f"1,{y}" for y in range(1, last + 1)) + " facing N"


def ranks(second: int = 14, first: Any = FIRST_RANK, size_engagement: str = "on") -> Fight[Combat]:
    """A colossal wyrm before two ranks of soldiers who face it."""
    legion = [*first, *((x, second) for x in (1, 3, 5, 6))]
    men = [someone(f"l{n}", at=square, facing="S") for n, square in enumerate(legion, 1)]
    numbers = "wyrm_o=5 " + " ".join(f"{each.id}=1" for each in men)
    return ring(wyrm("wyrm_o", at=(1, 0), facing="N"), *men, numbers=numbers, size_engagement=size_engagement)


@pytest.mark.scenario("ACKS-EX-5")
@pytest.mark.rule(
    "ACKS-SIZE-2", "ACKS-SIZE-3", "ACKS-SIZE-4", "ACKS-SIZE-6", "ACKS-SIZE-7", "ACKS-SIZE-8", "ACKS-GRID-6",
    "ACKS-ENGAGE-8",
)  # fmt: skip
def test_a_colossal_creature_walks_through_a_thin_rank() -> None:
    fight = ranks()
    assert refused(fight, north(2))  # it may not stop on top of the first rank
    assert refused(fight, north(11))  # its rear row would still be on it
    assert allowed(fight, north(12))
    play(fight, north(13))
    assert at(fight, "wyrm_o") == (1, 13)
    assert {edge for edge in edges(fight) if edge.endswith(">wyrm_o")} == {
        "l4>wyrm_o",
        "l5>wyrm_o",
        "l6>wyrm_o",
        "l7>wyrm_o",
    }
    assert "wyrm_o" in engaged(fight)


@pytest.mark.scenario("ACKS-EX-6")
@pytest.mark.rule("ACKS-SIZE-5", "ACKS-SIZE-9")
def test_a_second_rank_too_close_bars_the_way() -> None:
    fight = ranks(second=10)
    assert "ACKS-SIZE-9" in refused(fight, north(13))
    assert "ACKS-SIZE-9" in refused(fight, north(9))
    assert "ACKS-SIZE-5" in refused(fight, north(2))
    play(fight, north(1))
    assert (at(fight, "wyrm_o"), "wyrm_o" in engaged(fight)) == ((1, 1), False)


@pytest.mark.scenario("ACKS-EX-7")
@pytest.mark.rule("ACKS-SIZE-2", "ACKS-SIZE-6", "ACKS-SIZE-8")
def test_four_in_the_first_rank_hold_it() -> None:
    fight = play(ranks(first=[*FIRST_RANK, (5, 2)]), north(13))
    assert (at(fight, "wyrm_o"), "wyrm_o" in engaged(fight)) == ((1, 1), True)


@pytest.mark.scenario("ACKS-EX-53")
@pytest.mark.rule("ACKS-SIZE-1")
def test_without_the_option_one_man_holds_it() -> None:
    fight = play(ranks(size_engagement="off"), north(13))
    assert (at(fight, "wyrm_o"), "wyrm_o" in engaged(fight)) == ((1, 1), True)


def beset(*men: Any, size_engagement: str = "on", beast: Any = None) -> bool:
    """Whether the beast is engaged by these."""
    beast = wyrm("beast", at=(0, 0), facing="N", side="orcs") if beast is None else beast
    fight = ring(
        beast, *men, numbers="beast=5 " + " ".join(f"{each.id}=1" for each in men), size_engagement=size_engagement
    )
    return "beast" in engaged(fight)


@pytest.mark.scenario("ACKS-EX-41")
@pytest.mark.rule("ACKS-SIZE-11", "ACKS-SIZE-3", "ACKS-SIZE-12")
def test_mixed_sizes_add_up_exactly() -> None:
    men = [someone(f"m{x}", at=(x, 1), facing="S") for x in range(3)]
    huge = someone("huge", at=(5, 1), facing="S", size="huge")
    assert beset(*men[:2], huge)
    assert not beset(*men)
    assert not beset(*men[:1], huge)
    brute = ogre("beast", at=(0, 0), facing="N")
    assert not beset(men[0], beast=brute)
    assert beset(men[0], men[1], beast=brute)


SIZES = ("small", "man", "large", "huge", "gigantic", "colossal")
NEEDED = {
    "small": (1, 1, 2, 2, 3, 4),
    "man": (1, 1, 2, 2, 3, 4),
    "large": (1, 1, 1, 1, 2, 3),
    "huge": (1, 1, 1, 1, 1, 2),
    "gigantic": (1, 1, 1, 1, 1, 2),
    "colossal": (1, 1, 1, 1, 1, 1),
}


@pytest.mark.rule("ACKS-SIZE-3")
@pytest.mark.parametrize(
    ("engaging", "engaged_size", "needed"),
    [(one, other, n) for one, row in NEEDED.items() for other, n in zip(SIZES, row, strict=True)],
)
def test_the_table_of_numbers(engaging: str, engaged_size: str, needed: int) -> None:
    """Bodies of one square, so that they all find room: only the sizes count."""
    around = [((1, 1), "SW"), ((-1, 1), "SE"), ((1, -1), "NW"), ((-1, -1), "NE")]
    beast = orc("beast", at=(0, 0), facing="N", size=engaged_size, footprint=[1, 1])

    def held(count: int) -> bool:
        men = [
            someone(f"m{n}", at=at, facing=facing, size=engaging, footprint=[1, 1])
            for n, (at, facing) in enumerate(around[:count])
        ]
        return beset(*men, beast=beast)

    assert held(needed)
    assert needed == 1 or not held(needed - 1)


@pytest.mark.rule("ACKS-SIZE-10")
def test_who_does_not_face_it_is_not_counted() -> None:
    brute = ogre("beast", at=(0, 0), facing="N")
    assert not beset(someone("a", at=(0, 1), facing="S"), someone("b", at=(1, 1), facing="N"), beast=brute)


@pytest.mark.rule("ACKS-SIZE-12")
def test_below_the_number_nobody_engages_it_but_it_engages_them() -> None:
    brute = ogre("beast", at=(0, 0), facing="N")
    fight = ring(brute, someone("a", at=(0, 1), facing="S"), numbers="beast=5 a=1", size_engagement="on")
    assert edges(fight) == {"beast>a"}


@pytest.mark.rule("ACKS-SIZE-16")
def test_the_whole_passage_must_fit_into_one_movement() -> None:
    fight = ring(
        wyrm("wyrm_o", at=(1, 0), facing="N", speed_combat=50),
        *[someone(f"l{n}", at=square, facing="S") for n, square in enumerate(FIRST_RANK)],
        numbers="wyrm_o=5 l0=1 l1=1 l2=1",
        size_engagement="on",
    )
    assert "ACKS-SIZE-16" in refused(fight, north(12))
    assert allowed(fight, north(1))


@pytest.mark.rule("ACKS-SIZE-5")
def test_a_special_ability_lets_it_end_on_opponents() -> None:
    fight = ring(
        wyrm("wyrm_o", at=(1, 0), facing="N", may_overlap_opponents=True),
        *[someone(f"l{n}", at=square, facing="S") for n, square in enumerate(FIRST_RANK)],
        numbers="wyrm_o=5 l0=1 l1=1 l2=1",
        size_engagement="on",
    )
    assert allowed(fight, north(2))


@pytest.mark.rule("ACKS-GRID-6", "ACKS-SIZE-4")
def test_half_of_the_frontage_must_be_free() -> None:
    fight = ranks(first=[(1, 2), (2, 2), (3, 2)])
    assert allowed(fight, north(12))
    fight = ranks(first=[(2, 2), (4, 2), (6, 2)])  # the three free squares are not contiguous
    assert refused(fight, north(12))


@pytest.mark.rule("ACKS-SIZE-14", "ACKS-GRID-8")
def test_who_turn_while_it_walks_over_others_send_it_back() -> None:
    backs = [(0, 5), (1, 5), (2, 5), (3, 5)]
    fight = ring(
        wyrm("wyrm_o", at=(1, 0), facing="N", speed_combat=80),
        *[someone(f"l{n}", at=square, facing="S") for n, square in enumerate(FIRST_RANK)],
        *[someone(f"b{n}", at=square, facing="N") for n, square in enumerate(backs)],
        numbers="wyrm_o=9 l0=1 l1=1 l2=1 b0=5 b1=4 b2=3 b3=2",
        size_engagement="on",
    )
    play(fight, north(15))
    for n in range(4):
        assert asked(fight) == [f"b{n} turn"]
        play(fight, f"b{n}: turn S")
    assert at(fight, "wyrm_o") == (1, 1)


@pytest.mark.rule("ACKS-SIZE-15")
def test_what_is_smaller_than_small_counts_as_small() -> None:
    fight = ring(
        someone("sprite", at=(1, 1), size="tiny"), someone("imp", at=(1, 3), size="small"), orc("orc", at=(1, 9)),
        numbers="sprite=3 imp=2 orc=1",
    )  # fmt: skip
    sprite, imp = (fight.state.warriors[name].card for name in ("sprite", "imp"))
    assert (sprite.size, sprite.frontage, sprite.depth) == (imp.size, imp.frontage, imp.depth)


@pytest.mark.rule("ACKS-GRID-6")
def test_a_large_creature_does_not_pass_over_a_man() -> None:
    fight = ring(
        someone("a", at=(0, 0)),
        ogre("o", at=(0, 3)),
        someone("b", at=(9, 9)),
        numbers="o=5 a=3 b=1",
        size_engagement="on",
    )
    # a single man does not engage it, but a large creature does not pass over a man-sized one
    r = refused(fight, "o: march 0,2 0,1 0,0 0,-1 0,-2 facing S")
    assert "ACKS-GRID-6" in r
