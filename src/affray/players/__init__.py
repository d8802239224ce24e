"""Who answers when no person does: drivers, players by style, and answers left standing."""

from .styles import STYLES, UnknownStyle, named

__all__ = ["STYLES", "UnknownStyle", "named"]
