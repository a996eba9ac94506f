-- A company's interview steps, in order.
create function private.steps_json(p_company_id uuid) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (
        select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'description', s.description,
            'duration_minutes', s.duration_minutes) order by s.position), '[]')
        from public.interview_steps s where s.company_id = p_company_id);
end
$$;
