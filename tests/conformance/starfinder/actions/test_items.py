"""Items: activation, hands, hardness and Hit Points, dropping and speaking (SF-ITEM, SF-OBJ, SF-OTHER)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from affray.rulesets.starfinder.model.events import ItemDamaged, Reacted, Spoke
from affray.rulesets.starfinder.model.scenario import ItemEntry
from tests.conformance.harness import allowed, asked, last, left_out, play, refused, told
from tests.conformance.starfinder.boarding import (
    DAGGER,
    KNIFE,
    LASER,
    PIKE,
    SWORD,
    ada,
    bleeding,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    fighter,
    has,
    lies,
    melee,
    put,
    sp,
    struck,
    thing,
    thing_of,
)


@pytest.mark.rule("SF-ITEM-1")
@pytest.mark.parametrize(("how", "left"), [("standard", "mwr"), ("move", "swr"), ("swift", "smr"), ("full", "r")])
def test_activation_is_a_standard_action_unless_the_item_says_otherwise(how: str, left: str) -> None:
    fight = boarding(
        cyn(at=(2, 2), items=[thing("emitter", location="worn", activation=how, active=False)]), bor(at=(20, 2))
    )
    play(fight, "CYN: activate_item emitter")
    assert (budget(fight, "CYN"), thing_of(fight, "CYN", "emitter").active) == (left, True)


@pytest.mark.rule("SF-ITEM-1")
def test_most_items_need_no_activation() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(20, 2)))
    assert refused(fight, "CYN: activate_item laser") == ["SF-ITEM-1"]


@pytest.mark.rule("SF-ITEM-2")
def test_activating_an_item_does_not_provoke() -> None:
    fight = boarding(cyn(at=(2, 2), items=[thing("emitter", location="worn", activation="standard")]), bor(at=(3, 2)))
    play(fight, "CYN: activate_item emitter")
    assert (asked(fight), left_out(fight, "BOR", "opportunity")) == (["CYN turn"], ())


@pytest.mark.rule("SF-ITEM-3")
def test_free_hands() -> None:
    full = boarding(cyn(at=(2, 2), items=[LASER, KNIFE, thing("scanner")]), bor(at=(20, 2)))
    assert refused(full, "CYN: draw scanner") == ["SF-ITEM-3"]
    play(full, "CYN: sheathe knife", "CYN: draw scanner")
    assert thing_of(full, "CYN", "scanner").in_hand
    long = boarding(ada(at=(2, 2), items=[DAGGER, put(PIKE, "accessible")]), bor(at=(20, 2)))
    play(long, "ADA: draw pike")
    assert (thing_of(long, "ADA", "pike").location, refused(long, "ADA: change_grip pike")) == ("held", ["SF-ITEM-3"])
    play(long, "ADA: drop dagger", "ADA: change_grip pike")
    assert thing_of(long, "ADA", "pike").location == "wielded"
    assert refused(long, "ADA: pick_up ADA.dagger")[-1] == "SF-ITEM-3"


@pytest.mark.rule("SF-ITEM-3")
def test_more_hands_hold_more() -> None:
    fight = boarding(
        ada(at=(2, 2), hands=4, items=[PIKE, put(DAGGER, "accessible"), put(KNIFE, "accessible")]), bor(at=(20, 2))
    )
    play(fight, "ADA: draw dagger", "ADA: draw knife")
    assert [thing_of(fight, "ADA", name).location for name in ("pike", "dagger", "knife")] == ["wielded"] * 3


@pytest.mark.rule("SF-OBJ-1")
@pytest.mark.parametrize(
    ("level", "sturdy", "points"),
    [(1, True, 18), (3, True, 24), (14, True, 57), (15, True, 90), (3, False, 8), (15, False, 50)],
)
def test_hit_points_of_things(level: int, sturdy: bool, points: int) -> None:
    fight = boarding(ada(at=(2, 2), items=[put(DAGGER, "wielded", item_level=level, sturdy=sturdy)]), bor(at=(3, 2)))
    assert thing_of(fight, "ADA", "dagger").hp == points


@pytest.mark.rule("SF-OBJ-1")
@pytest.mark.parametrize(
    ("item", "left"),
    [(DAGGER, 15), (put(DAGGER, "wielded", item_level=2), 20), (thing("remote", location="wielded", item_level=3), 6)],
)
def test_hardness_of_things(item: ItemEntry, left: int) -> None:
    """Ten points of damage against hardness 5 + 2 x level of what is sturdy, 5 + level of what is not."""
    named = replace(item, id="it")
    fight = boarding(bor(at=(3, 2)), ada(at=(2, 2), items=[named]))
    play(fight, "BOR: sunder ADA item it", "BOR d20 20 | BOR d6 4")
    assert thing_of(fight, "ADA", "it").hp == left


@pytest.mark.rule("SF-OBJ-2")
def test_a_broken_weapon() -> None:
    sword = bleeding(SWORD, "1d4")
    fight = boarding(bor(at=(3, 2), items=[sword]), ada(at=(2, 2)))
    decree(fight, "item BOR sword hp 9")
    whole = play(fight.fork(), "BOR: attack ADA with sword", "BOR d20 7 | BOR d6 1")
    assert (struck(whole), sp(whole, "ADA")) == ((17, 17, True), 20)
    decree(fight, "item BOR sword hp 8")
    play(fight, "BOR: attack ADA with sword", "BOR d20 20 | BOR d6 1 | BOR d6 1")
    assert (struck(fight)[0], sp(fight, "ADA"), has(fight, "ADA", "bleeding")) == (28, 17, False)


@pytest.mark.rule("SF-OBJ-2")
def test_a_destroyed_weapon_is_of_no_use() -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(2, 2), items=[DAGGER]))
    decree(fight, "item ADA dagger hp 2")
    play(fight, "BOR: sunder ADA item dagger", "BOR d20 20 | BOR d6 6")
    assert (last(fight, ItemDamaged).state, last(fight, ItemDamaged).hp) == ("destroyed", 0)
    play(fight, "BOR: end")
    assert not allowed(fight, "ADA: attack BOR with dagger")


@pytest.mark.rule("SF-OBJ-3")
def test_things_suffer_no_critical_hits() -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(2, 2), items=[DAGGER]))
    play(fight, "BOR: sunder ADA item dagger", "BOR d20 20 | BOR d6 6")
    assert thing_of(fight, "ADA", "dagger").hp == 18 - (12 - 7)


@pytest.mark.rule("SF-OBJ-3")
def test_nonlethal_damage_does_not_harm_things() -> None:
    baton = melee("baton", "1d6", "B", 10, damage_bonus=20, properties=["nonlethal"])
    fight = boarding(bor(at=(3, 2), items=[baton]), ada(at=(2, 2), items=[DAGGER]))
    play(fight, "BOR: sunder ADA item dagger", "BOR d20 20 | BOR d6 6")
    assert thing_of(fight, "ADA", "dagger").hp == 18


@pytest.mark.rule("SF-OTHER-1")
def test_dropping_onto_the_own_or_an_adjacent_square() -> None:
    fight = boarding(cyn(at=(2, 2), items=[LASER, KNIFE]), bor(at=(20, 2)))
    for square in ("4,2", "0,2", "2,0", "2,4"):
        assert refused(fight, f"CYN: drop laser to {square}") == ["SF-OTHER-1"], square
    play(fight, "CYN: drop laser,knife to 3,3")
    assert (lies(fight), budget(fight, "CYN")) == ({"CYN.laser": (3, 3), "CYN.knife": (3, 3)}, "smwr")
    assert refused(fight, "CYN: drop laser")


@pytest.mark.rule("SF-OTHER-2")
def test_words_cost_nothing_up_to_a_length() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(20, 2)))
    play(fight, f"CYN: speak {'a' * 140}")
    assert (budget(fight, "CYN"), last(fight, Spoke).words) == ("smwr", "a" * 140)
    assert refused(fight, f"CYN: speak {'a' * 141}") == ["SF-OTHER-2"]
    loud = boarding(cyn(at=(2, 2)), bor(at=(20, 2)), banter_max_chars=0)
    play(loud, f"CYN: speak {'a' * 5000}")
    assert len(last(loud, Spoke).words) == 5000
    curt = boarding(cyn(at=(2, 2)), bor(at=(20, 2)), banter_max_chars=3)
    assert refused(curt, "CYN: speak help") == ["SF-OTHER-2"]


@pytest.mark.rule("SF-OTHER-2")
def test_persuading_by_a_skill_costs_an_action() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(5, 2)))
    play(fight, "CYN: demoralize BOR", "CYN d20 2")
    assert budget(fight, "CYN") == "mwr"


@pytest.mark.rule("SF-OTHER-1", "SF-OTHER-2", "SF-OTHER-3")
def test_both_are_possible_before_acting_and_off_turn_but_not_for_the_stunned() -> None:
    fight = boarding(bor(at=(3, 2)), cyn(at=(2, 2), has_acted=False), order="BOR CYN")
    decree(fight, "drop CYN laser")
    decree(fight, "speak CYN help")
    assert (fighter(fight, "CYN").has_acted, fighter(fight, "CYN").reaction_available, told(fight, Reacted)) == (
        False, True, [],
    )  # fmt: skip
    decree(fight, "condition CYN stunned")
    assert [each.rule for each in fight.decree("speak CYN help")] == ["SF-OTHER-3"]
    out = boarding(bor(at=(3, 2)), cyn(at=(2, 2)), ada(at=(20, 2)), order="BOR CYN ADA")
    decree(out, "condition CYN unconscious")
    assert [each.rule for each in out.decree("speak CYN help")] == ["SF-OTHER-3"]


@pytest.mark.rule("SF-OTHER-3")
def test_they_open_no_window() -> None:
    fight = boarding(ada(at=(2, 2)), cyn(at=(3, 2)), bor(at=(20, 2)), order="ADA CYN BOR")
    play(
        fight,
        "ADA: ready move event action who CYN name total_defense",
        "ADA: end",
        "CYN: drop laser",
        "CYN: speak now",
    )
    assert asked(fight) == ["CYN turn"]
    play(fight, "CYN: total_defense")
    assert asked(fight) == ["ADA after"]


@pytest.mark.rule("SF-OTHER-3")
def test_the_stunned_drop_everything() -> None:
    fight = boarding(cyn(at=(2, 2), items=[LASER, KNIFE]), bor(at=(20, 2)))
    decree(fight, "condition CYN stunned")
    assert lies(fight) == {"CYN.laser": (2, 2), "CYN.knife": (2, 2)}


@pytest.mark.rule("SF-ITEM-3", "SF-MACT-8")
def test_a_hand_is_needed_to_pick_something_up() -> None:
    one_free = boarding(ada(at=(4, 5), items=[DAGGER, put(KNIFE, "ground")]), bor(at=(20, 15)))
    assert allowed(one_free, "ADA: pick_up ADA.knife")
    full = boarding(ada(at=(4, 5), items=[DAGGER, thing("box", location="held"), put(KNIFE, "ground")]), bor(at=(9, 9)))
    assert refused(full, "ADA: pick_up ADA.knife") == ["SF-ITEM-3"]


@pytest.mark.rule("SF-OTHER-1")
def test_where_something_may_be_dropped() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(20, 15)))
    for where in ("6,5", "4,7", "2,5", "4,3"):
        assert refused(fight, f"ADA: drop dagger to {where}") == ["SF-OTHER-1"]
    for where in ("5,6", "3,4", "4,5", "5,4"):
        assert allowed(fight, f"ADA: drop dagger to {where}")
    play(fight, "ADA: drop dagger to 5,6")
    assert (lies(fight), fight.state.lying[0].item.location) == ({"ADA.dagger": (5, 6)}, "ground")
