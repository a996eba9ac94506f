-- The system design interview: problems and rubrics by edition, attempts with all that was written, drawn and said, what
-- scoring found, and a person's second look.

-- Every document that an attempt was ever held with; an edition is the SHA-256 of its content, so a row never changes. As
-- json, which keeps numbers as they were written: an edition can be computed again.
create table private.interview_documents (
    edition text primary key check (edition ~ '^[0-9a-f]{64}$'),
    kind text not null check (kind in ('problem', 'rubric', 'bank')),
    document json not null,
    created_at timestamptz not null default now()
);

create table private.interview_problems (
    slug text primary key check (slug ~ '^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$'),
    title text not null,
    summary text not null,
    -- The one that the next attempt is held with.
    edition text not null references private.interview_documents,
    -- Whether the content still has it.
    is_current boolean not null default true,
    created_at timestamptz not null default now()
);
create index interview_problems_edition on private.interview_problems (edition);

-- Which folder of problems the tables hold, and which rubric and questions the next attempt is held with.
alter table private.content_state
    add column interview text,
    add column interview_rubric text references private.interview_documents,
    add column interview_bank text references private.interview_documents;
create index content_state_interview_rubric on private.content_state (interview_rubric);
create index content_state_interview_bank on private.content_state (interview_bank);

-- An attempt as its owner's devices hear of it. What was written stands in private.interview_work.
create table public.interview_attempts (
    -- Made by the client: the same one again is the same attempt.
    id uuid primary key,
    profile_id uuid not null references public.profiles on delete cascade,
    problem_slug text not null references private.interview_problems,
    problem_edition text not null references private.interview_documents,
    rubric_edition text not null references private.interview_documents,
    questions_edition text not null references private.interview_documents,
    seniority text not null check (seniority in ('junior', 'mid', 'senior', 'staff')),
    -- Of somebody who does not look for work: nobody else ever sees a score of it.
    practice boolean not null,
    state text not null default 'running' check (state in ('running', 'scoring', 'scored', 'unscored')),
    phase text not null default 'requirements'
        check (phase in ('requirements', 'estimates', 'interface', 'architecture', 'deep_dive')),
    -- How often each part was changed: {"board": 3, "notes.requirements": 12}.
    revisions jsonb not null default '{}',
    started_at timestamptz not null,
    ends_at timestamptz not null,
    finished_at timestamptz,
    -- Since when it waits for its score.
    scoring_at timestamptz,
    scored_at timestamptz,
    -- When it came back to its owner because it could not be scored: then it does not count for the month.
    returned_at timestamptz,
    created_at timestamptz not null default now(),
    constraint interview_attempts_finished check ((state = 'running') = (finished_at is null)),
    constraint interview_attempts_scoring check (state = 'running' or scoring_at is not null),
    constraint interview_attempts_scored check (state <> 'scored' or scored_at is not null),
    constraint interview_attempts_returned check (state <> 'unscored' or returned_at is not null)
);
create index interview_attempts_profile on public.interview_attempts (profile_id, started_at desc);
create unique index interview_attempts_one_running on public.interview_attempts (profile_id) where state = 'running';
create index interview_attempts_due on public.interview_attempts (ends_at) where state = 'running';
create index interview_attempts_waiting on public.interview_attempts (scoring_at) where state = 'scoring';
create index interview_attempts_unscored on public.interview_attempts (finished_at) where state = 'unscored';
create index interview_attempts_problem on public.interview_attempts (problem_slug);
create index interview_attempts_problem_edition on public.interview_attempts (problem_edition);
create index interview_attempts_rubric on public.interview_attempts (rubric_edition);
create index interview_attempts_bank on public.interview_attempts (questions_edition);

-- What the candidate wrote and drew, part by part.
create table private.interview_work (
    attempt_id uuid primary key references public.interview_attempts on delete cascade,
    -- {phase: text}
    notes jsonb not null default '{}' check (octet_length(notes::text) <= 524288),
    -- [{id, quantity, label, formula}]
    estimates jsonb not null default '[]' check (octet_length(estimates::text) <= 131072),
    -- {nodes, edges, notes}
    board jsonb not null default '{"nodes": [], "edges": [], "notes": ""}' check (octet_length(board::text) <= 524288),
    -- [{failure, board, mend}]: the board as it was before each failure.
    drills jsonb not null default '[]' check (octet_length(drills::text) <= 1572864),
    created_at timestamptz not null default now()
);

