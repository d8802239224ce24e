"""Things: operating features, drawing, sheathing, picking up, handing over, dropping (E5-FREE, E5-ACT-19)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from affray.core.fields import Field, Text, words
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.measure import Footprint

from ..body.conditions import note
from ..body.dice import check
from ..body.hands import draw, free_hands, hand_over, let_fall, pick_up, stow, within_hand
from ..body.settling import results_window, settle
from ..ground.board import distance, gap
from ..ground.knowing import known_at
from ..model.battlefield import Feature
from ..model.catalogue import Code, no
from ..model.conditions import CONDITIONS, SPEECHLESS
from ..model.events import FeatureChanged, Spoke, Surrendered
from ..model.naming import Naming, fighters_field, having
from ..model.stats import Combat, Fighter, Lying
from .deed import Deed


def adjoins(fighter: Fighter, feature: Feature) -> bool:
    """In a square that the feature touches or adjoins (E5-FREE-9)."""
    for x, y in feature.squares:
        if gap(fighter.place, 0, Footprint(x, y), 0) <= 5:
            return True
    return any(gap(fighter.place, 0, Footprint(x, y), 0) == 0 for edge in feature.edges for x, y in edge)


def square_beside(combat: Combat, fighter: Fighter, feature: Feature) -> str:
    """The nearest open square from which a feature can be operated, walls in between left aside; none without one."""
    around = {(x + dx, y + dy) for x, y in feature.squares for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    around |= {(x, y) for edge in feature.edges for x, y in edge}
    grid = combat.ground.grid
    free = [each for each in sorted(around) if grid.has(*each) and not grid.solid.squares >> grid.square(*each) & 1]
    here = fighter.place

    def far(each: tuple[int, int]) -> tuple[int, int]:
        return gap(here, 0, Footprint(*each), 0), (each[0] - here.x) ** 2 + (each[1] - here.y) ** 2

    x, y = min(free, key=far, default=(-1, -1))
    return "" if x < 0 else f"{x},{y}"


def stands_in(combat: Combat, fighter: Fighter, feature: Feature) -> bool:
    """Whether somebody whom the operator's side knows of is in the way of closing something."""
    own = set(fighter.place.squares())
    return any(
        square in own or known_at(combat, fighter, Footprint(*square), fighter.elevation) for square in feature.squares
    )


class Interaction(Deed):
    """A free interaction, or the Use an Object action (E5-FREE-2, E5-FREE-4, E5-ACT-19)."""

    cost = "interaction"
    rule = "E5-FREE-2"
    lacking: tuple[Code, str] = ("weapon_not_held", "E5-WPN-11")
    """What is against a thing that one does not have."""

    def items(self, combat: Combat, fighter: Fighter) -> Sequence[str]:
        return []

    def at_hand(self, combat: Combat, fighter: Fighter) -> Sequence[str]:
        """Of those the ones that are likely meant."""
        return self.items(combat, fighter)

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            own = self.items(combat, fighter)
            return own or [*fighter.held, *fighter.stowed]

        item = having(Naming("item", *self.lacking), among, lambda: self.at_hand(combat, fighter))
        return {"item": item, "as": words("free", "action", opens=True, default="free")}

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        if paid == "action" or paid == "reaction":
            yield from super().play(scene, fighter, values, paid)
        else:
            yield from self.effect(scene, fighter, values, paid)
            if scene.state.results:
                yield from results_window(scene)


