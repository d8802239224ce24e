"""Declaring and carrying out acts one at a time (EP-DECL)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from affray.core.acts import folded, underway
from affray.core.fields import Field
from affray.core.places import is_spot
from affray.core.refusals import Refusal, Value, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Script, ask
from affray.space.field import Point

from ..actions import ACTIONS, WORDS
from ..actions.deed import Deed, pay
from ..body.checks import Grade
from ..body.pools import effort
from ..fight.attacks import stop_sweeping
from ..fight.movement import distance_of, forget_aim
from ..ground.board import shown
from ..model.declaration import Declaration, Refused
from ..model.events import ActDropped, Declared
from ..model.kinds import MOVEMENTS, Movement
from ..model.naming import words
from ..model.stats import Combat, Fighter, Spent, can_act
from ..model.underway import able

END = Option("end", ends=True)
NOTHING = Option("nothing")
KEEP = Option("keep", ends=True)
PASS = Option("pass", ends=True)

Reasons = Callable[[Scene[Combat], str, str, Values], list[Refusal]]
Known = Callable[[], Sequence[Option]]


class SlotAct(Declaration):
    """A deed as an act of a slot; whoever names a pool with it wants an extra action (EP-EXTRA-14)."""

    __slots__ = ("as_extra",)
    as_extra: Callable[[Values], list[Refusal]]

    def refusals(self, values: Values) -> list[Refusal]:
        if "pool" in values and "pool" not in self.fields:
            return self.as_extra(values)
        return Declaration.refusals(self, values)


def act_option(scene: Scene[Combat], who: str, deed: Deed, why_not: Reasons) -> Option:
    option = SlotAct(
        deed.id, partial(deed.fields, scene, who), partial(deed.why_not, scene, who),
        partial(deed.left_open, scene, who), partial(deed.suggest, scene, who), deed.group,
    )  # fmt: skip
    option.as_extra = partial(why_not, scene, who, deed.id)
    return option


def act_question(
    scene: Scene[Combat], who: str, why: str, others: Sequence[Option], why_not: Reasons
) -> Choose | None:
    """The next act of somebody, or one of the other words; None if it cannot act any more."""
    fighter = scene.state.fighters[who]
    if not can_act(fighter):
        return None

    def known() -> Sequence[Option]:
        acts = [act_option(scene, who, deed, why_not) for deed in ACTIONS.values()]
        in_words = [] if scene.state.mapped else [each.option(scene, who) for each in WORDS.values()]
        return [*acts, *in_words, *others, *out_of_place(scene, who, ("delay", "take"), why_not)]

    def find(name: str) -> Option | None:
        if name in WORDS and not scene.state.mapped:
            return WORDS[name].option(scene, who)
        deed = ACTIONS.get(name)
        return None if deed is None else act_option(scene, who, deed, why_not)

    return Choose(who, why, known, find)


def out_of_place(scene: Scene[Combat], who: str, names: Iterable[str], why_not: Reasons) -> list[Option]:
    """What is not asked now, each with the rule that says so."""
    return [refused_now(scene, who, name, why_not) for name in names]


def refused_now(scene: Scene[Combat], who: str, name: str, why_not: Reasons) -> Option:
    def fields() -> Mapping[str, Field]:
        known = {"delay": ("mode", "anchor", "condition"), "take": ("pool",)}
        own = ACTIONS[name].fields(scene, who) if name in ACTIONS else {x: AnyWord() for x in known.get(name, ())}
        return {**own, "words": AnyWords()}

    return Refused(name, fields, partial(why_not, scene, who, name))


class AnyWord(Field):
    """Whatever somebody says with something that is refused anyway."""


class AnyWords(Field):
    """The rest of it."""

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        taken = " ".join(words)
        words.clear()
        return taken


def act_fields() -> Mapping[str, Field]:
    return {"move": words(*MOVEMENTS, optional=False)}


def begin_option(
    fields: Callable[[], Mapping[str, Field]], why_not: Callable[[Values], Iterable[Refusal]]
) -> Option:
    """To act; the movement type is part of it (EP-DECL-3, EP-DECL-5). Whoever names an act at once has declared base
    movement, which costs nothing (EP-MOVE-4), or none.
    """
    return Declaration("act", fields, why_not, leads=({"move": "base"}, {"move": "none"}))


# -- the slot --------------------------------------------------------------------------------------
def begin_slot(scene: Scene[Combat], who: str, movement: Movement) -> Script[None]:
    """A fresh allowance, and the movement type for the whole turn (EP-ACT-2, EP-DECL-3, EP-MOVE-2).

    Rushing and moving in an unusual way are the complex action of the slot (EP-MOVE-6, EP-MOVE-8).
    """
    combat = scene.state
    fighter = combat.fighters[who]
    if fighter.delaying:
        combat.waiting.remove(who)
    fighter.slot_state, fighter.delay, fighter.held = "acting", None, False
    budget = fighter.budget
    budget.renew()
    budget.complex = 1 if movement in ("rush", "nonstandard") else 0
    budget.move_type, budget.rushed = movement, 0
    if budget.complex and fighter.aim is not None:
        forget_aim(who, combat)  # the next complex action was another one (EP-RANGE-10)
    if movement == "rush":
        with able(scene, who):
            found = yield from effort(scene, who, "athletics", "EP-MOVE-6")
            budget.rushed = 1 + rush_successes(found) if found.success else 0
    budget.move_left = distance_of(combat, fighter, movement)


def rush_successes(found: Grade) -> int:
    """Superior successes of a rush; a critical one is worth two."""
    return 2 if found.critical else found.superior


def declare(
    scene: Scene[Combat], who: str, why: str, others: Sequence[Option], why_not: Reasons
) -> Script[Pick | None]:
    """Ask for the next act and make it public; None if there is none."""
    scene.mark("action", who)
    pick = yield from ask(scene, partial(act_question, scene, who, why, others, why_not))
    if pick is not None and pick.do in WORDS:
        pick = meant(scene, pick)
    if pick is None or pick.do not in ACTIONS:
        return pick
    tell_declared(scene, pick)
    return pick


def meant(scene: Scene[Combat], pick: Pick) -> Pick:
    """What somebody declares who moves in words: a segment of its movement to that point (EP-MOVE-3)."""
    found = WORDS[pick.do].answer(scene, pick.who, pick.values)
    return pick if found is None else replace(pick, do=found[0].id, values=dict(found[1]))


def tell_declared(scene: Scene[Combat], act: Pick) -> None:
    if scene.recording:
        targets = ACTIONS[act.do].aimed_at(act.values)
        target = targets[0] if targets else ""
        values = sorted(act.values.items(), key=lambda each: each[0] != "with")  # the weapon first, however it was said
        parts = [each for name, value in values for each in said(name, value) if each != target]
        scene.tell(Declared(act.who, act.do, target, tuple(parts), rules=("EP-DECL-4",)))


def said(name: str, value: Value) -> list[str]:
    """One value of a declaration as people name it."""
    if isinstance(value, bool):
        return [name] if value else []
    if is_spot(value):
        return [shown(Point(*value))]
    return [str(each) for each in value] if isinstance(value, tuple) else [str(value)]


def attacks_in(acts: Sequence[Pick]) -> list[tuple[str, tuple[str, ...]]]:
    """Declared attacks: by whom, against whom."""
    return [(x.who, ACTIONS[x.do].aimed_at(x.values)) for x in acts if ACTIONS[x.do].attacks]


def still_legal(scene: Scene[Combat], act: Pick) -> bool:
    """Whether a declared act can be carried out now as it was declared (EP-INTR-9)."""
    option = ACTIONS[act.do].option(scene, act.who)
    return not option.refusals(act.values)


def carry_out(scene: Scene[Combat], act: Pick) -> Script[bool]:
    """Resolve an act; inside it nobody can interrupt (EP-DECL-4, EP-INTR-7). Whether it came to pass.

    If a decree makes it impossible before its dice have fallen, nothing was spent for it (EP-INTR-9, EP-INTR-10).
    """
    deed = ACTIONS[act.do]
    combat, main = scene.state, scene.family[0].state
    fighter = combat.fighters[act.who]
    type_ = deed.type_of(combat, fighter, act.values)
    before = fighter.budget.spent()
    scene.change(partial(pay, act.who, type_))
    if fighter.aim is not None and type_ == "complex" and not deed.attacks:
        scene.change(partial(forget_aim, act.who))  # the next complex action was another one (EP-RANGE-10)
    if fighter.swept and type_ != "automatic" and not deed.attacks:
        scene.change(partial(stop_sweeping, act.who))  # the next action was another one (EP-RANGE-13)
    main.resolving = True
    combat.exposed = []
    told = folded(scene, scene.last(Declared, act.who))
    with underway(scene, partial(deed.still, combat, fighter, act.values)) as resolved, told:
        yield from deed.effect(scene, act.who, act.values)
    main.resolving = False
    if resolved.lost:
        unable = not can_act(fighter)
        drop(scene, act, "unable" if unable else "illegal")
        if unable or combat.options.redeclare_after_interrupt != "never":
            scene.change(partial(give_back, act.who, before))
    return not resolved.lost


def give_back(who: str, before: Spent, combat: Combat) -> None:
    """What an act would have used up."""
    budget = combat.fighters[who].budget
    budget.complex, budget.quick, budget.resolved, budget.extras_taken = before


def drop(scene: Scene[Combat], act: Pick, why: str) -> None:
    """A declared act that does not come to pass costs nothing (EP-INTR-9, EP-INTR-10)."""
    if scene.recording:
        rule = "EP-INTR-10" if why == "unable" else "EP-INTR-9"
        scene.tell(ActDropped(act.who, act.do, why, rules=(rule,)))


def forfeit(combat: Combat, fighter: Fighter, act: Pick) -> None:
    """With the option `never` the action of an act that became illegal is lost (EP-INTR-9)."""
    type_ = ACTIONS[act.do].type_of(combat, fighter, act.values)
    if type_ == "quick":
        fighter.budget.quick += 1
    elif type_ != "automatic":
        fighter.budget.complex += 1
