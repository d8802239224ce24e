"""Who acts when: rounds, turns and the end of the fight, each step chosen from the state alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from affray.core.acts import underway
from affray.core.modifiers import Modifier, Tally
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask, roll
from affray.core.windows import DECLINE, order_question

from ..actions import actions_of
from ..actions.deed import Deed
from ..actions.readying import lose_at_turn_start
from ..body.conditions import call_moment, lose
from ..body.damage import Part, deal_damage, death_save, is_dying, stabilise
from ..body.dice import roll_pool, save
from ..body.hazards import hazards_at, meet
from ..body.settling import make_room, results_window, settle, unsettled
from ..fight.stepping import standing_in_others
from ..magic.triggered import is_out_of_reach, legendary_options, legendary_powers, play_legendary
from ..model.battlefield import Feature
from ..model.catalogue import in_order, no
from ..model.conditions import UNCONSCIOUS
from ..model.events import CombatOver, DiceRolled, Recharged, Ruled, TurnBegan, TurnEnded
from ..model.stats import Combat, Condition, Fighter, Ongoing
from ..time.acting import can_act, can_move
from ..time.windows import Happening, watched, why_no_reaction, window
from .initiative import begin_round, roll_initiative, settle_surprise, settle_ties


def next_step(scene: Scene[Combat]) -> Script[None] | None:
    """The next step, from the phase alone."""
    phase = scene.state.phase
    if phase == "main":
        return main_phase(scene)
    if phase == "begin":
        return begin_turn(scene)
    if phase == "end":
        return end_turn(scene)
    if phase == "surprise":
        return settle_surprise(scene)
    if phase == "initiative":
        return roll_initiative(scene)
    if phase == "ties":
        return settle_ties(scene)
    return aftermath(scene) if phase == "aftermath" else None


# -- whose turn it is ------------------------------------------------------------------------------
def begin_turn(scene: Scene[Combat]) -> Script[None]:
    """The next of the order has its turn; moments of the dead and departed still count (E5-INIT-12, E5-ROUND-7)."""
    combat = scene.state
    while True:
        who = next_in_line(combat)
        if not who:
            if combat.round >= combat.options.max_rounds:
                finish(scene, "draw", "max_rounds", "E5-END-4")
            else:
                begin_round(scene)
            return
        if combat.options.group_member_order == "gm_each_round" and (yield from line_up(scene, who)):
            return
        fighter = combat.fighters[who]
        combat.acted.append(who)
        combat.owner = who
        if fighter.present:
            break
        expire(scene, fighter)
        call_moment(scene, "turn end", who)
    if scene.recording:
        scene.mark("turn", who)
        scene.tell(TurnBegan(who, combat.round, rules=("E5-ROUND-1",)))
    combat.phase = "main"
    if starts_quietly(combat, fighter):
        expire(scene, fighter)
        refresh_budget(fighter)
    else:
        with underway(scene, lambda: fighter.present):
            yield from start_of_turn(scene, fighter)
    if not may_begin_main(fighter):
        combat.phase = "end"


def next_in_line(combat: Combat) -> str:
    """The first of the order who has not had its turn in this round; empty if all have."""
    line, acted = combat.line, combat.acted
    count = len(acted)
    if line[:count] == acted:  # nobody has changed places
        return line[count] if count < len(line) else ""
    return next((name for name in line if name not in acted), "")


def line_up(scene: Scene[Combat], who: str) -> Script[bool]:
    """The game master picks the order of a group's members when its slot begins (E5-INIT-4); True if he was asked.

    A group that is no longer the same when he answers is looked at anew.
    """
    combat = scene.state
    slot = next((each for each in combat.slots if who in each), (who,))
    waiting = still_to_act(combat, slot)
    if len(waiting) < 2 or who in combat.lined_up:
        return False

    def still_waiting() -> list[str]:
        return waiting if slot in combat.slots and still_to_act(combat, slot) == waiting else []

    pick = yield from ask(scene, order_question("gm", "group", still_waiting))
    if pick is not None:
        combat.lined_up += slot
        order = [*pick["order"], *(name for name in slot if name not in pick["order"])]
        places = [number for number, name in enumerate(combat.line) if name in slot]
        for number, name in zip(places, order, strict=True):
            combat.line[number] = name
    return True


def still_to_act(combat: Combat, slot: Sequence[str]) -> list[str]:
    """The members of a slot that have a turn before them in this round."""
    return [name for name in slot if combat.fighters[name].present and name not in combat.acted]


def may_begin_main(fighter: Fighter) -> bool:
    """Whoever is conscious is asked what it does, if only to be told why not (E5-TURN-12)."""
    return fighter.hp > 0 and not fighter.left_field and not fighter.marks & UNCONSCIOUS


# -- S1 to S5 --------------------------------------------------------------------------------------
def start_of_turn(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """E5-TURN-10: what ends, what is refreshed, recharge, effects, the death saving throw; then the window."""
    combat = scene.state
    at_zero = fighter.hp == 0
    expire(scene, fighter)
    refresh_budget(fighter)
    if fighter.spent:
        yield from recharge(scene, fighter)
    if fighter.ongoing or combat.ground.hazards:
        yield from play_effects(scene, fighter, "start")
    if at_zero and is_dying(fighter):
        yield from death_save(scene, fighter)
    if unsettled(combat):
        yield from settle(scene)
    if combat.results:
        yield from results_window(scene)
    if watched(combat, "turn_start"):
        yield from window(scene, "turn_start", Happening("starts", fighter.id))


def starts_quietly(combat: Combat, fighter: Fighter) -> bool:
    """Whether nothing can happen at the start of a turn beside what ends and what is refreshed."""
    if fighter.spent or fighter.ongoing or fighter.hp <= 0 or combat.timing.lasting or combat.ground.hazards:
        return False
    return not (unsettled(combat) or combat.results or combat.ready or "turn_start" in combat.reactors)


def expire(scene: Scene[Combat], fighter: Fighter) -> None:
    """Durations, own Dodge, own readied response, help given for attacks (E5-TURN-10(1), E5-READY-6)."""
    combat = scene.state
    call_moment(scene, "turn start", fighter.id)
    fighter.dodging = False
    lose_at_turn_start(scene, fighter)
    if combat.helped:
        withdraw_help(combat, fighter)


def withdraw_help(combat: Combat, fighter: Fighter) -> None:
    """What somebody has promised to help with ends (E5-ACT-13, E5-ACT-15)."""
    ends = ("attack", "check") if combat.options.help_expiry == "helper_next_turn" else ("attack",)
    combat.helped = False
    for other in combat.fighters.values():
        if other.help_tokens:
            other.help_tokens = [
                each for each in other.help_tokens if each.helper != fighter.id or each.kind not in ends
            ]
            combat.helped = combat.helped or bool(other.help_tokens)


def refresh_budget(fighter: Fighter) -> None:
    """Action, bonus action, utility, reaction, movement, legendary actions (E5-TURN-10(2), E5-MON-6)."""
    fighter.budget.renew(fighter.card.legendary_actions)


def recharge(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """One d6 for each spent power with a recharge (E5-MON-4)."""
    for name in list(fighter.spent):
        power = fighter.card.powers[name]
        with underway(scene, partial(is_spent, fighter, name)) as act:
            (face,) = yield from roll(scene, fighter.id, "recharge", 1, 6)
        if act.lost:
            continue
        if scene.recording:
            tally = Tally((Modifier(face, "recharge"),))
            scene.tell(DiceRolled(fighter.id, "recharge", "1d6", (face,), tally, rules=("E5-MON-4",)))
        if face in power.recharge:
            fighter.spent.remove(name)
            if scene.recording:
                scene.tell(Recharged(fighter.id, name, rules=("E5-MON-4",)))


def play_effects(scene: Scene[Combat], fighter: Fighter, at: str) -> Script[None]:
    """What comes at the start or end of the turn, in the order its controller chooses (E5-TURN-10(4), E5-TURN-11)."""
    ongoing = [each for each in fighter.ongoing if each.at == at]
    saves = [each for each in fighter.conditions if each.end_save is not None] if at == "end" else []
    due: dict[str, Ongoing | Condition | Feature] = {}
    for condition in saves:
        due[condition.name if condition.name not in due else f"{condition.name}-{len(due) + 1}"] = condition
    for each in ongoing:
        due[each.why if each.why not in due else f"{each.why}-{len(due) + 1}"] = each
    due.update({each.id: each for each in hazards_at(scene.state, fighter.place, fighter.elevation, f"turn_{at}")})
    if not due:
        return

    def left() -> list[str]:
        return [name for name, effect in due.items() if goes_on(scene.state, fighter, effect, at)]

    pick = yield from ask(scene, order_question(fighter.id, "effects", left))
    for name in due if pick is None else pick["order"]:
        effect = due[name]
        if not goes_on(scene.state, fighter, effect, at):
            continue
        if isinstance(effect, Condition):
            yield from repeat_save(scene, fighter, effect)
        elif isinstance(effect, Feature):
            yield from meet(scene, fighter, effect)
        else:
            with underway(scene, partial(goes_on, scene.state, fighter, effect, at)) as act:
                amount = yield from roll_pool(scene, fighter.id, "ongoing", effect.damage)
            if not act.lost:
                yield from deal_damage(scene, fighter, [Part(amount, effect.type)], effect.why)


def goes_on(combat: Combat, fighter: Fighter, effect: Ongoing | Condition | Feature, at: str) -> bool:
    """Whether something that comes at the start or end of a turn is still there, and so is whom it concerns."""
    if isinstance(effect, Condition):
        found = effect in fighter.conditions
    elif isinstance(effect, Feature):
        found = effect in hazards_at(combat, fighter.place, fighter.elevation, f"turn_{at}")
    else:
        found = effect in fighter.ongoing
    return found and fighter.present


def is_spent(fighter: Fighter, power: str) -> bool:
    return power in fighter.spent


def repeat_save(scene: Scene[Combat], fighter: Fighter, condition: Condition) -> Script[None]:
    """A repeated saving throw at the end of the own turn may end a condition (E5-COND-2)."""
    against = condition.end_save
    if against is None:
        return
    scene.state.stake = (0, (condition.name,))
    passed = False
    with underway(scene, lambda: condition in fighter.conditions and fighter.present):
        passed = yield from save(scene, fighter, against.ability, against.dc, "end_save")
    if passed:
        lose(scene, fighter, condition, "saved")


# -- the main phase --------------------------------------------------------------------------------
def main_phase(scene: Scene[Combat]) -> Script[None]:
    """One thing of the turn, whatever the controller chooses, or its end (E5-TURN-1 to E5-TURN-9, E5-TURN-13)."""
    combat = scene.state
    who = combat.owner
    fighter = combat.fighters[who]
    actions = actions_of(combat)

    def known() -> Sequence[Option]:
        return [action.option(scene, who) for action in actions.values()]

    def question() -> Choose | None:
        return Choose(who, "turn", known, find) if combat.phase == "main" and may_begin_main(fighter) else None

    def find(name: str) -> Option | None:
        return actions[name].option(scene, who) if name in actions else None

    if scene.recording:
        scene.mark("action", who)
    pick = yield from ask(scene, question)
    if pick is None or pick.do == "end":
        combat.phase = "end"
        return
    yield from actions[pick.do].perform(scene, who, pick.values)
    if unsettled(combat):
        yield from settle(scene)
    if combat.results:
        yield from results_window(scene)
    if fighter.hp == 0 or is_helpless(fighter):
        combat.phase = "end"


def is_helpless(fighter: Fighter) -> bool:
    """Whether somebody can do nothing more in its turn, and does not only wait for its surprise to pass."""
    if not (fighter.marks or fighter.left_field or fighter.surprised):
        return False
    return not (can_act(fighter) or can_move(fighter) or fighter.surprised)


# -- E1 to E3 --------------------------------------------------------------------------------------
def end_turn(scene: Scene[Combat]) -> Script[None]:
    """The window, E5-TURN-11, then whether the fight is over (E5-END-1)."""
    combat = scene.state
    fighter = combat.fighters[combat.owner]
    combat.phase = "begin"
    if fighter.present:
        if standing_in_others(combat, fighter):
            make_room(scene, fighter)
        if watched(combat, "turn_end"):
            yield from window(scene, "turn_end", Happening("ends", fighter.id))
    call_moment(scene, "turn end", fighter.id)
    if fighter.present and (fighter.ongoing or fighter.conditions or combat.ground.hazards):
        yield from play_effects(scene, fighter, "end")
        if unsettled(combat):
            yield from settle(scene)
        if combat.results:
            yield from results_window(scene)
    end_of_turn_effects(combat, fighter)
    if scene.recording:
        scene.tell(TurnEnded(fighter.id, combat.round, rules=("E5-TURN-11",)))
    if combat.options.legendary_actions and "legendary" in combat.reactors:
        yield from legendary_window(scene, fighter)
    if is_decided(combat):
        combat.phase = "aftermath"


def end_of_turn_effects(combat: Combat, fighter: Fighter) -> None:
    """Disengage, Dash and surprise end; so does what is counted per turn, for everybody (E5-TURN-11(2), E5-SURP-9)."""
    fighter.surprised = False
    fighter.turns_taken += 1
    fighter.budget.in_progress, fighter.budget.attacks_left = "", 0
    if combat.fleeting:
        combat.fleeting = False
        for other in combat.fighters.values():
            other.budget.dashes = 0
            other.disengaged = other.sneak_used = False
            if other.spells_this_turn:
                other.spells_this_turn = []


def legendary_window(scene: Scene[Combat], owner: Fighter) -> Script[None]:
    """At the end of another creature's turn one legendary option each (E5-MON-6)."""
    combat = scene.state
    for fighter in [combat.fighters[name] for name in combat.reactors["legendary"]]:
        if fighter is owner or not fighter.budget.legendary or not fighter.present:
            continue

        def question(legend: Fighter = fighter) -> Choose | None:
            def known() -> list[Option]:
                return [*legendary_options(scene, legend), DECLINE]

            usable = legend.budget.legendary and can_act(legend) and not is_out_of_reach(combat, legend)
            fitting = usable and any(each.example() is not None for each in legendary_options(scene, legend))
            return Choose(legend.id, "legendary", known) if fitting else None

        pick = yield from ask(scene, question)
        if pick is not None and pick.do != DECLINE.id:
            yield from play_legendary(scene, fighter, pick.values)


