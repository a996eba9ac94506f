-- review_company for the command line, which names a company by its slug.
create function private.review_company_by_slug(p_slug text, p_status text, p_reason text, p_actor_label text) returns uuid
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_id uuid := (select c.id from public.companies c where c.slug = p_slug);
begin
    perform private.review_company(v_id, p_status, p_reason, null, p_actor_label);
    return v_id;
end
$$;
