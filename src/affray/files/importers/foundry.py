"""Actors of Foundry: which system they are of, and who reads them."""

from __future__ import annotations

from typing import Any

from .ledger import Idle, Ledger

IDLES: tuple[Idle, ...] = ()


def fits(data: Any) -> bool:
    return False


def read(data: Any, ledger: Ledger) -> tuple[str, list[dict[str, Any]]]:
    return "fifth_edition", []
