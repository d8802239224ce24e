"""A game's table of refusals: which rules and codes there are, and in which order the reasons of one request come.

    Code = Literal["out_of_reach", "not_held"]
    REFUSALS: Catalogue[Code] = Catalogue("GAME", {"MOVE": 12, "ATK": 8}, get_args(Code))
    no, in_order = REFUSALS.no, REFUSALS.in_order

    yield no("GAME-ATK-2", "out_of_reach", target=target.id)

A rule or a code that is not in the table fails where the refusal is made. A type checker finds a strange code before
that, and one test reads every call in the source of every game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, Literal, TypeVar

from .refusals import Refusal, Value

C = TypeVar("C", bound=str)


class Unlisted(LookupError):
    """A refusal names a rule or a code that the game's table does not know: a mistake of the program."""


class Catalogue(Generic[C]):
    """The rules by area, each with the number of its rules; the codes that tell the cases of a rule apart; the order.

    Reasons come in the order of the rules, or in that of `first` and then as they were found, or (`by_code`) in the
    order of the codes. What is no rule of the game (a field that is missing, say) comes last.
    """

    def __init__(
        self,
        prefix: str,
        areas: Mapping[str, int],
        codes: Sequence[C] = (),
        *,
        first: Sequence[str] = (),
        by_code: bool = False,
    ) -> None:
        ids = [f"{prefix}-{area}-{number}" for area, count in areas.items() for number in range(1, count + 1)]
        self.rules: dict[str, int] = {rule: place for place, rule in enumerate(ids)}
        self.codes: dict[str, int] = {code: place for place, code in enumerate(codes)}
        if strange := [rule for rule in first if rule not in self.rules]:
            raise Unlisted(f"no such rules: {', '.join(strange)}")
        self._places = {rule: place for place, rule in enumerate(first)} if first else self.rules
        self._by_code = by_code

    def no(self, rule: str, code: C | Literal[""] = "", **facts: Value) -> Refusal:
        """A refusal by a rule of the game; `code` tells its cases apart where a rule has several reasons."""
        if rule not in self.rules or (code and code not in self.codes):
            raise self._unlisted(code, rule)
        return Refusal(rule, (("code", code), *facts.items()) if code else tuple(facts.items()))

    def every(self, code: C, *rules: str, **facts: Value) -> list[Refusal]:
        """The refusals of one code, one for each rule that the request breaks."""
        if code not in self.codes:
            raise self._unlisted(code, *rules)
        said = (("code", code), *facts.items())
        found = []
        for rule in rules:
            if rule not in self.rules:
                raise self._unlisted(code, rule)
            found.append(Refusal(rule, said))
        return found

    def in_order(self, refusals: Iterable[Refusal]) -> list[Refusal]:
        """Each reason once, in the order of the table."""
        found = list(refusals)
        if len(found) < 2:
            return found
        try:
            found = list(dict.fromkeys(found))
        except TypeError:  # facts may be anything that somebody has said, also what no dictionary takes
            found = [each for place, each in enumerate(found) if each not in found[:place]]
        return sorted(found, key=self.place) if len(found) > 1 else found

    def place(self, refusal: Refusal) -> int:
        """Where a refusal stands among others."""
        if not self._by_code:
            return self._places.get(refusal.rule, len(self._places))
        facts = refusal.facts
        return self.codes.get(str(facts[0][1]), len(self.codes)) if facts and facts[0][0] == "code" else len(self.codes)

    def _unlisted(self, code: str, *rules: str) -> Unlisted:
        strange = [rule for rule in rules if rule not in self.rules]
        if code and code not in self.codes:
            strange.append(code)
        return Unlisted(f"not in the table of refusals: {', '.join(strange)}")
