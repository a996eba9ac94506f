-- Writes an invitation by the caller; an open one to the same address is void from now on. Returns {"state": "invited" |
-- "not_approved" | "too_many_open" | "too_many_today"}: mail goes to strangers, so there are limits to it.
create function private.invite_to_team(
    p_id uuid, p_email text, p_permissions text[], p_token_hash bytea, p_now timestamptz, p_expires_at timestamptz
) returns text
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_company_with('manage_team');
begin
    if v_company is null then
        return 'not_allowed';
    end if;
    perform private.lock_company(v_company);
    -- Before the approval three in all: whoever makes companies to write to strangers gets no further.
    if (select c.approval_status from public.companies c where c.id = v_company) <> 'approved'
        and (select count(*) from public.team_invitations i where i.company_id = v_company) >= 3 then
        return 'not_approved';
    end if;
    if (select count(*) from public.team_invitations i
        where i.company_id = v_company and i.accepted_at is null and i.revoked_at is null and i.expires_at > p_now
          and i.email <> p_email) >= 50 then
        return 'too_many_open';
    elsif (select count(*) from public.team_invitations i
        where i.company_id = v_company and i.created_at > p_now - interval '1 day') >= 100
        or (select count(*) from public.team_invitations i
            where i.company_id = v_company and i.email = p_email and i.created_at > p_now - interval '1 day') >= 5 then
        return 'too_many_today';
    end if;
    update public.team_invitations i set revoked_at = p_now
    where i.company_id = v_company and i.email = p_email and i.accepted_at is null and i.revoked_at is null;
    insert into public.team_invitations (id, company_id, email, permissions, invited_by, token_hash, created_at, expires_at)
    values (p_id, v_company, p_email, p_permissions, auth.uid(), p_token_hash, p_now, p_expires_at);
    perform private.note_event('invitation_created', null, jsonb_build_object('invitation', p_id, 'company', v_company));
    return 'invited';
end
$$;
