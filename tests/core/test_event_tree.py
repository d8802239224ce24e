"""What an event hangs on: heads of rounds, turns and acts, folds, interruptions, decrees; and across time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from affray.core.acts import folded, folding, in_fold, interruption, underway
from affray.core.events import Branch, Event, tree
from affray.core.fight import Fight
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask, roll
from affray.core.views import Seat
from tests.conformance.harness import play
from tests.core.games.common import Scripted, Table, Told
from tests.core.small_games import two_sides
from tests.core.test_views import Seen, fight_of


@dataclass(frozen=True, slots=True)
class Round(Event):
    heads: ClassVar[int] = 1
    who: str = ""


@dataclass(frozen=True, slots=True)
class Turn(Event):
    heads: ClassVar[int] = 2
    who: str = ""


@dataclass(frozen=True, slots=True)
class Act(Event):
    heads: ClassVar[int] = 3
    who: str = ""


@dataclass(frozen=True, slots=True)
class Way(Event):
    heads: ClassVar[int] = 5
    joins: ClassVar[bool] = True
    who: str = ""


@dataclass(frozen=True, slots=True)
class Wound(Event):
    heads: ClassVar[int] = 6
    who: str = ""


Tell = Callable[[Scene[Table]], Script[None]]


def shape(branches: list[Branch]) -> list[Any]:
    """The kinds of events, each with a list of what hangs on it."""
    found: list[Any] = []
    for branch in branches:
        found.append(getattr(branch.event, "what", "") or branch.event.kind)
        if branch.parts:
            found.append(shape(branch.parts))
    return found


class Again(Scripted):
    """A game of one step that is played again and again."""

    def next(self, scene: Scene[Table]) -> Script[None]:
        return self.script(scene)


def telling(script: Tell, replies: int = 0) -> Fight[Table]:
    def step(scene: Scene[Table]) -> Script[None]:
        yield from script(scene)
        yield from ask(scene, lambda: Choose("a1", "end", lambda: [Option("go_on")]))

    fight: Fight[Table] = Fight(Again(step), two_sides(1, 2))
    for _ in range(replies):
        assert not fight.say("a1", "go_on")
    return fight


def said(scene: Scene[Table], *events: Event | str) -> None:
    for event in events:
        scene.tell(Told("a1", event) if isinstance(event, str) else event)


def told_by(script: Tell, replies: int = 0) -> list[Any]:
    return shape(tree(telling(script, replies).log()))


def plain(*events: Event | str) -> Tell:
    def script(scene: Scene[Table]) -> Script[None]:
        said(scene, *events)
        yield from ()

    return script


def test_a_head_gathers_what_comes_until_the_next_of_its_depth() -> None:
    script = plain("before", Round(), "dawn", Turn(), Act(), "x", Wound(), "y", Act(), "z", Turn(), "w", Round())
    assert told_by(script) == [
        "before", "round", ["dawn", "turn", ["act", ["x", "wound", ["y"]], "act", ["z"]], "turn", ["w"]], "round",
    ]  # fmt: skip


def test_the_next_step_of_a_way_joins_the_first() -> None:
    assert told_by(plain(Act(), Way(), Wound(), Way(), "x", Act(), Way())) == [
        "act", ["way", ["wound", "way", "x"]], "act", ["way"],
    ]  # fmt: skip


def test_what_comes_after_a_fold_does_not_hang_on_what_was_in_it() -> None:
    def script(scene: Scene[Table]) -> Script[None]:
        said(scene, Act())
        with folded(scene):
            said(scene, Act(), Wound(), "x")
        said(scene, "y")
        yield from ()

    assert told_by(script) == ["act", ["act", ["wound", ["x"]], "y"]]


def test_a_fold_may_hang_on_an_event_told_before() -> None:
    def script(scene: Scene[Table]) -> Script[None]:
        said(scene, Round(), Act("a1"), Act("b1"))
        for who in ("a1", "b1", "zoe"):
            with folded(scene, scene.last(Act, who)):
                said(scene, f"of {who}", Wound(), "x")
        yield from ()

    assert told_by(script) == [
        "round", ["act", ["of a1", "wound", ["x"]], "act", ["of b1", "wound", ["x"], "of zoe", "wound", ["x"]]],
    ]  # fmt: skip


def test_a_reaction_hangs_on_what_it_interrupts() -> None:
    def reaction(scene: Scene[Table]) -> Script[None]:
        said(scene, Act(), "shield")
        yield from ()

    def script(scene: Scene[Table]) -> Script[None]:
        said(scene, Act())
        yield from interruption(scene, reaction(scene))
        said(scene, "hit")

    assert told_by(script) == ["act", ["act", ["shield"], "hit"]]


def test_an_act_that_is_lost_leaves_nothing_open() -> None:
    def lost(scene: Scene[Table]) -> Script[None]:
        yield from ()
        said(scene, Wound())
        scene.state.fighters["a1"].hp = 0

    @folding
    def attack(scene: Scene[Table], who: str) -> Script[None]:
        said(scene, Act())
        yield from interruption(scene, lost(scene))
        said(scene, "never")

    def script(scene: Scene[Table]) -> Script[None]:
        said(scene, Turn())
        with underway(scene, lambda: scene.state.alive("a1")):
            yield from attack(scene, "a1")
        said(scene, "y")

    assert told_by(script) == ["turn", ["act", ["wound"], "y"]]


def test_simultaneous_acts_hang_on_what_was_told_when_they_were_set_aside() -> None:
    def script(scene: Scene[Table]) -> Script[None]:
        said(scene, Turn())
        one, two = scene.aside(), scene.aside()
        said(one, Act(), "x")
        said(two, Act(), "y")
        said(one, "z")
        scene.merge([one.finish(), two.finish()])
        said(scene, "w")
        yield from ()

    assert told_by(script) == ["turn", ["act", ["x", "z"], "act", ["y"], "w"]]


def test_rounds_and_turns_go_on_from_step_to_step_and_acts_do_not() -> None:
    def script(scene: Scene[Table]) -> Script[None]:
        if not scene.events:
            said(scene, Round(), Turn(), Act())
        said(scene, "x")
        yield from ()

    assert told_by(script, 2) == ["round", ["turn", ["act", ["x"], "x", "x"]]]


def test_a_decree_hangs_on_what_it_interrupts_and_gathers_what_it_brings() -> None:
    def script(scene: Scene[Table]) -> Script[None]:
        said(scene, Act())
        yield from roll(scene, "a1", "die", 1, 6)
        said(scene, "hit")

    fight = telling(script)
    assert not fight.overrule("act_now", who="b1")
    assert not fight.say("b1", "shout")
    assert not fight.say("a1", "3")
    assert shape(tree(fight.log())) == ["act", ["overruled", ["shout"], "hit"]]


def test_an_abandoned_step_leaves_nothing_open() -> None:
    def script(scene: Scene[Table]) -> Script[None]:
        said(scene, *([] if scene.events else [Turn()]), Act())
        yield from in_fold(scene, roll(scene, "a1", "die", 1, 6))

    fight = telling(script)
    assert not fight.overrule("abandon")
    assert shape(tree(fight.log())) == ["turn", ["act", ["overruled"], "act"]]


@pytest.mark.parametrize("spacing", [0, 1, 2, 16])
def test_going_back_and_forth_changes_nothing(spacing: int) -> None:
    def script(scene: Scene[Table]) -> Script[None]:
        turn = len(scene.events) % 3 == 0
        said(scene, *([Turn()] if turn else []), Act())
        with folded(scene):
            said(scene, Turn("inner"), "x")  # a turn inside a turn does not go on after it
        yield from ask(scene, lambda: Choose("a1", "end", lambda: [Option("go_on")]))
        said(scene, "y")

    fight: Fight[Table] = Fight(Again(script), two_sides(1, 2), spacing=spacing)
    play(fight, *["a1: go_on"] * 9)
    lines = [(each, each.line, each.under) for each in fight.log()]
    for back in (1, 2, 5, 9):
        fight.undo(back)
        assert [(each, each.line, each.under) for each in fight.log()] == lines[: len(fight.log())]
        fight.redo(back)
        assert [(each, each.line, each.under) for each in fight.log()] == lines


def test_where_an_event_stands_is_no_fact_of_it() -> None:
    fight = telling(plain(Turn(), "x"))
    event = fight.log()[1]
    assert (event.line, event.under) == (1, 0)
    assert event == Told("a1", "x")
    assert repr(event) == repr(Told("a1", "x"))
    assert event.facts() == {"who": "a1", "what": "x"}


def test_without_a_log_nothing_is_kept() -> None:
    scene: Scene[Table] = Scene(two_sides(1, 2), Scripted(plain()), [], recording=False)
    with folded(scene, scene.last(Act, "a1")):
        said(scene, Act(), "x")
        assert scene.heads == []
    assert scene.events == []


def test_part_of_a_log_is_a_tree_as_well() -> None:
    log = telling(plain(Turn(), Act(), "x", "y")).log()
    assert shape(tree(log[2:])) == ["x", "y"]
    assert [event.line for branch in tree(log[1:]) for event in branch.events()] == [1, 2, 3]


# -- what a seat sees of it ------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Lurks(Event):
    heads: ClassVar[int] = 3
    who: str


def test_whoever_does_not_see_what_an_event_hangs_on_sees_it_hang_farther_up() -> None:
    def script(scene: Scene[Table]) -> Script[None]:
        said(scene, Lurks("b1"), Turn("a1"), Lurks("b1"), Seen("a1"))
        yield from roll(scene, "a1", "die", 1, 6)

    fight = fight_of(script, a="b1")
    lines = fight.view(Seat("a", "a"))["log"]
    assert [(line["kind"], line.get("under")) for line in lines] == [("turn", None), ("seen", 0)]
    whole = fight.view(Seat("gm", "gm"))["log"]
    assert [(line["kind"], line.get("under")) for line in whole] == [
        ("lurks", None), ("turn", None), ("lurks", 1), ("seen", 2),
    ]  # fmt: skip
