"""The long run of the twins: until so many views were compared, in all games in turn. It ends with 1 if one leaks."""

from __future__ import annotations

import sys
from collections.abc import Callable

from tests.properties.secrets import Report
from tests.properties.test_twins import SUBJECTS, exists, twins
from tests.properties.test_views import coinflip, fifth, hidden_extra

PORTION = 20
RUNS: dict[str, Callable[[range], Report]] = {
    "coinflip": coinflip,
    "fifth_edition": fifth,
    "fifth_edition, somebody more": hidden_extra,
    **{name: lambda seeds, name=name: twins(name, seeds) for name in SUBJECTS},  # type: ignore[misc]
    **{f"{name}, somebody more": lambda seeds, name=name: exists(name, seeds) for name in SUBJECTS},  # type: ignore[misc]
}


def main(wanted: int) -> int:
    compared, leaks, start = 0, 0, 1000
    while compared < wanted:
        for name, play in RUNS.items():
            report = play(range(start, start + PORTION))
            compared += report.counts["compared"]
            leaks += len(report.leaks)
            for each in report.leaks:
                print(f"{name}: {each}")
        start += PORTION
    print(f"{compared} views compared, {leaks} leaks")
    return bool(leaks)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
