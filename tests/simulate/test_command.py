"""`affray simulate` as a person types it: what it says, writes and refuses, in three languages."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from time import sleep
from xml.etree import ElementTree

import pytest
from rich.console import Console

import affray as library
from affray.cli.simulate import Progress
from affray.cli.terminal import Terminal
from affray.rulesets.tactics import KNOWN
from affray.simulate import Figures
from affray.simulate.charts import shares
from affray.simulate.pages import table
from affray.text import Speaker
from affray.text.messages import PRODUCT, ids_of
from tests.cli.commandline import LANGUAGES, affray
from tests.cli.test_process import PROGRAM, environment, started
from tests.simulate.duels import at_a_roll

SMALL = ("-n", "6", "--seed", "7", "--open", "--workers", "1")
every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Page(HTMLParser):
    """Whatever a page would fetch from elsewhere, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [f"{tag} {name}" for name, value in attrs if name in ("src", "href") and value]

    def handle_data(self, data: str) -> None:
        self.text += data


@every_language
def test_it_tells_how_likely_each_end_is(lang: str) -> None:
    seen = affray("simulate", "dry_ford", *SMALL, "--lang", lang)
    speaker = Speaker(lang, library.open("dry_ford").game)
    title = speaker.name("Dry Ford")
    assert (seen.code, seen.err) == (0, "")
    assert seen.out.startswith(speaker.say("sim-about", title=title, count="6", seed="7") + "\n")
    assert re.search(rf"^{re.escape(speaker.result('b'))} +\d+[.,]\d\u00a0% +\(\d", seen.out, re.MULTILINE)
    for id in ("sim-column-dealt", "sim-column-first", "sim-heading-actions"):
        assert speaker.say(id) in seen.out
    assert "sim-" not in seen.out


def test_a_quiet_one_tells_only_the_results() -> None:
    seen = affray("simulate", "dry_ford", *SMALL, "--quiet")
    assert len(seen.out.splitlines()) in (3, 4)


def test_the_commands_that_it_names_play_the_fights_that_it_means() -> None:
    seen = affray("simulate", "dry_ford", "-n", "3", "--seed", "7", "--workers", "1")
    command = seen.out.splitlines()[-2].partition("affray ")[2].split()
    assert command[:2] == ["run", "coinflip/dry_ford"]
    result = json.loads(affray("simulate", "dry_ford", "-n", "3", "--seed", "7", "--workers", "1", "--json").out)
    assert command[-1] == str(result["fights_to_look_at"]["typical"]["seed"])
    assert affray(*command, "--quiet").code == 0


def test_the_commands_that_it_names_tell_styles_and_number_too() -> None:
    styles = ("--players", "b=random", "--players", "cautious")
    first = affray("simulate", "dry_ford", "-n", "5", *styles, "--workers", "1")
    typical, extreme, again = (line.partition("affray ")[2].split() for line in first.out.splitlines()[-3:])
    assert again[:4] == ["simulate", "dry_ford", "-n", "5"]
    assert affray(*again, "--workers", "1").out.splitlines()[:5] == first.out.splitlines()[:5], "the very same fights"
    for command in (typical, extreme):
        assert command[-4:] == list(styles)
        assert affray(*command, "--quiet").code == 0


