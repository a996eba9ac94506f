-- What an invitation's link leads to, for anyone who holds it: the company, who invites, where it stands. The invited
-- address is shown in full only to its owner; calls are counted. An unknown link is {"state": "unknown"}.
-- Definer: a stranger who holds the link reads no invitations, companies or profiles.
create function public.get_invitation(p_token text) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_invitation public.team_invitations;
    v_mine boolean;
begin
    select * into v_invitation from public.team_invitations i
    where i.token_hash = sha256(convert_to(coalesce(p_token, ''), 'UTF8'));
    if not found or (auth.uid() is not null and not private.is_session_active()) then
        return jsonb_build_object('state', 'unknown');
    end if;
    v_mine := exists (
        select from auth.users u
        where u.id = auth.uid() and u.email = v_invitation.email and u.email_confirmed_at is not null);
    return (
        select jsonb_build_object(
            'state', private.invitation_state(v_invitation, now()),
            'company', jsonb_build_object('name', c.name, 'logo_url', c.logo_url),
            'invited_by', (select nullif(p.full_name, '') from public.profiles p where p.id = v_invitation.invited_by),
            'permissions', v_invitation.permissions,
            'expires_at', v_invitation.expires_at,
            'for_you', v_mine,
            'accepted_by_you', v_mine and v_invitation.accepted_by = auth.uid(),
            'email', case when v_mine then v_invitation.email
                else left(v_invitation.email, 1) || '…@' || split_part(v_invitation.email, '@', 2) end)
        from public.companies c where c.id = v_invitation.company_id);
end
$$;
