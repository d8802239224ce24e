"""Who acts when."""
