"""Morale after the count: who rolls, with which modifiers, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Roll
from affray.rulesets.acks2.body.conditions import gain
from affray.rulesets.acks2.model.events import MoraleRolled, SurrenderOffered
from affray.rulesets.acks2.model.stats import Combat, Condition
from affray.rulesets.acks2.order.morale import all_fled, has_cause, is_pursued, losses, morale_parts, rolls_at_all
from affray.rulesets.acks2.order.segment import can_flee
from affray.space.measure import Footprint
from tests.conformance.acks2.ring import (
    ORIGIN,
    Square,
    allowed,
    archer,
    at,
    conditions,
    ended,
    engaged_by,
    fight_of,
    new_round,
    orc,
    play,
    refused,
    ring,
    say,
    someone,
    status,
    struck,
    warrior,
    weapon,
)
from tests.conformance.harness import answer, asked, last, throw, told


def kill(fight: Fight[Combat], who: str, whom: str) -> Fight[Combat]:
    return play(fight, f"{who}: attack {whom} with sword", f"{who} d20 19 | {who} d6 6")


@pytest.mark.scenario("ACKS-EX-43")
@pytest.mark.rule("ACKS-MORALE-1", "ACKS-MORALE-3", "ACKS-MORALE-6", "ACKS-MORALE-7", "ACKS-MORALE-8", "ACKS-COND-9")
def test_six_goblins_against_three_heroes() -> None:
    heroes = [someone(f"h{n}", at=(3 * n, 0)) for n in range(3)]
    goblins = [orc(f"g{n}", at=(3 * n, 1), hp=1, group="goblins", morale=-1) for n in range(3)]
    goblins += [orc(f"g{n}", at=(3 * n, 12), hp=1, group="goblins", morale=-1) for n in (3, 4, 5)]
    goblins[3] = orc("g3", at=(7, 1), facing="W", hp=1, group="goblins", morale=-1)
    late = " ".join(f"g{n}=1" for n in range(6))
    fight = ring(*heroes, *goblins, numbers=f"h0=6 h1=5 h2=4 {late}", morale="on", group_initiative="individual")
    kill(kill(fight, "h0", "g0"), "h1", "g1")
    play(fight, "h2: pass", "orcs: order g2,g3,g4,g5", *[f"g{n}: pass" for n in (2, 3, 4, 5)], "g2 2d6 2 3")
    assert (last(fight, MoraleRolled).total.total, last(fight, MoraleRolled).result) == (6, "fight_on")
    dice = "h0=6 h1=5 h2=4 g2=1 g3=2 g4=3 g5=3"
    new_round(fight, dice)
    play(fight, "h0: pass", "h1: pass", "h2: pass", "orcs: order g4,g5", *[f"g{n}: pass" for n in (4, 5, 3, 2)])
    assert (fight.state.round, len(told(fight, MoraleRolled))) == (4, 1)
    new_round(fight, dice)
    play(fight, "h0: pass", "h1: pass")
    kill(fight, "h2", "g2")
    play(fight, "orcs: order g4,g5", *[f"g{n}: pass" for n in (4, 5, 3)], "g3 2d6 1 3 | g3 d10 4")
    assert (last(fight, MoraleRolled).total.total, last(fight, MoraleRolled).result) == (1, "frightened")
    assert all("frightened" in conditions(fight, f"g{n}") for n in (3, 4, 5))
    assert (engaged_by(fight, "g3"), fight.state.round) == ({"h2"}, 5)
    assert [each for each in ("none", "retreat") if allowed(fight, f"g3: {each}")] == ["retreat"]
    new_round(fight, "h0=6 h1=5 h2=4 g3=2 g4=3 g5=3", g3="retreat")
    play(fight, "h0: pass", "h1: pass", "h2: attack g3 with sword", "h2 d20 5")
    assert struck(fight) == (7, 13, False)  # the engaged one cowers until it can retreat: +2


def beaten(losses: int, dice: str, heroes: int = 3, members: int = 6, **fields: Any) -> Fight[Combat]:
    """A group of which some have fallen at one blow each, at the end of the round."""
    men = [someone(f"h{n}", at=(3 * n, 0)) for n in range(max(heroes, losses))]
    foes = [
        orc(f"g{n}", at=(3 * n, 1 if n < losses else 12), hp=1, group="gang", **{"morale": 0, **fields})
        for n in range(members)
    ]
    numbers = " ".join([f"h{n}={20 - n}" for n in range(len(men))] + [f"g{n}={-n}" for n in range(members)])
    fight = ring(*men, *foes, numbers=numbers, morale="on")
    for n in range(losses):
        kill(fight, f"h{n}", f"g{n}")
    while asked(fight) and asked(fight)[0].endswith("segment"):
        answer(fight, f"{asked(fight)[0].split()[0]}: pass")
    return play(fight, dice) if dice else fight


@pytest.mark.rule("ACKS-MORALE-3")
def test_a_group_rolls_when_a_third_has_fallen() -> None:
    assert told(beaten(1, ""), MoraleRolled) == []
    assert len(told(beaten(2, "g2 2d6 3 4"), MoraleRolled)) == 1


@pytest.mark.rule("ACKS-MORALE-7")
@pytest.mark.parametrize(
    ("dice", "result"),
    [("g2 2d6 1 1 | g2 d10 3", "frightened"), ("g2 2d6 1 2", "faltering"), ("g2 2d6 2 3", "faltering"),
        ("g2 2d6 3 3", "fight_on"), ("g2 2d6 4 4", "fight_on"),
     ("g2 2d6 4 5", "pursue"), ("g2 2d6 5 6", "pursue"), ("g2 2d6 6 6", "victory_or_death")],
)  # fmt: skip
def test_results(dice: str, result: str) -> None:
    fight = beaten(2, dice, heroes=4)  # four against four, a third lost: no modifiers
    assert last(fight, MoraleRolled).result == result


@pytest.mark.rule("ACKS-MORALE-6", "ACKS-MORALE-12")
@pytest.mark.parametrize(
    ("losses", "heroes", "members", "total"),
    [(2, 4, 6, 7), (3, 3, 6, 5), (4, 4, 6, 2), (2, 3, 6, 9), (2, 2, 6, 12)],
)
def test_modifiers(losses: int, heroes: int, members: int, total: int) -> None:
    dice = f"g{losses} 2d6 3 4" + (f" | g{losses} d10 1" if total <= 2 else "")
    assert last(beaten(losses, dice, heroes, members), MoraleRolled).total.total == total


@pytest.mark.rule("ACKS-MORALE-2")
def test_without_a_number_nobody_rolls() -> None:
    assert told(beaten(2, "", morale=None), MoraleRolled) == []


@pytest.mark.rule("ACKS-MORALE-8")
def test_faltering_and_victory_or_death() -> None:
    faltering = beaten(2, "g2 2d6 1 2", heroes=4)
    assert all("faltering" in conditions(faltering, f"g{n}") for n in range(2, 6))
    brave = beaten(2, "g2 2d6 6 6", heroes=4)
    assert all(warrior(brave, f"g{n}").fearless for n in range(2, 6))


@pytest.mark.rule("ACKS-MORALE-9")
def test_berserkers_do_not_roll() -> None:
    assert told(beaten(2, "", start=["berserk"]), MoraleRolled) == []


def wounded(points: int, dice: str) -> Fight[Combat]:
    """A solitary creature of 9 hit points that took so many in this round."""
    fight = ring(
        someone("h", at=(0, 0), attacks=[weapon("sword", "1d10")]),
        orc("o", at=(0, 1), hp_max=9),
        numbers="h=5 o=1",
        morale="on",
    )
    play(fight, "h: attack o with sword", f"h d20 19 | h d10 {points}")
    answer(fight, "o: pass")
    return play(fight, dice) if dice else fight


@pytest.mark.rule("ACKS-MORALE-4", "ACKS-MORALE-13", "ACKS-MORALE-6")
@pytest.mark.parametrize(("points", "total"), [(2, None), (3, 7), (5, 5), (6, 2)])
def test_a_solitary_creature_rolls_when_it_has_lost_a_third_of_its_hit_points(points: int, total: int | None) -> None:
    fight = wounded(points, "" if total is None else "o 2d6 3 4 | o d10 2" if total <= 2 else "o 2d6 3 4")
    assert [each.total.total for each in told(fight, MoraleRolled)] == ([] if total is None else [total])


@pytest.mark.rule("ACKS-MORALE-4")
def test_a_solitary_creature_rolls_again_only_when_it_is_hurt_again() -> None:
    fight = wounded(3, "o 2d6 3 4")
    new_round(fight, "h=5 o=1")
    play(fight, "h: pass", "o: pass")
    assert (fight.state.round, len(told(fight, MoraleRolled))) == (4, 1)
    new_round(fight, "h=5 o=1")
    play(fight, "h: attack o with sword", "h d20 19 | h d10 1")
    answer(fight, "o: pass")
    throw(fight, "o 2d6 3 4")
    assert len(told(fight, MoraleRolled)) == 2


@pytest.mark.rule("ACKS-MORALE-5")
def test_who_sees_all_opponents_flee_rolls_whether_it_pursues() -> None:
    fight = ring(someone("h", at=(0, 9), start=["frightened"]), orc("o", at=(0, 0)), numbers="h=5 o=1", morale="on")
    play(fight, "h: run 0,10 0,11", "h: pass")
    answer(fight, "o: pass")
    throw(fight, "o 2d6 5 5")
    assert (last(fight, MoraleRolled).who, last(fight, MoraleRolled).result) == ("o", "pursue")


@pytest.mark.rule("ACKS-MORALE-10", "ACKS-MORALE-1")
def test_morale_comes_after_the_count_and_its_results_with_the_next_declarations() -> None:
    fight = wounded(6, "o 2d6 1 1 | o d10 4")
    assert (fight.state.round, "frightened" in conditions(fight, "o")) == (3, True)
    rolls = [
        type(each).__name__
        for each in fight.log()
        if type(each).__name__ in ("SegmentEnded", "MoraleRolled", "RoundBegan")
    ]
    assert rolls[-2:] == ["MoraleRolled", "RoundBegan"]


def test_without_the_option_nobody_rolls() -> None:
    fight = ring(
        someone("h", at=(0, 0), attacks=[weapon("sword", "1d10")]),
        orc("o", at=(0, 1), hp_max=9),
        numbers="h=5 o=1",
        morale="off",
    )
    play(fight, "h: attack o with sword", "h d20 19 | h d10 8", "o: pass")
    assert (told(fight, MoraleRolled), fight.state.round) == ([], 3)


@pytest.mark.rule("ACKS-COND-9", "ACKS-COND-10", "ACKS-COND-3")
def test_the_frightened_cower_while_they_are_engaged() -> None:
    fight = ring(
        someone("h", at=(0, 0)),
        orc("o", at=(0, 1), start=["frightened"]),
        orc("p", at=(9, 9)),
        declare={"o": "retreat"},
        numbers="h=5 o=3 p=1",
    )
    play(fight, "h: attack o with sword", "h d20 5")
    assert struck(fight)[0] == 7
    assert "ACKS-COND-9" in refused(fight, "o: attack h with sword")
    play(fight, "o: retreat 0,2 0,3 0,4")
    assert (at(fight, "o"), "cowering" in conditions(fight, "o")) == ((0, 4), False)


@pytest.mark.rule("ACKS-COND-9")
def test_the_frightened_run_away_and_nowhere_else() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 5), start=["frightened"]), numbers="o=5 h=1")
    assert "ACKS-COND-9" in refused(fight, "o: run 0,4 0,3")
    assert "ACKS-COND-9" in refused(fight, "o: march 0,6")
    assert "ACKS-COND-9" in refused(fight, "o: defend")
    assert allowed(fight, "o: run 0,6 0,7")


@pytest.mark.rule("ACKS-MORALE-11", "ACKS-ROUND-4")
@pytest.mark.parametrize(("word", "status_is", "over"), [("accept", "surrendered", "heroes"), ("refuse", "active", "")])
def test_the_cowering_surrender_if_the_other_side_accepts(word: str, status_is: str, over: str) -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1), start=["cowering"]), numbers="h=5 o=3", morale="on")
    play(fight, "h: pass", "o: pass")
    assert asked(fight) == ["o surrender"]
    play(fight, "o: surrender")
    assert (asked(fight), last(fight, SurrenderOffered).who) == (["heroes terms"], "o")
    play(fight, f"heroes: {word}")
    assert (status(fight, "o"), fight.over) == (status_is, over)


@pytest.mark.rule("ACKS-MORALE-11")
def test_who_does_not_offer_it_is_not_taken_prisoner() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1), start=["cowering"]), numbers="h=5 o=3", morale="on")
    play(fight, "h: pass", "o: pass", "o: fight_on")
    assert (status(fight, "o"), fight.state.round) == ("active", 3)


@pytest.mark.rule("ACKS-MORALE-11")
@pytest.mark.parametrize(
    "changed",
    [{"surrenders": False}, {"kind": "animal"}, {"kind": "undead"}, {"start": ["cowering", "berserk"]}],
)
def test_beasts_the_mindless_and_the_berserk_do_not_surrender(changed: dict[str, Any]) -> None:
    cornered = orc("o", at=(0, 1), **{"start": ["cowering"], **changed})
    fight = ring(someone("h", at=(0, 0)), cornered, numbers="h=5 o=3", morale="on")
    play(fight, "h: pass", "o: pass")
    assert (asked(fight)[0].split()[1], fight.state.round) == ("declare", 3)


@pytest.mark.rule("ACKS-MORALE-11")
def test_an_animal_that_can_give_up_says_so() -> None:
    trained = orc("o", at=(0, 1), start=["cowering"], kind="animal", surrenders=True)
    fight = ring(someone("h", at=(0, 0)), trained, numbers="h=5 o=3", morale="on")
    play(fight, "h: pass", "o: pass")
    assert asked(fight) == ["o surrender"]


@pytest.mark.rule("ACKS-MORALE-11")
def test_of_several_opposing_sides_the_judge_accepts() -> None:
    others = [someone("k", at=(9, 9), side="wardens"), orc("o", at=(0, 1), start=["faltering"])]
    fight = ring(someone("h", at=(0, 0)), *others, numbers="h=5 o=3 k=1", morale="on")
    play(fight, "h: pass", "o: pass", "k: pass", "o: surrender")
    assert asked(fight) == ["gm terms"]


@pytest.mark.rule("ACKS-MORALE-6")
def test_the_judge_adjusts_the_roll() -> None:
    fight = beaten(2, "", heroes=4)
    assert not fight.decree("morale g2 -3")
    throw(fight, "g2 2d6 3 4")
    assert last(fight, MoraleRolled).total.total == 4


@pytest.mark.rule("ACKS-MORALE-2")
def test_players_characters_roll_only_by_option() -> None:
    def hurt_hero(**options: Any) -> Fight[Combat]:
        fight = ring(
            someone("h", at=(0, 0), morale="usual"),
            orc("o", at=(0, 1)),
            numbers="o=5 h=1",
            **{"morale": "on", **options},
        )
        play(fight, "o: attack h with sword", "o d20 19 | o d6 4")
        answer(fight, "h: pass")
        return fight

    assert asked(hurt_hero()) != ["h morale"]
    assert asked(hurt_hero(player_morale=True)) == ["h morale"]


@pytest.mark.rule("ACKS-MORALE-8", "ACKS-COND-9")
def test_fright_lasts_as_many_rounds_as_the_die_says() -> None:
    fight = wounded(6, "o 2d6 1 1 | o d10 2")
    new_round(fight, "o=5 h=1", o="retreat")
    play(fight, "o: retreat 0,2 0,3", "h: march 0,1", "h: pass")
    assert (fight.state.round, "frightened" in conditions(fight, "o")) == (4, True)
    new_round(fight, "o=5 h=1")
    play(fight, "o: run 0,4 0,5", "o: pass", "h: march 0,2", "h: pass")
    assert (fight.state.round, "frightened" in conditions(fight, "o")) == (5, False)


@pytest.mark.rule("ACKS-COND-9", "ACKS-COND-10")
def test_the_frightened_who_cannot_flee_cower() -> None:
    around = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
    fight = ring(someone("h", at=(0, 9)), orc("o", at=(0, 0), start=["frightened"]), walls=around, numbers="o=5 h=1")
    assert ("cowering" in conditions(fight, "o"), asked(fight)) == (True, ["o segment"])
    assert "ACKS-COND-10" in refused(fight, "o: defend")
    assert allowed(fight, "o: delay")
    play(fight, "o: pass")
    assert asked(fight) == ["h segment"]


@pytest.mark.rule("ACKS-COND-9")
def test_fear_ends_when_nobody_pursues() -> None:
    def fled(*lines: str) -> Fight[Combat]:
        fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 9), start=["frightened"], facing="N"), numbers="o=5 h=1")
        return play(fight, "o: run 0,10 0,11", "o: pass", *lines)

    assert "frightened" not in conditions(fled("h: pass"), "o")
    assert "frightened" in conditions(fled("h: march 0,1 0,2", "h: pass"), "o")
    assert "frightened" not in conditions(fled("h: march 1,0 0,-3", "h: pass"), "o")


@pytest.mark.rule("ACKS-COND-9")
def test_who_is_shot_at_is_pursued() -> None:
    fight = ring(archer("a", at=(0, 0)), orc("o", at=(0, 9), start=["frightened"], facing="N"), numbers="o=5 a=1")
    play(fight, "o: run 0,10 0,11", "o: pass", "a: attack o with bow", "a d20 1")
    assert "frightened" in conditions(fight, "o")


@pytest.mark.rule("ACKS-MORALE-5", "ACKS-COND-9")
@pytest.mark.parametrize(("dice", "frightened"), [("o 2d6 4 4", False), ("o 2d6 5 5", True)])
def test_the_roll_for_pursuit_decides_whether_the_others_are_still_afraid(dice: str, frightened: bool) -> None:
    fight = ring(someone("h", at=(0, 9), start=["frightened"]), orc("o", at=(0, 0)), numbers="h=5 o=1", morale="on")
    play(fight, "h: run 0,10 0,11", "h: pass")
    answer(fight, "o: pass")
    throw(fight, dice)
    assert ("frightened" in conditions(fight, "h")) is frightened


@pytest.mark.rule("ACKS-MORALE-11")
def test_the_faltering_may_surrender_and_the_victors_say_who() -> None:
    fight = ring(
        someone("h", at=(0, 0)),
        orc("o", at=(0, 1), start=["faltering"]),
        orc("p", at=(1, 1), start=["faltering"]),
        orc("q", at=(9, 9)),
        numbers="h=5 o=3 p=2 q=1",
        morale="on",
    )
    ended(fight, 4)
    assert asked(fight) == ["o surrender"]
    play(fight, "o: surrender", "p: surrender")
    assert asked(fight) == ["heroes terms"]
    assert refused(fight, "heroes: accept q")
    play(fight, "heroes: accept p")
    assert (status(fight, "o"), status(fight, "p")) == ("active", "surrendered")


@pytest.mark.rule("ACKS-MORALE-10", "ACKS-MORALE-11")
def test_who_falters_by_this_roll_surrenders_in_the_next_round_at_the_earliest() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1), hp=1, hp_at_start=6), numbers="h=5 o=3", morale="on")
    play(fight, "h: pass")
    answer(fight, "o: pass")
    throw(fight, "o 2d6 4 4")
    assert ("faltering" in conditions(fight, "o"), asked(fight)[0].endswith("declare")) == (True, True)


@pytest.mark.rule("ACKS-MORALE-6", "ACKS-MORALE-11")
def test_no_quarter_means_no_surrender() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1), start=["cowering"]), numbers="h=5 o=3", morale="on")
    fight.decree("no_quarter orcs yes")
    play(fight, "h: pass", "o: pass")
    assert asked(fight)[0].endswith("declare")


@pytest.mark.rule("ACKS-MORALE-3")
def test_the_helpless_count_as_lost() -> None:
    gang = [orc(f"o{n}", at=(n, 9), group="gang", start=["paralyzed"] if n == 0 else []) for n in range(3)]
    fight = ring(someone("h", at=(0, 0)), *gang, numbers="h=5 o0=1 o1=1 o2=1", morale="on")
    play(fight, "h: pass", "orcs: order o1,o2,o0", "o1: pass")
    answer(fight, "o2: pass")
    assert asked(fight) == ["o0 morale"]


@pytest.mark.rule("ACKS-MORALE-9")
def test_the_fearless_do_not_roll() -> None:
    fight = ring(
        someone("h", at=(0, 0)),
        orc("o", at=(0, 9), hp=1, hp_at_start=6, immune=["fear"]),
        numbers="h=5 o=3",
        morale="on",
    )
    play(fight, "h: pass")
    answer(fight, "o: pass")
    assert asked(fight) == ["h initiative", "o initiative"]


@pytest.mark.rule("ACKS-COND-9")
def test_the_frightened_may_not_just_stand_there() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 8), start=["frightened"]), numbers="o=4 h=1")
    assert asked(fight) == ["o segment"]
    assert not allowed(fight, "o: pass")


@pytest.mark.rule("ACKS-MORALE-2", "ACKS-MORALE-11")
def test_a_players_character_surrenders_only_if_its_player_wants() -> None:
    fight = ring(someone("h", at=(0, 0), start=["faltering"]), orc("o", at=(0, 1)), numbers="h=5 o=1", morale="on")
    play(fight, "h: pass")
    say(fight, "o: pass")
    assert asked(fight) != ["gm surrender"]


@pytest.mark.rule("ACKS-MORALE-2")
def test_a_players_hireling_with_a_morale_number_rolls() -> None:
    fight = ring(someone("h", at=(0, 0), morale=-1, hp_max=6), orc("o", at=(0, 1)), numbers="o=5 h=1", morale="on")
    say(fight, "o: attack h with sword", "o d20 19 | o d6 3")
    say(fight, "h: pass")
    assert fight.pending.why == "morale"


@pytest.mark.rule("ACKS-COND-9")
def test_the_frightened_may_pass_when_no_way_to_flee_is_left() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 8), start=["frightened"]), numbers="o=4 h=1")
    assert "ACKS-COND-9" in refused(fight, "o: pass")
    play(fight, "o: run 0,9 0,10")
    assert allowed(fight, "o: pass")


@pytest.mark.rule("ACKS-MORALE-3")
def test_members_already_frightened_do_not_roll_again_but_the_others_do() -> None:
    gang = [orc(f"g{n}", at=(3 * n, 1 if n < 3 else 14), hp=1, group="gang", morale=0) for n in range(6)]
    heroes = [someone(f"h{n}", at=(3 * n, 0)) for n in range(3)]
    fight = ring(*heroes, *gang, numbers="h0=9 h1=8 h2=7 g0=-1 g1=-2 g2=-3 g3=-4 g4=-5 g5=-6", morale="on")
    kill(kill(fight, "h0", "g0"), "h1", "g1")
    play(fight, "h2: pass", "g2: pass", "g3: pass", "g4: pass")
    say(fight, "g5: pass", "g2 2d6 4 4")
    assert not fight.decree("condition g3 frightened")
    new_round(fight, "h0=6 h1=5 h2=4 g2=1")
    play(fight, "h0: pass", "h1: pass")
    kill(fight, "h2", "g2")
    play(fight, "orcs: order g3,g4,g5", "g3: run 9,15", "g3: pass", "g4: pass")
    say(fight, "g5: pass")
    assert fight.pending == Roll("g4", "morale", 2, 6)
    say(fight, "g4 2d6 1 1 | g4 d10 3")
    frightened = [name for name in ("g3", "g4", "g5") if "frightened" in conditions(fight, name)]
    assert (last(fight, MoraleRolled).result, frightened) == ("frightened", ["g3", "g4", "g5"])


@pytest.mark.rule("ACKS-COND-17", "ACKS-MORALE-6")
@pytest.mark.parametrize(("name", "total"), [("blessed", 8), ("shaken", 6), ("prone", 7)])
def test_the_blessed_and_the_shaken_roll_morale_accordingly(name: str, total: int) -> None:
    fight = ring(
        someone("h", at=(0, 0)), orc("o", at=(0, 9), hp=4, hp_at_start=6, morale=0, start=[name]), numbers="h=5 o=3",
        morale="on",
    )  # fmt: skip
    play(fight, "h: pass")
    say(fight, "o: pass", "o 2d6 3 4")
    assert last(fight, MoraleRolled).total.total == total


@pytest.mark.rule("ACKS-COND-9")
@pytest.mark.parametrize(
    ("stood", "ends_on", "pursued"),
    [((0, 9), "", False), ((0, 12), "", True), ((0, 8), "", False), ((0, 9), "save", True), (None, "", False)],
)
def test_who_comes_nearer_pursues(stood: tuple[int, int] | None, ends_on: str, pursued: bool) -> None:
    fight = ring(someone("v"), orc("a", at=(0, 9)), numbers="v=5 a=2")
    body = warrior(fight, "v")
    gain(fight.scene, body, Condition("frightened", ends_on=ends_on))
    gain(fight.scene, body, Condition("prone", ends_on="save"))
    body.harried = False
    warrior(fight, "a").stood = None if stood is None else Footprint(stood[0] + ORIGIN[0], stood[1] + ORIGIN[1])
    assert is_pursued(fight.state, body) is pursued
    body.harried = True
    assert is_pursued(fight.state, body)


def horde(many: int = 6, fallen: int = 0, heroes: int = 6, **changes: Any) -> Fight[Combat]:
    orcs = [orc(f"o{n}", at=(n, 9), **{"group": "band", **changes}) for n in range(many)]
    fight = fight_of(
        someone("a"), someone("t", at=(1, 0)), *orcs, *(someone(f"h{n}", at=(n, -3)) for n in range(heroes - 2))
    )
    for n in range(fallen):
        warrior(fight, f"o{many - 1 - n}").status = "dead"
    return fight


@pytest.mark.rule("ACKS-MORALE-6", "ACKS-MORALE-12", "ACKS-COND-17")
@pytest.mark.parametrize(
    ("many", "fallen", "heroes", "changes", "expected"),
    [
        (6, 0, 6, {}, {}), (6, 2, 6, {}, {}), (6, 3, 6, {}, {"losses": -2}), (6, 4, 6, {}, {"losses": -5}),
        (6, 0, 5, {}, {"numbers": 2}), (6, 0, 4, {}, {"numbers": 2}), (6, 0, 3, {}, {"numbers": 5}),
        (6, 0, 6, {"morale": 2}, {"morale": 2}), (6, 0, 6, {"start": ["blessed"]}, {"spirit": 1}),
        (6, 0, 6, {"start": ["shaken"]}, {"spirit": -1}), (6, 0, 6, {"start": ["shaken", "blessed"]}, {}),
        (6, 1, 6, {"morale": -1}, {"morale": -1}),
    ],
)  # fmt: skip
def test_what_is_added_to_a_morale_roll(
    many: int, fallen: int, heroes: int, changes: dict[str, Any], expected: dict[str, int]
) -> None:
    fight = horde(many, fallen, heroes, **changes)
    unit = [each for each in fight.state.warriors.values() if each.side == "orcs"]
    parts = morale_parts(fight.state, unit, 7)
    assert {why: value for value, why, _ in parts if value} == {"dice": 7, **expected}
    fight.state.adjustments[fight.state.band(unit[0])] = -1
    fight.state.adjustments["no_quarter orcs"] = 1
    parts = morale_parts(fight.state, unit, 7)
    assert {why: value for value, why, _ in parts if value} == {"dice": 7, "judge": -1, "no_quarter": 5, **expected}


@pytest.mark.rule("ACKS-MORALE-3", "ACKS-MORALE-4")
@pytest.mark.parametrize(("fallen", "cause"), [(1, False), (2, True), (3, True)])
def test_a_group_rolls_when_a_third_of_it_is_lost_and_then_with_every_loss(fallen: int, cause: bool) -> None:
    fight = horde(6, fallen)
    unit = [each for each in fight.state.warriors.values() if each.side == "orcs"]
    assert (losses(unit), has_cause(fight.state, unit)) == ((fallen, 6), cause)
    unit[0].morale_rolled = True
    for known in (fallen - 1, fallen):
        fight.state.fallen[fight.state.band(unit[0])] = known
        assert has_cause(fight.state, unit) is (fallen > known)


@pytest.mark.rule("ACKS-MORALE-3", "ACKS-MORALE-4")
@pytest.mark.parametrize(("points", "cause"), [(9, False), (7, False), (6, True), (5, True), (12, False)])
def test_the_solitary_roll_when_a_third_of_their_hit_points_is_lost(points: int, cause: bool) -> None:
    fight = fight_of(someone("a", at=(0, 9)), orc("t", hp_max=9))
    body = warrior(fight, "t")
    body.hp = points
    assert (losses([body]), has_cause(fight.state, [body])) == ((max(0, 9 - points), 9), cause)
    body.morale_rolled = True
    assert not has_cause(fight.state, [body])
    body.hurt = True
    assert has_cause(fight.state, [body])


@pytest.mark.rule("ACKS-MORALE-2", "ACKS-MORALE-9", "ACKS-MORALE-3")
@pytest.mark.parametrize(
    ("changes", "rolls"),
    [
        ({}, True), ({"morale": None}, False), ({"start": ["infuriated"]}, False), ({"start": ["frightened"]}, False),
        ({"start": ["berserk"]}, False), ({"immune": ["fear"]}, False), ({"fearless": True}, False),
        ({"status": "dead"}, False), ({"status": "surrendered"}, False), ({"start": ["faltering"]}, True),
    ],
)  # fmt: skip
def test_who_rolls_for_morale_at_all(changes: dict[str, Any], rolls: bool) -> None:
    fight = ring(someone("a", at=(0, 9)), orc("t", **changes), orc("u", at=(3, 3)))
    assert rolls_at_all(fight.state, warrior(fight, "t")) is rolls


@pytest.mark.rule("ACKS-MORALE-5")
def test_when_all_opponents_flee_it_rolls_once() -> None:
    fight = fight_of(someone("a", at=(0, 9), start=["frightened"]), orc("t"), someone("b", at=(3, 9)))
    body = warrior(fight, "t")
    assert not all_fled(fight.state, [body])
    fight.decree("condition b frightened on yes")
    assert all_fled(fight.state, [body])
    body.pursuit_rolled = True
    assert not all_fled(fight.state, [body])


@pytest.mark.rule("ACKS-COND-9")
@pytest.mark.parametrize(
    ("where", "walls", "fine"),
    [
        ((0, 0), [], True), ((0, 0), [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)], False),
        ((0, -30), [(-1, -30), (1, -30), (-1, -29), (0, -29), (1, -29)], True),
        ((0, 0), [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0)], False),
    ],
)  # fmt: skip
def test_whether_there_is_a_way_to_flee(where: Square, walls: list[Square], fine: bool) -> None:
    foe = (where[0], where[1] + 3)
    fight = fight_of(someone("h", at=where), orc("o", at=foe), walls=[each for each in walls if each != (0, 1)])
    if len(walls) == 5 and where == (0, 0):
        fight = fight_of(someone("h", at=where), orc("o", at=foe), walls=[*walls, (-1, 1), (1, 1), (-1, 2), (1, 2)])
    assert can_flee(fight.state, warrior(fight, "h")) is fine
    warrior(fight, "o").status = "dead"
    assert can_flee(fight.state, warrior(fight, "h"))
