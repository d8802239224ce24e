"""General rules, checks and dice, the end of combat, the game master's word."""

from __future__ import annotations

import pytest

from affray.rulesets.fifth_edition.model.events import AttackResolved, CombatOver, DiceRolled, Rolled, Surrendered
from affray.rulesets.fifth_edition.model.scenario import ConditionEntry
from tests.conformance.fifth_edition.arena import (
    archer,
    arena,
    bru,
    cle,
    fig,
    fighter,
    from_the_start,
    has,
    hp,
    on_edges,
    pass_to,
    power,
    rai,
    rog,
    rolled,
    saved,
    struck,
    weapon,
    wiz,
)
from tests.conformance.harness import answer, asked, codes, last, play, throw, told


@pytest.mark.rule("E5-GEN-1", "E5-ROUND-6")
def test_a_minute_is_ten_rounds() -> None:
    curse = power("curse", range_ft=60, conditions=[ConditionEntry(name="poisoned", ends=10)])
    fight = arena(rai(at=(9, 9), powers=[curse]), fig(at=(2, 2)))
    play(fight, "RAI: use curse FIG")
    for _ in range(9):
        pass_to(fight, "RAI")
    assert (fight.state.round, has(fight, "FIG", "poisoned")) == (11, True)
    pass_to(fight, "RAI")
    assert not has(fight, "FIG", "poisoned")


@pytest.mark.rule("E5-GEN-2", "E5-DICE-1")
@pytest.mark.parametrize(("score", "modifier"), [(1, -5), (8, -1), (9, -1), (10, 0), (11, 0), (20, 5), (30, 10)])
def test_ability_modifiers(score: int, modifier: int) -> None:
    fight = arena(fig(at=(2, 2), ability_scores={"str": score}, hp_max=5), bru(at=(3, 2), ac=30))
    play(fight, "FIG: attack BRU with longsword", "FIG d20 5")
    assert rolled(fight) == (1, 5 + modifier + 2)


@pytest.mark.rule("E5-GEN-5")
def test_sides_and_neutrals() -> None:
    fight = arena(rog(at=(2, 2), starts_holding=["shortbow"]), rai(at=(3, 2), neutral=True), bru(at=(9, 2)))
    play(fight, "ROG: attack BRU with shortbow", "ROG d20 2")
    assert rolled(fight)[0] == 1
    fight = arena(rog(at=(2, 2), starts_holding=["shortbow"]), rai(at=(3, 2), side="heroes"), bru(at=(9, 2)))
    assert rolled(play(fight, "ROG: attack BRU with shortbow", "ROG d20 2"))[0] == 1
    fight = arena(rog(at=(2, 2), starts_holding=["shortbow"]), rai(at=(3, 2), side="third"), bru(at=(9, 2)))
    assert rolled(play(fight, "ROG: attack BRU with shortbow", "ROG 2d20 2 3"))[0] == 2


@pytest.mark.rule("E5-GEN-6")
def test_distance_is_the_largest_gap_between_the_nearest_squares() -> None:
    fight = arena(fig(at=(5, 5), elevation_ft=10, speed={"walk": 30, "fly": 30}), bru(at=(6, 6)), rai(at=(4, 4)))
    assert "out_of_reach" in codes(fight, "FIG: attack BRU with longsword")
    fight = arena(fig(at=(5, 5)), bru(at=(6, 6)), rai(at=(4, 4)))
    play(fight, "FIG: attack BRU with longsword", "FIG d20 2")
    assert struck(fight)[0] == 11


@pytest.mark.rule("E5-GEN-7", "E5-DICE-4", "E5-ATK-10", "E5-ATK-11")
def test_the_natural_result_is_the_die_that_is_used() -> None:
    fight = play(arena(fig(at=(2, 2), conditions=["poisoned"]), rai(at=(3, 2), ac=2)), "FIG: attack RAI with longsword",
                 "FIG 2d20 20 1")  # fmt: skip
    assert (last(fight, Rolled).natural, last(fight, AttackResolved).hit) == (1, False)
    fight = play(arena(fig(at=(2, 2)), bru(at=(3, 2), conditions=["stunned"])), "FIG: attack BRU with longsword",
                 "FIG 2d20 1 20 | FIG 2d8 2 3")  # fmt: skip
    assert (last(fight, Rolled).natural, last(fight, AttackResolved).critical, hp(fight, "BRU")) == (20, True, 51)


