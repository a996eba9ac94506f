-- Imports of many jobs: a file goes up in pieces, is cut into rows, each row is read and compared with the company's
-- jobs, and all the good ones are written in one transaction. What nobody finished is swept after a day.

create table public.job_imports (
    id uuid primary key,
    company_id uuid not null references public.companies on delete cascade,
    -- Who began it. Nobody else sees it.
    profile_id uuid not null references public.profiles on delete cascade,
    kind text not null check (kind in ('csv', 'postings')),
    -- The name of the file, or of the folder.
    name text not null check (length(name) between 1 and 200),
    size_bytes integer not null check (size_bytes between 1 and 10000000),
    received_bytes integer not null default 0 check (received_bytes between 0 and size_bytes),
    -- uploading → (mapping →) reading → ready → applying → applied
    status text not null default 'uploading'
        check (status in ('uploading', 'mapping', 'reading', 'ready', 'applying', 'applied')),
    -- How the file was read: encoding, separator, headers, which column is what, which word is which skill.
    format jsonb not null default '{}',
    row_count integer not null default 0 check (row_count between 0 and 10000),
    read_count integer not null default 0 check (read_count between 0 and row_count),
    -- What to leave out, whether to update, whether to publish.
    choices jsonb,
    -- How many were created, updated, and so on.
    result jsonb,
    -- Why the last try to apply it did nothing.
    failure text check (length(failure) <= 500),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    applied_at timestamptz
);
create index job_imports_profile on public.job_imports (profile_id, created_at desc);
create index job_imports_company on public.job_imports (company_id);
create index job_imports_age on public.job_imports (created_at);

create table public.job_import_rows (
    import_id uuid not null references public.job_imports on delete cascade,
    -- From 1, in the order of the file.
    number integer not null check (number between 1 and 10000),
    -- The line of the file where it begins; null when lines say nothing.
    line integer,
    -- The file it stands in, when there are several.
    source_name text check (length(source_name) <= 300),
    -- As it came: {"cells"}, {"reading"} or {"problem"}.
    raw jsonb not null,
    -- Null until it was read.
    state text check (state in ('broken', 'new', 'changed', 'same')),
    title text,
    identifier text,
    -- As save_job takes it.
    draft jsonb,
    -- [{"at", "value", "message", "fix"}]: what is wrong (nothing of the row is taken), what was read differently.
    problems jsonb not null default '[]',
    warnings jsonb not null default '[]',
    unknown_skills text[] not null default '{}',
    -- Fields that differ from the job it was found to be.
    changes text[] not null default '{}',
    -- What publishing it would still need, [{"field", "message"}].
    missing jsonb not null default '[]',
    -- The id it gets if it becomes a job.
    new_id uuid not null default gen_random_uuid(),
    job_id uuid references public.job_openings on delete set null,
    job_version integer,
    -- What became of it: left is as it was, gone is a job that somebody else changed or took meanwhile.
    outcome text check (outcome in ('created', 'updated', 'skipped', 'left', 'gone')),
    primary key (import_id, number)
);
create index job_import_rows_state on public.job_import_rows (import_id, state, number);
create index job_import_rows_identifier on public.job_import_rows (import_id, identifier);
create index job_import_rows_job on public.job_import_rows (job_id);

-- The file as it came up, until it is cut into rows.
create table private.job_import_pieces (
    import_id uuid not null references public.job_imports on delete cascade,
    position integer not null,
    data bytea not null check (length(data) between 1 and 700000),
    primary key (import_id, position)
);

-- How far the transaction that applies an import is. Written beside it, so that others can see it before it ends.
create table private.job_import_progress (
    import_id uuid primary key references public.job_imports on delete cascade,
    done integer not null default 0,
    total integer not null default 0,
    updated_at timestamptz not null default now()
);
