CREATE TABLE steps (
  position INTEGER PRIMARY KEY,
  event TEXT NOT NULL
);

CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL,
  event TEXT NOT NULL,
  at INTEGER NOT NULL
);

CREATE INDEX events_by_user ON events (user_id, event, at);
