-- Takes back an invitation of a company if it is neither accepted nor revoked; whether it was open.
-- Definer: no one may write invitations.
create function private.revoke_team_invitation(p_id uuid, p_company_id uuid, p_now timestamptz) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update public.team_invitations i set revoked_at = p_now
    where i.id = p_id and i.company_id = p_company_id and i.accepted_at is null and i.revoked_at is null;
    return found;
end
$$;
