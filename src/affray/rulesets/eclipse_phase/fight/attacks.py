"""An attack from the choice of a defence to its damage, against one target or several with one roll (part 4.5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from affray.core.acts import folded
from affray.core.dice import larger
from affray.core.modifiers import Modifier
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import NO_FIELDS, Choose, Option, Script, ask
from affray.space.field import squared_distance

from ..body.blows import SHOTS, Blow, attack_test, defence_test, defences, origin
from ..body.calls import second_superior, wreck
from ..body.checks import Grade, Test, beats, check, tell_test, throw
from ..body.conditions import hold
from ..body.damage import armor_against, by_size, finish, harm_of, roll_harm, take, wounds_of
from ..body.pools import Stake, attempt, may_be_changed, spend_after, spend_before
from ..model.catalogue import no
from ..model.conditions import BLINDED
from ..model.declaration import Refused
from ..model.events import AttackResolved, DefenceChosen, Grappled, Ruled
from ..model.kinds import MOVEMENTS, Assault, CalledShot, Hit, Second, Weapon, halved
from ..model.naming import words
from ..model.stats import Combat, can_act, can_defend
from ..model.underway import is_there, past_recall, present

DEFENCES = ("fray", "melee", "athletics")
NO_DEFENCE = Option("none")
ATTACKS = {"melee": "attack_melee", "thrown": "attack_thrown", "system": "attack_system"}
"""By kind of weapon: the act that an attack is, if it is no shot."""
NO_DAMAGE = ("knockdown", "redirect")
"""Called shots that push instead of hurting (EP-CALL-4, EP-CALL-5)."""


def volley(scene: Scene[Combat], blows: Sequence[Blow]) -> Script[None]:
    """One attack roll against everybody it is aimed at (EP-ATK-1)."""
    combat = scene.state
    who = blows[0].who
    start = origin(combat.fighters[who], blows[0].weapon)
    if len(blows) > 1:
        blows = sorted(
            blows, key=lambda each: (squared_distance(start, combat.fighters[each.target].pos), each.target)
        )
    unsure = yield from feel_out(scene, who, bool(blows[0].through))
    chosen: list[str] = []
    for blow in blows:
        chosen.append((yield from choose_defence(scene, blow)))
    attacks = [attack_test(combat, blow) for blow in blows]
    guards = [defence_test(combat, blows[i], how) if how else None for i, how in enumerate(chosen)]
    missed = False
    yield from let_fly(scene, attacks, guards)
    with present(scene, *[each.target for each in blows]):  # the shot is fired, whoever is left to be hit
        yield from roll_off(scene, attacks, guards)
        missed = unsure and attacks[0].graded().success and (yield from throw(scene, who, "miss_chance")) < 50
    spend_weapon(scene, who, blows[0].weapon, blows[0].mode)
    there = [is_there(combat, each.target) for each in blows]
    struck = [there[i] and hits(attacks[i], guards[i]) and not missed for i in range(len(blows))]
    after_attack(scene, blows, struck)
    for i, blow in enumerate(blows):
        with folded(scene):  # the dice of the next target are not part of this one
            if there[i]:
                tell_attack(scene, blow, attacks[i], guards[i], struck[i])
            if struck[i]:
                with present(scene, blow.target):
                    yield from land(scene, blow, attacks[i].graded())
                    yield from finish(scene)
    yield from criticals(scene, blows[0], attacks[0])


def hits(attack: Test, guard: Test | None) -> bool:
    """EP-ATK-7; nobody in the way of it is a plain success test (EP-ATK-12)."""
    return attack.graded().success if guard is None else beats(attack, guard)


def feel_out(scene: Scene[Combat], who: str, hidden: bool = False) -> Script[bool]:
    """Whoever cannot see finds the target by another sense; whether that failed (EP-ATK-11)."""
    attacker = scene.state.fighters[who]
    if not hidden and not attacker.marks & BLINDED:
        return False
    found = yield from attempt(scene, check(attacker, "perceive"), "perceive_check", ("EP-ATK-11",))
    return not found.success


def choose_defence(scene: Scene[Combat], blow: Blow) -> Script[str]:
    """The defender's choice, empty for none (EP-ATK-3, EP-ATK-4); a mind resists psi in one way only (EP-ATK-14)."""
    if not can_defend(scene.state.fighters[blow.target]):
        return ""
    if blow.weapon.kind == "psi":
        return "wil"
    main, act = scene.family[0].state, ATTACKS.get(blow.weapon.kind, "attack_ranged")
    main.assault = Assault(blow.who, act, blow.target)
    try:
        pick = yield from ask(scene, partial(defence_question, scene, blow))
    finally:
        main.assault = None
    if pick is None:
        return ""
    if scene.recording:
        scene.tell(DefenceChosen(blow.target, pick.do, rules=("EP-ATK-4",)))
    return "" if pick.do == "none" else pick.do


