"""The turn: action, bonus action, movement, the small interaction, and those who cannot act."""

from __future__ import annotations

import pytest

from affray.rulesets.fifth_edition.model.events import (
    CombatOver,
    Damaged,
    FeatureChanged,
    Healed,
    Rolled,
    Spoke,
    TurnBegan,
)
from affray.rulesets.fifth_edition.model.kinds import DicePool
from affray.rulesets.fifth_edition.model.scenario import CheckEntry, ConditionEntry, InteractEntry, SaveEntry
from affray.rulesets.fifth_edition.model.stats import Ongoing
from tests.conformance.fifth_edition.arena import (
    HANDAXE,
    LONGSWORD,
    arena,
    at,
    bowman,
    budget,
    cle,
    door,
    fig,
    fighter,
    from_the_start,
    has,
    hp,
    on_squares,
    pass_to,
    power,
    rai,
    rog,
    rolled,
    spent,
    struck,
    wiz,
)
from tests.conformance.harness import allowed, answer, asked, codes, last, left_out, offered, play, throw, told


@pytest.mark.scenario("E5-EX-1")
@pytest.mark.rule("E5-FREE-2", "E5-FREE-3", "E5-TURN-3", "E5-TURN-4")
def test_opening_a_door_while_moving() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(7, 2)), features=[door((4, 2), (5, 2))])
    play(fight, "FIG: move 3,2 4,2", "FIG: operate door")
    assert (spent(fight, "FIG"), budget(fight, "FIG")) == (10, "abr")
    play(fight, "FIG: move 5,2 6,2", "FIG: attack RAI with longsword", "FIG d20 12 | FIG d8 5", "FIG: kill")
    assert (spent(fight, "FIG"), budget(fight, "FIG")) == (20, "br")
    assert rolled(fight) == (1, 17)
    assert (hp(fight, "RAI"), fighter(fight, "RAI").dead) == (0, True)


@pytest.mark.scenario("E5-EX-2")
@pytest.mark.rule("E5-FREE-3", "E5-FREE-4", "E5-ACT-2", "E5-WPN-11")
def test_drawing_a_weapon_as_part_of_the_attack() -> None:
    fight = arena(fig(at=(2, 2), attacks=[LONGSWORD, HANDAXE], starts_holding=[]), rai(at=(3, 2)))
    play(fight, "FIG: attack RAI with longsword", "FIG d20 9 | FIG d8 1")
    assert (rolled(fight), hp(fight, "RAI"), fighter(fight, "FIG").held) == ((1, 14), 3, ["longsword"])
    assert codes(fight, "FIG: draw handaxe") == {"utility_spent": ["E5-FREE-4"]}
    assert codes(fight, "FIG: draw handaxe as action") == {"action_spent": ["E5-ACT-2"]}


@pytest.mark.scenario("E5-EX-3")
@pytest.mark.rule("E5-FREE-5", "E5-ACT-19", "E5-DICE-2")
def test_a_jammed_door() -> None:
    jammed = door((2, 2), (3, 2), interact=InteractEntry(check=CheckEntry(ability="str", dc=15)))
    fight = arena(fig(at=(2, 2)), rai(at=(9, 2)), features=[jammed])
    assert codes(fight, "FIG: operate door as free") == {"needs_action": ["E5-FREE-5"]}
    play(fight, "FIG: operate door as action", "FIG d20 11")
    assert (rolled(fight), fight.state.opened, budget(fight, "FIG")) == ((1, 14), [], "bur")


@pytest.mark.scenario("E5-EX-4")
@pytest.mark.rule("E5-FREE-5", "E5-TURN-3", "E5-FREE-9")
def test_the_winch_of_a_drawbridge() -> None:
    winch = on_squares("winch", (5, 2), interact="action")
    fight = arena(rog(at=(2, 2)), rai(at=(20, 2)), features=[winch])
    assert codes(fight, "ROG: operate winch") == {"out_of_reach": ["E5-FREE-9"]}
    play(fight, "ROG: move 3,2 4,2", "ROG: operate winch")
    assert (last(fight, FeatureChanged).feature, last(fight, FeatureChanged).state) == ("winch", "open")
    assert budget(fight, "ROG") == "bur"
    play(fight, "ROG: move 4,3 4,4 4,5 4,6")
    assert codes(fight, "ROG: move 4,7") == {"not_enough_movement": ["E5-MOVE-1"]}


