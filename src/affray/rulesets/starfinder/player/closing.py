"""Getting at somebody, for the computer player: lines of fire, ways, charges, drawing and loading (SF-DP-5, -20)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.bits import Bits, minus
from affray.space.measure import Footprint
from affray.space.steps import STEPS

from ..body.effects import has
from ..body.hands import free_hands, lying_near
from ..fight.charging import open_ends, why_no_line
from ..fight.drifting import has_surface
from ..fight.forcing import can_force
from ..ground.board import distance, effect_between, line_of_effect, squares_apart, threatens
from ..ground.cover import are_opposite
from ..ground.scatter import direction
from ..ground.stepping import default_mode, speed_of
from ..magic.aiming import DIRECTIONS, is_harmful
from ..model.conditions import GRAPPLED, HELD_FAST, NO_RUSH, OFF_KILTER, PINNED
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from ..time.economy import affordable, may_move_and_act
from .arming import fetch, rearm
from .arsenal import Arm, arms_of
from .doors import open_up
from .narrow import as_far_as_it_fits, way_by_squeezing
from .odds import pools
from .powers import harm_to, is_ready, powers_of
from .roles import behind, engaged, front, is_caster, leads, may_wait
from .routes import (
    FAR,
    Ways,
    approach,
    danger,
    free_steps,
    is_pressed,
    may_step,
    path_to,
    reach_squares,
    sees_from,
    shunned,
    squares_to,
    steps_now,
    strike_squares,
    ways,
)
from .salvos import Wish, bolt_range
from .styles import PLAIN, Style
from .tricks import best_trick


def come_to_blows(
    combat: Combat, fighter: Fighter, foes: Sequence[Fighter], arms: Sequence[Arm], style: Style = PLAIN
) -> Wish | None:
    """Nothing can be attacked from here: charge, step or move up, load or draw something, or come nearer."""
    near = [arm for arm in arms if not arm.ranged]
    line = front(combat, fighter) if is_caster(fighter) else []
    wish = find_line(combat, fighter, foes, max([0, bolt_range(fighter), *[arm.limit for arm in arms if arm.ranged]]))
    if wish is not None and (not line or not leads(fighter, wish[1]["path"][-1], line, foes)):
        return wish
    ranked = sorted(foes, key=lambda foe: (distance(fighter, foe), pools(foe), foe.id))
    armed = any(arm.kind.category != "unarmed" for arm in arms)
    if not armed:
        wish = arm_oneself(combat, fighter, ranked, False) or fetch(combat, fighter, ranked, 0)
        if wish is not None:
            return wish
    struck = ranked if not line else engaged(combat, line, ranked)
    if near and struck:
        wish = close_in(combat, fighter, struck, max(near, key=lambda arm: arm.limit))
        if wish is not None:
            return wish
    wish = arm_oneself(combat, fighter, ranked, armed)
    if wish is not None:
        return wish
    if combat.zero_gravity and not fighter.card.speed.get("fly"):
        return float_up(combat, fighter, ranked[0]) or brace(fighter, near, ranked[0])
    if line and may_wait(combat, fighter):
        return "delay", {}
    blades = sorted([arm for arm in near if arm.kind.category != "unarmed"], key=longest_first)
    if blades and not fighter.budget.move and come_by_themselves(combat, fighter, ranked):
        return brace(fighter, blades, ranked[0])
    wish = come_nearer(combat, fighter, ranked, max([arm.limit for arm in near], default=FOOT), line)
    if wish is not None:
        return wish
    if affordable(fighter, "standard"):
        wish = rearm(combat, fighter, ranked, 0, reach=False) if not any(arm.ranged for arm in arms) else None
        wish = wish or best_trick(combat, fighter, ranked, 0, style)
        if wish is not None:
            return wish
    return brace(fighter, near, ranked[0])


def longest_first(arm: Arm) -> int:
    return -arm.limit


def come_by_themselves(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> bool:
    """Whether a foe could come and strike in its next turn, and no more of them stay away and shoot.

    Then they are better met than walked into.
    """
    near = far = 0
    for foe in foes:
        arms = arms_of(foe)
        if is_caster(foe) or any(arm.ranged for arm in arms):
            far += 1
            continue
        reach = max([arm.limit for arm in arms], default=0)
        if foe.able and distance(fighter, foe) <= 2 * speed_of(foe) + reach and line_of_effect(combat, foe, fighter):
            near += 1
    return near > 0 and near >= far


def come_nearer(
    combat: Combat, fighter: Fighter, ranked: Sequence[Fighter], reach: int, line: Sequence[Fighter]
) -> Wish | None:
    """A move towards the nearest foe, round those who threaten if that is possible, or to a door in between."""
    if not affordable(fighter, "move"):
        return None
    feet = steps_now(combat, fighter)
    wish = come_level(fighter, ranked, reach, feet) if fighter.altitude_ft > 0 else None
    if wish is not None:
        return wish
    shut = any(state != "open" for state in combat.doors.values())
    squares = squares_to(combat, fighter, ranked, reach) if shut else 0
    if shut:
        wish = open_up(combat, fighter, ranked, reach, squares if squares > 0 else 2 * FAR)
        if wish is not None:
            return wish
    path = approach(combat, fighter, ranked, reach, feet)
    if not path and feet and fighter.card.space > 1:
        path = as_far_as_it_fits(combat, fighter, way_by_squeezing(combat, fighter, ranked, reach), feet)
    if line:
        path = behind(combat, fighter, path, line, ranked)
    return ("move", {"path": path}) if path else None


def come_level(fighter: Fighter, ranked: Sequence[Fighter], reach: int, feet: int) -> Wish | None:
    """A flier who has nothing to shoot with comes down, or up, to the height of a foe (SF-MOVE-10)."""
    if not feet or default_mode(fighter) != "fly" or any(arm.ranged for arm in arms_of(fighter)):
        return None
    height = max(0, ranked[0].altitude_ft)
    away = abs(fighter.altitude_ft - height)
    if away <= reach:
        return None
    step = min(away, feet // (2 * FOOT) * FOOT)
    up = fighter.altitude_ft < height
    return "move", {"path": (), "altitude": fighter.altitude_ft + (step if up else -step)}


def find_line(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], feet: int) -> Wish | None:
    """The nearest place beyond everybody's reach from which a foe within so many feet can be shot at or cast at."""
    if not feet or not may_move_and_act(fighter) or fighter.compelled:
        return None
    steps = steps_now(combat, fighter)
    risky: Bits = 0
    for foe in foes:
        risky |= reach_squares(combat, foe)
    if not steps or is_pressed(combat, fighter, risky):
        return None
    reached = ways(combat, fighter, steps, halts=risky)
    grid, wide = combat.ground.grid, fighter.place.wide
    for square in reached.flood.by_cost(minus(reached.flood.within(), risky)):
        place = grid.place(square, wide, wide)
        for foe in foes:
            if FOOT * squares_apart(place, foe.place) <= feet and effect_between(combat, place, foe.place):
                return ("move", {"path": path_to(combat, reached, square)}) if place != fighter.place else None
    return None


