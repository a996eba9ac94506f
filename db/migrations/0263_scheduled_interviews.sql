-- Interviews that one side of a conversation proposes: one to three times, of which the other side accepts one.
create table public.scheduled_interviews (
    -- Made by the client: proposing again never doubles it.
    id uuid primary key,
    conversation_id uuid not null references public.conversations on delete cascade,
    -- Null once that account is deleted.
    proposed_by uuid references public.profiles on delete set null,
    is_by_company boolean not null,
    starts timestamptz[] not null check (cardinality(starts) between 1 and 3 and array_position(starts, null) is null),
    duration_minutes integer not null check (duration_minutes between 10 and 480),
    -- An address, or a link to a call.
    place text check (length(place) between 1 and 300),
    status text not null default 'proposed' check (status in ('proposed', 'accepted', 'declined', 'cancelled')),
    -- The time that was accepted; it stays when the interview is cancelled.
    starts_at timestamptz check (starts_at = any (starts)),
    answered_by uuid references public.profiles on delete set null,
    answered_at timestamptz,
    cancelled_at timestamptz,
    -- Counts the changes, so that a calendar knows which of two versions is newer.
    revision integer not null default 0 check (revision >= 0),
    created_at timestamptz not null default clock_timestamp(),
    check (status = 'cancelled' or (starts_at is not null) = (status = 'accepted')),
    check ((cancelled_at is not null) = (status = 'cancelled'))
);
create index scheduled_interviews_conversation on public.scheduled_interviews (conversation_id, status);
create index scheduled_interviews_proposed_by on public.scheduled_interviews (proposed_by);
create index scheduled_interviews_answered_by on public.scheduled_interviews (answered_by);
create index scheduled_interviews_accepted on public.scheduled_interviews (conversation_id, starts_at)
    where status = 'accepted';
-- One that goes with its conversation is told to those who could see it.
alter table public.scheduled_interviews replica identity full;

-- It stands in its conversation as a message.
alter table public.messages
    add column scheduled_interview_id uuid references public.scheduled_interviews on delete set null,
    drop constraint messages_kind_check,
    add constraint messages_kind_check check (kind in ('text', 'system', 'challenge', 'interview'));
create index messages_scheduled_interview on public.messages (scheduled_interview_id)
    where scheduled_interview_id is not null;

-- Three more kinds of notifications, whichever others there are by now.
do $$
declare
    v_table text;
begin
    foreach v_table in array array['notifications', 'notification_settings'] loop
        execute (
            select format('alter table public.%I drop constraint %I, add constraint %2$I %s', v_table, k.conname,
                replace(pg_get_constraintdef(k.oid), 'ARRAY[',
                    'ARRAY[''interview_proposed''::text, ''interview_answered''::text, ''interview_cancelled''::text, '))
            from pg_constraint k
            where k.conrelid = format('public.%I', v_table)::regclass and k.conname = v_table || '_kind_check');
    end loop;
end
$$;