def defence_question(scene: Scene[Combat], blow: Blow) -> Choose | None:
    """How to defend, the best way first; None for whoever cannot."""

    def known() -> list[Option]:
        open_ = defences(scene.state, blow)
        if len(open_) > 1:
            open_.sort(key=lambda name: -defence_test(scene.state, blow, name).target)
        names = [*open_, *(name for name in DEFENCES if name not in open_)]
        ways = [Option(name, NO_FIELDS, partial(why_no_defence, scene, blow, name)) for name in names]
        return [*ways, NO_DEFENCE, *no_claim(scene, blow.target)]

    return Choose(blow.target, "defence", known) if can_defend(scene.state.fighters[blow.target]) else None


def no_claim(scene: Scene[Combat], who: str) -> list[Option]:
    """A delayer who defends would perhaps rather act: why not, by its rule (EP-INTR-7, EP-TIE-8, EP-DELAY-7)."""
    if not scene.state.fighters[who].delaying:
        return []
    return [Refused("act", {"move": words(*MOVEMENTS)}, partial(scene.ruleset.out_of_turn, scene, who, "act"))]


def why_no_defence(scene: Scene[Combat], blow: Blow, name: str, values: Values) -> list[Refusal]:
    """Melee is for melee, Athletics for full defence (EP-ATK-4, EP-ACT-7)."""
    if name in defences(scene.state, blow):
        return []
    return [no("EP-ACT-7" if name == "athletics" else "EP-ATK-4", who=blow.target)]


def stakes_of(attacks: list[Test], guards: list[Test | None]) -> list[Stake]:
    """What both sides may spend points on, the attacker first (EP-POOL-7)."""
    stakes = [Stake(attacks, "attack", partial(any_hit, attacks, guards))]
    for number, guard in enumerate(guards):
        if guard is not None:
            stakes.append(Stake([guard], "defence", partial(holds_off, attacks[number], guard)))
    return stakes


def let_fly(scene: Scene[Combat], attacks: list[Test], guards: list[Test | None]) -> Script[None]:
    """Points before the roll, then the attacker's die: from then on nothing calls the attack back (part 4.5)."""
    yield from spend_before(scene, stakes_of(attacks, guards))
    die = yield from throw(scene, attacks[0].who, "attack")
    for test in attacks:
        test.roll = die
    past_recall(scene)


def roll_off(scene: Scene[Combat], attacks: list[Test], guards: list[Test | None]) -> Script[None]:
    """The defenders' dice, and points after the roll (part 4.5 steps 4 and 5)."""
    for number, guard in enumerate(guards):
        if guard is not None:
            with present(scene, guard.who) as standing:
                guard.roll = yield from throw(scene, guard.who, "defence")
            if standing.lost:
                guards[number] = None
    stakes = stakes_of(attacks, guards)
    if len(attacks) == 1 or any(may_be_changed(scene, stake) for stake in stakes):
        tell_attack_tests(scene, attacks, guards)
    yield from spend_after(scene, stakes)


def any_hit(attacks: list[Test], guards: list[Test | None]) -> bool:
    return any(hits(attacks[i], guards[i]) for i in range(len(attacks)))


