"""Forgiving typing: what people mean is understood, in any order, by names and in their language."""

from __future__ import annotations

import os
import pty
import re
import select
import struct
import sys
import termios
import time
from fcntl import ioctl
from itertools import pairwise
from pathlib import Path

import pytest

from affray.cli.play import Session
from affray.cli.sitting.called import in_names
from affray.cli.sitting.hearing import understood
from affray.cli.sitting.ways import Way, planned
from affray.core.fields import Leg, Spot
from affray.core.places import Places
from affray.core.refusals import Refusal, Values, refuse
from affray.core.script import Choose, Option, Pick
from affray.files import load_encounter
from affray.library import begin
from tests.cli.commandline import LANGUAGES, on_screen, sit_down, the_record


def last(session: Session) -> Pick:
    """What was decided last."""
    return [reply for reply in session.fight.journal.path() if isinstance(reply, Pick)][-1]


def kennel(*lines: str, lang: str = "en", sides: bool = False) -> tuple[Session, str]:
    record = the_record("kennel_yard", 3)
    if sides:
        record.fight.leave_to_computer(["raiders", "gm"])
    return sit_down(record, lines, lang)


ARMS = {
    "axe": {"id": "axe", "name": "Battleaxe", "damage": "1d8+3 slashing"},
    "handaxe": {"id": "handaxe", "name": "Handaxe", "range_ft": [20, 60], "properties": ["light", "thrown"],
                "damage": "1d6+3 slashing"},
}  # fmt: skip


def yard(
    *lines: str, at: list[int], door: list[int] | None = None, arms: tuple[str, ...] = ("axe", "handaxe"),
    lang: str = "en",
) -> tuple[Session, str]:  # fmt: skip
    """Thorin at 2,2, a raider somewhere, and perhaps a wall with a door between them."""
    wall = [[door[0], y] for y in range(5) if y != door[1]] if door else []
    terrain = [{"kind": "wall", "squares": wall}, {"kind": "door", "id": "gate", "squares": [door]}] if door else []
    thorin = {
        "name": "Thorin", "kind": "character", "side": "heroes", "ac": 18, "hp_max": 44, "at": [2, 2], "initiative": 30,
        "attacks": [ARMS[each] for each in arms],
    }  # fmt: skip
    encounter = {
        "game": "fifth_edition", "map": {"size": [16, 5], "terrain": terrain},
        "combatants": [thorin, {"unit": "ridge_raider", "at": at, "initiative": 1}],
    }  # fmt: skip
    record = begin(load_encounter(encounter), 3, None)
    record.fight.leave_to_computer(["raiders", "gm"])
    return sit_down(record, lines, lang)


# -- words and names --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "line",
    ["attack sela_quickwater with longsword", "attack longsword sela_quickwater", "ATTACK SELA_QUICKWATER LONGSWORD",
     "attack sela longsword", "attack Sela Quickwater longsword", "strike quickwater longsword",
     "shoot at sela with longsword", "att sela long"],
)  # fmt: skip
def test_values_are_recognised_by_kind_in_any_order_and_by_names(line: str) -> None:
    session, text = kennel(line)
    assert last(session).do == "attack", text
    assert (last(session)["target"], last(session)["with"]) == ("sela_quickwater", "longsword")


@pytest.mark.parametrize(
    ("lang", "line"),
    [("ru", "атака села longsword"), ("ru", "атаковать Села Быстрая Вода with longsword"),
     ("ru", "атаковать села длинный меч"), ("uk", "атака longsword sela_quickwater")],
)  # fmt: skip
def test_acts_and_people_are_called_by_the_words_of_the_language(lang: str, line: str) -> None:
    session, text = kennel(line, lang=lang)
    assert last(session).do == "attack", text
    assert last(session)["target"] == "sela_quickwater"


def test_the_only_weapon_goes_without_saying() -> None:
    session, text = sit_down(the_record(), ["choose t1", "choose l1", "attack"])
    assert last(session)["with"] == ("t1.carbine",)
    assert "→ attack with Carbine" in text


def test_what_is_lacking_is_asked_for_and_the_next_line_gives_it() -> None:
    session, text = yard("attack raider", "battleaxe", at=[3, 2])
    assert "With what? Battleaxe, Handaxe, unarmed (Unarmed strike), improvised (Improvised weapon)" in text
    assert (last(session).do, last(session)["with"]) == ("attack", "axe")


