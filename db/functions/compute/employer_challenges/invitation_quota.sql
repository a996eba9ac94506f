-- What the caller's company may still send this month: {"limit", "used", "resets_at"}; a limit of null is none.
-- Definer: the counters are in private.
create function private.invitation_quota(p_now timestamptz) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_company();
    v_month date := date_trunc('month', p_now at time zone 'utc')::date;
begin
    return jsonb_build_object(
        'limit', private.company_limit(v_company, 'invitations_per_month'),
        'used', coalesce((
            select u.used from private.invitation_usage u where u.company_id = v_company and u.month = v_month), 0),
        'resets_at', (v_month + interval '1 month') at time zone 'utc');
end
$$;
