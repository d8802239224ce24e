"""When something was last written down of a table; not known of those that are older."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("saved", sa.Float, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "saved")
