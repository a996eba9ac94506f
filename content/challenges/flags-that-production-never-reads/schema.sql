CREATE TABLE flags (
  key TEXT PRIMARY KEY,
  owner TEXT,
  archived INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE evaluations (
  id INTEGER PRIMARY KEY,
  flag_key TEXT,
  environment TEXT NOT NULL,
  evaluated_at TEXT NOT NULL
);

CREATE INDEX evaluations_by_flag ON evaluations (flag_key, environment);
