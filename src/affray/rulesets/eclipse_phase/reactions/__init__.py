"""What others do inside an act."""
