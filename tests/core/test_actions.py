"""An action becomes an option, and so does an edit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from affray.core.actions import Action, Edit
from affray.core.fields import Field, Number
from affray.core.fight import Fight
from affray.core.refusals import Refusal, Values, refuse, rules_of
from affray.core.scene import Scene
from affray.core.script import Choose, Script, ask
from tests.conformance.harness import play
from tests.core.games.common import Scripted, Table
from tests.core.small_games import two_sides


class Leap(Action[Table]):
    """Leap as far as there are hit points."""

    id = "leap"

    def fields(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        return {"far": Number(1, 9)}

    def why_not(self, scene: Scene[Any], who: str, values: Values) -> Iterable[Refusal]:
        if values.get("far", 0) > scene.state.fighters[who].hp:
            yield refuse("LEAP-1", who=who)

    def perform(self, scene: Scene[Any], who: str, values: Values) -> Script[None]:
        scene.state.fighters[who].place += values["far"]
        yield from ()


class Nothing(Action[Table]):
    id = "nothing"


class Pray(Edit[Table]):
    id = "pray"


ACTIONS = {action.id: action for action in (Leap(), Nothing())}


def one_turn(scene: Scene[Table]) -> Script[None]:
    def question() -> Choose:
        return Choose("a1", "turn", lambda: [action.option(scene, "a1") for action in ACTIONS.values()])

    pick = yield from ask(scene, question)
    assert pick is not None
    yield from ACTIONS[pick.do].perform(scene, "a1", pick.values)


def begun() -> Fight[Table]:
    return Fight(Scripted(one_turn), two_sides(1, 2))


def test_an_action_is_offered_checked_and_performed() -> None:
    fight = begun()
    assert rules_of(fight.why_not("a1", "leap", far=4)) == ["LEAP-1"]
    play(fight, "a1: leap 3")
    assert fight.state.fighters["a1"].place == 3


def test_an_action_reads_the_state_of_the_moment_in_which_it_is_checked() -> None:
    fight = begun()
    assert not fight.overrule("hp", of="a1", to=1)
    assert rules_of(fight.why_not("a1", "leap", far=2)) == ["LEAP-1"]


def test_an_action_that_says_nothing_needs_nothing_and_does_nothing() -> None:
    fight = begun()
    before = fight.state.clone()
    play(fight, "a1: nothing")
    assert fight.state == before


def test_an_edit_that_says_nothing_can_be_decreed() -> None:
    game = Scripted(one_turn)
    game.edits = (Pray(),)
    fight = Fight(game, two_sides(1, 2))
    assert [option.id for option in fight.edits()] == ["end", "abandon", "pray"]
    assert not fight.decree("pray")
    assert fight.pending is not None
