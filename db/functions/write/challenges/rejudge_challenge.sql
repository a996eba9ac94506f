-- Queues, for everyone who answered, what their standing hangs on: the answer that completed the challenge, or else the
-- latest one. Judging then moves completions and ranks, in either direction.
create function private.rejudge_challenge(p_challenge_id uuid) returns integer
    language plpgsql volatile
    set search_path = ''
as $$
declare
    v_version uuid := (select c.current_version_id from public.challenges c where c.id = p_challenge_id);
    v_count integer;
begin
    -- The challenge's numbers are locked before anyone's turn with the judge, in the order in which a submission does it.
    perform from private.submission_counts t where t.challenge_id = p_challenge_id for no key update;
    -- What waits to be judged again on an older version would say nothing any more.
    delete from public.submissions s
    using private.judge_queue q
    where s.challenge_id = p_challenge_id and s.kind = 'rejudge' and q.submission_id = s.id and q.lease is null;
    with answers as (
        select distinct on (s.profile_id) s.id, s.profile_id, s.language, s.source
        from public.submissions s
        left join public.challenge_completions c on c.profile_id = s.profile_id and c.challenge_id = s.challenge_id
        where s.challenge_id = p_challenge_id and s.kind = 'submit' and s.state = 'done' and s.verdict <> 'internal_error'
        order by s.profile_id, (s.id = coalesce((
            select coalesce(r.original_id, r.id) from public.submissions r where r.id = c.submission_id), s.id)) desc,
            (s.verdict = 'accepted') desc, s.queued_at desc, s.id
    ), made as (
        insert into public.submissions (id, challenge_id, version_id, profile_id, kind, original_id, language, source)
        select gen_random_uuid(), p_challenge_id, v_version, a.profile_id, 'rejudge', a.id, a.language, a.source
        from answers a order by a.profile_id
        returning id, profile_id, language
    ), waits as (
        insert into private.judge_queue (submission_id, profile_id, language, priority)
        select m.id, m.profile_id, m.language, 1 from made m
        returning profile_id
    )
    insert into private.judge_turns as t (profile_id, waiting)
    select w.profile_id, 1 from waits w order by w.profile_id
    on conflict (profile_id) do update set waiting = t.waiting + 1;
    get diagnostics v_count = row_count;
    perform pg_notify('judge', '');
    return v_count;
end
$$;
