-- Counts a run of a practice design in a person's window, which begins with its first run. A row if there was room.
-- The key is a hash of the person's id, as forget_limits has it.
-- Definer: no role of a command writes auth.rate_limits.
create function private.count_practice_run(
    p_profile_id uuid, p_now timestamptz, p_resets_at timestamptz, p_limit integer) returns table (used integer)
    language sql volatile security definer
    set search_path = ''
as $$
    insert into auth.rate_limits as l (kind, key, used, resets_at)
    values ('practice_run', sha256(convert_to(p_profile_id::text, 'UTF8')), 1, p_resets_at)
    on conflict (kind, key) do update
    set used = case when l.resets_at <= p_now then 1 else l.used + 1 end,
        resets_at = case when l.resets_at <= p_now then excluded.resets_at else l.resets_at end
    where l.resets_at <= p_now or l.used < p_limit
    returning l.used
$$;
