"""Compile the engine with mypyc into a copy of the package, so that the source tree stays clean.

    python -m tools.compile build/compiled
    PYTHONPATH=build/compiled python -m bench

One group of modules for what all games share and one for each game: a group is one piece of C, within which functions
call each other directly. What was generated and compiled is kept beside the target, so that after a change only the
groups that it touches are made again.
"""

from __future__ import annotations

import resource
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from time import monotonic

from . import building, rewriting
from .reckoning import with_open_numbers

SOURCE = Path(__file__).resolve().parents[2] / "src"
COMPILED_PACKAGES = ("core", "space", "rulesets", "players")
RECKONING = ("core", "odds", "rulesets")
"""Where numbers may hang on dice that have not fallen."""
GAMES = ("acks2", "coinflip", "eclipse_phase", "fifth_edition", "starfinder")
"""All are compiled, unless some are named; the others then run interpreted on the compiled base."""
BASE = "base"
LEFT_AS_THEY_ARE = (
    "__main__.py", "scenario.py", "entries.py", "events.py", "actions.py", "fields.py", "plain.py", "refusals.py",
    "core/answering.py", "core/changes.py", "core/freezing.py", "core/places.py", "coinflip/overruling.py",
    "rulesets/decrees.py", "rulesets/intake.py", "rulesets/settings.py", "rulesets/table.py",
    "starfinder/model/words.py",
)  # fmt: skip
"""Not compiled: file schemas and tables, whose annotations mypyc would erase, and with them what is secret; the bases
whose subclasses say of themselves what they are (`id = "taunt"`), which compiled code would not see in a class that is
not compiled; dataclasses with such a base, and classes with one that is written in C; words that are one thing to the
type checker and another when they run."""
OPEN_BASES = frozenset({
    "Chart", "ConditionKind", "Dice", "Fight", "Option", "RandomLegal", "Situation", "underway",
    "Acks2", "Coinflip", "EclipsePhase", "FifthEdition", "Starfinder",
})  # fmt: skip
"""The compiled classes of which code that is not compiled may derive its own."""

DOORS = (
    "core/fight.py", "core/grammar.py", "core/journal.py", "core/replaying.py", "core/replies.py", "core/situation.py",
)  # fmt: skip
"""Through these whatever somebody says comes in; it is refused by rule, not by its type."""


def main(arguments: Sequence[str]) -> None:
    """Rewrite, generate, compile, and lay the compiled modules beside a copy of their sources."""
    if not arguments or set(arguments[1:]) - set(GAMES):
        sys.exit(f"usage: python -m tools.compile DIRECTORY [GAME...]     (games: {', '.join(GAMES)})")
    check_tools()
    begun = monotonic()
    target = Path(arguments[0]).resolve()
    work = target.with_name(target.name + ".work")
    groups = modules_by_group(arguments[1:] or GAMES)
    write_copy(work / "src", [module for modules in groups.values() for module in modules])
    made = building.build(work, groups)
    lay_out(target, made)
    count = sum(len(modules) for modules in groups.values())
    print(f"compiled {count} modules in {monotonic() - begun:.0f} s ({cost()}); to use them: PYTHONPATH={arguments[0]}")


def cost() -> str:
    """What the type checker and the C compiler took: seconds of a core, and the memory of the largest of them."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return f"{used.ru_utime + used.ru_stime:.0f} s of CPU, at most {used.ru_maxrss // 1024} MB in one process"


def check_tools() -> None:
    """Stop with a clear message if something needed to compile is missing."""
    for module in ("mypyc", "setuptools"):
        if find_spec(module) is None:
            sys.exit(f"{module} is missing: pip install 'affray[compile]'")
    compiler = building.compiler()[0]
    if shutil.which(compiler) is None:
        sys.exit(f"the C compiler {compiler!r} is missing; on Debian or Ubuntu: sudo apt-get install build-essential")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        sys.exit("Python.h is missing; on Debian or Ubuntu: sudo apt-get install python3-dev")


def modules_by_group(games: Sequence[str]) -> dict[str, list[str]]:
    """The files to compile, relative to the source, in a stable order: first what all games share, then by game."""
    found: dict[str, list[str]] = {name: [] for name in (BASE, *games)}
    files = (path for package in COMPILED_PACKAGES for path in (SOURCE / "affray" / package).rglob("*.py"))
    for path in sorted(path.relative_to(SOURCE) for path in files):
        if path.as_posix().endswith(tuple(f"/{name}" for name in LEFT_AS_THEY_ARE)):
            continue
        group = path.parts[2] if path.parts[1] == "rulesets" and path.parts[2] in GAMES else BASE
        if group in found:
            found[group].append(path.as_posix())
    return found


def write_copy(copy: Path, modules: Sequence[str]) -> None:
    """The sources as they are compiled. What has not changed is not written again, so that its C can be kept."""
    here = {path.relative_to(SOURCE): path for path in (SOURCE / "affray").rglob("*.py")}
    for stale in [path for path in copy.rglob("*.py") if path.relative_to(copy) not in here]:
        stale.unlink()
    files = [SOURCE / module for module in modules]
    changed = rewriting.rewrite(SOURCE, files, OPEN_BASES, DOORS, first=open_numbers)
    for name, path in here.items():
        text = changed.get(path) or open_numbers(path, path.read_text(encoding="utf-8"))
        if not (copy / name).exists() or (copy / name).read_text(encoding="utf-8") != text:
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            (copy / name).write_text(text, encoding="utf-8")


def open_numbers(path: Path, text: str) -> str:
    """Also of what is not compiled: the type checker is not to say of its fields that they are plain numbers."""
    return with_open_numbers(text) if path.relative_to(SOURCE).parts[1] in RECKONING else text


def lay_out(target: Path, made: dict[str, Path]) -> None:
    """Begin with a fresh copy: a stale compiled module would hide its changed source."""
    shutil.rmtree(target, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCE / "affray", target / "affray", ignore=ignored)
    for name, path in made.items():
        shutil.copy(path, target / name)


if __name__ == "__main__":
    main(sys.argv[1:])
