-- Beta feedback of a role for staff, newest first, since a moment and before a row; each is a line of
-- admin_list_feedback.
-- Definer: no role reads beta feedback.
create function private.staff_feedback(
    p_role text, p_type text, p_component text, p_since timestamptz, p_before timestamptz, p_before_id uuid, p_limit integer)
    returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select jsonb_build_object(
        'id', f.id, 'created_at', f.created_at, 'feedback_type', f.feedback_type,
        'cursor', to_char(f.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || f.id,
        'person', jsonb_build_object('id', p.id, 'full_name', p.full_name),
        'user_agent', left(f.browser_info ->> 'userAgent', 500),
        'answers', coalesce(
            (select jsonb_agg(to_jsonb(a)) from private.feedback_answers(f.responses) a), '[]'))
    from (
        select x.id, x.user_id, x.created_at, x.feedback_type, x.selected_components, x.responses, x.browser_info
        from public.beta_test_responses x where p_role = 'job_seeker'
        union all
        select x.id, x.user_id, x.created_at, x.feedback_type, x.selected_components, x.responses, x.browser_info
        from public.employer_beta_test_responses x where p_role = 'employer'
    ) f
    join public.profiles p on p.id = f.user_id
    where (select private.is_staff())
      and f.created_at >= p_since
      and (p_type is null or f.feedback_type = p_type)
      and (p_component is null or f.selected_components ? p_component)
      and (p_before is null or (f.created_at, f.id) < (p_before, p_before_id))
    order by f.created_at desc, f.id desc limit p_limit;
end
$$;
