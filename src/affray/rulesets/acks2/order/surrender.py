"""Giving up: whose heart fails offers it, the other side accepts it or not (ACKS-MORALE-11)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.fields import SeveralOf
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask

from ..body.damage import leave
from ..ground.engagement import is_engaged
from ..model.conditions import BERSERK, COWERING, FALTERING, FRIGHTENED
from ..model.events import SurrenderOffered
from ..model.stats import Combat, Warrior

RULE = "ACKS-MORALE-11"


def may_surrender(combat: Combat, warrior: Warrior) -> bool:
    """Cowering or faltering; the frightened who are engaged cower (ACKS-MORALE-11, ACKS-COND-9). Not those who do not
    know how, and not the berserk."""
    if warrior.status != "active" or combat.adjustments.get(f"no_quarter {warrior.side}"):
        return False
    if not warrior.card.surrenders or warrior.marks & BERSERK or not combat.enemies(warrior):
        return False
    if warrior.marks & (COWERING | FALTERING):
        return True
    return bool(warrior.marks & FRIGHTENED) and is_engaged(combat, warrior)


def offer_terms(scene: Scene[Combat], wavering: Sequence[Warrior]) -> Script[None]:
    """Everybody's own controller decides whether it gives up; then the other sides say whom they spare (D18)."""
    combat = scene.state
    offered: list[Warrior] = []
    for warrior in wavering:
        pick = yield from ask(scene, lambda who=warrior: offer(combat, who))  # type: ignore[misc]
        if pick is not None and pick.do == "surrender":
            offered.append(warrior)
            if scene.recording:
                scene.tell(SurrenderOffered(warrior.id, rules=(RULE,)))
    for victor in dict.fromkeys(victor_over(combat, each) for each in offered):
        yield from accept(scene, victor, [each for each in offered if victor_over(combat, each) == victor])


def offer(combat: Combat, warrior: Warrior) -> Choose | None:
    def known() -> list[Option]:
        return [Option("surrender"), Option("fight_on")]

    return Choose(warrior.id, "surrender", known) if may_surrender(combat, warrior) else None


def victor_over(combat: Combat, warrior: Warrior) -> str:
    """Who accepts: the opposing side; of several the Judge."""
    sides = dict.fromkeys(each.side for each in combat.enemies(warrior))
    return next(iter(sides)) if len(sides) == 1 else "gm"


def accept(scene: Scene[Combat], victor: str, offered: Sequence[Warrior]) -> Script[None]:
    """All of it, that of those named, or none."""
    combat = scene.state

    def left() -> Sequence[str]:
        return [each.id for each in offered if may_surrender(combat, each)]

    def known() -> list[Option]:
        return [Option("accept", {"who": SeveralOf(left, optional=True, type="combatant")}), Option("refuse")]

    def question() -> Choose | None:
        return Choose(victor, "terms", known) if left() else None

    pick = yield from ask(scene, question)
    if pick is not None and pick.do == "accept":
        for name in pick.values.get("who", left()):
            leave(scene, combat.warriors[name], "surrendered", RULE)
