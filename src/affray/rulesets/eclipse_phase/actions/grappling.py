"""Holding, breaking free and letting go (EP-MELEE-11, EP-MELEE-12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from affray.core.fields import Field
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..body.conditions import set_free
from ..fight.grappling import HOLDS, break_free, keep_hold
from ..model.catalogue import no
from ..model.conditions import GRAPPLED
from ..model.naming import words
from ..model.stats import Combat, Fighter
from .deed import Deed


class GrappleHold(Deed):
    """Keep hold of somebody, and choke, hurt, throw down or drag it (EP-MELEE-11)."""

    id = "grapple_hold"
    group = "attack"
    uncertain = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"effect": words(*HOLDS, optional=False)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        if not fighter.grappling:
            yield no("EP-MELEE-11", "nobody", who=fighter.id)
        elif values.get("effect") == "choke" and combat.fighters[fighter.grappling].card.synthmorph:
            yield no("EP-MELEE-11", "machine", target=fighter.grappling)

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        if scene.state.fighters[who].grappling:
            yield from keep_hold(scene, who, str(values["effect"]))


class BreakFree(Deed):
    """Out of a hold or out of entangling material (EP-MELEE-12, EP-TRAIT-6)."""

    id = "break_free"
    group = "move"
    uncertain = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"with": words("melee", "som")}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        if not fighter.marks & GRAPPLED:
            yield no("EP-MELEE-12", who=fighter.id)
        elif values.get("with") == "melee" and not fighter.grappled_by:
            yield no("EP-TRAIT-6", who=fighter.id)

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        yield from break_free(scene, who, str(values.get("with", "")))


class Release(Deed):
    """Let go of somebody."""

    id = "release"
    group = "other"
    type = "automatic"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        if not fighter.grappling:
            yield no("EP-MELEE-11", "nobody", who=fighter.id)

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        set_free(scene, scene.state.fighters[who].grappling, "released", "EP-MELEE-11")
        yield from ()


DEEDS: tuple[Deed, ...] = (GrappleHold(), BreakFree(), Release())
