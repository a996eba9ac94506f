-- Whether a company's team waits for this address: its owner may make an account where others may not. Asked by the auth
-- service.
-- Definer: the service's role reads no table of companies or teams.
create function auth.is_invited(p_email text) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return exists (
        select from public.team_invitations i
        join public.companies c on c.id = i.company_id and c.approval_status not in ('rejected', 'suspended')
        where i.email = p_email and i.accepted_at is null and i.revoked_at is null and i.expires_at > now());
end
$$;

revoke execute on function auth.is_invited(text) from public;
grant execute on function auth.is_invited(text) to devproof_system;
