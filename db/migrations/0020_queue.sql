-- Background work: a row is a task, leased by a worker, run at least once.

create table queue.tasks (
    id bigint generated always as identity primary key,
    kind text not null check (char_length(kind) between 1 and 100),
    payload jsonb not null default '{}' check (pg_column_size(payload) <= 65536),
    state text not null default 'ready' check (state in ('ready', 'running', 'done', 'dead')),
    -- Null: at once.
    run_at timestamptz,
    -- While a row with this key of this kind exists, another is not taken in.
    dedupe text check (char_length(dedupe) <= 200),
    attempts integer not null default 0,
    max_attempts integer not null default 10 check (max_attempts between 1 and 100),
    -- A running task whose lease is over is taken by another worker.
    lease uuid,
    leased_until timestamptz,
    last_error text,
    created_at timestamptz not null default now(),
    finished_at timestamptz
);
create unique index tasks_dedupe_key on queue.tasks (kind, dedupe) where dedupe is not null;
create index tasks_ready_idx on queue.tasks (coalesce(run_at, created_at), id) where state = 'ready';
create index tasks_running_idx on queue.tasks (leased_until) where state = 'running';
create index tasks_finished_idx on queue.tasks (finished_at) where state = 'done';
create index tasks_dead_idx on queue.tasks (finished_at) where state = 'dead';

-- Mail (and later SMS) on its way out. Without a provider the rows stay here, unsent.
create table queue.outbox (
    id uuid primary key default gen_random_uuid(),
    channel text not null default 'mail' check (channel in ('mail', 'sms')),
    to_address text not null check (char_length(to_address) <= 320),
    subject text not null default '' check (char_length(subject) <= 500),
    body_text text not null,
    body_html text,
    headers jsonb not null default '{}' check (jsonb_typeof(headers) = 'object'),
    dedupe text unique check (char_length(dedupe) <= 200),
    created_at timestamptz not null default now(),
    sent_at timestamptz,
    attempts integer not null default 0,
    last_error text
);
create index outbox_to_idx on queue.outbox (to_address, created_at desc);
create index outbox_created_idx on queue.outbox (created_at desc);
create index outbox_unsent_idx on queue.outbox (created_at) where sent_at is null;
