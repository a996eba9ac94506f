-- Takes one of the day's interactions if one is left. The row's own lock makes the limit hold under parallel calls;
-- day and limit are the database's at that moment.
create function private.take_daily_usage(p_kind text)
    returns table (taken boolean, used integer, "limit" integer, day date, resets_at timestamptz)
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_day date := (now() at time zone 'utc')::date;
    v_limit integer := private.tier_limit(p_kind || '_per_day');
    v_used integer;
begin
    if v_limit > 0 then
        insert into public.daily_usage as u (profile_id, kind, day, used)
        values (v_me, p_kind, v_day, 1)
        on conflict on constraint daily_usage_pkey do update set used = u.used + 1 where u.used < v_limit
        returning u.used into v_used;
    end if;
    return query select
        v_used is not null,
        coalesce(v_used, (
            select u.used from public.daily_usage u
            where u.profile_id = v_me and u.kind = p_kind and u.day = v_day), 0),
        v_limit, v_day, (v_day + 1)::timestamp at time zone 'utc';
end
$$;
