"""Where matches are kept: SQLite by default, PostgreSQL by address. The log is the match; see docs/store.md."""

from rostra.store.store import Conflict, Kept, Store, StoreDown

__all__ = ["Conflict", "Kept", "Store", "StoreDown"]
