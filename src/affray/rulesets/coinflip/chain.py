"""The acting phase of one unit: the chain of preparatory actions, then the attack (COIN-PREP, COIN-HATCH).

Each link of the chain is a step of its own, so is the attack: between them everything is in the state.
"""

from __future__ import annotations

from dataclasses import replace

from affray.core.acts import underway
from affray.core.fields import OneOf, YesNo
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Script, ask
from affray.core.windows import Window, opened

from .actions import PREPARATIONS, WORDS
from .actions.preparation import Custom, Preparation
from .arsenal import can_attack
from .attack import ATTACKS, tell_no_attack
from .coins import passes
from .events import ChainEnded, CustomRuled, Opposed
from .moments import is_marked
from .stats import Battle, Unit

STOP = Option("stop", ends=True)
OPPOSING = Window("oppose", lambda who, do: ())
"""The only window of the game; those who are not asked in it hear whose moment it is, as always (COIN-HATCH-6)."""


def may_prepare(battle: Battle, unit: Unit) -> bool:
    """A marked unit may be limited to its attack (option `marked_unit_acts`), anybody by the option `prep_cap`."""
    if battle.options.marked_unit_acts == "attack_only" and is_marked(battle, unit):
        return False
    return battle.options.prep_cap is None or battle.links < battle.options.prep_cap


def pass_to_attack(scene: Scene[Battle], unit: Unit, why: str, rule: str) -> None:
    scene.state.attacking = True
    scene.tell(ChainEnded(unit.id, why, scene.state.links, rules=(rule,)))


def link(scene: Scene[Battle], unit: Unit) -> Script[None]:
    """One link: declare, test, toss; or stop, or attack at once (COIN-PREP-2 to COIN-PREP-8)."""
    battle = scene.state
    if not may_prepare(battle, unit):
        marked = is_marked(battle, unit)
        pass_to_attack(scene, unit, "marked" if marked else "cap", "COIN-MARK-2" if marked else "COIN-PREP-4")
        return
    scene.mark("action", unit.id)
    in_words = {} if battle.mapped else WORDS

    def find(name: str) -> Option | None:
        if name in in_words:
            return in_words[name].option(scene, unit.id)
        action = PREPARATIONS.get(name) or ATTACKS.get(name)
        return STOP if name == STOP.id else action.option(scene, unit.id) if action is not None else None

    def known() -> list[Option]:
        prepared = [action.option(scene, unit.id) for action in PREPARATIONS.values()]
        prepared += [each.option(scene, unit.id) for each in in_words.values()]
        return [*prepared, STOP, *(action.option(scene, unit.id) for action in ATTACKS.values())]

    def question() -> Choose:
        return Choose(unit.id, "prepare", known, find)

    pick = yield from ask(scene, question)
    if pick is None or pick.do == STOP.id or pick.do in ATTACKS:
        pass_to_attack(scene, unit, "stopped", "COIN-PREP-7")
        if pick is not None and pick.do != STOP.id:
            yield from carry_out(scene, unit, pick)
        return
    yield from declared(scene, unit, meant(scene, pick) if pick.do in in_words else pick)


def meant(scene: Scene[Battle], pick: Pick) -> Pick:
    """What somebody declares who moves in words: a run or a drive to that point (COIN-ACT-3, COIN-ACT-11)."""
    found = WORDS[pick.do].answer(scene, pick.who, pick.values)
    return pick if found is None else replace(pick, do=found[0].id, values=dict(found[1]))


def declared(scene: Scene[Battle], unit: Unit, pick: Pick) -> Script[None]:
    """A declared action; if it is not legal any more, it is dropped, and the chain goes on (COIN-PREP-8)."""
    action, values = PREPARATIONS[pick.do], pick.values
    with underway(scene, lambda: not action.why_not(scene, unit.id, values)):
        if isinstance(action, Custom):
            ruled = yield from consent(scene, unit, pick)
            if ruled is None:
                return
            values = ruled
        yield from attempt(scene, unit, action, values)


