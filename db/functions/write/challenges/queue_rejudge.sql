-- Queues one answer to be judged by its challenge as it is now.
-- Definer: the judge's queue is in private.
create function private.queue_rejudge(p_id uuid) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    with made as (
        insert into public.submissions (id, challenge_id, version_id, profile_id, kind, original_id, language, source)
        select gen_random_uuid(), s.challenge_id, c.current_version_id, s.profile_id, 'rejudge', coalesce(s.original_id, s.id),
            s.language, s.source
        from public.submissions s join public.challenges c on c.id = s.challenge_id
        where s.id = p_id
        returning id, profile_id, language
    ), waits as (
        insert into private.judge_queue (submission_id, profile_id, language, priority)
        select m.id, m.profile_id, m.language, 1 from made m
        returning profile_id
    )
    insert into private.judge_turns as t (profile_id, waiting) select w.profile_id, 1 from waits w
    on conflict (profile_id) do update set waiting = t.waiting + 1;
    perform pg_notify('judge', '');
end
$$;
