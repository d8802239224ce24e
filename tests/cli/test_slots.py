"""Eclipse Phase at the prompt: acts that are named at once, offers that are declined, reasons that can be used."""

from __future__ import annotations

from typing import Any

import pytest

from affray.cli.play import Session
from affray.core.script import Pick
from affray.files import load_encounter
from affray.library import begin
from tests.cli.commandline import LANGUAGES, on_screen, sit_down

SMG = {
    "id": "smg", "name": "SMG", "kind": "kinetic", "dv": "2d10", "modes": ["SA", "BF", "FA"], "ammo": 30, "range": 30,
}  # fmt: skip
BLADE = {"id": "blade", "name": "Blade", "kind": "melee", "dv": "2d10"}


DOOR = {"kind": "door", "id": "hatch", "rect": [5, 4, 6, 6]}


def bay(
    *lines: str, at: float = 16, lang: str = "en", arm: dict[str, Any] = SMG, door: bool = False, **hero: Any
) -> tuple[Session, str]:
    """Sable at 4,5 and a guard somewhere in the same line, far behind each other in the order."""
    sable = {"name": "Sable", "side": "team", "at": [4, 5], "durability": 35, "weapons": [arm], "initiative_roll": 20}
    guard = {"name": "Guard", "side": "foes", "at": [at, 5], "durability": 35, "weapons": [SMG], "initiative_roll": 5}
    data = {
        "game": "eclipse_phase", "map": {"size": [30, 10], "terrain": [DOOR] if door else []},
        "combatants": [{**sable, "controller": "player", **hero}, guard],
    }  # fmt: skip
    record = begin(load_encounter(data), 3)
    record.fight.leave_to_computer(["foes", "gm"])
    return sit_down(record, lines, lang)


def decided(session: Session) -> list[tuple[str, dict[str, Any]]]:
    picks = [reply for reply in session.fight.journal.path() if isinstance(reply, Pick) and reply.who == "sable"]
    return [(each.do, dict(each.values)) for each in picks]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_act_that_is_named_at_once_begins_the_slot_with_base_movement(lang: str) -> None:
    session, seen = bay("move 6,5", lang=lang)
    assert decided(session) == [("act", {"move": "base"}), ("move", {"to": (600, 500)})]
    assert {"en": "act base", "ru": "действовать базовое движение", "uk": "діяти базовий рух"}[lang] in seen


def test_whoever_took_the_initiative_with_insight_begins_without_movement() -> None:
    session, _ = bay("take insight", "look", pools={"insight": 1})
    assert [do for do, _ in decided(session)] == ["take", "act", "detailed_perception"]
    assert decided(session)[1] == ("act", {"move": "none"})


def test_what_is_lacking_is_asked_for_once_the_slot_has_begun() -> None:
    session, seen = bay("shoot guard")
    assert decided(session) == [("act", {"move": "base"})]
    assert "Firing mode?" in seen


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("move 20,5", "“act full”"),
        ("shoot guard SA", "EP-ATK-13"),
        ("end", ""),
        ("dance", "there is no option “dance”"),
    ],
    ids=["too far", "too near", "nothing at all", "no act"],
)
def test_nothing_is_begun_for_what_cannot_be_done(line: str, reason: str) -> None:
    session, seen = bay(line, at=8, arm={**SMG, "traits": ["no_close"]})
    assert ("act", {"move": "base"}) not in decided(session)
    assert reason in seen


def test_an_act_named_while_it_is_asked_who_goes_first_says_what_to_answer() -> None:
    session, seen = bay("move 6,5", pools={"vigor": 1})
    assert decided(session) == []
    assert "EP-INTR-1" in seen
    assert "“decline”" in seen


def test_enter_defends_as_well_as_one_can_and_declines_points_and_extra_actions() -> None:
    session, _ = bay("decline", "pass", "", "", "", "", pools={"vigor": 1})
    done = [do for do, _ in decided(session)]
    assert done[:3] == ["decline", "pass", "fray"]
    assert "stop" in done


def test_a_word_for_several_acts_means_the_only_one_for_which_there_is_a_weapon() -> None:
    _, seen = bay("act base", "attack guard", arm=BLADE)
    assert "out of reach" in seen
    assert "CORE-AMBIGUOUS" not in seen


def test_whoever_bars_the_way_is_named() -> None:
    _, seen = bay("act full", "move 10,5", at=7)
    assert "Guard bars the way" in seen


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "full_aim guard with smg"), ("ru", "полный прицел guard с smg"), ("uk", "повний приціл guard з smg")],
)
def test_aiming_as_people_say_it(lang: str, line: str) -> None:
    session, _ = bay(line, lang=lang)
    assert decided(session)[-1] == ("full_aim", {"target": "guard", "weapon": "smg"})


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "aim guard"), ("ru", "прицелиться guard"), ("uk", "прицілитися guard")]
)
def test_a_word_for_both_kinds_of_aim_is_told_to_be_one(lang: str, line: str) -> None:
    _, seen = bay("act base", line, lang=lang)
    assert "CORE-AMBIGUOUS" in seen


@pytest.mark.parametrize(("lang", "line"), [("en", "no"), ("ru", "нет"), ("uk", "ні")])
def test_no_declines(lang: str, line: str) -> None:
    session, _ = bay(line, lang=lang, pools={"vigor": 1})
    assert decided(session) == [("decline", {})]


def test_a_distance_and_its_unit_are_not_parted() -> None:
    _, seen = bay("act full")
    assert "20/20\u00a0m" in seen


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "open door"), ("en", "close the door"), ("ru", "закрыть дверь"), ("uk", "зачинити двері")],
)
def test_a_door_is_opened_once_however_it_is_said(lang: str, line: str) -> None:
    session, _ = bay("act base", line, lang=lang, door=True)
    assert [do for do, _ in decided(session)] == ["act", "open_door"]


