-- Notes who accepted an invitation.
-- Definer: no one may write invitations.
create function private.mark_invitation_accepted(p_id uuid, p_profile_id uuid, p_now timestamptz) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    update public.team_invitations i set accepted_at = p_now, accepted_by = p_profile_id where i.id = p_id
$$;
