-- Takes one decision off a day's counter. A bonus comes back by its foreign key.
-- Definer: counters are only read by clients and commands.
create function private.release_daily_quota(p_profile_id uuid, p_quota text, p_day date) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    update public.daily_usage u set used = u.used - 1
    where u.profile_id = p_profile_id and u.quota = p_quota and u.day = p_day and u.used > 0
$$;
