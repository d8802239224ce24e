"""Numbers with reasons."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from affray.core.modifiers import Modifier, Tally, all_add, best_of_kind, bounded, rules_behind, tally

modifiers = st.builds(
    Modifier, st.integers(-9, 9), st.sampled_from(["song", "rain", "luck"]), st.sampled_from(["", "R-1", "R-2"]),
    st.sampled_from(["", "morale", "cover"]),
)  # fmt: skip


def test_a_tally_tells_its_parts_with_signs() -> None:
    number = tally(Modifier(-2, "rain"), Modifier(0, "luck"), Modifier(5, "song"), Modifier(-1, "mud"))
    assert str(number) == "2 = -2 rain + 5 song - 1 mud"
    assert int(number) == number.total == 2


def test_a_single_part_needs_no_explanation() -> None:
    assert str(tally(Modifier(3, "guard"), Modifier(0, "cover"))) == "3"
    assert tally(Modifier(3, "guard"), Modifier(0, "cover")).reasons() == "3 guard"
    assert str(Tally()) == "0"


def test_the_first_part_stays_even_if_it_is_nought() -> None:
    assert str(tally(Modifier(0, "die"), Modifier(2, "song"))) == "2 = 0 die + 2 song"


def test_of_one_kind_only_the_largest_bonus_counts_and_every_penalty() -> None:
    parts = [
        Modifier(2, "song", kind="morale"), Modifier(3, "banner", kind="morale"), Modifier(3, "drum", kind="morale"),
        Modifier(1, "wall", kind="cover"), Modifier(-1, "fear", kind="morale"), Modifier(-2, "dread", kind="morale"),
        Modifier(1, "luck"), Modifier(1, "more luck"),
    ]  # fmt: skip
    counted = [each.why for each in best_of_kind(parts)]
    assert counted == ["banner", "wall", "fear", "dread", "luck", "more luck"]


def test_the_stacking_rule_is_the_games_choice() -> None:
    parts = (Modifier(2, "song", kind="morale"), Modifier(3, "banner", kind="morale"))
    assert tally(*parts).total == 5
    assert tally(*parts, stacking=best_of_kind).total == 3


def test_a_cut_is_a_reason_of_its_own() -> None:
    number = tally(Modifier(18, "die"), Modifier(5, "song"))
    assert str(bounded(number, 1, 20, "never above 20", "R-9")) == "20 = 18 die + 5 song - 3 never above 20"
    assert rules_behind(bounded(number, 1, 20, "never above 20", "R-9").parts) == ("R-9",)
    assert bounded(number, 1, 30, "never above 30") is number
    assert bounded(tally(Modifier(-4, "die")), 0, 9, "never below 0").total == 0


def test_the_rules_behind_a_number_are_cited_once_each() -> None:
    parts = (Modifier(1, "a", "R-2"), Modifier(1, "b"), Modifier(1, "c", "R-1"), Modifier(1, "d", "R-2"))
    assert rules_behind(parts) == ("R-2", "R-1")


@given(st.lists(modifiers, max_size=8), st.integers(-20, 0), st.integers(0, 20))
def test_totals_are_the_sum_of_what_counts_and_stay_within_bounds(parts: list[Modifier], low: int, high: int) -> None:
    assert tally(*parts).total == sum(part.value for part in parts)
    kinds = {part.kind for part in parts if part.kind and part.value > 0}
    best = [max(part.value for part in parts if part.kind == kind) for kind in kinds]
    rest = [part.value for part in parts if not part.kind or part.value <= 0]
    assert tally(*parts, stacking=best_of_kind).total == sum(best) + sum(rest)
    assert low <= bounded(tally(*parts, stacking=all_add), low, high, "bounds").total <= high
