"""An answer is all or nothing: if a rule raises, the fight is where it was, nothing is written, and it goes on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from affray.core.actions import Edit
from affray.core.defects import Defect
from affray.core.dice import Dice
from affray.core.fields import Field, OneOf, words
from affray.core.fight import Fight
from affray.core.journal import Journal, Unreadable
from affray.core.refusals import Refusal, Values, rules_of
from affray.core.replaying import replay
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Overrule, Pick, Roll, Script, Thrown, ask, roll
from affray.core.windows import ask_in_turn
from affray.players.driver import IllegalAnswer, play_out
from tests.core.games.common import SmallGame, Table, Told, hurt
from tests.core.small_games import two_sides
from tests.properties.fuzz import everything


def fail(what: str = "x") -> Any:
    return {}[what]


class Crash(Edit[Table]):
    """Changes something first, then raises."""

    id = "crash"

    def apply(self, scene: Scene[Any], values: Values) -> None:
        scene.state.fighters["a1"].hp -= 1
        fail()


class CrashLater(Edit[Table]):
    """A script that asks before it raises."""

    id = "crash_later"

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        return asks_and_fails(scene)


class CrashLooking(Edit[Table]):
    """Raises already when it is looked at."""

    id = "crash_looking"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": OneOf(fail)}


def asks_and_fails(scene: Scene[Table]) -> Script[None]:
    yield from ask(scene, lambda: Choose("a1", "sure", lambda: [Option("yes")]))
    fail()


class Fragile(SmallGame):
    """a1 is asked again and again; much of what can be answered raises, some of it only if the game is `broken`."""

    name = "fragile"
    edits = (*SmallGame.edits, Crash(), CrashLater(), CrashLooking())

    def __init__(self) -> None:
        self.broken = False

    def step(self, scene: Scene[Table]) -> Script[None]:
        if scene.state.stage == "before":
            fail()
        return self.turn(scene)

    def turn(self, scene: Scene[Table]) -> Script[None]:
        scene.mark("turn", "a1")
        scene.state.round += 1
        names = ("wait", "crash", "before", "deep", "window", "roll", "maybe", "harm")
        pick = yield from ask(scene, lambda: Choose("a1", "turn", lambda: [option(each) for each in names]))
        assert pick is not None
        scene.change(hurt("a1", 0))
        scene.tell(Told("a1", pick.do))
        if pick.do == "crash" or (pick.do == "maybe" and self.broken):
            scene.state.fighters["b1"].hp = 1
            fail()
        if pick.do == "before":
            scene.state.stage = "before"
        if pick.do == "deep":
            deeper(1)
        if pick.do == "window":
            yield from window(scene)
        if pick.do == "roll" and (yield from roll(scene, "a1", "luck", 1, 2)) == (1,):
            fail()

    def out_of_turn(self, scene: Scene[Table], who: str, do: str, values: Values) -> list[Refusal]:
        return [fail(who)] if who == "b2" else []


def option(name: str) -> Option:
    def why_not(values: Values) -> Iterable[Refusal]:
        return fail(name) if values else ()

    return Option(name, {"how": words("well")}, why_not)


def deeper(number: int) -> int:
    return deeper(number + 1) + 1


def window(scene: Scene[Table]) -> Script[None]:
    def react(who: str, pick: Pick) -> Script[None]:
        scene.state.fighters[who].hp -= 1
        if pick.do == "crash":
            fail()
        yield from ()

    def offer(who: str) -> list[Option]:
        return [Option("crash"), Option("cheer")]

    yield from ask_in_turn(
        scene, "hurry", order=lambda: ["b1"], offer=offer, react=react, goes_on=lambda: True
    )  # fmt: skip


def begin(spacing: int = 2, game: Fragile | None = None) -> Fight[Table]:
    fight = Fight(game or Fragile(), two_sides(1, 2, hp=9), Journal({"game": "fragile"}), spacing=spacing)
    for _ in range(5):
        assert not fight.say("a1", "wait")
    return fight


def all_of(fight: Fight[Table]) -> dict[str, Any]:
    kept = [(each.position, each.told, each.marked, repr(each.state)) for each in fight.snapshots]
    return everything(fight) | {"ticket": fight.ticket, "lines": fight.journal.lines(), "snapshots": kept}


def goes_on(fight: Fight[Table]) -> None:
    """As if nothing had been said: the same answers lead to the same fight as ever."""
    twin = begin(fight.spacing)
    for reply in fight.journal.path(5):
        assert not twin.answer(reply)
    assert all_of(twin) == all_of(fight)
    for each in (fight, twin):
        question = each.pending
        assert question is not None
        usual = {"a1": "2" if isinstance(question, Roll) else "wait", "b1": "cheer"}[question.who]
        assert not each.say(question.who, usual)
        assert not each.say("a1", "wait")
    assert all_of(twin) == all_of(fight)
    assert fight.undo(3) == 3
    assert fight.redo(3) == 3


Say = Callable[[Fight[Table]], list[Refusal]]
ANSWERS: dict[str, tuple[list[str], Say, str]] = {
    "in the act": ([], lambda fight: fight.say("a1", "crash"), "KeyError: 'x'"),
    "in the next step": ([], lambda fight: fight.say("a1", "before"), "KeyError: 'x'"),
    "in too many calls": ([], lambda fight: fight.say("a1", "deep"), "RecursionError"),
    "in a window": (["a1: window"], lambda fight: fight.say("b1", "crash"), "KeyError: 'x'"),
    "at a die": (["a1: roll"], lambda fight: fight.answer(Thrown("a1", (1,), "typed")), "KeyError: 'x'"),
    "in an edit": ([], lambda fight: fight.overrule("crash"), "KeyError: 'x'"),
    "in an edit in words": (["a1: roll"], lambda fight: fight.decree("crash"), "KeyError: 'x'"),
    "in an edit inside a window": (["a1: window"], lambda fight: fight.answer(Overrule("crash")), "KeyError: 'x'"),
    "while somebody looks at an edit": ([], lambda fight: fight.decree("crash_looking a1"), "KeyError: 'x'"),
    "while an option is checked": ([], lambda fight: fight.say("a1", "wait well"), "KeyError: 'wait'"),
    "while somebody who is not asked is answered": ([], lambda fight: fight.say("b2", "wait"), "KeyError: 'b2'"),
    "while reasons are asked for": ([], lambda fight: fight.why_not("b2", "wait"), "KeyError: 'b2'"),
}


@pytest.mark.parametrize("spacing", [0, 1, 2, 16])
@pytest.mark.parametrize("where", ANSWERS)
def test_a_rule_that_raises_refuses_the_answer_and_nothing_has_happened(where: str, spacing: int) -> None:
    first, say, error = ANSWERS[where]
    fight = begin(spacing)
    for line in first:
        who, _, text = line.partition(": ")
        assert not fight.say(who, text)
    before = all_of(fight)
    for _ in range(2):
        (refused,) = say(fight)
        assert refused.rule == "CORE-DEFECT"
        assert refused["error"].startswith(error)
        module, _, line = refused["place"].rpartition(":")
        assert module
        assert int(line) > 0
        assert type(fight.defect).__name__ == refused["error"].partition(":")[0]
        assert all_of(fight) == before
    goes_on(fight)


def test_the_place_is_that_of_the_rule() -> None:
    (refused,) = begin().say("a1", "crash")
    assert refused["place"] == f"{__name__}:{fail.__code__.co_firstlineno + 1}"
    assert str(refused) == f"CORE-DEFECT(place={refused['place']}, error=KeyError: 'x')"


def test_an_edit_that_asks_first_raises_with_the_answer() -> None:
    fight = begin()
    assert not fight.overrule("crash_later")
    before = all_of(fight)
    assert rules_of(fight.say("a1", "yes")) == ["CORE-DEFECT"]
    assert all_of(fight) == before
    assert fight.undo() == 1
    assert not fight.say("a1", "wait")


def test_an_unchecked_reply_raises_what_the_rule_raised() -> None:
    fight = begin()
    before = all_of(fight)
    with pytest.raises(KeyError, match="x"):
        fight.give(Pick("a1", "crash"))
    assert all_of(fight) == before
    goes_on(fight)


def test_an_interrupt_in_the_middle_of_a_rule_takes_the_answer_back_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(what: str = "x") -> None:
        raise KeyboardInterrupt

    fight = begin()
    before = all_of(fight)
    monkeypatch.setattr(sys.modules[__name__], "fail", interrupted)
    with pytest.raises(KeyboardInterrupt):
        fight.say("a1", "crash")
    assert all_of(fight) == before
    goes_on(fight)


def test_generated_dice_that_make_a_rule_raise_have_not_fallen() -> None:
    fight = begin()
    assert not fight.say("a1", "roll")
    unlucky = next(Dice(seed) for seed in range(99) if Dice(seed).throw(Roll("a1", "luck", 1, 2), 0).dice == (1,))
    before = all_of(fight)
    with pytest.raises(Defect) as failed:
        fight.throw(unlucky)
    assert failed.value.refusal.rule == "CORE-DEFECT"
    assert isinstance(failed.value.__cause__, KeyError)
    assert all_of(fight) == before
    assert fight.journal.drawn == 0
    goes_on(fight)


def tried() -> Fight[Table]:
    """Two waits, a step that fails once the game is broken, another wait; all but the first five answers undone."""
    fight = begin()
    for text in ("wait", "wait", "maybe", "wait"):
        assert not fight.say("a1", text)
    assert fight.undo(4) == 4
    return fight


@pytest.mark.parametrize("by", [3, 4, 99])
def test_redoing_is_all_or_nothing(by: int) -> None:
    fight = tried()
    fight.ruleset.broken = True  # type: ignore[attr-defined]
    before, redoable = all_of(fight), fight.journal.redoable
    with pytest.raises(Defect, match="CORE-DEFECT"):
        fight.redo(by)
    assert all_of(fight) == before
    assert fight.journal.redoable == redoable
    assert fight.redo(2) == 2
    assert fight.undo(2) == 2
    fight.ruleset.broken = False  # type: ignore[attr-defined]
    assert fight.redo(by) == min(by, 4)


def test_undoing_and_going_to_a_branch_are_all_or_nothing() -> None:
    fight = tried()
    assert fight.redo(4) == 4
    old = fight.journal.here
    fight.ruleset.broken = True  # type: ignore[attr-defined]
    before = all_of(fight)
    fight.snapshots.clear()
    kept = fight.scene, fight.request
    with pytest.raises(Defect):
        fight.undo(1)
    assert (fight.scene, fight.request) == kept
    assert {**all_of(fight), "snapshots": 0} == {**before, "snapshots": 0}

    fight.ruleset.broken = False  # type: ignore[attr-defined]
    assert fight.undo(4) == 4
    assert not fight.say("a1", "harm")
    fight.ruleset.broken = True  # type: ignore[attr-defined]
    before = all_of(fight)
    with pytest.raises(Defect):
        fight.go(old)
    assert all_of(fight) == before
    assert not fight.say("a1", "wait")


def test_a_journal_whose_replay_raises_names_the_line() -> None:
    fight = tried()
    fight.redo(4)
    lines = fight.journal.lines()
    game = Fragile()
    game.broken = True
    with pytest.raises(Unreadable, match=r"^line 9: .*CORE-DEFECT\(place=.*KeyError: 'x'\)") as failed:
        replay(game, fight.start, lines)
    assert failed.value.line == 9


def test_a_redo_that_raises_in_a_replay_is_named_too() -> None:
    class Worse(Fragile):
        """Everything goes well twice, and never again."""

        played = 0

        def turn(self, scene: Scene[Table]) -> Script[None]:
            self.played += 1
            self.broken = self.played > 12
            return super().turn(scene)

    fight = tried()
    fight.redo(4)
    with pytest.raises(Unreadable, match=r"^line 1[0-9]: .*CORE-DEFECT"):
        replay(Worse(), fight.start, fight.journal.lines())


def test_a_computer_player_whose_answer_meets_a_defect_is_stopped_with_its_cause() -> None:
    fight = begin()
    with pytest.raises(IllegalAnswer, match="CORE-DEFECT") as failed:
        play_out(fight, lambda fight, question: Pick("a1", "crash"), Dice(1))
    assert isinstance(failed.value.__cause__, KeyError)
    goes_on(fight)
