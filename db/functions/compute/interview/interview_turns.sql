-- What was said in an attempt, as both sides read it; of one call of the candidate, or all of it.
create function private.interview_turns(p_attempt_id uuid, p_call_id uuid default null) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select coalesce(jsonb_agg(jsonb_build_object('sequence', e.sequence, 'from', e.data -> 'from', 'text', e.data -> 'text',
            'at', e.at) order by e.sequence), '[]')
        from public.interview_events e
        where e.attempt_id = p_attempt_id and e.kind = 'turn' and (p_call_id is null or e.call_id = p_call_id));
end
$$;
