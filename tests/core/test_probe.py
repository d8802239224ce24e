"""The one question about legality: what may still be said, what is against what was said, what is missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import pytest

from affray.core.fields import Area, Field, Leg, Number, OneOf, SeveralOf, Split, Spot, YesNo, frozen, thawed, words
from affray.core.places import Place, Places
from affray.core.probe import LOOKED_AT, Probe, as_ranges, blocking, likeliest, misfits, once
from affray.core.refusals import Refusal, Value, Values, refuse, rules_of
from affray.core.script import Option
from tests.core.test_legality import attack, dash, nobody, people


def test_what_is_legal_what_is_against_it_and_what_is_missing() -> None:
    option = attack("bob")
    nothing = option.probe({}, "target", "with")
    assert nothing.legal == {"target": ["ann", "bob", "cid"], "with": ["sword", "bow"]}
    assert (nothing.against, nothing.missing, nothing.complete) == ((), ("target", "with"), False)
    assert nothing.answer == {"target": "ann", "with": "bow"}
    half = option.probe({"target": "bob"}, "with")
    assert (half.legal, half.missing, half.complete) == ({"with": ["sword"]}, ("with",), False)
    assert half.answer == {"target": "bob", "with": "sword"}
    whole = option.probe({"target": "bob", "with": "sword"})
    assert whole == Probe(answer={"target": "bob", "with": "sword"}, complete=True)


def test_the_wanted_field_may_be_given_already_and_counts_not_against_itself() -> None:
    assert attack("bob").probe({"target": "bob", "with": "bow"}, "with").legal == {"with": ["sword"]}


def test_every_reason_against_a_whole_answer() -> None:
    found = attack("bob").probe({"target": "bob", "with": "bow"}, "target")
    assert rules_of(found.against) == ["GAME-REACH-1"]
    assert (found.complete, found.answer, found.legal["target"]) == (False, None, ["ann", "cid"])


@pytest.mark.parametrize(
    ("given", "rules"),
    [
        ({"target": "zoe"}, ["CORE-FIELD"]),
        ({"loudly": True}, ["CORE-UNKNOWN"]),
        ({"target": "zoe", "with": "bow"}, ["CORE-FIELD"]),
    ],
)
def test_values_of_no_kind_are_reasons_and_what_is_missing_is_none(given: Values, rules: list[str]) -> None:
    found = attack("bob").probe(given)
    assert rules_of(found.against) == rules
    assert (found.complete, found.answer) == (False, None)


def test_values_that_are_fine_and_lead_nowhere_say_what_is_in_the_way() -> None:
    def why_not(values: Values) -> Iterator[Refusal]:
        if values.get("one") == 1 and values.get("two") is not None:
            yield refuse("GAME-1", two=values["two"])

    pair = Option("pair", {"one": Number(1, 2), "two": Number(1, 2)}, why_not)
    found = pair.probe({"one": 1}, "two")
    assert (rules_of(found.against), found.missing, found.answer) == (["GAME-1"], ("two",), None)
    assert found.legal == {"two": []}
    assert not pair.probe({"one": 2}).against


def test_nothing_to_name_is_a_reason_as_well() -> None:
    empty = Option("aim", {"at": OneOf(nobody, none=lambda: [refuse("GAME-3", left=0)])})
    assert rules_of(empty.probe({}, "at").against) == rules_of(empty.why_closed()) == ["GAME-3"]
    assert rules_of(Option("aim", {"at": OneOf(nobody)}).probe({}).against) == ["CORE-NOTHING"]


def test_an_answer_that_only_an_optional_field_opens() -> None:
    found = dash().probe({}, "as")
    assert rules_of(found.against) == ["GAME-ACT-1"]
    assert (found.answer, found.complete) == ({"as": "bonus_action"}, False)
    assert dash().needs() == {"as": "needed"}
    assert dash().probe({"as": "bonus_action"}).complete


def test_which_fields_are_needed_useful_or_pointless() -> None:
    def why_not(values: Values) -> Iterator[Refusal]:
        if "slot" in values and values.get("power") == "punch":
            yield refuse("GAME-SLOT")

    power = words("punch", "spell", optional=False)
    option = Option("use", {"power": power, "slot": Number(1, 9, optional=True), "loud": YesNo(optional=True)}, why_not)
    assert option.needs() == {"power": "needed", "slot": "useful", "loud": "useful"}
    assert option.needs({"power": "punch"}) == {"slot": "pointless", "loud": "useful"}
    assert option.needs({"power": "spell", "loud": True}) == {"slot": "useful"}


def test_names_that_can_be_added_to_those_given() -> None:
    def why_not(values: Values) -> Iterator[Refusal]:
        if set(values.get("who", ())) >= {"ann", "cid"}:
            yield refuse("GAME-QUARREL")

    def party(at_least: int = 1, at_most: int | None = None) -> Option:
        return Option("take", {"who": SeveralOf(people, at_least=at_least, at_most=at_most)}, why_not)

    assert party().probe({}, "who").further == {"who": ["ann", "bob", "cid"]}
    assert party().probe({"who": ("ann",)}, "who").further == {"who": ["bob"]}
    assert party(at_least=2).probe({"who": ("bob",)}, "who").further == {"who": ["ann", "cid"]}
    assert party(at_least=3).probe({"who": ("ann", "bob")}, "who").further == {"who": []}
    assert party(at_most=1).probe({"who": ("bob",)}, "who").further == {"who": []}
    assert attack().probe({}, "target").further == {}


def test_names_of_an_ordering_follow_one_another() -> None:
    option = Option("order", {"who": SeveralOf(people, all_of=True)})
    assert option.probe({"who": ("bob",)}, "who").further == {"who": ["ann", "cid"]}
    assert option.probe({"who": ("bob", "ann", "cid")}, "who").further == {"who": []}


def test_one_more_of_a_split() -> None:
    def why_not(values: Values) -> Iterator[Refusal]:
        if values.get("to", {}).get("cid"):
            yield refuse("GAME-COVERED")

    def deal(exact: bool) -> Option:
        return Option("deal", {"to": Split(2, people, exact=exact)}, why_not)

    for exact in (True, False):
        assert deal(exact).probe({}, "to").further == {"to": ["ann", "bob"]}
        assert deal(exact).probe({"to": {"ann": 1}}, "to").further == {"to": ["ann", "bob"]}
        assert deal(exact).probe({"to": {"ann": 1, "bob": 1}}, "to").further == {"to": []}


def test_at_most_so_many_names() -> None:
    pair = SeveralOf(people, at_most=2)
    assert [*pair.refusals("who", ("ann", "bob"))] == []
    assert rules_of(pair.refusals("who", ("ann", "bob", "cid"))) == ["CORE-FIELD"]
    assert [*pair.some()] == [("ann",), ("bob",), ("cid",)]
    assert SeveralOf(people).most() == 3


def test_what_a_field_knows_at_once_is_not_tried() -> None:
    tried: list[Values] = []

    def why_not(values: Values) -> Iterable[Refusal]:
        tried.append(values)
        return ()

    def flood(given: Values) -> Sequence[Value] | None:
        return [(0, 1), (1, 1)] if not given else None

    field: Field = Place(lambda: [(0, 1), (1, 1), (2, 2)], bulk=flood)
    option = Option("move", {"to": field, "by": words("walk", "fly")}, why_not)
    assert option.legal("to") == [(0, 1), (1, 1)]
    assert option.legal("to", limit=1) == [(0, 1)]
    assert tried == [{}, {}], "only whether the option is open at all"
    tried.clear()
    assert option.legal("to", {"by": "fly"}) == [(0, 1), (1, 1), (2, 2)], "tried one by one where it is not known"
    assert len(tried) == 3


def test_of_a_wide_number_both_ends_and_what_is_next_to_nothing_is_looked_at() -> None:
    few = [*Number(-500, 500).few(LOOKED_AT)]
    assert few[:3] == [0, 1, -1]
    assert few[-2:] == [-500, 500]
    assert len(few) == len(set(few)) == LOOKED_AT
    assert [*Number(3, 5).few(LOOKED_AT)] == [3, 4, 5]
    assert [*Number(10, 1000).few(6)] == [10, 11, 12, 13, 1000]


def test_what_is_known_at_once_counts_only_if_the_option_is_open() -> None:
    to = Place(lambda: [(0, 1)], bulk=lambda given: [(0, 1)])
    shut = Option("move", {"to": to}, lambda values: [refuse("GAME-1")])
    assert shut.legal("to") == []
    assert shut.example() is None


def test_an_example_begins_with_what_is_known_to_be_legal() -> None:
    def why_not(values: Values) -> Iterator[Refusal]:
        tried.append(values)
        if values.get("to", 9) != 9:
            yield refuse("GAME-1")

    tried: list[Values] = []
    option = Option("go", {"to": Number(1, 9, bulk=lambda given: [9])}, why_not)
    assert option.example() == {"to": 9}
    assert tried == [{}, {"to": 9}]


def test_a_field_that_does_not_concern_the_rest_is_never_tried() -> None:
    def why_not(values: Values) -> Iterator[Refusal]:
        tried.append(values)
        if "height" in values and values.get("power") != "ball":
            yield refuse("GAME-1")

    def of_a_ball(given: Values) -> bool:
        return given.get("power", "ball") == "ball"

    tried: list[Values] = []
    height = Number(0, 9, optional=True, opens=True, concerns=of_a_ball)
    option = Option("use", {"power": words("ray", "ball", optional=False), "height": height}, why_not)
    assert option.legal("height", {"power": "ray"}) == []
    assert tried == []
    assert option.legal("height", {"power": "ball"}) == [*range(10)]
    assert option.needs({"power": "ray"}) == {"height": "pointless"}
    assert option.legal("power", {"height": 3}) == ["ball"]
    assert not any(values.get("power") == "ray" and "height" in values for values in tried)


def test_values_that_no_rule_tells_apart_are_tried_once() -> None:
    tried: list[Values] = []

    def why_not(values: Values) -> Iterator[Refusal]:
        tried.append(values)
        if "within" in values and values.get("trigger") != "move":
            yield refuse("GAME-1")

    within = Number(0, 1000, optional=True, alike=True)
    option = Option("ready", {"trigger": words("move", "turn", optional=False), "within": within}, why_not)
    assert option.legal("within", {"trigger": "turn"}) == []
    assert option.legal("within", {"trigger": "move"}) == [*range(1001)]
    assert len(tried) == 2


# -- what a game knows without trying --------------------------------------------------------------
def test_only_what_a_field_is_narrowed_to_is_tried() -> None:
    tried: list[Value] = []

    def why_not(values: Values) -> Iterator[Refusal]:
        if "at" in values:
            tried.append(values["at"])
            if values["at"] == 7:
                yield refuse("GAME-1")

    def near(given: Values) -> Iterable[Value] | None:
        return None if given.get("far") else (3, 7, 8)

    at = Number(1, 9, optional=True, opens=True, narrow=near)
    option = Option("aim", {"at": at, "far": YesNo(optional=True)}, why_not)
    assert option.legal("at") == [3, 8]
    assert tried == [3, 7, 8]
    assert option.legal("at", {"far": True}) == [1, 2, 3, 4, 5, 6, 8, 9]
    assert option.legal("at", limit=1) == [3]
    assert [*option.answers()] == [{}, {"at": 3}, {"at": 8}]


def test_so_many_of_the_likeliest_are_tried() -> None:
    wide = Number(0, 1000)
    assert [*likeliest(wide, {}, None)] == [*range(1001)]
    assert [*likeliest(wide, {}, 4)] == [*wide.few(4)] == [0, 1, 1000]
    assert len([*likeliest(wide, {})]) == len([*wide.few(LOOKED_AT)])
    narrowed = Number(0, 1000, narrow=lambda given: range(5, 900))
    assert [*likeliest(narrowed, {}, 2)] == [5, 6]
    assert [*likeliest(narrowed, {})] == [*range(5, 205)]
    assert [*likeliest(narrowed, {}, None)] == [*range(5, 900)]


def test_values_that_are_alike_are_legal_only_where_there_are_any() -> None:
    none = Option("aim", {"at": OneOf(nobody, alike=True)})
    assert none.legal("at") == []
    assert Option("aim", {"at": OneOf(people, alike=True)}).legal("at", limit=2) == ["ann", "bob"]


def test_what_is_known_at_once_of_a_field_that_opens_an_option_counts_although_it_is_shut_without() -> None:
    def why_not(values: Values) -> Iterator[Refusal]:
        if "as" not in values:
            yield refuse("GAME-1")

    for opens, legal in ((True, ["bonus"]), (False, [])):
        way_out = OneOf(lambda: ["bonus"], optional=True, opens=opens, bulk=lambda given: ["bonus"])
        assert Option("dash", {"as": way_out}, why_not).legal("as") == legal


# -- ways ------------------------------------------------------------------------------------------
def walk() -> Option:
    """A path, told step by step; in a hurry each step costs two."""

    def told(path: tuple[Spot, ...], given: Values) -> Sequence[Leg]:
        pace = 2 if given.get("hurry") else 1
        return [Leg(spot, pace * number, ("orc",) if number == 2 else ()) for number, spot in enumerate(path, 1)]

    fields: dict[str, Field] = {"hurry": YesNo(optional=True), "past": Places(list, optional=True)}
    return Option("walk", {**fields, "along": Places(list, way=told)})


def test_a_way_is_told_step_by_step_beside_the_other_values() -> None:
    path = ((0, 1), (0, 2))
    assert [*walk().way({"along": path})] == [Leg((0, 1), 1), Leg((0, 2), 2, ("orc",))]
    assert [each.cost for each in walk().way({"along": path, "hurry": True, "past": path})] == [2, 4]


@pytest.mark.parametrize(
    "given",
    [{}, {"past": ((0, 1),)}, {"along": (0, 1)}, {"along": ()}, {"along": ((0, 1),), "hurry": 3},
     {"along": ((0, 1),), "loudly": True}],
)  # fmt: skip
def test_what_is_no_way_has_no_steps(given: Values) -> None:
    assert walk().way(given) == ()
    assert Option("wait").way(given) == ()


# -- what is in the way ----------------------------------------------------------------------------
def test_a_value_of_no_kind_is_in_the_way_of_an_answer_that_lacks_nothing() -> None:
    option = Option("hit", {"times": Number(1, 3)})
    assert rules_of(blocking(option, {"times": 9})) == ["CORE-NUMBER"]
    assert rules_of(blocking(option, {"times": 9, "loudly": True})) == ["CORE-NUMBER", "CORE-UNKNOWN"]
    assert blocking(option, {"times": 3}) == []


def test_what_is_missing_is_a_misfit_of_a_whole_answer_only() -> None:
    option = attack("bob")
    assert [(each.rule, each["field"]) for each in misfits(option, {"with": "axe", "loudly": True})] == [
        ("CORE-MISSING", "target"), ("CORE-FIELD", "with"), ("CORE-UNKNOWN", "loudly"),
    ]  # fmt: skip
    assert rules_of(misfits(option, {"with": "bow"}, whole=False)) == []
    assert misfits(dash(), {}) == []


def test_the_first_of_each_rule_and_code_is_told() -> None:
    found = [refuse("GAME-1", at=1), refuse("GAME-1", code="far", at=2), refuse("GAME-2", at=3), refuse("GAME-1", at=4)]
    assert once([*found, refuse("GAME-1", code="far", at=5)]) == found[:3]


# -- the wire --------------------------------------------------------------------------------------
def test_values_go_over_the_wire_and_come_back() -> None:
    fields: dict[str, Field] = {
        "along": Places(list),
        "who": SeveralOf(people),
        "to": Split(2, people),
        "loud": YesNo(),
    }
    option = Option("go", fields)
    values: Values = {"along": ((0, 1), (0, 2)), "who": ("ann",), "to": {"ann": 2}, "loud": True}
    data = {"along": [[0, 1], [0, 2]], "who": ["ann"], "to": {"ann": 2}, "loud": True}
    assert option.to_json(values) == data
    assert option.from_json(data) == values
    assert option.from_json({"where": [1, 2]}) == {"where": [1, 2]}, "of no field, to be refused"


def test_lists_become_tuples_as_deep_as_a_value_can_be() -> None:
    assert frozen([[[[[[1]]]]]]) == (((([[1]],),),),)
    assert frozen({"ann": [1]}) == {"ann": [1]}
    assert thawed((((1,),), "x")) == [[[1]], "x"]
    shares = {"ann": 1}
    assert thawed(shares) == shares
    assert thawed(shares) is not shares, "whoever changes what goes over the wire does not change the answer"


def test_so_many_legal_values_are_gathered_at_the_most() -> None:
    all_at_once = Option("aim", {"at": Number(1, 100_001, bulk=lambda given: range(1, 100_002))})
    assert all_at_once.legal("at") == [*range(1, 100_001)]
    assert all_at_once.probe({}, "at").legal["at"][-1] == 100_000
    assert len(Option("aim", {"at": Number(1, 100_001, alike=True)}).legal("at")) == 100_000


# -- numbers ---------------------------------------------------------------------------------------
def between(low: int, high: int, gap: int | None = None) -> tuple[Option, list[int]]:
    """An option that takes the numbers between two, perhaps without one, and which were tried."""
    tried: list[int] = []

    def why_not(values: Values) -> Iterator[Refusal]:
        number = values.get("number", low)
        tried.append(number)
        if not low <= number <= high or number == gap:
            yield refuse("GAME-5", number=number)

    return Option("count", {"number": Number(-500, 5000)}, why_not), tried


@pytest.mark.parametrize(
    ("low", "high"), [(-500, 5000), (-3, 7), (1, 1), (-500, -400), (3000, 5000), (0, 4999), (-499, 12), (40, 50)]
)
def test_of_many_numbers_the_legal_ones_are_a_stretch_found_by_few_tries(low: int, high: int) -> None:
    option, tried = between(low, high)
    assert option.stretches("number") == [range(low, high + 1)]
    assert len(tried) < LOOKED_AT + 60
    assert option.legal("number") == list(range(low, high + 1))
    found = option.probe({"number": 9999}, "number")
    assert found.stretches == {"number": [range(low, high + 1)]}


def test_a_number_in_the_middle_that_was_tried_parts_two_stretches() -> None:
    option, _ = between(-20, 400, gap=0)
    assert option.stretches("number") == [range(-20, 0), range(1, 401)]


def test_no_number_is_legal_and_other_fields_have_no_stretch() -> None:
    option, _ = between(9000, 9001)
    assert option.stretches("number") == []
    assert option.legal("number") == []
    assert attack("bob").stretches("target") == []
    assert "target" not in attack("bob").probe({}, "target").stretches


def test_what_a_field_of_numbers_knows_at_once_is_asked_and_few_numbers_are_all_tried() -> None:
    known = Option("climb", {"feet": Number(0, 1000, bulk=lambda values: range(0, values.get("most", 30) + 1, 5))})
    assert known.stretches("feet") == [range(0, 31, 5)]
    assert known.legal("feet") == [0, 5, 10, 15, 20, 25, 30]
    same = Option("wait", {"turns": Number(1, 1000, alike=True)})
    assert same.stretches("turns") == [range(1, 1001)]

    def odd(values: Values) -> Iterator[Refusal]:
        if values.get("number", 1) % 2 == 0:
            yield refuse("GAME-6")

    assert Option("odd", {"number": Number(0, 10)}, odd).stretches("number") == [range(1, 10, 2)]
    assert Option("no", {"number": Number(0, 1000, concerns=lambda values: False)}).stretches("number") == []


@pytest.mark.parametrize(
    ("numbers", "ranges"),
    [
        ([], []), ([4], [range(4, 5)]), ([3, 1], [range(1, 4, 2)]),
        ([1, 2, 5, 6, 9], [range(1, 3), range(5, 7), range(9, 10)]),
    ],
)  # fmt: skip
def test_numbers_as_ranges(numbers: list[int], ranges: list[range]) -> None:
    assert as_ranges(numbers) == ranges


# -- names that need each other --------------------------------------------------------------------
def test_a_name_can_be_added_that_is_legal_only_with_all_the_rest() -> None:
    def why_not(values: Values) -> Iterator[Refusal]:
        if len(values.get("crew", "abc")) not in (1, 3):
            yield refuse("GAME-7")

    three = Option("row", {"crew": SeveralOf(lambda: ["a", "b", "c"])}, why_not)
    assert three.probe({}, "crew").further == {"crew": ["a", "b", "c"]}
    assert three.probe({"crew": ("a",)}, "crew").further == {"crew": ["b", "c"]}
    two = Option("row", {"crew": SeveralOf(lambda: ["a", "b", "c"], at_most=2)}, why_not)
    assert two.probe({"crew": ("a",)}, "crew").further == {"crew": []}


# -- areas -----------------------------------------------------------------------------------------
def test_what_values_put_on_the_map() -> None:
    def burst(values: Values) -> Area | None:
        if values.get("power") != "fire":
            return None
        x, y = values.get("at", (0, 0))
        return Area("burst", 1, places=((x, y), (x + 1, y)), who=("bob",)) if "at" in values else Area("burst", 1)

    fields = {"power": words("fire", "mend", optional=False), "at": Place(lambda: [(1, 1)], optional=True, area=burst)}
    option = Option("cast", fields)
    assert option.area({}) is None
    assert option.area({"power": "mend", "at": (1, 1)}) is None
    assert option.area({"power": "fire"}) == Area("burst", 1)
    assert option.area({"power": "fire", "at": (3, 4)}) == Area("burst", 1, places=((3, 4), (4, 4)), who=("bob",))
    assert option.area({"power": "fire", "at": "nowhere"}) is None
    assert option.probe({"power": "fire"}).area == Area("burst", 1)
    assert Option("end").area({}) is None


# -- sorts -----------------------------------------------------------------------------------------
def test_an_option_is_of_a_sort() -> None:
    assert Option("end").group == "other"
    assert Option("stab", group="attack").group == "attack"
