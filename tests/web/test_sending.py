"""While the connection is down an act waits, says so, and is not lost."""

from __future__ import annotations

from playwright.sync_api import Browser

from affray.server import open_table

from .devices import LAPTOP, Device
from .house import House

SEATS = [{"role": "gm", "name": "Ida"}]


def test_an_act_waits_for_the_server(browser: Browser, house: House) -> None:
    with house.open() as address:
        made = open_table(address, sample="kennel_yard", seed=7, seats=SEATS)
        master = Device(browser, address, LAPTOP).sit(made, 0)
        page, before = master.page, master.ticket
    page.wait_for_selector(".gm:not([data-connection=live])")
    page.click("[data-next]")
    page.wait_for_selector("[data-snack=sending]")
    assert page.is_disabled("[data-next]")
    assert page.inner_text("[data-next]").startswith("Sending…")
    page.fill("[data-command]", "place hound_1 3,7")
    assert page.input_value("[data-command]") == "place hound_1 3,7", "one can go on typing"
    page.click("[data-log=refused]")
    assert not page.locator("[data-attempt]").count()
    assert not page.locator("[role=dialog], .scrim").count(), "nothing stands in the way"
    master.shoot("sending")
    assert master.ticket == before
    with house.open():
        master.wait_after(before)
        page.wait_for_selector(".gm[data-connection=live]")
        page.wait_for_selector("[data-snack=done]")
        assert not page.locator("[data-snack=sending]").count()
        assert page.inner_text(".hist li >> nth=0").startswith("Sela Quickwater: ")
    page.context.close()
