"""Spells and special abilities as deeds (SF-CAST, SF-ABIL, SF-MACT-7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from affray.core.fields import Field, OneOf, YesNo, words
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..body.concentration import end_ability
from ..magic.abilities import why_not_spend
from ..magic.aiming import AimOption, fields_for, needs_no_aim, why_not_aim
from ..magic.casting import continue_casting, redirect, running, use, why_concentrating
from ..model.catalogue import no
from ..model.kinds import Ability
from ..model.stats import Combat, Fighter
from .deed import Deed
from .defence import why_not_real


def named(fighter: Fighter, values: Values, field: str) -> Ability | None:
    return fighter.card.abilities.get(str(values.get(field, "")))


def has_aim(combat: Combat, fighter: Fighter, ability: Ability) -> bool:
    """Whether an ability has anybody it could be used on now."""
    if needs_no_aim(ability):
        return True
    option = AimOption(
        "aim", fields_for(combat, fighter, ability), lambda values: why_not_aim(combat, fighter, ability, values)
    )
    return option.example() is not None


class Cast(Deed):
    """Cast a spell, or begin to (SF-CAST-1 to SF-CAST-6)."""

    id = "cast"
    group = "magic"
    priced_by = "spell"
    rule = "SF-CAST-1"
    limbs = False
    mental = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def spells() -> Sequence[str]:
            return [each.id for each in fighter.card.abilities.values() if each.is_spell]

        return {"spell": OneOf(spells, type="power"), "defensively": YesNo(optional=True)}

    def cost_of(self, combat: Combat, fighter: Fighter, values: Values) -> str:
        spell = named(fighter, values, "spell")
        if spell is None:
            return self.cost
        return "full" if spell.casting_rounds else cost_word(spell)

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        yield from why_not_real(values)
        spell = named(fighter, values, "spell")
        if spell is None:
            return
        if spell.action == "reaction":
            yield no("SF-ABIL-2", "other_action_type", ability=spell.id)
        yield from why_not_spend(fighter, spell)
        yield from why_concentrating(fighter, spell)

    def is_provoking(self, combat: Combat, fighter: Fighter, values: Values) -> bool:
        spell = named(fighter, values, "spell")
        return spell is not None and spell.provokes

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        self.tell(scene, fighter, values, paid)
        spell = named(fighter, values, "spell")
        if spell is not None:
            yield from use(scene, fighter, spell, self.id)


def cost_word(ability: Ability) -> str:
    """What an ability costs; none is free."""
    return "free" if ability.action in ("none", "ongoing", "reaction") else ability.action


class ContinueCasting(Deed):
    """Another full action for a casting that takes rounds (SF-CAST-2)."""

    id = "continue_casting"
    group = "magic"
    cost = "full"
    rule = "SF-CAST-2"
    limbs = False
    mental = True
    ends_casting = False

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if fighter.casting is None or fighter.casting.rounds_left < 1:
            yield no("SF-CAST-2", "nothing_to_change", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        continue_casting(scene, fighter)
        yield from ()


class UseAbility(Deed):
    """Use a special ability; what it costs is written in it (SF-ABIL-1 to SF-ABIL-6)."""

    id = "use_ability"
    group = "magic"
    priced_by = "ability"
    rule = "SF-ABIL-2"
    limbs = False

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def known() -> Sequence[str]:
            return [each.id for each in fighter.card.abilities.values() if not each.is_spell]

        return {"ability": OneOf(known, type="power"), "as": words("standard", "move", "swift", "full")}

    def cost_of(self, combat: Combat, fighter: Fighter, values: Values) -> str:
        ability = named(fighter, values, "ability")
        return "free" if ability is None else cost_word(ability)

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        ability = named(fighter, values, "ability")
        if ability is None:
            return
        if ability.action == "reaction" or values.get("as", ability.action) != ability.action:
            yield no("SF-ABIL-2", "other_action_type", ability=ability.id, action=ability.action)
        if ability.action == "ongoing":
            yield no("SF-ABIL-1", "ongoing", ability=ability.id)
        yield from why_not_spend(fighter, ability)
        yield from why_concentrating(fighter, ability)
        if not has_aim(combat, fighter, ability):
            yield no("SF-CAST-11", "no_target", ability=ability.id)

    def is_provoking(self, combat: Combat, fighter: Fighter, values: Values) -> bool:
        ability = named(fighter, values, "ability")
        return ability is not None and ability.provokes

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        self.tell(scene, fighter, values, paid)
        ability = named(fighter, values, "ability")
        if ability is not None:
            yield from use(scene, fighter, ability, self.id)


class Concentrate(Deed):
    """Keep up a spell for another turn (SF-CAST-7)."""

    id = "concentrate"
    group = "magic"
    rule = "SF-CAST-7"
    limbs = False
    mental = True

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if not fighter.concentrating_on:
            yield no("SF-CAST-7", "nothing_to_change", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        fighter.kept_up = True
        yield from ()


class OnRunning(Deed):
    """Something done about an effect that one keeps up."""

    limbs = False
    mental = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def known() -> Sequence[str]:
            return running(combat, fighter)

        return {"effect": OneOf(known, type="power")}


class Dismiss(OnRunning):
    """End a dismissible effect (SF-CAST-8)."""

    id = "dismiss"
    group = "magic"
    rule = "SF-CAST-8"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        ability = named(fighter, values, "effect")
        if ability is not None and not ability.dismissible:
            yield no("SF-CAST-8", "not_dismissible", ability=ability.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        end_ability(scene, fighter, str(values["effect"]), "dismissed", "SF-CAST-8")
        yield from ()


class Redirect(OnRunning):
    """Turn a running effect on other targets (SF-MACT-7)."""

    id = "redirect"
    group = "magic"
    cost = "move"
    rule = "SF-MACT-7"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        ability = named(fighter, values, "effect")
        if ability is not None and not ability.redirectable:
            yield no("SF-MACT-7", "not_redirectable", ability=ability.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        ability = named(fighter, values, "effect")
        if ability is not None:
            yield from redirect(scene, fighter, ability)


MAGIC: tuple[Deed, ...] = (Cast(), ContinueCasting(), UseAbility(), Concentrate(), Dismiss(), Redirect())
