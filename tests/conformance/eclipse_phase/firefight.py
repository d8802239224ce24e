"""Builds a fight for a test in the words of the specification, and looks at what became of it.

    fight = firefight(someone("a", 12, at=0, vigor=1), someone("b", 9, at=8), tie_mode="ref")

begins in turn 1 with these Initiative rolls, without dice; `opening` begins with the roll. Whoever is not told
otherwise is the standard body of the specification. A figure takes changes by name: of aptitudes (`ref=20`), skills
(`fray=60`), pools (`vigor=2`), of the sheet (`durability=50`) and of what is placed (`damage=30`, `start=["prone"]`).

Positions are metres; `at=8` is (8, 10), on the line of the specification's scenarios.

Questions that a script does not speak of are answered in the plainest way: a defender uses Fray, nobody spends a
point, a delayer waits, nobody buys an extra action. `MISS` are two d100 that hit nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar, get_args

from affray.core.events import Event
from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.core.script import Choose, Pick, Roll, Thrown
from affray.rulesets.eclipse_phase import RULESET
from affray.rulesets.eclipse_phase.model.declaration import Refused
from affray.rulesets.eclipse_phase.model.events import CheckRolled, ExtraBought
from affray.rulesets.eclipse_phase.model.scenario import (
    Aptitude,
    AreaEntry,
    Combatant,
    Encounter,
    FeatureEntry,
    MapEntry,
    Options,
    Placed,
    PoolName,
    Skill,
    SurpriseEntry,
    WeaponEntry,
)
from affray.rulesets.eclipse_phase.model.stats import Combat, Fighter
from tests.conformance import harness
from tests.conformance.harness import told

E = TypeVar("E", bound=Event)
At = float | tuple[float, float] | tuple[float, float, float]
APTITUDES, SKILLS, POOLS = get_args(Aptitude), get_args(Skill), get_args(PoolName)
SHEET = {each.name for each in fields(Combatant)}
PLACED = {each.name for each in fields(Placed)} - SHEET
LINE = 10.0
FAR = (300.0, 2.0)
"""Out of everybody's way."""
MISS = "99 99"
PLAIN = {
    "take": "decline", "window": "wait", "defence": "fray", "pool_before": "nothing", "pool_after": "nothing",
    "relief": "wait", "extra": "stop", "last_call": "carry", "closing": "close",
}  # fmt: skip
"""What is answered where a script says nothing."""


# -- weapons ---------------------------------------------------------------------------------------
def weapon(id: str, kind: Any, dv: str | int, *traits: Any, **more: Any) -> WeaponEntry:
    return WeaponEntry(**{"id": id, "name": id.title(), "kind": kind, "dv": dv, "traits": [*traits], **more})


def gun(id: str, *traits: Any, **more: Any) -> WeaponEntry:
    """A pistol like the standard one but for what is told."""
    return weapon(
        id, more.pop("kind", "kinetic"), more.pop("dv", "2d10"), *traits,
        **{"modes": ["SA", "BF", "FA"], "range": 30, "ammo": 16, **more},
    )  # fmt: skip


def blade(id: str, dv: str = "1d10", *traits: Any, **more: Any) -> WeaponEntry:
    return weapon(id, "melee", dv, *traits, **more)


def grenade(id: str, dv: str | int = "3d10+6", *traits: Any, area: AreaEntry | None = None, **more: Any) -> WeaponEntry:
    return weapon(id, "thrown", dv, *traits, **{"range": 30, "area": area or AreaEntry(type="centered"), **more})


PISTOL = gun("pistol")
KNIFE = blade("knife")
SWORD = blade("sword", "2d10+2", "armor_piercing", reach=10)
TURRET = gun("turret", kind="system", dv="2d10+2", range=100, ammo=60, mount=[15, 18])
STUNNER = gun("stunner", "shock", kind="beam", dv="1d6", armor="energy", modes=["SA"], ammo=12, range=50)
GRENADE = grenade("frag")
BODY = Combatant(name="Somebody", durability=35, controller="player", weapons=[PISTOL])


