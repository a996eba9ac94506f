-- Puts the caller's account to rest: no one finds or sees it, every session ends, what was invited in its name holds no
-- more. Nothing is lost. With p_pause_jobs the open jobs of their company pause; how many did.
-- Definer: no role of a command writes auth.users, is_active, or the jobs and invitations of a whole company.
create function private.rest_my_account(p_pause_jobs boolean, p_now timestamptz) returns bigint
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_paused bigint := 0;
begin
    if p_pause_jobs then
        update public.job_openings j set status = 'paused'
        from public.profiles p
        where p.id = v_me and j.company_id = p.company_id and j.status = 'open';
        get diagnostics v_paused = row_count;
    end if;
    update public.team_invitations i set revoked_at = p_now
    where i.invited_by = v_me and i.accepted_at is null and i.revoked_at is null;
    update public.profiles p set is_active = false where p.id = v_me;
    update auth.users u set deactivated_at = p_now where u.id = v_me;
    return v_paused;
end
$$;
