"""Acts under way: what must hold for each to go on, and what happens to those that are given up (SF-REACT-13)."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType

from affray.core.acts import Lost, underway
from affray.core.scene import Scene

from ..model.events import ActionLost
from ..model.stats import Combat, Fighter


def always() -> bool:
    return True


class undertaking(underway):
    """An act of somebody, until its `with` ends. Of acts within acts the innermost decides by itself.

    A step of a charge that cannot be taken ends the movement by the rule for movement, not the charge with everything
    in it; a missile of a full attack that has left the hand comes down somewhere whatever becomes of the thrower.
    """

    __slots__ = ("outer",)

    def __init__(self, scene: Scene[Combat], holds: Callable[[], bool] = always) -> None:
        self.scene, self.holds, self.lost = scene, holds, False

    def __enter__(self) -> undertaking:
        scene = self.scene
        self.outer: list[underway] = scene.acts
        scene.acts = [self]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> bool:
        self.scene.acts = self.outer
        self.lost = isinstance(problem, Lost) and problem.act is self
        return self.lost


def settle(scene: Scene[Combat]) -> None:
    """What is decided is decided: nothing can take back the act that is under way."""
    for act in scene.acts:
        act.holds = always


def lose_action(scene: Scene[Combat], fighter: Fighter, action: str) -> None:
    """An action that was interrupted is lost, not refunded (SF-ACT-11, SF-REACT-13)."""
    if scene.recording:
        scene.tell(ActionLost(fighter.id, action, rules=("SF-REACT-13", "SF-ACT-11")))
