"""Where everybody is, and what lies between them."""
