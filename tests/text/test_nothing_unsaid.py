"""Everything that can be told, asked or refused has words in all languages, and they fit the facts."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import affray
from affray.core.dice import Dice
from affray.core.events import COMMON, Event
from affray.core.fight import Fight
from affray.core.modifiers import Modifier, Tally
from affray.core.refusals import Refusal
from affray.core.script import Choose, Roll, Thrown
from affray.core.words import declared
from affray.files import load_encounter, samples
from affray.players.driver import play_out
from affray.players.random_legal import RandomLegal
from affray.rulesets.coinflip import RULESET
from affray.rulesets.coinflip.actions import DEFENCES, PREPARATIONS
from affray.rulesets.game import Game
from affray.rulesets.intake import KINDS
from affray.text import LANGUAGES, Speaker, rulebook
from tests.text.ftl import GAMES, PACKAGES, all_entries, entries, uses

SOURCE = Path(affray.__file__).parent
PREFIXES = [next(iter(rulebook(game))).id.partition("-")[0] for game in GAMES]
RULE_ID = re.compile(rf"(?:{'|'.join(PREFIXES)}|CORE|FILE)(?:-[A-Z]+)+(?:-\d+)?")
ENCOUNTERS = [sample.name for sample in samples()]
GIVING_UP = ("concede", "surrender")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_encounter = pytest.mark.parametrize("encounter", ENCOUNTERS)
DERIVED = re.compile(r"_(?:label|count|total)$")
NAMES = {"l1": "Dust Levy 1", "t1": "Сестра Тамсин", "l1.pistol": "Pistol"}
SAMPLES = {
    str: "l1",
    int: 2,
    bool: True,
    tuple[int, ...]: (4, 2),
    tuple[str, ...]: ("l1", "l1.pistol"),
    tuple[tuple[str, int], ...]: (("l1", 2), ("t1", 1)),
    tuple[tuple[str, Any], ...]: (("of", "l1"), ("to", 3)),
    Tally: Tally((Modifier(2, "l1.pistol"), Modifier(1, "guard"))),
    Tally | None: None,
}


class Listener:
    """Speakers of all languages for a game, and everything that is wrong with what they say."""

    def __init__(self, game: Game[Any] = RULESET) -> None:
        self.game = game
        self.faults: list[str] = []
        self.speakers = [Speaker(lang, game, self.faults.append) for lang in LANGUAGES]

    def hear(self, method: str, subject: Any, names: Any = NAMES) -> None:
        for speaker in self.speakers:
            text = getattr(speaker, method)(subject, names)
            if text is not None and (not text.strip() or re.search(r"\{|\}|\$|\?\?\?|\bNone\b|\bnone\b", text)):
                self.faults.append(f"{speaker.lang}: {subject}: {text!r}")


# -- events ----------------------------------------------------------------------------------------
def told_by(game: Game[Any]) -> list[type[Event]]:
    """The kinds of events that a game can tell: those that its modules make, its own or shared, and the core's."""
    homes = [module for name, module in sys.modules.items() if name.startswith((f"{game.package}.", "affray.core."))]
    known = [each for module in homes for each in vars(module).values() if isinstance(each, type)]
    kinds = {each for each in known if issubclass(each, Event) and each is not Event}
    return sorted(kinds, key=lambda each: each.__name__)


def sample_of(kind: type[Event]) -> Event:
    """An event of this kind, its facts made up by their types."""
    hints, told = get_type_hints(kind), declared(kind)
    own = [each.name for each in fields(kind) if each.name not in COMMON]
    return kind(**{name: "TH" if told[name].kind == "letters" else SAMPLES[hints[name]] for name in own})


@every_game
def test_every_kind_of_event_can_be_told(game: Game[Any]) -> None:
    listener = Listener(game)
    for kind in told_by(game):
        listener.hear("event", sample_of(kind))
    assert len(told_by(game)) > 20
    assert listener.faults == []


# -- refusals in the source ------------------------------------------------------------------------
def sources(below: Path = SOURCE) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(below.rglob("*.py"))]


