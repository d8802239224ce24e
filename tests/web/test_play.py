"""Every game is played on three devices: a game master on a laptop, a player of each side on a phone."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from affray.server import open_table

from .devices import PHONE, SMALL, Device

SAMPLES = {
    "acks2": "shrine_ambush", "coinflip": "dry_ford", "eclipse_phase": "docking_bay", "fifth_edition": "kennel_yard",
    "starfinder": "gantry_breach",
}  # fmt: skip
ANSWERS = 10
LIKED = ("attack", "move", "march", "walk", "attack_ranged", "act", "choose", "end")


@pytest.mark.parametrize("game", SAMPLES)
def test_a_game_master_and_two_players_play_on(game: str, address: str, device: Callable[..., Device]) -> None:
    sample = f"{game}/{SAMPLES[game]}"
    sides = [each["id"] for each in httpx.get(f"{address}/api/samples/{sample}/preview").json()["sides"]]
    players = [{"role": "player", "side": side, "name": name} for side, name in zip(sides, ("Mia", "Al"), strict=False)]
    made = open_table(address, sample=sample, seed=7, seats=[{"role": "gm", "name": "Ida"}, *players])
    master, one, other = device().sit(made, 0), device(PHONE).sit(made, 1), device(SMALL).sit(made, 2)

    answered = [play(master, one, other) for _ in range(ANSWERS)]
    assert answered.count("computer") <= 1, answered
    assert one.answered
    assert other.answered
    master.shoot(f"{game}-master")
    one.shoot(f"{game}-phone")
    assert one.too_wide() == other.too_wide() == []

    explain_what_is_closed(master, one, other)
    undo_across_devices(master, one, other)
    reload_in_mid_turn(master, one, other)


def play(master: Device, *players: Device) -> str:
    """Whoever is asked answers on a device of their own; for those without a player the game master."""
    before = master.ticket
    asked = next((each for each in players if each.asked), master)
    answered = asked.answer(LIKED)
    master.wait_after(before)
    return answered


def explain_what_is_closed(master: Device, *players: Device) -> None:
    """An option that is not legal says why, and the rule says what it is."""
    page = master.page
    for _ in range(ANSWERS):
        if page.locator("[data-fold]").count():
            break
        play(master, *players)
    if not page.locator("[data-closed]").count():
        page.click("[data-fold]")
    page.locator("[data-closed]").first.click(force=True)
    page.wait_for_selector(".opts .whynot")
    assert page.locator(".opts .whynot li").first.inner_text().strip()
    page.locator(".opts .whynot .rule").first.click()
    assert page.locator(".opts .whynot .says").inner_text().strip()


def undo_across_devices(master: Device, *players: Device) -> None:
    """What the game master undoes is undone on the phones."""
    before = {each: each.ticket for each in (master, *players)}
    play(master, *players)
    for each, ticket in before.items():
        each.wait_after(ticket)
    master.page.click("[data-undo]")
    for each, ticket in before.items():
        each.page.wait_for_function(
            "old => document.querySelector('[data-ticket]').dataset.ticket === old", arg=ticket
        )


def reload_in_mid_turn(master: Device, *players: Device) -> None:
    """A page that is loaded again shows the same moment and the same question."""
    for each in (master, *players):
        ticket, asked = each.ticket, each.asked
        each.page.reload()
        each.page.wait_for_selector("[data-ticket]")
        assert (each.ticket, each.asked) == (ticket, asked)
