"""Somebody who has never been here: the first page, the first steps in the builder, mistakes at their place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from affray.server import create_app, in_background, open_table
from affray.tables import Store

from .devices import LAPTOP, PHONE, SMALL, Device
from .test_accessible import violations
from .test_builder import Bench
from .test_start import begun

NARROW = (1280, 720)
FREE = {"en": "free and unofficial", "ru": "бесплатен и неофициален", "uk": "безкоштовний і неофіційний"}


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_first_page_says_what_this_is(device: Callable[..., Device], lang: str) -> None:
    newcomer = device(locale=lang)
    page = newcomer.open("/").page
    page.wait_for_selector("[data-welcome] li >> nth=2")
    assert FREE[lang] in page.inner_text(".running").replace("\u00a0", " ")
    assert violations(newcomer) == []


def test_who_has_a_fight_reads_of_it_instead(device: Callable[..., Device]) -> None:
    newcomer = device()
    begun(newcomer)
    page = newcomer.open("/").page
    page.wait_for_selector("[data-running]")
    assert not page.locator("[data-welcome]").count()
    assert FREE["en"] in page.inner_text(".running")


def test_phones_are_sent_to_the_address_in_the_network(browser: Browser, built: None, tmp_path: Path) -> None:
    """A game master who opened the page on the machine of the server itself hands out links that work elsewhere."""
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    store.migrate()
    with in_background(create_app(store, reach="http://192.0.2.7:8000")) as address:
        made = open_table(address, sample="dry_ford", seats=[{"role": "gm"}])
        master = Device(browser, address, LAPTOP).sit(made, 0)
        page = master.page
        page.click("header >> text=Join")
        page.click("[data-new-seat]")
        page.wait_for_selector(".qr")
        assert page.input_value("[data-link]").startswith(f"http://192.0.2.7:8000/t/{made['table']}#")
        assert not page.locator(".linkbox .wrn").count()
        page.context.close()


# -- building --------------------------------------------------------------------------------------
def test_whoever_is_added_is_chosen_and_stands_in_a_row(device: Callable[..., Device]) -> None:
    work = Bench(device(), "new:fifth_edition")
    page = work.page
    assert "4 " in (page.get_attribute("[data-search]", "placeholder") or "")
    work.add("heroes", "4 ridge")
    page.wait_for_selector("[data-entry='0'].sel")
    assert page.locator("[data-stone='0']").count() == 4  # before there is another side to fight
    page.click("[data-hide='0']")
    assert work.data["combatants"][0]["hidden"] is True


def test_sides_look_at_each_other(device: Callable[..., Device]) -> None:
    work = Bench(device(), "new:acks2")
    work.add("heroes", "hedge")
    work.add("raiders", "tusk")
    assert [each["facing"] for each in work.data["combatants"]] == ["E", "W"]


def test_a_game_with_sides_of_its_own_has_no_others(device: Callable[..., Device]) -> None:
    work = Bench(device(locale="uk"), "new:coinflip")
    sides = work.page.locator(".bside [data-side]").evaluate_all("all => all.map((each) => each.dataset.side)")
    assert sides == ["a", "b", "neutral"]
    assert "Нейтральні" in work.page.inner_text(".bleft")


def test_a_missing_field_is_asked_for_where_it_belongs(device: Callable[..., Device]) -> None:
    work = Bench(device(), "new:starfinder")
    page = work.page
    work.add("heroes", "vex")
    work.add("raiders", "dock")
    page.click("[data-invent]")
    work.settle()
    page.wait_for_selector("[data-at='bestiary.somebody.bab'] .prob")
    page.fill("[data-at='bestiary.somebody.bab'] input", "2")
    page.fill("[data-at='bestiary.somebody.level'] input", "2")
    work.settle()
    page.wait_for_selector(".buildp[data-ok=true]")


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", [NARROW, PHONE], ids=["narrow", "phone"])
def test_the_way_between_pages_is_written(device: Callable[..., Device], size: tuple[int, int], lang: str) -> None:
    page = Bench(device(size, locale=lang), "new:acks2").page
    assert page.inner_text("nav [aria-current=page]").strip()


# -- rules -----------------------------------------------------------------------------------------
def test_rules_are_found_by_words_as_people_type_them(device: Callable[..., Device]) -> None:
    page = device(locale="ru").open("/").page
    page.click("[data-game=fifth_edition]")
    page.click("[data-rules]")
    page.fill("[data-find]", "провоцированной атакой")
    page.wait_for_selector(".rl[data-rule=E5-OPP-8]")
    page.fill("[data-find]", "наковальня")
    page.wait_for_selector("[data-none]")


def test_somebody_whom_nobody_knows_is_made(device: Callable[..., Device]) -> None:
    work = Bench(device(), "new:coinflip")
    page = work.page
    page.fill("[data-search]", "2 Dragon")
    page.keyboard.press("Enter")
    assert page.input_value("[data-search]") == "2 Dragon"  # nothing is lost
    page.click("[data-nobody] button")
    assert work.data["bestiary"]["dragon"]["name"] == "Dragon"


def test_a_mistake_in_the_text_is_explained_beside_it(device: Callable[..., Device]) -> None:
    work = Bench(device(), "sample:coinflip/dry_ford")
    page = work.page
    work.tab("text")
    text = page.input_value("textarea[data-text]")
    page.fill("textarea[data-text]", text.replace("combatants:", "combatants: ["))
    page.wait_for_selector("[data-said]")
    assert "line " in page.inner_text("[data-said]")
    page.fill("textarea[data-text]", "game: coinflop\n" + text.partition("\n")[2])
    page.wait_for_selector("[data-said='1']:has-text('coinflop')")


def test_options_and_fields_are_called_in_the_language_of_the_page(device: Callable[..., Device]) -> None:
    page = Bench(device(locale="uk"), "new:fifth_edition").page
    assert "ціна діагоналі" in page.inner_text("[data-option=diagonal_rule]").lower()
    page.click("[data-invent]")
    page.wait_for_selector("[data-at='bestiary.новий_учасник.ability_scores']")
    assert "бонус майстерності" in page.inner_text(".bdetail")


def test_without_a_mouse_the_focus_goes_where_one_is(device: Callable[..., Device]) -> None:
    page = device().open("/").page
    page.wait_for_selector("[data-sample] svg")
    page.focus("[data-game][aria-selected=true]")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.activeElement.matches('[data-game=coinflip][aria-selected=true]')")
    page.focus("[data-rules]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-find]")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("!!document.activeElement.closest('[role=dialog]')")  # what lies behind is out of reach
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.matches('[data-rules]')")


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_on_a_small_phone_it_fits_and_says_who_was_added(device: Callable[..., Device], lang: str) -> None:
    work = Bench(device(SMALL, locale=lang), "new:acks2")
    page = work.page
    page.click(".btabbar [data-page=who]")
    page.click("[data-add=levy_spear]")
    page.click("[data-add=levy_spear]")
    assert page.inner_text("[data-many=levy_spear]") == "×2"
    work.settle()
    assert page.evaluate("document.documentElement.scrollWidth") == SMALL[0]
    first = page.locator(".top > :last-child").bounding_box()
    assert first is not None
    assert first["x"] + first["width"] <= SMALL[0]


def test_loading_the_page_anew_loses_nothing(device: Callable[..., Device]) -> None:
    work = Bench(device(), "sample:starfinder/gantry_breach")
    page = work.page
    page.fill("[data-title]", "Mine")
    work.settle()
    page.wait_for_function("() => location.hash === '#build'")
    page.reload()
    work.settle()
    page.wait_for_function("() => document.querySelector('[data-title]').value === 'Mine'")
    page.click("[data-save]")
    page.wait_for_function("() => decodeURIComponent(location.hash) === '#build=saved:Mine'")
    page.fill("[data-title]", "Mine, harder")
    work.settle()
    page.wait_for_function("() => location.hash === '#build'")
    page.reload()
    work.settle()
    page.wait_for_function("() => document.querySelector('[data-title]').value === 'Mine, harder'")
    assert page.inner_text("[data-save]") == "Save"  # what is not saved is not called so
    page.click("header >> text=Русский")  # and another language begins nothing anew
    page.wait_for_selector(":lang(ru) [data-search]", state="attached")
    work.settle()
    assert page.input_value("[data-title]") == "Mine, harder"


def test_an_encounter_that_is_gone_leaves_a_page_that_works(device: Callable[..., Device]) -> None:
    gone = device()
    page = gone.open("/#build=saved:nothing").page
    page.wait_for_selector("[role=alert]:has-text('no such encounter')")
    page.wait_for_selector("[data-add]")
    gone.troubles.clear()  # the browser complains of what it asked for