def holds_off(attack: Test, guard: Test) -> bool:
    return not beats(attack, guard)


def tell_attack_tests(scene: Scene[Combat], attacks: list[Test], guards: Sequence[Test | None]) -> None:
    """The dice are visible before points are spent on them (EP-POOL-7)."""
    tell_test(scene, attacks[0], "attack", ("EP-TEST-1", "EP-ATK-5"))
    for guard in guards:
        if guard is not None:
            tell_test(scene, guard, "defence", ("EP-TEST-1", "EP-ATK-4"))


def tell_attack(scene: Scene[Combat], blow: Blow, attack: Test, guard: Test | None, hit: bool) -> None:
    if not scene.recording:
        return
    tell_test(scene, attack, "attack", ("EP-TEST-1", "EP-ATK-5"))
    if guard is not None:
        tell_test(scene, guard, "defence", ("EP-TEST-1", "EP-ATK-4"))
    die = -1 if guard is None else guard.roll
    rule = "EP-ATK-12" if guard is None else "EP-ATK-7"
    told = (blow.who, blow.target, blow.weapon.id, hit, blow.how, attack.roll, die)
    scene.tell(AttackResolved(*told, rules=(rule,)))


# -- what an attack costs --------------------------------------------------------------------------
def spend_weapon(scene: Scene[Combat], who: str, weapon: Weapon, mode: str) -> None:
    """Ammunition, hit or miss; a single-use weapon is gone (EP-RANGE-5 to EP-RANGE-8, EP-TRAIT-8)."""
    drawn = weapon.id in scene.state.fighters[who].ready
    if weapon.ammo is not None or mode == "SS" or "single_use" in weapon.traits or not drawn:
        scene.change(partial(use_up, who, weapon, SHOTS[mode], mode == "SS"))


def use_up(who: str, weapon: Weapon, shots: int, single: bool, combat: Combat) -> None:
    fighter = combat.fighters[who]
    if weapon.id in fighter.arms and weapon.id not in fighter.ready:
        fighter.ready = [*fighter.ready, weapon.id]  # drawn with the attack itself (EP-ACT-8)
    if weapon.ammo is not None:
        fighter.ammo = {**fighter.ammo, weapon.id: fighter.ammo.get(weapon.id, weapon.ammo) - shots}
    if single:
        fighter.budget.ss_fired += (weapon.id,)
    if "single_use" in weapon.traits:
        wreck(who, weapon.id, combat)


def after_attack(scene: Scene[Combat], blows: Sequence[Blow], hit: Sequence[bool]) -> None:
    """Aim is used up, a missed beam sweeps on (EP-RANGE-10, EP-RANGE-13), a wild attack bares (EP-MELEE-3)."""
    blow = blows[0]
    fighter = scene.state.fighters[blow.who]
    swept = blow.target if blow.weapon.kind == "beam" and not any(hit) else ""
    if blow.kept or (fighter.aim is None and fighter.swept == swept and not blow.aggressive):
        return
    scene.change(partial(turn_to_next, blow.who, swept, bool(blow.aggressive)))


def turn_to_next(who: str, swept: str, aggressive: bool, combat: Combat) -> None:
    fighter = combat.fighters[who]
    fighter.aim, fighter.swept = None, swept
    fighter.aggressive = fighter.aggressive or aggressive


def stop_sweeping(who: str, combat: Combat) -> None:
    combat.fighters[who].swept = ""


# -- what a hit does -------------------------------------------------------------------------------
def land(scene: Scene[Combat], blow: Blow, found: Grade) -> Script[None]:
    """The damage of a hit, and what else is to follow it (EP-ATK-8, EP-ATK-9, EP-CALL-1, EP-DMG-3)."""
    if blow.grapple:
        yield from seize(scene, blow, found)
        return
    superior = found.superior
    called: CalledShot = blow.called if blow.called and (superior or found.critical) else ""
    second: Second = ""
    if called and superior:
        superior -= 1
        if superior:
            second = yield from second_superior(scene, blow.who, called)
            superior -= second != "dice"
    harmless = blow.touch or (called in NO_DAMAGE and second != "damage")
    half = called == "disarm" and second != "damage"
    yield from deal(scene, blow, found, superior, called, second, harmless, half)


