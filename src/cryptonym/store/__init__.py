"""Where tables are kept: a port, three drivers, and the encoding of what is stored."""

from cryptonym.store.opening import open_store, restore
from cryptonym.store.port import NewTable, NoSuchTable, Store, StoreUnavailable, Table, TableId

__all__ = [
    "NewTable",
    "NoSuchTable",
    "Store",
    "StoreUnavailable",
    "Table",
    "TableId",
    "open_store",
    "restore",
]
