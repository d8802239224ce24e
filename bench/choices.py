"""What the plain player ever chooses: fights of all samples of a game, and chance meetings of its sample people.

`python -m bench.choices [GAME ...] [FIGHTS]` prints for every question how often each option was open to it, about, and
how often it was chosen; then by name what was used of abilities, spells and the like, and which fights went nowhere.
Every third fight is a sample, half of the others have a wall with a door across the map.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.files import Loaded, bestiary, load_encounter, samples
from affray.files.problems import BadFile
from affray.players import named
from affray.players.driver import play_out
from affray.players.stalemate import Stalemate

GAMES = ("fifth_edition", "starfinder", "acks2", "eclipse_phase")
FIGHTS = 60
LOOKED_AT = 9
"""What is open is looked at in every so many questions."""
MOST_REPLIES = 6000
NAMED = ("kind", "power", "ability", "spell", "mode", "use", "trigger")
"""Fields whose values are counted by name."""

Data = dict[str, Any]


def wall(game: str) -> list[Data]:
    """A wall with a door across the map."""
    if game == "eclipse_phase":
        walls = [{"kind": "wall", "rect": [14, 0, 15, 8]}, {"kind": "wall", "rect": [14, 11, 15, 20]}]
        return [*walls, {"kind": "door", "id": "gate", "rect": [14, 8, 15, 11]}]
    across = [[x, 8] for x in range(16)] if game == "acks2" else [[9, y] for y in range(12)]
    middle = across[len(across) // 2 - 1 : len(across) // 2 + 1]
    stones = [each for each in across if each not in middle]
    return [{"kind": "wall", "squares": stones}, {"kind": "door", "id": "gate", "squares": middle}]


def meeting(game: str, units: list[str], chance: random.Random) -> Data:
    """Two to four people on each side, as a file would hold them."""
    size = {"acks2": [16, 16], "eclipse_phase": [30, 20]}.get(game, [20, 12])
    people = []
    for side, name in enumerate("ab"):
        for number in range(chance.randint(2, 4)):
            along, deep = 1 + number * (size[game != "acks2"] - 2) // 4, (2, size[game == "acks2"] - 6)[side]
            at = [along, deep] if game == "acks2" else [deep, along]
            one: Data = {"id": f"{name}{number + 1}", "unit": chance.choice(units), "side": name, "at": at}
            people.append(one | ({"facing": "NS"[side]} if game == "acks2" else {}))
    ground = {"features" if game == "acks2" else "terrain": wall(game)} if chance.random() < 0.5 else {}
    return {"game": game, "map": {"size": size, **ground}, "combatants": people}


def encounters(game: str, fights: int) -> Iterator[Loaded]:
    """Samples and chance meetings in turn; what does not fit on the map is drawn anew."""
    shipped = [load_encounter(each.name) for each in samples() if load_encounter(each.name).game.name == game]
    chance, units = random.Random(game), list(bestiary(shipped[0].game)["bestiary"])
    for number in range(fights):
        if number % 3 == 0:
            yield shipped[number // 3 % len(shipped)]
            continue
        while True:
            try:
                yield load_encounter(meeting(game, units, chance))
                break
            except BadFile:
                continue


class Watched:
    """The plain player, and what it chose of what was open to it."""

    def __init__(self) -> None:
        self.open: Counter[tuple[str, str]] = Counter()
        self.chosen: Counter[tuple[str, str]] = Counter()
        self.used: Counter[tuple[str, str]] = Counter()
        self.nowhere: list[str] = []
        self._asked = 0

    def play(self, loaded: Loaded, number: int) -> None:
        fight: Fight[Any] = Fight(loaded.game, loaded.game.start(loaded.encounter))
        plain, watch = named("plain", loaded.game, number), Stalemate(loaded.game)

        def player(fight: Fight[Any], question: Choose) -> Pick:
            pick = plain(fight, question)
            self.note(question, pick)
            return pick

        play_out(fight, player, Dice("choices", number), lambda each: watch(each) or len(each.journal) > MOST_REPLIES)
        if watch.reached or not fight.over:
            self.nowhere.append(", ".join(each.name for each in loaded.game.standings(fight.state)))

    def note(self, question: Choose, pick: Pick) -> None:
        self._asked += 1
        self.chosen[question.why, pick.do] += 1
        self.used.update((name, str(pick.values[name])) for name in NAMED if name in pick.values)
        if self._asked % LOOKED_AT == 0:
            free = [option.id for option in question.known() if not list(option.why_not({}))]
            self.open.update((question.why, each) for each in free)

    def told(self) -> Iterator[str]:
        for (why, do), times in sorted(self.open.items(), key=lambda each: (each[0][0], -each[1])):
            yield f"{why:20} {do:24} open about {LOOKED_AT * times:6}, chosen {self.chosen[why, do]:6}"
        for (name, value), times in sorted(self.used.items()):
            yield f"{name:20} {value:24} {times:6}"
        yield from (f"went nowhere: {each}" for each in self.nowhere)


if __name__ == "__main__":
    fights = next((int(word) for word in sys.argv[1:] if word.isdigit()), FIGHTS)
    for game in [each for each in GAMES if each in sys.argv] or GAMES:
        watched = Watched()
        for number, loaded in enumerate(encounters(game, fights)):
            watched.play(loaded, number)
        print(f"{game}, {fights} fights", *watched.told(), sep="\n", flush=True)
