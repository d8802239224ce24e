"""Every condition, written once: what it changes, forbids and brings along, and how it ends (EP-COND)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from affray.rulesets.conditions import ConditionKind, ConditionTable

from .catalogue import Code
from .kinds import ActionType, Nature

EVERY_ACTION: tuple[ActionType, ...] = ("quick", "complex", "task")
"""The types that are not automatic (EP-ACT-1)."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Bar:
    """What a condition forbids: deeds of these types and deeds of these natures, except some."""

    code: Code
    """How the rule is told where it forbids an attack (EP-ATK-13)."""
    types: tuple[ActionType, ...] = ()
    natures: tuple[Nature, ...] = ()
    except_for: tuple[str, ...] = ()
    """Deeds that stay free."""
    except_attacks: bool = False

    def forbids(self, deed: str, attacks: bool, type: str, nature: str) -> bool:
        if deed in self.except_for or (attacks and self.except_attacks):
            return False
        return type in self.types or nature in self.natures


@dataclass(frozen=True, kw_only=True)
class Ailment(ConditionKind):
    """A condition of this game. What it implies comes with it, but has to end by itself."""

    helpless: bool = False
    """No actions of any nature and no defence: holds and slots are lost (EP-COND-9, EP-COND-12, EP-DELAY-26)."""
    defenceless: bool = False
    """No defence, although one may act (EP-ATK-3)."""
    bars: Bar | None = None
    moves: Literal["freely", "base", "not"] = "freely"
    """The types of movement that it leaves."""
    halves: bool = False
    """Both rates of movement are halved (EP-MOVE-7)."""
    tests: tuple[int, int] = (0, 0)
    """A modifier to all physical tests, and to all others."""
    checks: tuple[int, int] = (0, 0)
    """The same, but for attacks, which have a rule of their own (EP-ATK-11)."""
    perceive: int = 0
    """A modifier to Perceive tests."""
    initiative: int = 0
    """A modifier to Initiative rolls; it is not corrected later (EP-INIT-6)."""
    by_level: bool = False
    """Its level is a modifier to all tests, and several of them add up."""
    demands: bool = False
    """It demands the next slot, and ends with it."""
    holds: bool = False
    """It comes with a hold, of somebody or of something, and ends with it (EP-MELEE-10)."""
    at_start: bool = True
    """An encounter may begin with it."""
    foremost: int = 0
    """Of several conditions the one with the highest number says most about somebody."""


CONDITIONS = ConditionTable(
    Ailment(name="blinded", rule="EP-COND-2", checks=(-30, 0)),
    Ailment(name="confused", rule="EP-COND-3"),
    Ailment(
        name="dazed", rule="EP-COND-4", moves="base",
        bars=Bar(code="ep-cond-4", types=EVERY_ACTION, natures=("physical",), except_for=("move",)),
    ),
    Ailment(name="deafened", rule="EP-COND-5", perceive=-30, initiative=-3),
    Ailment(
        name="grappled", rule="EP-COND-6", moves="not", holds=True, at_start=False,
        bars=Bar(code="ep-cond-6", natures=("physical",), except_for=("break_free",)),
    ),
    Ailment(
        name="immobilized", rule="EP-COND-7", moves="not", defenceless=True,
        bars=Bar(code="ep-cond-7", natures=("physical",)),
    ),
    Ailment(name="impaired", rule="EP-COND-8", by_level=True),
    Ailment(name="incapacitated", rule="EP-COND-9", helpless=True, foremost=1),
    Ailment(name="prone", rule="EP-COND-10"),
    Ailment(name="stunned", rule="EP-COND-11", tests=(-30, -10)),
    Ailment(name="unconscious", rule="EP-COND-12", helpless=True, implies=("prone",), foremost=2),
    Ailment(name="burning", rule="EP-DMG-9"),
    Ailment(name="in_pain", rule="EP-TRAIT-7", tests=(-20, -20), at_start=False),
    Ailment(
        name="fleeing", rule="EP-TRAIT-7", demands=True, at_start=False,
        bars=Bar(code="ep-trait-7", types=EVERY_ACTION, except_for=("stand_up", "jump", "open_door")),
    ),
    Ailment(
        name="shaken", rule="EP-STRESS-4", at_start=False,
        bars=Bar(code="ep-stress-4", types=("complex",), except_for=("regain_wits",)),
    ),
    Ailment(name="slowed", rule="EP-CALL-6", halves=True, at_start=False),
    Ailment(
        name="raging", rule="EP-STRESS-4", demands=True, at_start=False,
        bars=Bar(code="ep-stress-4", types=("complex",), except_attacks=True),
    ),
    Ailment(
        name="detached", rule="EP-STRESS-4", moves="base", demands=True, at_start=False,
        bars=Bar(code="ep-stress-4", types=EVERY_ACTION),
    ),
)  # fmt: skip
MARK = CONDITIONS.mark

# -- what rules ask for by name --------------------------------------------------------------------
BLINDED = MARK["blinded"]
BURNING = MARK["burning"]
CONFUSED = MARK["confused"]
FLEEING = MARK["fleeing"]
GRAPPLED = MARK["grappled"]
IMMOBILIZED = MARK["immobilized"]
PRONE = MARK["prone"]
RAGING = MARK["raging"]
SHAKEN = MARK["shaken"]
UNCONSCIOUS = MARK["unconscious"]

# -- what they ask for by what it does -------------------------------------------------------------
HELPLESS = CONDITIONS.those(lambda each: each.helpless)
DEFENCELESS = CONDITIONS.those(lambda each: each.helpless or each.defenceless)
ROOTED = CONDITIONS.those(lambda each: each.moves == "not")
NO_ACTIONS = CONDITIONS.those(lambda each: each.moves == "base")
"""No actions, but a base move (EP-COND-4)."""
HALVING = CONDITIONS.those(lambda each: each.halves)
DEMANDING = CONDITIONS.those(lambda each: each.demands)
BARRING = CONDITIONS.those(lambda each: each.bars is not None)
BURDENING = CONDITIONS.those(lambda each: each.by_level or each.tests != (0, 0))
HAMPERING = CONDITIONS.those(lambda each: each.checks != (0, 0))
DULLING = CONDITIONS.those(lambda each: each.perceive != 0)
SLOW = CONDITIONS.those(lambda each: each.initiative != 0)

STARTING = tuple(each.name for each in CONDITIONS if each.at_start)
"""Conditions that an encounter may begin with."""
DECREED = tuple(each.name for each in CONDITIONS if not each.holds)
"""Conditions that the game master may put on somebody by their name alone."""
SHOWN = tuple(each.name for each in sorted(CONDITIONS, key=lambda each: -each.foremost))
"""What says most about somebody comes first."""
