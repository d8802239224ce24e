"""Combat maneuvers as deeds, and what the held can do about it (SF-MANEUV, SF-DIRTY, SF-GRAP ... SF-BULL)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from affray.core.fields import Field, OneOf, YesNo
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask

from ..body.conditions import let_go
from ..body.hands import held_items
from ..fight.circumstances import weapon_bonus
from ..fight.grappling import holders_of, why_holding, why_no_grip
from ..fight.maneuvers import Attempt, is_takeable, maneuver, why_down
from ..fight.strikes import Strike, hides_from, why_no_weapon
from ..ground.board import in_reach, is_fit, line_of_effect, opponents, reach_of, within_reach
from ..model.bonuses import total
from ..model.catalogue import Code, no
from ..model.conditions import PINNED
from ..model.events import Ruled
from ..model.naming import named
from ..model.stats import Combat, Fighter
from .deed import Deed, fighters_field
from .defence import why_not_real

BARE = "unarmed"
"""The word for bare hands where a weapon may be named."""


def own_weapons(fighter: Fighter) -> list[str]:
    """What somebody could carry out a maneuver with: wielded melee and natural weapons (SF-MANEUV-2)."""
    return [
        name
        for name, item in fighter.items.items()
        if item.kind.is_melee and (item.wielded or not item.kind.in_hand)
    ]


def best_weapon(combat: Combat, fighter: Fighter, target: Fighter | None, name: str) -> str:
    """The weapon with the best bonus that reaches the target; empty for bare hands."""
    best, found = fighter.card.bab + fighter.card.str_mod, ""
    barely = target is None or bare_reach(combat, fighter, target)
    for weapon in own_weapons(fighter):
        kind = fighter.items[weapon].kind
        if not is_fit(fighter, fighter.items[weapon]):
            continue
        if target is not None and not within_reach(combat, fighter, weapon, target):
            continue
        bonus = total(weapon_bonus(fighter, kind, Strike(weapon))) + (2 if name in kind.properties else 0)
        if bonus > best or (not found and (bonus == best or not barely)):
            best, found = bonus, weapon
    return found


def bare_reach(combat: Combat, fighter: Fighter, target: Fighter) -> bool:
    """Whether bare hands reach a target."""
    height = fighter.altitude_ft - target.altitude_ft
    near = in_reach(fighter.place, target.place, height, fighter.card.reach_ft)
    return near and line_of_effect(combat, fighter, target)


class Maneuver(Deed):
    """A melee attack roll against KAC + 8 (SF-MANEUV-1). Subclasses say what is special."""

    names_rule = "SF-MANEUV-1"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def weapons() -> Sequence[str]:
            return [*own_weapons(fighter), *([] if BARE in fighter.items else [BARE])]

        return {
            "target": fighters_field(combat, opponents(combat, fighter)),
            **self.needs_more(combat, fighter),
            "with": OneOf(weapons, optional=True, type="item"),
            "defensively": YesNo(optional=True),
        }

    def needs_more(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {}

    def attempt(self, combat: Combat, fighter: Fighter, values: Values) -> Attempt:
        """The maneuver that the values mean."""
        target = combat.fighters.get(str(values.get("target", "")))
        named = str(values.get("with", ""))
        item = best_weapon(combat, fighter, target, self.id) if not named else "" if named == BARE else named
        thing = str(values.get("item", ""))
        return Attempt(self.id, str(values.get("target", "")), item, thing, bool(values.get("full")))

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        yield from why_not_real(values)
        target = combat.fighters.get(str(values.get("target", "")))
        if target is None:
            return
        attempt = self.attempt(combat, fighter, values)
        if not target.present or not combat.hostile(fighter, target):
            yield no("SF-MANEUV-1", "no_target", target=target.id)
            return
        if attempt.item and attempt.item not in fighter.items:
            yield no("SF-ATK-17", "no_such_weapon", weapon=attempt.item)
        elif attempt.item:
            yield from why_no_weapon(fighter, fighter.items[attempt.item], Strike(attempt.item))
        yield from self.why_not_near(combat, fighter, target, attempt)
        if hides_from(combat, fighter, target):
            yield no("SF-ATK-22", "square_unknown", target=target.id)
        yield from self.forbids_more(combat, fighter, target, values, attempt)

    def why_not_near(self, combat: Combat, fighter: Fighter, target: Fighter, attempt: Attempt) -> Iterator[Refusal]:
        """Out of reach (SF-MANEUV-1)."""
        reached = within_reach(combat, fighter, attempt.item, target) if attempt.item else bare_reach(
            combat, fighter, target
        )
        if not reached:
            reach = reach_of(fighter, attempt.item)
            yield no("SF-MANEUV-1", "maneuver_out_of_reach", target=target.id, reach=reach)

    def forbids_more(
        self, combat: Combat, fighter: Fighter, target: Fighter, values: Values, attempt: Attempt
    ) -> Iterator[Refusal]:
        yield from ()

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        self.tell(scene, fighter, values, paid)
        attempt = self.attempt(combat, fighter, values)

        yield from maneuver(scene, fighter, attempt, lambda: not self.is_legal(combat, fighter, values, paid))


class DirtyTrick(Maneuver):
    """A condition for some rounds; at range only if the game master lets it (SF-DIRTY-1 to SF-DIRTY-6)."""

    id = "dirty_trick"
    group = "attack"
    rule = "SF-DIRTY-1"

    def attempt(self, combat: Combat, fighter: Fighter, values: Values) -> Attempt:
        found = super().attempt(combat, fighter, values)
        target = combat.fighters.get(found.target)
        if target is None or combat.options.ranged_dirty_trick == "forbid":
            return found
        far = not any(True for _ in super().why_not_near(combat, fighter, target, found))
        return found if far else found._replace(ranged=True, item="")

    def why_not_near(self, combat: Combat, fighter: Fighter, target: Fighter, attempt: Attempt) -> Iterator[Refusal]:
        """From afar only with permission, and with a line of effect (SF-DIRTY-4, SF-DIRTY-5)."""
        if attempt.ranged:
            if not line_of_effect(combat, fighter, target):
                yield no("SF-ATK-5", "no_line_of_effect", target=target.id)
        elif any(True for _ in super().why_not_near(combat, fighter, target, attempt)):
            yield no("SF-DIRTY-4", "not_at_range", target=target.id)

    def perform(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        """Without permission nothing is done and nothing spent (SF-DIRTY-4)."""
        allowed = yield from self.is_allowed(scene, scene.state.fighters[who], values)
        if allowed and not self.why_not(scene, who, values):
            yield from super().perform(scene, who, values)

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        if paid == self.cost or (yield from self.is_allowed(scene, fighter, values)):
            yield from super().play(scene, fighter, values, paid)

    def is_allowed(self, scene: Scene[Combat], fighter: Fighter, values: Values) -> Script[bool]:
        ranged = self.attempt(scene.state, fighter, values).ranged
        if not ranged or scene.state.options.ranged_dirty_trick != "ask":
            return True
        return (yield from ask_permission(scene, fighter))


def ask_permission(scene: Scene[Combat], fighter: Fighter) -> Script[bool]:
    """The game master allows or forbids a dirty trick at range (SF-DP-13)."""

    def known() -> Sequence[Option]:
        return Option("allow"), Option("forbid")

    def question() -> Choose | None:
        return Choose("gm", "ranged_dirty_trick", known) if fighter.present else None

    pick = yield from ask(scene, question)
    allowed = pick is not None and pick.do == "allow"
    if scene.recording:
        word = "allow" if allowed else "forbid"
        scene.tell(Ruled("ranged_dirty_trick", fighter.id, word, rules=("SF-DIRTY-4",)))
    return allowed


class Grapple(Maneuver):
    """Seize or pin, renew a hold, or turn one round (SF-GRAP-1 to SF-GRAP-11)."""

    id = "grapple"
    group = "attack"
    rule = "SF-GRAP-1"
    breaks_free = True

    def unable(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        """Pinned one may seize only who holds one: only that is an attempt to get free (SF-GRAP-3, SF-GRAP-11)."""
        yield from super().unable(combat, fighter, values)
        if fighter.marks & PINNED and "target" in values and values["target"] not in holders_of(combat, fighter):
            yield no("SF-COND-9", "pinned", who=fighter.id)

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        yield from why_no_grip(fighter)
        yield from super().forbids(combat, fighter, values, paid)

    def forbids_more(
        self, combat: Combat, fighter: Fighter, target: Fighter, values: Values, attempt: Attempt
    ) -> Iterator[Refusal]:
        yield from why_holding(fighter, target)


class Reposition(Maneuver):
    """Put the target elsewhere; as a full action drag it along (SF-REPOS-1 to SF-REPOS-6)."""

    id = "reposition"
    group = "attack"
    rule = "SF-REPOS-1"

    def needs_more(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"full": YesNo(optional=True)}

    def cost_of(self, combat: Combat, fighter: Fighter, values: Values) -> str:
        return "full" if values.get("full") else self.cost


class ItemManeuver(Maneuver):
    """A maneuver against something that the target carries."""

    no_thing: Code
    thing_rule: str
    """Code and rule of a thing that cannot be meant."""

    def needs_more(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def things() -> Sequence[str]:
            found = [name for other in opponents(combat, fighter) for name in other.items]
            return list(dict.fromkeys(found))

        return {"item": named(OneOf(things, type="item"), self.no_thing, self.thing_rule, "item")}


class Disarm(ItemManeuver):
    """An item falls out of the target's hands (SF-DISARM-1 to SF-DISARM-3)."""

    id = "disarm"
    group = "attack"
    rule = "SF-DISARM-1"
    no_thing = "not_held"
    thing_rule = "SF-DISARM-3"

    def forbids_more(
        self, combat: Combat, fighter: Fighter, target: Fighter, values: Values, attempt: Attempt
    ) -> Iterator[Refusal]:
        if attempt.thing and attempt.thing not in held_items(target):
            yield no("SF-DISARM-3", "not_held", item=attempt.thing)


