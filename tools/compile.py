"""Compile the engine with mypyc into a copy of the package, so that the source tree stays clean.

    python tools/compile.py build/compiled
    PYTHONPATH=build/compiled python -m bench
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "affray"
COMPILED_PACKAGES = ("core", "space", "rulesets", "players")
LEFT_AS_THEY_ARE = (
    "__main__.py", "scenario.py", "entries.py", "events.py", "actions.py", "fields.py", "refusals.py", "plain.py",
)  # fmt: skip
"""Not compiled: file schemas, whose annotations mypyc would erase, and base classes that other packages subclass."""


def main() -> None:
    """Copy the package, compile its inner packages in the copy, and check that the compiled modules are used."""
    if len(sys.argv) != 2:
        sys.exit("usage: python tools/compile.py DIRECTORY")
    target = Path(sys.argv[1]).resolve()
    check_tools()
    copy_package(target)
    modules = compiled_modules(target)
    print(f"compiling {len(modules)} modules; this takes a minute or two", flush=True)
    run_mypyc(target, modules)
    check_result(target, modules)
    print(f"compiled {len(modules)} modules; to use them: PYTHONPATH={sys.argv[1]}")


def check_tools() -> None:
    """Stop with a clear message if something needed to compile is missing."""
    for module in ("mypyc", "setuptools"):
        if find_spec(module) is None:
            sys.exit(f"{module} is missing: pip install 'affray[compile]'")
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        sys.exit(f"the C compiler {compiler!r} is missing; on Debian or Ubuntu: sudo apt-get install build-essential")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        sys.exit("Python.h is missing; on Debian or Ubuntu: sudo apt-get install python3-dev")


def copy_package(target: Path) -> None:
    """Begin with a fresh copy: a stale compiled module would hide its changed source."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE, target / "affray", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))


def compiled_modules(target: Path) -> list[str]:
    """The files to compile, relative to the target, in a stable order."""
    files = (path for package in COMPILED_PACKAGES for path in (target / "affray" / package).rglob("*.py"))
    return sorted(path.relative_to(target).as_posix() for path in files if path.name not in LEFT_AS_THEY_ARE)


def run_mypyc(target: Path, modules: list[str]) -> None:
    """Compile all modules as one group, which lets them call each other directly."""
    # Without a configuration file: the project's own names the sources, which would then be found twice.
    command = [sys.executable, "-m", "mypyc", "--config-file=", "--ignore-missing-imports", *modules]
    if subprocess.run(command, cwd=target).returncode:
        sys.exit("mypyc failed; the messages above say where")
    shutil.rmtree(target / "build")
    shutil.rmtree(target / ".mypy_cache", ignore_errors=True)


def check_result(target: Path, modules: list[str]) -> None:
    """Every module must have its compiled twin beside it."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    missing = [module for module in modules if not (target / module).with_suffix(suffix).exists()]
    if missing:
        sys.exit("not compiled: " + ", ".join(missing))


if __name__ == "__main__":
    main()
