-- The answers that stand behind someone's passed challenges, all or one: of each language that counts for something one
-- answer, as its newest tests judged it. Where the challenge's completion hangs on an answer, that is the one of its language.
create function private.passed_solutions(p_profile_id uuid, p_challenge_id uuid default null)
    returns table (challenge_id uuid, submission_id uuid, language text, submitted_at timestamptz, passed smallint, total smallint,
        time_ms integer, memory_kib integer, source text, is_shown boolean)
    language plpgsql stable
    set search_path = ''
as $$
begin
    return query
        with judged as (
            -- What is judged again repeats an earlier answer: its verdict takes the place of the first one.
            select distinct on (coalesce(s.original_id, s.id)) coalesce(s.original_id, s.id) as id, s.verdict, s.passed, s.total,
                s.time_ms, s.memory_kib, coalesce(n.original_id, n.id) as counted_id
            from public.challenge_completions c
            join public.submissions s on s.profile_id = c.profile_id and s.challenge_id = c.challenge_id
            left join public.submissions n on n.id = c.submission_id
            where c.profile_id = p_profile_id and (p_challenge_id is null or c.challenge_id = p_challenge_id)
              and s.kind in ('submit', 'rejudge') and s.state = 'done' and s.verdict <> 'internal_error'
            order by coalesce(s.original_id, s.id), s.queued_at desc, s.id
        )
        select distinct on (o.challenge_id, o.language) o.challenge_id, o.id, o.language, o.queued_at, j.passed, j.total,
            j.time_ms, j.memory_kib, o.source, w.submission_id is not null
        from judged j
        join public.submissions o on o.id = j.id
        left join public.shown_solutions w on w.submission_id = o.id
        where j.verdict = 'accepted'
        order by o.challenge_id, o.language, (o.id = j.counted_id) desc nulls last, o.queued_at, o.id;
end
$$;
