"""The PostgreSQL side: its schema, which only ever grows by a migration, and its statements."""

from asyncpg import Record

from cryptonym.store.daily_schema import POSTGRES as DAILY
from cryptonym.store.port import StoredTable
from cryptonym.store.strangers_schema import POSTGRES as STRANGERS

CHECKPOINTS = """
    CREATE TABLE cryptonym_checkpoints (
        table_id text COLLATE "C" PRIMARY KEY REFERENCES cryptonym_tables ON DELETE CASCADE,
        length bigint NOT NULL,
        body bytea NOT NULL,
        amended bigint NOT NULL
    );
"""
ONCE_TABLE = """
    CREATE TABLE cryptonym_once (name text COLLATE "C" PRIMARY KEY, body bytea NOT NULL);
"""

# `cryptonym_schema` says how many of these a database has seen. Never change one; add another.
# `nonce` marks who wrote a row: after a lost connection it tells our own write from another's.
MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE cryptonym_tables (
        id text COLLATE "C" PRIMARY KEY,
        name text COLLATE "C" NOT NULL,
        public boolean NOT NULL,
        created_at bigint NOT NULL,
        touched_at bigint NOT NULL,
        due bigint,
        closed_at bigint,
        listing bytea,
        length bigint NOT NULL,
        nonce bigint NOT NULL
    ) WITH (fillfactor = 70);
    CREATE UNIQUE INDEX cryptonym_open_names ON cryptonym_tables (name) WHERE closed_at IS NULL;
    CREATE INDEX cryptonym_shown ON cryptonym_tables (created_at, id)
        WHERE public AND closed_at IS NULL;
    CREATE INDEX cryptonym_waiting ON cryptonym_tables (due, id) WHERE due IS NOT NULL;
    CREATE INDEX cryptonym_closed ON cryptonym_tables (closed_at) WHERE closed_at IS NOT NULL;
    CREATE TABLE cryptonym_entries (
        table_id text COLLATE "C" NOT NULL REFERENCES cryptonym_tables ON DELETE CASCADE,
        seq bigint NOT NULL,
        body bytea NOT NULL,
        nonce bigint NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    """,
    """
    CREATE TABLE cryptonym_people (
        id text COLLATE "C" PRIMARY KEY,
        name text NOT NULL,
        language text NOT NULL,
        level text NOT NULL,
        created_at bigint NOT NULL,
        seen_at bigint NOT NULL,
        left_at bigint,
        keys_ever bigint NOT NULL
    );
    CREATE INDEX cryptonym_unseen ON cryptonym_people (seen_at);
    CREATE INDEX cryptonym_leaving ON cryptonym_people (left_at) WHERE left_at IS NOT NULL;
    CREATE TABLE cryptonym_person_keys (
        hash text COLLATE "C" PRIMARY KEY,
        person text COLLATE "C" NOT NULL REFERENCES cryptonym_people ON DELETE CASCADE,
        kind text NOT NULL,
        number bigint NOT NULL,
        since bigint NOT NULL,
        until bigint,
        label text NOT NULL,
        by text NOT NULL
    );
    CREATE INDEX cryptonym_keys_of ON cryptonym_person_keys (person, number);
    CREATE TABLE cryptonym_seats (
        person text COLLATE "C" NOT NULL REFERENCES cryptonym_people ON DELETE CASCADE,
        table_id text COLLATE "C" NOT NULL,
        member text COLLATE "C" NOT NULL,
        since bigint NOT NULL,
        waiting boolean NOT NULL,
        deadline bigint,
        ended boolean NOT NULL,
        touched_at bigint NOT NULL,
        length bigint NOT NULL,
        summary bytea NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITH (fillfactor = 70);
    CREATE INDEX cryptonym_seated ON cryptonym_seats (table_id, member);
    CREATE TABLE cryptonym_belongings (
        person text COLLATE "C" NOT NULL REFERENCES cryptonym_people ON DELETE CASCADE,
        kind text COLLATE "C" NOT NULL,
        name text COLLATE "C" NOT NULL,
        body bytea NOT NULL,
        touched_at bigint NOT NULL,
        PRIMARY KEY (person, kind, name)
    );
    """,
    DAILY,
    CHECKPOINTS,
    ONCE_TABLE,
    STRANGERS,
)
LOCK = "SELECT pg_advisory_xact_lock(7166190843021)"  # nodes that start together migrate in turn
VERSION_TABLE = "CREATE TABLE IF NOT EXISTS cryptonym_schema (version integer NOT NULL)"
VERSION = "SELECT coalesce(max(version), 0) FROM cryptonym_schema"
MIGRATED = "INSERT INTO cryptonym_schema (version) VALUES ($1)"

# Rows are locked in the order of their ids, so that two nodes never wait for each other in a ring.
APPEND = """
    WITH asked AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[],
            $6::bytea[]) AS asked (id, after, grown, now, due, listing)
    ), held AS (
        SELECT id, length FROM cryptonym_tables WHERE id = ANY ($1::text[]) AND closed_at IS NULL
        ORDER BY id FOR NO KEY UPDATE
    ), won AS (
        UPDATE cryptonym_tables AS t
        SET length = t.length + asked.grown, touched_at = asked.now, due = asked.due,
            listing = coalesce(asked.listing, t.listing)
        FROM asked JOIN held ON held.id = asked.id AND held.length = asked.after
        WHERE t.id = asked.id AND t.length = asked.after AND t.closed_at IS NULL
        RETURNING t.id
    ), written AS (
        INSERT INTO cryptonym_entries (table_id, seq, body, nonce)
        SELECT new.id, new.seq, new.body, new.nonce
        FROM unnest($7::text[], $8::bigint[], $9::bytea[], $10::bigint[])
            AS new (id, seq, body, nonce) JOIN won ON won.id = new.id
    )
    SELECT held.id, held.length, won.id IS NOT NULL AS won FROM held LEFT JOIN won USING (id)
