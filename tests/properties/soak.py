"""The long run of the twins: until so many views were compared, in all games in turn. It ends with 1 if one leaks."""

from __future__ import annotations

import sys
from collections import Counter

from tests.properties.subjects import SUBJECTS, exists, twins

PORTION = 20


def main(wanted: int, names: list[str]) -> int:
    """Play portions of every game, or of those named, until so many views were compared."""
    compared: Counter[str] = Counter()
    leaks, start = 0, 1000
    while compared.total() < wanted:
        for name in names or SUBJECTS:
            seeds = range(start, start + PORTION)
            for report in (twins(name, seeds), exists(name, seeds)):
                compared[name] += report.counts["compared"]
                leaks += len(report.leaks) + report.errors.total()
                for each in [*report.leaks, *report.errors]:
                    print(f"{name}: {each}", flush=True)
        start += PORTION
    for name, count in compared.items():
        print(f"{count:9,} {name}")
    print(f"{compared.total()} views compared, {leaks} leaks")
    return bool(leaks)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
