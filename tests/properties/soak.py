"""The long run of the twins: until so many views were compared, in all games in turn. It ends with 1 if one leaks.

`python -m tests.properties.soak 100000` plays all games, `… 20000 acks2` one of them, and `… again acks2 exists 1058`
repeats the one pair of twins of which a line told.
"""

from __future__ import annotations

import sys
from collections import Counter

from tests.properties.secrets import Report
from tests.properties.subjects import SUBJECTS, exists, twins

PORTION = 20
START = 1000
PAIRS = {"twins": twins, "exists": exists}
"""By name: a secret of somebody is changed, or there is somebody more."""


def main(wanted: int, names: list[str], start: int = START) -> int:
    """Play portions of every game, or of those named, until so many views were compared."""
    compared: Counter[str] = Counter()
    found = 0
    while compared.total() < wanted:
        for name in names or SUBJECTS:
            for kind in PAIRS:
                for seed in range(start, start + PORTION):
                    report = PAIRS[kind](name, range(seed, seed + 1))
                    compared[name] += report.counts["compared"]
                    found += tell(report, name, kind, seed)
            print(f"{compared.total():9,} of {wanted:,}: {compared[name]:,} {name}, {found} found", flush=True)
        start += PORTION
    for name, count in compared.items():
        print(f"{count:9,} {name}")
    print(f"{compared.total()} views compared, {found} pairs of twins with a leak or an error")
    return bool(found)


def tell(report: Report, name: str, kind: str, seed: int) -> bool:
    """Say what was found in a pair of twins, and how to see it again; whether there was anything."""
    wrong = [*report.leaks, *report.errors]
    for each in wrong:
        print(f"{name}: {each}")
    if wrong:
        print(f"  again: python -m tests.properties.soak again {name} {kind} {seed}", flush=True)
    return bool(wrong)


def again(name: str, kind: str, seed: int) -> int:
    """Repeat one pair of twins and say everything about it."""
    report = PAIRS[kind](name, range(seed, seed + 1))
    print(report)
    return tell(report, name, kind, seed)


if __name__ == "__main__":
    if sys.argv[1] == "again":
        sys.exit(again(sys.argv[2], sys.argv[3], int(sys.argv[4])))
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
