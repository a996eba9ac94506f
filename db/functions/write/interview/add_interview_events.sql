-- Adds what happened to an attempt of the caller's that runs, whose row the caller of this holds: [{kind, data}]. The
-- turns among it, as both sides read them.
create function private.add_interview_events(p_id uuid, p_call_id uuid, p_events jsonb, p_now timestamptz) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_last integer;
begin
    if not exists (
        select from public.interview_attempts a where a.id = p_id and a.profile_id = auth.uid() and a.state = 'running')
    then
        raise exception 'not_found' using errcode = 'PT404';
    end if;
    select coalesce(max(e.sequence), 0) into v_last from public.interview_events e where e.attempt_id = p_id;
    insert into public.interview_events (attempt_id, sequence, profile_id, kind, data, call_id, at)
    select p_id, v_last + x.n, auth.uid(), x.event ->> 'kind', x.event -> 'data', p_call_id, p_now
    from jsonb_array_elements(p_events) with ordinality x (event, n);
    return (
        select coalesce(jsonb_agg(jsonb_build_object('sequence', e.sequence, 'from', e.data -> 'from', 'text', e.data -> 'text',
            'at', e.at) order by e.sequence), '[]')
        from public.interview_events e where e.attempt_id = p_id and e.sequence > v_last and e.kind = 'turn');
end
$$;
