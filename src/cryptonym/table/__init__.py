"""A table on the network as a pure value: who is there, who sits where, what is played.

The same shape as the rules: `decide_table` turns a member's command into events or a refusal,
`evolve_table` applies them, `table_view` and `entry_view` show what a member may see.
"""

from cryptonym.table.decide import decide_table
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.gate import entry_view, table_view
from cryptonym.table.model import Member, MemberId, Settings, Table
from cryptonym.table.views import TableView

__all__ = [
    "Member",
    "MemberId",
    "Settings",
    "Table",
    "TableView",
    "decide_table",
    "entry_view",
    "evolve_table",
    "open_table",
    "table_view",
]
