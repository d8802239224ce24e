"""Pool points: the moments at which one may be spent on a test, and what else they buy (EP-POOL)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from affray.core.fields import OneOf
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Script, ask
from affray.core.windows import Window, opened

from ..model.catalogue import no
from ..model.conditions import UNCONSCIOUS
from ..model.declaration import Declaration
from ..model.events import PointSpent, WoundIgnored
from ..model.kinds import POOLS, Role, Trial
from ..model.naming import Naming
from ..model.stats import ACTIVE, MOST_IGNORED, Combat, Fighter, traumas_counted, wounds_counted
from .checks import Grade, Part, Test, check, swapped, tell_test, throw

ALL = (*POOLS, "threat")
SERVES = {"cog": "insight", "int": "insight", "sav": "moxie", "wil": "moxie", "ref": "vigor", "som": "vigor"}
"""The pool that serves tests of an aptitude; Flex serves any (EP-POOL-1)."""
NOTHING = Option("nothing", ends=True)


# -- points ----------------------------------------------------------------------------------------
def shares_threat(combat: Combat, fighter: Fighter) -> bool:
    """Whether it may draw on a Threat pool (EP-POOL-14; option `threat_pool_mode`)."""
    if not fighter.card.threat_group or fighter.controller == "player":
        return False
    return combat.options.threat_pool_mode != "own"


def points(combat: Combat, fighter: Fighter, pool: str) -> int:
    """How many points are left in one of its pools, or in the Threat pool that it shares."""
    if pool == "threat":
        return combat.threat.get(fighter.card.threat_group, 0) if shares_threat(combat, fighter) else 0
    passing = fighter.temporary.get(pool, 0) if fighter.temporary else 0
    return fighter.pools.get(pool, 0) + passing


def usable(combat: Combat, fighter: Fighter, pool: str) -> list[str]:
    """The pools with a point that can stand for this one: itself and Threat."""
    return [each for each in (pool, "threat") if points(combat, fighter, each) > 0]


def fitting(combat: Combat, fighter: Fighter, linked: str) -> list[str]:
    """The pools with a point for a test of an aptitude (EP-POOL-1)."""
    return [each for each in (SERVES[linked], "flex", "threat") if points(combat, fighter, each) > 0]


def why_no_point(combat: Combat, fighter: Fighter, pool: str, allowed: Sequence[str]) -> list[Refusal]:
    """Why a pool cannot pay: the wrong one, or empty (EP-POOL-1, EP-POOL-12, EP-POOL-14)."""
    if pool == "threat" and (not shares_threat(combat, fighter) or not points(combat, fighter, pool)):
        return [no("EP-POOL-14", who=fighter.id)]
    if pool not in allowed:
        return [no("EP-POOL-1", pool=pool)]
    return [] if points(combat, fighter, pool) else [no("EP-POOL-12", pool=pool)]


def spend(scene: Scene[Combat], who: str, pool: str, on: str, rule: str) -> None:
    """Spend one point, gone at once in every version of the situation; passing ones first (EP-POOL-13)."""

    def effect(combat: Combat) -> None:
        fighter = combat.fighters[who]
        if pool == "threat":
            combat.threat[fighter.card.threat_group] -= 1
        elif fighter.temporary.get(pool, 0):
            fighter.temporary = {**fighter.temporary, pool: fighter.temporary[pool] - 1}
        else:
            fighter.pools = {**fighter.pools, pool: fighter.pools[pool] - 1}

    scene.spend(effect)
    if scene.recording:
        left = points(scene.state, scene.state.fighters[who], pool)
        scene.tell(PointSpent(who, pool, on, left, rules=(rule,)))


def pool_field(likely: Sequence[str], optional: bool = False) -> OneOf:
    """Which pool pays: those that can come first."""

    def among() -> Sequence[str]:
        return [*likely, *(each for each in ALL if each not in likely)]

    return OneOf(among, optional=optional, strange=Naming("EP-POOL-1", fact="pool"))


# -- points on tests -------------------------------------------------------------------------------
@dataclass(slots=True)
class Stake:
    """The tests that somebody makes with one roll: a point spent counts for all of them (EP-POOL-6)."""

    tests: list[Test]
    role: Role
    wins: Callable[[], bool]

    def trial(self, rolled: bool) -> Trial:
        first = self.tests[0]
        if not rolled:
            return Trial(self.role, first.target, first.modifiers)
        die, now = first.roll, self.wins()
        return Trial(self.role, first.target, first.modifiers, die, now, now or self.wins_swapped())

    def wins_swapped(self) -> bool:
        """Whether it would win with its digits the other way round."""
        die = self.tests[0].roll
        for test in self.tests:
            test.roll = swapped(die)
        found = self.wins()
        for test in self.tests:
            test.roll = die
        return found


Answer = Callable[[Stake, str], None]


def can_spend(scene: Scene[Combat], stake: Stake) -> bool:
    """Whether somebody has a point for its test and has not spent one on it."""
    test = stake.tests[0]
    if test.spent:
        return False
    fighter = scene.state.fighters[test.who]
    if fighter.pools.get(SERVES[test.linked]) or fighter.pools.get("flex"):
        return True
    if fighter.temporary:
        return bool(fitting(scene.state, fighter, test.linked))
    return bool(fighter.card.threat_group) and points(scene.state, fighter, "threat") > 0


def spend_before(scene: Scene[Combat], stakes: Sequence[Stake]) -> Script[None]:
    """Before the roll: cancel all modifiers or add 20, the acting side first (EP-POOL-2, EP-POOL-7)."""
    for stake in stakes:
        if can_spend(scene, stake):
            pick = yield from decide(scene, stake, stakes, "pool_before", BEFORE)
            if pick is not None and pick.do != "nothing":
                buy(scene, stake, pick, "EP-POOL-2")


def spend_after(scene: Scene[Combat], stakes: Sequence[Stake]) -> Script[None]:
    """After the roll: swap the digits, raise a success, soften a critical failure (EP-POOL-3 to EP-POOL-7)."""
    last_first = scene.state.options.pool_after_roll_order == "defending_first"
    for stake in [*stakes[1:], stakes[0]] if last_first else stakes:
        if may_be_changed(scene, stake):
            pick = yield from decide(scene, stake, stakes, "pool_after", AFTER)
            if pick is not None and pick.do != "nothing":
                buy(scene, stake, pick, AFTER[pick.do])


def may_be_changed(scene: Scene[Combat], stake: Stake) -> bool:
    """Whether somebody is asked after the roll."""
    return can_spend(scene, stake) and can_change(stake)


BEFORE = {"cancel": "EP-POOL-2", "bonus": "EP-POOL-2"}
AFTER = {"swap": "EP-POOL-3", "raise": "EP-POOL-4", "downgrade": "EP-POOL-5"}


def can_change(stake: Stake) -> bool:
    """Whether a point could do anything to these dice; two different digits can always be swapped."""
    die = stake.tests[0].roll
    return swapped(die) != die or any(not why_no_change(stake, do) for do in AFTER)


def why_no_change(stake: Stake, do: str) -> list[Refusal]:
    """What a point cannot do to these dice (EP-POOL-3 to EP-POOL-5)."""
    grades = [test.graded() for test in stake.tests]
    die = grades[0].roll
    if do == "swap" and swapped(die) == die:
        return [no("EP-POOL-3", roll=die)]
    if do == "raise" and not any(each.success and not each.critical and each.superior < 2 for each in grades):
        return [no("EP-POOL-4", roll=die)]
    if do == "downgrade" and not any(each.critical and not each.success for each in grades):
        return [no("EP-POOL-5", roll=die)]
    return []


def decide(
    scene: Scene[Combat], stake: Stake, stakes: Sequence[Stake], why: str, offers: dict[str, str]
) -> Script[Pick | None]:
    """One question of one stage; whoever has spent a point already is told so (EP-POOL-6)."""
    main, test = scene.family[0].state, stake.tests[0]
    main.trial = stake.trial(why == "pool_after")

    def spent(who: str, do: str) -> list[Refusal]:
        mine = [each.tests[0] for each in stakes if each.tests[0].who == who]
        barred = not mine or any(each.spent for each in mine)
        return [no("EP-POOL-6", who=who)] if (do in BEFORE or do in AFTER) and barred else []

    def build() -> Choose | None:
        test_of = stake.role if stake.role != "check" else f"{test.name}_check"
        facts = {"test": test_of, "target": test.target}
        return Choose(test.who, why, known, facts=facts) if can_spend(scene, stake) else None

    def known() -> list[Option]:
        likely = fitting(scene.state, scene.state.fighters[test.who], test.linked)
        fields = {"pool": pool_field(likely)}
        return [*(Declaration(do, fields, reasons(scene, stake, do)) for do in offers), NOTHING]

    try:
        with opened(scene, Window(why, spent)):
            return (yield from ask(scene, build))
    finally:
        main.trial = None


def reasons(scene: Scene[Combat], stake: Stake, do: str) -> Callable[[Values], list[Refusal]]:
    """Why a point cannot be spent in this way, as far as the values tell."""

    def why_not(values: Values) -> list[Refusal]:
        test = stake.tests[0]
        found = why_no_change(stake, do) if do in AFTER else []
        if "pool" in values:
            fighter = scene.state.fighters[test.who]
            found += why_no_point(scene.state, fighter, values["pool"], (SERVES[test.linked], "flex", "threat"))
        return found

    return why_not


def buy(scene: Scene[Combat], stake: Stake, pick: Pick, rule: str) -> None:
    """Spend the point and change the test."""
    spend(scene, pick.who, str(pick["pool"]), pick.do, rule)
    for test in stake.tests:
        test.spent = True
        if pick.do == "cancel":
            test.cancelled = True
        elif pick.do == "bonus":
            test.bonus = 20
        elif pick.do == "swap":
            test.roll = swapped(test.roll)
        elif pick.do == "raise":
            test.raised = True
        else:
            test.softened = True


# -- a test of one -------------------------------------------------------------------------------
def attempt(scene: Scene[Combat], test: Test, why: str, rules: tuple[str, ...] = ("EP-TEST-1",)) -> Script[Grade]:
    """A success test with both moments for a point; `why` names the roll."""
    stakes = [Stake([test], "check", lambda: test.graded().success)]
    yield from spend_before(scene, stakes)
    test.roll = yield from throw(scene, test.who, why)
    tell_test(scene, test, why, rules)
    yield from spend_after(scene, stakes)
    tell_test(scene, test, why, rules)
    return test.graded()


def resist(scene: Scene[Combat], who: str, name: str, rule: str, *extra: Part) -> Script[Grade]:
    """A check that the rules impose on somebody, such as `som`."""
    test = check(scene.state.fighters[who], name, list(extra))
    return (yield from attempt(scene, test, f"{name}_check", (rule,)))


def effort(scene: Scene[Combat], who: str, name: str, rule: str, *extra: Part, use: str = "") -> Script[Grade]:
    """A test that is part of an act: running and layered armour hamper it if it is physical (EP-MOVE-5)."""
    test = check(scene.state.fighters[who], name, list(extra), active=True, use=use)
    return (yield from attempt(scene, test, f"{name}_check", (rule,)))


# -- wounds and traumas ----------------------------------------------------------------------------
RELIEF = {"ignore_wound": "vigor", "ignore_trauma": "moxie"}


def why_no_relief(combat: Combat, fighter: Fighter, do: str, pool: str = "") -> list[Refusal]:
    """What is against ignoring a wound or a trauma (EP-POOL-9, EP-POOL-10, EP-WOUND-5, EP-STRESS-3)."""
    card, wound = fighter.card, do == "ignore_wound"
    ignored = card.wounds_ignored + fighter.wounds_off if wound else card.traumas_ignored + fighter.traumas_off
    found: list[Refusal] = []
    if pool:
        found = why_no_point(combat, fighter, pool, (RELIEF[do], "threat"))
    elif not usable(combat, fighter, RELIEF[do]):
        found = [no("EP-POOL-12", pool=RELIEF[do])]
    if ignored >= MOST_IGNORED:
        found.append(no("EP-WOUND-5" if wound else "EP-STRESS-3", who=fighter.id))
    elif not (wounds_counted(fighter) if wound else traumas_counted(fighter)):
        found.append(no("EP-POOL-9" if wound else "EP-POOL-10", who=fighter.id))
    return found


def relieve(scene: Scene[Combat], who: str, do: str, pool: str) -> None:
    """One wound or trauma less counts until the next recharge (EP-POOL-9, EP-POOL-10)."""
    rule = "EP-POOL-9" if do == "ignore_wound" else "EP-POOL-10"
    spend(scene, who, pool, do, rule)

    def effect(combat: Combat) -> None:
        fighter = combat.fighters[who]
        if do == "ignore_wound":
            fighter.wounds_off += 1
        else:
            fighter.traumas_off += 1

    scene.change(effect)
    if scene.recording:
        fighter = scene.state.fighters[who]
        wound = do == "ignore_wound"
        ignored = fighter.card.wounds_ignored + fighter.wounds_off if wound else (
            fighter.card.traumas_ignored + fighter.traumas_off
        )  # fmt: skip
        scene.tell(WoundIgnored(who, "wound" if wound else "trauma", min(MOST_IGNORED, ignored), rules=(rule,)))


def hurts(combat: Combat, fighter: Fighter) -> bool:
    """Whether somebody conscious could be relieved now, and has not asked to be left alone."""
    if not (fighter.wounds or fighter.traumas) or fighter.status != ACTIVE or fighter.marks & UNCONSCIOUS:
        return False
    if fighter.relief == combat.turn:
        return False
    card = fighter.card
    if card.wounds_ignored + fighter.wounds_off < MOST_IGNORED and wounds_counted(fighter):
        if usable(combat, fighter, "vigor"):
            return True
    if card.traumas_ignored + fighter.traumas_off < MOST_IGNORED and traumas_counted(fighter):
        return bool(usable(combat, fighter, "moxie"))
    return False


def anybody_hurt(combat: Combat) -> bool:
    """Whether anybody has something to be relieved of: tested before anything else."""
    for fighter in combat.fighters.values():
        if (fighter.wounds or fighter.traumas) and fighter.relief != combat.turn:
            return True
    return False


def relief(scene: Scene[Combat], of: Sequence[str]) -> Script[None]:
    """In any window the wounded may ignore a wound, delaying or not (EP-POOL-9, EP-POOL-10), if it is a window of
    somebody of whom they know.
    """
    fighters, turn = scene.state.fighters, scene.state.turn
    known = not of or None in [fighters[name].known_to for name in of]
    for who, fighter in list(fighters.items()):
        if not (fighter.wounds or fighter.traumas) or fighter.relief == turn:
            continue
        if not known and not any(fighters[name].is_known_to(fighter.side) for name in of):
            continue
        if hurts(scene.state, fighter):
            yield from offer_relief(scene, who)


def offer_relief(scene: Scene[Combat], who: str) -> Script[None]:
    """Ask one until it has had enough; `not_this_turn` asks for peace until the next turn."""

    def known() -> list[Option]:
        return [*(relief_option(scene, who, do) for do in RELIEF), Option("wait", ends=True), Option("not_this_turn")]

    def build() -> Choose | None:
        return Choose(who, "relief", known) if hurts(scene.state, scene.state.fighters[who]) else None

    while True:
        pick = yield from ask(scene, build)
        if pick is None or pick.do == "wait":
            return
        if pick.do == "not_this_turn":
            scene.state.fighters[who].relief = scene.state.turn
            return
        likely = usable(scene.state, scene.state.fighters[who], RELIEF[pick.do])
        relieve(scene, who, pick.do, str(pick.get("pool", likely[0])))


def relief_option(scene: Scene[Combat], who: str, do: str) -> Option:
    def why_not(values: Values) -> list[Refusal]:
        return why_no_relief(scene.state, scene.state.fighters[who], do, str(values.get("pool", "")))

    likely = usable(scene.state, scene.state.fighters[who], RELIEF[do])
    return Option(do, {"pool": pool_field(likely, optional=True)}, why_not)
