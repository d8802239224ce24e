"""What a sitting at the terminal shows and understands: the status line, the map, acts, and what people type."""
