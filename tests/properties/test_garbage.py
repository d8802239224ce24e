"""Whatever is thrown at a fight of any game is refused in time and changes nothing; no corrupted journal is read."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.journal import Journal
from affray.core.limits import FARTHEST, shown
from affray.core.refusals import Refusal
from affray.core.script import Choose, Overrule, Pick, Thrown
from affray.files import BadFile, load_encounter, open_journal, samples, save_journal
from affray.players.driver import play_out
from affray.rulesets import find, games
from tests.properties.fuzz import everything

every_game = pytest.mark.parametrize("game", sorted(games()))
REPLIES = 60
PATIENCE = 0.05
"""Seconds for one answer; a busy machine gets three tries."""

ODD: list[Any] = [
    None, True, -1, 10**30, 10**5000, 1.5, float("nan"), "", "a", "gm", "x" * 7000, b"x", [], ["a"], {}, {"a": 1},
    {1: []}, {"a"}, (), ("a",), (["a"],), ({},), (1, 2), (FARTHEST, FARTHEST), (FARTHEST + 1, 0), (10**5000, 1),
    ((1, 2), (3,)), ((1, 2),) * 2000, object(), len, ((((((),),),),),),
]  # fmt: skip
WORDS = [
    "attack", "move", "run", "cast", "ready", "delay", "1,1", "-1,-1", "1,4000000", f"{FARTHEST},{FARTHEST}", "*", "?",
    "[", "[a-", "=", "a=1", "*=999999999", "-", "--", "'", '"', "\\", "\x00", "\x1b[2J", "\u202e", "²", "9" * 30, "T",
    "H", "{$who}", "гоблін", "with", "to", "who", "target", "path", "yes", "3",
]  # fmt: skip


@cache
def encounter(game: str) -> Any:
    return load_encounter(next(iter(samples([find(game)]))).name)


def played(game: str, replies: int) -> Fight[Any]:
    """A fight of a game's computer players after so many replies."""
    loaded = encounter(game)
    journal = Journal({"affray": "0.0.1", "game": game, "seed": 5, "scenario": loaded.data})
    fight: Fight[Any] = Fight(loaded.game, loaded.game.start(loaded.encounter), journal)
    play_out(fight, loaded.game.player(), Dice(5), lambda fight: len(fight.journal) >= replies)
    return fight


# -- garbage answers -------------------------------------------------------------------------------
def texts(fight: Fight[Any], chance: random.Random) -> Iterator[str]:
    names = list(fight.ruleset.names(fight.state))  # type: ignore[attr-defined]
    options = [each.id for question in fight.open if isinstance(question, Choose) for each in question.known()]
    edits = [each.id for each in fight.edits()]
    for _ in range(12):
        words = [chance.choice([*WORDS, chance.choice(names)]) for _ in range(chance.randrange(5))]
        yield " ".join([chance.choice([*options, *edits, *WORDS]), *words])
    yield "".join(chance.choice("[]*?!-abc '\"\\=,.:9") for _ in range(chance.randrange(1, 6500)))
    yield chance.choice(["[" * 8000, "*a" * 400, "x" * 100_000, "1," * 400, "a " * 1100, "a " * 999, "'" * 999])


def replies(fight: Fight[Any], chance: random.Random) -> Iterator[Any]:
    asked = [question.who for question in fight.open]
    for _ in range(25):
        who = chance.choice([*asked, *fight.ruleset.names(fight.state), "gm", "nobody", *ODD])  # type: ignore[attr-defined]
        yield chance.choice(ODD)
        yield Thrown(who, chance.choice(ODD), chance.choice(["typed", "generator", None]))
        yield Pick(who, chance.choice(["attack", "roll", *ODD]), chance.choice(ODD))
        for question in fight.open:
            known = list(question.known()) if isinstance(question, Choose) else []
            for option in chance.sample(known, min(2, len(known))):
                values = {name: chance.choice(ODD) for name in option.fields}
                yield Pick(chance.choice([question.who, who]), option.id, values)
                yield Pick(question.who, option.id, {**(option.example() or {}), chance.choice([*values, "x"]): ODD[2]})
        edit = chance.choice(fight.edits())
        yield Overrule(edit.id, {name: chance.choice(ODD) for name in edit.fields})
        yield Overrule(chance.choice(ODD), chance.choice(ODD))


