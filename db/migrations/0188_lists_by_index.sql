-- Lists that read a growing table from end to end.
create index companies_oldest on public.companies (created_at, id);
create index companies_name_words on public.companies using gin (to_tsvector('simple', name));
create index interview_attempts_to_score on public.interview_attempts (finished_at desc, id)
    where state in ('scoring', 'unscored');
