"""One module for each change of the database, the first one makes it."""
