-- Ends a person's turn with the judge for one submission, and remembers for a while what it took.
-- Definer: the judge's turns are in private.
create function private.end_turn(
    p_profile_id uuid, p_submission_id uuid, p_seconds double precision default 0, p_now timestamptz default now()
) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from private.judge_turns t where t.profile_id = p_profile_id for no key update;
    -- What waited without being judged ends no one's turn.
    update private.judge_turns t
    set running = nullif(t.running, p_submission_id),
        used_seconds = private.faded(t.used_seconds, t.used_at, p_now) + greatest(p_seconds, 0), used_at = p_now,
        (waiting, urgent) = (
            select count(*), count(*) filter (where q.priority = 0)
            from private.judge_queue q where q.profile_id = p_profile_id and q.lease is null)
    where t.profile_id = p_profile_id;
end
$$;
