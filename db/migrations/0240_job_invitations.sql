-- A company invites a person whom it found to one of its jobs. Once for each person and job: what was declined, withdrawn
-- or has expired is not asked again.
create table public.job_invitations (
    id uuid primary key default gen_random_uuid(),
    company_id uuid not null references public.companies on delete cascade,
    job_opening_id uuid not null references public.job_openings on delete cascade,
    profile_id uuid not null references public.profiles on delete cascade,
    -- Null once that member's account is deleted.
    sent_by uuid references public.profiles on delete set null,
    -- Why this person; they read it.
    reason text not null check (length(trim(reason)) between 1 and 1000),
    status text not null default 'open'
        check (status in ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'job_ended')),
    -- The match that it became.
    job_interaction_id uuid references public.job_interactions on delete set null,
    created_at timestamptz not null default clock_timestamp(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    unique (job_opening_id, profile_id),
    check ((status = 'open') = (ended_at is null))
);
-- A person's week, and their list.
create index job_invitations_profile on public.job_invitations (profile_id, created_at desc);
create index job_invitations_company on public.job_invitations (company_id);
-- The company's list, the newest first, by job.
create index job_invitations_job on public.job_invitations (job_opening_id, created_at desc, id desc);
create index job_invitations_sent_by on public.job_invitations (sent_by);
create index job_invitations_interaction on public.job_invitations (job_interaction_id);
create index job_invitations_due on public.job_invitations (expires_at) where status = 'open';
alter table public.job_invitations replica identity full;

-- Companies that a person wants no job invitations from.
create table public.job_invitation_refusals (
    profile_id uuid not null references public.profiles on delete cascade,
    company_id uuid not null references public.companies on delete cascade,
    created_at timestamptz not null default clock_timestamp(),
    primary key (profile_id, company_id)
);
create index job_invitation_refusals_company on public.job_invitation_refusals (company_id);

alter table public.profiles add column takes_job_invitations boolean not null default true;

-- Job invitations that a company sent in a month (UTC): they are counted here, so that parallel sending cannot pass the
-- limit together.
create table private.job_invitation_usage (
    company_id uuid not null references public.companies on delete cascade,
    -- Its first day.
    month date not null,
    used integer not null default 0 check (used >= 0),
    created_at timestamptz not null default now(),
    primary key (company_id, month)
);

-- An accepted invitation is an interest that no daily limit paid for.
alter table public.job_interactions alter column quota drop not null;
alter table public.job_interactions drop constraint job_interactions_source_check;
alter table public.job_interactions
    add constraint job_interactions_source_check check (source in ('discover', 'featured', 'search', 'link', 'invitation'));
