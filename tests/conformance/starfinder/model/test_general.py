"""What holds for everything: checks, rounding, bonuses, dice in their order, which refusal is reported (SF-GEN)."""

from __future__ import annotations

import pytest

from affray.core.modifiers import Modifier
from affray.core.script import Roll
from affray.rulesets.starfinder.body.dice import check_modifiers
from affray.rulesets.starfinder.body.effects import begin
from affray.rulesets.starfinder.model.bonuses import tallied, total
from affray.rulesets.starfinder.model.conditions import MARK
from affray.rulesets.starfinder.model.events import Rolled
from affray.rulesets.starfinder.model.scenario import (
    EffectEntry,
    ModifierEntry,
)
from tests.conformance.harness import answer, asked, play, refused, throw, told
from tests.conformance.starfinder.boarding import (
    KNIFE,
    LASER,
    SWORD,
    ability,
    ada,
    bleeding,
    boarding,
    bor,
    cyn,
    decree,
    del_,
    ground,
    one,
    put,
    rat,
    rolled,
    rubble,
    struck,
    wall,
)


@pytest.mark.rule("SF-GEN-1")
def test_equal_is_enough() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2)))
    hit = play(fight.fork(), "ADA: attack BOR with dagger", "ADA d20 8 | ADA d4 1")
    assert struck(hit) == (15, 15, True)
    play(fight, "ADA: attack BOR with dagger", "ADA d20 7")
    assert struck(fight) == (14, 15, False)


@pytest.mark.rule("SF-GEN-2")
def test_fractions_are_rounded_down_once_at_the_end() -> None:
    rats = boarding(cyn(at=(2, 2)), rat(at=(9, 2), cr="1/2"))
    play(rats, "CYN: feint RAT", "CYN d20 2")
    assert rolled(rats, "bluff")[1] == 15
    third = boarding(cyn(at=(2, 2)), bor(at=(9, 2), cr="3"), feint_cr_multiplier=1.5)
    play(third, "CYN: feint BOR", "CYN d20 2")
    assert rolled(third, "bluff")[1] == 19


def warded(*wards: ModifierEntry) -> int:
    """The KAC of BOR with these ongoing abilities."""
    powers = [
        ability(f"w{number}", "su", action="ongoing", effect=EffectEntry(target="self", modifier=ward))
        for number, ward in enumerate(wards)
    ]
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2), abilities=powers))
    play(fight, "ADA: attack BOR with dagger", "ADA d20 2")
    return struck(fight)[1]


@pytest.mark.rule("SF-GEN-3")
def test_bonuses_of_one_type_do_not_add() -> None:
    divine, more, luck, plain = (
        ModifierEntry(ac=2, type="divine"), ModifierEntry(ac=3, type="divine"), ModifierEntry(ac=1, type="luck"),
        ModifierEntry(ac=1),
    )  # fmt: skip
    assert warded(divine) == 17
    assert warded(divine, more) == 18
    assert warded(divine, luck) == 18
    assert warded(plain, plain) == 17
    aid, help_ = ModifierEntry(ac=2, type="circumstance"), ModifierEntry(ac=1, type="circumstance")
    assert warded(aid, help_) == 18


@pytest.mark.rule("SF-GEN-4")
def test_penalties_add_but_one_condition_counts_once() -> None:
    def roll(*conditions: str) -> int:
        fight = boarding(bor(at=(3, 2), conditions=list(conditions)), ada(at=(2, 2)))
        play(fight, "BOR: attack ADA with sword", "BOR d20 2")
        return rolled(fight)[0]

    assert roll() == 12
    assert roll("shaken", "sickened") == 8
    assert roll("shaken", "shaken") == 10


@pytest.mark.rule("SF-GEN-5")
def test_the_specific_beats_the_general() -> None:
    short = put(LASER, "wielded", max_increments=1)
    fight = boarding(cyn(at=(0, 0), items=[short]), bor(at=(17, 0)))
    assert refused(fight, "CYN: attack BOR with laser") == ["SF-RANGE-2"]
    energy = put(SWORD, "wielded", target_ac="eac")
    edged = boarding(bor(at=(3, 2), items=[energy]), ada(at=(2, 2)))
    play(edged, "BOR: attack ADA with sword", "BOR d20 5 | BOR d6 1")
    assert struck(edged) == (15, 15, True)


@pytest.mark.rule("SF-GEN-6")
def test_sides() -> None:
    fight = boarding(ada(at=(2, 2)), cyn(at=(3, 2), items=[KNIFE]), bor(at=(20, 2)), order="ADA CYN BOR")
    play(fight, "ADA: move 2,3")
    assert asked(fight) == ["ADA turn"]
    decree(fight, "side CYN raiders")
    play(fight, "ADA: move 1,3")
    assert asked(fight) == ["CYN opportunity"]


