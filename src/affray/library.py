"""Affray as a Python library: open a fight, play it, ask it, tell it, save it. Everything here is exported by `affray`.

What the engine itself offers (questions, forks, overruling) stands in `affray.core.fight`; this adds what people expect
of a fight in their hands: dice that fall by themselves, errors that can be read, a log in their language.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from affray.core.dice import Dice
from affray.core.events import Event
from affray.core.fight import Fight as Engine
from affray.core.fight import retell
from affray.core.journal import Journal, Unreadable
from affray.core.refusals import Refusal, Value
from affray.core.script import Choose, Pick, Roll
from affray.files import build, load_encounter, not_replayed, open_journal, save_journal
from affray.players.driver import play_out
from affray.rulesets import find
from affray.rulesets.game import Game, Player
from affray.text import Speaker
from affray.version import __version__

GENERATED, TYPED = "generated", "typed"


class Refused(Exception):
    """An answer that the rules refuse: `refusals` holds every reason, the official one first."""

    def __init__(self, refusals: list[Refusal], text: str) -> None:
        super().__init__(text)
        self.refusals = refusals


class Fight(Engine[Any]):
    """A fight in somebody's hands. Generated dice fall by themselves; seats in `automatic` are played by the computer.

    `player` decides for the automatic seats: the game's own player unless another one is given.
    """

    def __init__(self, game: Game[Any], start: Any, journal: Journal, recording: bool = True) -> None:
        super().__init__(game, start, journal, recording)
        self.player: Player = game.player()

    # -- what it is --------------------------------------------------------------------------------
    @property
    def game(self) -> Game[Any]:
        found: Game[Any] = self.ruleset  # type: ignore[assignment]
        return found

    @property
    def seed(self) -> Any:
        return self.journal.header.get("seed", 0)

    @property
    def automatic(self) -> tuple[str, ...]:
        """The seats that the computer plays."""
        return tuple(self.journal.header.get("automatic", ()))

    def __repr__(self) -> str:
        name = f"{self.game.name}/{self.journal.header.get('name', 'fight')}"
        asked = ", ".join(f"{each.who}: {each.why}" for each in self.open)
        now = f"over: {self.over}" if self.over else f"asks {asked}" if asked else "at rest"
        return f"Fight({name!r}, round {self.game.when(self.state)[0]}, {now})"

    def __str__(self) -> str:
        """The battlefield, and who is in which shape."""
        rows = [
            f"{each.id:<12} {each.name:<24} {each.side:<10} {each.health[0]}/{each.health[1]} {each.status}".rstrip()
            for each in self.game.standings(self.state)
        ]
        return "\n".join([self.game.draw(self.state), "", *rows])

    # -- playing -----------------------------------------------------------------------------------
    def play(self, who: str, text: str, **values: Value) -> list[Event]:
        """Answer for somebody and go on; what has happened since is returned, and Refused is raised with every reason.

        The answer is said in words (`"run 6.25,8"`), or by the name of an option with its values (`"run", to=(6, 8)`).
        """
        told = len(self.scene.events)
        reply = self._pick(who, text, values) if values else self.read(who, text)
        refused = reply if isinstance(reply, list) else self.answer(reply)
        if refused:
            raise Refused(refused, self.explain(refused))
        self.go_on()
        return self.scene.events[told:]

    def rule(self, decree: str) -> list[Event]:
        """The game master's word, such as `"hp bor 3"`, and what followed from it."""
        told = len(self.scene.events)
        if refused := self.decree(decree):
            raise Refused(refused, self.explain(refused))
        self.go_on()
        return self.scene.events[told:]

    def why_not(self, who: str, do: str, **values: Value) -> list[Refusal]:
        """Why somebody may not do this now; empty if it is legal. Places are given as people write them."""
        reply = self._pick(who, do, values)
        return reply if isinstance(reply, list) else self.refusals(reply)

    def _pick(self, who: str, do: str, values: Mapping[str, Value]) -> Pick | list[Refusal]:
        """An answer with values as people have them: places in whole lengths and not in the grain of the field."""
        question = self.asked(who)
        option = question.option(do) if isinstance(question, Choose) else None
        if option is None:
            return Pick(who, do, values)
        found: dict[str, Value] = {}
        for name, value in values.items():
            field = option.fields.get(name)
            if field is not None and (isinstance(value, str) or is_pair(value)):
                read = field.parse(name, [value if isinstance(value, str) else f"{value[0]},{value[1]}"])
                if isinstance(read, Refusal):
                    return [read]
                found[name] = read
            else:
                found[name] = value
        return Pick(who, do, found)

    def go_on(self) -> None:
        """Let the generated dice fall and the automatic seats answer until somebody else is asked."""
        typed, dice = self.journal.header.get("dice") == TYPED, Dice(self.seed)
        while True:
            question = next((each for each in self.open if self._goes_by_itself(each, typed)), None)
            if question is None:
                return
            if isinstance(question, Roll):
                self.give(dice.throw(question, self.journal.drawn))
            elif refused := self.answer(self.player(self, question)):
                raise Refused(refused, self.explain(refused))

    def _goes_by_itself(self, question: Choose | Roll, typed: bool) -> bool:
        if isinstance(question, Roll) and not typed:
            return True
        return self.game.seat_of(self.state, question.who) in self.automatic

    def play_out(self, player: Player | None = None) -> str:
        """Let the computer play everybody to the end; returns the result, empty if the fight only came to rest."""
        play_out(self, player or self.player, Dice(self.seed))
        return self.over

    # -- telling and keeping -----------------------------------------------------------------------
    def tell(self, lang: str = "en", since: int = 0) -> list[str]:
        """The log in sentences, from an event on."""
        speaker, names = Speaker(lang, self.game), self.game.names(self.state)
        lines = [speaker.event(event, names) for event in self.scene.events[since:]]
        return [line for line in lines if line is not None]

    def explain(self, refusals: list[Refusal], lang: str = "en") -> str:
        """Reasons in sentences, one a line."""
        speaker, names = Speaker(lang, self.game), self.game.names(self.state)
        return "\n".join(speaker.refusal(each, names) for each in refusals)

    def save(self, path: str | Path) -> None:
        """Write the journal, which is the whole fight; `affray.resume` takes it up again."""
        save_journal(path, self.journal.lines())


