-- The confirmed addresses of a company's active admins, for emails that a command or background work writes: of the
-- caller's own company, or of any for staff and the background. Never returned to a client.
-- Definer: no role of a command reads auth.users.
create function private.company_admin_addresses(p_company_id uuid) returns setof text
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select u.email::text
        from public.profiles p
        join auth.users u on u.id = p.id and u.email is not null and u.email_confirmed_at is not null and u.deleted_at is null
        where p.company_id = p_company_id and p.company_role = 'admin' and p.is_active
          and (auth.uid() is null or private.is_staff()
               or p_company_id = (select me.company_id from public.profiles me where me.id = auth.uid()))
        order by p.created_at, p.id;
end
$$;
