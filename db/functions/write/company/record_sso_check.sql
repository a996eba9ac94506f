-- Notes what a planned look at a domain's text record found: how many looks in a row missed it, or that its proof is taken
-- back. The domain signs no one in then, and is free for whoever owns it now.
-- Definer: the schema auth is closed to background work.
create function private.record_sso_check(
    p_company_id uuid, p_domain text, p_planned_at timestamptz, p_missed integer, p_lapses boolean
) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    update auth.sso_domains d
    set looked_at = p_planned_at, missed = p_missed,
        lapsed_at = case when p_lapses then p_planned_at else d.lapsed_at end,
        verified_at = case when not p_lapses then d.verified_at end,
        verified_by = case when not p_lapses then d.verified_by end
    where d.company_id = p_company_id and d.domain = p_domain
$$;
