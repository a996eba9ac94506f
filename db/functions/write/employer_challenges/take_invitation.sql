-- Takes one of the month's challenge invitations of the caller's company, if one is left. The row's own lock makes the
-- limit hold under parallel calls; what was taken goes back only with the transaction.
create function private.take_invitation(p_now timestamptz) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_approved_company();
    v_limit integer := private.company_limit(v_company, 'invitations_per_month');
    v_used integer;
begin
    if v_company is null or v_limit <= 0 then
        return false;
    end if;
    insert into private.invitation_usage as u (company_id, month, used)
    values (v_company, date_trunc('month', p_now at time zone 'utc')::date, 1)
    on conflict on constraint invitation_usage_pkey do update set used = u.used + 1
        where v_limit is null or u.used < v_limit
    returning u.used into v_used;
    return v_used is not null;
end
$$;
