"""The automatic turn: what somebody does when no person decides (SF-DP-3 to SF-DP-6, -14, -15, -17, -27).

Plain and reproducible: break free, stand up, help the fallen, then whatever promises most damage for the target's
pools, without giving openings: a full attack when standing, a guarded step before a shot, a charge, a move, a draw.
Every answer is legal by construction.
"""

from __future__ import annotations

from ..body.dice import check_modifiers
from ..body.dying import resolves, stabilizing_cost
from ..fight.drifting import has_surface
from ..fight.grappling import holders_of, why_holding, why_no_grip
from ..fight.hiding import has_shelter
from ..fight.strikes import hides_from
from ..ground.board import adjacent, distance, in_reach, line_of_effect, threatens
from ..ground.stepping import Way, default_mode, plan_path
from ..magic.abilities import why_not_spend
from ..magic.casting import why_concentrating
from ..magic.compulsion import change_of_distance, source_of
from ..model.bonuses import total
from ..model.conditions import (
    AFIRE,
    ASLEEP,
    BLINDED,
    CONFUSED,
    DYING,
    ENTANGLED,
    FLEEING,
    HELD_FAST,
    NO_PHYSICAL,
    NO_TUMBLING,
    OFF_KILTER,
    OUT,
    PINNED,
    PRONE,
    STUCK,
)
from ..model.kinds import FOOT, Ability
from ..model.stats import Combat, Fighter
from ..time.economy import affordable, may_move_and_act
from .choices import best_blow
from .doors import look_behind_doors
from .narrow import as_far_as_it_fits
from .odds import pools
from .peril import burns_down, get_away, is_in_peril, look_to_oneself, menaces, reaches
from .powers import best_powers, is_ready, powers_of, value_of, wish_to_use
from .roles import is_caster
from .routes import (
    Path,
    as_far_as_it_flies,
    danger,
    is_beset,
    is_pressed,
    path_to,
    steps_now,
    strike_squares,
    ways,
)
from .salvos import Wish
from .stalemate import PATIENCE, give_up
from .styles import PLAIN, Style

END: Wish = ("end", {})
EVEN = 11
"""Faces of the die that make a chance of one half, and a little more."""
SNEAKY = 5
"""A Stealth bonus with which it pays to hide."""
HAMPERED = STUCK | FLEEING | BLINDED | ENTANGLED | CONFUSED


def automatic_turn(combat: Combat, fighter: Fighter, style: Style = PLAIN) -> Wish:
    """The next thing to do in the own turn; a flier, whose turns cost movement, goes as far as it gets (SF-MOVE-10),
    and so does whoever is squeezed in."""
    do, values = next_deed(combat, fighter, style)
    if do not in ("move", "withdraw"):
        return do, values
    if "altitude" in values:
        return do, values
    if default_mode(fighter) == "fly":
        path = as_far_as_it_flies(combat, fighter, values["path"])
        return (do, {"path": path}) if path else END
    if fighter.squeezing:
        path = as_far_as_it_fits(combat, fighter, values["path"], steps_now(combat, fighter))
        return (do, {**values, "path": path}) if path else END
    if do == "move" and "acrobatics" in fighter.card.skills and is_beset(combat, fighter):
        return do, {**values, **tumbling(combat, fighter, values["path"])}
    return do, values


def next_deed(combat: Combat, fighter: Fighter, style: Style = PLAIN) -> Wish:
    """What to do next, as if everybody walked."""
    if fighter.marks & NO_PHYSICAL or fighter.compelled == "nothing":
        return END
    if fighter.marks & HAMPERED:
        wish = free_oneself(combat, fighter)
        if wish is not None:
            return wish
    if fighter.marks & AFIRE and affordable(fighter, "full") and not fighter.compelled and burns_down(fighter):
        return "douse", {}
    if (fighter.casting is not None or fighter.concentrating_on) and not fighter.compelled:
        wish = go_on_with_magic(fighter)
        if wish is not None:
            return wish
    if not fighter.budget.standard or not affordable(fighter, "standard"):
        return after_action(combat, fighter, style)
    foes = known_foes(combat, fighter)
    if not foes:
        return look_around(combat, fighter)
    if fighter.compelled:
        do, values = best_blow(combat, fighter, foes) or END
        return END if change_of_distance(fighter, foes[0], values) > 0 else (do, values)
    if combat.options.npc_flee_hp_fraction is not None and wants_to_flee(combat, fighter):
        return flee(combat, fighter, foes)
    if combat.round >= PATIENCE:
        wish = give_up(combat, fighter, foes)
        if wish is not None:
            return wish
    return (
        (renew_hold(combat, fighter) if fighter.grappling else None)
        or help_fallen(combat, fighter, foes)
        or stay_alive(combat, fighter, foes, style)
        or (go_and_mend(combat, fighter, foes) if is_caster(fighter) else None)
        or best_blow(combat, fighter, foes, style=style)
        or END
    )


