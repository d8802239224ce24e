"""The pictures of README and docs, from real fights: `python -m tests.web.pictures` writes docs/pictures anew."""

from __future__ import annotations

import os
import struct
import tempfile
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from affray.server import create_app, in_background, open_table
from affray.tables import Store

from .devices import LAPTOP, SMALL, TABLET, TV, Device, browser_path

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
COLOURS = 256
MOMENT = 900
"""Milliseconds after which odds have come and nothing moves."""


# -- smaller pictures ------------------------------------------------------------------------------
def smaller(png: bytes) -> bytes:
    """A picture of the screen with at most 256 colours: the most frequent ones, and the nearest for the rest."""
    size, depth, data = struct.unpack(">II", png[16:24]), 4 if png[25] == 6 else 3, b""
    at = 8
    while at < len(png):
        (length,), kind = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
        data += png[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += 12 + length
    wide = size[0] * depth
    lines = [[row[n : n + 3] for n in range(0, wide, depth)] for row in rows(zlib.decompress(data), wide, depth)]
    seen = Counter([each for line in lines for each in line])
    palette = [colour for colour, _ in seen.most_common(COLOURS)]
    index = {colour: n for n, colour in enumerate(palette)}
    for each in seen:
        if each not in index:
            index[each] = index[min(palette, key=lambda known: apart(known, each))]
    body = b"".join([b"\0" + bytes([index[each] for each in line]) for line in lines])
    head = struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", b"".join(palette)), (b"IDAT", zlib.compress(body, 9)), (b"IEND", b""))
    return png[:8] + b"".join(
        struct.pack(">I", len(part)) + kind + part + struct.pack(">I", zlib.crc32(kind + part)) for kind, part in parts
    )


def apart(one: bytes, other: bytes) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def rows(data: bytes, wide: int, depth: int) -> list[bytes]:
    """The rows of a picture without the filters of the format."""
    found, above = [], bytes(wide)
    for start in range(0, len(data), wide + 1):
        how, row = data[start], bytearray(data[start + 1 : start + 1 + wide])
        for n in range(wide) if how else ():
            left, corner = (row[n - depth], above[n - depth]) if n >= depth else (0, 0)
            guess = (0, left, above[n], (left + above[n]) // 2, paeth(left, above[n], corner))[how]
            row[n] = (row[n] + guess) & 255
        above = bytes(row)
        found.append(above)
    return found


def paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((left, above, corner), key=lambda each: abs(guess - each))


# -- what is shown ---------------------------------------------------------------------------------
def draw(address: str, device: Callable[..., Device]) -> None:
    def table(sample: str, *seats: dict[str, Any], seed: int = 7) -> dict[str, Any]:
        return open_table(address, sample=sample, seed=seed, seats=[{"role": "gm", "name": "Ida"}, *seats])

    def played(master: Device, most: int, until: str = "") -> Device:
        for _ in range(most):
            if master.over or (until and master.page.locator(until).count()):
                break
            before = master.ticket
            master.page.locator("[data-auto]").dispatch_event("click")
            master.wait_after(before)
        master.page.wait_for_timeout(MOMENT)
        return master

    def keep(shown: Device, name: str) -> None:
        shown.page.wait_for_timeout(MOMENT)
        (PICTURES / f"{name}.png").write_bytes(smaller(shown.page.screenshot()))

    master = played(device(LAPTOP).sit(table("gantry_breach"), 0), 8)
    master.page.locator(".opts [data-option=charge]").click()
    master.page.locator(".log .why1").first.click()
    keep(master, "table")
    dark = device(LAPTOP, locale="ru", color_scheme="dark").sit(table("kennel_yard"), 0)
    keep(played(dark, 90, ".prompt"), "reaction")
    ordered = played(device(LAPTOP, locale="uk").sit(table("docking_bay", seed=1), 0), 60, ".prompt")
    ordered.page.keyboard.press("Shift+KeyO")
    keep(ordered, "order")
    tablet = played(device(TABLET).sit(table("kennel_yard"), 0), 12)
    keep(tablet, "tablet")
    made = table("kennel_yard", {"role": "player", "side": "heroes", "name": "Mia"}, {"role": "screen"})
    phone = device(SMALL).sit(made, 1)
    phone.page.locator(".opts [data-option=attack]").click()
    phone.page.wait_for_selector("[data-draft][data-busy=false] .odd")
    keep(phone, "phone")
    screen = device(TV, color_scheme="dark").sit(made, 2)
    phone.page.keyboard.press("Escape")
    played(device(LAPTOP).sit(made, 0), 14)
    keep(screen, "screen")


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    store = Store(f"sqlite:///{tempfile.mkdtemp()}/tables.db")
    store.migrate()
    with in_background(create_app(store)) as address, sync_playwright() as playwright:
        flags = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=browser_path(), args=flags)
        draw(address, lambda size, **given: Device(browser, address, size, **{"color_scheme": "light", **given}))
        browser.close()


if __name__ == "__main__":
    main()
