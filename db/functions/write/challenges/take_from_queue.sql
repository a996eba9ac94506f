-- Takes a submission out of the judge's queue, while it is held under this lease (null: by no one) and, with p_until,
-- only if the lease has run out by then. Whether it happened: a verdict counts once.
-- Definer: the judge's queue is in private.
create function private.take_from_queue(p_id uuid, p_lease uuid, p_until timestamptz default null) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from private.judge_queue q
    where q.submission_id = p_id and q.lease is not distinct from p_lease and (p_until is null or q.leased_until <= p_until);
    return found;
end
$$;
