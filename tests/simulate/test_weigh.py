"""What answers are worth: weighed with the same dice, from wherever the fight stands."""

from __future__ import annotations

import pytest

import affray
from affray.core.script import Choose, Roll
from affray.simulate import setting, weigh

SAMPLES = ("dry_ford", "kennel_yard", "gantry_breach", "shrine_ambush", "docking_bay")


@pytest.mark.parametrize("sample", SAMPLES)
def test_answers_of_every_game_are_weighed(sample: str) -> None:
    fight = affray.open(sample, seed=7)
    fight.go_on()
    steps = list[int]()
    found = weigh(setting(fight, open=True), 4, seed=1, most=3, progress=lambda now: steps.append(len(now.answers)))
    question = next(each for each in fight.open if isinstance(each, Choose))
    assert found.who == question.who
    assert found.side in fight.sides()
    assert 1 <= len(found.answers) <= 3
    assert [each.count for each in found.answers] == [4] * len(found.answers)
    assert all(0 <= each.won <= 4 and each.chance.low <= each.chance.value <= each.chance.high
               for each in found.answers)  # fmt: skip
    assert [each.usual for each in found.answers] == [True, *[False] * (len(found.answers) - 1)]
    assert all(not fight.refusals(each.pick) for each in found.answers)
    assert len({each.words for each in found.answers}) == len(found.answers) == steps[-1]


def test_the_same_seed_gives_the_same_worth_and_changes_nothing() -> None:
    fight = affray.open("kennel_yard", seed=7)
    before = fight.ticket
    first, again = (weigh(setting(fight, open=True), 6, seed=3, most=4) for _ in range(2))
    assert [(each.words, each.won) for each in first.answers] == [(each.words, each.won) for each in again.answers]
    assert fight.ticket == before


def test_an_attack_is_weighed_against_several_and_nobody_is_told_to_give_up() -> None:
    fight = affray.open("kennel_yard", seed=7)
    fight.rule("place hound_1 3,7")
    fight.rule("place hound_2 3,8")
    found = weigh(setting(fight, open=True), 1, seed=3)
    attacks = [each for each in found.answers if each.pick.do == "attack"]
    assert len({each.values["target"] for each in attacks}) >= 2
    assert not {"surrender", "concede"} & {each.pick.do for each in found.answers}
    assert any(each.pick.do == "end" for each in found.answers)


def test_who_is_chosen_is_weighed_one_by_one_where_nothing_is_an_attack() -> None:
    fight = affray.open("dry_ford", seed=7)
    found = weigh(setting(fight, open=True), 1, seed=3)
    assert {each.pick.do for each in found.answers} == {"choose"}
    assert len(found.answers) >= 2


def test_inside_a_reaction_window_the_reaction_is_weighed() -> None:
    fight = affray.open("gantry_breach", seed=7)
    while not (fight.pending and isinstance(fight.pending, Choose) and fight.pending.why != "turn"):
        if isinstance(fight.pending, Roll):
            fight.let_fall(fight.pending)
        else:
            assert isinstance(fight.pending, Choose)
            assert fight.answer(fight.decider(fight, fight.pending)) == []
    found = weigh(setting(fight, open=True), 2, seed=1)
    assert found.who == fight.pending.who
    assert len(found.answers) >= 2


def test_while_dice_fall_nothing_is_weighed() -> None:
    fight = affray.open("dry_ford", seed=7)
    while not isinstance(fight.pending, Roll):
        assert isinstance(fight.pending, Choose)
        assert fight.answer(fight.decider(fight, fight.pending)) == []
    assert weigh(setting(fight, open=True), 2).answers == []
