"""The tables of the database. The migrations beside it lead there; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text, UniqueConstraint

metadata = MetaData()

tables = Table(
    "tables", metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("title", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("settings", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("saved", Float, nullable=True),
)  # fmt: skip

lines = Table(
    "lines", metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("client", String(64), nullable=True),
    UniqueConstraint("table_id", "client", name="uq_lines_client"),
)  # fmt: skip

snapshots = Table(
    "snapshots", metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("line", Integer, nullable=False),
    Column("digest", String(16), nullable=False),
    Column("engine", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)  # fmt: skip

encounters = Table(
    "encounters", metadata,
    Column("name", String(80), primary_key=True),
    Column("text", Text, nullable=False),
    Column("changed", Float, nullable=False),
)  # fmt: skip
