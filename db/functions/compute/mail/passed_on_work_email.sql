-- Whom to tell that a colleague's work is theirs now: an active member's confirmed address and company. For background
-- work; never returned to a client.
-- Definer: no role of a command reads auth.users.
create function private.passed_on_work_email(p_member uuid) returns table (address text, company text, is_admin boolean)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select u.email::text, c.name, p.company_role = 'admin'
        from public.profiles p
        join public.companies c on c.id = p.company_id
        join auth.users u on u.id = p.id and u.email is not null and u.email_confirmed_at is not null and u.deleted_at is null
        where p.id = p_member and p.is_active;
end
$$;