# -- combatants ------------------------------------------------------------------------------------
@dataclass
class Figure:
    """A sheet, where it is placed, and its side."""

    sheet: Combatant
    placed: Placed
    side: str


def someone(id: str, roll: int | None = None, at: At | None = None, side: str = "", **changes: Any) -> Figure:
    """The standard body with these changes; `roll` is its Initiative roll, and `holstered` is not in hand."""
    weapons = [*changes.pop("weapons", [PISTOL])]
    if changes.pop("holstered", False):
        weapons = [replace(each, ready=False) for each in weapons]
    aptitudes = {name: changes.pop(name, 15) for name in APTITUDES}
    skills = {"fray": 40, "guns": 60, "melee": 50, **{name: changes.pop(name) for name in SKILLS if name in changes}}
    pools = {name: changes.pop(name) for name in POOLS if name in changes}
    placed = {name: changes.pop(name) for name in [*changes] if name in PLACED}
    unknown = [name for name in changes if name not in SHEET]
    assert not unknown, f"neither of the sheet nor of the place: {unknown}"
    sheet = replace(
        BODY, name=id.title(), aptitudes=aptitudes, pools=pools, weapons=weapons,
        skills={name: value for name, value in skills.items() if value is not None}, **changes,
    )  # fmt: skip
    there = list(spot(at)) if at is not None else []
    return Figure(sheet, Placed(unit=id, at=there, initiative_roll=roll, **placed), side)


def copies(id: str, number: int, **changes: Any) -> list[Figure]:
    """Several of one sheet: `g`, `g_2`, `g_3`."""
    return [someone(id, **changes) for _ in range(number)]


def synth(id: str, roll: int | None = None, at: At | None = None, **changes: Any) -> Figure:
    return someone(id, roll, at, **{"body": "synthmorph", **changes})


def hound(id: str, roll: int | None = None, at: At | None = None, **changes: Any) -> Figure:
    """One of a pack with a shared Threat pool."""
    bite = blade("bite", "1d10+2")
    return someone(id, roll, at, "pack", **{"threat_group": "hounds", "controller": "gm", "weapons": [bite], **changes})


def spot(at: At) -> tuple[float, ...]:
    return tuple(at) if isinstance(at, tuple) else (at, LINE)


# -- scenes ----------------------------------------------------------------------------------------
def wall(x: float, level: Any, y: tuple[float, float] = (9, 11), thick: float = 0.2) -> FeatureEntry:
    """Cover across the line at this metre."""
    return FeatureEntry(kind="cover", level=level, rect=[x, y[0], x + thick, y[1]])


def block(level: Any, *rect: float) -> FeatureEntry:
    """Cover that fills this rectangle."""
    return FeatureEntry(kind="cover", level=level, rect=[*rect])


def area(id: str, *rect: float) -> FeatureEntry:
    """A part of the scene that only has a name."""
    return FeatureEntry(kind="area", id=id, rect=[*rect])


def piece(kind: str, *rect: float, **more: Any) -> FeatureEntry:
    """A known kind of terrain."""
    return FeatureEntry(kind=kind, rect=[*rect], **more)


def door(id: str, *rect: float, open: bool = False) -> FeatureEntry:
    return FeatureEntry(kind="door", id=id, rect=[*rect], open=open)


