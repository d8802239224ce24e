"""Who acts when: initiative, the six phases, and who may not act now (COIN-INIT, COIN-CAMO, COIN-TURN, COIN-SEL)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from affray.core.acts import underway
from affray.core.fields import OneOf
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Script, ask, together

from .actions import DEFENCES
from .catalogue import in_order, no
from .chain import attack, link
from .cleanup import begin_turn, clear_field, finish
from .coins import passes, toss
from .defence import affected, apply_damage
from .events import Chosen, Conceded, FirstPlayer, LastAction, PhaseSkipped
from .moments import can_act, is_marked
from .seats import living_pilot
from .stats import Battle, Unit, other

CONCEDE = Option("concede")
END = Option("end", ends=True)


def next_step(scene: Scene[Battle]) -> Script[None]:
    """The next step; the game master may give the turn another course, and then it is dropped."""
    battle = scene.state
    with underway(scene, partial(is_course, battle, battle.upheavals)):
        yield from step(scene)


def is_course(battle: Battle, upheavals: int) -> bool:
    return battle.upheavals == upheavals


def step(scene: Scene[Battle]) -> Script[None]:
    """The next step, from the phase alone (COIN-TURN-2)."""
    phase = scene.state.phase
    if phase == 0:
        return attempt_initiative(scene) if scene.state.tosser else draw_lot(scene)
    if phase == 1:
        return select(scene)
    if phase in (2, 4):
        return act(scene)
    return defend(scene) if phase in (3, 5) else clear(scene)


# -- phase 0: initiative ---------------------------------------------------------------------------
def draw_lot(scene: Scene[Battle]) -> Script[None]:
    """A neutral coin says who makes the first attempt (COIN-INIT-4)."""
    battle = scene.state
    fixed = battle.options.initiative_first_tosser
    if fixed == "lot":
        tails = yield from toss(scene, "gm", "lot", 1, "COIN-INIT-4")
        battle.tosser = "a" if tails else "b"
    else:
        battle.tosser = fixed.removeprefix("side_")


def attempt_initiative(scene: Scene[Battle]) -> Script[None]:
    """One attempt; the sides take turns until one passes and is the first player (COIN-INIT-2 to COIN-INIT-6)."""
    battle = scene.state
    side = battle.tosser
    battle.tosser = other(side)
    if battle.options.initiative_streak == "accumulate":
        tails = yield from toss(scene, side, "initiative", 1, "COIN-INIT-6")
        battle.streaks[side] = battle.streaks.get(side, 0) + 1 if tails else 0
        passed = battle.streaks[side] >= need(battle, side)
    else:
        rule = "COIN-INIT-2" if need(battle, side) == 1 else "COIN-CAMO-2"
        passed = yield from passes(scene, side, "initiative", rule, partial(need, battle, side))
    if passed:
        battle.first, battle.tosser, battle.streaks = side, "", {}
        scene.tell(FirstPlayer(side, rules=("COIN-INIT-5",)))
        begin_turn(scene)


def need(battle: Battle, side: str) -> int:
    """How many tails in a row a side needs: the weakest camouflage of the other side, at least 1 (COIN-CAMO-5)."""
    return max(1, level(battle, other(side)))


def level(battle: Battle, side: str) -> int:
    """The lowest rating over all units of a side, whoever and wherever they are (COIN-CAMO-3, -4, -7)."""
    ratings = [rating(battle, unit) for unit in battle.units.values() if unit.side == side and unit.status == "ok"]
    return min(ratings, default=0)


def rating(battle: Battle, unit: Unit) -> int:
    own = unit.card.camouflage
    if unit.inside and battle.options.camouflage_passengers == "vehicle":
        return max(own, battle.units[unit.inside].card.camouflage)
    return own


# -- phase 1: the active units ---------------------------------------------------------------------
def is_eligible(battle: Battle, unit: Unit, side: str) -> bool:
    """Of this side and `ok`; a vehicle only with a living pilot who did not take the seat this turn (COIN-SEL-3)."""
    if unit.side != side or not unit.living:
        return False
    return not unit.technical or (living_pilot(battle, unit) is not None and unit.id not in battle.taken)


def why_not_eligible(battle: Battle, unit: Unit, side: str, used: Sequence[str]) -> Iterator[Refusal]:
    """Every rule against choosing this unit (COIN-SEL-3, COIN-SEL-8, COIN-ACT-8)."""
    if unit.id in used:
        yield no("COIN-SEL-8", unit=unit.id)
    elif not is_eligible(battle, unit, side):
        yield no("COIN-SEL-3", unit=unit.id)
    if unit.id in battle.taken:
        yield no("COIN-ACT-8", unit=unit.id)


def choice(scene: Scene[Battle], side: str, why: str, used: Sequence[str] = ()) -> Choose | None:
    """The question which unit acts; None if there is none to choose."""
    battle = scene.state

    def units() -> list[str]:
        return list(battle.units)

    def likely() -> list[str]:
        return [unit.id for unit in battle.units.values() if unit.id not in used and is_eligible(battle, unit, side)]

    def why_not(values: Values) -> list[Refusal]:
        name = values.get("unit")
        if name is None or name in likely():
            return []
        return in_order(why_not_eligible(battle, battle.units[name], side, used))

    def nobody(name: str) -> Refusal:
        return no("COIN-SEL-3", unit=name)

    def must_choose(values: Values) -> list[Refusal]:
        return [no("COIN-SEL-4", side=side)]

    def known() -> list[Option]:
        unit = OneOf(units, likely, strange=nobody, type="combatant")
        return [Option("choose", {"unit": unit}, why_not), CONCEDE, Option("pass", why_not=must_choose, ends=True)]

    return Choose(side, why, known) if likely() else None


def select(scene: Scene[Battle]) -> Script[None]:
    """Both players choose one unit each, in turn and openly (COIN-SEL-1; option `selection_order`)."""
    battle = scene.state
    order = [battle.first, battle.second]
    if battle.options.selection_order == "second_then_first":
        order.reverse()
    if battle.options.selection_order == "secret":
        yield from select_secretly(scene, order)
        return
    side = next(side for side in order if side not in battle.active)

    def question() -> Choose | None:
        return choice(scene, side, "select")

    pick = yield from ask(scene, question)
    chose(scene, side, pick)
    if len(battle.active) == 2:
        battle.phase = 2


def select_secretly(scene: Scene[Battle], order: list[str]) -> Script[None]:
    """Both choices are made unseen and revealed together."""

    def build(side: str) -> Choose | None:
        return choice(scene, side, "select")

    replies = yield from together(scene, order, build)
    picks = {side: reply for side, reply in replies.items() if isinstance(reply, Pick)}
    scene.state.phase = 2
    for side in order:
        chose(scene, side, picks.get(side))
    if all(pick.do == CONCEDE.id for pick in picks.values()) and len(picks) == 2:
        finish(scene, "draw", "conceded", "COIN-WIN-2")


def chose(scene: Scene[Battle], side: str, pick: Pick | None) -> None:
    """Write a choice down; it is final for the turn (COIN-SEL-5, COIN-SEL-6). Or the side gives up (COIN-WIN-3)."""
    if pick is not None and pick.do == CONCEDE.id:
        scene.tell(Conceded(side, rules=("COIN-WIN-3",)))
        finish(scene, other(side), "conceded", "COIN-WIN-3")
        return
    scene.state.active[side] = str(pick["unit"]) if pick is not None else ""
    if pick is not None:
        scene.tell(Chosen(side, scene.state.active[side], rules=("COIN-SEL-2",)))


# -- phases 2 and 4: acting ------------------------------------------------------------------------
def act(scene: Scene[Battle]) -> Script[None]:
    """One step of an acting phase: who acts, a link of his chain, or his attack."""
    battle = scene.state
    side = battle.acting_side
    name = battle.active.get(side, "")
    everybody = battle.options.activation_mode == "all"
    if everybody and not name:
        yield from choose_next(scene, side)
        return
    unit = battle.units[name] if name else None
    done = name != battle.acting and name in battle.acted
    if unit is None or done or not can_act(battle, unit, side):
        if unit is not None:
            rule = "COIN-MARK-2" if is_marked(battle, unit) and not done else "COIN-SEL-7"
            scene.tell(PhaseSkipped(unit.id, battle.phase, rules=(rule,)))
        battle.acting = ""
        battle.phase, battle.active = (battle.phase, {}) if everybody else (battle.phase + 2, battle.active)
        return
    if name != battle.acting:
        open_phase(scene, unit)
    with underway(scene, partial(goes_on, battle, unit, side)):
        yield from (attack if battle.attacking else link)(scene, unit)


def goes_on(battle: Battle, unit: Unit, side: str) -> bool:
    """Whether the unit that acts is still active and able; otherwise all that it is doing is lost (COIN-SEL-7)."""
    return battle.active.get(side) == unit.id and can_act(battle, unit, side)


def choose_next(scene: Scene[Battle], side: str) -> Script[None]:
    """The former rules: every unit acts, in the order its player chooses as he goes (COIN-SEL-8)."""
    battle = scene.state

    def question() -> Choose | None:
        return choice(scene, side, "next_unit", battle.acted)

    pick = yield from ask(scene, question)
    if pick is None:
        battle.phase = 4 if battle.phase == 2 else 6
        return
    chose(scene, side, pick)


def open_phase(scene: Scene[Battle], unit: Unit) -> None:
    """An acting phase begins with nothing prepared and nothing allotted."""
    battle = scene.state
    battle.acting = unit.id
    battle.acted.append(unit.id)
    battle.attacking, battle.links = False, 0
    battle.prep_objects, battle.portions, battle.allotment, battle.defended = [], {}, {}, []
    if is_marked(battle, unit):
        scene.tell(LastAction(unit.id, rules=("COIN-MARK-2",)))


# -- phases 3 and 5: defence -----------------------------------------------------------------------
def defend(scene: Scene[Battle]) -> Script[None]:
    """One defensive action, or the damage when nobody is left who can defend (COIN-DEF-6, COIN-DMG-1, COIN-TURN-5)."""
    battle = scene.state
    side = battle.defending_side

    def find(name: str) -> Option | None:
        return END if name == END.id else DEFENCES[name].option(scene, side) if name in DEFENCES else None

    def known() -> list[Option]:
        return [*(action.option(scene, side) for action in DEFENCES.values()), END]

    def question() -> Choose | None:
        left = [] if battle.options.defence == "none" else [n for n in affected(battle) if n not in battle.defended]
        if not any(can_defend(scene, side, name) for name in left):
            return None
        return Choose(side, "defend", known, find)

    pick = yield from ask(scene, question)
    if pick is not None and pick.do != END.id:
        yield from DEFENCES[pick.do].perform(scene, side, pick.values)
        return
    again = battle.options.activation_mode == "all"
    battle.phase, battle.acting = battle.phase - 1 if again else battle.phase + 1, ""
    battle.active = {side: name for side, name in battle.active.items() if not again}
    yield from apply_damage(scene)


def can_defend(scene: Scene[Battle], side: str, name: str) -> bool:
    """Whether any defensive action is open to an affected unit; an attacked one can always brace (COIN-DEF-7)."""
    if name in scene.state.allotment:
        return True
    return any(not action.why_not(scene, side, {"unit": name}) for action in DEFENCES.values())


# -- phase 6 ---------------------------------------------------------------------------------------
def clear(scene: Scene[Battle]) -> Script[None]:
    clear_field(scene)
    yield from ()
