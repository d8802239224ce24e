"""A server with the built web app, and a browser."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from affray.server import create_app, in_background
from affray.tables import Store

from .devices import LAPTOP, Device, browser_path
from .house import House

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "affray" / "server" / "web" / "index.html"


HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A page that did not answer in time is tried once more, and that is told (R): browsers on a busy machine may be
    late. Whatever a page shows wrongly fails at once.
    """
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=["TimeoutError"]))


@pytest.fixture(scope="session")
def built() -> None:
    """The web app is there: `make test` has built it, otherwise it is built now."""
    if not BUILT.is_file():
        subprocess.run(["make", "web"], cwd=ROOT, check=True)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    chromium = playwright.chromium.launch(executable_path=browser_path(), args=flags)
    yield chromium
    chromium.close()


@pytest.fixture(scope="session")
def address(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    store = Store(f"sqlite:///{tmp_path_factory.mktemp('web')}/tables.db")
    store.migrate()
    with in_background(create_app(store)) as address:
        yield address


@pytest.fixture
def house(built: None, tmp_path: Path) -> House:
    return House(tmp_path)


@pytest.fixture
def device(browser: Browser, address: str) -> Iterator[Callable[..., Device]]:
    """Makes devices. At the end each of them must have gone without errors, and have called nobody else."""
    made: list[Device] = []

    def make(size: tuple[int, int] = LAPTOP, **given: Any) -> Device:
        made.append(Device(browser, address, size, **given))
        return made[-1]

    yield make
    for each in made:
        each.page.context.close()
    troubles = [trouble for each in made for trouble in each.troubles]
    strangers = {host for each in made for host in each.hosts} - {address.removeprefix("http://")}
    if troubles or strangers:
        pytest.fail("\n".join([*troubles, *[f"called {host}" for host in sorted(strangers)]]), pytrace=False)
