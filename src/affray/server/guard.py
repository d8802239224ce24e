"""What every request passes: where it comes from, how large it is, how fast, and which headers every answer has."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from fastapi import HTTPException

from .limits import LARGEST_BODY, USUAL, Callers, Limits, is_welcome

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

POLICY = "; ".join([
    "default-src 'self'", "connect-src 'self' ws: wss:", "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'", "object-src 'none'", "base-uri 'none'", "form-action 'self'",
    "frame-ancestors 'none'",
])  # fmt: skip
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
IMMUTABLE = b"public, max-age=31536000, immutable"
READING = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Looks at every HTTP request before anything else does."""

    def __init__(self, app: Any, names: frozenset[str] = frozenset(), limits: Limits = USUAL) -> None:
        self.app, self.names = app, names
        self.callers = Callers(limits.writes_a_second, limits.writes_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = list(HEADERS)
                extra.append((b"cache-control", kept(scope["path"], message["status"])))
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        refused = self.refused(scope)
        if refused is not None:
            await answer(send_with_headers, *refused)
            return
        taken = 0

        async def receive_some() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b"") or b"")
            if taken > LARGEST_BODY:
                raise HTTPException(413, {"error": "too-large"})
            return message

        await self.app(scope, receive_some, send_with_headers)

    def refused(self, scope: Scope) -> tuple[int, str] | None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not is_welcome(headers, self.names):
            return 403, "origin"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            return 413, "too-large"
        if scope["method"] not in READING and self.callers.too_fast(str((scope.get("client") or ("",))[0])):
            return 429, "too-fast"
        return None


def kept(path: str, status: int) -> bytes:
    """How long a browser may keep it: parts of the web app for ever, as their names change with them; a page never
    without asking, so that nobody is shown the page of another version.
    """
    if path.startswith("/api/"):
        return b"no-store"
    return IMMUTABLE if path.startswith("/assets/") and status in (200, 304) else b"no-cache"


async def answer(send: Send, status: int, error: str) -> None:
    body = json.dumps({"detail": {"error": error}}).encode()
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body})
