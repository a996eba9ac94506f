-- The caller's rank, what the next one needs, when each was reached, and which of these moments they were not told of yet.
-- Definer: helpers of ranks are granted to no one.
create function public.get_rank_progress() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not private.is_onboarded() then
        return null;
    end if;
    return (
        select jsonb_build_object(
            'completed', p.completed_challenges,
            'rank', private.rank_json(p.completed_challenges),
            'special_rank', (
                select jsonb_build_object('name', r.name, 'color', r.color, 'position', r.position, 'effect', r.effect)
                from public.developer_ranks r where r.is_special and r.name = p.special_rank),
            'next', (
                select jsonb_build_object('name', r.name, 'color', r.color, 'position', r.position, 'effect', r.effect,
                    'min_challenges', r.min_challenges, 'missing', r.min_challenges - p.completed_challenges)
                from public.developer_ranks r
                where not r.is_special and r.min_challenges > p.completed_challenges order by r.position limit 1),
            'ranks', (
                select jsonb_agg(jsonb_build_object('name', r.name, 'color', r.color, 'position', r.position, 'effect', r.effect,
                    'min_challenges', r.min_challenges, 'reached_at', m.reached_at) order by r.position)
                from public.developer_ranks r
                left join public.rank_moments m on m.rank = r.name and m.profile_id = p.id
                where not r.is_special),
            -- A moment that was lost again before it was seen is not told.
            'moments', (
                select coalesce(jsonb_agg(jsonb_build_object('rank', r.name, 'color', r.color, 'position', r.position,
                    'effect', r.effect, 'reached_at', m.reached_at) order by r.position), '[]')
                from public.rank_moments m join public.developer_ranks r on r.name = m.rank
                where m.profile_id = p.id and m.seen_at is null and r.min_challenges <= p.completed_challenges))
        from public.profiles p where p.id = auth.uid() and p.role = 'job_seeker');
end
$$;
