-- Different people who saw a company's page or one of its jobs in the days from one to before another. Without an account,
-- one counts once a day.
-- Definer: views and their days are in private.
create function private.company_viewers(p_company_id uuid, p_from date, p_before date) returns bigint
    language sql stable security definer
    set search_path = ''
as $$
    select count(distinct (d.viewer_id, d.visitor)) from private.company_viewer_days d
    where d.company_id = p_company_id and d.day >= p_from and d.day < p_before
$$;