class Sunder(ItemManeuver):
    """Damage an item that the target holds or could draw (SF-SUNDER-1, SF-SUNDER-2)."""

    id = "sunder"
    group = "attack"
    rule = "SF-SUNDER-1"
    no_thing = "not_accessible"
    thing_rule = "SF-SUNDER-1"

    def forbids_more(
        self, combat: Combat, fighter: Fighter, target: Fighter, values: Values, attempt: Attempt
    ) -> Iterator[Refusal]:
        if attempt.thing and (attempt.thing not in target.items or not is_takeable(target.items[attempt.thing])):
            yield no("SF-SUNDER-1", "not_accessible", item=attempt.thing)


class Trip(Maneuver):
    """Bring the target down (SF-TRIP-1 to SF-TRIP-4)."""

    id = "trip"
    group = "attack"
    rule = "SF-TRIP-1"

    def forbids_more(
        self, combat: Combat, fighter: Fighter, target: Fighter, values: Values, attempt: Attempt
    ) -> Iterator[Refusal]:
        yield from why_down(target)


class BullRush(Maneuver):
    """Push the target straight back (SF-BULL-1 to SF-BULL-4)."""

    id = "bull_rush"
    group = "attack"
    rule = "SF-BULL-1"


class Release(Deed):
    """Let go whom one holds, without an action (SF-GRAP-7)."""

    id = "release"
    group = "other"
    cost = "free"
    rule = "SF-GRAP-7"
    readiable = False
    limbs = False

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        held = [combat.fighters[name] for name in fighter.grappling]
        return {"target": fighters_field(combat, held)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if not fighter.grappling or ("target" in values and values["target"] not in fighter.grappling):
            yield no("SF-GRAP-7", "nothing_to_end", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        let_go(scene, scene.state.fighters[values["target"]], fighter.id, "released", "SF-GRAP-7")
        yield from ()


MANEUVERS: tuple[Deed, ...] = (
    DirtyTrick(), Grapple(), Reposition(), Disarm(), Sunder(), Trip(), BullRush(), Release(),
)  # fmt: skip
