-- Makes a person a member of a company, which ends their onboarding. A null slug keeps the one they have.
-- Definer: company and company role of a profile are not writable for anyone.
create function private.join_company(
    p_profile_id uuid, p_company_id uuid, p_company_role text, p_full_name text, p_slug text
) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    update public.profiles p
    set role = 'employer', company_id = p_company_id, company_role = p_company_role, needs_onboarding = false,
        full_name = p_full_name, slug = coalesce(p_slug, p.slug)
    where p.id = p_profile_id
$$;
