"""Twin fights of ACKS II, Eclipse Phase and Starfinder that differ in a secret look the same to everybody else."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.scene import Scene
from affray.core.script import Script
from affray.core.views import Seat
from affray.rulesets.acks2 import Acks2
from affray.rulesets.eclipse_phase import EclipsePhase
from affray.rulesets.starfinder import Starfinder
from affray.rulesets.table import looks
from tests.properties import boardings, firefights, melees
from tests.properties.secrets import Change, Report, Secretly, exist, run

# What each game's log tells by its rules of somebody's secret: a hit, a wound, a fall, what becomes of the order.
Somebody = Any


@dataclass
class Subject:
    """A game with what can be changed in secret of somebody in it."""

    game: Any
    crowd: Callable[[random.Random], Any]
    people: Callable[[Any], dict[str, Somebody]]
    fights: Callable[[Somebody], bool]
    corner: list[int]


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


def everybody(state: Any) -> list[Any]:
    return list((state.warriors if hasattr(state, "warriors") else state.fighters).values())


def with_secrets(kind: type[Any], **changes: Change) -> Any:
    """The game with a decree more, by which the test changes a secret; who is unknown stays so, seen or not."""

    class Twin(kind):  # type: ignore[misc]
        edits = (*kind.edits, Secretly(changes))

        def next(self, scene: Scene[Any]) -> Script[None] | None:
            kept = {each.id: each.known_to for each in everybody(scene.state)}
            script: Script[None] | None = super().next(scene)
            for each in everybody(scene.state):
                each.known_to = kept[each.id]
            return script

    return Twin()


SUBJECTS = {
    "acks2": Subject(
        with_secrets(Acks2, health=acks_health, stats=acks_stats, gear=acks_gear), melees.crowd,
        lambda state: state.warriors, lambda each: each.status == "active", [0, 0],
    ),
    "eclipse_phase": Subject(
        with_secrets(EclipsePhase, health=eclipse_health, stats=eclipse_stats, gear=eclipse_gear), firefights.crowd,
        lambda state: state.fighters, lambda each: each.status == "active", [0, 0],
    ),
    "starfinder": Subject(
        with_secrets(Starfinder, health=star_health, stats=star_stats, gear=star_gear), boardings.crowd,
        lambda state: state.fighters, lambda each: each.present, [0, 0],
    ),
}  # fmt: skip


def twins(name: str, seeds: range, values: bool = False, after: int = 20) -> Report:
    subject, report = SUBJECTS[name], Report()

    def seats(state: Any, side: str) -> list[Seat]:
        """Everybody who may not know a secret of this side: the other sides."""
        people = subject.people(state).values()
        sides = dict.fromkeys(each.side for each in people if each.side != side)
        return [Seat(each, each, tuple(one.id for one in people if one.side == each)) for each in sides]

    def secret(fight: Fight[Any], chance: random.Random) -> tuple[str, dict[str, Any]] | None:
        people = [each for each in subject.people(fight.state).values() if subject.fights(each)]
        if not people:
            return None
        somebody = chance.choice(people)
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


# -- somebody more ---------------------------------------------------------------------------------
def exists(name: str, seeds: range) -> Report:
    """Two fights, in one of which there is somebody more, who is unknown, far away, and does nothing."""
    subject, report = SUBJECTS[name], Report()
    for seed in seeds:
        chance = random.Random(f"extra {name} {seed}")
        while True:
            encounter = subject.crowd(chance)
            extra = replace(chance.choice(encounter.combatants), id="zz", count=1, unknown=True, at=subject.corner)
            more = replace(encounter, combatants=[*encounter.combatants, extra])
            if not subject.game.problems(encounter) and not subject.game.problems(more) and far_off(subject, more):
                break
        starts = (subject.game.start(encounter), subject.game.start(more))
        people = subject.people(starts[1])
        sides = dict.fromkeys(each.side for each in people.values() if each.side != people["zz"].side)
        seats = [Seat(each, each, tuple(one.id for one in people.values() if one.side == each)) for each in sides]
        exist(subject.game, starts, "zz", seed, seats, report, answers=40)
    return report


def far_off(subject: Subject, encounter: Any) -> bool:
    """Nobody is near the one who is unknown: whom he engages feels that by the rules."""
    shown = subject.game.table(subject.game.start(encounter))
    bodies = {each.id: each.body for each in shown.combatants if each.body is not None}
    one, grain = bodies.get("zz"), shown.battlefield.grain
    others = [each for name, each in bodies.items() if name != "zz"]
    return one is not None and all(max(abs(one.x - each.x), abs(one.y - each.y)) > 3 * grain for each in others)


# -- the tests -------------------------------------------------------------------------------------
TOLD = {
    "it is seen now", "it looks different now",  # who shows himself, and how hurt he looks
    "[attack-resolved].facts.hit", "[attack-resolved].facts.critical", "[damaged].facts.taken", "[+damaged]",
    "[+fell]", "[check-rolled].facts.result", "[save-rolled].facts.passed", "[throw-rolled].facts.passed",
    "[maneuver-resolved].facts.success", "[+supported]", "[wounded].facts.new", "[+wounded]", "[healed].facts.amount",
}  # fmt: skip
"""What the log tells by the rules: whether something succeeds, what it costs, who falls."""


def filed(told: str) -> bool:
    """What is told in the turn of somebody unknown is filed elsewhere than what is told between two turns: on which
    line it hangs, and whose turn it counts to, can still tell that there was such a turn.
    """
    return told.endswith((".under", ".turn"))


@pytest.mark.parametrize("name", sorted(SUBJECTS))
def test_nobody_learns_a_secret_from_what_he_is_shown(name: str) -> None:
    report = twins(name, range(12))
    assert not report.leaks, "\n".join(report.leaks[:20])
    assert not report.errors
    assert set(report.told) <= TOLD
    assert report.counts["compared"] > 40


@pytest.mark.parametrize("name", sorted(SUBJECTS))
def test_nobody_learns_that_there_is_somebody_more(name: str) -> None:
    report = exists(name, range(6))
    assert not report.leaks, "\n".join(report.leaks[:20])
    assert not report.errors
    assert {each for each in report.told if not filed(each)} <= TOLD
    assert report.counts["compared"] > 10


@pytest.mark.parametrize("name", sorted(SUBJECTS))
def test_the_twins_would_find_a_leak(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table without secrets the same comparison fails."""
    monkeypatch.setattr("affray.core.fight.KINDS", frozenset())
    assert twins(name, range(6)).leaks
