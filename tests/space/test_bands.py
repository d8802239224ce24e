"""Without a map: engaged, near, far."""

from __future__ import annotations

import pytest

from affray.space.bands import Band, Bands


def test_pairs_are_far_until_somebody_says_otherwise() -> None:
    bands = Bands()
    assert bands.band("bor", "orc").name == "far"
    bands.declare("orc", "bor", "near")
    assert bands.band("bor", "orc").name == bands.band("orc", "bor").name == "near"
    assert bands.distance("bor", "orc") == 30
    assert bands.within("bor", "orc", 30)
    assert not bands.within("bor", "orc", 25)
    assert bands.distance("bor", "bor") == 0


def test_who_goes_to_another_leaves_those_engaged_before() -> None:
    bands = Bands()
    for foe in ("orc-1", "orc-2"):
        bands.declare("bor", foe, "engaged")
    bands.declare("ada", "orc-3", "engaged")
    assert bands.leaving("bor", "orc-3") == ["orc-1", "orc-2"]
    bands.move("bor", "orc-3", "engaged", keeping=("orc-2",))
    assert bands.engaged_with("bor") == ["orc-2", "orc-3"]
    assert bands.band("bor", "orc-1").name == "near"
    assert bands.band("bor", "ada").name == "near"  # she fights the same orc
    assert bands.engaged("orc-3", "ada")


def test_walking_away_disengages() -> None:
    bands = Bands()
    bands.declare("bor", "orc", "engaged")
    assert bands.leaving("bor", "orc") == []
    bands.move("bor", "orc", "far")
    assert not bands.engaged("bor", "orc")
    assert bands.distance("orc", "bor") == 120


def test_a_game_may_have_its_own_bands() -> None:
    bands = Bands((Band("point-blank", 2), Band("close", 10), Band("range", 30), Band("beyond", 90)))
    assert bands.distance("a", "b") == 90
    bands.declare("a", "b", "close")
    assert bands.distance("a", "b") == 10
    with pytest.raises(ValueError, match="no band 'near', only point-blank, close, range, beyond"):
        bands.declare("a", "b", "near")
    with pytest.raises(ValueError, match="no distance to itself"):
        bands.declare("a", "a", "close")
    assert not bands.engaged("a", "a")


def test_a_clone_changes_by_itself() -> None:
    bands = Bands()
    bands.declare("a", "b", "near")
    other = bands.clone()
    other.declare("a", "b", "engaged")
    assert bands.band("a", "b").name == "near"
    assert other.band("a", "b").name == "engaged"
