"""Where tables are kept: a port, three drivers, and the encoding of what is stored."""

from cryptonym.store.opening import open_store, restore
from cryptonym.store.port import (
    Checkpoint,
    NewTable,
    NoSuchTable,
    Store,
    StoredTable,
    StoreUnavailable,
    TableId,
)

__all__ = [
    "Checkpoint",
    "NewTable",
    "NoSuchTable",
    "Store",
    "StoreUnavailable",
    "StoredTable",
    "TableId",
    "open_store",
    "restore",
]
