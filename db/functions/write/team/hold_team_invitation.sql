-- The invitation that a link leads to, held until the transaction ends together with the caller's profile and the
-- company; with what accepting it depends on. `given` is what the member who invited may still give: a right that was
-- taken from them meanwhile is not in it. No row when the link leads nowhere.
-- Definer: the invited address, the link's hash, and the profile of the member who invited are hidden from the caller.
create function private.hold_team_invitation(p_token_hash bytea, p_now timestamptz) returns table (
    id uuid, company_id uuid, invited_by uuid, accepted_by uuid, state text, given text[], is_own_address boolean,
    own_company_id uuid, own_role text, own_name text, own_slug text, is_staff boolean, needs_onboarding boolean
)
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_invitation public.team_invitations;
begin
    perform from public.profiles p where p.id = auth.uid() for update;
    select * into v_invitation from public.team_invitations i where i.token_hash = p_token_hash;
    if not found then
        return;
    end if;
    perform private.lock_company(v_invitation.company_id);
    select * into v_invitation from public.team_invitations i where i.id = v_invitation.id for update;
    return query
        select v_invitation.id, v_invitation.company_id, v_invitation.invited_by, v_invitation.accepted_by,
            private.invitation_state(v_invitation, p_now),
            array(
                select x from unnest(v_invitation.permissions) x
                where exists (
                    select from public.profiles p
                    where p.id = v_invitation.invited_by and (p.company_role = 'admin' or exists (
                        select from public.recruiter_permissions r where r.profile_id = p.id and r.permission = x)))),
            exists (
                select from auth.users u
                where u.id = me.id and u.email = v_invitation.email and u.email_confirmed_at is not null
                  and not u.is_anonymous),
            me.company_id, me.role, me.full_name, me.slug, me.is_internal_admin, me.needs_onboarding
        from public.profiles me where me.id = auth.uid();
end
$$;
