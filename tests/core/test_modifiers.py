"""Numbers with reasons."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from affray.core.modifiers import Modifier, Tally, tally

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


@given(st.lists(modifiers, max_size=8))
def test_totals_are_the_sum_of_the_parts(parts: list[Modifier]) -> None:
    assert tally(*parts).total == sum(part.value for part in parts)
