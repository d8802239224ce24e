"""Combat actions beside attacks: ready, defend, escape, hide, treat injury, spell-like abilities (ACKS-ACT-5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from affray.core.acts import underway
from affray.core.fields import Field, OneOf, SeveralOf, words
from affray.core.places import Places
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..body.conditions import gain, lose
from ..body.damage import holder_of, roll_mortal_wounds
from ..body.throws import Part, save, throw
from ..fight.cleaving import defend
from ..fight.targets import has_hiding_place, main_weapon
from ..ground.board import within_five
from ..ground.guarding import may_guard
from ..magic.aiming import can_be_aimed
from ..magic.casting import cast
from ..model.catalogue import no
from ..model.conditions import HELD, HIDDEN, HOLDS, NO_CASTING_BY
from ..model.events import Readied
from ..model.kinds import Cost
from ..model.naming import thing
from ..model.stats import Combat, Condition, Ready, Warrior
from ..reactions.interrupts import somebody
from .attacking import chosen_weapon, weapon_field
from .deed import Deed

TRIGGERS = (
    "comes_into_reach", "comes_into_view", "moves", "charges", "attacks", "casts", "enters_square",
)  # fmt: skip
"""ACKS-READY-20."""


class ReadyAction(Deed):
    """Name an action and a trigger, and give up the rest of the segment (ACKS-READY-1)."""

    id = "ready"
    group = "posture"
    rule = "ACKS-READY-1"

    def __init__(self, answers: Callable[[], Mapping[str, bool]]) -> None:
        """`answers` tells of every action whether it can be readied; this one is one of them."""
        self.answers = answers

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        def enemies() -> Sequence[str]:
            return [each.id for each in combat.warriors.values() if combat.hostile(warrior, each)]

        def nowhere() -> list[tuple[tuple[int, int], ...]]:
            return []

        def actions() -> Sequence[str]:
            return list(self.answers())

        def readiable() -> Sequence[str]:
            return [name for name, fit in self.answers().items() if fit]

        return {
            "trigger": words(*self.triggers(warrior), optional=False),
            "action": OneOf(actions, readiable, optional=True, default="attack", type="option"),
            "with": weapon_field(warrior),
            "targets": SeveralOf(enemies, optional=True, type="combatant"),
            "squares": Places(nowhere, optional=True),
        }

    def triggers(self, warrior: Warrior) -> Sequence[str]:
        """The usual trigger of the weapon in hand first (D21)."""
        first = "comes_into_view" if main_weapon(warrior).missile else "comes_into_reach"
        return [first, *(each for each in TRIGGERS if each != first)]

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        grid = combat.ground.grid
        squares = values.get("squares", ())
        if "action" in values and not self.answers()[values["action"]]:
            yield no("ACKS-READY-1", action=values["action"])
        if values.get("trigger") == "enters_square" and not squares:
            yield no("ACKS-READY-20", trigger="enters_square")
        if any(not grid.has(x, y) for x, y in squares):
            yield no("ACKS-READY-20", "off_map", trigger="enters_square")

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        action, trigger = str(values.get("action", "attack")), str(values["trigger"])
        targets, squares = tuple(values.get("targets", ())), tuple(values.get("squares", ()))
        whole = "with" not in values and len(warrior.hand) > 1
        weapon = "" if whole else chosen_weapon(warrior, values).id
        warrior.ready = Ready(action, weapon, trigger, targets, squares, scene.state.round)
        warrior.lost_ready = ""
        if scene.recording:
            scene.tell(Readied(warrior.id, action, trigger, rules=(self.rule,)))
        yield from ()


class Defend(Deed):
    """Protect oneself, or one adjacent ally behind or to the left (ACKS-ACT-8)."""

    id = "defend"
    group = "posture"
    rule = "ACKS-ACT-8"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        return {"whom": replace(somebody(combat, [warrior.id], optional=True), default=warrior.id)}

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        whom = combat.warriors[values["whom"]] if "whom" in values else warrior
        if whom is warrior:
            return
        ally = not combat.hostile(warrior, whom) and whom.status == "active"
        if not ally or not may_guard(combat, warrior, whom):
            yield no("ACKS-ACT-8", whom=whom.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        defend(scene, warrior, str(values.get("whom", warrior.id)))
        yield from ()


class Escape(Deed):
    """A size-adjusted Paralysis save frees from a hold (ACKS-MANEUV-9)."""

    id = "escape"
    group = "move"
    rule = "ACKS-MANEUV-9"

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        if not warrior.marks & HELD:
            yield no("ACKS-MANEUV-9", who=warrior.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        holder = scene.state.warriors.get(holder_of(warrior))
        size = 0 if holder is None else 2 * (warrior.card.size - holder.card.size)
        extra: list[Part] = [(size, "size", "ACKS-MANEUV-2")]
        with underway(scene, lambda: bool(warrior.marks & HELD)):
            if (yield from save(scene, warrior, "paralysis", extra, holder)):
                for name in HOLDS:
                    lose(scene, warrior, name, self.rule)


class Hide(Deed):
    """Needs a throw and a place to hide (ACKS-MOVE-13)."""

    id = "hide"
    group = "posture"
    rule = "ACKS-MOVE-13"

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        if warrior.card.hide_throw is None or not has_hiding_place(combat, warrior):
            yield no("ACKS-MOVE-13", who=warrior.id)
        if warrior.marks & HIDDEN:
            yield no("ACKS-MOVE-13", "hidden", who=warrior.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        needed = warrior.card.hide_throw
        assert needed is not None
        warrior.moved = 0
        if (yield from throw(scene, warrior, "hide", needed, [], self.rule)):
            gain(scene, warrior, Condition("hidden"), self.rule)


class TreatInjury(Deed):
    """An unconscious ally within 5 ft rolls mortal wounds at once (ACKS-ACT-10)."""

    id = "treat_injury"
    group = "other"
    rule = "ACKS-ACT-10"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        fallen = [x.id for x in combat.warriors.values() if x.status == "unconscious" and x.side == warrior.side]
        return {"whom": somebody(combat, fallen)}

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        if combat.options.mortal_wounds == "simple":
            yield no("ACKS-DEATH-10", who=warrior.id)
        if "whom" in values:
            whom = combat.warriors[values["whom"]]
            lying = whom.status == "unconscious" and not combat.hostile(warrior, whom) and not whom.treated
            if not lying or not within_five(warrior, whom):
                yield no("ACKS-ACT-10", whom=whom.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        yield from roll_mortal_wounds(scene, scene.state.warriors[values["whom"]], 0, warrior.card.healing_rank)


class SpellLike(Deed):
    """A spell-like ability: a combat action, undeclared and undisturbed (ACKS-SPELL-7)."""

    id = "spell_like_ability"
    group = "magic"
    rule = "ACKS-SPELL-7"
    attacks = True
    trigger = "casts"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return [each.id for each in warrior.card.spells.values() if each.casting == "spell_like"]

        return {"ability": thing(among, rule=self.rule, code="unknown", key="ability", type="power")}

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        if not any(each.casting == "spell_like" for each in warrior.card.spells.values()):
            yield no("ACKS-SPELL-7", "none", who=warrior.id)
        elif "ability" in values:
            spell = warrior.card.spells[values["ability"]]
            if warrior.castings.get(spell.id, 0) < 1:
                yield no("ACKS-SPELL-7", "spent", ability=spell.id)
            if not can_be_aimed(combat, warrior, spell):
                yield no("ACKS-SPELL-5", "nobody", ability=spell.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        yield from cast(scene, warrior, warrior.card.spells[values["ability"]])


class CastSpell(Deed):
    """Cast the declared spell; it takes effect at the end of the segment (ACKS-SPELL-1, ACKS-SPELL-2)."""

    id = "cast"
    group = "magic"
    rule = "ACKS-SPELL-1"
    cost: Cost = "full"
    trigger = "casts"
    attacks = True

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        """The spell may be named, although it can only be the declared one."""

        def among() -> Sequence[str]:
            return [each.id for each in warrior.card.spells.values() if each.declared]

        def likely() -> Sequence[str]:
            return [name for name in among() if name == warrior.declared]

        spell = thing(
            among, likely, optional=True, rule="ACKS-DECL-7", code="unknown", key="spell", type="power"
        )  # fmt: skip
        return {"spell": spell}

    def told(self, values: Values) -> tuple[str, str]:
        """What is cast is told when it takes effect."""
        return "", ""

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        yield from why_no_casting(combat, warrior)
        if warrior.declared not in warrior.card.spells:
            yield no("ACKS-DECL-4", action="cast")
        elif values.get("spell", warrior.declared) != warrior.declared:
            yield no("ACKS-DECL-11", "another", who=warrior.id, spell=warrior.declared)
        elif warrior.disrupted:
            yield no("ACKS-SPELL-3", spell=warrior.declared)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        warrior.casting = True
        yield from ()


def why_no_casting(combat: Combat, warrior: Warrior) -> Iterator[Refusal]:
    """Who cannot speak and gesture: conditions that forbid casting (ACKS-SPELL-5, ACKS-COND-9, -12, -13, -14)."""
    for mask, rule in NO_CASTING_BY:
        if warrior.marks & mask:
            yield no(rule, who=warrior.id)