"""
# The same with what people's lists show of their seats; only batches that have some pay for it.
APPEND_NOTED = APPEND.replace(
    """
    SELECT held.id, held.length, won.id""",
    """, noted AS (
        UPDATE cryptonym_seats AS s SET waiting = new.waiting, deadline = new.deadline,
            ended = new.ended, summary = new.summary, touched_at = new.now, length = new.length
        FROM unnest($11::text[], $12::text[], $13::boolean[], $14::bigint[], $15::boolean[],
            $16::bytea[], $17::bigint[], $18::bigint[])
            AS new (id, member, waiting, deadline, ended, summary, now, length)
            JOIN won ON won.id = new.id
        WHERE s.table_id = new.id AND s.member = new.member AND s.length <= new.length
    )
    SELECT held.id, held.length, won.id""",
)
OURS = """
    SELECT e.table_id FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS asked (id, seq, nonce)
    JOIN cryptonym_entries AS e
    ON e.table_id = asked.id AND e.seq = asked.seq AND e.nonce = asked.nonce
"""
CREATE = """
    WITH born AS (
        INSERT INTO cryptonym_tables (id, name, public, created_at, touched_at, due, closed_at,
            listing, length, nonce)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, cardinality($10::bytea[]), $9)
        ON CONFLICT DO NOTHING RETURNING id
    ), written AS (
        INSERT INTO cryptonym_entries (table_id, seq, body, nonce)
        SELECT born.id, new.seq, new.body, $9
        FROM born, unnest($10::bytea[]) WITH ORDINALITY AS new (body, seq)
    )
    SELECT count(*) = 1 FROM born
"""
CREATED = "SELECT EXISTS (SELECT FROM cryptonym_tables WHERE id = $1 AND nonce = $2)"
READ = """
    SELECT body FROM cryptonym_entries WHERE table_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq
"""
READ_ALL = "SELECT body FROM cryptonym_entries WHERE table_id = $1 ORDER BY seq"
AMEND = """
    WITH amended AS (
        UPDATE cryptonym_entries AS e SET body = new.body
        FROM unnest($2::bigint[], $3::bytea[]) AS new (seq, body)
        WHERE e.table_id = $1 AND e.seq = new.seq RETURNING e.seq
    ), voided AS (
        INSERT INTO cryptonym_checkpoints AS c (table_id, length, body, amended)
        SELECT $1, 0, '', 1 WHERE EXISTS (SELECT FROM amended)
        ON CONFLICT (table_id) DO UPDATE SET length = 0, body = '', amended = c.amended + 1
    )
    SELECT seq FROM amended
"""
CHECKPOINT = "SELECT length, body, amended FROM cryptonym_checkpoints WHERE table_id = $1"
# Entries that were never amended have no row yet, so a first one must not be of amended ones.
KEEP = """
    INSERT INTO cryptonym_checkpoints AS c (table_id, length, body, amended)
    SELECT t.id, $2, $3, $4 FROM cryptonym_tables AS t
    WHERE t.id = $1 AND t.length >= $2 AND ($4::bigint = 0
        OR EXISTS (SELECT FROM cryptonym_checkpoints AS k WHERE k.table_id = t.id))
    ON CONFLICT (table_id) DO UPDATE SET length = excluded.length, body = excluded.body
    WHERE excluded.length >= c.length AND excluded.amended = c.amended
    RETURNING true
"""
LENGTH = "SELECT length FROM cryptonym_tables WHERE id = $1"
FIND = "SELECT id FROM cryptonym_tables WHERE name = $1 AND closed_at IS NULL"
LISTED = """
    SELECT * FROM cryptonym_tables WHERE public AND closed_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT $1
"""
DUE = """
    SELECT id FROM cryptonym_tables WHERE due IS NOT NULL AND closed_at IS NULL AND due <= $1
    ORDER BY due, id LIMIT $2
"""
CLOSE = """
    UPDATE cryptonym_tables SET closed_at = $2, due = NULL WHERE id = $1 AND closed_at IS NULL
    RETURNING true
"""
CLOSED = "SELECT EXISTS (SELECT FROM cryptonym_tables WHERE id = $1 AND closed_at = $2)"
PURGE = """
    WITH gone AS (
        DELETE FROM cryptonym_tables WHERE id IN (
            SELECT id FROM cryptonym_tables WHERE closed_at < $1 ORDER BY id LIMIT $2
        ) RETURNING id
    ), unseated AS (
        DELETE FROM cryptonym_seats WHERE table_id IN (SELECT id FROM gone)
    )
    SELECT count(*) FROM gone
"""
ONCE = """
    INSERT INTO cryptonym_once (name, body) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET body = cryptonym_once.body RETURNING body
"""
ALL_ONCE = "SELECT name, body FROM cryptonym_once ORDER BY name"
AFTER = "SELECT * FROM cryptonym_tables WHERE id > $1 ORDER BY id LIMIT $2"
ALL = "SELECT * FROM cryptonym_tables ORDER BY id"


def table_of(row: Record) -> StoredTable:
    """A table from its row."""
    return StoredTable(**{field: row[field] for field in StoredTable.__struct_fields__})
