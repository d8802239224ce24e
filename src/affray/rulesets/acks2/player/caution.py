"""How the computer player keeps itself alive: it gives way, defends itself, guards what it has cast, flees, leaves."""

from __future__ import annotations

from collections.abc import Sequence

from ..actions import ACTIONS
from ..actions.defensive import Defensive
from ..fight.targets import has_ammo, main_weapon
from ..ground.engagement import is_engaged
from ..model.conditions import (
    BERSERK,
    FALTERING,
    FRIGHTENED,
    HELD,
    NO_ACTIONS,
    PRONE,
    RESTRAINED,
)  # fmt: skip
from ..model.stats import Combat, Warrior
from ..order.declaring import why_no_declaration
from ..time.count import limit
from .approach import away, ending
from .magic import can_heal, is_caster, suffers
from .odds import danger
from .styles import Style
from .weapons import Wish, can_walk

PASS: Wish = ("pass", {})


# -- who one is ------------------------------------------------------------------------------------
def is_shooter(warrior: Warrior) -> bool:
    """Harms from afar as long as it is let alone."""
    weapon = main_weapon(warrior)
    return (weapon.missile and not weapon.thrown and has_ammo(warrior, weapon)) or is_caster(warrior)


def is_support(warrior: Warrior) -> bool:
    """Does more for its side with magic or bandages than with a blade, and so never goes first."""
    return is_caster(warrior) or can_heal(warrior) or bool(warrior.card.healing_rank)


def is_front(warrior: Warrior) -> bool:
    """Fights hand to hand and is able to."""
    return not warrior.marks & (NO_ACTIONS | FRIGHTENED) and not is_support(warrior) and not is_shooter(warrior)


def front_of(combat: Combat, warrior: Warrior) -> list[Warrior]:
    """The others of one's side who stand in front."""
    return [each for each in combat.of(warrior.side) if each is not warrior and is_front(each)]


def is_wounded(warrior: Warrior, style: Style) -> bool:
    """Has so little left that the next blows may be the last."""
    return style.halves * warrior.hp <= warrior.card.hp_max and warrior.hp < warrior.card.hp_max


# -- giving way ------------------------------------------------------------------------------------
def gives_way(combat: Combat, warrior: Warrior, style: Style) -> bool:
    """Whether to declare a withdrawal: the wounded before they fall, shooters and casters from under the blades."""
    if not warrior.began_engaged or why_no_declaration(combat, warrior, "withdraw", {}):
        return False
    weapon = main_weapon(warrior)
    shoots = weapon.missile and not weapon.thrown and has_ammo(warrior, weapon)
    if shoots and "skirmishing" in warrior.card.proficiencies:
        return False  # it need not declare
    if not shoots and not is_caster(warrior):
        if not is_wounded(warrior, style) or not any(each is not warrior for each in combat.of(warrior.side)):
            return False
        if danger(combat, warrior)[0] < style.falls:
            return False
    withdraw = ACTIONS["withdraw"]
    assert isinstance(withdraw, Defensive)
    return withdraw.way_out(combat, warrior)


def slips_away(combat: Combat, warrior: Warrior) -> bool:
    """Whoever declared it withdraws; skirmishing shooters get room to shoot undeclared (ACKS-DEFMOV)."""
    if not warrior.began_engaged or not can_walk(warrior) or warrior.spent.moves or warrior.marks & (BERSERK | PRONE):
        return False
    if warrior.declared == "withdraw":
        return True
    return "skirmishing" in warrior.card.proficiencies and main_weapon(warrior).missile and is_shooter(warrior)


def slip_away(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> Wish | None:
    """The withdrawal itself, if there is a way."""
    path = away(combat, warrior, "withdraw", foes)
    return ("withdraw", {"path": path, "ending": ending(warrior, path, foes).name}) if path else None


def is_bound(combat: Combat, warrior: Warrior) -> bool:
    """Must do what it declared (ACKS-DECL-12; option `declaration_binding`)."""
    if combat.options.declaration_binding != "binding" or (warrior.spent.moves and warrior.declared == "withdraw"):
        return False
    return warrior.declared in ("retreat", "withdraw")


def flee(combat: Combat, warrior: Warrior) -> Wish:
    """Away at running speed, off the map if it is near; by a retreat if declared (ACKS-COND-9)."""
    if warrior.spent.begun or warrior.marks & (HELD | RESTRAINED):
        return PASS
    if warrior.marks & PRONE:
        return PASS if is_engaged(combat, warrior) else ("stand_up", {"as": "movement"})
    foes = combat.enemies(warrior)
    how = "retreat" if warrior.declared == "retreat" else "run"
    path = away(combat, warrior, how, foes)
    return (how, {"path": path}) if path else PASS


# -- standing fast ---------------------------------------------------------------------------------
def defence_worth(combat: Combat, warrior: Warrior, style: Style) -> int:
    """What defending oneself spares, for those who are hurt or do little with a blade (ACKS-ACT-8)."""
    if 2 * warrior.hp > warrior.card.hp_max and not is_support(warrior):
        return 0
    return danger(combat, warrior)[2] * style.care // 100


def lies_low(combat: Combat, warrior: Warrior) -> bool:
    """Does nothing that would end what protects it or its side: a ward on the hurt, a spell that is kept up by
    concentrating (ACKS-ATK-11, ACKS-SPELL-8)."""
    if warrior.wards and 2 * warrior.hp <= warrior.card.hp_max and len(combat.of(warrior.side)) > 1:
        return True
    spell = warrior.card.spells.get(warrior.concentrating) if warrior.concentrating else None
    if spell is None:
        return False
    return any(suffers(each, spell) for each in combat.warriors.values() if each.status == "active")


# -- time ------------------------------------------------------------------------------------------
def can_delay(combat: Combat, warrior: Warrior) -> bool:
    """Whether waiting for a target is possible at all (ACKS-DELAY-9, ACKS-DELAY-11)."""
    begun = warrior.spent.begun or combat.count < warrior.number or warrior.delay_to is not None
    return (
        not begun
        and warrior.number > 0
        and limit(warrior) < combat.count
        and (combat.options.delay_commitment == "free")
    )


def wait_for_help(combat: Combat, warrior: Warrior) -> Wish | None:
    """D20: who can do nothing under a spell waits for the ally who is about to end it."""
    if warrior.spent.begun or warrior.number <= 0 or warrior.delay_to is not None:
        return None
    for ally in combat.of(warrior.side):
        spell = ally.card.spells.get(ally.declared)
        if spell is None or ally.segment not in ("pending", "delaying") or ally.disrupted:
            continue
        if any(each.kind == "dispel" for each in spell.effects) and ally is not warrior:
            return "wait_for", {"who": ally.id}
    return None


def has_left(combat: Combat, warrior: Warrior) -> bool:
    """Whether a declared withdrawal has been made: then one stays out of reach for this round."""
    return warrior.declared == "withdraw" and bool(warrior.spent.moves) and not warrior.marks & FALTERING
