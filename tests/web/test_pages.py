"""What there is beside playing: the start page, seats, the shared screen, typed dice, decrees, keys, languages."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from affray.server import create_app, in_background, open_table
from affray.tables import Store

from .conftest import BUILT
from .devices import LAPTOP, PHONE, SMALL, TABLET, TV, Device

SEATS = [
    {"role": "gm", "name": "Ida"},
    {"role": "player", "side": "heroes", "name": "Mia", "answers": ["sela_quickwater"]},
    {"role": "screen"},
]
FIRST_LOAD = 300_000


@pytest.fixture
def made(address: str) -> dict[str, Any]:
    return open_table(address, sample="kennel_yard", seed=7, seats=SEATS)


def test_a_fight_is_begun_in_three_clicks_and_taken_up_again(device: Callable[..., Device], address: str) -> None:
    page = device().open("/").page
    page.wait_for_selector("[data-start] >> nth=0")
    page.locator("[data-game]").last.click()
    page.locator("[data-start]").first.click()
    page.wait_for_selector(".gm .opts, .gm [data-dice]")
    link = page.url
    page.goto(address + "/")
    page.wait_for_selector("[data-sample] svg")
    page.locator("[data-open]").first.click()
    page.wait_for_selector(".gm")
    assert page.url == link


@pytest.mark.parametrize(("lang", "word"), [("en", "New fight"), ("ru", "Новый бой"), ("uk", "Новий бій")])
def test_the_start_page_speaks_three_languages(device: Callable[..., Device], lang: str, word: str) -> None:
    start = device(locale=lang).open("/")
    start.page.wait_for_selector("[data-sample] svg")
    assert word in start.page.inner_text("h1")
    start.shoot(f"start-{lang}")


@pytest.mark.parametrize(("lang", "words"), [("ru", ("Раунд", "Можно сейчас")), ("uk", ("Раунд", "Можна зараз"))])
def test_a_table_speaks_the_language_of_its_seat(
    device: Callable[..., Device], made: dict[str, Any], lang: str, words: tuple[str, str]
) -> None:
    master = device(locale=lang, color_scheme="dark").sit(made, 0)
    assert words[0] in master.page.inner_text(".strip")
    assert master.page.get_attribute(".opts [role=listbox]", "aria-label") == words[1]
    options = " ".join(master.page.locator(".opts .t").all_inner_texts())
    assert re.search("[а-яіїєґ]{4}", options)
    assert not re.search("[a-z]{4}", options)
    master.shoot(f"table-{lang}-dark")


def test_people_join_with_a_link_of_the_game_master(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master, phone = device().sit(made, 0), device(PHONE)
    page = master.page
    page.click("[data-seats]")
    page.click("[data-role=player]")
    page.fill("[role=dialog] input", "Jo")
    page.click("[data-side=heroes]")
    page.click("[data-answers=brann_oakhand]")
    page.click("[data-new-seat]")
    page.wait_for_selector(".qr")
    master.shoot("seats")
    phone.open(page.input_value("[data-link]").removeprefix(phone.address))
    phone.page.wait_for_selector(".gm.player")
    phone.tab("me")
    assert "Brann Oakhand" in phone.page.inner_text(".mine")
    page.wait_for_selector(".seatlist li:has-text('Jo') .live:not(.off)")


def test_the_shared_screen_shows_all_at_a_glance_and_nothing_secret(
    device: Callable[..., Device], made: dict[str, Any]
) -> None:
    screen, master = device(TV, color_scheme="dark").sit(made, 2), device().sit(made, 0)
    before = screen.ticket
    master.page.click("[data-auto]")
    screen.wait_after(before)
    shown = screen.page.inner_text(".tv")
    assert "Sela Quickwater" in shown
    assert not re.search(r"\d+/\d+", shown)
    assert not screen.page.locator("[data-option], [data-confirm], .odd").count()
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    screen.shoot("screen")


def test_a_player_sees_no_numbers_of_strangers(device: Callable[..., Device], made: dict[str, Any]) -> None:
    phone = device(SMALL).sit(made, 1)
    assert "38/38" in phone.page.inner_text(".left")
    phone.tab("map")
    phone.page.click("[data-text]")
    rows = phone.page.locator(".maptext tbody tr").all_inner_texts()
    assert [each for each in rows if "Mire Hound" in each]
    assert not [each for each in rows if "Mire Hound" in each and re.search(r"\d+/\d+", each)]
    phone.shoot("phone-map-as-text")


def test_dice_of_a_real_table_are_typed(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master = device().sit(made, 0)
    page = master.page
    page.click("[data-typed-dice]")
    page.wait_for_selector("[data-typed-dice][aria-pressed=true]")
    for _ in range(12):
        if page.locator("[data-dice]").count():
            break
        before = master.ticket
        page.click("[data-auto]")
        master.wait_after(before)
    assert page.is_disabled("[data-typed]")
    for die in page.locator(".die").all():
        die.fill("99")
    assert page.is_disabled("[data-typed]")
    for die in page.locator(".die").all():
        die.fill("2")
    master.shoot("typed-dice")
    before = master.ticket
    page.keyboard.press("Enter")
    master.wait_after(before)
    page.locator(".log .why1").first.click()
    assert page.inner_text("[data-parts] .n >> nth=0") == "2"
    assert "d20" in page.inner_text("[data-parts]")


def test_the_game_master_overrules_a_number_and_undoes_it(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master, phone = device().sit(made, 0), device(PHONE).sit(made, 1)
    page, before = master.page, phone.ticket
    page.click("[data-overrule]")
    page.click("[data-edit=hp]")
    page.click(".decree .pick:has-text('Sela Quickwater')")
    amount = page.locator(".decree .fld[data-kind=number] input").first
    amount.fill("7")
    amount.blur()
    page.click("[data-decree]:not([disabled])")
    phone.page.wait_for_selector(".actor :text('7/38')")
    page.click("[data-undo]")
    phone.page.wait_for_function("old => document.querySelector('.gm').dataset.ticket === old", arg=before)


def test_a_turn_is_played_with_the_keyboard_alone(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master = device().sit(made, 0)
    page, before = master.page, master.ticket
    caps = dict(page.locator(".opts [data-option]:has(kbd)").evaluate_all(
        "all => all.map((x) => [x.dataset.option, x.querySelector('kbd').innerText])"
    ))  # fmt: skip
    page.keyboard.press(f"Key{caps['move']}")
    page.wait_for_selector("[data-draft=move][data-busy=false]")
    page.locator("svg.map[data-kind]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-draft=move][data-complete=true]")
    page.keyboard.press("Enter")
    master.wait_after(before)
    moved = master.ticket
    page.keyboard.press("Control+KeyZ")
    page.wait_for_function("old => document.querySelector('.gm').dataset.ticket === old", arg=before)
    page.keyboard.press("Control+KeyY")
    page.wait_for_function("old => document.querySelector('.gm').dataset.ticket === old", arg=moved)
    page.keyboard.press("Shift+KeyT")
    assert page.get_attribute("html", "data-theme") == "dark"
    page.keyboard.press("?")
    page.wait_for_selector(".keylist")
    page.keyboard.press("Escape")
    page.keyboard.press("Space")
    master.wait_after(moved)


def test_words_are_an_answer_too(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master = device().sit(made, 0)
    page, before = master.page, master.ticket
    page.fill("[data-command]", "fly to the moon")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-command-panel] .whynot li")
    page.fill("[data-command]", "dodge")
    page.keyboard.press("Enter")
    master.wait_after(before)


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE, SMALL], ids=["laptop", "tablet", "phone", "small"])
def test_nothing_is_cut_off(device: Callable[..., Device], made: dict[str, Any], size: tuple[int, int]) -> None:
    master = device(size).sit(made, 0)
    master.page.wait_for_selector(".opts")
    assert master.too_wide() == []
    assert master.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    master.shoot(f"master-{size[0]}")


def test_a_link_that_opens_nothing_says_so(device: Callable[..., Device], made: dict[str, Any]) -> None:
    page = device().open(f"/t/{made['table']}#nonsense").page
    page.wait_for_selector(".lost h1:has-text('opens no seat')")
    page = device().open("/t/nowhere#nonsense").page
    page.wait_for_selector(".lost h1:has-text('no such table')")


def test_a_page_comes_back_after_the_server_was_gone(browser: Any, built: None, tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    store.migrate()
    with in_background(create_app(store)) as address:
        port = int(address.rpartition(":")[2])
        phone = Device(browser, address, PHONE).sit(open_table(address, sample="kennel_yard", seed=7, seats=SEATS), 1)
        before = phone.ticket
    phone.page.wait_for_selector(".gm:not([data-connection=live])")
    phone.page.click("[data-end]")
    with in_background(create_app(Store(f"sqlite:///{tmp_path}/tables.db")), port=port):
        phone.page.wait_for_selector(".gm[data-connection=live]")
        phone.wait_after(before)
    phone.page.context.close()


def test_the_first_load_is_small() -> None:
    files = [each for each in BUILT.parent.rglob("*") if each.is_file()]
    assert sum(len(gzip.compress(each.read_bytes())) for each in files) < FIRST_LOAD


def test_a_reaction_is_asked_for_on_the_phone_of_its_player(device: Callable[..., Device], address: str) -> None:
    seats = [{"role": "gm", "name": "Ida"}, {"role": "player", "side": "crew", "name": "Mia"}]
    made = open_table(address, sample="gantry_breach", seed=24, seats=seats)
    master, phone = device().sit(made, 0), device(PHONE).sit(made, 1)
    for _ in range(120):
        if phone.page.locator("[data-prompt]").count():
            break
        before = master.ticket
        master.page.click("[data-auto]")
        master.wait_after(before)
    phone.page.wait_for_selector("[data-prompt] .crumbs li >> nth=1")
    master.page.wait_for_selector("[data-prompt]")
    phone.shoot("phone-reaction")
    master.shoot("master-reaction")
    before = master.ticket
    phone.page.locator("[data-prompt] [data-option]").last.click()
    master.wait_after(before)


def test_samples_can_be_looked_at_before_they_begin(address: str) -> None:
    samples = httpx.get(f"{address}/api/samples").json()
    for each in samples:
        shown = httpx.get(f"{address}/api/samples/{each['game']}/{each['name']}/preview?lang=uk").json()
        assert len(shown["sides"]) >= 2
        assert sum(side["count"] for side in shown["sides"]) >= len(shown["bodies"])
    assert httpx.get(f"{address}/api/samples/nowhere/nothing/preview").status_code == 404