def test_what_would_be_far_fetched_is_never_taken_for_granted() -> None:
    session, text = yard("attack raider", at=[13, 2], arms=("axe",))
    told = text.partition("> attack raider")[2]
    assert "E5-ATK-1: no target is within reach (distance 55, reach 5)." in told
    assert "It could only be done with: improvised; say so if you mean that." in told
    assert "Perhaps first: approach Ridge Raider" in told
    assert not picks_of(session)
    session, text = yard("attack raider improvised", at=[8, 2], arms=("axe",))
    assert (last(session).do, last(session)["with"]) == ("attack", "improvised"), text


def test_of_two_weapons_the_one_is_taken_that_reaches_and_bare_hands_of_one_who_has_nothing_else() -> None:
    session, text = yard("attack raider", at=[6, 2])
    assert "→ attack Ridge Raider with Handaxe" in text
    assert (last(session)["with"], last(session)["target"]) == ("handaxe", "ridge_raider")
    session, text = yard("attack raider", at=[3, 2], arms=())
    assert last(session)["with"] == "unarmed", text


def test_people_go_by_their_letters_on_the_map() -> None:
    session, text = yard("attack a axe", at=[3, 2])
    assert last(session)["target"] == "ridge_raider", text
    session, text = yard("attack a raider axe", at=[3, 2])
    assert last(session)["target"] == "ridge_raider", "an article is no letter"
    _, text = yard("hit A a 3", "who a", "edit place Thorin 0,0", "why", at=[3, 2])
    assert re.search(r"Ridge Raider +ridge_raider, Raiders, fit\n +health: 6/9", text), text
    assert "Ruling of the game master: somebody moved" in text or "0,0" in text


def test_a_way_that_ends_says_where_and_before_what() -> None:
    _, text = yard("move 6,2", "move 3,2", "move 6,2", "open gate", "move 6,2", at=[8, 2], door=[4, 2])
    first, near, opened = (text.split("> move 6,2\n")[number] for number in (1, 2, 3))
    assert first.startswith("The way there ends at 3,2 (5 ft); the next square, 4,2 (door):\nE5-MOVE-15: ")
    assert near.startswith("No step leads there; the next square, 4,2 (door):\nE5-MOVE-15: ")
    assert "Perhaps first: operate Door" in near
    assert "→ move 4,2 5,2 6,2 (15 ft)" in opened
    _, text = yard("move 11,2", at=[12, 2])
    assert "The way there ends at 8,2 (30 ft); the next square, 9,2:\nE5-MOVE-1: " in text
    assert "not enough movement left (needed 5, left 0)" in text


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "attack hound 2 improvised"), ("en", "attack improvised Mire Hound 2"), ("en", "attack HOUND 2 improvised"),
     ("ru", "атака гончая 2 improvised"), ("uk", "атака болотний гончак 2 improvised")],
)  # fmt: skip
def test_people_are_called_by_words_from_inside_their_names(lang: str, line: str) -> None:
    session, text = kennel(line, lang=lang)
    assert "CORE-" not in text, text
    assert last(session)["target"] == "hound_2"


def test_a_door_is_opened_as_people_say() -> None:
    encounter = {
        "game": "fifth_edition",
        "map": {"size": [9, 5], "terrain": [{"kind": "door", "id": "chapel_door", "squares": [[4, 2]]}]},
        "combatants": [{"unit": "brann_oakhand", "at": [3, 2]}, {"unit": "mire_hound", "at": [8, 2]}],
    }
    record = begin(load_encounter(encounter), 3, None)
    record.fight.leave_to_computer(["raiders", "gm"])
    session, text = sit_down(record, ["open chapel door"])
    assert last(session).do == "operate", text


def test_an_id_can_be_said_in_several_words() -> None:
    session, text = kennel("attack sister tamsin longsword")
    assert last(session)["target"] == "sister_tamsin", text


@pytest.mark.parametrize(("lang", "word"), [("en", "hound"), ("ru", "гончая"), ("ru", "болотная гончая")])
def test_a_word_in_several_names_is_asked_about(lang: str, word: str) -> None:
    session, text = kennel(f"attack {word} improvised", lang=lang)
    names = "Mire Hound 1, Mire Hound 2, Mire" if lang == "en" else "Болотная гончая 1, Болотная гончая 2, Болотная"
    told = text.partition(f"> attack {word}")[2]
    assert (names in told, "hound_" in told) == (True, False), told
    assert not [reply for reply in session.fight.journal.path() if isinstance(reply, Pick)]


