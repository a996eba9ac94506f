-- What a person chose about a kind of notification. Kinds without a row follow the defaults of the vocabulary.
create table public.notification_settings (
    profile_id uuid not null references public.profiles on delete cascade,
    kind text not null check (kind in ('approved', 'rejected', 'interest_ended', 'interest_received', 'promise_due',
        'promise_broken', 'message_unseen', 'challenge_received', 'challenge_due', 'challenge_reviewed',
        'challenge_answered', 'interview_scored', 'dispute_decided', 'job_shared', 'company_reviewed', 'team_changed',
        'weekly_digest')),
    in_app boolean not null,
    email boolean not null,
    primary key (profile_id, kind)
);

-- When emails about notifications wait, by the clock on the person's wall. Over midnight when they end earlier than they
-- start.
create table public.quiet_hours (
    profile_id uuid primary key references public.profiles on delete cascade,
    starts_at time not null,
    ends_at time not null,
    time_zone text not null check (char_length(time_zone) between 1 and 64),
    check (starts_at <> ends_at)
);
