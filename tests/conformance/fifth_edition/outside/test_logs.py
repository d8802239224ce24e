"""The whole story of some fights, event by event with facts and rules: whatever changes in it is a change of the game.

`python -m tests.conformance.fifth_edition.outside.test_logs` writes the stories anew, for a change that is meant.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from affray.core.changes import Amount
from affray.core.dice import Dice
from affray.core.events import Event
from affray.core.fight import Fight
from affray.core.script import Choose, Roll
from affray.core.views import Seat
from affray.files.encounters import load_encounter
from affray.files.schema import schema
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.actions import ACTIONS
from affray.rulesets.fifth_edition.actions.deed import Deed
from affray.rulesets.fifth_edition.model.scenario import MultiattackEntry, ObjectEntry, UsesEntry
from affray.rulesets.fifth_edition.outside.settings import subjects
from tests.conformance.fifth_edition.arena import (
    arena,
    bru,
    cle,
    decree,
    door,
    fig,
    held_by,
    hou,
    on_squares,
    power,
    rai,
    rog,
    wiz,
)
from tests.conformance.harness import answer, asked, play

STORIES = Path(__file__).parent.with_name("stories")
FIGHTS = ("broken_span", "furnace_gate", "kennel_yard")


def story(sample: str) -> list[str]:
    """A sample played by the automatic player, one line for each event."""
    fight: Fight[object] = Fight(RULESET, RULESET.start(load_encounter(sample).encounter))  # type: ignore[arg-type]
    dice, player = Dice("story", sample), RULESET.player()
    while fight.open and len(fight.journal) < 400:
        question = fight.pending
        if isinstance(question, Choose):
            assert not fight.answer(player(fight, question))
        else:
            assert isinstance(question, Roll)
            fight.throw(dice)
    return [line_of(event) for event in fight.log()]


EVERYTHING = (
    "FIG: speak 'Stand together!'", "FIG: operate door", "FIG: move 3,2 4,2", "FIG: attack crate with longsword",
    "FIG: drop longsword",
    "ROG: attack BRU with shortsword_a", "ROG: offhand BRU with shortsword_b", "ROG: sheathe shortsword_b",
    "CLE: help FIG grapple", "CLE: use heal_word targets ROG",
    "WIZ: use snare targets BRU", "WIZ: end_concentration", "WIZ: drop_prone",
    "RAI: ready movement enters who FIG within 5 response attack with scimitar",
    "BRU: multiattack ROG with greatclub", "BRU: multiattack ROG with greatclub",
    "FIG: grapple RAI", "FIG: pick_up FIG.longsword", "FIG: release RAI", "FIG: move 4,1 3,2",
    "ROG: disengage", "ROG: jump 2,4",
    "CLE: dodge", "CLE: give mace to ROG",
    "WIZ: stand", "WIZ: dash", "WIZ: move 2,8 3,8",
    "RAI: hide", "RAI: stop_hiding",
    "gm: place ROG 3,4", "BRU: move 4,4", "BRU: shove ROG",
    "gm: place RAI 4,3", "FIG: help_attack CLE RAI",
    "ROG: search for creatures",
    "CLE: improvise 'prays'", "CLE: use sacred_spark targets BRU",
    "WIZ: use quick_step at 9,9", "WIZ: use spark_bolt targets BRU",
    "gm: place RAI 3,3", "RAI: attack CLE with scimitar", "RAI: end",
    "gm: place ROG 3,4", "BRU: drop greatclub", "BRU: grapple ROG",
    "gm: condition ROG grappled source BRU", "ROG: escape", "BRU: surrender",
    "gm: hp ROG 0", "gm: place ROG 1,3", "gm: place CLE 2,3", "CLE: first_aid ROG", "CLE: move 1,4 1,5 1,6",
)  # fmt: skip


def everything() -> list[str]:
    """A fight in which everybody does what it can think of; what others are asked the automatic player answers."""
    fight = arena(
        fig(at=(2, 2), hp_max=90), rog(at=(3, 5), hp_max=90, hp=80), cle(at=(2, 3), hp_max=90),
        wiz(at=(2, 9), hp_max=90), rai(at=(5, 2), hp_max=90, conditions=["invisible"]),
        bru(at=(4, 5), hp_max=190, multiattack=[MultiattackEntry(attack="greatclub", count=2)]),
        features=[
            door((2, 2), (3, 2)), on_squares("crate", (3, 1), cover="half", object=ObjectEntry(ac=5, hp=3)),
            on_squares("fire", (1, 6)), on_squares("pit", (3, 8), drop_ft=10),
        ],
    )  # fmt: skip
    dice, player = Dice("story", "everything"), RULESET.player()

    def go_on(until: str) -> None:
        while asked(fight) != [f"{until} turn"]:
            question = fight.pending
            if not isinstance(question, Choose):
                fight.throw(dice)
            elif question.why == "turn":
                answer(fight, f"{question.who}: end")
            else:
                assert not fight.answer(player(fight, question))

    for line in EVERYTHING:
        who, _, text = line.partition(": ")
        if who == "gm":
            decree(fight, text)
        else:
            go_on(who)
            answer(fight, line)
    go_on("WIZ")
    decree(fight, "set FIG.hp 0")
    decree(fight, "condition RAI charmed source CLE rounds 2")
    go_on("CLE")
    return [line_of(event) for event in fight.log()]


def views() -> list[str]:
    """What each side and the game master may know of a fight in the middle, as lines of JSON."""
    hidden = rai("LOST", at=(9, 1), hidden_from=["FIG", "CLE"], stealth=25, conditions=["invisible"])
    fight = arena(
        fig(at=(2, 2), hp=12), cle(at=(2, 3), controller="auto"), hidden,
        rai(at=(3, 2), hp=3, conditions=[held_by("FIG")]),
        bru(at=(6, 5), hp=59), hou(at=(9, 9), hp=0), turn="RAI",
        features=[door((4, 2), (5, 2)), on_squares("crate", (3, 1), cover="half", object=ObjectEntry(ac=5, hp=3))],
    )  # fmt: skip
    play(fight, "RAI: ready movement enters who FIG response dodge", "RAI: end")
    found: list[str] = []
    for side in ("heroes", "raiders", "gm"):
        seen = fight.view(Seat(side, side), log=False)
        view = {name: seen[name] for name in ("side", "clock", "order", "battlefield", "combatants")}
        found += [side, *json.dumps(view, indent=1, sort_keys=True).splitlines()]
    return found


def file_format() -> list[str]:
    """Every limit, choice and default of the encounter file."""
    limits = ("minimum", "maximum", "minItems", "maxItems", "multipleOf", "pattern")
    kept = (*limits, "default", "enum", "const", "required")

    def look(part: Any, path: str) -> Iterator[str]:
        if isinstance(part, dict):
            for name, value in part.items():
                if name in kept and path.rpartition(".")[2] != "properties":
                    yield f"{path} {name} {value}"
                else:
                    yield from look(value, f"{path}.{name}")
        elif isinstance(part, list):
            for number, value in enumerate(part):
                yield from look(value, f"{path}.{number}")

    return list(look(schema(RULESET), ""))


def values_to_set() -> list[str]:
    """Every value that the game master can set, and within which limits."""
    breath = power("breath", uses=UsesEntry(recharge=[5, 6]), damage="1d6 fire")
    fight = arena(wiz(at=(2, 2), powers=[breath]), bru(at=(9, 9), legendary_actions=2), features=[door((4, 2), (5, 2))])
    found: list[str] = []
    for who, known in subjects(fight.state).items():
        for each in known:
            field = each.field(fight.scene, who)
            kind = f"{field.low} to {field.high}" if isinstance(field, Amount) else type(field).__name__
            found.append(f"{who}.{each.name} {kind}")
    return found


TOLD = {"everything": everything, "views": views, "file_format": file_format, "values": values_to_set}


def line_of(event: Event) -> str:
    facts = " ".join(f"{name}={value}" for name, value in event.facts().items() if name != "rules")
    return f"{event.kind} {facts} [{', '.join(event.rules)}]"


@pytest.mark.rule("E5-GEN-10", "E5-ROUND-4")
@pytest.mark.parametrize("name", [*FIGHTS, *TOLD])
def test_it_is_told_as_ever(name: str) -> None:
    known = (STORIES / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    told = story(name) if name in FIGHTS else TOLD[name]()
    for number, (one, other) in enumerate(zip(told, known, strict=False), 1):
        assert one == other, f"line {number}"
    assert len(told) == len(known)


@pytest.mark.rule("E5-ACT-1", "E5-TURN-4")
def test_every_deed_has_its_cost_and_its_rule() -> None:
    deeds = {name: deed for name, deed in ACTIONS.items() if isinstance(deed, Deed)}
    assert set(ACTIONS) - set(deeds) == {"approach", "back_off"}
    assert {name: (deed.cost, deed.rule, deed.readiable) for name, deed in deeds.items()} == {
        "move": ("move", "E5-TURN-2", True), "rise": ("move", "E5-MOVE-16", False),
        "jump": ("move", "E5-MOVE-8", False), "stand": ("move", "E5-PRONE-3", False),
        "drop_prone": ("free", "E5-PRONE-2", False), "attack": ("action", "E5-ACT-3", True),
        "multiattack": ("action", "E5-MON-1", False), "grapple": ("action", "E5-GRAP-1", True),
        "shove": ("action", "E5-SHOVE-1", True), "escape": ("action", "E5-GRAP-9", True),
        "offhand": ("bonus_action", "E5-TWF-1", False), "release": ("free", "E5-GRAP-12", False),
        "dash": ("action", "E5-ACT-7", True), "disengage": ("action", "E5-ACT-6", True),
        "dodge": ("action", "E5-ACT-9", True), "hide": ("action", "E5-HIDE-1", True),
        "help": ("action", "E5-ACT-12", True), "help_attack": ("action", "E5-ACT-15", True),
        "search": ("action", "E5-ACT-17", True), "first_aid": ("action", "E5-DEATH-16", True),
        "use": ("action", "E5-ACT-20", False), "end_concentration": ("free", "E5-SPELL-9", False),
        "operate": ("interaction", "E5-FREE-9", True), "draw": ("interaction", "E5-FREE-2", False),
        "sheathe": ("interaction", "E5-FREE-2", False), "pick_up": ("interaction", "E5-FREE-2", False),
        "give": ("interaction", "E5-FREE-2", False), "drop": ("free", "E5-FREE-8", False),
        "ready": ("action", "E5-READY-1", False), "improvise": ("free", "E5-ACT-21", False),
        "speak": ("speech", "E5-FREE-1", False), "stop_hiding": ("free", "E5-HIDE-6", False),
        "surrender": ("free", "E5-END-5", False), "delay": ("free", "E5-INIT-7", False),
        **dict.fromkeys(("mount", "drive", "high_jump", "lair_action", "rest"), ("free", "E5-OUT-1", False)),
        **dict.fromkeys(("face", "flank", "called_shot", "disarm", "overrun"), ("free", "E5-OUT-2", False)),
        "end": ("speech", "E5-TURN-9", False),
    }  # fmt: skip


if __name__ == "__main__":
    STORIES.mkdir(exist_ok=True)
    for name in (*FIGHTS, *TOLD):
        lines = story(name) if name in FIGHTS else TOLD[name]()
        (STORIES / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
