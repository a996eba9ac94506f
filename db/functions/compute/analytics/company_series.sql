-- What happened around a company in each day, week or month of two periods, with people counted once in each. Answers are
-- counted where the interest was expressed.
-- Definer: views and their days are in private.
create function private.company_series(p_company_id uuid, p_by text, p_count integer, p_until date)
    returns table (place integer, is_previous boolean, starts_on date, views bigint, internal_views bigint, viewers bigint,
        interested bigint, approved bigint)
    language sql stable security definer
    set search_path = ''
as $$
    with periods as materialized (
        select * from private.analytics_periods(p_by, p_count, p_until)
    ), span as materialized (
        select min(s.starts_on) as first, max(s.ends_before) as last from periods s
    ), views as (
        select date_trunc(p_by, d.day::timestamp)::date as starts_on, sum(d.views)::bigint as count,
               sum(d.views) filter (where d.is_internal)::bigint as internal
        from private.company_view_days d
        where d.company_id = p_company_id and d.day >= (select s.first from span s) and d.day < (select s.last from span s)
        group by 1
    ), viewers as (
        select date_trunc(p_by, d.day::timestamp)::date as starts_on, count(distinct (d.viewer_id, d.visitor)) as count
        from private.company_viewer_days d
        where d.company_id = p_company_id and d.day >= (select s.first from span s) and d.day < (select s.last from span s)
        group by 1
    ), interests as (
        select date_trunc(p_by, i.day::timestamp)::date as starts_on, count(*) as count,
               count(*) filter (where i.decision = 'approved') as approved
        from span s cross join lateral private.company_interests(p_company_id, s.first, s.last) i
        group by 1
    )
    select s.place, s.is_previous, s.starts_on, coalesce(v.count, 0), coalesce(v.internal, 0), coalesce(w.count, 0),
           coalesce(i.count, 0), coalesce(i.approved, 0)
    from periods s
    left join views v on v.starts_on = s.starts_on
    left join viewers w on w.starts_on = s.starts_on
    left join interests i on i.starts_on = s.starts_on
$$;
