-- The featured set's fairness, interest that comes back as a bonus, how fast companies answer, and a word with a share.

-- Which of a company's jobs was featured when: the next set begins with those that waited longest.
create index featured_jobs_job_day on public.featured_jobs (job_opening_id, day desc);
drop index public.featured_jobs_job;

-- An interaction may be paid with a bonus instead of the day's counter.
alter table public.job_interactions drop constraint job_interactions_pot_check;
alter table public.job_interactions
    add constraint job_interactions_pot_check check (pot in ('discover', 'featured', 'bonus'));

-- One row is one interaction that came back. It is spent when `used_for` is set, and whole again when that
-- interaction is undone; the two keys make it impossible to earn twice or to spend twice.
create table private.interaction_bonuses (
    id bigint generated always as identity primary key,
    profile_id uuid not null references public.profiles on delete cascade,
    -- The interest that expired.
    earned_by uuid unique references public.job_interactions on delete set null,
    used_for uuid unique references public.job_interactions on delete set null,
    created_at timestamptz not null default now()
);
create index interaction_bonuses_left on private.interaction_bonuses (profile_id, id) where used_for is null;

-- How long each answer took. Names nobody, so it outlives the person who asked.
create table private.company_answers (
    id bigint generated always as identity primary key,
    company_id uuid not null references public.companies on delete cascade,
    seconds bigint not null check (seconds >= 0),
    answered_at timestamptz not null
);
create index company_answers_newest on private.company_answers (company_id, answered_at desc);

-- The median of a company's newest answers, kept beside its promise. Null while there are too few to say.
alter table private.company_promises
    add column answered integer not null default 0,
    add column median_seconds bigint;

insert into private.company_answers (company_id, seconds, answered_at)
select j.company_id, greatest(0, extract(epoch from i.decided_at - i.created_at))::bigint, i.decided_at
from public.job_interactions i join public.job_openings j on j.id = i.job_opening_id
where i.decision in ('approved', 'rejected');
insert into private.company_promises (company_id, answered, median_seconds)
select a.company_id, count(*), case when count(*) >= 3 then percentile_cont(0.5) within group (order by a.seconds) end
from private.company_answers a group by a.company_id
on conflict (company_id) do update set answered = excluded.answered, median_seconds = excluded.median_seconds;

-- What the one who shares says with it.
alter table public.job_sharing add column note text check (length(trim(note)) between 1 and 500);
