-- Counts one job invitation of a company in a month, if p_limit (null: none) leaves one. The row's own lock makes the limit
-- hold under parallel calls. Returns how many are used by then, or no row.
-- Definer: the counters are in private.
create function private.count_job_invitation(p_company_id uuid, p_month date, p_limit integer) returns setof integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return query
    insert into private.job_invitation_usage as u (company_id, month, used)
    select p_company_id, p_month, 1 where p_limit is null or p_limit > 0
    on conflict on constraint job_invitation_usage_pkey do update set used = u.used + 1
        where p_limit is null or u.used < p_limit
    returning u.used;
end
$$;
