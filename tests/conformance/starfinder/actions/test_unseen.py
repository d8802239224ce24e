"""Hiding, searching, diversions and feints: opposed checks one step to either side (SF-SKILL-3, SF-FEINT)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.views import Seat
from affray.rulesets.starfinder.actions.defence import feint_dc
from affray.rulesets.starfinder.model.events import Hid, Noticed
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, answer, asked, codes, last, play, refused, throw, told
from tests.conformance.starfinder.boarding import (
    Combatant,
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    effects,
    fighter,
    gnt,
    ground,
    pair,
    pass_to,
    rat,
    rolled,
    struck,
    wall,
)


def hidden(*more: str) -> Fight[Combat]:
    """BOR searches; CYN hides from it, RAT is its friend."""
    return boarding(bor(at=(3, 3)), cyn(at=(9, 3), hidden_from=["BOR", *more]), rat(at=(3, 6)))


@pytest.mark.rule("SF-SKILL-3")
@pytest.mark.parametrize(("stealth", "found"), [(6, True), (7, False), (5, True)])
def test_who_is_searched_for_is_found_by_the_higher_check(stealth: int, found: bool) -> None:
    """BOR has no bonus, CYN one of 4; who is as good finds."""
    fight = play(hidden("RAT"), "BOR: search", f"BOR d20 10 | CYN d20 {stealth}")
    assert fighter(fight, "CYN").hidden_from == (["RAT"] if found else ["BOR", "RAT"])
    assert [(each.who, each.by) for each in told(fight, Noticed)] == ([("CYN", "BOR")] if found else [])
    assert budget(fight, "BOR") == "swr"


@pytest.mark.rule("SF-SKILL-3", "SF-GRID-10")
def test_nobody_is_searched_for_who_is_not_hidden_or_cannot_be_seen() -> None:
    open_ = boarding(bor(at=(3, 3)), cyn(at=(9, 3)))
    play(open_, "BOR: search", "BOR d20 10")
    assert asked(open_) == ["BOR turn"]
    behind = boarding(
        bor(at=(3, 3)), cyn(at=(9, 3), hidden_from=["BOR"]), terrain=[wall(*((6, y) for y in range(20)))]
    )
    play(behind, "BOR: search", "BOR d20 20")
    assert fighter(behind, "CYN").hidden_from == ["BOR"]
    unseen = boarding(bor(at=(3, 3)), cyn(at=(9, 3), hidden_from=["BOR"], conditions=["invisible"]))
    play(unseen, "BOR: search", "BOR d20 20")
    assert fighter(unseen, "CYN").hidden_from == ["BOR"]


@pytest.mark.rule("SF-SKILL-3")
@pytest.mark.parametrize(("sensed", "fooled"), [(18, True), (19, False)])
def test_a_diversion_lets_one_hide(sensed: int, fooled: bool) -> None:
    """CYN bluffs with 9 and a 10; BOR has no bonus."""
    fight = boarding(cyn(at=(3, 3)), bor(at=(9, 3)), rat(at=(9, 9)))
    assert refused(fight, "CYN: hide") == ["SF-SKILL-3"]
    play(fight, "CYN: diversion", f"CYN d20 10 | BOR d20 {sensed} | RAT d20 20")
    assert effects(fight, "CYN") == (["diversion"] if fooled else [])
    assert allowed(fight, "CYN: hide") is fooled
    if fooled:
        play(fight, "CYN: hide", "CYN d20 10 | BOR d20 5")
        assert (fighter(fight, "CYN").hidden_from, last(fight, Hid).hidden_from) == (["BOR"], ("BOR",))
        play(fight, "CYN: end")
        assert effects(fight, "CYN") == []


@pytest.mark.rule("SF-SKILL-3")
def test_only_who_sees_and_can_act_falls_for_a_diversion() -> None:
    fight = boarding(
        cyn(at=(3, 3)), bor(at=(9, 3), conditions=["blinded"]), rat("R1", at=(9, 9), conditions=["stunned"]),
        rat("R2", at=(9, 12)),
    )  # fmt: skip
    play(fight, "CYN: diversion", "CYN d20 10 | R2 d20 5")
    assert [(each.name, each.target) for each in fighter(fight, "CYN").effects] == [("diversion", "R2")]


@pytest.mark.rule("SF-SKILL-3")
@pytest.mark.parametrize("fooled", [(), ("RAT",), ("BOR",), ("BOR", "RAT")])
def test_that_a_diversion_ends_tells_of_nobody_whom_it_has_fooled(fooled: tuple[str, ...]) -> None:
    """Its own side does not know of RAT: it is told of one end, whoever fell for it."""
    fight = boarding(cyn(at=(3, 3)), bor(at=(9, 3)), rat(at=(9, 9), conditions=["invisible"], known_to=()))
    dice = {name: 5 if name in fooled else 20 for name in ("BOR", "RAT")}
    play(fight, "CYN: diversion", " | ".join(["CYN d20 10", *(f"{name} d20 {face}" for name, face in dice.items())]))
    assert [each.target for each in fighter(fight, "CYN").effects] == list(fooled)
    play(fight, "CYN: end")
    log = fight.view(Seat("Mia", "crew"))["log"]
    assert [each["facts"] for each in log if each["kind"] == "ended"] == [{"on": "CYN", "what": "diversion"}]
    assert effects(fight, "CYN") == []


@pytest.mark.rule("SF-SKILL-7")
@pytest.mark.parametrize(("perception", "hides"), [(13, True), (14, False)])
def test_hiding_needs_the_higher_check(perception: int, hides: bool) -> None:
    """CYN hides with 4 and a 10 behind a wall."""
    fight = boarding(cyn(at=(3, 3)), bor(at=(9, 3)), terrain=[wall((6, 2), (6, 3), (6, 4))])
    play(fight, "CYN: hide", f"CYN d20 10 | BOR d20 {perception}")
    assert fighter(fight, "CYN").hidden_from == (["BOR"] if hides else [])


@pytest.mark.rule("SF-FEINT-4")
def test_a_second_feint_takes_the_place_of_the_first() -> None:
    fight = boarding(cyn(at=(3, 3)), bor(at=(4, 3)), ada(at=(20, 3)), order="CYN ADA BOR")
    play(fight, "CYN: feint BOR", "CYN d20 15")
    pass_to(fight, "CYN")
    play(fight, "CYN: feint BOR", "CYN d20 15")
    assert [(each.name, each.source, each.uses) for each in fighter(fight, "BOR").effects] == [("feint", "CYN", 1)]


@pytest.mark.rule("SF-FEINT-2")
@pytest.mark.parametrize(("die", "works"), [(8, True), (7, False)])
def test_a_feint_that_meets_its_dc(die: int, works: bool) -> None:
    """CYN has a Bluff of 9; the DC is 15 and a challenge rating of 2."""
    fight = boarding(cyn(at=(3, 3)), bor(at=(4, 3)))
    play(fight, "CYN: feint BOR", f"CYN d20 {die}")
    assert effects(fight, "BOR") == (["feint"] if works else [])


@pytest.mark.rule("SF-FEINT-5", "SF-AOO-1")
def test_a_feint_is_used_up_by_an_attack_of_opportunity() -> None:
    fight = boarding(ada(at=(0, 0), skills={"bluff": 20}), bor(at=(1, 0)))
    play(fight, "ADA: feint BOR", "ADA d20 10", "ADA: end")
    play(fight, "BOR: move 3,0", "ADA: attack_of_opportunity with dagger", "ADA d20 3")
    assert struck(fight) == (10, 13, False)
    assert effects(fight, "BOR") == []


@pytest.mark.rule("SF-FEINT-2")
@pytest.mark.parametrize(
    ("target", "multiplier", "dc"),
    [
        (bor(at=(9, 9)), 1, 17), (bor(at=(9, 9)), 1.5, 18), (rat(at=(9, 9)), 1, 15), (rat(at=(9, 9)), 1.5, 15),
        (bor(at=(9, 9), cr="5"), 1.5, 22), (cyn(at=(9, 9)), 1, 15), (cyn(at=(9, 9), skills={"sense_motive": 6}), 1, 16),
        (bor(at=(9, 9), skills={"sense_motive": 6}), 1, 17), (bor(at=(9, 9), skills={"sense_motive": 8}), 1, 18),
    ],
)  # fmt: skip
def test_the_dc_of_a_feint(target: Combatant, multiplier: float, dc: int) -> None:
    combat, _, foe = pair(ada(side="third"), target, feint_cr_multiplier=multiplier)
    assert feint_dc(combat, foe) == dc


@pytest.mark.rule("SF-SKILL-3")
@pytest.mark.rule("SF-SKILL-7")
def test_hiding_is_part_of_a_movement_that_ends_behind_cover() -> None:
    cover = ground("crate", (5, 4), (5, 5), (5, 6))
    fight = boarding(cyn(at=(4, 9), skills={"stealth": 8}), bor(at=(10, 5)), terrain=[cover])
    assert codes(fight, "CYN: move 4,10 hide yes") == {"needs_cover": ["SF-SKILL-3"]}
    play(fight, "CYN: move 4,8 4,7 4,6 4,5 hide yes", "CYN d20 10 | BOR d20 10")
    assert (at(fight, "CYN"), fighter(fight, "CYN").hidden_from) == ((4, 5), ["BOR"])
    assert rolled(fight, "stealth")[0] == 18


@pytest.mark.rule("SF-SKILL-3")
def test_who_is_stopped_on_the_way_does_not_hide() -> None:
    cover = ground("crate", (5, 4), (5, 5), (5, 6))
    fight = boarding(cyn(at=(4, 7)), bor(at=(3, 7)), rat(at=(20, 5)), terrain=[cover], turn="CYN")
    answer(fight, "CYN: move 4,6 4,5 hide yes")
    assert asked(fight) == ["BOR opportunity"]
    decree(fight, "condition CYN paralyzed")
    assert (asked(fight), at(fight, "CYN"), fighter(fight, "CYN").hidden_from) == (["CYN turn"], (4, 7), [])


# -- hiding as a fact of its own -------------------------------------------------------------------
FOG = ground("fog", (9, 3), (9, 4), conceals=True)


def in_fog(*more: Combatant, **how: Any) -> Fight[Combat]:
    """CYN stands in fog and hides from BOR, with 10 against 5."""
    fight = boarding(cyn(at=(9, 3)), bor(at=(3, 3), **how), *more, terrain=[FOG])
    answer(fight, "CYN: hide")
    throw(fight, "CYN d20 10")
    return fight


def own_view(fight: Fight[Combat], who: str = "CYN") -> dict[str, Any]:
    return next(each for each in fight.view(Seat("crew", "crew"))["combatants"] if each["id"] == who)


@pytest.mark.rule("SF-SKILL-7")
def test_who_has_hidden_is_hiding_until_it_attacks_or_everybody_notices_it() -> None:
    fight = play(in_fog(), "BOR d20 5")
    assert (fighter(fight, "CYN").hiding, own_view(fight)["hidden_from"]) == (True, ["BOR"])
    found = play(fight.fork(), "CYN: end", "BOR: search", "BOR d20 20 | CYN d20 1")
    assert (fighter(found, "CYN").hiding, own_view(found)["conditions"]) == (False, [])
    shot = play(fight.fork(), "CYN: attack BOR with laser", "CYN d20 2")
    assert (fighter(shot, "CYN").hiding, fighter(shot, "CYN").hidden_from) == (False, [])
    failed = play(in_fog(), "BOR d20 20")
    assert (fighter(failed, "CYN").hiding, own_view(failed)["hidden_from"]) == (False, [])
    dead = decree(fight, "set CYN.dead yes")
    assert fighter(dead, "CYN").hiding is False


@pytest.mark.rule("SF-SKILL-3", "SF-SKILL-7")
def test_who_knows_of_nobody_may_hide_and_is_hiding() -> None:
    """Whether there is anybody to hide from makes no difference to what the hider knows."""
    views = []
    for more in ([], [rat(at=(20, 18), hidden_from=["CYN"])]):
        fight = boarding(cyn(at=(9, 3)), bor(at=(3, 3), hidden_from=["CYN"]), *more)
        play(fight, "CYN: hide", "CYN d20 10")
        assert fighter(fight, "CYN").hiding
        shown = own_view(fight)
        views.append((shown["conditions"], shown["hidden_from"]))
    assert views[0] == views[1] == ([{"id": "hidden", "by": "", "until": None, "level": 1}], [])


@pytest.mark.rule("SF-SKILL-3")
def test_cover_from_the_unseen_is_no_reason_to_hide() -> None:
    """RAT, whom the crew does not see, stands behind a wall; BOR sees CYN in the open."""
    def hider(**how: Any) -> Fight[Combat]:
        return boarding(
            cyn(at=(9, 3)), bor(at=(3, 3)), rat(at=(15, 3), **how), terrain=[wall(*((12, y) for y in range(20)))]
        )  # fmt: skip

    assert allowed(hider(), "CYN: hide")
    assert refused(hider(hidden_from=["CYN"]), "CYN: hide") == ["SF-SKILL-3"]


@pytest.mark.rule("SF-SKILL-7")
def test_a_hider_knows_from_whom_it_is_hidden_of_those_it_sees() -> None:
    fight = boarding(
        cyn(at=(9, 3), hidden_from=["BOR", "RAT"]), bor(at=(3, 3)), rat(at=(20, 18), hidden_from=["CYN"])
    )
    assert own_view(fight)["hidden_from"] == ["BOR"]
    strangers = boarding(
        cyn(at=(9, 3), hidden_from=["BOR", "GNT"]), bor(at=(3, 3)), rat(at=(4, 4)), gnt(at=(20, 18), side="pirates")
    )
    shown = [each for each in strangers.view(Seat("r", "raiders"))["combatants"] if each["id"] == "CYN"]
    assert [each["hidden_from"] for each in shown] == [["BOR"]], "of strangers a side knows who of its own is deceived"


@pytest.mark.rule("SF-SKILL-7")
def test_nobody_is_told_that_an_unseen_one_notices_it_or_that_it_was_hidden_from_one() -> None:
    fight = boarding(rat(at=(12, 3), hidden_from=["CYN"]), cyn(at=(9, 3), hidden_from=["RAT"]), bor(at=(3, 3)))
    play(fight, "RAT: search", "RAT d20 20 | CYN d20 1")
    assert last(fight, Noticed).by == "RAT"
    assert "noticed" not in [each["kind"] for each in fight.view(Seat("crew", "crew"))["log"]]
    shot = boarding(cyn(at=(9, 3), hidden_from=["RAT"]), rat(at=(20, 18), hidden_from=["CYN"]), bor(at=(3, 3)))
    play(shot, "CYN: attack BOR with laser", "CYN d20 2")
    assert (fighter(shot, "CYN").hidden_from, told(shot, Noticed)) == ([], [])
