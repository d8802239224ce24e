"""What comes before a fight over HTTP, and the whole of it against its own description."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from affray.files import load_encounter
from affray.files.sources import encounters
from affray.rulesets import find, games
from affray.server import create_app, shelf
from affray.tables import Store
from tests.cli.commandline import affray
from tests.server.running import Party, served, sqlite

FORD = encounters(find("coinflip"))["dry_ford"]
TEXT = FORD.folder.joinpath(FORD.name).read_text(encoding="utf-8")


def test_games_and_samples_in_three_languages(server: str) -> None:
    assert [each["id"] for each in httpx.get(f"{server}/api/games").json()] == games()
    for lang, title in (("en", "Dry Ford"), ("ru", "Сухой брод"), ("uk", "Сухий брід")):
        found = httpx.get(f"{server}/api/samples", params={"lang": lang}).json()
        assert {each["name"]: each["title"] for each in found}["dry_ford"] == title
        assert [each["name"] for each in found if not each["about"].endswith(".")] == []
    assert httpx.get(f"{server}/api/samples/coinflip/dry_ford").text == TEXT
    assert httpx.get(f"{server}/api/samples/coinflip/nothing").status_code == 404
    assert httpx.get(f"{server}/api/samples", params={"lang": "tlh"}).status_code == 422


def test_the_bestiary_is_searched_by_words(server: str) -> None:
    everybody = httpx.get(f"{server}/api/bestiary/fifth_edition").json()
    hounds = httpx.get(f"{server}/api/bestiary/fifth_edition", params={"search": "mire hound"}).json()
    assert [each["id"] for each in hounds] == ["mire_hound"]
    assert len(everybody) > len(hounds)
    assert hounds[0]["entry"]["name"] == hounds[0]["name"] == "Mire Hound"
    assert httpx.get(f"{server}/api/bestiary/chess").status_code == 404


def test_rules_by_id_and_by_words(server: str) -> None:
    assert httpx.get(f"{server}/api/rules/fifth_edition/prone-3").json()["id"] == "E5-PRONE-3"
    found = httpx.get(f"{server}/api/rules/fifth_edition", params={"search": "standing half speed"}).json()
    assert "E5-PRONE-3" in [rule["id"] for area in found["areas"] for rule in area["rules"]]
    told = httpx.get(f"{server}/api/rules/starfinder", params={"lang": "uk"}).json()["areas"][0]["rules"][0]
    assert told != httpx.get(f"{server}/api/rules/starfinder/{told['id']}").json()
    assert told == httpx.get(f"{server}/api/rules/starfinder/{told['id']}", params={"lang": "uk"}).json()
    assert httpx.get(f"{server}/api/rules/fifth_edition/nothing").status_code == 404
    assert httpx.get(f"{server}/api/rules/chess").status_code == 404
    assert "combatants" in httpx.get(f"{server}/api/schema/fifth_edition").text


def test_an_encounter_is_checked_saved_read_and_fought(server: str) -> None:
    checked = httpx.post(f"{server}/api/encounters/check", json={"text": TEXT}).json()
    assert (checked["ok"], checked["game"], checked["sides"]) == (True, "coinflip", ["a", "b"])
    mistaken = {"text": TEXT.replace("game:", "gane:"), "lang": "uk"}
    wrong = httpx.post(f"{server}/api/encounters/check", json=mistaken).json()
    assert (wrong["ok"], wrong["problems"][0]["rule"]) == (False, "FILE-MISSING-FIELD")
    assert httpx.put(f"{server}/api/encounters/My%20ford", json={"text": TEXT}).status_code == 204
    assert "My ford" in [each["name"] for each in httpx.get(f"{server}/api/encounters").json()]
    assert httpx.get(f"{server}/api/encounters/My%20ford").text == TEXT
    with Party(server, sample=None, saved="My ford", seats=[{"role": "gm"}]) as party:
        assert party["gm"].view["head"]["game"] == "coinflip"
    with Party(server, sample=None, encounter=TEXT, seats=[{"role": "gm"}]) as party:
        assert party.made["title"] == "Dry Ford"
    assert httpx.delete(f"{server}/api/encounters/My%20ford").status_code == 204
    assert httpx.delete(f"{server}/api/encounters/My%20ford").status_code == 404
    assert httpx.get(f"{server}/api/encounters/My%20ford").status_code == 404
    assert httpx.post(f"{server}/api/tables", json={"saved": "My ford"}).status_code == 404


def test_problems_of_an_encounter_have_their_line_and_a_hint(server: str) -> None:
    at = TEXT[: TEXT.index("unit: ")].count("\n") + 1
    mistaken = TEXT.replace("unit: levy", "unit: lefy", 1)
    told = httpx.post(f"{server}/api/encounters/check", json={"text": mistaken, "lang": "ru"}).json()["problems"]
    assert (told[0]["line"], told[0]["hint"], told[0]["warning"]) == (at, "levy", False)
    assert "lefy" in told[0]["text"]


def test_what_is_saved_here_is_what_the_commands_read(server: str, tmp_path: Path) -> None:
    text = TEXT.replace("Dry Ford", "Брод ☂").replace("\n", "\r\n", 3) + "# ü\n"
    assert httpx.put(f"{server}/api/encounters/ford", json={"text": text}).status_code == 204
    kept = tmp_path / "ford.yaml"
    kept.write_bytes(httpx.get(f"{server}/api/encounters/ford").content)
    assert kept.read_bytes() == text.encode()
    assert affray("check", "ford.yaml", folder=tmp_path).code == 0
    assert load_encounter(kept).data == shelf.read(text).data


# -- other programs --------------------------------------------------------------------------------
IMPORTED = sorted((Path(__file__).parents[1] / "files" / "importers" / "samples").iterdir())


@pytest.mark.parametrize("file", [each for each in IMPORTED if each.is_file()], ids=lambda each: each.name)
def test_creatures_of_other_programs_as_the_command_brings_them(server: str, tmp_path: Path, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    reply = httpx.post(f"{server}/api/import", json={"text": text, "lang": "uk"}, timeout=60).json()
    (tmp_path / "given").write_text(text, encoding="utf-8")
    code, out, report = affray("import", "given", "--lang", "uk", folder=tmp_path, COLUMNS="5000")
    assert code == 0
    assert reply["yaml"].splitlines()[1:] == out.splitlines()[1:]  # the first line names the file
    told = [each["text"] for kind in ("missed", "assumed") for each in reply[kind]]
    assert told == [line.strip() for line in report.splitlines() if line.startswith("  ")]
    (tmp_path / "brought.yaml").write_text(reply["yaml"], encoding="utf-8")
    assert affray("check", "brought.yaml", folder=tmp_path).code == 0


def test_what_cannot_be_imported(server: str) -> None:
    def post(**wish: object) -> httpx.Response:
        return httpx.post(f"{server}/api/import", json=wish)

    assert post(text="nonsense").json()["detail"]["problems"][0]["rule"] == "FILE-FORMAT"
    assert post(text="").json()["detail"]["error"] == "import"
    assert post(text="{}", format="word").json()["detail"]["known"][0] == "foundry"
    assert post(text="{}", game="chess").status_code == 404
    stag = next(each for each in IMPORTED if each.suffix == ".txt").read_text(encoding="utf-8")
    assert post(text=stag, game="starfinder").json()["detail"]["problems"][0]["rule"] == "FILE-OTHER-GAME"


def test_a_link_as_a_code(server: str) -> None:
    drawn = httpx.post(f"{server}/api/qr", json={"link": "http://10.0.0.2:8000/t/den#token"})
    assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml")
    assert "<svg" in drawn.text
    assert "token" not in drawn.text
    assert httpx.post(f"{server}/api/qr", json={"link": "x" * 401}).status_code == 422


@pytest.mark.parametrize(
    "wish",
    [{}, {"sample": "dry_ford", "journal": "x"}, {"sample": "dry_ford", "options": {"health": "loud"}},
     {"sample": "dry_ford", "seats": [{"role": "player", "side": "x"}]}, {"sample": "dry_ford", "more": 1}],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused(server: str, wish: dict[str, object]) -> None:
    assert httpx.post(f"{server}/api/tables", json=wish).status_code == 422


def test_opening_another_fight_never_touches_a_running_one(server: str) -> None:
    with Party(server) as party:
        before = party["Ida"].view["log"], party["Ida"].ticket
        with Party(server) as other:
            assert other["Ida"].answer("sela_quickwater", "dodge")["ok"]
        assert party["Ida"].ask("history")["ok"]
        assert (party["Ida"].view["log"], party["Ida"].ticket) == before


def test_the_web_app_is_served_if_it_is_there(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<p>Affray</p>")
    (web / "assets" / "app.js").write_text("1")
    (tmp_path / "secret").write_text("secret")
    with served(sqlite(tmp_path), web=web) as server:
        for path in ("/", "/t/some-table"):
            assert httpx.get(server + path).text == "<p>Affray</p>"
        assert httpx.get(f"{server}/assets/app.js").text == "1"
        assert httpx.get(f"{server}/../secret").status_code == 404
        assert httpx.get(f"{server}/%2e%2e/secret").status_code == 404
        assert httpx.get(f"{server}/api/games").status_code == 200


# -- the description -------------------------------------------------------------------------------
OPERATIONS = [
    (path, method.upper())
    for path, methods in create_app(Store("sqlite:////nowhere.db")).openapi()["paths"].items()
    for method in methods
]


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_every_request_gets_an_answer_of_the_description(server: str, path: str, method: str) -> None:
    """Whatever schemathesis makes up, fitting or not: the status, the type and the body of the answer are described."""
    schema = schemathesis.openapi.from_url(f"{server}/api/openapi.json")

    @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=schema[path][method].as_strategy())
    def check(case: schemathesis.Case) -> None:
        answer = case.call(timeout=60)
        assert answer.status_code < 500
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])  # names and sources may be unknown

    check()


def test_a_table_tells_how_it_stands_as_its_seats_may_know_it(server: str) -> None:
    seats = [{"role": "gm"}, {"role": "player", "side": "heroes", "name": "Mia"}, {"role": "screen"}]
    with Party(server, sample="kennel_yard", seats=seats) as party:
        def told(seat: str, lang: str = "en") -> dict[str, Any]:
            headers = {"Authorization": f"Bearer {party.seats[seat]['token']}"}
            found: dict[str, Any] = httpx.get(f"{server}/api/tables/{party.table}?lang={lang}", headers=headers).json()
            return found

        assert {party[each].welcome["role"] for each in ("Mia", "screen")} == {"player", "screen"}  # they are here
        before = told("gm")
        assert (before["round"], before["unit"], before["over"], before["result"]) == (1, "round", "", "")
        assert before["switches"] == {}
        assert before["acts"] == "Sela Quickwater"
        assert before["waits"] == ["Sela Quickwater"]
        assert before["here"] == {"player": 1, "screen": 1}
        assert abs(time.time() - before["saved"]) < 600
        assert told("gm", "ru")["acts"] == "Села Быстрая Вода"
        assert (told("Mia")["here"], told("Mia")["saved"]) == (None, None)
        assert told("screen")["waits"] == []
        assert party["gm"].say("sela_quickwater", "end")["ok"]
        assert told("gm")["saved"] > before["saved"]


def test_the_address_in_the_network_is_told_on_the_machine_itself(tmp_path: Path) -> None:
    with served(sqlite(tmp_path), names=["table.example.org"], reach="http://192.0.2.7:8000") as address:
        assert httpx.get(f"{address}/api/address").json() == {"address": "http://192.0.2.7:8000"}
        stranger = httpx.get(f"{address}/api/address", headers={"Host": "table.example.org"})
        assert stranger.json() == {"address": ""}
