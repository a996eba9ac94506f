-- Whether an account is its owner's own as far as this company's provider is concerned: they are no active member of the
-- company, and have a way in besides mail to their address. Asked by the auth service before a company's word opens it.
-- Definer: the service's role reads no profiles.
create function auth.is_own_account(p_user_id uuid, p_provider text) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return not exists (
            select from public.profiles p
            join auth.sso_providers s on s.company_id = p.company_id
            where p.id = p_user_id and p.is_active and p.role = 'employer' and 'sso:' || s.id = p_provider)
        and exists (
            select from auth.users u
            where u.id = p_user_id and (
                -- A password counts once the address is confirmed: before, a stranger may have set it.
                (u.password_hash is not null and u.email_confirmed_at is not null)
                or u.phone_confirmed_at is not null
                or exists (select from auth.passkeys k where k.user_id = u.id)
                or exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')
                or exists (
                    select from auth.identities i
                    where i.user_id = u.id and i.provider <> 'email' and i.provider not like 'sso:%')));
end
$$;

revoke execute on function auth.is_own_account(uuid, text) from public;
grant execute on function auth.is_own_account(uuid, text) to devproof_system;
