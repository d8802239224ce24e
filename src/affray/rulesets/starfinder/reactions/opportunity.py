"""Attacks of opportunity: one melee attack before an opponent leaves a threatened square, shoots or casts (SF-AOO)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from affray.core.fields import Field, OneOf, YesNo
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Option, Pick, Script

from ..body.effects import has
from ..fight.attacks import attack
from ..fight.maneuvers import MANEUVERS, Attempt, maneuver
from ..fight.strikes import Strike
from ..ground.board import in_reach, line_of_effect, sees, squares_apart, threatening, weapon_reach
from ..ground.cover import COVER, grade_against
from ..model.catalogue import every, in_order, no
from ..model.conditions import CONFUSED, NO_OPPORTUNITY
from ..model.kinds import FOOT
from ..model.naming import named
from ..model.stats import Combat, Fighter, Item
from ..time.windows import OPPORTUNITY, Happening, why_no_reaction
from .spending import Spending


def reaching(combat: Combat, fighter: Fighter, target: Fighter) -> list[Item]:
    """The weapons with which somebody threatens a square of another one's space (SF-AOO-1, SF-AOO-15, SF-GRID-7)."""
    height = fighter.altitude_ft - target.altitude_ft
    found = [
        item
        for item in threatening(fighter)
        if in_reach(fighter.place, target.place, height, weapon_reach(fighter.card, item.kind))
    ]
    return found if found and line_of_effect(combat, fighter, target) else []


def name_of(fighter: Fighter, item: Item) -> str:
    return next(name for name, each in fighter.items.items() if each is item)


class OpportunityAttack(Spending):
    """A single melee attack with the reaction, before what provokes it (SF-AOO-1 to SF-AOO-6).

    It neither shares the penalty of a full attack nor counts against the attacks of the own turn (SF-AOO-9, -10). Who
    can make others stand still may do that instead.
    """

    id = "attack_of_opportunity"
    windows: tuple[str, ...] = (OPPORTUNITY,)

    def candidates(self, scene: Scene[Combat], window: str, happening: Happening) -> Sequence[str]:
        """Opponents within whose reach it happens; with a log also those who only stand near enough to expect it."""
        combat = scene.state
        provoker = combat.fighters[happening.who]
        found: list[str] = []
        recording, side, here = scene.recording, provoker.side, provoker.place
        for name, other in combat.fighters.items():
            if other.side == side or other.dead or other.left_field or name in happening.exempt:
                continue
            if not recording and not (
                other.budget.reaction and other.has_acted and not other.marks & NO_OPPORTUNITY
            ):
                continue
            near = other.card.reach_ft // FOOT + 2 + other.place.wide + here.wide
            if abs(other.place.x - here.x) > near or abs(other.place.y - here.y) > near:
                continue  # far beyond every reach, told without measuring
            away = FOOT * squares_apart(other.place, here)
            expects = recording and away <= other.card.reach_ft
            if expects or (away <= other.card.reach_ft + 2 * FOOT and reaching(combat, other, provoker)):
                found.append(name)
        return found

    def offers(self, scene: Scene[Combat], fighter: Fighter, window: str, happening: Happening) -> list[Option]:
        combat = scene.state
        provoker = combat.fighters[happening.who]
        if not fighter.present or not provoker.present or not combat.hostile(fighter, provoker):
            return []

        def fields() -> Mapping[str, Field]:
            fit = [name_of(fighter, item) for item in reaching(combat, fighter, provoker)]
            fit = [name for name in fit if not fighter.items[name].kind.unwieldy] or fit

            def among() -> Sequence[str]:
                return [*fit, *(name for name in fighter.items if name not in fit), *MANEUVERS]

            def likely() -> Sequence[str]:
                return fit

            weapons = named(OneOf(among, likely, type="item"), "unfit_weapon", "SF-AOO-11", "weapon")
            return {"with": weapons, "nonlethal": YesNo(optional=True, default=None)}

        def why_not(values: Values) -> list[Refusal]:
            return in_order(why_no_opportunity(combat, fighter, provoker, values))

        found = [Option(self.id, fields, why_not, group="attack")]
        if fighter.card.has("stand_still") and happening.provokes == "step":
            found.append(Option("stand_still", fields, why_not, group="attack"))
        return found

    def play(self, scene: Scene[Combat], fighter: Fighter, pick: Pick, happening: Happening) -> Script[None]:
        provoker, item = scene.state.fighters[happening.who], str(pick["with"])
        if pick.do == "stand_still":
            attempt = Attempt("stand_still", provoker.id, item, mode="opportunity")
            yield from maneuver(
                scene, fighter, attempt, lambda: fighter.items.get(item) not in reaching(scene.state, fighter, provoker)
            )
            return
        nonlethal = pick.get("nonlethal")
        strike = Strike(
            item, provoker.id, nonlethal=nonlethal, mode="opportunity", action=self.id, provoked=happening.provokes
        )
        yield from attack(scene, fighter, strike)


def provoked_by(combat: Combat, mover: Fighter, exempt: Collection[str] = ()) -> tuple[str, ...]:
    """Who could answer with an attack of opportunity if somebody left where it is (SF-AOO-1, SF-AOO-2)."""
    foes = [each for each in combat.fighters.values() if each.present and combat.hostile(each, mover)]
    free = [each for each in foes if each.id not in exempt]
    return tuple([each.id for each in free if not why_no_opportunity(combat, each, mover, {})])


def why_no_opportunity(combat: Combat, fighter: Fighter, target: Fighter, values: Values) -> list[Refusal]:
    """Everything against an attack of opportunity on somebody (SF-AOO-1, -11 to -13, SF-TDEF-3, SF-MANEUV-5)."""
    found = why_no_reaction(fighter)
    if has(fighter, "total_defense"):
        found.append(no("SF-TDEF-3", "in_total_defense", who=fighter.id))
    if fighter.marks & NO_OPPORTUNITY:
        found.append(no("SF-AOO-12", "no_opportunity", who=fighter.id))
    elif fighter.marks & CONFUSED and fighter.compelled != target.id:
        found += every("no_opportunity", "SF-AOO-12", "SF-COND-22", who=fighter.id)
    named = str(values.get("with", ""))
    if named in MANEUVERS:
        return [*found, no("SF-MANEUV-5", "opportunity_maneuver", maneuver=named)]
    fit = reaching(combat, fighter, target)
    item = fighter.items.get(named)
    if item is not None and item not in threatening(fighter):
        found.append(no("SF-AOO-11", "unfit_weapon", weapon=named))
    elif not fit or (item is not None and item not in fit):
        found.append(no("SF-AOO-1", "not_threatened", target=target.id))
    elif all(each.kind.unwieldy for each in ([item] if item is not None else fit)):
        found.append(no("SF-ATK-21", "opportunity_unwieldy", weapon=named or name_of(fighter, fit[0])))
    if grade_against(combat, fighter, target) >= COVER or not sees(combat, fighter, target):
        found.append(no("SF-AOO-13", "covered_or_unseen", target=target.id))
    return found
