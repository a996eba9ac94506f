-- Says by the hand of staff that a claimed domain is a company's, or takes that back. What was proved keeps its time.
-- Definer: no role of a command writes auth.sso_domains.
create function private.put_sso_proof(p_domain text, p_company_id uuid, p_verified boolean) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update auth.sso_domains d
    set verified_at = case when p_verified then coalesce(d.verified_at, now()) end,
        verified_by = case when p_verified then coalesce(d.verified_by, 'staff') end,
        lapsed_at = case when not p_verified then d.lapsed_at end, missed = 0
    where d.domain = p_domain and d.company_id = p_company_id;
end
$$;
