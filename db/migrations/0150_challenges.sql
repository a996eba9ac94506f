-- The catalogue of challenges with its versions, what people answer, what judging found, and what follows from it.

alter table public.challenges
    add column kind text not null default 'code' check (kind in ('code', 'sql')),
    add column topic text not null default 'algorithms' check (topic in (
        'algorithms', 'data-structures', 'strings', 'parsing', 'concurrency', 'sql', 'api-design', 'debugging',
        'refactoring', 'security')),
    add column summary text not null default '' check (length(summary) <= 200),
    add column tags text[] not null default '{}',
    add column minutes smallint check (minutes between 5 and 480),
    add column languages text[] not null default '{}',
    add column position integer not null default 0,
    -- Who took it out: staff, whose word stays, or the folder of the catalogue, where it may appear again.
    add column retired_by text check (retired_by in ('staff', 'catalogue')),
    -- People who have completed it; kept by a trigger.
    add column solved_by integer not null default 0 check (solved_by >= 0),
    add constraint challenges_retired_by check (retired_by is null or retired_at is not null);

-- A version is what is judged: another one is made when tests, limits, comparison or signature change. What is only
-- told (the statement, a test's name) changes in place.
create table public.challenge_versions (
    id uuid primary key default gen_random_uuid(),
    challenge_id uuid not null references public.challenges on delete cascade,
    version integer not null check (version > 0),
    content_hash text not null,
    statement text not null,
    function jsonb,
    schema_sql text,
    starter jsonb not null,
    limits jsonb not null,
    compare jsonb not null,
    -- [{position, name, arguments | generate | setup, expected, purpose}]
    visible_tests jsonb not null,
    tests_total smallint not null check (tests_total > 0),
    -- [{position, name, visible}] of all tests.
    test_names jsonb not null,
    created_at timestamptz not null default now(),
    unique (challenge_id, version)
);
alter table public.challenges add column current_version_id uuid references public.challenge_versions on delete set null;
create index challenges_current_version on public.challenges (current_version_id);

-- The whole document of a version: hidden tests, reference solutions, explanation.
create table private.challenge_secrets (
    version_id uuid primary key references public.challenge_versions on delete cascade,
    document jsonb not null,
    judged_hash text not null
);

create table public.challenge_drafts (
    profile_id uuid not null references public.profiles on delete cascade,
    challenge_id uuid not null references public.challenges on delete cascade,
    language text not null check (language in ('javascript', 'typescript', 'python', 'sql')),
    source text not null check (octet_length(source) <= 65536),
    updated_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    primary key (profile_id, challenge_id, language)
);
create index challenge_drafts_challenge on public.challenge_drafts (challenge_id);

-- One program to be judged. Of a challenge of the catalogue, of a company's invitation, or a company's own reference.
create table public.submissions (
    id uuid primary key,
    challenge_id uuid references public.challenges on delete cascade,
    version_id uuid references public.challenge_versions on delete cascade,
    invitation_id uuid,
    employer_version_id uuid,
    profile_id uuid not null references public.profiles on delete cascade,
    -- submit: all tests, and it counts. run: the visible ones, or an input of one's own. rejudge: an earlier answer on
    -- newer tests. check: a company's reference.
    kind text not null check (kind in ('submit', 'run', 'rejudge', 'check')),
    -- The answer that a rejudge judges.
    original_id uuid references public.submissions on delete cascade,
    language text not null check (language in ('javascript', 'typescript', 'python', 'sql')),
    source text not null check (octet_length(source) between 1 and 65536),
    -- {arguments: […]} or {setup: "…"}
    custom_input jsonb check (octet_length(custom_input::text) <= 131072),
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
    attempts smallint not null default 0,
    queued_at timestamptz not null default now(),
    started_at timestamptz,
    judged_at timestamptz,
    created_at timestamptz not null default now(),
    constraint submissions_of_one check (num_nonnulls(challenge_id, invitation_id, employer_version_id) = 1),
    constraint submissions_version check ((challenge_id is null) = (version_id is null)),
    constraint submissions_original check ((original_id is not null) = (kind = 'rejudge')),
    constraint submissions_done check ((state = 'done') = (verdict is not null))
);
create index submissions_profile on public.submissions (profile_id, queued_at desc);
create index submissions_of_person on public.submissions (challenge_id, profile_id, queued_at desc);
create index submissions_version on public.submissions (version_id);
create index submissions_original on public.submissions (original_id) where original_id is not null;
create index submissions_runs on public.submissions (queued_at) where kind = 'run';

create table public.submission_tests (
    submission_id uuid not null references public.submissions on delete cascade,
    position smallint not null,
    profile_id uuid not null references public.profiles on delete cascade,
    name text not null,
    visible boolean not null,
    verdict text not null check (verdict in (
        'accepted', 'wrong_answer', 'time_limit', 'memory_limit', 'output_limit', 'runtime_error', 'compile_error',
        'internal_error')),
    time_ms integer not null,
    memory_kib integer not null,
    -- Of visible tests alone.
    got jsonb,
    stdout text,
    message text,
    line integer,
    created_at timestamptz not null default clock_timestamp(),
    primary key (submission_id, position),
    constraint submission_tests_hidden check (visible or num_nonnulls(got, stdout, message) = 0)
);
create index submission_tests_profile on public.submission_tests (profile_id);

-- What waits to be judged: rows go when the verdict is there, under the lease it was claimed by.
create table private.judge_queue (
    submission_id uuid primary key references public.submissions on delete cascade,
    profile_id uuid not null,
    language text not null,
    -- 0 for somebody who waits for it, 1 for what is judged again.
    priority smallint not null,
    number bigint generated always as identity,
    attempts smallint not null default 0,
    lease uuid,
    leased_until timestamptz
);
create index judge_queue_waiting on private.judge_queue (profile_id, priority, number) where lease is null;
create index judge_queue_leased on private.judge_queue (leased_until) where lease is not null;

-- Whose turn it is. Locking a row of it is taking that person's turn.
create table private.judge_turns (
    profile_id uuid primary key references public.profiles on delete cascade,
    -- Null: waiting for the first time.
    served_at timestamptz,
    running uuid,
    -- How much waits, and how much of it somebody waits for.
    waiting integer not null default 0 check (waiting >= 0),
    urgent integer not null default 0 check (urgent >= 0)
);
create index judge_turns_next on private.judge_turns ((urgent > 0) desc, served_at nulls first, profile_id)
    where running is null and waiting > 0;
create index judge_turns_running on private.judge_turns (running) where running is not null;

alter table public.challenge_completions
    add column submission_id uuid references public.submissions on delete set null,
    add column version_id uuid references public.challenge_versions on delete set null,
    add column language text check (language in ('javascript', 'typescript', 'python', 'sql')),
    add column first_completed_at timestamptz not null default now();
create index challenge_completions_submission on public.challenge_completions (submission_id);
create index challenge_completions_version on public.challenge_completions (version_id);

-- The first time that somebody reached a rank, and whether they were told.
create table public.rank_moments (
    profile_id uuid not null references public.profiles on delete cascade,
    rank text not null references public.developer_ranks on update cascade on delete cascade,
    reached_at timestamptz not null default now(),
    seen_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (profile_id, rank)
);
create index rank_moments_rank on public.rank_moments (rank);

-- "This input shows that the challenge is wrong."
create table public.challenge_disputes (
    id uuid primary key default gen_random_uuid(),
    challenge_id uuid not null references public.challenges on delete cascade,
    version_id uuid not null references public.challenge_versions on delete cascade,
    profile_id uuid not null references public.profiles on delete cascade,
    -- The answer of the finder that is run beside the references.
    submission_id uuid references public.submissions on delete set null,
    claim text not null check (length(trim(claim)) between 1 and 4000),
    arguments jsonb check (octet_length(arguments::text) <= 65536),
    setup text check (octet_length(setup) <= 65536),
    claimed_expected jsonb check (octet_length(claimed_expected::text) <= 65536),
    state text not null default 'open' check (state in ('open', 'confirmed', 'rejected', 'withdrawn')),
    reason text check (length(reason) <= 2000),
    -- The test that it became.
    test_name text,
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    constraint challenge_disputes_input check (num_nonnulls(arguments, setup) = 1)
);
create unique index challenge_disputes_one_open on public.challenge_disputes (profile_id, challenge_id) where state = 'open';
create index challenge_disputes_challenge on public.challenge_disputes (challenge_id, state);
create index challenge_disputes_state on public.challenge_disputes (state, created_at);
create index challenge_disputes_version on public.challenge_disputes (version_id);
create index challenge_disputes_submission on public.challenge_disputes (submission_id);

-- What the references and the finder's own answer gave; the finder sees it once it is decided.
create table private.dispute_findings (
    dispute_id uuid primary key references public.challenge_disputes on delete cascade,
    finding jsonb,
    decided_by uuid references public.profiles on delete set null
);
create index dispute_findings_decided_by on private.dispute_findings (decided_by);

-- Tests that confirmed disputes added to what the catalogue's folder says.
create table private.challenge_extra_tests (
    id bigint generated always as identity primary key,
    challenge_id uuid not null references public.challenges on delete cascade,
    dispute_id uuid references public.challenge_disputes on delete set null,
    test jsonb not null,
    created_at timestamptz not null default now()
);
create index challenge_extra_tests_challenge on private.challenge_extra_tests (challenge_id);
create index challenge_extra_tests_dispute on private.challenge_extra_tests (dispute_id);

-- Which folder of challenges the tables hold.
alter table private.content_state add column challenges text;
