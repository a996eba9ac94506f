-- What is asked for a second factor, for staff; null when nothing is, or no longer.
-- Definer: no role holds anything on private.factor_removals.
create function private.factor_removal(p_factor_id uuid, p_now timestamptz) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object('asked_by', jsonb_build_object('id', a.id, 'full_name', a.full_name),
            'is_mine', a.id = auth.uid(), 'reason', r.reason, 'created_at', r.created_at, 'expires_at', r.expires_at)
        from private.factor_removals r join public.profiles a on a.id = r.asked_by
        where r.factor_id = p_factor_id and r.expires_at > p_now and (select private.is_staff()));
end
$$;
