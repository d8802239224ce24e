"""What conditions do (SF-COND)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.ground.stepping import speed_of
from affray.rulesets.starfinder.model.events import AttackResolved, Rolled, Stopped
from affray.rulesets.starfinder.model.scenario import ConditionEntry, SensesEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, answer, asked, last, play, refused, throw
from tests.conformance.starfinder.boarding import (
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    fighter,
    from_the_start,
    has,
    hp,
    one,
    pass_to,
    rifleman,
    sp,
)  # fmt: skip


def ac(fight: Fight[Combat]) -> int:
    """What the last attack had to reach."""
    return last(fight, AttackResolved).ac.total


def total(fight: Fight[Combat]) -> int:
    """The last d20 with its modifiers."""
    return last(fight, Rolled).total.total


def struck(*conditions: Any, **more: Any) -> Fight[Combat]:
    """BOR strikes ADA (KAC 17), who has these conditions."""
    fight = boarding(bor(at=(6, 3)), ada(at=(7, 3), conditions=conditions, **more), turn="BOR")
    return play(fight, "BOR: attack ADA with sword", "BOR d20 1")


def shot(*conditions: Any, **more: Any) -> Fight[Combat]:
    """BOR shoots ADA (KAC 17), who has these conditions."""
    fight = boarding(rifleman(at=(3, 3)), ada(at=(7, 3), conditions=conditions, **more), turn="BOR")
    return play(fight, "BOR: attack ADA with rifle", "BOR d20 1")


def striking(*conditions: Any, **more: Any) -> Fight[Combat]:
    """ADA, who has these conditions, strikes BOR with +7 and rolls 2."""
    fight = boarding(ada(at=(7, 3), conditions=conditions, **more), bor(at=(6, 3)))
    return play(fight, "ADA: attack BOR with dagger", "ADA d20 2")


def afflicted(*conditions: Any, **more: Any) -> Fight[Combat]:
    """ADA's turn, with these conditions and nobody near."""
    return boarding(ada(at=(7, 3), conditions=conditions, **more), bor(at=(20, 3)))


@pytest.mark.rule("SF-COND-4")
@pytest.mark.rule("SF-COND-8")
@pytest.mark.rule("SF-COND-9")
@pytest.mark.rule("SF-COND-10")
@pytest.mark.rule("SF-COND-12")
@pytest.mark.rule("SF-COND-13")
@pytest.mark.rule("SF-COND-15")
@pytest.mark.rule("SF-COND-17")
@pytest.mark.rule("SF-COND-18")
@pytest.mark.rule("SF-COND-20")
@pytest.mark.parametrize(
    ("conditions", "melee_ac", "ranged_ac"),
    [
        ([], 17, 17), (["flat_footed"], 15, 15), (["entangled"], 15, 15), (["prone"], 13, 21),
        ([ConditionEntry(id="grappled", source="BOR")], 15, 15), ([ConditionEntry(id="pinned", source="BOR")], 11, 11),
        (["stunned"], 15, 15), (["cowering"], 15, 15), (["dazed"], 17, 17), (["fatigued"], 16, 16),
        (["exhausted"], 14, 14), (["paralyzed"], 11, 11), (["off_kilter"], 15, 15), (["blinded"], 15, 15),
        (["flat_footed", "stunned"], 15, 15), (["shaken"], 17, 17),
    ],
)  # fmt: skip
def test_armour_class_under_conditions(conditions: list[Any], melee_ac: int, ranged_ac: int) -> None:
    """ADA has Dexterity +1, so paralysis takes 6."""
    assert ac(struck(*conditions)) == melee_ac
    assert ac(shot(*conditions)) == ranged_ac


@pytest.mark.rule("SF-COND-13")
@pytest.mark.rule("SF-COND-14")
def test_the_helpless_are_easy_to_strike_and_lying_hard_to_shoot() -> None:
    """KAC 17 - 6; melee attacks have +4 instead of the -4 for lying; shots meet +4."""
    fight = struck("helpless")
    assert (ac(fight), total(fight)) == (11, 15)
    asleep = struck("asleep", "prone")
    assert (ac(asleep), total(asleep)) == (11, 15)
    assert ac(shot("asleep", "prone")) == 15
    limited = struck("helpless", dex_mod=3, max_dex_ac=2)
    assert ac(limited) == 17 - 7


