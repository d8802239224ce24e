"""A live table: what is said, what comes back, and what everybody sees then."""

from __future__ import annotations

from typing import Any

import pytest

from affray.server import Client, Gone
from tests.server.running import Party


@pytest.fixture
def party(server: str) -> Any:
    with Party(server) as party:
        yield party


def rules(reply: dict[str, Any]) -> list[str]:
    return [each["rule"] for each in reply["refused"]]


# -- joining ---------------------------------------------------------------------------------------
def test_a_token_opens_a_seat_and_the_whole_view_comes(party: Party) -> None:
    mia = party["Mia"]
    assert (mia.welcome["role"], mia.welcome["game"]) == ("player", "fifth_edition")
    assert [each["who"] for each in mia.asked()] == ["sela_quickwater"]
    assert mia.asked()[0]["prompt"] == "Sela Quickwater: the turn."
    assert mia.view["combatants"]["hound_1"]["health"] is None
    assert party["Ida"].view["combatants"]["hound_1"]["health"] == {"now": 22, "max": 22, "temp": 0}


@pytest.mark.parametrize("token", ["", "x", "A" * 22])
def test_another_token_opens_nothing(party: Party, token: str) -> None:
    with pytest.raises(Gone) as gone:
        Client(party.server, party.table, token)
    assert gone.value.why == "no-seat"


def test_there_is_no_such_table(party: Party) -> None:
    with pytest.raises(Gone) as gone:
        Client(party.server, "nowhere", "x")
    assert gone.value.why == "no-table"


def test_words_come_in_the_language_of_the_seat(party: Party) -> None:
    ukrainian = party.join("screen", lang="uk")
    assert ukrainian.view["head"]["lang"] == "uk"
    assert ukrainian.view["words"]["looks"]["unhurt"]["text"] == "без ран"
    assert ukrainian.view["head"]["title"] == ukrainian.welcome["title"] != party["Ida"].view["head"]["title"]
    ukrainian.socket.close()


def test_a_second_device_is_told_every_word_that_it_needs(party: Party) -> None:
    first = party["Mia"]
    assert first.answer("sela_quickwater", "end")["ok"]
    second = party.join("Mia")  # she is asked nothing, so it has no words for options yet
    assert "option" not in second.view["words"]
    while not first.asked():
        assert party["Ida"].ask("computer", who=party["Ida"].asked()[0]["who"], ticket=party["Ida"].ticket)["ok"]
        first.wait_for(lambda view: view["head"]["told"] == party["Ida"].view["head"]["told"])
    second.wait_for(lambda view: view["asked"])
    options = {each["id"] for each in second.asked()[0]["options"]}
    assert options <= set(second.view["words"]["option"])
    second.socket.close()


def test_words_change_with_the_language(party: Party) -> None:
    mia = party.join("Mia")
    assert mia.ask("seat.change", seat=mia.view["seat"]["id"], lang="uk")["ok"]
    mia.wait_for(lambda view: view["head"]["lang"] == "uk")
    assert mia.view["words"]["looks"]["unhurt"]["text"] == "без ран"
    mia.socket.close()


# -- answering -------------------------------------------------------------------------------------
def test_an_answer_is_seen_by_everybody_and_the_reply_comes_behind_the_view(party: Party) -> None:
    people = [party[name] for name in ("Mia", "Ida", "Jo", "screen", "Ann")]
    told = [len(each.view["log"]) for each in people]
    assert people[0].answer("sela_quickwater", "dodge")["ok"]
    assert people[0].view["log"][-1]["text"] == "Sela Quickwater: Dodge, action."
    for each, before in zip(people[1:], told[1:], strict=True):
        each.wait_for(lambda view, before=before: len(view["log"]) > before)
        assert each.view["log"][-1]["kind"] == people[0].view["log"][-1]["kind"]


def test_only_what_changed_is_sent(party: Party) -> None:
    mia, screen = party["Mia"], party["screen"]
    mia.answer("sela_quickwater", "dodge")
    said = screen.receive(5)
    while "log" not in said["sections"]:
        said = screen.receive(5)
    assert not said["whole"]
    assert [each["id"] for each in said["sections"]["combatants"]["some"]] == ["sela_quickwater"]
    assert "battlefield" not in said["sections"]
    assert "ids" not in said["sections"]["combatants"]


def test_an_answer_in_words(party: Party) -> None:
    assert party["Mia"].say("sela_quickwater", "dodge")["ok"]
    refused = party["Mia"].say("sela_quickwater", "fly to the moon")
    assert (refused["ok"], rules(refused)) == (False, ["CORE-OPTION"])


