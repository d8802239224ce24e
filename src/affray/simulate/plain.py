"""What simulations say as plain data for other programs (`--json`, `to_json`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .figures import Fate, Figures, Sum

if TYPE_CHECKING:
    from .run import Result

UNFINISHED = "unfinished"


def result_data(result: Result) -> dict[str, Any]:
    """Everything that many fights said."""
    figures = result.figures
    return {
        "game": result.game, "encounter": result.setting.name, "title": result.title, "seed": result.seed,
        "fights": result.count, "interrupted": result.interrupted, "players": dict(result.setting.players),
        "open": result.setting.open,
        "results": {
            each or UNFINISHED: {"fights": figures.results[each], **chance.to_json()}
            for each, chance in result.chances.items()
        },
        "rounds": {
            **figures.mean_rounds.to_json(), "median": figures.rounds_at(0.5), "histogram": ordered(figures.rounds),
        },
        "replies": figures.replies.mean.to_json(),
        "survivors": {side: ordered(left) for side, left in figures.survivors.items()},
        "combatants": {id: fate_data(fate, figures) for id, fate in figures.fates.items()},
        "fights_to_look_at": {
            name: {"number": number, "seed": result.seed_of(number)}
            for name, number in (("typical", figures.typical()), ("extreme", figures.extreme()))
            if number is not None
        },
    }  # fmt: skip


def fate_data(fate: Fate, figures: Figures) -> dict[str, Any]:
    """What became of one combatant."""
    return {
        "name": fate.name, "side": fate.side, "stands": fate.stood / max(1, figures.count),
        "falls_first": fate.fell_first / max(1, figures.count), "health": fate.health.mean.to_json(),
        "of": fate.most, "dealt": fate.dealt.mean.to_json(), "taken": fate.taken.mean.to_json(),
        "left": {name: amount.mean.to_json() for name, amount in fate.left.items()},
        "actions": {do: times / max(1, figures.count) for do, times in fate.actions.most_common()},
    }  # fmt: skip


def ordered(histogram: Counter[int]) -> dict[str, int]:
    return {str(number): histogram[number] for number in sorted(histogram)}


class Kind:
    """Combatants of one name and side together: six raiders are one line of a report."""

    def __init__(self, name: str, side: str) -> None:
        self.name, self.side = name, side
        self.ids: list[str] = []
        self.fates: list[Fate] = []

    def total(self, what: str) -> float:
        """The mean over all fights of something that all of them have done or have left, together."""
        sums: Iterable[Sum] = (getattr(fate, what) for fate in self.fates)
        return sum(each.mean.value for each in sums)

    @property
    def most(self) -> int:
        return sum(fate.most for fate in self.fates)

    def stand(self, count: int) -> float:
        """How many of them stand in the end, on average."""
        return sum(fate.stood for fate in self.fates) / max(1, count)

    def fall_first(self, count: int) -> float:
        """In what part of the fights one of them falls before anybody else."""
        return sum(fate.fell_first for fate in self.fates) / max(1, count)

    def left(self) -> dict[str, float]:
        """What else is left of them together, on average."""
        found: dict[str, float] = {}
        for fate in self.fates:
            for name, amount in fate.left.items():
                found[name] = found.get(name, 0) + amount.mean.value
        return found

    def actions(self) -> Counter[str]:
        """What they did, all fights together."""
        return sum((fate.actions for fate in self.fates), Counter[str]())


def kinds(figures: Figures) -> list[Kind]:
    """Everybody, those of one name together, in list order."""
    found: dict[tuple[str, str], Kind] = {}
    for id, fate in figures.fates.items():
        name, _, number = fate.name.rpartition(" ")
        bare = name if number.isdecimal() and name else fate.name
        kind = found.setdefault((bare, fate.side), Kind(bare, fate.side))
        kind.ids.append(id)
        kind.fates.append(fate)
    return list(found.values())
