"""A fight in somebody's hands: what `affray.open` and `affray.resume` return."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from affray.core.defects import Defect
from affray.core.dice import Dice
from affray.core.events import GAME_MASTER, Event
from affray.core.fight import Fight as Engine
from affray.core.freezing import Moment
from affray.core.journal import Journal
from affray.core.limits import shown
from affray.core.refusals import Refusal, Value
from affray.core.script import Choose, Pick, Question, Roll
from affray.files import save_journal
from affray.files.tactics import tactics_of
from affray.players.driver import play_out
from affray.players.stalemate import Stalemate
from affray.players.styles import UnknownStyle, cast, overridden
from affray.rulesets.game import Game, Player
from affray.rulesets.tactics import EVERYBODY, is_style
from affray.text import Speaker

GENERATED, TYPED = SOURCES = ("generated", "typed")
"""Where dice come from."""

DICE, AUTOMATIC, PLAYERS = "dice", "automatic", "players"
"""Under which names the header of a journal says where dice come from, which sides the computer plays, and how."""

TYPED_FOR = "typed_for"
"""Under which name it says whose dice alone come from a real table."""


class Refused(Exception):
    """An answer that the rules refuse: `refusals` holds every reason, the official one first."""

    __module__ = "affray"  # where people find it

    def __init__(self, refusals: list[Refusal], text: str) -> None:
        super().__init__(text)
        self.refusals = refusals


class Fight(Engine[Any]):
    """A fight in somebody's hands. Generated dice fall by themselves, and the computer plays the sides left to it.

    `player` decides for those: in the style of its side (`styles`), from what its side knows, unless another one is
    given, which is shown the truth (`affray.players.believing.Believing` makes an honest one of it).
    """

    def __init__(
        self, game: Game[Any], start: Any, journal: Journal, recording: bool = True, moment: Moment | None = None
    ) -> None:
        super().__init__(game, start, journal, recording, moment=moment)
        self._usual: Player = game.player()
        self.player: Player = self._usual
        self._cast: tuple[dict[str, str], Player] | None = None
        self.dice = Dice(self.seed)

    # -- what it is --------------------------------------------------------------------------------
    @property
    def game(self) -> Game[Any]:
        found: Game[Any] = self.ruleset  # type: ignore[assignment]
        return found

    @property
    def seed(self) -> Any:
        return self.journal.header.get("seed", 0)

    @property
    def title(self) -> str:
        """What the encounter calls itself, empty if it does not."""
        scenario = self.journal.header.get("scenario")
        return str(scenario.get("title") or "") if isinstance(scenario, dict) else ""

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return sum(1 for mark in self.scene.marks if mark.kind == "turn")

    # -- who answers -------------------------------------------------------------------------------
    # Both are kept in the header of the journal, so that a fight goes on as it was left.
    @property
    def typed(self) -> bool:
        """Whether all dice come from a real table."""
        return bool(self.journal.header.get(DICE) == TYPED)

    def dice_are(self, source: str) -> None:
        """From now on dice are `generated` or `typed`."""
        if source not in SOURCES:
            raise ValueError(f"dice are {' or '.join(SOURCES)}; not {shown(source)!r}")
        if self.journal.header.get(DICE, GENERATED) != source:
            self.journal.header[DICE] = source
        self.journal.header.pop(TYPED_FOR, None)

    @property
    def typed_for(self) -> tuple[str, ...]:
        """The sides whose dice come from a real table while those of all others are generated."""
        return () if self.typed else tuple(self.journal.header.get(TYPED_FOR, ()))

    def type_dice_of(self, sides: Iterable[str]) -> None:
        """From now on the dice of these sides are typed and those of all others generated."""
        wanted, known = list(dict.fromkeys(sides)), [*self.sides(), GAME_MASTER]
        if strange := [each for each in wanted if each not in known]:
            raise ValueError(f"there is no side {shown(strange[0])!r}; there are {', '.join(known)}")
        self.dice_are(GENERATED)
        if wanted:
            self.journal.header[TYPED_FOR] = wanted

    def is_typed(self, who: str) -> bool:
        """Whether somebody's dice come from a real table."""
        return self.typed or (bool(self.typed_for) and self.side_of(who) in self.typed_for)

    def let_fall(self, roll: Roll) -> None:
        """Let the generated dice of a roll fall. A `Defect` if a rule raises."""
        try:
            self.give(self.dice.throw(roll, self.journal.drawn))
        except Exception as error:
            raise Defect(error) from error

    @property
    def automatic(self) -> tuple[str, ...]:
        """The sides that the computer plays; `gm` if it also decides for the game master."""
        return tuple(self.journal.header.get(AUTOMATIC, ()))

    def leave_to_computer(self, sides: Iterable[str]) -> None:
        """From now on the computer plays these sides and no others."""
        wanted, known = list(dict.fromkeys(sides)), [*self.sides(), GAME_MASTER]
        if strange := [each for each in wanted if each not in known]:
            raise ValueError(f"there is no side {shown(strange[0])!r}; there are {', '.join(known)}")
        if list(self.automatic) != wanted:
            self.journal.header[AUTOMATIC] = wanted

    @property
    def styles(self) -> dict[str, str]:
        """In which style the computer plays a side: as the encounter says, unless something else was wanted."""
        header = self.journal.header
        return overridden(tactics_of(self.game, header.get("scenario")), header.get(PLAYERS, {}))

    def play_in_style(self, styles: Mapping[str, str]) -> None:
        """From now on the computer plays these sides in these styles; `*` is everybody, whatever the encounter says."""
        known = (*self.sides(), EVERYBODY)
        for side, style in styles.items():
            if side not in known:
                raise ValueError(f"there is no side {shown(side)!r}; there are {', '.join(known)}")
            if not is_style(style):
                raise UnknownStyle(style)
        if styles:
            self.journal.header[PLAYERS] = overridden(self.journal.header.get(PLAYERS, {}), styles)

    def sides(self) -> list[str]:
        """The sides of the fight, in list order."""
        return list(dict.fromkeys(each.side for each in self.game.standings(self.state)))

    def side_of(self, who: str) -> str:
        """The side of somebody who is asked; of whoever is on none, the seat that answers for him."""
        sides = {each.id: each.side for each in self.game.standings(self.state)}
        if who in sides:
            return sides[who]
        return who if who in sides.values() else self.game.seat_of(self.state, who)

    def is_automatic(self, who: str) -> bool:
        """Whether the computer answers for somebody."""
        return bool(self.automatic) and self.side_of(who) in self.automatic

    def __repr__(self) -> str:
        name = f"{self.game.name}/{self.journal.header.get('name', 'fight')}"
        return f"Fight({name!r}, round {self.game.when(self.state)[0]}, {self.now()})"

    def __str__(self) -> str:
        """The battlefield, and who is in which shape."""
        everybody = self.game.standings(self.state)
        rows = [(each.id, each.name, each.side, "/".join(map(str, each.health)), each.status) for each in everybody]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
        return "\n".join([*self.game.draw(self.state).splitlines(), *lines])

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

    @property
    def decider(self) -> Player:
        """Who decides for the computer's sides: players by style know only what their side does."""
        if self.player is not self._usual:
            return self.player
        styles = self.styles
        if self._cast is None or self._cast[0] != styles:
            self._cast = styles, cast(self.game, styles, self.seed)
        return self._cast[1]

    def by_itself(self) -> Question | None:
        """What goes on without a person: a roll of generated dice, or a choice that is left to the computer."""
        rolls = [each for each in self.open if isinstance(each, Roll) and not self.is_typed(each.who)]
        left = (each for each in self.open if isinstance(each, Choose) and self.is_left(each))
        return rolls[0] if rolls else next(left, None)

    def is_left(self, question: Choose) -> bool:
        """Whether the computer answers: for its sides, and for the game master where nobody else is concerned."""
        if self.is_automatic(question.who):
            return True
        if question.who != GAME_MASTER or not self.automatic:
            return False
        answers = [values for values in self.usual(GAME_MASTER).values() if values]
        named = [each for values in answers for value in values.values() if isinstance(value, tuple) for each in value]
        return len(answers) == 1 and bool(named) and all(map(self.is_automatic, map(str, named)))

    def go_on(self) -> None:
        """Let the generated dice fall and the computer play its sides until somebody else is asked."""
        while (question := self.by_itself()) is not None:
            if isinstance(question, Roll):
                self.let_fall(question)
            elif refused := self.answer(self.decider(self, question)):
                raise Refused(refused, self.explain(refused))

    def play_out(self, player: Player | None = None) -> str:
        """Let the computer play everybody to the end; returns the result, empty if the fight only came to rest, or goes
        nowhere (`affray.players.stalemate`).
        """
        play_out(self, player or self.decider, self.dice, Stalemate(self.game))
        return self.over

    def fork(self, recording: bool | None = None) -> Fight:
        """An independent fight at this very moment, for looking ahead; it cannot be undone past the last snapshot."""
        twin = super().fork(recording)
        assert isinstance(twin, Fight)
        return twin

    def _like(self, start: Any, journal: Journal, recording: bool) -> Fight:
        twin = Fight(self.game, start, journal, recording)
        twin.player, twin._usual = self.player, self._usual
        return twin

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
