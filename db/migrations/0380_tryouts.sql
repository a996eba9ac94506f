-- Programs of visitors, under a key that only their browser knows. Each is judged in the visitors' own lane, and forgotten
-- after a day.
create table private.tryouts (
    -- SHA-256 of the browser's key.
    key_hash bytea primary key check (octet_length(key_hash) = 32),
    -- SHA-256 of the proof of work that paid for it: it is used once.
    work_hash bytea not null unique check (octet_length(work_hash) = 32),
    -- Keyed hash of the network that it came from, while it waits.
    network bytea check (octet_length(network) = 32),
    challenge_id uuid not null references public.challenges on delete cascade,
    version_id uuid not null references public.challenge_versions on delete cascade,
    kind text not null check (kind = 'submit' or kind = 'run'),
    language text not null check (language in ('javascript', 'typescript', 'python', 'sql')),
    -- Null once no one needs it: only an accepted answer can be kept.
    source text check (octet_length(source) between 1 and 16384),
    state text not null default 'queued' check (state in ('queued', 'running', 'done')),
    verdict text check (verdict in (
        'accepted', 'wrong_answer', 'time_limit', 'memory_limit', 'output_limit', 'runtime_error', 'compile_error',
        'internal_error')),
    passed smallint,
    total smallint,
    time_ms integer,
    memory_kib integer,
    message text,
    line integer,
    -- What each test gave, as the page shows it.
    tests jsonb not null default '[]',
    attempts smallint not null default 0,
    lease uuid,
    leased_until timestamptz,
    queued_at timestamptz not null,
    judged_at timestamptz,
    -- When it became someone's submission. It stays until its day is over, so that it can't be kept again.
    kept_at timestamptz,
    constraint tryouts_done check ((state = 'done') = (verdict is not null)),
    constraint tryouts_running check ((state = 'running') = (lease is not null)),
    constraint tryouts_network check (state <> 'done' or network is null)
);
create index tryouts_waiting on private.tryouts (queued_at) where state <> 'done';
create index tryouts_queued_at on private.tryouts (queued_at);
create index tryouts_challenge on private.tryouts (challenge_id);
create index tryouts_version on private.tryouts (version_id);
