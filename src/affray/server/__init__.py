"""Tables over the network: HTTP and WebSocket. docs/protocol.md is the contract, docs/security.md who may do what."""

from .app import create_app
from .serving import Serving

__all__ = ["Serving", "create_app"]
