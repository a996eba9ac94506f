-- People whom a member of a company wants to find again. An entry stays while its person can't be seen, and isn't shown.
create table public.watchlist (
    owner_id uuid not null references public.profiles on delete cascade,
    profile_id uuid not null references public.profiles on delete cascade,
    created_at timestamptz not null default clock_timestamp(),
    primary key (owner_id, profile_id),
    check (owner_id <> profile_id)
);
create index watchlist_newest on public.watchlist (owner_id, created_at desc, profile_id);
create index watchlist_person on public.watchlist (profile_id);
