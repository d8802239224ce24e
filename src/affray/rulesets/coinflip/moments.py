"""Whose moment it is: why somebody may not do a thing now, whether he is asked something else or nothing at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from affray.core.events import GAME_MASTER
from affray.core.fields import matching
from affray.core.refusals import Refusal, Values, refuse
from affray.core.scene import Scene
from affray.core.script import Question

from .actions import DEFENCES, PREPARATIONS
from .arsenal import why_no_attack
from .catalogue import in_order, no
from .defence import affected
from .stats import Battle, Unit, other

CHOICES = ("choose", "pass")
ATTACKS = ("attack", "forgo")
OTHERS = ("concede", "stop", "allot", "oppose", "decline", "end", "allow", "forbid")
EVERYTHING = (*CHOICES, *PREPARATIONS, *ATTACKS, *DEFENCES, *OTHERS)
"""Whatever can be answered at some moment of the game."""


LONGEST_WORD = 40


def is_marked(battle: Battle, unit: Unit) -> bool:
    """Marked, or driven by a marked pilot (COIN-MARK-4)."""
    return unit.status == "marked" or bool(unit.pilot and battle.units[unit.pilot].status == "marked")


def can_act(battle: Battle, unit: Unit, side: str) -> bool:
    """Whether the active unit can act when its phase comes (COIN-SEL-7, COIN-MARK-2, COIN-MARK-4)."""
    if unit.side != side or unit.status not in ("ok", "marked") or (unit.technical and not unit.pilot):
        return False
    if is_marked(battle, unit):
        return battle.options.marked_unit_acts != "none" and battle.options.activation_mode == "single"
    return True


def meant(name: str) -> str:
    """What a word means among everything that can be answered in the game; itself if it means nothing or several."""
    found = matching(name, EVERYTHING) if isinstance(name, str) and len(name) <= LONGEST_WORD else []
    return found[0] if len(found) == 1 else name


def out_of_turn(scene: Scene[Battle], who: str, do: str, values: Values) -> list[Refusal]:
    """Why somebody who is not asked may not do this now."""
    return why_not_now(scene, who, meant(do), values)


def instead(scene: Scene[Battle], question: Question, do: str) -> list[Refusal]:
    """Why somebody who is asked something else may not do this now; nothing if it is no thing of the game."""
    name = meant(do)
    return why_not_now(scene, question.who, name, {}) if name in EVERYTHING else []


def why_not_now(scene: Scene[Any], who: str, do: str, values: Values) -> list[Refusal]:
    """Every rule against doing this now; none only for somebody who has no part in the battle."""
    battle: Battle = scene.state
    if not isinstance(who, str) or (who not in battle.units and who not in ("a", "b", GAME_MASTER)):
        return []
    if battle.over:
        return [no(battle.ended) if battle.ended else refuse("CORE-OVERRULE")]
    return in_order(reasons(battle, who, do, values))


def reasons(battle: Battle, who: str, do: Any, values: Values) -> Iterator[Refusal]:
    do = do if isinstance(do, str) else ""
    if do == "roll":
        yield no("COIN-TOSS-5", unit=who)
    elif do in ("allow", "forbid"):
        yield no("COIN-PREP-10", unit=who)
    elif who == GAME_MASTER:
        yield no("COIN-UNIT-4", unit=who)
    elif do in ("oppose", "decline"):
        unit = battle.units.get(who)
        passenger = unit is not None and bool(unit.inside) and battle.units[unit.inside].pilot != who
        yield no("COIN-HATCH-6" if passenger else "COIN-HATCH-2", unit=who)
    elif do == "concede":
        yield no("COIN-WIN-3", side=side_of(battle, who))
    elif do in CHOICES:
        yield from about_choosing(battle, who)
    elif do in DEFENCES or do == "end":
        yield from about_defending(battle, who, do, values)
    elif do == "allot":
        yield from about_allotting(battle, who)
    else:
        yield from about_acting(battle, who, do, values)


def side_of(battle: Battle, who: str) -> str:
    return battle.units[who].side if who in battle.units else who


def about_choosing(battle: Battle, who: str) -> Iterator[Refusal]:
    """The players choose, in turn, once in a turn, before anything else (COIN-SEL-1, COIN-SEL-6, COIN-SEL-8)."""
    side = side_of(battle, who)
    if who in battle.units:
        yield no("COIN-SEL-2", unit=who)
    if battle.phase == 0:
        yield another_phase(battle)
    elif battle.options.activation_mode == "all":
        yield no("COIN-SEL-8", side=battle.acting_side)
    elif side in battle.active or battle.phase > 1:
        yield no("COIN-SEL-6", side=side)
    elif who not in battle.units:
        yield no("COIN-SEL-1", side=side)


def about_acting(battle: Battle, who: str, do: str, values: Values) -> Iterator[Refusal]:
    """Only the active unit acts, in its phase, and the attack ends it (COIN-TURN-2, COIN-TURN-3, COIN-PREP-9)."""
    unit = battle.units.get(who)
    running = battle.phase in (2, 4) and side_of(battle, who) == battle.acting_side
    if not running and (unit is None or who not in battle.acted):
        yield another_phase(battle)
    if unit is None:
        yield no("COIN-TURN-3", now=waits_for(battle))
    elif who in battle.acted:
        yield from about_what_is_over(battle, unit, do, values, running and battle.acting == who)
    else:
        yield no("COIN-TURN-3", unit=who, now=waits_for(battle))
        if do == "attack" and who in battle.taken:
            yield no("COIN-ACT-8", unit=who)
        if battle.active.get(unit.side) == who and battle.phase > 1 and not can_act(battle, unit, unit.side):
            yield no("COIN-MARK-2" if is_marked(battle, unit) else "COIN-SEL-7", unit=who)


def about_what_is_over(battle: Battle, unit: Unit, do: str, values: Values, acting: bool) -> Iterator[Refusal]:
    """The unit has begun its phase: its chain waits for something, or is over, or its attack is."""
    if do == "attack" and (battle.attacking or not acting):
        given = values.get("with")
        named = [each for each in given if isinstance(each, str)] if isinstance(given, tuple) else []
        yield from list(why_no_attack(battle, unit, named)) or [no("COIN-ATK-5", unit=unit.id)]
    elif battle.attacking or not acting:
        yield no("COIN-PREP-9", unit=unit.id)
    else:
        yield no("COIN-PREP-1" if do == "attack" else "COIN-PREP-3", unit=unit.id)


def about_allotting(battle: Battle, who: str) -> Iterator[Refusal]:
    """The attacker deals out the pool, after the toss and once (COIN-POOL-3, COIN-POOL-7, COIN-ATK-11)."""
    if who in battle.attacked:
        yield no("COIN-POOL-7" if battle.allotment else "COIN-ATK-11", unit=who)
    else:
        yield no("COIN-ATK-11" if battle.phase in (2, 4) and battle.acting == who else "COIN-POOL-3", unit=who)


def about_defending(battle: Battle, who: str, do: str, values: Values) -> Iterator[Refusal]:
    """The defending player defends with affected units, one after another (COIN-DEF-1, COIN-DEF-2, COIN-DEF-6)."""
    named = values.get("unit", who)
    unit = battle.units.get(named) if isinstance(named, str) else None
    if battle.phase not in (3, 5):
        yield another_phase(battle)
        if unit is not None and do != "end":
            yield no("COIN-DEF-1" if battle.phase < 3 else "COIN-DEF-2", unit=unit.id)
        return
    if side_of(battle, who) != battle.defending_side:
        yield no("COIN-DEF-14", unit=who)
    elif unit is not None and unit.id in battle.defended:
        yield no("COIN-DEF-5", unit=unit.id)
    elif unit is not None and unit.id not in affected(battle):
        yield no("COIN-DEF-1" if battle.phase == 3 else "COIN-DEF-2", unit=unit.id)
    else:
        yield no("COIN-DEF-6", unit=who)


def another_phase(battle: Battle) -> Refusal:
    return no("COIN-TURN-2", phase=battle.phase, now=waits_for(battle))


def waits_for(battle: Battle) -> str:
    """Whose phase it is: the side that chooses or defends, the unit that acts."""
    if battle.phase in (2, 4):
        return battle.active.get(battle.acting_side, "") or battle.acting_side
    if battle.phase in (3, 5):
        return battle.defending_side
    first = battle.first if battle.options.selection_order != "second_then_first" else other(battle.first)
    return "" if battle.phase != 1 else first if first not in battle.active else other(first)
