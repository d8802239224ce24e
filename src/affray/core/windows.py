"""A window: others may act inside an act. Asked one by one in the ruleset's order, each resolved before the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from .acts import interruption
from .answering import Answering as Answering
from .events import NotOffered
from .fields import SeveralOf
from .refusals import Refusal
from .script import Choose, Option, Pick, Script, ask

if TYPE_CHECKING:
    from .scene import Scene

K = TypeVar("K")

Names = Callable[[], Sequence[str]]
"""Who it is about just now."""

DECLINE = Option("decline", ends=True)


@dataclass(frozen=True, slots=True)
class Window:
    """What is open: a name for people, and why somebody may not use it now (also for those who are not asked)."""

    name: str
    why_not: Callable[[str, str], Sequence[Refusal]]


class opened:
    """Keep a window on the stack while its reactions play; the innermost one explains itself first."""

    __slots__ = ("scene", "window")

    def __init__(self, scene: Scene[Any], window: Window) -> None:
        self.scene, self.window = scene, window

    def __enter__(self) -> None:
        self.scene.windows.append(self.window)

    def __exit__(self, *problem: object) -> None:
        if self.window in self.scene.windows:
            self.scene.windows.remove(self.window)


def ask_in_turn(
    scene: Scene[Any],
    name: str,
    *,
    order: Callable[[], Sequence[K]],
    offer: Callable[[K], Sequence[Option]],
    react: Callable[[K, Pick], Script[None]],
    goes_on: Callable[[], bool],
    who: Callable[[K], str] = str,
    arrange: Callable[[Names], Script[Sequence[str]]] | None = None,
    passing: bool = False,
    cause: Callable[[str], str] | None = None,
) -> Script[None]:
    """Everybody in `order` who has an open option is asked once; the order is read anew after each reaction.

    Somebody with options that are all forbidden is not asked; an event tells the rules, so that "why was I not asked?"
    has an answer. The window closes as soon as what it interrupts can no longer go on.

    A game that asks one person several times, about one kind of answer after the other, orders pairs instead of names
    and says with `who` whose a pair is. `arrange` asks somebody for the order of those who can answer, which then
    stays; it is told their names as often as it must know. With `passing`, whose place has passed is not asked any
    more, even if something opens for it later. `cause` tells whose doing it is, as far as somebody knows who is asked.
    """
    asked: list[K] = []
    fixed: Sequence[K] | None = None

    def places() -> Sequence[K]:
        return order() if fixed is None else fixed

    def open_to(each: K) -> bool:
        return any(option.example() is not None for option in offer(each))

    def why_not(name: str, do: str) -> list[Refusal]:
        options = [option for each in places() if who(each) == name for option in offer(each)]
        return [refusal for option in options if option.id == do for refusal in option.why_closed()]

    def next_one() -> K | None:
        for each in places():
            if each not in asked:
                if open_to(each):
                    return each
                if passing:
                    asked.append(each)
        return None

    if scene.recording:
        tell_who_is_left_out(scene, name, order(), offer, who)
    if arrange is not None:
        names = yield from arrange(lambda: list(dict.fromkeys(who(each) for each in order() if open_to(each))))
        fixed = sorted((each for each in order() if who(each) in names), key=lambda each: names.index(who(each)))
    each = next_one()
    if each is None:
        return
    with opened(scene, Window(name, why_not)):
        while each is not None and goes_on():
            asked.append(each)
            pick = yield from ask(scene, question_for(name, who(each), partial(offer, each), goes_on, cause))
            if pick is not None and pick.do != DECLINE.id:
                yield from interruption(scene, react(each, pick))
            each = next_one()


def question_for(
    name: str, who: str, offer: Callable[[], Sequence[Option]], goes_on: Callable[[], bool],
    cause: Callable[[str], str] | None = None,
) -> Callable[[], Choose | None]:  # fmt: skip
    """The question of one window to one person, who can answer it now, as often as it must be built."""
    built = False

    def known() -> Sequence[Option]:
        return [*offer(), DECLINE]

    def build() -> Choose | None:
        nonlocal built
        if built and not (any(option.example() is not None for option in offer()) and goes_on()):
            return None
        built = True
        return Choose(who, name, known, facts={"cause": by} if cause is not None and (by := cause(who)) else {})

    return build


def order_question(who: str, why: str, names: Names) -> Callable[[], Choose | None]:
    """The question in which order some names come, as often as it must be built, and only while there are several."""

    def known() -> list[Option]:
        return [Option("order", {"order": SeveralOf(names, all_of=True, type="combatant")})]

    def build() -> Choose | None:
        return Choose(who, why, known) if len(names()) > 1 else None

    return build


def tell_who_is_left_out(
    scene: Scene[Any],
    name: str,
    order: Sequence[K],
    offer: Callable[[K], Sequence[Option]],
    who: Callable[[K], str] = str,
) -> None:
    """Those who might have expected to be asked hear the rules of the game that are in the way."""
    for place in order:
        reasons = [option.why_closed() for option in offer(place)]
        if not all(reasons):
            continue
        against = [each for found in reasons for each in found if not each.rule.startswith("CORE-")]
        if against:
            codes = dict.fromkeys(code for each in against if (code := dict(each.facts).get("code")))
            rules = dict.fromkeys(each.rule for each in against)
            scene.tell(NotOffered(who(place), name, tuple(codes), rules=tuple(rules)))
