"""On a phone dice are typed with the thumb."""

from __future__ import annotations

from collections.abc import Callable

from affray.server import open_table

from .devices import SMALL, Device
from .test_accessible import violations

SEATS = [
    {"role": "gm", "name": "Ida"},
    {"role": "player", "side": "heroes", "name": "Mia", "answers": ["sela_quickwater"]},
]


def test_a_pad_has_the_digits_that_a_die_can_show(device: Callable[..., Device], address: str) -> None:
    made = open_table(address, sample="kennel_yard", seed=7, seats=SEATS)
    master, phone = device().sit(made, 0), device(SMALL).sit(made, 1)
    page = phone.page
    phone.own_dice("typed")
    for _ in range(20):
        if page.locator("[data-pad]").count():
            break
        master.let_play()
        page.wait_for_timeout(150)
    page.wait_for_selector("[data-dice='1d20'] [data-pad]")
    assert page.is_disabled("[data-typed]")
    assert page.is_disabled("[data-digit='0']"), "no die shows 0"
    page.click("[data-digit='9']")
    assert page.input_value(".die") == "9"
    page.click("[data-digit='1']")
    assert page.input_value(".die") == "1", "91 would be too much"
    page.click("[data-digit='7']")
    assert page.input_value(".die") == "17"
    assert phone.too_wide() == []
    assert violations(phone) == []
    phone.shoot("phone-pad")
    before = phone.ticket
    page.click("[data-typed]")
    phone.wait_after(before)
