"""What every request passes: where it comes from, how large it is, how fast, and which headers every answer has."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any

from fastapi import HTTPException

from .limits import LARGEST_BODY, USUAL, Callers, Limits, is_welcome, one_by_name

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

POLICY = "; ".join([
    "default-src 'self'", "connect-src 'self'{sockets}", "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'", "object-src 'none'", "base-uri 'none'", "form-action 'self'",
    "frame-ancestors 'none'",
])  # fmt: skip
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
IMMUTABLE = b"public, max-age=31536000, immutable"
READING = ("GET", "HEAD", "OPTIONS")
AUTHORITY = re.compile(r"[A-Za-z0-9_.:\[\]-]{1,255}")


class Guard:
    """Looks at every HTTP request before anything else does."""

    def __init__(self, app: Any, names: frozenset[str] = frozenset(), limits: Limits = USUAL) -> None:
        self.app, self.names = app, names
        self.writers = Callers(limits.writes_a_second, limits.writes_at_once)
        self.readers = Callers(limits.reads_a_second, limits.reads_at_once)
        self.body_seconds = limits.body_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        headers = one_by_name(scope["headers"])

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [*HEADERS, (b"content-security-policy", policy(headers.get("host", "")).encode())]
                extra.append((b"cache-control", kept(scope["path"], message["status"])))
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        refused = self.refused(scope, headers)
        if refused is not None:
            await answer(send_with_headers, *refused)
            return
        taken, whole, end = 0, False, time.monotonic() + self.body_seconds

        async def receive_some() -> Message:
            nonlocal taken, whole
            if whole:
                return await receive()
            try:
                message = await asyncio.wait_for(receive(), max(0.0, end - time.monotonic()))
            except TimeoutError:
                raise HTTPException(408, {"error": "too-slow"}) from None
            taken += len(message.get("body", b"") or b"")
            whole = not message.get("more_body", False)
            if taken > LARGEST_BODY:
                raise HTTPException(413, {"error": "too-large"})
            return message

        await self.app(scope, receive_some, send_with_headers)

    def refused(self, scope: Scope, headers: Mapping[str, str]) -> tuple[int, str] | None:
        if not is_welcome(headers, self.names):
            return 403, "origin"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            return 413, "too-large"
        callers = self.readers if scope["method"] in READING else self.writers
        if callers.too_fast(str((scope.get("client") or ("",))[0])):
            return 429, "too-fast"
        return None


def kept(path: str, status: int) -> bytes:
    """How long a browser may keep it: parts of the web app for ever, as their names change with them; a page never
    without asking, so that nobody is shown the page of another version.
    """
    if path.startswith("/api/"):
        return b"no-store"
    return IMMUTABLE if path.startswith("/assets/") and status in (200, 304) else b"no-cache"


def policy(host: str) -> str:
    """What a page of this server may do: browsers that do not count sockets among its own need the name once more."""
    sockets = f" ws://{host} wss://{host}" if AUTHORITY.fullmatch(host) else ""
    return POLICY.format(sockets=sockets)


async def answer(send: Send, status: int, error: str) -> None:
    body = json.dumps({"detail": {"error": error}}).encode()
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body})
