-- One candidate's copy of a company's challenge, from sending to the decision.

create table public.challenge_invitations (
    id uuid primary key default gen_random_uuid(),
    employer_challenge_id uuid not null references public.employer_challenges on delete cascade,
    version_id uuid not null references public.employer_challenge_versions on delete cascade,
    company_id uuid not null references public.companies on delete cascade,
    candidate_profile_id uuid not null references public.profiles on delete cascade,
    job_opening_id uuid references public.job_openings on delete set null,
    job_interaction_id uuid references public.job_interactions on delete set null,
    conversation_id uuid references public.conversations on delete set null,
    sent_by uuid references public.profiles on delete set null,
    -- What the sender wrote to the candidate.
    note text check (length(note) <= 1000),
    status text not null default 'sent' check (status in (
        'sent', 'opened', 'started', 'submitted', 'approved', 'rejected', 'expired', 'declined', 'withdrawn')),
    sent_at timestamptz not null,
    opened_at timestamptz,
    started_at timestamptz,
    -- The end of the time limit, never after expires_at.
    ends_at timestamptz,
    expires_at timestamptz not null,
    submitted_at timestamptz,
    decided_at timestamptz,
    decided_by uuid references public.profiles on delete set null,
    -- Why it was approved or rejected, or why the candidate declined: both sides read it.
    reason text check (length(reason) <= 2000),
    created_at timestamptz not null default now(),
    check ((started_at is null) = (ends_at is null)),
    check (status not in ('started', 'submitted', 'approved', 'rejected') or started_at is not null),
    check ((status in ('submitted', 'approved', 'rejected')) = (submitted_at is not null)),
    check ((status in ('approved', 'rejected')) = (decided_at is not null))
);
create index challenge_invitations_challenge on public.challenge_invitations (employer_challenge_id, sent_at desc);
create index challenge_invitations_version on public.challenge_invitations (version_id);
create index challenge_invitations_company on public.challenge_invitations (company_id, submitted_at desc)
    where submitted_at is not null;
create index challenge_invitations_of_company on public.challenge_invitations (company_id, sent_at desc);
create index challenge_invitations_candidate on public.challenge_invitations (candidate_profile_id, sent_at desc);
create index challenge_invitations_job on public.challenge_invitations (job_opening_id, sent_at desc);
create index challenge_invitations_interaction on public.challenge_invitations (job_interaction_id);
create index challenge_invitations_conversation on public.challenge_invitations (conversation_id);
create index challenge_invitations_sent_by on public.challenge_invitations (sent_by);
create index challenge_invitations_decided_by on public.challenge_invitations (decided_by);
-- One copy of a challenge that waits for somebody, for each candidate.
create unique index challenge_invitations_open on public.challenge_invitations (employer_challenge_id, candidate_profile_id)
    where status in ('sent', 'opened', 'started', 'submitted');
-- What the clock looks for.
create index challenge_invitations_ending on public.challenge_invitations ((coalesce(ends_at, expires_at)))
    where status in ('sent', 'opened', 'started');
alter table public.challenge_invitations replica identity full;

-- What the candidate works on and hands in. Apart, because the company reads it only once it was handed in.
create table private.challenge_answers (
    invitation_id uuid primary key references public.challenge_invitations on delete cascade,
    -- {language, sources} of a judged one, {texts} of a written one, {board} of a system design.
    answer jsonb not null check (jsonb_typeof(answer) = 'object' and pg_column_size(answer) <= 2000000),
    saved_at timestamptz not null,
    -- Of a judged one, once it was handed in.
    submission_id uuid,
    created_at timestamptz not null default now()
);

-- An invitation that was sent within a conversation stands there as a message.
alter table public.messages
    add column invitation_id uuid references public.challenge_invitations on delete set null,
    drop constraint messages_kind_check,
    add constraint messages_kind_check check (kind in ('text', 'system', 'challenge'));
create index messages_invitation on public.messages (invitation_id) where invitation_id is not null;
