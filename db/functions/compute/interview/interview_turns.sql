-- What was said in an attempt, as both sides read it.
-- Definer: staff read attempts of others, whose events policies show to their owner alone.
create function private.interview_turns(p_attempt_id uuid)
    returns table (sequence integer, "from" jsonb, text text, call_id uuid, at timestamptz)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select e.sequence, e.data -> 'from', e.data ->> 'text', e.call_id, e.at
        from public.interview_events e
        where e.attempt_id = p_attempt_id and e.kind = 'turn'
        order by e.sequence;
end
$$;
