-- A job as a row of results; null once it is not listed any more.
create function private.search_job_row(p_id uuid, p_plan private.search_plan, p_in_text boolean) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
declare
    v_marks text[] := private.search_marks(p_id, p_plan);
begin
    return (
        select jsonb_build_object('id', j.id, 'title', j.title, 'company', private.company_line(j.company_id),
            'seniority', j.seniority, 'employment_type', j.employment_type, 'remote_policy', j.remote_policy,
            'places', j.places, 'pay_min', j.pay_min, 'pay_max', j.pay_max, 'pay_currency', j.pay_currency,
            'pay_period', j.pay_period, 'published_at', j.published_at,
            'skills', (
                select coalesce(jsonb_agg(jsonb_build_object('slug', k.slug, 'name', k.name,
                    'found', k.id = any (p_plan.skill_ids)) order by s.importance, s.position, k.name), '[]')
                from public.job_skills s join public.skills k on k.id = s.skill_id where s.job_opening_id = j.id),
            'marks', v_marks,
            'snippet', case when p_in_text then private.search_snippet(j.description, v_marks) end)
        from public.job_openings j where j.id = p_id and j.is_listed);
end
$$;
