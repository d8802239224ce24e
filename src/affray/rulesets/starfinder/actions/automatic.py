"""Automatic fire: one roll against everybody in a cone (SF-FATK-8, SF-FATK-9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from affray.core.fields import Area, Field, YesNo, words
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..body.damage import deal
from ..fight.attacks import declared, note_hit, protected_by, roll_to_hit, spend_shot
from ..fight.circumstances import deals_nonlethal, support_for
from ..fight.hits import choose_closest, roll_damage
from ..fight.strikes import Strike, why_no_weapon
from ..ground.board import distance
from ..magic.aiming import DIRECTIONS, cone_area, in_cone
from ..model.catalogue import no
from ..model.stats import Combat, Fighter, Item
from ..time.undertakings import lose_action, undertaking
from ..time.windows import Happening, Occurrence, after, before
from .attacking import weapons_field
from .deed import Deed
from .defence import fight_defensively, why_defending


def length_of(item: Item) -> int:
    """How far automatic fire reaches: half the range increment (SF-FATK-9)."""
    return item.kind.range_increment_ft // 2


class AutomaticFire(Deed):
    """One roll against everybody in a cone, nearest first, until the ammunition runs out (SF-FATK-8, SF-FATK-9)."""

    id = "automatic_fire"
    group = "attack"
    cost = "full"
    rule = "SF-FATK-8"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def corners() -> Sequence[tuple[int, int]]:
            return fighter.place.corners()

        def drawn(values: Values) -> Area | None:
            item = fighter.items.get(str(values.get("with", "")))
            return None if item is None else cone_area(combat, fighter, length_of(item), values)

        return {
            "with": weapons_field(fighter),
            "corner": Place(corners, type="corner", area=drawn),
            "direction": words(*DIRECTIONS, optional=False, type="direction"),
            "defensively": YesNo(optional=True),
        }

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        name = str(values.get("with", ""))
        if name in fighter.items:
            item = fighter.items[name]
            yield from why_no_weapon(fighter, item, Strike(name, mode="automatic"))
            if "automatic" not in item.kind.properties:
                yield no("SF-FATK-8", "no_such_weapon", weapon=name)
            elif item.loaded < 2 * item.kind.usage:
                yield no("SF-ATK-17", "not_loaded", weapon=name, loaded=item.loaded)
        if "corner" in values and values["corner"] not in fighter.place.corners():
            yield no("SF-FATK-9", "no_target", who=fighter.id)
        if values.get("defensively"):
            yield from why_defending(fighter)

    def is_provoking(self, combat: Combat, fighter: Fighter, values: Values) -> bool:
        return True

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        name = str(values["with"])
        if values.get("defensively"):
            fight_defensively(scene, fighter)
        self.tell(scene, fighter, values, paid)
        whole = Happening(
            fighter.id, self.id, provokes="ranged_attack", weapon=name,
            occurrences=[Occurrence("ranged_attack", fighter.id, weapon=name)],
        )  # fmt: skip

        defended = without_defence(values)
        with undertaking(scene, lambda: self.is_legal(combat, fighter, defended, paid)) as act:
            yield from before(scene, whole)
            act.holds = lambda: fighter.able and name in fighter.items
            yield from self.burst(scene, fighter, values, whole)
        if act.lost:
            lose_action(scene, fighter, self.id)
        else:
            yield from after(scene, whole)

    def burst(self, scene: Scene[Combat], fighter: Fighter, values: Values, whole: Happening) -> Script[None]:
        """All the ammunition into the cone, the nearest first (SF-FATK-8, SF-FATK-9)."""
        combat, name = scene.state, str(values["with"])
        item = fighter.items[name]
        left = in_cone(combat, fighter, values["corner"], str(values["direction"]), length_of(item))
        shots = item.loaded // (2 * item.kind.usage) if item.kind.usage else len(left)
        spend_shot(fighter, item, Strike(name))
        item.loaded = item.kind.capacity or 0 if item.kind.quick else 0
        fighter.changed()
        amount: int | None = None
        while left and shots and fighter.able and name in fighter.items:
            target = yield from nearest_of(scene, fighter, left, shots)
            left.remove(target)
            shots -= 1
            amount = yield from self.spray(scene, fighter, target, name, amount)

    def spray(
        self, scene: Scene[Combat], fighter: Fighter, target: Fighter, name: str, amount: int | None
    ) -> Script[int | None]:
        """One of the attacks of a burst; the damage is rolled once for all."""
        combat, item = scene.state, fighter.items[name]
        strike = Strike(name, target.id, mode="automatic", penalty=-4, action=self.id)
        support = support_for(combat, fighter, target)
        happening = declared(fighter, strike, True)
        with undertaking(scene, lambda: fighter.able and target.present and name in fighter.items) as act:
            yield from before(scene, happening)
            made = yield from roll_to_hit(scene, fighter, target, item, strike, True, support.left(target), happening)
            act.holds = lambda: target.present
            if made.hit:
                target = yield from protected_by(scene, fighter, target, happening)
                if amount is None:
                    amount = max(1, (yield from roll_damage(scene, fighter, item, strike, False)))
                note_hit(happening, target, fighter, strike, True)
                yield from deal(
                    scene, target, amount, item.kind.damage_types, fighter.id,
                    nonlethal=deals_nonlethal(fighter, item, strike), bypass=item.kind.properties, during=happening,
                )  # fmt: skip
        if not act.lost:
            yield from after(scene, happening)
        return amount


def without_defence(values: Values) -> dict[str, object]:
    return {name: value for name, value in values.items() if name != "defensively"}


def nearest_of(scene: Scene[Combat], fighter: Fighter, left: Sequence[Fighter], shots: int) -> Script[Fighter]:
    """The nearest of some; of equally near ones the actor chooses if not all can be attacked (SF-GRID-12)."""

    def near() -> list[Fighter]:
        least = min(distance(fighter, each) for each in left)
        return [each for each in left if distance(fighter, each) == least]

    group = near()
    if len(group) <= shots:
        return group[0]
    chosen = yield from choose_closest(scene, fighter, near)
    return chosen or group[0]


AUTOMATIC: tuple[Deed, ...] = (AutomaticFire(),)
