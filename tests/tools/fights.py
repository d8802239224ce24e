"""Every sample played to its end by the computer: its journal and its log, to be compared with another Affray's.

`python -m tests.tools.fights` prints what runs, and by the name of each sample the digests of its fights.
"""

from __future__ import annotations

import json
from hashlib import sha256

import affray
from affray.files import samples
from affray.version import is_compiled

SEEDS = (1, 2)


def played() -> dict[str, list[str]]:
    """By sample: the end of each fight, the digest of its journal and that of its log."""
    found: dict[str, list[str]] = {}
    for sample in samples():
        for seed in SEEDS:
            fight = affray.open(sample.name, seed=seed)
            over = fight.play_out()
            texts = ["\n".join(lines) for lines in (fight.journal.lines(), fight.tell())]
            digests = [sha256(text.encode()).hexdigest()[:16] for text in texts]
            found.setdefault(sample.name, []).append(f"{over} {' '.join(digests)}")
    return found


if __name__ == "__main__":
    print(json.dumps([is_compiled(), played()]))
