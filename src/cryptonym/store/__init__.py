"""Where tables are kept: a port, three drivers, and the encoding of what is stored."""

from cryptonym.store.opening import open_store, restore
from cryptonym.store.port import (
    NewTable,
    NoSuchTable,
    Store,
    StoredTable,
    StoreUnavailable,
    TableId,
)

__all__ = [
    "NewTable",
    "NoSuchTable",
    "Store",
    "StoreUnavailable",
    "StoredTable",
    "TableId",
    "open_store",
    "restore",
]
