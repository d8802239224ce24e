"""What a turn pays for: standard, move, swift and full actions (SF-ACT, SF-SWIFT)."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import Acted, Spoke
from affray.rulesets.starfinder.model.scenario import EffectEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, asked, last, left_out, play, refused, told
from tests.conformance.starfinder.boarding import (
    KNIFE,
    LASER,
    PIKE,
    SHIV,
    ability,
    ada,
    at,
    barred,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    fighter,
    from_the_start,
    has,
    lies,
    pass_to,
    put,
    rat,
    thing,
    thing_of,
)


def fresh_turn() -> Fight[Combat]:
    """CYN alone on her side of the field, with everything before her."""
    return boarding(cyn(at=(2, 2), items=[LASER, put(KNIFE, "accessible")]), bor(at=(20, 10)))


@pytest.mark.scenario("SF-EX-9")
def test_downgrading() -> None:
    twice = play(fresh_turn(), "CYN: move 3,2", "CYN: move 4,2", "CYN: drop_prone")
    assert (at(twice, "CYN"), has(twice, "CYN", "prone"), budget(twice, "CYN")) == ((4, 2), True, "r")
    thrice = boarding(cyn(at=(2, 2), traits=["kip_up"]), bor(at=(20, 10)))
    play(thrice, "CYN: drop_prone", "CYN: stand_up", "CYN: drop_prone")
    assert (budget(thrice, "CYN"), refused(thrice, "CYN: stand_up")) == ("r", ["SF-ACT-5"])
    shot = play(fresh_turn(), "CYN: attack BOR with laser", "CYN d20 2")
    assert refused(shot, "CYN: attack BOR with laser") == ["SF-ACT-5"]
    assert refused(play(shot, "CYN: move 3,2"), "CYN: move 4,2") == ["SF-ACT-5"]
    assert refused(fresh_turn(), "CYN: move 3,2 pay swift") == ["SF-ACT-5"]


@pytest.mark.rule("SF-ACT-2")
def test_a_turn_has_one_standard_one_move_and_one_swift_action() -> None:
    fight = fresh_turn()
    assert budget(fight, "CYN") == "smwr"
    play(fight, "CYN: drop_prone", "CYN: stand_up", "CYN: attack BOR with laser", "CYN d20 2")
    assert budget(fight, "CYN") == "r"


@pytest.mark.rule("SF-ACT-3", "SF-ACT-4")
def test_what_may_be_spent_for_a_lesser_action() -> None:
    assert budget(play(fresh_turn(), "CYN: move 3,2 pay standard"), "CYN") == "mwr"
    assert budget(play(fresh_turn(), "CYN: drop_prone pay standard"), "CYN") == "mwr"
    assert budget(play(fresh_turn(), "CYN: drop_prone pay move"), "CYN") == "swr"


@pytest.mark.rule("SF-ACT-5")
def test_there_is_no_way_up() -> None:
    fight = play(fresh_turn(), "CYN: total_defense")
    assert refused(fight, "CYN: harrying_fire BOR with laser") == ["SF-ACT-5"]
    play(fight, "CYN: move 3,2")
    assert (budget(fight, "CYN"), refused(fight, "CYN: move 4,2")) == ("wr", ["SF-ACT-5"])
    play(fight, "CYN: drop_prone")
    assert refused(fight, "CYN: stand_up") == ["SF-ACT-5"]


@pytest.mark.rule("SF-ACT-6")
def test_actions_come_in_any_order_but_a_move_is_not_split_around_another() -> None:
    fight = play(fresh_turn(), "CYN: attack BOR with laser", "CYN d20 2", "CYN: move 3,2")
    assert refused(fight, "CYN: move 4,2") == ["SF-ACT-5"]
    other = play(fresh_turn(), "CYN: move 3,2", "CYN: drop_prone", "CYN: attack BOR with laser", "CYN d20 2")
    assert [each.action for each in told(other, Acted)] == ["move", "drop_prone"]
    assert budget(other, "CYN") == "r"


@pytest.mark.rule("SF-ACT-7")
def test_a_full_action_takes_the_whole_turn() -> None:
    fight = play(fresh_turn(), "CYN: run 10,2")
    assert budget(fight, "CYN") == "r"
    for line in ("attack BOR with laser", "move 11,2", "drop_prone"):
        assert refused(fight, f"CYN: {line}")[0] == "SF-ACT-5", line


@pytest.mark.scenario("SF-EX-10")
@pytest.mark.rule("SF-ACT-8")
def test_no_full_action_after_a_swift_one() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(20, 10)))
    play(fight, "ADA: drop_prone", "ADA: stand_up")
    assert refused(fight, "ADA: run 10,2")[0] == "SF-ACT-8"


@pytest.mark.rule("SF-ACT-8")
@pytest.mark.parametrize("first", ["CYN: total_defense", "CYN: move 3,2", "CYN: drop_prone"])
def test_one_action_of_any_kind_rules_out_a_full_one(first: str) -> None:
    fight = play(fresh_turn(), first)
    assert refused(fight, "CYN: full_attack BOR with laser") == ["SF-ACT-8"]


@pytest.mark.scenario("SF-EX-11")
@pytest.mark.rule("SF-ACT-9")
def test_staggered() -> None:
    fight = boarding(bor(at=(3, 2), conditions=["staggered"]), ada(at=(4, 2)), order="BOR ADA")
    assert refused(fight, "BOR: full_attack ADA with sword") == ["SF-ACT-8"]
    moved = play(fight.fork(), "BOR: draw rifle", "BOR: drop_prone")
    assert refused(moved, "BOR: attack ADA with sword")[0] == "SF-COND-16"
    play(fight, "BOR: attack ADA with sword", "BOR d20 2")
    assert refused(fight, "BOR: move 2,2")[0] == "SF-COND-16"
    play(fight, "BOR: drop_prone", "BOR: end")
    assert barred(fight, "BOR", "attack_of_opportunity") == ["SF-AOO-12"]
    play(fight, "ADA: move 5,2")
    assert (asked(fight), left_out(fight, "BOR", "opportunity")) == (["ADA turn"], ("SF-AOO-12",))


@pytest.mark.rule("SF-ACT-9")
def test_a_condition_gained_in_the_turn_limits_what_is_left_of_it() -> None:
    fight = play(fresh_turn(), "CYN: attack BOR with laser", "CYN d20 2")
    assert allowed(fight, "CYN: move 3,2")
    decree(fight, "condition CYN staggered")
    assert refused(fight, "CYN: move 3,2")[0] == "SF-COND-16"
    decree(fight, "condition CYN dazed")
    assert refused(fight, "CYN: drop_prone")[0] == "SF-COND-18"


@pytest.mark.rule("SF-ACT-10", "SF-ACT-1")
def test_the_reaction_lies_outside_the_budget() -> None:
    fight = boarding(cyn(at=(2, 2), items=[KNIFE]), bor(at=(3, 2)))
    play(fight, "CYN: attack BOR with knife", "CYN d20 2", "CYN: move 2,3", "BOR: decline", "CYN: drop_prone")
    assert budget(fight, "CYN") == "r"
    play(fight, "CYN: speak now", "CYN: drop knife")
    assert (budget(fight, "CYN"), last(fight, Spoke).words, lies(fight)) == ("r", "now", {"CYN.knife": (2, 3)})


@pytest.mark.rule("SF-ACT-11")
def test_an_interrupted_action_is_lost_and_nothing_carries_over() -> None:
    fight = boarding(cyn(at=(2, 2), sp=0, hp=20), bor(at=(3, 2), traits=["stand_still"]))
    play(fight, "CYN: move 1,2", "BOR: stand_still with sword", "BOR d20 20")
    assert (at(fight, "CYN"), budget(fight, "CYN")) == ((2, 2), "swr")
    play(fight, "CYN: end")
    assert budget(fight, "CYN") == "r"
    pass_to(fight, "CYN")
    assert budget(fight, "CYN") == "smwr"


@pytest.mark.rule("SF-ACT-12")
def test_an_empty_turn_counts_as_having_acted() -> None:
    fight = from_the_start(bor(at=(3, 2), init_count=20), cyn(at=(2, 2), init_count=10))
    assert not fighter(fight, "BOR").has_acted
    play(fight, "BOR: end")
    assert fighter(fight, "BOR").has_acted
    play(fight, "CYN: move 1,2")
    assert asked(fight) == ["BOR opportunity"]


@pytest.mark.rule("SF-ACT-13")
def test_without_a_type_an_ability_is_a_standard_action_and_handling_a_move_action() -> None:
    roar = ability("roar", effect=EffectEntry(condition="shaken"), range_ft=30)
    fight = boarding(
        bor(at=(3, 2), abilities=[roar], items=[thing("emitter", location="accessible", activation="standard")]),
        ada(at=(5, 2)),
    )
    play(fight, "BOR: use_ability roar")
    play(fight, "BOR: aim ADA")
    assert budget(fight, "BOR") == "mwr"
    assert refused(fight, "BOR: activate_item emitter") == ["SF-ACT-5"]
    play(fight, "BOR: draw emitter")
    assert budget(fight, "BOR") == "wr"


@pytest.mark.rule("SF-ACT-14", "SF-SWIFT-1", "SF-SWIFT-2")
def test_two_swift_actions_are_everybodys() -> None:
    fight = boarding(ada(at=(2, 2), items=[put(PIKE, "held")]), bor(at=(20, 10)))
    play(fight, "ADA: drop_prone")
    assert (budget(fight, "ADA"), has(fight, "ADA", "prone"), at(fight, "ADA")) == ("smr", True, (2, 2))
    play(fight, "ADA: change_grip pike")
    assert (budget(fight, "ADA"), thing_of(fight, "ADA", "pike").location) == ("sr", "wielded")
    play(fight, "ADA: end", "BOR: end", "ADA: stand_up")
    assert budget(fight, "ADA") == "swr"


@pytest.mark.rule("SF-SWIFT-2", "SF-SWIFT-4")
def test_letting_go_with_one_hand_is_a_grip_change_too_but_dropping_is_not() -> None:
    fight = boarding(ada(at=(2, 2), items=[PIKE]), bor(at=(4, 2)))
    play(fight, "ADA: change_grip pike")
    assert (thing_of(fight, "ADA", "pike").location, budget(fight, "ADA")) == ("held", "smr")
    assert refused(fight, "ADA: attack BOR with pike")[0] == "SF-ATK-17"
    play(fight, "ADA: drop pike")
    assert (budget(fight, "ADA"), lies(fight)) == ("smr", {"ADA.pike": (2, 2)})


@pytest.mark.rule("SF-SWIFT-4")
def test_a_pike_carried_in_one_hand_threatens_nothing() -> None:
    fight = boarding(bor(at=(4, 2)), ada(at=(2, 2), items=[put(PIKE, "held")]))
    play(fight, "BOR: move 5,2")
    assert (asked(fight), left_out(fight, "ADA", "opportunity")) == (["BOR turn"], ())
    armed = boarding(bor(at=(4, 2)), ada(at=(2, 2), items=[PIKE]))
    play(armed, "BOR: move 5,2")
    assert asked(armed) == ["ADA opportunity"]


@pytest.mark.rule("SF-SWIFT-3")
def test_a_swift_ability_leaves_the_move_action_alone() -> None:
    quick = ability("quick", action="swift", effect=EffectEntry(target="self", condition="invisible"), duration=2)
    fight = boarding(cyn(at=(2, 2), abilities=[quick]), bor(at=(20, 10)))
    play(fight, "CYN: use_ability quick")
    assert budget(fight, "CYN") == "smr"
    assert refused(fight, "CYN: use_ability quick as move")[0] == "SF-ABIL-2"


@pytest.mark.scenario("SF-EX-12")
def test_drawing_while_moving() -> None:
    fight = boarding(rat(at=(2, 2), items=[put(SHIV, "accessible")]), cyn(at=(2, 9), items=[put(LASER, "accessible")]))
    assert refused(fight, "RAT: move 8,2 draw shiv") == ["SF-MACT-6"]
    play(fight, "RAT: move 8,2", "RAT: draw shiv")
    assert (budget(fight, "RAT"), thing_of(fight, "RAT", "shiv").location) == ("wr", "wielded")
    play(fight, "RAT: end")
    assert refused(fight, "CYN: guarded_step 3,9 draw laser") == ["SF-MACT-6"]
    play(fight, "CYN: move 8,9 draw laser")
    assert (budget(fight, "CYN"), thing_of(fight, "CYN", "laser").location) == ("swr", "wielded")


@pytest.mark.scenario("SF-EX-13")
def test_dropping_and_speaking_off_turn() -> None:
    fight = boarding(bor(at=(3, 5)), cyn(at=(2, 4), has_acted=False), order="BOR CYN")
    decree(fight, "drop CYN laser to 3,4")
    decree(fight, 'speak CYN "Behind you!"')
    assert (lies(fight), last(fight, Spoke).words, asked(fight)) == ({"CYN.laser": (3, 4)}, "Behind you!", ["BOR turn"])
    assert (fighter(fight, "CYN").reaction_available, fighter(fight, "CYN").has_acted) == (True, False)
