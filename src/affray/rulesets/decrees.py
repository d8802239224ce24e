"""Decrees that games have in common: what the game master may say of fighters on a map."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any

from affray.core.actions import Edit
from affray.core.fields import Field, Text, somebody
from affray.core.places import Place
from affray.core.refusals import Refusal, Values, refuse
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.core.windows import DECLINE


def some_square(combat: Any, optional: bool = False) -> Place:
    """A field for a square on which somebody can stand."""

    def among() -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = combat.ground.grid.points(combat.ground.grid.open)
        return found

    return Place(among, optional=optional)


class Join(Edit[Any], ABC):
    """Somebody joins, like one that is there. The game makes the copy and says how it enters."""

    id = "join"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        who, where = somebody(scene.state.fighters), some_square(scene.state)
        return {"like": who, "id": Text(30), "side": Text(40, optional=True), "at": where}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        combat = scene.state
        if values.get("id") in combat.fighters:
            yield refuse("CORE-EDIT-NAME", id=values["id"])
        if "like" in values and "at" in values:
            newcomer = self.newcomer(combat, {"id": "newcomer", **values})
            if not self.has_room(combat, newcomer):
                yield refuse("CORE-EDIT-PLACE", of=values.get("id", ""))

    @abstractmethod
    def newcomer(self, combat: Any, values: Values) -> Any:
        """A fresh copy, unhurt."""

    @abstractmethod
    def has_room(self, combat: Any, newcomer: Any) -> bool:
        """Whether it can stand where it is to come in."""

    @abstractmethod
    def enter(self, scene: Scene[Any], newcomer: Any) -> Script[None]:
        """What its coming brings about: its place in the order."""

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        newcomer = self.newcomer(scene.state, values)
        scene.state.fighters[newcomer.id] = newcomer
        return self.enter(scene, newcomer)


class CallTrigger(Edit[Any], ABC):
    """The game master says that somebody's readied trigger is true now."""

    id = "trigger"
    rule = ""
    """The rule of readying."""
    window = ""
    """The window that the question shows."""

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": somebody(scene.state.fighters)}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        if "of" in values and scene.state.fighters[values["of"]].readied is None:
            yield refuse(self.rule, code="nothing_readied", who=values["of"])

    @abstractmethod
    def answer(self, scene: Scene[Any], fighter: Any) -> Option:
        """What was readied, as it can be done now."""

    @abstractmethod
    def carry_out(self, scene: Scene[Any], fighter: Any, values: Values) -> Script[None]:
        """Do what was readied."""

    @abstractmethod
    def happening(self, fighter: Any) -> Any:
        """What the game's windows would say is going on."""

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        return self.offer(scene, scene.state.fighters[values["of"]])

    def offer(self, scene: Scene[Any], fighter: Any) -> Script[None]:
        def known() -> list[Option]:
            return [self.answer(scene, fighter), DECLINE]

        def question() -> Choose | None:
            open_now = fighter.readied is not None and self.answer(scene, fighter).example() is not None
            return Choose(fighter.id, self.window, known) if open_now else None

        happening = self.happening(fighter)
        scene.state.under_way.append(happening)
        try:
            pick = yield from ask(scene, question)
        finally:
            scene.state.under_way.remove(happening)
        if pick is not None and pick.do != DECLINE.id:
            yield from self.carry_out(scene, fighter, pick.values)


class ChangeSides(Edit[Any], ABC):
    """Somebody changes sides."""

    id = "side"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": somebody(scene.state.fighters), "to": Text(40)}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        scene.state.fighters[values["of"]].side = values["to"]
        self.tell(scene, values["of"], values["to"])

    @abstractmethod
    def tell(self, scene: Scene[Any], of: str, to: str) -> None:
        """Log it, with the game's rule."""
