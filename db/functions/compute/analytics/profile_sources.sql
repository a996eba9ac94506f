-- Where the viewers of a profile came from in two periods, the most views first.
-- Definer: views and their days are in private.
create function private.profile_sources(p_profile_id uuid, p_before date, p_first date, p_last date) returns jsonb
    language sql stable security definer
    set search_path = ''
as $$
    select coalesce(jsonb_agg(jsonb_build_object('source', k.source, 'views', private.compared(k.now, k.earlier))
        order by k.now desc, k.earlier desc, k.source), '[]')
    from (
        select d.source, coalesce(sum(d.views) filter (where d.day >= p_first), 0) as now,
               coalesce(sum(d.views) filter (where d.day < p_first), 0) as earlier
        from private.profile_view_days d
        where d.profile_id = p_profile_id and d.day >= p_before and d.day < p_last
        group by 1) k
$$;
