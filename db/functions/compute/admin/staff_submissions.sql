-- Answers without a verdict for staff; each is a line of admin_list_submissions. 'waiting': what waits for longer than 5 minutes, in a
-- language that no one judges, or after an attempt that ended without a verdict, the oldest first. 'failed': what ended
-- with an error of ours in the last 30 days, the newest first. 200 at most.
-- Definer: the judge's queue is in private, and a policy shows answers to their owner.
create function private.staff_submissions(p_trouble text, p_now timestamptz) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select jsonb_build_object('id', s.id, 'kind', s.kind, 'language', s.language,
        'person', jsonb_build_object('id', p.id, 'full_name', p.full_name),
        'title', coalesce(c.title, e.title, ''), 'is_for_company', s.challenge_id is null,
        'is_judged', private.is_judged(s.language), 'is_running', s.state = 'running',
        'attempts', coalesce(x.attempts, s.attempts), 'message', s.message,
        'queued_at', s.queued_at, 'judged_at', s.judged_at,
        'is_judged_again', exists (
            select from public.submissions r
            where r.original_id = coalesce(s.original_id, s.id) and r.queued_at > s.judged_at))
    from (
        select q.submission_id, q.attempts, q.number as place from private.judge_queue q
        join public.submissions w on w.id = q.submission_id
        where p_trouble = 'waiting'
          and (w.queued_at < p_now - interval '5 minutes' or q.attempts > 1 or not private.is_judged(q.language))
        union all
        (select f.id, null, row_number() over (order by f.judged_at desc, f.id desc) from public.submissions f
        where p_trouble = 'failed' and f.verdict = 'internal_error' and f.kind in ('submit', 'rejudge')
          and f.judged_at > p_now - interval '30 days'
        order by f.judged_at desc, f.id desc limit 200)
        order by place limit 200) x
    join public.submissions s on s.id = x.submission_id
    join public.profiles p on p.id = s.profile_id
    left join public.challenges c on c.id = s.challenge_id
    left join public.challenge_invitations i on i.id = s.invitation_id
    left join public.employer_challenge_versions v on v.id = s.employer_version_id
    left join public.employer_challenges e on e.id = coalesce(i.employer_challenge_id, v.employer_challenge_id)
    where (select private.is_staff())
    order by x.place;
end
$$;
