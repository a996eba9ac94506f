-- The stages through which a company leads the candidates it approved, in its own words. The kind is one of five, so that
-- figures of companies can be compared. At most ten: a position of its own for each.
create table public.candidate_stages (
    id uuid primary key default gen_random_uuid(),
    company_id uuid not null references public.companies on delete cascade,
    kind text not null check (kind in ('screening', 'interview', 'offer', 'hired', 'closed')),
    name text not null check (length(trim(name)) between 1 and 40),
    position smallint not null check (position between 1 and 10),
    created_at timestamptz not null default clock_timestamp(),
    -- Checked at the end: a new order, or two names that change places, passes through doubles.
    unique (company_id, position) deferrable initially deferred,
    constraint candidate_stages_name exclude using btree (company_id with =, lower(name) with =) deferrable initially deferred
);

-- Where a candidate is: exactly one row for each interest that is approved.
create table public.job_interaction_stages (
    job_interaction_id uuid primary key references public.job_interactions on delete cascade,
    job_opening_id uuid not null references public.job_openings on delete cascade,
    -- Checked at the end: a company goes with its stages and its jobs, in no order.
    stage_id uuid not null references public.candidate_stages deferrable initially deferred,
    moved_by uuid references public.profiles on delete set null,
    moved_at timestamptz not null default clock_timestamp()
);
create index job_interaction_stages_job on public.job_interaction_stages (job_opening_id);
create index job_interaction_stages_stage on public.job_interaction_stages (stage_id);
create index job_interaction_stages_moved_by on public.job_interaction_stages (moved_by);
-- A deletion says of which job, so that those who could see the row hear of it.
alter table public.job_interaction_stages replica identity full;

-- Each move of a candidate. A stage is named as it was then: it may be gone, or have another name now.
create table public.candidate_moves (
    id uuid primary key default gen_random_uuid(),
    job_interaction_id uuid not null references public.job_interactions on delete cascade,
    from_kind text check (from_kind in ('screening', 'interview', 'offer', 'hired', 'closed')),
    from_name text,
    to_kind text not null check (to_kind in ('screening', 'interview', 'offer', 'hired', 'closed')),
    to_name text not null,
    moved_by uuid references public.profiles on delete set null,
    created_at timestamptz not null default clock_timestamp(),
    check ((from_kind is null) = (from_name is null))
);
create index candidate_moves_interaction on public.candidate_moves (job_interaction_id, created_at desc);
create index candidate_moves_moved_by on public.candidate_moves (moved_by);

insert into public.candidate_stages (company_id, kind, name, position)
select c.id, s.kind, s.name, s.position
from public.companies c cross join (values
    ('screening', 'Screening', 1), ('interview', 'Interview', 2), ('offer', 'Offer', 3), ('hired', 'Hired', 4),
    ('closed', 'Closed', 5)) s (kind, name, position);
insert into public.job_interaction_stages (job_interaction_id, job_opening_id, stage_id, moved_by, moved_at)
select i.id, i.job_opening_id, s.id, d.decided_by, i.decided_at
from public.job_interactions i
join public.job_openings j on j.id = i.job_opening_id
join public.candidate_stages s on s.company_id = j.company_id and s.position = 1
left join public.job_interaction_decisions d on d.job_interaction_id = i.id
where i.decision = 'approved';

-- What the candidate sees of it: never the company's stage.
alter table public.job_interactions add column progress text check (progress in ('in_process', 'hired', 'closed'));
update public.job_interactions set progress = 'in_process' where decision = 'approved';
alter table public.job_interactions
    add constraint job_interactions_progress_of_approved
    check ((decision is not distinct from 'approved') = (progress is not null));
