"""The initiative count: calling numbers, joining, ties (ACKS-COUNT, ACKS-TIE, ACKS-DELAY)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from affray.core.fields import OneOf, SeveralOf
from affray.core.refusals import Refusal, Value, Values
from affray.core.scene import Scene
from affray.core.script import NOTHING, Choose, Option, Pick, Script, ask, roll

from ..model.catalogue import no
from ..model.events import Joined, NumberCalled, NumbersPassed, SegmentEnded, TieOrdered
from ..model.stats import Combat, Warrior

LOWEST = -10
Builder = Callable[[], Choose | None]


def limit(warrior: Warrior) -> int:
    """The lowest count to which it may delay (ACKS-DELAY-2, ACKS-DELAY-10)."""
    return max(-warrior.number, LOWEST)


def call_number(scene: Scene[Combat]) -> Script[None]:
    """Numbers are called until somebody is due: joiners announce themselves, ties are ordered (ACKS-COUNT-1, -9)."""
    combat = scene.state
    first = combat.count
    while True:
        count = combat.count
        waiting = [x for x in combat.warriors.values() if x.status == "active" and not x.number_called]
        delaying = [x for x in combat.warriors.values() if x.segment == "delaying" and x.status == "active"]
        if count < LOWEST or not (waiting or delaying):
            combat.stage = "end"
            return
        due = [x for x in waiting if x.number == count]
        if due or delaying:
            break
        combat.count -= 1
    if scene.recording:
        if count < first:
            scene.tell(NumbersPassed(tuple(range(first, count, -1)), rules=("ACKS-COUNT-1",)))
        scene.tell(NumberCalled(count, rules=("ACKS-COUNT-1",)))
    combat.stage, combat.due = "segments", [each.id for each in due]
    joiners: list[Warrior] = []
    for warrior in delaying:
        if limit(warrior) <= count < warrior.number and (yield from joins(scene, warrior)):
            joiners.append(warrior)
    tied = [x for x in (*due, *joiners) if x.status == "active" and (x in joiners or x.id in combat.due)]
    order = yield from order_ties(scene, tied, count)
    joined = [each.id for each in joiners]
    combat.due = [each.id for each in order if each.id in combat.due or each.id in joined]


def joins(scene: Scene[Combat], warrior: Warrior) -> Script[bool]:
    """W6: whether a delaying combatant acts at this number (ACKS-DELAY-4, ACKS-DELAY-13)."""
    combat = scene.state
    if combat.options.delay_commitment == "announced":
        joined = not warrior.wait_for and warrior.delay_to == combat.count
    else:
        pick = yield from ask(scene, join_question(combat, warrior))
        joined = pick is not None and pick.do == "join"
        if pick is not None and pick.do == "wait_for":
            warrior.wait_for = str(pick["who"])
    if joined:
        warrior.wait_for = ""
        keep_delay(combat, warrior)
        if scene.recording:
            scene.tell(Joined(warrior.id, combat.count, rules=("ACKS-DELAY-4",)))
    return joined


def keep_delay(combat: Combat, warrior: Warrior) -> None:
    """Where initiative is rolled once, whoever acts later than its number has the lower number from then on
    (ACKS-INIT-8; option `static_initiative`)."""
    if combat.options.static_initiative:
        warrior.number = min(warrior.number, combat.count)


def join_question(combat: Combat, warrior: Warrior) -> Builder:
    def known() -> list[Option]:
        return [Option("join"), Option("keep", ends=True), wait_option(combat, warrior)]

    def question() -> Choose | None:
        delaying = warrior.segment == "delaying" and warrior.status == "active"
        return Choose(warrior.id, "join", known) if delaying else None

    return question


def why_not_wait(combat: Combat, warrior: Warrior, other: Warrior) -> list[Refusal]:
    """Only somebody whose segment is not over can be awaited (ACKS-DELAY-14)."""
    over = other.segment in ("done", "lost", "forfeited", "active", "ending")
    if over or other.status != "active" or other is warrior:
        return [no("ACKS-DELAY-14", who=other.id)]
    return []


def wait_option(combat: Combat, warrior: Warrior) -> Option:
    def among() -> Sequence[str]:
        return list(combat.warriors)

    def likely() -> Sequence[str]:
        return [x.id for x in combat.warriors.values() if not why_not_wait(combat, warrior, x)]

    def why_not(values: Values) -> list[Refusal]:
        return why_not_wait(combat, warrior, combat.warriors[values["who"]]) if "who" in values else []

    return Option("wait_for", {"who": OneOf(among, likely, type="combatant")}, why_not)


# -- ties ------------------------------------------------------------------------------------------
def strength(combat: Combat, side: str, sides: Sequence[str] = ()) -> int:
    """How many combatants a side has, now or at the start of the round (ACKS-TIE-5; option `tie_count_basis`); those of
    whom the others at the tie do not know are left out."""
    own = combat.of(side)
    unknown = sum(1 for each in own if not all(each.is_known_to(other) for other in sides))
    whole = combat.sizes.get(side, 0) if combat.options.tie_count_basis == "round_start" else len(own)
    return whole - unknown


def is_judges(combat: Combat, side: str) -> bool:
    """A side without any player's combatant (ACKS-TIE-9)."""
    return not any(each.player for each in combat.warriors.values() if each.side == side)