def is_pair(value: Value) -> bool:
    """Two numbers, as people give a place."""
    return isinstance(value, tuple) and len(value) == 2 and all(isinstance(each, (int, float)) for each in value)


def open(
    source: str | Path | Mapping[str, Any],
    seed: int | None = None,
    dice: str = GENERATED,
    automatic: tuple[str, ...] = (),
    recording: bool = True,
) -> Fight:
    """A new fight: a sample, a file, or an encounter as plain data; BadFile with everything that is wrong with it.

    `dice` are `generated` from the seed or `typed` in from a real table; `automatic` names seats that the computer
    plays. Without a seed nobody can foresee the dice.
    """
    loaded = load_encounter(source)
    header = {
        "affray": __version__, "game": loaded.game.name, "name": Path(loaded.path).stem,
        "seed": secrets.randbits(64) if seed is None else seed, "dice": dice, "automatic": list(automatic),
        "scenario": loaded.data,
    }  # fmt: skip
    fight = Fight(loaded.game, loaded.game.start(loaded.encounter), Journal(header), recording)
    fight.go_on()
    return fight


def resume(path: str | Path, to: int | None = None, accept: bool = False, recording: bool = True) -> Fight:
    """The fight that a journal tells, where it was left, or `to` so many lines below its header.

    A journal that was changed by hand is refused (BadFile names the line), unless that is accepted.
    """
    file = open_journal(path, accept, to)
    game = find(str(file.header["game"]))
    start = game.start(build(game, file.header.get("scenario"), str(path)))
    fight = Fight(game, start, Journal(file.header), recording)
    try:
        retell(fight, file.lines, to, accept, Dice(fight.seed) if "seed" in file.header else None)
    except Unreadable as error:
        raise not_replayed(path, error) from None
    return fight
