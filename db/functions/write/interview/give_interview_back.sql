-- An attempt that could not be scored: it comes back to its owner, who is told, and nobody sees a number. False when it
-- no longer waits.
create function private.give_interview_back(p_id uuid, p_now timestamptz) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update public.interview_attempts a set state = 'unscored', returned_at = coalesce(a.returned_at, p_now)
    where a.id = p_id and a.state = 'scoring';
    if not found then
        return false;
    end if;
    perform queue.enqueue('mail_interview', jsonb_build_object('attempt_id', p_id, 'what', 'unscored'), null, p_id || ':unscored');
    return true;
end
$$;
