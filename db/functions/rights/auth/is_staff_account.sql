-- Whether this account belongs to our staff. Asked by the auth service before a factor is added: a member of staff whose
-- only second factor is a passkey must have used it.
-- Definer: the service's role reads no profiles.
create function auth.is_staff_account(p_user_id uuid) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return coalesce((select is_internal_admin from public.profiles where id = p_user_id), false);
end
$$;

revoke execute on function auth.is_staff_account(uuid) from public;
grant execute on function auth.is_staff_account(uuid) to devproof_system;
