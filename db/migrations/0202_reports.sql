-- What people report to staff: a person, or one of their messages. The words of a message are kept as they were when it
-- was reported. A report about someone goes with their account; one that they made stays without their name and words.
create table private.reports (
    id uuid primary key default gen_random_uuid(),
    reporter_id uuid references public.profiles on delete set null,
    reported_id uuid not null references public.profiles on delete cascade,
    conversation_id uuid not null references public.conversations on delete cascade,
    message_id uuid references public.messages on delete set null,
    message_body text,
    reason text not null check (reason in ('spam', 'scam', 'harassment', 'discrimination', 'false_identity', 'other')),
    words text check (length(words) between 1 and 2000),
    state text not null default 'open' check (state in ('open', 'closed')),
    outcome text check (outcome in ('no_action', 'warned')),
    closed_by uuid references public.profiles on delete set null,
    closed_at timestamptz,
    created_at timestamptz not null default clock_timestamp(),
    check ((state = 'closed') = (outcome is not null and closed_at is not null))
);
-- The same thing waits once for each person who reported it.
create unique index reports_open on private.reports (reporter_id, reported_id, message_id) nulls not distinct
    where state = 'open' and reporter_id is not null;
create index reports_queue on private.reports (state, created_at, id);
create index reports_reporter on private.reports (reporter_id, created_at);
create index reports_reported on private.reports (reported_id);
create index reports_conversation on private.reports (conversation_id);
create index reports_message on private.reports (message_id);
create index reports_closed_by on private.reports (closed_by);
