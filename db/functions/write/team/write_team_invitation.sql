-- Writes an invitation; an open one of the company to the same address is void from now on.
-- Definer: no one may write invitations or read whom they are for.
create function private.write_team_invitation(
    p_id uuid, p_company_id uuid, p_email text, p_permissions text[], p_invited_by uuid, p_token_hash bytea,
    p_now timestamptz, p_expires_at timestamptz
) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update public.team_invitations i set revoked_at = p_now
    where i.company_id = p_company_id and i.email = p_email and i.accepted_at is null and i.revoked_at is null;
    insert into public.team_invitations (id, company_id, email, permissions, invited_by, token_hash, created_at, expires_at)
    values (p_id, p_company_id, p_email, p_permissions, p_invited_by, p_token_hash, p_now, p_expires_at);
end
$$;
