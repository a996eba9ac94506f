-- Numbers of each challenge for staff, kept with every submission: counting them all on each look would read a table that
-- grows with every answer.
create table private.submission_counts (
    challenge_id uuid primary key references public.challenges on delete cascade,
    -- People with at least one answer.
    people integer not null default 0,
    answers integer not null default 0,
    accepted integer not null default 0,
    internal_errors integer not null default 0,
    -- Not judged yet.
    waiting integer not null default 0
);
insert into private.submission_counts (challenge_id, people, answers, accepted, internal_errors, waiting)
select s.challenge_id, count(distinct s.profile_id), count(*), count(*) filter (where s.verdict = 'accepted'),
    count(*) filter (where s.verdict = 'internal_error'), count(*) filter (where s.state <> 'done')
from public.submissions s
where s.challenge_id is not null and s.kind in ('submit', 'rejudge')
group by s.challenge_id;