@pytest.mark.scenario("E5-EX-5")
@pytest.mark.rule("E5-ACT-3", "E5-ACT-4", "E5-TURN-4", "E5-SPACE-11", "E5-ACT-2")
def test_several_attacks_with_one_action() -> None:
    fight = arena(fig(at=(2, 2), attacks_per_action=2), rai("RAI-1", at=(3, 2)), rai("RAI-2", at=(6, 2)))
    play(fight, "FIG: attack RAI-1 with longsword", "FIG d20 10 | FIG d8 4", "FIG: kill")
    assert fighter(fight, "RAI-1").dead
    play(fight, "FIG: move 3,2 4,2 5,2", "FIG: attack RAI-2 with longsword", "FIG d20 7")
    assert (spent(fight, "FIG"), rolled(fight), struck(fight)) == (15, (1, 12), (13, False))
    assert codes(fight, "FIG: attack RAI-2 with longsword") == {"action_spent": ["E5-ACT-2"]}


@pytest.mark.scenario("E5-EX-7")
@pytest.mark.rule("E5-TURN-9", "E5-ACT-9", "E5-TURN-10")
def test_the_undecided_player_dodges() -> None:
    fight = arena(cle(at=(2, 2)), bowman("RAI-1", at=(8, 2)), bowman("RAI-2", at=(8, 3)))
    assert {"dodge", "ready"} <= set(offered(fight))
    play(fight, "CLE: dodge", "CLE: end", "RAI-1: attack CLE with shortbow", "RAI-1 2d20 17 6")
    assert (rolled(fight), struck(fight)) == ((2, 10), (18, False))
    pass_to(fight, "CLE")
    play(fight, "CLE: end", "RAI-1: end", "RAI-2: attack CLE with shortbow", "RAI-2 d20 17 | RAI-2 d6 3")
    assert (rolled(fight), struck(fight), hp(fight, "CLE")) == ((1, 21), (18, True), 7)


@pytest.mark.scenario("E5-EX-16")
@pytest.mark.rule("E5-INIT-6", "E5-INIT-7")
def test_nobody_delays() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 2)))
    assert codes(fight, "FIG: delay") == {"no_delay": ["E5-INIT-7"]}
    assert fight.why_not("FIG", "delay")[0]["instead"] == "ready"
    for turn in ("RAI", "FIG", "RAI", "FIG"):
        pass_to(fight, turn)
    assert [each.who for each in told(fight, TurnBegan)] == ["FIG", "RAI", "FIG", "RAI", "FIG"]


@pytest.mark.scenario("E5-EX-17")
@pytest.mark.rule("E5-TURN-5", "E5-TURN-8", "E5-MON-14", "E5-ACT-7")
def test_bonus_actions_need_a_grant_and_there_is_only_one() -> None:
    quick = rog(at=(2, 4), bonus_actions=["dash", "disengage", "hide"])
    fight = arena(fig(at=(2, 2)), quick, rai(at=(25, 2)))
    assert codes(fight, "FIG: dash as bonus_action") == {"bonus_not_granted": ["E5-TURN-5"]}
    play(fight, "FIG: end", "ROG: disengage as bonus_action")
    assert budget(fight, "ROG") == "aur"
    assert "E5-TURN-5" in codes(fight, "ROG: hide as bonus_action")["bonus_spent"]
    play(fight, "ROG: dash as action", "ROG: move " + " ".join(f"{x},4" for x in range(3, 15)))
    assert spent(fight, "ROG") == 60
    assert codes(fight, "ROG: move 15,4") == {"not_enough_movement": ["E5-MOVE-1"]}


STUNNED = ConditionEntry(name="stunned", end_save=SaveEntry(ability="con", dc=13))


@pytest.mark.scenario("E5-EX-18")
@pytest.mark.rule("E5-TURN-12", "E5-TURN-7", "E5-COND-17", "E5-COND-2")
def test_the_turn_of_someone_who_cannot_act() -> None:
    breath = power("second_breath", cost="bonus_action", range_ft=0, healing="1d10+5")
    fight = arena(fig(at=(2, 2), conditions=[STUNNED], reaction_available=False, powers=[breath]), rai(at=(3, 2)))
    assert codes(fight, "FIG: attack RAI with longsword") == {"incapacitated": ["E5-COND-10"]}
    assert "E5-TURN-7" in codes(fight, "FIG: use second_breath")["incapacitated"]
    assert codes(fight, "FIG: move 2,3")["cannot_move"] == ["E5-COND-17"]
    answer(fight, "FIG: end")
    throw(fight, "FIG d20 11")
    assert (rolled(fight), has(fight, "FIG", "stunned"), budget(fight, "FIG")[-1]) == ((1, 13), False, "r")
    assert asked(fight) == ["RAI turn"]
    assert fighter(fight, "FIG").turns_taken == 2


