CREATE TABLE requests (
  id INTEGER PRIMARY KEY,
  endpoint TEXT NOT NULL,
  ms INTEGER
);