@pytest.mark.rule("SF-GEN-6")
def test_everybody_is_his_own_ally_unless_an_option_says_otherwise() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(9, 2)))
    play(fight, "CYN: covering_fire CYN with laser", "CYN d20 15", "CYN: end", "BOR: end")
    strict = boarding(cyn(at=(2, 2)), bor(at=(9, 2)), self_counts_as_ally=False)
    assert refused(strict, "CYN: covering_fire CYN with laser") == ["SF-COVFIR-1"]
    play(strict, "CYN: harrying_fire BOR with laser", "CYN d20 15", "CYN: end", "BOR: end")
    assert told(strict, Rolled)[-1].who == "CYN"


@pytest.mark.rule("SF-GEN-7")
def test_every_skill_check_is_rolled() -> None:
    fight = boarding(cyn(at=(2, 2), skills={"bluff": 40}), bor(at=(9, 2)))
    answer(fight, "CYN: feint BOR")
    assert (asked(fight), refused(fight, "CYN: take 10")) == (["CYN bluff"], ["CORE-DICE"])


@pytest.mark.rule("SF-GEN-8")
def test_the_order_of_the_dice() -> None:
    fog = [ground("fog", (4, 2), (5, 2), conceals=True)]
    fight = boarding(bor(at=(3, 2), items=[bleeding(SWORD, "1d4")], reach_ft=10), ada(at=(5, 2)), terrain=fog)
    answer(fight, "BOR: attack ADA with sword")
    seen = []
    for die in ("BOR d20 20", "BOR d100 99", "BOR d6 1", "BOR d6 2", "BOR d4 3"):
        question = fight.pending
        assert isinstance(question, Roll)
        seen.append((question.why, question.sides))
        throw(fight, die)
    assert [name for name, _ in seen] == ["attack", "concealment", "damage", "critical_damage", "critical_effect"]
    assert [sides for _, sides in seen] == [20, 100, 6, 6, 4]


@pytest.mark.rule("SF-GEN-8")
def test_saves_are_made_in_initiative_order_and_scatter_comes_at_once() -> None:
    fight = boarding(cyn(at=(0, 5)), rat("R1", at=(6, 4)), rat("R2", at=(6, 6)), order="R2 20 CYN 10 R1 5", turn="CYN")
    answer(fight, "CYN: attack point 6,5 with grenade")
    throw(fight, "CYN d20 2")
    whys = []
    for die in ("CYN d8 5", "CYN d4 1", "CYN d6 3"):
        question = fight.pending
        assert isinstance(question, Roll)
        whys.append((question.why, question.sides))
        throw(fight, die)
    assert whys == [("scatter_direction", 8), ("scatter_distance", 4), ("damage", 6)]
    assert asked(fight) == ["R2 save"]


@pytest.mark.rule("SF-GEN-10")
def test_the_dice_of_an_interruption_come_before_the_rest_of_the_interrupted_action() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2)), rat(at=(2, 12)))
    play(
        fight,
        "CYN: attack RAT with laser",
        "BOR: attack_of_opportunity with sword",
        "BOR d20 6 | BOR d6 1 | CYN d20 10 | CYN d4 4",
    )
    assert [(each.who, each.natural) for each in told(fight, Rolled)] == [("BOR", 6), ("CYN", 10)]


@pytest.mark.rule("SF-GEN-11")
def test_the_first_failed_test_of_the_table_is_reported_first() -> None:
    fight = boarding(cyn(at=(2, 2), items=[put(LASER, "wielded", loaded=0)]), bor(at=(3, 2)), rat(at=(20, 2)))
    decree(fight, "condition CYN grappled source BOR")
    play(fight, "CYN: drop_prone pay swift")
    assert refused(fight, "CYN: full_attack RAT with laser")[:2] == ["SF-ACT-8", "SF-ATK-17"]
    decree(fight, "condition CYN dazed")
    assert refused(fight, "CYN: full_attack RAT with laser")[:2] == ["SF-COND-18", "SF-ACT-8"]


@pytest.mark.rule("SF-GEN-11")
def test_rows_of_the_table_one_after_the_other() -> None:
    run = boarding(ada(at=(0, 0), conditions=["fatigued", "blinded"]), bor(at=(29, 19)), terrain=[rubble((2, 0))])
    assert list(dict.fromkeys(refused(run, "ADA: run 29,0"))) == ["SF-RUN-7", "SF-RUN-3", "SF-RUN-1"]
    charge = boarding(ada(at=(0, 5), conditions=["fatigued"]), bor(at=(20, 5)), terrain=[wall((9, 5))])
    assert refused(charge, "ADA: charge BOR with dagger")[0] == "SF-CHARGE-15"
    move = boarding(ada(at=(2, 2), conditions=["prone"]), bor(at=(3, 2)))
    assert refused(move, "ADA: move 3,2 20,2")[0] == "SF-MACT-15"


