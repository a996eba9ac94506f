-- A company's promise clock: the days it promised, how often it kept them once there was anyone to answer, and how
-- long half of its newest answers took at most.
create function private.promise_json(p_company_id uuid) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object(
            'response_days', c.response_days,
            'kept_percent', p.kept_percent,
            'decided', coalesce(p.decided, 0),
            'answered', coalesce(p.answered, 0),
            'median_seconds', p.median_seconds)
        from public.companies c
        left join private.company_promises p on p.company_id = c.id
        where c.id = p_company_id);
end
$$;
