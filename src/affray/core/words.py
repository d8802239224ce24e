"""How facts are told: what a text field of an event or a fact of a refusal stands for, declared with its type.

A plain `str` is an id (a combatant, a thing, a place, a word of the game) and is told by its name. Everything else says
so: `why: Purpose`, `how: Word`, `dice: DiceText`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

Kind = Literal["name", "word", "dice", "letters", "fields", "settings", "value"]


@dataclass(frozen=True, slots=True)
class Tells:
    """Marks what a fact stands for.

    `kind`: the `name` of an id; a `word` that messages select by or show as it is; `dice` such as "2d6"; `letters`,
    each with a wording of its own; the `fields` of an edit; `settings` such as "bor.hp", and the `value` of one.
    `wording` begins the ids of the messages that word it:
    `$action_label` is the text of `option-<action>`, and its name where there is no such message. A fact of a refusal
    that is the `subject` says what it is about, and no message has to name it.
    """

    kind: Kind = "name"
    wording: str = ""
    subject: bool = False


NAME = Tells()
"""What nothing else is said about."""

Word = Annotated[str, Tells("word")]
Words = Annotated[tuple[str, ...], Tells("word")]
ActionName = Annotated[str, Tells("word", "option")]
Purpose = Annotated[str, Tells("word", "roll")]
"""What a roll is for."""
Thing = Annotated[str, Tells("word", "name")]
"""Messages may select by it, and name it as `_label`."""
Setting = Annotated[str, Tells("word", "setting")]
"""A value that is decreed."""
Put = Annotated[str, Tells("value")]
"""What such a value was or is: a number, yes or no, names with commas between them."""
DiceText = Annotated[str, Tells("dice")]
EditName = Annotated[str, Tells("word", "edit")]
EditFields = Annotated[tuple[tuple[str, Any], ...], Tells("fields")]
"""What was given for the fields of the edit that the fact beside it names."""

FACTS: dict[str, Tells] = {
    **dict.fromkeys(("unit", "item", "weapon", "target", "vehicle", "to"), Tells(subject=True)),
    **dict.fromkeys(("action", "option"), Tells("word", "option")),
    **dict.fromkeys(("detail", "value", "what"), Tells("word", "name")),
    "why": Tells("word", "roll"),
    "edit": Tells("word", "edit"),
    "field": Tells("word", "field"),
    "expected": Tells("word", "kind"),
    "dice": Tells("dice"),
    **dict.fromkeys(
        (
            "among", "asked", "code", "faces", "file", "given", "hint", "how", "id", "kind", "known", "name", "numbers",
            "outcome", "paid", "phase", "result", "rule", "side", "state", "status", "tag", "values", "window", "words",
        ),
        Tells("word"),
    ),
}  # fmt: skip
"""What the facts of refusals stand for, which have no class that could declare it; one that is not here is an id."""

DECREED: dict[str, Tells] = {
    "result": Tells("word", "result"), "set.what": Tells("settings"), "set.to": Tells("value"),
}  # fmt: skip
"""The same for what the game master gives for the fields of an edit, of all or of one."""


def declared(kind: type) -> dict[str, Tells]:
    """What the fields of a class stand for, by their types; numbers are shown as they are."""
    return looked_up(kind)


@cache
def looked_up(kind: type) -> dict[str, Tells]:
    return {name: told_by(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}


def told_by(hint: Any) -> Tells:
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    mark = next((each for each in marks if isinstance(each, Tells)), None)
    plain = get_args(hint)[0] if marks else hint
    return mark or (Tells("word") if plain == tuple[int, ...] else NAME)