# -- the end of the fight --------------------------------------------------------------------------
def sides_able(combat: Combat) -> list[str]:
    """The sides that still have somebody able to fight (E5-END-2)."""
    return list(dict.fromkeys(each.side for each in combat.fighters.values() if each.able and not each.neutral))


def is_decided(combat: Combat) -> bool:
    """At most one side is left (E5-END-1). The last two found on different sides usually are still there."""
    one, other = combat.rivals
    if one is not None and other is not None and combat.hostile(one, other) and one.able and other.able:
        return False
    first: Fighter | None = None
    for fighter in combat.fighters.values():
        if fighter.able and not fighter.neutral and (first is None or fighter.side != first.side):
            if first is not None:
                combat.rivals = (first, fighter)
                return False
            first = fighter
    return True


def aftermath(scene: Scene[Combat]) -> Script[None]:
    """Those who lie dying go on making death saving throws, or are declared stabilised (E5-END-3)."""
    combat = scene.state
    if combat.options.auto_death_saves_after_end:
        for fighter in list(combat.fighters.values()):
            if is_dying(fighter) and has_able_ally(combat, fighter):
                yield from tend(scene, fighter)
        while dying := [each for each in combat.fighters.values() if is_dying(each)]:
            for fighter in dying:
                yield from death_save(scene, fighter)
    able = sides_able(combat)
    finish(scene, able[0] if able else "draw", "defeated" if able else "nobody", "E5-END-1")


