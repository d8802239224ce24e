"""From rewritten sources to compiled modules: mypyc for each group, then the C compiler, two groups at a time.

Objects are kept under a digest of all that they are made of.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import TypedDict

JOBS = int(os.environ.get("JOBS", "2"))
"""So many C compilers at a time, each with up to a gigabyte of memory."""
LEVEL = os.environ.get("LEVEL", "2")
"""How hard the C compiler tries, from 0 (quickly made, to test) to 3."""
OPTIMISED = (
    f"-O{LEVEL}", "-g0", "-DNDEBUG", "-fwrapv",
    "-fcommon",  # the table of the base is declared in every piece of a group
    "-fvisibility=hidden", "-fno-semantic-interposition",
)  # fmt: skip
PIECE = 4_000_000
"""So many characters of C are compiled as one: more are faster to compile and need more memory."""
PLAIN = ("-O0", "-g0")
"""For the small modules that only say in which group they are."""
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
Groups = dict[str, list[str]]


class Extension(TypedDict):
    """A module to be made of C: a whole group, or the door to one module in it."""

    name: str
    sources: list[str]
    include: list[str]


def compiler() -> list[str]:
    return str(sysconfig.get_config_var("CC") or "cc").split()


def build(work: Path, groups: Groups) -> dict[str, Path]:
    """Every compiled module, by its place below the package's parent directory."""
    objects = work / "objects"
    objects.mkdir(parents=True, exist_ok=True)
    forget_other_ways(work)
    base = next(iter(groups))
    waiting: list[tuple[list[str], list[Future[Path]]]] = []
    with ThreadPoolExecutor(JOBS) as pool:
        for name in groups:
            extensions = generate(work, {base: groups[base], name: groups[name]})
            headers = digest_of_headers(work / "c", (base, name))
            own = [each for each in extensions if belongs(each, name, groups[name])]
            for library in filter(is_library, own):
                flags, parts = flags_of([library], OPTIMISED), pieces(work / "src", library)
                made_of = [pool.submit(compiled, work, flags, headers, each) for each in parts]
                waiting.append(([library["name"]], made_of))
            for doors in packs([each for each in own if not is_library(each)]):
                sources = [source for each in doors for source in each["sources"]]
                made_of = [pool.submit(compiled, work, flags_of(doors, PLAIN), headers, sources)]
                waiting.append(([each["name"] for each in doors], made_of))
        kept = [(names, [future.result() for future in parts]) for names, parts in waiting]
        linked = [(names, pool.submit(link, objects, parts)) for names, parts in kept]
        made = {name.replace(".", "/") + SUFFIX: future.result() for names, future in linked for name in names}
    wanted = {*made.values(), *(path for _, parts in kept for path in parts)}
    for stale in [path for path in objects.iterdir() if path not in wanted]:
        stale.unlink()
    return made


def forget_other_ways(work: Path) -> None:
    """Throw away C that was generated otherwise: mypyc looks at the sources only."""
    way, said = Path(__file__).with_name("generating.py").read_text() + sys.version, work / "way.txt"
    if not said.exists() or said.read_text() != way:
        for folder in ("c", "cache"):
            shutil.rmtree(work / folder, ignore_errors=True)
        said.write_text(way)


def generate(work: Path, groups: Groups) -> list[Extension]:
    """Let mypyc write the C of the groups that have changed; it says which modules are to be made."""
    order = work / "order.json"
    order.write_text(json.dumps(groups))
    begun = monotonic()
    command = [sys.executable, str(Path(__file__).with_name("generating.py")), str(order)]
    done = subprocess.run(command, cwd=work / "src", capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nmypyc failed; the messages above say where")
    print(f"{list(groups)[-1]}: C generated in {monotonic() - begun:.0f} s", flush=True)
    made: list[Extension] = json.loads(order.read_text())
    return made


def is_library(extension: Extension) -> bool:
    return extension["name"].endswith("__mypyc")


def belongs(extension: Extension, group: str, modules: Sequence[str]) -> bool:
    if is_library(extension):
        return extension["name"] == f"affray_{group}__mypyc"
    return extension["name"].replace(".", "/") + ".py" in modules


def packs(doors: Sequence[Extension]) -> list[list[Extension]]:
    """Doors that are compiled as one and found under the name of each: no two of them end in the same word.

    Python asks a library for its module by that word only.
    """
    found: list[dict[str, Extension]] = []
    for each in doors:
        word = each["name"].rpartition(".")[2]
        pack = next((pack for pack in found if word not in pack), None)
        if pack is None:
            found.append(pack := {})
        pack[word] = each
    return [list(pack.values()) for pack in found]


def flags_of(extensions: Sequence[Extension], ways: Sequence[str]) -> list[str]:
    beside = sorted({str(Path(source).parent) for each in extensions for source in each["sources"]})
    include = dict.fromkeys(folder for each in extensions for folder in each["include"])
    return [*ways, *(f"-I{each}" for each in [*beside, *include, sysconfig.get_path("include")])]


def pieces(folder: Path, library: Extension) -> list[list[str]]:
    """The C files of a group in pieces of about the same size, each compiled as one: a few headers, little memory."""
    found: list[list[str]] = [[]]
    size = 0
    for source in library["sources"]:
        length = sum(len(line) for line in lines_of((folder / source).read_text(encoding="utf-8")))
        if found[-1] and size + length > PIECE:
            found.append([])
            size = 0
        found[-1].append(source)
        size += length
    return found


def compiled(work: Path, flags: Sequence[str], headers: bytes, sources: Sequence[str]) -> Path:
    """The object of some C files, unless it has been made of the very same before."""
    command = [*compiler(), "-c", "-fPIC", "-w", "-pipe", *flags]
    texts = [(work / "src" / each).read_text(encoding="utf-8") for each in sources]
    known = sha256(headers)
    for part in [*command, sys.version, *texts]:
        known.update(part.encode())
    made = work / "objects" / f"{known.hexdigest()}.o"
    if not made.exists():
        stripped = made.with_suffix(".c")
        stripped.write_text("\n".join(line for text in texts for line in lines_of(text)), encoding="utf-8")
        run([*command, str(stripped)], made, work / "src")
        stripped.unlink()
    return made


def link(objects: Path, parts: Sequence[Path]) -> Path:
    """The shared library of these objects."""
    made = objects / f"{sha256(' '.join(each.name for each in parts).encode()).hexdigest()}.so"
    if not made.exists():
        run([*compiler(), "-shared", *(str(each) for each in parts)], made, objects)
    return made


def run(command: Sequence[str], made: Path, folder: Path) -> None:
    """Let the C compiler make a file, whole or not at all."""
    unfinished = made.with_suffix(".new")
    done = subprocess.run([*command, "-o", str(unfinished)], cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{done.stderr[-3000:]}\nthe C compiler failed")
    unfinished.rename(made)


def lines_of(source: str) -> Iterator[str]:
    """C as short as it can be: mypyc indents deeper and deeper, up to nine tenths of what it writes.

    A door's second name, which some other compilers want, would be there more than once in a pack.
    """
    lines = (line.lstrip(" ") for line in source.split("\n"))
    return (line for line in lines if not line.startswith("PyMODINIT_FUNC PyInit___init__"))


def digest_of_headers(folder: Path, groups: Sequence[str]) -> bytes:
    """What the C of these groups includes of what mypyc has written."""
    known = sha256()
    for path in sorted(path for path in folder.rglob("*.h") if any(path.stem.endswith(name) for name in groups)):
        known.update(path.read_bytes())
    return known.digest()
