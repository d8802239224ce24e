"""What a roll is worth before it falls: what it needs, what is added, and which of several dice counts.

It is found by trying: the fight is forked, the dice are thrown in every way that matters, and what the rules make of
it is read from what they tell. So no game has to say it twice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from affray.core.events import Event
from affray.core.fight import Fight
from affray.core.modifiers import Tally
from affray.core.script import Roll, Thrown
from affray.rulesets.events import DiceRolled

GOOD = ("hit", "success", "passed", "won", "found")
BAD = ("missed",)
ROLLED = ("total", "rolled")
FEW = 20
"""So many faces are all tried; of more, the border between success and failure is looked for."""


@dataclass(frozen=True)
class Needs:
    """At least `low` or at most `high` succeeds, where one of them is known; `bonus` is added to the die.

    `counts` is higher or lower, where only one of several dice does.
    """

    low: int | None = None
    high: int | None = None
    bonus: int | None = None
    counts: str = ""

    @property
    def known(self) -> bool:
        return self.low is not None or self.high is not None or self.bonus is not None or bool(self.counts)


def needs(fight: Fight[Any], roll: Roll) -> Needs:
    """What a roll needs, as far as trying tells."""
    if roll.sides < 3:
        return Needs()
    if roll.count > 2:
        return Needs(bonus=added(fight, roll))
    tried: dict[tuple[int, ...], tuple[bool | None, int | None]] = {}

    def result(*dice: int) -> tuple[bool | None, int | None]:
        if dice not in tried:
            tried[dice] = thrown(fight, roll, dice)
        return tried[dice]

    def succeeds(face: int) -> bool | None:
        return result(*[face] * roll.count)[0]

    low, high = border(succeeds, roll.sides)
    middle = (roll.sides + 1) // 2
    total = result(*[middle] * roll.count)[1]
    counts = ""
    if roll.count == 2:
        one, two, mixed = (result(*pair)[1] for pair in ((1, 1), (middle, middle), (1, middle)))
        if mixed is not None and one != two:
            counts = "higher" if mixed == two else "lower" if mixed == one else ""
    tells = low is not None and (roll.count == 1 or bool(counts))
    bonus = total - middle if total is not None and tells else None
    return Needs(low, high, added(fight, roll) if low is None and high is None and not counts else bonus, counts)


def added(fight: Fight[Any], roll: Roll) -> int | None:
    """What is added to dice that only count, those of damage and healing; None if the rules do not tell."""
    twin, dice = fight.fork(recording=True), (1,) * roll.count
    told = len(twin.scene.events)
    try:
        twin.give(Thrown(roll.who, dice, "typed"))
    except Exception:
        return None
    rolled = (each for each in twin.scene.events[told:] if isinstance(each, DiceRolled) and each.why == roll.why)
    event = next(rolled, None)
    return None if event is None else event.total.total - sum(dice)


def border(succeeds: Callable[[int], bool | None], sides: int) -> tuple[int | None, int | None]:
    """From which face on it succeeds, or up to which; nothing where that is not so, or not known."""
    if sides <= FEW:
        found = {face: succeeds(face) for face in range(1, sides + 1)}
        if any(each is None for each in found.values()):
            return None, None
        good = [face for face, fits in found.items() if fits]
        if not good or len(good) == sides:
            return None, None
        if good == list(range(good[0], sides + 1)):
            return good[0], None
        return (None, good[-1]) if good == list(range(1, good[-1] + 1)) else (None, None)
    inside, outside = 1, sides - 1 if succeeds(sides) else sides  # where 00 is the best of all, 99 is the worst
    if succeeds(inside) is not True or succeeds(outside) is not False:
        return None, None
    while outside - inside > 1:
        half = (inside + outside) // 2
        inside, outside = (half, outside) if succeeds(half) else (inside, half)
    return None, inside


def thrown(fight: Fight[Any], roll: Roll, dice: tuple[int, ...]) -> tuple[bool | None, int | None]:
    """Whether these dice succeed, and the total that the rules make of them; None for what they do not tell."""
    twin = fight.fork(recording=True)
    told = len(twin.scene.events)
    try:
        twin.give(Thrown(roll.who, dice, "typed"))
    except Exception:
        return None, None
    success, total = None, None
    for event in twin.scene.events[told:]:
        facts = event.facts()
        if total is None:
            total = next((each.total for name in ROLLED if isinstance(each := facts.get(name), Tally)), None)
        found = succeeded(event)
        if found is not None and facts.get("who") == roll.who:
            return found, total
        success = found if success is None else success
    return success, total


def succeeded(event: Event) -> bool | None:
    """What an event tells of success; None if it tells nothing of it."""
    facts = event.facts()
    for name in (*GOOD, *BAD):
        if isinstance(facts.get(name), bool):
            return bool(facts[name]) != (name in BAD)
    outcome, total, against = facts.get("result"), facts.get("total"), facts.get("against")
    if isinstance(outcome, str) and ("success" in outcome or "failure" in outcome):
        return "success" in outcome
    if isinstance(total, Tally) and isinstance(against, int) and against:
        return total.total >= against
    return None