@pytest.mark.scenario("E5-EX-84")
@pytest.mark.rule(
    "E5-ROUND-1", "E5-ROUND-2", "E5-TURN-1", "E5-TURN-2", "E5-FREE-1", "E5-ATK-1", "E5-ATK-3", "E5-ATK-4", "E5-ATK-5",
    "E5-ATK-7", "E5-ATK-9", "E5-DMG-1", "E5-DMG-2", "E5-END-1",
)  # fmt: skip
def test_two_rounds_from_start_to_finish() -> None:
    fight = from_the_start(fig(at=(2, 2), initiative=15), rai(at=(6, 2), initiative=9))
    play(fight, "FIG: speak 'Behind you!'", "FIG: speak 'And there!'")
    assert ([each.who for each in told(fight, Spoke)], budget(fight, "FIG")) == (["FIG", "FIG"], "abur")
    play(fight, "FIG: move 3,2 4,2 5,2", "FIG: attack RAI with longsword", "FIG d20 11 | FIG d8 2")
    assert (spent(fight, "FIG"), rolled(fight), hp(fight, "RAI")) == (15, (1, 16), 2)
    assert [(part.value, part.rule) for part in last(fight, Rolled).total.parts[1:]] == [
        (3, "E5-ATK-7"), (2, "E5-ATK-9"),
    ]  # fmt: skip
    play(fight, "FIG: end", "RAI: attack FIG with scimitar", "RAI d20 12 | RAI d6 3")
    assert (struck(fight), rolled(fight), hp(fight, "FIG")) == ((16, True), (1, 16), 23)
    play(fight, "RAI: end", "FIG: attack RAI with longsword", "FIG d20 14 | FIG d8 4", "FIG: kill")
    assert (fight.over, fight.state.round, fighter(fight, "RAI").dead) == ("", 2, True)
    play(fight, "FIG: end")
    assert (fight.over, fight.open) == ("heroes", ())
    assert [(each.result, each.rounds) for each in told(fight, CombatOver)] == [("heroes", 2)]
    assert [(each.round, each.who) for each in told(fight, TurnBegan)] == [(1, "FIG"), (1, "RAI"), (2, "FIG")]


@pytest.mark.scenario("E5-EX-85")
@pytest.mark.rule("E5-TURN-6", "E5-ACT-4")
def test_a_bonus_action_between_two_attacks() -> None:
    breath = power("second_breath", cost="bonus_action", range_ft=0, healing="1d10+5")
    fight = arena(fig(at=(2, 2), hp=10, attacks_per_action=2, powers=[breath]), rai(at=(3, 2)))
    play(fight, "FIG: attack RAI with longsword", "FIG d20 4")
    assert (rolled(fight), struck(fight)) == ((1, 9), (13, False))
    play(fight, "FIG: use second_breath", "FIG d10 6")
    assert (hp(fight, "FIG"), last(fight, Healed).amount) == (21, 11)
    play(fight, "FIG: attack RAI with longsword", "FIG d20 9 | FIG d8 2")
    assert (rolled(fight), hp(fight, "RAI"), budget(fight, "FIG")) == ((1, 14), 2, "ur")


@pytest.mark.scenario("E5-EX-94")
@pytest.mark.rule("E5-INIT-12", "E5-TURN-12", "E5-ROUND-1", "E5-GEN-9")
def test_slots_of_the_fallen_and_the_dead() -> None:
    fight = arena(
        fig(at=(2, 2), hp=0), rai("RAI-1", at=(5, 2), hp=0), cle(at=(2, 5)), rai("RAI-2", at=(20, 2)),
        order="FIG RAI-1 CLE RAI-2",
    )  # fmt: skip
    throw(fight, "FIG d20 12")
    assert (fighter(fight, "FIG").death_successes, asked(fight)) == (1, ["CLE turn"])
    assert fighter(fight, "RAI-1").dead
    assert [each.who for each in told(fight, TurnBegan)] == ["FIG", "CLE"]


