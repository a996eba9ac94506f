-- How often the caller's profile was seen, and what became of their interests: the last days, weeks or months with the
-- period before. A day is one in the time zone of the profile. What the caller's tier doesn't have is null; null for all
-- but job seekers.
-- Definer: views and their days are in private.
create function public.get_profile_analytics(p_by text default 'day', p_count integer default 28, p_until date default null)
    returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_level text := coalesce(private.tier_limits() ->> 'analytics', 'none');
    v_all boolean := v_level = 'advanced';
    v_zone text;
    v_before date;
    v_first date;
    v_last date;
    v_earlier timestamptz;
    v_from timestamptz;
    v_to timestamptz;
    v_answer jsonb;
begin
    perform private.check_analytics_period(p_by, p_count, p_until);
    if not private.is_onboarded() or not private.is_seeker() then
        return null;
    end if;
    select coalesce(p.timezone, 'UTC') into v_zone from public.profiles p where p.id = v_me;
    select min(s.starts_on), min(s.starts_on) filter (where not s.is_previous), max(s.ends_before)
    into v_before, v_first, v_last
    from private.analytics_periods(p_by, p_count, coalesce(p_until, (now() at time zone v_zone)::date)) s;
    v_answer := jsonb_build_object('level', v_level, 'time_zone', v_zone, 'by', p_by, 'starts_on', v_first,
        'ends_on', v_last - 1, 'previous_starts_on', v_before, 'totals', null, 'points', null, 'sources', null,
        'companies', null, 'funnel', null, 'previous_funnel', null);
    if v_level not in ('totals', 'advanced') then
        return v_answer;
    end if;
    with series as materialized (
        select * from private.profile_series(v_me, v_zone, p_by, p_count, v_last - 1)
    )
    select v_answer || jsonb_build_object(
        'points', jsonb_agg(jsonb_build_object('starts_on', t.starts_on, 'views', private.compared(t.views, b.views))
            || case when v_all then jsonb_build_object(
                'viewers', private.compared(t.viewers, b.viewers),
                'appearances', private.compared(t.appearances, b.appearances),
                'interested', private.compared(t.interested, b.interested),
                'approved', private.compared(t.approved, b.approved))
            else '{"viewers": null, "appearances": null, "interested": null, "approved": null}' end order by t.place),
        'totals', jsonb_build_object(
            'views', private.compared(sum(t.views), sum(b.views)),
            'viewers', case when v_all then private.compared(
                private.profile_viewers(v_me, v_first, v_last), private.profile_viewers(v_me, v_before, v_first)) end,
            'appearances', case when v_all then private.compared(sum(t.appearances), sum(b.appearances)) end))
    into v_answer
    from series t join series b on b.place = t.place and b.is_previous
    where not t.is_previous;
    if not v_all then
        return v_answer;
    end if;
    v_earlier := v_before::timestamp at time zone v_zone;
    v_from := v_first::timestamp at time zone v_zone;
    v_to := v_last::timestamp at time zone v_zone;
    return v_answer || jsonb_build_object(
        'sources', private.profile_sources(v_me, v_before, v_first, v_last),
        'companies', private.viewing_companies(v_me, v_from, v_to),
        'funnel', private.profile_funnel(v_me, v_from, v_to),
        'previous_funnel', private.profile_funnel(v_me, v_earlier, v_from));
end
$$;
