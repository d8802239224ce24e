"""How facts are told: by the type of a field, or by the name of a refusal's fact."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import pytest

from affray.core.words import (
    DECREED,
    FACTS,
    NAME,
    ActionName,
    DiceText,
    EditFields,
    EditName,
    Purpose,
    Tells,
    Thing,
    Word,
    Words,
    declared,
    told_by,
)  # fmt: skip


@pytest.mark.parametrize(
    ("hint", "tells"),
    [
        (str, Tells("name", "", False)),
        (str, NAME),
        (int, NAME),
        (tuple[str, ...], NAME),
        (tuple[int, ...], Tells("word")),
        (Annotated[tuple[int, ...], "a remark"], Tells("word")),
        (Annotated[str, "a remark"], NAME),
        (Annotated[str, "a remark", Tells("letters")], Tells("letters")),
        (Annotated[tuple[int, ...], Tells("dice")], Tells("dice")),
        (Word, Tells("word")),
        (Words, Tells("word")),
        (ActionName, Tells("word", "option")),
        (Purpose, Tells("word", "roll")),
        (Thing, Tells("word", "name")),
        (DiceText, Tells("dice")),
        (EditName, Tells("word", "edit")),
        (EditFields, Tells("fields")),
    ],
    ids=str,
)
def test_a_type_says_what_its_fact_stands_for(hint: Any, tells: Tells) -> None:
    assert told_by(hint) == tells


@dataclass
class Shot:
    who: str
    why: Purpose
    dice: DiceText
    faces: tuple[int, ...] = ()


def test_every_field_of_a_class_is_declared_and_looked_up_once() -> None:
    assert declared(Shot) == {"who": NAME, "why": Tells("word", "roll"), "dice": Tells("dice"), "faces": Tells("word")}
    assert declared(Shot) is declared(Shot)


@pytest.mark.parametrize(
    ("names", "tells"),
    [
        ("unit item weapon target vehicle to", Tells("name", subject=True)),
        ("action option", Tells("word", "option")),
        ("detail value what", Tells("word", "name")),
        ("why", Tells("word", "roll")),
        ("edit", Tells("word", "edit")),
        ("field", Tells("word", "field")),
        ("expected", Tells("word", "kind")),
        ("dice", Tells("dice")),
        ("among code kind known rule side words", Tells("word", "")),
    ],
)
def test_facts_of_refusals_stand_for_what_their_names_say(names: str, tells: Tells) -> None:
    assert [FACTS[name] for name in names.split()] == [tells] * len(names.split())


def test_what_is_not_listed_is_an_id_and_a_decreed_result_is_worded() -> None:
    assert "who" not in FACTS
    assert DECREED["result"] == Tells("word", "result")