@pytest.mark.scenario("E5-EX-97")
@pytest.mark.rule("E5-TURN-10", "E5-TURN-12", "E5-DEATH-6")
def test_falling_at_the_start_of_the_turn() -> None:
    burning = Ongoing(DicePool(1, 6), "fire")
    fight = arena(cle(at=(2, 2), hp=3, ongoing=[burning]), rai(at=(20, 2)), fig(at=(2, 6)))
    throw(fight, "CLE d6 4")
    assert (hp(fight, "CLE"), has(fight, "CLE", "unconscious"), asked(fight)) == (0, True, ["RAI turn"])
    play(fight, "RAI: end")
    answer(fight, "FIG: end")
    throw(fight, "CLE d6 2 | CLE d20 14")
    assert (fighter(fight, "CLE").death_failures, fighter(fight, "CLE").death_successes) == (1, 1)
    assert asked(fight) == ["RAI turn"]


@pytest.mark.scenario("E5-EX-98")
@pytest.mark.rule("E5-COND-10", "E5-TURN-12", "E5-REACT-5", "E5-OPP-12")
def test_merely_incapacitated() -> None:
    fight = arena(fig(at=(2, 2), conditions=["incapacitated"]), rai(at=(3, 2)))
    play(fight, "FIG: move 1,2 0,2 0,3", "RAI: opportunity_attack with scimitar", "RAI d20 9", "FIG: go_on")
    assert (rolled(fight), struck(fight), at(fight, "FIG"), spent(fight, "FIG")) == ((1, 13), (16, False), (0, 3), 15)
    assert set(codes(fight, "FIG: dodge")["incapacitated"]) <= {"E5-COND-10", "E5-TURN-7"}
    play(fight, "FIG: end", "RAI: move 2,2 1,3", "RAI: move 2,3")
    assert at(fight, "RAI") == (2, 3)
    assert {"E5-REACT-5", "E5-COND-10"} & set(left_out(fight, "FIG", "before_step"))


@pytest.mark.rule("E5-TURN-2", "E5-MOVE-1")
def test_nobody_moves_farther_than_its_speed() -> None:
    fight = arena(fig(at=(0, 2), speed={"walk": 25}), rai(at=(20, 2)))
    assert allowed(fight, "FIG: move 1,2 2,2 3,2 4,2 5,2")
    assert codes(fight, "FIG: move 1,2 2,2 3,2 4,2 5,2 6,2") == {"not_enough_movement": ["E5-MOVE-1"]}


@pytest.mark.rule("E5-TURN-8")
def test_what_is_unused_is_lost() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 2)))
    pass_to(fight, "FIG")
    play(fight, "FIG: dodge")
    assert codes(fight, "FIG: dash as action") == {"action_spent": ["E5-ACT-2"]}


@pytest.mark.rule("E5-FREE-6")
def test_an_interaction_accompanies_a_move_or_an_action_of_the_same_turn() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 3)), features=[door((2, 2), (3, 2))], turn="RAI")
    assert "E5-FREE-6" in codes(fight, "FIG: operate door")["not_your_turn"]
    held = fig(at=(2, 2), conditions=["incapacitated", "restrained"])
    fight = arena(held, rai(at=(9, 2)), features=[door((2, 2), (3, 2))])
    assert codes(fight, "FIG: operate door")["no_companion_activity"] == ["E5-FREE-6"]


@pytest.mark.rule("E5-FREE-8")
def test_letting_go_costs_nothing() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 2)))
    play(fight, "FIG: drop longsword")
    assert (fighter(fight, "FIG").held, budget(fight, "FIG")) == ([], "abur")
    assert [(each.item, each.x, each.y) for each in fight.state.lying] == [("FIG.longsword", 2, 2)]


@pytest.mark.rule("E5-FREE-7")
def test_typical_free_interactions() -> None:
    fight = arena(fig(at=(2, 2), attacks=[LONGSWORD, HANDAXE], starts_holding=["longsword"]), cle(at=(3, 2)),
                  rai(at=(9, 2)))  # fmt: skip
    for line in ("FIG: draw handaxe", "FIG: sheathe longsword"):
        assert allowed(fight, line)
    play(fight, "FIG: draw handaxe", "FIG: drop handaxe")
    assert codes(fight, "FIG: pick_up FIG.handaxe") == {"utility_spent": ["E5-FREE-4"]}
    pass_to(fight, "CLE")
    play(fight, "CLE: pick_up FIG.handaxe")
    assert (fighter(fight, "CLE").held, budget(fight, "CLE")) == (["mace", "FIG.handaxe"], "abr")
    pass_to(fight, "CLE")
    play(fight, "CLE: give FIG.handaxe to FIG")
    assert (fighter(fight, "FIG").held, fighter(fight, "CLE").held) == (["longsword", "handaxe"], ["mace"])


