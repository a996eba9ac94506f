-- Someone's confirmed address, for an email of background work. Never returned to a client.
-- Definer: no role of a command reads auth.users.
create function private.address_of(p_profile_id uuid) returns text
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select u.email from auth.users u
        where u.id = p_profile_id and u.email_confirmed_at is not null and u.deleted_at is null);
end
$$;
