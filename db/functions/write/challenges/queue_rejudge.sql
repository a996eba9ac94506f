-- Queues one answer to be judged by its challenge as it is now.
create function private.queue_rejudge(p_id uuid) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_new uuid := gen_random_uuid();
    v_made record;
begin
    insert into public.submissions (id, challenge_id, version_id, profile_id, kind, original_id, language, source)
    select v_new, s.challenge_id, c.current_version_id, s.profile_id, 'rejudge', coalesce(s.original_id, s.id), s.language, s.source
    from public.submissions s join public.challenges c on c.id = s.challenge_id
    where s.id = p_id
    returning profile_id, language into v_made;
    if found then
        insert into private.judge_queue (submission_id, profile_id, language, priority)
        values (v_new, v_made.profile_id, v_made.language, 1);
        insert into private.judge_turns as t (profile_id, waiting) values (v_made.profile_id, 1)
        on conflict (profile_id) do update set waiting = t.waiting + 1;
        perform pg_notify('judge', '');
    end if;
end
$$;
