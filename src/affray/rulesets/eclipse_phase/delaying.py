"""Delaying a slot: the moment or condition that is named, and when it has come (EP-DELAY-1 to EP-DELAY-8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from affray.core.fields import Field, OneOf, Text
from affray.core.refusals import Refusal, Value, Values
from affray.core.scene import Scene
from affray.core.script import Option, Pick
from affray.space.field import Point

from .board import BESIDE, apart_at_most, sees
from .catalogue import in_order, no
from .declaration import Declaration
from .events import Delayed
from .kinds import Delay, Opening
from .leaving import STANDBY, lose_anchor
from .naming import Naming, words
from .stats import ACTIVE, HELPLESS, Combat, Fighter

MODES = ("standby", "before", "after", "condition")
PLAIN = ("attacked_self", "attacked_ally", "enemy_declares_attack", "enemy_in_sight", "enemy_leaves_cover", "ally_down")
"""Conditions that need no more words; `enemy_within:`, `enemy_enters:`, `acts:` and `custom:` do (part 2.5)."""
OF_PLACE = ("enemy_in_sight", "enemy_leaves_cover", "enemy_within", "enemy_enters")
"""Conditions that depend on position or sight: they stop a mover on its way (EP-INTR-8)."""


@dataclass(frozen=True)
class ConditionText(Text):
    """The words of a condition; the nameable ones come first."""

    areas: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()

    def some(self) -> Iterable[Value]:
        others = [f"enemy_enters:{each}" for each in self.areas] + [f"acts:{each}" for each in self.ids]
        return [*PLAIN, "enemy_within:5", *others, "custom:signal"]


def delay_fields(combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
    def others() -> Sequence[str]:
        return [x.id for x in combat.fighters.values() if x.in_order and x.status == ACTIVE and x is not fighter]

    areas = tuple([each.id for each in combat.features.values()])
    return {
        "mode": words(*MODES, opens=True),
        "anchor": OneOf(others, optional=True, opens=True, strange=Naming("EP-DELAY-2")),
        "condition": ConditionText(areas=areas, ids=tuple(others()), optional=True, opens=True),
    }


def mode_of(values: Values) -> str:
    """What is named tells how one waits."""
    return str(values.get("mode", "condition" if "condition" in values else "standby"))


def why_no_delay(combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
    """A condition is one of the known ones, and nothing is named that does not belong (EP-DELAY-2, EP-DELAY-3)."""
    if combat.phase == "ambush":
        yield no("EP-SURP-3", "delay", who=fighter.id)
    mode = values.get("mode")
    if "anchor" in values and mode not in (None, "before", "after"):
        yield no("EP-DECL-5", "anchor", mode=mode)
    if "condition" in values and mode not in (None, "condition"):
        yield no("EP-DECL-5", "condition", mode=mode)
    if "condition" in values and not is_condition(combat, str(values["condition"])):
        yield no("EP-DELAY-3", condition=values["condition"])


def what_is_missing(values: Values) -> Iterator[Refusal]:
    """A moment names somebody, a condition its words (EP-DECL-5)."""
    mode = mode_of(values)
    if ("anchor" in values) != (mode in ("before", "after")):
        yield no("EP-DECL-5", "anchor", mode=mode)
    if ("condition" in values) != (mode == "condition"):
        yield no("EP-DECL-5", "condition", mode=mode)


def standby_first() -> list[dict[str, Value]]:
    return [{"mode": "standby"}]


def is_condition(combat: Combat, text: str) -> bool:
    """Whether a condition is one of part 2.5."""
    key, colon, rest = text.partition(":")
    if key == "enemy_within":
        return rest.isdecimal() and rest.isascii() and 0 < int(rest) < 10_000
    if key == "enemy_enters":
        return rest in combat.features
    if key == "acts":
        return rest in combat.fighters
    return bool(rest) if key == "custom" else not colon and key in PLAIN


def delay_option(scene: Scene[Combat], who: str) -> Option:
    combat = scene.state
    fighter = combat.fighters[who]

    def why_not(values: Values) -> list[Refusal]:
        return in_order(why_no_delay(combat, fighter, values))

    return Declaration("delay", partial(delay_fields, combat, fighter), why_not, what_is_missing, standby_first)


def hold(scene: Scene[Combat], who: str, pick: Pick, group: Sequence[str] = ()) -> None:
    """The slot is held from now on; a bought front place is given up (EP-DELAY-1, EP-TAKE-13, EP-TIE-8)."""
    combat = scene.state
    fighter = combat.fighters[who]
    delay = named(combat, fighter, pick)
    fighter.slot_state = "carried" if fighter.carried_in else "delaying"
    fighter.delay, fighter.in_front = delay, False
    if len(group) > 1:
        fighter.left_group = tuple([name for name in group if name != who])
    if who not in combat.waiting:
        combat.waiting.append(who)
    if scene.recording:
        rule = {"standby": "EP-DELAY-4", "condition": "EP-DELAY-3"}.get(delay.mode, "EP-DELAY-2")
        key, _, about = delay.condition.partition(":")
        scene.tell(Delayed(who, delay.mode, delay.anchor, key, about, rules=("EP-DELAY-1", rule)))
    lose_anchor(scene, who)


def named(combat: Combat, fighter: Fighter, pick: Pick) -> Delay:
    """What is waited for. Somebody who delays itself has no slot that one could wait for (EP-DELAY-27)."""
    mode = mode_of(pick.values)
    if mode == "condition":
        delay = Delay("condition", "", str(pick["condition"]), down_allies(combat, fighter))
        again = fighter.delay is not None or delay.condition == "enemy_leaves_cover"  # leaving is over at once
        return replace(delay, stale=again and is_of_place(delay) and true_of_places(combat, fighter, delay))
    if mode == "standby" or holds_back(combat, combat.fighters[str(pick["anchor"])]):
        return STANDBY
    return Delay(mode, str(pick["anchor"]))


def holds_back(combat: Combat, fighter: Fighter) -> bool:
    """Whether somebody delays itself; a carried slot still comes up at its own place (EP-DELAY-16)."""
    to_come = combat.phase == "regular" and any(fighter.id in tied for tied in combat.left)
    return fighter.slot_state == "delaying" or (fighter.slot_state == "carried" and not to_come)


def is_of_place(delay: Delay | None) -> bool:
    return delay is not None and delay.condition.partition(":")[0] in OF_PLACE


def down_allies(combat: Combat, fighter: Fighter) -> int:
    """Allies who are dead, unconscious or incapacitated."""
    side = fighter.side
    return sum(1 for x in combat.fighters.values() if x.side == side and x is not fighter and is_down(x))


def is_down(fighter: Fighter) -> bool:
    return fighter.status in ("dead", "destroyed", "out") or bool(fighter.marks & HELPLESS)


# -- when it has come ------------------------------------------------------------------------------
def is_due(combat: Combat, fighter: Fighter, opening: Opening, attacks: Sequence[tuple[str, tuple[str, ...]]]) -> bool:
    """Whether its named moment or condition is here (EP-DELAY-6); `attacks` are declared ones and their targets."""
    delay = fighter.delay
    if delay is None or delay.mode == "standby":
        return False
    if delay.mode in ("before", "after"):
        return opening.kind == delay.mode and delay.anchor in opening.of
    key, _, rest = delay.condition.partition(":")
    if key == "acts":
        return any(act.who == rest for act in opening.acts)
    if key == "custom":
        return delay.met
    if key == "ally_down":
        return down_allies(combat, fighter) > delay.down
    if key in OF_PLACE and opening.kind == "stopped":
        movers = [combat.fighters[name] for name in opening.of]
        return any(x.side != fighter.side and true_of(combat, fighter, delay, x, x.pos) for x in movers)
    if key in OF_PLACE:
        return not delay.stale and true_of_places(combat, fighter, delay)
    return any(attack_meets(combat, fighter, key, by, targets) for by, targets in attacks)


def attack_meets(combat: Combat, fighter: Fighter, key: str, by: str, targets: Sequence[str]) -> bool:
    """Somebody attacks me, somebody attacks an ally, an enemy attacks."""
    if key == "attacked_self":
        return fighter.id in targets
    if key == "attacked_ally":
        return any(x != fighter.id and combat.fighters[x].side == fighter.side for x in targets if x in combat.fighters)
    return combat.fighters[by].side != fighter.side


def true_of_places(combat: Combat, fighter: Fighter, delay: Delay) -> bool:
    """Whether a condition of position or sight is true of any enemy now."""
    return any(true_of(combat, fighter, delay, enemy, enemy.pos) for enemy in combat.enemies(fighter))


def true_of(combat: Combat, fighter: Fighter, delay: Delay, enemy: Fighter, point: Point) -> bool:
    """Whether it is true of one enemy at a point (EP-INTR-8)."""
    key, _, rest = delay.condition.partition(":")
    if key == "enemy_in_sight":
        return sees(combat, fighter.pos, point)
    if key == "enemy_within":
        return apart_at_most(fighter.pos, point, int(rest))
    if key == "enemy_enters":
        return combat.features[rest].rect.contains(point)
    if enemy.cover:
        return point != enemy.pos and not combat.features[enemy.cover].rect.within(point, BESIDE)
    return enemy.id in combat.exposed


def freshen(combat: Combat) -> None:
    """A condition that has become untrue can become true again."""
    for name in combat.waiting:
        fighter = combat.fighters[name]
        if fighter.delay is not None and fighter.delay.stale and not true_of_places(combat, fighter, fighter.delay):
            fighter.delay = replace(fighter.delay, stale=False)


def watchers(combat: Combat, mover: Fighter) -> list[Fighter]:
    """Enemies of a mover who wait for a condition of position or sight that is not true of it yet."""
    found = []
    for name in combat.waiting:
        fighter = combat.fighters[name]
        if fighter.side == mover.side or fighter.delay is None or not is_of_place(fighter.delay):
            continue
        if not in_left_group(combat, fighter, mover) and not true_of(combat, fighter, fighter.delay, mover, mover.pos):
            found.append(fighter)
    return found


def in_left_group(combat: Combat, fighter: Fighter, mover: Fighter) -> bool:
    """Whether somebody moves in the shared slot of the group that a delayer left (EP-TIE-8)."""
    return combat.phase == "regular" and mover.id in fighter.left_group and not mover.left_group