def come_to_cast(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], least: int) -> Wish | None:
    """Into the range of a spell that is worth more than twice what can be done from here, behind those in front."""
    best: tuple[int, int, list[Fighter]] = (2 * least, 0, [])
    for ability in powers_of(fighter.card):
        if not ability.is_spell or not is_harmful(ability) or ability.casting_rounds or not is_ready(fighter, ability):
            continue
        harms = [harm_to(combat, fighter, ability, foe) for foe in foes]
        if ability.range_ft and max(harms) > best[0]:
            worthy = [foe for harm, foe in zip(harms, foes, strict=True) if harm > 2 * least]
            best = (max(harms), ability.range_ft, worthy)
    line = front(combat, fighter)
    wish = find_line(combat, fighter, best[2], best[1])
    return wish if wish is None or not line or not leads(fighter, wish[1]["path"][-1], line, foes) else None


def float_up(combat: Combat, fighter: Fighter, foe: Fighter) -> Wish | None:
    """Without gravity: push off towards a foe, and hold on first if one drifts elsewhere (SF-MOVE-11)."""
    held = fighter.marks & (HELD_FAST | OFF_KILTER) or fighter.halted or fighter.compelled
    if held or not affordable(fighter, "move") or not has_surface(combat, fighter) or speed_of(fighter) < 2 * FOOT:
        return None
    (x, y), (to_x, to_y) = fighter.place.centre(), foe.place.centre()
    number = direction(to_x - x, to_y - y) if (x, y) != (to_x, to_y) else 0
    if fighter.drift is not None:
        return None if fighter.drift[0] == number else ("grab_surface", {})
    place = fighter.place.moved(*STEPS[number])
    return ("push_off", {"direction": DIRECTIONS[number]}) if can_force(combat, fighter, place) else None


def brace(fighter: Fighter, near: Sequence[Arm], foe: Fighter) -> Wish | None:
    """Whoever can do nothing else waits for an opponent to come into reach, or defends itself (SF-DP-22)."""
    if fighter.marks & PINNED or fighter.compelled:
        return None
    if near and fighter.readied is None and distance(fighter, foe) > near[0].limit:
        return "ready", {"action": "attack", "event": "enters_reach", "who": "opponent", "with": near[0].name}
    defending = has(fighter, "total_defense") or has(fighter, "fight_defensively")
    return None if defending else ("total_defense", {})


def close_in(combat: Combat, fighter: Fighter, ranked: Sequence[Fighter], arm: Arm) -> Wish | None:
    """A charge if one is open, else a way to a foe with an attack at its end."""
    risky = danger(combat, fighter)
    pressed = bool(risky) and is_pressed(combat, fighter, risky)
    feet = steps_now(combat, fighter)
    if not feet:
        return None
    able_to_walk = may_move_and_act(fighter)
    if able_to_walk:
        wish = walk_up(combat, fighter, ranked, arm, feet, risky, pressed)
        if wish is not None:
            return wish
    if not pressed and affordable(fighter, "standard" if fighter.card.has("charge_as_standard") else "full"):
        return charge(combat, fighter, ranked, arm, feet)
    return None


