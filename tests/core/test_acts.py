"""An act goes on only for as long as it holds: decrees and reactions inside it are noticed at once."""

from __future__ import annotations

import pytest

from affray.core.acts import underway
from affray.core.fight import Fight
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Script, ask, roll, together
from affray.core.windows import ask_in_turn
from tests.conformance.harness import asked, play
from tests.core.games.common import Scripted, Table, Told
from tests.core.small_games import two_sides


def fight_of(script: object) -> Fight[Table]:
    return Fight(Scripted(script), two_sides(1, 2, 3, 4))  # type: ignore[arg-type]


def told(fight: Fight[Table]) -> list[tuple[str, str]]:
    return [(each.who, each.what) for each in fight.log() if isinstance(each, Told)]


def strike(scene: Scene[Table], who: str, target: str) -> Script[None]:
    """A blow at somebody: a window in which the other side may strike first, then a die, then it lands."""
    state = scene.state

    def react(name: str, pick: Pick) -> Script[None]:
        yield from strike_back(scene, name, who)

    with underway(scene, lambda: state.alive(who) and state.alive(target)) as act:
        yield from ask_in_turn(
            scene, "parry", order=lambda: [target], offer=lambda name: [Option("parry")], react=react,
            goes_on=lambda: True,
        )  # fmt: skip
        (die,) = yield from roll(scene, who, "strike", 1, 6)
        scene.tell(Told(who, f"hits with {die}"))
    scene.tell(Told(who, "lost" if act.lost else "done"))
    yield from ask(scene, lambda: Choose("a1", "rest", lambda: [Option("go_on")]))


def strike_back(scene: Scene[Table], who: str, target: str) -> Script[None]:
    state = scene.state
    with underway(scene, lambda: state.alive(who)) as act:
        yield from roll(scene, who, "parry", 1, 6)
        state.fighters[target].hp = 0
    scene.tell(Told(who, "parry lost" if act.lost else "parried"))


def blow(scene: Scene[Table]) -> Script[None]:
    yield from strike(scene, "a1", "b1")


def test_an_act_that_nobody_disturbs_is_done() -> None:
    fight = play(fight_of(blow), "b1: decline", "a1 d6 4")
    assert told(fight) == [("a1", "hits with 4"), ("a1", "done")]


def test_a_decree_in_a_window_ends_the_act_though_nobody_answers() -> None:
    fight = fight_of(blow)
    assert asked(fight) == ["b1 parry"]
    assert not fight.decree("hp a1 0")
    assert told(fight) == [("a1", "lost")]
    assert asked(fight) == ["a1 rest"]
    assert fight.scene.windows == []


def test_a_decree_at_a_pending_roll_ends_the_act() -> None:
    fight = play(fight_of(blow), "b1: decline", "a1 d6 4")
    fight.undo(1)
    assert asked(fight) == ["a1 strike"]
    assert not fight.decree("hp b1 0")
    assert told(fight) == [("a1", "lost")]


def test_a_decree_that_changes_nothing_for_the_act_lets_it_go_on() -> None:
    fight = fight_of(blow)
    assert not fight.decree("hp a2 0")
    play(fight, "b1: decline", "a1 d6 4")
    assert told(fight) == [("a1", "hits with 4"), ("a1", "done")]


def test_a_reaction_that_ends_the_act_is_noticed_without_a_word_in_the_rule() -> None:
    fight = play(fight_of(blow), "b1: parry", "b1 d6 3")
    assert told(fight) == [("b1", "parried"), ("a1", "lost")]


def test_what_is_decreed_in_a_reaction_ends_the_reaction_first_and_then_what_it_interrupts() -> None:
    fight = fight_of(blow)
    assert not fight.say("b1", "parry")
    assert asked(fight) == ["b1 parry"]
    assert not fight.decree("hp b1 0")
    assert told(fight) == [("b1", "parry lost"), ("a1", "lost")]


def test_the_interrupted_act_waits_until_the_reaction_is_over() -> None:
    fight = fight_of(blow)
    assert not fight.say("b1", "parry")
    assert not fight.decree("hp a1 0")
    assert (asked(fight), told(fight)) == (["b1 parry"], [])
    play(fight, "b1 d6 3")
    assert told(fight) == [("b1", "parried"), ("a1", "lost")]


def whole_turn(scene: Scene[Table]) -> Script[None]:
    """An act inside an act: the outer one holds as long as a1 lives, the inner one as long as b1 does."""
    state = scene.state
    with underway(scene, lambda: state.alive("a1")) as outer:
        with underway(scene, lambda: state.alive("b1")) as inner:
            yield from together(scene, ["a2"], lambda who: Choose(who, "help", lambda: [Option("help")]))
            inner.holds = lambda: True
            yield from roll(scene, "a1", "strike", 1, 6)
        scene.tell(Told("inner", "lost" if inner.lost else "done"))
        yield from roll(scene, "a1", "again", 1, 6)
    scene.tell(Told("outer", "lost" if outer.lost else "done"))
    yield from ask(scene, lambda: Choose("a1", "rest", lambda: [Option("go_on")]))


def test_the_outermost_act_that_no_longer_holds_is_given_up() -> None:
    fight = fight_of(whole_turn)
    assert not fight.decree("hp b1 0")
    assert (told(fight), asked(fight)) == ([("inner", "lost")], ["a1 again"])
    assert not fight.decree("hp a1 0")
    assert told(fight) == [("inner", "lost"), ("outer", "lost")]
    fight = fight_of(whole_turn)
    assert not fight.decree("hp a1 0")
    assert told(fight) == [("outer", "lost")]


def test_what_an_act_needs_may_change_on_the_way() -> None:
    fight = play(fight_of(whole_turn), "a2: help", "a1 d6 4", "a1 d6 4")
    fight.undo(2)
    assert not fight.decree("hp b1 0")
    play(fight, "a1 d6 4", "a1 d6 4")
    assert told(fight) == [("inner", "done"), ("outer", "done")]


def test_an_abandoned_step_leaves_no_act_under_way() -> None:
    fight = fight_of(whole_turn)
    assert len(fight.scene.acts) == 2
    assert not fight.overrule("abandon")
    assert fight.scene.acts == []


def test_an_act_has_no_room_for_anything_else() -> None:
    act = underway(fight_of(blow).scene, lambda: True)
    with pytest.raises(AttributeError):
        act.target = "b1"  # type: ignore[attr-defined]