@pytest.mark.rule("E5-GEN-8")
def test_a_refusal_names_every_violated_rule() -> None:
    fight = arena(fig(at=(2, 2), starts_holding=["longsword", "shield"]), bru(at=(9, 2), size="huge"))
    assert codes(fight, "FIG: grapple BRU") == {
        "out_of_reach": ["E5-GRAP-4"], "target_too_large": ["E5-GRAP-3"], "no_free_hand": ["E5-GRAP-5"],
    }  # fmt: skip
    fight = arena(rai(at=(2, 2), starts_holding=["scimitar", "shield"]), bru(at=(9, 2), side="heroes"))
    play(fight, "RAI: dodge")
    assert set(codes(fight, "RAI: grapple BRU")) == {"action_spent", "out_of_reach", "no_free_hand", "target_too_large"}


@pytest.mark.rule("E5-GEN-9")
def test_the_dead_are_no_creatures() -> None:
    fight = arena(archer(at=(2, 2)), rai("DEAD", at=(3, 2), hp=0), rai(at=(9, 2)))
    play(fight, "ROG: attack RAI with shortbow", "ROG d20 9 | ROG d6 1")
    assert (rolled(fight)[0], struck(fight)) == (1, (13, True))
    assert "E5-GEN-9" in codes(fight, "DEAD: move 3,3")["dead"]


@pytest.mark.rule("E5-GEN-10")
def test_every_roll_is_told_with_all_its_parts() -> None:
    low_wall = on_edges("low_wall", (4, 2), (5, 2), cover="half")
    fight = arena(archer(at=(2, 2), conditions=["poisoned"]), rai(at=(5, 2)), features=[low_wall])
    play(fight, "ROG: attack RAI with shortbow", "ROG 2d20 17 12 | ROG d6 4")
    roll, damage = last(fight, Rolled), last(fight, DiceRolled)
    assert (roll.who, roll.why, roll.faces, roll.natural, roll.against) == ("ROG", "attack", (17, 12), 12, 15)
    assert ([part.value for part in roll.total.parts], roll.disadvantage) == ([12, 3, 2], ("poisoned",))
    assert (damage.dice, damage.faces) == ("1d6", (4,))
    assert [part.value for part in last(fight, AttackResolved).ac.parts] == [13, 2]


@pytest.mark.rule("E5-DICE-3")
def test_half_and_expert_proficiency() -> None:
    skilled = rog(at=(2, 2), proficiency_bonus=3, skills={
        "athletics": "half", "acrobatics": "proficient", "stealth": "expert"})  # fmt: skip
    card = fighter(arena(skilled, rai(at=(9, 2))), "ROG").card
    assert [card.skills[each] for each in ("athletics", "acrobatics", "stealth", "perception")] == [1, 6, 9, 1]


@pytest.mark.rule("E5-DICE-9")
def test_a_hindered_check_lowers_the_passive_score() -> None:
    slit = on_edges("slit", (2, 2), (3, 2), cover="three_quarters")
    sick = fig("SICK", at=(9, 2), conditions=["poisoned"], side="raiders")
    fight = arena(rog(at=(2, 2)), sick, fig("WELL", at=(10, 2), side="raiders"), features=[slit])
    play(fight, "ROG: hide", "ROG d20 1")
    assert fighter(fight, "ROG").hidden_from == ["SICK"]


@pytest.mark.rule("E5-DICE-10")
def test_a_saving_throw_adds_what_is_printed_or_proficient() -> None:
    chill = saved("chill", "con", dc=15, range_ft=60, damage="1 cold")
    fight = arena(wiz(at=(2, 2), powers=[chill]), bru(at=(6, 2), save_proficiencies=["con"]))
    assert rolled(play(fight, "WIZ: use chill BRU", "BRU d20 10")) == (1, 15)
    assert hp(fight, "BRU") == 59


