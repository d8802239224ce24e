"""How facts are told: what a text field of an event or a fact of a refusal stands for, declared with its type.

A plain `str` is an id (a combatant, a thing, a place, a word of the game) and is told by its name. Everything else says
so: `why: Purpose`, `how: Word`, `dice: DiceText`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

Kind = Literal["name", "word", "dice", "letters", "fields"]


@dataclass(frozen=True, slots=True)
class Tells:
    """Marks what a fact stands for.

    `kind`: the `name` of an id; a `word` that messages select by or show as it is; `dice` such as "2d6"; `letters`,
    each with a wording of its own; the `fields` of an edit. `wording` begins the ids of the messages that word it:
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
DiceText = Annotated[str, Tells("dice")]