def test_a_late_answer_is_refused(party: Party) -> None:
    mia = party["Mia"]
    before = mia.ticket
    assert mia.answer("sela_quickwater", "dodge")["ok"]
    late = mia.ask("answer", who="sela_quickwater", option="end", ticket=before)
    assert rules(late) == ["CORE-LATE"]
    assert mia.answer("sela_quickwater", "end")["ok"]


def test_the_same_answer_twice_counts_once(party: Party) -> None:
    mia = party["Mia"]
    said = {"who": "sela_quickwater", "option": "dodge", "ticket": mia.ticket, "client": "phone-1"}
    assert mia.ask("answer", **said)["ok"]
    lines = len(mia.view["log"])
    again = mia.ask("answer", **said)
    assert (again["ok"], again["again"], len(mia.view["log"])) == (True, True, lines)


def test_nobody_answers_for_others_but_the_game_master(party: Party) -> None:
    assert rules(party["Jo"].answer("sela_quickwater", "dodge")) == ["TABLE-NOT-YOURS"]
    assert party["Ida"].answer("sela_quickwater", "dodge")["ok"]


# -- finding out -----------------------------------------------------------------------------------
def test_probe_tells_what_is_legal_beside_what_is_given(party: Party) -> None:
    data = party["Mia"].ask("probe", who="sela_quickwater", option="attack", wanted=["with", "target"])["data"]
    assert data["missing"] == ["with"]
    assert data["domains"]["with"]["values"][:2] == ["shortsword", "dagger"]
    ways = party["Mia"].ask("probe", who="sela_quickwater", option="move", wanted=["path"])["data"]["domains"]["path"]
    assert ways["takes"] == "places"
    assert all(isinstance(way[2], str) for way in ways["ways"])


def test_why_an_option_is_closed_with_the_text_of_the_rule(party: Party) -> None:
    reasons = party["Mia"].ask("why", who="sela_quickwater", option="stand")["data"]["reasons"]
    assert [each["rule"] for each in reasons] == ["E5-PRONE-3"]
    assert reasons[0]["says"].startswith("Standing up costs movement")
    assert "E5-PRONE-3" in [rule for each in party["Mia"].asked()[0]["options"] for rule in each["closed"]]


def test_conditions_that_nobody_has_yet_come_with_their_words(party: Party) -> None:
    """A hound that has come near may throw somebody down."""
    master = party.join("Ida", lang="ru")
    for _ in range(20):
        who = master.asked()[0]["who"]
        asked = {"who": who, "option": "attack", "given": {"with": "bite"}, "field": "target"}
        told = master.ask("odds", **asked)["data"] if who.startswith("hound") else {}
        if told and told["words"]:
            break
        assert master.ask("computer", who=who)["ok"]
    assert any("prone" in fate["conditions"] for _, each in told["values"] for fate in each["fates"].values())
    assert told["words"]["condition"]["prone"]["text"] == "лёжа"


def test_odds_of_every_target(party: Party) -> None:
    asked = {"who": "sela_quickwater", "option": "attack", "given": {"with": "dagger"}, "field": "target"}
    values = dict(party["Mia"].ask("odds", **asked)["data"]["values"])
    assert 0 < values["brann_oakhand"]["fates"]["brann_oakhand"]["hit"] < 1


def test_a_way_step_by_step(party: Party) -> None:
    mia = party["Mia"]
    way = mia.ask("probe", who="sela_quickwater", option="move", wanted=["path"])["data"]["domains"]["path"]["ways"][0]
    legs = mia.ask("way", who="sela_quickwater", option="move", given={"path": [[2, 6], [2, 5]]})["data"]["way"]
    assert [leg["cost"] for leg in legs] == sorted(leg["cost"] for leg in legs)
    assert way[:2] != []


def test_the_text_of_a_rule(party: Party) -> None:
    assert party["screen"].ask("rule", rule="E5-PRONE-3")["data"]["text"].startswith("Standing up")
    ukrainian = party.join("screen", lang="uk")
    assert ukrainian.ask("rule", rule="E5-PRONE-3")["data"]["text"].startswith("Підвестися")
    ukrainian.socket.close()


# -- undo ------------------------------------------------------------------------------------------
def test_undo_and_redo_are_seen_by_everybody(party: Party) -> None:
    mia, ida = party["Mia"], party["Ida"]
    before = len(mia.view["log"])
    mia.answer("sela_quickwater", "dodge")
    ida.wait_for(lambda view: view["undo"]["choice"]["what"] == "dodge")
    assert ida.ask("undo", by="choice", ticket=ida.ticket)["ok"]
    mia.wait_for(lambda view: len(view["log"]) == before)
    history = ida.ask("history")["data"]
    assert history["redo"]["text"] == "Sela Quickwater: Dodge"
    assert ida.ask("redo", by="choice", ticket=ida.ticket)["ok"]
    mia.wait_for(lambda view: len(view["log"]) > before)


