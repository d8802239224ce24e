"""Every screen is looked at by axe-core, in both themes: contrast, names, roles, keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from affray.server import open_table

from .conftest import ROOT
from .devices import LAPTOP, PHONE, TV, Device

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SEATS = [
    {"role": "gm", "name": "Ida"},
    {"role": "player", "side": "heroes", "name": "Mia", "answers": ["sela_quickwater"]},
    {"role": "screen"},
]
SCREENS = ("start", "master", "draft", "why", "seats", "overrule", "keys", "phone", "shared", "text")


def violations(device: Device) -> list[str]:
    """What axe-core finds wrong with the page as it is, once nothing moves and no colour fades."""
    device.page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")
    device.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = device.page.evaluate("""async () => {
        const found = await axe.run({runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']});
        return found.violations.map((each) => [each.id, each.nodes.slice(0, 3).map((node) => node.html.slice(0, 120))]);
    }""")
    return [f"{id}: {nodes}" for id, nodes in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_accessible(device: Callable[..., Device], address: str, screen: str, theme: str) -> None:
    made = open_table(address, sample="kennel_yard", seed=7, seats=SEATS)
    size = {"phone": PHONE, "shared": TV}.get(screen, LAPTOP)
    shown = device(size, color_scheme=theme, reduced_motion="reduce")
    page = shown.page
    if screen == "start":
        shown.open("/")
        page.wait_for_selector("[data-sample] svg")
    else:
        shown.sit(made, {"phone": 1, "shared": 2}.get(screen, 0))
    if screen in ("draft", "phone"):
        page.locator(".opts [data-option=attack]").click()
        page.wait_for_selector("[data-draft][data-busy=false] .odd")
    elif screen == "why":
        page.click("[data-fold]")
        page.locator("[data-closed]").first.click(force=True)
        page.wait_for_selector(".opts .whynot")
    elif screen == "seats":
        page.click("[data-seats]")
        page.click("[data-new-seat]")
        page.wait_for_selector(".qr")
    elif screen == "overrule":
        page.click("[data-overrule]")
        page.locator("[data-edit]").nth(2).click()
        page.wait_for_selector(".decree .fld")
    elif screen == "keys":
        page.keyboard.press("?")
        page.wait_for_selector(".keylist")
    elif screen == "text":
        page.click("[data-text]")
    assert violations(shown) == []
