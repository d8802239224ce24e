"""An act under way: what must hold for it to go on. Checked in one place whenever others had a word.

    with underway(scene, lambda: can_strike(scene.state, who, target)) as act:
        yield from window(scene, "declared", ...)
        die = yield from roll(scene, who, "attack", 1, 20)
        ...
    if act.lost:
        ...                         # the game's own rule for interrupted acts

What others do inside an act is a decree or a reaction. After each of them every act of the interrupted one is checked,
the outermost first; the first that no longer holds is unwound to its `with`. Nobody has to remember to look.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from types import TracebackType
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

if TYPE_CHECKING:
    from .events import Event
    from .scene import Scene
    from .script import Script

P = ParamSpec("P")
T = TypeVar("T")


class Lost(Exception):
    """Unwinds an act that no longer holds, to the `with` that it began with."""

    def __init__(self, act: underway) -> None:
        self.act = act


class underway:
    """An act for as long as its `with` lasts. `holds` may be replaced when the act has come further.

    `lost` tells afterwards that it was given up on the way.
    """

    __slots__ = ("holds", "lost", "scene")

    def __init__(self, scene: Scene[Any], holds: Callable[[], bool]) -> None:
        self.scene, self.holds, self.lost = scene, holds, False

    def __enter__(self) -> underway:
        self.scene.acts.append(self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> bool:
        acts = self.scene.acts
        if acts and acts[-1] is self:
            acts.pop()
        else:
            acts.remove(self)
        if problem is None:
            return False
        self.lost = isinstance(problem, Lost) and problem.act is self
        return self.lost


class folded:
    """What is told until its `with` ends belongs together: an event that is a head (`Event.heads`) gathers what comes
    after it inside, and nothing that comes after the end. Reactions and decrees are folded by themselves.

    With an `event` it hangs on that one, told before: of several acts declared at once each has its own.
    """

    __slots__ = ("event", "floor", "mark", "scene")

    def __init__(self, scene: Scene[Any], event: Event | None = None) -> None:
        self.scene, self.event = scene, event

    def __enter__(self) -> None:
        scene = self.scene
        self.floor, self.mark = scene.floor, len(scene.heads)
        if self.event is not None:
            scene.heads.append((self.event.heads, self.event.line))
        scene.floor = len(scene.heads)

    def __exit__(self, *problem: object) -> None:
        del self.scene.heads[self.mark :]
        self.scene.floor = self.floor


def folding(script: Callable[Concatenate[Scene[Any], P], Script[T]]) -> Callable[Concatenate[Scene[Any], P], Script[T]]:
    """A script of which everything told belongs together, as if it were played inside `folded`."""

    @wraps(script)
    def play(scene: Scene[Any], /, *args: P.args, **kwargs: P.kwargs) -> Script[T]:
        played = script(scene, *args, **kwargs)
        return in_fold(scene, played) if scene.recording else played

    return play


def in_fold(scene: Scene[Any], script: Script[T]) -> Script[T]:
    with folded(scene):
        return (yield from script)


def check_acts(scene: Scene[Any]) -> None:
    """Somebody else had a word: give up the outermost act that no longer holds."""
    for act in scene.acts:
        if not act.holds():
            raise Lost(act)


def interruption(scene: Scene[Any], script: Script[T]) -> Script[T]:
    """Play what others do inside an act: with acts of their own, and the interrupted ones are checked after it."""
    waiting, scene.acts = scene.acts, []
    try:
        result = yield from in_fold(scene, script) if scene.recording else script
    finally:
        scene.acts = waiting
    check_acts(scene)
    return result
