-- Prolongs a worker's claim; false when it is no longer that worker's.
-- Definer: the judge's queue is in private.
create function private.renew_submission(p_id uuid, p_lease uuid, p_seconds double precision, p_now timestamptz) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update private.judge_queue q set leased_until = p_now + p_seconds * interval '1 second'
    where q.submission_id = p_id and q.lease = p_lease;
    return found;
end
$$;
