-- What happened to a person's profile and interests in each day, week or month of two periods, with people counted once
-- in each. Answers are counted where the interest was expressed.
-- Definer: views and their days are in private.
create function private.profile_series(p_profile_id uuid, p_zone text, p_by text, p_count integer, p_until date)
    returns table (place integer, is_previous boolean, starts_on date, views bigint, viewers bigint, appearances bigint,
        interested bigint, approved bigint)
    language sql stable security definer
    set search_path = ''
as $$
    with periods as materialized (
        select * from private.analytics_periods(p_by, p_count, p_until)
    ), span as materialized (
        select min(s.starts_on) as first, max(s.ends_before) as last from periods s
    ), views as (
        select date_trunc(p_by, d.day::timestamp)::date as starts_on, sum(d.views)::bigint as count
        from private.profile_view_days d
        where d.profile_id = p_profile_id and d.day >= (select s.first from span s) and d.day < (select s.last from span s)
        group by 1
    ), viewers as (
        select date_trunc(p_by, d.day::timestamp)::date as starts_on, count(distinct (d.viewer_id, d.visitor)) as count
        from private.profile_viewer_days d
        where d.profile_id = p_profile_id and d.day >= (select s.first from span s) and d.day < (select s.last from span s)
        group by 1
    ), appearances as (
        select date_trunc(p_by, d.day::timestamp)::date as starts_on, sum(d.appearances)::bigint as count
        from private.search_appearance_days d
        where d.profile_id = p_profile_id and d.day >= (select s.first from span s) and d.day < (select s.last from span s)
        group by 1
    ), interests as (
        select date_trunc(p_by, i.created_at at time zone p_zone)::date as starts_on, count(*) as count,
               count(*) filter (where i.decision = 'approved') as approved
        from public.job_interactions i
        where i.profile_id = p_profile_id and i.status = 'interested'
          and i.created_at >= (select s.first::timestamp at time zone p_zone from span s)
          and i.created_at < (select s.last::timestamp at time zone p_zone from span s)
        group by 1
    )
    select s.place, s.is_previous, s.starts_on, coalesce(v.count, 0), coalesce(w.count, 0), coalesce(a.count, 0),
           coalesce(i.count, 0), coalesce(i.approved, 0)
    from periods s
    left join views v on v.starts_on = s.starts_on
    left join viewers w on w.starts_on = s.starts_on
    left join appearances a on a.starts_on = s.starts_on
    left join interests i on i.starts_on = s.starts_on
$$;
