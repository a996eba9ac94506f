-- Makes the caller a recruiter of the company that invited their confirmed address. Whoever is still in onboarding is
-- through with it. Returns {"state", …}: accepted, or why not: unknown, used, revoked, expired, closed, withdrawn,
-- another_address, job_seeker, in_company, no_name, staff.
--
-- They get what the one who invited them may still give: a right that was taken from that member meanwhile is not given.
create function private.accept_team_invitation(p_token_hash bytea, p_full_name text, p_now timestamptz) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_email text;
    v_profile public.profiles;
    v_invitation public.team_invitations;
    v_state text;
    v_name text;
    v_given text[];
begin
    select u.email into v_email from auth.users u
    where u.id = v_me and u.email_confirmed_at is not null and not u.is_anonymous;
    select * into v_profile from public.profiles p where p.id = v_me for update;
    select * into v_invitation from public.team_invitations i where i.token_hash = p_token_hash;
    if not found then
        return jsonb_build_object('state', 'unknown');
    end if;
    perform private.lock_company(v_invitation.company_id);
    select * into v_invitation from public.team_invitations i where i.id = v_invitation.id for update;
    -- Before anything else is told of it: a link that was passed on says nothing to anybody but whom it is for.
    if v_email is distinct from v_invitation.email then
        return jsonb_build_object('state', 'another_address');
    end if;
    if v_invitation.accepted_by = v_me and v_profile.company_id = v_invitation.company_id then
        return jsonb_build_object('state', 'accepted', 'company_id', v_invitation.company_id, 'again', true);
    end if;
    v_state := private.invitation_state(v_invitation, p_now);
    if v_state <> 'open' then
        return jsonb_build_object('state', v_state);
    elsif v_profile.is_internal_admin then
        return jsonb_build_object('state', 'staff');
    elsif v_profile.company_id is not null then
        return jsonb_build_object('state', 'in_company');
    elsif v_profile.role = 'job_seeker' and not v_profile.needs_onboarding then
        return jsonb_build_object('state', 'job_seeker');
    end if;
    v_name := coalesce(nullif(trim(p_full_name), ''), nullif(trim(v_profile.full_name), ''));
    if v_name is null then
        return jsonb_build_object('state', 'no_name');
    end if;
    v_given := array(
        select x from unnest(v_invitation.permissions) x
        where exists (
            select from public.profiles p
            where p.id = v_invitation.invited_by and (p.company_role = 'admin' or exists (
                select from public.recruiter_permissions r where r.profile_id = p.id and r.permission = x))));
    update public.profiles p
    set role = 'employer', company_id = v_invitation.company_id, company_role = 'recruiter', needs_onboarding = false,
        full_name = v_name,
        slug = case when p.needs_onboarding and p.slug like 'dev-%' then private.unique_slug('profiles', v_name) else p.slug end
    where p.id = v_me;
    delete from public.recruiter_permissions r where r.profile_id = v_me;
    insert into public.recruiter_permissions (profile_id, permission) select v_me, unnest(v_given);
    update public.team_invitations i set accepted_at = p_now, accepted_by = v_me where i.id = v_invitation.id;
    perform private.note_event('invitation_accepted', null, jsonb_build_object('invitation', v_invitation.id, 'company', v_invitation.company_id));
    return jsonb_build_object('state', 'accepted', 'company_id', v_invitation.company_id, 'again', false,
        'invited_by', v_invitation.invited_by, 'permissions', to_jsonb(v_given));
end
$$;
