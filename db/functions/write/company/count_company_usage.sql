-- Counts one use of a company in a month in a table of private that has a row for each (invitation_usage,
-- job_invitation_usage), if p_limit (null: none) leaves one. The row's own lock makes the limit hold under parallel calls;
-- what was counted goes back only with the transaction. Returns how many are used by then, or no row.
-- Definer: the counters are in private.
create function private.count_company_usage(p_counter text, p_company_id uuid, p_month date, p_limit integer)
    returns setof integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return query execute format(
        'insert into private.%I as u (company_id, month, used)
         select $1, $2, 1 where $3 is null or $3 > 0
         on conflict (company_id, month) do update set used = u.used + 1 where $3 is null or u.used < $3
         returning u.used', p_counter)
    using p_company_id, p_month, p_limit;
end
$$;
