CREATE TABLE services (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL
);

CREATE TABLE incidents (
  id INTEGER PRIMARY KEY,
  service_id INTEGER NOT NULL REFERENCES services (id),
  started_at INTEGER NOT NULL,
  ended_at INTEGER
);

CREATE TABLE period (
  starts INTEGER NOT NULL,
  ends INTEGER NOT NULL
);
