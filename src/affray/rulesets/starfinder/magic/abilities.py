"""What spells and abilities do when they take effect: attacks, saves, damage, healing, conditions (SF-ABIL, -CAST)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from affray.core.acts import folding
from affray.core.modifiers import Modifier
from affray.core.refusals import Refusal
from affray.core.scene import Scene
from affray.core.script import Script
from affray.core.timing import Moment

from ..body import effects
from ..body.conditions import end_with, gain
from ..body.damage import deal, heal
from ..body.dice import d20, pool, save
from ..body.dying import spend_resolve
from ..fight.attacks import (
    attack,
    declared,
    defence_against,
    is_critical,
    is_hit,
    lost_in_concealment,
    still_possible,
    tell_outcome,
)
from ..fight.circumstances import (
    Support,
    computed_bonus,
    melee_advantages,
    roll_modifiers,
    support_for,
    support_modifier,
    use_up,
)
from ..fight.strikes import Strike, why_no_strike
from ..model.bonuses import tallied, total
from ..model.catalogue import no
from ..model.conditions import CONDITIONS
from ..model.events import TookEffect
from ..model.kinds import Ability
from ..model.stats import Combat, Effect, Fighter
from ..time.moments import rounds
from ..time.undertakings import undertaking
from ..time.windows import Happening, before
from .aiming import Aim, affected, is_harmful


# -- costs -----------------------------------------------------------------------------------------
def why_not_spend(fighter: Fighter, ability: Ability) -> Iterator[Refusal]:
    """An unspent use, Resolve Points and a slot are needed when it is declared (SF-ABIL-6, SF-CAST-14)."""
    if (ability.uses is not None and fighter.uses_left.get(ability.id, 0) < 1) or fighter.rp < ability.rp_cost:
        yield no("SF-ABIL-6", "no_uses_left", ability=ability.id)
    if ability.is_spell and ability.spell_level and fighter.uses_left.get(f"slot {ability.spell_level}", 0) < 1:
        yield no("SF-CAST-14", "no_spell_slot", level=ability.spell_level)


def spend_use(scene: Scene[Combat], fighter: Fighter, ability: Ability) -> None:
    """A use and Resolve Points are gone when the action is paid (SF-ABIL-6)."""
    if ability.uses is not None:
        fighter.uses_left[ability.id] = fighter.uses_left.get(ability.id, 0) - 1
    if ability.rp_cost:
        spend_resolve(scene, fighter, ability.rp_cost, "ability", "SF-ABIL-6")


def save_dc(fighter: Fighter, ability: Ability) -> int:
    """The listed DC, else that of the spell or ability (SF-ABIL-5, SF-CAST-12)."""
    if ability.save is not None and ability.save.dc is not None:
        return ability.save.dc
    if ability.is_spell:
        return 10 + (ability.spell_level or 0) + fighter.card.key_ability_mod
    return 10 + int(fighter.card.rating / 2) + fighter.card.key_ability_mod


def begin_ongoing(combat: Combat) -> None:
    """Ongoing abilities count from the start, without an action (SF-ABIL-1)."""
    for fighter in combat.fighters.values():
        for ability in fighter.card.abilities.values():
            effect = ability.effect
            if ability.action == "ongoing" and effect.modifier:
                fighter.effects.append(
                    Effect(ability.id, fighter.id, "", effect.modifier, effect.modifier_type, serial=combat.number())
                )
                fighter.changed()


# -- taking effect ---------------------------------------------------------------------------------
@folding
def take_effect(
    scene: Scene[Combat],
    fighter: Fighter,
    ability: Ability,
    aim: Aim,
    happening: Happening,
    until: Moment | None = None,
) -> Script[bool]:
    """An ability does what it does to everybody it catches; returns whether it keeps anything up."""
    combat = scene.state
    caught = affected(combat, fighter, ability, aim)
    if scene.recording:
        rules = ("SF-CAST-11",) if ability.is_spell else ("SF-ABIL-2",)
        scene.tell(TookEffect(fighter.id, tuple([each.id for each in caught]), ability.id, rules=rules))
    effect = ability.effect
    if effect.attack:
        for target in caught:
            yield from strike_back(scene, fighter, target, effect.attack)
        return False
    until = until or moment_of(combat, ability)
    amount: int | None = None
    kept_up = False
    for target in caught:
        if not target.present or any(tag in target.card.immune for tag in effect.tags):
            continue
        hit = critical = False
        if rolls_to_hit(combat, fighter, target, ability):
            hit, critical = yield from spell_attack(scene, fighter, target, ability, happening)
            if not hit:
                continue
        if effect.damage is not None and amount is None:
            amount = yield from pool(scene, fighter.id, "damage", effect.damage)
        more = 0
        if effect.damage is not None and critical:
            more = yield from pool(scene, fighter.id, "critical_damage", effect.damage)
        kept_up |= yield from befall(scene, fighter, target, ability, (amount or 0) + more, until, happening, hit)
    return kept_up


def moment_of(combat: Combat, ability: Ability) -> Moment | None:
    """When an ability that is used now ends by itself."""
    return rounds(combat, ability.duration) if isinstance(ability.duration, int) else None


def strike_back(scene: Scene[Combat], fighter: Fighter, target: Fighter, item: str) -> Script[None]:
    """The one attack that an ability gives."""
    strike = Strike(item, target.id, mode="ability")
    if still_possible(scene.state, fighter, strike):
        yield from attack(scene, fighter, strike)


def befall(
    scene: Scene[Combat],
    fighter: Fighter,
    target: Fighter,
    ability: Ability,
    amount: int,
    until: Moment | None,
    happening: Happening,
    by_attack: bool,
) -> Script[bool]:
    """What an ability does to one target, after its saving throw; returns whether it keeps something up on it.

    Only an attack roll or a failed save disturbs concentration (SF-CAST-10).
    """
    effect, against = ability.effect, ability.save
    saved = False
    if against is not None and is_harmful(ability):
        if against.type == "fort" and "fort_effects" in target.card.immune:
            return False
        rule = "SF-CAST-12" if ability.is_spell else "SF-ABIL-5"
        saved = yield from save(scene, target, against.type, save_dc(fighter, ability), rule=rule)
        if saved and against.on_success == "negates":
            return False
    if effect.damage is not None:
        disrupts = by_attack or (against is not None and not saved)
        dealt = yield from deal(
            scene, target, amount, effect.types, fighter.id, halved=saved, disrupts=disrupts, during=happening,
            only_hit_points="hit_points" in effect.tags,
        )  # fmt: skip
        if not dealt:
            return False
    if effect.heal_hp is not None or effect.heal_sp is not None:
        yield from mend(scene, fighter, target, ability)
    if not target.present:
        return False
    if saved and against is not None and against.on_success == "half":
        return False
    return impose(scene, fighter, target, ability, rounds(scene.state, 1) if saved else until, happening)


def mend(scene: Scene[Combat], fighter: Fighter, target: Fighter, ability: Ability) -> Script[None]:
    """Healing of Hit Points and Stamina Points (SF-DMG-5)."""
    found = [0, 0]
    for number, dice in enumerate((ability.effect.heal_hp, ability.effect.heal_sp)):
        if dice is not None:
            found[number] = yield from pool(scene, fighter.id, "heal", dice)
    heal(scene, target, found[0], found[1], fighter.id)


def impose(
    scene: Scene[Combat],
    fighter: Fighter,
    target: Fighter,
    ability: Ability,
    until: Moment | None,
    happening: Happening,
) -> bool:
    """The condition and the modifiers of an ability, for as long as it lasts; returns whether anything stays."""
    effect, stays = ability.effect, False
    instant = ability.duration == "instant"
    if effect.condition:
        briefly = instant and until is None and not CONDITIONS[effect.condition].stays
        end = rounds(scene.state, 1) if briefly else until
        stays = gain(scene, target, effect.condition, fighter.id, end, cause=ability.id)
    if effect.modifier and instant:
        for what, value in effect.modifier:
            if what == "ac" and target.id in happening.targets:  # for the attack it answers
                bonus = Modifier(value, ability.id, "SF-REACT-4", effect.modifier_type)
                happening.ac_bonus = (*happening.ac_bonus, bonus)
    elif effect.modifier:
        effects.begin(
            scene, target, ability.id, fighter.id, until, changes=effect.modifier, kind=effect.modifier_type,
            ability=ability.id,
        )  # fmt: skip
        stays = True
    return stays and not instant


# -- attack rolls ----------------------------------------------------------------------------------
def rolls_to_hit(combat: Combat, fighter: Fighter, target: Fighter, ability: Ability) -> bool:
    """A spell that says so, and a touch on somebody unwilling (SF-CAST-12)."""
    if ability.attack_vs:
        return True
    single = not ability.effect.burst_ft and not ability.effect.cone_ft and ability.effect.target == "chosen"
    return single and not ability.range_ft and is_harmful(ability) and combat.hostile(fighter, target)


def spell_attack(
    scene: Scene[Combat], fighter: Fighter, target: Fighter, ability: Ability, happening: Happening
) -> Script[tuple[bool, bool]]:
    """Hit, and critical hit; a ranged one provokes only once, when casting begins (SF-CAST-12, SF-CAST-13)."""
    combat = scene.state
    ranged = ability.range_ft > 0
    strike = Strike("", target.id, mode="ability", action=ability.id)
    support = support_for(combat, fighter, target)
    aimed = declared(fighter, strike, ranged)
    if ranged and combat.options.ranged_spell_double_provoke:
        aimed.provokes = "ranged_attack"
    with undertaking(scene, lambda: fighter.able and target.present):
        yield from before(scene, aimed)
        return (yield from roll_spell(scene, fighter, target, ability, support.left(target), aimed, happening))
    return False, False


def roll_spell(
    scene: Scene[Combat],
    fighter: Fighter,
    target: Fighter,
    ability: Ability,
    support: Support,
    aimed: Happening,
    happening: Happening,
) -> Script[tuple[bool, bool]]:
    """The attack roll of a spell (SF-CAST-12)."""
    combat, strike = scene.state, aimed.strike
    ranged = ability.range_ft > 0
    modifiers = [*computed_bonus(fighter, "dex" if ranged else "str"), *roll_modifiers(fighter, None, not ranged)]
    if not ranged:
        modifiers += melee_advantages(combat, fighter, target)
    modifiers += support_modifier(support.harrying, "SF-HARRY-2")
    eac = ability.attack_vs != "kac"
    defence, fog = defence_against(combat, fighter, target, eac, ranged, support, aimed.ac_bonus)
    ac = total(defence)
    fallen = yield from d20(scene, fighter.id, "attack", modifiers, ac, ("SF-CAST-12",))
    spent: Sequence[Effect] = (*support.harrying, *support.covering)
    use_up(scene, target, spent if support.feint is None else (*spent, support.feint))
    target.last_attacker = fighter.id
    end_with(scene, target, "threat", "threat")
    hit = is_hit(combat, fallen, ac) and not (yield from lost_in_concealment(scene, fighter, target, ranged, fog))
    critical = hit and is_critical(fallen, ac, target, strike)
    if scene.recording:
        tell_outcome(scene, fighter, strike._replace(item=ability.id), hit, critical, tallied(defence))
    if hit:
        happening.occurrences += [
            each._replace(event="hit_by_ranged" if ranged else "hit_by_melee")
            for each in aimed.occurrences
            if each.event == "attacked"
        ]
    return hit, critical


# -- reactions -------------------------------------------------------------------------------------
def trigger_of(fighter: Fighter, ability: Ability, happening: Happening) -> str:
    """Who set a reaction off: the attacker, or whoever acts."""
    for each in happening.occurrences:
        if ability.trigger is not None and each.event == ability.trigger.event and each.by:
            return each.by
    return happening.who


def why_not_react(combat: Combat, fighter: Fighter, ability: Ability, happening: Happening) -> Iterator[Refusal]:
    """Everything against an ability as a reaction beside the reaction itself (SF-ABIL-6, SF-REACT-12)."""
    yield from why_not_spend(fighter, ability)
    if ability.effect.attack:
        target = trigger_of(fighter, ability, happening)
        yield from why_no_strike(combat, fighter, Strike(ability.effect.attack, target, mode="ability"))
