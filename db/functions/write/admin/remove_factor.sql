-- Takes a second factor off; what was asked for it goes with it.
-- Definer: no role of a command writes auth.mfa_factors.
create function private.remove_factor(p_factor_id uuid) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from auth.mfa_factors f where f.id = p_factor_id;
end
$$;
