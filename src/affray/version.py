"""Which Affray this is."""

from importlib.util import find_spec

__version__ = "0.1.0"


def is_compiled() -> bool:
    """Whether the engine runs as machine code; else it is interpreted from its sources."""
    engine = find_spec("affray.core.fight")
    return engine is not None and not str(engine.origin).endswith(".py")
