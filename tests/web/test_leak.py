"""What the page of a player holds is the same whatever a secret is: all it shows, keeps and was sent, at two tables."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket

from affray.server import Client, open_table
from tests.server.test_secrets import SECRETS

from .devices import PHONE, Device

SEATS = [
    {"role": "gm", "name": "Ida"},
    {"role": "player", "side": "heroes", "name": "Mia", "answers": ["sela_quickwater"]},
]
HEARD = re.compile('"rule":"TABLE-ROLE"')
"""In the reply to a page that wants to know whether it is still heard: no seat but the game master's may ask that."""

HOLDS = """async () => JSON.stringify({
    page: document.documentElement.outerHTML, title: document.title,
    remembered: {...localStorage}, meanwhile: {...sessionStorage}, cookies: document.cookie,
    databases: (await indexedDB.databases()).map((each) => each.name),
    kept: (await Promise.all((await caches.keys()).map(async (name) => {
        const shelf = await caches.open(name);
        return Promise.all((await shelf.keys()).map(async (each) => each.url + await (await shelf.match(each)).text()));
    }))).flat().sort(),
})"""


def held(device: Callable[..., Device], address: str, decree: str, seat: int = 1) -> tuple[list[str], list[str]]:
    """What the page of a seat holds after some looking around at a table with this decree, and every frame it was sent;
    without what is never the same: names of the table and its seats, the time, and how often the page asked whether
    it is still heard.
    """
    made = open_table(address, sample="kennel_yard", seed=7, seats=SEATS)
    master = Client(address, made["table"], made["seats"][0]["token"])
    assert master.ask("decree", text=decree)["ok"]
    phone, frames = device(PHONE, service_workers="allow"), list[str]()
    page = phone.page

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda said: frames.append(said if isinstance(said, str) else said.decode()))

    page.on("websocket", listen)
    phone.sit(made, seat)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    looked = []

    def look() -> None:
        phone.settle()
        looked.append(plain(page.evaluate(HOLDS), made))

    page.click("[data-fold]")
    page.locator("[data-closed][aria-expanded]").first.click(force=True)  # in the fold, where nothing comes and goes
    page.wait_for_selector(".opts .whynot")
    look()
    page.locator(".opts [data-option=attack]").click()
    page.wait_for_selector("[data-draft][data-busy=false] .odd")
    page.wait_for_load_state("networkidle")
    phone.tab("map")
    page.click("[data-text]")
    phone.tab("me")
    phone.tab("log")
    phone.tab("act")
    before = phone.ticket
    page.click("[data-end]")
    phone.wait_after(before)
    look()
    page.context.close()
    master.socket.close()
    said = {plain(each, made) for each in frames if '"seats"' not in each or '"log"' in each}
    return looked, sorted(each for each in said if not HEARD.search(each))


def plain(text: str, made: dict[str, Any]) -> str:
    for name, word in ((made["table"], "TABLE"), *((seat["token"], "TOKEN") for seat in made["seats"]),
                       *((seat["seat"], "SEAT") for seat in made["seats"])):  # fmt: skip
        text = text.replace(name, word)
    text = re.sub(r'^({"type":"reply","id"):\d+', r"\1:NUMBER", text)
    return re.sub(r'(\\*"at\\*"):\d{13}', r"\1:TIME", text)


@pytest.mark.parametrize("secret", SECRETS)
def test_the_page_of_a_player_holds_the_same_whatever_the_secret_is(
    device: Callable[..., Device], address: str, secret: str
) -> None:
    (one, sent), (other, sent_other) = (held(device, address, decree) for decree in SECRETS[secret])
    assert sent == sent_other
    assert len(sent) > 5
    assert one == other
    assert "Mire Hound 1" in one[0]


def test_the_page_of_the_game_master_does_differ(device: Callable[..., Device], address: str) -> None:
    (one, sent), (other, sent_other) = (held(device, address, decree, seat=0) for decree in SECRETS["health"])
    assert sent != sent_other
    assert one != other
