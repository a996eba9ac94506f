CREATE TABLE series (
  name TEXT PRIMARY KEY,
  first_number INTEGER NOT NULL
);

CREATE TABLE invoices (
  id INTEGER PRIMARY KEY,
  series TEXT NOT NULL REFERENCES series (name),
  number INTEGER NOT NULL
);
