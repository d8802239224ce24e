"""How somebody stands: staying and turning, standing up, taking cover (ACKS-ACT-4, ACKS-MOVE-8, ACKS-MOVE-14)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from affray.core.fields import Field
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..body.conditions import gain, lose
from ..ground.board import facings_of, front_left, is_block
from ..ground.stepping import chosen_placing, facing_named, placings, turn_about
from ..model.catalogue import no
from ..model.conditions import PRONE
from ..model.kinds import Cost
from ..model.stats import Combat, Condition, Warrior
from .deed import Deed, engaged_rules
from .moving import facing_field


class RemainStationary(Deed):
    """Stay, and face another way if one wishes (ACKS-FACE-5)."""

    id = "remain_stationary"
    group = "move"
    rule = "ACKS-FACE-5"
    cost: Cost = "movement"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        if is_block(warrior):
            return {"facing": facing_field(warrior)}

        def spots() -> list[tuple[int, int]]:
            found = [front_left(place, x) for x in facings_of(warrior) for place in placings(combat, warrior, x)]
            return list(dict.fromkeys(found))

        return {"facing": facing_field(warrior), "at": Place(spots, optional=True)}

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        """A long body needs room to turn, and lies where its controller wishes (ACKS-FACE-12)."""
        if "facing" in values and chosen_placing(combat, warrior, values, None) is None:
            yield no("ACKS-FACE-12", who=warrior.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        if "facing" not in values:
            return
        facing = facing_named(values["facing"])
        place = chosen_placing(scene.state, warrior, values, None)
        if place is not None and facing != warrior.facing:
            yield from turn_about(scene, warrior, place, facing)


class StandUp(Deed):
    """A movement action if not engaged, or a combat action (ACKS-MOVE-8)."""

    id = "stand_up"
    group = "posture"
    rule = "ACKS-MOVE-8"
    cost: Cost = "movement"
    either = True

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        if not warrior.marks & PRONE:
            yield no("ACKS-MOVE-8", "not_prone", who=warrior.id)
        if paid == "movement":
            yield from engaged_rules(combat, warrior, "ACKS-ENGAGE-10")

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        lose(scene, warrior, "prone", self.rule)
        yield from ()


class TakeCover(Deed):
    """Crouch behind waist-high cover, elsewhere drop prone (ACKS-MOVE-14)."""

    id = "take_cover"
    group = "posture"
    rule = "ACKS-MOVE-14"
    cost: Cost = "movement"
    either = True

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        if paid == "movement":
            yield from engaged_rules(combat, warrior, "ACKS-ENGAGE-10")
        if warrior.marks & PRONE:
            yield no("ACKS-MOVE-14", who=warrior.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        behind = warrior.body & scene.state.ground.waist
        gain(scene, warrior, Condition("crouching" if behind else "prone"), self.rule)
        yield from ()
