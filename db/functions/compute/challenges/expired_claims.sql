-- Submissions that a worker claimed and did not finish before its lease ran out, the oldest first.
-- Definer: the judge's queue is in private.
create function private.expired_claims(p_now timestamptz) returns table (id uuid, lease uuid, attempts smallint)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select q.submission_id, q.lease, q.attempts from private.judge_queue q
    where q.lease is not null and q.leased_until <= p_now
    order by q.leased_until limit 50;
end
$$;
