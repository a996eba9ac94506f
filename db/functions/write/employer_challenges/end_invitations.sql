-- Ends up to p_limit invitations whose time is over: what was started and kept is handed in as it stands, everything
-- else expires. Both sides are told. For background work; an invitation that somebody holds at this moment is left to
-- the next call. How many were ended.
create function private.end_invitations(p_now timestamptz, p_limit integer) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_due record;
    v_handed_in boolean;
    v_ended integer := 0;
begin
    for v_due in
        select i.id, i.status, coalesce(i.ends_at, i.expires_at) as over, exists (
            select from private.challenge_answers a where a.invitation_id = i.id) as has_answer
        from public.challenge_invitations i
        where i.status in ('sent', 'opened', 'started') and coalesce(i.ends_at, i.expires_at) <= p_now
        order by coalesce(i.ends_at, i.expires_at)
        limit p_limit
        for no key update skip locked
    loop
        v_handed_in := v_due.status = 'started' and v_due.has_answer;
        begin
            if v_handed_in then
                update public.challenge_invitations i set status = 'submitted', submitted_at = v_due.over
                where i.id = v_due.id;
                perform private.judge_answer(v_due.id, p_now);
            else
                update public.challenge_invitations i set status = 'expired' where i.id = v_due.id;
            end if;
            perform queue.enqueue('mail_challenge',
                jsonb_build_object('invitation_id', v_due.id, 'what', case when v_handed_in then 'time_over' else 'expired' end),
                null, v_due.id || ':ended');
            v_ended := v_ended + 1;
        exception when sqlstate 'PT429' then
            -- The judge's queue takes no more of this person for now: a minute later it does.
            null;
        end;
    end loop;
    return v_ended;
end
$$;
