"""Tables over the network: HTTP and WebSocket. docs/protocol.md is the contract, docs/security.md who may do what."""

from .app import create_app
from .client import Client, Gone, open_table
from .serving import Serving, in_background

__all__ = ["Client", "Gone", "Serving", "create_app", "in_background", "open_table"]
