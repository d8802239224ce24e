"""Short forms, and words for everything that a view tells by an id: a page has little room and knows no game."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any, get_args

import pytest

import affray
from affray.core.script import Choose, Group
from affray.players.random_legal import RandomLegal
from affray.rulesets import find, games
from affray.rulesets.acks2.model.conditions import CONDITIONS as ACKS2
from affray.rulesets.acks2.outside.table import STAGES
from affray.rulesets.coinflip.table import PHASES as COINFLIP_PHASES
from affray.rulesets.eclipse_phase.model.conditions import CONDITIONS as ECLIPSE_PHASE
from affray.rulesets.eclipse_phase.outside.table import PHASES as ECLIPSE_PHASES
from affray.rulesets.fifth_edition.model.conditions import CONDITIONS as FIFTH_EDITION
from affray.rulesets.starfinder.model.conditions import CONDITIONS as STARFINDER
from affray.rulesets.table import Table
from affray.text import LANGUAGES, Speaker
from affray.text.speaker import WORDS

ROOM = 18
"""So many letters fit into a box or a button."""
GAMES = games()
SPEAKERS = {game: {lang: Speaker(lang, find(game)) for lang in LANGUAGES} for game in GAMES}
CONDITIONS = {
    "fifth_edition": FIFTH_EDITION.names, "starfinder": STARFINDER.names, "acks2": ACKS2.names,
    "eclipse_phase": ECLIPSE_PHASE.names, "coinflip": ("ok", "marked", "destroyed", "open", "closed"),
}  # fmt: skip
PARTS = {"acks2": STAGES, "eclipse_phase": ECLIPSE_PHASES, "coinflip": COINFLIP_PHASES}


def words_of(table: Table) -> dict[str, set[str]]:
    """Every id of a table that is told by a word, by its kind."""
    clock, ground, people = table.clock, table.battlefield, table.combatants
    lasting = [each for one in people for each in one.conditions]
    return {
        "phase": {clock.phase, *(each.id for each in clock.steps)},
        "measure": {clock.unit, ground.unit, *(each.unit for one in people for each in one.budget or ())},
        "note": {place.note for group in table.order for place in group.members},
        "feature": {*(each.id for each in ground.layers), *(each.kind for each in ground.features)},
        "looks": {one.looks for one in people},
        "status": {one.status for one in people},
        "moment": {each.until.id for each in lasting if each.until is not None and each.id != "concentration"},
        "budget": {each.id for one in people for each in one.budget or ()},
        "fact": {name for one in people for name, _ in one.facts or ()},
        "held": {one.held.kind for one in people if one.held is not None},
        "act": {each.what for each in table.under_way},
    }


@cache
def told_in(game: str) -> dict[str, set[str]]:
    """What the samples of a game show of each kind, played at random for a while."""
    found: dict[str, set[str]] = defaultdict(set)
    for sample in (each.name for each in affray.samples() if each.game == game):
        fight = affray.open(sample, seed=3)
        player = RandomLegal(sample, avoid=("concede", "surrender"))
        for _ in range(120):
            while not isinstance(fight.request, Choose) and fight.throw(fight.dice):
                pass
            question: Any = fight.pending
            if not isinstance(question, Choose):
                break
            for kind, ids in words_of(fight.game.table(fight.state)).items():
                found[kind] |= ids - {""}
            found["edit"] |= {each.id for each in fight.edits()}
            fight.give(player(fight, question))
    found["condition"] |= set(CONDITIONS[game])
    found["phase"] |= set(PARTS.get(game, ()))
    found["group"] |= set(get_args(Group))
    english = SPEAKERS[game]["en"].messages
    found["option"] |= {id.removeprefix("option-") for id in english.ids(("option-",)) if not id.endswith("-help")}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_a_table_shows_by_an_id_has_words(game: str) -> None:
    silent = set()
    for kind, ids in told_in(game).items():
        for lang in ("ru", "uk"):
            speaker = SPEAKERS[game][lang]
            silent |= {(lang, kind, id) for id in ids if speaker.word(kind, id) == id.replace("_", " ")}
    assert sorted(silent) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_budget_phase_condition_and_decree_has_a_short_form(game: str, lang: str) -> None:
    speaker, known = SPEAKERS[game][lang], told_in(game)
    shown = sorted(WORDS.keys() - {"status", "measure"})
    said = {(kind, id): speaker.short(kind, id) for kind in shown for id in known[kind]}
    assert len(said) > 80
    assert {key: short for key, short in said.items() if not 0 < len(short) <= ROOM} == {}


def test_a_short_form_is_the_name_where_that_is_short() -> None:
    english, russian = SPEAKERS["fifth_edition"]["en"], SPEAKERS["fifth_edition"]["ru"]
    assert english.short("option", "dodge") == english.word("option", "dodge") == english.option("dodge").name
    assert english.word("option", "offhand") == "Attack with the second weapon"
    assert english.short("option", "offhand") == "Second weapon"
    assert (english.word("fact", "ac"), russian.word("fact", "ac")) == ("AC", "КД")
    assert english.word("feature", "old_mill") == "old mill"
    assert english.word("condition", "prone", {"prone": "Prone the Elder"}) == "Prone the Elder"
    assert english.short("edit", "trigger", {"trigger": "Trigger"}) == "Trigger"
    assert english.word("budget", "movement") == english.name("movement")
