"""The conditions: each one says here, once, what it does (E5-COND). How they come and go is in `body.conditions`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from affray.rulesets.conditions import ConditionKind, ConditionTable

from .kinds import ABILITIES

ConditionName = Literal[
    "blinded", "charmed", "deafened", "exhaustion", "frightened", "grappled", "incapacitated", "invisible",
    "paralyzed", "petrified", "poisoned", "prone", "restrained", "stunned", "unconscious",
]  # fmt: skip
Reason = tuple[str, str]
"""Why a roll has advantage or disadvantage, and by which rule."""


@dataclass(frozen=True, kw_only=True)
class Ailment(ConditionKind):
    """A condition of this game; whatever is not said of it, it does not do."""

    name: ConditionName
    levels: int = 1
    """How many levels there are; they add up (E5-COND-7)."""
    needs_source: bool = False
    """Somebody is the cause of it, and matters."""
    once: bool = False
    """Whoever has it is not given it again."""
    no_actions: bool = False
    cannot_move: bool = False
    no_speed: bool = False
    """The speed is 0; whoever cannot move at all has none either."""
    speechless: bool = False
    sightless: bool = False
    unaware: bool = False
    """Knows nothing of what goes on, whatever senses it has."""
    deaf: bool = False
    unseen: bool = False
    """Nobody sees it without a special sense."""
    easy_target: bool = False
    """Attack rolls against it have advantage."""
    critical_near: bool = False
    """Hits from within 5 feet are critical."""
    hinders_attacks: bool = False
    hinders_checks: bool = False
    hinders_saves: tuple[str, ...] = ()
    """The abilities whose saving throws have disadvantage."""
    fails_saves: tuple[str, ...] = ()
    roll_rule: str = ""
    """By which rule it helps or hinders rolls; empty for its own."""
    fearful: bool = False
    """Hinders attacks and checks with its source in line of sight, and lets nobody come nearer to it."""
    spares_source: bool = False
    """Its source is not attacked, nor made a target of what harms."""
    hardened: bool = False
    """All damage is resisted."""
    wards_off: tuple[str, ...] = ()
    """Conditions that it keeps away."""
    drops_things: bool = False
    """What is in hand falls when it comes."""
    brings: tuple[str, ...] = ()
    """Conditions that come with it, and stay when it ends (E5-COND-19)."""

    @property
    def reason(self) -> Reason:
        """It helps or hinders a roll of its bearer."""
        return self.name, self.roll_rule or self.rule

    @property
    def target_reason(self) -> Reason:
        """It helps or hinders a roll against its bearer."""
        return f"{self.name}_target", self.roll_rule or self.rule


BODILY = ("str", "dex")

CONDITIONS = ConditionTable(
    Ailment(name="blinded", rule="E5-COND-4", sightless=True),
    Ailment(name="charmed", rule="E5-COND-5", needs_source=True, spares_source=True),
    Ailment(name="deafened", rule="E5-COND-6", deaf=True),
    Ailment(name="exhaustion", rule="E5-COND-7", levels=6),
    Ailment(name="frightened", rule="E5-COND-8", needs_source=True, fearful=True),
    Ailment(name="grappled", rule="E5-COND-9", needs_source=True, no_speed=True),
    Ailment(name="incapacitated", rule="E5-COND-10", no_actions=True),
    Ailment(name="invisible", rule="E5-COND-11", unseen=True),
    Ailment(
        name="paralyzed", rule="E5-COND-12", implies=("incapacitated",), cannot_move=True, no_speed=True,
        speechless=True, fails_saves=BODILY, easy_target=True, critical_near=True,
    ),
    Ailment(
        name="petrified", rule="E5-COND-13", implies=("incapacitated",), cannot_move=True, no_speed=True,
        speechless=True, fails_saves=BODILY, easy_target=True, hardened=True, wards_off=("poisoned",),
    ),
    Ailment(name="poisoned", rule="E5-COND-14", hinders_attacks=True, hinders_checks=True),
    Ailment(name="prone", rule="E5-COND-15", once=True, hinders_attacks=True, roll_rule="E5-PRONE-8"),
    Ailment(
        name="restrained", rule="E5-COND-16", no_speed=True, easy_target=True, hinders_attacks=True,
        hinders_saves=("dex",),
    ),
    Ailment(
        name="stunned", rule="E5-COND-17", implies=("incapacitated",), cannot_move=True, no_speed=True,
        fails_saves=BODILY, easy_target=True,
    ),
    Ailment(
        name="unconscious", rule="E5-COND-18", implies=("incapacitated",), cannot_move=True, no_speed=True,
        speechless=True, sightless=True, unaware=True, fails_saves=BODILY, easy_target=True, critical_near=True,
        drops_things=True, brings=("prone",),
    ),
)  # fmt: skip

HARDER_CHECKS, HALF_SPEED, HARDER_ROLLS, HALF_HP, NO_SPEED_LEFT, FATAL = range(1, 7)
"""What the levels of exhaustion bring, each with all before it (E5-COND-7)."""

# -- conditions that rules name ---------------------------------------------------------------------
BLINDED, GRAPPLED, PRONE = CONDITIONS.mark["blinded"], CONDITIONS.mark["grappled"], CONDITIONS.mark["prone"]
INCAPACITATED, UNCONSCIOUS = CONDITIONS.mark["incapacitated"], CONDITIONS.mark["unconscious"]

# -- conditions of which something is true ------------------------------------------------------------
IMPLYING = CONDITIONS.those(lambda each: bool(each.implies))
INCAPACITATING = CONDITIONS.those(lambda each: each.no_actions or "incapacitated" in each.implies)
CANNOT_MOVE = CONDITIONS.those(lambda each: each.cannot_move)
SPEED_ZERO = CONDITIONS.those(lambda each: each.no_speed or each.cannot_move)
SPEECHLESS = CONDITIONS.those(lambda each: each.speechless)
SIGHTLESS = CONDITIONS.those(lambda each: each.sightless)
UNAWARE = CONDITIONS.those(lambda each: each.unaware)
DEAF = CONDITIONS.those(lambda each: each.deaf)
UNSEEN = CONDITIONS.those(lambda each: each.unseen)
EASY_TARGET = CONDITIONS.those(lambda each: each.easy_target)
CRITICAL_NEAR = CONDITIONS.those(lambda each: each.critical_near)
HINDERED = CONDITIONS.those(lambda each: each.hinders_attacks)
FEARFUL = CONDITIONS.those(lambda each: each.fearful)
SPARING = CONDITIONS.those(lambda each: each.spares_source)
HARDENED = CONDITIONS.those(lambda each: each.hardened)
WARDING = CONDITIONS.those(lambda each: bool(each.wards_off))


def failing(ability: str) -> int:
    """Who has one of these fails a saving throw with this ability without a die."""
    return CONDITIONS.those(lambda each: ability in each.fails_saves)


FAILING = {ability: failing(ability) for ability in ABILITIES}

Reasons = tuple[tuple[int, Reason], ...]
"""Conditions by their bits, each with why it changes a roll."""


def reasons(test: Callable[[Ailment], bool]) -> Reasons:
    """The conditions that change rolls of those who have them."""
    return tuple([(CONDITIONS.mark[each.name], each.reason) for each in CONDITIONS if test(each)])


ATTACKS_HINDERED = reasons(lambda each: each.hinders_attacks)
CHECKS_HINDERED = reasons(lambda each: each.hinders_checks)
DEX_SAVES_HINDERED = reasons(lambda each: "dex" in each.hinders_saves)
EASY_TARGETS = tuple([(CONDITIONS.mark[each.name], each.target_reason) for each in CONDITIONS if each.easy_target])


def wards_off(marks: int, name: str) -> bool:
    """Whether somebody's conditions keep another one away."""
    return bool(marks & WARDING) and any(name in each.wards_off for each in CONDITIONS.of(marks & WARDING))