def deal(
    scene: Scene[Combat],
    blow: Blow,
    found: Grade,
    superior: int,
    called: CalledShot,
    second: Second,
    harmless: bool = False,
    half: bool = False,
) -> Script[None]:
    """Roll, double, size, half, armour (EP-DMG-3)."""
    attacker = scene.state.fighters[blow.who]
    total = armor = 0
    parts: list[Modifier] = []
    if not harmless:
        total = yield from roll_harm(scene, blow.who, harm_of(scene.state, blow, superior))
        parts.append(Modifier(total, "dice", "EP-DMG-1"))
        if found.critical:
            parts.append(Modifier(total, "critical", "EP-ATK-9"))
            total *= 2
        sized = by_size(attacker, blow.weapon, total)
        total = halved(sized) if half else sized
        if scene.recording and total != sum(part.value for part in parts):
            rest = total - sum(part.value for part in parts)
            parts.append(Modifier(rest, "size" if not half else "half", "EP-DMG-3"))
        armor = armor_against(scene.state.fighters[blow.target], blow, called == "bypass_armor")
    target = scene.state.fighters[blow.target]
    taken = larger(0, total - armor)
    weapon = blow.weapon if blow.weapon.traits and not blow.grapple else None
    hit = Hit(
        blow.target, blow.who, taken, wounds_of(target, taken), weapon, called, second, blow.towards, found.superior,
        found.critical,
    )  # fmt: skip
    take(scene, hit, parts, armor)


def seize(scene: Scene[Combat], blow: Blow, found: Grade) -> Script[None]:
    """A grapple takes hold with a superior success or a critical (EP-MELEE-9, EP-MELEE-10)."""
    if not found.superior and not found.critical:
        return

    def effect(combat: Combat) -> None:
        hold(combat, blow.who, blow.target)

    scene.change(effect)
    if scene.recording:
        scene.tell(Grappled(blow.target, blow.who, "grappled", rules=("EP-MELEE-10",)))
    if not found.critical:
        return

    def question() -> Choose | None:
        return Choose(blow.who, "grapple_damage", wishes) if can_act(scene.state.fighters[blow.who]) else None

    pick = yield from ask(scene, question)
    if pick is not None and pick.do == "hurt":
        yield from deal(scene, blow, found, 0, "", "")


def wishes() -> list[Option]:
    return [Option("hurt"), Option("spare")]


# -- criticals -------------------------------------------------------------------------------------
def criticals(scene: Scene[Combat], blow: Blow, test: Test) -> Script[None]:
    """What options make of the attacker's criticals (EP-ATK-10, EP-EXTRA-16)."""
    options = scene.state.options
    if blow.kept or (options.critical_failure == "none" and not options.critical_success_extra_action):
        return
    found = test.graded()
    if not found.critical:
        return
    if found.success:
        if options.critical_success_extra_action:
            scene.change(partial(grant, blow.who))
        return
    what: str = options.critical_failure
    if what == "gm":

        def known() -> list[Option]:
            return [Option("none"), Option("lose_next_action"), Option("weapon_breaks")]

        pick = yield from ask(scene, lambda: Choose("gm", "critical_failure", known))
        what = "none" if pick is None else pick.do
    if what == "none":
        return
    if scene.recording:
        scene.tell(Ruled("critical_failure", blow.who, what, rules=("EP-ATK-10",)))
    if what == "lose_next_action":
        scene.change(partial(fumble, blow.who))
    else:
        scene.change(partial(wreck, blow.who, blow.weapon.id))


def grant(who: str, combat: Combat) -> None:
    combat.fighters[who].budget.granted += 1


def fumble(who: str, combat: Combat) -> None:
    combat.fighters[who].fumbled = True
