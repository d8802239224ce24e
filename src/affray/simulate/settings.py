"""What is fought again and again: an encounter from its start, or a fight from any moment of it on.

A setting is plain data, so that it can be sent to another process; `ready` makes of it what fights can be begun from.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from affray.core.dice import Dice
from affray.core.fight import Fight as Engine
from affray.core.journal import Journal, Unreadable, read_header
from affray.core.script import Reply, Roll, Thrown
from affray.files import JournalFile, build, load_encounter, not_replayed, open_journal
from affray.files.problems import closest
from affray.files.sources import Games, Shelf
from affray.files.tactics import tactics_of
from affray.library import Fight, begin, take_up
from affray.library.complaints import readable
from affray.players.driver import IllegalAnswer, play_out
from affray.players.stalemate import Stalemate
from affray.players.styles import cast, overridden
from affray.rulesets.game import Game, Player
from affray.rulesets.tactics import EVERYBODY, KNOWN, is_style

MOST_REPLIES = 20_000
"""A fight that is not over after so many replies is counted as unfinished."""

SIMULATED = "simulated"
"""The source of dice that were thrown from the middle of somebody else's fight."""

FROM = re.compile(r"(?P<path>.*\.jsonl)(?::(?P<to>\d{1,9}))?", re.DOTALL)


class Misfit(ValueError):
    """Something was asked for that there is not: `kind` names what, `value` what was given, `known` what there is."""

    def __init__(self, kind: str, value: str, known: tuple[str, ...] = ()) -> None:
        self.kind, self.value, self.known = kind, value, known
        self.hint = closest(value, known) if known else ""
        there = f"; there are {', '.join(known)}" if known else ""
        super().__init__(f"there is no {kind} {value!r}{there}")

    def __reduce__(self) -> tuple[Any, ...]:
        return Misfit, (self.kind, self.value, self.known)


class BrokenFight(Exception):
    """A fight that could not be played to its end: a defect of a rule or of a player; its seed plays it again."""

    def __init__(self, seed: int, why: str) -> None:
        super().__init__(f"the fight with the seed {seed} broke off: {why}")
        self.seed, self.why = seed, why

    def __reduce__(self) -> tuple[Any, ...]:
        return BrokenFight, (self.seed, self.why)


def seed_of(run: int, number: int) -> int:
    """The seed of one fight of a run: whoever plays it, in whatever order, `affray run --seed` plays the same one.

    >>> seed_of(7, 0) != seed_of(7, 1) != seed_of(8, 1), seed_of(7, 0) == seed_of(7, 0)
    (True, True)
    """
    digest = hashlib.blake2b(f"{run}/{number}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")


@dataclass(frozen=True)
class Setting:
    """`data` is an encounter; or `lines` a journal, of which `to` lines below the header are taken."""

    name: str
    data: dict[str, Any] = field(default_factory=dict, repr=False)
    lines: tuple[str, ...] = field(default=(), repr=False)
    to: int | None = None
    accept: bool = False
    players: Mapping[str, str] = field(default_factory=dict)
    """Styles by side; `*` is everybody else."""
    open: bool = False
    """Whether players are shown the truth: several times as fast, and less honest."""
    games: Games | None = field(default=None, repr=False)

    def ready(self) -> Ready:
        """What fights can be begun from."""
        return Ready(self)


def setting(
    source: str | Path | Mapping[str, Any] | Fight,
    players: Mapping[str, str] | None = None,
    open: bool = False,
    games: Games | None = None,
    accept: bool = False,
    at: int | None = None,
) -> Setting:
    """The setting that somebody means: an encounter, a journal (`fight.jsonl`, or `fight.jsonl:40` for its first 40
    lines), or a fight at hand as it stands now, or stood when it had `at` replies. BadFile if a file is wrong, Misfit
    for sides and styles that there are not.
    """
    styles = dict(players or {})
    if isinstance(source, Fight):
        begun = source.game.start(build(source.game, source.journal.header.get("scenario")))
        if begun != source.start:
            raise ValueError("a fork has no past: simulate the fight that it was made of")
        lines = tuple((source.journal if at is None else source.journal.until(at)).lines())
        made = Setting(str(source.journal.header.get("name", "fight")), {}, lines, None, True, styles, open, games)
    elif not isinstance(source, Mapping) and (found := FROM.fullmatch(str(source))):
        to = None if found["to"] is None else int(found["to"])
        with readable():
            file = open_journal(found["path"], accept, to)
        if to is not None and to > file.entries:
            raise Misfit("line", str(to), (f"0–{file.entries}",))
        made = Setting(found["path"], {}, tuple(file.lines), to, accept, styles, open, games)
    else:
        with readable():
            loaded = load_encounter(source, games)
        made = Setting(loaded.path, loaded.data, players=styles, open=open, games=games)
    check(made)
    return made


def check(made: Setting) -> None:
    """Every side and style that it names must be there."""
    sides = tuple(made.ready().sides) if made.players else ()
    for side, style in made.players.items():
        if not is_style(style):
            raise Misfit("style", style, KNOWN)
        if side != EVERYBODY and side not in sides:
            raise Misfit("side", side, sides)


