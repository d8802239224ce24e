"""Panning a large map full of people: the browser moves a finished picture, so that every frame is in time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from affray.server import open_table
from bench.page import BODIES, TWO, crowd, dragging, drawn, pan

from .devices import LAPTOP, PHONE, Device

FEW = 5
"""Pictures that may be drawn anew for other reasons, such as the mark of the focus."""
TILES = 20
"""Parts of which a picture is put together."""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_is_laid_out_or_painted_while_a_finger_pans(
    device: Callable[..., Device], address: str, size: tuple[int, int]
) -> None:
    made = open_table(address, encounter=crowd(), seed=1, seats=TWO)
    master = device(size, has_touch=True).sit(made, 0)
    master.tab("map")
    assert master.page.locator("svg.map[data-kind] .tok").count() == BODIES
    master.settle()
    before = master.page.locator("svg.map[data-kind] .tok").first.bounding_box()
    events = pan(master.page, turns=5)
    assert master.page.locator("svg.map[data-kind] .tok").first.bounding_box() != before
    assert len(drawn(events)) > FEW
    done = Counter(each["name"] for each in dragging(events))
    assert done["Layout"] <= FEW
    assert done["Paint"] <= FEW
    assert done["RasterTask"] <= FEW * TILES
