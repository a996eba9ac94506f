-- What a company's members write about a candidate, for colleagues who see that candidate. A note is about a person and a
-- job: it goes with the interest. Without its author's account it stays with the company.
create table public.candidate_notes (
    id uuid primary key,
    company_id uuid not null references public.companies on delete cascade,
    job_interaction_id uuid not null references public.job_interactions on delete cascade,
    author_id uuid references public.profiles on delete set null,
    body text not null check (length(body) between 1 and 4000),
    created_at timestamptz not null default clock_timestamp(),
    edited_at timestamptz
);
create index candidate_notes_candidate on public.candidate_notes (job_interaction_id, created_at desc, id);
create index candidate_notes_company on public.candidate_notes (company_id);
create index candidate_notes_author on public.candidate_notes (author_id);
alter table public.candidate_notes replica identity full;

-- Colleagues whom a note names.
create table public.candidate_note_mentions (
    note_id uuid not null references public.candidate_notes on delete cascade,
    profile_id uuid not null references public.profiles on delete cascade,
    created_at timestamptz not null default clock_timestamp(),
    primary key (note_id, profile_id)
);
create index candidate_note_mentions_person on public.candidate_note_mentions (profile_id);
