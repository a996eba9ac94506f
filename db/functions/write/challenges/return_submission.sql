-- Gives a claimed submission back to the queue, in its old place; an attempt that was only called off does not count. False when the lease is no longer that worker's.
create function private.return_submission(p_id uuid, p_lease uuid, p_counts boolean) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_person uuid;
begin
    update private.judge_queue q set lease = null, leased_until = null,
        attempts = q.attempts - case when p_counts then 0 else 1 end
    where q.submission_id = p_id and q.lease = p_lease
    returning q.profile_id into v_person;
    if not found then
        return false;
    end if;
    update public.submissions s set state = 'queued', started_at = null where s.id = p_id;
    perform private.end_turn(v_person);
    perform pg_notify('judge', '');
    return true;
end
$$;