@pytest.mark.rule("E5-END-1", "E5-END-2", "E5-END-5")
def test_a_side_that_surrenders_is_beaten() -> None:
    fight = arena(rai(at=(2, 2)), fig(at=(9, 2)))
    play(fight, "RAI: surrender")
    assert (fight.over, last(fight, Surrendered).who) == ("", "RAI")
    play(fight, "RAI: end")
    assert (fight.over, last(fight, CombatOver).result) == ("heroes", "heroes")


@pytest.mark.rule("E5-END-1")
def test_the_game_master_may_end_the_fight() -> None:
    fight = arena(rai(at=(2, 2)), fig(at=(9, 2)))
    assert not fight.decree("end raiders")
    assert (fight.over, fight.open) == ("raiders", ())


@pytest.mark.rule("E5-END-4")
def test_the_last_round_ends_in_a_draw() -> None:
    fight = arena(rai(at=(2, 2)), fig(at=(9, 2)), max_rounds=3)
    play(fight, "RAI: end", "FIG: end", "RAI: end")
    assert fight.over == ""
    play(fight, "FIG: end")
    assert (fight.over, fight.state.round) == ("draw", 3)


@pytest.mark.rule("E5-END-3")
def test_the_dying_go_on_rolling_after_the_end() -> None:
    fight = arena(rai(at=(3, 2)), cle(at=(2, 2), hp=0), fig(at=(4, 2), hp=0, stable=True))
    answer(fight, "RAI: end")
    throw(fight, "CLE d20 12 | CLE d20 3 | CLE d20 1")
    assert (fight.over, fighter(fight, "CLE").dead, fight.open) == ("raiders", True, ())
    fight = arena(rai(at=(3, 2)), cle(at=(2, 2), hp=0), auto_death_saves_after_end=False)
    play(fight, "RAI: end")
    assert (fight.over, fighter(fight, "CLE").dead) == ("raiders", False)


@pytest.mark.rule("E5-END-3")
def test_an_able_ally_may_be_declared_to_stabilise_the_fallen() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)), cle(at=(9, 9), hp=0))
    play(fight, "FIG: attack RAI with longsword", "FIG d20 15 | FIG d8 8", "FIG: kill", "FIG: end")
    assert asked(fight)[0].startswith("gm ")
    play(fight, "gm: stabilise")
    assert (fighter(fight, "CLE").stable, fight.over) == (True, "heroes")


@pytest.mark.rule("E5-ATK-2", "E5-GEN-4")
def test_the_game_masters_advantage_is_for_one_roll() -> None:
    fight = arena(fig(at=(2, 2), attacks_per_action=2), bru(at=(3, 2)))
    assert not fight.decree("advantage FIG")
    play(fight, "FIG: attack BRU with longsword", "FIG 2d20 2 5")
    assert rolled(fight) == (2, 10)
    play(fight, "FIG: attack BRU with longsword", "FIG d20 2")
    assert rolled(fight) == (1, 7)


@pytest.mark.rule("E5-ATK-19")
def test_advantage_is_collected_after_the_window_of_the_declaration() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)))
    play(fight, "FIG: ready declaration attacks who RAI response dodge", "FIG: end", "RAI: attack FIG with scimitar")
    play(fight, "FIG: respond", "RAI 2d20 19 2")
    assert (rolled(fight), struck(fight)) == ((2, 6), (16, False))


@pytest.mark.rule("E5-ATK-13", "E5-WPN-3")
def test_a_weapon_that_is_not_thrown_only_strikes() -> None:
    club = weapon("club", "1d4", "bludgeoning")
    fight = arena(fig(at=(2, 2), attacks=[club]), rai(at=(5, 2)))
    assert "out_of_range" in codes(fight, "FIG: attack RAI with club throw yes")


@pytest.mark.rule("E5-SURP-12", "E5-INIT-11")
def test_somebody_joins_later() -> None:
    fight = from_the_start(fig(at=(2, 2), initiative=15), rai(at=(9, 2), initiative=9))
    assert not fight.decree("join RAI id NEW side raiders at 12,2")
    throw(fight, "NEW d20 10")
    assert (fighter(fight, "NEW").initiative, fighter(fight, "NEW").surprised) == (12, False)
    assert not fighter(fight, "FIG").surprised
    play(fight, "FIG: end")
    assert asked(fight) == ["NEW turn"]
    assert [each.who for each in told(fight, Rolled)] == ["NEW"]
