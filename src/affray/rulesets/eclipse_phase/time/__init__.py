"""Places in the order, moments, windows and what opens them."""
