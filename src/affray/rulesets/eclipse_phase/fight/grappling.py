"""Holding somebody: what the holder may do with it, and breaking free (EP-MELEE-9 to EP-MELEE-12)."""

from __future__ import annotations

from functools import partial

from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.space.field import along

from ..body.blows import UNARMED, weapon_of
from ..body.checks import Part, Test, beats, check, tell_test, throw
from ..body.conditions import gain, hold, level_of, lose_grip, scorch, set_free
from ..body.damage import by_size, hurt, roll_harm, weapon_harm
from ..body.pools import Stake, attempt, effort, spend_after, spend_before
from ..body.traits import strength
from ..body.wounds import knock_out
from ..ground.board import may_stand, put
from ..model.events import Grappled
from ..model.kinds import GRAIN, halved
from ..model.stats import ACTIVE, Combat, Fighter, can_act
from ..model.underway import past_recall

HOLDS = ("damage", "choke", "knockdown", "move", "hold")
"""What a holder may choose, one each turn (EP-MELEE-11)."""


def keep_hold(scene: Scene[Combat], who: str, effect: str) -> Script[None]:
    """The holder spends its complex action (EP-MELEE-11)."""
    target = scene.state.fighters[who].grappling
    scene.change(partial(hold_on, who, effect == "move"))
    if scene.recording:
        scene.tell(Grappled(target, who, "held", rules=("EP-MELEE-11",)))
    if effect == "choke":
        if not (yield from attempt(scene, check(scene.state.fighters[target], "som"), "som_check")).success:
            knock_out(scene, target, "unconscious", "EP-MELEE-11")
    elif effect == "damage":
        yield from squeeze(scene, who, target)
    elif effect == "knockdown":
        test = best_of(scene.state.fighters[target], (-30, "knockdown", "EP-MELEE-11"))
        if not (yield from attempt(scene, test, f"{test.name}_check", ("EP-MELEE-11",))).success:
            gain(scene, target, "prone", "EP-MELEE-11")


def hold_on(who: str, dragging: bool, combat: Combat) -> None:
    fighter = combat.fighters[who]
    fighter.held = True
    if dragging and not fighter.dragging:
        fighter.dragging, fighter.budget.move_left = True, halved(fighter.budget.move_left)


def squeeze(scene: Scene[Combat], who: str, target: str) -> Script[None]:
    """Unarmed damage, against which there is no defence (EP-MELEE-11)."""
    holder = scene.state.fighters[who]
    weapon = weapon_of(holder, UNARMED.id)
    assert weapon is not None
    total = yield from roll_harm(scene, who, weapon_harm(holder, weapon))
    yield from hurt(scene, target, by_size(holder, weapon, total), weapon.armor, "EP-MELEE-11", who)


def best_of(fighter: Fighter, *extra: Part, active: bool = False, using: str = "") -> Test:
    """Melee or a check of strength: as wished, else whichever promises more."""
    melee = check(fighter, "melee", list(extra), active)
    som = check(fighter, "som", [*extra, *strength(fighter)], active)
    return melee if using == "melee" or (not using and melee.target > som.target) else som


def break_free(scene: Scene[Combat], who: str, using: str = "") -> Script[None]:
    """Against a holder an opposed test, against material a check of strength alone (EP-MELEE-12, EP-TRAIT-6)."""
    fighter = scene.state.fighters[who]
    holder = fighter.grappled_by
    if not holder:
        grip: Part = (level_of(fighter, "grappled"), "superior", "EP-TRAIT-6")
        if (yield from effort(scene, who, "som", "EP-TRAIT-6", grip, *strength(fighter))).success:
            set_free(scene, who, "freed", "EP-TRAIT-6")
        return
    mine, theirs = best_of(fighter, active=True, using=using), best_of(scene.state.fighters[holder])
    stakes = [
        Stake([mine], "attack", partial(beats, mine, theirs)),
        Stake([theirs], "defence", lambda: not beats(mine, theirs)),
    ]
    yield from spend_before(scene, stakes)
    mine.roll = yield from throw(scene, who, f"{mine.name}_check")
    theirs.roll = yield from throw(scene, holder, f"{theirs.name}_check")
    yield from spend_after(scene, stakes)
    for test in (mine, theirs):
        tell_test(scene, test, f"{test.name}_check", ("EP-MELEE-12",))
    if beats(mine, theirs):
        set_free(scene, who, "freed", "EP-MELEE-12")
        past_recall(scene)
        found = mine.graded()
        if (found.superior or found.critical) and can_grapple(scene.state, who, holder):
            yield from turn_tables(scene, who, holder)


def can_grapple(combat: Combat, who: str, target: str) -> bool:
    """Nobody can hold a body two sizes larger (EP-MELEE-9)."""
    fighter, other = combat.fighters[who], combat.fighters[target]
    return other.card.size < fighter.card.size + 2 and other.status == ACTIVE


def turn_tables(scene: Scene[Combat], who: str, target: str) -> Script[None]:
    """With a superior success the freed one may grapple in turn (EP-MELEE-12)."""

    def known() -> list[Option]:
        return [Option("grapple"), Option("nothing", ends=True)]

    def effect(combat: Combat) -> None:
        hold(combat, who, target)

    def question() -> Choose | None:
        able = can_act(scene.state.fighters[who]) and can_grapple(scene.state, who, target)
        return Choose(who, "counter_grapple", known) if able else None

    pick = yield from ask(scene, question)
    if pick is not None and pick.do == "grapple":
        scene.change(effect)
        if scene.recording:
            scene.tell(Grappled(target, who, "grappled", rules=("EP-MELEE-12",)))


def after_move(scene: Scene[Combat], who: str) -> None:
    """A holder drags whom it holds along; at a distance no hold lasts (EP-MELEE-11)."""
    combat = scene.state
    fighter = combat.fighters[who]
    other = fighter.grappling
    if other and fighter.dragging:
        pulled = along(fighter.pos, combat.fighters[other].pos, GRAIN)
        if may_stand(combat, combat.fighters[other], pulled):
            start = combat.fighters[other].pos
            scene.change(partial(put, other, pulled))
            scorch(scene, other, start)
    lose_grip(scene, who)


def not_held(scene: Scene[Combat], who: str) -> None:
    """At the end of the grappler's slot a target that was not held is free (EP-MELEE-11)."""
    fighter = scene.state.fighters[who]
    if not fighter.grappling:
        return
    if not fighter.held:
        set_free(scene, fighter.grappling, "freed", "EP-MELEE-11")
    scene.change(partial(next_slot, who))


def next_slot(who: str, combat: Combat) -> None:
    fighter = combat.fighters[who]
    fighter.held = fighter.dragging = False
