"""Supporting fire, feints and fighting defensively in the scenarios of the specification."""

from __future__ import annotations

import pytest

from tests.conformance.harness import asked, play, refused
from tests.conformance.starfinder.boarding import (
    ada,
    boarding,
    bor,
    cyn,
    del_,
    effects,
    gnt,
    rolled,
    struck,
    wall,
)


@pytest.mark.scenario("SF-EX-51")
def test_harrying_fire() -> None:
    fight = boarding(cyn(at=(2, 12)), ada(at=(2, 2)), bor(at=(3, 2)), del_(at=(3, 3)))
    play(fight, "CYN: harrying_fire BOR with laser", "CYN d20 9")
    assert rolled(fight) == (15, 15)
    unused = play(fight.fork(), "CYN: end", "ADA: end", "BOR: end", "DEL: end")
    assert (effects(fight, "BOR"), effects(unused, "BOR")) == (["harrying_fire"], [])
    play(fight, "CYN: end", "ADA: full_attack BOR with dagger", "ADA d20 6")
    assert (struck(fight), effects(fight, "BOR")) == ((11, 15, False), [])
    plain = boarding(cyn(at=(2, 12)), ada(at=(2, 2)), bor(at=(3, 2)))
    play(
        plain,
        "CYN: harrying_fire BOR with laser",
        "CYN d20 9",
        "CYN: end",
        "ADA: attack BOR with dagger",
        "ADA d20 6 | ADA d4 1",
    )
    assert struck(plain) == (15, 15, True)
    play(plain, "ADA: end", "BOR: end", "CYN: end", "ADA: attack BOR with dagger", "ADA d20 7")
    assert struck(plain) == (14, 15, False)


@pytest.mark.scenario("SF-EX-52")
def test_covering_fire() -> None:
    fight = boarding(
        cyn(at=(0, 10)), gnt(at=(5, 2)), bor(at=(3, 1)), del_(at=(3, 2)), size=(16, 12),
        terrain=[wall(*((x, 6) for x in range(2, 16)))],
    )  # fmt: skip
    play(fight, "CYN: covering_fire DEL with laser", "CYN d20 9", "CYN: end", "GNT: attack DEL with fist", "GNT d20 1")
    assert (struck(fight)[1], effects(fight, "DEL")) == (13, ["covering_fire"])
    play(fight, "GNT: end", "BOR: attack DEL with sword", "BOR d20 4")
    assert (struck(fight), effects(fight, "DEL")) == ((14, 15, False), [])


@pytest.mark.scenario("SF-EX-53")
def test_a_feint() -> None:
    fight = boarding(cyn(at=(2, 12)), ada(at=(2, 2)), bor(at=(3, 2)))
    play(fight, "CYN: feint BOR", "CYN d20 8")
    assert rolled(fight, "bluff") == (17, 17)
    play(fight, "CYN: end", "ADA: attack BOR with dagger", "ADA d20 7")
    assert struck(fight) == (14, 15, False)
    play(fight, "ADA: end", "BOR: end", "CYN: full_attack BOR with laser", "CYN d20 9 | CYN d4 1")
    assert struck(fight) == (11, 11, True)
    play(fight, "CYN: attack BOR with laser", "CYN d20 10")
    assert struck(fight) == (12, 13, False)


@pytest.mark.scenario("SF-EX-53")
def test_the_difficulty_of_a_feint() -> None:
    wary = boarding(cyn(at=(2, 12)), bor(at=(3, 2), skills={"sense_motive": 9}))
    play(wary, "CYN: feint BOR", "CYN d20 9")
    assert rolled(wary, "bluff") == (18, 19)
    assert refused(boarding(cyn(at=(2, 12)), gnt(at=(4, 4))), "CYN: feint GNT") == ["SF-FEINT-3"]
    strict = boarding(cyn(at=(2, 12)), bor(at=(3, 2)), feint_cr_multiplier=1.5)
    play(strict, "CYN: feint BOR", "CYN d20 8")
    assert (rolled(strict, "bluff"), effects(strict, "BOR")) == ((17, 18), [])


@pytest.mark.scenario("SF-EX-61")
def test_fighting_defensively_with_one_attack() -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(4, 2)), cyn(at=(3, 12)))
    assert refused(fight, "BOR: trip ADA defensively yes") == ["SF-FDEF-4"]
    play(fight, "BOR: attack ADA with sword defensively yes", "BOR d20 11 | BOR d6 1")
    assert struck(fight) == (17, 17, True)
    play(fight, "BOR: end", "ADA: attack BOR with dagger", "ADA d20 9")
    assert struck(fight) == (16, 17, False)
    play(fight, "ADA: move 5,2", "BOR: attack_of_opportunity with sword", "BOR d20 10")
    assert struck(fight) == (16, 17, False)
    play(fight, "ADA: end", "CYN: attack BOR with laser", "CYN d20 8")
    assert struck(fight) == (14, 15, False)
    play(fight, "CYN: end")
    assert (asked(fight), effects(fight, "BOR")) == (["BOR turn"], [])


@pytest.mark.scenario("SF-EX-61")
def test_it_is_declared_before_the_die_is_known() -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(4, 2)))
    play(fight, "BOR: full_attack ADA with sword", "BOR d20 2")
    assert refused(fight, "BOR: attack ADA with sword defensively yes") == ["SF-FDEF-3"]
