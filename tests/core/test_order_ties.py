"""The core carries: equals who act at the same time on scenes set aside, resources they share, and binding claims."""

from __future__ import annotations

from affray.core.fight import Fight
from affray.core.refusals import rules_of
from tests.conformance.harness import asked, play, told
from tests.core.games.common import Struck, Table
from tests.core.small_games import begin, two_sides


def duel(hp: int = 3) -> Fight[Table]:
    return begin("ties", two_sides(9, 9, hp=hp))


def harm(fight: Fight[Table]) -> dict[str, int]:
    return {blow.by: blow.harm for blow in told(fight, Struck)}


def test_equals_find_the_situation_as_it_was_whoever_is_resolved_first() -> None:
    fight = duel(hp=1)
    play(fight, "a1: shoot b1", "b1: shoot a1", "6", "6")
    assert fight.over == "nobody", "a1's shot does not save a1 from the shot of b1"


def test_unequal_counts_act_one_after_the_other() -> None:
    fight = begin("ties", two_sides(9, 8, hp=1))
    play(fight, "a1: shoot b1", "6")
    assert fight.over == "a"


def test_what_they_did_comes_true_together_when_all_have_acted() -> None:
    fight = duel()
    play_to_second_shot(fight)
    assert fight.state.fighters["b1"].hp == 3, "the first shot is not true yet"
    play(fight, "6")
    assert (fight.state.fighters["a1"].hp, fight.state.fighters["b1"].hp) == (1, 0)


def play_to_second_shot(fight: Fight[Table]) -> None:
    play(fight, "a1: shoot b1")
    assert not fight.say("b1", "shoot a1")
    assert not fight.say("a1", "6")
    assert asked(fight) == ["b1 shoot"]


def test_what_several_draw_on_is_spent_at_once_in_every_version() -> None:
    fight = duel(hp=9)
    play(fight, "a1: shoot b1", "b1: shoot a1", "6", "6")
    assert harm(fight) == {"a1": 3, "b1": 2}, "the luck was gone for the second"
    assert fight.state.luck == 0, "and it was spent once"


def test_an_edit_meanwhile_is_true_in_every_version_and_after_the_merge() -> None:
    fight = duel()
    play_to_second_shot(fight)
    assert not fight.overrule("hp", of="b1", to=9)
    assert not fight.overrule("hp", of="a1", to=8)
    play(fight, "6")
    assert (fight.state.fighters["a1"].hp, fight.state.fighters["b1"].hp) == (6, 6)


def test_an_edit_that_is_a_script_plays_once() -> None:
    fight = duel()
    play_to_second_shot(fight)
    assert not fight.overrule("act_now", who="a1")
    assert asked(fight) == ["a1 now"]
    assert not fight.say("a1", "shout")
    assert asked(fight) == ["b1 shoot"]


def test_an_abandoned_step_leaves_nothing_of_the_scenes_set_aside() -> None:
    fight = duel()
    play_to_second_shot(fight)
    assert len(fight.scene.family) == 3
    assert not fight.overrule("abandon")
    assert fight.scene.family == [fight.scene]
    assert (fight.state.fighters["a1"].hp, fight.state.fighters["b1"].hp) == (3, 3)
    assert fight.state.luck == 0, "what was spent is spent"


def test_a_fight_that_is_ended_meanwhile_is_over_in_the_scene_that_counts() -> None:
    fight = duel()
    play_to_second_shot(fight)
    assert not fight.overrule("end", result="peace")
    assert fight.over == "peace"
    assert not fight.open


def test_the_delayed_are_asked_from_the_lowest_up_before_any_claim_is_played() -> None:
    fight = begin("ties", two_sides(9, 8, 7, 1))
    play(fight, "a1: delay", "a1: keep", "b1: delay")
    assert asked(fight) == ["b1 claims"], "8 is below 9"
    play(fight, "b1: claim")
    assert asked(fight) == ["a1 claims"]
    play(fight, "a1: claim")
    assert asked(fight) == ["a1 declare"], "the higher claim is played first"
    assert fight.state.queue == ["b1", "a2", "b2"]


def test_a_claim_is_binding() -> None:
    fight = begin("ties", two_sides(9, 8, 7, 1))
    play(fight, "a1: delay", "a1: claim")
    assert rules_of(fight.say("a1", "delay")) == ["TIES-CLAIM-BINDS"]
    play(fight, "a1: shoot b1", "1")
    assert asked(fight) == ["b1 declare"]


def test_a_window_made_by_the_ruleset_answers_those_who_are_not_asked() -> None:
    fight = begin("ties", two_sides(9, 8, 7, 1))
    play(fight, "a1: delay")
    assert asked(fight) == ["a1 claims"]
    assert rules_of(fight.why_not("b2", "claim")) == ["TIES-NOT-DELAYED"]
    assert rules_of(fight.why_not("b2", "shoot")) == ["SMALL-TURN"]
