"""Devices at a table: pages in a real browser, and somebody who clicks."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, TimeoutError

SHOTS = Path(__file__).parent / "shots"
LAPTOP, PHONE, SMALL, TABLET, TV = (1440, 900), (390, 844), (360, 740), (820, 1180), (1920, 1080)
PATIENCE = 30_000
"""Milliseconds: machines that run tests are busy."""
TRIES = 14


def browser_path() -> str | None:
    """The browser of the system; None if playwright's own is meant."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


class Device:
    """A page on a screen of some size. `troubles` has everything that went wrong on it, `hosts` whom it called."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int], **given: Any) -> None:
        touch = {"has_touch": True, "is_mobile": True} if size[0] < 700 else {}
        self.address, self.troubles, self.hosts, self.answered = address, list[str](), set[str](), 0
        width, height = size
        context = browser.new_context(viewport={"width": width, "height": height}, **{"locale": "en", **touch, **given})
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self.hear)
        self.page.on("request", lambda asked: self.hosts.add(asked.url.split("/")[2]))

    def hear(self, said: ConsoleMessage) -> None:
        """What the browser complains about, and where."""
        if said.type == "error":
            self.troubles.append(f"{said.text} ({said.location['url']})")

    # -- looking -----------------------------------------------------------------------------------
    def open(self, path: str) -> Device:
        self.page.goto("about:blank")
        self.page.goto(self.address + path)
        return self

    def sit(self, made: dict[str, Any], seat: int) -> Device:
        """Open the link of a seat, and wait until the table is there."""
        self.open(f"/t/{made['table']}#{made['seats'][seat]['token']}")
        self.page.wait_for_selector("[data-ticket]")
        return self

    @property
    def ticket(self) -> str:
        return self.page.get_attribute("[data-ticket]", "data-ticket") or ""

    @property
    def asked(self) -> str:
        return self.page.get_attribute(".gm", "data-asked") or ""

    @property
    def over(self) -> bool:
        return bool(self.page.get_attribute("[data-over]", "data-over"))

    def wait_after(self, ticket: str, patience: int = PATIENCE) -> None:
        """Wait for another moment than this one."""
        changed = "old => document.querySelector('[data-ticket]').dataset.ticket !== old"
        self.page.wait_for_function(changed, arg=ticket, timeout=patience)

    def wait_drafted(self, ticket: str) -> None:
        """Wait until what was chosen can be filled in or is explained, or the table has gone on."""
        self.page.wait_for_function("""old => document.querySelector('[data-ticket]').dataset.ticket !== old
            || document.querySelector('[data-draft][data-busy=false], .opts .whynot')""", arg=ticket)

    def wait_for_moment(self, ticket: str) -> None:
        """Wait until this moment is shown, be it by an answer or by undo."""
        self.page.wait_for_function("now => document.querySelector('[data-ticket]').dataset.ticket === now", arg=ticket)

    def settle(self) -> None:
        """Wait until the page has been told all that it asks for by itself: nothing on it has changed for a while."""
        self.page.evaluate("""() => new Promise((done) => {
            let quiet = setTimeout(done, 500);
            new MutationObserver(() => { clearTimeout(quiet); quiet = setTimeout(done, 500); })
                .observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
        })""")

    @property
    def legal(self) -> list[str]:
        """The options that are legal now."""
        options = self.page.locator(".opts [data-option]")
        found: list[str] = options.evaluate_all("all => all.map((each) => each.dataset.option)")
        return found

    def until(self, true: Callable[[], bool]) -> None:
        """Wait for something that the page does not show."""
        for _ in range(PATIENCE // 50):
            if true():
                return
            self.page.wait_for_timeout(50)
        raise TimeoutError(f"not within {PATIENCE} ms")

    def shoot(self, name: str) -> None:
        SHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def too_wide(self) -> list[str]:
        """What reaches beyond the right edge of the page."""
        found: list[str] = self.page.evaluate("""() => [...document.querySelectorAll('button, input, b, h1, h2')]
            .filter((each) => each.offsetParent && !each.closest('.cards-row, .scroll, svg')
                && each.getBoundingClientRect().right > innerWidth + 1)
            .map((each) => each.outerHTML.slice(0, 80))""")
        return found

    # -- clicking ----------------------------------------------------------------------------------
    def tab(self, name: str) -> None:
        """On a narrow page: the pane that is shown."""
        button = self.page.locator(f"nav [data-tab={name}]")
        if button.is_visible():
            button.click()

    def answer(self, options: tuple[str, ...] = (), only: bool = False) -> str:
        """Answer by clicks: one of these options if it is legal, else whichever can be completed, or with `only` as the
        computer would; says which it was.
        """
        before = self.ticket
        self.answered += 1
        if self.page.locator("[data-dice]").count():
            self.page.click("[data-throw]")
            self.wait_after(before)
            return "dice"
        self.tab("act")
        legal = self.legal
        others = [] if only else [each for each in legal if each not in options]
        for option in [*[each for each in options if each in legal], *others]:
            self.tab("act")
            if self.complete(option, before):
                return option
        return self.let_play()

    def let_play(self) -> str:
        """Let the computer answer."""
        before = self.ticket
        self.tab("act")
        self.page.click("[data-auto]")
        self.wait_after(before)
        return "computer"

    def own_dice(self, kind: str) -> None:
        """A player says on the own device who rolls: the app (`generated`), or the player (`typed`)."""
        self.tab("me")
        self.page.click(f"[data-own-dice={kind}]")
        self.page.wait_for_selector(f"[data-own-dice={kind}][aria-pressed=true]")
        self.tab("act")

    def type_dice(self) -> None:
        """Say what the dice on the table show: the highest number of each, tails of coins."""
        sides = (self.page.get_attribute("[data-dice]", "data-dice") or "").partition("d")[2]
        for die in self.page.locator("[data-dice] .die").all():
            die.fill(sides)
        for coin in self.page.locator("[data-dice] form .seg").all():
            coin.locator("button").first.click()
        self.page.click("[data-typed]")

    def complete(self, option: str, before: str) -> bool:
        """Choose an option and fill in its fields, one after another, as far as that goes."""
        self.page.locator(f".opts :is([data-option='{option}'], [data-closed='{option}'])").dispatch_event("click")
        for _ in range(TRIES):
            self.wait_drafted(before)
            if self.ticket != before:
                return True
            if not self.page.locator("[data-draft]").count():
                break
            draft = self.page.locator("[data-draft]")
            if draft.get_attribute("data-complete") == "true":
                self.page.click("[data-confirm]")
                try:
                    self.page.wait_for_function(
                        """old => document.querySelector('[data-ticket]').dataset.ticket !== old
                        || document.querySelector('[data-draft] .whynot')""", arg=before)  # fmt: skip
                except TimeoutError:
                    return False
                return self.ticket != before
            field = self.page.locator(".fld[data-optional=false][data-filled=false]").first
            if not field.count() or not self.fill(field, field.get_attribute("data-kind") or ""):
                break
        self.page.keyboard.press("Escape")
        return False

    def fill(self, field: Locator, kind: str) -> bool:
        if kind in ("place", "places"):
            return self.tap_legal_place(field)
        if kind == "text":
            field.locator("input").fill("words")
            field.locator("input").blur()
            return True
        choices = field.locator("[data-target], .pick:not(.on), .plus:not([disabled]), .stepper button:last-child")
        if not choices.count():
            return False
        choices.first.click()
        return True

    def tap_legal_place(self, field: Locator) -> bool:
        name = field.get_attribute("data-field")
        if self.page.locator(f".fld[data-field={name}] [data-map]").is_visible():
            self.page.click(f".fld[data-field={name}] [data-map]")
        legal = self.page.locator("svg.map .legal")
        if not legal.count():
            return False
        self.tab("map")
        box = legal.nth(legal.count() // 2).bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        return True
