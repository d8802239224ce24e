"""How much a client may ask for: sizes, rates, connections; and from where."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

LARGEST_BODY = 2_000_000
"""Bytes of one HTTP request: a large encounter, or the journal of a long fight."""
NETWORK = 64
"""So many bits of an IPv6 address tell callers apart: the rest is the caller's own to choose."""
MOST_CALLERS = 10_000


@dataclass(frozen=True, slots=True)
class Limits:
    """How many and how fast: frames of a connection (more are read later), requests of an address (more are refused),
    connections at a table and in all, tables, saved encounters; and how long a client may take to say what it wants,
    in the first frame of a connection, in the head of a request, and in its body.
    """

    frames_a_second: float = 40
    frames_at_once: float = 120
    writes_a_second: float = 2
    writes_at_once: float = 40
    reads_a_second: float = 100
    reads_at_once: float = 500
    at_a_table: int = 80
    connections: int = 5_000
    tables: int = 20_000
    encounters: int = 2_000
    hello_seconds: float = 10
    body_seconds: float = 30


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
    """A bucket for each address that calls over HTTP; the ones that were silent longest are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def too_fast(self, address: str) -> bool:
        address = network_of(address)
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.most)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_CALLERS:
            self._buckets.popitem(last=False)
        if bucket.take() > 0:
            bucket.left += 1
            return True
        return False


def network_of(address: str) -> str:
    """Who calls: an address, or of IPv6 the network that one caller has.

    >>> network_of("10.0.0.2"), network_of("2001:db8::1:2"), network_of("2001:db8::7"), network_of("")
    ('10.0.0.2', '2001:db8::', '2001:db8::', '')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return address if found.version == 4 else str(ipaddress.ip_network((found, NETWORK), strict=False).network_address)


def one_by_name(headers: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """Headers by their names; what was said twice is put together, so that no second word hides behind the first.

    >>> one_by_name([(b"Host", b"den"), (b"origin", b"a"), (b"Origin", b"b")])
    {'host': 'den', 'origin': 'a, b'}
    """
    found: dict[str, str] = {}
    for name, value in headers:
        key, said = name.decode("latin-1").lower(), value.decode("latin-1")
        found[key] = f"{found[key]}, {said}" if key in found else said
    return found


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
