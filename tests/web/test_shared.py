"""The shared screen is read from across the room: nothing of it is cut off, in any language and any game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from affray.server import open_table

from .devices import TV, Device

SEATS = [{"role": "gm", "name": "Ida"}, {"role": "screen", "name": "TV"}]
SAMPLES = {"kennel_yard": "ru", "dry_ford": "uk", "gantry_breach": "uk", "shrine_ambush": "ru", "docking_bay": "ru"}
CUT = """() => {
    const out = (each, frame) => { const a = each.getBoundingClientRect(), b = frame.getBoundingClientRect();
        return a.right > b.right + 1 || a.bottom > b.bottom + 1; };
    const found = [...document.querySelectorAll('.sidel, .sidel .sm, .sidel .band')]
        .filter((each) => out(each, document.querySelector('.ev')));
    const names = [...document.querySelectorAll('.tc .n, .tc .s')]
        .filter((each) => out(each, each.closest('.tc')) || each.scrollHeight > each.clientHeight + 3
            || each.scrollWidth > each.clientWidth + 1);
    const news = [...document.querySelectorAll('.said p')].filter((each) => out(each, each.closest('.said')));
    return [...found, ...names, ...news].map((each) => each.textContent);
}"""
MOVES = 24
SEEN = 150
"""Milliseconds after which the screen shows what it may; most moments are no news to it."""


@pytest.mark.parametrize("sample", SAMPLES)
def test_nothing_is_cut_off(sample: str, device: Callable[..., Device], address: str) -> None:
    made = open_table(address, sample=sample, seed=7, seats=SEATS)
    master = device().sit(made, 0)
    screen = device(TV, locale=SAMPLES[sample], color_scheme="dark").sit(made, 1)
    for _ in range(MOVES):
        if master.over:
            break
        master.let_play()
        screen.page.wait_for_timeout(SEEN)
        assert screen.page.evaluate(CUT) == []
        if screen.page.locator(".said h1").count():
            said = screen.page.inner_text(".said")
            assert " ?" not in said, "what is secret is no news"
            box = screen.page.locator(".said h1").bounding_box()
            assert box is not None
            assert 0 < box["x"] < TV[0], "the headline is there"
    screen.shoot(f"shared-{sample}")


def test_only_the_next_is_called_so(device: Callable[..., Device], address: str) -> None:
    made = open_table(address, sample="kennel_yard", seed=7, seats=SEATS)
    screen = device(TV).sit(made, 1)
    said = [each for each in screen.page.locator(".tc .s").all_inner_texts() if each]
    assert said == ["acting", "next"]
