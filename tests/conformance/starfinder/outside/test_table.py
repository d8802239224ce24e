"""What the table shows of a fight, and what a side believes of it that does not know everything."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.events import UNSEEN
from affray.core.fight import Fight
from affray.core.views import Seat
from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.model.scenario import SensesEntry
from affray.rulesets.starfinder.model.stats import Combat, Fighter
from affray.rulesets.starfinder.outside.knowledge import SOMETHING, forget, where
from affray.rulesets.starfinder.outside.knowledge import unseen as unseen_by
from affray.rulesets.table import Budget, Clock, Held, Lasts, Place, Table, Thing, UnderWay, Until
from tests.conformance.harness import answer, asked, play
from tests.conformance.starfinder.boarding import (
    ada,
    boarding,
    bor,
    cyn,
    decree,
    del_,
    door,
    fighter,
    from_the_start,
    ground,
    rat,
    rubble,
)


def table(fight: Fight[Combat]) -> Table:
    shown: Table = RULESET.table(fight.state)
    return shown


def person(fight: Fight[Combat], name: str) -> Any:
    return next(each for each in table(fight).combatants if each.id == name)


def duel(**bors: Any) -> Fight[Combat]:
    return boarding(ada(at=(4, 5)), bor(at=(9, 5), **bors), rat(at=(20, 9)), order="ADA 18 BOR 12 RAT 6")


# -- when ------------------------------------------------------------------------------------------
def test_the_clock_says_which_part_of_the_fight_it_is() -> None:
    fight = from_the_start(ada(at=(4, 5)), bor(at=(9, 5)))
    assert table(fight).clock == Clock(fight.state.round, "initiative", "")
    play(fight, "ADA d20 15 | BOR d20 3")
    assert table(fight).clock == Clock(1, "turns", "ADA")
    ambush = from_the_start(ada(at=(4, 5)), bor(at=(9, 5)), surprise={"surprised": ["BOR"]})
    play(ambush, "ADA d20 15")
    assert table(ambush).clock == Clock(ambush.state.round, "surprise_round", "ADA")
    decree(fight, "hp BOR 0")
    play(fight, "ADA: end")
    assert (fight.state.over, table(fight).clock.phase) == ("crew", "over")


def test_the_order_says_who_is_done_and_who_comes_next() -> None:
    fight = duel()
    assert [(each.members, each.count) for each in table(fight).order] == [
        ((Place("ADA", "now"),), 18), ((Place("BOR", "next"),), 12), ((Place("RAT", "next"),), 6),
    ]  # fmt: skip
    play(fight, "ADA: end")
    assert [each.members[0].state for each in table(fight).order] == ["done", "now", "next"]
    play(fight, "BOR: delay")
    (held,) = [each.members[0] for each in table(fight).order if each.members[0].who == "BOR"]
    assert (held, person(fight, "BOR").held) == (Place("BOR", "held", "delaying"), Held("delaying"))
    decree(fight, "hp BOR 0")
    assert Place("BOR", "out") in [each.members[0] for each in table(fight).order]


# -- where -----------------------------------------------------------------------------------------
def test_the_ground_is_shown_as_it_is_now() -> None:
    terrain = [door((15, 15), id="hatch"), ground("crate", (16, 2), hp=9, cover="cover"), rubble((1, 1))]
    fight = boarding(ada(at=(4, 5)), bor(at=(9, 5)), terrain=terrain)
    field = table(fight).battlefield
    assert (field.width, field.height, field.things) == (30, 20, ())
    features = {each.id: each for each in field.features}
    assert (features["hatch"].state, features["hatch"].squares) == ("closed", ((15, 15),))
    assert (features["crate"].state, dict(features["rubble"].traits)) == ("", {"difficult": True})
    decree(fight, "set crate.hp 0")
    decree(fight, "set hatch.door open")
    decree(fight, "drop ADA dagger")
    field = table(fight).battlefield
    assert {each.id: each.state for each in field.features} == {"hatch": "open", "crate": "broken", "rubble": ""}
    assert field.things == (Thing("ADA.dagger", 4, 5),)


# -- who -------------------------------------------------------------------------------------------
def test_the_table_shows_what_somebody_is_and_has() -> None:
    fight = duel()
    shown = person(fight, "ADA")
    assert (shown.name, shown.looks, shown.out, shown.off, shown.reach) == ("Ada", "unhurt", False, False, 1)
    assert (shown.body.x, shown.body.y, shown.body.wide, shown.body.deep) == (4, 5, 1, 1)
    assert shown.health == {"now": 25, "max": 25, "stamina": 27, "stamina_max": 27, "temp": 0, "resolve": 5}
    assert (dict(shown.facts), shown.holds) == ({"eac": 15, "kac": 17, "speed": 30}, ("dagger",))
    assert shown.budget == (*(Budget(name, 1, 1) for name in ("standard", "move", "swift")), Budget("reaction", 1, 1))
    assert person(fight, "BOR").budget == (Budget("reaction", 1, 1),)
    play(fight, "ADA: draw pike")
    assert [each.left for each in person(fight, "ADA").budget] == [1, 0, 1, 1]
    decree(fight, "condition BOR prone")
    decree(fight, "set RAT.hidden_from ADA")
    assert [each.id for each in person(fight, "BOR").conditions] == ["prone"]
    assert person(fight, "RAT").conditions == (Lasts("hidden"),)
    decree(fight, "hp BOR 0")
    gone = person(fight, "BOR")
    assert (gone.looks, gone.out, gone.off, gone.body, gone.threatens) == ("down", True, True, None, ())


def test_the_table_shows_what_waits_and_what_is_under_way() -> None:
    fight = boarding(del_(at=(4, 5)), bor(at=(9, 5)), ada(at=(9, 6), concentrating_on="web"))
    assert person(fight, "ADA").conditions == (Lasts("concentration", "ADA", Until("web")),)
    assert person(fight, "DEL").held is None
    play(fight, "DEL: cast snare")
    assert (person(fight, "DEL").held.kind, person(fight, "DEL").held.act) == ("casting", "snare")
    shot = boarding(cyn(at=(4, 5)), bor(at=(5, 5)))
    assert table(shot).under_way == ()
    answer(shot, "CYN: attack BOR with laser")
    assert table(shot).under_way == (UnderWay("CYN", "attack", ("BOR",)),)


# -- what a side believes --------------------------------------------------------------------------
def believed(fight: Fight[Combat], *secret: str) -> Fighter:
    """BOR as the crew believes it to be."""
    forget(fight.scene, "crew", secret, False)
    return fighter(fight, "BOR")


@pytest.mark.parametrize(("left", "guess"), [(25, 25), (24, 18), (13, 18), (12, 6), (1, 6)])
def test_a_stranger_s_hit_points_are_guessed_by_its_looks(left: int, guess: int) -> None:
    """BOR has 25."""
    known = believed(duel(hp=left, temp_hp=3), "health")
    assert (known.hp, known.sp, known.temp_hp, known.card.kac) == (guess, 0, 0, 15)
    assert believed(duel(hp=left), "gear").hp == left


def test_a_stranger_s_numbers_are_believed_to_be_ordinary() -> None:
    fight = duel(rp_max=4, senses=SensesEntry(blindsight_ft=60), traits=["kip_up"], skills={"bluff": 9})
    known = believed(fight, "stats", "health")
    card = known.card
    assert (card.eac, card.kac, card.hp_max, known.hp, known.rp) == (10, 10, 10, 10, 1)
    assert (card.bab, card.init_mod, card.fort, card.ref, card.will, card.sp_max, card.rp_max) == (0,) * 7
    assert (card.blindsight, card.traits, card.skills, card.fast_healing) == (0, (), {}, 0)
    assert fighter(fight, "ADA").card.kac == 17, "of its own a side forgets nothing"


def test_what_is_stowed_or_readied_is_not_seen() -> None:
    fight = boarding(bor(at=(9, 5)), ada(at=(4, 5)))
    play(fight, "BOR: ready attack event enters_reach who ADA with sword")
    assert fight.state.ready == ["BOR"]
    known = believed(fight, "gear", "readied")
    assert (list(known.items), known.readied, fight.state.ready) == (["sword", "unarmed"], SOMETHING, [])


@pytest.mark.parametrize(
    ("from_whom", "unseen"), [([], False), (["ADA"], False), (["ADA", "CYN"], True), (["RAT", "CYN"], False)]
)
def test_who_is_hidden_from_a_whole_side_is_not_there_for_it(from_whom: list[str], unseen: bool) -> None:
    fight = boarding(ada(at=(4, 5)), cyn(at=(4, 7)), bor(at=(9, 5), hidden_from=from_whom), rat(at=(20, 9)))
    assert ("BOR" in unseen_by(fight.state).get("crew", ())) is unseen
    assert "BOR" not in unseen_by(fight.state).get("raiders", ())
    assert where(fight.state, "BOR") == (9, 5, 0)
    forget(fight.scene, "crew", (), False)
    assert ([each.id for each in fight.state.order], list(fight.state.fighters)) == (
        (["ADA", "CYN", "RAT"],) * 2 if unseen else (["ADA", "CYN", "BOR", "RAT"],) * 2
    )


@pytest.mark.parametrize("secret", [(), ("stats", "health", "gear", "readied")])
def test_whom_a_question_is_about_has_no_name_and_numbers_nobody(secret: tuple[str, ...]) -> None:
    """Neither in what is believed nor later, when it is seen again."""
    fight = boarding(cyn(at=(4, 5), side="raiders", name="Raider"), ada(at=(5, 5)), rat(at=(20, 9), name="Raider"))
    assert [RULESET.names(fight.state)[who] for who in ("CYN", "RAT")] == ["Raider 1", "Raider 2"]
    answer(fight, "CYN: attack ADA with laser")
    assert asked(fight) == ["ADA opportunity"]
    seen = fight.fork()
    fighter(fight, "CYN").hidden_from = ["ADA"]
    forget(fight.scene, "crew", secret, True)
    assert [RULESET.names(fight.state)[who] for who in ("CYN", "RAT")] == [UNSEEN, "Raider"]
    forget(seen.scene, "crew", secret, True)
    assert [RULESET.names(seen.state)[who] for who in ("CYN", "RAT")] == ["Raider 1", "Raider 2"]


@pytest.mark.rule("SF-ROUND-2")
@pytest.mark.parametrize("first", [False, True])
def test_while_somebody_unseen_has_its_turn_the_last_one_seems_to_have_it(first: bool) -> None:
    """And whoever has had its turn has had it."""
    order = "RAT 20 CYN 19 ADA 18" if first else "CYN 19 ADA 18 RAT 6"
    fight = boarding(cyn(at=(4, 7)), ada(at=(4, 5)), rat(at=(9, 5), hidden_from=["ADA", "CYN"]), order=order)
    if not first:
        play(fight, "CYN: end", "ADA: end")
    assert fight.state.turn_of == "RAT"
    shown = fight.view(Seat("Al", "crew"))
    places = [each["members"][0] for each in shown["order"]]
    owner, states = ("", ["next", "next"]) if first else ("ADA", ["done", "now"])
    assert (shown["clock"]["owner"], [each["state"] for each in places]) == (owner, states)


@pytest.mark.rule("SF-HARRY-2")
@pytest.mark.parametrize("unseen", [False, True])
def test_harrying_fire_of_somebody_unseen_is_not_told(unseen: bool) -> None:
    """Neither is that he shoots, nor whether he hit."""
    fight = boarding(cyn(at=(4, 5), side="raiders"), ada(at=(9, 5)), rat(at=(20, 9)))
    play(fight, "CYN: harrying_fire ADA with laser", "CYN d20 19")
    assert [each.name for each in fighter(fight, "ADA").effects] == ["harrying_fire"]
    fighter(fight, "CYN").hidden_from = ["ADA"] if unseen else []
    forget(fight.scene, "crew", (), False)
    assert [each.id for each in person(fight, "ADA").conditions] == ([] if unseen else ["harrying_fire"])
