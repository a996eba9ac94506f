CREATE TABLE teams (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL
);

CREATE TABLE tickets (
  id INTEGER PRIMARY KEY,
  team_id INTEGER REFERENCES teams (id),
  opened_on TEXT NOT NULL,
  closed_on TEXT
);

CREATE INDEX tickets_by_team ON tickets (team_id);
