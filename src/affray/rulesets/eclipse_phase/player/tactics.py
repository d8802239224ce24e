"""The computer player's slot: attack, close in, take cover, get away; the next act and how to move (D-5 to D-8).

Every answer is legal by construction.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from affray.space.field import Point, distance_ceil, squared_distance

from ..actions.deed import MOST_EXTRAS, fits_purchase, fits_slot
from ..body.blows import UNARMED
from ..fight.movement import distance_of
from ..fight.targets import shots_left
from ..ground.board import apart_at_most, cover_against, in_melee
from ..model.conditions import BURNING, FLEEING, GRAPPLED, IMMOBILIZED, NO_ACTIONS, PRONE, ROOTED, SHAKEN, UNCONSCIOUS
from ..model.kinds import GRAIN, Weapon
from ..model.stats import ACTIVE, Combat, Fighter, can_act
from .odds import Chance, Outlook, armed, attack_after, attack_on, shoots, usable_weapons
from .routes import ARM, SHORTEST, away, best_cover, in_sight, shelter, towards

Wish = tuple[str, dict[str, Any]]
"""What to do, and with which values."""
END: Wish = ("end", {})
BESIDE = 2
"""Metres at which somebody can be tended to."""
SIMPLE = ("SS", "SA")
POOR_SHOT = 25
"""Below this target number a shooter aims first."""


def foes_of(combat: Combat, fighter: Fighter) -> list[Fighter]:
    """Opponents that matter: those who are not out of it, else whoever is left."""
    foes = combat.enemies(fighter)
    able = [each for each in foes if not each.marks & UNCONSCIOUS]
    return able or foes


def threats_to(combat: Combat, fighter: Fighter) -> list[Fighter]:
    """Opponents who can shoot."""
    return [each for each in combat.enemies(fighter) if can_act(each) and shoots(each)]


def is_bound(fighter: Fighter) -> bool:
    """Cannot walk."""
    return bool(fighter.marks & ROOTED) or fighter.took_initiative == "insight"


def declared(chance: Chance) -> Wish:
    """An attack in the words of its declaration."""
    values: dict[str, Any] = {"target": chance.target, "with": chance.weapon}
    if chance.mode:
        values["mode"] = chance.mode
    if chance.use:
        values["aggressive" if chance.deed == "attack_melee" else "use"] = chance.use
    return chance.deed, values


# -- the movement type -----------------------------------------------------------------------------
def movement_type(outlook: Outlook) -> str:
    """D-7: full if base does not bring a melee fighter into reach; base if it gains a shooter cover or sight."""
    combat, fighter = outlook.combat, outlook.fighter
    if is_bound(fighter) or (fighter.grappling and not fighter.marks & FLEEING):
        return "none"
    slow = "base" if fighter.marks & NO_ACTIONS else "full"
    if fighter.marks & FLEEING or wants_out(combat, fighter):
        return slow
    if fighter.marks & NO_ACTIONS:
        return "none"
    foes = foes_of(combat, fighter)
    if not foes:
        return "base" if patient(combat, fighter) is not None else "none"
    base = distance_of(combat, fighter, "base")
    if fighter.marks & PRONE:
        base //= 2
    if prefers_melee(fighter):
        return melee_movement(combat, fighter, foes, base)
    if outlook.best() is None:
        return sight_movement(combat, fighter, foes, base)
    if in_melee(combat, fighter) or seeks_cover(combat, fighter, base) is not None:
        return "base"
    return "none"


def prefers_melee(fighter: Fighter) -> bool:
    """Fights hand to hand: has nothing to shoot with but what is thrown or sprayed."""
    for weapon in fighter.arms.values():
        if not weapon.melee and weapon.area is None and weapon.kind != "thrown":
            return False
    return True


def melee_movement(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], base: int) -> str:
    """Full, a charge, if base is not enough for the nearest or if its impetus is worth more than a surer hand."""
    reach = combat.options.melee_range_m * GRAIN
    gap = min(distance_ceil(fighter.pos, each.pos) for each in foes) - reach
    if gap <= 0:
        return "none"
    if gap > base - GRAIN // 2 or best_way(combat, fighter, base) is None:
        return "full"
    charge, walk = attack_after(combat, fighter, True), attack_after(combat, fighter, False)
    return "full" if charge is not None and (walk is None or charge.worth > walk.worth) else "base"


def sight_movement(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], base: int) -> str:
    """Whoever sees nobody, or is out of range, goes and looks."""
    if not any(not weapon.melee for weapon in usable_weapons(fighter)) and in_sight(combat, fighter, foes):
        return "base" if seeks_cover(combat, fighter, base) is not None else "none"
    point = best_way(combat, fighter, base)
    return "base" if point is not None else "none"


def best_way(combat: Combat, fighter: Fighter, limit: int) -> Point | None:
    """The end of a segment towards an opponent."""
    keep = ARM if prefers_melee(fighter) else 8 * GRAIN
    for foe in goals(combat, fighter, limit):
        point = towards(combat, fighter, foe.pos, keep, limit)
        if point is not None:
            return point
    return None


def goals(combat: Combat, fighter: Fighter, limit: int) -> list[Fighter]:
    """Whom to approach: a blade the best of those whom it can reach now, others the nearest."""
    here, foes = fighter.pos, foes_of(combat, fighter)
    if len(foes) > 1:
        foes = sorted(foes, key=lambda each: (squared_distance(here, each.pos), each.id))
        weapon = usable_weapons(fighter)[0]
        metres = limit // GRAIN + combat.options.melee_range_m
        near = [each for each in foes if apart_at_most(here, each.pos, metres)] if weapon.melee else []
        if len(near) > 1:
            arm = armed(combat, fighter, weapon, fighter.budget.move_type == "full")
            found = [attack_on(combat, fighter, arm, each) for each in near]
            promise = {each.id: 0 if x is None else x.worth for each, x in zip(near, found, strict=True)}
            foes = sorted(foes, key=lambda each: -promise.get(each.id, 0))
    return foes[:3]


def seeks_cover(combat: Combat, fighter: Fighter, limit: int) -> Point | None:
    """Somewhere better to shoot from, as long as it is not in cover already and somebody shoots back."""
    threats = threats_to(combat, fighter)
    if not threats or limit < SHORTEST:
        return None
    if fighter.cover and any(cover_against(combat, fighter, each.pos) for each in threats):
        return None
    return shelter(combat, fighter, threats, limit)


# -- the next act ----------------------------------------------------------------------------------
def next_act(outlook: Outlook, fresh: bool = False) -> Wish:
    """D-8: the next act of a slot or of an extra action, or its end; `fresh` if the slot has still to begin."""
    combat, fighter = outlook.combat, outlook.fighter
    marks = fighter.marks
    fits = fits_purchase if fighter.budget.buying else fits_slot
    has_complex = (fresh or fits(fighter, "complex")) and not fighter.fumbled
    has_quick = fresh or (fits(fighter, "quick") and not counts_twice(combat, fighter))
    if marks & NO_ACTIONS:
        return go(combat, fighter, away(combat, fighter, combat.enemies(fighter), fighter.budget.move_left))
    if marks & FLEEING:
        return run(combat, fighter, has_quick)
    if wants_out(combat, fighter):
        return ("surrender", {}) if is_bound(fighter) else ("flee", {})
    if has_complex:
        wish = urgent(combat, fighter)
        if wish is not None:
            return wish
    if "insight" not in (fighter.took_initiative, fighter.budget.buying) and not marks & ROOTED:
        wish = prepare(outlook, has_complex, has_quick)
        if wish is not None:
            return wish
    if has_complex:
        return strike(outlook, has_quick)
    return END


def counts_twice(combat: Combat, fighter: Fighter) -> bool:
    """The second quick action of a purchase would be a third extra action (option `extra_action_unit`)."""
    if not fighter.budget.buying or not fighter.budget.quick or combat.options.extra_action_unit == "purchase":
        return False
    return fighter.budget.extras_taken >= MOST_EXTRAS


def urgent(combat: Combat, fighter: Fighter) -> Wish | None:
    """What comes before any attack: wits, a hold, fire, a bleeding friend."""
    marks = fighter.marks
    if marks & SHAKEN:
        return "regain_wits", {}
    physical = fighter.took_initiative != "insight" and fighter.budget.buying != "insight"
    if not physical or marks & IMMOBILIZED:
        return None
    if marks & GRAPPLED:
        return "break_free", {}
    if fighter.grappling:
        return "grapple_hold", {"effect": "damage"}
    if marks & BURNING:
        return "put_out_fire", {"target": fighter.id}
    friend = patient(combat, fighter)
    if friend is not None and apart_at_most(friend.pos, fighter.pos, BESIDE):
        return "stabilize", {"target": friend.id, "meds": "medicine_paramedic" in fighter.card.skills}
    return None


def patient(combat: Combat, fighter: Fighter) -> Fighter | None:
    """A bleeding friend, for whoever can help or has nothing better to do."""
    for each in combat.fighters.values():
        if each.bleeding and each.status == ACTIVE and each.side == fighter.side and each is not fighter:
            if "medicine_paramedic" in fighter.card.skills or not combat.enemies(fighter):
                return each
    return None


def prepare(outlook: Outlook, has_complex: bool, has_quick: bool) -> Wish | None:
    """Getting up, a weapon in hand, a better place, cover; None if nothing is to be done first."""
    combat, fighter = outlook.combat, outlook.fighter
    if fighter.marks & PRONE:
        return ("stand_up", {}) if has_quick else None
    if has_quick and has_complex:
        weapon = to_draw(outlook)
        if weapon:
            return "draw", {"weapon": weapon}
    point = next_place(outlook, has_complex)
    if point is not None:
        wish = go(combat, fighter, point)
        if wish != END:
            return wish
    if has_quick and not fighter.cover:
        threats = threats_to(combat, fighter)
        feature = best_cover(combat, fighter.pos, threats) if threats else ""
        if feature:
            return "take_cover", {"behind": feature}
    return None


def to_draw(outlook: Outlook) -> str:
    """A weapon worth drawing: anything for empty hands, unless an emplaced one will do."""
    fighter = outlook.fighter
    if any(fighter.arms[name].kind != "system" for name in fighter.ready):
        return ""
    if fighter.ready and outlook.best() is not None:
        return ""
    packed = [weapon for name, weapon in fighter.arms.items() if name not in fighter.ready and worth_drawing(weapon)]
    packed.sort(key=lambda weapon: weapon.melee)
    return packed[0].id if packed else ""


def worth_drawing(weapon: Weapon) -> bool:
    return weapon.kind not in ("system", "psi")


def next_place(outlook: Outlook, has_complex: bool) -> Point | None:
    """Where to go now, if anywhere."""
    combat, fighter = outlook.combat, outlook.fighter
    limit = fighter.budget.move_left
    if limit < SHORTEST or fighter.budget.move_type not in ("base", "full"):
        return None
    if prefers_melee(fighter):
        if not has_complex or reaches_somebody(combat, fighter):
            return None
        return best_way(combat, fighter, limit)
    friend = patient(combat, fighter)
    if friend is not None and not combat.enemies(fighter):
        return towards(combat, fighter, friend.pos, ARM, limit)
    if in_melee(combat, fighter) and not fighter.budget.moved:
        return away(combat, fighter, combat.enemies(fighter), limit)
    if not fighter.budget.moved or fighter.budget.move_type == "full":
        spot = seeks_cover(combat, fighter, limit)
        if spot is not None:
            return spot
    if has_complex and outlook.best() is None and not in_range(combat, fighter):
        return best_way(combat, fighter, limit)
    return None


def in_range(combat: Combat, fighter: Fighter) -> bool:
    """Whether it sees somebody and only lacks a loaded weapon."""
    unloaded = not any(not weapon.melee for weapon in usable_weapons(fighter))
    return unloaded and bool(in_sight(combat, fighter, foes_of(combat, fighter)))


def reaches_somebody(combat: Combat, fighter: Fighter) -> bool:
    metres = combat.options.melee_range_m
    return any(apart_at_most(fighter.pos, each.pos, metres) for each in foes_of(combat, fighter))


def strike(outlook: Outlook, has_quick: bool) -> Wish:
    """The best attack, aimed first where aiming is all that can be added; else reload or guard oneself."""
    combat, fighter = outlook.combat, outlook.fighter
    mental = fighter.took_initiative == "insight" or bool(fighter.marks & ROOTED)
    pool = fighter.budget.buying
    paid = "mental" if mental or pool == "insight" else "physical" if pool == "vigor" else ""
    chance = outlook.best(paid)
    if chance is None or (chance.weapon == UNARMED.id and not prefers_melee(fighter)):
        spent = empty_gun(fighter) if paid != "mental" else ""
        if spent:
            return "reload", {"weapon": spent}
    if chance is None:
        return idle(combat, fighter) if paid != "mental" else END
    free = not paid and fighter.aim is None and not fighter.budget.buying
    if free and chance.number < POOR_SHOT and chance.deed == "attack_ranged" and not chance.at_point:
        return "full_aim", {"target": chance.target, "weapon": chance.weapon}
    aims = has_quick and free
    if aims and chance.deed == "attack_ranged" and chance.mode in SIMPLE and not chance.at_point:
        return "quick_aim", {"target": chance.target, "weapon": chance.weapon}
    return declared(chance)


def empty_gun(fighter: Fighter) -> str:
    """A gun in hand that has no shot left."""
    for name in fighter.ready:
        weapon = fighter.arms[name]
        if weapon.ammo and shots_left(fighter, weapon) <= 0:
            return name
    return ""


def idle(combat: Combat, fighter: Fighter) -> Wish:
    """Nobody to attack: load, or raise the guard if somebody could strike."""
    for name in fighter.ready:
        weapon = fighter.arms[name]
        if weapon.ammo is not None and 3 * shots_left(fighter, weapon) < weapon.ammo:
            return "reload", {"weapon": name}
    if fighter.budget.buying or fighter.full_defense or not in_sight(combat, fighter, combat.enemies(fighter)):
        return END
    return "full_defense", {}


# -- going -----------------------------------------------------------------------------------------
def go(combat: Combat, fighter: Fighter, point: Point | None) -> Wish:
    """A segment to a point, as far as movement is left."""
    if point is None or fighter.budget.move_left < SHORTEST or fighter.budget.move_type not in ("base", "full"):
        return END
    if fighter.marks & PRONE or distance_ceil(fighter.pos, point) > fighter.budget.move_left:
        return END
    return "move", {"to": (point.x, point.y)}


def run(combat: Combat, fighter: Fighter, has_quick: bool) -> Wish:
    """Flee from whatever hurts (EP-TRAIT-7)."""
    if fighter.marks & PRONE:
        return ("stand_up", {}) if has_quick and not is_bound(fighter) and fighter.budget.buying != "insight" else END
    if is_bound(fighter):
        return END
    return go(combat, fighter, away(combat, fighter, combat.enemies(fighter), fighter.budget.move_left))


def wants_out(combat: Combat, fighter: Fighter) -> bool:
    """Whether somebody whom no player controls gives up (option `npc_retreat_at`, EP-DEATH-9)."""
    limit = combat.options.npc_retreat_at
    if limit == "never" or fighter.controller == "player":
        return False
    if limit == "half_down":
        own = [each for each in combat.fighters.values() if each.side == fighter.side]
        return 2 * len([each for each in own if not can_act(each)]) >= len(own) > 1
    share = Fraction(limit.partition(":")[2])
    return fighter.damage >= share * fighter.card.durability > 0
