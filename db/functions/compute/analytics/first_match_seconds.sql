-- How long a company's jobs waited from publishing to their first match: the median of the jobs whose first match was in
-- a time. Null without one.
-- Definer: it reads decisions about candidates whom its reader may not see.
create function private.first_match_seconds(p_company_id uuid, p_from date, p_before date) returns bigint
    language sql stable security definer
    set search_path = ''
as $$
    select round(percentile_cont(0.5) within group (order by extract(epoch from m.decided_at - j.published_at)))::bigint
    from public.job_openings j
    cross join lateral (
        select i.decided_at from public.job_interactions i
        where i.job_opening_id = j.id and i.status = 'interested' and i.decision = 'approved'
          and i.decided_at >= j.published_at
        order by i.decided_at limit 1) m
    where j.company_id = p_company_id
      and m.decided_at >= p_from::timestamp at time zone 'UTC' and m.decided_at < p_before::timestamp at time zone 'UTC'
$$;
