"""The computer player's ways: which movement to declare, and where to go with it (D-7)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.field import Point, distance_ceil, squared_distance

from ..body.blows import CLOSE
from ..fight.movement import distance_of
from ..fight.suppression import exposed, in_cone
from ..ground.board import TOTAL, apart_at_most, cover_against, in_melee, sees, walled_off
from ..model.conditions import FLEEING, NO_ACTIONS, PRONE, ROOTED
from ..model.kinds import GRAIN, OF_THE_MIND, Lying, Movement, Suppression
from ..model.stats import ACTIVE, Combat, Fighter, can_act
from ..time.places import place_of
from .attacks import attack_after, attack_on, best_attack
from .danger import able_enemies, harm_by, is_spent
from .odds import (
    armed,
    foe_of,
    is_loaded,
    packed_weapons,
    shoots,
    usable_weapons,
)
from .outlook import Outlook, foes_of, threats_to
from .paths import hop
from .routes import ARM, SHORTEST, away, beside, climbs, crowded, in_sight, refuge, shelter, towards, way_to

BESIDE = 2
"""Metres at which somebody can be tended to, a door opened, a weapon picked up."""
FAR = 10
"""A way behind walls of more base moves than this is run."""
POOR, SURELY = 25, 60
"""A target number below which a shot is poor, and what would make any shot sure."""
LONG = 8
"""Turns after which a fight has gone on for long."""
DYING = 6
"""Turns in which somebody bleeds to death, if nobody helps, so that help cannot wait."""


def is_bound(fighter: Fighter) -> bool:
    """Cannot walk."""
    return bool(fighter.marks & ROOTED) or fighter.took_initiative == "insight"


def prefers_melee(fighter: Fighter) -> bool:
    """Fights hand to hand: has nothing to shoot with but what is thrown or sprayed."""
    for weapon in fighter.arms.values():
        if not weapon.melee and weapon.area is None and weapon.kind != "thrown":
            return False
    return True


def keeps_back(combat: Combat, fighter: Fighter) -> bool:
    """Whether somebody leaves the front to others: who tends the wounded, who fights with the mind."""
    own = "medicine_paramedic" in fighter.card.skills or any(
        fighter.arms[name].kind in OF_THE_MIND for name in fighter.ready
    )
    return own and any(can_act(each) for each in combat.allies(fighter))


def comes_close(outlook: Outlook) -> bool:
    """Fights hand to hand, or must: no shot at anybody could do anything, however well it was aimed."""
    if outlook.near is None:
        outlook.near = must_come_close(outlook)
    return outlook.near


def must_come_close(outlook: Outlook) -> bool:
    combat, fighter = outlook.combat, outlook.fighter
    if prefers_melee(fighter):
        return True
    if outlook.best() is not None or not in_sight(combat, fighter, able_enemies(combat, fighter)):
        return False
    if any(not is_loaded(fighter, fighter.arms[name]) for name in fighter.ready):
        return False
    return best_attack(combat, fighter, shift=SURELY) is None


def advances(outlook: Outlook) -> bool:
    """Whether a shooter leaves its place for a better shot: its own is poor, and nobody hurts it or nothing else ends
    the fight.
    """
    combat, fighter = outlook.combat, outlook.fighter
    chance = outlook.best()
    if chance is None or chance.deed != "attack_ranged" or chance.number >= POOR or fighter.aim is not None:
        return False
    target = combat.fighters[chance.target]
    if apart_at_most(fighter.pos, target.pos, CLOSE) or is_bound(fighter) or is_spent(outlook):
        return False
    foe = foe_of(combat, fighter)
    return combat.turn > LONG or not any(
        harm_by(combat, x, fighter, fighter.pos, foe) for x in able_enemies(combat, fighter)
    )


# -- which movement --------------------------------------------------------------------------------
def movement_type(outlook: Outlook) -> Movement:
    """D-7: full if base does not bring a melee fighter into reach; base if it gains a shooter cover or sight."""
    combat, fighter = outlook.combat, outlook.fighter
    if is_bound(fighter) or (fighter.grappling and not fighter.marks & FLEEING):
        return "none"
    if fighter.marks & FLEEING:
        return "base" if fighter.marks & NO_ACTIONS else "full"
    if fighter.marks & NO_ACTIONS:
        return "none"
    foes = foes_of(combat, fighter)
    base = distance_of(combat, fighter, "base")
    if fighter.marks & PRONE:
        base //= 2
    errand = goal_besides(outlook)
    if errand is not None:
        return "base" if distance_ceil(fighter.pos, errand) <= base + BESIDE * GRAIN else "full"
    if not foes:
        return "none"
    if hiding_place(outlook, distance_of(combat, fighter, "full")) is not None:
        return "full"
    if ducks(outlook):
        return "none" if is_covered(outlook) else "full" if seeks_cover(outlook, base) is None else "base"
    if must_climb(outlook, foes):
        return "nonstandard"
    if comes_close(outlook):
        return melee_movement(outlook, foes, base)
    if advances(outlook):
        return "base"
    if outlook.best() is None:
        return sight_movement(outlook, foes, base)
    if fighter.marks & PRONE and stays_down(outlook):
        return "none"
    if in_melee(combat, fighter) or seeks_cover(outlook, base) is not None:
        return "base"
    return "base" if out_of_charge(outlook, base) is not None else "none"


def must_climb(outlook: Outlook, foes: Sequence[Fighter]) -> bool:
    """Whether nobody can be attacked from here, and the way to the nearest leads over a fence, through a window or the
    like, before which one stands: that is a complex action (EP-MOVE-8).
    """
    combat, fighter = outlook.combat, outlook.fighter
    if all(each.movement in ("free", "blocked") for each in combat.features.values()):
        return False
    if outlook.best() is not None or is_spent(outlook) or keeps_back(combat, fighter):
        return False
    here, goal = fighter.pos, nearest(fighter, foes).pos
    if not walled_off(combat, here, goal) or hop(combat, here, goal) is not None:
        return False
    way = way_to(combat, fighter, goal)
    return way is not None and not way.door and towards(combat, fighter, goal, ARM, GRAIN) is None


def melee_movement(outlook: Outlook, foes: Sequence[Fighter], base: int) -> Movement:
    """Full, a charge, if base is not enough for the nearest or if its impetus is worth more than a surer hand."""
    combat, fighter = outlook.combat, outlook.fighter
    reach = combat.options.melee_range_m * GRAIN
    gap = min(distance_ceil(fighter.pos, each.pos) for each in foes) - reach
    if gap <= 0:
        return "none"
    if is_spent(outlook):
        return "none"
    if gap > base - GRAIN // 2 or best_way(combat, fighter, base, True) is None:
        full = distance_of(combat, fighter, "full")
        return "base" if gap > full and outlook.best() is not None else "full"
    charge, walk = attack_after(combat, fighter, True), attack_after(combat, fighter, False)
    return "full" if charge is not None and (walk is None or charge.worth > walk.worth) else "base"


def sight_movement(outlook: Outlook, foes: Sequence[Fighter], base: int) -> Movement:
    """Whoever sees nobody, or is out of range, goes and looks; far behind walls at a run."""
    combat, fighter = outlook.combat, outlook.fighter
    seen = in_sight(combat, fighter, foes)
    if seen and not any(not weapon.melee for weapon in usable_weapons(fighter)):
        return "base" if seeks_cover(outlook, base) is not None else "none"
    if is_spent(outlook) and not seen:
        return "none"
    if best_way(combat, fighter, base) is None:
        return "none"
    if not seen:
        way = hop(combat, fighter.pos, nearest(fighter, foes).pos)
        if way is not None and way.length > FAR * base and not way.door:
            return "full"
    return "base"


def nearest(fighter: Fighter, foes: Sequence[Fighter]) -> Fighter:
    return min(foes, key=lambda each: (squared_distance(fighter.pos, each.pos), each.id))


# -- where to --------------------------------------------------------------------------------------
def best_way(combat: Combat, fighter: Fighter, limit: int, close: bool = False) -> Point | None:
    """The end of a segment towards an opponent, to blows if `close`."""
    keep = ARM if close or prefers_melee(fighter) else 8 * GRAIN
    for foe in goals(combat, fighter, limit):
        point = towards(combat, fighter, foe.pos, keep, limit)
        if point is not None:
            if (
                keep == ARM
                and crowded(combat, fighter, point)
                and any(shoots(each) for each in foes_of(combat, fighter))
            ):
                point = beside(combat, fighter, foe.pos, limit, True) or point
            return None if leads(combat, fighter, point, foe) else point
    return None


def leads(combat: Combat, fighter: Fighter, point: Point, foe: Fighter) -> bool:
    """Whether somebody who keeps back would be the nearest of its side to an opponent there."""
    if not keeps_back(combat, fighter):
        return False
    own = squared_distance(point, foe.pos)
    return all(squared_distance(each.pos, foe.pos) > own for each in combat.allies(fighter) if can_act(each))


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


def seeks_cover(outlook: Outlook, limit: int) -> Point | None:
    """Somewhere better to shoot from, as long as it is not in cover already and somebody shoots back.

    In a fight that has gone on for long only those in sight count: cover is left to look for the others.
    """
    combat, fighter = outlook.combat, outlook.fighter
    threats = threats_to(combat, fighter)
    if combat.turn > LONG:
        threats = in_sight(combat, fighter, threats)
    if not threats or limit < SHORTEST or out_of_charge(outlook, limit) is not None:
        return None
    if fighter.cover and any(cover_against(combat, fighter, each.pos) for each in threats):
        return None
    return shelter(combat, fighter, threats, limit)


def ducks(outlook: Outlook) -> bool:
    """Whether somebody with nothing in hand to attack with and nobody in reach of a charge gets behind cover: a blade
    on its way; anybody under suppressive fire, to let it pass, since it hits whoever ends his slot out of cover
    (EP-RANGE-11).
    """
    combat, fighter = outlook.combat, outlook.fighter
    if not [True for each in combat.features.values() if 0 < each.level < TOTAL]:
        return False
    stays = not fighter.cover or (not outlook.fresh and fighter.budget.moved)
    on_its_way = stays and not outlook.style.reckless and prefers_melee(fighter)
    if not on_its_way and not any(keeps_down(combat, fire, fighter) for fire in combat.suppressions):
        return False
    chance = outlook.best()
    if chance is not None and not chance.draws:
        return False
    left = distance_of(combat, fighter, "full") if outlook.fresh else fighter.budget.move_left
    far = left // GRAIN + combat.options.melee_range_m
    if comes_close(outlook) and any(apart_at_most(fighter.pos, each.pos, far) for each in foes_of(combat, fighter)):
        return False
    return is_covered(outlook) or seeks_cover(outlook, left) is not None


def keeps_down(combat: Combat, fire: Suppression, fighter: Fighter) -> bool:
    """Whether suppressive fire hits somebody who is out of cover, or leaves it."""
    if exposed(combat, fire, fighter):
        return True
    waits = fighter.cover and fighter.id not in (fire.by, *fire.hit) and can_act(combat.fighters[fire.by])
    return bool(waits) and in_cone(fire, fighter.pos)


def is_covered(outlook: Outlook) -> bool:
    """Whether somebody is in cover, or can take it where he stands."""
    return bool(outlook.fighter.cover or outlook.cover())


def out_of_charge(outlook: Outlook, limit: int) -> Point | None:
    """Where a blade cannot come this turn that could charge somebody who stays (EP-MELEE-4)."""
    if limit not in outlook.retreats:
        outlook.retreats[limit] = None if outlook.style.reckless else retreat(outlook.combat, outlook.fighter, limit)
    return outlook.retreats[limit]


def retreat(combat: Combat, fighter: Fighter, limit: int) -> Point | None:
    blades = [
        each for each in able_enemies(combat, fighter) if prefers_melee(each) and in_charge(combat, each, fighter.pos)
    ]
    if not blades or in_melee(combat, fighter):
        return None
    point = away(combat, fighter, blades, limit)
    return None if point is None or any(in_charge(combat, each, point) for each in blades) else point


def in_charge(combat: Combat, blade: Fighter, point: Point, slots: int = 1) -> bool:
    """Whether somebody could strike at a point this turn, or after so many slots of running."""
    far = slots * distance_of(combat, blade, "full") // GRAIN + combat.options.melee_range_m
    return apart_at_most(blade.pos, point, far)


def slots_before(fighter: Fighter, other: Fighter) -> int:
    """How many slots another has until somebody who acts now does so again; one at the least, as it may hurry."""
    return 2 if other.slot_state == "pending" and place_of(other) <= place_of(fighter) else 1


def hiding_place(outlook: Outlook, limit: int) -> Point | None:
    """Out of everybody's sight, for somebody who has little left and whose side can go on without it."""
    if not is_spent(outlook):
        return None
    combat, fighter = outlook.combat, outlook.fighter
    foes = in_sight(combat, fighter, able_enemies(combat, fighter))
    return refuge(combat, fighter, able_enemies(combat, fighter), limit) if foes else None


