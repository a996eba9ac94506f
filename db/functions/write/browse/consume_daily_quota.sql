-- Counts one more decision of a day unless the limit is reached; the count, or null when nothing was counted. The row's
-- own lock makes the limit hold under parallel calls.
-- Definer: counters are only read by clients and commands.
create function private.consume_daily_quota(p_profile_id uuid, p_quota text, p_day date, p_limit integer) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_used integer;
begin
    if p_limit > 0 then
        insert into public.daily_usage as u (profile_id, quota, day, used)
        values (p_profile_id, p_quota, p_day, 1)
        on conflict on constraint daily_usage_pkey do update set used = u.used + 1 where u.used < p_limit
        returning u.used into v_used;
    end if;
    return v_used;
end
$$;
