-- Whether somebody has completed a challenge: the one place that says so. They have while an answer of theirs is accepted
-- by the tests as they are now. A completion from earlier tests stands until its own answer has failed the newer ones.
create function private.settle_completion(p_profile_id uuid, p_challenge_id uuid) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_current uuid := (select c.current_version_id from public.challenges c where c.id = p_challenge_id);
    v_answer record;
begin
    select s.id, s.language, o.queued_at into v_answer
    from public.submissions s
    join public.submissions o on o.id = coalesce(s.original_id, s.id)
    where s.profile_id = p_profile_id and s.challenge_id = p_challenge_id and s.version_id = v_current
      and s.kind in ('submit', 'rejudge') and s.verdict = 'accepted'
    order by o.queued_at, s.queued_at, s.id limit 1;
    if found then
        insert into public.challenge_completions as c
            (challenge_id, profile_id, completed_at, first_completed_at, submission_id, version_id, language)
        values (p_challenge_id, p_profile_id, v_answer.queued_at, coalesce((
            select min(o.queued_at) from public.submissions o
            where o.profile_id = p_profile_id and o.challenge_id = p_challenge_id and o.kind = 'submit' and o.verdict = 'accepted'),
            v_answer.queued_at), v_answer.id, v_current, v_answer.language)
        on conflict (profile_id, challenge_id) do update
        set completed_at = excluded.completed_at, submission_id = excluded.submission_id, version_id = excluded.version_id,
            language = excluded.language
        where c.submission_id is distinct from excluded.submission_id;
    else
        delete from public.challenge_completions c
        where c.profile_id = p_profile_id and c.challenge_id = p_challenge_id and c.version_id is distinct from v_current
          and exists (
              select from public.submissions r
              where r.profile_id = p_profile_id and r.challenge_id = p_challenge_id and r.kind = 'rejudge'
                and r.version_id = v_current and r.state = 'done' and r.verdict <> 'internal_error'
                and r.original_id = coalesce((
                    select coalesce(o.original_id, o.id) from public.submissions o where o.id = c.submission_id), r.original_id));
    end if;
end
$$;
