"""Live tables: a fight with seats, what each seat may do and see, and the store that loses nothing."""

from .address import NoAddress, default_url
from .claim import Claimed
from .listening import Listening
from .options import Options
from .seats import Seat
from .speaking import Sentences, Telling
from .store import Newer, Spoilt, Store, Stored, Taken, Unwritable
from .table import Table

__all__ = [
    "Claimed", "Listening", "Newer", "NoAddress", "Options", "Seat", "Sentences", "Spoilt", "Store", "Stored", "Table",
    "Taken", "Telling", "Unwritable", "default_url",
]  # fmt: skip