def stay_alive(combat: Combat, fighter: Fighter, foes: list[Fighter], style: Style) -> Wish | None:
    """Whoever may well fall before its next turn heals itself, or leaves the fighting to others."""
    if not is_in_peril(combat, fighter, foes, style):
        return None
    for ability in powers_of(fighter.card):
        heals = ability.effect.heal_hp is not None or ability.effect.heal_sp is not None
        if not heals or ability.casting_rounds or not is_ready(fighter, ability):
            continue
        power = value_of(combat, fighter, ability, foes, style)
        if power is not None and power.target is fighter and (not ability.provokes or not is_beset(combat, fighter)):
            return wish_to_use(power)
    if fighter.ferocious:  # nothing but healing saves it, so it goes on fighting (SF-DEATH-18)
        return None
    return look_to_oneself(combat, fighter, foes, style)


def look_around(combat: Combat, fighter: Fighter) -> Wish:
    """Nobody is to be seen: open doors, search, and be on one's guard (SF-MACT-8, SF-SKILL-3)."""
    wish = look_behind_doors(combat, fighter) if combat.doors else None
    if wish is None and affordable(fighter, "move") and fighter.budget.move:
        return "search", {}
    return wish or END


def tumbling(combat: Combat, fighter: Fighter, path: Path) -> dict[str, str]:
    """Past those who threaten by Acrobatics, if that succeeds in half of all cases (SF-DP-36, SF-SKILL-6)."""
    foes = [foe for foe in known_foes(combat, fighter) if threatens(combat, foe, fighter)]
    if not foes or fighter.marks & NO_TUMBLING:
        return {}
    dc = 15 + max(foe.card.half_more for foe in foes) + 2 * (len(foes) - 1) + 2 * fighter.tumbles
    faces = 21 + total(check_modifiers(fighter, "acrobatics")) - dc
    half = Way(default_mode(fighter), steps_now(combat, fighter) // 2, nimble=fighter.nimble_ft, tumbling=True)
    if faces >= EVEN and not plan_path(combat, fighter, path, half):
        return {"tumble": "half"}
    whole = Way(default_mode(fighter), steps_now(combat, fighter), nimble=fighter.nimble_ft, tumbling=True)
    return {"tumble": "full"} if faces - 10 >= EVEN and not plan_path(combat, fighter, path, whole) else {}


def known_foes(combat: Combat, fighter: Fighter) -> list[Fighter]:
    """The opponents worth fighting whose square is known; of whoever is compelled only the one it must attack."""
    side, compelled = fighter.side, fighter.compelled
    found: list[Fighter] = []
    for other in combat.fighters.values():
        if (other.id != compelled if compelled else other.side == side or other.marks & OUT) or other.dead:
            continue
        if not other.left_field and not other.surrendered:
            if not (other.marks or other.hidden_from) or not hides_from(combat, fighter, other):
                found.append(other)
    return found


def after_action(combat: Combat, fighter: Fighter, style: Style = PLAIN) -> Wish:
    """With a move left: load an empty weapon, use what costs little, slip out of sight."""
    if (fighter.budget.move or fighter.budget.standard) and affordable(fighter, "move"):
        for name, item in fighter.items.items():
            empty = item.kind.capacity is not None and item.loaded < item.kind.usage
            if item.wielded and empty and not item.kind.quick and item.kind.reload_action == "move":
                return "reload", {"item": name}
    if fighter.compelled or fighter.marks & FLEEING:
        return END
    if powers_of(fighter.card) and (fighter.budget.swift or fighter.budget.move):
        powers = best_powers(combat, fighter, known_foes(combat, fighter), style)
        for kind in ("none", "swift", "move"):
            if kind in powers:
                return wish_to_use(powers[kind])
    return slip_away(combat, fighter)


def slip_away(combat: Combat, fighter: Fighter) -> Wish:
    """Hide with a move that is left over, for whoever has learned to and stands behind something (SF-SKILL-3)."""
    sneaky = fighter.card.skills.get("stealth", 0) >= SNEAKY and fighter.budget.move and affordable(fighter, "move")
    if not sneaky or fighter.hidden_from or not combat.ground.covered or fighter.marks & STUCK:
        return END
    return ("hide", {}) if not is_beset(combat, fighter) and has_shelter(combat, fighter) else END


# -- what hampers ----------------------------------------------------------------------------------
def free_oneself(combat: Combat, fighter: Fighter) -> Wish | None:
    """Break free, stand up, clear the eyes, run from what frightens (SF-DP-14, SF-DP-17)."""
    marks = fighter.marks
    if marks & FLEEING and source_of(combat, fighter) is not None:
        return flee(combat, fighter, [])
    if marks & HELD_FAST:
        return break_free(combat, fighter)
    if marks & OFF_KILTER and affordable(fighter, "move") and not marks & CONFUSED and has_surface(combat, fighter):
        return "grab_surface", {}
    if marks & PRONE and affordable(fighter, "swift" if fighter.card.has("kip_up") else "move"):
        return "stand_up", {}
    if marks & (BLINDED | ENTANGLED) and affordable(fighter, "move") and not marks & CONFUSED:
        for condition in fighter.conditions:
            if condition.cause == "dirty_trick" and condition.name in ("blinded", "entangled"):
                return "end_condition", {"condition": condition.name}
    return None


def break_free(combat: Combat, fighter: Fighter) -> Wish | None:
    """The held fight on if they can, else get out: by Acrobatics, or by turning the hold round (SF-DP-17)."""
    holders = holders_of(combat, fighter)
    if not holders or not affordable(fighter, "standard") or fighter.marks & CONFUSED:
        return None if not fighter.marks & PINNED else END
    holder = combat.fighters[holders[0]]
    foes = known_foes(combat, fighter)
    if not fighter.marks & PINNED and best_blow(combat, fighter, foes, only_here=True) is not None:
        return None
    agility = fighter.card.skills.get("acrobatics", fighter.card.dex_mod)
    grip = fighter.card.bab + fighter.card.str_mod
    near = in_reach(fighter.place, holder.place, fighter.altitude_ft - holder.altitude_ft, fighter.card.reach_ft)
    known = combat.hostile(fighter, holder) and not hides_from(combat, fighter, holder)
    can_grip = near and known and not [*why_no_grip(fighter), *why_holding(fighter, holder)]
    # Escape is against 10 + KAC, a grapple against KAC + 8.
    if can_grip and grip - 8 > agility - 10:
        return "grapple", {"target": holder.id}
    return "escape", {"from": holder.id}


def renew_hold(combat: Combat, fighter: Fighter) -> Wish | None:
    """Whoever holds somebody goes on holding; who grabs with an attack does so by attacking again (SF-DP-15)."""
    if fighter.card.has("grab"):
        return None
    target = combat.fighters[fighter.grappling[0]]
    near = in_reach(fighter.place, target.place, fighter.altitude_ft - target.altitude_ft, fighter.card.reach_ft)
    if not combat.hostile(fighter, target) or hides_from(combat, fighter, target):
        return None
    if not near or not line_of_effect(combat, fighter, target) or [*why_no_grip(fighter)] or fighter.marks & PINNED:
        return None
    return "grapple", {"target": target.id, "with": "unarmed"}


def wants_to_flee(combat: Combat, fighter: Fighter) -> bool:
    """An NPC that has lost enough runs (SF-MORALE-1, option `npc_flee_hp_fraction`)."""
    share = combat.options.npc_flee_hp_fraction
    return share is not None and fighter.card.kind == "npc" and fighter.hp <= share * fighter.card.hp_max


def flee(combat: Combat, fighter: Fighter, foes: list[Fighter]) -> Wish:
    """Away from what frightens, or from the nearest foe, as far as one move leads."""
    source = source_of(combat, fighter) or min(foes, key=lambda foe: (distance(fighter, foe), foe.id), default=None)
    feet = steps_now(combat, fighter)
    if fighter.marks & PRONE and affordable(fighter, "move"):
        return "stand_up", {}
    if source is None or not feet or not affordable(fighter, "move"):
        return END
    if foes and is_beset(combat, fighter):
        wish = get_away(combat, fighter, foes)
        if wish is not None:
            return wish
    reached = ways(combat, fighter, feet)
    grid = combat.ground.grid
    best, far = -1, distance(fighter, source)
    for square in reached.flood.by_cost(reached.flood.within()):
        x, y = grid.at(square)
        away = FOOT * apart(x, y, fighter, source)
        if away > far:
            best, far = square, away
    return ("move", {"path": path_to(combat, reached, best)}) if best >= 0 else END


def apart(x: int, y: int, fighter: Fighter, other: Fighter) -> int:
    """Squares between somebody at a place and another one."""
    dx, dy = fighter.place.moved(x - fighter.place.x, y - fighter.place.y).apart(other.place)
    return max(dx, dy) + min(dx, dy) // 2


# -- magic under way -------------------------------------------------------------------------------
def go_on_with_magic(fighter: Fighter) -> Wish | None:
    """Go on casting, keep up what is kept up (SF-DP-27)."""
    casting = fighter.casting
    if casting is not None:
        return ("continue_casting", {}) if casting.rounds_left > 0 and affordable(fighter, "full") else END
    if not fighter.kept_up and affordable(fighter, "standard"):
        return "concentrate", {}
    return None


# -- helping the fallen ----------------------------------------------------------------------------
def help_fallen(combat: Combat, fighter: Fighter, foes: list[Fighter]) -> Wish | None:
    """Wake who sleeps, heal an ally at 0 Hit Points, give first aid to one who cannot stabilize alone (SF-DP-33)."""
    for other in combat.fighters.values():
        if other.marks & ASLEEP and other.side == fighter.side and other.hp and other.present:
            if adjacent(fighter, other):
                return "wake", {"target": other.id}
    fallen = [
        other
        for other in combat.fighters.values()
        if other.hp == 0 and other.side == fighter.side and other.marks & OUT and other.present
    ]
    if not fallen:
        return None
    spell = healing_spell(fighter)
    for other in sorted(fallen, key=lambda each: (each.rp, each.id)):
        urgent = bool(other.marks & DYING) and (not resolves(combat, other) or other.rp < stabilizing_cost(other))
        if not urgent and (spell is None or any(reaches(combat, foe, other) for foe in foes)):
            continue  # it would fall again at once
        if adjacent(fighter, other) and line_of_effect(combat, fighter, other):
            return ("cast", {"spell": spell.id}) if spell is not None else ("first_aid", {"target": other.id})
        if may_move_and_act(fighter):
            path = quiet_way(combat, fighter, other)
            if path:
                return "move", {"path": path}
    return None


def go_and_mend(combat: Combat, fighter: Fighter, foes: list[Fighter]) -> Wish | None:
    """Go to somebody in bad shape whom a touch would heal, before it falls (SF-DP-33)."""
    if not may_move_and_act(fighter):
        return None
    spell = healing_spell(fighter)
    if spell is None or spell.range_ft:
        return None
    hurt = [
        each
        for each in combat.fighters.values()
        if each.side == fighter.side and each is not fighter and each.fighting and is_badly_hurt(each)
    ]
    for each in sorted(hurt, key=lambda other: (pools(other), other.id)):
        if adjacent(fighter, each):
            return None  # it is weighed with everything else
        if any(menaces(combat, foe, each) for foe in foes):
            path = quiet_way(combat, fighter, each)
            if path:
                return "move", {"path": path}
    return None


def is_badly_hurt(fighter: Fighter) -> bool:
    """Without Stamina, and with no more than half of its Hit Points."""
    return fighter.sp == 0 and 2 * fighter.hp <= fighter.card.hp_max


def healing_spell(fighter: Fighter) -> Ability | None:
    """A spell that gives back Hit Points and can be cast now."""
    for ability in fighter.card.abilities.values():
        if ability.is_spell and ability.effect.heal_hp is not None and ability.action == "standard":
            spent = any(True for _ in why_not_spend(fighter, ability))
            if not spent and not ability.casting_rounds and not any(True for _ in why_concentrating(fighter, ability)):
                return ability
    return None


def quiet_way(combat: Combat, fighter: Fighter, other: Fighter) -> tuple[tuple[int, int], ...]:
    """A way beside somebody within one move that gives nobody an opening; empty if there is none."""
    risky = danger(combat, fighter)
    feet = steps_now(combat, fighter)
    if not feet or is_pressed(combat, fighter, risky):
        return ()
    reached = ways(combat, fighter, feet, halts=risky)
    square = reached.flood.nearest(strike_squares(combat, fighter, other, FOOT))
    return path_to(combat, reached, square) if square >= 0 else ()

