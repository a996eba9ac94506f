-- What a member of a company thinks of a candidate's answer to its challenge. One review for each member and answer.
create table public.challenge_reviews (
    invitation_id uuid not null references public.challenge_invitations on delete cascade,
    reviewer_id uuid not null references public.profiles on delete cascade,
    company_id uuid not null references public.companies on delete cascade,
    -- A mark for each question of a written challenge, in their order, and one for the answer of another: null where the
    -- reviewer gave none.
    marks text[] not null check (cardinality(marks) between 1 and 50
        and array_remove(marks, null) <@ array['weak', 'fair', 'good', 'excellent']),
    note text check (char_length(note) between 1 and 4000),
    created_at timestamptz not null default clock_timestamp(),
    updated_at timestamptz not null default clock_timestamp(),
    primary key (invitation_id, reviewer_id)
);
create index challenge_reviews_reviewer on public.challenge_reviews (reviewer_id);
create index challenge_reviews_company on public.challenge_reviews (company_id);
