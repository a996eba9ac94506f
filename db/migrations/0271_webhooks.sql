-- Addresses at which a company is told what happens with its candidates.
create table public.webhook_endpoints (
    id uuid primary key,
    company_id uuid not null references public.companies on delete cascade,
    url text not null check (char_length(url) between 8 and 500),
    description text check (char_length(description) between 1 and 120),
    events text[] not null check (cardinality(events) > 0 and events <@ array['interest.received', 'candidate.approved',
        'candidate.rejected', 'candidate.decision_undone', 'candidate.stage_moved', 'messages.received']),
    state text not null default 'active' check (state in ('active', 'paused', 'gone', 'failing')),
    -- What the secret is made from, with the master secret: it is kept nowhere.
    secret_id uuid not null,
    -- The secret before it, which signs as well until then.
    previous_secret_id uuid,
    previous_secret_until timestamptz,
    -- Attempts that failed since the last that succeeded, and when the first of them was.
    failures integer not null default 0 check (failures >= 0),
    failing_since timestamptz,
    -- After a failure nothing is sent before this time.
    rests_until timestamptz,
    -- The worker that sends to it now.
    lease uuid,
    leased_until timestamptz,
    -- Null once that member's account is deleted.
    created_by uuid references public.profiles on delete set null,
    created_at timestamptz not null default clock_timestamp(),
    check ((previous_secret_id is null) = (previous_secret_until is null)),
    check ((failures = 0) = (failing_since is null))
);
create index webhook_endpoints_company on public.webhook_endpoints (company_id, created_at);
create index webhook_endpoints_created_by on public.webhook_endpoints (created_by);

-- Events on their way to an address, and what became of them. The id is the `webhook-id` of each attempt.
create table public.webhook_deliveries (
    id uuid primary key default gen_random_uuid(),
    -- The order in which things happened.
    sequence bigint generated always as identity,
    endpoint_id uuid not null references public.webhook_endpoints on delete cascade,
    company_id uuid not null references public.companies on delete cascade,
    event text not null check (event in ('interest.received', 'candidate.approved', 'candidate.rejected',
        'candidate.decision_undone', 'candidate.stage_moved', 'messages.received', 'webhook.test')),
    -- The interest or the conversation that it is about.
    subject_id uuid,
    -- The person whom it names. It goes with their account.
    profile_id uuid references public.profiles on delete cascade,
    payload jsonb not null,
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
    -- When it is due.
    due_at timestamptz not null,
    -- Attempts that were begun, and the last of them.
    attempts integer not null default 0 check (attempts >= 0),
    attempted_at timestamptz,
    duration_ms integer check (duration_ms >= 0),
    -- What the address answered, or why it didn't.
    status_code smallint,
    error text check (error in ('refused', 'timed_out', 'unreachable')),
    created_at timestamptz not null default clock_timestamp()
);
create index webhook_deliveries_due on public.webhook_deliveries (endpoint_id, sequence) where state = 'waiting';
create index webhook_deliveries_newest on public.webhook_deliveries (endpoint_id, sequence desc);
create index webhook_deliveries_company on public.webhook_deliveries (company_id);
create index webhook_deliveries_profile on public.webhook_deliveries (profile_id);
create index webhook_deliveries_subject on public.webhook_deliveries (subject_id);
create index webhook_deliveries_created on public.webhook_deliveries (created_at);
-- Messages that were not sent yet are one event for each conversation: they are counted.
create unique index webhook_deliveries_messages on public.webhook_deliveries (endpoint_id, subject_id)
    where event = 'messages.received' and attempts = 0;

-- Those who manage the company are told when a webhook is switched off.
alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check
    check (kind in ('approved', 'rejected', 'interest_ended', 'job_invited', 'interest_received', 'promise_due',
        'promise_broken', 'message_unseen', 'challenge_received', 'challenge_due', 'challenge_reviewed',
        'challenge_answered', 'interview_scored', 'interview_proposed', 'interview_answered', 'interview_cancelled',
        'dispute_decided', 'job_invitation_accepted', 'note_mentioned', 'review_requested', 'job_shared',
        'company_reviewed', 'team_changed', 'webhook_off', 'weekly_digest'));
alter table public.notification_settings drop constraint notification_settings_kind_check;
alter table public.notification_settings add constraint notification_settings_kind_check
    check (kind in ('approved', 'rejected', 'interest_ended', 'job_invited', 'interest_received', 'promise_due',
        'promise_broken', 'message_unseen', 'challenge_received', 'challenge_due', 'challenge_reviewed',
        'challenge_answered', 'interview_scored', 'interview_proposed', 'interview_answered', 'interview_cancelled',
        'dispute_decided', 'job_invitation_accepted', 'note_mentioned', 'review_requested', 'job_shared',
        'company_reviewed', 'team_changed', 'webhook_off', 'weekly_digest'));
