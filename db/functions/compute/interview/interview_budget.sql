-- What the caller has of this month's interviews (UTC): attempts count when they are started, unless they came back.
-- Whoever does not look for work practises; that is bounded too, because each attempt is scored.
create function private.interview_budget(p_now timestamptz)
    returns table (practice boolean, "limit" integer, used integer, resets_at timestamptz)
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    c_practice constant integer := 10;
    v_practice boolean := not private.is_seeker();
    v_month timestamp := date_trunc('month', p_now at time zone 'utc');
begin
    return query select v_practice,
        case when v_practice then c_practice else private.tier_limit('interviews_per_month') end,
        (select count(*)::integer from public.interview_attempts a
         where a.profile_id = auth.uid() and a.practice = v_practice and a.returned_at is null
           and a.started_at >= v_month at time zone 'utc' and a.started_at < (v_month + interval '1 month') at time zone 'utc'),
        (v_month + interval '1 month') at time zone 'utc';
end
$$;
