"""Harrying and covering fire, fighting defensively, feints, coups de grace and other skills."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.fight.circumstances import Support
from affray.rulesets.starfinder.model.events import AttackResolved, Noticed, Rolled
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import answer, asked, last, play, refused, told
from tests.conformance.starfinder.boarding import (
    DAGGER,
    KNIFE,
    ada,
    bleeding,
    boarding,
    bor,
    budget,
    cyn,
    del_,
    effects,
    fighter,
    gnt,
    ground,
    gun,
    has,
    hp,
    pass_to,
    put,
    rat,
    thing_of,
    wall,
)  # fmt: skip


def ac(fight: Fight[Combat]) -> int:
    return last(fight, AttackResolved).ac.total


def total(fight: Fight[Combat]) -> int:
    return last(fight, Rolled).total.total


def harried(face: int, **more: Any) -> Fight[Combat]:
    """CYN harries BOR from 30 ft; ADA stands beside him and comes next."""
    fight = boarding(cyn(at=(0, 3)), ada(at=(7, 3)), bor(at=(6, 3)), **more)
    return play(fight, "CYN: harrying_fire BOR with laser", str(face))


@pytest.mark.rule("SF-HARRY-1")
@pytest.mark.rule("SF-HARRY-2")
@pytest.mark.parametrize(("face", "bonus"), [(8, 0), (9, 2)])
def test_harrying_fire_hits_a_fixed_number_and_helps_the_next_ally(face: int, bonus: int) -> None:
    fight = harried(face)
    assert hp(fight, "BOR") == 25
    assert budget(fight, "CYN") == "mwr"
    play(fight, "CYN: end", "ADA: attack BOR with dagger", "ADA d20 2")
    assert total(fight) == 9 + bonus


@pytest.mark.rule("SF-HARRY-1")
def test_harrying_needs_a_line_of_effect() -> None:
    fight = boarding(cyn(at=(0, 3)), bor(at=(6, 3)), terrain=[wall(*[(3, y) for y in range(20)])])
    assert refused(fight, "CYN: harrying_fire BOR with laser") == ["SF-ATK-5"]


@pytest.mark.rule("SF-HARRY-3")
def test_the_help_is_used_up_by_one_roll_and_ends_with_the_next_turn() -> None:
    fight = harried(15)
    play(fight, "CYN: end", "ADA: full_attack BOR with dagger", "ADA d20 2", "ADA: attack BOR with dagger", "ADA d20 2")
    rolls = [event.total.total for event in fight.log() if isinstance(event, Rolled) and event.who == "ADA"]
    assert rolls == [9 - 4 + 2, 9 - 4]
    unused = harried(15)
    play(unused, "CYN: end", "ADA: end", "BOR: end", "CYN: end", "ADA: attack BOR with dagger", "ADA d20 2")
    assert total(unused) == 9


@pytest.mark.rule("SF-HARRY-3")
@pytest.mark.parametrize(("stacks", "roll"), [(False, 11), (True, 13)])
def test_two_harrying_fires_add_only_by_option(stacks: bool, roll: int) -> None:
    fight = boarding(
        cyn(at=(0, 3)), cyn("C2", at=(0, 5)), ada(at=(7, 3)), bor(at=(6, 3)), same_action_bonus_stacks=stacks
    )
    play(
        fight,
        "CYN: harrying_fire BOR with laser",
        "CYN d20 15",
        "CYN: end",
        "C2: harrying_fire BOR with laser",
        "C2 d20 15",
    )
    play(fight, "C2: end", "ADA: attack BOR with dagger", "ADA d20 2")
    assert total(fight) == roll


@pytest.mark.rule("SF-HARRY-4")
@pytest.mark.rule("SF-COVFIR-4")
@pytest.mark.parametrize("fire", ["harrying_fire BOR", "covering_fire ADA"])
def test_supporting_fire_is_a_ranged_attack_without_criticals(fire: str) -> None:
    fight = boarding(cyn(at=(5, 3)), bor(at=(6, 3)), ada(at=(7, 4)))
    answer(fight, f"CYN: {fire} with laser")
    assert asked(fight) == ["BOR opportunity"]
    play(fight, "BOR: decline", "CYN d20 1")
    assert thing_of(fight, "CYN", "laser").loaded == 19
    play(fight, "CYN: end", "BOR: end", "ADA: attack BOR with dagger", "ADA d20 2")
    assert total(fight) == 9, "a natural 1 misses"
    sharp = boarding(cyn(at=(0, 3)), bor(at=(6, 3)), ada(at=(8, 3)))
    play(sharp, f"CYN: {fire} with laser", "CYN d20 20")
    assert hp(sharp, "BOR") == 25


@pytest.mark.rule("SF-HARRY-4")
def test_range_counts_for_harrying() -> None:
    """Beyond 80 ft -2: 10 + 6 - 2 is 14."""
    fight = boarding(cyn(at=(0, 3)), ada(at=(19, 3)), bor(at=(18, 3)))
    play(
        fight, "CYN: harrying_fire BOR with laser", "CYN d20 10", "CYN: end", "ADA: attack BOR with dagger", "ADA d20 2"
    )
    assert total(fight) == 9


@pytest.mark.rule("SF-COVFIR-1")
@pytest.mark.rule("SF-COVFIR-2")
@pytest.mark.parametrize(("face", "armour"), [(8, 17), (9, 19)])
def test_covering_fire_protects_an_ally_from_the_next_attack(face: int, armour: int) -> None:
    fight = boarding(cyn(at=(0, 3)), bor(at=(6, 3)), ada(at=(7, 3)))
    play(fight, "CYN: covering_fire ADA with laser", str(face), "CYN: end", "BOR: attack ADA with sword", "BOR d20 1")
    assert ac(fight) == armour


@pytest.mark.rule("SF-COVFIR-3")
def test_covering_fire_is_used_up_and_does_not_count_against_whom_the_shooter_cannot_reach() -> None:
    fight = boarding(cyn(at=(0, 3)), bor(at=(6, 3)), ada(at=(7, 3)))
    play(
        fight,
        "CYN: covering_fire ADA with laser",
        "CYN d20 15",
        "CYN: end",
        "BOR: full_attack ADA with sword",
        "BOR d20 1",
    )
    assert ac(fight) == 19
    play(fight, "BOR: attack ADA with sword", "BOR d20 1")
    assert ac(fight) == 17
    hidden = boarding(
        cyn(at=(0, 3)), bor(at=(6, 3)), bor("B2", at=(8, 3)), ada(at=(7, 3)),
        terrain=[wall(*[(6, y) for y in range(20) if y != 3], (5, 2), (5, 3), (5, 4))],
    )  # fmt: skip
    play(
        hidden, "CYN: covering_fire ADA with laser", "CYN d20 15", "CYN: end", "BOR: attack ADA with sword", "BOR d20 1"
    )
    assert ac(hidden) == 17, "no line of effect from the shooter"


@pytest.mark.rule("SF-FDEF-1")
def test_fighting_defensively_with_one_attack() -> None:
    fight = boarding(ada(at=(7, 3)), bor(at=(6, 3)))
    play(fight, "ADA: attack BOR with dagger defensively yes", "ADA d20 2")
    assert total(fight) == 5
    play(fight, "ADA: end", "BOR: attack ADA with sword", "BOR d20 1")
    assert ac(fight) == 19
    pass_to(fight, "ADA")
    play(fight, "ADA: end", "BOR: attack ADA with sword", "BOR d20 1")
    assert ac(fight) == 17


@pytest.mark.rule("SF-FDEF-2")
def test_fighting_defensively_in_a_full_attack() -> None:
    fight = boarding(ada(at=(7, 3)), bor(at=(6, 3)))
    play(
        fight,
        "ADA: full_attack BOR with dagger defensively yes",
        "ADA d20 2",
        "ADA: attack BOR with dagger",
        "ADA d20 3",
    )
    rolls = [event.total.total for event in fight.log() if isinstance(event, Rolled)]
    assert rolls == [1, 2]
    play(fight, "ADA: end", "BOR: attack ADA with sword", "BOR d20 1")
    assert ac(fight) == 19


@pytest.mark.rule("SF-FDEF-3")
def test_the_penalty_also_counts_for_opportunities() -> None:
    fight = boarding(ada(at=(7, 3)), bor(at=(6, 3)))
    play(fight, "ADA: attack BOR with dagger defensively yes", "ADA d20 1", "ADA: end")
    play(fight, "BOR: move 6,8", "ADA: attack_of_opportunity with dagger", "ADA d20 2")
    assert total(fight) == 5


@pytest.mark.rule("SF-FDEF-4")
def test_it_needs_a_real_attack() -> None:
    fight = boarding(ada(at=(7, 3)), bor(at=(6, 3)))
    assert refused(fight, "ADA: trip BOR defensively yes") == ["SF-FDEF-4"]


@pytest.mark.rule("SF-FEINT-1")
@pytest.mark.rule("SF-FEINT-2")
@pytest.mark.parametrize(
    ("changes", "options", "number"),
    [
        ({}, {}, 17), ({"skills": {"sense_motive": 9}}, {}, 19), ({"skills": {"sense_motive": 2}}, {}, 17),
        ({"cr": "4", "bab": 4}, {"feint_cr_multiplier": 1.5}, 21),
    ],
)  # fmt: skip
def test_a_feint_is_a_bluff_against_the_opponents_rating(changes: Any, options: Any, number: int) -> None:
    for face, works in ((number - 9 - 1, False), (number - 9, True)):
        fight = boarding(cyn(at=(5, 3), items=[put(KNIFE, "wielded")]), bor(at=(6, 3), **changes), **options)
        play(fight, "CYN: feint BOR", str(face))
        assert budget(fight, "CYN") == "mwr"
        pass_to(fight, "CYN")
        play(fight, "CYN: attack BOR with knife", "CYN d20 2")
        assert ac(fight) == (13 if works else 15)


@pytest.mark.rule("SF-FEINT-3")
def test_what_has_no_intelligence_cannot_be_feinted() -> None:
    fight = boarding(cyn(at=(5, 3)), gnt(at=(6, 3)))
    assert refused(fight, "CYN: feint GNT") == ["SF-FEINT-3"]


@pytest.mark.rule("SF-FEINT-4")
@pytest.mark.rule("SF-FEINT-5")
def test_a_feint_helps_one_attack_of_the_feinter() -> None:
    fight = boarding(cyn(at=(5, 3), items=[put(KNIFE, "wielded")]), ada(at=(7, 4)), bor(at=(6, 3)))
    play(fight, "CYN: feint BOR", "CYN d20 15", "CYN: end", "ADA: attack BOR with dagger", "ADA d20 2")
    assert ac(fight) == 15, "not for others"
    pass_to(fight, "CYN")
    play(fight, "CYN: full_attack BOR with knife", "CYN d20 5")
    assert ac(fight) == 13
    play(fight, "CYN: attack BOR with knife", "CYN d20 5")
    assert ac(fight) == 15, "used up"
    late = boarding(cyn(at=(5, 3), items=[put(KNIFE, "wielded")]), bor(at=(6, 3)))
    play(late, "CYN: feint BOR", "CYN d20 15")
    pass_to(pass_to(late, "CYN"), "CYN")
    play(late, "CYN: attack BOR with knife", "CYN d20 5")
    assert ac(late) == 15, "ended with the next turn"


# -- coup de grace ---------------------------------------------------------------------------------
def coup(*dice: str, weapon: Any = DAGGER, victim: Any = None, **options: Any) -> Fight[Combat]:
    """ADA (level 3) kills the helpless BOR (Fortitude +4) beside her, or tries."""
    target = victim or bor(at=(6, 3), conditions=["helpless"])
    fight = boarding(ada(at=(7, 3), items=[weapon]), target, rat(at=(20, 3)), **options)
    answer(fight, f"ADA: coup_de_grace {target.placed.id} with {weapon.id}")
    return play(fight, *dice)


@pytest.mark.rule("SF-COUP-1")
def test_only_the_helpless_beside_one_and_with_the_whole_turn() -> None:
    fight = boarding(ada(at=(7, 3)), bor(at=(6, 3)), rat(at=(5, 3), conditions=["helpless"]))
    assert refused(fight, "ADA: coup_de_grace BOR with dagger") == ["SF-COUP-1"]
    assert refused(fight, "ADA: coup_de_grace RAT with dagger") == ["SF-COUP-1"]
    near = boarding(ada(at=(7, 3)), bor(at=(6, 3), conditions=["helpless"]), rat(at=(20, 3)))
    play(near, "ADA: drop_prone")
    assert refused(near, "ADA: coup_de_grace BOR with dagger") == ["SF-ACT-8"]


@pytest.mark.rule("SF-COUP-2")
@pytest.mark.rule("SF-COUP-3")
@pytest.mark.parametrize(("face", "dead"), [(8, True), (9, False)])
def test_it_is_a_critical_hit_and_the_survivor_saves_or_dies(face: int, dead: bool) -> None:
    """5 + 6 damage; Fortitude +4 against 13."""
    fight = coup("ADA d4 1 | ADA d4 2", "BOR: attempt", str(face))
    assert fighter(fight, "BOR").dead == dead
    if not dead:
        assert hp(fight, "BOR") == 14


@pytest.mark.rule("SF-COUP-4")
def test_who_is_immune_to_criticals_takes_plain_damage_and_saves_nothing() -> None:
    fight = coup(
        "ADA d4 2",
        weapon=bleeding(DAGGER, "1d4"),
        victim=bor(at=(6, 3), conditions=["helpless"], immune=["critical_hits"]),
    )
    assert hp(fight, "BOR") == 19
    assert not has(fight, "BOR", "bleeding")


@pytest.mark.rule("SF-COUP-5")
def test_any_weapon_serves_unless_the_table_wants_melee_and_a_gun_provokes() -> None:
    victim = bor(at=(6, 3), conditions=["helpless"])
    fight = boarding(cyn(at=(5, 3)), victim, rat(at=(4, 3)))
    answer(fight, "CYN: coup_de_grace BOR with laser")
    assert asked(fight) == ["RAT opportunity"]
    strict = boarding(cyn(at=(5, 3)), victim, rat(at=(20, 3)), coup_weapon="melee_only")
    assert refused(strict, "CYN: coup_de_grace BOR with laser") == ["SF-COUP-5"]


@pytest.mark.rule("SF-COUP-5")
def test_a_fraction_of_a_rating_counts_nothing() -> None:
    """RAT (CR 1/3): DC 10."""
    for face, dead in ((4, True), (5, False)):
        fight = boarding(rat(at=(6, 3)), ada(at=(7, 3), conditions=["helpless"]), cyn(at=(20, 3)))
        play(fight, "RAT: coup_de_grace ADA with shiv", "RAT d6 1 | RAT d6 1", "ADA: attempt", str(face))
        assert fighter(fight, "ADA").dead == dead


@pytest.mark.rule("SF-COUP-6")
def test_no_save_for_the_dead_and_for_those_beyond_fortitude_effects() -> None:
    dead = coup("ADA d4 4 | ADA d4 4", victim=bor(at=(6, 3), hp=9, conditions=["helpless"]))
    assert fighter(dead, "BOR").dead
    robot = coup("ADA d4 1 | ADA d4 1", victim=bor(at=(6, 3), conditions=["helpless"], immune=["fort_effects"]))
    assert asked(robot) == ["ADA turn"]
    assert hp(robot, "BOR") == 15


# -- skills ----------------------------------------------------------------------------------------
@pytest.mark.rule("SF-SKILL-1")
@pytest.mark.rule("SF-SKILL-3")
def test_skills_cost_what_their_task_costs() -> None:
    for line, left in (("demoralize BOR", "mwr"), ("search", "swr"), ("diversion", "swr")):
        fight = boarding(cyn(at=(5, 3)), bor(at=(7, 3)))
        answer(fight, f"CYN: {line}")
        assert budget(fight, "CYN") == left, line


@pytest.mark.rule("SF-SKILL-2")
def test_a_skill_check_has_no_lucky_faces() -> None:
    expert = boarding(
        ada(at=(2, 3), skills={"medicine": 14}), cyn(at=(3, 3), sp=0, hp=0, conditions=["dying"]), bor(at=(9, 9))
    )
    assert has(play(expert, "ADA: first_aid CYN", "ADA d20 1"), "CYN", "stable")
    layman = boarding(ada(at=(2, 3), int_mod=-5), cyn(at=(3, 3), sp=0, hp=0, conditions=["dying"]), bor(at=(9, 9)))
    assert has(play(layman, "ADA: first_aid CYN", "ADA d20 19"), "CYN", "dying")
    assert total(layman) == 14


@pytest.mark.rule("SF-SKILL-4")
@pytest.mark.parametrize(("face", "rounds"), [(7, 0), (8, 1), (12, 1), (13, 2)])
def test_demoralizing(face: int, rounds: int) -> None:
    """Against BOR of CR 2 the number is 18; Intimidate +10."""
    fight = boarding(ada(at=(2, 3), skills={"intimidate": 10}), bor(at=(7, 3)))
    play(fight, "ADA: demoralize BOR", str(face))
    shaken = 0
    while has(fight, "BOR", "shaken"):
        shaken += 1
        pass_to(fight, "ADA")
    assert shaken == rounds


@pytest.mark.rule("SF-SKILL-4")
def test_demoralizing_reaches_thirty_feet() -> None:
    fight = boarding(ada(at=(2, 3), skills={"intimidate": 10}), bor(at=(9, 3)))
    assert refused(fight, "ADA: demoralize BOR") == ["SF-SKILL-4"]
    bold = boarding(ada(at=(2, 3), skills={"intimidate": 10}), bor(at=(8, 3), skills={"intimidate": 12}))
    play(bold, "ADA: demoralize BOR", "ADA d20 11")
    assert not has(bold, "BOR", "shaken"), "10 + 12 is more than 18"


@pytest.mark.rule("SF-SKILL-5")
def test_first_aid_needs_somebody_to_help_beside_one() -> None:
    fight = boarding(ada(at=(2, 3)), cyn(at=(3, 3)), del_(at=(5, 3), sp=0, hp=0, conditions=["dying"]), bor(at=(9, 9)))
    assert refused(fight, "ADA: first_aid CYN") == ["SF-SKILL-5"]
    assert refused(fight, "ADA: first_aid DEL") == ["SF-SKILL-5"]


@pytest.mark.rule("SF-SKILL-6")
@pytest.mark.parametrize(
    ("path", "face", "provoked"), [("6,6", 9, False), ("6,6", 8, True), ("6,4", 18, True), ("6,4", 19, False)]
)
def test_tumbling_away(path: str, face: int, provoked: bool) -> None:
    """Against CR 2 the number is 18; Acrobatics +9; at full speed -10."""
    fight = boarding(cyn(at=(6, 9), skills={"acrobatics": 9}), bor(at=(6, 10)))
    answer(fight, f"CYN: move {path} tumble {'half' if path == '6,6' else 'full'}")
    play(fight, str(face))
    assert (asked(fight) == ["BOR opportunity"]) == provoked


@pytest.mark.rule("SF-SKILL-6")
def test_every_further_check_and_opponent_makes_tumbling_harder() -> None:
    """Two squares that BOR threatens are left: 18, then 20; with RAT beside him 20, then 22."""
    fight = boarding(cyn(at=(6, 3), skills={"acrobatics": 9}), bor(at=(6, 4)))
    answer(fight, "CYN: move 9,3 tumble half")
    play(fight, "CYN d20 9 | CYN d20 10")
    assert asked(fight) == ["BOR opportunity"]
    both = boarding(cyn(at=(6, 3), skills={"acrobatics": 9}), bor(at=(6, 4)), rat(at=(5, 4)))
    answer(both, "CYN: move 6,2 tumble half")
    play(both, "CYN d20 10")
    assert asked(both) == ["BOR opportunity"]


@pytest.mark.rule("SF-SKILL-7")
def test_who_hides_is_unseen_until_it_attacks() -> None:
    crate = ground("crate", (5, 3), cover="cover")
    fight = boarding(cyn(at=(4, 3), skills={"stealth": 12}), bor(at=(8, 3)), terrain=[crate])
    play(fight, "CYN: hide", "CYN d20 15 | BOR d20 5")
    assert "BOR" in fighter(fight, "CYN").hidden_from
    play(fight, "CYN: attack BOR with laser", "CYN d20 1")
    assert ac(fight) == 13 - 2 + 4, "not ready, but the crate covers him too"
    assert fighter(fight, "CYN").hidden_from == []
    assert [(each.who, each.by, each.rules) for each in told(fight, Noticed)] == [("CYN", "", ("SF-SKILL-7",))]
    bare = boarding(cyn(at=(4, 3), skills={"stealth": 12}), bor(at=(8, 3)))
    assert refused(bare, "CYN: hide") == ["SF-SKILL-3"]


@pytest.mark.rule("SF-MORALE-1")
def test_npcs_flee_only_if_the_table_wants_it() -> None:
    def doomed(**options: Any) -> str:
        fight = boarding(bor(at=(6, 3), hp=3), ada(at=(7, 3)), turn="BOR", **options)
        question = fight.pending
        assert question is not None
        return RULESET.player()(fight, question).do  # type: ignore[arg-type]

    assert doomed() in ("attack", "full_attack")
    assert doomed(npc_flee_hp_fraction=0.25) in ("withdraw", "run", "move")


@pytest.mark.rule("SF-HARRY-3", "SF-REACT-11")
def test_harrying_fire_belongs_to_the_first_roll_also_inside_an_interruption() -> None:
    pistol = gun("flechette", "1d4", "P", 5, 60)
    fight = boarding(
        cyn(at=(0, 10)), del_(at=(6, 6)), ada(at=(0, 0), items=[pistol]), rat(at=(1, 0)), bor(at=(6, 5)),
    )  # fmt: skip
    play(fight, "CYN: harrying_fire BOR with laser", "CYN d20 15", "CYN: end")
    play(fight, "DEL: ready attack event attacked who ADA with staff target BOR", "DEL: end")
    play(fight, "ADA: attack BOR with flechette", "RAT: attack_of_opportunity with shiv", "RAT d20 2")
    answer(fight, "DEL: perform")
    play(fight, "DEL d20 10 | ADA d20 4")
    first, second = [each.total.total for each in fight.log() if getattr(each, "why", "") == "attack"][-2:]
    assert (first, second) == (10 + 2 + 2, 4 + 5)
    assert effects(fight, "BOR") == []


@pytest.mark.rule("SF-HARRY-3", "SF-COVFIR-3", "SF-FEINT-4")
def test_what_is_left_of_support() -> None:
    fight = boarding(cyn(at=(4, 5)), bor(at=(5, 5)))
    play(fight, "CYN: feint BOR", "CYN d20 15")
    target = fighter(fight, "BOR")
    (effect,) = target.effects
    support = Support((effect,), (effect,), effect)
    assert support.left(target) == support
    target.effects.clear()
    assert support.left(target) == Support()