def test_words_that_something_said_aloud_alone_could_hold_give_no_act() -> None:
    session, _ = bay("act base", "lie down nonsense")
    assert [do for do, _ in decided(session)] == ["act"]


@pytest.mark.parametrize(("lang", "line"), [("en", "strike guard"), ("ru", "ударить guard"), ("uk", "ударити guard")])
def test_the_only_blade_in_hand_goes_without_saying(lang: str, line: str) -> None:
    session, _ = bay("act base", line, at=5, lang=lang, arm=BLADE)
    assert decided(session)[1] == ("attack_melee", {"target": "guard", "with": "blade"})


def test_bare_hands_go_without_saying_where_nothing_else_is_in_hand() -> None:
    session, _ = bay("act base", "strike guard", at=5, arm={**BLADE, "ready": False})
    assert decided(session)[1] == ("attack_melee", {"target": "guard", "with": "unarmed"})


def test_bare_hands_are_used_by_who_says_so() -> None:
    session, _ = bay("act base", "strike guard unarmed", at=5, arm=BLADE)
    assert decided(session)[1] == ("attack_melee", {"target": "guard", "with": "unarmed"})


@pytest.mark.parametrize(("lang", "line"), [("en", "shoot guard"), ("ru", "стрелять guard"), ("uk", "стріляти guard")])
def test_what_an_act_lacks_besides_is_not_told_where_there_is_no_room_for_it(lang: str, line: str) -> None:
    _, seen = bay("act base", "full_defense", line, lang=lang)
    assert "EP-ACT-2" in seen
    assert "EP-DECL-5" not in seen


# -- places -----------------------------------------------------------------------------------------
def test_a_place_is_typed_as_the_log_writes_it() -> None:
    session, seen = bay("действовать полное", "переместиться 6,5; 5", lang="ru")
    assert decided(session)[-1] == ("move", {"to": (650, 500)}), seen


# -- words ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("line", ["full defense", "full defence", "full_defense"])
def test_the_words_of_an_act_stand_apart_or_together(line: str) -> None:
    session, seen = bay(line)
    assert [do for do, _ in decided(session)] == ["act", "full_defense"], seen
    session, seen = bay("act base", line)
    assert [do for do, _ in decided(session)] == ["act", "full_defense"], seen


def test_the_word_for_what_is_asked_is_no_command() -> None:
    session, seen = bay("act base", "стріляти в Guard", "черга", "на влучання", lang="uk")
    do, values = decided(session)[-1]
    assert (do, values["mode"], values["use"]) == ("attack_ranged", "BF", "hit"), seen


def test_what_is_asked_for_may_be_given_with_its_name() -> None:
    session, seen = bay("act base", "shoot guard", "bf", "use hit")
    do, values = decided(session)[-1]
    assert (do, values["mode"], values["use"]) == ("attack_ranged", "BF", "hit"), seen


def test_a_preposition_begins_no_act() -> None:
    session, seen = bay("діяти базовий", "на шкоду", lang="uk")
    assert [do for do, _ in decided(session)] == ["act"], seen


@pytest.mark.parametrize(
    ("lang", "line", "words"),
    [
        ("en", "delay guard", "“delay after"), ("ru", "отложить до guard", "«отложить ход после"),
        ("uk", "відкласти до guard", "«відкласти хід після"),
    ],
)  # fmt: skip
def test_whoever_waits_for_somebody_is_told_how_to_say_it(lang: str, line: str, words: str) -> None:
    session, seen = bay(line, lang=lang)
    assert decided(session) == []
    assert words in seen
    assert "anchor" not in seen


# -- the screen -------------------------------------------------------------------------------------
def crowd(*lines: str, lang: str = "en", size: tuple[int, int] = (80, 24)) -> list[str]:
    """The pages of a fight of four against six on a map with a crate, and with one of the six dead."""
    foes = ["street_shooter", "street_shooter", "dock_brawler", "dock_brawler", "burn_cultist", "gnash_hound"]
    heroes = [
        {"name": name, "side": "team", "at": [4, y], "durability": 35, "weapons": [SMG], "controller": "player"}
        for y, name in enumerate(["Oru Dagan", "Zhen Vasquez", "Pilar Anand", "Mote"], 5)
    ]  # fmt: skip
    data = {
        "game": "eclipse_phase", "map": {"size": [32, 20], "terrain": [{"kind": "crate", "rect": [9, 6, 10, 8]}]},
        "combatants": [*heroes, *({"unit": unit, "side": "foes", "at": [24, y]} for y, unit in enumerate(foes, 4))],
    }  # fmt: skip
    record = begin(load_encounter(data), 3)
    record.fight.leave_to_computer(["foes", "gm"])
    return on_screen(record, lines, lang, size)[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_on_the_map_is_explained_where_there_is_room(lang: str) -> None:
    page = crowd("pass", lang=lang)[-1]
    for sign in ("f ", "▒ "):
        assert f"· {sign}" in page or f"    {sign}" in page, page


def test_the_dead_are_called_so() -> None:
    page = crowd("add prone f", "hit f 200", "who")[-1]
    assert any("gnash_hound" in line and "dead" in line for line in page.splitlines()), page


def test_what_is_told_of_somebody_is_indented_where_a_line_is_broken() -> None:
    page = crowd("who a", size=(40, 24))[-1]
    lines = page.splitlines()[1:-1]
    assert len(lines) > 6
    assert all(line.startswith(("a ", "  ")) for line in lines), page