@pytest.mark.rule("SF-COND-4")
@pytest.mark.rule("SF-COND-5")
@pytest.mark.rule("SF-COND-6")
@pytest.mark.rule("SF-COND-7")
@pytest.mark.rule("SF-COND-8")
@pytest.mark.rule("SF-COND-10")
@pytest.mark.rule("SF-COND-11")
@pytest.mark.rule("SF-COND-20")
@pytest.mark.rule("SF-COND-24")
@pytest.mark.parametrize(
    ("condition", "roll"),
    [
        ("entangled", 7), ("off_target", 7), ("shaken", 7), ("sickened", 7), ("prone", 5), ("off_kilter", 7),
        ("fatigued", 8), ("exhausted", 6), ("dazzled", 8), (ConditionEntry(id="grappled", source="BOR"), 7),
        ("deafened", 9), ("flat_footed", 9),
    ],
)  # fmt: skip
def test_attacks_under_conditions(condition: Any, roll: int) -> None:
    assert total(striking(condition)) == roll


@pytest.mark.rule("SF-COND-10")
def test_lying_does_not_hinder_shooting() -> None:
    fight = boarding(cyn(at=(7, 3), conditions=["prone"]), bor(at=(2, 3)))
    assert total(play(fight, "CYN: attack BOR with laser", "CYN d20 2")) == 8


@pytest.mark.rule("SF-COND-7")
@pytest.mark.rule("SF-COND-20")
@pytest.mark.parametrize(("condition", "damage"), [("sickened", 6), ("fatigued", 7), ("exhausted", 5), ("shaken", 8)])
def test_weapon_damage_under_conditions(condition: str, damage: int) -> None:
    fight = boarding(ada(at=(7, 3), conditions=[condition]), bor(at=(6, 3)))
    play(fight, "ADA: attack BOR with dagger", "ADA d20 18 | ADA d4 4")
    assert hp(fight, "BOR") == 25 - damage


@pytest.mark.rule("SF-COND-4")
@pytest.mark.rule("SF-COND-20")
@pytest.mark.parametrize(
    ("condition", "squares"),
    [("entangled", 3), ("exhausted", 3), ("encumbered", 4), ("overburdened", 1), ("fatigued", 6)],
)
@pytest.mark.rule("SF-COND-24")
def test_speed_under_conditions(condition: str, squares: int) -> None:
    fight = afflicted(condition)
    assert allowed(fight, f"ADA: move {7 + squares},3")
    assert not allowed(fight, f"ADA: move {8 + squares},3")


@pytest.mark.rule("SF-COND-4")
@pytest.mark.rule("SF-COND-20")
@pytest.mark.parametrize("condition", ["entangled", "fatigued", "exhausted"])
def test_no_running_and_no_charging(condition: str) -> None:
    fight = boarding(ada(at=(7, 3), conditions=[condition]), bor(at=(10, 3)))
    assert not allowed(fight, "ADA: run 7,9")
    assert not allowed(fight, "ADA: charge BOR with dagger")
    free = boarding(ada(at=(7, 3)), bor(at=(10, 3)))
    assert allowed(free, "ADA: run 7,9")
    assert allowed(free, "ADA: charge BOR with dagger")


@pytest.mark.rule("SF-COND-3")
@pytest.mark.rule("SF-COND-4")
@pytest.mark.rule("SF-COND-20")
@pytest.mark.parametrize(
    ("condition", "count"), [("deafened", 7), ("entangled", 9), ("fatigued", 10), ("exhausted", 8)]
)
def test_initiative_under_conditions(condition: str, count: int) -> None:
    fight = from_the_start(ada(at=(7, 3), conditions=[condition]), bor(at=(20, 3)))
    play(fight, "ADA d20 10 | BOR d20 1")
    assert fighter(fight, "ADA").init_count == count


