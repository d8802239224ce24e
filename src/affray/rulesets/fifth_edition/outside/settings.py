"""Every value that people see, as the game master may set it: `set FIG.hp -5`, `set rai-*.prone yes`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from affray.core.changes import Amount
from affray.core.fields import Field, SeveralOf, Text, words
from affray.core.places import Place
from affray.core.refusals import Value
from affray.core.scene import Scene
from affray.core.script import Script
from affray.rulesets.decrees import some_square
from affray.rulesets.settings import TABLE, Setting, several, whole, yes_or_no
from affray.space.measure import Footprint

from ..body.conditions import die, gain, lose_all, lose_readied, note, refresh, stop_concentrating, wake
from ..body.follow import NOWHERE, follow_up
from ..body.settling import make_room
from ..fight.movement import leave_field
from ..fight.stepping import standing_in_others
from ..ground.board import fits, space_at
from ..ground.crowd import enemies_of, put
from ..magic.casting import SLOT
from ..model.conditions import CONDITIONS, FATAL, HALF_HP
from ..model.kinds import FOOT
from ..model.stats import Budget, Combat, Fighter
from ..order.initiative import sort_in
from ..time.windows import Step

MOST = 2000


def of(scene: Scene[Any], who: str) -> Fighter:
    fighter: Fighter = scene.state.fighters[who]
    return fighter


def budget_of(scene: Scene[Any], who: str) -> Budget:
    return of(scene, who).budget


def plain(name: str, attribute: str, low: int, high: int, where: Callable[[Scene[Any], str], Any] = of) -> Setting:
    """A number that nothing hangs on."""

    def get(scene: Scene[Any], who: str) -> Value:
        return getattr(where(scene, who), attribute) or 0

    def change(scene: Scene[Any], who: str, value: Value) -> None:
        setattr(where(scene, who), attribute, min(high, max(low, value)))

    return Setting(name, whole(low, high), get, change)


def flag(name: str, attribute: str, where: Callable[[Scene[Any], str], Any] = of) -> Setting:
    """Something that is so or not, and nothing hangs on it."""

    def get(scene: Scene[Any], who: str) -> Value:
        return getattr(where(scene, who), attribute)

    def change(scene: Scene[Any], who: str, value: Value) -> None:
        setattr(where(scene, who), attribute, value)

    return Setting(name, yes_or_no, get, change)


# -- life and death --------------------------------------------------------------------------------
def put_hp(scene: Scene[Any], who: str, value: Value) -> Script[None]:
    """Hit points; 0 lays somebody low, more brings it back from any state."""
    fighter = of(scene, who)
    value = min(max(0, value), fighter.hp_max)
    if fighter.hp and not value:
        note(scene.state, "drops_to_zero", fighter.id)
    fighter.hp = value
    if value:
        fighter.dead = fighter.stable = False
        scene.state.crowd = None
        fighter.death_successes = fighter.death_failures = 0
        wake(scene, fighter)
        if standing_in_others(scene.state, fighter):  # somebody stands where it lay (E5-SPACE-7)
            make_room(scene, fighter)
    elif not fighter.card.death_saves:
        die(scene, fighter, "gm", "E5-GEN-4")
    elif not fighter.dead:
        fighter.stops += 1
        if not any(each.cause == "zero" for each in fighter.conditions):
            gain(scene, fighter, "unconscious", cause="zero")
    return follow_up(scene)


def put_temp_hp(scene: Scene[Any], who: str, value: Value) -> None:
    fighter = of(scene, who)
    fighter.temp_hp, fighter.temp_hp_effect = min(max(0, value), MOST), 0


def put_dead(scene: Scene[Any], who: str, value: Value) -> Script[None]:
    fighter = of(scene, who)
    if value:
        die(scene, fighter, "gm", "E5-GEN-4")
        return follow_up(scene)
    return put_hp(scene, who, max(1, fighter.hp)) if fighter.dead else follow_up(scene)


def put_stable(scene: Scene[Any], who: str, value: Value) -> None:
    fighter = of(scene, who)
    fighter.stable = value and fighter.hp == 0 and not fighter.dead
    fighter.death_successes = fighter.death_failures = 0


def put_failures(scene: Scene[Any], who: str, value: Value) -> Script[None]:
    """Failed death saving throws; the third kills (E5-DEATH-8)."""
    fighter = of(scene, who)
    fighter.death_failures = min(3, max(0, value)) if fighter.hp == 0 else 0
    if fighter.death_failures == 3:
        die(scene, fighter, "death_saves", "E5-DEATH-8")
    return follow_up(scene)


def put_successes(scene: Scene[Any], who: str, value: Value) -> None:
    fighter = of(scene, who)
    fighter.death_successes = min(2, max(0, value)) if fighter.hp == 0 else 0


# -- the card --------------------------------------------------------------------------------------
def other_card(fighter: Fighter, **changed: Any) -> None:
    """Somebody is no longer like others of its stat block."""
    values = [f"{name} {value}" for name, value in changed.items()]
    fighter.card = replace(fighter.card, unit=f"{fighter.card.unit} {fighter.id} {values}", memo={}, **changed)


def put_ac(scene: Scene[Any], who: str, value: Value) -> None:
    other_card(of(scene, who), ac=min(max(1, value), 40))


def put_hp_max(scene: Scene[Any], who: str, value: Value) -> None:
    fighter = of(scene, who)
    other_card(fighter, hp_max=min(max(1, value), MOST))
    fighter.hp_max = max(1, fighter.card.hp_max // 2 if fighter.exhaustion >= HALF_HP else fighter.card.hp_max)
    fighter.hp = min(fighter.hp, fighter.hp_max)


def put_speed(scene: Scene[Any], who: str, value: Value, mode: str) -> None:
    fighter = of(scene, who)
    other_card(fighter, speed={**fighter.card.speed, mode: min(max(0, value), 500)})
    scene.state.loose = True


# -- where somebody is -----------------------------------------------------------------------------
def square(scene: Scene[Any], who: str) -> Field:
    return Place(some_square(scene.state).among)


def settle_in(combat: Combat, fighter: Fighter, place: Footprint, height: int) -> None:
    """Somebody is put somewhere, also back on the battlefield."""
    put(combat, fighter, place, height)
    fighter.left_field, combat.crowd = False, None


def put_at(scene: Scene[Any], who: str, value: Value) -> Script[None]:
    """Another place, if there is room; also back on the battlefield."""
    combat: Combat = scene.state
    fighter = of(scene, who)
    origin = fighter.place if fighter.present else NOWHERE
    place = space_at(combat, fighter, value, max(0, fighter.elevation))
    if not fits(combat, fighter, place, max(0, fighter.elevation)):
        return follow_up(scene)
    step = Step(who, origin, fighter.elevation, place, max(0, fighter.elevation))
    settle_in(combat, fighter, place, step.height)
    return follow_up(scene, (step,))


def put_height(scene: Scene[Any], who: str, value: Value) -> Script[None]:
    """Another height, in steps of 5 feet; whoever does not stay up there falls."""
    combat: Combat = scene.state
    fighter = of(scene, who)
    value = min(500, max(-500, value)) // FOOT * FOOT
    if fits(combat, fighter, fighter.place, value):
        step = Step(who, fighter.place, fighter.elevation, fighter.place, value)
        put(combat, fighter, fighter.place, value, fighter.clinging)
        return follow_up(scene, (step,))
    return follow_up(scene)


def put_present(scene: Scene[Any], who: str, value: Value) -> Script[None]:
    fighter = of(scene, who)
    if value and fighter.left_field and fits(scene.state, fighter, fighter.place, max(0, fighter.elevation)):
        return put_at(scene, who, (fighter.place.x, fighter.place.y))
    if not value and fighter.present:
        fighter.stops += 1
        leave_field(scene, fighter)
        return follow_up(scene, (Step(who, fighter.place, fighter.elevation, fighter.place, fighter.elevation, True),))
    return follow_up(scene)


# -- conditions ------------------------------------------------------------------------------------
def has(scene: Scene[Any], who: str, name: str) -> bool:
    return any(each.name == name for each in of(scene, who).conditions)


def put_condition(scene: Scene[Any], who: str, value: Value, name: str) -> Script[None]:
    """A condition comes or goes; one that needs a source has the first enemy."""
    fighter = of(scene, who)
    if not value:
        lose_all(scene, fighter, name, "gm", "E5-GEN-4")
    elif not has(scene, who, name):
        enemies = [each.id for each in enemies_of(scene.state, fighter)]
        if not CONDITIONS[name].needs_source or enemies:
            gain(scene, fighter, name, enemies[0] if CONDITIONS[name].needs_source else "")
    return follow_up(scene)


def put_exhaustion(scene: Scene[Any], who: str, value: Value) -> Script[None]:
    fighter = of(scene, who)
    lose_all(scene, fighter, "exhaustion", "gm", "E5-GEN-4")
    if value > 0:
        gain(scene, fighter, "exhaustion", level=min(FATAL, value))
    refresh(scene.state, fighter)
    return follow_up(scene)


# -- what somebody does and holds ------------------------------------------------------------------
def put_readied(scene: Scene[Any], who: str, value: Value) -> None:
    """A readied response can be taken away; to give one, let it be readied."""
    if not value:
        lose_readied(scene, of(scene, who), "gm", "E5-GEN-4")


def put_concentration(scene: Scene[Any], who: str, value: Value) -> None:
    """Concentration can be broken; nobody concentrates on what was not cast."""
    if value == "-":
        stop_concentrating(scene, of(scene, who), "gm", "E5-GEN-4")


def put_hidden(scene: Scene[Any], who: str, value: Value) -> Script[None]:
    fighter = of(scene, who)
    fighter.hidden_from = [name for name in value if name != who]
    fighter.hiding = bool(fighter.hidden_from)
    fighter.stealth = fighter.stealth or 10
    scene.state.loose = True
    return follow_up(scene)


def items_of(scene: Scene[Any], who: str) -> Field:
    """Everything that somebody could have in hand."""
    fighter = of(scene, who)
    own = [name for name, kind in fighter.card.attacks.items() if kind.is_item]
    known = list(dict.fromkeys([*own, "shield", "focus", *fighter.held, *fighter.stowed]))
    return SeveralOf(lambda: known, at_least=0, again=True)


def put_held(scene: Scene[Any], who: str, value: Value) -> None:
    """What is no longer in hand is carried, what is now in hand was carried."""
    fighter = of(scene, who)
    for item in fighter.held:
        fighter.stowed[item] = fighter.stowed.get(item, 0) + 1
    fighter.held = list(value)[: fighter.card.hands]
    for item in fighter.held:
        if fighter.stowed.get(item, 0) > 1:
            fighter.stowed[item] -= 1
        else:
            fighter.stowed.pop(item, None)


def put_uses(scene: Scene[Any], who: str, value: Value, name: str) -> None:
    of(scene, who).uses_left[name] = min(99, max(0, value))


def put_spent(scene: Scene[Any], who: str, value: Value) -> None:
    of(scene, who).spent = list(value)


# -- order -----------------------------------------------------------------------------------------
def put_dashes(scene: Scene[Any], who: str, value: Value) -> None:
    of(scene, who).budget.dashes, scene.state.fleeting = min(9, max(0, value)), True


def put_disengaged(scene: Scene[Any], who: str, value: Value) -> None:
    of(scene, who).disengaged, scene.state.fleeting = value, True


def put_initiative(scene: Scene[Any], who: str, value: Value) -> None:
    """Another place in the order; nobody has a second turn by it, and nobody loses one (E5-INIT-5)."""
    fighter = of(scene, who)
    fighter.initiative = min(99, max(-99, value))
    if scene.state.slots:
        sort_in(scene.state, fighter)


def put_acted(scene: Scene[Any], who: str, value: Value) -> None:
    """Whether somebody has had its turn in this round; not of whoever has it."""
    combat: Combat = scene.state
    if who == combat.owner:
        return
    combat.acted = [name for name in combat.acted if name != who]
    if value:
        combat.acted.append(who)


def put_side(scene: Scene[Any], who: str, value: Value) -> None:
    of(scene, who).side, scene.state.crowd = value, None


def put_neutral(scene: Scene[Any], who: str, value: Value) -> None:
    of(scene, who).neutral, scene.state.crowd = value, None


def controllers(scene: Scene[Any], who: str) -> Field:
    return words("player", "gm", "auto", optional=False)


def put_controller(scene: Scene[Any], who: str, value: Value) -> None:
    of(scene, who).controller = value


COMMON: tuple[Setting, ...] = (
    Setting("hp", whole(0, MOST), lambda scene, who: of(scene, who).hp, put_hp),
    Setting("temp_hp", whole(0, MOST), lambda scene, who: of(scene, who).temp_hp, put_temp_hp),
    Setting("hp_max", whole(1, MOST), lambda scene, who: of(scene, who).hp_max, put_hp_max),
    Setting("ac", whole(1, 40), lambda scene, who: of(scene, who).card.ac, put_ac),
    Setting("at", square, lambda scene, who: (of(scene, who).place.x, of(scene, who).place.y), put_at),
    Setting("height", whole(-500, 500), lambda scene, who: of(scene, who).elevation, put_height),
    Setting("present", yes_or_no, lambda scene, who: not of(scene, who).left_field, put_present),
    Setting("dead", yes_or_no, lambda scene, who: of(scene, who).dead, put_dead),
    Setting("stable", yes_or_no, lambda scene, who: of(scene, who).stable, put_stable),
    Setting("death_successes", whole(0, 2), lambda scene, who: of(scene, who).death_successes, put_successes),
    Setting("death_failures", whole(0, 3), lambda scene, who: of(scene, who).death_failures, put_failures),
    Setting("exhaustion", whole(0, FATAL), lambda scene, who: of(scene, who).exhaustion, put_exhaustion),
    *(Setting(name, yes_or_no, partial(has, name=name), partial(put_condition, name=name))
      for name in CONDITIONS.names if CONDITIONS[name].levels == 1),
    Setting("initiative", whole(-99, 99), lambda scene, who: of(scene, who).initiative or 0, put_initiative),
    Setting("acted", yes_or_no, lambda scene, who: who in scene.state.acted, put_acted),
    flag("action", "action", budget_of), flag("bonus_action", "bonus_action", budget_of),
    flag("interaction", "utility", budget_of), flag("reaction", "reaction", budget_of),
    plain("moved", "moved_ft", 0, 1000, budget_of),
    Setting("dashes", whole(0, 9), lambda scene, who: of(scene, who).budget.dashes, put_dashes),
    plain("attacks_left", "attacks_left", 0, 9, budget_of),
    Setting("disengaged", yes_or_no, lambda scene, who: of(scene, who).disengaged, put_disengaged),
    flag("dodging", "dodging"), flag("surprised", "surprised"),
    Setting("neutral", yes_or_no, lambda scene, who: of(scene, who).neutral, put_neutral),
    flag("surrendered", "surrendered"),
    Setting("readied", yes_or_no, lambda scene, who: of(scene, who).readied is not None, put_readied),
    Setting("concentration", lambda scene, who: Text(40), lambda scene, who: of(scene, who).concentration or "-",
            put_concentration),
    Setting("hidden_from", several(lambda state: list(state.fighters)),
            lambda scene, who: tuple(of(scene, who).hidden_from), put_hidden),
    plain("stealth", "stealth", -10, 99),
    Setting("held", items_of, lambda scene, who: tuple(of(scene, who).held), put_held),
    Setting("side", lambda scene, who: Text(40), lambda scene, who: of(scene, who).side, put_side),
    Setting("controller", controllers, lambda scene, who: of(scene, who).controller, put_controller),
)  # fmt: skip


def own_settings(fighter: Fighter) -> list[Setting]:
    """Its speeds, and what it has only so many of: slots, uses, ammunition, powers that recharge."""
    found = [
        Setting(f"speed_{mode}", whole(0, 500), partial(speed_in, mode=mode), partial(put_speed, mode=mode))
        for mode in fighter.card.speed
    ]
    if fighter.card.legendary_actions:
        found.append(plain("legendary", "legendary", 0, fighter.card.legendary_actions, budget_of))
    for name in fighter.uses_left:
        shown = name.replace(" ", "_") if name in SLOT else f"uses_{name}"
        found.append(Setting(shown, whole(0, 99), partial(uses_of, name=name), partial(put_uses, name=name)))
    recharged = [power.id for power in fighter.card.powers.values() if power.recharge]
    if recharged:
        field = several(lambda state: recharged)
        found.append(Setting("spent", field, lambda scene, who: tuple(of(scene, who).spent), put_spent))
    return found


def speed_in(scene: Scene[Any], who: str, mode: str) -> Value:
    return of(scene, who).card.speed[mode]


def uses_of(scene: Scene[Any], who: str, name: str) -> Value:
    return of(scene, who).uses_left[name]


# -- the battlefield and the table -----------------------------------------------------------------
def is_open(scene: Scene[Any], name: str) -> Value:
    return name in scene.state.opened


def put_open(scene: Scene[Any], name: str, value: Value) -> Script[None]:
    combat: Combat = scene.state
    combat.opened = [each for each in combat.opened if each != name] + ([name] if value else [])
    combat.ground = combat.map.ground(combat.opened, combat.broken)
    if value:
        note(combat, "opens", "gm", name)
    combat.loose, combat.crowd = True, None
    return follow_up(scene)


def feature_hp(scene: Scene[Any], name: str) -> Value:
    return scene.state.feature_hp.get(name, 0)


def put_feature_hp(scene: Scene[Any], name: str, value: Value) -> Script[None]:
    """The hit points of a thing; at 0 it is broken (E5-OBJ-1)."""
    combat: Combat = scene.state
    thing = combat.map.features[name].object
    combat.feature_hp[name] = min(max(0, value), thing.hp if thing is not None else 0)
    combat.broken = [each for each in combat.broken if each != name]
    if not combat.feature_hp[name]:
        combat.broken.append(name)
    combat.ground = combat.map.ground(combat.opened, combat.broken)
    combat.loose, combat.crowd = True, None
    return follow_up(scene)


def put_round(scene: Scene[Any], who: str, value: Value) -> None:
    scene.state.round = min(10_000, max(1, value))


def everybody(scene: Scene[Any], who: str) -> Field:
    return SeveralOf(lambda: list(scene.state.line), all_of=True)


def put_order(scene: Scene[Any], who: str, value: Value) -> None:
    """Another order of this and the next rounds; whoever has had its turn in this one has no other (E5-INIT-5)."""
    scene.state.slots, scene.state.line = [(name,) for name in value], list(value)


OF_TABLE: tuple[Setting, ...] = (
    Setting("round", whole(1, 10_000), lambda scene, who: scene.state.round, put_round),
    Setting("order", everybody, lambda scene, who: tuple(scene.state.line), put_order),
)
OPEN = Setting("open", yes_or_no, is_open, put_open)
Get = Callable[[Scene[Any], str], Value]


def of_feature(combat: Combat, name: str) -> list[Setting]:
    feature = combat.map.features[name]
    found = [OPEN] if feature.interact else []
    if feature.object is not None:
        found.append(Setting("hp", lambda scene, who: Amount(0, MOST), feature_hp, put_feature_hp))
    return found


def subjects(combat: Combat) -> Mapping[str, Sequence[Setting]]:
    """Everything that can be set, by combatant and feature, and `table` for the rest."""
    found: dict[str, Sequence[Setting]] = {
        name: (*COMMON, *own_settings(fighter)) for name, fighter in combat.fighters.items()
    }
    found.update({name: known for name in combat.map.features if (known := of_feature(combat, name))})
    if combat.line:
        found[TABLE] = OF_TABLE
    return found
