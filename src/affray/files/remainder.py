"""What is left of a file when its faulty parts are taken out, so that the names in the rest can be checked as well.

Otherwise somebody would hear of a misspelt name only after every other fault is mended.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from affray.core.notation import MOST_DICE, MOST_SIDES
from affray.core.refusals import Refusal, refuse
from affray.rulesets.game import Game
from affray.rulesets.game import Path as Place

from . import shape
from .validate import MOST_FAULTS, Faults, validate

ROUNDS = 10
"""Taking out a field may leave a gap that takes the thing around it with it, and so on outwards."""

GONE = object()
"""Stands in the data where something was taken out, so that all places stay what they are."""


def unknown_names(game: Game[Any], data: Any, faults: Faults) -> Faults:
    """The unknown names in what is sound about faulty data; none if hardly anything is sound."""
    types = shape.hints(game.encounter)
    lost_tables = [place for place, _ in faults if len(place) == 1 and shape.is_table(types.get(str(place[0])))]
    if lost_tables or len(faults) >= MOST_FAULTS:
        return []
    rest = Remainder(data)
    encounter = rest.encounter(game.encounter, faults)
    if encounter is None:
        return []
    found = [(rest.whole_place(each.path), each.refusal) for each in game.problems(encounter)]
    return [(place, refusal) for place, refusal in found if rest.surely_unknown(refusal)]


FOREIGN_DICE = re.compile(r"\d+ ?[wкдWКД] ?\d+( ?[+-] ?\d+)?(?= |$)")
"""Dice with the letter of another language: 1w8 for 1d8."""
IN_WORDS = ("name", "title", "description")


def foreign_dice(data: Any, place: Place = ()) -> Faults:
    """Dice that no game reads, wherever in a file; they are told though the game cannot be asked yet."""
    found: Faults = []
    if isinstance(data, str) and (written := FOREIGN_DICE.match(data)):
        found.append((place, refuse("FILE-DICE", value=written[0], most=f"{MOST_DICE}d{MOST_SIDES}")))
    for key, each in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        if key not in IN_WORDS:
            found += foreign_dice(each, (*place, key))
    return found


class Remainder:
    """Data that gets smaller."""

    def __init__(self, data: Any) -> None:
        self.data = copied(data)
        self.lost: set[str] = set()
        """Every word in the parts that were taken out: perhaps a name that others rely on."""

    def encounter(self, declared: Any, faults: Faults) -> Any:
        """The encounter without its faulty parts; None if nothing useful is left."""
        for _ in range(ROUNDS):
            for place, refusal in [(self.whole_place(place), refusal) for place, refusal in faults]:
                self.mend(declared, place, refusal)
            encounter, faults = validate(declared, without_gaps(self.data))
            if not faults:
                return encounter
        return None

    def mend(self, declared: Any, place: Place, refusal: Refusal) -> None:
        """Take out what is faulty; what lacks a field is faulty as a whole, but the file itself may lack a list."""
        if refusal.rule not in ("FILE-MISSING-FIELD", "FILE-MISSING-CHOICE"):
            self.take_out(place)
        elif len(place) > 1:
            self.take_out(place[:-1])
        elif shape.expected(shape.trace(declared, place).declared) == "list":
            self.data[place[0]] = []

    def take_out(self, place: Place) -> None:
        """Take out the innermost thing that is written at or around this place."""
        around, key, node = None, None, self.data
        for part in place:
            if not has(node, part):
                break
            around, key, node = node, part, node[part]
        if around is not None:
            self.lost.update((str(key), *words_in(node)))
            around[key] = GONE

    def whole_place(self, place: Place) -> Place:
        """The place in the whole data for one in what is left of it."""
        found: list[str | int] = []
        node = self.data
        for part in place:
            if isinstance(node, list) and isinstance(part, int):
                left = [number for number, each in enumerate(node) if each is not GONE]
                part = left[part] if part < len(left) else part
            node = node[part] if has(node, part) else None
            found.append(part)
        return tuple(found)

    def surely_unknown(self, refusal: Refusal) -> bool:
        """An unknown name that nothing could have defined that was taken out."""
        return refusal.rule == "FILE-UNKNOWN-NAME" and refusal["value"] not in self.lost


def has(node: Any, part: str | int) -> bool:
    if isinstance(node, list):
        return isinstance(part, int) and part < len(node)
    return isinstance(node, dict) and part in node


def copied(node: Any) -> Any:
    if isinstance(node, dict):
        return {key: copied(each) for key, each in node.items()}
    return [copied(each) for each in node] if isinstance(node, list) else node


def without_gaps(node: Any) -> Any:
    if isinstance(node, dict):
        return {key: without_gaps(each) for key, each in node.items() if each is not GONE}
    if isinstance(node, list):
        return [without_gaps(each) for each in node if each is not GONE]
    return node


def words_in(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        for key, each in node.items():
            yield key
            yield from words_in(each)
    elif isinstance(node, list):
        for each in node:
            yield from words_in(each)
    elif isinstance(node, str):
        yield node
