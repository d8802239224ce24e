"""How spells and abilities are used: provocation, disruption, castings that take rounds, concentration (SF-CAST)."""

from __future__ import annotations

from collections.abc import Iterator

from affray.core.refusals import Refusal
from affray.core.scene import Scene
from affray.core.script import Script
from affray.core.timing import Moment

from ..body.concentration import WITHIN_ACTION, break_casting, lose_spell, spend, stop_concentrating
from ..body.conditions import lose
from ..body.effects import end
from ..model.catalogue import no
from ..model.events import CastingBegan
from ..model.kinds import Ability
from ..model.stats import Casting, Combat, Fighter
from ..time.undertakings import lose_action, undertaking
from ..time.windows import Happening, Occurrence, after, before
from .abilities import spend_use, take_effect, trigger_of
from .aiming import choose_aim


def is_magic(ability: Ability) -> bool:
    """Spells and spell-like abilities: they can be disrupted (SF-ABIL-4)."""
    return ability.category in ("spell", "sp")


# -- using -----------------------------------------------------------------------------------------
def use(
    scene: Scene[Combat], fighter: Fighter, ability: Ability, action: str, trigger: Happening | None = None
) -> Script[None]:
    """Begin to use an ability: pay, provoke, then take effect or go on casting (SF-CAST-4 to SF-CAST-6, SF-ABIL-3)."""
    spend_use(scene, fighter, ability)
    magic = is_magic(ability)
    happening = Happening(fighter.id, action, provokes="casts" if ability.provokes else "")
    if magic:
        happening.occurrences.append(Occurrence("casts", fighter.id, name=ability.id))
        left = ability.casting_rounds - 1 if ability.casting_rounds else WITHIN_ACTION
        fighter.casting = Casting(ability.id, left, scene.state.round)

    with undertaking(scene, lambda: fighter.able and (not magic or fighter.casting is not None)) as act:
        yield from before(scene, happening)
        if ability.casting_rounds and magic:
            happening.occurrences.append(Occurrence("begins_long_casting", fighter.id, name=ability.id))
            go_on_casting(scene, fighter, ability)
        else:
            yield from resolve(scene, fighter, ability, trigger or happening, trigger)
            fighter.kept_up = fighter.kept_up or fighter.concentrating_on == ability.id
    if act.lost:
        break_casting(scene, fighter, "unable", "SF-CAST-5")
        lose_action(scene, fighter, action)
        return
    yield from after(scene, happening)


def resolve(
    scene: Scene[Combat], fighter: Fighter, ability: Ability, happening: Happening, trigger: Happening | None = None
) -> Script[None]:
    """The moment of effect: targets are chosen, the slot is spent, concentration begins (SF-CAST-11, SF-CAST-14)."""
    attacker = trigger_of(fighter, ability, trigger) if trigger is not None else ""
    aim = yield from choose_aim(scene, fighter, ability, attacker)
    fighter.casting = None
    if aim is None:
        lose_spell(scene, fighter, ability, "conditions", "SF-CAST-11")
        return
    spend(fighter, ability)
    with undertaking(scene):  # it takes effect, whatever becomes of who used it
        stays = yield from take_effect(scene, fighter, ability, aim, happening)
    if ability.duration == "concentration" and stays and fighter.able:
        fighter.concentrating_on = ability.id


def react(scene: Scene[Combat], fighter: Fighter, ability: Ability, trigger: Happening) -> Script[None]:
    """An ability used as a reaction (SF-REACT-4, SF-REACT-5)."""
    yield from use(scene, fighter, ability, ability.id, trigger)


def why_concentrating(fighter: Fighter, ability: Ability) -> Iterator[Refusal]:
    """While concentrating nobody casts another spell or begins another such effect (SF-CAST-9)."""
    if fighter.concentrating_on and (ability.is_spell or ability.duration == "concentration"):
        yield no("SF-CAST-9", "concentrating", ability=fighter.concentrating_on)


# -- castings that take rounds ---------------------------------------------------------------------
def go_on_casting(scene: Scene[Combat], fighter: Fighter, ability: Ability) -> None:
    """A full action of this round goes into the casting (SF-CAST-2, SF-CAST-3)."""
    fighter.kept_up = True
    if scene.recording and fighter.casting is not None:
        scene.tell(CastingBegan(fighter.id, ability.id, fighter.casting.rounds_left + 1, rules=("SF-CAST-3",)))


def continue_casting(scene: Scene[Combat], fighter: Fighter) -> None:
    """One more round of a casting (SF-CAST-2)."""
    casting = fighter.casting
    if casting is not None:
        fighter.casting = casting_after(casting)
        go_on_casting(scene, fighter, fighter.card.abilities[casting.ability])


def casting_after(casting: Casting) -> Casting:
    return Casting(casting.ability, casting.rounds_left - 1, casting.begun_round)


def complete(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """Step S1: a casting that has had its rounds takes effect just before the caster's turn (SF-CAST-3)."""
    casting = fighter.casting
    if casting is None or casting.rounds_left > 0:
        return
    ability = fighter.card.abilities[casting.ability]
    with undertaking(scene, lambda: fighter.casting is not None):
        yield from resolve(scene, fighter, ability, Happening(fighter.id))


def end_of_turn(scene: Scene[Combat], fighter: Fighter) -> None:
    """Step E2: without its action a casting or a kept-up effect is over (SF-CAST-3, SF-CAST-9)."""
    if fighter.kept_up:
        return
    if fighter.casting is not None:
        break_casting(scene, fighter, "action", "SF-CAST-3")
    stop_concentrating(scene, fighter, "concentration", "SF-CAST-9")


# -- effects that run ------------------------------------------------------------------------------
def running(combat: Combat, fighter: Fighter) -> list[str]:
    """The abilities of somebody that keep something up, in the order of its card."""
    found: list[str] = []
    for name in fighter.card.abilities:
        for other in combat.fighters.values():
            kept = any(x.ability == name and x.source == fighter.id for x in other.effects)
            if kept or any(x.cause == name and x.source == fighter.id for x in other.conditions):
                found.append(name)
                break
    if fighter.concentrating_on and fighter.concentrating_on not in found:
        found.append(fighter.concentrating_on)
    return found


def redirect(scene: Scene[Combat], fighter: Fighter, ability: Ability) -> Script[None]:
    """A running effect is turned on other targets, for the rest of its time (SF-MACT-7)."""
    aim = yield from choose_aim(scene, fighter, ability)
    if aim is None:
        return
    until = taken_off(scene, fighter, ability.id)
    with undertaking(scene):
        yield from take_effect(scene, fighter, ability, aim, Happening(fighter.id), until)


def taken_off(scene: Scene[Combat], fighter: Fighter, ability: str) -> Moment | None:
    """Take a running effect off everybody; returns the moment at which it would have ended."""
    combat = scene.state
    until: Moment | None = None
    for other in combat.fighters.values():
        for effect in [x for x in other.effects if x.ability == ability and x.source == fighter.id]:
            until = effect.until or until
            end(combat, other, effect)
        for condition in [x for x in other.conditions if x.cause == ability and x.source == fighter.id]:
            until = condition.until or until
            lose(scene, other, condition, "redirected", "SF-MACT-7")
    return until
