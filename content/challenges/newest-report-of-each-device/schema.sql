CREATE TABLE reports (
  id INTEGER PRIMARY KEY,
  device TEXT NOT NULL,
  firmware TEXT,
  reported_at TEXT NOT NULL,
  received_at TEXT NOT NULL,
  rejected INTEGER NOT NULL DEFAULT 0
);
