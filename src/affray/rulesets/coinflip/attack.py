"""The attack: weapons, coins, the damage pool and its distribution (COIN-ATK, COIN-POOL)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from affray.core.actions import Action
from affray.core.acts import underway
from affray.core.fields import Field, SeveralOf, Split
from affray.core.modifiers import Modifier, tally
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask

from .arsenal import arsenal, is_usable, shooter_of, why_no_attack
from .carrying import nameable, use_up
from .catalogue import in_order, no
from .coins import toss
from .events import Allotted, Attacked, NoAttack
from .stats import Battle, Kind, Unit
from .targets import UNARMED, has_target, is_target, why_no_target


class Attack(Action[Battle]):
    """Attack with one or both slots; a vehicle with one slot only (COIN-ATK-1 to COIN-ATK-3)."""

    id = "attack"
    group = "attack"

    def fields(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        battle: Battle = scene.state

        def likely() -> Sequence[str]:
            return list(arsenal(battle, battle.units[who]))

        def among() -> Sequence[str]:
            return nameable(battle, likely())

        def strange(name: str) -> Refusal:
            return no("COIN-ATK-11", unit=name) if name in battle.units else no("COIN-ATK-4", weapon=name)

        return {"with": SeveralOf(among, likely=likely, strange=strange, type="item")}

    def why_not(self, scene: Scene[Any], who: str, values: Values) -> list[Refusal]:
        battle: Battle = scene.state
        return in_order(why_no_attack(battle, battle.units[who], values.get("with", ())))

    def perform(self, scene: Scene[Battle], who: str, values: Values) -> Script[None]:
        battle, unit = scene.state, scene.state.units[who]
        battle.attacked.append(who)
        known = arsenal(battle, unit)
        named = [name for name in known if name in values["with"]]
        battle.shooter = shooter_of(battle, unit, named[0]).id
        for name in named:
            if not is_usable(battle, unit, name):
                continue
            with underway(scene, partial(is_usable, battle, unit, name)) as shot:
                battle.portions[name] = yield from toss(scene, who, self.id, known[name].coins, "COIN-POOL-1")
            if name in battle.items and not shot.lost:
                use_up(scene, battle.items[name])
        used = [name for name in named if name in battle.portions]
        if not used:
            take_back(battle, unit)
            return
        parts = tuple(Modifier(battle.portions[name], name, "COIN-POOL-5") for name in used)
        scene.tell(Attacked(who, tuple(used), tally(*parts), rules=("COIN-ATK-1", "COIN-POOL-2")))
        if sum(battle.portions.values()):
            yield from allot(scene, unit)


def take_back(battle: Battle, unit: Unit) -> None:
    """No coin was tossed, for no weapon can be used any more: the attack is chosen anew (COIN-ATK-5, COIN-ATK-7)."""
    battle.attacked = [each for each in battle.attacked if each != unit.id]
    battle.phase -= 1


class Forgo(Action[Battle]):
    """Attack nobody (COIN-ATK-5)."""

    id = "forgo"
    group = "attack"

    def perform(self, scene: Scene[Battle], who: str, values: Values) -> Script[None]:
        scene.tell(NoAttack(who, "forgone", rules=("COIN-ATK-5",)))
        yield from ()


def tell_no_attack(scene: Scene[Battle], unit: Unit) -> None:
    """A unit without a usable weapon makes no attack, nor one that has attacked already (COIN-ATK-4, COIN-ATK-1)."""
    if unit.id in scene.state.attacked:
        scene.tell(NoAttack(unit.id, "forgone", rules=("COIN-ATK-1",)))
        return
    why = "no_target" if arsenal(scene.state, unit) else "unarmed"
    scene.tell(NoAttack(unit.id, why, rules=("COIN-ATK-7",) if why == "no_target" else ("COIN-ATK-4",)))


# -- the pool --------------------------------------------------------------------------------------
def allot(scene: Scene[Battle], unit: Unit) -> Script[None]:
    """The attacker deals the pool out, as he likes, before anybody defends (COIN-POOL-3, COIN-POOL-7)."""
    battle = scene.state

    def among() -> Sequence[str]:
        return list(battle.units)

    def why_not(values: Values) -> list[Refusal]:
        return in_order(why_not_allot(battle, values.get("amounts", {})))

    def known() -> list[Option]:
        return [Option("allot", {"amounts": Split(sum(battle.portions.values()), among)}, why_not)]

    def question() -> Choose | None:
        shooter = battle.units[battle.shooter]
        spread = any(tails and has_target(battle, shooter, kind_of(battle, n)) for n, tails in battle.portions.items())
        return Choose(unit.id, "allot", known) if spread else None

    pick = yield from ask(scene, question)
    amounts: Mapping[str, int] = pick["amounts"] if pick is not None else {}
    battle.allotment = dict(amounts)
    lost = sum(battle.portions.values()) - sum(amounts.values())
    scene.tell(Allotted(unit.id, tuple(amounts.items()), lost, rules=("COIN-POOL-3", "COIN-POOL-4")))


def kind_of(battle: Battle, weapon: str) -> Kind:
    return battle.items[weapon].kind if weapon in battle.items else UNARMED


def why_not_allot(battle: Battle, amounts: Mapping[str, int]) -> Iterator[Refusal]:
    """No more than the pool, only legal targets, each portion where its weapon reaches (COIN-POOL-4, COIN-POOL-5)."""
    pool, given = sum(battle.portions.values()), sum(amounts.values())
    if given > pool:
        yield no("COIN-POOL-4", pool=pool, given=given)
    shooter, weapons = battle.units[battle.shooter], [kind_of(battle, name) for name in battle.portions]
    reachable = True
    for name in amounts:
        target = battle.units[name]
        reasons = [list(why_no_target(battle, shooter, kind, target)) for kind in weapons]
        if all(reasons):
            reachable = False
            for found in reasons:
                yield from (no("COIN-POOL-5", target=name) if r.rule == "COIN-ATK-7" else r for r in found)
    if reachable and given <= pool and sum(deal(battle, amounts).values()) < given:
        yield no("COIN-POOL-5", target=tuple(amounts))


def deal(battle: Battle, amounts: Mapping[str, int]) -> dict[tuple[str, str], int]:
    """Which weapon's tails go to which target: as much of the amounts as the portions can cover (COIN-POOL-5).

    A greatest flow from at most two weapons to the targets: one point at a time, moving earlier points to another
    weapon when that makes room.
    """
    left = dict(battle.portions)
    shares: dict[tuple[str, str], int] = {}
    reach: dict[str, list[str]] = {}
    shooter = battle.units[battle.shooter]
    for target in amounts:
        enemy = battle.units[target]
        reach[target] = [name for name in left if is_target(battle, shooter, kind_of(battle, name), enemy)]
    for target, amount in amounts.items():
        for _ in range(amount):
            give_one(target, reach, left, shares, [])
    return {pair: share for pair, share in shares.items() if share}


def give_one(
    target: str,
    reach: Mapping[str, list[str]],
    left: dict[str, int],
    shares: dict[tuple[str, str], int],
    tried: list[str],
) -> bool:
    """Give one point to a target, if need be by having another target take its point from another weapon."""
    for weapon in reach[target]:
        if left[weapon]:
            left[weapon] -= 1
            shares[weapon, target] = shares.get((weapon, target), 0) + 1
            return True
    for weapon in reach[target]:
        if weapon not in tried:
            tried.append(weapon)
            for (held, holder), share in list(shares.items()):
                if held == weapon and share and holder != target and give_one(holder, reach, left, shares, tried):
                    shares[weapon, holder] -= 1
                    shares[weapon, target] = shares.get((weapon, target), 0) + 1
                    return True
    return False


ATTACKS: dict[str, Action[Battle]] = {action.id: action for action in (Attack(), Forgo())}
