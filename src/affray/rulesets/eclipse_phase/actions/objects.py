"""Weapons and other things in hand: drawing, dropping, passing on, reloading, devices (EP-ACT-8, EP-ACT-9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from affray.core.fields import Field, OneOf, Text
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.field import distance_at_most

from ..fight.areas import signal
from ..ground.board import shown
from ..ground.perceiving import lay, take
from ..model.catalogue import Code, no
from ..model.events import Acted, Equipped, WeaponLanded
from ..model.kinds import GRAIN, OF_THE_MIND, ActionType, Lying, Nature
from ..model.naming import WEAPON, words
from ..model.stats import Combat, Fighter, can_act
from .deed import Deed

REACH = 2 * GRAIN
"""So near must an object or another hand be."""
DETONATOR = "detonator"


class Handling(Deed):
    """Something done with a weapon of one's own."""

    type: ActionType = "quick"
    rule = "EP-ACT-8"
    how = ""
    code: Code = "draw"

    def choices(self, fighter: Fighter) -> list[str]:
        """The weapons with which it makes sense."""
        return list(fighter.ready)

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return list(fighter.arms)

        def likely() -> Sequence[str]:
            return self.choices(fighter)

        return {"weapon": OneOf(among, likely=likely, strange=WEAPON, type="item")}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        known = self.choices(fighter)
        if not known or ("weapon" in values and values["weapon"] not in known):
            yield no(self.rule, self.code, who=fighter.id)

    def told(self, scene: Scene[Combat], who: str, weapon: str, other: str = "") -> None:
        if scene.recording:
            scene.tell(Equipped(who, weapon, self.how, other, rules=(self.rule,)))


class Draw(Handling):
    """A weapon comes to hand (EP-ACT-8)."""

    id = "draw"
    group = "item"
    how = "drawn"

    def choices(self, fighter: Fighter) -> list[str]:
        return [name for name in fighter.arms if name not in fighter.ready]

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        scene.change(partial(take_in_hand, who, str(values["weapon"])))
        self.told(scene, who, str(values["weapon"]))
        yield from ()


def take_in_hand(who: str, weapon: str, combat: Combat) -> None:
    """Unless somebody took it away in the same step (EP-TIE-7)."""
    fighter = combat.fighters[who]
    if weapon in fighter.arms and weapon not in fighter.ready:
        fighter.ready = [*fighter.ready, weapon]


class DropItem(Handling):
    """Let go of a weapon (EP-ACT-3)."""

    id = "drop_item"
    group = "item"
    code = "drop_item"
    type = "automatic"
    how = "dropped"

    def choices(self, fighter: Fighter) -> list[str]:
        return [name for name in fighter.ready if fighter.arms[name].kind not in OF_THE_MIND]

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        scene.change(partial(let_fall, who, str(values["weapon"])))
        if scene.recording:
            at = shown(scene.state.fighters[who].pos)
            scene.tell(WeaponLanded(who, str(values["weapon"]), at, rules=(self.rule,)))
        yield from ()


def let_fall(who: str, name: str, combat: Combat) -> None:
    fighter = combat.fighters[who]
    if name in fighter.arms:
        weapon, shots = fighter.give_up(name)
        lay(combat, Lying(weapon, who, fighter.pos, shots))


class PickUp(Deed):
    """Take a weapon from the ground (EP-ACT-8)."""

    id = "pick_up"
    group = "item"
    type = "quick"
    rule = "EP-ACT-8"

    def near(self, combat: Combat, fighter: Fighter) -> list[str]:
        return [x.weapon.id for x in combat.lying if distance_at_most(x.point, fighter.pos, REACH)]

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return list(dict.fromkeys(each.weapon.id for each in combat.lying))

        return {"weapon": OneOf(among, strange=WEAPON, type="item")}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        near = self.near(combat, fighter)
        if not near or ("weapon" in values and values["weapon"] not in near):
            yield no("EP-ACT-8", "pick_up", who=fighter.id)

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        scene.change(partial(seize, who, str(values["weapon"])))
        if scene.recording:
            scene.tell(Equipped(who, str(values["weapon"]), "picked_up", "", rules=(self.rule,)))
        yield from ()


