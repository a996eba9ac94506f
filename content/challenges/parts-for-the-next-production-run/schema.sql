CREATE TABLE items (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  stock INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE components (
  parent_id INTEGER NOT NULL REFERENCES items (id),
  child_id INTEGER NOT NULL REFERENCES items (id),
  quantity INTEGER NOT NULL,
  PRIMARY KEY (parent_id, child_id)
);

CREATE TABLE planned (
  id INTEGER PRIMARY KEY,
  item_id INTEGER NOT NULL REFERENCES items (id),
  quantity INTEGER NOT NULL
);
