"""The samples of a game without their maps, for play in words."""

from __future__ import annotations

from typing import Any

from affray.cli.sitting.picture import picture
from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.files import build, load_encounter
from affray.players.driver import play_out
from affray.rulesets.game import Game, Player
from affray.rulesets.table import stances
from affray.text.log import SHORT, Log
from affray.text.speaker import Speaker

PLACING = ("at", "facing", "pos")


def without_map(game: Any, sample: str, **more: Any) -> Any:
    """The people of a sample on open ground, as an encounter."""
    data = {key: value for key, value in load_encounter(sample).data.items() if key != "map"}
    people = [
        {key: value for key, value in each.items() if key not in PLACING} if isinstance(each, dict) else each
        for each in data["combatants"]
    ]
    return build(game, {**data, "combatants": people, **more})


def begun(game: Game[Any], sample: str, **more: Any) -> Fight[Any]:
    """Such a fight before its first die."""
    return Fight(game, game.start(without_map(game, sample, **more)))


def apart(fight: Fight[Any], one: str, other: str) -> int:
    """How far two are from each other, as people read it."""
    game: Any = fight.ruleset
    pairs = {frozenset(pair): far for *pair, far in game.table(fight.state).battlefield.apart}
    return int(pairs[frozenset((one, other))])


def stands(fight: Fight[Any], who: str) -> list[tuple[str, str]]:
    """How somebody stands to others, as people read it: in which way, to whom."""
    game: Any = fight.ruleset
    known = stances(game.table(fight.state))
    return [(how, other) for (one, other), ways in known.items() for how in ways if one == who]


def shown(fight: Fight[Any], who: str, lang: str = "en") -> str:
    """What a terminal draws for somebody instead of a map."""
    game: Any = fight.ruleset
    lines = picture(game.table(fight.state), Speaker(lang, game), game.names(fight.state), who, 80, 10)
    return "\n".join([line.plain for line in lines])


def told_short(fight: Fight[Any], lang: str = "en") -> str:
    """The short log."""
    game: Any = fight.ruleset
    lines = Log(Speaker(lang, game), game, SHORT, fight.start).lines(fight.scene.events, fight.state)
    return "\n".join([line.text for line in lines])


WAYS_ON = ("end", "pass", "stop", "done")
"""How somebody goes on who does not move."""


def in_words(game: Any, *moves: str) -> Player:
    """A player like the computer's who goes by words where that one would go by squares, or stays where he is."""
    plain = game.player()

    def decide(fight: Fight[Any], question: Choose) -> Pick:
        pick: Pick = plain(fight, question)
        for word in ("approach", "keep_away", "back_off", *WAYS_ON) if pick.do in moves else ():
            option = question.option(word)
            answer = None if option is None else option.example()
            if answer is not None:
                return Pick(question.who, word, answer)
        return pick

    return decide


def played_in_words(game: Any, sample: str, *moves: str, **more: Any) -> Fight[Any]:
    """A sample without its map, played to its end in words: nobody names a place to which he moves."""
    fight = begun(game, sample, **more)
    play_out(fight, in_words(game, *moves), Dice("in words"))
    picks = [each for each in fight.journal.path() if isinstance(each, Pick)]
    assert "approach" in [each.do for each in picks]
    named = [each for each in picks if any(isinstance(value, tuple) for value in each.values.values())]
    assert not [each for each in named if each.do in moves]
    return fight


def decided(game: Any, sample: str, fights: int, **more: Any) -> list[str]:
    """How fights of computer players end without a map."""
    ends = []
    for number in range(fights):
        fight = begun(game, sample, **more)
        play_out(fight, game.player(), Dice("no map", number))
        ends.append(fight.over)
    return ends
