"""What eyes, mouth and mind do: aiming, looking, talking, mesh work, long work (EP-ACT, EP-RANGE-9, EP-RANGE-10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from affray.core.fields import Field, Number, OneOf, Text
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Group, Script

from ..body.pools import effort
from ..ground.board import aimed_from, sees
from ..model.catalogue import no
from ..model.events import Acted, Aimed
from ..model.kinds import ActionType, Aim, Nature
from ..model.naming import TARGET, WEAPON, words
from ..model.stats import Combat, Fighter
from .deed import Deed

AIMABLE = ("kinetic", "beam", "spray", "seeker", "thrown", "system")
SINGLE = ("SS", "SA")
DISTRACTED = -20
"""To noticing things in passing (EP-ACT-10)."""
QUARTERS = 4


class Aiming(Deed):
    """Aim at somebody with a weapon in hand."""

    bonus = 0
    how = ""

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def targets() -> Sequence[str]:
            return [each.id for each in combat.enemies(fighter)] + [each.id for each in combat.allies(fighter)]

        def weapons() -> Sequence[str]:
            return [name for name, weapon in fighter.arms.items() if weapon.kind in AIMABLE]

        target = OneOf(targets, strange=TARGET, type="combatant")
        return {"target": target, "weapon": OneOf(weapons, strange=WEAPON, type="item")}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        held = [fighter.arms[name] for name in fighter.ready if fighter.arms[name].kind in AIMABLE]
        if "weapon" in values:
            held = [weapon for weapon in held if weapon.id == values["weapon"]]
        if not held:
            yield no("EP-ACT-8", who=fighter.id)
        elif self.id == "quick_aim" and not any(mode in SINGLE for x in held for mode in x.modes or SINGLE):
            yield no("EP-RANGE-9", weapon=held[0].id)
        eye = aimed_from(fighter, str(values.get("weapon", "")))
        if "target" in values and not sees(combat, eye, combat.fighters[values["target"]].pos):
            yield no("EP-ATK-13", "unseen", target=values["target"])

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        aim = Aim(str(values["target"]), str(values["weapon"]), self.bonus)
        scene.change(partial(take_aim, who, aim))
        if scene.recording:
            scene.tell(Aimed(who, aim.target, aim.weapon, self.how, rules=(self.rule,)))
        yield from ()


def take_aim(who: str, aim: Aim, combat: Combat) -> None:
    """The better aim counts; they do not add up (EP-RANGE-10)."""
    fighter = combat.fighters[who]
    old = fighter.aim
    same = old is not None and (old.target, old.weapon) == (aim.target, aim.weapon)
    if old is None or not same or aim.bonus > old.bonus:
        fighter.aim = aim


class QuickAim(Aiming):
    """+10 to a single shot later in this slot (EP-RANGE-9)."""

    id = "quick_aim"
    group = "attack"
    type = "quick"
    rule = "EP-RANGE-9"
    bonus = 10
    how = "quick"


class FullAim(Aiming):
    """+30 if the next complex action is an attack on that target (EP-RANGE-10)."""

    id = "full_aim"
    group = "attack"
    rule = "EP-RANGE-10"
    bonus = 30
    how = "full"


class Plain(Deed):
    """An action whose effect is for people to tell; words may go with it."""

    rule = "EP-ACT-5"

    def __init__(self, id: str, type: ActionType, nature: Nature, group: Group = "other") -> None:
        self.id, self.type, self.nature, self.group = id, type, nature, group

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"text": Text(optional=True)}

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        if scene.recording:
            scene.tell(Acted(who, self.id, "", str(values.get("text", "")), rules=(self.rule,)))
        yield from ()


class Perception(Deed):
    """A look around: in passing, or deliberately (EP-ACT-10)."""

    nature = "mental"
    uncertain = True
    group = "other"

    def __init__(self, id: str, type: ActionType) -> None:
        self.id, self.type = id, type

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        hasty = self.type == "automatic" and not scene.state.fighters[who].card.has("alert")
        parts = [(DISTRACTED, "distraction", "EP-ACT-10")] if hasty else []
        yield from effort(scene, who, "perceive", "EP-ACT-10", *parts)


class Task(Deed):
    """Long work: a share of it in each slot, with its own time frame (EP-ACT-6)."""

    id = "task"
    group = "other"
    type = "task"
    rule = "EP-ACT-6"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {
            "work": Text(),
            "nature": words("physical", "mental", "mesh", optional=False),
            "turns": Number(1, 1000, alike=True),
            "skill": words("athletics", "interface", "medicine_paramedic", "perceive", "infiltrate"),
        }

    def nature_of(self, fighter: Fighter, values: Values) -> Nature:
        nature: Nature = values.get("nature", "mental")
        return nature

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        work, turns = str(values["work"]), int(values["turns"])
        if not scene.state.fighters[who].tasks.get(work):
            frame = QUARTERS * turns
            if "skill" in values:
                found = yield from effort(scene, who, str(values["skill"]), "EP-ACT-6")
                if not found.success:
                    frame = turns * min(QUARTERS, 1 + found.superior)
            scene.change(partial(set_task, who, work, frame))
        left = max(0, scene.state.fighters[who].tasks[work] - QUARTERS)
        scene.change(partial(set_task, who, work, left))
        if scene.recording:
            scene.tell(Acted(who, self.id, "", f"{work}: {left // QUARTERS}", rules=(self.rule,)))


def set_task(who: str, work: str, quarters: int, combat: Combat) -> None:
    fighter = combat.fighters[who]
    fighter.tasks = {**fighter.tasks, work: quarters}


DEEDS: tuple[Deed, ...] = (
    QuickAim(), FullAim(), Plain("speak", "automatic", "mental", "talk"), Perception("basic_perception", "automatic"),
    Perception("detailed_perception", "quick"), Plain("convey_information", "quick", "mental", "talk"),
    Plain("mesh_action", "complex", "mesh"), Plain("examine", "complex", "mental"), Task(),
    Plain("adjust_blast", "quick", "mesh", "item"),
)  # fmt: skip