class Ready:
    """A setting whose file is read and whose game is found."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        shelf = Shelf(setting.games)
        self._base: Fight | None = None
        self._walk: Engine[Any] | None = None
        if setting.lines:
            self._base = self._taken_up()
            self.game: Game[Any] = self._base.game
            self.start = self._base.start
            self._base.recording = True
        else:
            self.game = shelf.game(str(setting.data["game"]))
            self.start = self.game.start(build(self.game, setting.data, setting.name))

    def _taken_up(self) -> Fight:
        """The fight that the journal tells."""
        setting, path = self.setting, Path(self.setting.name)
        with readable():
            try:
                file = JournalFile(read_header(setting.lines), list(setting.lines), len(setting.lines) - 1)
                return take_up(file, path, setting.to, setting.accept, True, setting.games).fight
            except Unreadable as error:
                raise not_replayed(path, error) from None

    @cached_property
    def sides(self) -> list[str]:
        """The sides, in list order."""
        state = self.start if self._base is None else self._base.state
        return list(dict.fromkeys(each.side for each in self.game.standings(state)))

    @property
    def state(self) -> Any:
        """The state that every fight begins with."""
        return self.start if self._base is None else self._base.state

    @property
    def over(self) -> str:
        """How the fight has ended already, if it has."""
        return "" if self._base is None else self._base.over

    @property
    def title(self) -> str:
        """What the encounter calls itself."""
        data = self.setting.data if self._base is None else self._base.journal.header.get("scenario")
        return str(data.get("title") or "") if isinstance(data, dict) else ""

    @cached_property
    def styles(self) -> dict[str, str]:
        """In which style each side is played: as the encounter says, unless it was asked for otherwise."""
        data = self.setting.data if self._base is None else self._base.journal.header.get("scenario")
        return overridden(tactics_of(self.game, data), self.setting.players)

    def player(self, seed: int) -> Player:
        return cast(self.game, self.styles, seed, self.setting.open)

    def begin(self) -> Engine[Any]:
        """A fight where the setting begins, with a log."""
        if self._base is not None:
            return self._base.fork(recording=True)
        spacing = 0 if self.setting.open else 16
        return Engine(self.game, self.start, Journal(), True, spacing)

    def finish(self, fight: Engine[Any], seed: int) -> None:
        """Play a fight to its end with the dice of a seed; one that does not end stops after so many replies."""
        end_it(fight, self.player(seed), Dice(seed), seed)

    @cached_property
    def replies(self) -> list[Reply]:
        """What was answered up to where the setting begins."""
        return [] if self._base is None else self._base.journal.path()

    def before(self, position: int) -> Engine[Any]:
        """The fight after so many of its replies, kept as it is: whoever goes on from it makes a fork."""
        kept = self._walk
        if kept is None or len(kept.journal) > position:
            kept = self._walk = Engine(self.game, self.start, Journal(), recording=False)
        for reply in self.replies[len(kept.journal) : position]:
            kept.give(reply)
        return kept

    def written(self, seed: int) -> Fight:
        """The same fight as `begin` and `finish` make, as one that can be saved with everything that came before it."""
        if self._base is None:
            loaded = load_encounter(self.setting.data, self.setting.games)
            fight = begin(loaded, seed).fight
            fight.journal.header["name"] = Path(self.setting.name).stem
            end_it(fight, self.player(seed), Dice(seed), seed)
        else:
            fight = self._taken_up()
            end_it(fight, self.player(seed), Simulated(seed), seed)
        return fight


class Simulated(Dice):
    """Dice that say of themselves that they were simulated: the stream of the fight's own seed stays as it is."""

    def __init__(self, *seed: object) -> None:
        super().__init__(*seed)
        self.thrown = 0

    def throw(self, roll: Roll, drawn: int) -> Thrown:
        found = super().throw(roll, drawn + self.thrown)
        self.thrown += roll.count
        return Thrown(found.who, found.dice, SIMULATED)


class Behind(Dice):
    """Dice whose stream goes on behind all dice that have fallen so far, also those that somebody has typed in.

    So the next die is the same from every moment of a fight at which as many dice have fallen.
    """

    def __init__(self, fight: Engine[Any], *seed: object) -> None:
        super().__init__(*seed)
        thrown = sum(len(reply.dice) for reply in fight.journal.path() if isinstance(reply, Thrown))
        self.typed = thrown - fight.journal.drawn

    def throw(self, roll: Roll, drawn: int) -> Thrown:
        return super().throw(roll, drawn + self.typed)


def end_it(fight: Engine[Any], player: Player, dice: Dice, seed: int) -> None:
    """Play a fight to its end, or until it goes nowhere."""
    game: Any = fight.ruleset
    limit, stalemate = len(fight.journal) + MOST_REPLIES, Stalemate(game)
    try:
        play_out(fight, player, dice, lambda fight: stalemate(fight) or len(fight.journal) >= limit, checked=False)
    except IllegalAnswer as error:
        raise BrokenFight(seed, str(error)) from error
    except Exception as error:
        raise BrokenFight(seed, f"{type(error).__name__}: {error}") from error
