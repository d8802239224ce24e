"""Reaction windows: who may answer what happens, in which order, and what is in the way (E5-REACT).

The kinds of reactions (opportunity attacks, readied responses, reaction powers) are handed in by the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from affray.core.acts import check_acts
from affray.core.refusals import Refusal
from affray.core.scene import Scene
from affray.core.script import Option, Pick, Script, ask
from affray.core.windows import Answering, Names, ask_in_turn, order_question
from affray.space.measure import Footprint

from ..ground.knowing import is_known
from ..model.catalogue import every, no
from ..model.events import Reacted
from ..model.kinds import AttackKind, Power
from ..model.stats import Combat, Fighter, Result
from .acting import while_able


class Step(NamedTuple):
    """A change of place, of whatever kind."""

    who: str
    origin: Footprint
    origin_height: int
    to: Footprint
    height: int
    gone: bool = False


@dataclass(slots=True)
class Happening:
    """What a window is about. Reaction powers may change `ac_bonus`, `half` and `reduction` of what is under way.

    `what` is step, attacks, grapples, shoves, takes_action, casts, uses_power, roll, save, hit, result, starts, ends.
    """

    what: str
    who: str
    targets: tuple[str, ...] = ()
    action: str = ""
    """The action that is declared with it; empty for a further attack, a bonus action or a reaction."""
    attack: AttackKind | None = None
    ranged: bool = False
    power: Power | None = None
    steps: tuple[Step, ...] = ()
    results: tuple[Result, ...] = ()
    natural: int = 0
    total: int = 0
    ac: int = 0
    dc: int = 0
    critical: bool = False
    ac_bonus: int = 0
    half: bool = False
    reduction: int = 0
    possible: Callable[[], bool] | None = None
    """Whether an interrupted step could still be taken."""
    late: bool = False
    """The declared thing is resolved already (option `ready_timing: after_trigger`)."""
    answered: list[str] = field(default_factory=list)
    """Who has reacted, in order; `stays` once the mover has chosen to stay."""

    @property
    def would_hit(self) -> bool:
        return self.natural == 20 or (self.natural > 1 and self.total >= self.ac + self.ac_bonus)


class Reaction(Answering):
    """A kind of reaction; the reaction is spent when it is played."""


def watched(combat: Combat, window: str, who: str = "", target: str = "") -> bool:
    """Whether anybody could react in a window at all: tested before anything is prepared for it.

    Where it is known who does what to whom, those who react to their own concerns only are left out.
    """
    if combat.ready or window not in combat.reactors:
        return bool(combat.ready)
    return any(others or not who or name in (who, target) for name, others in combat.reactors[window].items())


def always() -> bool:
    return True


def why_no_reaction(fighter: Fighter) -> list[Refusal]:
    """Everything against taking a reaction (E5-REACT-2, E5-REACT-5, E5-SURP-7, E5-GEN-9)."""
    found: list[Refusal] = []
    if fighter.dead or fighter.left_field:
        found.append(no("E5-GEN-9", "dead", who=fighter.id))
    if fighter.surprised:
        found.append(no("E5-SURP-7", "surprised", who=fighter.id))
    if not fighter.budget.reaction:
        found.append(no("E5-REACT-2", "reaction_spent", who=fighter.id))
    if fighter.incapacitated:
        found += every("incapacitated", "E5-REACT-5", "E5-COND-10", who=fighter.id)
    return found


def can_react(fighter: Fighter) -> bool:
    return (
        fighter.budget.reaction
        and not fighter.dead
        and not fighter.left_field
        and not fighter.surprised
        and not fighter.incapacitated
    )


def reload(fighter: Fighter, paid: str) -> None:
    """A new action, bonus action or reaction may fire a loading weapon again (E5-WPN-5)."""
    if paid in fighter.budget.loading_fired:
        fighter.budget.loading_fired.remove(paid)


def spend_reaction(fighter: Fighter) -> None:
    fighter.budget.reaction = False
    reload(fighter, "reaction")


def reaction_order(combat: Combat) -> list[str]:
    """Initiative order from the one after the turn owner, the owner last (E5-REACT-6)."""
    line = combat.line or list(combat.fighters)
    if combat.owner not in line:
        return line
    after = line.index(combat.owner) + 1
    return line[after:] + line[:after]


def window(
    scene: Scene[Combat],
    name: str,
    happening: Happening,
    goes_on: Callable[[], bool] = always,
    can_happen: Callable[[], bool] = always,
) -> Script[None]:
    """Open a window and let everybody react who may.

    After each reaction it closes if what is under way can no longer take place (E5-REACT-12); what becomes of that is
    seen when it is closed, whether or not anybody has answered (E5-REACT-8).
    """
    combat = scene.state
    asked: list[str] = []
    kinds: list[Reaction] = []
    for kind in scene.answering:
        found = kind.candidates(scene, name, happening)
        if found:
            kinds.append(kind)
            asked += found
    if not kinds or not (scene.recording or any(can_react(combat.fighters[who]) for who in asked)):
        return  # without a log nobody needs to be told why it is not asked
    waiting, open_still, before = scene.acts, [True], scene.position

    def offer(who: str) -> list[Option]:
        fighter = combat.fighters.get(who)
        if fighter is None:
            return []
        return [option for kind in kinds for option in kind.offers(scene, fighter, name, happening)]

    def react(who: str, pick: Pick) -> Script[None]:
        fighter = combat.fighters[who]
        spend_reaction(fighter)
        happening.answered.append(who)
        if scene.recording:
            what = str(pick.get("power", pick.do))
            scene.tell(Reacted(who, name, what, rules=("E5-REACT-1", "E5-REACT-11")))
        kind = next(each for each in kinds if each.id == pick.do)
        yield from while_able(scene, fighter, "reaction", kind.play(scene, fighter, pick, happening))
        look_again()

    def look_again() -> None:
        open_still[0] = can_happen() and all(act.holds() for act in waiting)

    def still() -> bool:
        return open_still[0] and goes_on()

    def cause(who: str) -> str:
        actor = combat.fighters.get(happening.who)
        return happening.who if actor and is_known(combat, combat.fighters[who].side, actor) else ""

    def order() -> Sequence[str]:
        return [who for who in reaction_order(combat) if who in asked]

    def arrange(able: Names) -> Script[Sequence[str]]:
        chosen = yield from choose_order(scene, able)
        look_again()
        return chosen

    arranged = None if combat.options.reaction_order == "initiative" else arrange
    combat.under_way.append(happening)
    try:
        scene.acts = []
        yield from ask_in_turn(
            scene, name, order=order, offer=offer, react=react, goes_on=still, arrange=arranged, cause=cause
        )
    finally:
        scene.acts = waiting
        combat.under_way = [each for each in combat.under_way if each is not happening]
    if scene.position != before:
        check_acts(scene)  # if nobody was asked, nothing has changed


def choose_order(scene: Scene[Combat], able: Names) -> Script[Sequence[str]]:
    """Somebody else than the initiative decides the order of several reactors (option `reaction_order`).

    The owner of the turn is not asked about those of whom its side does not know; they come last.
    """
    combat = scene.state
    by = combat.owner if combat.options.reaction_order == "turn_owner_decides" else "gm"
    judge = combat.fighters.get(by)

    def known() -> list[str]:
        side = "" if judge is None else judge.side
        return [name for name in able() if judge is None or is_known(combat, side, combat.fighters[name])]

    pick = yield from ask(scene, order_question(by, "reaction_order", known))
    first = known() if pick is None else list(pick["order"])
    return [*first, *(name for name in able() if name not in first)]
