"""Which modifiers add up: bonuses by their type, penalties by what they come from (SF-GEN-3, SF-GEN-4)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.modifiers import Modifier, Tally

CIRCUMSTANCE = "circumstance"


def stacked(modifiers: Sequence[Modifier]) -> Sequence[Modifier]:
    """The modifiers that count.

    Of several bonuses of one type only the highest does, untyped bonuses all do, circumstance bonuses all do unless
    they come from one source; a penalty that arises twice from one thing counts once, at its worst (SF-GEN-3, -4).

    >>> penalties = [Modifier(-2, "flat_footed"), Modifier(-2, "flat_footed"), Modifier(-2, "shaken")]
    >>> [each.why for each in stacked(penalties)]
    ['flat_footed', 'shaken']
    >>> aid = [Modifier(2, "flank", kind="circumstance"), Modifier(2, "harry", kind="circumstance")]
    >>> sum(each.value for each in stacked([*aid, *aid, Modifier(1, "song", kind="morale")]))
    5
    """
    if len(modifiers) < 2:
        return modifiers
    found: list[Modifier] = []
    places: dict[tuple[bool, str, str], int] = {}
    for each in modifiers:
        key = stack_of(each)
        if key is None:
            found.append(each)
        elif key not in places:
            places[key] = len(found)
            found.append(each)
        elif abs(each.value) > abs(found[places[key]].value):
            found[places[key]] = each
    return found


def stack_of(modifier: Modifier) -> tuple[bool, str, str] | None:
    """What a modifier competes with; None if it always counts."""
    if modifier.value < 0:
        return False, "", modifier.why
    if not modifier.kind:
        return None
    return True, modifier.kind, modifier.why if modifier.kind == CIRCUMSTANCE else ""


def total(modifiers: Sequence[Modifier]) -> int:
    """What the modifiers come to."""
    found = rivals = 0
    for each in modifiers:
        found += each.value
        if each.kind or each.value < 0:
            rivals += 1
    if rivals < 2:
        return found
    return sum([each.value for each in stacked(modifiers)])


def tallied(modifiers: Sequence[Modifier]) -> Tally:
    """The number with its reasons; zeros leave no trace behind the first part."""
    return Tally(tuple([each for number, each in enumerate(stacked(modifiers)) if each.value or number == 0]))
