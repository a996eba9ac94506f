-- The confirmed address of a teammate of the caller, for an email that a command writes. Never returned to a client.
-- Definer: addresses of accounts are hidden from every role of the product.
create function private.team_address(p_profile_id uuid) returns text
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select u.email from auth.users u
        where u.id = p_profile_id and u.email_confirmed_at is not null and u.deleted_at is null
          and private.is_teammate(p_profile_id));
end
$$;
