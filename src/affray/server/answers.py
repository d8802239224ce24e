"""What the HTTP part has in common: errors as data, keys, and looking things up."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Literal, TypeVar

from fastapi import HTTPException

from affray.tables import Unwritable

from .hub import Hub

T = TypeVar("T")
Lang = Literal["en", "ru", "uk"]


class Trouble(HTTPException):
    """What is wrong with a request, as data."""

    def __init__(self, status: int, error: str, **facts: Any) -> None:
        super().__init__(status, {"error": error, **facts})


def told_troubles(*codes: int) -> dict[int | str, dict[str, Any]]:
    """For the description of the interface: which errors there are."""
    return {code: {"description": "see docs/protocol.md"} for code in codes}


async def stored(hub: Hub, work: Callable[..., T], *given: Any) -> T:
    """Ask the store; while it cannot be reached the answer is 503."""
    try:
        return await hub.keep(work, *given)
    except Unwritable:
        raise Trouble(503, "store") from None


def check_key(key: str | None, authorization: str | None) -> None:
    if key is not None and not secrets.compare_digest(bearer(authorization).encode(), key.encode()):
        raise Trouble(401, "key")


def bearer(authorization: str | None) -> str:
    kind, _, token = (authorization or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def found(hub: Hub, work: Callable[..., T], *given: Any) -> T:
    """Look something up; 404 if there is nothing of this name."""
    try:
        return await hub.look_up(work, *given)
    except LookupError:
        raise Trouble(404, "not-found") from None
