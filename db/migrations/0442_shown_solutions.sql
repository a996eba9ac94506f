-- Answers whose code the person shows to employers. A row is the person's consent; without it the code is theirs alone.
create table public.shown_solutions (
    submission_id uuid primary key references public.submissions on delete cascade,
    profile_id uuid not null references public.profiles on delete cascade,
    created_at timestamptz not null default now()
);
create index shown_solutions_profile on public.shown_solutions (profile_id);
