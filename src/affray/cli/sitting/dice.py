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
from affray.core.script import Pick, Question, Reply, Roll, Thrown
from affray.odds.trial import LETS_BE
from affray.rulesets.events import DiceRolled, InitiativeRolled

GOOD = ("hit", "success", "passed", "won", "found")
BAD = ("missed", "surprised")
Result = tuple[bool | None, int | None]
"""Whether dice succeed, and the total that the rules make of them; None for what they do not tell."""
FEW = 20
"""So many faces are all tried; of more, the border between success and failure is looked for."""

ROLL_OFFS = ("roll_off", "tie")
"""Rolls between those who are level: the higher goes first, and no event tells it of one of them."""
FOLLOWED = 40
"""So many replies are given to find out what became of a roll that the rules do not tell at once."""


@dataclass(frozen=True)
class Needs:
    """At least `low` or at most `high` on the die succeeds, where one of them is known; `bonus` is added to the die.

    `counts` is higher or lower, where only one of several dice does. `trend` says what is good where no number is the
    border: "always" or "never" if every roll comes to the same, "high" if the total is all that the rules look at.
    """

    low: int | None = None
    high: int | None = None
    bonus: int | None = None
    counts: str = ""
    trend: str = ""


def needs(fight: Fight[Any], roll: Roll) -> Needs:
    """What a roll needs, as far as trying tells."""
    if roll.sides < 3:
        return Needs()
    if roll.why in ROLL_OFFS:
        return Needs(trend="high")
    if roll.count > 2:
        return Needs(bonus=added(fight, roll))
    tried: dict[tuple[int, ...], Result] = {}

    def result(*dice: int) -> Result:
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
    bonus = None if total is None else total - middle * (1 if counts else roll.count)
    if low is not None or high is not None:
        return Needs(low, high, bonus if low is not None and (roll.count == 1 or counts) else None, counts)
    if (plus := added(fight, roll)) is not None:
        return Needs(bonus=plus, counts=counts)
    trend = without_border(*[result(*[face] * roll.count) for face in (1, roll.sides)])
    return Needs(bonus=bonus, counts=counts, trend=trend)


def without_border(lowest: Result, highest: Result) -> str:
    """What is good of dice that do not part at a number."""
    if lowest[0] is not None and lowest[0] == highest[0]:
        return "always" if lowest[0] else "never"
    if lowest[1] is not None and highest[1] is not None and lowest[1] < highest[1]:
        return "high"
    return ""


def added(fight: Fight[Any], roll: Roll) -> int | None:
    """What is added to dice that only count, those of damage and healing; None if the rules do not tell."""
    ones, twos = (amount(fight, roll, (face,) * roll.count) for face in (1, 2))
    if ones is None or twos is None or twos - ones != roll.count:  # such as dice that are doubled
        return None
    return ones - roll.count


def amount(fight: Fight[Any], roll: Roll, dice: tuple[int, ...]) -> int | None:
    """What the rules make of dice that only count."""
    twin = fight.fork(recording=True)
    told = len(twin.scene.events)
    try:
        twin.give(Thrown(roll.who, dice, "typed"))
    except Exception:
        return None
    for event in twin.scene.events[told:]:
        rolled = event.facts().get("rolled")
        if isinstance(event, DiceRolled) and event.why == roll.why:
            return event.total.total
        if isinstance(rolled, Tally):
            return rolled.total
    return None


def border(succeeds: Callable[[int], bool | None], sides: int) -> tuple[int | None, int | None]:
    """From which face on it succeeds, or up to which; nothing where that is not so, or not known."""
    if sides <= FEW:
        found = dict[int, bool]()
        for face in range(1, sides + 1):
            if (good_face := succeeds(face)) is None:
                return None, None
            found[face] = good_face
        good = [face for face, fits in found.items() if fits]
        if not good or len(good) == sides:
            return None, None
        if good == list(range(good[0], sides + 1)):
            return good[0], None
        return (None, good[-1]) if good == list(range(1, good[-1] + 1)) else (None, None)
    inside, outside = 1, sides - 1 if succeeds(sides) else sides  # where 00 is the best of all, 99 is the worst
    if outside < sides and succeeds(inside) is False:
        return None, 0
    if succeeds(inside) is not True or succeeds(outside) is not False:
        return None, None
    while outside - inside > 1:
        half = (inside + outside) // 2
        inside, outside = (half, outside) if succeeds(half) else (inside, half)
    return None, inside


def thrown(fight: Fight[Any], roll: Roll, dice: tuple[int, ...]) -> Result:
    """What the rules make of these dice, whether they tell it at once or after what others roll and decide."""
    twin = fight.fork(recording=True)
    told = len(twin.scene.events)
    try:
        twin.give(Thrown(roll.who, dice, "typed"))
    except Exception:
        return None, None
    own, others, total = None, None, None
    for event in twin.scene.events[told:]:
        total = total_of(event, roll) if total is None else total
        if event.facts().get("who") != roll.who:
            others = decided(event) if others is None else others
        elif (found := decided(event)) is not None:
            return found, total
        elif own is None:
            own = compared(event)
    if own is not None or others is not None or total is not None:
        return others if own is None else own, total
    return later(twin, roll)


def later(twin: Fight[Any], roll: Roll) -> Result:
    """What becomes of a roll that is told together with others: an attack with the defence, initiative with all."""
    for _ in range(FOLLOWED):
        told = len(twin.scene.events)
        reply = let_be(twin.pending)
        if reply is None:
            break
        try:
            twin.give(reply)
        except Exception:
            break
        for event in twin.scene.events[told:]:
            facts = event.facts()
            why = "initiative" if isinstance(event, InitiativeRolled) else facts.get("why")
            if (facts.get("who"), why) == (roll.who, roll.why):
                return decided(event), total_of(event, roll)
    return None, None


def let_be(question: Question | None) -> Reply | None:
    """Whatever others roll, and how they leave things as they are; None if somebody must decide."""
    if isinstance(question, Roll):
        return Thrown(question.who, ((question.sides + 1) // 2,) * question.count, "typed")
    if question is None:
        return None
    for do in LETS_BE:
        if (option := question.option(do)) is not None and (values := option.complete()) is not None:
            return Pick(question.who, do, values)
    return None


def total_of(event: Event, roll: Roll) -> int | None:
    """The total that the rules made of somebody's dice, if an event tells it."""
    facts = event.facts()
    total = facts.get("total")
    return total.total if isinstance(total, Tally) and facts.get("who") == roll.who else None


def decided(event: Event) -> bool | None:
    """What an event tells of success; None if it tells nothing of it."""
    facts = event.facts()
    for name in (*GOOD, *BAD):
        if isinstance(facts.get(name), bool):
            return bool(facts[name]) != (name in BAD)
    outcome = facts.get("result")
    if isinstance(outcome, str) and ("success" in outcome or "failure" in outcome):
        return "success" in outcome
    return None


def compared(event: Event) -> bool | None:
    """Whether a total reaches its number; what the rules decide stands above it, a natural 1 or 20 may."""
    facts = event.facts()
    total, against = facts.get("total"), facts.get("against")
    return total.total >= against if isinstance(total, Tally) and isinstance(against, int) and against else None
