-- Different people who saw a profile in the days from one to before another. Without an account, one counts once a day.
-- Definer: views and their days are in private.
create function private.profile_viewers(p_profile_id uuid, p_from date, p_before date) returns bigint
    language sql stable security definer
    set search_path = ''
as $$
    select count(distinct (d.viewer_id, d.visitor)) from private.profile_viewer_days d
    where d.profile_id = p_profile_id and d.day >= p_from and d.day < p_before
$$;
