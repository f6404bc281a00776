"""Game records: a small text format that people can read and programs can trust."""

from cryptonym.records.errors import RecordError
from cryptonym.records.read import read_record
from cryptonym.records.record import Record, record_of
from cryptonym.records.replay import positions_of, verify_record
from cryptonym.records.steps import record_read
from cryptonym.records.write import write_record

__all__ = [
    "Record",
    "RecordError",
    "positions_of",
    "read_record",
    "record_of",
    "record_read",
    "verify_record",
    "write_record",
]