def test_a_player_undoes_his_own_last_choice_and_no_other(party: Party) -> None:
    mia, jo = party["Mia"], party["Jo"]
    mia.answer("sela_quickwater", "dodge")
    assert rules(jo.ask("undo", by="choice")) == ["TABLE-UNDO"]
    assert rules(mia.ask("undo", by="turn")) == ["TABLE-UNDO"]
    assert mia.ask("undo", by="choice")["ok"]


def test_branches_are_kept(party: Party) -> None:
    ida = party["Ida"]
    ida.answer("sela_quickwater", "dodge")
    ida.ask("undo", by="choice")
    ida.answer("sela_quickwater", "end")
    branches = ida.ask("history")["data"]["branches"]
    dodged = next(each for each in branches if each.get("what") == "dodge")
    assert ida.ask("go", entry=dodged["entry"])["ok"]
    assert ida.ask("history")["data"]["steps"][-1]["what"] == "dodge"
    assert rules(ida.ask("go", entry=99_999)) == ["TABLE-NOTHING"]


# -- the game master -------------------------------------------------------------------------------
def test_a_decree_is_seen_at_once(party: Party) -> None:
    ida, mia = party["Ida"], party["Mia"]
    assert ida.ask("decree", text="hp sela_quickwater 3", ticket=ida.ticket)["ok"]
    mia.wait_for(lambda view: view["combatants"]["sela_quickwater"]["health"]["now"] == 3)
    assert ida.ask("decree", edit="hp", values={"of": "sela_quickwater", "to": 4})["ok"]
    assert "hp" in [each["id"] for each in ida.ask("edits")["data"]["edits"]]
    hp = next(x for x in ida.ask("settings", of="sela_quickwater")["data"]["settings"] if x["what"].endswith(".hp"))
    assert (hp["what"], hp["takes"]) == ("sela_quickwater.hp", "number")
    assert rules(mia.ask("decree", text="hp sela_quickwater 30")) == ["TABLE-ROLE"]


def test_a_seat_left_to_the_computer_is_played_until_a_person_takes_it_back(party: Party) -> None:
    ida = party["Ida"]
    for name in ("Mia", "Jo"):
        assert ida.ask("seat.change", seat=party.seats[name]["seat"], computer=True)["ok"]
    ida.wait_for(lambda view: [each["who"] for each in view["asked"]] == ["gm"], 60)
    assert [line["kind"] for line in ida.view["log"]].count("turn-ended") == 1
    assert ida.ask("seat.change", seat=party.seats["Mia"]["seat"], computer=False)["ok"]


def test_the_computer_answers_one_question(party: Party) -> None:
    before = len(party["Mia"].view["log"])
    assert party["Mia"].ask("computer", who="sela_quickwater")["ok"]
    assert len(party["Mia"].view["log"]) > before


def test_typed_dice_wait_for_a_person(party: Party) -> None:
    mia = party["Mia"]
    assert mia.ask("seat.change", seat=party.seats["Mia"]["seat"], dice="typed")["ok"]
    assert mia.answer("sela_quickwater", "attack", **{"with": "dagger", "target": "sister_tamsin"})["ok"]
    question = mia.asked()[0]
    assert (question["kind"], question["dice"]) == ("roll", [1, 20])
    assert rules(mia.ask("dice", who="sela_quickwater", dice=[21], ticket=mia.ticket)) == ["CORE-DICE"]
    assert mia.ask("dice", who="sela_quickwater", dice=[20], ticket=mia.ticket)["ok"]
    assert mia.ask("dice", who="sela_quickwater", ticket=mia.ticket)["ok"]


def test_a_standing_answer_is_given_for_its_seat_and_can_be_taken_back(party: Party) -> None:
    mia, jo = party["Mia"], party["Jo"]
    number = mia.ask("standing.leave", why="turn", option="end", who="sela*")["data"]["number"]
    assert [each["number"] for each in mia.view["standing"]] == [number]
    assert jo.view["standing"] == []
    assert mia.view["log"][-1]["kind"] == "turn-ended"
    assert mia.asked() == []
    assert rules(jo.ask("standing.withdraw", number=number)) == ["TABLE-NOTHING"]
    assert mia.ask("standing.withdraw", number=number)["ok"]
    assert mia.view["standing"] == []


