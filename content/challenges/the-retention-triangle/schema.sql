CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  signed_up_on TEXT NOT NULL
);

CREATE TABLE activity (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL,
  day TEXT NOT NULL
);

CREATE TABLE report (
  last_month TEXT NOT NULL
);
