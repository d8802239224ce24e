"""Guarding oneself and tending to others: full defence, first aid, fire, wits, and what points buy without a test."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from affray.core.fields import Field, Number, OneOf, YesNo
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..body.checks import Part
from ..body.conditions import lose
from ..body.pools import RELIEF, SERVES, effort, points, pool_field, relieve, resist, spend, usable, why_no_relief
from ..body.wounds import set_bleeding
from ..ground.board import apart_at_most
from ..model.catalogue import no
from ..model.conditions import BURNING, SHAKEN, UNCONSCIOUS
from ..model.kinds import APTITUDES
from ..model.naming import Naming, words
from ..model.stats import ACTIVE, Combat, Fighter, wounds_counted
from .deed import Deed

BESIDE = 2
"""Metres at which somebody can be tended to (EP-DEATH-6)."""


def patients(combat: Combat, also_self: bool, fighter: Fighter, rule: str) -> OneOf:
    def among() -> Sequence[str]:
        return [each.id for each in combat.fighters.values() if also_self or each is not fighter]

    return OneOf(among, strange=Naming(rule), type="combatant")


class FullDefense(Deed):
    """+30 to all defence tests until the next slot comes up (EP-ACT-7)."""

    id = "full_defense"
    group = "posture"

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        scene.change(partial(raise_guard, who))
        yield from ()


def raise_guard(who: str, combat: Combat) -> None:
    combat.fighters[who].full_defense = True


class Tending(Deed):
    """Something done to somebody within 2 m."""

    also_self = False
    uncertain = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"target": patients(combat, self.also_self, fighter, self.rule)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        names = [values["target"]] if "target" in values else list(combat.fighters)
        known = [combat.fighters[name] for name in names]
        if not any(self.fits(combat, fighter, each) for each in known):
            yield no(self.rule, who=fighter.id)

    def fits(self, combat: Combat, fighter: Fighter, target: Fighter) -> bool:
        near = apart_at_most(fighter.pos, target.pos, BESIDE)
        return near and target.status == ACTIVE and (self.also_self or target is not fighter)


class Stabilize(Tending):
    """Stop somebody's bleeding: Medicine with the patient's wounds, +30 with meds (EP-DEATH-6)."""

    id = "stabilize"
    group = "other"
    rule = "EP-DEATH-6"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {**Tending.needs(self, combat, fighter), "meds": YesNo(optional=True)}

    def fits(self, combat: Combat, fighter: Fighter, target: Fighter) -> bool:
        return target.bleeding and Tending.fits(self, combat, fighter, target)

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        target = str(values["target"])
        wounds = wounds_counted(scene.state.fighters[target])
        extra: list[Part] = [(-10 * wounds, "patient", "EP-DEATH-6")]
        if values.get("meds"):
            extra.append((30, "meds", "EP-DEATH-6"))
        if (yield from effort(scene, who, "medicine_paramedic", "EP-DEATH-6", *extra)).success:
            set_bleeding(scene, target, False, "EP-DEATH-6")


class Wake(Tending):
    """Wake somebody who was only knocked out: an INT check at -30 of that one (EP-WOUND-8)."""

    id = "wake"
    group = "other"
    rule = "EP-WOUND-8"

    def fits(self, combat: Combat, fighter: Fighter, target: Fighter) -> bool:
        out = target.marks & UNCONSCIOUS and target.damage < target.card.durability and target.side == fighter.side
        return bool(out) and Tending.fits(self, combat, fighter, target)

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        target = str(values["target"])
        if (yield from resist(scene, target, "int", "EP-WOUND-8", (-30, "unconscious", "EP-WOUND-8"))).success:
            lose(scene, target, "unconscious", "EP-WOUND-8")


class PutOutFire(Tending):
    """Put out whoever burns, oneself or somebody beside one: a REF check (EP-TRAIT-9)."""

    id = "put_out_fire"
    group = "other"
    rule = "EP-TRAIT-9"
    also_self = True

    def fits(self, combat: Combat, fighter: Fighter, target: Fighter) -> bool:
        burns = target.marks & BURNING and target.side == fighter.side
        return bool(burns) and Tending.fits(self, combat, fighter, target)

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        if (yield from effort(scene, who, "ref", "EP-TRAIT-9")).success:
            lose(scene, str(values["target"]), "burning", "EP-TRAIT-9")


class RegainWits(Deed):
    """Spend a complex action to come to one's senses (EP-STRESS-4)."""

    id = "regain_wits"
    group = "other"
    nature = "mental"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        if not fighter.marks & SHAKEN:
            yield no("EP-STRESS-4", who=fighter.id)

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        lose(scene, who, "shaken", "EP-STRESS-4")
        yield from ()


# -- points ----------------------------------------------------------------------------------------
class Ignore(Deed):
    """A point makes one wound or trauma count no more; it costs no action (EP-POOL-9, EP-POOL-10)."""

    paid = True
    type = "automatic"
    nature = "mental"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"pool": pool_field(usable(combat, fighter, RELIEF[self.id]), optional=True)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        yield from why_no_relief(combat, fighter, self.id, str(values.get("pool", "")))

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        left = usable(scene.state, scene.state.fighters[who], RELIEF[self.id])
        pool = values.get("pool", left[0] if left else "")
        if pool in left:  # a decree may have taken the point since
            relieve(scene, who, self.id, str(pool))
        yield from ()


class IgnoreWound(Ignore):
    id = "ignore_wound"
    group = "other"


class IgnoreTrauma(Ignore):
    id = "ignore_trauma"
    group = "other"


class Boost(Deed):
    """+5 or +10 to all skill tests of one aptitude for one or two points (EP-POOL-8)."""

    id = "boost"
    group = "other"
    paid = True
    type = "automatic"
    nature = "mental"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {
            "aptitude": words(*APTITUDES, optional=False), "points": Number(1, 2, optional=True, default=1),
            "pool": pool_field((), optional=True),
        }  # fmt: skip

    def payers(self, aptitude: str, values: Values) -> tuple[str, ...]:
        """The pools that may pay: the one that serves the aptitude, and Threat."""
        able = (SERVES[aptitude], "threat")
        return able if "pool" not in values else tuple(each for each in able if each == values["pool"])

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        wanted = [values["aptitude"]] if "aptitude" in values else list(APTITUDES)
        cost = int(values.get("points", 1))
        if all(fighter.boosts.get(each) or self.purse(combat, fighter, each, values) < cost for each in wanted):
            yield no("EP-POOL-8", who=fighter.id)

    def purse(self, combat: Combat, fighter: Fighter, aptitude: str, values: Values) -> int:
        return sum(points(combat, fighter, each) for each in self.payers(aptitude, values))

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        aptitude, paid = str(values["aptitude"]), 0
        while paid < int(values.get("points", 1)):
            fighter = scene.state.fighters[who]
            payers = [each for each in self.payers(aptitude, values) if points(scene.state, fighter, each)]
            if not payers:  # an interruption or a decree may have taken the point since
                break
            spend(scene, who, payers[0], "boost", "EP-POOL-8")
            paid += 1
        if paid:
            scene.change(partial(boost, who, aptitude, 5 * paid))
        yield from ()


def boost(who: str, aptitude: str, amount: int, combat: Combat) -> None:
    fighter = combat.fighters[who]
    fighter.boosts = {**fighter.boosts, aptitude: amount}


DEEDS: tuple[Deed, ...] = (
    FullDefense(), Stabilize(), Wake(), PutOutFire(), RegainWits(), IgnoreWound(), IgnoreTrauma(), Boost(),
)  # fmt: skip
