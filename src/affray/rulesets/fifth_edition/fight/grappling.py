"""Grapple, shove and escape: special melee attacks that are contests (E5-GRAP, E5-SHOVE)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from affray.core.acts import Lost, underway
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.space.measure import Footprint
from affray.space.steps import STEPS

from ..body.conditions import gain, lose
from ..body.dice import check, contest
from ..body.hands import free_hands
from ..body.settling import give_away, results_window, settle
from ..ground.board import distance, fits, gap, others_at
from ..ground.cover import cover
from ..ground.knowing import is_known, seems_free
from ..ground.sight import has_lost
from ..model.battlefield import TOTAL
from ..model.catalogue import in_order, no
from ..model.events import Contested
from ..model.kinds import SKILLS
from ..model.stats import Combat, Fighter
from ..time.windows import Happening, watched, window
from .attacks import choose_another, late_responses, lose_attack
from .movement import bump, push
from .stepping import space_after
from .strikes import is_charmed_by

RULES = {
    "grapple": ("E5-GRAP-3", "E5-GRAP-4", "E5-GRAP-6"),
    "shove": ("E5-SHOVE-3", "E5-SHOVE-4", "E5-SHOVE-5"),
}


def why_not_seize(combat: Combat, fighter: Fighter, target: Fighter, what: str) -> Iterator[Refusal]:
    """What is against a grapple or shove of this target (E5-GRAP-3 to -5, -15; E5-SHOVE-3, -4)."""
    size, reach, _ = RULES[what]
    if not target.present or target is fighter:
        yield no("E5-OBJ-1", "not_attackable", target=target.id)
        return
    if distance(fighter, target) > fighter.card.reach:
        yield no(reach, "out_of_reach", target=target.id)
    if target.card.size > fighter.card.size + 1:
        yield no(size, "target_too_large", target=target.id)
    if has_lost(fighter, target):
        yield no("E5-SIGHT-8", "not_seen", target=target.id)
    elif cover(combat, fighter, target) == TOTAL:
        yield no("E5-COVER-5", "total_cover", target=target.id)
    if is_charmed_by(fighter, target):
        yield no("E5-COND-5", "charmed", target=target.id)
    if what == "grapple":
        if any(each.name == "grappled" and each.source == fighter.id for each in target.conditions):
            yield no("E5-GRAP-15", "already_grappled", target=target.id)


def why_no_hand(combat: Combat, fighter: Fighter) -> Iterator[Refusal]:
    if free_hands(combat, fighter) < 1:
        yield no("E5-GRAP-5", "no_free_hand", who=fighter.id)


def seize(scene: Scene[Combat], fighter: Fighter, target: Fighter, what: str, action: str) -> Script[None]:
    """Steps 1 to 3 of an attack, then the contest, its result, 13 and 14."""
    combat = scene.state
    happening: Happening | None = None
    found: Fighter | None = target
    try:
        if watched(combat, "on_declare"):
            happening = Happening(f"{what}s", fighter.id, (target.id,), action)
            still = partial(can_seize_somebody, combat, fighter, what)
            yield from window(scene, "on_declare", happening, can_happen=still)
            found = yield from still_seized(scene, fighter, target, what)
        while found is not None:
            with underway(scene, partial(can_seize, combat, fighter, found, what)) as act:
                yield from struggle(scene, fighter, found, what)
            if not act.lost:
                break
            found = yield from still_seized(scene, fighter, found, what)
    except Lost:
        lose_attack(scene, fighter, what)
        raise
    if found is not None:
        yield from settle(scene)
        if combat.results:
            yield from results_window(scene)
    if happening is not None:
        yield from late_responses(scene, happening)


def struggle(scene: Scene[Combat], fighter: Fighter, target: Fighter, what: str) -> Script[None]:
    """The contest and its result."""
    won = yield from wins(scene, fighter, target, what)
    if fighter.in_hiding:
        give_away(scene, fighter, what, "E5-HIDE-7")
    if won:
        yield from (grappled if what == "grapple" else shoved)(scene, fighter, target)


def can_seize(combat: Combat, fighter: Fighter, target: Fighter, what: str) -> bool:
    """Whether somebody could be grappled or shoved now."""
    return not why_no_hold(combat, fighter, target, what)


def can_seize_somebody(combat: Combat, fighter: Fighter, what: str) -> bool:
    people = [each for each in combat.fighters.values() if is_known(combat, fighter.side, each)]
    return any(can_seize(combat, fighter, each, what) for each in people)


def why_no_hold(combat: Combat, fighter: Fighter, target: Fighter, what: str) -> list[Refusal]:
    """Everything against a grapple or shove but what pays for it."""
    hand = why_no_hand(combat, fighter) if what == "grapple" else ()
    return in_order([*hand, *why_not_seize(combat, fighter, target, what)])


def still_seized(scene: Scene[Combat], fighter: Fighter, target: Fighter, what: str) -> Script[Fighter | None]:
    """The target after an interruption: the same, another one, or nobody (E5-REACT-8)."""
    combat = scene.state

    def against(name: str) -> list[Refusal]:
        return why_no_hold(combat, fighter, combat.fighters[name], what)

    if not against(target.id):
        return target
    found = combat.fighters.get((yield from choose_another(scene, fighter, against)))
    if found is None:
        lose_attack(scene, fighter, what)
    return found


def wins(scene: Scene[Combat], fighter: Fighter, target: Fighter, what: str) -> Script[bool]:
    """Athletics against Athletics or Acrobatics, as the target chooses; a tie changes nothing (E5-GRAP-6, -7, -16)."""
    if target.incapacitated and scene.state.options.contest_vs_incapacitated == "auto_success":
        return True
    skill = yield from choose_skill(scene, target)
    margin = yield from contest(scene, fighter, "athletics", target, skill, what, RULES[what][2])
    if scene.recording:
        scene.tell(Contested(fighter.id, target.id, what, margin > 0, rules=(RULES[what][2], "E5-DICE-8")))
    return margin > 0


def choose_skill(scene: Scene[Combat], target: Fighter) -> Script[str]:
    """The target of a grapple or shove chooses its check (E5-GRAP-6, E5-SHOVE-5)."""

    def known() -> list[Option]:
        return [Option("athletics"), Option("acrobatics")]

    def question() -> Choose | None:
        return Choose(target.id, "contest", known)

    pick = yield from ask(scene, question)
    return pick.do if pick is not None else "athletics"


def grappled(scene: Scene[Combat], fighter: Fighter, target: Fighter) -> Script[None]:
    gain(scene, target, "grappled", fighter.id)
    yield from ()


# -- shoving ---------------------------------------------------------------------------------------
def push_places(combat: Combat, fighter: Fighter, target: Fighter) -> list[Footprint]:
    """Where a push may lead: farther from the shover, by one step, free as its side knows; straight on first
    (E5-SHOVE-8)."""
    away = distance(fighter, target)
    found: list[Footprint] = []
    for dx, dy in STEPS:
        place = space_after(combat, target, target.place, (target.place.x + dx, target.place.y + dy))
        if isinstance(place, list) or place.wide < target.place.wide:
            continue
        farther = gap(fighter.place, fighter.elevation, place, target.elevation) > away
        if farther and seems_free(combat, target, place, target.elevation, fighter.side):
            found.append(place)
    (ax, ay), (bx, by) = fighter.place.centre(), target.place.centre()

    def straightness(place: Footprint) -> tuple[int, int, int]:
        px, py = place.centre()
        return abs((px - bx) * (by - ay) - (py - by) * (bx - ax)), place.x, place.y

    return sorted(found, key=straightness)


def shoved(scene: Scene[Combat], fighter: Fighter, target: Fighter) -> Script[None]:
    """The winner knocks the target prone or pushes it 5 feet away (E5-SHOVE-6, E5-SHOVE-7)."""
    combat = scene.state

    def spots() -> list[tuple[int, int]]:
        return [(place.x, place.y) for place in push_places(combat, fighter, target)]

    def why_not(values: Values) -> list[Refusal]:
        open_spots = spots()
        if not open_spots or ("to" in values and values["to"] not in open_spots):
            return [no("E5-SHOVE-8", "push_blocked", target=target.id)]
        return []

    def known() -> list[Option]:
        return [Option("prone"), Option("push", {"to": Place(spots, optional=True)}, why_not)]

    def question() -> Choose | None:
        return Choose(fighter.id, "shove_result", known)

    happening = Happening("shoves", fighter.id, (target.id,))
    combat.under_way.append(happening)
    try:
        pick = yield from ask(scene, question)
    finally:
        combat.under_way = [each for each in combat.under_way if each is not happening]
    if pick is None or pick.do == "prone":
        gain(scene, target, "prone", fighter.id)
        return
    x, y = pick.get("to") or spots()[0]
    place = target.place._replace(x=x, y=y)
    if fits(combat, target, place, target.elevation):
        yield from push(scene, target, place)
    else:
        bump(scene, target, others_at(combat, target, place, target.elevation), place)


# -- escaping --------------------------------------------------------------------------------------
def escape(scene: Scene[Combat], fighter: Fighter, grappler: str, skill: str) -> Script[None]:
    """Win a contest against the grappler, or reach the escape DC of the attack that holds (E5-GRAP-9, E5-MON-5)."""
    held = next((each for each in fighter.conditions if each.name == "grappled" and each.source == grappler), None)
    other = scene.state.fighters.get(grappler)
    if held is None:
        return
    if held.escape_dc or other is None:
        total = yield from check(
            scene, fighter, SKILLS[skill], skill, held.escape_dc, "escape", "escape", rules=("E5-MON-5",)
        )
        free = total >= held.escape_dc
    else:
        margin = yield from contest(scene, fighter, skill, other, "athletics", "escape", "E5-GRAP-9")
        free = margin > 0
    if scene.recording:
        scene.tell(Contested(fighter.id, grappler, "escape", free, rules=("E5-GRAP-9",)))
    if free:
        lose(scene, fighter, held, "escaped", "E5-GRAP-9")


def holders(fighter: Fighter) -> list[str]:
    """Who grapples somebody."""
    return list(dict.fromkeys(each.source for each in fighter.conditions if each.name == "grappled"))


def best_skill(fighter: Fighter) -> str:
    skills = fighter.card.skills
    return "acrobatics" if skills["acrobatics"] > skills["athletics"] else "athletics"
