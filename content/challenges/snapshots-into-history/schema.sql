CREATE TABLE days (
  day TEXT PRIMARY KEY
);

CREATE TABLE snapshots (
  day TEXT NOT NULL REFERENCES days (day),
  customer_id INTEGER NOT NULL,
  plan TEXT,
  city TEXT,
  PRIMARY KEY (day, customer_id)
);