def walk_up(
    combat: Combat, fighter: Fighter, ranked: Sequence[Fighter], arm: Arm, feet: int, risky: Bits, pressed: bool
) -> Wish | None:
    """A guarded step or a quiet way that ends where somebody can be struck, on its flank if possible."""
    reached = None
    for foe in ranked:
        if distance(fighter, foe) > feet + arm.limit + FOOT:
            break
        goal = strike_squares(combat, fighter, foe, arm.limit)
        if pressed:
            for spot in free_steps(combat, fighter):
                at = spot[1] * combat.ground.grid.stride + spot[0]
                if goal >> at & 1 and sees_from(combat, fighter, spot, foe) and may_step(combat, fighter, spot):
                    return "guarded_step", {"to": spot}
            continue
        if reached is None:
            reached = ways(combat, fighter, feet, halts=risky)
        here = fighter.place.y * combat.ground.grid.stride + fighter.place.x
        square = best_square(combat, fighter, minus(reached.flood.within() & goal, 1 << here), reached, foe)
        if square >= 0:
            return "move", {"path": path_to(combat, reached, square)}
    return None


def best_square(combat: Combat, fighter: Fighter, squares: Bits, reached: Ways, foe: Fighter) -> int:
    """Of some squares beside a foe the cheapest on its flank, else the cheapest; -1 if there is none."""
    if not squares:
        return -1
    grid, place = combat.ground.grid, fighter.place
    partners: list[Footprint] = []
    if squares & (squares - 1):  # with a single square there is nothing to choose
        side = fighter.side
        for other in combat.fighters.values():
            if other.side == side and other is not fighter and threatens(combat, other, foe):
                partners.append(other.place)
    first = -1
    for square in reached.flood.by_cost(squares):
        here = grid.place(square, place.wide, place.deep)
        if not combat.ground.open_ground and not sees_from(combat, fighter, (here.x, here.y), foe):
            continue
        if not partners or any(are_opposite(grid, here, other, foe.place) for other in partners):
            return square
        if first < 0:
            first = square
    return first


def charge(combat: Combat, fighter: Fighter, ranked: Sequence[Fighter], arm: Arm, feet: int) -> Wish | None:
    """A charge at the nearest foe that is open to one, to a flank if possible (SF-DP-20)."""
    if fighter.marks & NO_RUSH or combat.zero_gravity:
        return None
    item = fighter.items[arm.name]
    for foe in ranked:
        if distance(fighter, foe) > 2 * feet + arm.limit:
            return None
        others = danger(combat, fighter, foe) | shunned(combat, fighter)
        if foe.id not in fighter.los_at_turn_start:
            continue
        ends = open_ends(combat, fighter, foe, item)
        ends = [end for end in ends if not any(True for _ in why_no_line(combat, fighter, foe, item, end))]
        if others:
            ends = [end for end in ends if not leads_past(combat, fighter, end, others)]
        if ends:
            wide = fighter.place.wide
            allies = [x for x in combat.fighters.values() if x.side == fighter.side and x is not fighter]
            partners = [x.place for x in allies if threatens(combat, x, foe)]
            for end in ends:
                here = Footprint(end[0], end[1], wide, wide)
                if any(are_opposite(combat.ground.grid, here, place, foe.place) for place in partners):
                    return "charge", {"target": foe.id, "with": arm.name, "to": end}
            return "charge", {"target": foe.id, "with": arm.name, "to": ends[0]}
    return None


def leads_past(combat: Combat, fighter: Fighter, end: tuple[int, int], risky: Bits) -> bool:
    """Whether a straight way leaves one of some squares, about."""
    place, grid = fighter.place, combat.ground.grid
    steps = max(abs(end[0] - place.x), abs(end[1] - place.y))
    for number in range(1, steps):
        x = place.x + (2 * number * (end[0] - place.x) + steps) // (2 * steps)
        y = place.y + (2 * number * (end[1] - place.y) + steps) // (2 * steps)
        if risky >> (y * grid.stride + x) & 1:
            return True
    return False


def arm_oneself(combat: Combat, fighter: Fighter, ranked: Sequence[Fighter], armed: bool) -> Wish | None:
    """Load an empty weapon, draw another one, or pick up the own one from the ground."""
    if not affordable(fighter, "move") or fighter.marks & GRAPPLED:
        return None
    hands = free_hands(fighter)
    for name, item in fighter.items.items():
        kind = item.kind
        empty = kind.capacity is not None and item.loaded < kind.usage
        if item.wielded and empty and not kind.quick and kind.reload_action == "move":
            return "reload", {"item": name}
    if not armed:
        for name, item in fighter.items.items():
            drawable = item.location == "accessible" and item.kind.damage is not None and item.kind.hands <= hands
            if drawable and item.kind.category in ("melee", "ranged"):
                return "draw", {"item": name}
        for lying in combat.lying:
            own = lying.item.owner == fighter.id and lying.item.kind.damage is not None and hands > 0
            if own and lying_near(combat, fighter, lying.name) is not None:
                return "pick_up", {"item": lying.name}
    return None
