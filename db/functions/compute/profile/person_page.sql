-- A person as others may see them. Who may, is the caller's (get_public_profile, get_candidate) to decide.
create function private.person_page(p_id uuid) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object(
            'id', p.id, 'slug', p.slug, 'full_name', p.full_name, 'avatar_url', p.avatar_url, 'headline', p.headline,
            'about', p.about, 'location', p.location, 'years_experience', p.years_experience, 'seniority', p.seniority,
            'availability', p.availability, 'visibility', p.visibility, 'rank', private.rank_json(p.completed_challenges),
            'special_rank', p.special_rank, 'completed_challenges', p.completed_challenges,
            'system_design_score', p.system_design_score, 'interview', private.shown_interview(p.id), 'phone_verified', p.phone_verified_at is not null,
            'engineer_badge', coalesce((private.entitlements(p.id) ->> 'engineer_badge')::boolean, false),
            'skills', (
                select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'slug', k.slug, 'level', s.level, 'years', s.years,
                    'proved', case when v.grade is not null then jsonb_build_object('grade', v.grade, 'challenges', v.passed,
                        'hard', v.hard, 'last_completed_at', v.last, 'interview', v.interview) end)
                    order by s.position, s.name), '[]')
                from public.profile_skills s
                left join public.skills k on k.id = s.skill_id
                left join private.proved_skills(p.id) v on v.skill_id = s.skill_id
                where s.profile_id = p.id),
            'experiences', (
                select coalesce(jsonb_agg(to_jsonb(e) - 'profile_id' order by e.ended_on desc nulls first, e.started_on desc), '[]')
                from public.experiences e where e.profile_id = p.id),
            'educations', (
                select coalesce(jsonb_agg(to_jsonb(e) - 'profile_id' order by e.started_on desc nulls last), '[]')
                from public.educations e where e.profile_id = p.id),
            'links', (
                -- How a link was proved and what its checks found is its owner's alone.
                select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'label', l.label, 'url', l.url,
                    'position', l.position, 'created_at', l.created_at,
                    'verified_on', (l.verified_at at time zone 'utc')::date) order by l.position, l.created_at), '[]')
                from public.profile_links l where l.profile_id = p.id),
            'repositories', private.shown_repositories(p.id),
            'languages', (
                select coalesce(jsonb_agg(to_jsonb(l) - array['profile_id', 'created_at'] order by l.position, l.name), '[]')
                from public.profile_languages l where l.profile_id = p.id),
            'certificates', (
                select coalesce(jsonb_agg(to_jsonb(c) - array['profile_id', 'created_at']
                    order by c.issued_on desc nulls last, c.name, c.id), '[]')
                from public.profile_certificates c where c.profile_id = p.id),
            -- A smaller tier hides what is over its cap, and deletes nothing.
            'projects', (
                select coalesce(jsonb_agg(to_jsonb(f) - array['profile_id', 'skill_ids'] order by f.position), '[]')
                from (
                    select * from public.featured_projects x where x.profile_id = p.id order by x.position
                    limit (private.entitlements(p.id) ->> 'featured_projects')::integer) f),
            'challenges', (
                select coalesce(jsonb_agg(jsonb_build_object('title', h.title, 'slug', h.slug, 'difficulty', h.difficulty,
                    'topic', h.topic, 'language', c.language, 'completed_at', c.completed_at) order by c.completed_at desc), '[]')
                from public.challenge_completions c join public.challenges h on h.id = c.challenge_id
                where c.profile_id = p.id),
            'is_own', p.id is not distinct from auth.uid())
        from public.profiles p where p.id = p_id);
end
$$;
