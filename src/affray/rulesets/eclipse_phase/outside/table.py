"""A fight as a table shows it: the phases of the turn, the order with its ties, the scene and everybody in it."""

from __future__ import annotations

from math import isqrt

from affray.rulesets.open_ground import only_distances
from affray.rulesets.table import (
    Battlefield,
    Body,
    Budget,
    Clock,
    Combatant,
    Group,
    Held,
    Lasts,
    Patch,
    Place,
    Table,
    Thing,
    UnderWay,
    Until,
    looks,
    stepper,
)
from affray.space.field import squared_distance

from ..actions.deed import MOST_EXTRAS, QUICK_ALONE, QUICK_BESIDE, QUICK_BOUGHT, fits_purchase, fits_slot
from ..ground.board import BODY, is_in_melee
from ..model.kinds import COVER_LEVELS, GRAIN, LASTING, Feature
from ..model.stats import ACTIVE, BEFORE, Combat, Fighter
from ..order.narrow import affordable, why_not_gone
from .drawing import PRESENT, names, status

PHASES = ("start", "take", "regular", "extra", "end")
"""The parts of an action turn (EP-SEQ-1)."""


def table(combat: Combat) -> Table:
    known = names(combat)
    people = tuple([combatant(combat, each, known[each.id]) for each in combat.fighters.values()])
    return Table(clock(combat), order(combat), battlefield(combat), people, under_way(combat))


def under_way(combat: Combat) -> tuple[UnderWay, ...]:
    """The acts that the open window interrupts, or the attack that somebody defends against (EP-ATK-3)."""
    opening, assault = combat.opening, combat.assault
    if assault is not None:
        return (UnderWay(assault.who, assault.act, (assault.target,)),)
    if opening is None:
        return ()
    if not opening.acts:
        return tuple([UnderWay(who, opening.kind) for who in opening.of])
    found: list[UnderWay] = []
    for pick in opening.acts:
        target = pick.get("target")
        found.append(UnderWay(pick.who, pick.do, (target,) if isinstance(target, str) and target else ()))
    return tuple(found)


# -- when ------------------------------------------------------------------------------------------
def clock(combat: Combat) -> Clock:
    phase = "over" if combat.over else combat.phase
    numbers = tuple([(name, points) for name, points in combat.threat.items()])
    return Clock(combat.turn, phase, combat.acting, "turn", stepper(PHASES, phase), numbers=numbers)


def order(combat: Combat) -> tuple[Group, ...]:
    """The places of this turn; who shares one acts at the same time (EP-TIE-1)."""
    if not combat.order:
        return tuple([Group((place(combat, each),)) for each in combat.fighters.values()])
    return tuple([
        Group(tuple([place(combat, combat.fighters[who]) for who in slot]), combat.fighters[slot[0]].count,
              tie=len(slot) > 1)
        for slot in combat.order
    ])  # fmt: skip


def place(combat: Combat, fighter: Fighter) -> Place:
    if fighter.status != ACTIVE:
        return Place(fighter.id, "out")
    note, number = "took_initiative" if fighter.took_initiative else "", None
    if combat.phase == "extra":
        note, number = "extras", MOST_EXTRAS - fighter.extras_taken
    if fighter.id == combat.acting:
        return Place(fighter.id, "now", note, number=number)
    if fighter.delaying:
        return Place(fighter.id, "held", fighter.slot_state)
    coming = fighter.slot_state in ("none", "pending") or any(fighter.id in slot for slot in combat.left)
    return Place(fighter.id, "next" if coming else "done", note, number=number)


# -- where -----------------------------------------------------------------------------------------
def battlefield(combat: Combat) -> Battlefield:
    if not combat.mapped:
        there = [each for each in combat.fighters.values() if each.status in PRESENT]
        return only_distances(there, metres_apart, "m")
    features = [patch(each) for each in combat.features.values()]
    things = [Thing(each.weapon.id, each.point.x, each.point.y) for each in combat.lying]
    things += [Thing(each.id, each.point.x, each.point.y) for each in combat.explosives]
    extent = combat.extent
    return Battlefield("field", extent.x2, extent.y2, GRAIN, "m", True, (), tuple(features), tuple(things))


