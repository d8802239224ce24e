"""The round: four steps, initiative, and the count."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Roll
from affray.rulesets.acks2.body.conditions import gain
from affray.rulesets.acks2.body.throws import total
from affray.rulesets.acks2.model.events import NumberCalled, NumbersPassed
from affray.rulesets.acks2.model.scenario import OngoingEntry
from affray.rulesets.acks2.model.stats import FRESH, Budget, Combat, Condition
from affray.rulesets.acks2.order.declaring import begin_round
from affray.rulesets.acks2.order.initiative import initiative_parts, rolling_groups
from tests.conformance.acks2.ring import (
    BOW,
    BROADSWORD,
    DART,
    GREAT_AXE,
    MEND,
    SHORT_SWORD,
    SWORD,
    allowed,
    at,
    conditions,
    declared,
    edges,
    ended,
    fight_of,
    hp,
    lost,
    mage,
    new_round,
    number,
    orc,
    play,
    refused,
    ring,
    someone,
    status,
    struck,
    warrior,
)
from tests.conformance.harness import asked, throw, told


def alone(number: int) -> Fight[Combat]:
    """One who delays at once, and two others who are done after count 1."""
    return ring(
        someone("c", at=(0, 0)), someone("d", at=(5, 0)), orc("orc", at=(0, 15)), numbers=f"c={number} d=2 orc=1"
    )


@pytest.mark.scenario("ACKS-EX-9")
@pytest.mark.rule("ACKS-DELAY-1", "ACKS-DELAY-2", "ACKS-DELAY-3", "ACKS-DELAY-4", "ACKS-DELAY-10", "ACKS-COUNT-5")
def test_how_far_a_delay_reaches() -> None:
    fight = play(alone(5), "c: delay")
    counts = []
    while fight.state.round == 2:
        if asked(fight) == ["c join"]:
            counts.append(fight.state.count)
            joined = play(fight.fork(), "c: join")
            assert asked(joined)[0].split()[1] in ("segment", "tie", "order")
            play(fight, "c: keep")
        else:
            play(fight, f"{asked(fight)[0].split()[0]}: pass")
    assert counts == [4, 3, 2, 1, 0, -1, -2, -3, -4, -5]
    assert (lost(fight), fight.state.round) == (["c"], 3)


@pytest.mark.scenario("ACKS-EX-12")
@pytest.mark.rule(
    "ACKS-COUNT-1", "ACKS-COUNT-3", "ACKS-DELAY-10", "ACKS-INIT-9", "ACKS-COUNT-4", "ACKS-INIT-2", "ACKS-INIT-3"
)
def test_the_count_starts_above_ten_and_stops_at_minus_ten() -> None:
    fight = ring(someone("c", at=(0, 0), dex_mod=3, init_bonus=2), orc("orc", at=(0, 15)))
    new_round(fight, "c=6 orc=1")
    assert (number(fight, "c"), fight.state.count, asked(fight)) == (11, 11, ["c segment"])
    play(fight, "c: delay")
    counts = []
    while fight.state.round == 2:
        if asked(fight) == ["c join"]:
            counts.append(fight.state.count)
            play(fight, "c: keep")
        else:
            play(fight, "orc: pass")
    assert counts == [*range(10, -11, -1)]
    assert lost(fight) == ["c"]


@pytest.mark.scenario("ACKS-EX-28")
@pytest.mark.rule("ACKS-DELAY-11", "ACKS-INIT-2", "ACKS-INIT-9")
def test_no_delay_at_zero() -> None:
    fight = new_round(ring(someone("c", at=(0, 0), dex_mod=-1), orc("orc", at=(0, 15))), "c=1 orc=3")
    play(fight, "orc: pass")
    assert (number(fight, "c"), asked(fight)) == (0, ["c segment"])
    assert "ACKS-DELAY-11" in refused(fight, "c: delay")


@pytest.mark.scenario("ACKS-EX-13")
@pytest.mark.rule("ACKS-INIT-5", "ACKS-INIT-6", "ACKS-TIE-2")
def test_group_initiative() -> None:
    def gang(**options: Any) -> Fight[Combat]:
        brigands = [orc(f"b{n}", at=(n, 10), group="gang", dex_mod=-1 if n == 4 else 0) for n in (1, 2, 3, 4)]
        return ring(*brigands, someone("h", at=(0, 0)), **options)

    fight = new_round(gang(group_initiative="by_group"), "b1=5 h=1")
    assert [number(fight, f"b{n}") for n in (1, 2, 3, 4)] == [4, 4, 4, 4]
    assert asked(fight) == ["orcs order"]
    play(fight, "orcs: order b3,b1,b4,b2")
    assert ended(fight) == ["b3", "b1", "b4", "b2", "h"]
    separately = gang()
    declared(separately)
    assert len(separately.open) == 5


@pytest.mark.scenario("ACKS-EX-49")
@pytest.mark.rule(
    "ACKS-ROUND-1", "ACKS-ROUND-2", "ACKS-ROUND-3", "ACKS-DECL-1", "ACKS-DECL-3", "ACKS-INIT-1", "ACKS-INIT-2",
    "ACKS-INIT-7", "ACKS-COUNT-1", "ACKS-COUNT-2", "ACKS-COUNT-3", "ACKS-ENGAGE-8", "ACKS-ENGAGE-20", "ACKS-SPELL-2",
    "ACKS-CLEAVE-1", "ACKS-MORALE-3", "ACKS-MORALE-6", "ACKS-MORALE-7",
)  # fmt: skip
def test_one_complete_round() -> None:
    fight = ring(
        someone("f", at=(0, 0), ac=5, dex_mod=1, attacks=[BROADSWORD], cleave_max=1),
        mage("m", at=(0, -3), spells=[DART]),
        orc("o1", at=(0, 3), group="pair"),
        orc("o2", at=(4, 3), group="pair"),
        morale="on",
    )
    assert asked(fight) == ["m declare"]
    new_round(fight, "f=3 m=2 o1=5 o2=1", m="cast dart")
    assert asked(fight) == ["o1 segment"]
    play(fight, "o1: march 0,2 0,1 1,1 facing S")
    assert (at(fight, "o1"), "f>o1" in edges(fight)) == ((0, 1), True)
    play(fight, "o1: attack f with sword", "o1 d20 8")
    assert struck(fight) == (8, 15, False)
    play(fight, "f: attack o1 with sword", "f d20 13 | f d8 6")
    assert (struck(fight), hp(fight, "o1"), status(fight, "o1")) == ((13, 13, True), 0, "unconscious")
    assert (asked(fight), refused(fight, "f: cleave o2") != []) == (["f cleave"], True)  # nobody is in reach
    play(fight, "f: stop")
    play(fight, "m: cast", "m: target o2", "m d6 3")
    assert hp(fight, "o2") == 2
    play(
        fight,
        "o2: march 4,4 4,5 4,6 4,7 4,8 4,9 4,10 4,11",
        "o2: march 4,12 4,13 4,14 4,15 4,16 4,17 4,18 4,19",
        "o2 2d6 4 3",
    )
    assert (at(fight, "o2"), "faltering" in conditions(fight, "o2")) == ((4, 19), True)
    assert fight.state.round == 3
    assert [each.number for each in told(fight, NumberCalled)] == [5, 4, 2, 1]  # all have acted: 0 is not called
    assert asked(fight) == ["m declare"]


def duel(**described: Any) -> Fight[Combat]:
    return ring(someone("h", at=(0, 0)), orc("o", at=(0, 15)), **described)


@pytest.mark.rule("ACKS-ROUND-1", "ACKS-ROUND-3", "ACKS-DECL-1", "ACKS-INIT-1", "ACKS-INIT-8")
def test_every_round_declares_rolls_and_counts_anew() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1)))
    for _ in range(2):
        assert asked(fight) == ["h declare", "o declare"]
        declared(fight)
        assert [(each.who, each.why, each.count, each.sides) for each in fight.open if isinstance(each, Roll)] == [
            ("h", "initiative", 1, 6),
            ("o", "initiative", 1, 6),
        ]
        new_round(fight, "h=3 o=5")
        assert (number(fight, "h"), number(fight, "o"), ended(fight)) == (3, 5, ["o", "h"])


@pytest.mark.rule("ACKS-INIT-8")
def test_static_initiative_keeps_the_first_roll() -> None:
    fight = new_round(duel(static_initiative=True, round=1), "h=3 o=5")
    ended(fight)
    declared(fight)
    assert (asked(fight), number(fight, "h"), number(fight, "o")) == (["o segment"], 3, 5)


@pytest.mark.rule("ACKS-ROUND-3", "ACKS-ROUND-4")
def test_the_fight_ends_only_after_the_round_in_which_the_last_opponent_falls() -> None:
    fight = ring(someone("h", at=(0, 0)), someone("i", at=(5, 5)), orc("o", at=(0, 1), hp=1), numbers="h=5 i=2 o=1")
    play(fight, "h: attack o with sword", "h d20 19 | h d6 6")
    assert (asked(fight), fight.over) == (["i segment"], "")
    play(fight, "i: pass")
    assert fight.over == "heroes"


@pytest.mark.rule("ACKS-ROUND-4")
def test_the_helpless_and_the_frightened_are_not_defeated() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 15), start=["paralyzed"]), numbers="h=5 o=1")
    ended(fight)
    assert (fight.over, fight.state.round) == ("", 3)


@pytest.mark.rule("ACKS-ROUND-5")
def test_with_three_sides_the_fight_ends_when_the_rest_is_at_peace() -> None:
    def three(**described: Any) -> Fight[Combat]:
        third = orc("t", at=(9, 9), side="wolves")
        fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1), hp=1), third, numbers="h=5 o=1 t=0", **described)
        play(fight, "h: attack o with sword", "h d20 19 | h d6 6")
        ended(fight)
        return fight

    assert three().over == ""
    assert three(non_hostile=[["heroes", "wolves"]]).over != ""


@pytest.mark.rule("ACKS-INIT-3", "ACKS-INIT-4")
@pytest.mark.parametrize(
    ("fields", "spell", "number_is"),
    [
        ({"init_bonus": 2}, False, 5),
        ({"proficiencies": ["combat_reflexes"]}, False, 4),
        ({"proficiencies": ["combat_reflexes"]}, True, 3),
        ({"proficiencies": ["single_weapon_style"]}, False, 4),
        ({"proficiencies": ["single_weapon_style"], "shield": True}, False, 3),
        ({"proficiencies": ["single_weapon_style"], "attacks": [GREAT_AXE]}, False, 3),
        ({"proficiencies": ["battle_magic"]}, False, 3),
        ({"proficiencies": ["battle_magic"]}, True, 4),
    ],
)
def test_what_adds_to_initiative(fields: dict[str, Any], spell: bool, number_is: int) -> None:
    fight = ring(someone("h", at=(0, 0), spells=[DART], **fields), orc("o", at=(0, 15)))
    new_round(fight, "h=3 o=1", **({"h": "cast dart"} if spell else {}))
    assert number(fight, "h") == number_is


@pytest.mark.rule("ACKS-INIT-5")
def test_by_itself_a_group_of_five_shares_one_die() -> None:
    gang = [orc(f"b{n}", at=(n, 10), group="gang") for n in range(5)]
    fight = new_round(ring(*gang, someone("h", at=(0, 0))), "b0=5 h=1")
    assert {number(fight, f"b{n}") for n in range(5)} == {5}
    fight = declared(ring(*gang, someone("h", at=(0, 0)), group_initiative="individual"))
    assert len(fight.open) == 6


@pytest.mark.rule("ACKS-INIT-7")
def test_numbers_are_called_from_high_to_low() -> None:
    fight = new_round(duel(), "h=2 o=6")
    ended(fight)
    assert [each.number for each in told(fight, NumberCalled)] == [6, 2]  # those at which nobody is due go unsaid


@pytest.mark.rule("ACKS-INIT-10")
def test_those_who_cannot_act_roll_too_and_the_fallen_do_not() -> None:
    fight = ring(
        someone("h", at=(0, 0)), orc("o", at=(0, 15), start=["paralyzed"]), orc("d", at=(3, 15), status="dead")
    )
    new_round(fight, "h=2 o=6")
    assert number(fight, "o") == 6


@pytest.mark.rule("ACKS-COUNT-4")
def test_numbers_above_ten_may_be_clamped() -> None:
    fight = ring(someone("c", at=(0, 0), dex_mod=3, init_bonus=2), orc("orc", at=(0, 15)), initiative_above_ten="clamp")
    new_round(fight, "c=6 orc=1")
    assert fight.state.count == 10


@pytest.mark.rule("ACKS-COUNT-6", "ACKS-DELAY-9")
def test_a_segment_begins_with_its_effects_then_comes_the_choice_to_delay() -> None:
    fight = ring(someone("c", at=(0, 0), start=["burning"]), orc("orc", at=(0, 15)), numbers="c=5 orc=1")
    throw(fight, "c d8 3")
    assert (hp(fight, "c"), asked(fight), allowed(fight, "c: delay")) == (5, ["c segment"], True)
    play(fight, "c: delay", "c: join")
    assert (hp(fight, "c"), asked(fight)) == (5, ["c segment"])


@pytest.mark.rule("ACKS-COUNT-8")
def test_disorder_ends_at_the_start_of_ones_next_initiative() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("orc", at=(0, 15)), numbers="c=5 orc=1")
    play(fight, "c: run " + " ".join(f"0,{n}" for n in range(1, 4)))
    play(fight, "c: pass")
    assert "disordered" in conditions(fight, "c")
    ended(fight)
    new_round(fight, "c=2 orc=5")
    assert "disordered" in conditions(fight, "c")
    play(fight, "orc: pass")
    assert (asked(fight), "disordered" in conditions(fight, "c")) == (["c segment"], False)


@pytest.mark.rule("ACKS-COUNT-10")
def test_timed_effects_on_one_who_left_the_count_come_at_the_end_of_the_round() -> None:
    hex_ = OngoingEntry(dice="1d4", type="acidic", timing="start_of_initiative")
    fight = ring(
        someone("h", at=(0, 0)),
        someone("v", at=(5, 5), status="unconscious", hp=-1, ongoing=[hex_]),
        orc("o", at=(0, 15)),
        numbers="h=5 v=0 o=1",
    )
    play(fight, "h: pass", "o: pass", "v d4 3")
    assert (hp(fight, "v"), fight.state.round) == (-4, 3)


@pytest.mark.rule("ACKS-COUNT-9")
def test_joiners_announce_themselves_before_the_tie_is_ordered() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 15)), numbers="h=5 o=3")
    play(fight, "h: delay", "h: keep", "h: join")
    assert asked(fight) == ["orcs tie"]
    play(fight, "orcs: split before o after -")
    assert ended(fight) == ["o", "h"]


@pytest.mark.rule("ACKS-INIT-8")
def test_with_static_initiative_a_delay_lowers_the_number_for_good() -> None:
    fight = new_round(duel(static_initiative=True, round=1), "h=5 o=4")
    play(fight, "h: delay", "h: keep", "o: pass", "h: keep", "h: join", "h: pass")
    assert (number(fight, "h"), asked(fight)) == (2, ["o segment"])


@pytest.mark.rule("ACKS-COUNT-1", "ACKS-COUNT-3")
def test_every_number_is_called_and_told_one_by_one_from_ten() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("orc", at=(0, 15)), numbers="c=5 orc=1")
    play(fight, "c: pass", "orc: pass")
    assert [each.numbers for each in told(fight, NumbersPassed)] == [(10, 9, 8, 7, 6), (4, 3, 2)]
    assert [each.number for each in told(fight, NumberCalled)] == [5, 1]  # all have acted: 0 is not called


@pytest.mark.rule("ACKS-INIT-5")
def test_a_group_is_of_one_side_even_if_two_share_a_name() -> None:
    fight = ring(
        *[someone(f"h{n}", at=(3 * n, 0), group="guards") for n in range(5)],
        *[orc(f"o{n}", at=(3 * n, 12), group="guards") for n in range(5)],
    )
    declared(fight)
    assert sorted(asked(fight)) == ["h0 initiative", "o0 initiative"]


@pytest.mark.rule("ACKS-INIT-8", "ACKS-DELAY-5")
def test_with_one_roll_per_fight_waiting_for_somebody_lowers_the_number_for_good() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 20)), numbers="h=5 o=3", static_initiative=True)
    play(fight, "h: wait_for o", "h: keep", "h: keep", "o: pass", "h: pass")
    declared(fight)
    assert (fight.state.round, number(fight, "h"), number(fight, "o")) == (3, 3, 3)


@pytest.mark.rule("ACKS-INIT-8")
def test_with_one_roll_per_fight_whoever_has_no_number_yet_rolls() -> None:
    lying = someone("k", at=(5, 0), hp=-1, status="unconscious")
    fight = ring(someone("h", at=(0, 0)), lying, orc("o", at=(0, 20)), numbers="h=5 k=0 o=3", static_initiative=True)
    assert not fight.decree("hp k 3")
    play(fight, "h: pass", "o: pass")
    declared(fight)
    assert asked(fight) == ["k initiative"]


@pytest.mark.rule("ACKS-INIT-8")
def test_a_number_that_was_kept_is_never_raised_by_joining() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 20)), numbers="h=5 o=3", static_initiative=True)
    play(fight, "h: delay", "h: join", "h: pass", "o: pass")
    assert number(fight, "h") == 4


@pytest.mark.rule("ACKS-MORALE-6", "ACKS-MORALE-13")
def test_the_judges_adjustment_is_for_the_group_of_one_side() -> None:
    fight = ring(someone("h", at=(0, 0), group="guards"), orc("o", at=(0, 20), group="guards"), numbers="h=5 o=3")
    assert not fight.decree("morale o 2")
    assert fight.state.adjustments == {"group orcs guards": 2}


@pytest.mark.rule("ACKS-ROUND-3", "ACKS-ROUND-5")
def test_a_fight_that_reaches_its_last_round_undecided_is_a_draw() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 20)), numbers="h=5 o=3", max_rounds=2)
    play(fight, "h: pass", "o: pass")
    assert fight.over == "draw"


@pytest.mark.rule("ACKS-TIE-7", "ACKS-COUNT-9")
@pytest.mark.parametrize("decree", ["number k -5", "status k fled"])
def test_who_is_no_longer_due_when_all_have_joined_is_not_tied(decree: str) -> None:
    fight = ring(someone("g", at=(0, 0)), someone("k", at=(5, 5)), orc("o", at=(9, 9)), numbers="g=2 k=1 o=1")
    play(fight, "g: delay")
    assert asked(fight) == ["g join"]
    assert not fight.decree(decree)
    play(fight, "g: keep")
    assert asked(fight) == ["o segment"]


@pytest.mark.rule("ACKS-INIT-2", "ACKS-INIT-3", "ACKS-INIT-4")
@pytest.mark.parametrize(
    ("traits", "declared", "more"),
    [
        ({}, "", 0), ({"dex_mod": 2}, "", 2), ({"init_bonus": 3}, "", 3), ({"dex_mod": -1, "init_bonus": 1}, "", 0),
        ({"proficiencies": ["combat_reflexes"]}, "", 1), ({"proficiencies": ["combat_reflexes"]}, "mend", 0),
        ({"proficiencies": ["battle_magic"]}, "", 0), ({"proficiencies": ["battle_magic"]}, "mend", 1),
        ({"proficiencies": ["single_weapon_style"]}, "", 1),
        ({"proficiencies": ["single_weapon_style"], "shield": True}, "", 0),
        ({"proficiencies": ["single_weapon_style"], "second_weapon": True}, "", 0),
        ({"proficiencies": ["single_weapon_style"], "attacks": [BOW]}, "", 0),
        ({"proficiencies": ["single_weapon_style"], "attacks": [SWORD, SHORT_SWORD]}, "", 0),
        ({"proficiencies": ["single_weapon_style"], "attacks": [GREAT_AXE]}, "", 0),
    ],
)  # fmt: skip
def test_what_is_added_to_initiative(traits: dict[str, Any], declared: str, more: int) -> None:
    body = warrior(fight_of(someone("a", spells=[MEND], **traits), orc("t", at=(0, 9))), "a")
    body.declared = declared
    assert total(initiative_parts(body)) == more


@pytest.mark.rule("ACKS-INIT-5", "ACKS-SURP-4")
@pytest.mark.parametrize(
    ("mode", "many", "dice"),
    [("individual", 5, 7), ("by_group", 5, 3), ("auto", 5, 3), ("auto", 4, 6), ("by_group", 2, 3)],
)
def test_who_shares_a_die(mode: str, many: int, dice: int) -> None:
    orcs = [orc(f"o{n}", at=(n, 9), group="band") for n in range(many)]
    fight = fight_of(someone("a"), orc("t", at=(0, 12)), *orcs)
    assert len(rolling_groups(fight.state, mode)) == dice
    assert len(rolling_groups(fight.state, mode, "heroes")) == 1
    warrior(fight, "t").status = "dead"
    assert len(rolling_groups(fight.state, mode)) == dice - 1


@pytest.mark.rule("ACKS-ROUND-6", "ACKS-ROUND-1", "ACKS-CLEAVE-3", "ACKS-ATK-11", "ACKS-COND-5")
def test_a_new_round_clears_what_was_of_the_last_one() -> None:
    fight = fight_of(someone("h"), orc("o", at=(0, 9)), orc("p", at=(3, 9)))
    combat, body = fight.state, warrior(fight, "h")
    body.declared, body.number_called, body.cleaves, body.segment = "retreat", True, 2, "done"
    body.wait_for, body.delay_to, body.disrupted, body.casting = "o", 3, True, True
    body.slew = body.hurt = body.charged = body.attacked = body.harried = True
    body.spent, body.moved, body.shots, body.barred = Budget(2, True, True), 5, 3, ["o"]
    combat.offensive, combat.acting, combat.charger, combat.charged_target = True, "h", "h", "o"
    combat.triggered, combat.due, combat.stage = ["o"], ["p"], "begin"
    gain(fight.scene, body, Condition("surprised"))
    warrior(fight, "p").status = "dead"
    begin_round(fight.scene)
    assert (body.declared, body.number_called, body.cleaves, body.segment) == ("", False, 0, "pending")
    assert (body.wait_for, body.delay_to, body.disrupted, body.casting) == ("", None, False, False)
    assert not (body.slew)
    assert not (body.hurt)
    assert not (body.charged)
    assert not (body.attacked)
    assert not (body.harried)
    assert (body.spent, body.moved, body.shots, body.barred) == (FRESH, 0, 0, [])
    assert (combat.offensive, combat.acting, combat.charger, combat.charged_target) == (False, "", "", "")
    assert (combat.triggered, combat.due, combat.stage, combat.round) == ([], [], "declare", 3)
    assert (combat.sizes, body.stood, conditions(fight, "h")) == ({"heroes": 1, "orcs": 1}, body.place, set())
    assert (body.began_engaged, body.first_ready) == (False, False)
