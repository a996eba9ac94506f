-- How a company and its jobs were seen, and how it answered: the last days, weeks or months with the period before, in UTC
-- days. For its admins and recruiters with view_analytics, null for others. What the company's tier doesn't have is null.
-- Definer: views and their days are in private, and it counts candidates whom its reader may not see one by one.
create function public.get_company_analytics(p_by text default 'day', p_count integer default 28, p_until date default null)
    returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_company();
    v_level text;
    v_before date;
    v_first date;
    v_last date;
    v_answer jsonb;
begin
    perform private.check_analytics_period(p_by, p_count, p_until);
    if v_company is null or not private.is_onboarded() or not private.has_permission('view_analytics') then
        return null;
    end if;
    v_level := private.entitlements(v_company) ->> 'analytics';
    select min(s.starts_on), min(s.starts_on) filter (where not s.is_previous), max(s.ends_before)
    into v_before, v_first, v_last
    from private.analytics_periods(p_by, p_count, coalesce(p_until, (now() at time zone 'UTC')::date)) s;
    v_answer := jsonb_build_object('level', coalesce(v_level, 'totals'), 'by', p_by, 'starts_on', v_first, 'ends_on', v_last - 1,
        'previous_starts_on', v_before, 'totals', private.company_totals(v_company, v_first, v_last),
        'previous_totals', null, 'points', null, 'jobs', null, 'challenges', null);
    if v_level is distinct from 'full' then
        return v_answer;
    end if;
    return v_answer || jsonb_build_object(
        'previous_totals', private.company_totals(v_company, v_before, v_first),
        'points', (
            with series as materialized (
                select * from private.company_series(v_company, p_by, p_count, v_last - 1)
            )
            select jsonb_agg(jsonb_build_object('starts_on', t.starts_on,
                'views', private.compared(t.views, b.views),
                'internal_views', private.compared(t.internal_views, b.internal_views),
                'viewers', private.compared(t.viewers, b.viewers),
                'interested', private.compared(t.interested, b.interested),
                'approved', private.compared(t.approved, b.approved)) order by t.place)
            from series t join series b on b.place = t.place and b.is_previous
            where not t.is_previous),
        'jobs', private.job_performance(v_company, v_before, v_first, v_last),
        'challenges', private.challenge_pass_rates(v_company, v_first, v_last));
end
$$;
