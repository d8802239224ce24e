"""Powers outside the turn's budget: reaction powers, legendary options, held spells (E5-SPELL-16, E5-MON-6, -13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from affray.core.fields import Field
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Option, Script

from ..body.conditions import concentrate
from ..body.dice import roll_change
from ..ground.board import distance
from ..ground.sight import sees
from ..model.catalogue import in_order, no
from ..model.events import PowerUsed
from ..model.kinds import Change, Power
from ..model.naming import POWER, having
from ..model.stats import Combat, Fighter
from ..time.acting import while_able
from ..time.triggers import is_perceived
from ..time.windows import Happening, why_no_reaction
from .aiming import breakable, completed, fields_for_use, filled_in, is_harmful, takes_targets
from .casting import pay
from .powers import usable, use

Part = tuple[str, str]
"""Who does something, and to whom; empty where there is nobody."""


# -- reaction powers -------------------------------------------------------------------------------
def parts_of(happening: Happening) -> Iterator[Part]:
    """Who does what a window is about, and who is the target of it or suffers it."""
    if happening.results:
        for result in happening.results:
            yield (result.who, result.of) if result.event in ("hits", "opens") else (result.of, result.who)
    elif happening.targets and happening.what != "step":
        for name in happening.targets:
            yield happening.who, name
    else:
        yield happening.who, ""


def fitting_part(combat: Combat, fighter: Fighter, power: Power, happening: Happening) -> Part | None:
    """The part of a happening that sets off a reaction power; None if its filter does not hold (E5-REACT-9).

    Nobody is asked about what its side does not perceive.
    """
    if power.filter_melee is not None and not is_attack(happening, power.filter_melee):
        return None
    if happening.what == "roll":
        if power.filter_would_hit is not None and happening.would_hit != power.filter_would_hit:
            return None
        if power.change is not None and power.change.ac and happening.natural == 20:
            return None  # a natural 20 hits whatever the AC (E5-MON-13)
    elif power.filter_would_hit is not None:
        return None
    for actor, subject in parts_of(happening):
        if concerns(combat, fighter, power, actor, subject):
            if is_perceived(combat, fighter, happening, actor, subject):
                return actor, subject
    return None


def is_attack(happening: Happening, melee: bool) -> bool:
    """Whether it is about an attack, in melee or not; grapple and shove are melee attacks (E5-ATK-18)."""
    if happening.attack is None:
        return melee and happening.what in ("grapples", "shoves")
    return happening.ranged != melee


def concerns(combat: Combat, fighter: Fighter, power: Power, actor: str, subject: str) -> bool:
    """Whether somebody's doing to somebody is what a reaction power waits for."""
    doer, sufferer = combat.fighters.get(actor), combat.fighters.get(subject)
    if power.filter_target == "self" and subject != fighter.id:
        return False
    if power.filter_target == "ally" and (sufferer is None or not combat.allied(fighter, sufferer)):
        return False
    if power.filter_needs_sight and (doer is None or not sees(combat, fighter, doer)):
        return False
    if is_harmful(power) or doer is fighter:
        return doer is not None and doer is not fighter
    return power.change is None or takes_targets(power) or subject == fighter.id


def reaction_powers(fighter: Fighter, window: str) -> tuple[Power, ...]:
    """The reaction powers that somebody has for a window."""
    memo = fighter.card.memo
    known: tuple[Power, ...] | None = memo.get(("reactions", window))
    if known is None:
        powers = fighter.card.powers.values()
        known = tuple([power for power in powers if power.window == window and power.cost == "reaction"])
        memo["reactions", window] = known
    return known


def reactions_for(scene: Scene[Combat], fighter: Fighter, window: str, happening: Happening) -> list[Option]:
    """The reaction powers that somebody might use in a window, as one option (E5-SPELL-16)."""
    combat = scene.state
    found: list[tuple[Power, Part]] = []
    for power in reaction_powers(fighter, window):
        part = fitting_part(combat, fighter, power, happening)
        if part is not None:
            found.append((power, part))
    if not found:
        return []

    def among() -> Sequence[str]:
        return [power.id for power, _ in found]

    def fields() -> Mapping[str, Field]:
        power = found[0][0] if len(found) == 1 else None
        return {"power": having(POWER, among), **fields_for_use(combat, fighter, power)}

    def why_not(values: Values) -> list[Refusal]:
        against = why_no_reaction(fighter)
        reasons: list[Refusal] = []
        for power, (actor, subject) in found:
            if values.get("power", power.id) != power.id:
                continue
            given = with_subject(power, values, subject)
            reasons = usable(combat, fighter, [power], {**given, "power": power.id}, "reaction", actor)
            if not reasons:
                break
        return [*against, *reasons]

    def meant(values: Values) -> Values:
        """Harm is for whoever set it off, and he may be unseen; else what a side believes decides."""
        for power, (actor, subject) in found:
            if values.get("power") == power.id and not (actor and is_harmful(power) and takes_targets(power)):
                return completed(combat, fighter, power, with_subject(power, values, subject), actor) or values
        return values

    return [Option("react", fields, why_not, group="magic", meant=meant)]


