"""Live tables: a fight with seats, what each seat may do and see, and the store that loses nothing."""

from .listening import Listening
from .options import Options
from .seats import Seat
from .speaking import Telling
from .store import Store, Stored, Taken, Unwritable, default_url
from .table import Table

__all__ = ["Listening", "Options", "Seat", "Store", "Stored", "Table", "Taken", "Telling", "Unwritable", "default_url"]