SHOTS = {
    "game": "eclipse_phase",
    "map": {"size": [20, 10]},
    "combatants": [
        {"name": "Juno", "side": "crew", "controller": "player", "durability": 35, "at": [3, 5],
         "aptitudes": {"ref": 30, "int": 30}, "skills": {"guns": 60, "melee": 40},
         "weapons": [{"id": "rifle", "name": "Rifle", "kind": "kinetic", "dv": "2d10", "modes": ["SA", "BF"],
                      "ammo": 30, "range": 100}]},
        {"name": "Pax", "side": "crew", "durability": 30, "at": [3, 6]},
        {"unit": "tin_hand", "side": "drones", "at": [15, 5], "count": 2},
    ],
}  # fmt: skip


def shooting(*lines: str) -> tuple[Session, str]:
    return sit_down(begin(load_encounter(SHOTS), 3, None), ["act none", *lines])


def test_what_a_rule_of_the_game_misses_is_asked_for_too() -> None:
    session, text = shooting("attack_ranged tin_hand_2", "BF", "damage")
    told = text.partition("> attack_ranged tin_hand_2")[2]
    assert "EP-DECL-5" not in told, told
    assert (last(session).do, last(session)["mode"], last(session)["use"]) == ("attack_ranged", "BF", "damage")


def test_of_several_acts_the_one_is_meant_that_the_rest_fits() -> None:
    session, text = shooting("attack tin hand 2 SA rifle")
    assert (last(session).do, last(session)["target"]) == ("attack_ranged", "tin_hand_2"), text


@pytest.mark.parametrize(("name", "lang", "said"), [("bridge_charge", "ru", "завершить сегмент"),
                                                    ("gantry_breach", "uk", "глуха оборона")])  # fmt: skip
def test_a_word_that_means_nothing_is_answered_with_what_is_possible(name: str, lang: str, said: str) -> None:
    session, _ = sit_down(the_record(name, 5), [])
    while not isinstance(session.question, Choose) or session.question.why not in ("turn", "segment"):
        assert session.decide(session.question) if isinstance(session.question, Choose) else session.step()
    _, text = sit_down(session.record, ["абракадабра"], lang)
    told = text.partition("> абракадабра")[2]
    assert told.strip().startswith("CORE-OPTION: "), told
    assert said in told
    assert "_" not in told.partition("\n")[0], "no ids in the sentence"


@pytest.mark.parametrize(("lang", "prompt"), [("en", "[decline]>"), ("ru", "[пропустить случай]>")])
def test_what_enter_answers_is_said_in_the_language(lang: str, prompt: str) -> None:
    record = the_record("bridge_charge", 3)
    record.fight.leave_to_computer(["raiders", "gm"])
    _, pages = on_screen(record, ["auto"] * 12, lang)
    assert any(page.endswith(f"{prompt} ") for page in pages)


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "dice typed HEROES"), ("ru", "кости вручную герои"), ("ru", "кости вручную heroes"),
     ("uk", "кості вручну герої")],
)  # fmt: skip
def test_dice_are_taken_from_the_table_in_the_words_of_the_language(lang: str, line: str) -> None:
    session, text = kennel(line, lang=lang)
    assert list(session.fight.typed_for) == ["heroes"], text


def test_no_word_changes_who_throws_unless_it_is_known() -> None:
    session, text = kennel("dice typed heroes", "dice tpyed raiders")
    assert list(session.fight.typed_for) == ["heroes"]
    assert "“tpyed” is no way to throw dice" in text


def test_an_unfinished_answer_that_cannot_be_finished_is_explained() -> None:
    _, text = sit_down(the_record("gantry_breach", 5), ["edit place okoro 15,7", "attack breaker"])
    told = text.partition("> attack breaker")[2]
    assert "with what? none" not in told
    assert re.search(r"^SF-[A-Z]+-\d+: ", told, re.MULTILINE)


def test_an_abbreviation_means_what_is_possible() -> None:
    session, _ = kennel("dis")
    assert last(session).do == "disengage", "disarm is an option too, but never possible"


@pytest.mark.parametrize(("lang", "typed"), [("en", "heads"), ("ru", "орёл"), ("ru", "Орел"), ("uk", "решка")])
def test_coins_are_typed_in_words(lang: str, typed: str) -> None:
    session, _ = sit_down(the_record(), [typed], lang, typed=True)
    assert len(session.fight.journal) == 1


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "t1"), ("en", "trooper 1"), ("uk", "Лінійний піхотинець 1"), ("ru", "a")]
)
def test_a_mere_name_answers_a_narrow_question(lang: str, line: str) -> None:
    session, text = sit_down(the_record(), [line, "hm"], lang)
    assert (last(session).do, last(session)["unit"]) == ("choose", "t1"), text
    assert "CORE-OPTION" in text.partition(f"> {line}")[2], "what is nobody's name is none"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["dry_ford", "kennel_yard", "gantry_breach", "bridge_charge", "docking_bay"])
