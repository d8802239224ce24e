"""Who sits at a table and what it has settled: seats, options, answers left standing. All of it is stored as settings.

Every deed returns the reasons against it, and changes nothing if there are any.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from affray.core.refusals import Refusal, refuse
from affray.core.views import Seat as Eyes
from affray.library import GENERATED, TYPED, Fight

from . import rights
from .options import options_of, wrong
from .seats import GM, PLAYER, ROLES, Seat, digest, new_id, new_token, seat_of
from .standing import MOST_STANDING, Standing, misfit

LONGEST_NAME = 60
MOST_SEATS = 60


class Sitting:
    """The people around a fight, and for whom each of them answers."""

    def __init__(self, fight: Fight, settings: Mapping[str, Any]) -> None:
        self.fight = fight
        self.version = 0
        """How often the settings have been written down."""
        self.unsettled = False
        """Whether the settings have changed since."""
        self._sat = 0
        """How often seats have changed."""
        self._answering: tuple[Any, dict[str, tuple[str, ...]], dict[str, Seat]] = (None, {}, {})
        self._first_sides: list[str] = []
        self.adopt(settings)

    # -- settings ----------------------------------------------------------------------------------
    def adopt(self, settings: Mapping[str, Any]) -> None:
        """Take over settings as they were stored."""
        self.options = options_of(settings.get("options", {}))
        self._sat += 1
        self.seats = {each["id"]: seat_of(each) for each in settings.get("seats", ())}
        self.standing = {each["number"]: Standing(**each) for each in settings.get("standing", ())}
        self.held = bool(settings.get("held"))
        """Whether nothing is to go on by itself before somebody has had a word."""
        self.fight.secret = self.options.secret

    def settings(self) -> dict[str, Any]:
        return {
            "options": self.options.data(),
            "seats": [each.data() for each in self.seats.values()],
            "standing": [each.data() for each in self.standing.values()],
            "held": self.held,
        }

    def at(self, token: str) -> Seat | None:
        """The seat that a token opens; of a revoked one none does."""
        key = digest(token)
        return next((each for each in self.seats.values() if each.key == key and not each.revoked), None)

    # -- who answers for whom ----------------------------------------------------------------------
    def answers(self, seat: Seat) -> tuple[str, ...]:
        """Everybody for whom a seat is asked. What a side itself is asked goes to its first player."""
        if seat.role != PLAYER:
            return ()
        return self._who_answers()[0].get(seat.id, ())

    def _who_answers(self) -> tuple[dict[str, tuple[str, ...]], dict[str, Seat]]:
        """By seat, for whom it is asked; and by name, which player is. Kept as long as fight and seats are the same."""
        moment = (self.fight, self.fight.ticket, self._sat)
        if self._answering[0] != moment:
            sides = self._sides()
            players = [each for each in self.seats.values() if is_playing(each)]
            found: dict[str, tuple[str, ...]] = {}
            for seat in players:
                named = list(sides) if seat.answers is None else seat.answers
                first = next(each for each in players if each.side == seat.side)
                own = tuple([who for who in named if sides.get(who) == seat.side])
                found[seat.id] = (*own, seat.side) if first is seat else own
            owners = {who: seat for seat in reversed(players) for who in found[seat.id]}
            self._answering = moment, found, owners
        return self._answering[1:]

    def _sides(self) -> dict[str, str]:
        """Everybody in the fight, and on which side."""
        game: Any = self.fight.game
        if hasattr(game, "people") and hasattr(game, "side_of"):
            return {who: game.side_of(self.fight.state, who) for who in game.people(self.fight.state)}
        return {each.id: each.side for each in game.standings(self.fight.state)}

    def sides(self) -> list[str]:
        """All sides: in the order of the encounter, then those that have come later."""
        if not self._first_sides:
            self._first_sides = [each.side for each in self.fight.game.standings(self.fight.start)]
        return list(dict.fromkeys([*self._first_sides, *self._sides().values()]))

    def eyes(self, seat: Seat) -> Eyes:
        """The seat as the views know it; seats that see the same are the same."""
        if seat.role != PLAYER:
            return Eyes(seat.role if seat.role == GM else "", seat.eyes)
        return Eyes(seat.name or seat.id, seat.side, self.answers(seat))

    def owner(self, who: str) -> Seat | None:
        """The seat that is asked for somebody: a player's, else the game master's."""
        player = self._who_answers()[1].get(who)
        return player or next((each for each in self.seats.values() if each.role == GM and not each.revoked), None)

    # -- seats -------------------------------------------------------------------------------------
    def hand_out(self, seat: Seat | None, wish: Mapping[str, Any]) -> list[Refusal] | tuple[Seat, str]:
        """A new seat and its token, which is told this once; without a seat: for whoever opens the table."""
        if seat is not None and (refused := rights.role(seat, "seats")):
            return refused
        if len(self.seats) >= MOST_SEATS:
            return [refuse("TABLE-VALUE", field="seats")]
        token = new_token()
        fresh = Seat(id=new_id(), role=str(wish.get("role", "")), key=digest(token))
        made = self._changed(fresh, {name: value for name, value in wish.items() if name != "role"})
        if isinstance(made, list):
            return made
        self._settle(made)
        return made, token

    def change(self, seat: Seat, id: str, wish: Mapping[str, Any]) -> list[Refusal]:
        """Rename a seat, say for whom it answers, in which language, with which dice, and whether the computer does."""
        other = self.seats.get(id)
        if other is None:
            return [refuse("TABLE-SEAT", seat=id)]
        deeds = {"name": "rename", "lang": "language", "dice": "dice", "computer": "computer"}
        for name in wish:
            if refused := rights.of_seat(seat, other, deeds.get(name, "seats")):
                return refused
        made = self._changed(other, wish)
        if isinstance(made, list):
            return made
        self._settle(made)
        return []

    def revoke(self, seat: Seat, id: str) -> list[Refusal]:
        """Take a seat away; its token opens nothing any more."""
        if refused := rights.role(seat, "seats"):
            return refused
        other = self.seats.get(id)
        if other is None:
            return [refuse("TABLE-SEAT", seat=id)]
        masters = [each for each in self.seats.values() if each.role == GM and not each.revoked]
        if masters == [other]:
            return [refuse("TABLE-LAST")]
        self.standing = {number: each for number, each in self.standing.items() if each.seat != id}
        self._settle(replace(other, revoked=True, key=""))
        return []

    def reissue(self, seat: Seat, id: str) -> list[Refusal] | tuple[Seat, str]:
        """A new token for a seat; the old one opens nothing any more."""
        if refused := rights.role(seat, "seats"):
            return refused
        other = self.seats.get(id)
        if other is None:
            return [refuse("TABLE-SEAT", seat=id)]
        token = new_token()
        self._settle(replace(other, revoked=False, key=digest(token)))
        return self.seats[id], token

    def _changed(self, seat: Seat, wish: Mapping[str, Any]) -> Seat | list[Refusal]:
        given: dict[str, Any] = {name: tuple(x) if isinstance(x, list) else x for name, x in wish.items()}
        made = replace(seat, **given)
        odd = next((name for name, fits in self._fitting(made).items() if not fits), "")
        return [refuse("TABLE-VALUE", field=odd)] if odd else made

    def _fitting(self, seat: Seat) -> dict[str, bool]:
        everybody = self._sides()
        playing = seat.role == PLAYER
        return {
            "role": seat.role in ROLES,
            "name": len(seat.name) <= LONGEST_NAME and seat.name.isprintable(),
            "side": seat.side in everybody.values() if playing else not seat.side,
            "answers": seat.answers is None or (playing and all(everybody.get(x) == seat.side for x in seat.answers)),
            "lang": seat.lang in ("en", "ru", "uk"),
            "dice": seat.dice in (GENERATED, TYPED),
        }

    def _settle(self, seat: Seat) -> None:
        self.seats[seat.id] = seat
        self.unsettled = True
        self._sat += 1

    def settle(self, seat: Seat, wish: Mapping[str, Any]) -> list[Refusal]:
        """Change the options of the table."""
        if refused := rights.role(seat, "options"):
            return refused
        if odd := wrong(wish):
            return [refuse("TABLE-VALUE", field=odd)]
        self.options = replace(self.options, **wish)
        self.fight.secret, self.unsettled = self.options.secret, True
        return []

    # -- answers left standing ---------------------------------------------------------------------
    def leave(self, seat: Seat, wish: Mapping[str, Any]) -> list[Refusal] | int:
        """Leave an answer standing; the number revokes it."""
        if refused := rights.role(seat, "standing"):
            return refused
        made = Standing(max(self.standing, default=0) + 1, seat.id, **wish)
        of_seat = [each for each in self.standing.values() if each.seat == seat.id]
        if odd := misfit(made) or ("standing" if len(of_seat) >= MOST_STANDING else ""):
            return [refuse("TABLE-VALUE", field=odd)]
        self.standing[made.number] = made
        self.unsettled = True
        return made.number

    def withdraw(self, seat: Seat, number: int) -> list[Refusal]:
        """Take back an answer that was left standing: one's own, or for the game master any."""
        if refused := rights.role(seat, "standing"):
            return refused
        left = self.standing.get(number)
        if left is None or (left.seat != seat.id and seat.role != GM):
            return [refuse("TABLE-NOTHING")]
        del self.standing[number]
        self.unsettled = True
        return []


def is_playing(seat: Seat) -> bool:
    """Whether a player sits there."""
    return seat.role == PLAYER and not seat.revoked
