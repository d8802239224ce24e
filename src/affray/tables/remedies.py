"""What would make legal what is not: another value, or something that is done first."""

from __future__ import annotations

from itertools import islice

from affray.core.probe import nearest
from affray.core.refusals import Values
from affray.core.script import Choose, Option, Pick
from affray.core.views import imagined
from affray.library import Fight

FEW = 4
"""So many answers of an option are tried."""
MOST = 20
"""So many answers are tried in all: by number and not by time, for what is told must not depend on what is hidden."""


def instead(option: Option, given: Values) -> Pick | None:
    """What the legal answer nearest to these values has instead of them, or besides; None if there is none."""
    found = nearest(option, given) if given else None
    if found is None:
        return None
    return Pick("", option.id, {name: value for name, value in found.items() if given.get(name) != value})


def first(fight: Fight, side: str, who: str, closed: str) -> Pick | None:
    """Something that somebody can do now and after which an option is open that is closed; None if nothing was found
    among the likeliest answers. What only dice decide is not looked at.
    """
    question = imagined(fight, side).asked(who)
    if not isinstance(question, Choose):
        return None
    options = [each for each in question.known() if each.id != closed and not each.ends]
    tried = [Pick(who, each.id, values) for each in options for values in islice(each.answers(), FEW)]
    for pick in tried[:MOST]:
        ahead = imagined(fight, side)
        if ahead.answer(pick):
            continue
        after = ahead.asked(who)
        option = after.option(closed) if isinstance(after, Choose) else None
        if option is not None and option.example() is not None:
            return pick
    return None
