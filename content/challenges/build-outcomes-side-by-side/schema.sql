CREATE TABLE builds (
  id INTEGER PRIMARY KEY,
  pipeline TEXT NOT NULL,
  outcome TEXT,
  seconds INTEGER
);
