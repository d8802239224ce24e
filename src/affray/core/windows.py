"""A window: others may act inside an act. Asked one by one in the ruleset's order, each resolved before the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .acts import interruption
from .events import NotOffered
from .fields import SeveralOf
from .refusals import Refusal
from .script import Choose, Option, Pick, Script, ask

if TYPE_CHECKING:
    from .scene import Scene

DECLINE = Option("decline")


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


class Answering:
    """A kind of answer in a game's windows: who might have it, the options it makes, and how it is played.

    A game lists its kinds in a table; what a `happening` is, only the game knows.
    """

    id = ""

    def candidates(self, scene: Scene[Any], window: str, happening: Any) -> Sequence[str]:
        """Those who could answer here or might expect to be asked, found cheaply."""
        return ()

    def offers(self, scene: Scene[Any], fighter: Any, window: str, happening: Any) -> list[Option]:
        """The options of one combatant; forbidden ones too if it might have expected them."""
        return []

    def play(self, scene: Scene[Any], fighter: Any, pick: Pick, happening: Any) -> Script[None]:
        """Resolve it completely."""
        yield from ()


def ask_in_turn(
    scene: Scene[Any],
    name: str,
    *,
    order: Callable[[], Sequence[str]],
    offer: Callable[[str], Sequence[Option]],
    react: Callable[[str, Pick], Script[None]],
    goes_on: Callable[[], bool],
) -> Script[None]:
    """Everybody in `order` who has an open option is asked once; the order is read anew after each reaction.

    Somebody with options that are all forbidden is not asked; an event tells the rules, so that "why was I not asked?"
    has an answer. The window closes as soon as what it interrupts can no longer go on.
    """
    asked: list[str] = []

    def open_to(who: str) -> bool:
        return any(option.example() is not None for option in offer(who))

    def why_not(who: str, do: str) -> list[Refusal]:
        return [refusal for option in offer(who) if option.id == do for refusal in option.why_closed()]

    def next_one() -> str | None:
        return next((each for each in order() if each not in asked and open_to(each)), None)

    if scene.recording:
        tell_who_is_left_out(scene, name, order(), offer)
    who = next_one()
    if who is None:
        return
    with opened(scene, Window(name, why_not)):
        while who is not None and goes_on():
            asked.append(who)
            pick = yield from ask(scene, question_for(name, who, offer, open_to, goes_on))
            if pick is not None and pick.do != DECLINE.id:
                yield from interruption(scene, react(who, pick))
            who = next_one()


def question_for(
    name: str,
    who: str,
    offer: Callable[[str], Sequence[Option]],
    open_to: Callable[[str], bool],
    goes_on: Callable[[], bool],
) -> Callable[[], Choose | None]:
    """The question of one window to one person, who can answer it now, as often as it must be built."""
    built = False

    def known() -> Sequence[Option]:
        return [*offer(who), DECLINE]

    def build() -> Choose | None:
        nonlocal built
        if built and not (open_to(who) and goes_on()):
            return None
        built = True
        return Choose(who, name, known)

    return build


def order_question(who: str, why: str, names: Sequence[str]) -> Callable[[], Choose]:
    """The question in which order some names come, as often as it must be built."""

    def among() -> Sequence[str]:
        return names

    def known() -> list[Option]:
        return [Option("order", {"order": SeveralOf(among, all_of=True)})]

    def build() -> Choose:
        return Choose(who, why, known)

    return build


def tell_who_is_left_out(
    scene: Scene[Any], name: str, order: Sequence[str], offer: Callable[[str], Sequence[Option]]
) -> None:
    """Those who might have expected to be asked hear the rules of the game that are in the way."""
    for who in order:
        reasons = [option.why_closed() for option in offer(who)]
        if not all(reasons):
            continue
        against = [each for found in reasons for each in found if not each.rule.startswith("CORE-")]
        if against:
            codes = dict.fromkeys(code for each in against if (code := dict(each.facts).get("code")))
            rules = dict.fromkeys(each.rule for each in against)
            scene.tell(NotOffered(who, name, tuple(codes), rules=tuple(rules)))
