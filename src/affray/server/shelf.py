"""What people choose from before a fight: games, samples, encounters, bestiaries, rules. Nothing here reads a file that
a request names: samples are looked up by name, and encounters come as text, which may name no other file.
"""

from __future__ import annotations

import re
import tempfile
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

from affray.core.refusals import refuse
from affray.files import BadFile, FileProblem, Loaded, bestiary, load_encounter, samples, schema
from affray.files.bestiaries import INCLUDE, names_files
from affray.files.importers import Note, bring
from affray.files.problems import Mark, closest, problem
from affray.files.yaml_source import Entry, Node, compose
from affray.library.brought import sentence, written
from affray.library.complaints import Speakers, reason
from affray.rulesets import find, games
from affray.rulesets.game import Game
from affray.tables.speaking import speaker_of
from affray.text import Speaker, rulebook
from affray.text.fields import schema_in
from affray.text.rulebook import Rule

LABEL, PASTED = "encounter.yaml", "-"
MOST_FOUND = 200
COMBATANTS, MOST_COMBATANTS = "combatants", 500
LACKING = ("FILE-MISSING-FIELD", "FILE-MISSING-CHOICE")
COUNTED = re.compile(r"\d{1,9}")


@cache
def game_of(name: str) -> Game[Any]:
    """An installed game; a LookupError if there is none."""
    return find(name)


@cache
def all_samples() -> tuple[Any, ...]:
    return tuple(samples())


def told_games(lang: str) -> list[dict[str, Any]]:
    """The installed games."""
    return [{"id": name, "title": rulebook(game_of(name), lang).title.partition(":")[0]} for name in games()]


def told_samples(lang: str) -> list[dict[str, Any]]:
    """The encounters that the games ship, and what each is about if the game says so."""
    found = []
    for each in all_samples():
        speaker, about = speaker_of(lang, game_of(each.game)), f"sample-{each.name}"
        told = speaker.say(about) if about in speaker.messages else ""
        found.append({"game": each.game, "name": each.name, "title": speaker.name(each.title), "about": told})
    return found


@cache
def told_preview(name: str, lang: str) -> dict[str, Any] | None:
    """What a shipped encounter looks like before it begins: its ground, its sides, and where everybody stands."""
    if not any(name == f"{each.game}/{each.name}" for each in all_samples()):
        return None
    loaded = load_encounter(name)
    speaker, shown = speaker_of(lang, loaded.game), loaded.game.table(loaded.game.start(loaded.encounter))
    present = [each for each in shown.combatants if not each.off]
    sides = [{"id": side, "name": speaker.name(side), "count": sum(each.side == side for each in present)}
             for side in dict.fromkeys([each.side for each in present])]  # fmt: skip
    bodies = [{"side": each.side, "body": asdict(each.body)} for each in present if each.body is not None]
    return {"battlefield": asdict(shown.battlefield), "sides": sides, "bodies": bodies}


def sample(name: str) -> Loaded:
    """A shipped encounter by its name, `sample` or `game/sample`; BadFile if there is none."""
    full = [f"{each.game}/{each.name}" for each in all_samples() if name in (each.name, f"{each.game}/{each.name}")]
    if len(full) != 1:
        known = [each.name for each in all_samples()]
        raise BadFile([problem(Mark(name), refuse("FILE-NOT-FOUND", file=name, hint=closest(name, known)))])
    return load_encounter(full[0])


def sample_text(name: str) -> str | None:
    """The file of a shipped encounter."""
    from affray.files.sources import encounters

    for each in all_samples():
        if name in (each.name, f"{each.game}/{each.name}"):
            source = encounters(game_of(each.game))[each.name]
            return source.folder.joinpath(source.name).read_text(encoding="utf-8")
    return None


def read(text: str, name: str = LABEL) -> Loaded:
    """An encounter that came as text; BadFile with everything that is wrong with it."""
    problems: list[FileProblem] = []
    root = compose(text, name, problems)
    if root is None:
        raise BadFile(problems, name)
    if isinstance(root.value, dict) and (INCLUDE in root.value or names_files(root)):
        entry = root.value.get(INCLUDE) or root.value["bestiary"]
        refused = refuse("FILE-VALUE", field=INCLUDE, value="", why=INCLUDE)
        raise BadFile([problem(entry.key, refused, (INCLUDE,))], name)
    if crowd(root) > MOST_COMBATANTS:
        refused = refuse("FILE-TOO-BIG", what=COMBATANTS, limit=MOST_COMBATANTS)
        raise BadFile([problem(root.mark, refused, (COMBATANTS,))], name)
    with tempfile.TemporaryDirectory(prefix="affray-") as folder:
        path = Path(folder) / LABEL
        path.write_text(text, encoding="utf-8")
        return load_encounter(path)