def attempt(scene: Scene[Battle], unit: Unit, action: Preparation, values: Values) -> Script[None]:
    """Toss for a declared action; it takes effect at once, unless an opponent holds against it (COIN-PREP-6)."""
    battle = scene.state
    passed = yield from passes(scene, unit.id, action.id, "COIN-PREP-2")
    aimed = action.aimed_at(battle, unit, values)
    if aimed and aimed not in battle.prep_objects:
        battle.prep_objects.append(aimed)
    if not passed:
        pass_to_attack(scene, unit, "failed", "COIN-PREP-5")
        return
    battle.links += 1
    if not (yield from opposed(scene, unit, action, values)):
        action.take_effect(scene, unit, values)


def opposed(scene: Scene[Battle], unit: Unit, action: Preparation, values: Values) -> Script[bool]:
    """The only interruption: one living opponent may answer a success with a check of his own (COIN-HATCH-2, -3)."""
    battle = scene.state

    def opponent() -> str:
        name = action.opponent(battle, unit, values)
        return name if name and battle.units[name].living else ""

    def known() -> list[Option]:
        return [Option("oppose"), Option("decline", ends=True)]

    def question() -> Choose | None:
        by = opponent()
        return Choose(by, "oppose", known) if by else None

    if not opponent():
        return False
    with opened(scene, OPPOSING):
        pick = yield from ask(scene, question)
        if pick is None or pick.do == "decline":
            return False
        by = pick.who
        with underway(scene, lambda: opponent() == by) as answer:
            held = yield from passes(scene, by, "oppose", "COIN-HATCH-2")
    if answer.lost:
        return (yield from opposed(scene, unit, action, values))
    scene.tell(Opposed(unit.id, by, held, rules=("COIN-HATCH-3" if held else "COIN-HATCH-4",)))
    return held


def consent(scene: Scene[Battle], unit: Unit, declared: Pick) -> Script[Values | None]:
    """The game master allows a custom action, saying whom it is aimed at and who may oppose, or not (COIN-PREP-10)."""
    battle = scene.state

    def units() -> list[str]:
        return list(battle.units)

    def why_not(values: Values) -> list[Refusal]:
        return PREPARATIONS[declared.do].why_not(scene, unit.id, {**declared.values, **values})

    def known() -> list[Option]:
        fields = {"object": OneOf(units, optional=True, type="combatant"), "opposed": YesNo(optional=True)}
        return [Option("forbid"), Option("allow", fields, why_not)]

    def question() -> Choose:
        return Choose("gm", "custom", known)

    pick = yield from ask(scene, question)
    allowed = pick is not None and pick.do == "allow"
    scene.tell(CustomRuled(unit.id, str(declared["what"]), allowed, rules=("COIN-PREP-10",)))
    return {**declared.values, **pick.values} if pick is not None and allowed else None


def attack(scene: Scene[Battle], unit: Unit) -> Script[None]:
    """The attack, once, after the chain (COIN-ATK-1); passed over without a usable weapon."""
    battle = scene.state

    def find(name: str) -> Option | None:
        return ATTACKS[name].option(scene, unit.id) if name in ATTACKS else None

    def known() -> list[Option]:
        return [action.option(scene, unit.id) for action in ATTACKS.values()]

    def question() -> Choose | None:
        able = unit.id not in battle.attacked and can_attack(battle, unit)
        return Choose(unit.id, "attack", known, find) if able else None

    scene.mark("action", unit.id)
    pick = yield from ask(scene, question)
    if pick is None:
        tell_no_attack(scene, unit)
        battle.phase += 1
        return
    yield from carry_out(scene, unit, pick)


def carry_out(scene: Scene[Battle], unit: Unit, pick: Pick) -> Script[None]:
    """What was chosen as the attack; the phase is over with it."""
    scene.state.phase += 1
    yield from ATTACKS[pick.do].perform(scene, unit.id, pick.values)
