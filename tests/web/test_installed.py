"""The app as something installed: manifest, the shell without a server, upgrades, a screen awake, vibration, sleep."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Playwright, WebSocketRoute

from affray.server import open_table

from .conftest import BUILT
from .devices import LAPTOP, PHONE, Device, browser_path
from .house import House

FIRST_LOAD = 300_000
SEATS = [{"role": "gm", "name": "Ida"}, {"role": "player", "side": "heroes", "name": "Mia"}]
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
RECORD = """window.shaken = 0; window.locks = 0;
    Navigator.prototype.vibrate = () => { window.shaken += 1; return true; };
    Object.defineProperty(Navigator.prototype, 'wakeLock', { value: {
        request: async () => { window.locks += 1; return { released: true, release: async () => undefined }; } } });"""


def test_the_app_can_be_installed(playwright: Playwright, address: str, tmp_path: Path) -> None:
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    context = playwright.chromium.launch_persistent_context(tmp_path, executable_path=browser_path(), args=flags)
    try:
        page = context.pages[0]
        page.goto(address)
        page.wait_for_function(CONTROLLED)
        session = context.new_cdp_session(page)
        assert session.send("Page.getAppManifest")["errors"] == []
        assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    finally:
        context.close()


def test_every_icon_of_the_manifest_is_there_and_as_large_as_it_says(built: None) -> None:
    manifest = json.loads((BUILT.parent / "manifest.webmanifest").read_text(encoding="utf-8"))
    pictures = [each for each in manifest["icons"] if each["type"] == "image/png"]
    assert len(pictures) >= 3
    for each in pictures:
        head = (BUILT.parent / each["src"].lstrip("/")).read_bytes()[:24]
        wide, high = int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")
        assert each["sizes"] == f"{wide}x{high}"


@pytest.mark.parametrize("path", ["start", "table"])
def test_the_first_load_is_small_on_the_wire(device: Callable[..., Device], address: str, path: str) -> None:
    made = open_table(address, sample="kennel_yard", seed=7, seats=SEATS)
    phone = device(PHONE)
    session = phone.page.context.new_cdp_session(phone.page)
    taken: list[int] = []
    session.on("Network.loadingFinished", lambda told: taken.append(told["encodedDataLength"]))
    session.on("Network.webSocketFrameReceived", lambda told: taken.append(len(told["response"]["payloadData"])))
    session.send("Network.enable")
    if path == "start":
        phone.open("/").page.wait_for_selector("[data-sample] svg")
    else:
        phone.sit(made, 1)
    phone.page.wait_for_load_state("networkidle")
    assert len(taken) > 3
    assert sum(taken) < FIRST_LOAD


def test_pages_are_asked_for_each_time_and_their_parts_only_once(address: str) -> None:
    page = httpx.get(address)
    assert page.headers["cache-control"] == httpx.get(f"{address}/sw.js").headers["cache-control"] == "no-cache"
    part = next(each for each in page.text.split('"') if each.startswith("/assets/"))
    answer = httpx.get(address + part)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" not in httpx.get(f"{address}/assets/nothing.js").headers["cache-control"]


def test_the_shell_comes_up_without_its_server_and_says_so(browser: Browser, house: House) -> None:
    with house.open() as address:
        phone = Device(browser, address, PHONE)
        phone.sit(open_table(address, sample="kennel_yard", seed=7, seats=SEATS), 1)
        phone.page.wait_for_function(CONTROLLED)
        before = phone.ticket
    phone.page.reload()
    phone.page.wait_for_selector(".lost:has-text('Offline')")
    assert not phone.page.locator("[data-ticket]").count()
    with house.open():
        phone.page.wait_for_selector(".gm[data-connection=live]")
        assert phone.ticket == before
    phone.page.context.close()


def renewed(folder: Path) -> Path:
    """The same app under other names, as after an upgrade."""
    web = folder / "upgraded"
    shutil.copytree(BUILT.parent, web)
    index = web / "index.html"
    text = index.read_text(encoding="utf-8")
    for part in (web / "assets").iterdir():
        if part.name in text:
            part.rename(part.with_name(f"new-{part.name}"))
            text = text.replace(part.name, f"new-{part.name}")
    index.write_text(text, encoding="utf-8")
    return web


def test_nobody_sees_the_old_shell_after_an_upgrade(browser: Browser, house: House, tmp_path: Path) -> None:
    with house.open() as address:
        phone, other = Device(browser, address, PHONE), Device(browser, address, LAPTOP)
        made = open_table(address, sample="kennel_yard", seed=7, seats=SEATS)
        phone.sit(made, 1)
        other.open("/").page.wait_for_function(CONTROLLED)
        phone.page.wait_for_function(CONTROLLED)
    phone.page.wait_for_selector(".gm:not([data-connection=live])")
    with house.open(renewed(tmp_path)):
        phone.page.wait_for_selector("script[src*='/new-']", state="attached")  # it has loaded itself anew
        phone.page.wait_for_selector(".gm[data-connection=live]")
        other.page.reload()
        other.page.wait_for_selector("script[src*='/new-']", state="attached")
        other.page.wait_for_function("""async () => {
            const kept = (await (await caches.open('affray-shell')).keys()).map((each) => new URL(each.url).pathname);
            return kept.length > 2 && kept.every((each) => each === '/' || each.includes('/new-')); }""")
        phone.page.context.close()
        other.page.context.close()


def test_nothing_of_the_interface_is_kept(device: Callable[..., Device], address: str) -> None:
    made = open_table(address, sample="kennel_yard", seed=7, seats=SEATS)
    page = device(PHONE).sit(made, 1).page
    page.wait_for_function(CONTROLLED)
    page.reload()
    page.wait_for_selector("[data-ticket]")
    kept = page.evaluate("async () => (await (await caches.open('affray-shell')).keys()).map((each) => each.url)")
    assert kept
    assert not [each for each in kept if "/api/" in each or made["table"] in each or "#" in each]


# -- a phone in the hand ---------------------------------------------------------------------------
@pytest.fixture
def phone(device: Callable[..., Device], address: str) -> Device:
    """The phone of a player who waits; what would shake it or keep it awake is counted."""
    made = open_table(address, sample="kennel_yard", seed=7, seats=SEATS)
    found = device(PHONE)
    found.page.add_init_script(RECORD)
    return found.sit(made, 1)


def test_the_screen_stays_awake_at_a_table(phone: Device) -> None:
    page = phone.page
    page.wait_for_function("() => window.locks === 1")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function("() => window.locks === 2")


def test_a_phone_shakes_for_its_player_only_if_it_is_told_to(phone: Device) -> None:
    page = phone.page
    assert phone.asked
    assert page.evaluate("window.shaken") == 0
    phone.tab("me")
    page.click("[data-shake]")
    assert page.evaluate("window.shaken") == 1
    page.reload()
    page.wait_for_selector("[data-ticket]")
    page.wait_for_function("() => window.shaken === 1")
    phone.tab("me")
    page.click("[data-shake]")
    page.reload()
    page.wait_for_selector("[data-ticket]")
    assert page.evaluate("window.shaken") == 0


def test_a_connection_that_died_in_sleep_is_replaced(device: Callable[..., Device], address: str) -> None:
    made = open_table(address, sample="kennel_yard", seed=7, seats=SEATS)
    phone = device(PHONE)
    dead: list[bool] = []
    opened: list[Any] = []

    def between(socket: WebSocketRoute) -> None:
        first, server = not opened, socket.connect_to_server()
        opened.append(socket)
        socket.on_message(lambda said: None if first and dead else server.send(said))
        server.on_message(lambda said: None if first and dead else socket.send(said))

    phone.page.route_web_socket("**/live", between)
    phone.sit(made, 1)
    dead.append(True)
    phone.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    phone.until(lambda: len(opened) == 2)
    before = phone.ticket
    phone.page.wait_for_selector(".gm[data-connection=live]")
    phone.page.click("[data-end]")
    phone.wait_after(before)