def stays_down(outlook: Outlook) -> bool:
    """Whether lying is better than standing: everybody who shoots is far, and nobody can come near before one could get
    up again (EP-RANGE-4).
    """
    combat, fighter = outlook.combat, outlook.fighter
    if combat.options.gravity == "micro" or prefers_melee(fighter):
        return False
    shooters = False
    for each in able_enemies(combat, fighter):
        if apart_at_most(fighter.pos, each.pos, CLOSE):
            return False
        if prefers_melee(each) and in_charge(combat, each, fighter.pos, slots_before(fighter, each)):
            return False
        shooters = shooters or (shoots(each) and sees(combat, each.pos, fighter.pos))
    return shooters


# -- errands ---------------------------------------------------------------------------------------
def goal_besides(outlook: Outlook) -> Point | None:
    """What somebody walks to before any opponent: a friend who bleeds, a weapon for empty hands."""
    combat, fighter = outlook.combat, outlook.fighter
    friend = patient(combat, fighter)
    far = distance_of(combat, fighter, "full") + BESIDE * GRAIN
    if friend is not None and not apart_at_most(friend.pos, fighter.pos, BESIDE):
        if not combat.enemies(fighter) or squared_distance(friend.pos, fighter.pos) <= far * far:
            return friend.pos
    thing = to_pick_up(combat, fighter)
    return thing.point if thing is not None and not apart_at_most(thing.point, fighter.pos, BESIDE) else None


