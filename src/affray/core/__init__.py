"""The engine: scripts that ask, and the fight that answers them. It knows no game, no file format and no network."""
