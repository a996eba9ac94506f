-- A domain whose text record was planned to be looked at, held until the transaction ends; no row when it was removed,
-- has another token, or another look was planned since.
-- Definer: the schema auth is closed to background work.
create function private.hold_sso_look(p_company_id uuid, p_domain text, p_token text, p_planned_at timestamptz)
    returns table (verified_by text, missed smallint, was_looked_at boolean, has_lapsed boolean)
    language sql volatile security definer
    set search_path = ''
as $$
    select d.verified_by, d.missed, coalesce(d.looked_at = p_planned_at, false), coalesce(d.lapsed_at = p_planned_at, false)
    from auth.sso_domains d
    where d.company_id = p_company_id and d.domain = p_domain and d.token = p_token
      and d.look_planned_at = p_planned_at
    for update
$$;