def with_subject(power: Power, values: Values, subject: str) -> Values:
    """What helps is meant for whom it happens to, if nobody else is named."""
    if "targets" in values or not subject or not takes_targets(power) or is_harmful(power):
        return values
    return {**values, "targets": (subject,)}


def react(scene: Scene[Combat], fighter: Fighter, values: Values, happening: Happening) -> Script[None]:
    """A reaction power in its window; the window has spent the reaction (E5-SPELL-16, E5-SPELL-19)."""
    combat = scene.state
    power = fighter.card.powers[values["power"]]
    part = fitting_part(combat, fighter, power, happening)
    if part is None:
        return
    given = with_subject(power, values, part[1])
    full = completed(combat, fighter, power, given, part[0])
    worked = yield from use(scene, fighter, power, given, "reaction", part[0])
    change = power.change
    if worked and full is not None and change is not None and (change.hinders or not is_harmful(power)):
        helped = full.get("targets", (fighter.id,))
        yield from change_happening(scene, fighter, power, change, helped, happening)


def change_happening(
    scene: Scene[Combat],
    fighter: Fighter,
    power: Power,
    change: Change,
    helped: Sequence[str],
    happening: Happening,
) -> Script[None]:
    """What a reaction changes about the roll, hit or damage that opened its window (E5-SPELL-19, E5-MON-13).

    A change of the damage that lasts counts from its effect, not from here.
    """
    if any(name in happening.targets for name in helped):
        happening.ac_bonus += change.ac
        if power.duration == "instant":
            happening.half = happening.half or change.half_damage
            happening.reduction += change.damage_reduction
    sides = change.attack_die if happening.what == "roll" else change.save_die if happening.what == "save" else 0
    if sides and happening.who in helped:
        die = "attack_die" if happening.what == "roll" else "save_die"
        happening.total += yield from roll_change(scene, fighter.id, die, sides)


# -- legendary options -----------------------------------------------------------------------------
def legendary_powers(fighter: Fighter) -> list[Power]:
    return [power for power in fighter.card.powers.values() if power.cost == "legendary"]


def why_not_legendary(fighter: Fighter) -> Iterator[Refusal]:
    """Not while incapacitated, nor before the first turn of one who was surprised has ended (E5-MON-6, E5-SURP-8)."""
    if fighter.surprised:
        yield no("E5-SURP-8", "surprised", who=fighter.id)
    if fighter.incapacitated:
        yield no("E5-COND-10", "incapacitated", who=fighter.id)


def is_out_of_reach(combat: Combat, fighter: Fighter) -> bool:
    """Whether nobody is near enough for any legendary option that is left: a quick test before all are tried."""
    far = 0
    for power in legendary_powers(fighter):
        if power.legendary_cost <= fighter.budget.legendary:
            if power.shape or power.teleport_ft or not takes_targets(power) or not is_harmful(power):
                return False
            kind = power.attack
            reach = power.range_ft if kind is None else max(kind.reach, *(kind.range or (0,)))
            far = max(far, reach)
    if breakable(combat):
        return False
    others = [other for other in combat.fighters.values() if other is not fighter and other.present]
    return not any(distance(fighter, other) <= far for other in others)


def legendary_options(scene: Scene[Combat], fighter: Fighter) -> list[Option]:
    """The legendary options of somebody at the end of another creature's turn (E5-MON-6)."""
    combat, powers = scene.state, legendary_powers(fighter)
    if not powers:
        return []

    def among() -> Sequence[str]:
        return [power.id for power in powers]

    def fields() -> Mapping[str, Field]:
        return {"power": having(POWER, among), **fields_for_use(combat, fighter, None)}

    def why_not(values: Values) -> list[Refusal]:
        return in_order([*why_not_legendary(fighter), *usable(combat, fighter, powers, values)])

    return [Option("use", fields, why_not, group="magic", meant=partial(filled_in, combat, fighter))]


def play_legendary(scene: Scene[Combat], fighter: Fighter, values: Values) -> Script[None]:
    power = fighter.card.powers[values["power"]]
    yield from while_able(scene, fighter, "legendary", use(scene, fighter, power, values, "legendary"))


# -- held spells -----------------------------------------------------------------------------------
def cast_to_hold(scene: Scene[Combat], fighter: Fighter, power: Power, slot: int) -> Script[None]:
    """A readied spell is cast on the own turn and held with concentration (E5-READY-11, E5-READY-12)."""
    spent = pay(scene.state, fighter, power, {"slot": slot} if slot else {}, "ready")
    if scene.recording:
        scene.tell(PowerUsed(fighter.id, power.id, (), "", spent, "ready", rules=("E5-READY-11",)))
    concentrate(scene, fighter, power.id)
    yield from ()


def release(scene: Scene[Combat], fighter: Fighter, power: Power, values: Values) -> Script[None]:
    """The response lets a held spell go; it costs nothing more (E5-READY-11)."""
    fighter.concentration = ""
    yield from use(scene, fighter, power, values, "held")
