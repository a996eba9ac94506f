-- Hands the next submission to a worker, under a lease: of the people for whom nothing is being judged, those who wait
-- for an answer first, then whose programs took least lately (in whole seconds), then who was served longest ago; of
-- theirs what came first. What an earlier attempt left is thrown away. No row when nothing waits that this worker can
-- judge.
-- Definer: the judge's queue and turns are in private.
create function private.claim_submission(
    p_lease uuid, p_seconds double precision, p_languages text[], p_now timestamptz
) returns table (
    id uuid, profile_id uuid, kind text, language text, source text, custom_input jsonb, version_id uuid,
    invitation_id uuid, employer_version_id uuid, edition text)
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_person uuid;
    v_id uuid;
    v_attempt integer;
begin
    for i in 1 .. 20 loop
        select t.profile_id into v_person from private.judge_turns t
        where t.running is null and t.waiting > 0 and exists (
            select from private.judge_queue q
            where q.profile_id = t.profile_id and q.lease is null and q.language = any (p_languages))
        order by (t.urgent > 0) desc, floor(private.faded(t.used_seconds, t.used_at, p_now)), t.served_at nulls first, t.profile_id
        limit 1 for update skip locked;
        if not found then
            return;
        end if;
        update private.judge_queue q
        set lease = p_lease, leased_until = p_now + p_seconds * interval '1 second', attempts = q.attempts + 1
        where q.submission_id = (
            select n.submission_id from private.judge_queue n
            where n.profile_id = v_person and n.lease is null and n.language = any (p_languages)
            order by n.priority, n.number limit 1)
        returning q.submission_id, q.attempts into v_id, v_attempt;
        -- Counted again each time: what was taken away with a challenge may have waited.
        update private.judge_turns t
        set running = v_id, served_at = case when v_id is null then t.served_at else p_now end,
            (waiting, urgent) = (
                select count(*), count(*) filter (where q.priority = 0)
                from private.judge_queue q where q.profile_id = v_person and q.lease is null)
        where t.profile_id = v_person;
        exit when v_id is not null;
    end loop;
    if v_id is null then
        return;
    end if;
    delete from public.submission_tests t where t.submission_id = v_id;
    -- What waited while the challenge changed is judged as it is now.
    update public.submissions s
    set state = 'running', started_at = p_now, attempts = v_attempt,
        version_id = coalesce((select c.current_version_id from public.challenges c where c.id = s.challenge_id), s.version_id)
    where s.id = v_id;
    return query
    select s.id, s.profile_id, s.kind, s.language, s.source, s.custom_input, s.version_id, s.invitation_id,
        s.employer_version_id, v.edition
    from public.submissions s left join public.challenge_versions v on v.id = s.version_id
    where s.id = v_id;
end
$$;
