-- The numbers of each day, counted once it is over. Tables that grow in the order of time are read by the day with an
-- index of a few pages, which costs those who write next to nothing.
create index job_interactions_time on public.job_interactions using brin (created_at) with (autosummarize = on);
create index job_interactions_decided on public.job_interactions (decided_at) where decision = 'approved';
create index messages_day on public.messages using brin (created_at) with (autosummarize = on);
create index submissions_day on public.submissions using brin (queued_at) with (autosummarize = on);
create index submissions_failed on public.submissions (judged_at desc, id desc) where verdict = 'internal_error';
create index interview_attempts_day on public.interview_attempts (started_at);
create index interview_scores_time on public.interview_scores (scored_at);

create table private.day_figures (
    day date not null,
    figure text not null check (figure in (
        'sign_ups', 'interests', 'approvals', 'messages', 'submissions', 'interviews', 'companies', 'judge_errors')),
    count bigint not null check (count >= 0),
    primary key (day, figure)
);
