-- What a company's challenges cost those who answer them, where lists of jobs read it: seconds, and over how many answers.
alter table private.company_promises
    add column asked_seconds double precision,
    add column asked_answers integer not null default 0;
insert into private.company_promises (company_id, asked_seconds, asked_answers)
select c.id, h.seconds, h.answers
from public.companies c
cross join lateral (
    select percentile_cont(0.5) within group (order by a.seconds) as seconds, count(*)::integer as answers
    from (
        select extract(epoch from n.submitted_at - n.started_at)::double precision as seconds
        from public.challenge_invitations n
        where n.company_id = c.id and n.submitted_at is not null
        order by n.submitted_at desc
        limit 200) a) h
where h.answers > 0
on conflict (company_id) do update set asked_seconds = excluded.asked_seconds, asked_answers = excluded.asked_answers;
