"""What an installed game brings along, looked at without loading the game, which takes long."""

from __future__ import annotations

import re
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

GROUP = "affray.rulesets"
OWN = "affray.rulesets."
FOLDER, BESTIARY, ENDINGS = "bestiary", "bestiary.yaml", (".yaml", ".yml")
TITLE = re.compile(r"^title: *(?P<quote>[\"']?)(?P<title>.*?)(?P=quote) *$", re.MULTILINE)


def packages() -> dict[str, str]:
    """The packages of all installed games by name, in alphabetical order."""
    return dict(sorted({point.name: point.value.partition(":")[0] for point in entry_points(group=GROUP)}.items()))


def is_own(package: str) -> bool:
    """Whether a game comes with Affray: then it is surely sound, and lies where its entry point says."""
    return package.startswith(OWN)


def folder(package: str) -> Traversable:
    """Where a package lies; it is not loaded, if it lies in a folder."""
    found = find_spec(package)
    places = list(found.submodule_search_locations or ()) if found is not None else []
    return Path(places[0]) if places and Path(places[0]).is_dir() else files(package)


def sample_files(package: str) -> dict[str, Traversable]:
    """The sample encounters of a game by name, in alphabetical order."""
    around = folder(package).joinpath(FOLDER)
    listed = list(around.iterdir()) if around.is_dir() else []
    found = [each for each in listed if each.name.endswith(ENDINGS) and each.name != BESTIARY]
    return {Path(each.name).stem: each for each in sorted(found, key=lambda each: each.name)}


def sample_titles(package: str) -> dict[str, str]:
    """The titles of the sample encounters by name."""
    return {name: title_in(file.read_text(encoding="utf-8")) or name for name, file in sample_files(package).items()}


def title_in(text: str) -> str:
    """The title of an encounter; empty if it has none.

    >>> title_in("game: duel\\ntitle: 'At Dawn'\\n"), title_in("game: duel")
    ('At Dawn', '')
    """
    found = TITLE.search(text)
    return found["title"] if found else ""


def game_title(package: str) -> str:
    """What a game is called: the first line of its catalogue of rules."""
    with folder(package).joinpath("rules.md").open("r", encoding="utf-8") as file:
        return str(file.readline()).strip("# \n").partition(":")[0]
