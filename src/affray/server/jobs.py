"""Simulations of a table from where it stands: in processes of their own, one for each table."""

from __future__ import annotations

from affray.core.refusals import Refusal, refuse

from .hub import Hub, Room


async def simulate(hub: Hub, room: Room, count: int) -> list[Refusal]:
    """Begin a simulation of a table; estimates are sent while it runs."""
    return [refuse("TABLE-BUSY")] if room.job is not None else [refuse("TABLE-NOTHING")]


def cancel(room: Room) -> list[Refusal]:
    """Stop the simulation of a table."""
    return [refuse("TABLE-NOTHING")]