-- What happened in an attempt, in order: what was said by either side, phases, drills, the end.
create table public.interview_events (
    attempt_id uuid not null references public.interview_attempts on delete cascade,
    sequence integer not null check (sequence > 0),
    profile_id uuid not null references public.profiles on delete cascade,
    kind text not null check (kind in ('turn', 'phase', 'drill', 'mend', 'finished')),
    -- turn: {from, text, question}; phase: {phase}; drill: {failure}; mend: {text}; finished: {by}.
    data jsonb not null default '{}' check (octet_length(data::text) <= 65536),
    -- The call that made it, so that a call that came twice answers alike.
    call_id uuid,
    at timestamptz not null,
    created_at timestamptz not null default now(),
    primary key (attempt_id, sequence)
);
create index interview_events_profile on public.interview_events (profile_id);
create index interview_events_call on public.interview_events (attempt_id, call_id) where call_id is not null;

-- One scoring of an attempt: by rules, with a model, or by a person of ours.
create table private.interview_scorings (
    id uuid primary key,
    attempt_id uuid not null references public.interview_attempts on delete cascade,
    kind text not null check (kind in ('rules', 'model', 'person')),
    -- As the scorer says it: {total, dimensions, caps}.
    score jsonb not null,
    -- {scorer, problem, rubric, prompt, model}
    versions jsonb not null,
    -- {transcript, board}
    hashes jsonb not null,
    confidence smallint not null check (confidence between 0 and 100),
    decided_by uuid references public.profiles on delete set null,
    created_at timestamptz not null
);
create index interview_scorings_attempt on private.interview_scorings (attempt_id, created_at);
create index interview_scorings_decided_by on private.interview_scorings (decided_by);

-- What a scoring found for each closed check of the problem.
create table private.interview_checks (
    scoring_id uuid not null references private.interview_scorings on delete cascade,
    position smallint not null,
    check_id text not null,
    met boolean not null,
    made_by text not null check (made_by in ('rules', 'model', 'person')),
    evidence jsonb,
    why text,
    confidence smallint not null check (confidence between 0 and 100),
    primary key (scoring_id, check_id)
);

-- Every answer that a model gave, as it came; also those of a scoring that was not finished.
create table private.interview_answers (
    id bigint generated always as identity primary key,
    attempt_id uuid not null references public.interview_attempts on delete cascade,
    scoring_id uuid references private.interview_scorings on delete set null,
    -- {dimension, run, status, body, …}
    answer jsonb not null check (octet_length(answer::text) <= 262144),
    created_at timestamptz not null
);
create index interview_answers_attempt on private.interview_answers (attempt_id, id);
create index interview_answers_scoring on private.interview_answers (scoring_id);

-- The score of an attempt that counts.
alter table public.interview_scores
    -- Null: of an interview that was held elsewhere.
    add column attempt_id uuid references public.interview_attempts on delete cascade,
    add column scoring_id uuid references private.interview_scorings on delete set null,
    add column practice boolean not null default false,
    -- Whether a person of ours looked at it.
    add column reviewed boolean not null default false,
    alter column is_shown set default false,
    add constraint interview_scores_practice check (not (practice and is_shown));
create unique index interview_scores_attempt on public.interview_scores (attempt_id);
create index interview_scores_scoring on public.interview_scores (scoring_id);

-- Which of the scores that somebody shows stands on their profile; the best unless they said otherwise.
create table private.interview_choices (
    profile_id uuid primary key references public.profiles on delete cascade,
    choice text not null check (choice in ('best', 'latest')),
    created_at timestamptz not null default now()
);

-- "Let a person look at it": once for an attempt.
create table private.interview_reviews (
    id uuid primary key default gen_random_uuid(),
    attempt_id uuid not null unique references public.interview_attempts on delete cascade,
    reason text not null check (length(trim(reason)) between 1 and 2000),
    state text not null default 'asked' check (state in ('asked', 'done')),
    asked_at timestamptz not null,
    decided_at timestamptz,
    decided_by uuid references public.profiles on delete set null,
    -- The total that stood there before.
    before smallint not null,
    created_at timestamptz not null default now(),
    constraint interview_reviews_decided check ((state = 'done') = (decided_at is not null))
);
create index interview_reviews_state on private.interview_reviews (state, asked_at);
create index interview_reviews_decided_by on private.interview_reviews (decided_by);