@pytest.mark.rule("SF-COND-8")
@pytest.mark.rule("SF-COND-9")
def test_who_is_held_stays_and_who_is_pinned_does_nothing_with_its_limbs() -> None:
    held = boarding(
        ada(at=(7, 3), conditions=[ConditionEntry(id="grappled", source="BOR")]), bor(at=(6, 3), grappling=["ADA"])
    )
    assert not allowed(held, "ADA: move 8,3")
    assert allowed(held, "ADA: attack BOR with dagger")
    pinned = boarding(
        ada(at=(7, 3), conditions=[ConditionEntry(id="pinned", source="BOR")]), bor(at=(6, 3), grappling=["ADA"])
    )
    assert refused(pinned, "ADA: attack BOR with dagger") == ["SF-COND-9"]
    assert allowed(pinned, "ADA: escape")


@pytest.mark.rule("SF-COND-11")
@pytest.mark.rule("SF-COND-10")
def test_who_lies_or_drifts_does_not_walk() -> None:
    lying = afflicted("prone")
    assert not allowed(lying, "ADA: move 8,3")
    assert allowed(lying, "ADA: crawl 8,3")
    play(lying, "ADA: stand_up")
    assert budget(lying, "ADA") == "swr"
    assert not has(lying, "ADA", "prone")
    drifting = afflicted("off_kilter")
    for line in ("move 8,3", "crawl 8,3", "guarded_step 8,3"):
        assert not allowed(drifting, f"ADA: {line}")


@pytest.mark.rule("SF-COND-12")
@pytest.mark.parametrize(("conditions", "reacts"), [([], True), (["flat_footed"], False), (["staggered"], False)])
@pytest.mark.rule("SF-COND-16")
def test_no_reactions(conditions: list[str], reacts: bool) -> None:
    fight = boarding(ada(at=(7, 3)), bor(at=(6, 3), conditions=conditions))
    answer(fight, "ADA: move 9,3")
    assert (asked(fight) == ["BOR opportunity"]) == reacts


@pytest.mark.rule("SF-COND-16")
@pytest.mark.rule("SF-COND-19")
def test_staggered_and_nauseated_turns() -> None:
    slow = boarding(ada(at=(7, 3), conditions=["staggered"]), bor(at=(6, 3)))
    assert not allowed(slow, "ADA: full_attack BOR with dagger")
    play(slow, "ADA: attack BOR with dagger", "ADA d20 1", "ADA: drop_prone")
    assert refused(slow, "ADA: crawl 8,3")[0] == "SF-COND-16"
    sick = boarding(ada(at=(7, 3), conditions=["nauseated"]), bor(at=(20, 3)))
    assert refused(sick, "ADA: total_defense") == ["SF-COND-19"]
    assert refused(sick, "ADA: drop_prone") == ["SF-COND-19"]
    play(sick, "ADA: move 8,3")
    assert refused(sick, "ADA: move 9,3") == ["SF-COND-19"]


@pytest.mark.rule("SF-COND-17")
@pytest.mark.rule("SF-COND-18")
@pytest.mark.parametrize("condition", ["stunned", "dazed", "cowering"])
def test_the_turns_of_those_who_cannot_act_pass(condition: str) -> None:
    fight = boarding(bor(at=(6, 3)), ada(at=(7, 3), conditions=[condition]), cyn(at=(20, 3)), turn="BOR")
    play(fight, "BOR: end")
    assert asked(fight) == ["ADA turn"]
    assert not allowed(fight, "ADA: drop_prone")
    assert not allowed(fight, "ADA: attack BOR with dagger")


@pytest.mark.rule("SF-COND-17")
def test_who_is_stunned_drops_everything() -> None:
    fight = boarding(bor(at=(20, 3)), ada(at=(7, 3)))
    assert not fight.overrule("condition", of="ADA", name="stunned")
    assert [lying.name for lying in fight.state.lying] == ["ADA.dagger"]


@pytest.mark.rule("SF-COND-14")
def test_a_blow_or_an_ally_wakes_the_sleeper() -> None:
    fight = struck("asleep")
    assert has(fight, "ADA", "asleep"), "a miss wakes nobody"
    hit = boarding(bor(at=(6, 3)), ada(at=(7, 3), conditions=["asleep"]), turn="BOR")
    play(hit, "BOR: attack ADA with sword", "BOR d20 12 | BOR d6 3")
    assert not has(hit, "ADA", "asleep")
    woken = boarding(cyn(at=(8, 3)), ada(at=(7, 3), conditions=["asleep"]), bor(at=(20, 3)))
    play(woken, "CYN: wake ADA")
    assert not has(woken, "ADA", "asleep")
    assert budget(woken, "CYN") == "mwr"


