-- Gives a claimed submission back to the queue, in its old place; an attempt that was only called off does not count. With
-- p_until only if the lease has run out by then. Whether it happened: not when the lease is no longer that worker's.
-- Definer: the judge's queue is in private.
create function private.return_submission(p_id uuid, p_lease uuid, p_counts boolean, p_until timestamptz default null)
returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_person uuid;
begin
    update private.judge_queue q set lease = null, leased_until = null,
        attempts = q.attempts - case when p_counts then 0 else 1 end
    where q.submission_id = p_id and q.lease = p_lease and (p_until is null or q.leased_until <= p_until)
    returning q.profile_id into v_person;
    if not found then
        return false;
    end if;
    update public.submissions s set state = 'queued', started_at = null where s.id = p_id;
    perform private.end_turn(v_person, p_id);
    perform pg_notify('judge', '');
    return true;
end
$$;
