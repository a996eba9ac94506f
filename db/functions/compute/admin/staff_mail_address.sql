-- Someone's confirmed address, for an email about what staff did to their account. Never returned to a client.
-- Definer: no role of a command reads auth.users.
create function private.staff_mail_address(p_id uuid) returns text
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return case when private.is_staff() then private.address_of(p_id) end;
end
$$;
