-- A page of the caller's watchlist, the last saved first, with how many there are. People whom the caller can't see (any
-- more) are neither listed nor counted. The next page begins after p_before and p_before_id of the last entry.
-- Definer: profiles of candidates are hidden from the company but for what is shown here.
create function public.get_watchlist(
    p_limit integer default 50, p_before timestamptz default null,
    p_before_id uuid default '00000000-0000-0000-0000-000000000000'
) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_limit integer := least(greatest(p_limit, 1), 100);
    v_company uuid := private.my_approved_company();
    v_people uuid[];
    v_jobs uuid[];
begin
    if not private.is_onboarded() then
        return '{"total": 0, "entries": []}';
    end if;
    v_people := private.my_watched_people();
    v_jobs := private.my_candidate_jobs();
    return jsonb_build_object('total', cardinality(v_people), 'entries', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'profile_id', p.id, 'full_name', p.full_name, 'avatar_url', p.avatar_url, 'headline', p.headline,
            'location', p.location, 'years_experience', p.years_experience, 'seniority', p.seniority,
            'availability', p.availability, 'special_rank', p.special_rank,
            'rank', (
                select r.name from public.developer_ranks r
                where not r.is_special and r.min_challenges <= p.completed_challenges
                order by r.position desc limit 1),
            'completed_challenges', p.completed_challenges, 'system_design_score', p.system_design_score,
            'phone_verified', p.phone_verified_at is not null, 'saved_at', w.created_at,
            -- Of a profile that isn't Open there is only what the interest shows.
            'slug', case when p.visibility = 'open' and private.may_see_profile(p.id, v_company) then p.slug end,
            'candidacies', (
                select coalesce(jsonb_agg(jsonb_build_object('job_interaction_id', i.id, 'job_title', j.title,
                    'decision', i.decision) order by i.created_at desc, i.id), '[]')
                from public.job_interactions i join public.job_openings j on j.id = i.job_opening_id
                where i.profile_id = p.id and i.status = 'interested' and i.decision is distinct from 'withdrawn'
                  and i.job_opening_id = any (v_jobs))) order by w.created_at desc, w.profile_id), '[]')
        from (
            select x.profile_id, x.created_at from public.watchlist x
            where x.owner_id = v_me and x.profile_id = any (v_people)
              and (p_before is null or x.created_at < p_before
                or (x.created_at = p_before and x.profile_id > p_before_id))
            order by x.created_at desc, x.profile_id
            limit v_limit) w
        join public.profiles p on p.id = w.profile_id));
end
$$;
