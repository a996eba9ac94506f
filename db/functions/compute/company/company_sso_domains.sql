-- The mail domains that a company says are its own; `is_taken` when another company has verified it.
-- Definer: the schema auth is closed to commands.
create function private.company_sso_domains(p_company_id uuid) returns table (
    domain text, token text, verified_at timestamptz, verified_by text, checked_at timestamptz, lapsed_at timestamptz,
    missed smallint, created_at timestamptz, is_taken boolean
)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select d.domain, d.token, d.verified_at, d.verified_by, d.checked_at, d.lapsed_at, d.missed, d.created_at,
            exists (
                select from auth.sso_domains o
                where o.domain = d.domain and o.company_id <> d.company_id and o.verified_at is not null)
        from auth.sso_domains d where d.company_id = p_company_id order by d.domain;
end
$$;
