-- Puts the caller's account to rest: nobody finds or sees it, every session ends, what was invited in its name holds no
-- more. Nothing is lost. Jobs of somebody without active colleagues pause, for nobody would answer. Returns {"state":
-- "deactivated" | "no_address" | "last_admin", "paused": jobs}: without a confirmed address there is no way back, and a
-- company with members always has an admin who is there.
create function private.deactivate_me(p_now timestamptz) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_profile public.profiles;
    v_alone boolean;
    v_paused integer := 0;
begin
    perform from auth.users u
    where u.id = v_me and u.email is not null and u.email_confirmed_at is not null for update;
    if not found then
        return jsonb_build_object('state', 'no_address');
    end if;
    select * into v_profile from public.profiles p where p.id = v_me for update;
    if v_profile.company_id is not null then
        perform private.lock_company(v_profile.company_id);
        v_alone := private.successor_of(v_me) is null;
        if v_profile.company_role = 'admin' and not v_alone and not exists (
            select from public.profiles p
            where p.company_id = v_profile.company_id and p.id <> v_me and p.company_role = 'admin' and p.is_active) then
            return jsonb_build_object('state', 'last_admin');
        elsif v_alone then
            update public.job_openings j set status = 'paused'
            where j.company_id = v_profile.company_id and j.status = 'open';
            get diagnostics v_paused = row_count;
        end if;
        update public.team_invitations i set revoked_at = p_now
        where i.invited_by = v_me and i.accepted_at is null and i.revoked_at is null;
    end if;
    update public.profiles p set is_active = false where p.id = v_me;
    update auth.users u set deactivated_at = p_now where u.id = v_me;
    perform private.note_event('user_deactivated');
    return jsonb_build_object('state', 'deactivated', 'paused', v_paused);
end
$$;
