"""Every value that people see of combatants, things, the map and the table, as the game master sets it (SF-GEN-5).

What hangs on a value follows from it: whoever is set to 0 Hit Points falls, a new place in the order gives nobody a
second turn, and who is put somewhere meets what is there. What cannot be as wanted becomes what it can be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any

from affray.core.fields import Field, OneOf, SeveralOf, Text, words
from affray.core.refusals import Value
from affray.core.scene import Scene
from affray.core.script import Script
from affray.rulesets.settings import TABLE, Setting, several, whole, yes_or_no

from ..body import effects
from ..body.concentration import break_casting, stop_concentrating
from ..body.conditions import gain, let_go, lose, lose_all, lose_readied, refresh
from ..body.dying import die
from ..fight.grappling import hold
from ..fight.movement import bring_down
from ..fight.putting import back_on_field, put_down, put_pools, take_off_field
from ..ground.board import fits
from ..ground.stepping import MODES
from ..magic.casting import running
from ..model.conditions import GIVEN, HOLDS
from ..model.stats import Combat, Fighter
from ..time.places import put_at
from .surroundings import DOOR, LEFT, LIES, OBJECT, OF_TABLE, OF_THINGS, fighter_of, square

Put = Callable[[Scene[Any], str, Value], Script[None] | None]


def put_fact(fighter: Fighter, attribute: str, value: Value) -> None:
    """Set a field of somebody, or of its budget, and work out its conditions again."""
    within, _, last = attribute.rpartition(".")
    setattr(attrgetter(within)(fighter) if within else fighter, last, value)
    refresh(fighter)


def plain(name: str, field: Callable[[Scene[Any], str], Field], attribute: str = "") -> Setting:
    """A value on which nothing hangs but the conditions that follow from it."""

    def put(scene: Scene[Any], who: str, value: Value) -> None:
        put_fact(fighter_of(scene, who), attribute or name, value)

    read = attrgetter(attribute or name)
    return Setting(name, field, lambda scene, who: read(fighter_of(scene, who)), put)


def names_in(name: str, attribute: str, among: Callable[[Scene[Any], str], Sequence[str]], kept: type) -> Setting:
    """A list of names on which nothing hangs."""

    def field(scene: Scene[Any], who: str) -> Field:
        return SeveralOf(lambda: among(scene, who), at_least=0)

    def put(scene: Scene[Any], who: str, value: Value) -> None:
        fighter = fighter_of(scene, who)
        setattr(fighter, attribute, kept(value))
        fighter.changed()

    return Setting(name, field, lambda scene, who: tuple(getattr(fighter_of(scene, who), attribute)), put)


def others(scene: Scene[Any], who: str) -> Sequence[str]:
    return [name for name in scene.state.fighters if name != who]


# -- pools and places ------------------------------------------------------------------------------
def pool(name: str, key: str) -> Setting:
    def put(scene: Scene[Any], who: str, value: Value) -> Script[None]:
        return put_pools(scene, fighter_of(scene, who), {key: max(0, value)})

    return Setting(name, whole(0, 2000), lambda scene, who: getattr(fighter_of(scene, who), name), put)


def get_at(scene: Scene[Any], who: str) -> Value:
    return fighter_of(scene, who).place.x, fighter_of(scene, who).place.y


def put_spot(scene: Scene[Any], who: str, value: Value) -> Script[None] | None:
    fighter = fighter_of(scene, who)
    return put_down(scene, fighter, value, fighter.altitude_ft) if has_room(scene, who, value, None) else None


def put_altitude(scene: Scene[Any], who: str, value: Value) -> Script[None] | None:
    return put_down(scene, fighter_of(scene, who), get_at(scene, who), value) if has_room(
        scene, who, get_at(scene, who), value
    ) else None


def has_room(scene: Scene[Any], who: str, spot: Value, altitude: int | None) -> bool:
    fighter = fighter_of(scene, who)
    place = fighter.place._replace(x=spot[0], y=spot[1], wide=fighter.card.space, deep=fighter.card.space)
    return fits(scene.state, fighter, place, altitude)


# -- the order -------------------------------------------------------------------------------------
def get_place(scene: Scene[Any], who: str) -> Value:
    names = [slot.id for slot in scene.state.order if not slot.anchor]
    return names.index(who) + 1 if who in names else 0


def put_place(scene: Scene[Any], who: str, value: Value) -> None:
    """A place in the order, counted from 1; the count stays."""
    combat: Combat = scene.state
    slots = [number for number, slot in enumerate(combat.order) if not slot.anchor]
    if get_place(scene, who):
        at = min(max(value, 1), len(slots)) - 1
        put_at(combat, fighter_of(scene, who), slots[at] + (at + 1 > get_place(scene, who)))


def put_count(scene: Scene[Any], who: str, value: Value) -> None:
    """A count, and the place that goes with it, behind others of the same count (SF-INIT-5)."""
    combat: Combat = scene.state
    fighter = fighter_of(scene, who)
    fighter.init_count = value
    if get_place(scene, who):
        before = [
            number
            for number, slot in enumerate(combat.order)
            if not slot.anchor and slot.id != who and (combat.fighters[slot.id].init_count or 0) >= value
        ]
        put_at(combat, fighter, max(before) + 1 if before else 0)


# -- conditions, effects, holds --------------------------------------------------------------------
def free_conditions(combat: Combat) -> Sequence[str]:
    return [name for name in GIVEN if name not in HOLDS]


def get_conditions(scene: Scene[Any], who: str) -> Value:
    return tuple(dict.fromkeys(x.name for x in fighter_of(scene, who).conditions if x.name not in HOLDS))


def put_conditions(scene: Scene[Any], who: str, value: Value) -> Script[None]:
    fighter = fighter_of(scene, who)
    for name in get_conditions(scene, who):
        if name not in value:
            lose_all(scene, fighter, name, "decree")
    for name in value:
        if name not in get_conditions(scene, who):
            gain(scene, fighter, name)
    return bring_down(scene)


def get_effects(scene: Scene[Any], who: str) -> Value:
    return tuple(dict.fromkeys(each.name for each in fighter_of(scene, who).effects))


def effects_field(scene: Scene[Any], who: str) -> Field:
    return SeveralOf(lambda: get_effects(scene, who), at_least=0)


def put_effects(scene: Scene[Any], who: str, value: Value) -> None:
    """Effects can be taken away; they come from actions and abilities."""
    fighter = fighter_of(scene, who)
    for effect in [each for each in fighter.effects if each.name not in value]:
        effects.end(scene.state, fighter, effect)


def holds_field(scene: Scene[Any], who: str) -> Field:
    return SeveralOf(lambda: others(scene, who), at_least=0)


def put_holds(scene: Scene[Any], who: str, value: Value) -> None:
    fighter = fighter_of(scene, who)
    for name in [each for each in fighter.grappling if each not in value]:
        let_go(scene, fighter_of(scene, name), who, "decree", "SF-GRAP-7")
    for name in [each for each in value if each not in fighter.grappling]:
        if scene.state.order:
            hold(scene, fighter, fighter_of(scene, name), False)


def put_pinned(scene: Scene[Any], who: str, value: Value) -> None:
    """Whoever is held is pinned or only grappled."""
    fighter = fighter_of(scene, who)
    for each in [x for x in fighter.conditions if x.name in HOLDS]:
        lose(scene, fighter, each, "decree")
        hold(scene, fighter_of(scene, each.source), fighter, value, each.cause)


# -- what somebody is up to ------------------------------------------------------------------------
def none_field(scene: Scene[Any], who: str) -> Field:
    return words("none", optional=False)


def get_readied(scene: Scene[Any], who: str) -> Value:
    readied = fighter_of(scene, who).readied
    return "none" if readied is None else readied.action


def put_readied(scene: Scene[Any], who: str, value: Value) -> None:
    lose_readied(scene, fighter_of(scene, who), "decree", "SF-READY-7")


def get_casting(scene: Scene[Any], who: str) -> Value:
    casting = fighter_of(scene, who).casting
    return "none" if casting is None else casting.ability


def put_casting(scene: Scene[Any], who: str, value: Value) -> None:
    break_casting(scene, fighter_of(scene, who), "decree", "SF-CAST-3")


def concentration_field(scene: Scene[Any], who: str) -> Field:
    return OneOf(lambda: ["none", *running(scene.state, fighter_of(scene, who))])


def put_concentration(scene: Scene[Any], who: str, value: Value) -> None:
    fighter = fighter_of(scene, who)
    if value == "none":
        stop_concentrating(scene, fighter, "decree")
    else:
        fighter.concentrating_on = value


def put_delaying(scene: Scene[Any], who: str, value: Value) -> None:
    """Only who has a place and is not just having its turn can wait."""
    combat, fighter = scene.state, fighter_of(scene, who)
    fighter.delaying = bool(value and fighter.able and get_place(scene, who) and combat.turn_of != who)


def put_dead(scene: Scene[Any], who: str, value: Value) -> Script[None] | None:
    fighter = fighter_of(scene, who)
    if value:
        die(scene, fighter, "decree", "SF-DEATH-14")
        return None
    return put_pools(scene, fighter, {"to": max(1, fighter.hp)}) if fighter.dead else None


def put_gone(scene: Scene[Any], who: str, value: Value) -> Script[None] | None:
    fighter = fighter_of(scene, who)
    if value:
        take_off_field(scene, fighter)
        return None
    return back_on_field(scene, fighter) if has_room(scene, who, get_at(scene, who), None) else None


def put_surprised(scene: Scene[Any], who: str, value: Value) -> None:
    fighter = fighter_of(scene, who)
    if scene.state.order:
        fighter.surprised = value
        refresh(fighter)
    else:
        fighter.aware = not value


def side_field(scene: Scene[Any], who: str) -> Field:
    return Text(40)


def controller_field(scene: Scene[Any], who: str) -> Field:
    return words("player", "gm", optional=False)


def modes_field(scene: Scene[Any], who: str) -> Field:
    return words(*MODES, optional=False)


def driver_field(scene: Scene[Any], who: str) -> Field:
    return OneOf(lambda: ["none", *others(scene, who)])


def named(name: str, attribute: str) -> Setting:
    """Somebody else, or nobody."""

    def get(scene: Scene[Any], who: str) -> Value:
        return getattr(fighter_of(scene, who), attribute) or "none"

    def put(scene: Scene[Any], who: str, value: Value) -> None:
        setattr(fighter_of(scene, who), attribute, "" if value == "none" else value)

    return Setting(name, driver_field, get, put)


def own_things(scene: Scene[Any], who: str) -> Sequence[str]:
    return list(fighter_of(scene, who).items)


def of_fighter(name: str, get: str, field: Callable[[Scene[Any], str], Field], put: Put) -> Setting:
    read = attrgetter(get)
    return Setting(name, field, lambda scene, who: read(fighter_of(scene, who)), put)


POOLS = {"to": pool("hp", "to"), "sp": pool("sp", "sp"), "rp": pool("rp", "rp"), "temp": pool("temp_hp", "temp")}
"""What somebody has points of, by what a ruling calls it."""
OF_FIGHTERS: tuple[Setting, ...] = (
    *POOLS.values(),
    Setting("at", square, get_at, put_spot), of_fighter("altitude", "altitude_ft", whole(-2000, 2000), put_altitude),
    Setting("initiative", whole(-50, 100), lambda scene, who: fighter_of(scene, who).init_count or 0, put_count),
    Setting("place", whole(1, 1000), get_place, put_place),
    Setting("conditions", several(free_conditions), get_conditions, put_conditions),
    Setting("effects", effects_field, get_effects, put_effects),
    Setting("holds", holds_field, lambda scene, who: tuple(fighter_of(scene, who).grappling), put_holds),
    Setting("pinned", yes_or_no, lambda scene, who: any(x.name == "pinned" for x in fighter_of(scene, who).conditions),
            put_pinned),
    plain("standard", yes_or_no, "budget.standard"), plain("move", yes_or_no, "budget.move"),
    plain("swift", yes_or_no, "budget.swift"),
    plain("reaction", yes_or_no, "budget.reaction"), plain("acted", yes_or_no, "has_acted"),
    plain("busy", yes_or_no, "budget.busy"), plain("turn_used", yes_or_no), plain("halted", yes_or_no),
    Setting("surprised", yes_or_no, lambda scene, who: fighter_of(scene, who).surprised or (
        not scene.state.order and not fighter_of(scene, who).aware), put_surprised),
    of_fighter("delaying", "delaying", yes_or_no, put_delaying),
    Setting("readied", none_field, get_readied, put_readied), Setting("casting", none_field, get_casting, put_casting),
    Setting("concentrating", concentration_field,
            lambda scene, who: fighter_of(scene, who).concentrating_on or "none", put_concentration),
    of_fighter("dead", "dead", yes_or_no, put_dead), of_fighter("gone", "left_field", yes_or_no, put_gone),
    plain("surrendered", yes_or_no), plain("side", side_field), plain("controller", controller_field),
    plain("movement", modes_field, "movement_mode"), plain("flown", yes_or_no, "airborne_turn"),
    plain("run_rounds", whole(0, 1000)), plain("run_rest", whole(0, 1000), "run_rest_left"),
    plain("tumbles", whole(0, 1000)), plain("nimble_ft", whole(0, 1000)),
    plain("doom_round", whole(0, 100_000)), plain("ferocious", whole(0, 100)),
    plain("dying_damage", yes_or_no, "dying_damage_this_cycle"),
    plain("stabilized", yes_or_no, "stabilized_this_cycle"), plain("dropped", yes_or_no, "dropped_this_turn"),
    plain("intercepted", yes_or_no, "intercepted_this_cycle"), plain("kept_up", yes_or_no),
    named("last_attacker", "last_attacker"), named("driven_to", "compelled"),
    names_in("hidden_from", "hidden_from", others, list), names_in("used", "attacks_this_turn", own_things, list),
    plain("hiding", yes_or_no),
    names_in("seen", "los_at_turn_start", others, tuple),
)  # fmt: skip
"""What can be set of a combatant."""


# -- everything ----------------------------------------------------------------------------------------
def subjects(combat: Combat) -> Mapping[str, Sequence[Setting]]:
    """Everything that can be set: of combatants, their things and uses, what lies about, the map and the table."""
    found: dict[str, list[Setting]] = {TABLE: list(OF_TABLE)}
    for name, fighter in combat.fighters.items():
        found.setdefault(name, []).extend(OF_FIGHTERS)
        for thing in fighter.items:
            found[f"{name}.{thing}"] = list(OF_THINGS)
        for use in fighter.uses_left:
            found.setdefault(f"{name}.{use.replace(' ', '_')}", []).append(LEFT)
    for each in combat.lying:
        found.setdefault(each.name, []).append(LIES)
    for name in combat.doors:
        found.setdefault(name, []).append(DOOR)
    for name in combat.objects:
        found.setdefault(name, []).append(OBJECT)
    return found