def metres_apart(one: Fighter, other: Fighter) -> int:
    """Whole metres between two, rounded up: who is told to be in reach is in reach."""
    return -(-isqrt(squared_distance(one.pos, other.pos)) // GRAIN)


OBSTACLES = {"free": "area", "jump": "drop", "nonstandard": "water", "blocked": "wall"}
"""How ground is drawn that gives no cover: by what it takes to get across."""


def patch(feature: Feature) -> Patch:
    rect, total = feature.rect, len(COVER_LEVELS) - 1
    style = "wall" if feature.level == total else "cover" if feature.level else OBSTACLES[feature.movement]
    traits = [("cover", COVER_LEVELS[feature.level]), ("movement", feature.movement)]
    if feature.burns:
        traits.append(("burns", "fire"))
    door = feature.kind == "door"
    return Patch(
        feature.id, feature.kind, "door" if door else style, (), (rect.x1, rect.y1, rect.x2, rect.y2),
        state="" if not door else "closed" if feature.level else "open", traits=tuple(traits),
    )  # fmt: skip


# -- who -------------------------------------------------------------------------------------------
def combatant(combat: Combat, fighter: Fighter, name: str) -> Combatant:
    present, card = fighter.status in PRESENT, fighter.card
    pos, shown = fighter.pos, present and combat.mapped
    body = Body(pos.x, pos.y, 2 * BODY, 2 * BODY, pos.z, round=True) if shown else None
    left = max(0, card.durability - fighter.damage)
    ready = tuple(fighter.ready)
    return Combatant(
        fighter.id, name, fighter.side, looks(left, card.durability), status(fighter), fighter.status != ACTIVE,
        not present, body, "", combat.options.melee_range_m * GRAIN, (), health(fighter, left),
        (*conditions(fighter), *stances(combat, fighter)), budget(combat, fighter),
        (("armor_energy", card.armor_energy), ("armor_kinetic", card.armor_kinetic)), ready,
        tuple([each for each in fighter.arms if each not in ready]), tuple(fighter.ammo.items()), waits(fighter),
        hidden_from(combat, fighter),
    )  # fmt: skip


def health(fighter: Fighter, left: int) -> dict[str, int]:
    """What is left of Durability; wounds, stress and traumas (EP-WOUND-1)."""
    return {
        "now": left, "max": fighter.card.durability, "wounds": fighter.wounds, "stress": fighter.stress,
        "traumas": fighter.traumas,
    }  # fmt: skip


def conditions(fighter: Fighter) -> tuple[Lasts, ...]:
    found = [
        Lasts(each.key, each.by, None if each.until == LASTING else Until("turn", "", each.until), max(1, each.level))
        for each in fighter.conditions
    ]
    flags = ("surprised", "bleeding", "stable", "full_defense", "aggressive")
    found += [Lasts(name) for name in flags if getattr(fighter, name)]
    if fighter.cover:
        found.append(Lasts("cover", fighter.cover))
    if fighter.grappled_by and not any(each.id == "grappled" for each in found):
        found.append(Lasts("grappled", fighter.grappled_by))
    return tuple(found)


def stances(combat: Combat, fighter: Fighter) -> list[Lasts]:
    """Without a map: with whom somebody is in melee (EP-MELEE-1)."""
    if combat.mapped or fighter.status != ACTIVE:
        return []
    return [Lasts("in_melee", each.id) for each in combat.enemies(fighter) if is_in_melee(combat, fighter, each)]


def hidden_from(combat: Combat, fighter: Fighter) -> tuple[str, ...]:
    """Those for whom somebody lies in wait (EP-SURP-1)."""
    lurks = fighter.side == combat.ambushers and combat.phase in BEFORE
    return tuple([each.id for each in combat.fighters.values() if each.side != fighter.side]) if lurks else ()


def budget(combat: Combat, fighter: Fighter) -> tuple[Budget, ...]:
    """What is left of a slot: a complex action, quick actions, movement; of the turn: extra actions; and the pools
    (EP-ACT-1, EP-EXTRA-5, EP-POOL-1).
    """
    found: list[Budget] = []
    if fighter.id == combat.acting:
        most = max(fighter.card.move_full, fighter.move_left) // GRAIN
        found = [*actions_left(fighter), Budget("movement", fighter.move_left // GRAIN, most, "m")]
    if fighter.status == ACTIVE:
        found.append(extra_actions(combat, fighter))
    found += [Budget(name, points, 0, "pool") for name, points in fighter.pools.items() if points]
    return tuple(found)


def actions_left(fighter: Fighter) -> tuple[Budget, Budget]:
    """The complex action, and the quick ones beside it, or instead of it once they have taken its place; of an extra
    action that was bought either (EP-ACT-2, EP-EXTRA-2).
    """
    if fighter.budget.buying:
        complex_, quick = fits_purchase(fighter, "complex"), 0 if fighter.complex else QUICK_BOUGHT
    else:
        complex_ = fits_slot(fighter, "complex")
        quick = (QUICK_BESIDE if complex_ or fighter.complex else QUICK_ALONE) + fighter.quick_granted
    return Budget("complex", int(complex_), 1), Budget("quick", max(0, quick - fighter.quick), max(1, quick))


def extra_actions(combat: Combat, fighter: Fighter) -> Budget:
    """Extra actions that can still be bought this turn; those are barred that nothing pays for, or all of them where no
    slot of the fighter can still come before them (EP-EXTRA-2, EP-EXTRA-14).
    """
    left = MOST_EXTRAS - fighter.extras_taken
    against = [each.rule for each in why_not_gone(combat, fighter)]
    if against and (against[0] != "EP-EXTRA-14" or fighter.too_late):
        return Budget("extra", left, MOST_EXTRAS, barred=left, rule=against[0])
    unpaid = max(0, left - affordable(combat, fighter))
    rule = "EP-EXTRA-2" if unpaid else "EP-EXTRA-14" if fighter.delaying else ""
    return Budget("extra", left, MOST_EXTRAS, barred=unpaid, rule=rule)


def waits(fighter: Fighter) -> Held | None:
    """A slot that is held: on standby, for somebody, or for a condition (EP-DELAY-2)."""
    if not fighter.delaying or fighter.delay is None:
        return None
    return Held("delaying", fighter.delay.mode, fighter.delay.condition or fighter.delay.anchor)
