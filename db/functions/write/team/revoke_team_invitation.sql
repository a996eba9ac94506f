-- Takes back an open invitation of the caller's company. False when there is none by this id; one that is over stays as
-- it is.
create function private.revoke_team_invitation(p_id uuid, p_now timestamptz) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_company_with('manage_team');
begin
    perform from public.team_invitations i where i.id = p_id and i.company_id = v_company for update;
    if not found then
        return false;
    end if;
    update public.team_invitations i set revoked_at = p_now
    where i.id = p_id and i.accepted_at is null and i.revoked_at is null;
    if found then
        perform private.note_event('invitation_revoked', null, jsonb_build_object('invitation', p_id, 'company', v_company));
    end if;
    return true;
end
$$;
