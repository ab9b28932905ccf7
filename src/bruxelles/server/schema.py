"""The tables of the database, and how rows get into them and out."""

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
    opening: Mapped[list[str] | None] = mapped_column(JSON, nullable=False)  # none is a null of JSON
    seats: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    opened: Mapped[str] = mapped_column(String(40))


class LinkRow(Base):
    """Who holds a link, by the hash of its token: host, view, or a person by number."""

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
    """When somebody last came to a table, and how far its game is. Apart from the table, because it changes."""

    __tablename__ = "visits"
    __table_args__ = (Index("visits_by_state", "state", "last"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    state: Mapped[str] = mapped_column(String(10))
    last: Mapped[str] = mapped_column(String(40))


class HealthRow(Base):
    """A row of nobody's, written to see whether one can be."""

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
