-- What can be found, and the words it is made of. Triggers and private.refresh_search write both; a document exists
-- only while its subject may be found by somebody, and holds only what that somebody may read on its page: never what a
-- person expects to be paid, a job's weights, notes, or a project that a smaller tier hides.

create table private.search_documents (
    id uuid generated always as (coalesce(job_opening_id, company_id, profile_id)) stored primary key,
    kind text not null check (kind in ('jobs', 'companies', 'people')),
    job_opening_id uuid unique references public.job_openings on delete cascade,
    company_id uuid unique references public.companies on delete cascade,
    profile_id uuid unique references public.profiles on delete cascade,
    -- Found by visitors too; people never are.
    is_public boolean not null,
    -- Ties go to what is newer: a job's publication, the founding of a company's page, a person's last change.
    fresh_at timestamptz not null,
    expires_at timestamptz,
    pay_max_year bigint,
    pay_currency text,
    -- Challenges that a person passed: evidence counts a little among equals.
    proofs integer not null default 0,
    -- The title or name as private.search_clean makes it.
    name text not null,
    -- A: title, name, headline. B: skills (also as §ID), company, what a company does. C: places and terms.
    -- Lexemes with § are no words of anybody: filters ask for them.
    head tsvector not null,
    made_at timestamptz not null default clock_timestamp(),
    -- The head, and as D the longer texts.
    document tsvector not null,
    check (num_nonnulls(job_opening_id, company_id, profile_id) = 1),
    check ((kind = 'jobs') = (job_opening_id is not null) and (kind = 'people') = (profile_id is not null)),
    check (kind <> 'people' or not is_public)
);
create index search_documents_made on private.search_documents (made_at desc);
-- One set of indexes per kind: a rare kind is not looked for among the others.
create index search_jobs_head on private.search_documents using gin (head) where kind = 'jobs';
create index search_jobs_document on private.search_documents using gin (document) where kind = 'jobs';
create index search_jobs_fresh on private.search_documents (fresh_at desc, id) where kind = 'jobs';
create index search_companies_head on private.search_documents using gin (head) where kind = 'companies';
create index search_companies_document on private.search_documents using gin (document) where kind = 'companies';
create index search_companies_fresh on private.search_documents (fresh_at desc, id) where kind = 'companies';
create index search_people_head on private.search_documents using gin (head) where kind = 'people';
create index search_people_document on private.search_documents using gin (document) where kind = 'people';
create index search_people_fresh on private.search_documents (fresh_at desc, id) where kind = 'people';

-- The vocabulary of the heads of a kind, from which a mistyped word is guessed. It is never shown: a guess is told only
-- by a document that the caller may find.
create table private.search_words (
    kind text not null check (kind in ('jobs', 'companies', 'people')),
    word text not null,
    documents integer not null,
    -- The word, and all that is left of it without one letter: two words that share one of these are a slip apart.
    slips text[] not null,
    primary key (kind, word)
);
create index search_words_slips on private.search_words using gin (slips);
create index search_words_trigrams on private.search_words using gin (word extensions.gin_trgm_ops);

-- When the vocabulary was made.
create table private.search_state (
    only_row boolean primary key default true check (only_row),
    words_made_at timestamptz not null
);

-- How private.search_plan understands a query.
create type private.search_plan as (
    -- The query as it is compared with names.
    phrase text,
    -- The words as typed and their plurals: they rank above what is only near them or begins like them.
    words text[],
    -- Words of the vocabulary that a word may have been meant as.
    near_words text[],
    -- The last word, which may not be finished, or null.
    prefix text,
    -- The skills that the query names, by any spelling.
    skill_ids integer[],
    -- One for each thing asked for; a document fits when it has all of them.
    groups tsquery[]
);

-- What private.search_found answers with.
create type private.search_found as (
    -- "typed", "near" (words of which some are near what was typed) or "some" (not all that was asked for).
    how text,
    plan private.search_plan,
    -- Documents whose head fits, and those that need their longer texts.
    head uuid[],
    body uuid[],
    -- There are more.
    capped boolean
);
