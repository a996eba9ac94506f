-- Where an invitation stands: open, used, revoked, expired, closed (the company can't accept members), withdrawn (who
-- invited is gone or may not invite any more).
create function private.invitation_state(p_invitation public.team_invitations, p_now timestamptz) returns text
    language plpgsql stable
    set search_path = ''
as $$
begin
    return case
        when p_invitation.accepted_at is not null then 'used'
        when p_invitation.revoked_at is not null then 'revoked'
        when p_invitation.expires_at <= p_now then 'expired'
        when exists (
            select from public.companies c
            where c.id = p_invitation.company_id and c.approval_status in ('rejected', 'suspended')) then 'closed'
        when not private.may_invite(p_invitation.invited_by, p_invitation.company_id) then 'withdrawn'
        else 'open' end;
end
$$;
