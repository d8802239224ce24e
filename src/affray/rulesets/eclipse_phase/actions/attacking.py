"""Attacks as they are declared: what all of them share, melee, psi (EP-ATK, EP-MELEE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from affray.core.acts import underway
from affray.core.fields import Field, OneOf, SeveralOf, YesNo
from affray.core.refusals import Refusal, Value, Values
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.field import Point

from ..body.blows import UNARMED, Blow, weapon_of
from ..body.calls import CALLED
from ..fight.attacks import volley
from ..fight.grappling import can_grapple
from ..fight.targets import linked, why_no_target, why_no_weapon
from ..ground.board import aim_field
from ..model.catalogue import no
from ..model.kinds import GRAIN, Weapon
from ..model.naming import TARGET, WEAPON, words
from ..model.stats import ACTIVE, Combat, Fighter
from .deed import Deed


def somebody(combat: Combat, fighter: Fighter, optional: bool = False) -> OneOf:
    """The field of a target: everybody else, opponents first."""

    def among() -> Sequence[str]:
        others = [each for each in combat.fighters.values() if each is not fighter]
        return [each.id for each in sorted(others, key=lambda each: each.side == fighter.side)]

    def likely() -> Sequence[str]:
        return [each.id for each in combat.enemies(fighter)]

    return OneOf(among, likely, optional=optional, strange=TARGET, type="combatant")


def several(combat: Combat, fighter: Fighter) -> SeveralOf:
    """Further targets."""

    def among() -> Sequence[str]:
        return [each.id for each in combat.fighters.values() if each is not fighter]

    return SeveralOf(among, optional=True, strange=TARGET, type="combatant")


def point_of(value: Value, z: int = 0) -> Point:
    return Point(value[0], value[1], z)


def without(values: Values, name: str) -> dict[str, Value]:
    """What was declared, but for one thing."""
    return {key: value for key, value in values.items() if key != name}


class Attack(Deed):
    """What all attacks have in common (EP-ATK-1, EP-DECL-5)."""

    attacks = True
    uncertain = True
    kinds: tuple[str, ...] = ()

    def weapons(self, fighter: Fighter) -> list[Weapon]:
        """Everything it carries of this kind, what is in hand first."""
        found = [weapon for weapon in fighter.arms.values() if weapon.kind in self.kinds]
        return sorted(found, key=lambda weapon: weapon.id not in fighter.ready)

    def weapon_field(self, fighter: Fighter) -> OneOf:
        def among() -> Sequence[str]:
            return [weapon.id for weapon in self.weapons(fighter)]

        return OneOf(among, strange=WEAPON, type="item")

    def chosen(self, fighter: Fighter, values: Values) -> Weapon | None:
        return weapon_of(fighter, str(values["with"])) if "with" in values else None

    def aimed_at(self, values: Values) -> tuple[str, ...]:
        first = (str(values["target"]),) if "target" in values else ()
        return (*first, *values.get("targets", ()))

    def targets(self, combat: Combat, values: Values) -> list[Fighter]:
        return [combat.fighters[name] for name in self.aimed_at(values)]

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        """As far as the values tell: first the weapon, then every target, then the manner."""
        if not self.weapons(fighter):
            yield no("EP-ACT-8", "no_weapon", who=fighter.id)
            return
        weapon = self.chosen(fighter, values)
        if weapon is None:
            for target in self.targets(combat, values):
                if target is fighter or target.status != ACTIVE:
                    yield no("EP-ATK-13", "no_target", target=target.id)
            return
        yield from why_no_weapon(fighter, weapon, str(values.get("mode", "")))
        yield from self.forbids_aim(combat, fighter, weapon, values)
        yield from self.forbids_manner(combat, fighter, weapon, values)

    def forbids_aim(self, combat: Combat, fighter: Fighter, weapon: Weapon, values: Values) -> Iterator[Refusal]:
        for target in self.targets(combat, values):
            yield from why_no_target(combat, fighter, weapon, target)

    def forbids_manner(self, combat: Combat, fighter: Fighter, weapon: Weapon, values: Values) -> Iterator[Refusal]:
        yield from ()


# -- melee -----------------------------------------------------------------------------------------
class AttackMelee(Attack):
    """With a blade or bare hands: aggressive, touching, grappling, at several (EP-MELEE)."""

    id = "attack_melee"
    group = "attack"
    kinds: tuple[str, ...] = ("melee",)

    def weapons(self, fighter: Fighter) -> list[Weapon]:
        bare = weapon_of(fighter, UNARMED.id)
        assert bare is not None
        return [*Attack.weapons(self, fighter), bare]

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def further() -> Sequence[str]:
            return [weapon.id for weapon in Attack.weapons(self, fighter)]

        yes, armed = YesNo(optional=True), any(name in fighter.ready for name in further())
        return {
            "target": somebody(combat, fighter),
            "with": replace(self.weapon_field(fighter), unasked=(UNARMED.id,) if armed else ()),
            "targets": several(combat, fighter), "called": words(*CALLED), "aggressive": words("hit", "damage"),
            "charge": yes, "touch_only": yes, "grapple": yes, "one_handed": yes,
            "also": SeveralOf(further, optional=True, strange=WEAPON, type="item"),
            "towards": aim_field(combat, fighter.pos, 4 * GRAIN, True, alike=True),
        }  # fmt: skip

    def forbids_manner(self, combat: Combat, fighter: Fighter, weapon: Weapon, values: Values) -> Iterator[Refusal]:
        names = self.aimed_at(values)
        if len(set(names)) < len(names) or not linked(combat, names):
            yield no("EP-ATK-13", "apart", targets=names)
        if values.get("charge") and not is_charge(fighter):
            yield no("EP-ATK-13", "no_charge", who=fighter.id)
        for name in values.get("also", ()):
            other = fighter.arms[name]
            if other.id == weapon.id:
                yield no("EP-ATK-13", "also", weapon=name)
            yield from why_no_weapon(fighter, other)
        if values.get("also") and 1 + len(values["also"]) > max(1, fighter.card.limbs):
            yield no("EP-ATK-13", "limbs", limbs=fighter.card.limbs)
        if values.get("grapple"):
            for name in names:
                if not can_grapple(combat, fighter.id, name):
                    yield no("EP-ATK-13", "too_large", target=name)
            if len(names) > 1 or values.get("called") or values.get("touch_only"):
                yield no("EP-ATK-13", "grapple", who=fighter.id)

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        """Each opponent is rolled for separately, all at -20 for each beyond the first (EP-MELEE-6)."""
        names = self.aimed_at(values)
        combat = scene.state
        for number, name in enumerate(names):
            alone = {**without(values, "targets"), "target": name} if number else values
            fighter = combat.fighters[who]
            if number and not self.still(combat, fighter, alone):
                continue
            with underway(scene, partial(self.still, combat, fighter, alone)):
                weapon = self.chosen(fighter, values)
                assert weapon is not None
                yield from volley(scene, [self.blow(combat, who, name, weapon, values, -20 * (len(names) - 1))])

    def blow(self, combat: Combat, who: str, target: str, weapon: Weapon, values: Values, penalty: int) -> Blow:
        towards = values.get("towards")
        touch = bool(values.get("touch_only")) or "touch_only" in weapon.traits
        return Blow(
            who, target, weapon, called=values.get("called", ""),
            towards=None if towards is None else point_of(towards, combat.fighters[target].pos.z),
            aggressive=str(values.get("aggressive", "")), charge=is_charge(combat.fighters[who]), touch=touch,
            grapple=bool(values.get("grapple")), one_handed=bool(values.get("one_handed")),
            also=len(values.get("also", ())), penalty=penalty, rule="EP-MELEE-6",
        )  # fmt: skip


def is_charge(fighter: Fighter) -> bool:
    """In a turn with a declared full move, after a segment of it (EP-MELEE-4)."""
    return fighter.budget.move_type == "full" and fighter.budget.moved


class AttackPsi(Attack):
    """A psi attack on a living mind (EP-ATK-14; option `psi_attacks`)."""

    id = "attack_psi"
    group = "attack"
    nature = "mental"
    kinds: tuple[str, ...] = ("psi",)

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"target": somebody(combat, fighter), "with": self.weapon_field(fighter)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        if not combat.options.psi_attacks:
            yield no("EP-ATK-14", "option", who=fighter.id)
        yield from Attack.forbids(self, combat, fighter, values)

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        weapon = self.chosen(scene.state.fighters[who], values)
        assert weapon is not None
        yield from volley(scene, [Blow(who, str(values["target"]), weapon)])


DEEDS: tuple[Deed, ...] = (AttackMelee(), AttackPsi())