def encounter(
    *figures: Figure,
    scene: Sequence[FeatureEntry] = (),
    threat_pools: dict[str, int] | None = None,
    ambushers: str = "",
    **options: Any,
) -> Encounter:
    """An encounter file as it is after reading. The first figure is against all others, unless sides are told."""
    sides: dict[str, list[Placed]] = {}
    for number, each in enumerate(figures):
        if not each.placed.at:
            each.placed.at = [4.0 * number, LINE]
        each.placed.side = each.side or ("blue" if number else "red")
        sides.setdefault(each.placed.side, []).append(each.placed)
    return Encounter(
        game="eclipse_phase",
        map=MapEntry(size=[400, 20], terrain=[*scene]),
        combatants=[each for side in sides.values() for each in side],
        threat_pools=threat_pools or {},
        surprise=SurpriseEntry(ambushers=ambushers) if ambushers else "none",
        options=Options(**options),
        bestiary={str(each.placed.unit): each.sheet for each in figures},
    )


def opening(*figures: Figure, **described: Any) -> Fight[Combat]:
    """A fight from its very beginning: surprise, Initiative."""
    written = encounter(*figures, **described)
    assert not RULESET.problems(written), RULESET.problems(written)
    return Fight(RULESET, RULESET.start(written))


def firefight(*figures: Figure, **described: Any) -> Fight[Combat]:
    """A fight in turn 1, everybody's Initiative roll being known."""
    assert all(each.placed.initiative_roll is not None for each in figures), "everybody needs a roll"
    return opening(*figures, **described)


def carrying(*figures: Figure, who: str = "", **described: Any) -> Fight[Combat]:
    """A fight in turn 2, into which the last of the figures (or `who`) carries a delayed slot; the others passed."""
    carrier = who or str(figures[-1].placed.unit)
    fight = firefight(*figures, **described)
    while fight.state.turn == 1:
        question = choice(fight)
        said = f"{'delay standby' if question.who == carrier else 'pass'}" if question.why == "slot" else ""
        play(fight, f"{question.who}: {said or PLAIN[question.why]}")
    return fight


# -- saying ----------------------------------------------------------------------------------------
def attack(kind: str, who: str, target: str, weapon: str, **more: Any) -> str:
    """An attack in words; a mode with its option is written `BF_damage`."""
    mode, _, use = more.pop("mode", "").partition("_")
    more = {**({"mode": mode} if mode else {}), **({"use": use} if use else {}), **more}
    return " ".join([f"{who}: {kind} {target} with {weapon}", *(f"{name} {value}" for name, value in more.items())])


def shot(who: str, target: str, mode: str = "SA", weapon: str = "pistol", **more: Any) -> str:
    return attack("attack_ranged", who, target, weapon, mode=mode, **more)


def strike(who: str, target: str, weapon: str = "unarmed", **more: Any) -> str:
    return attack("attack_melee", who, target, weapon, **more)


def turn(who: str, *acts: str, move: str = "none") -> list[str]:
    """A whole slot: the movement type, these acts, the end."""
    return [f"{who}: act {move}", *(f"{who}: {act}" for act in acts), f"{who}: end"]


def choice(fight: Fight[Combat]) -> Choose:
    question = fight.pending
    assert isinstance(question, Choose), f"nothing is to be chosen: {harness.waiting(fight)}"
    return question


def plainly(fight: Fight[Combat]) -> None:
    """Answer in the plainest way what the script does not speak of."""
    question = choice(fight)
    plain = plain_answer(fight)
    assert plain, f"the script says nothing of this: {harness.waiting(fight)}"
    harness.answer(fight, f"{question.who}: {plain}")


def plain_answer(fight: Fight[Combat]) -> str:
    """The plainest answer to what is asked; an extra action ends with its one act. Empty if there is none."""
    question = choice(fight)
    if question.why == "act" and fight.state.fighters[question.who].buying:
        return "end"
    return PLAIN.get(question.why, "")


def play(fight: Fight[Combat], *lines: str) -> Fight[Combat]:
    """Play these lines to their end; it is an error if a roll is left waiting for dice.

    `until a due` goes on in the plainest way until A is asked that, `until a window before c` until it is that window.
    """
    for line in lines:
        if line.startswith("until "):
            reach(fight, *line.split()[1:])
        elif ":" in line:
            answer(fight, line)
        else:
            throw(fight, line)
    assert not isinstance(fight.pending, Roll), f"the script is over, but {harness.waiting(fight)}"
    return fight