class Operate(Interaction):
    """Open or close a door, pull a lever, turn a winch (E5-FREE-5, E5-FREE-9)."""

    id = "operate"
    group = "item"
    rule = "E5-FREE-9"
    readiable = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return list(combat.map.features)

        def likely() -> Sequence[str]:
            return [name for name, each in combat.map.features.items() if each.interact and adjoins(fighter, each)]

        feature = having(Naming("feature", "not_attackable", "E5-FREE-9"), among, likely)
        return {"feature": feature, "as": words("free", "action", opens=True)}

    def paid_with(self, combat: Combat, fighter: Fighter, values: Values) -> str:
        feature = combat.map.features.get(str(values.get("feature", "")))
        if "as" not in values and feature is not None and feature.interact in ("action", "check"):
            return "action"
        return super().paid_with(combat, fighter, values)

    def unpaid(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        if "feature" in values or "as" in values:
            yield from super().unpaid(combat, fighter, values)
        elif fighter.surprised:
            yield no("E5-SURP-8", "surprised", who=fighter.id)

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "feature" not in values:
            return
        feature = combat.map.features[values["feature"]]
        if not feature.interact or feature.id in combat.broken:
            yield no("E5-FREE-9", "not_attackable", feature=feature.id)
        if not adjoins(fighter, feature):
            yield no("E5-FREE-9", "out_of_reach", feature=feature.id, beside=square_beside(combat, fighter, feature))
        if feature.id in combat.opened and feature.blocks_movement and stands_in(combat, fighter, feature):
            yield no("E5-FREE-9", "ends_in_occupied", feature=feature.id)
        if values.get("as") == "free" and feature.interact in ("action", "check") and paid == "turn":
            yield no("E5-FREE-5", "needs_action", feature=feature.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        feature = combat.map.features[values["feature"]]
        wanted = feature.check
        if feature.interact == "check" and wanted is not None:
            total = yield from check(
                scene, fighter, wanted.ability, wanted.skill, wanted.dc, "operate", feature.id, rules=("E5-FREE-5",)
            )
            if total < wanted.dc:
                tell_feature(scene, feature.id, fighter, "stuck")
                return
        switch(scene, feature.id, fighter)
        yield from settle(scene)


def switch(scene: Scene[Combat], name: str, fighter: Fighter) -> None:
    """Open what is closed, close what is open; while open it neither blocks nor covers (E5-FREE-9)."""
    combat = scene.state
    if name in combat.opened:
        combat.opened.remove(name)
    else:
        combat.opened.append(name)
        note(combat, "opens", fighter.id, name)
    combat.ground, combat.crowd = combat.map.ground(combat.opened, combat.broken), None
    tell_feature(scene, name, fighter, "open" if name in combat.opened else "closed")


def tell_feature(scene: Scene[Combat], name: str, fighter: Fighter, state: str) -> None:
    if scene.recording:
        scene.tell(FeatureChanged(name, fighter.id, state, rules=("E5-FREE-9",)))


class Draw(Interaction):
    """Take a carried thing in hand (E5-FREE-7, E5-WPN-11)."""

    id = "draw"
    group = "item"

    def items(self, combat: Combat, fighter: Fighter) -> Sequence[str]:
        return list(fighter.stowed)

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "item" in values and not fighter.stowed.get(values["item"]):
            yield no("E5-WPN-11", "weapon_not_held", item=values["item"])
        if free_hands(combat, fighter) < 1:
            yield no("E5-WPN-11", "no_free_hand", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        draw(scene, fighter, values["item"])
        yield from ()


class Sheathe(Interaction):
    """Put a held thing away (E5-FREE-7)."""

    id = "sheathe"
    group = "item"

    def items(self, combat: Combat, fighter: Fighter) -> Sequence[str]:
        return list(dict.fromkeys(fighter.held))

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "item" in values and values["item"] not in fighter.held:
            yield no("E5-WPN-11", "weapon_not_held", item=values["item"])

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        stow(scene, fighter, values["item"])
        yield from ()


class PickUp(Interaction):
    """Pick something up from the own or an adjacent square (E5-FREE-7)."""

    id = "pick_up"
    group = "item"
    lacking = ("out_of_reach", "E5-FREE-7")

    def items(self, combat: Combat, fighter: Fighter) -> Sequence[str]:
        return list(dict.fromkeys(each.item for each in combat.lying))

    def at_hand(self, combat: Combat, fighter: Fighter) -> Sequence[str]:
        return [each for each in self.items(combat, fighter) if self.found(combat, fighter, each) is not None]

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "item" in values and self.found(combat, fighter, values["item"]) is None:
            yield no("E5-FREE-7", "out_of_reach", item=values["item"])
        if free_hands(combat, fighter) < 1:
            yield no("E5-WPN-11", "no_free_hand", who=fighter.id)

    def found(self, combat: Combat, fighter: Fighter, item: str) -> Lying | None:
        near = [each for each in combat.lying if each.item == item and within_hand(fighter, each)]
        return near[0] if near else None

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        lying = self.found(scene.state, fighter, values["item"])
        if lying is not None:
            pick_up(scene, fighter, lying)
        yield from ()


class Give(Interaction):
    """Hand a held thing to an ally beside one (E5-FREE-7)."""

    id = "give"
    group = "item"

    def items(self, combat: Combat, fighter: Fighter) -> Sequence[str]:
        return list(dict.fromkeys(fighter.held))

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        allies = [each for each in combat.fighters.values() if combat.allied(fighter, each) and each.present]
        base = super().needs(combat, fighter)
        to = fighters_field(combat, Naming("to", "out_of_reach", "E5-FREE-7"), allies)
        return {"item": base["item"], "to": to, "as": base["as"]}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "item" in values and values["item"] not in fighter.held:
            yield no("E5-WPN-11", "weapon_not_held", item=values["item"])
        if "to" in values:
            other = combat.fighters[values["to"]]
            if not combat.allied(fighter, other) or not other.present or distance(fighter, other) > 5:
                yield no("E5-FREE-7", "out_of_reach", to=other.id)
            if free_hands(combat, other) < 1 or other.incapacitated:
                yield no("E5-WPN-11", "no_free_hand", who=other.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        hand_over(scene, fighter, values["item"], scene.state.fighters[values["to"]])
        yield from ()


class Drop(Deed):
    """Let a held thing fall, at no cost (E5-FREE-8)."""

    id = "drop"
    group = "item"
    cost = "free"
    rule = "E5-FREE-8"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return list(dict.fromkeys(fighter.held))

        return {"item": having(Naming("item", "weapon_not_held", "E5-WPN-11"), among)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "item" in values and values["item"] not in fighter.held:
            yield no("E5-WPN-11", "weapon_not_held", item=values["item"])

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        let_fall(scene, fighter, values["item"])
        yield from ()


class Speak(Deed):
    """Short phrases and gestures, at no cost and as often as one likes (E5-FREE-1)."""

    id = "speak"
    group = "talk"
    cost = "speech"
    rule = "E5-FREE-1"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"words": Text()}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        for condition in CONDITIONS.of(fighter.marks & SPEECHLESS):
            yield no(condition.rule, "incapacitated", who=fighter.id)

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        if scene.recording:
            scene.tell(Spoke(fighter.id, str(values["words"]), rules=(self.rule,)))
        yield from ()


class Surrender(Deed):
    """Give up the fight (E5-END-2, E5-END-5)."""

    id = "surrender"
    group = "talk"
    cost = "free"
    rule = "E5-END-5"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if fighter.surrendered:
            yield no("E5-END-2", "dead", who=fighter.id)

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        fighter.surrendered = True
        if scene.recording:
            scene.tell(Surrendered(fighter.id, rules=(self.rule,)))
        yield from ()
