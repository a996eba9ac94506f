-- Makes a company that waits for approval, with an address made of its name; its address.
-- Definer: companies are not insertable for anyone.
create function private.write_company(p_id uuid, p_name text, p_website text) returns text
    language sql volatile security definer
    set search_path = ''
as $$
    insert into public.companies (id, slug, name, website)
    values (p_id, private.unique_slug('companies', p_name), trim(p_name), p_website)
    returning slug
$$;
