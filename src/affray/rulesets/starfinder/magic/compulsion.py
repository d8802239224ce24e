"""Conditions that decide what somebody does: confusion and fear (SF-COND-21, SF-COND-22)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from affray.core.notation import DicePool
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script, roll
from affray.space.bits import each as squares_of

from ..body.damage import deal
from ..body.dice import pool
from ..fight.hits import choose_closest
from ..ground.awareness import eludes
from ..ground.board import distance, squares_apart
from ..ground.stepping import default_mode, is_stuck, reachable, speed_of
from ..model.catalogue import no
from ..model.conditions import CONFUSED, FLEEING, MARK, NO_ACTIONS, PANICKED, PRONE
from ..model.events import Bewildered
from ..model.stats import Combat, Fighter

NOTHING_TO_DO = "nothing"
ALWAYS = ("end", "speak", "drop", "drop_prone", "release", "delay", "surrender")
"""What no fear and no confusion keeps anybody from."""
MOVES = ("move", "guarded_step", "withdraw", "run", "crawl", "minimum_move", "stand_up", "escape", "push_off")
ATTACKS = ("attack", "full_attack", "charge")
READYING = ("draw", "reload", "change_grip", "pick_up")


# -- confusion -------------------------------------------------------------------------------------
def start_of_turn(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """What a confused combatant is driven to in this turn (SF-COND-22)."""
    fighter.compelled = ""
    if not fighter.marks & CONFUSED or fighter.marks & NO_ACTIONS:
        return
    combat = scene.state
    attacker = combat.fighters.get(fighter.last_attacker)
    if attacker is not None and attacker.present and attacker is not fighter:
        drive(scene, fighter, "attack", attacker.id)
        return
    (face,) = yield from roll(scene, fighter.id, "confusion", 1, 100)
    if face <= 25:
        drive(scene, fighter, "normal", "")
    elif face <= 50:
        drive(scene, fighter, "nothing", NOTHING_TO_DO)
    elif face <= 75:
        drive(scene, fighter, "self_harm", NOTHING_TO_DO)
        amount = yield from pool(scene, fighter.id, "self_harm", DicePool(1, 8, fighter.card.str_mod))
        yield from deal(scene, fighter, max(0, amount), ("B",), fighter.id, disrupts=False)
    else:
        yield from turn_on_nearest(scene, fighter)


def turn_on_nearest(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """The nearest creature of whom its side knows, friend or foe (SF-COND-22, SF-GRID-12)."""

    def near() -> list[Fighter]:
        people = [x for x in scene.state.fighters.values() if x.present and x is not fighter]
        others = [x for x in people if not eludes(scene.state, fighter.side, x)]
        least = min([distance(fighter, each) for each in others], default=0)
        return [each for each in others if distance(fighter, each) == least]

    other = yield from choose_closest(scene, fighter, near)
    if other is not None:
        drive(scene, fighter, "attack", other.id)


def drive(scene: Scene[Combat], fighter: Fighter, how: str, target: str) -> None:
    fighter.compelled = target
    if scene.recording:
        named = target if target in scene.state.fighters else ""
        scene.tell(Bewildered(fighter.id, how, named, rules=("SF-COND-22",)))


def why_not_confused(combat: Combat, fighter: Fighter, deed: str, values: Values) -> Iterator[Refusal]:
    """Only attacks on whom it is driven to, and what does not lead away from there (SF-COND-22)."""
    if not fighter.compelled:
        return
    other = combat.fighters.get(fighter.compelled)
    if other is not None:
        if deed in READYING or (deed in MOVES and change_of_distance(fighter, other, values) <= 0):
            return
        if deed in ATTACKS and values.get("target", fighter.compelled) == fighter.compelled:
            return
    yield no("SF-COND-22", "confused", who=fighter.id)


# -- fear ------------------------------------------------------------------------------------------
def why_not(combat: Combat, fighter: Fighter, deed: Any, values: Values) -> Iterator[Refusal]:
    """Everything that confusion and fear forbid."""
    if deed.id in ALWAYS:
        return
    if fighter.marks & CONFUSED:
        yield from why_not_confused(combat, fighter, deed.id, values)
    if fighter.marks & FLEEING:
        yield from why_not_fleeing(combat, fighter, deed.id, values)


def why_not_fleeing(combat: Combat, fighter: Fighter, deed: str, values: Values) -> Iterator[Refusal]:
    """Away from the source if it can; cornered panic leaves only total defense (SF-COND-21)."""
    source = source_of(combat, fighter)
    if source is None:
        return
    if deed in MOVES:
        if moves_on(values) and change_of_distance(fighter, source, values) <= 0:
            yield no("SF-COND-21", "fleeing", who=fighter.id, source=source.id)
        return
    if can_flee(combat, fighter, source):
        yield no("SF-COND-21", "fleeing", who=fighter.id, source=source.id)
    elif fighter.marks & PANICKED and deed != "total_defense":
        yield no("SF-COND-21", "fleeing", who=fighter.id)


def source_of(combat: Combat, fighter: Fighter) -> Fighter | None:
    """Whom somebody flees: who frightened it, if it is still there and its side knows where."""
    for condition in fighter.conditions:
        if MARK[condition.name] & FLEEING:
            source = combat.fighters.get(condition.source)
            if source is not None and source.present and not eludes(combat, fighter.side, source):
                return source
    return None


def moves_on(values: Values) -> bool:
    """Whether the values tell where a move leads."""
    return bool(values.get("path")) or "to" in values


def change_of_distance(fighter: Fighter, other: Fighter, values: Values) -> int:
    """By how many squares a move ends farther from somebody than it began, less than 0 for nearer."""
    if not moves_on(values):
        return 0
    end = values["path"][-1] if values.get("path") else values["to"]
    place = fighter.place.moved(end[0] - fighter.place.x, end[1] - fighter.place.y)
    return squares_apart(place, other.place) - squares_apart(fighter.place, other.place)


def can_flee(combat: Combat, fighter: Fighter, source: Fighter) -> bool:
    """Whether there is a way that leads farther from the source."""
    if fighter.marks & PRONE:
        return True
    mode = default_mode(fighter)
    if is_stuck(combat, fighter):
        return False
    now = squares_apart(fighter.place, source.place)
    grid = combat.ground.grid
    for square in squares_of(reachable(combat, fighter, speed_of(fighter, mode), mode).within()):
        x, y = grid.at(square)
        if squares_apart(fighter.place.moved(x - fighter.place.x, y - fighter.place.y), source.place) > now:
            return True
    return False
