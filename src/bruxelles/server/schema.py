"""The tables of the database, and how rows are inserted and deleted."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, Integer, String, Text, UniqueConstraint, bindparam, delete, insert
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """All tables of the database."""


class TableRow(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(20))
    base: Mapped[str] = mapped_column(Text)
    seed: Mapped[str] = mapped_column(Text)
    opening: Mapped[list[str] | None] = mapped_column(JSON, nullable=False)  # None is stored as JSON null
    seats: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    opened: Mapped[str] = mapped_column(String(40))


class LinkRow(Base):
    """The holder of a link (host, view, or the number of a person) and the hash of its token."""

    __tablename__ = "links"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    holder: Mapped[str] = mapped_column(String(10), primary_key=True)
    digest: Mapped[str] = mapped_column(String(64))


class LogRow(Base):
    __tablename__ = "log"
    __table_args__ = (UniqueConstraint("table", "key"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int | None] = mapped_column(Integer)
    key: Mapped[str | None] = mapped_column(String(120))
    what: Mapped[dict[str, Any]] = mapped_column(JSON)
    since: Mapped[int] = mapped_column(Integer)
    lines: Mapped[list[str]] = mapped_column(JSON)
    written: Mapped[str] = mapped_column(String(40))


class VisitRow(Base):
    """When somebody last visited a table, and the state of its game. Not in TableRow, because these change."""

    __tablename__ = "visits"
    __table_args__ = (Index("visits_by_state", "state", "last"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    state: Mapped[str] = mapped_column(String(10))
    last: Mapped[str] = mapped_column(String(40))


class HealthRow(Base):
    """A row that belongs to no table, written to find out whether one can be."""

    __tablename__ = "health"

    mark: Mapped[str] = mapped_column(String(40), primary_key=True)
    filling: Mapped[str] = mapped_column(Text)


INSERTING = {
    TableRow: insert(TableRow),
    LinkRow: insert(LinkRow).prefix_with("OR REPLACE"),
    LogRow: insert(LogRow),
    VisitRow: insert(VisitRow).prefix_with("OR REPLACE"),
    HealthRow: insert(HealthRow),
}
DELETING = [
    delete(LogRow).where(LogRow.table == bindparam("name")),
    delete(LinkRow).where(LinkRow.table == bindparam("name")),
    delete(VisitRow).where(VisitRow.table == bindparam("name")),
    delete(TableRow).where(TableRow.id == bindparam("name")),
]