def ids_in(node: ast.AST, conditions: bool = True) -> set[str]:
    """The rule ids among the constants below a node, except those that an event cites.

    Without `conditions` also those of a table of conditions: not every condition forbids something.
    """
    if isinstance(node, ast.keyword) and node.arg == "rules":
        return set()
    if not conditions and isinstance(node, ast.Call) and getattr(node.func, "id", "") == "ConditionTable":
        return set()
    found = {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()
    below = [ids_in(each, conditions) for each in ast.iter_child_nodes(node)]
    return {id for id in found if RULE_ID.fullmatch(id)}.union(*below)


REFUSING: dict[str, set[str]] = {"refuse": set(), "problem": set(), "no": {"code"}}
"""What makes refusals, with the facts it adds by itself."""


def every_entry(lang: str) -> dict[str, Any]:
    """The messages of the product and of all games."""
    return {id: entry for game in GAMES for id, entry in all_entries(lang, game.package).items()}


def refusing_calls() -> Iterator[tuple[str, str | None, set[str]]]:
    """Every call that refuses by an id written in it, with its code, if that is certain, and the facts it gives."""
    for tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and all(each.arg for each in node.keywords):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in REFUSING:
                    written = set().union(*(ids_in(each) for each in node.args if not isinstance(each, ast.Call)))
                    for id in sorted(written):
                        yield id, code_of(node), {str(each.arg) for each in node.keywords} | REFUSING[name]


def code_of(call: ast.Call) -> str | None:
    """The code that is written in a call behind the id, "" if there is none; None if it is worked out."""
    said = [*call.args[1:2], *[each.value for each in call.keywords if each.arg == "code"]]
    if not said:
        return ""
    return said[0].value if isinstance(said[0], ast.Constant) and isinstance(said[0].value, str) else None


def test_every_rule_that_can_refuse_has_a_reason_in_all_languages() -> None:
    refusing = set().union(*(ids_in(tree, conditions=False) for tree in sources()))
    assert {"CORE-LATE", "FILE-YAML"} <= refusing
    assert len(refusing) > 60
    for lang in LANGUAGES:
        known = every_entry(lang)
        assert sorted(id for id in refusing if f"refusal-{id}" not in known) == []


def test_every_reason_can_be_given_by_some_rule_in_the_source() -> None:
    """A text that no code can bring up helps nobody."""
    refusing = set().union(*(ids_in(tree) for tree in sources()))
    written = {id.removeprefix("refusal-") for package in PACKAGES for id in entries(package, "en")}
    reasons = {id for id in written if RULE_ID.fullmatch(id)}
    assert len(reasons) > 900
    assert sorted(reasons - refusing) == []


def test_reasons_use_only_facts_that_are_always_given() -> None:
    known = every_entry("en")
    checked = 0
    for id, code, facts in refusing_calls():
        used = {DERIVED.sub("", name) for name in uses(f"refusal-{id}", known, code).variables}
        assert used <= {*facts, "code", "field"}, (id, code)  # what no case has is empty
        checked += bool(used)
    assert checked > 20


# -- options, fields, edits ------------------------------------------------------------------------
ASKING = {"Choose": (1, ("prompt-{}",)), "Roll": (1, ("roll-{}",)), "Option": (0, ("option-{}", "option-{}-help"))}
"""What asks: which of its arguments names the question or the option, and the messages that this name needs."""


def words_needed(game: Game[Any]) -> set[str]:
    """The messages for every question and option that the source of a game writes out by name."""
    needed: set[str] = set()
    for tree in sources(SOURCE / "rulesets" / game.package.rpartition(".")[2]):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKING:
                at, messages = ASKING[node.func.id]
                named = node.args[at] if len(node.args) > at else None
                if isinstance(named, ast.Constant) and isinstance(named.value, str):
                    needed |= {message.format(named.value) for message in messages}
    return needed


@every_game
def test_every_question_and_option_that_is_written_out_has_words(game: Game[Any]) -> None:
    assert len(words_needed(game)) > 10
    assert sorted(words_needed(game) - set(all_entries("en", game.package))) == []


def test_every_action_has_a_name_a_help_and_a_purpose_for_its_coins() -> None:
    listener = Listener()
    for id in [*PREPARATIONS, *DEFENCES]:
        for speaker in listener.speakers:
            assert speaker.option(id).name
            assert speaker.option(id).help
            assert speaker.say(f"roll-{id}")
    assert listener.faults == []


@every_game
def test_every_edit_and_its_fields_have_words(game: Game[Any]) -> None:
    listener = Listener(game)
    fight = fight_of(next(sample.name for sample in samples([game])))
    assert fight.edits()
    for edit in fight.edits():
        for speaker in listener.speakers:
            assert speaker.edit(edit.id)
            assert all(speaker.field(name, edit.id) for name in edit.fields)
    assert listener.faults == []


# -- fights ----------------------------------------------------------------------------------------
def fight_of(name: str) -> Fight[Any]:
    loaded = load_encounter(name)
    return Fight(loaded.game, loaded.game.start(loaded.encounter))


def hear_the_log(listener: Listener, fight: Fight[Any]) -> None:
    names = listener.game.names(fight.state)
    for event in fight.log():
        listener.hear("event", event, names)


@every_encounter
@pytest.mark.parametrize("seed", range(2))
def test_a_fight_of_the_automatic_player_is_told_in_full(encounter: str, seed: int) -> None:
    game = load_encounter(encounter).game
    listener, fight = Listener(game), fight_of(encounter)
    play_out(fight, game.player(), Asking(listener, fight, "told", seed))
    hear_the_log(listener, fight)
    assert fight.over
    assert all(speaker.result(fight.over) != fight.over for speaker in listener.speakers)
    assert listener.faults == []


class Asking(Dice):
    """Dice that have every roll asked for in words before they fall."""

    def __init__(self, listener: Listener, fight: Fight[Any], *seed: object) -> None:
        super().__init__(*seed)
        self.listener, self.fight = listener, fight

    def throw(self, roll: Roll, drawn: int) -> Thrown:
        self.listener.hear("question", roll, self.listener.game.names(self.fight.state))
        return super().throw(roll, drawn)


class Curious:
    """Plays at random and asks, before every answer, for the words of everything there is to answer."""

    def __init__(self, listener: Listener, seed: int) -> None:
        self.listener, self.player = listener, RandomLegal("curious", seed, avoid=GIVING_UP)

    def __call__(self, fight: Fight[Any], question: Choose) -> Any:
        names = self.listener.game.names(fight.state)
        self.listener.hear("question", question, names)
        for option in question.known():
            for refusal in self.reasons_against(option):
                self.listener.hear("refusal", refusal, names)
            for speaker in self.listener.speakers:
                assert speaker.option(option.id).help
                assert all(speaker.field(name, option.id) for name in option.fields)
        return self.player(fight, question)

    def reasons_against(self, option: Any) -> list[Refusal]:
        """Against the option itself, and against a few values of each field."""
        found = [*option.why_not({}), *option.refusals({"nonsense": 1})]
        for name, field in option.fields.items():
            for _, value in zip(range(12), field.some(), strict=False):
                found += option.why_not({name: value})
        return list(dict.fromkeys(found))


@every_encounter
def test_whatever_is_asked_refused_and_told_in_a_wild_fight_has_words(encounter: str) -> None:
    listener, fight = Listener(load_encounter(encounter).game), fight_of(encounter)
    dice = Asking(listener, fight, "wild", 5)
    play_out(fight, Curious(listener, 5), dice, stop=lambda fight: len(fight.journal) > 120)
    hear_the_log(listener, fight)
    assert len(fight.log()) > 50
    assert listener.faults == []


@every_game
@pytest.mark.parametrize("kind", KINDS)
def test_every_known_kind_of_terrain_has_its_word_on_a_map(game: Game[Any], kind: str) -> None:
    assert all(f"feature-{kind}" in Speaker(lang, game).messages for lang in LANGUAGES)
