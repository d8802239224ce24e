"""The computer player's slot: attack, close in, take cover, get away; the next act (D-5, D-8).

Every answer is legal by construction.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from affray.space.field import Point, distance_ceil

from ..actions.deed import MOST_EXTRAS, fits_purchase, fits_slot
from ..body.blows import UNARMED
from ..fight.targets import shots_left
from ..ground.board import apart_at_most
from ..model.conditions import BURNING, FLEEING, GRAPPLED, IMMOBILIZED, NO_ACTIONS, PRONE, ROOTED, SHAKEN
from ..model.kinds import OF_THE_MIND
from ..model.stats import Combat, Fighter, can_act
from .attacks import best_attack
from .choices import other_than_strike
from .moving import BESIDE, door_ahead, ducks, is_bound, next_place, patient, prefers_melee, stays_down, to_pick_up
from .odds import Chance, armed, with_weapon
from .outlook import Outlook
from .routes import SHORTEST, away, in_sight

Wish = tuple[str, dict[str, Any]]
"""What to do, and with which values."""
END: Wish = ("end", {})
POOR_SHOT = 40
"""Below this target number a shooter weighs aiming first."""
FULL_AIM = 30
AIM_PAYS = 22
"""Two acts for one shot pay if it is worth so many tenths of one shot now."""


def declared(chance: Chance) -> Wish:
    """An attack in the words of its declaration."""
    values: dict[str, Any] = {"target": chance.target, "with": chance.weapon}
    if chance.mode:
        values["mode"] = chance.mode
    if chance.use:
        values["aggressive" if chance.deed == "attack_melee" else "use"] = chance.use
    if chance.called:
        values["called"] = chance.called
    if chance.touch:
        values["touch_only"] = True
    if chance.targets:
        values["targets"] = chance.targets
    if chance.also:
        values["also"] = chance.also
    return chance.deed, values


# -- the next act ----------------------------------------------------------------------------------
def next_act(outlook: Outlook) -> Wish:
    """D-8: the next act of a slot or of an extra action, or its end."""
    combat, fighter, fresh = outlook.combat, outlook.fighter, outlook.fresh
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
    if has_quick and has_complex and not outlook.quick_beside and outlook.best(paid_for(fighter)) is not None:
        has_quick = False  # a second quick action would leave no time for the attack (EP-ACT-2)
    if has_complex:
        wish = urgent(combat, fighter)
        if wish is not None:
            return wish
    bodily = "insight" not in (fighter.took_initiative, fighter.budget.buying) and not marks & ROOTED
    if bodily:
        wish = prepare(outlook, has_complex, has_quick)
        if wish is not None:
            return wish
    wish = strike(outlook) if has_complex else END
    return settle_down(outlook) if wish == END and bodily and not fresh and not has_complex else wish


def paid_for(fighter: Fighter) -> str:
    """The nature of the acts that are left to somebody; empty for any."""
    pool = fighter.budget.buying
    if fighter.took_initiative == "insight" or fighter.marks & ROOTED or pool == "insight":
        return "mental"
    return "physical" if pool == "vigor" else ""


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
        return "grapple_hold", {"effect": hold_effect(combat, fighter)}
    if marks & BURNING:
        return "put_out_fire", {"target": fighter.id}
    friend = patient(combat, fighter)
    if friend is not None and apart_at_most(friend.pos, fighter.pos, BESIDE):
        return "stabilize", {"target": friend.id, "meds": "medicine_paramedic" in fighter.card.skills}
    return None


def hold_effect(combat: Combat, fighter: Fighter) -> str:
    """Damage (D-20), or a choke where no blow gets through the armour."""
    held = combat.fighters[fighter.grappling].card
    most = (12 if fighter.card.synthmorph else 6) + 6 * fighter.card.has("strong_melee")
    return "damage" if held.synthmorph or held.armor_kinetic < most else "choke"


def prepare(outlook: Outlook, has_complex: bool, has_quick: bool) -> Wish | None:
    """Getting up, a weapon in hand, a better place, cover; None if nothing is to be done first."""
    combat, fighter = outlook.combat, outlook.fighter
    if fighter.marks & PRONE:
        if stays_down(outlook) and (not has_complex or outlook.best() is not None):
            return None
        return ("stand_up", {}) if has_quick else None
    if has_quick and combat.lying:
        thing = to_pick_up(combat, fighter)
        if thing is not None and apart_at_most(thing.point, fighter.pos, BESIDE):
            return "pick_up", {"weapon": thing.weapon.id}
    down = ducks(outlook)
    if has_quick and has_complex and not down:
        weapon = to_draw(outlook)
        if weapon:
            return "draw", {"weapon": weapon}
    if has_quick:
        door = door_ahead(outlook)
        if door:
            return "open_door", {"door": door}
    point = next_place(outlook, has_complex)
    if point is not None:
        wish = go(combat, fighter, point)
        if wish != END:
            return wish
    if has_quick and (not has_complex or down or outlook.best() is None):
        feature = outlook.cover()
        if feature:
            return "take_cover", {"behind": feature}
    return None


def to_draw(outlook: Outlook) -> str:
    """A weapon worth drawing: what promises more than anything in hand; anything for empty hands."""
    fighter = outlook.fighter
    chance = outlook.best()
    if chance is not None and chance.weapon != UNARMED.id:
        return chance.weapon if chance.draws and not is_charging(outlook) else ""
    if any(fighter.arms[name].kind not in OF_THE_MIND for name in fighter.ready):
        return ""
    packed = [x for name, x in fighter.arms.items() if name not in fighter.ready and x.kind not in OF_THE_MIND]
    packed.sort(key=lambda weapon: weapon.melee)
    return packed[0].id if packed else ""


def is_charging(outlook: Outlook) -> bool:
    """Whether somebody still runs at an opponent whom it means to strike with what it has in hand."""
    fighter = outlook.fighter
    return fighter.budget.move_type == "full" and prefers_melee(fighter) and next_place(outlook, True) is not None


# -- what the complex action is for ----------------------------------------------------------------
def strike(outlook: Outlook) -> Wish:
    """The best attack, aimed first where that pays; else reload or guard oneself."""
    combat, fighter = outlook.combat, outlook.fighter
    paid = paid_for(fighter)
    chance = outlook.best(paid)
    if chance is not None and chance.draws:
        return "draw", {"weapon": chance.weapon}
    if paid != "mental" and (chance is None or (chance.weapon == UNARMED.id and not prefers_melee(fighter))):
        spent = empty_gun(fighter)
        if spent:
            return "reload", {"weapon": spent}
    if paid != "mental":
        other = other_than_strike(outlook, chance)
        if other is not None:
            return other
    free = not paid and fighter.aim is None and not fighter.budget.buying
    if free and (chance is None or chance.number < POOR_SHOT):
        aimed = full_aim(combat, fighter, chance)
        if aimed is not None:
            return "full_aim", {"target": aimed.target, "weapon": aimed.weapon}
    if chance is None:
        return idle(combat, fighter) if paid != "mental" else END
    if chance.aims:
        return "quick_aim", {"target": chance.target, "weapon": chance.weapon}
    return declared(chance)


def full_aim(combat: Combat, fighter: Fighter, chance: Chance | None) -> Chance | None:
    """What to aim at fully: a shot that is impossible now, or one that is worth more than two (EP-RANGE-10)."""
    if chance is not None:
        if chance.deed != "attack_ranged" or chance.targets or chance.weapon not in fighter.ready:
            return None
        arm = armed(combat, fighter, fighter.arms[chance.weapon], False)
        aimed = with_weapon(combat, fighter, arm, combat.fighters[chance.target], FULL_AIM)
        return aimed if aimed is not None and 10 * aimed.worth > AIM_PAYS * chance.worth else None
    found = best_attack(combat, fighter, shift=FULL_AIM)
    fits = found is not None and found.deed == "attack_ranged" and found.weapon in fighter.ready
    return found if fits else None


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


def settle_down(outlook: Outlook) -> Wish:
    """What comes after the attack: flat on the ground if all who shoot are far (EP-RANGE-4)."""
    fighter = outlook.fighter
    if fighter.budget.buying or fighter.marks & (PRONE | ROOTED) or outlook.combat.phase == "ambush":
        return END
    return ("drop_prone", {}) if not fighter.cover and stays_down(outlook) else END


# -- going -----------------------------------------------------------------------------------------
def go(combat: Combat, fighter: Fighter, point: Point | None) -> Wish:
    """A segment to a point, as far as movement is left."""
    if point is None or fighter.budget.move_left < SHORTEST or fighter.budget.move_type in ("none", "rush"):
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
