"""What the page costs in a real Chromium: frames while the map is panned, and an answer until another device shows it.

`python -m bench.page` measures both; `... frames` or `... answers` one of them. Server and browser run on this machine.
The web app must have been built (`make web`).
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from itertools import pairwise
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from affray.files.encounters import bestiary
from affray.rulesets import find
from affray.server import create_app, in_background, open_table
from affray.tables import Store
from bench.views import LINES, place
from tests.web.devices import LAPTOP, PHONE, browser_path

BODIES, MAP = 100, 40
TURNS, PAN_SPEED = 16, 1600
"""How often a finger drags to and fro, and how fast: pixels a second."""
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
SETTLING = 500
"""Milliseconds after which what a click brings has been drawn."""
LATE = 25
"""Milliseconds: a frame was left out."""
ANSWERS = 40
TWO = [{"role": "gm"}, {"role": "player", "side": "heroes", "name": "P"}]


def crowd() -> str:
    """Two lines of fifty on a map of 40 by 40 squares."""
    game = "fifth_edition"
    one, unit, other, enemy = LINES[game]
    people = [
        {"unit": stat, "side": side, "id": f"{side}_{number}", "at": [x - 2, y]}
        for side, stat, row in ((one, unit, 2), (other, enemy, 26))
        for number in range(BODIES // 2)
        for x, y in [place(number, row)]
    ]
    return json.dumps({"game": game, "map": {"size": [MAP, MAP]}, "combatants": people, **bestiary(find(game))})


def opened(browser: Browser, address: str, made: dict[str, Any], seat: int, size: tuple[int, int]) -> Page:
    width, height = size
    touch = {"has_touch": True, "is_mobile": True} if width < 700 else {"has_touch": True}
    page = browser.new_context(viewport={"width": width, "height": height}, locale="en", **touch).new_page()
    page.goto(f"{address}/t/{made['table']}#{made['seats'][seat]['token']}")
    page.wait_for_selector(".gm[data-ticket]", timeout=60_000)
    return page


# -- frames ----------------------------------------------------------------------------------------
def pan(page: Page, turns: int = TURNS) -> list[dict[str, Any]]:
    """Zoom in, and drag with a finger to and fro; the browser's own trace of it."""
    for _ in range(2):
        page.locator(".mt.rr button").first.click()
    page.wait_for_timeout(SETTLING)  # the closer view is drawn once, and that is not the panning
    box = page.locator("svg.map[data-kind]").bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    kept = {"includedCategories": TRACED, "excludedCategories": ["*"]}
    session.send("Tracing.start", {"traceConfig": kept, "transferMode": "ReportEvents"})
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    reach = min(box["width"], box["height"]) * 0.4
    for turn in range(turns):
        way = reach if turn % 2 else -reach
        session.send("Input.synthesizeScrollGesture", {
            "x": x - way / 2, "y": y - way / 2, "xDistance": way, "yDistance": way, "speed": PAN_SPEED,
            "gestureSourceType": "touch", "preventFling": True,
        })  # fmt: skip
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    return events


def page_of(events: list[dict[str, Any]]) -> int:
    """The process of the page: the one that hears of pointers."""
    return next(int(each["pid"]) for each in events if each["name"] == "EventDispatch")


def drawn(events: list[dict[str, Any]]) -> list[int]:
    """When the frames of the page were drawn."""
    page = page_of(events)
    return sorted(each["ts"] for each in events if each["name"] == "DrawFrame" and each["pid"] == page)


def drags(events: list[dict[str, Any]]) -> list[tuple[int, int]]:
    """From when to when a finger was moved."""
    told = [(each["ts"], each["args"]["data"]["type"]) for each in events if each["name"] == "EventDispatch"]
    starts = sorted(at for at, kind in told if kind == "pointerdown")
    return [(at, max(ts for ts, kind in told if kind == "pointermove" and at < ts < after))
            for at, after in zip(starts, [*starts[1:], float("inf")], strict=True)]  # fmt: skip


def dragging(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the page did while a finger was moved: what comes between, such as late chances, is not the panning."""
    page, spans = page_of(events), drags(events)
    return [each for each in events if each["pid"] == page and any(start <= each["ts"] <= end for start, end in spans)]


def read(events: list[dict[str, Any]]) -> str:
    """Frames a second while a finger drags, and what the threads of the page did for one, in time of the processor."""
    spans, shown, page = drags(events), drawn(events), page_of(events)
    gaps = sorted((b - a) / 1000 for a, b in pairwise(shown) if any(start <= a and b <= end for start, end in spans))
    late = sum(each > LATE for each in gaps)

    def spent(*names: str) -> float:
        used = [each.get("tdur", 0) for each in events if each["name"] in names and each["pid"] == page]
        return sum(used) / 1000 / len(shown)

    layout, painting = spent("Layout", "UpdateLayoutTree"), spent("PrePaint", "Paint", "Layerize", "Commit")
    return (f"{1000 * len(gaps) / sum(gaps):.0f} frames a second, {late} of {len(gaps)} late; for one of them "
            f"{spent('EventDispatch', 'TimerFire'):.1f} ms of script, {layout:.1f} of layout, "
            f"{painting:.1f} of painting, {spent('RasterTask'):.1f} of raster (on other threads)")  # fmt: skip


def frames(browser: Browser, address: str) -> None:
    made = open_table(address, encounter=crowd(), seed=1, seats=TWO)
    for name, size in (("laptop", LAPTOP), ("phone", PHONE)):
        page = opened(browser, address, made, 0, size)
        if name == "phone":
            page.locator("nav [data-tab=map]").click()
        print(f"panning, {name}: {read(pan(page))}", flush=True)
        page.context.close()


# -- an answer on the other device -----------------------------------------------------------------
WATCH = """() => { const page = document.querySelector('.gm');
    new MutationObserver(() => (window.changed = performance.timeOrigin + performance.now()))
        .observe(page, {attributes: true, attributeFilter: ['data-ticket']}); }"""
PRESS = """() => { window.pressed = performance.timeOrigin + performance.now();
    document.querySelector('[data-auto]').click(); }"""


def answers(browser: Browser, address: str) -> None:
    """From the click of the game master until the phone of a player has the next moment in its page."""
    made = open_table(address, sample="kennel_yard", seed=7, seats=TWO)
    master, phone = (opened(browser, address, made, seat, size) for seat, size in ((0, LAPTOP), (1, PHONE)))
    phone.evaluate(WATCH)
    times: list[float] = []
    for _ in range(ANSWERS):
        before = master.get_attribute(".gm", "data-ticket")
        if master.get_attribute(".gm", "data-over"):
            break
        master.evaluate(PRESS)
        for page in (phone, master):
            page.wait_for_function("old => document.querySelector('.gm').dataset.ticket !== old", arg=before)
        times.append(phone.evaluate("window.changed") - master.evaluate("window.pressed"))
    times.sort()
    print(f"an answer on another device: p50 {median(times):.0f} ms, p90 {times[len(times) * 9 // 10]:.0f} ms, "
          f"most {times[-1]:.0f} ms ({len(times)} answers)", flush=True)  # fmt: skip


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        store = Store(f"sqlite:///{folder}/tables.db")
        store.migrate()
        flags = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=browser_path(), args=flags)
        with in_background(create_app(store)) as address:
            for name, measure in (("frames", frames), ("answers", answers)):
                if not wanted or name in wanted:
                    measure(browser, address)
        browser.close()
        print(f"(load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors)")


if __name__ == "__main__":
    main(sys.argv[1:])
