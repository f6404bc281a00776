"""The tables of strangers, as one migration of each database. Never change it; add another."""

SQLITE: tuple[str, ...] = (
    """CREATE TABLE stranger_waiting (
        person TEXT PRIMARY KEY, since INTEGER NOT NULL, seen_at INTEGER NOT NULL,
        patient INTEGER NOT NULL, body BLOB NOT NULL, table_id TEXT NOT NULL, held_until INTEGER
    ) WITHOUT ROWID""",
    "CREATE INDEX stranger_order ON stranger_waiting (since, person)",
    "CREATE INDEX stranger_tables ON stranger_waiting (table_id) WHERE table_id <> ''",
    """CREATE TABLE stranger_seats (
        table_id TEXT NOT NULL, place INTEGER NOT NULL, person TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (table_id, place)
    ) WITHOUT ROWID""",
    "CREATE INDEX stranger_seated ON stranger_seats (at)",
    "CREATE INDEX stranger_sitting ON stranger_seats (person)",
    """CREATE TABLE stranger_reports (
        id INTEGER PRIMARY KEY, at INTEGER NOT NULL, table_id TEXT NOT NULL,
        by TEXT NOT NULL, about TEXT NOT NULL, name TEXT NOT NULL, reason TEXT NOT NULL,
        done_at INTEGER,
        UNIQUE (table_id, by, about)
    )""",
    "CREATE TABLE stranger_games (game TEXT PRIMARY KEY) WITHOUT ROWID",
    """CREATE TABLE stranger_cases (
        id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, question TEXT NOT NULL,
        language TEXT NOT NULL, clue TEXT NOT NULL, word TEXT NOT NULL, body BLOB NOT NULL,
        until INTEGER NOT NULL, yes INTEGER NOT NULL, no INTEGER NOT NULL,
        outcome INTEGER, told INTEGER NOT NULL,
        UNIQUE (table_id, question)
    )""",
    "CREATE INDEX stranger_open_cases ON stranger_cases (language, id) WHERE outcome IS NULL",
    "CREATE INDEX stranger_untold_cases ON stranger_cases (id) WHERE NOT told",
    """CREATE TABLE stranger_votes (
        number INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (number, person)
    ) WITHOUT ROWID""",
)

POSTGRES: str = """
    CREATE TABLE cryptonym_stranger_waiting (
        person text COLLATE "C" PRIMARY KEY, since bigint NOT NULL, seen_at bigint NOT NULL,
        patient boolean NOT NULL, body bytea NOT NULL, table_id text COLLATE "C" NOT NULL,
        held_until bigint
    ) WITH (fillfactor = 70);
    CREATE INDEX cryptonym_stranger_order ON cryptonym_stranger_waiting (since, person);
    CREATE INDEX cryptonym_stranger_tables ON cryptonym_stranger_waiting (table_id)
        WHERE table_id <> '';
    CREATE TABLE cryptonym_stranger_seats (
        table_id text COLLATE "C" NOT NULL, place integer NOT NULL,
        person text COLLATE "C" NOT NULL, at bigint NOT NULL,
        PRIMARY KEY (table_id, place)
    );
    CREATE INDEX cryptonym_stranger_seated ON cryptonym_stranger_seats (at);
    CREATE INDEX cryptonym_stranger_sitting ON cryptonym_stranger_seats (person);
    CREATE TABLE cryptonym_stranger_reports (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at bigint NOT NULL,
        table_id text COLLATE "C" NOT NULL, by text COLLATE "C" NOT NULL,
        about text COLLATE "C" NOT NULL, name text NOT NULL, reason text NOT NULL, done_at bigint,
        UNIQUE (table_id, by, about)
    );
    CREATE TABLE cryptonym_stranger_games (game text COLLATE "C" PRIMARY KEY);
    CREATE TABLE cryptonym_stranger_cases (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, table_id text COLLATE "C" NOT NULL,
        question text COLLATE "C" NOT NULL, language text COLLATE "C" NOT NULL,
        clue text NOT NULL, word text NOT NULL, body bytea NOT NULL, until bigint NOT NULL,
        yes integer NOT NULL, no integer NOT NULL, outcome boolean, told boolean NOT NULL,
        UNIQUE (table_id, question)
    );
    CREATE INDEX cryptonym_stranger_open_cases ON cryptonym_stranger_cases (language, id)
        WHERE outcome IS NULL;
    CREATE INDEX cryptonym_stranger_untold_cases ON cryptonym_stranger_cases (id) WHERE NOT told;
    CREATE TABLE cryptonym_stranger_votes (
        number bigint NOT NULL, person text COLLATE "C" NOT NULL, PRIMARY KEY (number, person)
    );
"""
