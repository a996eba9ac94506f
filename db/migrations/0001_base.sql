-- The schemas. `public` is what the data API exposes and holds nothing else.
create schema if not exists private;
create schema auth;
create schema queue;
create schema realtime;
create schema storage;

-- Extensions stand apart from what the data API exposes.
create schema extensions;
create extension pg_trgm with schema extensions;

comment on schema public is 'What the data API exposes; every object has a row in the access grid.';
comment on schema private is 'Helpers of policies and commands, and the audit log. Never exposed.';
