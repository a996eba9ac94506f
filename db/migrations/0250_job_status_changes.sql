-- What happened to a job: each of its states, since when, and who brought it there. A trigger writes it, because a job's
-- state is moved by commands, by the clock, by an import, and by the end of an account or a company.
create table private.job_status_changes (
    id bigint generated always as identity primary key,
    job_opening_id uuid not null references public.job_openings on delete cascade,
    -- Null for the job's beginning.
    from_status text check (from_status in ('draft', 'open', 'paused', 'filled', 'closed', 'expired')),
    to_status text not null check (to_status in ('draft', 'open', 'paused', 'filled', 'closed', 'expired')),
    -- Null for the clock, and once that account is deleted.
    changed_by uuid references public.profiles on delete set null,
    created_at timestamptz not null default clock_timestamp()
);
create index job_status_changes_job on private.job_status_changes (job_opening_id, id desc);
create index job_status_changes_changed_by on private.job_status_changes (changed_by);

-- What is known of the jobs that are there: not who.
insert into private.job_status_changes (job_opening_id, from_status, to_status, created_at)
select h.id, h.from_status, h.to_status, h.at
from public.job_openings j
cross join lateral (values
    (j.id, null, 'draft', j.created_at, 1),
    (j.id, 'draft', 'open', j.published_at, 2),
    (j.id, 'open', j.status, j.ended_at, 3)) h (id, from_status, to_status, at, place)
where h.at is not null and (h.place < 3 or j.status in ('filled', 'closed', 'expired'))
order by h.at, h.id, h.place;
