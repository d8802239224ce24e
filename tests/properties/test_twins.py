"""Twin fights of ACKS II, Eclipse Phase and Starfinder that differ in a secret look the same to everybody else."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.views import Seat
from affray.rulesets.acks2 import Acks2
from affray.rulesets.eclipse_phase import EclipsePhase
from affray.rulesets.starfinder import Starfinder
from affray.rulesets.table import looks
from tests.properties import boardings, firefights, melees
from tests.properties.secrets import Change, Report, Secretly, run

# What each game's log tells by its rules of somebody's secret: a hit, a wound, a fall, what becomes of the order.
Somebody = Any


@dataclass
class Subject:
    """A game with what can be changed in secret of somebody in it."""

    game: Any
    crowd: Callable[[random.Random], Any]
    people: Callable[[Any], dict[str, Somebody]]
    fights: Callable[[Somebody], bool]


def within_looks(now: int, most: int, chance: random.Random) -> int:
    """Another number that looks the same."""
    same = [number for number in range(1, most + 1) if looks(number, most) == looks(now, most)]
    return chance.choice(same) if same else now


# -- ACKS II ---------------------------------------------------------------------------------------
def acks_health(target: Any, chance: random.Random) -> None:
    warrior = target.state.warriors[target.values["of"]]
    warrior.hp = within_looks(warrior.hp, warrior.card.hp_max, chance) if warrior.hp > 0 else warrior.hp


def acks_stats(target: Any, chance: random.Random) -> None:
    warrior = target.state.warriors[target.values["of"]]
    warrior.card = replace(
        warrior.card, ac=chance.randint(0, 9), attack_throw=chance.randint(3, 12), str_mod=chance.randint(-2, 3),
        saves={name: chance.randint(5, 18) for name in warrior.card.saves}, cleave_max=chance.randint(0, 3),
    )  # fmt: skip


def acks_gear(target: Any, chance: random.Random) -> None:
    warrior = target.state.warriors[target.values["of"]]
    warrior.arms = {name: each for name, each in warrior.arms.items() if name in warrior.hand}
    warrior.castings = {name: chance.randint(0, 3) for name in warrior.castings}


# -- Eclipse Phase ---------------------------------------------------------------------------------
def eclipse_health(target: Any, chance: random.Random) -> None:
    fighter = target.state.fighters[target.values["of"]]
    most = fighter.card.durability
    if fighter.damage < most:
        fighter.damage = most - within_looks(most - fighter.damage, most, chance)


def eclipse_stats(target: Any, chance: random.Random) -> None:
    fighter = target.state.fighters[target.values["of"]]
    skills = {name: chance.randint(10, 90) for name in fighter.card.skills}
    armor = chance.randint(0, 12)
    fighter.card = replace(fighter.card, skills=skills, armor_energy=armor, armor_kinetic=armor)
    fighter.pools = {name: chance.randint(0, 3) for name in fighter.pools}


def eclipse_gear(target: Any, chance: random.Random) -> None:
    fighter = target.state.fighters[target.values["of"]]
    fighter.arms = {name: each for name, each in fighter.arms.items() if name in fighter.ready}
    fighter.ammo = {name: chance.randint(1, 9) for name in fighter.ammo}


# -- Starfinder ------------------------------------------------------------------------------------
def star_health(target: Any, chance: random.Random) -> None:
    fighter = target.state.fighters[target.values["of"]]
    card = fighter.card
    if fighter.hp > 0:
        whole = within_looks(fighter.hp + fighter.sp, card.hp_max + card.sp_max, chance)
        fighter.hp = min(whole, card.hp_max)
        fighter.sp = whole - fighter.hp
    fighter.temp_hp = chance.randint(0, 4)


def star_stats(target: Any, chance: random.Random) -> None:
    fighter = target.state.fighters[target.values["of"]]
    fighter.card = replace(
        fighter.card, eac=chance.randint(8, 20), kac=chance.randint(8, 20), fort=chance.randint(-1, 6),
        ref=chance.randint(-1, 6), will=chance.randint(-1, 6), bab=chance.randint(0, 6), dr=0, resist={}, memo={},
    )  # fmt: skip


def star_gear(target: Any, chance: random.Random) -> None:
    fighter = target.state.fighters[target.values["of"]]
    fighter.items = {name: each for name, each in fighter.items.items() if each.in_hand or each.wielded}
    fighter.uses_left = {name: chance.randint(0, 3) for name in fighter.uses_left}


def with_secrets(kind: type[Any], **changes: Change) -> Any:
    """The game with a decree more, by which the test changes a secret."""

    class Twin(kind):  # type: ignore[misc]
        edits = (*kind.edits, Secretly(changes))

    return Twin()


SUBJECTS = {
    "acks2": Subject(
        with_secrets(Acks2, health=acks_health, stats=acks_stats, gear=acks_gear), melees.crowd,
        lambda state: state.warriors, lambda each: each.status == "active",
    ),
    "eclipse_phase": Subject(
        with_secrets(EclipsePhase, health=eclipse_health, stats=eclipse_stats, gear=eclipse_gear), firefights.crowd,
        lambda state: state.fighters, lambda each: each.status == "active",
    ),
    "starfinder": Subject(
        with_secrets(Starfinder, health=star_health, stats=star_stats, gear=star_gear), boardings.crowd,
        lambda state: state.fighters, lambda each: each.present,
    ),
}  # fmt: skip


def twins(name: str, seeds: range, values: bool = False, after: int = 20) -> Report:
    subject, report = SUBJECTS[name], Report()

    def seats(state: Any, side: str) -> list[Seat]:
        """Everybody who may not know a secret of this side: the other sides."""
        everybody = subject.people(state).values()
        sides = dict.fromkeys(each.side for each in everybody if each.side != side)
        return [Seat(each, each, tuple(one.id for one in everybody if one.side == each)) for each in sides]

    def secret(fight: Fight[Any], chance: random.Random) -> tuple[str, dict[str, Any]] | None:
        everybody = [each for each in subject.people(fight.state).values() if subject.fights(each)]
        if not everybody:
            return None
        somebody = chance.choice(everybody)
        what = chance.choice(("health", "stats", "gear"))
        return somebody.side, {"what": what, "of": somebody.id, "seed": chance.random(), "unseen": False}

    for seed in seeds:
        chance = random.Random(f"twin {name} {seed}")
        while True:
            encounter = subject.crowd(chance)
            if not subject.game.problems(encounter):
                break
        run(subject.game, subject.game.start(encounter), seed, seats, secret, report, after=after, values=values)
    return report


@pytest.mark.parametrize("name", sorted(SUBJECTS))
def test_nobody_learns_a_secret_from_what_he_is_shown(name: str) -> None:
    report = twins(name, range(12))
    assert not report.leaks, "\n".join(report.leaks[:20])
    assert not report.errors
    assert report.counts["compared"] > 40
