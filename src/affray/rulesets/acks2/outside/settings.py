"""Every value of a combat that people see, as the Judge may set it: `set orc.hp -5`, `set table.count 3`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from affray.core.fields import Field, OneOf, SeveralOf, Text, words
from affray.core.places import Place
from affray.core.refusals import Value
from affray.core.scene import Scene
from affray.core.script import Script
from affray.rulesets.settings import TABLE, Setting, several, whole, yes_or_no
from affray.space.facing import Facing

from ..actions import ANSWERS
from ..body.conditions import gain, lose, usual_end
from ..fight.targets import main_weapon
from ..ground.board import facings_of, front_left, lay_out, may_stand, on_map, put
from ..model.conditions import BY_DECREE, MARK
from ..model.kinds import Card, SegmentState, WardKind
from ..model.stats import Combat, Condition, Ready, Ward, Warrior
from ..time.count import LOWEST, limit
from .edits import altered, put_hp, put_number, put_status, squares_of

Change = Callable[[Scene[Any], Warrior, Any], None]
Look = Callable[[Warrior], Value]
SEGMENTS: tuple[SegmentState, ...] = ("pending", "delaying", "done", "lost", "forfeited")


def of_somebody(
    name: str, field: Callable[[Scene[Any], str], Field], look: Look, change: Change
) -> Setting:  # fmt: skip
    """A value of a combatant; whatever its change sets off is set off at once."""

    def get(scene: Scene[Any], who: str) -> Value:
        return look(scene.state.warriors[who])

    def put_value(scene: Scene[Any], who: str, value: Value) -> Script[None]:
        return altered(scene, lambda: change(scene, scene.state.warriors[who], value))

    return Setting(name, field, get, put_value)


def plain(name: str, field: Callable[[Scene[Any], str], Field], attribute: str = "") -> Setting:
    """A value that is an attribute of the combatant and nothing else hangs on."""
    key = attribute or name

    def change(scene: Scene[Any], warrior: Warrior, value: Value) -> None:
        setattr(warrior, key, value)

    return of_somebody(name, field, lambda warrior: getattr(warrior, key), change)


def one_of(names: Callable[[Combat, Warrior], Sequence[str]]) -> Callable[[Scene[Any], str], Field]:
    return lambda scene, who: OneOf(lambda: names(scene.state, scene.state.warriors[who]))


# -- where somebody stands -------------------------------------------------------------------------
def squares(scene: Scene[Any], who: str) -> Field:
    return Place(squares_of(scene.state))


def move_to(scene: Scene[Any], warrior: Warrior, value: tuple[int, int]) -> None:
    """Somewhere it may stand; elsewhere it stays where it is."""
    there = lay_out(warrior, value, warrior.facing)
    if on_map(scene.state, there) and may_stand(scene.state, warrior, there):
        stand(scene, warrior, value, warrior.facing)


def face(scene: Scene[Any], warrior: Warrior, value: str) -> None:
    """A long body lies anew if there is room, else it stays as it lies (ACKS-FACE-12)."""
    spot = front_left(warrior.place, warrior.facing)
    there = lay_out(warrior, spot, Facing[value])
    if on_map(scene.state, there) and may_stand(scene.state, warrior, there):
        stand(scene, warrior, spot, Facing[value])


def stand(scene: Scene[Any], warrior: Warrior, spot: tuple[int, int], facing: Facing) -> None:
    if warrior.status == "fled":
        return
    put(scene.state.ground, warrior, lay_out(warrior, spot, facing), facing)


def put_height(scene: Scene[Any], warrior: Warrior, value: int) -> None:
    put(scene.state.ground, warrior, warrior.place, warrior.facing, value)


# -- what is true of somebody ----------------------------------------------------------------------
def put_conditions(scene: Scene[Any], warrior: Warrior, value: Sequence[str]) -> None:
    for name in BY_DECREE:
        if warrior.marks & MARK[name] and name not in value:
            lose(scene, warrior, name)
    for name in value:
        if not warrior.marks & MARK[name]:
            gain(scene, warrior, Condition(name, until=usual_end(scene.state, warrior, name)))


def put_ward(scene: Scene[Any], warrior: Warrior, value: bool) -> None:
    if bool(warrior.wards) != value:
        warrior.wards = [Ward(WardKind(), spell="ward")] if value else []


def put_side(scene: Scene[Any], warrior: Warrior, value: str) -> None:
    """Another side; its group stays behind."""
    if value != warrior.side:
        warrior.side, warrior.group = value, ""


def put_hand(scene: Scene[Any], warrior: Warrior, value: Sequence[str]) -> None:
    warrior.hand = list(value)


# -- its part in the round -------------------------------------------------------------------------
def put_segment(scene: Scene[Any], warrior: Warrior, value: SegmentState) -> None:
    """Whoever is to have its segment again comes up at the number that is called now, or at its own (ACKS-COUNT-2)."""
    combat: Combat = scene.state
    if warrior.status != "active" or warrior.segment == "active" or combat.stage not in ("call", "segments"):
        return
    if value == "delaying":
        if warrior.number <= 0 or limit(warrior) >= combat.count:
            return
        warrior.delay_to, warrior.number_called = limit(warrior), True
    warrior.segment = value
    warrior.first_ready = warrior.first_ready and value == "pending"
    if value in ("delaying", "pending"):
        combat.due = [name for name in combat.due if name != warrior.id]
    if value == "pending":
        warrior.number_called, warrior.interrupted = False, False
        warrior.number = min(warrior.number, combat.count)
        if combat.stage == "segments" and warrior.number == combat.count:
            combat.due.append(warrior.id)


def put_moves(scene: Scene[Any], warrior: Warrior, value: int) -> None:
    warrior.spent = warrior.spent._replace(moves=max(0, min(value, 2)))


def put_committed(scene: Scene[Any], warrior: Warrior, value: bool) -> None:
    warrior.spent = warrior.spent._replace(committed=value)


def declarations(combat: Combat, warrior: Warrior) -> Sequence[str]:
    return ["none", "retreat", "withdraw", *(each.id for each in warrior.card.spells.values() if each.declared)]


def put_declared(scene: Scene[Any], warrior: Warrior, value: str) -> None:
    if warrior.status == "active":
        warrior.declared, warrior.disrupted = "" if value == "none" else value, False
        warrior.casting = warrior.casting and value in warrior.card.spells


def readiable(combat: Combat, warrior: Warrior) -> Sequence[str]:
    return ["none", *(name for name, each in ANSWERS.items() if each.readiable)]


def put_readied(scene: Scene[Any], warrior: Warrior, value: str) -> None:
    """Upon the usual trigger of its weapon (D21)."""
    warrior.ready, warrior.lost_ready = None, ""
    if value != "none" and warrior.status == "active":
        trigger = "comes_into_view" if main_weapon(warrior).missile else "comes_into_reach"
        warrior.ready = Ready(value, "", trigger, (), (), scene.state.round)


def put_first_ready(scene: Scene[Any], warrior: Warrior, value: bool) -> None:
    """Only in the first round, and only before its segment (ACKS-FIRST-13)."""
    fits = scene.state.round <= 1 and warrior.segment == "pending" and warrior.status == "active"
    warrior.first_ready = value and fits and not warrior.number_called
    warrior.lost_first = "" if warrior.first_ready else warrior.lost_first or "ACKS-FIRST-13"
    warrior.interrupted = warrior.interrupted and not warrior.first_ready


def awaited(combat: Combat, warrior: Warrior) -> Sequence[str]:
    return ["none", *(name for name in combat.warriors if name != warrior.id)]


def put_wait_for(scene: Scene[Any], warrior: Warrior, value: str) -> None:
    warrior.wait_for = value if warrior.segment == "delaying" and value != "none" else ""


def somebody_or_none(combat: Combat, warrior: Warrior) -> Sequence[str]:
    return ["none", *combat.warriors]


def put_defending(scene: Scene[Any], warrior: Warrior, value: str) -> None:
    warrior.defending = "" if value == "none" or warrior.status != "active" else value


# -- what never changes by itself ------------------------------------------------------------------
def of_card(name: str, key: str, low: int, high: int, unit: int = 1) -> Setting:
    """A number of the stat block."""

    def look(warrior: Warrior) -> int:
        return int(getattr(warrior.card, key) or 0) * unit

    def change(scene: Scene[Any], warrior: Warrior, value: int) -> None:
        changed: dict[str, Any] = {key: max(low, min(high, value)) // unit}
        put_card(warrior, replace(warrior.card, **changed))

    return of_somebody(name, whole(low, high), look, change)


def put_card(warrior: Warrior, card: Card) -> None:
    """Nobody has more hit points than its maximum, or has cleaved more often than it may."""
    warrior.card = card
    warrior.hp, warrior.cleaves = min(warrior.hp, card.hp_max), min(warrior.cleaves, card.cleave_max)


def of_saves(category: str) -> Setting:
    def change(scene: Scene[Any], warrior: Warrior, value: int) -> None:
        saves = {**warrior.card.saves, category: max(2, min(20, value))}
        warrior.card = replace(warrior.card, saves=saves)

    return of_somebody(f"save_{category}", whole(2, 20), lambda warrior: warrior.card.saves[category], change)


def clamped(name: str, key: str, high: Callable[[Warrior], int], unit: int = 1) -> Setting:
    """A number from 0 to a limit of its own."""

    def change(scene: Scene[Any], warrior: Warrior, value: int) -> None:
        setattr(warrior, key, max(0, min(value // unit, high(warrior))))

    return of_somebody(name, whole(0, 2000), lambda warrior: int(getattr(warrior, key)) * unit, change)


def kept(name: str, table: str, key: str) -> Setting:
    """What is left of something: ammunition, castings of a spell."""

    def change(scene: Scene[Any], warrior: Warrior, value: int) -> None:
        getattr(warrior, table)[key] = max(0, min(1000, value))

    return of_somebody(name, whole(0, 1000), lambda warrior: getattr(warrior, table).get(key, 0), change)


def hands(scene: Scene[Any], who: str) -> Field:
    return SeveralOf(lambda: list(scene.state.warriors[who].arms), at_least=0)


def facings(scene: Scene[Any], who: str) -> Field:
    return words(*(each.name for each in facings_of(scene.state.warriors[who])), optional=False)


def put_player(scene: Scene[Any], warrior: Warrior, value: str) -> None:
    warrior.player = value == "player"


SETTINGS: tuple[Setting, ...] = (
    of_somebody("hp", whole(-200, 2000), lambda warrior: warrior.hp, put_hp),
    of_somebody("at", squares, lambda warrior: front_left(warrior.place, warrior.facing), move_to),
    of_somebody("facing", facings, lambda warrior: warrior.facing.name, face),
    of_somebody("height", whole(-500, 500), lambda warrior: warrior.elevation, put_height),
    plain("flying", yes_or_no),
    of_somebody(
        "status", lambda scene, who: words("active", "fled", "surrendered", "dead", optional=False),
        lambda warrior: warrior.status, put_status,
    ),
    of_somebody(
        "conditions", several(lambda state: BY_DECREE),
        lambda warrior: tuple(name for name in BY_DECREE if warrior.marks & MARK[name]), put_conditions,
    ),
    of_somebody("ward", yes_or_no, lambda warrior: bool(warrior.wards), put_ward),
    of_somebody("side", lambda scene, who: Text(40), lambda warrior: warrior.side, put_side),
    of_somebody(
        "controller", lambda scene, who: words("player", "judge", optional=False),
        lambda warrior: "player" if warrior.player else "judge", put_player,
    ),
    of_somebody("number", whole(LOWEST, 30), lambda warrior: warrior.number, put_number),
    of_somebody(
        "segment", lambda scene, who: words(*SEGMENTS, optional=False), lambda warrior: warrior.segment, put_segment
    ),
    of_somebody("declared", one_of(declarations), lambda warrior: warrior.declared or "none", put_declared),
    of_somebody(
        "readied", one_of(readiable), lambda warrior: "none" if warrior.ready is None else warrior.ready.action,
        put_readied,
    ),
    of_somebody("first_round_ready", yes_or_no, lambda warrior: warrior.first_ready, put_first_ready),
    of_somebody("waits_for", one_of(awaited), lambda warrior: warrior.wait_for or "none", put_wait_for),
    of_somebody("defends", one_of(somebody_or_none), lambda warrior: warrior.defending or "none", put_defending),
    of_somebody("movement_actions", whole(0, 2000), lambda warrior: warrior.spent.moves, put_moves),
    clamped("moved_ft", "moved", lambda warrior: 400, unit=5),
    clamped("cleaves", "cleaves", lambda warrior: warrior.card.cleave_max),
    clamped("nonlethal", "nonlethal", lambda warrior: 2000),
    clamped("armor_off", "taken_off", lambda warrior: warrior.card.ac_from_armor),
    of_somebody("movement_over", yes_or_no, lambda warrior: warrior.spent.committed, put_committed),
    plain("charged", yes_or_no),
    plain("shield_ready", yes_or_no),
    plain("treated", yes_or_no),
    plain("victory_or_death", yes_or_no, "fearless"),
    plain("morale_rolled", yes_or_no),
    of_somebody("hand", hands, lambda warrior: tuple(warrior.hand), put_hand),
    of_card("hp_max", "hp_max", 1, 2000),
    of_card("ac", "ac", -10, 30),
    of_card("attack_throw", "attack_throw", -9, 20),
    of_card("speed_combat", "combat", 0, 600, unit=5),
    of_card("speed_run", "run", 0, 600, unit=5),
    of_card("cleave_max", "cleave_max", 0, 20),
    of_card("morale", "morale", -6, 4),
    *(of_card(f"{name}_mod", f"{name}_mod", -5, 5) for name in ("str", "dex", "con", "wil")),
    of_card("init_bonus", "init_bonus", -10, 10),
    *(of_saves(category) for category in ("paralysis", "death", "blast", "implements", "spells")),
)  # fmt: skip


# -- the table -------------------------------------------------------------------------------------
def put_round(scene: Scene[Any], who: str, value: int) -> None:
    """The number of the round; what is readied stays readied, weapons are ready in the first one only."""
    combat: Combat = scene.state
    to_come = combat.stage in ("surprise", "begin")
    combat.round = max(1 - to_come, min(value, combat.options.max_rounds - to_come))
    for warrior in combat.warriors.values():
        warrior.first_ready = warrior.first_ready and combat.round == 1
        if warrior.ready is not None:
            warrior.ready = replace(warrior.ready, round=combat.round)


def put_count(scene: Scene[Any], who: str, value: int) -> None:
    """The number that is called; never below somebody who has still to be called (ACKS-COUNT-5)."""
    combat: Combat = scene.state
    if combat.stage not in ("call", "segments"):
        return
    later = combat.stage == "segments"
    there = [each for each in combat.warriors.values() if each.status == "active" and each.id not in combat.due]
    waiting = [each.number + later for each in there if not each.number_called]
    delaying = [limit(each) + later for each in there if each.segment == "delaying"]
    combat.count = max(LOWEST, min(30, max([value, *waiting, *delaying])))


def put_order(scene: Scene[Any], who: str, value: Sequence[str]) -> None:
    """Those due at this number in another order; nobody is left out (ACKS-TIE-7)."""
    combat: Combat = scene.state
    combat.due = [*(name for name in value), *(name for name in combat.due if name not in value)]


def put_offensive(scene: Scene[Any], who: str, value: bool) -> None:
    scene.state.offensive = value


def order_field(scene: Scene[Any], who: str) -> SeveralOf:
    def due() -> list[str]:
        return list(scene.state.due)

    return SeveralOf(due, at_least=0)


OF_TABLE: tuple[Setting, ...] = (
    Setting("round", whole(1, 1000), lambda scene, who: scene.state.round, put_round),
    Setting("count", whole(LOWEST, 30), lambda scene, who: scene.state.count, put_count),
    Setting("order", order_field, lambda scene, who: tuple(scene.state.due), put_order),
    Setting("offensive_action", yes_or_no, lambda scene, who: scene.state.offensive, put_offensive),
)  # fmt: skip


def subjects(combat: Combat) -> Mapping[str, Sequence[Setting]]:
    """Everybody with what it has, and the table."""
    found: dict[str, Sequence[Setting]] = {}
    for name, warrior in combat.warriors.items():
        own = [kept(f"ammo_{weapon}", "ammo", weapon) for weapon in warrior.ammo]
        own += [kept(f"castings_{spell}", "castings", spell) for spell in warrior.castings]
        found[name] = (*SETTINGS, *own)
    return {**found, TABLE: OF_TABLE}
