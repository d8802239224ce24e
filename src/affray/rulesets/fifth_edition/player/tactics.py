"""The automatic turn: what somebody does when no person decides (E5-DEC-4 to E5-DEC-7, E5-DEC-28, E5-DEC-40).

Plain and reproducible: stand up, raise the fallen, break free, catch several with an area, else whatever is worth most:
damage, a blessing, somebody's life. Who can do nothing here goes where it can, through doors if need be, or is ready
for those who come. Every answer is legal by construction.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..body.hands import free_hands, grapples_of, kind_of, within_hand
from ..fight.movement import standing_cost
from ..fight.odds import expected_save
from ..fight.routes import approach, has_way, reachable, spots, steps_left
from ..fight.stepping import leave_others, movement_left, plan_rise, speed_of, standing_in_others, vertical_mode
from ..fight.strikes import is_another, is_charmed_by
from ..ground.board import distance, feet_to_enemies, others_at
from ..ground.cover import cover
from ..ground.crowd import enemies_of
from ..ground.placing import best_placing
from ..magic.powers import save_dc
from ..model.battlefield import TOTAL
from ..model.conditions import GRAPPLED, INCAPACITATED, PRONE, UNCONSCIOUS
from ..model.kinds import FOOT, AttackKind, Power
from ..model.stats import Combat, Fighter, Lying
from .choices import Chance, best_bonus, best_chance, worth_of
from .doors import open_a_way
from .methods import Wish, bonus_methods_of, can_pay, is_shooter, strengths
from .narrow import narrow_side, squeeze_through
from .peril import friends_of, toll
from .styles import PLAIN, Style
from .support import best_support, slip_into_hiding, throw_down
from .survival import (
    first_aid,
    heal_wounded,
    healing_powers,
    keep_distance,
    raise_fallen,
    withdraw,
)


# -- the turn --------------------------------------------------------------------------------------
def automatic_turn(combat: Combat, fighter: Fighter, style: Style = PLAIN) -> Wish:
    """The next thing to do in the own turn."""
    if fighter.marks & INCAPACITATED or fighter.surprised:
        return end(combat, fighter)
    if fighter.marks & PRONE and stands_up(fighter):
        return "stand", {}
    if fighter.elevation < 0 and (steps := legal_rise(combat, fighter, -fighter.elevation // FOOT)):
        return "rise", {"steps": steps}
    if combat.marks & GRAPPLED and (wish := let_go(combat, fighter)) is not None:
        return wish
    if combat.marks & UNCONSCIOUS and healing_powers(fighter):
        wish = raise_fallen(combat, fighter)
        if wish is not None:
            return wish
    if not fighter.budget.action and not fighter.budget.attacks_left and is_done(fighter):
        path = keep_distance(combat, fighter, style)
        return ("move", {"path": path}) if path else end(combat, fighter)
    foes = known_foes(combat, fighter)
    if fighter.budget.action or fighter.budget.attacks_left:
        wish = spend_action(combat, fighter, foes, style)
        if wish is not None:
            return wish
    return after_action(combat, fighter, foes, style)


def let_go(combat: Combat, fighter: Fighter) -> Wish | None:
    """Release whoever can no longer fight: it only occupies the hand or the attack that holds it (E5-MON-15)."""
    for held in grapples_of(combat, fighter):
        if not held.able:
            return "release", {"target": held.id}
    return None


def is_done(fighter: Fighter) -> bool:
    """Whether nothing is left of a turn but steps back: no bonus action that could be used, no run or escape begun."""
    if fighter.disengaged or fighter.budget.dashes or fighter.budget.light_attack_with:
        return False
    if not fighter.budget.bonus_action:
        return True
    memo = fighter.card.memo
    known: bool | None = memo.get("no bonus actions")
    if known is None:
        some = healing_powers(fighter) or bonus_methods_of(fighter) or "hide" in fighter.card.bonus_actions
        known = memo["no bonus actions"] = not some
    return known


def stands_up(fighter: Fighter) -> bool:
    """Whether there is speed and movement enough to stand up (E5-DEC-34)."""
    return speed_of(fighter) > 0 and standing_cost(fighter) <= movement_left(fighter)


def legal_rise(combat: Combat, fighter: Fighter, wished: int) -> int:
    """How many of these steps of 5 feet up, or down if negative, somebody can take now (E5-MOVE-16)."""
    mode = vertical_mode(combat, fighter)
    if fighter.prone or not mode:
        return 0
    steps, held = range(wished, 0, -1 if wished > 0 else 1), grapples_of(combat, fighter)
    return next((each for each in steps if not plan_rise(combat, fighter, each, mode, held)), 0)


def after_action(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], style: Style) -> Wish:
    """The bonus attack with a second weapon, another bonus action, the rest of a run, the end (E5-DEC-6)."""
    if fighter.disengaged and (wish := withdraw(combat, fighter, None, style)) is not None:
        return wish
    if fighter.budget.bonus_action:
        wish = spend_bonus_action(combat, fighter, foes, style)
        if wish is not None:
            return wish
    if fighter.budget.dashes:
        path = approach(combat, fighter, foes, steps_left(combat, fighter))
        if path and not toll(combat, fighter, path):
            return "move", {"path": path}
    elif foes:
        path = keep_distance(combat, fighter, style)
        if path:
            return "move", {"path": path}
    return end(combat, fighter)


def spend_bonus_action(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], style: Style) -> Wish | None:
    """A second weapon, healing, a power, hiding; None if there is nothing of the kind (E5-DEC-6)."""
    if fighter.budget.light_attack_with:
        wish = second_weapon(combat, fighter)
        if wish is not None:
            return wish
    if not foes:
        return None
    if healing_powers(fighter) and (wish := heal_wounded(combat, fighter, 0, style)) is not None:
        return wish
    found = best_bonus(combat, fighter, foes, style)
    if found is not None:
        return found.wish
    return slip_into_hiding(combat, fighter, foes)


def end(combat: Combat, fighter: Fighter) -> Wish:
    """End the turn; before that leave the space of another creature, where nobody may stop (E5-SPACE-6)."""
    if standing_in_others(combat, fighter) and not fighter.surprised:
        path = leave_others(combat, fighter)
        if path:
            return "move", {"path": path, "drag": False}
    return "end", {}


def known_foes(combat: Combat, fighter: Fighter) -> list[Fighter]:
    """The enemies worth fighting whose place is known."""
    name = fighter.id
    return [
        other
        for other in enemies_of(combat, fighter)
        if other.hp and not other.surrendered and not (other.hidden_from and name in other.hidden_from)
    ]


# -- the action ------------------------------------------------------------------------------------
def spend_action(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], style: Style) -> Wish | None:
    """What to do with the action, or with the attacks it still owes; None if nothing is left to do with it."""
    if fighter.squeezing and foes and (wish := squeeze_through(combat, fighter, foes, out=True)) is not None:
        return wish
    if fighter.budget.action:
        if fighter.marks & GRAPPLED and not any(distance(fighter, foe) <= fighter.card.reach for foe in foes):
            return "escape", {}
        wish = area_power(combat, fighter)
        if wish is not None:
            return wish
        if combat.lying and (wish := take_up_weapon(combat, fighter, foes)) is not None:
            return wish
    found = best_chance(combat, fighter, foes, style)
    wish = instead(combat, fighter, foes, found, style)
    if wish is not None:
        return wish
    if found is not None:
        return found.wish
    if fighter.elevation > 0 and (wish := come_down(combat, fighter)) is not None:
        return wish
    return close_in(combat, fighter, foes, style) if fighter.budget.action else None


def instead(
    combat: Combat, fighter: Fighter, foes: Sequence[Fighter], found: Chance | None, style: Style
) -> Wish | None:
    """What is worth more than the best attack now: the own life, that of others, a blessing, a fall before the blow."""
    wish = withdraw(combat, fighter, found, style)
    if wish is not None:
        return wish
    worth = 0 if found is None else found.worth
    if fighter.budget.action and foes:
        if healing_powers(fighter) and (wish := heal_wounded(combat, fighter, worth, style)) is not None:
            return wish
        if (wish := first_aid(combat, fighter)) is not None:
            return wish
        most, area = best_support(combat, fighter, foes), lone_area(combat, fighter, foes)
        if area is not None and (most is None or area.worth > most.worth):
            most = area
        if most is not None and most.worth > worth:
            return most.wish
        if found is not None and is_shooter(fighter) and found.wish[0] in ("attack", "use"):
            wish = slip_into_hiding(combat, fighter, foes)
            if wish is not None:
                return wish
    return None if found is None else throw_down(combat, fighter, found)


def come_down(combat: Combat, fighter: Fighter) -> Wish | None:
    """A flyer that can do nothing from the air comes down to the ground."""
    steps = legal_rise(combat, fighter, -(fighter.elevation // FOOT)) if fighter.card.speed.get("fly") else 0
    free = steps and not others_at(combat, fighter, fighter.place, fighter.elevation + FOOT * steps)
    return ("rise", {"steps": steps}) if free else None


def area_power(combat: Combat, fighter: Fighter) -> Wish | None:
    """A save-based area power that catches at least two enemies and no ally."""
    for power in area_powers(fighter):
        if can_pay(combat, fighter, power):
            placing = best_placing(combat, fighter, power, sparing=True)
            if placing is not None and placing.enemies >= 2 and not placing.allies:
                return "use", {"power": power.id, **placing.values}
    return None


def area_powers(fighter: Fighter) -> tuple[Power, ...]:
    memo = fighter.card.memo
    known: tuple[Power, ...] | None = memo.get("areas")
    if known is None:
        powers = fighter.card.powers.values()
        known = memo["areas"] = tuple(
            [power for power in powers if power.shape and power.resolve == "save" and power.cost == "action"]
        )
    return known


def lone_area(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> Chance | None:
    """An area power on the only enemy there is."""
    if len(foes) != 1:
        return None
    best: Chance | None = None
    for power in area_powers(fighter):
        if can_pay(combat, fighter, power):
            placing = best_placing(combat, fighter, power, sparing=True)
            if placing is not None and placing.enemies and not placing.allies:
                worth = worth_of(expected_save(fighter, power, foes[0], save_dc(fighter, power)), foes[0])
                if best is None or worth > best.worth:
                    best = Chance(worth, ("use", {"power": power.id, **placing.values}), foes[0])
    return best


# -- weapons on the ground -------------------------------------------------------------------------
def take_up_weapon(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> Wish | None:
    """Without a weapon in hand or at the belt: pick one up that lies near, the own one first (E5-FREE-7)."""
    if not fighter.budget.utility or fighter.budget.attacks_left or is_armed(combat, fighter):
        return None
    if free_hands(combat, fighter) < 1:
        return None
    found = [each for each in combat.lying if (kind := kind_of(combat, fighter, each.item)) and is_useful(kind)]
    found.sort(key=lambda each: not each.item.startswith(f"{fighter.id}."))
    for lying in found:
        if within_hand(fighter, lying):
            return "pick_up", {"item": lying.item}
    steps = steps_left(combat, fighter)
    for lying in found if steps else ():
        path = way_to(combat, fighter, lying, steps)
        if path and not toll(combat, fighter, path):
            return "move", {"path": path}
    return None


def is_useful(kind: AttackKind) -> bool:
    """A weapon for hand to hand."""
    return kind.is_item and kind.is_melee


def is_armed(combat: Combat, fighter: Fighter) -> bool:
    """Whether somebody has anything better than fists: a weapon, claws, or a power that does damage."""
    if strengths(fighter)[1] and is_shooter(fighter):
        return True
    for item in (*fighter.held, *fighter.stowed):
        kind = kind_of(combat, fighter, item)
        if kind is not None and is_useful(kind):
            return True
    return any(kind.source == "natural" and kind.is_melee for kind in fighter.card.attacks.values())


def way_to(combat: Combat, fighter: Fighter, lying: Lying, steps: int) -> tuple[tuple[int, int], ...]:
    """The way to where a thing can be picked up."""
    grid, place = combat.ground.grid, fighter.place
    near = place._replace(x=lying.x - place.wide, y=lying.y - place.deep, wide=place.wide + 2, deep=place.deep + 2)
    goal = grid.filled(near)
    reached = reachable(combat, fighter, steps, goal)
    return spots(combat, reached.way(goal))


# -- closing in ------------------------------------------------------------------------------------
def close_in(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], style: Style) -> Wish:
    """Nothing can be done from here: go towards the nearest enemy, open the way, be ready for who comes, or Dodge."""
    if not foes or not speed_of(fighter):
        return "dodge", {}
    if fighter.squeezing:
        return squeeze_through(combat, fighter, foes) or ("dodge", {})
    steps, away = steps_left(combat, fighter), feet_to_enemies(combat, fighter)
    if any(away[foe.id] <= FOOT and cover(combat, fighter, foe) < TOTAL for foe in foes):
        return help_friend(combat, fighter, foes) or open_a_way(combat, fighter, foes, steps) or ("dodge", {})
    if not has_way(combat, fighter, foes):
        return open_a_way(combat, fighter, foes, steps) or make_way(combat, fighter, foes, steps) or ("dodge", {})
    if is_shooter(fighter) and leads(combat, fighter, foes):
        return "dodge", {}
    nearest, reach = min([away[foe.id] for foe in foes]), max(own_reach(combat, fighter), FOOT)
    beyond = nearest - reach - FOOT * steps
    quick = "dash" in fighter.card.bonus_actions and fighter.budget.bonus_action
    if quick and beyond > 0 and steps:
        return "dash", {"as": "bonus_action"}
    far = beyond > speed_of(fighter)
    if far or (steps and not fighter.budget.dashes and would_escape(fighter, foes, beyond)):
        return "dash", {}
    if not steps:
        unaware = all(foe.surprised for foe in foes) and not fighter.budget.dashes
        return ("dash", {}) if unaware else lie_in_wait(combat, fighter, foes) or ("dodge", {})
    path = approach(combat, fighter, foes, steps)
    return ("move", {"path": path}) if path else lie_in_wait(combat, fighter, foes) or ("dash", {})


def make_way(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], steps: int) -> Wish | None:
    """Through a gap that is too narrow for the whole of one, or through a door that would be."""
    narrow = narrow_side(fighter)
    if not narrow:
        return None
    return squeeze_through(combat, fighter, foes) or open_a_way(combat, fighter, foes, steps, narrow)


def would_escape(fighter: Fighter, foes: Sequence[Fighter], beyond: int) -> bool:
    """Whether somebody who walks towards shooters, so many feet too short, is shot at and never catches them."""
    return all(is_shooter(foe) and beyond + speed_of(foe) > speed_of(fighter) for foe in foes)


def leads(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> bool:
    """Whether somebody who fights from afar would go before those who fight hand to hand."""
    own = min([distance(fighter, foe) for foe in foes])
    front = [each for each in friends_of(combat, fighter) if not is_shooter(each) and speed_of(each)]
    return bool(front) and own <= min([min([distance(each, foe) for foe in foes]) for each in front])


def own_reach(combat: Combat, fighter: Fighter) -> int:
    """How far somebody strikes with what it has in hand, or grew."""
    kinds = [kind for kind in fighter.card.attacks.values() if kind.is_melee and kind.id != "improvised"]
    return max([kind.reach for kind in kinds if not kind.is_item or kind.id in fighter.held], default=FOOT)


def lie_in_wait(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> Wish | None:
    """Be ready to strike the first enemy who comes into reach, if anybody will (E5-DEC-10)."""
    if all(is_shooter(foe) for foe in foes):
        return None
    best: tuple[int, int, str] | None = None
    for number, kind in enumerate(fighter.card.attacks.values()):
        if kind.is_melee and kind.id not in ("improvised", "unarmed") and (not kind.is_item or kind.id in fighter.held):
            twice = sum([part.dice.count * (part.dice.sides + 1) + 2 * part.dice.plus for part in kind.damage])
            if best is None or (-twice, number) < best[:2]:
                best = (-twice, number, kind.id)
    if best is None:
        return None
    within = fighter.card.attacks[best[2]].reach
    trigger = {"trigger": "movement", "event": "enters", "who": "any_enemy", "within": within}
    return "ready", {**trigger, "response": "attack", "with": best[2]}


def help_friend(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> Wish | None:
    """Who can attack nothing helps the strongest friend against an enemy beside it (E5-DEC-17)."""
    near = [foe for foe in foes if distance(fighter, foe) <= FOOT]
    friends = sorted(friends_of(combat, fighter), key=lambda each: -strengths(each)[0])
    if not combat.options.help_attack or not near or not friends:
        return None
    return "help_attack", {"ally": friends[0].id, "target": near[0].id}


# -- the second weapon -----------------------------------------------------------------------------
def second_weapon(combat: Combat, fighter: Fighter) -> Wish | None:
    """The bonus attack with another light weapon, in melee if a target is in reach, else thrown (E5-DEC-6, -27)."""
    ranks: list[tuple[bool, int, str, str]] = []
    foes = known_foes(combat, fighter)
    for item in dict.fromkeys(fighter.held):
        kind = kind_of(combat, fighter, item)
        if kind is None or not kind.is_light_melee or not is_another(fighter, item):
            continue
        far = kind.range[1] if kind.range is not None else 0
        for foe in foes:
            away = distance(fighter, foe)
            if away <= kind.reach or away <= far:
                ranks.append((away > kind.reach, foe.hp, foe.id, item))
    for thrown, _, name, item in sorted(ranks):
        if can_hit(combat, fighter, combat.fighters[name]):
            return "offhand", {"target": name, "with": item, "throw": thrown}
    return None


def can_hit(combat: Combat, fighter: Fighter, foe: Fighter) -> bool:
    """Nothing but distance and hands could be in the way of an attack."""
    return not is_charmed_by(fighter, foe) and cover(combat, fighter, foe) < TOTAL