def reach(fight: Fight[Combat], who: str, why: str, *which: str) -> None:
    while (choice(fight).who, choice(fight).why) != (who, why) or (which and window(fight) != " ".join(which)):
        plainly(fight)


def answer(fight: Fight[Combat], line: str) -> Fight[Combat]:
    """One answer in words, plain ones before it where somebody else is asked something else."""
    who, text = harness.split(line)
    do = text.split()[0]
    while not heard(fight, who, do):
        plainly(fight)
    return harness.answer(fight, line)


def heard(fight: Fight[Combat], who: str, do: str) -> bool:
    """Whether somebody is asked something to which this would be an answer."""
    question = fight.asked(who)
    option = question.option(do) if isinstance(question, Choose) else None
    return option is not None and not isinstance(option, Refused)


def throw(fight: Fight[Combat], line: str) -> Fight[Combat]:
    """Dice into as many rolls as they fill, plain answers between them; `00` of a d100 is its face 100."""
    harness.throw(fight, line, meanwhile=plainly)
    while isinstance(fight.pending, Choose) and fight.pending.why in ("pool_after", "pool_before"):
        plainly(fight)
    return fight


def fall(fight: Fight[Combat], line: str, skip: tuple[str, ...] = ("defence", "pool_before", "pool_after")) -> None:
    """Dice with their owners: `a 50` is a d100 of a, `a 2d10 3 4` two d10, `a d6 2` one d6, in this order.

    Questions named in `skip` are answered plainly; neighbouring dice of one owner and size may be rolled at once.
    """
    dice: list[tuple[str, int, int]] = []
    for part in line.split("|"):
        who, *words = part.split()
        kind = words.pop(0) if "d" in words[0] else "1d100"
        count, _, sides = kind.partition("d")
        assert len(words) == int(count or 1), part
        dice += [(who, int(sides), int(word) or int(sides)) for word in words]
    while dice:
        while isinstance(fight.pending, Choose) and fight.pending.why in skip:
            plainly(fight)
        roll = fight.pending
        assert isinstance(roll, Roll), f"{dice} of {line!r} are left: {harness.waiting(fight)}"
        now, dice = dice[: roll.count], dice[roll.count :]
        expected = [(roll.who, roll.sides)] * roll.count
        found = f"{roll.who} {roll.why} {roll.count}d{roll.sides}"
        assert [each[:2] for each in now] == expected, f"{line!r}: {now}, but {found}"
        assert not fight.answer(Thrown(roll.who, tuple(each[2] for each in now), "typed"))
    while isinstance(fight.pending, Choose) and fight.pending.why in ("pool_before", "pool_after"):
        plainly(fight)
    assert not isinstance(fight.pending, Roll), f"after {line!r}: {harness.waiting(fight)}"


def say(fight: Fight[Combat], *lines: str) -> None:
    """Answers without any plain ones in between; a roll may be left open."""
    for line in lines:
        harness.answer(fight, line)


def ruled(fight: Fight[Combat], line: str) -> str:
    """The rule by which this answer is refused, the first of the table; it must change nothing."""
    return harness.refused(fight, line)[0]


def allowed(fight: Fight[Combat], line: str) -> bool:
    return harness.allowed(fight, line)


def barred(fight: Fight[Combat], who: str, do: str, **values: Any) -> str:
    """The rule against what somebody, who is perhaps not even asked, wants to do now; empty if nothing is."""
    return next(iter(rules_of(fight.refusals(Pick(who, do, values)))), "")


def options(fight: Fight[Combat]) -> list[str]:
    """What the pending question offers."""
    return [each.id for each in choice(fight).options()]


