-- Takes back what was asked for a second factor.
-- Definer: no role holds anything on private.factor_removals.
create function private.drop_factor_removal(p_factor_id uuid) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from private.factor_removals r where r.factor_id = p_factor_id;
end
$$;
