-- What no data API shows: the audit log, idempotency keys, and the exact match that an interest froze.

-- Append only: nobody holds update or delete, and a trigger refuses them to the owner too. No foreign keys, so that
-- the record outlives what it speaks of.
create table private.audit_log (
    id bigint generated always as identity primary key,
    created_at timestamptz not null default clock_timestamp(),
    actor_id uuid,
    -- Who it was when there is no account: "command line", "system".
    actor_label text not null,
    action text not null check (action ~ '^[a-z_.]{1,80}$'),
    subject_kind text not null,
    subject_id text,
    reason text not null check (length(trim(reason)) between 1 and 2000),
    details jsonb not null default '{}'
);
create index audit_log_actor on private.audit_log (actor_id, id desc);
create index audit_log_subject on private.audit_log (subject_kind, subject_id, id desc);
create index audit_log_action on private.audit_log (action, id desc);

-- The same key gives the same answer. The row is inserted first in the command's own transaction, so a second call
-- with the key waits for the first and then reads its response.
create table private.command_keys (
    profile_id uuid not null references public.profiles on delete cascade,
    key text not null check (length(key) between 1 and 200),
    command text not null,
    request_hash text not null,
    response jsonb,
    created_at timestamptz not null default now(),
    primary key (profile_id, key)
);
create index command_keys_age on private.command_keys (created_at);

create table private.match_receipts (
    job_interaction_id uuid primary key references public.job_interactions on delete cascade,
    match jsonb not null,
    created_at timestamptz not null default now()
);

-- How often a company kept the response time it promised: one row per company, moved by each decision.
create table private.company_promises (
    company_id uuid primary key references public.companies on delete cascade,
    decided integer not null default 0,
    kept integer not null default 0,
    created_at timestamptz not null default now()
);

-- The two sides of a match as plain facts: what private.match_rows scores. Lists of a criterion or a skill stand in
-- parallel arrays, so that scoring reads no table.
create type private.match_job as (
    id uuid,
    company_id uuid,
    remote_policy text,
    countries text[],
    utc_offset_min smallint,
    utc_offset_max smallint,
    employment_type text,
    visa_sponsorship boolean,
    pay_max_year bigint,
    pay_currency text,
    seniority text,
    min_years smallint,
    min_rank smallint,
    min_system_design smallint,
    skill_ids integer[],
    c_key text[],
    c_label text[],
    c_kind text[],
    c_skill integer[],
    c_weight integer[],
    c_must boolean[],
    c_min_years smallint[]
);

create type private.match_person as (
    id uuid,
    hidden_company_ids uuid[],
    country text,
    utc_offset numeric,
    work_modes text[],
    employment_types text[],
    work_countries text[],
    open_to_relocation boolean,
    salary_min integer,
    salary_currency text,
    years smallint,
    seniority text,
    rank smallint,
    rank_name text,
    completed integer,
    system_design smallint,
    skill_ids integer[],
    skill_levels smallint[],
    skill_years smallint[],
    proved_counts integer[],
    proved_last date[],
    -- One entry per (project, skill) pair.
    project_numbers integer[],
    project_skills integer[],
    projects integer
);
