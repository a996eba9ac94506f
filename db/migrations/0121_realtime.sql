-- Rights on private topics of broadcast and presence are policies on this table, as clients of Supabase know them:
-- SELECT is listening, INSERT is sending, per extension. Nothing is ever stored here: what may be read is asked of two
-- rows that stand for any message, and an insert that passes the policies ends at a constraint.
create table realtime.messages (
    id uuid primary key default gen_random_uuid(),
    topic text not null default '',
    extension text not null check (extension in ('broadcast', 'presence')),
    event text,
    payload jsonb,
    private boolean not null default true,
    inserted_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
);
insert into realtime.messages (extension) values ('broadcast'), ('presence');
alter table realtime.messages add constraint nothing_is_stored check (false) not valid;

comment on table realtime.messages is 'Policies say who listens and who sends; the topic is realtime.topic(). Holds two rows to ask about, and nothing else.';