@pytest.mark.rule("SF-COND-15")
def test_the_paralyzed_think_but_do_not_move() -> None:
    fight = afflicted("paralyzed")
    assert refused(fight, "ADA: drop_prone") == ["SF-COND-15"]
    assert allowed(fight, "ADA: speak help")


@pytest.mark.rule("SF-COND-1")
def test_a_condition_gained_twice_does_not_double_and_the_longer_one_counts() -> None:
    fight = afflicted()
    for rounds in (3, 1):
        assert not fight.overrule("condition", of="ADA", name="off_target", rounds=rounds)
    play(fight, "ADA: move 12,3")
    assert has(fight, "ADA", "off_target")
    pass_to(fight, "ADA")
    pass_to(fight, "ADA")
    assert has(fight, "ADA", "off_target"), "the longer end counts"


@pytest.mark.rule("SF-COND-2")
def test_the_blind_hit_half_of_the_time_unless_they_have_blindsight() -> None:
    fight = boarding(ada(at=(7, 3), conditions=["blinded"]), bor(at=(6, 3)))
    answer(fight, "ADA: attack BOR with dagger")
    play(fight, "ADA d20 15 | ADA d100 50")
    assert hp(fight, "BOR") == 25
    sensing = boarding(ada(at=(7, 3), conditions=["blinded"], senses=SensesEntry(blindsight_ft=30)), bor(at=(6, 3)))
    play(sensing, "ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 4")
    assert hp(sensing, "BOR") == 17


@pytest.mark.rule("SF-COND-21")
def test_the_frightened_flee() -> None:
    fight = boarding(ada(at=(7, 3), conditions=[ConditionEntry(id="frightened", source="BOR")]), bor(at=(5, 3)))
    assert not allowed(fight, "ADA: move 6,5")
    assert allowed(fight, "ADA: move 10,3")
    assert refused(fight, "ADA: total_defense") == ["SF-COND-21"]


@pytest.mark.rule("SF-COND-21")
def test_the_panicked_drop_everything() -> None:
    fight = afflicted()
    assert not fight.overrule("condition", of="ADA", name="panicked", source="BOR")
    assert [lying.name for lying in fight.state.lying] == ["ADA.dagger"]


def confused(dice: str) -> Fight[Combat]:
    """ADA begins her turn confused and throws this; BOR stands beside her."""
    fight = boarding(bor(at=(6, 3)), ada(at=(7, 3), conditions=["confused"]), turn="BOR")
    answer(fight, "BOR: end")
    return play(fight, dice)


@pytest.mark.rule("SF-COND-22")
def test_confusion() -> None:
    assert allowed(confused("ADA d100 25"), "ADA: move 9,3")
    assert refused(confused("ADA d100 26"), "ADA: move 9,3") == ["SF-COND-22"]
    hurt = confused("ADA d100 60 | ADA d8 4")
    assert sp(hurt, "ADA") == 27 - 8, "1d8 and Strength"
    wild = confused("ADA d100 76")
    assert not allowed(wild, "ADA: move 9,3")
    assert allowed(wild, "ADA: attack BOR with dagger")


@pytest.mark.rule("SF-COND-23")
def test_bleeding_goes_on_until_it_is_tended() -> None:
    fight = boarding(
        bor(at=(20, 3)), ada(at=(7, 3), conditions=[ConditionEntry(id="bleeding", value=3)]),
        cyn(at=(8, 3), skills={"medicine": 5}), turn="BOR",
    )  # fmt: skip
    play(fight, "BOR: end")
    assert sp(fight, "ADA") == 24
    play(fight, "ADA: end", "CYN: first_aid ADA", "CYN d20 10")
    assert not has(fight, "ADA", "bleeding")
    pass_to(fight, "ADA")
    assert sp(fight, "ADA") == 24


