"""Eclipse Phase at the prompt: acts that are named at once, offers that are declined, reasons that can be used."""

from __future__ import annotations

from typing import Any

import pytest

from affray.cli.play import Session
from affray.core.script import Pick
from affray.files import load_encounter
from affray.library import begin
from tests.cli.commandline import LANGUAGES, sit_down

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
