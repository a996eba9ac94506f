-- How many job invitations the caller's company has sent this month, and how many its tier allows.
-- Definer: the counters are in private.
create function private.job_invitation_quota(p_now timestamptz)
    returns table (monthly_limit integer, used integer, resets_at timestamptz)
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_company();
    v_month date := date_trunc('month', p_now at time zone 'utc')::date;
begin
    return query
    select private.company_limit(v_company, 'job_invitations_per_month'), coalesce((
               select u.used from private.job_invitation_usage u where u.company_id = v_company and u.month = v_month), 0),
           (v_month + interval '1 month') at time zone 'utc';
end
$$;