@pytest.mark.rule("SF-COND-23")
def test_burning_calls_for_a_save_at_the_end_of_the_turn_that_grows_easier() -> None:
    """Reflex +2 against DC 10 + 4; in the next round with +2 for the earlier attempt."""
    fight = boarding(
        bor(at=(20, 3)), ada(at=(7, 3), conditions=[ConditionEntry(id="burning", value="1d6")]), turn="BOR"
    )
    answer(fight, "BOR: end")
    play(fight, "ADA d6 4")
    assert sp(fight, "ADA") == 23
    answer(fight, "ADA: end")
    play(fight, "ADA: attempt", "ADA d20 11")
    assert has(fight, "ADA", "burning"), "13 is not 14"
    answer(fight, "BOR: end")
    play(fight, "ADA d6 4")
    answer(fight, "ADA: end")
    play(fight, "ADA: attempt", "ADA d20 10")
    assert not has(fight, "ADA", "burning"), "10 + 2 + 2 is 14"


@pytest.mark.rule("SF-COND-25")
def test_the_unseen_are_hard_to_hit_and_strike_the_unready() -> None:
    fight = boarding(ada(at=(7, 3)), bor(at=(6, 3), conditions=["invisible"]))
    assert refused(fight, "ADA: attack BOR with dagger") == ["SF-ATK-22"]
    play(fight, "ADA: attack square 6,3 with dagger", "ADA d20 15 | ADA d100 50")
    assert hp(fight, "BOR") == 25
    play(fight, "ADA: end", "BOR: attack ADA with sword", "BOR d20 1")
    assert ac(fight) == 15


@pytest.mark.rule("SF-COND-26")
@pytest.mark.parametrize("condition", ["dying", "stable"])
def test_the_dying_and_the_stable_neither_act_nor_react(condition: str) -> None:
    fight = boarding(
        bor(at=(6, 3)), ada(at=(7, 3), sp=0, hp=0, rp=0, conditions=[condition]), cyn(at=(20, 3)), turn="BOR"
    )
    assert has(fight, "ADA", "unconscious")
    play(fight, "BOR: move 3,3", "BOR: end")
    assert asked(fight) == ["CYN turn"]


@pytest.mark.rule("SF-COND-1")
@pytest.mark.parametrize(("name", "last_ends"), [("shaken", 6), ("frightened", 6), ("dazzled", 3), ("sickened", 3)])
def test_only_fear_on_top_of_fear_lasts_longer(name: str, last_ends: int) -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(20, 15)))
    for _ in range(2):
        decree(fight, f"condition BOR {name} rounds 3")
    ends = [each.until.time for each in fighter(fight, "BOR").conditions if each.until is not None]
    assert ends == [3, last_ends]


@pytest.mark.rule("SF-COND-24")
def test_an_attack_breaks_fascination() -> None:
    fight = boarding(bor(at=(4, 5)), cyn(at=(5, 5), conditions=["fascinated"]), ada(at=(20, 9)))
    play(fight, "BOR: attack CYN with sword", "BOR d20 1")
    assert not has(fight, "CYN", "fascinated")


@pytest.mark.rule("SF-COND-2")
def test_the_blind_who_hurry_may_fall() -> None:
    fight = boarding(cyn(at=(2, 2), conditions=["blinded"]), bor(at=(20, 15)))
    answer(fight, "CYN: move 8,2")
    throw(fight, "CYN d20 1")
    assert (at(fight, "CYN"), has(fight, "CYN", "prone"), last(fight, Stopped).why) == ((6, 2), True, "prone")
    slow = boarding(cyn(at=(2, 2), conditions=["blinded"]), bor(at=(20, 15)))
    play(slow, "CYN: move 5,2")
    assert at(slow, "CYN") == (5, 2), "half the speed needs no check"


@pytest.mark.rule("SF-COND-4", "SF-COND-20", "SF-COND-24", "SF-MACT-13")
@pytest.mark.parametrize(
    ("conditions", "mode", "feet"),
    [
        ([], "land", 30), (["encumbered"], "land", 20), (["overburdened"], "land", 5), (["entangled"], "land", 15),
        (["exhausted"], "land", 15), (["encumbered", "entangled"], "land", 10), ([], "climb", 15), ([], "swim", 15),
        ([], "fly", 0), ([], "burrow", 0), (["encumbered"], "fly", 0), (["shaken"], "land", 30),
    ],
)  # fmt: skip
def test_speeds_under_conditions(conditions: list[str], mode: str, feet: int) -> None:
    assert speed_of(one(ada(conditions=conditions)), mode) == feet
