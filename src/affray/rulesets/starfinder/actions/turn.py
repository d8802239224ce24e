"""The turn itself: delaying, ending it, speaking, giving up (SF-DELAY, SF-OTHER-2, SF-ACT-12, SF-INIT-7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from affray.core.fields import Field, Text
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..model.catalogue import no
from ..model.events import Delayed, Spoke, Surrendered
from ..model.stats import Combat, Fighter
from .deed import Deed
from .objects import why_speechless


class Free(Deed):
    """Something that costs nothing and that nobody answers."""

    cost = "free"
    readiable = False
    limbs = False
    mental = True
    ends_casting = False


class Delay(Free):
    """Do nothing until others have acted (SF-DELAY-1)."""

    id = "delay"
    group = "posture"
    rule = "SF-DELAY-1"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if fighter.budget.busy:
            yield no("SF-DELAY-2", "delay_too_late", who=fighter.id)
        if fighter.turn_used:
            yield no("SF-DELAY-6", "no_delay", who=fighter.id)

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        """The end-of-turn steps are postponed (4.2, S9); no turn has ended, so nobody comes out yet (SF-DELAY-3)."""
        combat = scene.state
        fighter.delaying = True
        combat.turn_of, combat.phase = "", "walk"
        if scene.recording:
            scene.tell(Delayed(fighter.id, rules=(self.rule,)))
        yield from ()


class End(Free):
    """End the turn with whatever is unspent (SF-ACT-12)."""

    id = "end"
    group = "other"
    ends = True
    rule = "SF-ACT-12"

    def unable(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        yield from ()

    def perform(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        """It costs nothing and nobody answers it."""
        scene.state.phase = "end"
        yield from ()


class Speak(Free):
    """A phrase of reasonable length, without an action (SF-OTHER-2)."""

    id = "speak"
    group = "talk"
    rule = "SF-OTHER-2"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"words": Text(100_000)}

    def unable(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        return why_speechless(fighter)

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        longest = combat.options.banter_max_chars
        if longest and len(str(values.get("words", ""))) > longest:
            yield no("SF-OTHER-2", "too_many_words", longest=longest)

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        if scene.recording:
            scene.tell(Spoke(fighter.id, str(values["words"]), rules=(self.rule,)))
        yield from ()


class Surrender(Free):
    """Give up the fight (SF-INIT-7, SF-MORALE-1)."""

    id = "surrender"
    group = "talk"
    rule = "SF-INIT-7"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if fighter.surrendered:
            yield no("SF-INIT-7", "nothing_to_change", who=fighter.id)

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        fighter.surrendered = True
        if scene.recording:
            scene.tell(Surrendered(fighter.id, rules=(self.rule, "SF-MORALE-1")))
        yield from ()


TURN: Sequence[Deed] = (Delay(), Speak(), Surrender(), End())