def seize(who: str, name: str, combat: Combat) -> None:
    """Whoever comes first has it; in a tie that is the quicker one (EP-TIE-7)."""
    fighter = combat.fighters[who]
    near = [x for x in combat.lying if x.weapon.id == name and distance_at_most(x.point, fighter.pos, REACH)]
    if near:
        take(combat, near[0], fighter)
        receive(fighter, near[0].weapon.id, near[0], True)


def receive(fighter: Fighter, name: str, thing: Lying, ready: bool) -> None:
    """A weapon is somebody's now; of two alike the second gets a number."""
    number = 2
    while name in fighter.arms:
        name, number = f"{thing.weapon.id}_{number}", number + 1
    weapon = thing.weapon if name == thing.weapon.id else replace(thing.weapon, id=name)
    fighter.arms = {**fighter.arms, name: weapon}
    if thing.weapon.ammo is not None:
        fighter.ammo = {**fighter.ammo, name: thing.weapon.ammo if thing.ammo is None else thing.ammo}
    if ready:
        fighter.ready = [*fighter.ready, name]


class HandOver(Handling):
    """Give a weapon in hand to an ally beside one (EP-ACT-8)."""

    id = "hand_over"
    group = "item"
    code = "hand_over"
    how = "handed_over"

    def friends(self, combat: Combat, fighter: Fighter) -> list[str]:
        return [x.id for x in combat.allies(fighter) if can_act(x) and distance_at_most(x.pos, fighter.pos, REACH)]

    def choices(self, fighter: Fighter) -> list[str]:
        return [name for name in fighter.ready if fighter.arms[name].kind not in OF_THE_MIND]

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return self.friends(combat, fighter)

        return {**super().needs(combat, fighter), "to": OneOf(among, strange=WEAPON, type="combatant")}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        yield from super().forbids(combat, fighter, values)
        if not self.friends(combat, fighter):
            yield no("EP-ACT-8", "nobody", who=fighter.id)

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        scene.change(partial(pass_on, who, str(values["weapon"]), str(values["to"])))
        self.told(scene, who, str(values["weapon"]), str(values["to"]))
        yield from ()


def pass_on(who: str, name: str, to: str, combat: Combat) -> None:
    if name in combat.fighters[who].arms:
        let_fall(who, name, combat)
        receive(combat.fighters[to], name, combat.lying.pop(), True)


class Reload(Handling):
    """Fill a magazine; spare ammunition is unlimited (EP-ACT-9)."""

    id = "reload"
    group = "item"
    code = "reload"
    type = "complex"
    rule = "EP-ACT-9"
    how = "reloaded"

    def choices(self, fighter: Fighter) -> list[str]:
        return [name for name, weapon in fighter.arms.items() if weapon.ammo is not None]

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        scene.change(partial(refill, who, str(values["weapon"])))
        self.told(scene, who, str(values["weapon"]))
        yield from ()


def refill(who: str, name: str, combat: Combat) -> None:
    fighter = combat.fighters[who]
    weapon = fighter.arms.get(name)
    if weapon is not None and weapon.ammo is not None:
        fighter.ammo = {**fighter.ammo, name: weapon.ammo}


class UseDevice(Deed):
    """Work a device, by hand or by link; a detonator gives the signal to what was thrown (EP-AREA-7)."""

    id = "use_device"
    group = "item"
    type = "quick"
    rule = "EP-ACT-5"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"device": Text(), "by": words("hand", "link", opens=True, default="hand")}

    def nature_of(self, fighter: Fighter, values: Values) -> Nature:
        if "by" not in values and "device" not in values:
            return ""  # it can still be either
        return "mesh" if values.get("by") == "link" else "physical"

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        if scene.recording:
            scene.tell(Acted(who, self.id, "", str(values["device"]), rules=(self.rule,)))
        if values["device"] == DETONATOR:
            yield from signal(scene, who)


class TakeDrug(Deed):
    """Take a drug; what it does is for the game master to say (EP-INIT-4)."""

    id = "take_drug"
    group = "item"
    type = "quick"
    rule = "EP-ACT-5"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"drug": Text()}

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        if scene.recording:
            scene.tell(Acted(who, self.id, "", str(values["drug"]), rules=(self.rule,)))
        yield from ()


DEEDS: tuple[Deed, ...] = (
    Draw(), PickUp(), HandOver(), DropItem(), Reload(), UseDevice(), TakeDrug(),
)  # fmt: skip