def slots(fight: Fight[Combat], until: str = "extra") -> list[str]:
    """Everybody passes to the end of the turn or the first such question; who had a slot, in order."""
    if not fight.over and choice(fight).why == "act" and plain_answer(fight):
        plainly(fight)  # nothing more is added to an extra action
    began, found = fight.state.turn, list[str]()
    while not fight.over and fight.state.turn == began and choice(fight).why != until:
        question = choice(fight)
        if question.why in ("slot", "due"):
            found.append(question.who)
        harness.answer(fight, f"{question.who}: {plain_answer(fight) or 'pass'}")
    return found


def passes(fight: Fight[Combat]) -> list[str]:
    """Everybody passes to the end of the turn; who had a slot, in order."""
    return slots(fight, until="nothing")


# -- looking ---------------------------------------------------------------------------------------
def fighter(fight: Fight[Combat], name: str) -> Fighter:
    return fight.state.fighters[name]


def order(fight: Fight[Combat]) -> str:
    """Everybody who is in the order, by place: `a12 b9=c9`."""
    present = [each for each in fight.state.fighters.values() if each.status == "active"]
    text = ""
    before: tuple[int, object] | None = None
    for each in sorted(present, key=lambda one: (-one.count, -one.rank, one.id)):
        place = (each.count, each.rank)
        text += ("" if before is None else "=" if place == before else " ") + f"{each.id}{each.count}"
        before = place
    return text


def points(fight: Fight[Combat], who: str, pool: str) -> int:
    return int(fighter(fight, who).pools[pool])


def extras(fight: Fight[Combat], who: str) -> list[str]:
    """The pools with which somebody bought extra actions so far."""
    return [each.pool for each in told(fight, ExtraBought) if each.who == who]


def damage(fight: Fight[Combat], who: str) -> int:
    return fighter(fight, who).damage


def wounds(fight: Fight[Combat], who: str) -> int:
    return fighter(fight, who).wounds


def ammo(fight: Fight[Combat], who: str, weapon: str = "pistol") -> int:
    return int(fighter(fight, who).ammo[weapon])


def slot_state(fight: Fight[Combat], who: str) -> str:
    return fighter(fight, who).slot_state


def conditions(fight: Fight[Combat], who: str) -> list[str]:
    return [each.key for each in fighter(fight, who).conditions]


def at(fight: Fight[Combat], who: str) -> tuple[float, float]:
    point = fighter(fight, who).pos
    return point.x / 100, point.y / 100


def window(fight: Fight[Combat]) -> str:
    """The window that is open, and whose it is: `before d`."""
    opening = fight.state.opening
    return "" if opening is None else " ".join([opening.kind, *opening.of])


def last(fight: Fight[Combat], kind: type[E]) -> E:
    events = told(fight, kind)
    assert events, f"no {kind.__name__} was told"
    found: E = events[-1]
    return found


# -- tests -----------------------------------------------------------------------------------------
def check(fight: Fight[Combat], who: str, why: str = "") -> CheckRolled:
    """The last test that somebody made, or the last one of this kind: `attack`, `som`, `perceive`."""
    found = [each for each in told(fight, CheckRolled) if each.who == who and each.why.startswith(why)]
    assert found, f"{who} made no such test: {told(fight, CheckRolled)}"
    last_one: CheckRolled = found[-1]
    return last_one


def target_number(fight: Fight[Combat], who: str, why: str = "") -> int:
    return check(fight, who, why).target_number.total


def result(fight: Fight[Combat], who: str, why: str = "") -> str:
    """`success`, `superior_success`, `double_success`, `critical_success`, and the same of failures."""
    found = check(fight, who, why)
    return found.result if found.superior == 0 else ("", "superior_", "double_")[found.superior] + found.result


def until(fight: Fight[Combat], who: str, condition: str) -> int:
    """The turn in whose End phase a condition ends; -1 if none does."""
    return next(each.until for each in fighter(fight, who).conditions if each.key == condition)
