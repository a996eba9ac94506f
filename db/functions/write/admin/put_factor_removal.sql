-- Writes down that a member of staff asks to take a second factor off; one that is over makes room.
-- Definer: no role holds anything on private.factor_removals.
create function private.put_factor_removal(
    p_factor_id uuid, p_profile_id uuid, p_asked_by uuid, p_reason text, p_now timestamptz, p_expires_at timestamptz
) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from private.factor_removals r where r.expires_at <= p_now;
    insert into private.factor_removals as r (factor_id, profile_id, asked_by, reason, created_at, expires_at)
    values (p_factor_id, p_profile_id, p_asked_by, p_reason, p_now, p_expires_at)
    on conflict (factor_id) do update
    set asked_by = excluded.asked_by, reason = excluded.reason, created_at = excluded.created_at,
        expires_at = excluded.expires_at;
end
$$;