def crowd(encounter: Any) -> int:
    """How many an encounter puts on the field, as far as can be told without reading it: it may be read for minutes.

    >>> crowd({"combatants": [{"unit": "levy", "count": 4}, "3 orc", "orc"]}), crowd({"combatants": {"a": {}}})
    (8, 1)
    """
    data = bare(encounter)
    rows = bare(data.get(COMBATANTS)) if isinstance(data, dict) else None
    found = 0
    for each in rows.values() if isinstance(rows, dict) else rows if isinstance(rows, list) else ():
        row = bare(each)
        count = bare(row.get("count")) if isinstance(row, dict) else COUNTED.match(row) if isinstance(row, str) else 1
        count = int(count[0]) if isinstance(count, re.Match) else count
        found += max(1, count) if type(count) is int else 1
    return found


def bare(value: Any) -> Any:
    """A value without the place where it stands."""
    value = value.node if isinstance(value, Entry) else value
    return value.value if isinstance(value, Node) else value


def brought(text: str, format: str | None, game: str | None, lang: str) -> dict[str, Any]:
    """The creatures of a file of another program as a bestiary of ours, and everything that was not understood."""
    found = bring(text.encode("utf-8", "replace"), PASTED, format, game)

    def speakers(game: Game[Any] | None) -> Speaker:
        return speaker_of(lang, game)

    notes = {kind: [told_note(each, speakers) for each in getattr(found, kind)] for kind in ("missed", "assumed")}
    yaml = written(found, PASTED, speakers) if found.entries else ""
    return {"game": found.game.name, "format": found.format, "entries": found.entries, "yaml": yaml, **notes}


def told_note(note: Note, speakers: Speakers) -> dict[str, str]:
    """A line of the report: whose, where in the file, what stands there, and all of it in a sentence."""
    return {"who": note.who, "where": note.where, "said": note.said, "text": sentence(note, speakers)}


def told_problems(problems: list[FileProblem], lang: str) -> list[dict[str, Any]]:
    """What is wrong with an encounter: where, and why, in sentences."""
    return [
        {"line": each.line, "column": each.column, "where": each.where, "rule": each.refusal.rule,
         "text": reason(each.refusal, lambda game: speaker_of(lang, game)), "warning": each.warning,
         "hint": str(dict(each.refusal.facts).get("hint", "") or ""),
         "lacks": str(dict(each.refusal.facts)["field"]) if each.refusal.rule in LACKING else ""}
        for each in problems
    ]  # fmt: skip


def told_bestiary(game: str, search: str, lang: str) -> list[dict[str, Any]]:
    """The entries of a game's bestiary whose name or id holds all words."""
    words, found, speaker = search.lower().split(), list[dict[str, Any]](), speaker_of(lang, game_of(game))
    for table, entries in bestiary(game_of(game)).items():
        for id, entry in entries.items():
            name = str(entry.get("name", id)) if isinstance(entry, dict) else id
            shown = speaker.name(name)
            about = f"{id} {name} {shown}".lower()
            if all(word in about for word in words):
                found.append({"table": table, "id": id, "name": shown, "entry": entry})
    return found[:MOST_FOUND]


def told_rules(game: str, search: str, lang: str) -> dict[str, Any]:
    """The rules of a game, area by area; only those that hold all words, if any are given."""
    book, words = rulebook(game_of(game), lang), search.lower().split()
    areas = []
    for area in book.areas:
        fitting = [each for each in area.rules if all(word in f"{each.id} {each.text}".lower() for word in words)]
        if fitting:
            areas.append({"name": area.name, "title": area.title, "rules": [told_rule(each) for each in fitting]})
    return {"title": book.title, "areas": areas}


def told_rule(rule: Rule) -> dict[str, str]:
    return {"id": rule.id, "tag": rule.tag, "text": rule.text}


def one_rule(game: str, id: str, lang: str) -> dict[str, str]:
    """A rule by its id; a LookupError if there is none."""
    return told_rule(rulebook(game_of(game), lang).rule(id))


def told_schema(game: str, lang: str) -> dict[str, Any]:
    """The JSON Schema of a game's encounters, its fields described in a language."""
    return schema_in(lang, game_of(game), schema(game_of(game)))
