"""Things by the words of the screen: `sabre` is the one at hand, whatever else in the book is called so."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from affray.core.fields import OneOf, SeveralOf
from affray.core.inflected import is_akin
from affray.core.script import Option


def at_hand(option: Option) -> list[str]:
    """The things that somebody is likely to mean, and not all that there are: `rifle` is the one in hand."""
    fields = [each for each in option.fields.values() if isinstance(each, (OneOf, SeveralOf)) and each.type == "item"]
    return [id for each in fields if each.likely is not None for id in each.likely()]


def thing_at_hand(
    spoken: Iterator[tuple[int, str]], called: Mapping[str, str], taken: Collection[str]
) -> tuple[int, str] | None:
    """The thing at hand that the next words mean, and how many words that took: by its name, by a whole word of it, or
    by one in another case. Of things alike it is the first that was not `taken`: nobody can tell them apart.
    """
    free = {id: name for id, name in called.items() if id not in taken}
    for many, said in spoken:
        for fits in (str.__eq__, is_whole_part, is_part_akin):
            found = [id for id, name in free.items() if fits(name, said)]
            if found:
                return (many, found[0]) if len({free[id] for id in found}) == 1 else None
    return None


def is_whole_part(name: str, said: str) -> bool:
    return stands_in(said, name, str.__eq__)


def is_part_akin(name: str, said: str) -> bool:
    return stands_in(said, name, is_akin)


def stands_in(said: str, name: str, fits: Callable[[str, str], bool]) -> bool:
    """Whether words stand in a name one behind the other: `raider 1` in `ridge raider 1`."""
    parts, wanted = name.split(), said.split()
    rows = (parts[at : at + len(wanted)] for at in range(len(parts) - len(wanted) + 1))
    return any(all(map(fits, row, wanted)) for row in rows)


def stands_scattered(said: str, name: str, fits: Callable[[str, str], bool]) -> bool:
    """Whether words stand in a name in their order, with others between them: `rat 1` in `rat of the mill 1`."""
    wanted: Sequence[str] = said.split()
    parts = iter(name.split())
    return len(wanted) > 1 and all(any(fits(part, word) for part in parts) for word in wanted)