def test_a_report_has_no_empty_tables_and_says_what_part_each_column_is(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    affray("simulate", "dry_ford", *SMALL, "--html", str(path))
    written = path.read_text(encoding="utf-8")
    assert "<tbody></tbody>" not in written
    assert re.search(r">\d+\N{NO-BREAK SPACE}%</text>", written.partition("Rounds</h2>")[2])


def test_json_goes_to_the_output_or_to_a_file(tmp_path: Path) -> None:
    seen = affray("simulate", "--json", "dry_ford", *SMALL)
    data = json.loads(seen.out)
    assert (data["fights"], data["seed"], data["game"]) == (6, 7, "coinflip")
    assert sum(each["fights"] for each in data["results"].values()) == 6
    assert set(data["combatants"]) == {"l1", "l2", "l3", "l4", "t1", "t2"}
    path = tmp_path / "result.json"
    also = affray("simulate", "dry_ford", *SMALL, "--json", str(path))
    assert json.loads(path.read_text()) == data
    assert also.out.startswith("Dry Ford")
    assert str(path) in also.err


@every_language
def test_a_report_stands_by_itself(tmp_path: Path, lang: str) -> None:
    paths = [tmp_path / "report.html", tmp_path / "picture.svg"]
    affray("simulate", "kennel_yard", *SMALL, "--html", str(paths[0]), "--svg", str(paths[1]), "--lang", lang)
    page = Page(paths[0].read_text())
    speaker = Speaker(lang, library.open("kennel_yard").game)
    assert page.fetched == []
    assert "@import" not in paths[0].read_text()
    for id in ("sim-heading-results", "sim-heading-rounds", "sim-heading-people", "sim-heading-left"):
        assert speaker.say(id) in page.text
    assert "sim-" not in page.text
    assert speaker.name("Mire Hound") in page.text
    for picture in re.findall(r"<svg.*?</svg>", paths[0].read_text(), re.DOTALL):
        assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert ElementTree.fromstring(paths[1].read_text()).find("{http://www.w3.org/2000/svg}title") is not None


def test_typical_and_extreme_fights_are_saved_beside_what_is_there(tmp_path: Path) -> None:
    for _ in range(2):
        assert affray("simulate", "dry_ford", *SMALL, "--save", str(tmp_path / "kept")).code == 0
    names = sorted(path.name for path in (tmp_path / "kept").iterdir())
    assert names == ["extreme-2.jsonl", "extreme.jsonl", "typical-2.jsonl", "typical.jsonl"]
    for name in names:
        assert affray("check", str(tmp_path / "kept" / name)).code == 0
    first, second = (tmp_path / "kept" / f"typical{more}.jsonl" for more in ("", "-2"))
    assert first.read_text() == second.read_text()


def test_it_goes_on_from_a_journal_in_the_middle_of_an_attack(tmp_path: Path) -> None:
    fight, path = at_a_roll(), tmp_path / "live.jsonl"
    fight.save(path)
    seen = affray("simulate", "--from", str(path), "-n", "3", "--seed", "1", "--open", "--workers", "1", "--json")
    earlier = affray("simulate", f"{path}:12", "-n", "3", "--seed", "1", "--open", "--workers", "1", "--json")
    assert json.loads(seen.out)["fights"] == json.loads(earlier.out)["fights"] == 3
    assert json.loads(seen.out)["replies"] != json.loads(earlier.out)["replies"]


def test_players_are_named_by_side_or_for_all() -> None:
    def chance(*words: str) -> float:
        seen = affray("simulate", "dry_ford", "-n", "20", *SMALL[2:], "--json", *words)
        return float(json.loads(seen.out)["results"]["b"]["value"])

    assert chance("--players", "b=random") < chance() < chance("--players", "a=random")
    assert chance("--players", "random") == chance("--players", "*=random")
    assert chance("--players", "a=random,b=plain") == chance("--players", "a=random", "--players", "b=plain")


def test_a_fight_that_is_over_cannot_be_simulated(tmp_path: Path) -> None:
    fight, path = library.open("dry_ford", seed=7), tmp_path / "over.jsonl"
    fight.play_out()
    fight.save(path)
    seen = affray("simulate", str(path))
    assert (seen.code, seen.out) == (1, "")
    assert seen.err == Speaker("en").say("sim-over", file=str(path), result="b") + "\n"


@every_language
@pytest.mark.parametrize(
    ("args", "message", "facts"),
    [
        (("dry_ford", "--players", "c=plain"), "sim-no-side", {"name": "c", "hint": "", "known": "a, b"}),
        (
            ("dry_ford", "--players", "a=plan"),
            "sim-no-style", {"name": "plan", "hint": "plain", "known": ", ".join(KNOWN)},
        ),
        (("dry_ford", "--players", "=plain"), "sim-players", {"option": "--players", "value": "=plain"}),
        (
            ("dry_ford", "--until-ci", "2"),
            "sim-not-between", {"option": "--until-ci", "value": "2", "low": "0.0001", "high": "0.5"},
        ),
        (("dry_ford", "-n", "0"), "cli-not-a-number", {"option": "--count", "value": "0", "low": "1"}),
        (("dry_ford", "--workers", "0"), "cli-not-a-number", {"option": "--workers", "value": "0", "low": "1"}),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_explained(args: tuple[str, ...], message: str, facts: dict[str, str], lang: str) -> None:
    seen = affray("simulate", *args, "--lang", lang)
    assert (seen.code, seen.out) == (2, "")
    assert seen.err == Speaker(lang).say(message, **facts) + "\n"


@pytest.mark.parametrize("option", ["--html", "--svg", "--png", "--json"])
def test_a_report_that_could_not_be_written_stops_it_before_the_first_fight(option: str, tmp_path: Path) -> None:
    path = str(tmp_path / "nowhere" / "report.json")
    seen = affray("simulate", "dry_ford", "-n", "100000000", option, path)
    assert (seen.code, seen.out) == (1, "")
    assert path in seen.err


def test_fights_that_could_not_be_saved_stop_it_before_the_first_one(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    seen = affray("simulate", "dry_ford", "-n", "100000000", "--save", str(tmp_path / "taken"))
    assert (seen.code, seen.out) == (1, "")


@pytest.mark.parametrize(
    ("command", "missing"),
    [("sweep", "--vary WHO.WHAT=LOW..HIGH"), ("balance --vary levy.count=1..8", "--target PART")],
)
def test_an_option_that_is_missing_is_named(command: str, missing: str) -> None:
    name, *more = command.split()
    assert affray(name, "dry_ford", *more).err.startswith(Speaker("en").say("cli-missing", name=missing))


def test_a_file_is_needed_and_one_is_enough() -> None:
    assert affray("simulate").err.startswith(Speaker("en").say("cli-missing", name="FILE"))
    both = affray("simulate", "dry_ford", "--from", "x.jsonl")
    assert both.err.startswith(Speaker("en").say("cli-extra-words", words="dry_ford"))
    assert affray("simulate", "dry_fjord").code == 1


@every_language
def test_a_report_says_numbers_and_names_in_its_language(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    affray("simulate", "kennel_yard", "-n", "3", "--open", "--workers", "1", "--html", str(path), "--lang", lang)
    text, mark = path.read_text(), {"en": "."}.get(lang, ",")
    assert set(re.findall(r"\d([.,])\d\u00a0%", text)) == {mark}
    assert Speaker(lang, library.open("kennel_yard").game).say("name-slot_1") in text
    assert "slot 1" not in text


def test_long_names_fit_into_a_picture_and_texts_stand_on_the_left() -> None:
    names = ["coinflip/dry_ford.yaml (a=random)", "a/very/long/folder/of/somebody/with/a/long/name/my_fight.yaml"]
    picture = shares([(each, 0.5, 0.4, 0.6) for each in names], "", "{:.0%}".format)
    assert ">coinflip/dry_ford.yaml (a=random)<" in picture
    assert ">…" in picture
    assert table(["who", "what", "n"], [["Ann", "strikes 2", "1.5"]]).count('class="words"') == 4


def listen() -> None:
    """Hear interrupts, also if the tests were started in the background, where they are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupt_tells_what_is_known() -> None:
    with subprocess.Popen(
        [*PROGRAM, "simulate", "dry_ford", "-n", "100000", "--open", "--seed", "1", "--workers", "2"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(PYTHONUNBUFFERED="1"),
        preexec_fn=listen,
    ) as process:  # fmt: skip
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        while len(children.read_text().split()) < 2 and process.poll() is None:
            sleep(0.1)
        sleep(2)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    counted = re.search(r"Fights so far: (\d+)", err)
    assert counted is not None, err
    assert out.startswith(f"Dry Ford: fights {counted[1]}, ") or counted[1] == "0"
    assert "Traceback" not in err


def test_interrupts_while_processes_start_end_it_without_a_traceback() -> None:
    """A terminal sends Ctrl-C to every process at once, and people press it again."""
    with subprocess.Popen(
        [*PROGRAM, "sweep", "dry_ford", "--vary", "levy.count=1..8", "-n", "20000", "--workers", "2"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(PYTHONUNBUFFERED="1"),
        preexec_fn=listen, start_new_session=True,
    ) as process:  # fmt: skip
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        while len(children.read_text().split()) < 3 and process.poll() is None:  # beside whoever keeps count of them
            sleep(0.01)
        for _ in range(2):
            sleep(0.3)
            os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode in (130, -signal.SIGINT)
    assert "Traceback" not in err


def test_the_program_gives_the_same_with_one_process_and_with_two() -> None:
    args = ("simulate", "dry_ford", "-n", "12", "--seed", "3", "--open", "--json")
    one, two = (started(*args, "--workers", count) for count in ("1", "2"))
    assert one.stdout == two.stdout
    assert (one.returncode, one.stderr, two.stderr) == (0, "", "")


# -- those who wait --------------------------------------------------------------------------------
def shown_to(screen: bool, steps: list[tuple[int, float]], monkeypatch: pytest.MonkeyPatch) -> str:
    """What somebody sees who waits for a hundred fights, of which so many are done at these times."""
    err, now = io.StringIO(), iter([0.0, *(time for _, time in steps)])
    monkeypatch.setattr("affray.cli.simulate.monotonic", lambda: next(now))
    quiet = Console(file=io.StringIO())
    progress = Progress(Terminal("en", quiet, Console(file=err, force_terminal=screen, width=100), input))
    for done, _ in steps:
        progress(Figures(count=done, results=Counter({"a": done})), 100)
    progress.end()
    return err.getvalue()


def test_on_a_screen_a_bar_goes_along_and_is_taken_away_again(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = shown_to(True, [(10, 1.0), (11, 1.01), (50, 5.0)], monkeypatch)
    first, second, gone = seen.strip("\r").split("\r")[:3]
    assert first.startswith("██ ")
    assert "10 of 100: a 100.0\u00a0% ±27.8\u00a0%, about 9 s left" in first
    assert "50 of 100" in second
    assert gone.strip() == ""
    assert "11 of 100" not in seen


def test_elsewhere_a_line_is_written_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = shown_to(False, [(10, 1.0), (20, 11.0), (21, 12.0), (50, 30.0)], monkeypatch)
    assert [line.partition(":")[0] for line in seen.splitlines()] == ["20 of 100", "50 of 100"]


# -- the messages ----------------------------------------------------------------------------------
def test_every_message_about_many_fights_is_said_somewhere_and_the_other_way_round() -> None:
    root = Path(library.__file__).parent
    sources = "".join(path.read_text() for folder in ("cli", "simulate") for path in (root / folder).glob("*.py"))
    said = set(re.findall(r"[\"'](sim-[a-z_-]+)[\"']", sources))
    said |= {f"sim-balance-{verdict}" for verdict in ("found", "between", "beyond", "unknown")}
    said |= {f"sim-no-{kind}" for kind in re.findall(r"Misfit\(\s*\"([a-z_-]+)\"", sources)}
    assert said == {id for id in ids_of(PRODUCT, "en") if id.startswith("sim-")}
