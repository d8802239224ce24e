"""Reactions that need a trait or an ability: following a guarded step, and abilities with a trigger (SF-REACT-6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from affray.core.fields import Field, OneOf
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Option, Pick, Script

from ..fight.movement import walk
from ..ground.board import squares_apart
from ..ground.stepping import Spot, Way, neighbours, plan_step, speed_of, why_no_guarded_step
from ..magic.abilities import why_not_react
from ..magic.casting import react
from ..model.catalogue import in_order, no
from ..model.kinds import Ability
from ..model.naming import named
from ..model.stats import Combat, Fighter
from ..time.triggers import fulfilled, is_perceived
from ..time.windows import AFTER, BEFORE, TRAITS, Happening, has_ability_for, waiting_for, why_no_other_reaction
from .spending import Spending


def reactors(combat: Combat) -> dict[str, dict[str, tuple[str, ...]]]:
    """By window and event: who has a reaction to it, by a trait or an ability."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for fighter in combat.fighters.values():
        events = [key for key, (trait, _) in TRAITS.items() if fighter.card.has(trait)]
        for ability in fighter.card.abilities.values():
            if ability.action == "reaction" and ability.trigger is not None:
                events.append((BEFORE if ability.comes_before else AFTER, ability.trigger.event))
        for window, event in dict.fromkeys(events):
            names = found.setdefault(window, {})
            names[event] = (*names.get(event, ()), fighter.id)
    return found


def concerned(combat: Combat, window: str, happening: Happening) -> list[str]:
    """Who has an ability for anything that happens, in the window that it belongs into."""
    found: list[str] = []
    for occurrence in happening.events():
        event, whom = occurrence.event, occurrence.who
        for name in waiting_for(combat, window, event):
            if name not in found and has_ability_for(combat.fighters[name], window, event, whom):
                found.append(name)
    return found


class AbilityReaction(Spending):
    """An ability whose activation is a reaction: before its trigger if it is purely defensive, else after it."""

    id = "react"
    windows: tuple[str, ...] = (BEFORE, AFTER)

    def candidates(self, scene: Scene[Combat], window: str, happening: Happening) -> Sequence[str]:
        return concerned(scene.state, window, happening) if scene.state.reactors and not happening.parts else ()

    def fitting(self, combat: Combat, fighter: Fighter, window: str, happening: Happening) -> list[Ability]:
        found: list[Ability] = []
        for ability in fighter.card.abilities.values():
            if ability.action != "reaction" or ability.trigger is None or ability.comes_before != (window == BEFORE):
                continue
            if fulfilled(combat, fighter, ability.trigger, happening, window == BEFORE) is not None:
                found.append(ability)
        return found

    def offers(self, scene: Scene[Combat], fighter: Fighter, window: str, happening: Happening) -> list[Option]:
        combat = scene.state
        known = self.fitting(combat, fighter, window, happening)
        if not known:
            return []

        def fields() -> Mapping[str, Field]:
            def among() -> Sequence[str]:
                return [ability.id for ability in known]

            return {"ability": named(OneOf(among, type="power"), "not_provoked", "SF-REACT-1", "ability")}

        def why_not(values: Values) -> list[Refusal]:
            found = why_no_other_reaction(fighter)
            meant = [each for each in known if values.get("ability", each.id) == each.id]
            reasons = [list(why_not_react(combat, fighter, each, happening)) for each in meant]
            if reasons and all(reasons):
                found += reasons[0]
            return in_order(found)

        return [Option(self.id, fields, why_not, group="magic")]

    def play(self, scene: Scene[Combat], fighter: Fighter, pick: Pick, happening: Happening) -> Script[None]:
        yield from react(scene, fighter, fighter.card.abilities[str(pick["ability"])], happening)


class StepUp(Spending):
    """A guarded step after a foe that took one away, ending adjacent to it (trait step_up)."""

    id = "step_up"
    windows: tuple[str, ...] = (AFTER,)

    def candidates(self, scene: Scene[Combat], window: str, happening: Happening) -> Sequence[str]:
        combat = scene.state
        step = happening.step
        if step is None or step.origin is None or not step.guarded:
            return ()
        mover = combat.fighters[happening.who]
        return [
            name
            for name in waiting_for(combat, window, "guarded_step_away")
            if combat.fighters[name].card.has("step_up")
            and combat.hostile(combat.fighters[name], mover)
            and squares_apart(combat.fighters[name].place, step.origin) <= 1
            and squares_apart(combat.fighters[name].place, step.to) > 1
            and is_perceived(combat, combat.fighters[name], mover)
        ]

    def offers(self, scene: Scene[Combat], fighter: Fighter, window: str, happening: Happening) -> list[Option]:
        combat = scene.state
        foe = combat.fighters[happening.who]

        def spots() -> list[Spot]:
            return [to for to in neighbours(combat, fighter) if follows(combat, fighter, foe, to)]

        def fields() -> Mapping[str, Field]:
            return {"to": Place(spots)}

        def why_not(values: Values) -> list[Refusal]:
            found = why_no_other_reaction(fighter)
            if "to" in values:
                found += list(why_no_guarded_step(combat, fighter, values["to"]))
                if values["to"] not in spots():
                    found.append(no("SF-REACT-1", "out_of_reach", target=foe.id))
            elif not spots():
                found += list(why_no_guarded_step(combat, fighter, None))
            return in_order(found)

        return [Option(self.id, fields, why_not, group="move")] if combat.hostile(fighter, foe) and spots() else []

    def play(self, scene: Scene[Combat], fighter: Fighter, pick: Pick, happening: Happening) -> Script[None]:
        yield from walk(scene, fighter, [pick["to"]], Way("land", max(speed_of(fighter), 5)), "guarded")


def follows(combat: Combat, fighter: Fighter, foe: Fighter, to: Spot) -> bool:
    """Whether a guarded step there is legal and ends next to a foe."""
    if list(why_no_guarded_step(combat, fighter, to)):
        return False
    plan = plan_step(combat, fighter, fighter.place, fighter.altitude_ft, to, Way("land", 10))
    return not isinstance(plan, list) and squares_apart(plan.place, foe.place) <= 1
