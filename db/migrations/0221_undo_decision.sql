-- Which answer a figure comes from and how it counted, so that a decision that is undone takes back exactly that.
alter table private.company_answers
    add column job_interaction_id uuid references public.job_interactions on delete set null,
    add column is_promised boolean not null default false,
    add column is_kept boolean not null default false;
create unique index company_answers_interaction on private.company_answers (job_interaction_id);

-- What someone decided a moment ago, which they can still undo.
create index job_interaction_decisions_newest on public.job_interaction_decisions (decided_by, created_at);
drop index public.job_interaction_decisions_by;