def order_ties(scene: Scene[Combat], due: Sequence[Warrior], number: int) -> Script[list[Warrior]]:
    """The smallest side splits around all others, then the next among the rest (ACKS-TIE-3 to ACKS-TIE-9).

    Those who have no segment left have their place too: what ends or strikes at the start of their initiative waits.
    """
    sides = list(dict.fromkeys(each.side for each in due))
    if len(due) < 2:
        return list(due)
    if len(sides) > 1:
        unknown = [each for each in due if not all(each.is_known_to(side) for side in sides)]
        if unknown:
            return (yield from behind(scene, [each for each in due if each not in unknown], unknown, number))
        sides = yield from rank(scene, sides)
    order = yield from split(scene, sides, due)
    names = tuple([each.id for each in order if all(each.is_known_to(side) for side in scene.state.sides())])
    if scene.recording and len(names) > 1:
        rule = "ACKS-TIE-2" if len(sides) == 1 else "ACKS-TIE-6"
        scene.tell(TieOrdered(number, sides[0], names, rules=(rule,)))
    return order


def behind(
    scene: Scene[Combat], known: Sequence[Warrior], unknown: Sequence[Warrior], number: int
) -> Script[list[Warrior]]:  # fmt: skip
    """Whoever is unknown to another side at the tie comes after it, or the question would tell of him; those of one
    side in the order that it chooses (ACKS-TIE-2)."""
    order = yield from order_ties(scene, known, number)
    for side in dict.fromkeys(each.side for each in unknown):
        order += yield from order_ties(scene, [each for each in unknown if each.side == side], number)
    return order


def rank(scene: Scene[Combat], sides: Sequence[str]) -> Script[list[str]]:
    """Smaller sides first, of equal ones the Judge's, of still equal ones by a roll (ACKS-TIE-4, -8, -9)."""
    combat = scene.state
    keys: dict[str, tuple[int, int, int]] = {}
    for side in sides:
        keys[side] = (strength(combat, side, sides), 0 if is_judges(combat, side) else 1, 0)
    while True:
        alike = [side for side in sides if list(keys.values()).count(keys[side]) > 1]
        if not alike:
            return sorted(sides, key=lambda side: keys[side])
        for side in alike:
            (die,) = yield from roll(scene, side, "tie", 1, 6)
            size, judge, old = keys[side]
            keys[side] = (size, judge, 10 * old - die)


def split(scene: Scene[Combat], sides: Sequence[str], tied: Sequence[Warrior]) -> Script[list[Warrior]]:
    """Before list, everybody else, after list (ACKS-TIE-6). Who has changed sides meanwhile goes with the last side."""
    combat = scene.state
    side, *others = sides
    own = [each.id for each in tied if each.side == side or not others]
    rest = [each for each in tied if each.id not in own]
    if not rest:
        names = (yield from order_own(scene, side, own)) if len(own) > 1 else own
        return [combat.warriors[name] for name in names]
    pick = yield from ask(scene, split_question(side, own))
    before, after = parted(pick, own)
    between = yield from split(scene, others, rest)
    people = combat.warriors
    return [*(people[name] for name in before), *between, *(people[name] for name in after)]


class Split(Option):
    """Everybody tied is before or after the others: whoever names one list has named the other, too (ACKS-TIE-6)."""

    __slots__ = ("own",)
    own: Sequence[str]

    def answers(self, given: Values = NOTHING) -> Iterator[dict[str, Value]]:
        named = [name for name in ("before", "after") if isinstance(given.get(name), tuple)]
        if len(named) == 1 and len(given) == 1:
            rest = tuple([each for each in self.own if each not in given[named[0]]])
            found = {**given, "after" if named == ["before"] else "before": rest}
            if not self.refusals(found):
                yield found
        yield from Option.answers(self, given)


def parted(pick: Pick | None, own: Sequence[str]) -> tuple[list[str], list[str]]:
    """Who acts before the others and who after them; whoever names only some has said it of the rest too."""
    if pick is None:
        return list(own), []
    if pick.do == "split":
        return list(pick["before"]), list(pick["after"])
    named = list(pick.values.get("who", own))
    rest = [each for each in own if each not in named]
    return (named, rest) if pick.do == "before" else (rest, named)


def split_question(side: str, own: Sequence[str]) -> Builder:
    def among() -> Sequence[str]:
        return own

    def nobody() -> Sequence[str]:
        return ()

    def why_not(values: Values) -> list[Refusal]:
        if "before" in values and "after" in values:
            if sorted([*values["before"], *values["after"]]) != sorted(own):
                return [no("ACKS-TIE-6", tied=tuple(own))]
        return []

    def known() -> list[Option]:
        before = SeveralOf(among, at_least=0, type="combatant")
        after = SeveralOf(among, at_least=0, likely=nobody, type="combatant")
        option = Split("split", {"before": before, "after": after}, why_not)
        option.own = own
        some = {"who": SeveralOf(among, optional=True, type="combatant")}
        return [Option("before", some), Option("after", some), option]

    def question() -> Choose | None:
        return Choose(side, "tie", known)

    return question


def order_own(scene: Scene[Combat], side: str, own: Sequence[str]) -> Script[list[str]]:
    """Tied combatants of one side act in the order that side chooses (ACKS-TIE-2)."""

    def among() -> Sequence[str]:
        return own

    def known() -> list[Option]:
        return [Option("order", {"who": SeveralOf(among, all_of=True, type="combatant")})]

    def question() -> Choose | None:
        return Choose(side, "order", known)

    pick = yield from ask(scene, question)
    return list(pick["who"]) if pick is not None else list(own)


def leave_number(scene: Scene[Combat]) -> None:
    """Nobody is left at this number: those at their limit have lost their segment (ACKS-DELAY-3, ACKS-DELAY-10)."""
    combat = scene.state
    for warrior in combat.warriors.values():
        if warrior.segment == "delaying" and limit(warrior) >= combat.count:
            warrior.segment = "lost"
            if scene.recording:
                scene.tell(SegmentEnded(warrior.id, "lost", rules=("ACKS-DELAY-3",)))
    combat.count -= 1
    combat.stage = "call"