def is_refused(fight: Fight[Any], what: Any, whoever: Any = None) -> bool:
    """Whether something is refused, soon and not for a defect; what happens to be legal is taken back."""
    times = []
    for _ in range(3):
        ticket, begun = fight.ticket, perf_counter()
        refused = fight.say(whoever, what) if whoever is not None else fight.answer(what)
        times.append(perf_counter() - begun)
        if fight.ticket != ticket:
            assert not refused
            fight.undo(1)
            return False
        sound(refused, what, whoever)
        if times[-1] < PATIENCE:
            break
    assert min(times) < PATIENCE, f"{whoever} {shown(what)} took {times}"
    return True


def sound(refused: list[Refusal], what: Any, whoever: Any) -> None:
    assert refused, "refused without a reason"
    assert all(each.rule != "CORE-DEFECT" for each in refused), f"{whoever} {shown(what)}: {[*map(str, refused)]}"


@every_game
def test_garbage_is_refused_in_time_and_changes_nothing(game: str) -> None:
    chance = random.Random(f"garbage {game}")
    count = 0
    for length in (0, 3, 11, 30):
        fight = played(game, length)
        if not fight.open:
            continue
        before = everything(fight)
        others = chance.choices([*fight.ruleset.names(fight.state)], k=2)  # type: ignore[attr-defined]
        people = [*(each.who for each in fight.open), "gm", "nobody", *others]
        for text in texts(fight, chance):
            count += sum(is_refused(fight, text, who) for who in people)
            if (ticket := fight.ticket) is not None and not fight.decree(text):
                fight.undo(fight.ticket - ticket)
        for reply in replies(fight, chance):
            count += is_refused(fight, reply)
        assert everything(fight) == before
    assert count > 500


# -- corrupted journals ----------------------------------------------------------------------------
def corrupted(lines: list[str], chance: random.Random) -> tuple[list[str], int]:
    """A journal with something wrong, and the number of the first line that is."""
    at = chance.randrange(1, len(lines) - 1)
    other = chance.choice([number for number in range(1, len(lines) - 1) if number != at])
    first, last = sorted((at, other))
    kind = chance.choice(["delete", "delete many", "duplicate", "swap", "move", "change", "repeat"])
    if kind == "delete":
        return [*lines[:at], *lines[at + 1 :]], at + 1
    if kind == "delete many":
        return [*lines[:first], *lines[last:]], first + 1
    if kind == "duplicate":
        return [*lines[: at + 1], *lines[at:]], at + 2
    if kind == "repeat":
        return [*lines[:last], *lines[first:]], last + 1
    if kind == "swap":
        return [*lines[:first], lines[last], *lines[first + 1 : last], lines[first], *lines[last + 1 :]], first + 1
    if kind == "move":
        return [*lines[:first], *lines[first + 1 : last + 1], lines[first], *lines[last + 1 :]], first + 1
    at = chance.randrange(len(lines))
    return [*lines[:at], changed(lines[at], chance), *lines[at + 1 :]], at + 1


def changed(line: str, chance: random.Random) -> str:
    """A line in which one value is another one."""
    data = json.loads(line)
    around: Any = data
    key = chance.choice([*around])
    while isinstance(around[key], (dict, list)) and around[key]:
        around = around[key]
        key = chance.choice([*around]) if isinstance(around, dict) else chance.randrange(len(around))
    value = around[key]
    around[key] = value + 1 if type(value) is int else f"{value}x"
    return json.dumps(data, ensure_ascii=False)


@every_game
def test_no_corruption_of_a_journal_goes_unnoticed(game: str, tmp_path: Path) -> None:
    chance = random.Random(f"corruption {game}")
    fight = played(game, REPLIES)
    fight.undo(3)
    fight.redo(2)
    lines = fight.journal.lines()
    save_journal(tmp_path / "j", lines)
    assert open_journal(tmp_path / "j").lines == lines
    for _ in range(60):
        wrong, number = corrupted(lines, chance)
        save_journal(tmp_path / "j", wrong)
        with pytest.raises(BadFile) as bad:
            open_journal(tmp_path / "j")
        assert bad.value.problems[0].refusal.rule in ("FILE-JOURNAL-CHAIN", "FILE-NOT-JOURNAL", "FILE-JOURNAL-NEWER")
        assert bad.value.problems[0].line == number
