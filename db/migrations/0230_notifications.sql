-- What people are told, in the app and by email. Rows are written by private.put_notification alone.
create table public.notifications (
    id uuid primary key default gen_random_uuid(),
    profile_id uuid not null references public.profiles on delete cascade,
    kind text not null check (kind in ('approved', 'rejected', 'interest_ended', 'interest_received', 'promise_due',
        'promise_broken', 'message_unseen', 'challenge_received', 'challenge_due', 'challenge_reviewed',
        'challenge_answered', 'interview_scored', 'dispute_decided', 'job_shared', 'company_reviewed', 'team_changed',
        'weekly_digest')),
    -- What happened. A person is told of it once, however often its trigger fires.
    event text not null check (char_length(event) between 1 and 150),
    -- What it is about: notifications of one kind about one thing are one entry of the list.
    thing text not null check (char_length(thing) between 1 and 80),
    -- The person whom it names. It goes with their account.
    about_id uuid references public.profiles on delete cascade,
    title text not null check (char_length(title) between 1 and 300),
    -- Where in the app the thing is.
    path text not null check (path like '/%' and char_length(path) <= 300),
    -- False for who doesn't want this kind in the app: the row then only says whether its email is still due.
    is_shown boolean not null,
    created_at timestamptz not null default clock_timestamp(),
    read_at timestamptz,
    unique (profile_id, event)
);
-- A notification that is taken back leaves every open list.
alter table public.notifications replica identity full;
create index notifications_list on public.notifications (profile_id, created_at desc, id desc) where is_shown;
create index notifications_unread on public.notifications (profile_id, thing) where read_at is null;
create index notifications_event on public.notifications (event);
create index notifications_about on public.notifications (about_id);
create index notifications_created on public.notifications (created_at);
