-- One limit of a company's tier, as content says; null is no limit, and a tier that does not name it allows none.
-- Definer: a company's tier is in private.
create function private.company_limit(p_company_id uuid, p_key text) returns integer
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_limits jsonb := private.entitlements(p_company_id);
begin
    return case when v_limits ? p_key then (v_limits ->> p_key)::integer else 0 end;
end
$$;
