"""How many keys the usual things of an evening take at the terminal, Enter counted: no more than these."""

from __future__ import annotations

from affray.cli.play import Session
from affray.core.script import Choose, Pick
from affray.files import load_encounter
from affray.library import begin
from tests.cli.commandline import sit_down, the_record

FIGHT = {
    "game": "fifth_edition", "map": {"size": [20, 10]},
    "combatants": [
        {"unit": "brann_oakhand", "at": [2, 2], "initiative": 30},
        {"unit": "sela_quickwater", "at": [2, 4], "initiative": 20},
        {"unit": "ridge_raider", "at": [10, 2], "count": 4, "initiative": 1},
    ],
}  # fmt: skip


def keys(*lines: str) -> int:
    """What has to be pressed: every letter, and Enter behind every line."""
    return sum(len(line) + 1 for line in lines)


def typed(*lines: str) -> tuple[Session, str]:
    record = begin(load_encounter(FIGHT), 3, None)
    record.fight.leave_to_computer(["raiders", "gm"])
    return sit_down(record, lines)


def path(session: Session) -> list[object]:
    return list(session.fight.journal.path())


def test_the_next_turn_takes_five_keys() -> None:
    session, _ = typed("next")
    assert keys("next") == 5
    assert session.question is not None
    assert session.question.who == "sela_quickwater"


def test_the_same_damage_to_three_takes_twelve_keys() -> None:
    session, text = typed("hit a b c 2")
    assert keys("hit a b c 2") <= 12
    standing = {each.id: each.health[0] for each in session.game.standings(session.fight.state)}
    raiders = [standing[f"ridge_raider-{number}"] for number in (1, 2, 3, 4)]
    assert raiders[0] == raiders[1] == raiders[2] == raiders[3] - 2, text


def test_undo_takes_five_keys_and_says_what_it_took_back() -> None:
    session, text = typed("dodge", "undo")
    assert keys("undo") == 5
    assert "Brann Oakhand: Dodge" in text
    assert not [each for each in path(session) if isinstance(each, Pick)]


def test_ready_takes_one_line() -> None:
    line = "ready movement enters response attack"
    session, text = typed(line)
    picks = [each for each in path(session) if isinstance(each, Pick)]
    assert keys(line) <= 38
    assert picks[-1].do == "ready", text


def test_a_reaction_is_declined_by_one_key() -> None:
    record = the_record("furnace_gate", 0)
    session, _ = sit_down(record, [])
    for _ in range(200):
        usual, question = session.usual(), session.question
        if usual is not None and usual[0].do == "decline":
            break
        assert session.decide(question) if isinstance(question, Choose) else session.step()
    before = len(session.fight.journal)
    session.take("")
    assert keys("") == 1
    assert len(session.fight.journal) > before
