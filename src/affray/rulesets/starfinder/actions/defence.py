"""Standing one's ground: total defense, harrying and covering fire, feints (SF-TDEF, SF-HARRY, SF-COVFIR, SF-FEINT)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from affray.core.fields import Field, OneOf, YesNo
from affray.core.modifiers import Modifier
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..body import effects
from ..body.dice import check, d20
from ..fight.attacks import spend_shot
from ..fight.circumstances import own_modifiers
from ..fight.strikes import Strike, is_area, range_penalty, why_no_strike, why_no_weapon
from ..ground.board import distance, opponents, perceives
from ..model.catalogue import no
from ..model.events import Supported
from ..model.stats import Combat, Fighter
from ..time.moments import until_end_of_next, until_start
from ..time.undertakings import lose_action, undertaking
from ..time.windows import Happening, Occurrence, after, before
from .deed import Deed, fighters_field

FIXED = 15
"""The armour class of supporting fire, and the least DC of a feint (SF-HARRY-1, SF-COVFIR-1, SF-FEINT-2)."""


def why_defending(fighter: Fighter) -> Iterator[Refusal]:
    """Only one action at a time raises the own AC (SF-TDEF-2)."""
    if effects.has(fighter, "total_defense") or effects.has(fighter, "fight_defensively"):
        yield no("SF-TDEF-2", "defending_already", who=fighter.id)


def why_not_real(values: Values) -> Iterator[Refusal]:
    """Fighting defensively needs a real attack (SF-FDEF-4)."""
    if values.get("defensively"):
        yield no("SF-FDEF-4", "no_real_attack")


def fight_defensively(scene: Scene[Combat], fighter: Fighter) -> None:
    """-4 on attacks, +2 AC until the start of the next turn (SF-FDEF-1, SF-FDEF-3)."""
    until = until_start(scene.state, fighter.id)
    effects.begin(scene, fighter, "fight_defensively", fighter.id, until, changes=(("attack", -4), ("ac", 2)))


class TotalDefense(Deed):
    """+4 AC until the start of the next turn (SF-TDEF-1)."""

    id = "total_defense"
    group = "posture"
    rule = "SF-TDEF-1"
    purely_defensive = True

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        yield from why_defending(fighter)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        until = until_start(scene.state, fighter.id)
        effects.begin(scene, fighter, "total_defense", fighter.id, until, changes=(("ac", 4),))
        yield from ()


# -- supporting fire -------------------------------------------------------------------------------
class SupportingFire(Deed):
    """A shot against AC 15 that hurts nobody (SF-HARRY-1, SF-COVFIR-1)."""

    def weapons(self, fighter: Fighter) -> OneOf:
        def among() -> Sequence[str]:
            return [*ready(), *(name for name in fighter.items if name not in ready())]

        def ready() -> Sequence[str]:
            return [name for name, item in fighter.items.items() if item.wielded and item.kind.category == "ranged"]

        return OneOf(among, ready, type="item")

    def strike(self, values: Values) -> Strike:
        return Strike(str(values["with"]), action=self.id)

    def why_no_gun(self, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        """A wielded and loaded ranged weapon is needed (SF-HARRY-4)."""
        yield from why_not_real(values)
        if values.get("with", "") not in fighter.items:
            if "with" in values:
                yield no("SF-HARRY-4", "no_such_weapon", weapon=values["with"])
        else:
            item = fighter.items[values["with"]]
            yield from why_no_weapon(fighter, item, self.strike(values))
            if item.kind.category != "ranged" or is_area(item.kind):
                yield no("SF-HARRY-4", "no_such_weapon", weapon=values["with"])

    def is_provoking(self, combat: Combat, fighter: Fighter, values: Values) -> bool:
        return True

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        """The window of a ranged attack, the shot, the window after it."""
        combat = scene.state
        self.tell(scene, fighter, values, paid)
        weapon = str(values["with"])
        happening = Happening(
            fighter.id, self.id, provokes="ranged_attack", weapon=weapon,
            occurrences=[Occurrence("ranged_attack", fighter.id, weapon=weapon)],
        )  # fmt: skip

        with undertaking(scene, lambda: self.is_legal(combat, fighter, values, paid)) as act:
            yield from before(scene, happening)
            item = fighter.items[weapon]
            modifiers = own_modifiers(fighter, item, self.strike(values), True)
            modifiers += self.range_modifiers(combat, fighter, values)
            fallen = yield from d20(scene, fighter.id, "attack", modifiers, FIXED, (self.rule,))
            spend_shot(fighter, item, self.strike(values))
            misses = fallen.natural == 1 and combat.options.natural_one_misses
            if fallen.natural == 20 or (fallen.total >= FIXED and not misses):
                self.support(scene, fighter, values)
        if act.lost:
            lose_action(scene, fighter, self.id)
        else:
            yield from after(scene, happening)

    def range_modifiers(self, combat: Combat, fighter: Fighter, values: Values) -> list[Modifier]:
        return []

    def support(self, scene: Scene[Combat], fighter: Fighter, values: Values) -> None:
        """What a hit is good for."""

    def begin(self, scene: Scene[Combat], fighter: Fighter, on: str) -> None:
        combat = scene.state
        until = until_start(combat, fighter.id)
        effects.begin(scene, combat.fighters[on], self.id, fighter.id, until, uses=1)
        if scene.recording:
            scene.tell(Supported(fighter.id, on, self.id, rules=(effects.rule_of(self.id),)))


class HarryingFire(SupportingFire):
    """The next attack of an ally against this opponent gets +2 (SF-HARRY-1 to SF-HARRY-4)."""

    id = "harrying_fire"
    group = "attack"
    rule = "SF-HARRY-1"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {
            "target": fighters_field(combat, opponents(combat, fighter)),
            "with": self.weapons(fighter),
            "defensively": YesNo(optional=True),
        }

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        yield from self.why_no_gun(fighter, values)
        if "target" in values:
            target = combat.fighters[values["target"]]
            if not combat.hostile(fighter, target) or not target.present:
                yield no("SF-HARRY-1", "no_target", target=target.id)
            elif values.get("with") in fighter.items and fighter.items[values["with"]].kind.category == "ranged":
                strike = self.strike(values)._replace(target=target.id)
                found = why_no_strike(combat, fighter, strike)
                yield from [each for each in found if each["code"] not in ("not_wielded", "not_loaded")]

    def range_modifiers(self, combat: Combat, fighter: Fighter, values: Values) -> list[Modifier]:
        """SF-RANGE-4."""
        feet = distance(fighter, combat.fighters[values["target"]])
        kind = fighter.items[values["with"]].kind
        return [Modifier(range_penalty(combat, kind, self.strike(values), feet), "range", "SF-RANGE-1")]

    def support(self, scene: Scene[Combat], fighter: Fighter, values: Values) -> None:
        self.begin(scene, fighter, str(values["target"]))


class CoveringFire(SupportingFire):
    """+2 AC for an ally against the next attack from the shooter's line of effect (SF-COVFIR-1 to SF-COVFIR-4)."""

    id = "covering_fire"
    group = "attack"
    rule = "SF-COVFIR-1"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        allies = [each for each in combat.fighters.values() if each.present and combat.allied(fighter, each)]
        return {
            "ally": fighters_field(combat, sorted(allies, key=lambda each: each is fighter)),
            "with": self.weapons(fighter),
            "defensively": YesNo(optional=True),
        }

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        yield from self.why_no_gun(fighter, values)
        if "ally" in values:
            ally = combat.fighters[values["ally"]]
            if not combat.allied(fighter, ally) or not ally.present:
                yield no("SF-COVFIR-1", "no_target", target=ally.id)

    def support(self, scene: Scene[Combat], fighter: Fighter, values: Values) -> None:
        self.begin(scene, fighter, str(values["ally"]))


