"""An action carries everything about it: what it needs, why not, what it does. So does an edit of the game master.

The list of a game's actions is the table of contents of its rules; options, refusals and texts are derived from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .fields import Field
from .refusals import Refusal, Values
from .script import NO_FIELDS, Group, Option, Script

if TYPE_CHECKING:
    from .scene import Scene

S = TypeVar("S")


class Action(Generic[S]):
    """Something a combatant can do. Subclasses say their id and override what differs."""

    id: str = ""

    def fields(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        """What the action needs to be told."""
        return NO_FIELDS

    def why_not(self, scene: Scene[Any], who: str, values: Values) -> Iterable[Refusal]:
        """Every rule against it, as far as the given values tell, in the order of the game's refusal table."""
        return ()

    def perform(self, scene: Scene[Any], who: str, values: Values) -> Script[None]:
        """Do it."""
        yield from ()

    usual: Values | None = None
    """An answer that shows how to say it, where no field by itself does."""

    group: Group = "other"
    """Of what sort it is, for whoever shows many."""

    ends: bool = False
    """Whether it is the way on: it ends the turn, or lets something pass."""

    def meant(self, scene: Scene[Any], who: str, values: Values) -> Values:
        """The values with what they leave to the rules, where that depends on numbers that may be secret: for a seat it
        is decided by what its side believes.
        """
        return values

    def provokes(self, scene: Scene[Any], who: str, values: Values) -> Sequence[str]:
        """Who may strike at whoever does it, before it is done, as far as the given values tell."""
        return ()

    def option(self, scene: Scene[Any], who: str) -> Option:
        """The action as somebody can choose it now."""
        fields, why_not = partial(self.fields, scene, who), partial(self.why_not, scene, who)
        meant = partial(self.meant, scene, who) if type(self).meant is not Action.meant else None
        provokes = partial(self.provokes, scene, who) if type(self).provokes is not Action.provokes else None
        return Option(self.id, fields, why_not, self.usual, self.group, meant, self.ends, provokes=provokes)


class Edit(Generic[S]):
    """Something the game master can decree.

    `apply` changes the state at once, in every simultaneous version of it; if it is written as a script instead, it
    plays once, inside whatever waits, and may ask questions itself.
    """

    id: str = ""

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return NO_FIELDS

    def why_not(self, scene: Scene[Any], values: Values) -> Iterable[Refusal]:
        """What cannot be decreed because it makes no sense; the rules of the game do not bind the master."""
        return ()

    def apply(self, scene: Scene[Any], values: Values) -> Script[None] | None:
        return None

    def option(self, scene: Scene[Any]) -> Option:
        """The edit as the game master can choose it now."""
        return Option(self.id, partial(self.fields, scene), partial(self.why_not, scene))
