"""Writes the C of some groups of modules: a process of its own, which gives back what the type checker took.

    python generating.py GROUPS.json

In the directory of the sources. Groups that have not changed since they were generated are left as they are.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from mypyc.build import mypycify

C_FILES = "../c"


def main() -> None:
    groups: dict[str, list[str]] = json.loads(Path(sys.argv[1]).read_text())
    # Without a configuration file: the project's own names the sources, which would then be found twice.
    # What is unpacked from an open number need not be annotated. What is None by and by, after the type checker has
    # concluded that it is not, would fail where it is read: to ask for it again is refused.
    checking = ["--ignore-missing-imports", "--disable-error-code=var-annotated", "--strict-equality"]
    options = ["--config-file=", "--cache-dir=../cache", *checking, "--strict-equality-for-none"]
    modules = [module for group in groups.values() for module in group]
    extensions = mypycify(
        [*options, *modules],
        separate=[(modules, f"affray_{name}") for name, modules in groups.items()],
        target_dir=C_FILES,
        multi_file=True,
    )
    made = [{"name": each.name, "sources": each.sources, "include": each.include_dirs} for each in extensions]
    Path(sys.argv[1]).write_text(json.dumps(made))


if __name__ == "__main__":
    main()
