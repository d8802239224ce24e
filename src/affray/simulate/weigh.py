"""What if: some answers to the question that is open now, each fought on from with the same dice.

So whoever is asked sees what an answer is worth, with its interval: where intervals overlap, nothing is told apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from affray.core.fight import Fight as Engine
from affray.core.grammar import say as in_words
from affray.core.script import Choose, Option, Pick
from affray.players.styles import GIVING_UP

from .analyse import judge_some, same, sides_of
from .crews import Crew, Task, crew, packed
from .intervals import Estimate, share
from .run import fresh_seed
from .settings import Ready, Setting

EACH = 100
"""So many fights for each answer, if nobody says how many."""

MOST, TARGETS = 10, 4
"""So many answers are weighed at the most, and so many targets of one option."""

PORTION = 10
FIRST = ("attack", "magic", "move", "posture", "item")
"""Of so many options these sorts are weighed first."""


@dataclass
class Weighed:
    """An answer: `won` of `count` fights. `usual` is what the computer player would do."""

    pick: Pick
    values: dict[str, Any]
    """Those of the answer, as plain data."""
    words: str
    usual: bool
    won: int = 0
    count: int = 0

    @property
    def chance(self) -> Estimate:
        return share(self.won, self.count)


@dataclass
class Weighing:
    """The answers of somebody, and how often his side wins after each."""

    who: str = ""
    side: str = ""
    each: int = 0
    answers: list[Weighed] = field(default_factory=list)


def weigh(
    given: Setting,
    each: int = EACH,
    seed: int | None = None,
    most: int = MOST,
    workers: int = 1,
    progress: Callable[[Weighing], None] = lambda found: None,
    with_crew: Crew | None = None,
) -> Weighing:
    """What the answers of whoever is asked now are worth; nothing is weighed while nobody has a choice."""
    ready, number = given.ready(), fresh_seed(seed)
    fight = ready.before(len(ready.replies))
    question = next((asked for asked in fight.open if isinstance(asked, Choose)), None)
    if question is None:
        return Weighing()
    side = sides_of(ready).get(question.who, "")
    found = Weighing(question.who, side, each, list(answers_now(ready, fight, question, most)))
    blob, position = packed([given]), len(ready.replies)
    portions = [(first, min(each, first + PORTION)) for first in range(0, each, PORTION)]
    turns = [(answer, first, last) for first, last in portions for answer in found.answers]
    tasks = [Task(blob, judge_some, (position, one.pick, side, number, first, last)) for one, first, last in turns]
    try:
        with crew(workers) if with_crew is None else with_crew as hands:
            for (answer, first, last), done in zip(turns, hands.map(tasks), strict=True):
                answer.won += int(done.value).bit_count()
                answer.count += last - first
                progress(found)
    except KeyboardInterrupt:
        pass
    return found


def answers_now(ready: Ready, fight: Engine[Any], question: Choose, most: int) -> Iterator[Weighed]:
    """What the computer player would do, then others that are legal."""
    usual = ready.player(0)(fight, question)
    found: list[Pick] = []
    for pick in [usual, *candidates(question)]:
        option = question.option(pick.do)
        if len(found) == most or option is None or any(same(pick, other) for other in found) or fight.refusals(pick):
            continue
        found.append(pick)
        yield Weighed(pick, option.to_json(pick.values), in_words(pick, option.fields), pick is usual)


def candidates(question: Choose) -> list[Pick]:
    """Legal answers: the first attack (without one, the first option that names somebody) at each target, the way on,
    then of every option one. Nobody asks what giving up is worth."""
    known = [option for option in question.known() if option.id not in GIVING_UP]
    ranked = sorted(known, key=lambda option: FIRST.index(option.group) if option.group in FIRST else len(FIRST))
    ways_on = {option.id for option in known if option.ends}
    ones = [Pick(question.who, option.id, values) for option in ranked if (values := option.example()) is not None]
    attacks = [option for option in ranked if option.group == FIRST[0]]
    aimed = next((picks for option in attacks or ranked if (picks := list(at_targets(question.who, option)))), [])
    others = [pick for pick in ones if pick.do not in {each.do for each in aimed}]
    return [*aimed, *[pick for pick in others if pick.do in ways_on], *others]


def at_targets(who: str, option: Option) -> Iterator[Pick]:
    """An option aimed at one after another, if it is aimed at somebody."""
    people = [name for name, each in option.fields.items() if (each.takes, each.type) == ("one", "combatant")]
    if people:
        for target in islice(option.legal(people[0]), TARGETS):
            if (values := option.complete({people[0]: target})) is not None:
                yield Pick(who, option.id, values)
