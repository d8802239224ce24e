"""Moments are called and counted; what lasts waits for one exact call."""

from __future__ import annotations

import pytest

from affray.core.timing import Lasting, Moment, Timing


def lasting(timing: Timing, what: str, times: int = 1, on: str = "bor") -> Lasting:
    begun = Lasting(on, what, timing.next("turn start", "ada", times), by="ada")
    timing.begin(begun)
    return begun


@pytest.mark.parametrize("times", [1, 2, 5])
def test_something_ends_with_the_nth_call_from_now(times: int) -> None:
    timing = Timing()
    timing.call("turn start", "ada")
    begun = lasting(timing, "dazed", times)
    for _ in range(times - 1):
        assert timing.call("turn start", "ada") == []
        assert timing.has("bor", "dazed")
    assert timing.call("turn start", "ada") == [begun]
    assert not timing.has("bor", "dazed")


def test_moments_of_others_and_other_moments_do_not_count() -> None:
    timing = Timing()
    lasting(timing, "dazed")
    assert timing.call("turn start", "bor") == []
    assert timing.call("turn end", "ada") == []
    assert timing.has("bor", "dazed")


def test_a_moment_is_a_name_an_owner_and_a_number() -> None:
    timing = Timing()
    timing.call("turn start", "ada")
    assert timing.next("turn start", "ada") == Moment("turn start", "ada", 2)
    assert timing.next("turn start", "ada", 3) == Moment("turn start", "ada", 4)
    assert timing.next("turn start", "bor") == Moment("turn start", "bor", 1)


def test_what_should_have_ended_before_ends_with_the_next_call() -> None:
    """As when a game master begins something that was due already."""
    timing = Timing()
    timing.call("turn start", "ada")
    timing.call("turn start", "ada")
    timing.begin(Lasting("bor", "dazed", Moment("turn start", "ada", 1)))
    assert [each.what for each in timing.call("turn start", "ada")] == ["dazed"]


def test_several_end_together_the_oldest_first() -> None:
    timing = Timing()
    for what in ("first", "second", "third"):
        lasting(timing, what, times=2 if what == "second" else 1)
    assert [each.what for each in timing.call("turn start", "ada")] == ["first", "third"]
    assert [each.what for each in timing.lasting] == ["second"]


def test_the_same_may_last_twice_and_is_found_by_whom_and_what() -> None:
    timing = Timing()
    one, two = lasting(timing, "dazed"), lasting(timing, "dazed", times=2)
    lasting(timing, "dazed", on="cid")
    assert timing.of("bor", "dazed") == [one, two]
    timing.call("turn start", "ada")
    assert timing.of("bor", "dazed") == [two]


def test_something_can_be_dropped_early() -> None:
    timing = Timing()
    dropped = lasting(timing, "dazed")
    kept = lasting(timing, "dazed", on="cid")
    assert timing.drop("bor", "dazed") == [dropped]
    assert timing.drop("bor", "dazed") == []
    assert timing.call("turn start", "ada") == [kept]


def test_a_clone_goes_its_own_way() -> None:
    timing = Timing()
    lasting(timing, "dazed")
    clone = timing.clone()
    assert clone == timing
    clone.call("turn start", "ada")
    clone.begin(Lasting("cid", "wet", clone.next("turn end", "cid")))
    assert timing.has("bor", "dazed")
    assert timing.called == {}
    assert not timing.has("cid", "wet")
