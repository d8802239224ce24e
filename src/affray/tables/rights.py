"""Who may do what at a table: the one place where roles are looked at. docs/security.md tells the same in a table.

| id | facts | when |
|---|---|---|
| TABLE-ROLE | deed | this seat may not do that |
| TABLE-NOT-YOURS | who | somebody answers for whom the seat does not |
| TABLE-UNDO | | the choice to be undone is not the seat's own, or only the game master undoes here |
| TABLE-NOTHING | | nothing can be undone, redone or computed here |
| TABLE-SEAT | seat | there is no such seat |
| TABLE-LAST | | the last seat of a game master stays |
| TABLE-VALUE | field | a value that cannot be |
| TABLE-STORE | | the table could not be written down, so nothing has happened |
| TABLE-DEFECT | | a defect of the program, so nothing has happened |
| TABLE-BUSY | | another job of this table is still running |
"""

from __future__ import annotations

from affray.core.refusals import Refusal, refuse

from .seats import GM, ONLOOKER, PLAYER, SCREEN, Seat

EVERYBODY = frozenset({GM, PLAYER, SCREEN, ONLOOKER})
PLAYING = frozenset({GM, PLAYER})
MASTERS = frozenset({GM})

DEEDS: dict[str, frozenset[str]] = {
    "look": EVERYBODY,
    "rule": EVERYBODY,
    "language": EVERYBODY,
    "answer": PLAYING,
    "probe": PLAYING,
    "odds": PLAYING,
    "dice": PLAYING,
    "undo": PLAYING,
    "standing": PLAYING,
    "computer": PLAYING,
    "rename": PLAYING,
    "redo": MASTERS,
    "history": MASTERS,
    "decree": MASTERS,
    "pause": MASTERS,
    "seats": MASTERS,
    "options": MASTERS,
    "journal": MASTERS,
    "simulate": MASTERS,
    "close": MASTERS,
}
"""By deed: the roles that may do it at all. What it is done to is looked at by `own`, `undone` and the table."""


def role(seat: Seat, deed: str) -> list[Refusal]:
    """Why a seat may not do this at all; empty if it may."""
    allowed = not seat.revoked and seat.role in DEEDS[deed]
    return [] if allowed else [refuse("TABLE-ROLE", deed=deed)]


def own(seat: Seat, who: str, answers: tuple[str, ...]) -> list[Refusal]:
    """A player answers for his own, the game master for anybody."""
    return [] if seat.role == GM or who in answers else [refuse("TABLE-NOT-YOURS", who=who)]


def simulated(seat: Seat, allowed: bool) -> list[Refusal]:
    """The game master simulates; a player where the table allows it."""
    return [] if allowed and seat.role == PLAYER and not seat.revoked else role(seat, "simulate")


def undone(seat: Seat, by: str, who: str, answers: tuple[str, ...], only_master: bool) -> list[Refusal]:
    """A player undoes, where the table lets him, his own last choice; the game master whatever he likes."""
    if seat.role == GM:
        return []
    return [] if not only_master and by == "choice" and who in answers else [refuse("TABLE-UNDO")]


def of_seat(seat: Seat, other: Seat, deed: str) -> list[Refusal]:
    """Of seats, a player settles his own; the game master all of them."""
    if seat.role == GM:
        return role(seat, deed)
    return role(seat, deed) if seat.id == other.id else [refuse("TABLE-ROLE", deed="seats")]