# -- feint -----------------------------------------------------------------------------------------
def feint_dc(combat: Combat, target: Fighter) -> int:
    """15 and the challenge rating, or 10 and a trained Sense Motive if that is higher (SF-FEINT-2)."""
    dc = FIXED
    if target.card.cr is not None:
        dc += target.card.half_more if combat.options.feint_cr_multiplier == 1.5 else int(target.card.cr)
    trained = target.card.skills.get("sense_motive")
    return dc if trained is None else max(dc, 10 + trained)


class Feint(Deed):
    """A Bluff check: the opponent is flat-footed for the next attack (SF-FEINT-1 to SF-FEINT-5)."""

    id = "feint"
    group = "attack"
    rule = "SF-FEINT-1"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"target": fighters_field(combat, opponents(combat, fighter))}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "target" not in values:
            return
        target = combat.fighters[values["target"]]
        if not combat.hostile(fighter, target) or not target.present:
            yield no("SF-FEINT-1", "no_target", target=target.id)
        if target.card.int_mod is None:
            yield no("SF-FEINT-3", "no_intelligence", target=target.id)
        if not perceives(combat, target, fighter) or target.id in fighter.hidden_from:
            yield no("SF-FEINT-5", "not_perceived", target=target.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        target = combat.fighters[values["target"]]
        margin = yield from check(scene, fighter, "bluff", feint_dc(combat, target), rule="SF-FEINT-2")
        if margin < 0 or not target.present:
            return
        for old in [x for x in target.effects if x.name == "feint" and x.source == fighter.id]:
            effects.end(combat, target, old)
        effects.begin(scene, target, "feint", fighter.id, until_end_of_next(combat, fighter.id), uses=1)
        if scene.recording:
            scene.tell(Supported(fighter.id, target.id, "feint", rules=("SF-FEINT-4",)))


DEFENCE: tuple[Deed, ...] = (TotalDefense(), HarryingFire(), CoveringFire(), Feint())
