-- Deactivates someone's account for staff: every session ends, what was invited in their name holds no more, and no link
-- of theirs brings it back. With p_successor that colleague becomes the company's admin; with p_pause_jobs its open jobs
-- pause.
-- Definer: no role of a command writes auth.users, is_active, or the jobs and invitations of a company.
create function private.close_person(p_id uuid, p_successor uuid, p_pause_jobs boolean, p_now timestamptz) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    if p_successor is not null then
        perform private.make_admin(p_successor, p_id);
    end if;
    if p_pause_jobs then
        update public.job_openings j set status = 'paused'
        from public.profiles p
        where p.id = p_id and j.company_id = p.company_id and j.status = 'open';
    end if;
    update public.team_invitations i set revoked_at = p_now
    where i.invited_by = p_id and i.accepted_at is null and i.revoked_at is null;
    update public.profiles p set is_active = false where p.id = p_id;
    update auth.users u set deactivated_at = null where u.id = p_id;
    delete from auth.restore_links l where l.user_id = p_id;
end
$$;
