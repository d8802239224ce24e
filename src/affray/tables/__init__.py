"""Live tables: a fight with seats, what each seat may do and see, and the store that loses nothing."""

from .claim import Claimed
from .listening import Listening
from .options import Options
from .seats import Seat
from .speaking import Sentences, Telling
from .store import NoAddress, Store, Stored, Taken, Unwritable, default_url
from .table import Table

__all__ = [
    "Claimed", "Listening", "NoAddress", "Options", "Seat", "Sentences", "Store", "Stored", "Table", "Taken", "Telling",
    "Unwritable", "default_url",
]  # fmt: skip
