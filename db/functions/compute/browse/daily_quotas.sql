-- What is left of the caller's day, and the bonuses that wait for a day of their choice.
-- Definer: no role holds anything on interaction_bonuses.
create function private.daily_quotas() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_day date := (now() at time zone 'utc')::date;
    v_limits jsonb := private.tier_limits();
begin
    return (
        select jsonb_build_object('day', v_day, 'resets_at', (v_day + 1)::timestamp at time zone 'utc', 'server_now', now(),
                'bonus', private.bonus_left())
            || jsonb_object_agg(k.quota, jsonb_build_object(
                'used', coalesce(u.used, 0), 'limit', k.most, 'left', greatest(0, k.most - coalesce(u.used, 0))))
        from (
            select quota, coalesce((v_limits ->> (quota || '_per_day'))::integer, 0) as most
            from unnest(array['discover', 'featured']) quota) k
        left join public.daily_usage u on u.profile_id = auth.uid() and u.quota = k.quota and u.day = v_day);
end
$$;
