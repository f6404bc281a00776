"""The tables of the daily, as one migration of each database. Never change it; add another."""

SQLITE: tuple[str, ...] = (
    """CREATE TABLE daily_days (
        language TEXT NOT NULL, date TEXT NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (language, date)
    ) WITHOUT ROWID""",
    """CREATE TABLE daily_tries (
        solver TEXT NOT NULL, language TEXT NOT NULL, date TEXT NOT NULL, puzzle TEXT NOT NULL,
        moves TEXT NOT NULL, result TEXT, late INTEGER NOT NULL, touched_at INTEGER NOT NULL,
        PRIMARY KEY (solver, language, date, puzzle)
    ) WITHOUT ROWID""",
    """CREATE INDEX daily_results ON daily_tries (language, date, puzzle, result)
        WHERE result IS NOT NULL AND NOT late""",
    """CREATE TABLE daily_clues (
        id INTEGER PRIMARY KEY,
        solver TEXT NOT NULL, language TEXT NOT NULL, date TEXT NOT NULL,
        word TEXT NOT NULL, number INTEGER NOT NULL, meant TEXT NOT NULL, panel BLOB NOT NULL,
        shown INTEGER NOT NULL DEFAULT 0, answers INTEGER NOT NULL DEFAULT 0,
        found INTEGER NOT NULL DEFAULT 0, unfair INTEGER NOT NULL DEFAULT 0,
        reports INTEGER NOT NULL DEFAULT 0
    )""",
    """CREATE UNIQUE INDEX daily_givers ON daily_clues (solver, language, date)
        WHERE solver <> ''""",
    "CREATE INDEX daily_boards ON daily_clues (language, (solver = ''), shown, id)",
    """CREATE TABLE daily_answers (
        solver TEXT NOT NULL, clue INTEGER NOT NULL, language TEXT NOT NULL, date TEXT NOT NULL,
        verdict TEXT NOT NULL, picks TEXT NOT NULL, shown_at INTEGER NOT NULL,
        PRIMARY KEY (solver, language, date, clue)
    ) WITHOUT ROWID""",
    "CREATE INDEX daily_answered ON daily_answers (clue)",
    "CREATE TABLE daily_solvers (solver TEXT PRIMARY KEY, agreed INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE TABLE daily_turns (id INTEGER PRIMARY KEY, body BLOB NOT NULL)",
)

POSTGRES: str = """
    CREATE TABLE cryptonym_daily_days (
        language text COLLATE "C" NOT NULL, date text COLLATE "C" NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (language, date)
    );
    CREATE TABLE cryptonym_daily_tries (
        solver text COLLATE "C" NOT NULL, language text COLLATE "C" NOT NULL,
        date text COLLATE "C" NOT NULL, puzzle text COLLATE "C" NOT NULL,
        moves text NOT NULL, result text, late boolean NOT NULL, touched_at bigint NOT NULL,
        PRIMARY KEY (solver, language, date, puzzle)
    ) WITH (fillfactor = 70);
    CREATE INDEX cryptonym_daily_results ON cryptonym_daily_tries (language, date, puzzle, result)
        WHERE result IS NOT NULL AND NOT late;
    CREATE TABLE cryptonym_daily_clues (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        solver text COLLATE "C" NOT NULL, language text COLLATE "C" NOT NULL,
        date text COLLATE "C" NOT NULL, word text NOT NULL, number integer NOT NULL,
        meant text NOT NULL, panel bytea NOT NULL,
        shown integer NOT NULL DEFAULT 0, answers integer NOT NULL DEFAULT 0,
        found integer NOT NULL DEFAULT 0, unfair integer NOT NULL DEFAULT 0,
        reports integer NOT NULL DEFAULT 0
    );
    CREATE UNIQUE INDEX cryptonym_daily_givers ON cryptonym_daily_clues (solver, language, date)
        WHERE solver <> '';
    CREATE INDEX cryptonym_daily_boards
        ON cryptonym_daily_clues (language, (solver = ''), shown, id);
    CREATE TABLE cryptonym_daily_answers (
        solver text COLLATE "C" NOT NULL, clue bigint NOT NULL,
        language text COLLATE "C" NOT NULL, date text COLLATE "C" NOT NULL,
        verdict text NOT NULL, picks text NOT NULL, shown_at bigint NOT NULL,
        PRIMARY KEY (solver, language, date, clue)
    );
    CREATE INDEX cryptonym_daily_answered ON cryptonym_daily_answers (clue);
    CREATE TABLE cryptonym_daily_solvers (
        solver text COLLATE "C" PRIMARY KEY, agreed boolean NOT NULL
    );
    CREATE TABLE cryptonym_daily_turns (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, body bytea NOT NULL
    );
"""
