"""Where matches are kept: SQLite by default, PostgreSQL by address. The log is the match; see docs/store.md."""

from rostra.store.store import Conflict, Removed, Row, Store, StoredMatch, StoreDown

__all__ = ["Conflict", "Removed", "Row", "Store", "StoreDown", "StoredMatch"]
