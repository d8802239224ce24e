"""Nothing is wider than the page and no button is cut off, in the languages that need the most room, at every width."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from affray.server import open_table

from .devices import Device

WIDTHS = (360, 600, 820, 1024, 1100, 1360, 1440)
SAMPLES = ("shrine_ambush", "docking_bay", "kennel_yard")

CUT = """() => {
    const found = [], wide = document.documentElement.scrollWidth;
    const tell = (what, each) => found.push(`${what}: ${each.outerHTML.slice(0, 90)}`);
    if (wide > innerWidth) found.push(`the page is ${wide} wide`);
    for (const each of document.querySelectorAll('button, select, .chip, h2')) {
        if (!each.offsetParent || each.closest('.cards-row, .scroll, .opts, svg')) continue;
        const at = each.getBoundingClientRect();
        if (at.right > innerWidth + 1 || at.left < -1) tell('beyond the page', each);
        const shortened = each.tagName !== 'BUTTON' || each.querySelector('.ell');
        if (!shortened && each.scrollWidth > each.clientWidth + 1) tell('cut off', each);
    }
    for (const each of document.querySelectorAll('.top button, .foot button')) {
        const { x, y, width, height } = each.getBoundingClientRect();
        const upon = document.elementFromPoint(x + width / 2, y + height / 2);
        if (each.offsetParent && upon?.closest('button') !== each) tell('covered', each);
    }
    return found;
}"""
"""What is wrong with the page as it is laid out now."""


@pytest.mark.parametrize("lang", ["ru", "uk"])
@pytest.mark.parametrize("sample", SAMPLES)
def test_a_table_fits_its_page(sample: str, lang: str, device: Callable[..., Device], address: str) -> None:
    made = open_table(address, sample=sample, seed=7)
    master = device(locale=lang).sit(made, 0)
    page = master.page
    for _ in range(6):
        master.let_play()
    page.wait_for_selector("[data-snack]", state="detached")
    found: list[str] = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740 if width < 700 else 1180 if width < 1000 else 900})
        page.wait_for_timeout(150)
        found += [f"{width}: {each}" for each in page.evaluate(CUT)]
        master.shoot(f"width-{sample}-{lang}-{width}")
        if page.locator("[data-more]").count():
            page.click("[data-more]")
            found += [f"{width}, more: {each}" for each in page.evaluate(CUT) if "covered" not in each]
            page.click("[data-more]")
    assert found == []


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_what_is_dealt_out_fits_a_small_phone(lang: str, device: Callable[..., Device], address: str) -> None:
    made = open_table(address, sample="dry_ford", seed=7, seats=[{"role": "gm", "name": "Ida", "lang": lang}])
    page = device((360, 740), locale=lang).sit(made, 0)
    for _ in range(12):
        if page.page.locator("[data-option=allot]").count():
            break
        page.let_play()
    page.page.locator(".opts [data-option=allot]").dispatch_event("click")
    page.page.wait_for_selector(".split .plus")
    rights = page.page.locator(".split .plus").evaluate_all("all => all.map((x) => x.getBoundingClientRect().right)")
    assert rights
    assert max(rights) <= 360
    assert page.page.locator(".split").evaluate("each => each.scrollWidth <= each.clientWidth")
    page.shoot(f"split-{lang}")
