"""Keeps the kept fights anew, after a change of the rules on purpose, or shows all that is noted of one.

    python -m tests.conformance.kept                            keeps all games anew
    python -m tests.conformance.kept coinflip                   one game
    python -m tests.conformance.kept coinflip --look "crowd 7"  prints one, to be compared with an earlier version's
    python -m tests.conformance.kept coinflip --choose          chooses anew which fights are kept
"""

from __future__ import annotations

import argparse
import sys
import time
from importlib import import_module

from affray.testing.kept import KeptFights, chosen, keep, look, names_in

GAMES = ("acks2", "coinflip", "eclipse_phase", "fifth_edition", "starfinder")
TRIED = 160
AGAIN = "`python -m tests.conformance.kept … --look …` shows it; if it is on purpose, without `--look` it is kept anew."


def kept_of(game: str) -> type[KeptFights]:
    found: type[KeptFights] = import_module(f"tests.conformance.{game}.test_kept_fights").TestKeptFights
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--look", metavar="NAME", help="a kept fight, such as `crowd 7`")
    parser.add_argument("--choose", action="store_true", help="choose anew which fights are kept; takes some minutes")
    given = parser.parse_args()
    for game in given.games or GAMES:
        kept = kept_of(game)
        if given.look:
            for line in look(kept.subject, given.look, kept.answers):
                print(line)
            continue
        before = time.perf_counter()
        names = [] if given.choose else names_in(kept.file)
        names = names or chosen(kept.subject, TRIED, kept.crowds, kept.answers)
        for defect in keep(kept.subject, kept.file, names, kept.answers):
            print("MEND THIS:", defect)
        print(f"{game}: kept anew in {time.perf_counter() - before:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
