-- Who doesn't want to hear from whom. Only the one who blocked reads it.
create table public.blocked_people (
    blocker_id uuid not null references public.profiles on delete cascade,
    blocked_id uuid not null references public.profiles on delete cascade,
    created_at timestamptz not null default clock_timestamp(),
    primary key (blocker_id, blocked_id),
    check (blocker_id <> blocked_id)
);
create index blocked_people_blocked on public.blocked_people (blocked_id);
