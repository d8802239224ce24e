"""How much a client may ask for: sizes, rates, connections; and from where."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

LARGEST_BODY = 2_000_000
"""Bytes of one HTTP request: a large encounter, or the journal of a long fight."""
MOST_CALLERS = 10_000


@dataclass(frozen=True, slots=True)
class Limits:
    """How many and how fast: frames of a connection (more are read later), writing requests of an address (more are
    refused), connections at a table and in all, tables; and how long a client may take to say hello.
    """

    frames_a_second: float = 40
    frames_at_once: float = 120
    writes_a_second: float = 2
    writes_at_once: float = 40
    at_a_table: int = 80
    connections: int = 5_000
    tables: int = 20_000
    hello_seconds: float = 10


USUAL = Limits()


class Bucket:
    """So many at once, and so many a second in the long run."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most, self.left, self.at = rate, most, most, time.monotonic()

    def take(self) -> float:
        """Take one; returns how many seconds one should have waited for it."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        self.left -= 1
        return max(0.0, -self.left / self.rate)

    async def wait(self) -> None:
        if (seconds := self.take()) > 0:
            await asyncio.sleep(seconds)


class Callers:
    """A bucket for each address that writes over HTTP; the ones that were silent longest are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def too_fast(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.most)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_CALLERS:
            self._buckets.popitem(last=False)
        if bucket.take() > 0:
            bucket.left += 1
            return True
        return False


def host_of(authority: str) -> str:
    """The host of `host:port`, without the port and in small letters.

    >>> host_of("Table.local:8000"), host_of("[::1]:8000"), host_of("10.0.0.2")
    ('table.local', '::1', '10.0.0.2')
    """
    try:
        return (urlsplit(f"//{authority}").hostname or "").lower()
    except ValueError:
        return ""


def is_at_home(host: str) -> bool:
    """Whether a name can only mean a machine that was called on purpose: an address, or a name of the local network.

    Other names could be led here by anybody who owns them, past the rule that pages only call their own server.

    >>> [is_at_home(each) for each in ("127.0.0.1", "::1", "localhost", "den", "den.local", "evil.example")]
    [True, True, True, True, True, False]
    """
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return bool(host) and ("." not in host or host.endswith((".local", ".lan", ".home.arpa")))
    return True


def is_welcome(headers: Mapping[str, str], names: Collection[str] = ()) -> bool:
    """Whether a request was meant for this server, and comes from a page of its own or from no page at all.

    >>> is_welcome({"host": "den:80", "origin": "http://den:80"}), is_welcome({"host": "den"})
    (True, True)
    >>> is_welcome({"host": "den", "origin": "http://evil.example"}), is_welcome({"host": "evil.example"})
    (False, False)
    """
    authority = headers.get("host", "")
    host = host_of(authority)
    if not is_at_home(host) and host not in names:
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == authority.lower() or host_of(urlsplit(origin).netloc) in names
    except ValueError:
        return False
