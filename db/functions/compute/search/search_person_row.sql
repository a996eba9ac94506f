-- A person as a row of results; null once the profile is not open any more.
create function private.search_person_row(p_id uuid, p_plan private.search_plan, p_in_text boolean) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
declare
    v_marks text[] := private.search_marks(p_id, p_plan);
begin
    return (
        select jsonb_build_object('id', p.id, 'slug', p.slug, 'full_name', p.full_name, 'avatar_url', p.avatar_url,
            'headline', p.headline, 'location', p.location, 'years_experience', p.years_experience,
            'seniority', p.seniority, 'availability', p.availability, 'rank', private.rank_json(p.completed_challenges),
            'special_rank', p.special_rank, 'completed_challenges', p.completed_challenges,
            'system_design_score', p.system_design_score,
            'skills', (
                select coalesce(jsonb_agg(jsonb_build_object('name', s.name,
                    'found', coalesce(s.skill_id = any (p_plan.skill_ids), false)) order by s.position, s.name), '[]')
                from public.profile_skills s where s.profile_id = p.id),
            'marks', v_marks,
            'snippet', case when p_in_text then private.search_snippet((
                select concat_ws(E'\n', p.about, string_agg(concat_ws(', ', e.title, e.company_name, e.summary), '. '
                    order by e.started_on desc))
                from public.experiences e where e.profile_id = p.id), v_marks) end)
        from public.profiles p
        where p.id = p_id and p.visibility = 'open' and p.role = 'job_seeker' and p.is_active and not p.needs_onboarding);
end
$$;