def has_able_ally(combat: Combat, fighter: Fighter) -> bool:
    return any(each.able and combat.allied(fighter, each) for each in combat.fighters.values())


def tend(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """With an able ally present the game master may declare somebody stabilised (E5-END-3)."""

    def known() -> list[Option]:
        return [Option("stabilise"), Option("roll_on")]

    def question() -> Choose | None:
        return Choose("gm", "aftermath", known) if is_dying(fighter) else None

    pick = yield from ask(scene, question)
    if pick is not None and pick.do == "stabilise":
        if scene.recording:
            scene.tell(Ruled("stabilise", fighter.id, "yes", rules=("E5-GEN-4", "E5-END-3")))
        stabilise(scene, fighter, "E5-END-3")


def finish(scene: Scene[Combat], result: str, why: str, rule: str) -> None:
    combat = scene.state
    combat.over, combat.phase = result, "over"
    if scene.recording:
        scene.tell(CombatOver(result, combat.round, why, rules=(rule,)))


# -- those who are not asked -----------------------------------------------------------------------
def out_of_turn(scene: Scene[Combat], who: str, do: str, values: Values) -> list[Refusal]:
    """Why somebody who is not asked may not do this now."""
    combat = scene.state
    fighter = combat.fighters.get(who)
    if fighter is None:
        return []
    found: list[Refusal] = []
    if combat.over:
        return [no("E5-END-1", "dead", result=combat.over)]
    if not fighter.present:
        found.append(no("E5-GEN-9", "dead", who=who))
    if do == "respond":
        found += why_no_response(fighter)
    elif do in ("opportunity_attack", "react"):
        found += why_no_reaction(fighter) or [no("E5-OPP-6", "does_not_provoke", who=who)]
    elif do == "knock_out":
        found.append(no("E5-DEATH-23", "knock_out_melee_only", who=who))
    elif do in actions_of(combat):
        found += why_not_now(combat, fighter, do, values)
    return in_order(found or why_nothing_now(combat, fighter))


def why_nothing_now(combat: Combat, fighter: Fighter) -> list[Refusal]:
    """Why somebody has no say now: the order is not settled, or something else comes first (E5-INIT-5, E5-TURN-1)."""
    rule = "E5-TURN-1" if combat.line else "E5-INIT-5"
    return [no(rule, "not_your_turn", who=fighter.id, turn=combat.owner or "-")]


def why_no_response(fighter: Fighter) -> list[Refusal]:
    if fighter.readied is not None:
        return why_no_reaction(fighter)
    if fighter.response_lost:
        return [no("E5-READY-6", "readied_expired", who=fighter.id)]
    return [no("E5-READY-1", "nothing_readied", who=fighter.id)]


def why_not_now(combat: Combat, fighter: Fighter, do: str, values: Values) -> list[Refusal]:
    """An action, bonus action, move or interaction outside the own turn (E5-ACT-2, E5-TURN-1, E5-FREE-6)."""
    deed = actions_of(combat)[do]
    if do == "delay":
        return [no("E5-INIT-7", "no_delay", who=fighter.id, instead="ready")]
    if do == "use":
        named = fighter.card.powers.get(str(values.get("power", "")))
        if named is not None and named.cost == "legendary":
            return why_not_legendary_now(fighter)
    rules = {"interaction": "E5-FREE-6", "action": "E5-ACT-2"}
    cost = deed.cost if isinstance(deed, Deed) else "move"
    found = [no(rules.get(cost, "E5-TURN-1"), "not_your_turn", who=fighter.id, turn=combat.owner or "-")]
    if combat.owner == fighter.id and fighter.incapacitated:
        found = [no("E5-COND-10", "incapacitated", who=fighter.id)]
    return found


def why_not_legendary_now(fighter: Fighter) -> list[Refusal]:
    """Legendary options come at the end of the turn of another, while there are uses left (E5-MON-6)."""
    if not legendary_powers(fighter):
        return []
    return [no("E5-MON-6", "legendary_timing" if fighter.budget.legendary else "no_legendary", who=fighter.id)]
