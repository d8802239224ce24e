"""Actions in answer to a trigger: everything that can be readied, as it is when its moment comes (ACKS-READY-1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from affray.core.acts import underway
from affray.core.fields import Field
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..model.events import Acted
from ..model.kinds import Cost
from ..model.stats import Combat, Warrior
from ..reactions.interrupts import Answer
from .deed import Deed

AT_THE_MOVER = "maneuver"
"""Like an attack it is made on whoever set it off."""


class DeedInAnswer(Answer):
    """A deed outside one's own segment: it costs nothing of it, and sets nothing off (ACKS-READY-5, ACKS-READY-16)."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed
        self.readiable = (deed.either or deed.cost in ("movement", "combat")) and deed.id != "ready"
        self.paid: Cost = "movement" if deed.moves or (deed.cost == "movement" and not deed.either) else "combat"

    def fields(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        needed = dict(self.deed.needs(combat, warrior))
        if self.deed.id == AT_THE_MOVER:
            needed.pop("target")
        return needed

    def complete(self, warrior: Warrior, mover: Warrior, values: Values) -> Values:
        """The values with those that were fixed when the action was readied."""
        if self.deed.id != AT_THE_MOVER:
            return values
        ready = warrior.ready
        held = {"with": ready.weapon} if ready is not None and ready.weapon else {}
        return {**held, **values, "target": mover.id}

    def why_not(self, combat: Combat, warrior: Warrior, mover: Warrior, values: Values) -> Iterator[Refusal]:
        """It must be legal when it is taken (ACKS-READY-14)."""
        yield from self.deed.unable(combat, warrior, self.paid)
        yield from self.deed.forbids(combat, warrior, self.complete(warrior, mover, values), self.paid)

    def play(self, scene: Scene[Combat], warrior: Warrior, mover: Warrior, values: Values) -> Script[None]:
        deed, given = self.deed, self.complete(warrior, mover, values)
        if scene.recording and not deed.moves:
            scene.tell(Acted(warrior.id, deed.id, *deed.told(given), rules=("ACKS-READY-2",)))
        with underway(scene, partial(deed.goes_on, scene.state, warrior, self.paid)):
            if (yield from deed.begin(scene, warrior, given)):
                yield from deed.effect(scene, warrior, given, self.paid)
