-- Makes a company with the caller as its admin, pending approval, and ends the caller's onboarding. Only for an
-- active employer without a company; else returns no row.
create function private.found_company(p_name text, p_full_name text, p_website text default null)
    returns table (company_id uuid, slug text)
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_id uuid := gen_random_uuid();
    v_slug text;
begin
    perform from public.profiles p
    where p.id = v_me and p.role = 'employer' and p.company_id is null
    for no key update;
    if not found or not private.caller_active() then
        return;
    end if;
    v_slug := private.unique_slug('companies', p_name);
    insert into public.companies (id, slug, name, website)
    values (v_id, v_slug, trim(p_name), p_website);
    update public.profiles p
    set company_id = v_id, company_role = 'admin', needs_onboarding = false,
        full_name = coalesce(nullif(trim(p_full_name), ''), p.full_name),
        slug = private.unique_slug('profiles', coalesce(nullif(trim(p_full_name), ''), p.full_name))
    where p.id = v_me;
    return query select v_id, v_slug;
end
$$;
