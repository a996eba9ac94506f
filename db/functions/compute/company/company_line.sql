-- A company in one line of a list.
create function private.company_line(p_company_id uuid) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'logo_url', c.logo_url, 'size', c.size)
        from public.companies c where c.id = p_company_id);
end
$$;