@pytest.mark.rule("SF-GEN-6")
def test_everybody_of_another_side_is_an_opponent() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2)), rat(at=(2, 3), side="scavengers"), order="BOR RAT ADA")
    play(fight, "BOR: move 4,2")
    assert asked(fight) == ["RAT opportunity"]
    play(fight, "RAT: decline")
    assert asked(fight) == ["ADA opportunity"]
    play(fight, "ADA: decline", "BOR: move 3,2", "BOR: end", "RAT: move 2,4")
    assert asked(fight) == ["BOR opportunity"]


@pytest.mark.rule("SF-GEN-3")
def test_of_one_type_only_the_highest_bonus_counts_and_types_add() -> None:
    def blessing(name: str, value: int, kind: str) -> object:
        effect = EffectEntry(modifier=ModifierEntry(attack=value, type=kind), target="self")
        return ability(name, action="ongoing", effect=effect)

    gifts = [blessing("song", 2, "morale"), blessing("hymn", 1, "morale"), blessing("luck", 1, "luck"),
             blessing("one", 1, ""), blessing("two", 1, "")]  # fmt: skip
    fight = boarding(ada(at=(0, 0), abilities=gifts), bor(at=(1, 0)))
    play(fight, "ADA: attack BOR with dagger", "ADA d20 2")
    assert rolled(fight)[0] == 2 + 7 + 2 + 1 + 1 + 1


@pytest.mark.rule("SF-GEN-8")
def test_zeros_leave_no_trace_behind_the_first_part() -> None:
    parts = tallied([Modifier(0, "base"), Modifier(0, "range"), Modifier(2, "song")]).parts
    assert [each.why for each in parts] == ["base", "song"]


@pytest.mark.rule("SF-GEN-3")
def test_of_two_bonuses_of_one_type_the_higher_counts() -> None:
    assert total([Modifier(2, "song", kind="morale"), Modifier(3, "cheer", kind="morale")]) == 3
    assert total([Modifier(2, "song", kind="morale"), Modifier(3, "luck", kind="luck")]) == 5


@pytest.mark.rule("SF-GEN-3")
@pytest.mark.rule("SF-REACT-4")
def test_two_bodyguards_protect_no_better_than_one() -> None:
    """CYN has a KAC of 16."""
    guard = {"traits": ["bodyguard"]}
    fight = boarding(bor(at=(4, 5)), cyn(at=(5, 5)), ada(at=(5, 6), **guard), del_(at=(5, 4), **guard))
    play(fight, "BOR: attack CYN with sword", "ADA: bodyguard", "DEL: bodyguard", "BOR d20 1")
    assert struck(fight)[1] == 18


@pytest.mark.rule("SF-SKILL-2", "SF-COND-2")
@pytest.mark.parametrize(
    ("conditions", "skill", "value"),
    [
        ([], "bluff", 9), ([], "stealth", 4), ([], "str", 1), (["blinded"], "stealth", 0), (["blinded"], "dex", 4),
        (["shaken"], "bluff", 7), (["dazzled"], "perception", -1), (["blinded"], "perception", -4),
        (["deafened"], "perception", -4), (["pinned", "grappled"], "acrobatics", 0), (["fatigued"], "athletics", 0),
        (["blinded"], "athletics", -3), (["blinded"], "acrobatics", 0), (["blinded"], "str", 1),
        (["blinded"], "bluff", 9), (["sickened"], "bluff", 7), (["exhausted"], "athletics", -2),
    ],
)  # fmt: skip
def test_checks_under_conditions(conditions: list[str], skill: str, value: int) -> None:
    fighter = one(cyn())
    for name in conditions:
        fighter.marks |= MARK[name]
    assert sum(each.value for each in check_modifiers(fighter, skill)) == value


@pytest.mark.rule("SF-SKILL-2", "SF-GEN-3")
def test_what_helps_with_skills() -> None:
    fight = boarding(cyn(at=(3, 3)), bor(at=(9, 9)))
    fighter = fight.state.fighters["CYN"]
    begin(fight.scene, fighter, "song", "CYN", None, changes=(("skill", 2), ("attack", 5)))
    assert sum(each.value for each in check_modifiers(fighter, "bluff")) == 11