def patient(combat: Combat, fighter: Fighter) -> Fighter | None:
    """A bleeding friend, for whoever can help or has nothing better to do."""
    for each in combat.fighters.values():
        if each.bleeding and each.status == ACTIVE and each.side == fighter.side and each is not fighter:
            if not combat.enemies(fighter):
                return each
            turns = (each.card.death_rating - each.damage) // max(1, each.wounds)
            if "medicine_paramedic" in fighter.card.skills and turns <= DYING:
                return each
    return None


def to_pick_up(combat: Combat, fighter: Fighter) -> Lying | None:
    """The nearest weapon on the ground, for whoever has none."""
    if not combat.lying or fighter.ready or packed_weapons(fighter):
        return None
    far = distance_of(combat, fighter, "full") + BESIDE * GRAIN
    near = [each for each in combat.lying if squared_distance(each.point, fighter.pos) <= far * far]
    return min(near, key=lambda each: squared_distance(each.point, fighter.pos)) if near else None


def next_place(outlook: Outlook, has_complex: bool) -> Point | None:
    """Where to go now, if anywhere."""
    if has_complex not in outlook.places:
        outlook.places[has_complex] = find_place(outlook, has_complex)
    return outlook.places[has_complex]


def find_place(outlook: Outlook, has_complex: bool) -> Point | None:
    combat, fighter = outlook.combat, outlook.fighter
    limit = fighter.budget.move_left
    if limit < SHORTEST or fighter.budget.move_type in ("none", "rush"):
        return None
    if climbs(fighter):
        return best_way(combat, fighter, limit)
    errand = goal_besides(outlook)
    if errand is not None:
        return towards(combat, fighter, errand, ARM, limit)
    refuge_at = hiding_place(outlook, limit)
    if refuge_at is not None:
        return refuge_at
    if ducks(outlook):
        return None if is_covered(outlook) else seeks_cover(outlook, limit)
    if prefers_melee(fighter) if not has_complex else comes_close(outlook):
        if not has_complex or reaches_somebody(combat, fighter) or is_spent(outlook):
            return None
        return best_way(combat, fighter, limit, True)
    if has_complex and advances(outlook):
        return best_way(combat, fighter, limit)
    if in_melee(combat, fighter) and not fighter.budget.moved:
        return away(combat, fighter, combat.enemies(fighter), limit)
    if not fighter.budget.moved:
        spot = out_of_charge(outlook, limit)
        if spot is not None:
            return spot
    if not fighter.budget.moved or fighter.budget.move_type == "full":
        spot = seeks_cover(outlook, limit)
        if spot is not None:
            return spot
    if has_complex and outlook.best() is None and not in_range(combat, fighter) and not is_spent(outlook):
        return best_way(combat, fighter, limit)
    return None


def in_range(combat: Combat, fighter: Fighter) -> bool:
    """Whether it sees somebody and only lacks a loaded weapon."""
    unloaded = not any(not weapon.melee for weapon in usable_weapons(fighter))
    return unloaded and bool(in_sight(combat, fighter, foes_of(combat, fighter)))


def reaches_somebody(combat: Combat, fighter: Fighter) -> bool:
    metres = combat.options.melee_range_m
    return any(apart_at_most(fighter.pos, each.pos, metres) for each in foes_of(combat, fighter))


def door_ahead(outlook: Outlook) -> str:
    """A closed door within reach that is on the way to somebody, for whoever has nobody to attack."""
    combat, fighter = outlook.combat, outlook.fighter
    if not [True for each in combat.features.values() if each.kind == "door"] or outlook.best() is not None:
        return ""
    for foe in goals(combat, fighter, fighter.card.move_full):
        way = way_to(combat, fighter, foe.pos)
        if way is not None and way.door and combat.features[way.door].rect.within(fighter.pos, BESIDE * GRAIN):
            return way.door
        if way is not None:
            return ""
    return ""
