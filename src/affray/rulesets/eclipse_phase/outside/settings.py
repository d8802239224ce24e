"""Every value of a fight that people see, as the game master may set it (D-22)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, get_args

from affray.core.fields import Field, OneOf, Text
from affray.core.refusals import Value, Values
from affray.core.scene import Scene
from affray.core.script import Script
from affray.rulesets.settings import TABLE, Setting, SetValue, several, whole, yes_or_no
from affray.space.field import Point

from ..actions.deed import MOST_EXTRAS
from ..actions.minding import AIMABLE
from ..body.conditions import add, depart, hold, let_go, lose_grip, refresh, remove
from ..body.leaving import STANDBY, lose_slot, unable
from ..body.wounds import fell, knock_out
from ..ground.board import may_stand, put, somewhere
from ..model.conditions import CONDITIONS, DECREED, HELPLESS
from ..model.kinds import (
    APTITUDES,
    GRAIN,
    MOVEMENTS,
    POOLS,
    Aim,
    Condition,
    Controller,
    Delay,
    DelayMode,
    Status,
)
from ..model.stats import ACTIVE, Budget, Combat, Fighter, can_act
from ..order.slots import set_off
from ..reactions.taking import BUYING
from ..time.triggers import is_condition
from .scenery import FEATURE, OF_TABLE, threat

NONE = "none"
FULL_AIM = 30
GONE: tuple[Status, ...] = ("fled", "surrendered", "dead", "destroyed", "out", "removed")
"""Ways to be out of the fight for good."""


def fighter_of(scene: Scene[Combat], who: str) -> Fighter:
    return scene.state.fighters[who]


def budget_of(scene: Scene[Combat], who: str) -> Budget:
    return scene.state.fighters[who].budget


# -- plain numbers and flags -----------------------------------------------------------------------
Owner = Callable[[Scene[Combat], str], object]
"""What holds a value of somebody: the combatant itself, or the budget of its turn."""


def read(of: Owner, name: str, scene: Scene[Combat], who: str) -> Value:
    return getattr(of(scene, who), name)


def write(of: Owner, name: str, low: int, high: int, scene: Scene[Combat], who: str, value: Value) -> None:
    setattr(of(scene, who), name, max(low, min(high, value)))


def flag(of: Owner, name: str, scene: Scene[Combat], who: str, value: Value) -> None:
    setattr(of(scene, who), name, value)


def number(name: str, low: int, high: int, attribute: str = "", of: Owner = fighter_of) -> Setting:
    """A number that nothing else hangs on."""
    attribute = attribute or name
    return Setting(name, whole(low, high), partial(read, of, attribute), partial(write, of, attribute, low, high))


def either(name: str, of: Owner = fighter_of) -> Setting:
    """Something that is so or not, and that nothing else hangs on."""
    return Setting(name, yes_or_no, partial(read, of, name), partial(flag, of, name))


used, done = partial(number, of=budget_of), partial(either, of=budget_of)
"""What the slot or the turn has seen."""


def table(name: str, key: str, of: str, low: int, high: int) -> Setting:
    """One number of a table, such as the points of a pool."""

    def get(scene: Scene[Combat], who: str) -> Value:
        return getattr(fighter_of(scene, who), of).get(key, 0)

    def put_number(scene: Scene[Combat], who: str, value: Value) -> None:
        fighter = fighter_of(scene, who)
        setattr(fighter, of, {**getattr(fighter, of), key: max(low, min(high, value))})

    return Setting(name, whole(low, high), get, put_number)


def choice(
    name: str,
    known: Callable[[Combat, Fighter], Sequence[str]],
    get: Callable[[Fighter], str],
    put_word: Callable[[Scene[Combat], Fighter, Value], Script[None] | None],
) -> Setting:
    """One of some words, which may depend on the fight."""

    def field(scene: Scene[Combat], who: str) -> Field:
        return OneOf(lambda: known(scene.state, fighter_of(scene, who)))

    def put_value(scene: Scene[Combat], who: str, value: Value) -> Script[None] | None:
        return put_word(scene, fighter_of(scene, who), value)

    return Setting(name, field, lambda scene, who: get(fighter_of(scene, who)), put_value)


# -- body and mind ---------------------------------------------------------------------------------
def put_damage(scene: Scene[Combat], who: str, value: Value) -> None:
    """Damage of a body; it falls or dies accordingly (EP-DEATH-1, EP-DEATH-2)."""
    fighter = fighter_of(scene, who)
    fighter.damage = max(0, min(3000, value))
    if fighter.status != ACTIVE:
        return
    machine = fighter.card.synthmorph
    if fighter.damage >= fighter.card.death_rating:
        fell(scene, who, "destroyed" if machine else "dead", "EP-DEATH-2")
    elif fighter.damage >= fighter.card.durability:
        knock_out(scene, who, "disabled" if machine else "unconscious", "EP-DEATH-1")


def get_conditions(scene: Scene[Combat], who: str) -> Value:
    return tuple(dict.fromkeys(each.key for each in fighter_of(scene, who).conditions))


def put_conditions(scene: Scene[Combat], who: str, value: Value) -> None:
    """These conditions and no others; a hold is let go of, but not begun without a holder (EP-COND-6)."""
    combat, fighter = scene.state, fighter_of(scene, who)
    for key in [each for each in CONDITIONS.names if each not in value]:
        remove(combat, who, key)
    for key in value:
        if key in DECREED and not any(each.key == key for each in fighter.conditions):
            add(combat, who, Condition(key))
    refresh(fighter)
    if fighter.marks & HELPLESS:
        unable(scene, who)


def put_held(scene: Scene[Combat], fighter: Fighter, value: Value) -> None:
    """Whom it holds (EP-MELEE-10)."""
    let_go(scene.state, fighter.id)
    if value != NONE and scene.state.fighters[value].status == ACTIVE and can_act(fighter):
        hold(scene.state, fighter.id, value)


def put_status(scene: Scene[Combat], fighter: Fighter, value: Value) -> None:
    if value != ACTIVE:
        depart(scene, fighter.id, value)
        fighter.status = value
    elif fighter.status != "absent":
        come_back(scene, fighter)


def come_back(scene: Scene[Combat], fighter: Fighter) -> None:
    """Somebody is in the fight again, conscious; its next slot comes in the next turn."""
    if fighter.status == ACTIVE:
        return
    fighter.status, fighter.slot_state = ACTIVE, "lost"
    fighter.damage = min(fighter.damage, fighter.card.durability - 1)
    fighter.bleeding = False
    fighter.conditions = [each for each in fighter.conditions if not CONDITIONS[each.key].helpless]
    refresh(fighter)


# -- the order -------------------------------------------------------------------------------------
def get_count(scene: Scene[Combat], who: str) -> Value:
    fighter = fighter_of(scene, who)
    return fighter.count if fighter.decreed_count is None else fighter.decreed_count


def put_count(scene: Scene[Combat], who: str, value: Value) -> None:
    """A count from the next turn on: so nobody has a second slot in this one, or loses its own (EP-INIT-8)."""
    fighter_of(scene, who).decreed_count = max(-100, min(100, value))


SLOTS = ("pending", "delaying", "done", "lost")


def put_slot(scene: Scene[Combat], fighter: Fighter, value: Value) -> None:
    """What became of its slot of this turn. Only one whose place is still to come can be pending; the one being played
    stays as it is (EP-SEQ-12).
    """
    combat = scene.state
    to_come = combat.phase == "take" or any(fighter.id in tied for tied in combat.left)
    if fighter.slot_state == "acting" or fighter.status != ACTIVE or not fighter.in_order:
        return
    if value == "delaying" and not fighter.delaying:
        if can_act(fighter) and combat.phase in ("regular", "extra", "last") and combat.acting != fighter.id:
            fighter.slot_state, fighter.delay = "delaying", STANDBY
            combat.waiting.append(fighter.id)
    elif value != "delaying" and (value != "pending" or (to_come and combat.phase != "extra")):
        lose_slot(fighter.id, combat)
        fighter.slot_state = value


def get_waits_for(scene: Scene[Combat], who: str) -> Value:
    delay = fighter_of(scene, who).delay
    return NONE if delay is None else delay.condition or f"{delay.mode} {delay.anchor}".strip()


def put_waits_for(scene: Scene[Combat], who: str, value: Value) -> None:
    """What a delayer waits for: `standby`, `before c`, `after c` or a condition (EP-DELAY-2 to EP-DELAY-4)."""
    combat, fighter = scene.state, fighter_of(scene, who)
    word, _, anchor = str(value).partition(" ")
    mode: DelayMode = "before" if word == "before" else "after"
    if not fighter.delaying:
        return
    if word == "standby":
        fighter.delay = STANDBY
    elif word == mode and anchor in combat.fighters and anchor != who:
        fighter.delay = Delay(mode, anchor)
    elif is_condition(combat, str(value)):
        fighter.delay = Delay("condition", "", str(value))


# -- readiness -------------------------------------------------------------------------------------
def put_ready(scene: Scene[Combat], who: str, value: Value) -> None:
    fighter_of(scene, who).ready = [name for name in value if name in fighter_of(scene, who).arms]


def ready_field(scene: Scene[Combat], who: str) -> Field:
    return several(lambda combat: list(combat.fighters[who].arms))(scene, who)


def put_aim(scene: Scene[Combat], fighter: Fighter, value: Value) -> None:
    """Aimed at somebody as well as can be, with the weapon in hand (EP-RANGE-10)."""
    held = [name for name in fighter.ready if fighter.arms[name].kind in AIMABLE]
    fighter.aim = Aim(value, held[0], FULL_AIM) if value != NONE and held else None


def put_move_type(scene: Scene[Combat], fighter: Fighter, value: Value) -> None:
    fighter.budget.move_type = value


def put_took(scene: Scene[Combat], fighter: Fighter, value: Value) -> None:
    """With what it took the initiative this turn, and so what binds it (EP-TAKE-8)."""
    fighter.took_initiative = "" if value == NONE else value


def get_metres(scene: Scene[Combat], who: str) -> Value:
    return fighter_of(scene, who).budget.move_left // GRAIN


def put_metres(scene: Scene[Combat], who: str, value: Value) -> None:
    fighter_of(scene, who).budget.move_left = max(0, min(2000, value)) * GRAIN


# -- where -----------------------------------------------------------------------------------------
def place_of(scene: Scene[Combat], who: str) -> Field:
    return somewhere(scene.state)


def get_place(scene: Scene[Combat], who: str) -> Value:
    pos = fighter_of(scene, who).pos
    return pos.x, pos.y


def place(scene: Scene[Combat], who: str, to: Point) -> None:
    """Somebody is somewhere else by decree; at a distance no hold lasts (EP-MELEE-11)."""
    put(who, to, scene.state)
    lose_grip(scene, who)


def put_place(scene: Scene[Combat], who: str, value: Value) -> None:
    """Where there is room; otherwise it stays (EP-MOVE-12)."""
    fighter = fighter_of(scene, who)
    to = Point(value[0], value[1], fighter.pos.z)
    if may_stand(scene.state, fighter, to):
        place(scene, who, to)


def put_height(scene: Scene[Combat], who: str, value: Value) -> None:
    fighter = fighter_of(scene, who)
    place(scene, who, Point(fighter.pos.x, fighter.pos.y, max(0, min(2000, value)) * GRAIN))


def get_height(scene: Scene[Combat], who: str) -> Value:
    return fighter_of(scene, who).pos.z // GRAIN


def covers(combat: Combat, fighter: Fighter) -> Sequence[str]:
    return [NONE, *(each.id for each in combat.features.values() if each.level)]


def put_cover(scene: Scene[Combat], fighter: Fighter, value: Value) -> None:
    fighter.cover = "" if value == NONE else value


def others(combat: Combat, fighter: Fighter) -> Sequence[str]:
    return [NONE, *(name for name in combat.fighters if name != fighter.id)]


def ammunition(weapon: str) -> Setting:
    def get(scene: Scene[Combat], who: str) -> Value:
        fighter = fighter_of(scene, who)
        return fighter.ammo.get(weapon, fighter.arms[weapon].ammo or 0)

    def put_shots(scene: Scene[Combat], who: str, value: Value) -> None:
        fighter = fighter_of(scene, who)
        fighter.ammo = {**fighter.ammo, weapon: max(0, min(fighter.arms[weapon].ammo or 0, value))}

    return Setting(f"ammo_{weapon.replace('.', '_')}", whole(0, 10_000), get, put_shots)


def put_side(scene: Scene[Combat], fighter: Fighter, value: Value) -> None:
    fighter.side = value


def put_controller(scene: Scene[Combat], fighter: Fighter, value: Value) -> None:
    fighter.controller = value


def sides(combat: Combat, fighter: Fighter) -> Sequence[str]:
    return combat.sides()


def of_words(*known: str) -> Callable[[Combat, Fighter], Sequence[str]]:
    return lambda combat, fighter: known


SETTINGS: tuple[Setting, ...] = (
    Setting("damage", whole(0, 3000), partial(read, fighter_of, "damage"), put_damage),
    number("wounds", 0, 100), number("stress", 0, 1000), number("traumas", 0, 100),
    number("wounds_ignored", 0, 3, "wounds_off"), number("traumas_ignored", 0, 3, "traumas_off"),
    *(table(pool, pool, "pools", 0, 15) for pool in POOLS),
    *(table(f"temporary_{pool}", pool, "temporary", 0, 5) for pool in POOLS),
    *(table(f"boost_{name}", name, "boosts", 0, 10) for name in APTITUDES),
    number("initiative_mod", -10, 10), number("initiative_roll", -100, 100),
    Setting("count", whole(-100, 100), get_count, put_count),
    choice("slot", of_words(*SLOTS), lambda x: "delaying" if x.delaying else x.slot_state, put_slot),
    Setting("waits_for", lambda scene, who: Text(), get_waits_for, put_waits_for),
    choice("took_initiative", of_words(NONE, *BUYING), lambda x: x.took_initiative or NONE, put_took),
    used("extras_taken", 0, MOST_EXTRAS), used("extras_granted", 0, MOST_EXTRAS, "granted"),
    used("complex_used", 0, 3, "complex"), used("quick_used", 0, 10, "quick"), used("quick_granted", 0, 10),
    choice("movement", of_words(*MOVEMENTS), lambda x: x.budget.move_type, put_move_type),
    Setting("metres_left", whole(0, 2000), get_metres, put_metres),
    Setting("at", place_of, get_place, put_place), Setting("height", whole(0, 2000), get_height, put_height),
    choice("cover", covers, lambda x: x.cover or NONE, put_cover),
    Setting("conditions", several(lambda combat: CONDITIONS.names), get_conditions, put_conditions),
    either("surprised"), either("bleeding"), either("stable"), either("full_defense"), either("aggressive"),
    done("jumped"), done("moved"), done("stood_up"), either("fumbled"),
    Setting("ready", ready_field, lambda scene, who: tuple(fighter_of(scene, who).ready), put_ready),
    choice("aim", others, lambda x: NONE if x.aim is None else x.aim.target, put_aim),
    choice("holds", others, lambda x: x.grappling or NONE, put_held),
    choice("status", of_words(ACTIVE, *GONE), lambda x: x.status, put_status),
    choice("side", sides, lambda x: x.side, put_side),
    choice("controller", of_words(*get_args(Controller)), lambda x: x.controller, put_controller),
)  # fmt: skip


# -- everything together ---------------------------------------------------------------------------
def subjects(combat: Combat) -> Mapping[str, Sequence[Setting]]:
    """Everybody with what it carries, every feature of the scene, and the table."""
    found: dict[str, Sequence[Setting]] = {}
    for name, fighter in combat.fighters.items():
        weapons = [ammunition(each.id) for each in fighter.arms.values() if each.ammo is not None]
        found[name] = (*SETTINGS, *weapons)
    groups = dict.fromkeys([*combat.threat, *(x.card.threat_group for x in combat.fighters.values())])
    found.update({name: FEATURE for name in combat.features if name not in found})
    found[TABLE] = (*OF_TABLE, *(threat(each) for each in groups if each))
    return found


class SetAnything(SetValue):
    """Set any value that people see; whoever waited for what becomes true comes up at once (EP-DELAY-6)."""

    def __init__(self) -> None:
        super().__init__(subjects)

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        return and_then(scene, super().apply(scene, values))


def and_then(scene: Scene[Combat], script: Script[None]) -> Script[None]:
    yield from script
    yield from set_off(scene)