def test_what_the_screen_gives_as_an_example_can_be_typed(name: str, lang: str) -> None:
    session, _ = sit_down(the_record(name, 5), [], lang)
    names, seen = session.game.names(session.fight.state), set[str]()
    for _ in range(40):
        question = session.question
        if isinstance(question, Choose):
            for option in question.known():
                values = None if option.id in seen else session.fight.usual(question.who).get(option.id)
                if values is not None:
                    seen.add(option.id)
                    line = in_names(session.show.speaker, Pick(question.who, option.id, values), option, names)
                    reply, _ = understood(session, line)
                    assert isinstance(reply, Pick), (line, reply)
                    assert (reply.do, {**values, **reply.values}) == (option.id, dict(reply.values)), line
            assert session.decide(question)
        else:
            assert session.step()
    assert len(seen) > 5


# -- commands ---------------------------------------------------------------------------------------
def test_no_command_hides_an_act() -> None:
    session, text = kennel("help", "help sela_quickwater gate_jammed-1", sides=True)
    assert last(session) == Pick("brann_oakhand", "help", {"ally": "sela_quickwater", "task": "gate_jammed-1"})
    assert "help is an act here; the command is ?." in text


@pytest.mark.parametrize("word", ["?", "/help", "commands"])
def test_help_is_there_under_another_name(word: str) -> None:
    assert "undo [n|choice|action|turn]" in kennel(word)[1]


@pytest.mark.parametrize(("lang", "line"), [("ru", "отмена"), ("uk", "скасувати"), ("en", "oops"), ("en", "/undo")])
def test_commands_are_called_by_the_words_of_the_language(lang: str, line: str) -> None:
    session, _ = sit_down(the_record(), ["choose t1", line], lang)
    assert session.fight.asked("b") is not None


def test_a_command_is_understood_in_another_language_where_no_act_is_called_so() -> None:
    _, text = sit_down(the_record(), ["помощь"], "ru")
    assert "отмена [n|выбор|действие|ход]" in text, "the commands are told as the language calls them"


# -- ways -------------------------------------------------------------------------------------------
def test_a_place_is_enough_for_a_way_and_its_cost_is_told() -> None:
    session, text = kennel("move 5,4")
    path = last(session)["path"]
    assert path[-1] == (5, 4)
    assert len(path) == 3
    assert re.search(r"→ move .* 5,4 \(15 ft\)", text)


@pytest.mark.parametrize("name", ["gantry_breach", "bridge_charge"])
def test_ways_are_planned_in_every_game_that_goes_by_paths(name: str) -> None:
    session, _ = sit_down(the_record(name, 5), [])
    while not isinstance(session.question, Choose) or session.question.why not in ("turn", "segment"):
        assert session.decide(session.question) if isinstance(session.question, Choose) else session.step()
        session.go_on()
    option = next(each for each in session.question.known() if each.id in ("move", "march"))
    far = max((each for each in option.fields["path"].some() if not option.refusals({"path": each})), key=len)
    way = planned(option, {"path": (far[-1],)})
    assert way is not None
    assert way.path[-1] == far[-1]
    assert not option.refusals({"path": way.path})


def beside_a_brute() -> list[str]:
    """Lines after which Brann stands beside the brute, who would strike at whoever walks away."""
    return ["edit place brute_1 3,6"]


@pytest.mark.parametrize(("said", "gone"), [("", False), ("no", False), ("yes", True), ("y", True)])
def test_a_way_that_provokes_is_asked_about(said: str, gone: bool) -> None:
    session, text = kennel(*beside_a_brute(), "move 0,2", said)
    assert "This provokes: Gate Brute." in text
    assert "Go on? [no] " in text
    assert (("move" in picks_of(session)), "Nothing was done." in text) == (gone, not gone)


