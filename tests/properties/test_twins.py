"""Twin fights of all games that differ in a secret look the same to everybody else, to the byte, after every answer."""

from __future__ import annotations

import pytest

from tests.properties.secrets import MAY_TELL
from tests.properties.subjects import SUBJECTS, exists, twins

SEEDS = {"coinflip": 20, "fifth_edition": 25}


@pytest.mark.parametrize("name", sorted(SUBJECTS))
def test_nobody_learns_a_secret_from_what_he_is_shown(name: str) -> None:
    report = twins(name, range(SEEDS.get(name, 15)))
    assert not report.leaks, "\n".join(report.leaks[:20])
    assert not report.errors
    assert report.counts["compared"] > 100


@pytest.mark.parametrize("name", sorted(SUBJECTS))
def test_nobody_learns_a_secret_from_what_is_legal_and_why_not_nor_from_the_odds(name: str) -> None:
    report = twins(name, range(100, 103), values=True, after=8)
    assert not report.leaks, "\n".join(report.leaks[:20])
    assert not report.errors
    assert report.counts["compared"] > 5


@pytest.mark.parametrize("name", sorted(SUBJECTS))
def test_nobody_learns_a_secret_where_there_is_no_map(name: str) -> None:
    """Neither from distances and how people stand, nor from where the words lead that they can move by."""
    report = twins(name, range(200, 202), mapped=False)
    assert not report.leaks, "\n".join(report.leaks[:20])
    assert not report.errors
    assert report.counts["compared"] > 10


@pytest.mark.parametrize("name", sorted(SUBJECTS))
def test_nobody_learns_that_there_is_somebody_more(name: str) -> None:
    report = exists(name, range(8))
    assert not report.leaks, "\n".join(report.leaks[:20])
    assert not report.errors
    assert report.counts["compared"] > 50


@pytest.mark.parametrize("name", sorted(SUBJECTS))
def test_the_twins_would_find_a_leak(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table without secrets the same comparison fails."""
    monkeypatch.setattr("affray.core.fight.KINDS", frozenset())
    assert twins(name, range(6)).leaks


def test_the_twins_would_find_what_the_list_does_not_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the log tells is a leak, unless the one list of what may be told has it."""
    monkeypatch.setattr("tests.properties.secrets.MAY_TELL", {})
    assert twins("fifth_edition", range(40, 50)).leaks


def test_whatever_may_be_told_has_a_reason() -> None:
    assert all(reason.strip() for reason in MAY_TELL.values())
