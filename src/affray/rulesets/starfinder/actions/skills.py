"""Skills in a fight, and actions that end conditions (SF-SKILL, SF-GRAP-13, SF-DIRTY-3, SF-COND-14, SF-COND-23)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from affray.core.fields import Field, OneOf
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..body import effects
from ..body.conditions import gain, lose, lose_all
from ..body.dice import check, skill_bonus
from ..body.dying import stabilize_now
from ..fight.circumstances import armour
from ..fight.grappling import holders_of
from ..fight.hiding import go_into_hiding, has_shelter, notice, opposed
from ..fight.ongoing import roll_on_ground
from ..ground.board import adjacent, distance, line_of_effect, opponents, perceives, sees
from ..model.bonuses import total
from ..model.catalogue import no
from ..model.conditions import AFIRE, ASLEEP, DEAFENED, DYING, HOLDS, INVISIBLE, TENDED
from ..model.stats import Combat, Condition, Fighter
from ..time.moments import rounds
from .deed import Deed, fighters_field

EARSHOT = 30
"""Feet within which somebody can be demoralized (SF-SKILL-4)."""
FIRST_AID = 15


class Escape(Deed):
    """Break free of a hold with Acrobatics (SF-GRAP-12, SF-GRAP-13)."""

    id = "escape"
    group = "move"
    rule = "SF-GRAP-13"
    breaks_free = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        holders = [combat.fighters[name] for name in holders_of(combat, fighter)]
        return {"from": fighters_field(combat, holders, optional=True)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        holders = holders_of(combat, fighter)
        if not holders or ("from" in values and values["from"] not in holders):
            yield no("SF-GRAP-13", "nothing_to_end", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        name = str(values.get("from", "")) or holders_of(combat, fighter)[0]
        dc = 10 + total(armour(combat.fighters[name], False, False))
        margin = yield from check(scene, fighter, "acrobatics", dc, rule="SF-GRAP-13", breaking_free=True)
        if margin >= 0:
            held = [x for x in fighter.conditions if x.name in HOLDS and x.source == name]
            for condition in held:
                lose(scene, fighter, condition, "escaped", "SF-GRAP-13")


class Demoralize(Deed):
    """Intimidate somebody: shaken for a round, and one more for every 5 (SF-SKILL-4)."""

    id = "demoralize"
    group = "talk"
    rule = "SF-SKILL-4"
    limbs = False

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"target": fighters_field(combat, opponents(combat, fighter))}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "target" not in values:
            return
        target = combat.fighters[values["target"]]
        if not target.present or target is fighter:
            yield no("SF-SKILL-4", "no_target", target=target.id)
        elif distance(fighter, target) > EARSHOT:
            yield no("SF-SKILL-4", "out_of_range", distance=distance(fighter, target), range=EARSHOT)
        if target.marks & DEAFENED and not perceives(combat, target, fighter):
            yield no("SF-SKILL-4", "not_perceived", target=target.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        target = scene.state.fighters[values["target"]]
        margin = yield from check(scene, fighter, "intimidate", courage(target), rule="SF-SKILL-4")
        if margin >= 0:
            gain(scene, target, "shaken", fighter.id, rounds(scene.state, 1 + margin // 5))


def courage(target: Fighter) -> int:
    """What it takes to frighten somebody: its rating, or its own Intimidate if that is higher (SF-SKILL-4)."""
    return max(10 + skill_bonus(target, "intimidate"), 15 + target.card.half_more)


class FirstAid(Deed):
    """Stabilize somebody dying or stop its bleeding (SF-SKILL-5, SF-DEATH-13)."""

    id = "first_aid"
    group = "other"
    rule = "SF-SKILL-5"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        people = combat.fighters.values()
        hurt = [each for each in people if each.marks & TENDED and each.side == fighter.side]
        return {"target": fighters_field(combat, hurt)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "target" in values:
            target = combat.fighters[values["target"]]
            hurt = target.present and target.marks & TENDED
            if not hurt or not adjacent(fighter, target):
                yield no("SF-SKILL-5", "no_patient", target=target.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        target = scene.state.fighters[values["target"]]
        margin = yield from check(scene, fighter, "medicine", FIRST_AID, rule="SF-SKILL-5")
        if margin < 0:
            return
        if target.marks & DYING:
            stabilize_now(scene, target, "SF-DEATH-13")
        lose_all(scene, target, "bleeding", "treated", "SF-SKILL-5")


# -- being unseen ----------------------------------------------------------------------------------
class Hide(Deed):
    """Stealth against the Perception of everybody one has cover or concealment from (SF-SKILL-3, SF-SKILL-7)."""

    id = "hide"
    group = "posture"
    cost = "move"
    rule = "SF-SKILL-3"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if not has_shelter(combat, fighter):
            yield no("SF-SKILL-3", "needs_cover", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        yield from go_into_hiding(scene, fighter)


class Search(Deed):
    """Perception against the Stealth of everybody hidden (SF-SKILL-3)."""

    id = "search"
    group = "other"
    cost = "move"
    rule = "SF-SKILL-3"
    limbs = False

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        found = yield from opposed(scene, fighter, "perception")
        for other in list(opponents(combat, fighter)):
            hidden = fighter.id in other.hidden_from and not other.marks & INVISIBLE
            if not hidden or not line_of_effect(combat, fighter, other):
                continue
            stealth = yield from opposed(scene, other, "stealth")
            if found >= stealth and fighter.id in other.hidden_from:
                notice(scene, other, fighter)


class Diversion(Deed):
    """Bluff against Sense Motive: whoever falls for it can be hidden from in this turn (SF-SKILL-3)."""

    id = "diversion"
    group = "talk"
    cost = "move"
    rule = "SF-SKILL-3"
    limbs = False

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        bluff = yield from opposed(scene, fighter, "bluff")
        until = combat.timing.next("turn end", fighter.id)
        effects.lasts(scene, fighter, "diversion", until)  # whether it ends is no sign that it has fooled anybody
        for observer in list(opponents(combat, fighter)):
            if observer.able and sees(combat, observer, fighter):
                sensed = yield from opposed(scene, observer, "sense_motive")
                if sensed < bluff:
                    effects.begin(scene, fighter, "diversion", fighter.id, until, target=observer.id)


# -- ending conditions -----------------------------------------------------------------------------
class EndCondition(Deed):
    """Rid oneself of what a dirty trick did, without a check (SF-DIRTY-3)."""

    id = "end_condition"
    group = "other"
    cost = "move"
    rule = "SF-DIRTY-3"

    def tricks(self, fighter: Fighter) -> list[Condition]:
        return [each for each in fighter.conditions if each.cause == "dirty_trick"]

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return list(dict.fromkeys(each.name for each in self.tricks(fighter)))

        return {"condition": OneOf(among)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if not self.tricks(fighter):
            yield no("SF-DIRTY-3", "nothing_to_end", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        for condition in self.tricks(fighter):
            if condition.name == values["condition"]:
                lose(scene, fighter, condition, "ended", "SF-DIRTY-3")
        yield from ()


class Douse(Deed):
    """Roll on the ground against flames (SF-COND-23)."""

    id = "douse"
    group = "other"
    cost = "full"
    rule = "SF-COND-23"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if not fighter.marks & AFIRE:
            yield no("SF-COND-23", "nothing_to_end", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        yield from roll_on_ground(scene, fighter)


class Wake(Deed):
    """Wake somebody who is asleep (SF-COND-14)."""

    id = "wake"
    group = "other"
    rule = "SF-COND-14"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        asleep = [each for each in combat.fighters.values() if each.marks & ASLEEP and each.side == fighter.side]
        return {"target": fighters_field(combat, asleep)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "target" in values:
            target = combat.fighters[values["target"]]
            sleeps = target.present and target.marks & ASLEEP and combat.allied(fighter, target)
            if not sleeps or not adjacent(fighter, target):
                yield no("SF-COND-14", "no_patient", target=target.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        lose_all(scene, scene.state.fighters[values["target"]], "asleep", "woken", "SF-COND-14")
        yield from ()


SKILLS: tuple[Deed, ...] = (
    Escape(), Demoralize(), FirstAid(), Hide(), Search(), Diversion(), EndCondition(), Douse(), Wake(),
)  # fmt: skip