def test_the_way_leads_around_whoever_would_strike() -> None:
    def way(path: tuple[Spot, ...], values: Values) -> list[Leg]:
        """Whoever steps on 1,0 is struck at; beyond the borders there is nothing."""
        if any(not (0 <= x < 4 and 0 <= y < 4) for x, y in path):
            return []
        return [Leg(spot, 5 * number, ("orc",) if spot == (1, 0) else ()) for number, spot in enumerate(path, 1)]

    def among() -> list[tuple[Spot, ...]]:
        return [((1, 0), (2, 0), (3, 0)), ((1, 1),), ((0, 1),), ((1, 0),)]

    def why_not(values: Values) -> list[Refusal]:
        path = ((0, 0), *values.get("path", ()))
        far = any(max(abs(a - c), abs(b - d)) > 1 for (a, b), (c, d) in pairwise(path))
        return [refuse("DUEL-1")] if far else []

    option = Option("move", {"path": Places(among, way=way)}, why_not)
    assert planned(option, {"path": ((3, 0),)}) == Way("path", ((1, 1), (2, 0), (3, 0)), 15, ())
    assert planned(option, {"path": ((1, 0),)}) == Way("path", ((1, 0),), 5, ("orc",))
    assert planned(option, {"path": ((3, 3),)}) is None


def picks_of(session: Session) -> list[str]:
    return [reply.do for reply in session.fight.journal.path() if isinstance(reply, Pick)]


# -- the tabulator ----------------------------------------------------------------------------------
def test_the_tabulator_completes_acts_then_legal_values() -> None:
    session, _ = kennel()
    assert {"attack", "end", "undo", "?"} <= set(session.completions(""))
    assert "stand" not in session.completions("")
    targets = session.completions("attack ")
    assert {"brute_1", "longsword", "with"} <= set(targets)
    assert "brute_1" not in session.completions("attack brute_1 ")
    assert session.completions("attack brute_1 with ") == ["improvised"]
    assert "hound_1" in session.completions("who ")
    assert session.completions("attack throw ") == ["yes", "no"]
    assert "brute_1" in session.completions("why attack ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tabulator_knows_the_words_of_the_language(lang: str) -> None:
    session, _ = kennel(lang=lang)
    word = "dodge" if lang == "en" else session.show.speaker.short("option", "dodge").lower()
    assert word in session.completions("")


# -- a real terminal --------------------------------------------------------------------------------
class Keyboard:
    """A process at a terminal of 80×24, and what it writes."""

    def __init__(self, folder: Path, *args: str) -> None:
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.environ.update(TERM="xterm", COLUMNS="80", LINES="24")
            os.execv(sys.executable, [sys.executable, "-m", "affray.cli", *args])
        ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def press(self, keys: str) -> None:
        os.write(self.file, keys.encode())

    def read(self, until: str, seconds: float = 60.0) -> str:
        seen, end = "", time.monotonic() + seconds
        while time.monotonic() < end and not re.search(until, seen):
            if select.select([self.file], [], [], 0.2)[0]:
                try:
                    seen += os.read(self.file, 65536).decode(errors="replace")
                except OSError:
                    break
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", seen).replace("\r", "")

    def wait(self) -> int:
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def test_at_a_real_terminal_ctrl_c_clears_the_line_tab_completes_and_ctrl_d_leaves(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "play", "kennel_yard", "--seed", "3", "--lang", "en")
    assert len(keyboard.read("Brann Oakhand> $").splitlines()) <= 24
    keyboard.press("surrender\x03")
    keyboard.read("\nBrann Oakhand> $")
    keyboard.press("disen\t\n")
    seen = keyboard.read("\nBrann Oakhand> $")
    assert "disengage" in seen
    assert "action ○" in seen
    assert len(seen.splitlines()) <= 24
    keyboard.press("\x04")
    assert "affray play --journal kennel_yard.jsonl" in keyboard.read("jsonl\n", 20)
    assert keyboard.wait() == 0


def test_ctrl_c_on_a_screen_does_not_leave() -> None:
    class Impatient(Session):
        pressed = 0

        def read(self, prompt: str = "") -> str:
            Impatient.pressed += 1
            if Impatient.pressed == 1:
                raise KeyboardInterrupt
            return super().read(prompt)

    session, pages = on_screen(the_record(), ["choose t1"])
    again = Impatient(session.terminal, the_record())
    again.play()
    assert Impatient.pressed == 2
    assert pages


def test_options_that_nobody_can_reach_have_no_way() -> None:
    assert planned(Option("wait"), {}) is None


@pytest.mark.parametrize(("lang", "run"), [("en", "run 8,7"), ("ru", "перебежать 8,7"), ("uk", "перебігти 8,7")])
def test_an_act_that_is_closed_now_is_refused_by_the_game_in_every_language(lang: str, run: str) -> None:
    _, text = sit_down(the_record("dry_ford", 3), [run], lang=lang)
    assert "COIN-TURN-2: " in text
    assert "COIN-TURN-3: " in text
    assert "CORE-OPTION" not in text
    side = {"en": "Side A", "ru": "Сторона А", "uk": "Сторона А"}[lang]
    assert f"({side})" not in text
