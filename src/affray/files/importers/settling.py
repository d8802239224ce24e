"""What was read, held to the game's own entries: a value that does not fit is taken out again and reported."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from affray.core.refusals import Refusal
from affray.rulesets.game import Game
from affray.rulesets.game import Path as Place

from .. import shape
from ..bestiaries import BESTIARY
from ..validate import Faults, validate
from .ledger import Ledger

MOST = 200
"""So many values are taken out of one creature at most."""
NEEDED = "FILE-MISSING-FIELD"


def settle(game: Game[Any], id: str, entry: dict[str, Any], ledger: Ledger) -> bool:
    """Take out of an entry whatever the game does not accept, so that it can be fought; False if it is hopeless."""
    for _ in range(MOST):
        faults = faults_of(game, id, entry)
        if not faults:
            return True
        if not sum(remove(entry, place, refusal, ledger) for place, refusal in deepest_first(faults)):
            place, refusal = faults[0]
            ledger.miss(place, entry.get("name", ""), "left-out", refusal)
            return False
    return False


def faults_of(game: Game[Any], id: str, entry: dict[str, Any]) -> Faults:
    """What is wrong with an entry by itself, then in a fight against its like."""
    _, faults = validate(shape.hints(game.encounter)[BESTIARY], {id: entry})
    if faults:
        return [(place[1:], refusal) for place, refusal in faults]
    encounter, faults = validate(game.encounter, trial(game, id, entry))
    if not faults:
        faults = [(each.path, each.exactly or each.refusal) for each in game.problems(encounter) if not each.warning]
    return [(place[2:] if place[:2] == (BESTIARY, id) else (), refusal) for place, refusal in faults]


def trial(game: Game[Any], id: str, entry: dict[str, Any]) -> dict[str, Any]:
    """Two of a kind on a wide field."""
    sides = [
        {"unit": id, "id": f"one_{side}", "side": side, "at": [at, at]} for side, at in (("left", 5), ("right", 35))
    ]
    return {"game": game.name, "map": {"size": [60, 60]}, "combatants": sides, BESTIARY: {id: entry}}


def deepest_first(faults: Faults) -> Iterable[tuple[Place, Refusal]]:
    """Later elements of a list before earlier ones, so that numbers stay true."""
    return sorted(
        faults, key=lambda fault: [(isinstance(part, int), str(part).zfill(6)) for part in fault[0]], reverse=True
    )


def remove(entry: dict[str, Any], place: Place, refusal: Refusal, ledger: Ledger) -> bool:
    """Take out what stands at a place, or what holds it if something is missing there; whether that was possible."""
    if refusal.rule == NEEDED:
        place = place[:-1]
    while place and not present(entry, place):
        place = place[:-1]
    if not place:
        return False
    around: Any = entry
    for part in place[:-1]:
        around = around[part]
    ledger.miss(place, around[place[-1]], "unfit", refusal)
    del around[place[-1]]
    return True


def present(entry: Any, place: Place) -> bool:
    for part in place:
        try:
            entry = entry[part]
        except (LookupError, TypeError):
            return False
    return True