@pytest.mark.rule("E5-FREE-9")
def test_an_open_door_neither_blocks_nor_covers_and_can_be_closed_again() -> None:
    fight = arena(rog(at=(4, 2), starts_holding=["shortbow"]), rai(at=(9, 2)), features=[door((4, 2), (5, 2))])
    assert "square_blocked" in codes(fight, "ROG: move 5,2")
    assert "total_cover" in codes(fight, "ROG: attack RAI with shortbow")
    play(fight, "ROG: operate door")
    assert allowed(fight, "ROG: attack RAI with shortbow")
    assert allowed(fight, "ROG: move 5,2")
    pass_to(fight, "ROG")
    play(fight, "ROG: operate door")
    assert "square_blocked" in codes(fight, "ROG: move 5,2")


@pytest.mark.rule("E5-ROUND-4", "E5-ROUND-5")
def test_rounds_are_counted_and_go_on_until_the_end() -> None:
    fight = from_the_start(fig(at=(2, 2), initiative=15), rai(at=(6, 2), initiative=9))
    for _ in range(3):
        pass_to(fight, "FIG")
    assert (fight.state.round, fight.over) == (4, "")
    assert [(each.round, each.who) for each in told(fight, TurnBegan)][-2:] == [(3, "RAI"), (4, "FIG")]
    dated = [event.when for event in fight.scene.events if event.when is not None]
    assert len(dated) == len(fight.scene.events)
    assert dated[0] == (0, "")
    assert list(dict.fromkeys(dated))[-3:] == [(3, "RAI"), (4, ""), (4, "FIG")]


@pytest.mark.rule("E5-TURN-10")
def test_the_controller_orders_the_effects_of_a_turn_start() -> None:
    fires = [Ongoing(DicePool(1, 6), "fire", why="fire"), Ongoing(DicePool(0, 6, 3), "acid", why="acid")]
    fight = arena(rai(at=(20, 2)), cle(at=(2, 2), ongoing=fires), fig(at=(2, 6)))
    answer(fight, "RAI: end")
    assert asked(fight) == ["CLE effects"]
    play(fight, "CLE: order acid,fire", "CLE d6 2")
    assert [each.damage.total for each in told(fight, Damaged)] == [3, 2]


@pytest.mark.rule("E5-FREE-6", "E5-FREE-2")
def test_an_interaction_may_come_after_everything_else() -> None:
    fight = arena(fig(at=(2, 8)), rai(at=(20, 2)), features=[door((2, 2), (3, 2))])
    play(fight, "FIG: dodge", "FIG: move 2,7 2,6 2,5 2,4 2,3 2,2", "FIG: operate door")
    assert fight.state.opened == ["door"]


@pytest.mark.rule("E5-FREE-7")
def test_only_what_lies_beside_one_is_picked_up() -> None:
    fight = arena(fig(at=(2, 2)), cle(at=(3, 2)), rog(at=(4, 2)), wiz(at=(1, 3)), rai(at=(20, 2)))
    play(fight, "FIG: drop longsword", "FIG: end")
    assert allowed(fight, "CLE: pick_up FIG.longsword")
    play(fight, "CLE: end")
    assert "out_of_reach" in codes(fight, "ROG: pick_up FIG.longsword")
    play(fight, "ROG: end")
    assert allowed(fight, "WIZ: pick_up FIG.longsword")
    fight = play(arena(fig(at=(2, 2)), rai(at=(20, 2))), "FIG: sheathe longsword")
    assert (fighter(fight, "FIG").held, fighter(fight, "FIG").stowed) == ([], {"longsword": 1})


@pytest.mark.rule("E5-TURN-11", "E5-COND-2")
def test_a_repeated_save_comes_before_the_effects_of_the_turn_end() -> None:
    both = [ConditionEntry(name="poisoned", end_save=SaveEntry(ability="con", dc=10)),
            ConditionEntry(name="blinded", ends="end_of_own_turn")]  # fmt: skip
    fight = arena(fig(at=(2, 2), conditions=both), rai(at=(9, 2)))
    answer(fight, "FIG: end")
    throw(fight, "FIG d20 8")
    assert (has(fight, "FIG", "poisoned"), has(fight, "FIG", "blinded")) == (False, False)
