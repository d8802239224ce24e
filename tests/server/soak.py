"""Kill servers under load, a thousand times: `python -m tests.server.soak 1000`. Half of them on each database."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg

from tests.server.forked import started
from tests.server.test_kill import kill_often
from tests.tables.databases import shared_folder, start_postgresql

PORTION = 50


def main(kills: int) -> None:
    begun, done, acknowledged = time.monotonic(), 0, 0
    master = start_postgresql(shared_folder())
    with TemporaryDirectory() as folder, started() as nursery:
        while done < kills:
            for kind in ("sqlite", "postgresql"):
                count = min(PORTION, kills - done)
                url = f"sqlite:///{Path(folder) / f'{done}.db'}"
                if kind == "postgresql":
                    with psycopg.connect(master.get_uri(), autocommit=True) as connection:
                        connection.execute(f"CREATE DATABASE soak_{done}")
                    url = master.get_uri(f"soak_{done}")
                if count:
                    writers = kill_often(nursery, url, count, done)
                    acknowledged += sum(len(each.acknowledged) for each in writers)
                done += count
            took = time.monotonic() - begun
            print(f"{done} kills, {acknowledged} answers acknowledged, none lost, {took:.0f} s", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000)
