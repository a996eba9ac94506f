-- Which content/ the tables hold, so that a start with the same files writes nothing.
create table private.content_state (
    only_row boolean primary key default true check (only_row),
    checksum text not null
);
alter table private.content_state enable row level security;
