-- How each job of a company did in two periods: jobs that are open, and others that were seen or found interest in one of
-- them. The most views first, 500 at most.
-- Definer: views and their days are in private, and it counts candidates whom its reader may not see one by one.
create function private.job_performance(p_company_id uuid, p_before date, p_first date, p_last date) returns jsonb
    language sql stable security definer
    set search_path = ''
as $$
    with views as (
        select j.id, sum(d.views) filter (where d.day >= p_first) as now, sum(d.views) filter (where d.day < p_first) as earlier
        from public.job_openings j
        join private.job_view_days d on d.job_opening_id = j.id and d.day >= p_before and d.day < p_last
        where j.company_id = p_company_id
        group by 1
    ), interests as (
        select i.job_opening_id as id,
               count(*) filter (where i.day >= p_first) as now,
               count(*) filter (where i.day < p_first) as earlier,
               count(*) filter (where i.day >= p_first and i.decision = 'approved') as approved,
               count(*) filter (where i.day < p_first and i.decision = 'approved') as approved_earlier,
               count(*) filter (where i.day >= p_first and i.has_conversation) as conversations,
               count(*) filter (where i.day < p_first and i.has_conversation) as conversations_earlier
        from private.company_interests(p_company_id, p_before, p_last) i
        group by 1
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'title', k.title, 'status', k.status,
        'views', private.compared(k.views, k.views_earlier),
        'interested', private.compared(k.interested, k.interested_earlier),
        'approved', private.compared(k.approved, k.approved_earlier),
        'conversations', private.compared(k.conversations, k.conversations_earlier))
        order by k.views desc nulls last, k.title, k.id), '[]')
    from (
        select j.id, j.title, j.status, v.now as views, v.earlier as views_earlier, i.now as interested,
               i.earlier as interested_earlier, i.approved, i.approved_earlier, i.conversations, i.conversations_earlier
        from public.job_openings j
        left join views v on v.id = j.id
        left join interests i on i.id = j.id
        where j.company_id = p_company_id and (j.status = 'open' or v.id is not null or i.id is not null)
        order by v.now desc nulls last, j.title, j.id
        limit 500) k
$$;
