"""The whole story of some fights, event by event with facts and rules: whatever changes in it is a change of the game.

`python -m tests.conformance.eclipse_phase.test_logs` writes the stories anew, for a change that is meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from affray.core.changes import Amount
from affray.core.dice import Dice
from affray.core.events import Event
from affray.core.fight import Fight
from affray.core.script import Choose, Roll
from affray.files.encounters import load_encounter
from affray.files.schema import schema
from affray.rulesets.eclipse_phase import RULESET
from affray.rulesets.eclipse_phase.actions import ACTIONS
from affray.rulesets.eclipse_phase.model.conditions import STARTING
from affray.rulesets.eclipse_phase.outside.settings import subjects
from tests.conformance.eclipse_phase.firefight import (
    GRENADE,
    KNIFE,
    PISTOL,
    block,
    door,
    firefight,
    someone,
)

STORIES = Path(__file__).with_name("stories")
FIGHTS = ("docking_bay", "reactor_gallery", "service_tunnel")


def story(sample: str) -> list[str]:
    """A sample played by the automatic player, one line for each event."""
    fight: Fight[object] = Fight(RULESET, RULESET.start(load_encounter(sample).encounter))  # type: ignore[arg-type]
    dice, player = Dice("story", sample), RULESET.player()
    while fight.open and len(fight.journal) < 300:
        question = fight.pending
        if isinstance(question, Choose):
            assert not fight.answer(player(fight, question))
        else:
            assert isinstance(question, Roll)
            fight.throw(dice)
    return [line_of(event) for event in fight.log()]


def scene() -> Fight[Any]:
    return firefight(
        someone("a", 12, at=2, weapons=[PISTOL, KNIFE, GRENADE], vigor=2, damage=9, wounds=1),
        someone("b", 9, at=8, body="synthmorph", flex=1), someone("c", 6, at=(8, 14), weapons=[KNIFE], start=["prone"]),
        scene=[block("moderate", 5, 9, 6, 11), door("gate", 12, 2, 13, 4)],
    )  # fmt: skip


def file_format() -> list[str]:
    """Every limit, choice and default of the encounter file."""
    limits = ("minimum", "maximum", "minItems", "maxItems", "multipleOf", "pattern")
    kept = (*limits, "default", "enum", "const", "required")

    def look(part: Any, path: str) -> Iterator[str]:
        if isinstance(part, dict):
            for name, value in part.items():
                if name in kept and path.rpartition(".")[2] != "properties":
                    yield f"{path} {name} {'the conditions' if value == [*STARTING] else value}"
                else:
                    yield from look(value, f"{path}.{name}")
        elif isinstance(part, list):
            for number, value in enumerate(part):
                yield from look(value, f"{path}.{number}")

    return list(look(schema(RULESET), ""))


def values_to_set() -> list[str]:
    """Every value that the game master can set, within which limits, and what it is."""
    fight = scene()
    found: list[str] = []
    for who, known in subjects(fight.state).items():
        for each in known:
            field = each.field(fight.scene, who)
            kind = f"{field.low} to {field.high}" if isinstance(field, Amount) else type(field).__name__
            found.append(f"{who}.{each.name} {kind}: {each.get(fight.scene, who)}")
    return found


def deeds() -> list[str]:
    """Everything one can do, and which action it takes."""
    return [f"{name} {deed.type}" for name, deed in ACTIONS.items()]


TOLD = {"file_format": file_format, "values": values_to_set, "deeds": deeds}


def line_of(event: Event) -> str:
    facts = " ".join(f"{name}={value}" for name, value in event.facts().items() if name != "rules")
    return f"{event.kind} {facts} [{', '.join(event.rules)}]"


@pytest.mark.rule("EP-SEQ-1", "EP-ACT-1")
@pytest.mark.parametrize("name", [*FIGHTS, *TOLD])
def test_it_is_told_as_ever(name: str) -> None:
    known = (STORIES / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    told = story(name) if name in FIGHTS else TOLD[name]()
    for number, (one, other) in enumerate(zip(told, known, strict=False), 1):
        assert one == other, f"line {number}"
    assert len(told) == len(known)


if __name__ == "__main__":
    STORIES.mkdir(exist_ok=True)
    for name in (*FIGHTS, *TOLD):
        lines = story(name) if name in FIGHTS else TOLD[name]()
        (STORIES / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