def test_seats_are_handed_out_renamed_revoked_and_issued_anew(party: Party) -> None:
    ida = party["Ida"]
    made = ida.ask("seat.new", role="player", side="raiders", name="Al", answers=["hound_1"])["data"]
    party.seats["Al"] = made
    al = party["Al"]
    assert al.view["seat"]["answers"] == ["hound_1"]
    assert ida.ask("seat.change", seat=made["seat"], name="Bo")["ok"]
    al.wait_for(lambda view: view["seat"]["name"] == "Bo")
    fresh = ida.ask("seat.reissue", seat=made["seat"])["data"]
    with pytest.raises(Gone) as gone:
        al.wait_for(lambda view: False, 10)
    assert gone.value.why == "revoked"
    party.seats["Bo"] = fresh
    assert party["Bo"].welcome["role"] == "player"
    assert ida.ask("seat.revoke", seat=made["seat"])["ok"]
    with pytest.raises(Gone):
        party.join("Bo")
    assert rules(ida.ask("seat.revoke", seat=party.seats["Ida"]["seat"])) == ["TABLE-LAST"]


def test_pausing_holds_the_computer(party: Party) -> None:
    ida = party["Ida"]
    assert ida.ask("pause", on=True)["ok"]
    ida.ask("seat.change", seat=party.seats["Mia"]["seat"], computer=True)
    told = len(ida.view["log"])
    assert ida.ask("rule", rule="x")["ok"]
    assert len(ida.view["log"]) == told
    assert ida.ask("pause", on=False)["ok"]
    ida.wait_for(lambda view: len(view["log"]) > told)


def test_options_of_secrecy(party: Party) -> None:
    ida, mia = party["Ida"], party["Mia"]
    assert ida.ask("options", options={"health": "exact"})["ok"]
    mia.wait_for(lambda view: view["combatants"]["hound_1"]["health"] is not None)
    assert ida.ask("options", options={"health": "hidden"})["ok"]
    mia.wait_for(lambda view: view["combatants"]["hound_1"]["looks"] is None)
    assert mia.view["combatants"]["brann_oakhand"]["looks"] == "unhurt"
    assert ida.ask("options", options={"odds": False})["ok"]
    asked = {"who": "sela_quickwater", "option": "attack", "given": {"with": "dagger"}}
    assert rules(mia.ask("odds", **asked)) == ["TABLE-ROLE"]
    assert rules(ida.ask("options", options={"health": "loud"})) == ["TABLE-VALUE"]


def test_stat_blocks_gear_and_the_game_master_s_dice_are_secrets_or_not(party: Party) -> None:
    ida, mia = party["Ida"], party["Mia"]

    def hound() -> dict[str, Any]:
        found: dict[str, Any] = mia.view["combatants"]["hound_1"]
        return found

    def rolled() -> str:
        return next(line["text"] for line in mia.view["log"] if line["text"].startswith("Mire Hound 1, initiative"))

    assert (hound()["facts"], hound()["carries"], rolled()) == (None, None, "Mire Hound 1, initiative: ?.")
    assert ida.ask("options", options={"stats": False})["ok"]
    mia.wait_for(lambda view: hound()["facts"] == [["ac", 13], ["speed", 40]])
    assert hound()["carries"] is None
    assert ida.ask("options", options={"gear": False})["ok"]
    mia.wait_for(lambda view: hound()["carries"] == [])
    assert rolled() == "Mire Hound 1, initiative: ?."
    assert ida.ask("options", options={"dice": False})["ok"]
    mia.wait_for(lambda view: rolled() == "Mire Hound 1, initiative: 17 = 15 (d20) + 2 Dexterity.")
    assert ida.ask("options", options={"stats": True, "gear": True, "dice": True})["ok"]
    mia.wait_for(lambda view: hound()["facts"] is None)
    assert (hound()["carries"], rolled()) == (None, "Mire Hound 1, initiative: ?.")


THREE_SIDES = """\
game: fifth_edition
title: Three
map:
  size: [12, 8]
  terrain:
    - {kind: wall, squares: [[9,0],[9,1],[9,2],[9,3],[9,4],[9,5],[9,6],[9,7]], cover: total, blocks_sight: true,
       blocks_movement: true}
combatants:
  - {unit: ridge_raider, id: wren, side: reeds, at: [1, 1]}
  - {unit: ridge_raider, id: lurker, side: crows, at: [11, 6], hidden: true, unknown: true}
  - {unit: ridge_raider, id: ash, side: boars, at: [4, 1]}
  - {unit: ridge_raider, id: villager, side: hamlet, at: [6, 1], neutral: true}
"""


def test_sides_are_told_in_the_order_of_the_encounter_as_far_as_a_seat_knows_them(server: str) -> None:
    seats = [{"role": "gm", "name": "Ida"}, {"role": "player", "side": "boars", "name": "Mia"}]
    party = Party(server, sample=None, encounter=THREE_SIDES, seats=seats)
    assert party["Ida"].view["head"]["sides"] == ["reeds", "crows", "boars", "hamlet"]
    assert party["Mia"].view["head"]["sides"] == ["reeds", "boars", "hamlet"]
    assert [each["id"] for each in party["Mia"].view["combatants"].values() if each["neutral"]] == ["villager"]
